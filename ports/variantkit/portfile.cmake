# The port lies in the library's own repository and builds what it finds there:
#   vcpkg install variantkit --overlay-ports=<this repository>/ports
cmake_path(SET SOURCE_PATH NORMALIZE "${CMAKE_CURRENT_LIST_DIR}/../..")

set(VCPKG_BUILD_TYPE release) # headers only

vcpkg_cmake_configure(
    SOURCE_PATH "${SOURCE_PATH}"
    OPTIONS
        -DVARIANTKIT_BUILD_TESTS=OFF
        -DVARIANTKIT_BUILD_EXAMPLES=OFF
        -DVARIANTKIT_BUILD_BENCHMARKS=OFF
        -DVARIANTKIT_BUILD_DOCS=OFF
)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH share/cmake/variantkit)
vcpkg_fixup_pkgconfig()

file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/usage" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
