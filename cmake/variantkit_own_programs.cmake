# How our own tests, examples and benchmarks are compiled. All of it stays in this directory and those below: nothing
# reaches a project that uses the library.
set(CMAKE_CXX_EXTENSIONS OFF)

if(MSVC)
    add_compile_options(/W4)
else()
    add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow)
    # g++ 12 sees overlapping copies in std::string's operator+ that cannot happen (GCC bug 105651).
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
        add_compile_options(-Wno-restrict)
    endif()
endif()

if(VARIANTKIT_NATIVE)
    add_compile_options(-march=native)
endif()

if(VARIANTKIT_SANITIZE)
    set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all)
    add_compile_options(${sanitizers} -fno-omit-frame-pointer)
    add_link_options(${sanitizers})
    # Sanitized code keeps gcc from seeing what is initialised.
    add_compile_options($<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
endif()

# Compile through ccache where there is one. The settings let it keep units that use a precompiled header.
find_program(VARIANTKIT_CCACHE ccache)
mark_as_advanced(VARIANTKIT_CCACHE)
if(PROJECT_IS_TOP_LEVEL AND VARIANTKIT_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${VARIANTKIT_CCACHE}
    )
    add_compile_options($<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
endif()
