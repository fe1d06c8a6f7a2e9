import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load


class variantkit(ConanFile):
    """conan create . --build=missing"""

    name = "variantkit"
    description = "Board games of the chess family, as C++20 types"
    license = "BSL-1.0"
    topics = ("chess", "chess-variants", "board-games", "header-only")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    exports_sources = "CMakeLists.txt", "cmake/*", "include/*", "LICENSE", "README.md"
    no_copy_source = True
    test_package_folder = "tests/consumer/conan"

    def set_version(self):
        # The version stands in CMakeLists.txt alone.
        text = load(self, os.path.join(self.recipe_folder, "CMakeLists.txt"))
        self.version = re.search(r"^ +VERSION ([0-9.]+)$", text, re.MULTILINE).group(1)

    def requirements(self):
        self.requires("range-v3/[>=0.12 <1]")

    def validate(self):
        check_min_cppstd(self, 20)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        for part in ("TESTS", "EXAMPLES", "BENCHMARKS", "DOCS"):
            toolchain.cache_variables[f"VARIANTKIT_BUILD_{part}"] = False
        toolchain.generate()
        CMakeDeps(self).generate()

    def build(self):
        CMake(self).configure()

    def package(self):
        CMake(self).install()
        copy(self, "LICENSE", src=self.source_folder, dst=os.path.join(self.package_folder, "licenses"))

    def package_id(self):
        self.info.clear()

    def package_info(self):
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
        self.cpp_info.set_property("cmake_file_name", "variantkit")
        self.cpp_info.set_property("cmake_target_name", "variantkit::variantkit")
        self.cpp_info.set_property(
            "cmake_build_modules", [os.path.join("share", "cmake", "variantkit", "variantkit_constexpr_limits.cmake")]
        )
        self.cpp_info.requires = ["range-v3::range-v3"]
