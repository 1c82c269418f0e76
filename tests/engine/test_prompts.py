"""What a seat is asked, as data: everything is in it, in the shape that is declared."""

from __future__ import annotations

from kickback.engine.actions import Action, Number, Verb
from kickback.engine.bans import Ban, Refused, Unreadable
from kickback.engine.messages import Message, plain_messages
from kickback.engine.prompts import PROMPT, REFUSAL, SIGNAL, Choice, Link, Locked, Prompt, StandingOrder, Step

PAY = Action(Verb("pay {sum}", {"sum": Number("sum")}), [3])
PAID = {"verb": "pay", "sum": 3, "text": "pay 3"}
POOR = Ban("too-poor", "X-PAY-2")


def test_a_prompt_begins_empty() -> None:
    prompt = Prompt("toll", Message("ask-toll"))
    assert prompt.plain() == {
        "moment": "toll",
        "kicker": None,
        "question": {"id": "ask-toll"},
        "stakes": [],
        "stands": None,
        "chain": [],
        "clock": None,
        "notes": [],
        "choices": [],
        "locked": [],
        "steps": [],
        "free": [],
        "forms": [],
        "orders": [],
    }
    assert PROMPT.fault(prompt.plain()) == ""


def test_a_prompt_says_all_it_was_given() -> None:
    prompt = Prompt("toll", Message("ask-toll", {"seat": "A"}))
    prompt.kicker = Message("kicker")
    prompt.stakes = [Message("stake")]
    prompt.stands = Message("stands")
    prompt.chain = [Link("B", Message("veto"), stands=False)]
    prompt.clock = Message("clock")
    prompt.notes = [Message("note", clauses=("X-1", "X-2"))]
    prompt.choices = [Choice(PAY, Message("choice"), [Message("hurts")], "p", SIGNAL, asks_back=True)]
    prompt.locked = [
        Locked(Message("choice"), POOR, {"sum": 9}, "pay 9"),
        Locked(Message("choice"), POOR, why=Message("later")),
    ]
    prompt.steps = [Step(Message("first"), PAY), Step(Message("second"))]
    prompt.free = [Choice(PAY, Message("choice"))]
    prompt.forms = ["say WORDS"]
    prompt.orders = ["let-go"]
    assert prompt.plain() == {
        "moment": "toll",
        "kicker": {"id": "kicker"},
        "question": {"id": "ask-toll", "facts": {"seat": "A"}},
        "stakes": [{"id": "stake"}],
        "stands": {"id": "stands"},
        "chain": [{"seat": "B", "what": {"id": "veto"}, "stands": False, "waits": False}],
        "clock": {"id": "clock"},
        "notes": [{"id": "note", "clauses": ["X-1", "X-2"]}],
        "choices": [
            {
                "action": PAID,
                "label": {"id": "choice"},
                "says": [{"id": "hurts"}],
                "key": "p",
                "tone": "signal",
                "asks_back": True,
            }
        ],
        "locked": [
            {
                "label": {"id": "choice"},
                "why": {"id": "ban-too-poor", "facts": {"sum": 9}, "clauses": ["X-PAY-2"]},
                "clause": "X-PAY-2",
                "text": "pay 9",
            },
            {"label": {"id": "choice"}, "why": {"id": "later"}, "clause": "X-PAY-2", "text": ""},
        ],
        "steps": [{"label": {"id": "first"}, "action": PAID}, {"label": {"id": "second"}, "action": None}],
        "free": [
            {
                "action": PAID,
                "label": {"id": "choice"},
                "says": [],
                "key": "",
                "tone": "plain",
                "asks_back": False,
            }
        ],
        "forms": ["say WORDS"],
        "orders": ["let-go"],
    }
    assert PROMPT.fault(prompt.plain()) == ""


def test_a_refusal_says_what_was_asked_and_why_not() -> None:
    refused = Refused("A pay 9", POOR, {"sum": 9})
    assert refused.plain() == {"asked": "A pay 9", "ban": "too-poor", "clause": "X-PAY-2", "facts": {"sum": 9}}
    assert REFUSAL.fault(refused.plain()) == ""
    assert Refused("A pay 9", POOR).facts == {}
    assert str(refused) == "A pay 9: too-poor (X-PAY-2)"


def test_a_message_tells_its_facts_and_clauses_if_it_has_any() -> None:
    assert Message("bare").plain() == {"id": "bare"}
    assert plain_messages([Message("a", {"n": 0}), Message("b", clauses=("X-1",))]) == [
        {"id": "a", "facts": {"n": 0}},
        {"id": "b", "clauses": ["X-1"]},
    ]
    assert Unreadable("card", {"word": "9Q"}).message.plain() == {"id": "unreadable-card", "facts": {"word": "9Q"}}


def test_a_standing_order_names_the_questions_it_may_answer() -> None:
    order = StandingOrder("let-go", ("react", "counter"))
    assert (order.id, order.moments) == ("let-go", ("react", "counter"))
