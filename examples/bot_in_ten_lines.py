"""A bot in ten lines: it spends its most valuable cards first, against three players who do anything."""

from kickback.bots.bot import Answer, Bot, RandomBot
from kickback.bots.play import play
from kickback.engine.actions import Action
from kickback.engine.chance import Seeded
from kickback.engine.game import Worlds
from kickback.engine.view import View
from kickback.games import game
from kickback.games.scapegoat.components import VALUES


class Spender(Bot):
    def answer(self, view: View, legal: list[Action], worlds: Worlds) -> Answer:
        return Answer(max(legal, key=lambda action: VALUES[action.value("card")]))


scapegoat = game("scapegoat")
options = scapegoat.settle(4, {})
wins = 0
for number in range(20):
    players: list[Bot] = [RandomBot(Seeded(f"{number}", f"player {seat}")) for seat in range(3)]
    table, decisions = play(scapegoat, options, [Spender(Seeded("", "")), *players], f"game {number}")
    wins += 0 in table.winners
print(f"the spender won {wins} of 20 games")
