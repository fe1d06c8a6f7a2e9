"""check_recipe.py REPOSITORY VERSION WORK

Runs the Conan recipe where there is no Conan: what it imports is stood in for by what it does here. The result is the
package WORK/package.
"""

import importlib.util
import pathlib
import shutil
import subprocess
import sys
import types

repository, version, work = pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3])
shutil.rmtree(work, ignore_errors=True)
sys.dont_write_bytecode = True


class ConanFile:
    def __init__(self):
        self.recipe_folder = str(repository)
        self.source_folder = str(work / "source")
        self.build_folder = str(work / "build")
        self.package_folder = str(work / "package")
        self.required = []
        self.info = types.SimpleNamespace(clear=lambda: None)
        self.cpp_info = types.SimpleNamespace(properties={})
        self.cpp_info.set_property = self.cpp_info.properties.__setitem__

    def requires(self, reference):
        self.required.append(reference)


class CMakeToolchain:
    last = None

    def __init__(self, recipe):
        self.cache_variables = {}

    def generate(self):
        CMakeToolchain.last = self


class CMakeDeps:
    def __init__(self, recipe):
        pass

    def generate(self):
        pass


class CMake:
    def __init__(self, recipe):
        self.recipe = recipe

    def configure(self):
        variables = [f"-D{name}={'ON' if value else 'OFF'}" for name, value in CMakeToolchain.last.cache_variables.items()]
        folders = ["-S", self.recipe.source_folder, "-B", self.recipe.build_folder]
        subprocess.run(["cmake", *folders, *variables, f"-DCMAKE_INSTALL_PREFIX={self.recipe.package_folder}"], check=True)

    def install(self):
        subprocess.run(["cmake", "--install", self.recipe.build_folder], check=True)


def copy(recipe, pattern, src, dst):
    pathlib.Path(dst).mkdir(parents=True, exist_ok=True)
    for file in pathlib.Path(src).glob(pattern):
        shutil.copy(file, dst)


def module(name, **members):
    sys.modules[name] = types.ModuleType(name)
    sys.modules[name].__dict__.update(members)


module("conan", ConanFile=ConanFile)
module("conan.tools")
module("conan.tools.build", check_min_cppstd=lambda recipe, standard: None, can_run=lambda recipe: True)
module("conan.tools.cmake", CMake=CMake, CMakeDeps=CMakeDeps, CMakeToolchain=CMakeToolchain, cmake_layout=lambda recipe: None)
module("conan.tools.files", copy=copy, load=lambda recipe, path: pathlib.Path(path).read_text())


def load_recipe(path):
    spec = importlib.util.spec_from_file_location(path.parent.name, path)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    (recipe,) = [kind for kind in vars(loaded).values() if isinstance(kind, type) and kind.__base__ is ConanFile]
    return recipe()


recipe = load_recipe(repository / "conanfile.py")
recipe.set_version()
assert recipe.version == version, f"the recipe says {recipe.version}, the library {version}"

# What the recipe exports is all that it may need.
for pattern in recipe.exports_sources:
    for file in repository.glob(pattern if "*" not in pattern else pattern.replace("*", "**/*")):
        if file.is_file():
            target = work / "source" / file.relative_to(repository)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)

for step in ("requirements", "validate", "layout", "generate", "build", "package", "package_id", "package_info"):
    getattr(recipe, step)()

assert len(recipe.required) == 1 and recipe.required[0].startswith("range-v3/"), recipe.required
for wanted in ["licenses/LICENSE", "include/variantkit/variantkit.hpp", *recipe.cpp_info.properties["cmake_build_modules"]]:
    assert (work / "package" / wanted).is_file(), f"the package has no {wanted}"

consumer = load_recipe(repository / recipe.test_package_folder / "conanfile.py")
consumer.tested_reference_str = f"{recipe.name}/{recipe.version}"
consumer.requirements()
assert consumer.required == [f"variantkit/{version}"], consumer.required
print(f"variantkit/{version} is packed")
