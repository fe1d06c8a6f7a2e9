# Packages of the library: cpack -G TGZ or cpack -G DEB, in the build directory.
set(CPACK_PACKAGE_NAME variantkit)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_CONTACT "the authors of variantkit")
set(CPACK_PACKAGE_VENDOR variantkit)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_RESOURCE_FILE_README ${PROJECT_SOURCE_DIR}/README.md)
set(CPACK_GENERATOR TGZ)
set(CPACK_VERBATIM_VARIABLES ON)

# Headers are the same on every machine.
set(CPACK_PACKAGE_FILE_NAME variantkit-${PROJECT_VERSION})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_NAME libvariantkit-dev)
set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_PACKAGE_DEPENDS librange-v3-dev)

# cpack -G TGZ --config CPackSourceConfig.cmake packs the sources.
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME variantkit-${PROJECT_VERSION}-source)
set(CPACK_SOURCE_IGNORE_FILES /\\.git/ /build/ /build-.*/ /\\.cache/)

include(CPack)
