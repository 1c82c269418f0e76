"""A pytest plugin: runs the tests that name a clause, and notes which ones and whether they passed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--proofs", help="write which test proves which clause to this file")


class Proofs:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.clauses: dict[str, list[str]] = {}
        self.faults: dict[str, str] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.get_closest_marker("proves")]
        for item in items:
            named = [str(clause) for mark in item.iter_markers("proves") for clause in mark.args]
            self.clauses[item.nodeid] = named
            self.faults[item.nodeid] = "was not run"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.faults[report.nodeid] = ""
        elif report.failed:
            self.faults[report.nodeid] = "failed"

    def pytest_sessionfinish(self) -> None:
        proofs = [(name.split("::", 1)[-1], clauses, self.faults[name]) for name, clauses in self.clauses.items()]
        self.path.write_text(json.dumps(proofs), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    path = config.getoption("--proofs")
    if path:
        config.pluginmanager.register(Proofs(Path(str(path))))
