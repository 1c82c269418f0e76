"""Builds of Kickback to compare with: of another commit, of another checkout, or installed somewhere.

What is built is kept in `.bench/` of the checkout, by commit or content, and is as this build is: compiled or plain.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

import kickback
from kickback.engine import COMPILED
from kickback.lab.coverage import checkout

KEPT = ".bench"
NEEDED = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE", "src")  # for a build


class NoBuild(Exception):
    """There is nothing to compare with, and why."""


@dataclass(frozen=True)
class Build:
    """A name for people, and the folder that holds the package."""

    name: str
    folder: Path


def this_build() -> Build:
    return Build("this build", Path(kickback.__file__).parent.parent)


def other_build(said: str, tell: Callable[[str], None]) -> Build:
    """The build of a commit, or of a folder: a checkout, an environment, or where the package lies."""
    folder = Path(said)
    if not folder.is_dir():
        return of_commit(said, checkout(), tell)
    if (folder / "kickback" / "__init__.py").is_file():
        return Build(said, folder.resolve())
    installed = [path.parent for path in folder.glob("[Ll]ib/**/site-packages/kickback")]
    if installed:
        return Build(said, installed[0].resolve())
    if not (folder / "src" / "kickback").is_dir():
        raise NoBuild(f"'{said}' holds no Kickback: name a commit, a checkout, or a folder with the package")
    if not COMPILED:
        return Build(said, (folder / "src").resolve())
    return kept(said, f"folder-{content(folder)}", lambda place: copied(folder, place), checkout(), tell)


def of_commit(said: str, root: Path, tell: Callable[[str], None]) -> Build:
    found = git(root, "rev-parse", "--verify", "--quiet", f"{said}^{{commit}}")
    if found.returncode:
        raise NoBuild(f"'{said}' is neither a folder nor a commit of {root}")
    commit = found.stdout.decode().strip()
    name = said if commit.startswith(said) else f"{said} ({commit[:10]})"
    return kept(name, commit[:16], lambda place: unpacked(root, commit, place), root, tell)


def git(root: Path, *words: str) -> subprocess.CompletedProcess[bytes]:
    try:
        return subprocess.run(["git", "-C", str(root), *words], capture_output=True, check=False)
    except FileNotFoundError:
        raise NoBuild("there is no git here, so name a folder instead of a commit") from None


def unpacked(root: Path, commit: str, place: Path) -> None:
    packed = git(root, "archive", "--format=tar", commit)
    if packed.returncode:
        raise NoBuild(packed.stderr.decode(errors="replace").strip())
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
        archive.extractall(place, filter="data")


def copied(folder: Path, place: Path) -> None:
    place.mkdir(parents=True)
    for name in NEEDED:
        if (folder / name).is_dir():
            left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
            shutil.copytree(folder / name, place / name, ignore=left_out)
        elif (folder / name).is_file():
            shutil.copy(folder / name, place / name)


def content(folder: Path) -> str:
    """A fingerprint of what a build depends on."""
    found = sha256()
    for path in sorted((folder / "src").rglob("*")):
        if path.suffix in {".py", ".md", ".toml"}:
            found.update(f"{path.relative_to(folder)}\n".encode() + path.read_bytes())
    for name in NEEDED[:2]:
        found.update((folder / name).read_bytes())
    return found.hexdigest()[:16]


def kept(name: str, key: str, fetch: Callable[[Path], None], root: Path, tell: Callable[[str], None]) -> Build:
    """The build under that key, made now if it was not made before."""
    kind = f"compiled-{sys.implementation.cache_tag}" if COMPILED else "plain"
    place = root / KEPT / f"{key}-{kind}"
    package = place / ("package" if COMPILED else "source/src")
    if place.is_dir():
        return Build(name, package)
    tell(f"building {name}" if COMPILED else f"unpacking {name}")
    unfinished = place.with_name(f"{place.name}.{os.getpid()}")
    shutil.rmtree(unfinished, ignore_errors=True)
    try:
        fetch(unfinished / "source")
        if COMPILED:
            compiled(unfinished / "source", unfinished / "package")
        unfinished.rename(place)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return Build(name, package)


def compiled(source: Path, place: Path) -> None:
    """Installs a source tree into a folder, compiled or not at all, by the mypyc at hand or one that pip gets."""
    surroundings = {word: value for word, value in os.environ.items() if word not in ("KICKBACK_PURE", "PYTHONPATH")}
    install = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-compile", "--target", str(place), str(source)]
    ways = [install]
    if find_spec("mypyc") is not None and find_spec("setuptools") is not None:
        ways.insert(0, [*install, "--no-build-isolation", "--check-build-dependencies"])
    log = ""
    for way in ways:
        shutil.rmtree(place, ignore_errors=True)
        done = subprocess.run(
            way, env=surroundings | {"KICKBACK_COMPILED": "1"}, capture_output=True, text=True, check=False
        )
        if done.returncode == 0:
            return
        log += done.stdout + done.stderr
    raise NoBuild(f"it could not be built:\n{log.strip()[-3000:]}")
