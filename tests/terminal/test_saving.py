"""Nothing is lost: saving, leaving, taking up again."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from kickback.engine.bans import Ban, Refused
from kickback.engine.seats import EYE
from kickback.records.match import replayed
from kickback.records.record import read as read_record
from kickback.terminal.saving import rescue
from kickback.terminal.start import play
from tests.terminal.pipes import PROMPT, sat_down, scripted, table_of


def test_a_resumed_game_is_the_same_table_and_goes_on_as_it_would_have(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    moves = ["1", "2", "3", "1", "2", "1", "4", "1"]
    straight = scripted([*moves, f"save {tmp_path / 'straight.txt'}", "quit"])
    first = scripted([*moves[:4], f"save {file}", "quit"])
    assert first.code == 0
    again = scripted([*moves[4:], f"save {file}", "quit"], None, resume=file)
    assert again.code == 0
    whole, resumed = (replayed(read_record(p.read_text())) for p in (tmp_path / "straight.txt", file))
    assert whole.said == resumed.said, "the bots, too, go on as they would have"
    assert whole.table.view(EYE).plain() == resumed.table.view(EYE).plain()
    asked = [page[page.rindex("Asked:") :].partition("Ann>")[0] for page in (straight.page, again.page)]
    assert asked[0] == asked[1], "the same question, in the same words"


def test_the_page_after_a_resume_shows_the_table_as_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    first = scripted(["1", "2", f"save {file}", "quit"])
    left = first.page[first.page.rindex("Asked:") : first.page.rindex("Ann>\nSaved")]
    resumed = scripted(["quit"], None, resume=file)
    assert left in resumed.page
    assert len(PROMPT.findall(resumed.page)) == 1
    assert resumed.code == 0, "nothing new was said, so nothing is asked about saving"


def test_people_and_bots_come_back_under_their_names(tmp_path: Path) -> None:
    file = tmp_path / "names.txt"
    scripted(["", "1", "", "1", "", f"save {file}", "quit"], people=["Zoë", "Bo"], bots=["random", "heuristic:shark"])
    header = read_record(file.read_text(encoding="utf-8")).header
    assert header["names"] == "A=Zoë, B=Bo, C=Clara (bot random), D=Dev (bot heuristic:shark)"
    page = scripted([""], None, resume=file).page
    assert "Zoë" in page


def test_a_record_without_names_gives_seat_a_to_a_person() -> None:
    scenario = Path(__file__).parent.parent / "scenarios" / "scapegoat" / "ex22a-hot-potato-exact.txt"
    session = scripted(["quit"], None, resume=scenario)
    assert session.code == 0, session.errors
    assert "Ann>" in session.page
    assert "sealed" not in session.page, "a rigged deal promises nothing"


def test_a_finished_game_can_be_looked_at_again(tmp_path: Path) -> None:
    file = tmp_path / "over.txt"
    first = scripted(["bot", f"save {file}"], given={"victory-hand": "5"})
    again = scripted(["log", "rules win", "nonsense", "quit"], None, resume=file)
    assert again.code == 0
    told = first.page[first.page.index("== the report ==") :].partition("Enter to leave")[0]
    assert told in again.page
    assert "“nonsense” is nothing to say here" in again.page


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("hello\n", "no header line"),
        ("kickback: 1\ngame: chess\nseats: A B\n\n", "no game 'chess'"),
        ("kickback: 1\ngame: scapegoat\nseats: A B C\nrules: 99\n\n", "rules version 99"),
        ("kickback: 1\ngame: scapegoat\nseats: A B C\nseed: 7\n\nA up KS\n", "line 6"),
        ("kickback: 1\ngame: scapegoat\nseats: A B C\nnames: A=Ann, B=Bo (bot wizard)\n\n", "no bot 'wizard'"),
        ("kickback: 1\ngame: scapegoat\nseats: A B\n\n", "SCG-SETUP-1"),
        ("kickback: 1\ngame: corporate-espionage\nseats: A B\noptions: teams=shared\nseed: 7\n\n", "kickback serve"),
    ],
)
def test_a_broken_record_is_refused_in_words(text: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.txt"
    file.write_text(text, encoding="utf-8")
    session = scripted(["quit"], None, resume=file)
    assert session.code == 2
    assert reason in session.errors
    file.write_bytes(b"\xff\xfe\x00")
    assert "no text file" in scripted([], None, resume=file).errors


def test_names_and_talk_in_a_record_cannot_command_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "evil.txt"
    text = 'kickback: 1\ngame: scapegoat\nseats: A B C\nnames: A=Ann, B=\x1b[2JEve\nseed: 7\n\nB say "\\u001b[31mboo"\n'
    file.write_text(text, encoding="utf-8")
    page = scripted([""], None, resume=file).page
    assert "\x1b" not in page
    assert "boo" in page


def test_another_file_is_never_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "500")
    diary, other = tmp_path / "diary.txt", tmp_path / "other.txt"
    diary.write_text("dear diary")
    scripted(["1", f"save {other}", "quit"], seed="another game")
    before = other.read_text()
    session = scripted(["1", f"save {diary}", f"save {other}", f"save {tmp_path}", "quit", str(diary), "n"])
    assert session.code == 0
    assert diary.read_text() == "dear diary"
    assert other.read_text() == before
    assert session.page.count("Not saved:") == 4
    assert session.page.count("is there already and is not this game") == 3


def test_saving_again_replaces_the_older_save_of_this_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    scripted(["1", f"save {file}", "1", f"save {file}", "quit"])
    assert sum(line.startswith("A ") for line in file.read_text().splitlines()) == 2
    assert list(tmp_path.iterdir()) == [file]


def test_leaving_asks_before_anything_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert scripted(["quit"]).page.count("Save the game first?") == 0, "nothing was said yet"
    for answer, files in (("", 1), ("y", 1), ("no", 0), ("mine", 1)):
        for old in tmp_path.iterdir():
            old.unlink()
        assert scripted(["1", "quit", answer]).code == 0
        assert len(list(tmp_path.iterdir())) == files


def test_an_unwritable_folder_does_not_cost_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    session = table_of(sat_down(lambda _: None)[0])
    session.match.act(0, session.match.table.legal(0)[0])
    gone.rmdir()
    spare = tmp_path / "spare"
    spare.mkdir()
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(spare))
    said = rescue(session)
    assert f"kickback play --resume {spare}" in said
    assert len(list(spare.iterdir())) == 1
    session.saved = 0
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(gone))
    assert rescue(session) == "The game could not be saved."


def test_a_fault_of_the_program_does_not_cost_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for fault in (IndexError("oops"), Refused("B up 5C", Ban("SCG-TURN-1", "oops"))):

        def broken(*_: object, fault: Exception = fault) -> None:
            raise fault

        monkeypatch.setattr("kickback.terminal.plain.play.rules", broken)
        session = scripted(["1", "rules turn"])
        assert session.code == 1
        assert f"A fault of the program, not yours: {type(fault).__name__}: " in session.errors
        assert "kickback play --resume" in session.errors
        (saved,) = tmp_path.iterdir()
        saved.unlink()


def test_a_reader_that_goes_away_does_not_cost_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Pipe(StringIO):
        def write(self, text: str, /) -> int:
            if "Asked:" in self.getvalue() and "You picked" in text:
                raise BrokenPipeError
            return super().write(text)

    monkeypatch.chdir(tmp_path)
    with pytest.raises(BrokenPipeError):
        play("scapegoat", seed="7", stdin=StringIO("1\n1\n1\n"), stdout=Pipe(), stderr=StringIO())
    assert len(list(tmp_path.iterdir())) == 1


def test_undo_takes_back_an_unfinished_choice_and_nothing_else() -> None:
    """Wallet's choices are made in steps; Scapegoat's are not."""
    session = scripted(["undo", "buy", "undo", "log", "undo", "quit"], "wallet", seed="undo 7")
    assert session.code == 0
    assert session.page.count("There is no unfinished choice to take back") == 2
    before, _, between, after = session.page.split("Ann>\n")[:4]
    question = next(line for line in before.splitlines() if line.startswith("Asked:"))
    assert "Two things wrong" in question
    assert question not in between
    assert question in after, "the question from before the steps is asked again"


def test_undo_reaches_back_over_talk() -> None:
    """A draft is private, so nothing that was said meanwhile stands in its way."""
    session = scripted(["buy", "say let me think", "undo", "undo", "quit"], "wallet", seed="undo 7")
    assert "let me think" in session.page
    assert session.page.count("There is no unfinished choice to take back") == 1
