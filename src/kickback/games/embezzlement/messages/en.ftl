# Embezzlement in English. Money is 1 cap, 2 caps; a card is capital as a thing and small as an act; a year is one of the
# eight spaces of a ring, a player’s turns are turns. What is off the record or sealed is never valued in words.

## The first minute

blurb = Pay invoices with the company’s money. Announce any price you like.
    .under = 2 to 4, 30 to 75 minutes.
goal = **Goal.** End with the most caps in your stash, and never owe more than you have.
goal-turn = **A turn.** From turn { $first }, your oldest invoice opens: paid too much, you keep the difference; too little, you pay it. Take a new invoice, look, say a price from 1 to 5, pay it with the company’s money. Play cards, then pick one up.
goal-end = **The end.** Every board is clear, or one player is left.
goal-beginners = **Beginners’ mistake.** Auditing blindly: an honest payment costs you 1 cap{ $traps ->
    [yes] , a trap 2
   *[no] {""}
}.

reference-turn = **Your turn.** Settle the oldest invoice (from turn 8), pay a new one, play cards, pick one up.
reference-audit = **Audit.** Right after a colleague pays, or in your own turn on any year of a colleague.
reference-audit-found = Too much paid: they lose the surplus, you get 1; exact: you pay 1; too little: they pay it; a trap: you pay 2.
reference-blackmail = **Blackmail.** When a colleague’s settlement shows a profit: you take all of it.
reference-otr = **Off the Record.** Before your caps go down, or on a year of yours in your own turn: no audit, no Blackmail, no looking.
reference-trade = **Trade.** In your own turn: swap the same year with a colleague, caps and all.
reference-bribe = **Bribe.** Cancels an Audit, Trade or Blackmail against you, a Bribe on a card of yours, or any Off the Record.
reference-bust = Whoever cannot pay a debt is bust. Most caps when all boards are clear wins.

## Before the first turn

kicker-commit = Everybody chooses. Nobody sees it yet
ask-cheap-start = What do you start with?
stakes-cheap-start = Of those not bust at the end, the smallest start wins; equal starts compare caps. All choices are shown together.
clock-start = If time runs out, you start with { $amount }.
choice-amount = { $amount }
says-start-none = No cap at all: any debt or fine breaks you.
says-start-one = Enough for one false audit, not for a trap.
says-start-one-no-traps = Enough for one false audit.
says-start-few = Enough for a trap, not for much more.
says-start-usual = What everybody has in an ordinary game.
says-start-safe = Safe, and easy to undercut.
ask-target = How much will you get away with?
stakes-target = You win if you are not bust and hold your target or more at the end. Others may win too, or nobody.
clock-target = If time runs out, your target is { $amount }.
says-target-more = { $more } more than you start with.
says-target-same = What you start with; keep it.
says-target-less = Less than you start with.
locked-more = More
locked-less = Less
slip-commit = Still choosing: { SEATS($seats) }.
slip-start-sealed = You start with { $amount ->
    [one] 1 cap
   *[other] { $amount } caps
}. It cannot be changed.
slip-target-sealed = Your target is { $amount ->
    [one] 1 cap
   *[other] { $amount } caps
}. It cannot be changed.

## Settling

kicker-window = { $two ->
    [yes] Your decision. { SEAT($who) } waits
   *[no] Everybody but { SEAT($who) }. First card down counts
}
kicker-yours = Your decision. { SEAT($who) } waits
kicker-replay = { $two ->
    [yes] Your decision. { SEAT($victim) } waits
   *[no] { SEAT($victim) } bribed { SEAT($who) }. First card down counts
}
ask-blackmail = { SEAT($who) } just made { $profit ->
    [one] 1 cap
   *[other] { $profit } caps
}. Take it?
stakes-blackmail = Year { $year }: { WORD($value, of: "invoice", form: "worth") }, paid { $paid }. A Blackmail that stands takes all of it; { SEAT($who) } may bribe.
stands-blackmail = { SEAT($who) } keeps the { $profit ->
    [one] 1 cap
   *[other] { $profit } caps
}.
clock-let-go = If time runs out, you let it go.
choice-let-go = Let it go
choice-blackmail = Blackmail
choice-blackmail-again = Blackmail again
says-keeps-profit = { SEAT($who) } keeps { $profit ->
    [one] 1 cap
   *[other] { $profit } caps
}.
says-blackmail = +{ $profit } for you; { $left ->
    [0] your last one
   *[other] you keep { $left }
}{ $answerable ->
    [yes] , unless { SEAT($who) } bribes it
   *[no] , and { SEAT($who) } cannot answer
}.
ask-blind-blackmail = { SEAT($who) } is about to open year { $year }, { $paid ->
    [one] 1 cap
   *[other] { $paid } caps
} on it. Blackmail it blind?
stakes-blind = Overpaid, you take { $range ->
    [yes] { $least } to { $most }
   *[no] { $most }
}. Exact, short or a trap, your card is spent for nothing. Once it is open it is too late.
stakes-blind-nothing = Nothing costs less than { $paid }: there cannot be a profit.
stands-blind = The invoice opens and { SEAT($who) } settles it.
says-invoice-opens = The invoice opens.
says-blackmail-blind = Whatever profit there is, { $range ->
    [yes] { $least } to { $most }
   *[no] { $most }
} or nothing; { $left ->
    [0] your last one
   *[other] you keep { $left }
}{ $answerable ->
    [yes] , unless { SEAT($who) } bribes it
   *[no] {""}
}.
says-blackmail-blind-nothing = There is no profit to take; { $left ->
    [0] your last one
   *[other] you keep { $left }
}.
ask-bribe-blackmail = { SEAT($who) } blackmails your { $profit ->
    [one] 1 cap
   *[other] { $profit } caps
}. Let it happen, or bribe?
ask-bribe-blind = { SEAT($who) } blackmails year { $year } unseen. Let it happen, or bribe?
ask-let-stand-again = Let { OWN($who) } { WORD($what, of: "act") } stand, or bribe again?
stands-card-stands = The { WORD($what, of: "act") } stands: { $bribes ->
    [0] no bribe lies on it
   *[other] { $bribes } bribes lie on it, an even number
}.
stands-card-falls = It falls: { $bribes ->
    [one] one bribe lies on it, an odd number
   *[other] { $bribes } bribes lie on it, an odd number
}.
says-let-blackmail = { $profit ->
    [one] 1 cap
   *[other] { $profit } caps
} { $profit ->
    [one] goes
   *[other] go
} to { SEAT($who) }.
says-let-blind = { SEAT($who) } takes the profit, if there is one ({ $range ->
    [yes] { $least } to { $most }
   *[no] { $most }
}).
says-let-blind-nothing = { SEAT($who) } takes the profit; there is none to take.
says-keep-bribe = You keep your { $count ->
    [one] Bribe
   *[other] Bribes
}.
says-falls = { $left ->
    [0] Your last one
   *[other] You keep { $left }
}; the { WORD($what, of: "act") } falls{ $back ->
    [yes] , unless { SEAT($who) } bribes back{ $fresh ->
        [again] {" "}or { WORD($what, of: "act", form: "again") } again
        [afresh] {" "}or somebody { WORD($what, of: "act", form: "again") } afresh
       *[none] {""}
    }
   *[no] { $fresh ->
        [again] , unless { SEAT($who) } { WORD($what, of: "act", form: "again") } again
        [afresh] , unless somebody { WORD($what, of: "act", form: "again") } afresh
       *[none] , and nobody can answer it
    }
}.
choice-let-stand = Let it stand
choice-bribe = Bribe
choice-bribe-again = Bribe again
choice-bribe-back = Bribe back
clock-let-stand = If time runs out, you let it stand.
stakes-bribes-gone = { $count } of { $all } Bribes { $count ->
    [one] lies
   *[other] lie
} on the pile.
stakes-bribes-held = { SEAT($who) } holds { $count ->
    [0] no Bribe
    [one] 1 Bribe
   *[other] { $count } Bribes
}.
ask-replay-blackmail-mine = Bribe back, blackmail again, or let { SEAT($victim) } keep it?
ask-replay-blackmail = { SEAT($victim) } bought off { SEAT($who) }. Blackmail it yourself?
stands-blackmail-falls = The blackmail falls; { SEAT($victim) } keeps { $blind ->
    [yes] whatever profit there is
   *[no] the profit
}.
says-victim-keeps = { SEAT($victim) } keeps it.
says-blackmail-stands-again = Your first Blackmail stands again; { $left ->
    [0] your last one
   *[other] you keep { $left }
}{ $answerable ->
    [yes] , unless { SEAT($victim) } bribes once more
   *[no] , and { SEAT($victim) } cannot answer
}.
says-blackmail-again = A new Blackmail, the old one is spent; { $left ->
    [0] your last one
   *[other] you keep { $left }
}; { SEAT($victim) } may bribe it too.

## Paying

kicker-declare = Your turn, turn { $turn }. Only you have seen it
kicker-seal = Nobody speaks. Only you see the amount
ask-declare = You took { WORD($value, of: "invoice") }. What do you say it costs?
ask-seal = You took { WORD($value, of: "invoice") }. How much will you pay?
stakes-declare = You pay exactly what you say, out of the company’s money, onto year { $year }. It opens in turn { $settles }; what lies above its value is then yours.
stakes-seal = Sealed now, shown when the caps go down. It cannot change.
stakes-trap = When it opens you pay 2. If somebody audits it, they pay 2 instead.
stakes-eight = Nobody can say more than 5, so it will cost you at least 3.
note-first-turns = Nothing is settled before turn 8.
clock-announce = If time runs out, you say { $amount }.
clock-seal = If time runs out, you seal { $amount }.
choice-price = { $amount }
says-price-over = +{ $surplus } in turn { $settles }, if no audit and no Blackmail gets there first.
    .small = +{ $surplus }
says-price-rats = An auditor would take it.
says-price-exact = Honest: nothing to gain; an auditor would pay 1.
    .small = honest
says-price-under = { $gap } short: you pay it in turn { $settles }, or at an audit.
    .small = { $gap } short
says-price-beyond = More than the { $stash } you have now.
says-price-trap = −2 in turn { $settles }; an auditor would pay it for you.
    .small = −2 later
says-bait = Bait.
kicker-place = Your turn, turn { $turn }
ask-place = Put your { $said } on year { $year }, or go off the record first?
ask-place-only = Put your { $said } on year { $year }.
ask-place-hidden = Year { $year } is off the record. Put your { $said } down.
ask-place-again = Off the Record was bribed. Try another, or place your { $said }?
ask-place-loose = You took { WORD($value, of: "invoice") }. How much do you put on year { $year }{ $otr ->
    [yes] , or do you go off the record first
   *[no] {""}
}?
ask-place-loose-otr = How much do you put on year { $year }? It is off the record.
stakes-place-over = It is { WORD($value, of: "invoice") }: { $caps ->
    [one] 1 cap
   *[other] { $caps } caps
} too much.
stakes-place-exact = It is { WORD($value, of: "invoice") }: exact.
stakes-place-under = It is { WORD($value, of: "invoice") }: { $caps } short.
stakes-place-trap = It is a trap.
clock-place = If time runs out, you place { $amount }.
choice-place = Place { $amount }
choice-otr-first = Off the Record first
says-placed = Colleagues may audit it now.
says-placed-otr = No audit, no Blackmail, until it opens in turn { $settles }.
says-nobody-asks = Nobody may ask.
says-otr-first = If it stands: no audit, no Blackmail, no more looking, until turn { $settles }; trades still reach it. Any colleague may bribe it{ $punch ->
    [yes] {" "}or answer with a Bribe and an Audit at once, which you cannot bribe
   *[no] {""}
}; { $loose ->
    [yes] the caps go
   *[no] the { $said } goes
} down either way. { $left ->
    [0] It is your last one
   *[other] You keep { $left }
}.
ask-challenge = { SEAT($who) } wants year { $year } off the record. Bribe it?
ask-challenge-again = { SEAT($who) } insists. Bribe again?
stakes-challenge = Off the record, { $known ->
    [yes] its { $paid ->
        [one] 1 cap
       *[other] { $paid } caps
    } can
   *[no] it can
} be neither audited nor blackmailed; trades still reach it.{ $paying ->
    [yes] {" "}Cancelled, { $known ->
        [yes] the { $paid } goes
       *[no] an amount goes
    } down and may be audited.
   *[no] {""}
}
stands-otr = Year { $year } goes off the record.
says-goes-otr = Year { $year } goes off the record.
says-otr-falls = Off the Record falls; { $left ->
    [0] your last one
   *[other] you keep { $left }
}{ $answerable ->
    [yes] , unless { SEAT($who) } bribes back
   *[no] , and { SEAT($who) } cannot answer
}.
choice-punch = Bribe and Audit
says-punch = Both cards at once, and nobody can bribe them: { $known ->
    [yes] the { $paid } goes
   *[no] the sealed amount goes
} down and is opened.
ask-defend = { SEAT($who) } bribed your Off the Record. Bribe back, or let it fall?
choice-let-fall = Let it fall
clock-let-fall = If time runs out, you let it fall.
says-down-in-the-open = Your { $said } goes down in the open and may be audited.
says-then-choose = You then choose what to pay, in the open.
says-otr-stays-open = Year { $year } stays as it is.
says-stands-again = { $left ->
    [0] Your last one
   *[other] You keep { $left }
}; it stands again, { $answerable ->
    [yes] unless { $any ->
        [yes] a colleague bribes
       *[no] { SEAT($who) } bribes
    } once more{ $punch ->
        [yes] {" "}or answers with Bribe and Audit
       *[no] {""}
    }
   *[no] and nobody can answer it
}.
ask-audit-payment = { SEAT($who) } says { $paid } and pays { $paid }. Audit it?
ask-audit-silent = { SEAT($who) } pays without a word. Audit it?
stakes-may-bribe = { SEAT($who) } may bribe the audit.
stands-shut = The payment stays shut. It can still be audited later, in somebody’s own turn.
says-nothing-opened = Nothing is opened.
choice-audit = Audit
choice-audit-again = Audit again
says-audit = Year { $year } is opened{ $answerable ->
    [yes] , unless { SEAT($who) } bribes you off
   *[no] , and { SEAT($who) } cannot answer
}; { $left ->
    [0] your last one
   *[other] you keep { $left }
}.
says-audit-again = A new Audit, the old one is spent; { SEAT($victim) } may bribe it too; { $left ->
    [0] your last one
   *[other] you keep { $left }
}.
says-trap-breaks = A trap would break you.
says-honest-breaks = An honest payment would break you.
ask-bribe-audit = { SEAT($who) } audits your year { $year }. Let it stand, or bribe?
says-opened = Year { $year } is opened.
ask-replay-audit-mine = { SEAT($victim) } bribed your audit. Bribe back{ $reopens ->
    [yes] , audit again,
   *[no] {""}
} or let it go?
ask-replay-audit = { SEAT($victim) } bought off { SEAT($who) }. Audit it yourself?
stands-audit-falls = The audit falls; the payment stays shut.
says-audit-stands-again = Your audit stands again{ $answerable ->
    [yes] , unless { SEAT($victim) } bribes once more
   *[no] , and { SEAT($victim) } cannot answer
}; { $left ->
    [0] your last one
   *[other] you keep { $left }
}.

## If it is opened

opened-over-audited = **Overpaid:** profit gone ({ $range ->
    [yes] { $least } to { $most }
   *[no] { $most }
}), { SEAT($auditor) } +1
opened-over-auditor = **Overpaid:** +1 for you, { SEAT($owner) } loses { $range ->
    [yes] { $least } to { $most }
   *[no] { $most }
}
opened-over-others = **Overpaid:** { SEAT($owner) } loses { $range ->
    [yes] { $least } to { $most }
   *[no] { $most }
}, { SEAT($auditor) } +1
opened-over-audited-rats = **Overpaid:** { SEAT($auditor) } takes the profit, { $range ->
    [yes] { $least } to { $most }
   *[no] { $most }
}
opened-over-auditor-rats = **Overpaid:** the profit is yours, +{ $range ->
    [yes] { $least } to { $most }
   *[no] { $most }
}
opened-over-others-rats = **Overpaid:** { SEAT($auditor) } takes the profit, { $range ->
    [yes] { $least } to { $most }
   *[no] { $most }
}
opened-nothing-cheaper = Nothing here costs less than { $paid }: an audit cannot win you a cap.
opened-under-audited = **Underpaid:** you pay the gap, { $most } at most{ $tail ->
    [bust] : bust
    [last] : { OWN($payer) } last { $stash ->
        [one] cap
       *[other] { $stash } caps
    }
    [above] , bust above { $stash }
   *[none] {""}
}
opened-under-auditor = **Underpaid:** { SEAT($owner) } pays the gap, nothing for you{ $tail ->
    [bust] : bust
    [last] : { OWN($payer) } last { $stash ->
        [one] cap
       *[other] { $stash } caps
    }
    [above] , bust above { $stash }
   *[none] {""}
}
opened-under-others = **Underpaid:** { SEAT($owner) } pays the gap{ $tail ->
    [bust] : bust
    [last] : { OWN($payer) } last { $stash ->
        [one] cap
       *[other] { $stash } caps
    }
    [above] , bust above { $stash }
   *[none] {""}
}
opened-exact-audited = **Exact:** { SEAT($auditor) } pays 1{ $tail ->
    [bust] : bust
    [last] : { OWN($payer) } last { $stash ->
        [one] cap
       *[other] { $stash } caps
    }
    [above] , bust above { $stash }
   *[none] {""}
}
opened-exact-auditor = **Exact:** you pay 1{ $tail ->
    [bust] : bust
    [last] : { OWN($payer) } last { $stash ->
        [one] cap
       *[other] { $stash } caps
    }
    [above] , bust above { $stash }
   *[none] {""}
}
opened-exact-others = **Exact:** { SEAT($auditor) } pays 1{ $tail ->
    [bust] : bust
    [last] : { OWN($payer) } last { $stash ->
        [one] cap
       *[other] { $stash } caps
    }
    [above] , bust above { $stash }
   *[none] {""}
}
opened-trap-audited = **Trap:** { SEAT($auditor) } pays 2, you nothing{ $tail ->
    [bust] : bust
    [last] : { OWN($payer) } last { $stash ->
        [one] cap
       *[other] { $stash } caps
    }
    [above] , bust above { $stash }
   *[none] {""}
}
opened-trap-auditor = **Trap:** you pay 2{ $tail ->
    [bust] : bust
    [last] : { OWN($payer) } last { $stash ->
        [one] cap
       *[other] { $stash } caps
    }
    [above] , bust above { $stash }
   *[none] {""}
}
opened-trap-others = **Trap:** { SEAT($auditor) } pays 2{ $tail ->
    [bust] : bust
    [last] : { OWN($payer) } last { $stash ->
        [one] cap
       *[other] { $stash } caps
    }
    [above] , bust above { $stash }
   *[none] {""}
}
opened-over-sealed = **Overpaid:** +1 for you, { SEAT($owner) } loses the profit
opened-over-sealed-rats = **Overpaid:** the profit is yours
opened-under-sealed = **Underpaid:** { SEAT($owner) } pays the gap, nothing for you
opened-exact-sealed = **Exact:** you pay 1
opened-trap-sealed = **Trap:** you pay 2
note-count = Of { $all ->
    [one] 1 invoice
   *[other] { $all } invoices
} nobody has turned up{ $below ->
    [0] {""}
    [one] , 1 is worth less than { $paid }
   *[other] , { $below } are worth less than { $paid }
}{ $same ->
    [0] {""}
    [one] , 1 is worth exactly { $paid }
   *[other] , { $same } are worth exactly { $paid }
}{ $above ->
    [0] {""}
    [one] , 1 is worth more
   *[other] , { $above } are worth more
}{ $traps ->
    [0] {""}
    [one] , 1 is a trap
   *[other] , { $traps } are traps
}.

## Playing cards

kicker-action = Your turn, turn { $turn }. Any number of cards
ask-action = Play cards, or finish?
ask-action-nothing = Nothing to play. Finish?
ask-action-discard = Play cards, throw one away, or finish?
stakes-action = { $deterministic ->
    [yes] { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. Nobody picks up.
   *[no] { $full ->
        [yes] You hold { $cards } and pick up nothing.
       *[no] { $cards } of { $limit } cards. You may pick up one afterwards.
    }
}
note-board-clear = Your board is clear; you may still play cards.
note-nothing-to-take = No invoices are left to take.
clock-done = If time runs out, you finish.
step-card = Which card
step-seat = Whose year
step-year = Which year
    .audit = Audit: press a year on a colleague’s board.
    .trade = Trade: press a year that both of you have filled.
    .otr = Off the Record: press one of your own years.
    .discard = Throw away: press a card.
step-what = What do you do with { OWN($who) } year { $year }?
step-play = Play it
    .back = Back
choice-done = Finish
says-done = { $deterministic ->
    [yes] { OWN($next) } turn.
   *[no] { $full ->
        [yes] You pick up nothing.
       *[no] You may pick up a card.
    }
}
choice-discard = Throw away { CARD($card, form: "a") }
says-discard = Face up on the pile; ends your cards; you may pick one up.
choice-audit-year = Audit { OWN($who) } year { $year }
says-audit-year = Opens { $paid ->
    [one] 1 cap
   *[other] { $paid } caps
}; { $answerable ->
    [yes] { SEAT($who) } may bribe it
   *[no] and { SEAT($who) } cannot answer
}; { $left ->
    [0] your last one
   *[other] you keep { $left }
}.
choice-trade-year = Trade year { $year } with { SEAT($who) }
says-trade = { $answerable ->
    [yes] { SEAT($who) } may bribe it
   *[no] And { SEAT($who) } cannot answer
}; { $left ->
    [0] your last one
   *[other] you keep { $left }
}.
says-gives = You give year { $year } with { $paid ->
    [one] 1 cap
   *[other] { $paid } caps
}{ $value ->
    [none] {""}
   *[other] {" "}({ WORD($value, of: "invoice") })
}.
says-gives-otr = You give year { $year } with { $paid ->
    [one] 1 cap
   *[other] { $paid } caps
}, off the record: it stays so, nobody looks.
says-gives-audited = You give an opened { WORD($value, of: "invoice", form: "bare") }, no money on it.
says-gets = You get year { $year } with { $paid ->
    [one] 1 cap
   *[other] { $paid } caps
}.
says-gets-otr = You get year { $year } with { $paid ->
    [one] 1 cap
   *[other] { $paid } caps
}, off the record: it stays so, nobody looks.
says-gets-audited = You get an opened { WORD($value, of: "invoice", form: "bare") }, no money on it.
says-look = You see at once what it is.
says-look-after = You may look afterwards.
says-no-look = You will not get to look.
says-trade-furniture = Nothing moves but the furniture.
choice-otr-year = Year { $year } off the record
says-otr-year = No audit, no Blackmail, no more looking, until turn { $settles }; trades still reach it; any colleague may bribe it; { $left ->
    [0] your last one
   *[other] you keep { $left }
}.
says-nothing-to-protect = There is no profit to protect.
ask-bribe-trade = { SEAT($who) } wants to swap year { $year } with you. Let it stand, or bribe?
ask-counter = { SEAT($who) } bribed your { WORD($what, of: "act") }. Bribe back, or let it fall?
says-spent-for-nothing = Your { WORD($what, of: "act", form: "card") } is spent for nothing; you go on with your turn.
kicker-draw = Last step of your turn
ask-draw = Pick up a card?
stakes-draw = You hold { $cards }; one card a turn, never more.
clock-draw = If time runs out, you pick one up.
choice-draw = Pick up
says-draw = One of { $deck } in the deck.
says-draw-shuffled = The { $pile } played cards are shuffled first, then one of them.
choice-leave = Leave it
says-leave = You stay at { $cards }; next chance in your next turn.

## The staircase

chain-audit = { SEAT($seat) } audits { OWN($owner) } year { $year }
    .you = You audit { OWN($owner) } year { $year }
chain-trade = { SEAT($seat) } trades year { $year } with { SEAT($owner) }
    .you = You trade year { $year } with { SEAT($owner) }
chain-blackmail = { SEAT($seat) } blackmails { OWN($owner) } year { $year }
    .you = You blackmail { OWN($owner) } year { $year }
chain-otr = { SEAT($seat) } wants year { $year } off the record
    .you = You want year { $year } off the record
chain-bribe = { SEAT($seat) } bribes { OWN($of) } { WORD($answers, of: "act") }
    .you = You bribe { OWN($of) } { WORD($answers, of: "act") }

## Beside the turn

talk = Table talk
    .placeholder = Say something, true or not.
    .claim = claim
    .kept = Claims are kept; the report judges them.
claim-year = My year { $year } is { WORD($value, of: "invoice") }
claim-hand = I hold { $count ->
    [0] no { CARD($card) }
    [one] { CARD($card, form: "a") }
   *[other] { $count } { CARD($card, form: "many") }
}
kicker-answer = Everybody waits for you
ask-question-value = { SEAT($who) } asks: what is year { $year } worth?
ask-question-honest = { SEAT($who) } asks: did you pay year { $year } at its value?
ask-question-have = { SEAT($who) } asks: do you hold { CARD($card, form: "a") }?
ask-question-words = { SEAT($who) } asks: “{ $words }”
stakes-answer = You must answer. It may be a lie; the report will know.
clock-answer = If time runs out, a lot decides what you say.
clock-answer-words = If time runs out, you say “no comment”.
choice-value = { WORD($value, of: "invoice", form: "button") }
choice-yes = Yes
choice-no = No
choice-words = “{ $words }”
says-true = True.
says-lie = A lie.
says-lie-held = A lie: you hold { $count ->
    [0] none
   *[other] { $count }
}.
says-from-memory = From memory.
kicker-read = { SEAT($who) } demands a read
ask-read = Year { $year } is { WORD($value, of: "invoice") }. What do you declare?
ask-read-blind = You may not look. What do you declare for year { $year }?
stakes-read = Everybody hears it. It need not be true.
choice-peek = Look at year { $year }
    .held = Year { $year }: { WORD($value, of: "invoice") }
says-peek = Everybody sees that you look, nobody what.
choice-demand = Make { SEAT($who) } look at year { $year } and declare it
says-demand = { $left } of { $limit } left this turn.
choice-ask-value = Ask { SEAT($who) }: what is year { $year } worth?
choice-ask-honest = Ask { SEAT($who) }: did you pay year { $year } at its value?
choice-ask-have = Ask { SEAT($who) }: do you hold { CARD($card, form: "a") }?
says-ask = { $left } of { $limit } left this turn. The answer must come; it need not be true.
choice-finish = Vote to finish
says-finish = It cannot be taken back. When all { $count } still in have voted, nothing new is taken and the boards run out. { $voters-count ->
    [0] Nobody has voted.
    [one] Voted: { SEATS($voters) }.
   *[other] Voted: { SEATS($voters) }.
}
choice-resign = Resign
says-resign = Leave for good: you go bust at once. Your caps and invoices go back, your cards onto the pile.
says-resign-later = Leave for good: you go bust as soon as what is open is over; until then you pass.

## What people look for and may not do

locked-audit = Audit
locked-blackmail = Blackmail
locked-bribe = Bribe
locked-trade = Trade
locked-otr = Off the Record
locked-punch = Bribe and Audit
locked-peek = Look at my years
locked-pass = Say nothing
locked-higher = 6 and more
locked-put-back = Put it back
locked-other-amount = Another amount
locked-other-year = Another year off the record
locked-discard = Throw a card away
locked-otr-year = Year { $year } off the record
locked-audit-year = Audit { OWN($who) } year { $year }
locked-trade-year = Trade year { $year } with { SEAT($who) }
why-open-already = **It is open already;** audits are for payments still shut.
why-no-card-yet = **No card has been played** that a Bribe could cancel.
why-not-paid-yet = **It is not paid yet;** audits come after the caps.

## Waiting

slip-passed = You let it go. The window stays open for the others.
slip-blackmail = { SEAT($seat) } shows a profit of { $profit }. Waiting for reactions.
    .you = You show a profit of { $profit }. Waiting for reactions.
slip-blind = { SEAT($seat) } is about to open year { $year }. Waiting for reactions.
    .you = You are about to open year { $year }. Waiting for reactions.
slip-bribe-blackmail = { SEAT($seat) } is deciding. { OWN($by) } blackmail stands unless it is bribed.
slip-replay-blackmail = { SEAT($seat) } bribed the blackmail. Waiting for reactions.
    .you = You bribed the blackmail. Waiting for reactions.
slip-replay-audit = { SEAT($seat) } bribed the audit. Waiting for reactions.
    .you = You bribed the audit. Waiting for reactions.
slip-challenge = { SEAT($seat) } wants year { $year } off the record. Waiting for reactions.
    .you = You want year { $year } off the record. Waiting for reactions.
slip-stands = { SEAT($seat) } is deciding. The { WORD($what, of: "act") } of year { $year } stands unless it is bribed.
slip-falls = { SEAT($seat) } is deciding. The { WORD($what, of: "act") } falls unless { SEAT($seat) } bribes back.
slip-otr-falls = { SEAT($seat) } is deciding. Off the Record falls unless { SEAT($seat) } bribes back.
slip-declare = { SEAT($seat) } has taken an invoice and is naming a price.
slip-seal = { SEAT($seat) } is sealing an amount.
slip-place = { SEAT($seat) } is about to pay { $said } on year { $year }.
slip-place-silent = { SEAT($seat) } is deciding what to pay on year { $year }.
slip-audit = { SEAT($seat) } paid { $paid }. Waiting for reactions.
    .you = Your { $paid } lies on year { $year }. Waiting for reactions.
slip-audit-silent = { SEAT($seat) } paid without a word. Waiting for reactions.
    .you = Your payment lies on year { $year }. Waiting for reactions.
slip-action = { SEAT($seat) } may play cards.
slip-draw = { SEAT($seat) } may pick up a card.
slip-answer = { SEAT($seat) } owes { SEAT($asker) } an answer.
slip-read = { SEAT($seat) } looks at year { $year } and must declare it.
slip-over = The game is over. The table stays open for talk.

## Standing orders

order-let-payments = Let payments go until my next turn
order-let-payments-1 = Let payments of 1 go
order-let-payments-2 = Let payments of 2 and less go
order-let-payments-3 = Let payments of 3 and less go
order-let-profits-1 = Let profits of 1 go
order-let-profits-2 = Let profits of 2 and less go
order-let-blind = Let blind settlements go until my next turn
order-let-otr = Let Off the Record go until my next turn
order-stay-out = Stay out of other people’s fights
order-stop-for-A = Stop me for everything of { SEAT("A") }
order-stop-for-B = Stop me for everything of { SEAT("B") }
order-stop-for-C = Stop me for everything of { SEAT("C") }
order-stop-for-D = Stop me for everything of { SEAT("D") }

## What the board says as things happen, and the stamp that falls on it

# To the settler; the others read the ledger's line.
caption-turned = { OWN($seat) } year { $year } was { WORD($value, of: "invoice") }, paid { $paid }.
    .you = Year { $year } was { WORD($value, of: "invoice") }{ $found ->
        [trap] . You pay 2 caps.
        [underpaid] , paid { $paid }. You pay the company { $gap ->
            [one] 1 cap
           *[other] { $gap } caps
        }.
        [correct] , paid { $paid }. Nothing to gain.
       *[overpaid] , paid { $paid }: { $gap ->
            [one] 1 cap
           *[other] { $gap } caps
        }{ $otr ->
            [yes] , out of everybody’s reach.
           *[no] { $wanted ->
                [yes] , if nobody wants { $gap ->
                    [one] it
                   *[other] them
                }.
               *[no] .
            }
        }
    }
    .taken = Year { $year } was { WORD($value, of: "invoice") }, paid { $paid }: { $gap ->
        [one] 1 cap, and { SEAT($taken-by) } takes it.
       *[other] { $gap } caps, and { SEAT($taken-by) } takes them.
    }
caption-archived = { OWN($seat) } year { $year } is cleared away; it was opened long ago.
    .you = Year { $year } is cleared away; it was opened long ago.
caption-audited = { $found ->
    [overpaid] It was { WORD($value, of: "invoice") }, paid { $paid }.
    [underpaid] It was { WORD($value, of: "invoice") }, paid { $paid }: { SEAT($seat) } pays the { $gap }.
    [correct] Honest work. { SEAT($by) } pays 1 cap.
   *[trap] A trap. { SEAT($by) } pays 2 caps.
}
    .you = { $found ->
    [overpaid] It was { WORD($value, of: "invoice") }: your { $gap ->
        [one] 1 cap is gone.
       *[other] { $gap } caps are gone.
    }
    [underpaid] It was { WORD($value, of: "invoice") }, paid { $paid }: you pay the company { $gap ->
        [one] 1 cap
       *[other] { $gap } caps
    }.
    [correct] Honest work. { SEAT($by) } pays 1 cap.
   *[trap] Your trap. { SEAT($by) } pays 2 caps.
}
    .auditor = { $found ->
    [overpaid] It was { WORD($value, of: "invoice") }, paid { $paid }.
    [underpaid] It was { WORD($value, of: "invoice") }, paid { $paid }: { SEAT($seat) } pays the { $gap }, you get nothing.
    [correct] Honest work. You pay 1 cap.
   *[trap] A trap. You pay 2 caps.
}
    .stays = It stays, face up and empty, until turn { $settles }.
stamp-audited = AUDITED
caption-reward = +{ $amount } for { SEAT($seat) }.
    .you = +{ $amount } for you.
caption-traded = Year { $year }: { SEAT($seat) } gave { $gave ->
    [one] 1 cap
   *[other] { $gave } caps
} and got { $got ->
    [one] 1 cap
   *[other] { $got } caps
}.
    .you = Year { $year }: you gave { $gave ->
        [one] 1 cap
       *[other] { $gave } caps
    } and got { $got ->
        [one] 1 cap
       *[other] { $got } caps
    }.
    .target = Year { $year }: you gave { $got ->
        [one] 1 cap
       *[other] { $got } caps
    } and got { $gave ->
        [one] 1 cap
       *[other] { $gave } caps
    }.
    .look = It is { WORD($value, of: "invoice") }.
    .unseen = You have not seen it.
caption-refilled = The archive comes back: { $workload ->
    [one] 1 invoice
   *[other] { $workload } invoices
} to pay.
caption-closed = { $why ->
    [votes] Everybody wants to finish. The workload closes.
    [run-off] One player is left: everything still lying is settled now.
   *[laps] The last lap is over.
} Nothing new is taken from now on.
caption-reshuffled = The pile becomes the deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
caption-bust = { SEAT($seat) } is out. Board and hand are cleared.
    .you = You owe { $owed ->
        [one] 1 cap
       *[other] { $owed } caps
    } and have { $had }. You are bust.
    .turn = The turn ends here.
    .alone = One player is left and plays on alone.
stamp-bust = BUST

## The ledger

heading-before = Before the first turn
heading-end = The end
event-dealt = { $workload ->
    [one] 1 invoice
   *[other] { $workload } invoices
} to pay, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $known ->
    [yes] {" "}and { $stash ->
        [one] 1 cap
       *[other] { $stash } caps
    }
   *[no] {""}
} each{ $delayed ->
    [yes] . No Blackmail in the first hands
   *[no] {""}
}
event-dealt-own = { $workload ->
    [one] 1 invoice
   *[other] { $workload } invoices
} to pay, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $known ->
    [yes] {" "}and { $stash ->
        [one] 1 cap
       *[other] { $stash } caps
    }
   *[no] {""}
} each{ $delayed ->
    [yes] . No Blackmail in the first hands
   *[no] {""}
}. You hold { WORDS($held, of: "held") }
event-dealt-alike = Everybody has the same { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and the same invoices, { $workload } in all. Nobody picks up
event-dealt-alike-own = Everybody has the same { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and the same invoices, { $workload } in all. Nobody picks up
event-first = { SEAT($seat) } begins, { $why ->
    [random] by lot
    [host] as the host said
    [previous-winner] having won last time
   *[agreed] as agreed
}
    .you = You begin, { $why ->
        [random] by lot
        [host] as the host said
        [previous-winner] having won last time
       *[agreed] as agreed
    }
event-committed = { SEAT($seat) } has chosen
event-committed-start = { SEAT($seat) } has chosen
    .you = You start with { $start ->
        [one] 1 cap
       *[other] { $start } caps
    }
event-committed-target = { SEAT($seat) } has chosen
    .you = Your target is { $target ->
        [one] 1 cap
       *[other] { $target } caps
    }
event-starts = { SEAT($seat) } starts with { $amount ->
    [one] 1 cap
   *[other] { $amount } caps
}
    .you = You start with { $amount ->
        [one] 1 cap
       *[other] { $amount } caps
    }
event-targets = { SEAT($seat) } wants { $amount ->
    [one] 1 cap
   *[other] { $amount } caps
}
    .you = You want { $amount ->
        [one] 1 cap
       *[other] { $amount } caps
    }
event-turn = **{ SEAT($seat) }, turn { $round }**{ $endless ->
    [yes] , lap { $lap }
   *[no] {""}
}
    .you = **You, turn { $round }**{ $endless ->
    [yes] , lap { $lap }
   *[no] {""}
}
event-took = { SEAT($seat) } takes an invoice; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}
event-took-seen = { SEAT($seat) } takes an invoice
    .you = You take { WORD($value, of: "invoice") }; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}
    .faded = You take an invoice; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}
event-announced = { SEAT($seat) } says **{ $amount }**
    .you = You say **{ $amount }**
event-sealed = { SEAT($seat) } seals an amount
event-sealed-seen = { SEAT($seat) } seals an amount
    .you = You seal { $amount ->
        [one] 1 cap
       *[other] { $amount } caps
    }
event-laid = { SEAT($seat) } lays it on year { $year }
    .you = You lay it on year { $year }
event-placed = { SEAT($seat) } pays { $amount } on year { $year }
    .you = You pay { $amount } on year { $year }
event-placed-otr = { SEAT($seat) } pays { $amount } on year { $year }, off the record
    .you = You pay { $amount } on year { $year }, off the record
event-placed-silent = { SEAT($seat) } pays year { $year } without a word
    .you = You pay year { $year } without a word
event-placed-silent-otr = { SEAT($seat) } pays year { $year } without a word, off the record
    .you = You pay year { $year } without a word, off the record
event-turned = { SEAT($seat) } settles year { $year }: { WORD($value, of: "invoice", form: "worth") }, paid { $paid }{ $found ->
    [overpaid] . Profit **{ $gap }**
    [underpaid] , { $gap } short
   *[correct] {""}
}
    .you = You settle year { $year }: { WORD($value, of: "invoice", form: "worth") }, paid { $paid }{ $found ->
        [overpaid] . Profit **{ $gap }**
        [underpaid] , { $gap } short
       *[correct] {""}
    }
event-turned-otr = { SEAT($seat) } settles year { $year }, off the record: { WORD($value, of: "invoice", form: "worth") }, paid { $paid }{ $found ->
    [overpaid] . Profit **{ $gap }**, out of everybody’s reach
    [underpaid] , { $gap } short
   *[correct] {""}
}
    .you = You settle year { $year }, off the record: { WORD($value, of: "invoice", form: "worth") }, paid { $paid }{ $found ->
        [overpaid] . Profit **{ $gap }**, out of everybody’s reach
        [underpaid] , { $gap } short
       *[correct] {""}
    }
event-turned-trap = { SEAT($seat) } settles year { $year }: a trap
    .you = You settle year { $year }: a trap
event-turned-trap-otr = { SEAT($seat) } settles year { $year }, off the record: a trap
    .you = You settle year { $year }, off the record: a trap
event-profit = { SEAT($seat) } keeps the { $amount }
    .you = You keep the { $amount }
event-profit-after-all = { SEAT($seat) } keeps the { $amount } after all
    .you = You keep the { $amount } after all
event-profit-stolen = { SEAT($seat) } takes { OWN($of) } **{ $amount }**
    .you = You take { OWN($of) } **{ $amount }**
event-even = { SEAT($seat) } gains nothing
    .you = You gain nothing
event-nothing-to-take = { SEAT($seat) } finds nothing to take
    .you = You find nothing to take
event-debt-trap = { SEAT($seat) } pays **{ $paid }** for the trap
    .you = You pay **{ $paid }** for the trap
event-debt-shortfall = { SEAT($seat) } pays the company **{ $paid }**
    .you = You pay the company **{ $paid }**
event-debt-trap-found = { SEAT($seat) } pays **{ $paid }** for the trap
    .you = You pay **{ $paid }** for the trap
event-debt-audited-found = { SEAT($seat) } pays the missing **{ $paid }**
    .you = You pay the missing **{ $paid }**
event-debt-false-audit-found = { SEAT($seat) } pays **{ $paid }** for nothing found
    .you = You pay **{ $paid }** for nothing found
event-archived = { SEAT($seat) } clears year { $year }
    .you = You clear year { $year }
event-refilled = The archive comes back: { $workload ->
    [one] 1 invoice
   *[other] { $workload } invoices
} to pay
event-closed-laps = Nothing new is taken: the last lap is over
event-closed-votes = Nothing new is taken: everybody voted
event-closed-run-off = Nothing new is taken: one player is left, and everything still lying is settled now
event-played-audit = { SEAT($seat) } audits { OWN($against) } year { $year }
    .you = You audit { OWN($against) } year { $year }
event-played-trade = { SEAT($seat) } plays Trade with { SEAT($against) }, year { $year }
    .you = You play Trade with { SEAT($against) }, year { $year }
event-played-blackmail = { SEAT($seat) } blackmails { OWN($against) } year { $year }
    .you = You blackmail { OWN($against) } year { $year }
event-played-otr = { SEAT($seat) } wants year { $year } off the record
    .you = You want year { $year } off the record
event-played-bribe = { SEAT($seat) } bribes { OWN($against) } { WORD($answers, of: "act") }
    .you = You bribe { OWN($against) } { WORD($answers, of: "act") }
event-cancelled = { OWN($seat) } { CARD($card) } is cancelled
    .you = Your { CARD($card) } is cancelled
event-off-the-record = { OWN($seat) } year { $year } is off the record
    .you = Your year { $year } is off the record
event-punched = { SEAT($seat) } answers { OWN($owner) } Off the Record with Bribe and Audit at once
    .you = You answer { OWN($owner) } Off the Record with Bribe and Audit at once
event-audited = { SEAT($seat) } opens { OWN($owner) } year { $year }: { WORD($value, of: "invoice", form: "worth") }, paid { $paid }
    .you = You open { OWN($owner) } year { $year }: { WORD($value, of: "invoice", form: "worth") }, paid { $paid }
event-audited-exact = { SEAT($seat) } opens { OWN($owner) } year { $year }: { WORD($value, of: "invoice", form: "worth") }, paid { $paid }. Honest work
    .you = You open { OWN($owner) } year { $year }: { WORD($value, of: "invoice", form: "worth") }, paid { $paid }. Honest work
event-audited-trap = { SEAT($seat) } opens { OWN($owner) } year { $year }: a trap
    .you = You open { OWN($owner) } year { $year }: a trap
event-forfeited = { SEAT($seat) } loses { $amount }
    .you = You lose { $amount }
event-reward = +{ $amount } for { SEAT($seat) }
event-traded = Year { $year } changes hands between { SEAT($seat) } and { SEAT($with) }: { $gave } for { $got }
event-traded-seen = Year { $year } changes hands between { SEAT($seat) } and { SEAT($with) }: { $gave } for { $got }. You got { WORD($value, of: "invoice") }
    .faded = Year { $year } changes hands between { SEAT($seat) } and { SEAT($with) }: { $gave } for { $got }. You have looked
event-discarded = { SEAT($seat) } throws away { CARD($card, form: "a") }
    .you = You throw away { CARD($card, form: "a") }
event-drew = { SEAT($seat) } picks up a card
event-drew-seen = { SEAT($seat) } picks up a card
    .you = You pick up { CARD($card, form: "a") }
event-left-it = { SEAT($seat) } picks up nothing
    .you = You pick up nothing
event-done = { SEAT($seat) } is done
    .you = You are done
event-reshuffled = The pile becomes the deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
event-peeked = { SEAT($seat) } looks at year { $year }
event-peeked-seen = { SEAT($seat) } looks at year { $year }
    .you = You look at year { $year }: { WORD($value, of: "invoice") }
    .faded = You look at year { $year }
event-said = { SEAT($seat) }: { $text }
    .you = You: { $text }
event-claimed = { SEAT($seat) } claims: year { $year } is { WORD($value, of: "invoice") }
    .you = You claim: year { $year } is { WORD($value, of: "invoice") }
event-claimed-hand = { SEAT($seat) } claims to hold { $count ->
    [0] no { CARD($card) }
    [one] { CARD($card, form: "a") }
   *[other] { $count } { CARD($card, form: "many") }
}
    .you = You claim to hold { $count ->
        [0] no { CARD($card) }
        [one] { CARD($card, form: "a") }
       *[other] { $count } { CARD($card, form: "many") }
    }
event-asked-value = { SEAT($seat) } asks { SEAT($of) }: what is year { $year } worth?
    .you = You ask { SEAT($of) }: what is year { $year } worth?
event-asked-honest = { SEAT($seat) } asks { SEAT($of) }: did you pay year { $year } at its value?
    .you = You ask { SEAT($of) }: did you pay year { $year } at its value?
event-asked-have = { SEAT($seat) } asks { SEAT($of) }: do you hold { CARD($card, form: "a") }?
    .you = You ask { SEAT($of) }: do you hold { CARD($card, form: "a") }?
event-asked-words = { SEAT($seat) } asks { SEAT($of) }: “{ $question }”
    .you = You ask { SEAT($of) }: “{ $question }”
event-answered-value = { SEAT($seat) } answers { SEAT($to) }: year { $year } is { WORD($answer, of: "invoice") }
    .you = You answer { SEAT($to) }: year { $year } is { WORD($answer, of: "invoice") }
event-answered-honest = { SEAT($seat) } answers { SEAT($to) }: { $answer }
    .you = You answer { SEAT($to) }: { $answer }
event-answered-have = { SEAT($seat) } answers { SEAT($to) }: { $answer }
    .you = You answer { SEAT($to) }: { $answer }
event-answered-words = { SEAT($seat) } answers { SEAT($to) }: “{ $answer }”
    .you = You answer { SEAT($to) }: “{ $answer }”
event-demanded = { SEAT($seat) } makes { SEAT($of) } { $looks ->
    [yes] look at year { $year }
   *[no] declare year { $year } without looking
}
    .you = You make { SEAT($of) } { $looks ->
    [yes] look at year { $year }
   *[no] declare year { $year } without looking
}
event-demanded-seen = { SEAT($seat) } makes { SEAT($of) } look at year { $year }: { WORD($value, of: "invoice") }
    .faded = { SEAT($seat) } makes { SEAT($of) } look at year { $year }
event-declared = { SEAT($seat) } declares year { $year }: { WORD($value, of: "invoice") }
    .you = You declare year { $year }: { WORD($value, of: "invoice") }
event-bust = { SEAT($seat) } owes { $owed }, has { $had }: **bust**
    .you = You owe { $owed } and have { $had }: **bust**
event-bust-resigned = { SEAT($seat) } leaves
    .you = You leave
event-swept = { OWN($seat) } { $caps ->
    [one] 1 cap
   *[other] { $caps } caps
} and { $invoices ->
    [one] 1 invoice
   *[other] { $invoices } invoices
} go back
    .you = Your { $caps ->
        [one] 1 cap
       *[other] { $caps } caps
    } and { $invoices ->
        [one] 1 invoice
       *[other] { $invoices } invoices
    } go back
event-resigned = { SEAT($seat) } resigns
    .you = You resign
event-resigned-later = { SEAT($seat) } resigns, out when this is over
    .you = You resign, out when this is over
event-voted = { SEAT($seat) } votes to finish ({ $votes } of { $of })
    .you = You vote to finish ({ $votes } of { $of })
event-won = { SEAT($seat) } wins with { $amount ->
    [one] 1 cap
   *[other] { $amount } caps
}
    .you = You win with { $amount ->
        [one] 1 cap
       *[other] { $amount } caps
    }
event-won-shared = Shared by { SEATS($seats) }, { $amount ->
    [one] 1 cap
   *[other] { $amount } caps
} each
event-won-target = Target reached by { SEATS($seats) }
event-won-nobody = Nobody wins

outcome-most = Most caps: { $caps }
outcome-shared = Shared, to the cap: { $caps ->
    [one] 1 cap
   *[other] { $caps } caps
} each
outcome-last = Last one solvent
outcome-start = The smallest start that survived: began with { $start }, ended with { $caps }
outcome-target = The target was reached
outcome-no-target = Nobody reached a target
outcome-nobody-left = Nobody gets away
standing = { SEAT($seat) }: { $score ->
    [-3] bust
    [-2] bust
    [-1] bust
    [-4] bust
    [one] 1 cap
   *[other] { $score } caps
}
    .you = You: { $score ->
    [-3] bust
    [-2] bust
    [-1] bust
    [-4] bust
    [one] 1 cap
   *[other] { $score } caps
}

## After the game

report-headline-nobody-left = Nobody gets away
report-under-nobody-left = The last one fell in turn { $turn }.
report-headline-target = { SEATS($seats) } reached the target
report-under-target = { $caps } of { $target }.
report-under-targets = { $caps } of { $target }, { $rest }
report-headline-no-target = Nobody reached a target
report-under-no-target = Closest: { SEAT($seat) }, { $short } short.
report-headline-last = Last one solvent
report-under-last = { SEATS($bust) } could not pay.
report-headline-start = The smallest start that survived
report-under-start = Began with { $start }, ended with { $caps }.
report-headline-shared = Shared, to the cap
report-under-shared = { SEATS($seats) }, { $caps ->
    [one] 1 cap
   *[other] { $caps } caps
} each.
report-headline-honest = Honest, and ahead
report-under-honest = { $payments ->
    [one] 1 payment, not one { $silent ->
        [yes] overpaid
       *[no] lie
    }
   *[other] { $payments } payments, not one { $silent ->
        [yes] overpaid
       *[no] lie
    }
}. Nobody will believe it.
report-headline-thief = Other people’s profits
report-under-thief = { $stolen ->
    [one] 1 cap
   *[other] { $stolen } caps
} by Blackmail.
report-headline-unseen = Most caps, fewest questions
report-under-unseen = { $silent ->
    [yes] { $lies } overpaid
   *[no] { $lies ->
        [one] 1 lie told
       *[other] { $lies } lies told
    }
}, none opened.
report-headline-caught = Caught { $opened ->
    [one] once
   *[other] { $opened } times
}, still ahead
report-under-caught = { $silent ->
    [yes] { $lies } overpaid
   *[no] { $lies ->
        [one] 1 lie told
       *[other] { $lies } lies told
    }
}, { $opened } opened.
report-own-won = { SEAT($seat) } won with { $caps ->
    [one] 1 cap
   *[other] { $caps } caps
}.
    .you = You won with { $caps ->
        [one] 1 cap
       *[other] { $caps } caps
    }.
report-own-behind = { SEAT($seat) } came in at place { $place }, { $behind ->
    [one] 1 cap
   *[other] { $behind } caps
} behind.
    .you = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] in at place { $place }
}, { $behind ->
    [one] 1 cap
   *[other] { $behind } caps
} behind.
report-own-bust = { SEAT($seat) } went bust in turn { $turn }: { $owed } owed, { $had } there.
    .you = You went bust in turn { $turn }: { $owed } owed, { $had } there.
report-own-left = { SEAT($seat) } left in turn { $turn }.
    .you = You left in turn { $turn }.

reveal-title = What everything was
    .hands = Still in hand at the end
    .differs = red corner: value and caps differ
lies-title = Who lied to whom
    .caught = caught
    .waved = waved through
    .alarms = { $alarms ->
        [one] false alarm
       *[other] false alarms
    }
lied-to-you = { SEAT($liar) } lied to you { $lies ->
    [one] once
   *[other] { $lies } times
}; you caught { $caught ->
    [0] none of it
    [one] one
   *[other] { $caught }
}.
fates-of = { $lies ->
    [0] no lie
    [one] 1 lie, { $caught } caught
   *[other] { $lies } lies, { $caught } caught
}
claims-title = Said and true
verdict-true = true
verdict-lie = a lie
moments-title = Three moments that decided it
tips-title = Next time
award-longest-bluff = **Longest bluff.** { SEAT($seat) }, year { $year }: { WORD($value, of: "invoice") } sold as a { $paid }, for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
award-best-read = **Best read.** { SEAT($seat) }: { $count } audits, { $right } right
award-staircase = **Tallest staircase.** { $count } cards, { SEAT($seat) }{ $alone ->
    [yes] {""}
   *[no] {" "}against { SEAT($other) }
}, turn { $turn }
award-poisoned-gift = **Poisoned gift.** { SEAT($seat) } gave { SEAT($other) } { WORD($value, of: "invoice") }, turn { $turn }
    .you = **Poisoned gift.** You gave { SEAT($other) } { WORD($value, of: "invoice") }, turn { $turn }
award-bait = **Bait taken.** { SEAT($seat) }: { $count ->
    [one] 1 auditor
   *[other] { $count } auditors
} fined
award-best-theft = **Best theft.** { SEAT($seat) } from { SEAT($other) }, { $caps ->
    [one] 1 cap
   *[other] { $caps } caps
}
award-carpet = **Under the carpet.** { SEAT($seat) }, year { $year }: { $caps ->
    [one] 1 cap
   *[other] { $caps } caps
} nobody could touch
award-hush-money = **Hush money.** { SEAT($seat) }: { $count } Bribes
award-cried-wolf = **Cried wolf.** { SEAT($seat) }: { $count } times, { $caps ->
    [one] 1 cap
   *[other] { $caps } caps
}
award-closest-shave = **Closest shave.** { SEAT($seat) }: { $caps } left, turn { $turn }
award-straight-face = **Straight face.** { SEAT($seat) }: { $count } of { $all } untrue
award-clean-hands = **Clean hands.** { SEAT($seat) }: { $count } honest payments

moment-audit = Turn { $turn }: { OWN($by) } audit of { OWN($of) } year { $year } stood
moment-audit-fell = Turn { $turn }: { OWN($by) } audit of { OWN($of) } year { $year } fell
moment-blackmail = Turn { $turn }: { SEAT($by) } blackmails { SEAT($of) }{ $attempt ->
    [one] {""}
    [2] , at the second try
   *[other] , at try { $attempt }
}
    .you = Turn { $turn }: you blackmail { SEAT($of) }{ $attempt ->
    [one] {""}
    [2] , at the second try
   *[other] , at try { $attempt }
}
moment-blackmail-fell = Turn { $turn }: { OWN($by) } blackmail of { SEAT($of) } fell
moment-trade = Turn { $turn }: { SEAT($by) } and { SEAT($of) } swap year { $year }
moment-trade-fell = Turn { $turn }: { OWN($by) } trade with { SEAT($of) } fell
moment-bust = Turn { $turn }: { SEAT($of) } cannot pay for { WORD($value, of: "invoice") }
    .you = Turn { $turn }: you cannot pay for { WORD($value, of: "invoice") }
moment-left = Turn { $turn }: { SEAT($of) } leaves the table
    .you = Turn { $turn }: you leave the table
moment-why-kept = { SEAT($of) } had a Bribe left and kept it. { $swing ->
    [one] 1 cap
   *[other] { $swing } caps
} gone.
    .you = You had a Bribe left and kept it. { $swing ->
        [one] 1 cap
       *[other] { $swing } caps
    } gone.
moment-why-overbid = { SEAT($of) } bribed the first and had nothing for the second.
    .you = You bribed the first and had nothing for the second.
moment-why-none = No Bribe in hand.
moment-why-bribed = Bribed off; it would have moved { $swing ->
    [one] 1 cap
   *[other] { $swing } caps
}.
moment-why-trade = It was { WORD($gave, of: "invoice") } for { WORD($got, of: "invoice") }.
moment-why-bust = Paid { $paid }, owed { $owed }, had { $had }.
moment-why-fined = Owed { $owed } for the audit, had { $had }.
moment-why-left = Caps and invoices go back.

tip-short = Paying too little costs the same caps later, and sometimes the game.
tip-small-payments = Small payments are seldom lies. Keep Audits for the 4s and 5s.
tip-bet-on-life = With fewer than 2 caps an audit is a bet on your life.
tip-let-it-come = That audit would have cost { SEAT($who) } { $caps ->
    [one] 1 cap
   *[other] { $caps } caps
}. Let it come.
tip-kept-bribe = A Bribe in hand is worth nothing at the end.
tip-unplayed = Unplayed cards count nothing. Spend them on the leader in the last lap.
tip-otr-for-nothing = Off the Record also tells everybody where to look. Use it on real profits.
tip-always-five = If every invoice costs 5, somebody counts. Mix in a 3.
tip-honest-loses = Honest books lose money: traps cost 2 each. Round up now and then.
tip-hide-the-fat = A year about to open with a fat profit wants to be off the record.
tip-empty-hand = An empty hand invites everybody.

chart-money = Money over time
    .toggle = With what lies on the years
chart-flows = Where it came from
chart-prices = What a 5 meant
chart-luck = Luck
chart-bribes = Bribes
flow-start = start
flow-profits = own profits kept
flow-stolen = stolen
flow-rewards = audit rewards
flow-shortfalls = shortfalls, settled
flow-audited = shortfalls, audited
flow-traps = trap fines
flow-false-audits = false audits
flow-lost = lost at bust
flow-end = end
fate-honest = honest
fate-short = short
fate-got-away = got away
fate-stolen = stolen
fate-caught = caught
fate-trap = trap
fate-swept = swept
fate-open = never opened

## Refusals

ban-not-held = **No { CARD($card) }.** You hold no { CARD($card) }. { $deterministic ->
    [yes] Nobody picks up at this table.
   *[no] You pick up a card at the end of your own turn.
}
ban-punch-needs-both = **Two cards.** You need a Bribe and an Audit.
ban-out = **You are bust.** You may only watch, and talk when the game is over.
ban-left = **You have resigned** and pass until this is over.
ban-answer-first = **Answer first.** { SEAT($asker) } has asked you and you must answer.
ban-answer-open = **Somebody else is answering;** wait for { SEAT($asked) }.
ban-wrong-answer = **That does not answer it.** { SEAT($asker) } asked something else.
ban-read-first = **Declare it first.** { SEAT($asker) } demands a read of you.
ban-read-open = **A read is open;** wait for { SEAT($asked) }.
ban-no-such-kind = **There is no such invoice.** In this box there are { WORDS($kinds, of: "invoice", form: "bare") }.
ban-no-question = **Nobody asked you.** There is nothing to answer.
ban-no-read = **Nobody demanded a read of you.**
ban-choose-start = **First everybody chooses a start,** once.
ban-start-range = **A start here is 0 to { $max } caps.**
ban-no-start = **Starts belong to Cheap Start,** before the first turn.
ban-choose-target = **First everybody names a target,** once.
ban-target-range = **A target here is { $min } to { $most } caps.**
ban-no-target = **Targets belong to Planned Financing,** before the first turn.
ban-not-your-turn = **Not your turn.** { SEAT($who) } is on turn. { $wait ->
    [0] No turn of yours comes any more.
    [one] You are next.
   *[other] Your turn comes in { $wait } turns.
}
ban-not-asked = **Nobody asks you now.**
ban-passed = **You let it go.** You have passed; the window stays open for the others. At the next card you may again.
ban-say-done = **Press Finish.** Your cards end when you say done.
ban-not-done = **Nothing to finish now.** Only playing cards is ended with done.
ban-must-pay = **You took it, you pay it.** { $silence ->
    [yes] Seal an amount.
   *[no] Say a price.
}
ban-announce-range = **1 to 5.** Prices run from 1 to 5.
ban-announced = **Said is said:** you name one price, right after taking.
ban-silent = **At this table nobody names a price.**{ $place ->
    [yes] {" "}Put the caps down.
   *[no] {""}
}
ban-seal-only = **Amounts are sealed only at a silent table with the double punch,** right after taking.
ban-seal-range = **Sealed amounts run from 1 to 5.**
ban-sealed = **What is sealed stays sealed.** Place it.
ban-place-words = **Choose 1 to 5 as you put them down.**
ban-place-range = **Choose 1 to 5 as you put them down.**
ban-as-announced = **You said { $said };** that is what you pay.
ban-place-now = **Put the caps down,** or go off the record first.
ban-nothing-to-place = **Nothing is to be paid now.**
ban-otr-in-payment = { $silence ->
    [yes] **Seal an amount first.** It goes off the record after that and before the caps.
   *[no] **Say a price first.** It goes off the record after the price and before the caps.
}
ban-already-otr = **Off the record already.**
ban-this-year-only = **While you pay, only that year.** The others wait for your cards.
ban-otr-own-phase = **Off the Record is for your own turn:** before your caps go down, or when you play cards.
ban-otr-blank = **There is no invoice on that year.**
ban-otr-audited = **An opened invoice cannot go off the record.**
ban-name-a-year = { $any ->
    [yes] **Press one of your years.**
   *[no] **None of your years can go off the record now.**
}
ban-only-punch = **The double punch answers Off the Record during a payment,** where the house rule is on.
ban-not-in-action = **Only { SEAT($who) } starts anything now.** You may answer cards.
ban-one-by-one = **One at a time.** Finish what is open first; right after it you may go on.
ban-audit-later = **You audit any year in your own turn.** { $wait ->
    [0] No turn of yours comes any more.
    [one] You are next.
   *[other] Your turn comes in { $wait } turns.
}
ban-audit-self = **Nice try.** Nobody audits themselves.
ban-audit-blank = **There is no invoice on that year.**
ban-audit-otr = **Off the record.** It cannot be audited. A Trade still reaches it.
ban-audit-twice = **Opened already.** It was audited; there is no money on it.
ban-audit-name = { $any ->
    [yes] **Press a colleague’s year.**
   *[no] **No colleague’s year can be audited now.**
}
ban-audit-own = **Not against yourself.** Nobody audits their own payment.
ban-audit-late = **{ SEAT($first) } was first.** You keep your card.
ban-audit-only-then = **Too late, or too early.** A payment is audited right after it is made; or in your own turn, any year of a colleague.
ban-audit-once = **At this table a bribed audit of a payment is not tried again.**
ban-trade-own-phase = **Trades wait.** A Trade belongs to your own turn, when you play cards.
ban-trade-self = **A Trade names a colleague.**
ban-trade-blank = **Nothing to swap.** Both of you need an invoice on year { $year }. { $yours ->
    [yes] You have none there now.
   *[no] { SEAT($without) } has none there now.
}
ban-no-blackmail-in-action = **Not a card for now.** Blackmail waits for a colleague’s profit.
ban-blackmail-self = **Not against yourself.** Nobody blackmails themselves.
ban-no-blackmail-in-audit = **There is no Blackmail in an audit.** Blackmail waits for a settlement.
ban-no-blackmail-otr = **Off the record.** Its profit cannot be blackmailed.
ban-blackmail-late = **{ SEAT($first) } was first.** You keep your card.
ban-blackmail-blind = **Here Blackmail comes before the invoice opens.**
ban-no-profit = **No profit here.** Blackmail takes a profit that was just shown, when a colleague settles with one.
ban-no-bribe-in-action = **Not a card for now.** A Bribe only answers another card.
ban-nothing-to-bribe = **There is no card to cancel;** what has happened stays.
ban-old-exchange = **Your attempt is over:** a fresh card was played.
ban-not-your-fight = **Not your fight.** That card is neither aimed at you nor cancelling one of yours. Off the Record is the one card anybody may bribe.
ban-their-moment = **{ $window ->
    [yes] The others decide
   *[no] { SEAT($decides) } decides
} now.** Your answer comes after.
ban-discard-full = **Hand not full.** Only a full hand of { $limit } may throw one away, before you play any.
ban-discard-when = **Throw a card away when you play cards,** in your own turn.
ban-no-discards = **Nobody throws away or picks up at this table.**
ban-draw-own-turn = **In your own turn only.** { $wait ->
    [0] No turn of yours comes any more.
    [one] You are next.
   *[other] Your turn comes in { $wait } turns.
}
ban-draw-at-end = **After your cards.**
ban-draw-full = **Your hand is full.**
ban-draw-never = **Nobody throws away or picks up at this table.**
ban-draw-or-pass = **Pick up, or leave it.**
ban-no-showing = **Nothing may be shown to prove a claim.** Your word must do.
ban-no-giving-cards = **Cards are never given away.**
ban-no-giving-caps = **Caps are never given away.**
ban-same-year-only = **Same year only.** A Trade swaps the same year of both boards. Name one year.
ban-own-board-only = **Not yours.** You look at your own board only. Trade for it, or audit it.
ban-whole-caps = **Whole caps only.**
ban-otr-own-years = **Only your own years.**
ban-nothing-there = **No face-down invoice there.**
ban-peek-otr = **Off the record.** Nobody looks at it, you neither. It opens in turn { $settles }.
ban-peek-suspended = **No peeking just now.** While you may bribe a card, your own invoices stay sealed. { $window ->
    [yes] When the window closes, you may look.
   *[no] Decide first, then look.
}
ban-no-peeking = **Nobody peeks at this table.**
ban-not-you = **Your seat may not peek.**
ban-no-asking = **Questions need no answer here;** just talk.
ban-ask-colleague = **Ask a colleague who is still in.**
ban-ask-face-down = **Ask about a face-down invoice.**
ban-asked-enough = **You have asked enough this turn.**
ban-no-reads = **No reads at this table.**
ban-read-colleague = **Of a colleague still in.**
ban-read-enough = **You have demanded enough this turn.**
ban-read-face-down = **Only a face-down invoice.**
ban-read-otr = **Not off the record.**
ban-read-suspended = **Its owner is deciding on a bribe;** wait.
ban-not-endless = **Only an endless game ends by vote.**
ban-voted = **You have voted.**
ban-is-closed = **The workload is closed already.**
ban-game-over = **The game is over.**
ban-no-such-seat = **There is no seat { $letter }.** The seats are { $there }.
ban-only-you-pointless = **Only You is pointless when nobody may peek.** Switch one off.
ban-one-lap = **An endless game has at least two laps.** Choose 0, or 2 to 99.
ban-counts-without-custom = **Own counts belong to the custom workload.**
ban-counts-needed = **A custom workload needs { $kinds ->
    [6] six
   *[7] seven
} counts,** one each for { WORDS($names, of: "invoice", form: "bare") }.
ban-box-too-small = **The box has only { $count } of { WORD($value, of: "invoice", form: "bare") }.**
ban-counts-and-size = **The counts make { $size } invoices, the size says { $asked }.** Leave the size to the book.
ban-workload-too-small = **{ $size } invoices are too few:** { $players } players need { $least }.
ban-workload-too-large = **This workload has at most { $most } invoices.**
ban-uneven = **Uniform wants equally many of { $kinds ->
    [6] six
   *[7] seven
} kinds.** Choose a multiple of { $kinds }.
unreadable-year = “{ $word }” is no year; the years are 1 to 8.
unreadable-card = “{ $word }” is no card; there are audit, trade, otr, blackmail and bribe.
unreadable-value = “{ $word }” is no invoice; there are 1 to 5, 8 and T.
unreadable-amount = “{ $word }” is no amount; such as “{ $example }”.
unreadable-count = “{ $word }” is no number; such as “{ $example }”.
unreadable-place = “{ $word }” is no place to look at.

## Names

card-audit = Audit
    .small = Audit
    .a = an Audit
    .many = Audits
    .rule = Open one payment of a colleague.
    .when = Right after it, or in your turn.
card-trade = Trade
    .small = Trade
    .a = a Trade
    .many = Trades
    .rule = Swap the same year with a colleague.
    .when = Your turn.
card-otr = Off the Record
    .small = Off rec.
    .a = Off the Record
    .many = Off the Record
    .rule = No audit, no Blackmail, no looking.
    .when = Before your caps go down, or your turn.
card-blackmail = Blackmail
    .small = Blackmail
    .a = a Blackmail
    .many = Blackmails
    .rule = Take a profit just shown.
    .blind = Take a profit not yet shown.
    .when = A colleague’s settlement.
card-bribe = Bribe
    .small = Bribe
    .a = a Bribe
    .many = Bribes
    .rule = Cancel a card aimed at you.
    .when = As an answer; also any Off the Record, or a Bribe on your card.
held-audit-1 = an Audit
held-audit-2 = two Audits
held-audit-3 = three Audits
held-audit-4 = four Audits
held-audit-5 = five Audits
held-trade-1 = a Trade
held-trade-2 = two Trades
held-trade-3 = three Trades
held-trade-4 = four Trades
held-trade-5 = five Trades
held-otr-1 = Off the Record
held-otr-2 = two Off the Record
held-otr-3 = three Off the Record
held-otr-4 = four Off the Record
held-otr-5 = five Off the Record
held-blackmail-1 = a Blackmail
held-blackmail-2 = two Blackmails
held-blackmail-3 = three Blackmails
held-blackmail-4 = four Blackmails
held-blackmail-5 = five Blackmails
held-bribe-1 = a Bribe
held-bribe-2 = two Bribes
held-bribe-3 = three Bribes
held-bribe-4 = four Bribes
held-bribe-5 = five Bribes
act-audit = audit
    .again = audits
    .card = Audit
act-trade = trade
    .again = trades
    .card = Trade
act-blackmail = blackmail
    .again = blackmails
    .card = Blackmail
act-otr = Off the Record
    .again = tries
    .card = Off the Record
act-bribe = bribe
    .again = bribes
    .card = Bribe
invoice-1 = a 1
    .bare = 1
    .worth = worth 1
    .button = 1
    .rule = Worth 1.
invoice-2 = a 2
    .bare = 2
    .worth = worth 2
    .button = 2
    .rule = Worth 2.
invoice-3 = a 3
    .bare = 3
    .worth = worth 3
    .button = 3
    .rule = Worth 3.
invoice-4 = a 4
    .bare = 4
    .worth = worth 4
    .button = 4
    .rule = Worth 4.
invoice-5 = a 5
    .bare = 5
    .worth = worth 5
    .button = 5
    .rule = Worth 5.
invoice-8 = an 8
    .bare = 8
    .worth = worth 8
    .button = 8
    .rule = Worth 8.
invoice-T = a trap
    .bare = trap
    .worth = a trap
    .button = Trap
    .rule = Whoever opens it pays 2: its owner at settlement, the auditor at an audit.

option-box = Box
    .says = Ten each of 1 to 5 and traps, or also 8s, which nobody can pay in full.
option-box-traps = Six kinds
    .says = Ten each of 1 to 5 and traps.
option-box-eights = Seven kinds
    .says = Also 8s, which nobody can pay in full.
option-workload = Workload
    .says = Which kinds of invoice there are to pay.
option-workload-random = Drawn unseen
option-workload-uniform = Equally many of each kind
option-workload-high-stakes = Only 1s, 5s and traps, or 8s where the box has them
option-workload-low-stakes = No traps, or no 8s where the box has them
option-workload-custom = Own counts
option-workload-size = Size
    .says = How many invoices there are; by the book seven for each player.
option-workload-size-auto = by the book
option-custom-counts = Own counts
    .says = The custom workload: how many of each kind in the box.
option-endless = Endless
    .says = The archive comes back every eighth turn.
option-first-player = First player
    .says = By lot; the host names one (who had trouble with the law last?); the last winner; a seat.
option-first-player-random = by lot
option-first-player-host = the host says
option-first-player-previous-winner = the last winner
option-last-winners = Last winners
    .says = Who won the group’s last game.
option-last-winners-none = nobody
option-delayed-blackmail = Delayed Blackmail
    .says = No Blackmail in the first hands.
option-deterministic = Deterministic
    .says = Same cards, same invoices for everybody; nobody picks up.
option-blind-blackmail = Blind Blackmail
    .says = Blackmail comes before the invoice opens.
option-one-two-punch = 1-2 Punch
    .says = Bribe and Audit together break an Off the Record while paying.
option-silence = Silence
    .says = Nobody names a price; caps go down without a word.
option-answer-me = Answer Me
    .says = Questions must be answered; lies allowed.
option-ask-limit = Questions a turn
    .says = How many questions each seat may ask in one turn of any player.
option-planned-financing = Planned Financing
    .says = Everybody names a target; all who reach theirs win.
option-target-min = Smallest target
    .says = Nobody may aim lower.
option-cheap-start = Cheap Start
    .says = Choose your start; the smallest that survives wins.
option-cheap-start-max = Largest start
    .says = Nobody may start with more.
option-razors-edge = Razor’s Edge
    .says = Start with 0 caps.
option-abundance = Abundance
    .says = Start with 10 caps.
option-rich-rats = Rich Rats
    .says = An auditor keeps the whole profit found.
option-vault = Vault
    .says = Stashes are secret.
option-no-peeking = No Peeking
    .says = Nobody looks again after paying.
option-read-only = Read Only
    .says = You may make a colleague look and declare.
option-read-limit = Reads a turn
    .says = How many reads each seat may demand in one turn of any player.
option-only-you = Only You
    .says = The seats that may not look again after paying.
option-only-you-none = nobody
option-audit-reopens = Audits again
    .says = Off: a bribed audit of a payment is not tried again.
option-high-stakes-traps = Traps too
    .says = High Stakes with traps, where the box has 8s.
option-lone-survivor = Lone survivor
    .says = The last one left wins at once, or plays to the end.
option-lone-survivor-ends = wins at once
option-lone-survivor-plays-on = plays on
option-endless-laps = Laps
    .says = The lap in whose eighth turn an endless game closes; 0: only by vote.
option-memory-aid = Memory aid
    .says = Your screen shows what you may peek at.
option-auto-peek = Look after trades
    .says = Off: look for yourself.
option-bot-takeover = Bot for the absent
    .says = A bot plays for an absent player.
preset-standard = Standard
    .says = Everything as advised.
preset-first-game = First game
    .says = Start with 10 caps.
preset-uniform = Uniform
    .says = Equally many invoices of each kind.
preset-high-stakes = High Stakes
    .says = Only 1s, 5s and traps.
preset-low-stakes = Low Stakes
    .says = No traps.
preset-marathon = Marathon
    .says = Endless: the archive comes back.
preset-open-ledger = Open ledger
    .says = Deterministic: everybody has the same.
preset-cut-throat = Cut-throat
    .says = Razor’s Edge, Rich Rats, Blind Blackmail and 1-2 Punch.
preset-poker-face = Poker face
    .says = Silence, Vault and No Peeking.
preset-inquisition = Inquisition
    .says = Answer Me and Read Only.
preset-getaway = Getaway
    .says = Planned Financing.
preset-shoestring = Shoestring
    .says = Cheap Start.

warning-pauses = Payments will pause until the next refill.
plate = { $caps ->
    [one] 1 cap
   *[other] { $caps } caps
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
    .turn = on turn
    .bust = bust
    .leaving = leaving
    .danger = in danger
plate-vault = a closed bag, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
plate-own = { $caps ->
    [one] 1 cap
   *[other] { $caps } caps
} safe, { $lying ->
    [one] 1 cap
   *[other] { $lying } caps
} lying on your years
    .peek = hold a year to peek at it
thing-cap = cap
    .many = caps
    .says = The money; also a number in a coin.
thing-turn = turn { $turn }
    .lap = lap { $lap }
    .says = A player’s own count; eight turns are a lap.
thing-profit = profit
    .says = Paid above value.
thing-gap = short by { $gap }
    .says = Paid below value.
thing-year = year
    .says = A place on your ring for one invoice.
thing-stash = stash
    .says = Caps that are yours.
thing-danger = in danger
thing-coffers = coffers
    .says = Pays every invoice, takes every fine.
thing-workload = workload
    .says = Face down in the middle; sets how long the game lasts.
thing-archive = archive
    .says = Settled and unused invoices.
thing-deck = deck
    .says = Cards to pick up.
thing-pile = pile
    .says = Cards played, face up.
thing-otr = off the record
    .says = The invoice lies on top of its caps.
thing-audited = audited
    .says = Face up, no money, waits to be cleared.
thing-next = next
    .says = Where the next invoice goes.
thing-settles = settles
    .says = What opens first in the next turn.
thing-colleague = colleague
    .says = Any other player not bust.
thing-bust = bust
    .says = Could not pay a debt; out.
