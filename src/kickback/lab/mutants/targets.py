"""What faults are planted in, and what must notice: a game with its scenarios and tests, or the engine with all."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Final

from kickback.lab.mutants.jobs import SOAK

ENGINE: Final = "engine"
SHARED: Final = ""  # no path
# The roles, by the name of a module or folder, that are no rules: imagining has its own statistics, words have readers,
# and what is made up for a soak may be anything.
NO_RULES: Final = {"worlds", "story", "prompts", "report", "messages", "invent"}


@dataclass
class Target:
    """Plain data: it travels to other processes."""

    name: str
    package: str
    modules: dict[str, str]  # by module name, the path of its source
    scenarios: list[str]
    tests: list[str]  # folders and files for pytest
    root: str  # where pytest is called
    first: list[str] = field(default_factory=list)  # modules that are loaded once for all trials: they know no target
    then: list[str] = field(default_factory=list)  # and those that are loaded with the fault already in place
    soaked: list[str] = field(default_factory=list)  # games of which some are soaked, when nothing else has noticed
    paths: list[str] = field(default_factory=list)  # where Python looks first
    shortest: float = 2.0  # seconds of processor time that any check may take
    left_out: dict[str, str] = field(default_factory=dict)  # games that cannot notice anything, and why

    def plain(self) -> dict[str, object]:
        return asdict(self)

    def prints(self) -> dict[str, str]:
        """By path, a fingerprint of every scenario and file of tests; under `SHARED` of all that the tests share."""
        found = {path: fingerprint([Path(path)]) for path in self.scenarios}
        shared: list[Path] = []
        for path in map(Path, self.tests):
            own = [path] if path.is_file() else sorted(one for one in path.rglob("*") if one.is_file())
            found |= {str(one): fingerprint([one]) for one in own if is_test(one)}
            shared += [one for one in own if not is_test(one) and "__pycache__" not in one.parts]
            shared += sorted(path.parent.glob("*.py"))
        return found | {SHARED: f"{fingerprint(shared)}+{SOAK}" if self.soaked else fingerprint(shared)}

    def of_tests(self) -> str:
        """A fingerprint of all that may notice a fault."""
        return fingerprint_of(f"{path} {one}" for path, one in self.prints().items())

    def sources(self) -> dict[str, str]:
        """By module, a fingerprint of its source."""
        return {module: fingerprint([Path(path)]) for module, path in self.modules.items()}


def is_test(path: Path) -> bool:
    return path.suffix == ".py" and path.name.startswith("test_")


def fingerprint_of(lines: Iterable[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def fingerprint(files: Iterable[Path]) -> str:
    found = sha256()
    for path in files:
        found.update(f"{path.name}\0".encode() + path.read_bytes())
    return found.hexdigest()[:16]


def target(name: str, sources: Path, root: Path) -> Target:
    """`sources` is the folder of the package kickback, `root` the checkout with its tests."""
    tests = root / "tests"
    if name == ENGINE:
        modules = modules_of(sources / "engine", "kickback.engine")
        left_out = {game: why for game in games(sources) if (why := cannot_load(f"kickback.games.{game}"))}
        names = [game for game in games(sources) if game not in left_out]
        then = ["kickback.records.check", *(f"kickback.games.{game}" for game in names)]
        soaked = [game.replace("_", "-") for game in names]
        scenarios = [str(path) for game in soaked for path in sorted((tests / "scenarios" / game).glob("*.txt"))]
        checks = [str(tests / "engine")]
        whole = Target(name, "kickback.engine", modules, scenarios, checks, str(root), [], then, soaked)
        whole.left_out = left_out
        return whole
    folder = name.replace("-", "_")
    package = f"kickback.games.{folder}"
    modules = rules_of(modules_of(sources / "games" / folder, package))
    scenarios = sorted(map(str, (tests / "scenarios" / name).glob("*.txt")))
    first = ["kickback.records.check"]
    return Target(name, package, modules, scenarios, [str(tests / "games" / folder)], str(root), first, [], [name])


def games(sources: Path) -> list[str]:
    """Their folders."""
    return sorted(path.parent.name for path in (sources / "games").glob("*/__init__.py"))


def cannot_load(module: str) -> str:
    """Why not, or nothing: one broken game must not keep the engine from being tried with the others."""
    try:
        import_module(module)
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"
    return ""


def modules_of(folder: Path, package: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        steps = parts[:-1] if parts[-1] == "__init__" else parts
        found[".".join((package, *steps))] = str(path)
    return found


def rules_of(modules: dict[str, str]) -> dict[str, str]:
    """The modules that hold rules: neither those that go by another role, nor those that only such modules use.

    The package itself is the door to the game, so it stays, though some words may come in through it.
    """
    door = min(modules, key=len)
    others = {name for name in modules if NO_RULES & set(name.split("."))}
    users: dict[str, set[str]] = {name: set() for name in modules}
    for name, path in modules.items():
        for used in imports(Path(path).read_bytes()):
            if used in users and used != name:
                users[used].add(name)
    while True:
        more = {name for name in modules if name not in {door, *others} and users[name] and users[name] <= others}
        if not more:
            return {name: path for name, path in modules.items() if name not in others}
        others |= more


def imports(source: bytes) -> set[str]:
    """All modules a source may load; `from a import b` may mean a.b."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{name.name}" for name in node.names)
    return found
