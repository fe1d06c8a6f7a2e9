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
