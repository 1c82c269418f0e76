"""Choices before the first turn, answers and reads, and what may be said at any time."""

from __future__ import annotations

from kickback.engine.actions import Action
from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import Choice, Locked, Prompt
from kickback.engine.seats import letter, letters
from kickback.games.embezzlement import bans
from kickback.games.embezzlement.actions import (
    ANSWER_NO,
    ANSWER_TEXT,
    ANSWER_YES,
    ASK_HAVE,
    ASK_HONEST,
    ASK_TEXT,
    ASK_VALUE,
    CLAIM_HAND,
    CLAIM_YEAR,
    FINISH,
    PAGES,
    PEEK,
    READ,
    SAY,
    Move,
)
from kickback.games.embezzlement.components import (
    CARD_NAMES,
    START_STASH,
    TARGET_MAX,
    TRAP,
    TYPES,
    WORTH,
    YEARS,
    kind_name,
)
from kickback.games.embezzlement.table.question import A_READ, OF_HAND, OF_HONESTY, OF_WORDS, Question
from kickback.games.embezzlement.view import EmbezzlementView


def ask_start(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-HOUSE-18 to -20: a starting stash, in secret."""
    facts: Facts = {"max": view.rules.cheap_max}
    made = Prompt("cheap-start", Message("ask-cheap-start", facts))
    made.kicker = Message("kicker-commit")
    clauses = ("EMB-HOUSE-18", "EMB-HOUSE-19", "EMB-HOUSE-20", "EMB-RULING-44")
    made.stakes = [Message("stakes-cheap-start", facts, clauses)]
    made.clock = Message("clock-start", {"amount": START_STASH})
    made.choices = [
        Choice(
            move,
            Message("choice-amount", {"amount": move.amount}),
            [Message(f"says-start-{start_size(view, move.amount)}")],
            asks_back=True,
        )
        for move in moves
    ]
    more = Locked(Message("locked-more"), bans.START_RANGE, facts, f"start {view.rules.cheap_max + 1}")
    made.locked = [more]
    return made


def start_size(view: EmbezzlementView, caps: int) -> str:
    if caps == 1 and not view.rules.pool[TRAP]:
        return "one-no-traps"
    small = ("none", "one", "few", "few", "few", "usual")
    return small[caps] if caps <= START_STASH else "safe"


def ask_target(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-HOUSE-15 to -17: a target, in secret."""
    facts: Facts = {"min": view.rules.target_min, "most": TARGET_MAX}
    made = Prompt("target", Message("ask-target", facts))
    made.kicker = Message("kicker-commit")
    made.stakes = [Message("stakes-target", facts, ("EMB-HOUSE-15", "EMB-HOUSE-16", "EMB-HOUSE-17"))]
    made.clock = Message("clock-target", {"amount": view.rules.target_min})
    stash = view.starts[view.seat]
    for move in moves:
        more = move.amount - stash
        id = "says-target-more" if more > 0 else "says-target-less" if more < 0 else "says-target-same"
        label = Message("choice-amount", {"amount": move.amount})
        made.choices.append(Choice(move, label, [Message(id, {"more": more})], asks_back=True))
    text = f"target {view.rules.target_min - 1}"
    made.locked = [Locked(Message("locked-less"), bans.TARGET_RANGE, facts, text)]
    return made


def question_message(question: Question) -> Message:
    """What is asked, in words; a question of one's own words quotes them."""
    facts: Facts = {}
    if question.what == OF_WORDS:
        return Message("question-words", {"words": question.words})
    if question.what == OF_HAND:
        facts["card"] = CARD_NAMES[question.about]
        return Message("question-have", facts)
    facts["year"] = question.about % YEARS + 1
    return Message("question-honest" if question.what == OF_HONESTY else "question-value", facts)


def ask_answer(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-HOUSE-13, -14: the answer must come and may be a lie."""
    question = view.question
    assert question is not None
    about = question_message(question)
    facts: Facts = {**about.facts, "who": letter(question.by)}
    made = Prompt("answer", Message(f"ask-{about.id}", facts))
    made.kicker = Message("kicker-answer")
    made.stakes = [Message("stakes-answer", facts, ("EMB-HOUSE-13", "EMB-HOUSE-14"))]
    made.clock = Message("clock-answer-words" if question.what == OF_WORDS else "clock-answer")
    made.choices = [answer_choice(view, move, question) for move in moves]
    if question.what == OF_WORDS:
        made.forms = [ANSWER_TEXT.usage()]
    made.locked = [Locked(Message("locked-pass"), bans.ANSWER_FIRST, text="pass")]
    return made


def answer_choice(view: EmbezzlementView, move: Move, question: Question) -> Choice:
    if move.verb is ANSWER_TEXT:
        return Choice(move, Message("choice-words", {"words": move.words}))
    if move.verb is ANSWER_YES or move.verb is ANSWER_NO:
        yes = move.verb is ANSWER_YES
        label = Message("choice-yes" if yes else "choice-no")
        return Choice(move, label, judged(view, question, yes), "Y" if yes else "N")
    label = Message("choice-value", {"value": kind_name(move.kind)})
    says = judged(view, question, move.kind == view.value(question.about))
    return Choice(move, label, says, kind_name(move.kind))


def judged(view: EmbezzlementView, question: Question, said: bool) -> list[Message]:
    """True or a lie, only where the screen may show the reader what it needs; the own hand is always visible."""
    if question.what == OF_HAND:
        count = view.hands[TYPES * view.seat + question.about]
        if said == (count > 0):
            return [Message("says-true")]
        return [Message("says-lie-held", {"count": count, "card": CARD_NAMES[question.about]})]
    space = question.about
    if question.what != A_READ and not view.shown(space):
        return [Message("says-from-memory")]
    if question.what == OF_HONESTY:
        kind = view.value(space)
        honest = kind != TRAP and view.boards.paid[space] == WORTH[kind]
        return [Message("says-true" if said == honest else "says-lie")]
    return [Message("says-true" if said else "says-lie")]


def ask_read(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-HOUSE-27, -28, -31, EMB-RULING-46: a seat that may not look is not reminded of what it saw."""
    question = view.question
    assert question is not None
    looks = not view.rules.is_barred(view.seat)
    facts: Facts = {"who": letter(question.by), "year": question.about % YEARS + 1}
    if looks:
        facts["value"] = kind_name(view.value(question.about))
    made = Prompt("read", Message("ask-read" if looks else "ask-read-blind", facts))
    made.kicker = Message("kicker-read", facts)
    made.stakes = [Message("stakes-read", facts, ("EMB-HOUSE-28", "EMB-HOUSE-31", "EMB-RULING-46"))]
    made.clock = Message("clock-answer")
    for move in moves:
        says = judged(view, question, move.kind == view.value(question.about)) if looks else []
        label = Message("choice-value", {"value": kind_name(move.kind)})
        made.choices.append(Choice(move, label, says, kind_name(move.kind)))
    made.locked = [Locked(Message("locked-pass"), bans.READ_FIRST, text="pass")]
    return made


def free_choices(view: EmbezzlementView, free: list[Action]) -> list[Choice]:
    """Peeks, questions, reads, the vote; and giving up, which a screen asks about twice."""
    found = [free_choice(view, move) for move in free if isinstance(move, Move)]
    if view.seat < view.seats and not view.people.is_gone(view.seat) and view.kind != "over":
        later = view.exchange is not None or view.question is not None or view.kind == "race"
        says = [Message("says-resign-later" if later else "says-resign", None, ("EMB-RULING-49", "EMB-RULING-55"))]
        resign = PAGES[view.seats][view.seat].resign
        found.append(Choice(resign, Message("choice-resign"), says, tone="signal", asks_back=True))
    return found


def free_choice(view: EmbezzlementView, move: Move) -> Choice:
    verb = move.verb
    facts: Facts = {"year": move.year}
    if verb is PEEK:
        return Choice(move, Message("choice-peek", facts), [Message("says-peek", facts, ("EMB-RULING-28",))], "H")
    if verb is FINISH:
        voters = [seat for seat in range(view.seats) if view.people.has_voted(seat) and not view.people.is_out(seat)]
        count = view.seats - len(view.people.bust)
        vote: Facts = {"count": count, "voters": list[Plain](letters(voters))}
        return Choice(
            move, Message("choice-finish"), [Message("says-finish", vote, ("EMB-RULING-38",))], "F", asks_back=True
        )
    facts["who"] = letter(move.seat)
    if verb is READ:
        left = view.rules.read_limit - view.turn.demanded[view.seat]
        says = [Message("says-demand", {"left": left, "limit": view.rules.read_limit}, ("EMB-HOUSE-27",))]
        return Choice(move, Message("choice-demand", facts), says, "R")
    left = view.rules.ask_limit - view.turn.asked[view.seat]
    says = [Message("says-ask", {"left": left, "limit": view.rules.ask_limit}, ("EMB-HOUSE-13", "EMB-HOUSE-14"))]
    if verb is ASK_HAVE:
        facts["card"] = CARD_NAMES[move.card]
        return Choice(move, Message("choice-ask-have", facts), says, "Q")
    return Choice(move, Message("choice-ask-value" if verb is ASK_VALUE else "choice-ask-honest", facts), says, "Q")


def open_forms(view: EmbezzlementView) -> list[str]:
    """What ends in free text, or in words that no list could hold."""
    if view.seat >= view.seats:
        return []
    if view.kind == "over":
        return [SAY.usage()]
    if view.people.is_gone(view.seat):
        return []
    forms = [SAY.usage(), CLAIM_YEAR.usage(), CLAIM_HAND.usage()]
    if view.rules.answer_me and view.question is None and view.turn.asked[view.seat] < view.rules.ask_limit:
        forms += [ASK_VALUE.usage(), ASK_HONEST.usage(), ASK_HAVE.usage(), ASK_TEXT.usage()]
    return forms
