# cmake -D settings=<file> -D source=<file.cpp> -P check.cmake
#
# Passes when <file.cpp> does not compile, the first line of the compiler's that has an error matches the first
# expectation of the file's leading lines, and its output matches every other:
#   // expect: a regular expression (CMake's)
#   // expect GNU: one for this compiler alone (a CMAKE_CXX_COMPILER_ID)
include(${settings})

function(fail text)
    message("${output}\nFAILED: ${text}")
    message(FATAL_ERROR "${source}")
endfunction()

file(READ ${source} rest)
set(expected_count 0)
while(rest MATCHES "^// expect( ([A-Za-z]+))?: ([^\n]+)\n")
    string(LENGTH "${CMAKE_MATCH_0}" length)
    if(NOT CMAKE_MATCH_2 OR CMAKE_MATCH_2 STREQUAL compiler_id)
        set(expected_${expected_count} "${CMAKE_MATCH_3}")
        math(EXPR expected_count "${expected_count} + 1")
    endif()
    string(SUBSTRING "${rest}" ${length} -1 rest)
endwhile()
if(expected_count EQUAL 0)
    fail("it expects nothing from ${compiler_id}")
endif()

list(TRANSFORM include_dirs PREPEND -I)
if(compiler_id STREQUAL MSVC)
    set(flags /nologo /std:c++20 /Zs)
else()
    set(flags -std=c++20 -fsyntax-only)
endif()
set(ENV{LC_ALL} C) # plain quotation marks in messages
execute_process(
    COMMAND ${compiler} ${flags} ${include_dirs} ${source}
    RESULT_VARIABLE result
    OUTPUT_VARIABLE output
    ERROR_VARIABLE output
)
if(result EQUAL 0)
    fail("it compiles")
endif()

math(EXPR last "${expected_count} - 1")
foreach(i RANGE ${last})
    if(NOT output MATCHES "${expected_${i}}")
        fail("the compiler does not say: ${expected_${i}}")
    endif()
endforeach()

# What comes first is what people read.
string(REGEX MATCH "[^\n]*error[: ][^\n]*" first_error "${output}")
if(NOT first_error MATCHES "${expected_0}")
    fail("the first error does not say: ${expected_0}")
endif()
