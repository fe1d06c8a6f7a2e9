# How our own tests, examples and benchmarks are compiled. All of it stays in this directory and those below: nothing
# reaches a project that uses the library.
set(CMAKE_CXX_EXTENSIONS OFF)

if(MSVC)
    add_compile_options(/W4)
else()
    add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow)
    # At -O3 g++ 12 sees overlapping and overlong copies in std::string that cannot happen (GCC bugs 105651, 105329).
    # They are warnings still, but no errors.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
        add_compile_options(-Wno-restrict -Wno-error=array-bounds -Wno-error=stringop-overflow
                            -Wno-error=stringop-overread -Wno-error=maybe-uninitialized
        )
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
