"""Compiles the engine, the games and what a server does most of the time, with mypyc, where that works.

Where it does not, plain Python is installed.

KICKBACK_PURE=1      plain Python, nothing is compiled
KICKBACK_COMPILED=1  compiled or not at all: what goes wrong fails the build instead of falling back
KICKBACK_OPT=0...3   how hard the C compiler tries (3)
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Callable
from functools import partial
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any  # the compiler's options are setuptools' own affair

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = (
    *Path("src/kickback/engine").rglob("*.py"),
    *Path("src/kickback/games").rglob("*.py"),
    Path("src/kickback/records/match.py"),
    *[
        Path(f"src/kickback/server/{name}.py")  # no module that waits: compiled coroutines have crashed
        for name in (
            "answering",
            "audience",
            "course",
            "due",
            "framing",
            "judging",
            "teams",
            "telling",
            "timing",
            "wire",
        )
    ],
)
GROUP = "kickback"
DECLARED = Path(f"build/__native_internal_{GROUP}.h")  # every compiled file begins with it
# What these import and is not compiled is none of this build's affair, and its libraries need not be there.
FLAGS = ("--follow-imports=silent", "--ignore-missing-imports")
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}
BINARY = {".so", ".pyd"}


def asked(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")


def pure(reason: str) -> list[Extension]:
    if asked("KICKBACK_COMPILED"):
        raise SystemExit(f"kickback: KICKBACK_COMPILED is set, but {reason}")
    print(f"kickback: installing plain Python, slower but complete: {reason}", file=sys.stderr)
    return []


def compiler() -> str:
    """The C compiler's program as setuptools would call it; empty where it finds one by itself (Windows)."""
    if os.name == "nt":
        return ""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def extensions() -> list[Extension]:
    """All compiled modules as one group, so that calls between them stay direct."""
    if not BUILDING.intersection(sys.argv):
        return []
    if asked("KICKBACK_PURE"):
        return pure("KICKBACK_PURE is set")
    cc = compiler()
    if cc and not shutil.which(cc):
        return pure(f"there is no C compiler ({cc})")
    try:
        from mypyc.build import mypycify
    except ImportError as problem:
        return pure(f"mypyc is not available ({problem})")
    sources = [*FLAGS, *sorted(str(path) for path in COMPILED)]
    try:
        effort = os.environ.get("KICKBACK_OPT", "3")
        found = mypycify(sources, opt_level=effort, debug_level="0", multi_file=True, group_name=GROUP)
    except (Exception, SystemExit) as problem:  # mypyc leaves by either way
        print(problem, file=sys.stderr)
        return pure("mypyc did not accept the sources (see above)")
    modules = [module for module in found if isinstance(module, Extension)]
    if os.name != "nt":  # a call from one file to another need not ask who else might answer it
        for module in modules:
            module.extra_compile_args += ["-fvisibility=hidden"]
    return modules


class Modules(build_py):
    """Files of an earlier build must not slip into this one; its compiled modules are reused if unchanged."""

    def run(self) -> None:
        if not self.editable_mode:
            for left in Path(self.build_lib).rglob("*"):
                if left.is_file() and left.suffix not in BINARY:
                    left.unlink()
        super().run()


def read_ahead(compile_all: Callable[..., list[str]], options: dict[str, Any]) -> dict[str, Any]:
    """The options of a file that begins with what the group declares, a megabyte of it, read once instead of each time.

    The compiler writes the same as without. Apple's cannot keep what it reads for two processors.
    """
    if sys.platform != "linux":
        return options
    try:
        (known,) = compile_all([str(DECLARED)], **options)
    except Exception as problem:
        print(problem, file=sys.stderr)
        return options
    Path(known).replace(f"{DECLARED}.gch")
    return {**options, "extra_postargs": [*(options.get("extra_postargs") or []), "-include", str(DECLARED)]}


def side_by_side(compile_all: Callable[..., list[str]], sources: list[str], **options: Any) -> list[str]:
    """Compiles on all cores at once; setuptools takes the files of one extension one after the other."""
    own = {source for source in sources if Path(source).name.startswith("__native_")}
    quick = read_ahead(compile_all, options) if own else options
    with ThreadPool(os.cpu_count() or 1) as pool:
        done = pool.map(
            lambda source: compile_all([source], **(quick if source in own else options)), sources, chunksize=1
        )
    return [compiled for one in done for compiled in one]


class CompiledModules(build_ext):
    """Compiled modules, all or none: half a group could not be imported."""

    def build_extensions(self) -> None:
        self.compiler.src_extensions = [*self.compiler.src_extensions, DECLARED.suffix]
        self.compiler.compile = partial(side_by_side, self.compiler.compile)
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            print(problem, file=sys.stderr)
            self.extensions = pure("the C compiler failed (see above)")
        built = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        for left in Path(self.build_lib).rglob("*"):
            if left.suffix in BINARY and left not in built:
                left.unlink()


setup(ext_modules=extensions(), cmdclass={"build_py": Modules, "build_ext": CompiledModules})
