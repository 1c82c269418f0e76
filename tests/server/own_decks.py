"""A deck of one's own whose cards have names that cannot be mistaken for anything else."""

from __future__ import annotations

from kickback.games.corporate_espionage.components import ready_made


def canary_deck(owner: str) -> tuple[str, list[str]]:
    """The text of a deck with ten cards of its own, and their names."""
    listed = dict(ready_made().decks["VIP"].cards)
    for id, count in (("VIP-01", 3), ("VIP-02", 3), ("COM-01", 2), ("COM-03", 2)):
        listed[id] -= count
    names = [f"Canary {owner} {number}" for number in range(1, 11)]
    cards = "".join(
        f'[[card]]\nid = "OWN-{number:02}"\nname = "{name}"\ntype = "employee"\ncost = 4\nincome = 2\noverhead = 1\n'
        for number, name in enumerate(names, start=1)
    )
    own = "".join(f"OWN-{number:02} = 1\n" for number in range(1, 11))
    bought = "".join(f"{id} = {count}\n" for id, count in listed.items() if count)
    return f'[deck]\ncode = "OWN"\nname = "{owner} Holdings"\n[deck.cards]\n{own}{bought}{cards}', names
