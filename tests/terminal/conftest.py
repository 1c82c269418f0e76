"""No test reads or writes the settings of whoever runs it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickback.terminal import signs


@pytest.fixture(autouse=True)
def at_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("config")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder))
    monkeypatch.setenv("APPDATA", str(folder))
    monkeypatch.setattr(signs.Ink, "ascii", False)
    monkeypatch.setattr(signs, "only_ascii", lambda: False)
    return folder
