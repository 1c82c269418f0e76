"""Text files that people name, and what else they name by mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickback.records.files import LARGEST, NoText, text_in


def test_line_ends_of_every_system_read_alike(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"one\r\ntwo\rthree\n")
    assert text_in(tmp_path / "a.txt") == "one\ntwo\nthree\n"


@pytest.mark.parametrize(
    ("content", "reason"),
    [(None, "No such file"), (b"\xff\xfe\x00", "no text file"), (b"a" * (LARGEST + 1), "longer than 16,000,000")],
)
def test_what_is_no_text_is_told_with_its_name(tmp_path: Path, content: bytes | None, reason: str) -> None:
    path = tmp_path / "b.txt"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(NoText, match=f"b.txt: .*{reason}"):
        text_in(path)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no device without end here")
def test_a_device_without_end_is_not_read_for_ever() -> None:
    with pytest.raises(NoText, match="/dev/zero"):
        text_in(Path("/dev/zero"))
