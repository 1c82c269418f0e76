"""A bot outside Kickback: any program that reads and writes lines of JSON can play. This one needs nothing but Python.

    kickback arena scapegoat --bots "outside:python3 examples/bot_outside.py" --against random

It knows no rules. It asks for a few imagined worlds and answers with what it heard first in the list of legal actions
whose card most of those worlds hold in no other hand; in games without cards in hand it just takes the first.
"""

import json
import sys


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if "ask" in message:
            worlds = imagine(3)
            say({"answer": choose(message, worlds), "sure": 1 / len(message["legal"])})


def say(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)


def imagine(count: int) -> list[dict[str, object]]:
    """Tables that could be the real one, with everything open."""
    say({"worlds": count})
    worlds: list[dict[str, object]] = json.loads(sys.stdin.readline())["worlds"]
    return worlds


def choose(message: dict[str, list[str]], worlds: list[dict[str, object]]) -> str:
    """The legal action that is rarest in what the worlds say about the other seats."""
    told = json.dumps([{seat: world[seat] for seat in world if len(seat) == 1} for world in worlds])
    return min(message["legal"], key=lambda action: told.count(action.split()[-1]))


if __name__ == "__main__":
    main()
