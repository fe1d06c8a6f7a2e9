# cmake -D ROOT=<repository> -D WORK=<directory> -D VERSION=<version> -D GENERATOR=<generator> -P check_port.cmake
#
# Runs the vcpkg port where there is no vcpkg: its functions are stood in for by what they do here. The result is a tree
# ${WORK}/packages/variantkit as vcpkg would put it into a project's prefix.
cmake_minimum_required(VERSION 3.25)
set(PORT variantkit)
set(port_directory ${ROOT}/ports/${PORT})
set(CURRENT_PACKAGES_DIR ${WORK}/packages/${PORT})
file(REMOVE_RECURSE ${WORK})

function(vcpkg_cmake_configure)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" SOURCE_PATH OPTIONS)
    execute_process(
        COMMAND ${CMAKE_COMMAND} -G ${GENERATOR} -S ${arg_SOURCE_PATH} -B ${WORK}/build ${arg_OPTIONS}
                -D CMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR}
        COMMAND_ERROR_IS_FATAL ANY
    )
endfunction()

function(vcpkg_cmake_install)
    execute_process(COMMAND ${CMAKE_COMMAND} --install ${WORK}/build COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# vcpkg looks for packages in share/<port>, and lets the targets' prefix be two directories above.
function(vcpkg_cmake_config_fixup)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" CONFIG_PATH "")
    file(GLOB files ${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}/*.cmake)
    if(NOT files)
        message(FATAL_ERROR "No package files in ${arg_CONFIG_PATH}")
    endif()
    foreach(file IN LISTS files)
        file(READ ${file} text)
        string(REGEX REPLACE "(get_filename_component\\(PACKAGE_PREFIX_DIR \"[^\"]+/\\.\\./\\.\\.)/\\.\\." "\\1" text "${text}")
        string(
            REGEX REPLACE
            "(get_filename_component\\(_IMPORT_PREFIX \"\\$\\{_IMPORT_PREFIX\\}\" PATH\\)\n)(get_filename_component\\(_IMPORT_PREFIX \"\\$\\{_IMPORT_PREFIX\\}\" PATH\\)\n)"
            "\\1"
            text "${text}"
        )
        cmake_path(GET file FILENAME name)
        file(WRITE ${CURRENT_PACKAGES_DIR}/share/${PORT}/${name} "${text}")
    endforeach()
    file(REMOVE_RECURSE ${CURRENT_PACKAGES_DIR}/share/cmake)
endfunction()

function(vcpkg_fixup_pkgconfig)
    if(NOT EXISTS ${CURRENT_PACKAGES_DIR}/share/pkgconfig/${PORT}.pc)
        message(FATAL_ERROR "No pkg-config file")
    endif()
endfunction()

function(vcpkg_install_copyright)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "" FILE_LIST)
    file(INSTALL ${arg_FILE_LIST} DESTINATION ${CURRENT_PACKAGES_DIR}/share/${PORT} RENAME copyright)
endfunction()

include(${port_directory}/portfile.cmake)

file(READ ${port_directory}/vcpkg.json manifest)
string(JSON name GET "${manifest}" name)
string(JSON version GET "${manifest}" version-semver)
if(NOT name STREQUAL PORT OR NOT version STREQUAL VERSION)
    message(FATAL_ERROR "vcpkg.json is of ${name} ${version}, the library of ${PORT} ${VERSION}")
endif()
foreach(file IN ITEMS share/${PORT}/copyright share/${PORT}/usage share/${PORT}/variantkit-config.cmake)
    if(NOT EXISTS ${CURRENT_PACKAGES_DIR}/${file})
        message(FATAL_ERROR "The package has no ${file}")
    endif()
endforeach()
foreach(directory IN ITEMS debug lib)
    if(EXISTS ${CURRENT_PACKAGES_DIR}/${directory})
        message(FATAL_ERROR "The package has a directory ${directory}, which vcpkg warns of")
    endif()
endforeach()
