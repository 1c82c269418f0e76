"""The command: what it can do, exit codes as promised, errors on stderr, never a stack trace."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kickback.cli.commands import COMMANDS
from kickback.engine import COMPILED
from kickback.games import NAMES


def kickback(*words: str, cwd: Path | None = None, stdin: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, "-m", "kickback", *words],
        capture_output=True,
        text=True,
        input=stdin,
        cwd=cwd,
        env=environment,
        check=False,
    )


GOOD = "kickback: 1\ngame: scapegoat\nseats: A B C\noptions: first-start=seat-a\n\n= spent 0\n"
BAD = GOOD + "= spent 5\n"


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "good.txt").write_text(GOOD)
    (tmp_path / "bad.txt").write_text(BAD)
    (tmp_path / "empty.txt").write_text("")
    (tmp_path / "binary.txt").write_bytes(b"\xff\xfe\x00\x01")
    return tmp_path


def test_without_words_it_says_what_it_can_do() -> None:
    done = kickback()
    assert done.returncode == 0
    for command in COMMANDS:
        assert command in done.stdout


@pytest.mark.parametrize("command", [*COMMANDS, "cards new", "cards words", "cards show", "decks new", "decks check"])
def test_every_command_helps_with_an_example(command: str) -> None:
    done = kickback(*command.split(), "--help")
    assert done.returncode == 0
    assert f"kickback {command}" in done.stdout.split("examples:")[1]


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["dance"], 2, "no command 'dance'"),
        (["play", "wallet", "--dance"], 2, "'--dance' means nothing here; see kickback play --help"),
        (["play", "--seats", "3"], 2, "name a game"),
        (["play", "wallet", "--resume", "good.txt"], 2, "a saved game goes on as it was"),
        (["serve", "--port", "99999"], 2, "there is no port 99999"),
        (["load", "--url", "nonsense"], 2, "no server's address"),
        (["load", "--rate", "-5"], 2, "'-5' is not a number from 0 upwards"),
        (["fuzz", "--messages", "-4"], 2, "'-4' is not a whole number from 0 upwards"),
        (["schema", "wallet", "--http"], 2, "--http is the server's"),
        (["schema", "--part", "view"], 2, "name a game"),
        (["rules"], 2, "required: GAME;"),
        (["plya"], 2, "did you mean play?"),
        (["scape"], 2, "did you mean play scapegoat?"),
        (["rules", "scapegoatt"], 2, "did you mean scapegoat"),
        (["rules", "scapegoat", "SCG-NONE-9"], 2, "no clause"),
        (["check", "nowhere.txt"], 2, "No such file"),
        (["check", "binary.txt"], 2, "no text file"),
        (["check", "."], 2, "directory"),
        (["check", "empty.txt"], 1, "empty"),
        (["check", "bad.txt"], 1, "bad.txt:7: spent: expected 5, the table has 0"),
        (["verify", "good.txt"], 1, "seed"),
        (["replay", "good.txt", "--as", "Q"], 2, "no seat 'Q'"),
        (["simulate", "scapegoat", "--seats", "9"], 2, "SCG-SETUP-1"),
        (["simulate", "scapegoat", "-o", "quarters=99"], 2, "SCG-OPT-4"),
        (["simulate", "scapegoat", "-o", "quarters"], 2, "KEY=VALUE"),
        (["simulate", "scapegoat", "--preset", "none"], 2, "no preset"),
        (["simulate", "scapegoat", "--bots", "genius"], 2, "no bot 'genius'"),
        (["simulate", "scapegoat", "--bots", "random,random"], 2, "2 bots for 4 seats"),
        (["simulate", "scapegoat", "--games", "0"], 2, "at least 1"),
        (["soak", "--game", "chess"], 2, "no game 'chess'"),
        (["soak", "--seconds", "soon"], 2, "'soon' is not a number of seconds"),
        (["bench", "--seconds", "-1"], 2, "'-1' is not a number of seconds"),
        (["bench", "--at-least", "most"], 2, "'most' is not a number from 0 upwards"),
        (["bench", "--against", "."], 2, "'.' holds no Kickback"),
        (["bench", "--against", "HEAD"], 2, "no checkout here"),
        (["mutants", "chess"], 2, "no game 'chess'"),
        (["mutants", "scapegoat"], 2, "this build is compiled" if COMPILED else "no checkout here"),
    ],
)
def test_wrong_words(files: Path, words: list[str], code: int, says: str) -> None:
    done = kickback(*words, cwd=files)
    assert (done.returncode, says in done.stderr) == (code, True), done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr


@pytest.mark.parametrize(
    ("variable", "value", "says"),
    [
        ("KICKBACK_PORT", "soon", "KICKBACK_PORT is 'soon', which is no whole number"),
        ("KICKBACK_BOT_DELAY", "long", "KICKBACK_BOT_DELAY is 'long', which is no number"),
        ("KICKBACK_GAMES", "os", "KICKBACK_GAMES names a game that cannot be imported"),
    ],
)
def test_wrong_surroundings(variable: str, value: str, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable, value)
    done = kickback("serve")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
    assert says in done.stderr


@pytest.mark.no_cover
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize(
    "words", ["simulate wallet --games 100000", "soak --games 100000", "arena wallet --games 100000 --all"]
)
def test_whoever_is_stopped_says_so_in_one_line_and_leaves_nobody_behind(
    sign: signal.Signals, words: str, tmp_path: Path
) -> None:
    """Ctrl-C reaches the workers, too; a polite kill the command alone."""
    done = subprocess.Popen(
        [sys.executable, "-m", "kickback", *words.split(), "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        start_new_session=True,
    )
    while len(members(done.pid)) < 3:
        assert done.poll() is None
        time.sleep(0.05)
    time.sleep(0.3)
    os.killpg(done.pid, sign) if sign == signal.SIGINT else done.terminate()
    _, errors = done.communicate(timeout=60)
    assert (done.returncode, errors.strip()) == (130, "kickback: stopped")
    assert not members(done.pid)


def members(group: int) -> list[str]:
    """Who is in a group of processes."""
    return subprocess.run(["pgrep", "-g", str(group)], capture_output=True, text=True, check=False).stdout.split()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk at hand")
@pytest.mark.parametrize("words", [["rules", "wallet"], ["simulate", "scapegoat", "--games", "1", "--json"]])
def test_a_full_disk_is_told(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "kickback", *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (1, "kickback: [Errno 28] No space left on device\n")


def test_check_counts_and_stops_at_the_first_mismatch(files: Path) -> None:
    assert kickback("check", "good.txt", "good.txt", cwd=files).stdout == "2 passed, 0 failed\n"
    done = kickback("check", "bad.txt", "good.txt", cwd=files)
    assert done.stdout == "0 passed, 1 failed, 1 not run\n"
    done = kickback("check", "--json", "-k", "bad.txt", "good.txt", cwd=files)
    assert [outcome["ok"] for outcome in json.loads(done.stdout)] == [False, True]
    assert done.returncode == 1


def test_rules(tmp_path: Path) -> None:
    whole = kickback("rules", "scapegoat").stdout
    assert whole.startswith("# Scapegoat")
    one = kickback("rules", "scapegoat", "scg-dead-2").stdout
    assert one.startswith("SCG-DEAD-2  ")
    assert len(kickback("rules", "scapegoat", "audit").stdout.splitlines()) > 3
    goal = kickback("rules", "scape", "goal").stdout
    assert goal.startswith("Goal.")
    assert "SCG-WIN-1" in goal
    assert kickback("rules", "emb", "audit").stdout.startswith("EMB-AUDIT-1"), "the area comes first"
    assert "no clause is called 'wizards'" in kickback("rules", "wallet", "wizards").stderr
    options = json.loads(kickback("rules", "scapegoat", "--options", "--json").stdout)
    assert options["options"][0]["key"] == "closer-draws"
    outside = kickback("rules", "scapegoat", "--coverage", cwd=tmp_path)
    assert (outside.returncode, "checkout" in outside.stderr) == (2, True)


def test_simulate_is_reproducible_and_counts_every_game() -> None:
    words = (
        "simulate",
        "scapegoat",
        "--games",
        "12",
        "--bots",
        "random",
        "--seed",
        "7",
        "--json",
        "-o",
        "round-limit=9",
    )
    one, two = json.loads(kickback(*words).stdout), json.loads(kickback(*words, "--jobs", "1").stdout)
    assert one == two
    assert one["games"] == 12
    assert sum(seat["wins"] for seat in one["by-seat"].values()) == pytest.approx(12 - one["nobody-won"])
    for seat in one["by-seat"].values():
        assert seat["low"] <= seat["share"] <= seat["high"]


@pytest.mark.parametrize("name", NAMES)
def test_soak_a_little(name: str, tmp_path: Path) -> None:
    done = kickback("soak", "--game", name, "--games", "8", "--json", "--seed", "test", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    counts = json.loads(done.stdout)
    assert counts["games"] == 8
    assert counts["decisions"] > 8


def test_bench_measures_every_game() -> None:
    done = kickback("bench", "--game", "scapegoat", "--seconds", "0.1", "--json")
    figures = json.loads(done.stdout)
    assert figures["games"][0]["decisions"] > 1000
    assert figures["games"][0]["clones"] > 1000


def test_replay_tells_the_story_and_keeps_secrets(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(
        "kickback: 1\ngame: scapegoat\nseats: A B C\nnames: A=Ann, B=Bo\ndeal: start = A\ndeal: A.hand = 5C 6C 7C 8H\n"
        "deal: deck = 9S\n\nA down 8H\n"
    )
    everything = kickback("replay", "game.txt", cwd=tmp_path).stdout
    assert "Ann files a card: +10" in everything
    assert "Ann alone saw: card 8H" in everything
    assert "[SCG-CARD-4]" in everything
    as_bo = kickback("replay", "game.txt", "--as", "B", cwd=tmp_path).stdout
    assert "Ann files a card: +10" in as_bo
    for secret in ("8H", "5C", "9S"):
        assert secret not in as_bo
    lines = kickback("replay", "game.txt", "--as", "A", "--json", cwd=tmp_path).stdout.splitlines()
    assert [json.loads(line)["kind"] for line in lines] == ["dealt", "starts", "down", "drew"]
