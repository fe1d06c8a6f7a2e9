# cmake -D OUTPUT=<file> -D VERSION=<version> -P cmake/single_include.cmake
#
# Writes the whole library as one header: every header that variantkit.hpp leads to, each once, where it is first
# included. Includes of other libraries stay where they are.
cmake_minimum_required(VERSION 3.25)

cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH root)
foreach(argument IN ITEMS OUTPUT VERSION)
    if(NOT ${argument})
        message(FATAL_ERROR "single_include.cmake: -D ${argument}=... is missing")
    endif()
endforeach()

set(seen)
set(whole)

# Appends a header, and before it those that it includes.
function(append_header header)
    if(header IN_LIST seen)
        return()
    endif()
    list(APPEND seen ${header})
    file(READ ${root}/include/${header} rest)
    string(REPLACE "#pragma once\n" "" rest "${rest}")

    set(text)
    while(rest MATCHES "#include <(variantkit/[a-z0-9_/]+\\.hpp)>\n")
        set(included ${CMAKE_MATCH_1})
        string(FIND "${rest}" "${CMAKE_MATCH_0}" begin)
        string(SUBSTRING "${rest}" 0 ${begin} before)
        string(LENGTH "${CMAKE_MATCH_0}" length)
        math(EXPR end "${begin} + ${length}")
        string(SUBSTRING "${rest}" ${end} -1 rest)
        string(APPEND text "${before}")
        append_header(${included})
    endwhile()
    string(APPEND text "${rest}")

    string(APPEND whole "\n// --- ${header}\n${text}")
    set(seen "${seen}" PARENT_SCOPE)
    set(whole "${whole}" PARENT_SCOPE)
endfunction()

append_header(variantkit/variantkit.hpp)

string(REGEX REPLACE "\n\n\n+" "\n\n" whole "${whole}")

file(READ ${root}/LICENSE license)
set(head "// variantkit ${VERSION} in one header, made by cmake/single_include.cmake.\n/*\n${license}*/\n#pragma once\n")
file(WRITE ${OUTPUT} "${head}${whole}")
