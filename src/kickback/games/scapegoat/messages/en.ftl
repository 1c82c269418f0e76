# Scapegoat in English. A card played face down is filed; the audit opens filed cards; a trip around the table is a lap;
# what may still be lost on small cards is left to waste; a hand size is told as cards.

## The first minute

blurb = Spend the budget to the last cent. Let somebody else play the last card.
    .under = 3 to 6, 20 minutes.
goal = **Goal.** Get from { $start } cards to { $goal } first.
goal-turn = **Your turn.**
goal-turn-1 = 1. Play a card: face up its number, face down always 10.
goal-turn-2 = 2. At { $target } a quarter closes; the rest carries over.
goal-turn-3 = 3. Draw back up.
goal-end = **The end.** A year ends at full budget or after { $laps ->
    [2] two
    [3] three
   *[other] { $laps }
} laps. Over: the last player is audited. Exact: everybody is. Short: the lowest card falls. After a full budget, whoever is not caught reveals a card; the highest climbs.
goal-beginners = **Beginners think** they pay for their own fraud. Whoever goes over pays for everybody’s.

## One card into the open quarter

kicker-play = Your turn, { $turn } of { $turns }. { SEAT($next) } is next
kicker-play-first = Your turn. You open year { $round }
kicker-play-next-to-last = Your turn. { SEAT($next) } plays after you, then the year ends
kicker-play-last = Your turn, the last of the year
ask-play = Play one card into Q{ $quarter }. Which one?
    .picked = Play one card into Q{ $quarter }. Your { CARD($card) }, up or down?
    .small = Your { CARD($card) } into Q{ $quarter }: up or down?
ask-play-only = Your only card, the { CARD($card) }: up or down?
stakes = { $left } to spend in { $turns-left } turns, { $waste } left to waste.
stakes-tight = { $left } to spend in { $turns-left } turns, only { $waste } left to waste: one low card can lose the year.
stakes-lost = The year can no longer be filled: after { OWN($last) } turn it is an Underspend, and nobody is audited. Spend what you do not want to keep.
stakes-lost-last = The year can no longer be filled: after your turn it is an Underspend, and nobody is audited. Spend what you do not want to keep.
stakes-one-left = 1 to go: every card ends the year. An Ace face up is exact, anything else goes over.
stakes-last-ten = 10 is exact, less is an Underspend. Over is out of reach.
stakes-last = { $left } is exact, more is an Overspend on you, less an Underspend for all.
stakes-ten = 10 makes a Perfect Zero. Less hands the year to { SEAT($next) }.
stakes-near = { $left } more makes a Perfect Zero. Above that you are the Scapegoat; below, { SEAT($next) } has to deal with it.
stakes-hot-again = You play once more this year, and that turn can end it over.
stakes-my-last = Your last card this year.
clock-play = If time runs out, your { CARD($card) } goes face up: +{ $value }.
choice-up = Face up, +{ $value }
    .full = { CARD($card) } face up, +{ $value }
    .chip = up { $value }
    .mini = up
choice-down = Face down, +10
    .full = { CARD($card) } face down, +10
    .chip = down 10
    .mini = down
step-card = Which card
step-way = Up or down
ready = Ready: { CARD($card) }. It waits for your word.

says-overspend = Q{ $quarter } at { $total }: **Overspend**, you are the Scapegoat.
    .small = { $total }: Overspend, on you
    .mini = { $total }!
says-zero = Q{ $quarter } at exactly { $target }: **Perfect Zero**.
    .small = { $target } exactly: Perfect Zero
    .mini = = { $target }!
says-underspend = { $short } short: **Underspend**. No audit; everybody reveals a card, the lowest falls.
    .small = { $short } short: Underspend
    .mini = −{ $short }!
says-closes = Q{ $quarter } closes at { $total }. { SEAT($next) } starts Q{ $next-quarter } at { $carry }.
    .small = { $total }: closes, carry { $carry }
    .mini = { $total }
says-open = Q{ $quarter } at { $total } of { $target }.
    .small = { $total } of { $target }
    .mini = { $total }
says-nobody-will-see = No audit this year: nobody will see it.
says-red = This { CARD($card, form: "rank") } is red: fraud if it is opened.
    .small = red: fraud
says-black = This { CARD($card, form: "rank") } is black: harmless if it is opened.
    .small = black
says-same-ten = Same 10 as face up, but nobody sees it go.
    .small = unseen
says-ace = An Ace adds 1 here and beats every King in a promotion.
    .small = wins promotions

audit-over-nothing = Nothing is filed: no audit{ $cost ->
    [nothing] .
   *[other] , you go to the promotion with the rest.
}
audit-over-clean = Nothing red is filed: the audit cannot hurt you.
audit-over-sure = The audit is sure to open red{ $cost ->
    [nothing] .
    [promotion] : it costs you the promotion.
   *[card] : it costs you a card and the promotion.
}
audit-over-counted = { $least } of { $files } filed cards { $least ->
    [one] is
   *[other] are
} red.{ $cost ->
    [nothing] {""}
    [promotion] {" "}Red costs you the promotion.
   *[card] {" "}Red costs you a card and the promotion.
}
audit-over = { $files ->
    [1] The only filed card is opened
   *[other] { $opened ->
        [1] One of { $files } filed cards is opened
       *[other] { $opened } of { $files } filed cards are opened, one red is enough
    }
}; { $own ->
    [black] your { $black } { $black ->
        [one] is
       *[other] are
    } black
    [red] your { $red } { $red ->
        [one] is
       *[other] are
    } red
    [both] yours: { $red } red, { $black } black
   *[none] { $files ->
        [1] it is not yours
       *[other] none is yours
    }
}.{ $cost ->
    [nothing] {""}
    [promotion] {" "}Red costs you the promotion.
   *[card] {" "}Red costs you a card and the promotion.
}
    .more = Red: at least { $least }, at most { $most } of { $files }.
audit-zero-nothing = Nothing is filed: everybody { $cost ->
    [nothing] else{" "}
   *[other] {""}
}goes to the promotion.
audit-zero-clean = Nothing red is filed: everybody { $cost ->
    [nothing] else{" "}
   *[other] {""}
}goes to the promotion.
audit-zero-sure = The audit is sure to open red: everybody falls, you too.
audit-zero-counted = { $least } of { $files } filed cards { $least ->
    [one] is
   *[other] are
} red. Red demotes everybody.
audit-zero = { $files ->
    [1] The only filed card is opened
   *[other] { $opened ->
        [1] One of { $files } filed cards is opened
       *[other] { $opened } of { $files } filed cards are opened, one red is enough
    }
}; { $own ->
    [black] your { $black } { $black ->
        [one] is
       *[other] are
    } black
    [red] your { $red } { $red ->
        [one] is
       *[other] are
    } red
    [both] yours: { $red } red, { $black } black
   *[none] { $files ->
        [1] it is not yours
       *[other] none is yours
    }
}. Red demotes everybody.
    .more = Red: at least { $least }, at most { $most } of { $files }.
audit-only-this = The only filed card is this one.
audit-draws-late = You draw again only after the year is settled.
audit-hand-empty = Your hand is empty then: nothing to drop, nothing to reveal.

outlook-lost = That loses the year: no row of tens can fill it now.
outlook-one-left = { SEAT($next) } must end the year: an Ace face up is exact, anything else goes over.
outlook-last = { SEAT($next) } plays last: { $left } is exact, more goes over, less is short.
outlook-last-ten = { SEAT($next) } plays last: 10 is exact, less is short.
outlook-near = { SEAT($next) } can end it: { $left } is exact, more goes over.
outlook-ten = { SEAT($next) } can end it exactly, not over.
outlook-waste = { $waste } left to waste.
    .small = { $waste } left to waste
outlook-not-mine = An Overspend would be somebody else’s.
    .small = over is on others

year-spent = Spent this year { $spent } / { $budget }
year-waste = Left to waste { $waste } of { $whole-waste }
year-near = { $left } more makes Perfect Zero.
year-lost = This year can no longer be filled.
year-last = After { OWN($last) } turn the year is over.
year-first-game = A quarter is a folder with a line at { $target }; only the last one decides how the year ends.
slip = Year { $round }: { $ending ->
    [overspend] Overspend
    [perfect-zero] Perfect Zero
   *[underspend] Underspend
}{ $fell ->
    [all] , everybody fell
    [some] , { SEATS($seats) } fell
   *[nobody] {""}
}{ $climbed ->
    [nobody] {""}
   *[other] , { SEAT($climbed) } climbed
}.
turn-marker = { OWN($seat) } turn, { $turn } of { $turns }
    .you = Your turn, { $turn } of { $turns }
plate = { WORD($title, of: "title", form: "plate") }, { $size ->
    [one] 1 card
   *[other] { $size } cards
}
plate-filed = { $filed } filed this year

## The picks

kicker-show = Before year 1. Everybody picks in secret
ask-show = Show one card. The lowest starts.
stakes-show = Aces are lowest here, then 2, 3 and up to King; equal ranks: ♦ ♣ ♥ ♠. You keep the card, but everybody will have seen it.{ $safe ->
    [yes] {" "}Whoever starts cannot become this year’s Scapegoat.
   *[no] {""}
}
clock-show = If time runs out, your { CARD($card) } is shown.
choice-show = Show the { CARD($card) }
step-show-card = Show one card. Which?
step-show = Show it
    .picked = Show your { CARD($card) }?
    .key = Enter
    .back = Another card
says-lowest-there-is = The lowest card there is: you start.
says-too-high = Too high to be lowest: you will not start.
says-starts-unless = You start unless { CARDS($cards, form: "the", last: "or") } is shown.
says-starts-if = You start if nobody shows lower. { $below } cards are lower.
    .small = { $below } cards are lower.
says-shown-ace = Everybody will know you have it.

kicker-promote = Promotion. Everybody picks in secret
kicker-promote-without = Promotion. { SEAT($seat) } sits out
kicker-promote-empty = Promotion. { SEAT($seat) } has no card to reveal
ask-promote = Reveal one card. The highest climbs.
ask-promote-wins = Reveal one card. The highest climbs, and you would win.
stakes-promote = Aces high, then King down to 2; equal ranks: ♠ ♥ ♣ ♦. The winner goes up a card, draws 2 and starts next year; every other card is swapped for a new one.
stakes-promote-near = { SEATS($seats) } would win the game.
note-still-held = { SEAT($seat) } still has the { CARD($card) } shown before year 1.
clock-promote = If time runs out, your { CARD($card) } is revealed.
choice-reveal = Reveal the { CARD($card) }
step-promote = Reveal it
    .picked = Reveal your { CARD($card) }?
    .key = Enter
    .back = Another card
says-unbeatable = Cannot be beaten: you climb to { $size }.
says-unbeatable-wins = Cannot be beaten: you win the game.
says-cannot-win = Cannot win. You swap it for 1 new card.
says-loses-only-to = Loses only to { CARDS($cards, form: "the", last: "or") }.
says-above = { $above } cards you cannot see are higher.

kicker-axe = Underspend, { $left } short. Everybody picks in secret
ask-axe = Reveal one card. The lowest falls.
stakes-axe = Aces are highest here. The revealed cards are gone and everybody draws 1. If yours is the lowest, { $price ->
    [extra] you drop one more and fall to { $size }
    [revealed] you draw nothing and fall to { $size }
   *[none] you stay at 1 card
}. No audit, no promotion.
stakes-axe-starts = { $mine ->
    [yes] You start
   *[no] { SEAT($starts) } starts
} next year.
stakes-axe-fallen-starts = Whoever falls starts next year.
clock-axe = If time runs out, your { CARD($card) } is revealed.
step-axe = Reveal it
    .picked = Reveal your { CARD($card) }?
    .key = Enter
    .back = Another card
says-safe = Cannot be the lowest: you are safe.
says-falls = Nothing is lower: you fall.
says-falls-not = Nothing is lower, but you stay at 1.
says-falls-unless = Only { CARDS($cards, form: "the") } { $below ->
    [one] is lower.
   *[other] are lower.
} { $bottom ->
    [yes] You are the lowest unless { $below ->
        [one] it is revealed
       *[other] one of them is revealed
    }, but you stay at 1.
   *[no] You fall unless { $below ->
        [one] it is revealed.
       *[other] one of them is revealed.
    }
}
says-below = { $below } cards you cannot see are lower. One of them beside yours and you are safe.
    .small = { $below } cards you cannot see are lower.

## The fall

kicker-blame = Fraud. You are the Scapegoat
kicker-purge = Fraud in a Perfect Zero. Everybody falls
kicker-axe-drop = Your { CARD($card) } was the lowest{ $suit ->
    [yes] {" "}by its suit
   *[no] {""}
}
ask-drop = Drop one card. Which one?
ask-drop-only = Your only card goes.
ask-axe-drop = Drop one more card. Which one?
stakes-blame = You fall from { $size } to { $after } { $after ->
    [one] card
   *[other] cards
} and sit out the promotion.
stakes-blame-bottom = You draw a new one and stay at 1; the promotion goes on without you.
stakes-blame-mine = It was your own { CARDS($cards) }.
stakes-blame-others = Whoever filed { CARDS($cards, form: "the") } says nothing.
stakes-drop-seen = Everybody sees what you drop before they choose.
stakes-drop-unseen = Nobody sees what you drop.
stakes-purge = Everybody falls by one; you go from { $size } to { $after } { $after ->
    [one] card
   *[other] cards
}. No promotion this year; { $mine ->
    [yes] you start
   *[no] { SEAT($starts) } starts
} the next.
stakes-purge-bottom = Everybody falls by one. You draw a new one and stay at 1. No promotion this year; { $mine ->
    [yes] you start
   *[no] { SEAT($starts) } starts
} the next.
stakes-purge-mine = The opened { CARDS($cards) } { $cards-count ->
    [one] was
   *[other] were
} yours; the table is not told.
stakes-purge-together = Cards turn over together.
stakes-axe-drop = You fall from { $size } to { $after } { $after ->
    [one] card
   *[other] cards
}. The revealed { CARD($card) } is gone too; then everybody draws 1, you as well.
clock-drop = If time runs out, your { CARD($card) } goes.
choice-drop = Drop the { CARD($card) }
step-blame = Drop it
    .picked = Drop your { CARD($card) }?
    .key = X
    .back = Another card
step-purge = Drop it
    .picked = Drop your { CARD($card) }?
    .key = X
    .back = Another card
step-axe-drop = Drop it
    .picked = Drop your { CARD($card) }?
    .key = X
    .back = Another card
says-keeps = You keep { CARDS($cards, form: "small", last: "") }.
says-best-card = It is your best card for a promotion.
says-draws-one = You draw 1.

## What people look for and may not do

locked-pass = Pass
locked-quarter = Another quarter
locked-second = A second card
locked-call-audit = Call an audit
locked-look = Look under a filed card
locked-show-card = Show a card to a colleague
locked-take-back = Take it back
locked-show-nothing = Show nothing
locked-play = Play a card
locked-change = Change my pick
locked-sit-out = Sit out
locked-keep = Keep the card
locked-audit = Audit the filed cards
locked-one-more = Play one more card
locked-reveal = Reveal for the promotion
locked-drop-nothing = Drop nothing
locked-drop-revealed = Drop the { CARD($card) }
locked-accuse = Accuse somebody
locked-talk = Talk

why-other-quarter = **Cards go into Q{ $quarter }.** It is the first one still open; the others wait or are closed.
why-second-card = **One card a turn.** { $again ->
    [0] You have no further turn this year.
   *[other] Your next turn is number { $again }.
}
why-nobody-plays-yet = **Nobody plays yet.** First the table finds out who starts.
why-show-nothing = **Everybody shows one card.** You take it back at once.
why-promote-nothing = **Everybody at the promotion reveals a card.** A low one is allowed: you lose and draw a new one.
why-axe-nothing = **Everybody reveals a card after an Underspend.**
why-drop-nothing = **A fall costs one card.** Which one is up to you.
why-sits-out = **You sit this one out.** A demoted Scapegoat has no part in it; next year you are back.
why-no-promotion-all-fall = **No promotion this year.** The audit opened red on a Perfect Zero.
why-no-promotion-underspend = **No promotion after an Underspend.**
why-silent-table = **This table plays in silence.** The house rule was set before the deal.

## Waiting

waiting-sealed = **Sealed: your { CARD($card) }.** { $in } of { $asked } are in; waiting for { SEATS($seats) }.
waiting-show = **Everybody picks a card to show.** { $in } of { $asked } are in.
waiting-promote = **Everybody picks a card.** { $in } of { $asked } are in.
waiting-promote-without = **Everybody but { SEAT($without) } picks a card.** { $in } of { $asked } are in.
waiting-axe = **Everybody picks a card. The lowest falls.** { $in } of { $asked } are in.
waiting-purge = **Everybody drops a card.** { $in } of { $asked } are in.
waiting-nothing-to-drop = **You hold nothing to drop.** You stay at 1 card and draw when the new year begins.
waiting-nothing-to-reveal = **You have no card to reveal.** You draw when the new year begins.
waiting-sits-out = **You sit out.** { $in } of { $asked } are in.
waiting-blame = **{ SEAT($seat) } takes the fall and drops a card.** The promotion follows, without { SEAT($seat) }.
waiting-axe-drop = **{ SEAT($seat) } had the lowest card and drops one more.** Then everybody draws 1.
waiting-play = **{ SEAT($seat) } is playing,** turn { $turn } of { $turns }.
waiting-play-lost = This year can no longer be filled.
waiting-play-near = { $left } more ends it.
waiting-play-stands = Q{ $quarter } at { $total } of { $target }, { $waste } left to waste.
waiting-you-are-next = You are next.
waiting-turns-to-go = You play in { $wait } turns{ $unsure ->
    [yes] , if the year lasts
   *[no] {""}
}.
waiting-no-more-turns = You have played your last card this year.
kicker-over = The game is over
over-rematch = Rematch
    .says = same seats
over-same-deal = Same deal again
    .says = everybody moves one seat
over-replay = Replay
    .says = from any seat
talk = Table talk
    .placeholder = Say something, true or not
    .claim = claim
order-only-card = Send my only card by itself
order-skip-drum = Skip the drum

## What the board says as things happen, and the stamp that falls on it

caption-dealt = { $cards } cards each.
    .own = { $cards } cards each. You are { WORD($title, of: "title") }.
caption-shown = { SEAT($seat) }: { CARD($card) }{ $suit ->
    [yes] , lower by suit
   *[no] {""}
}
    .you = You: { CARD($card) }{ $suit ->
    [yes] , lower by suit
   *[no] {""}
}
caption-revealed = { SEAT($seat) }: { CARD($card) }{ $suit ->
    [yes] { $clause ->
        [SCG-UNDER-2] , lower by suit
       *[other] , higher by suit
    }
   *[no] {""}
}
    .you = You: { CARD($card) }{ $suit ->
    [yes] { $clause ->
        [SCG-UNDER-2] , lower by suit
       *[other] , higher by suit
    }
   *[no] {""}
}
caption-starts = { SEAT($seat) } starts.
    .you = You start.
caption-closed = Q{ $quarter } closed.{ $final ->
    [yes] {""}
   *[no] {" "}Carry { $carry }.
}
caption-overspend = Over by { $over }. { SEAT($seat) } is the Scapegoat.
    .you = Over by { $over }. You are the Scapegoat.
stamp-overspend = OVERSPEND
caption-perfect-zero = Exactly { $budget }. { SEAT($seat) } closed it.
    .you = Exactly { $budget }. You closed it.
stamp-perfect-zero = PERFECT ZERO
caption-underspend = { $under } short when time ran out.
stamp-underspend = UNDERSPEND
caption-audit-passed = Nothing was filed. Nothing to open.
stamp-audit-passed = CLEAN
caption-audited = { $pool ->
    [1] The only filed card is opened: { CARDS($cards) }.
   *[other] All { $pool } filed cards are shuffled; { $cards-count } { $cards-count ->
        [one] is
       *[other] are
    } opened: { CARDS($cards) }.
}
    .yours = Yours.
stamp-audited = { $colour ->
    [red] FRAUD
   *[black] CLEAN
}
caption-everybody-fell = Everybody falls by one.
caption-demoted = { SEAT($seat) } { $before ->
    [1] stays in the mail room.
   *[other] falls to { WORD($title, of: "title") }, { $after ->
        [one] 1 card
       *[other] { $after } cards
    }.
}
    .you = You { $before ->
    [1] stay in the mail room.
   *[other] fall to { WORD($title, of: "title") }, { $after ->
        [one] 1 card
       *[other] { $after } cards
    }.
}
caption-promoted = { SEAT($seat) } climbs to { WORD($title, of: "title") }, { $after } cards.
    .you = You climb to { WORD($title, of: "title") }, { $after } cards.
stamp-promoted = PROMOTED
caption-cleared = The folders are emptied. Filed cards go unseen.
caption-reshuffled = { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
} back into the deck.
caption-new-year = Year { $round }. { SEAT($seat) } starts.
    .you = Year { $round }. You start.
caption-won = { $clause ->
    [SCG-WIN-4] Year { $round } was the last.
   *[other] { SEAT($seat) } has { $size } cards.
}
    .you = { $clause ->
    [SCG-WIN-4] Year { $round } was the last.
   *[other] You have { $size } cards.
}
stamp-won = { $clause ->
    [SCG-WIN-4] TIME UP
   *[other] PROMOTED
}

## The ledger

heading-before = Before year 1
heading-lap = Year { $round }, { $lap ->
    [1] first
    [2] second
   *[3] third
} lap
heading-ended = Year { $round } ended
event-dealt = Everybody gets { $cards } cards
event-dealt-own = Your cards: { CARDS($hand, last: "") }
event-committed = { SEAT($seat) } has picked
    .you = You picked { CARD($card) }
event-shown = { SEAT($seat) }: { CARD($card) }
    .you = You show { CARD($card) }
event-shown-decides = **{ SEAT($seat) }: { CARD($card) }**
    .you = **You show { CARD($card) }**
event-starts = { SEAT($seat) } { $why ->
    [lowest] starts: lowest card{ $suit ->
        [yes] , by its suit
       *[no] {""}
    }
    [random] starts, by lot
    [fixed] starts, by the house rule
    [promoted] starts year { $round }, freshly promoted
    [closed] starts year { $round }: closed the last one
    [last] starts year { $round }: played last
    [first] starts year { $round }: started the last one
   *[fell] starts year { $round }: fell
}
    .you = You { $why ->
    [lowest] start: lowest card{ $suit ->
        [yes] , by its suit
       *[no] {""}
    }
    [random] start, by lot
    [fixed] start, by the house rule
    [promoted] start year { $round }, freshly promoted
    [closed] start year { $round }: you closed the last one
    [last] start year { $round }: you played last
    [first] start year { $round }: you started the last one
   *[fell] start year { $round }: you fell
}
event-up = { SEAT($seat) } plays { CARD($card) }: **+{ $value }**
    .you = You play { CARD($card) }: **+{ $value }**
event-down = { SEAT($seat) } files a card: **+10**
    .you = You file { CARD($card) }: **+10**
event-closed = Q{ $quarter } closed. Carry { $carry }.
event-closed-final = Q{ $quarter } closed.
event-drew = { SEAT($seat) } draws { $count }
    .you = You draw { CARDS($cards, last: "") }
event-drew-turn = { SEAT($seat) } draws to { $size }
    .you = You draw { CARDS($cards, last: "") }
event-drew-bottom = { SEAT($seat) } draws back to 1
    .you = You draw { CARDS($cards, last: "") }
event-drew-late = { SEAT($seat) } draws to { $size }, late
    .you = You draw { CARDS($cards, last: "") }, late
event-overspend = { SEAT($seat) } overspends by { $over }: the Scapegoat
    .you = You overspend by { $over }: the Scapegoat
event-perfect-zero = { SEAT($seat) } closes at exactly { $target }: Perfect Zero
    .you = You close at exactly { $target }: Perfect Zero
event-underspend = Time is up, { $under } short: Underspend
event-audit-passed = Nothing filed, nothing to audit
event-audited = Audit opens { CARDS($cards, last: "") }, { $cards-count } of { $pool }: { $colour ->
    [red] **fraud**
   *[black] **clean**
}
event-audited-yours = Audit opens { CARDS($cards, last: "") }, { $cards-count } of { $pool }: { $colour ->
    [red] **fraud**
   *[black] **clean**
}. { $cards-count ->
    [one] It was yours.
   *[other] Yours: { CARDS($yours, last: "") }.
}
event-everybody-fell = Everybody falls by one{ $bottom-count ->
    [0] {""}
   *[other] ; { SEATS($bottom) } stay at 1 card
}
event-everybody-fell-but-one = Everybody falls by one; { SEAT($seat) } stays at 1 card
    .you = Everybody falls by one; you stay at 1 card
event-demoted = { SEAT($seat) } falls to { WORD($title, of: "title") }, { $after ->
    [one] 1 card
   *[other] { $after } cards
}
    .you = You fall to { WORD($title, of: "title") }, { $after ->
    [one] 1 card
   *[other] { $after } cards
}
event-demoted-bottom = { SEAT($seat) } is demoted and stays at 1 card
    .you = You are demoted and stay at 1 card
event-dropped = { SEAT($seat) } drops { CARD($card) }
    .you = You drop { CARD($card) }
event-dropped-unseen = { SEAT($seat) } drops a card unseen
    .you = You drop { CARD($card) }, unseen
event-revealed = { SEAT($seat) } reveals { CARD($card) }
    .you = You reveal { CARD($card) }
event-revealed-decides = **{ SEAT($seat) } reveals { CARD($card) }**
    .you = **You reveal { CARD($card) }**
event-discarded = { $cards-count ->
    [one] 1 revealed card is gone
   *[other] { $cards-count } revealed cards are gone
}
event-promoted = { SEAT($seat) } wins the promotion with { CARD($card) }, climbs to { $after } cards{ $suit ->
    [yes] , by its suit
   *[no] {""}
}
    .you = You win the promotion with { CARD($card) } and climb to { $after } cards{ $suit ->
    [yes] , by its suit
   *[no] {""}
}
event-won = { SEAT($seat) } has { $size } cards and wins the game
    .you = You have { $size } cards and win the game
event-won-time = Time is up: { $seats-count ->
    [one] { SEATS($seats) } stands highest and wins
   *[other] { SEATS($seats) } stand highest and share the win
}
    .you = Time is up: { $seats-count ->
    [one] you stand highest and win
   *[other] { SEATS($seats) } stand highest and share the win
}
event-cleared = { $count ->
    [one] 1 card leaves
   *[other] { $count } cards leave
} the table
event-reshuffled = { $how ->
    [under] { $count ->
        [one] 1 discard
       *[other] { $count } discards
    } shuffled under the { $deck ->
        [one] last card
        [0] deck
       *[other] last { $deck }
    }
    [mixed] Deck and discards shuffled together: { $all } cards
   *[empty] Deck empty: { $count ->
        [one] 1 discard becomes
       *[other] { $count } discards become
    } the new one
}
# For ledgers that show no headings.
event-new-year = Year { $round }
event-said = { SEAT($seat) }: { $text }
    .you = You: { $text }
event-claimed = { SEAT($seat) } claims: { WORD($claim, of: "claim") }
    .you = You claim: { WORD($claim, of: "claim") }

choice-claim = { WORD($claim, of: "claim") }
claim-only-black = I have filed only black this year
claim-last-black = My last filed card is black
claim-ace = I have an Ace
claim-no-ace = I have no Ace
claim-exact = I can make it exact
claim-no-filing = I will not file this turn

outcome-won = Year { $round }: { $size } cards
outcome-time = Year { $round } was the last
standing = { SEAT($seat) }: { $score ->
    [one] 1 card
   *[other] { $score } cards
}
    .you = You: { $score ->
    [one] 1 card
   *[other] { $score } cards
}

## After the game

headline-time-shared = Time is up. { SEATS($seats) } share the top.
    .you = Time is up. You and { SEATS($others) } share the top.
headline-time = Time is up. { SEAT($seat) } stands highest.
    .you = Time is up. You stand highest.
headline-from-mail-room = From the mail room to the top.
headline-from-intern = From intern to the top.
headline-dirty = Top floor, dirty hands.
headline-clean = Top floor, clean hands.
headline-suit = Promoted by a suit.
headline-executive = { SEAT($seat) } made Executive.
    .you = You made Executive.
under-time-shared = { $size ->
    [one] 1 card
   *[other] { $size } cards
} each after { $round ->
    [one] 1 year
   *[other] { $round } years
}.
under-time = { $size ->
    [one] 1 card
   *[other] { $size } cards
} after { $round ->
    [one] 1 year
   *[other] { $round } years
}.
under-long-way = { $promotions ->
    [one] 1 promotion
   *[other] { $promotions } promotions
}, { $falls ->
    [one] 1 fall
   *[other] { $falls } falls
}, year { $round }.
under-dirty = { $red ->
    [one] 1 red card filed, not opened.
   *[other] { $red } red cards filed, none opened.
}
stamp-got-away = GOT AWAY
under-clean = Not one red card filed. That can happen.
under-suit = The { CARD($card) } beat the { CARD($beaten) }.
under-executive = Year { $round }, with the { CARD($card) }.
own-one-short = One rung short.
own-fell-for-others = You fell { $times ->
    [one] once
   *[other] { $times } times
} for cards that were not yours.
own-never-fell = You never fell, and never arrived.
own-lowest = Back in the mail room, or near it.
own-size = { $size ->
    [one] 1 card
   *[other] { $size } cards
} at the end, { $way ->
    [up] +{ $change }
    [down] −{ $change }
   *[same] ±0
} since the start.

reveal-title = What was in the files
    .hands = Still in hand at the end
mark-plain = black, harmless
mark-fraud = red corner: fraud, never opened
mark-opened-red = heavy frame and stamp: opened by the audit
    .stamp = FRAUD
mark-opened-black = opened by the audit
    .stamp = CLEAN
mark-cleared = grey: cleared in an Underspend
year-ended = { SEAT($seat) } { $ending ->
    [overspend] last, over by { $by }.
    [perfect-zero] closed it.
   *[underspend] last, { $by } short.
}
    .you = You { $ending ->
    [overspend] last, over by { $by }.
    [perfect-zero] closed it.
   *[underspend] last, { $by } short.
}
year-were-red = { $red } of { $pool } { $red ->
    [one] was
   *[other] were
} red.
year-nothing-opened = Nothing opened.
year-everybody-fell = Everybody falls.
year-fell = { SEAT($seat) } falls.
    .you = You fall.
year-stayed = { SEAT($seat) } stays in the mail room.
    .you = You stay in the mail room.
year-climbed = { SEAT($seat) } climbs.
    .you = You climb.
files-of = { SEAT($seat) } filed { $filed }, { $red } of them red; { $opened } opened, { $buried } buried.
    .you = You filed { $filed }, { $red } of them red; { $opened } opened, { $buried } buried.
fell-for = { SEAT($seat) } fell for { OWN($other) } { CARD($card) } in year { $year }.
    .you = You fell for { OWN($other) } { CARD($card) } in year { $year }.

chart-ladder = The ladder
    .says = cards in hand after each year
chart-money = Where the money went
    .says = each year turn by turn, up to the budget and past it
chart-waste = Waste
    .says = what each seat’s small cards cost the table
chart-files = The files
    .says = black and red filed each year; the opened ones outlined
chart-luck = Luck of the audit
    .says = falls by audit, above or below what was to be expected

lies-title = Who paid for whom
    .filed = filed it
    .fell = fell
    .own = own fault
claims-title = Said and true
    .says = claims, judged on the record
claim-when = year { $year }, turn { $turn }
claim-then = year { $year }, turn { $turn }; then { SEAT($seat) } { WORD($deed, of: "deed") }
deed-show = showed a card
deed-up = played up
deed-down = filed
deed-reveal = revealed a card
deed-drop = dropped a card
verdict-true = true
verdict-lie = lie
verdict-kept = kept
verdict-broken = broken

award-fall-guy = { SEAT($seat) }: fell { $value ->
    [one] once
   *[other] { $value } times
} for others
    .you = You: fell { $value ->
    [one] once
   *[other] { $value } times
} for others
    .title = The fall guy
award-teflon = { SEAT($seat) }: { $value } red { $value ->
    [one] card
   *[other] cards
} got past the audit
    .you = You: { $value } red { $value ->
    [one] card
   *[other] cards
} got past the audit
    .title = Teflon
award-to-the-cent = { SEAT($seat) }: { $value } Perfect { $value ->
    [one] Zero
   *[other] Zeros
}
    .you = You: { $value } Perfect { $value ->
    [one] Zero
   *[other] Zeros
}
    .title = To the cent
award-hot-potato = { SEAT($seat) } left { $value } { $value ->
    [one] colleague
   *[other] colleagues
} holding it
    .you = You left { $value } { $value ->
    [one] colleague
   *[other] colleagues
} holding it
    .title = Hot potato
award-clean-hands = { SEAT($seat) }: { $value } filed, all black
    .you = You: { $value } filed, all black
    .title = Clean hands
award-sandbagger = { SEAT($seat) } could have climbed { $value ->
    [one] once
   *[other] { $value } times
} more
    .you = You could have climbed { $value ->
    [one] once
   *[other] { $value } times
} more
    .title = Sandbagger
award-burnt-ace = { SEAT($seat) }: { $value } { $value ->
    [one] Ace
   *[other] Aces
} to the bin
    .you = You: { $value } { $value ->
    [one] Ace
   *[other] Aces
} to the bin
    .title = Burnt Ace
award-long-way-back = { SEAT($seat) }: from { $low } to { $final }
    .you = You: from { $low } to { $final }
    .title = Long way back
award-gravedigger = { SEAT($seat) } lost { $value } { $value ->
    [one] year
   *[other] years
} for everybody
    .you = You lost { $value } { $value ->
    [one] year
   *[other] years
} for everybody
    .title = Gravedigger

moments-title = Three moments that decided it
    .says = their numbers stand on the ladder
    .watch = Watch
moment-last-card = Year { $year }: { SEAT($seat) } ends it { $ending ->
    [overspend] over by { $by }
    [perfect-zero] exactly
   *[underspend] { $by } short
}. The { CARD($card) } { $up ->
    [yes] up
   *[no] down
} would have made it { $other ->
    [overspend] over by { $other-by }
    [perfect-zero] exact
   *[underspend] { $other-by } short
}.
    .you = Year { $year }: you end it { $ending ->
    [overspend] over by { $by }
    [perfect-zero] exactly
   *[underspend] { $by } short
}. The { CARD($card) } { $up ->
    [yes] up
   *[no] down
} would have made it { $other ->
    [overspend] over by { $other-by }
    [perfect-zero] exact
   *[underspend] { $other-by } short
}.
moment-audit = Year { $year }: the audit opens { CARDS($cards, form: "the") }. { $red } of { $pool } { $red ->
    [one] was
   *[other] were
} red.
moment-promotion = Year { $year }: the { CARD($card) } beats the { CARD($beaten) }{ $suit ->
    [yes] {" "}by its suit
   *[no] {""}
}.
moment-promotion-kept = Year { $year }: the { CARD($card) } beats the { CARD($beaten) }{ $suit ->
    [yes] {" "}by its suit
   *[no] {""}
}. { SEAT($seat) } kept the { CARD($kept) } in hand.
    .you = Year { $year }: the { CARD($card) } beats the { CARD($beaten) }{ $suit ->
    [yes] {" "}by its suit
   *[no] {""}
}. You kept the { CARD($kept) } in hand.
moment-cut = Year { $year }: the { CARD($card) } is the lowest; { OWN($next) } { CARD($beside) } was next.

tips-title = Next time
tip-spent-ace = Your { CARD($card) } would have won year { $year }. Spent, it added 1.
tip-own-fraud = The card that sank you in year { $year } was yours. Near the end of a lap, file black.
tip-needless-fraud = A { CARD($card) } face up adds the same 10, and nobody can open it.
tip-blame-too-early = In year { $year } your { CARD($card) } face up would have passed the last turn to { SEAT($next) }.
tip-lost-year = Your { CARD($card) } in year { $year }, turn { $turn }, put the budget out of reach. Watch “left to waste”.
tip-overpaid-safety = The { CARD($lower) } would have been safe too. Keep the { CARD($card) } for a promotion.
tip-held-back = Your { CARD($card) } would have won year { $year }.
tip-fed-the-leader = With { SEAT($seat) } one rung from the top, short is better: no promotion after an Underspend.
tip-exact-risk = A Perfect Zero over your own red cards takes everybody down, you first.

## Refusals

ban-not-your-turn = **Not your turn.** { SEAT($seat) } is playing. { $wait ->
    [0] Your next card is next year’s.
    [one] You are next.
   *[other] You play in { $wait } turns.
}
ban-just-played = **One card a turn.** Now it is { OWN($seat) }.
ban-nobody-plays-yet = **Nobody plays yet.** { $sent ->
    [0] Show a card first.
   *[other] Waiting for { SEATS($seats) }.
}
ban-no-pass = **You cannot pass.** Every turn plays exactly one card.
ban-one-card = **One card a turn.** Choose one of the two.
ban-not-held = **You do not hold the { CARD($card) }.** Play one of yours: { CARDS($hand, form: "small", last: "") }.
ban-no-choice-of-quarter = **Cards go into Q{ $quarter }.** Leave the quarter out.
ban-shown-once = **Start cards are shown once, before year 1.**
ban-never-shown = **This table does not show start cards.**
ban-budget-spent = **The budget is spent.** No more cards this year; the next year starts after the settling.
ban-laps-over = **The { $laps ->
    [2] two
    [3] three
   *[other] { $laps }
} laps are over.** The next card is next year’s.
ban-no-promotion-yet = **No promotion yet.** It comes after the year, if the audit allows.
ban-sits-out = **You sit this one out.** Next year you are back.
ban-fall-first = **First the fall, then the promotion.** { SEAT($seat) } is dropping a card.
ban-no-promotion-all-fall = **No promotion this year.** The next one can come next year.
ban-no-promotion-underspend = **No promotion this year.** The next one can come next year.
ban-not-demoted = **Nobody asks you to drop a card.** Only whoever is demoted does, right after the fall.
ban-lost-anyway = **That card is lost anyway.** Drop one that is still in your hand.
ban-game-won = **The game is won.** Replay it or ask for a rematch.
ban-no-part-in-it = **You sit this one out.** Next year you are back.
ban-nothing-to-reveal = **You have no card to reveal.** You draw when the new year begins.
ban-nothing-to-drop = **You hold nothing to drop.** You stay at 1 card and draw when the new year begins.
ban-last-year-over = **Year { $round } was the last.** Replay it or ask for a rematch.
ban-silent-table = **This table plays in silence.**
ban-show-sealed = **Your card is sealed.** It turns over with the others.
ban-show-not-held = **You do not hold the { CARD($card) }.** Choose one of yours: { CARDS($hand, form: "small", last: "") }.
ban-show-nothing = **Everybody gives one card here.** Choose one.
ban-promote-sealed = **Your card is sealed.** It turns over with the others.
ban-promote-not-held = **You do not hold the { CARD($card) }.** Choose one of yours: { CARDS($hand, form: "small", last: "") }.
ban-promote-nothing = **Everybody gives one card here.** Choose one.
ban-axe-sealed = **Your card is sealed.** It turns over with the others.
ban-axe-not-held = **You do not hold the { CARD($card) }.** Choose one of yours: { CARDS($hand, form: "small", last: "") }.
ban-axe-nothing = **Everybody gives one card here.** Choose one.
ban-drop-sealed = **Your card is sealed.**{ $unseen ->
    [yes] {""}
   *[no] {" "}It turns over with the others.
}
ban-drop-not-held = **You do not hold the { CARD($card) }.** Choose one of yours: { CARDS($hand, form: "small", last: "") }.
ban-drop-nothing = **A fall costs one card.** Which one is up to you.
ban-no-called-audit = **Nobody calls an audit.** It comes by itself when the year ends exact or over.
ban-not-your-file = **Only { SEAT($seat) } knows that card.** Everybody learns it if the audit opens it, or after the game.
ban-no-showing = **Cards stay in the hand.** Say what you hold, true or not; showing it is not allowed.
ban-no-taking-back = **Played is played.** You have drawn already.
ban-no-accusing = **Only the Scapegoat pays,** whoever filed it.
ban-no-keeping = **A revealed card is gone,** won or lost.
ban-no-audit = **No audit this year.** The files are cleared unopened.
ban-budget-out-of-reach = **{ $budget } can never be spent.** { $turns } cards add { $most } at most. Lower the quarters or their line, or add a lap.
ban-start-not-below-goal = **You would start as winners.** Start with fewer cards than { $goal }.
ban-deck-too-small = **{ $deck } cards are not enough.** Hands and table could need { $need }. Lower the winning hand or the laps.
unreadable-card = **“{ $word }” is no card.** Write rank and suit: 7H, 10D or TD, AS.
unreadable-quarter = “{ $word }” is no quarter; quarters are Q1, Q2 and so on.
unreadable-claim = “{ $word }” is no claim; such as “claim { $example }”.

## Names

title-1 = the mail room
    .plate = Mail room
title-2 = Intern
    .plate = Intern
title-3 = Temp
    .plate = Temp
title-4 = Junior staff
    .plate = Junior staff
title-5 = Manager
    .plate = Manager
title-6 = Director
    .plate = Director
title-7 = Vice president
    .plate = Vice president
title-8 = President
    .plate = President
title-top = Executive
    .plate = Executive

# `.says` tells what the rule is about; `.article` what the articles of a table say where it differs from the book.

option-closer-draws = Last player draws first
    .says = Off: whoever fills the budget draws only after the year is settled.
    .article = Whoever fills the budget draws only after the year is settled.
option-underspend-starter = Who starts after an Underspend
    .says = The last player, the first player of the last year again, or whoever fell.
option-underspend-starter-last-player = the last player
option-underspend-starter-start-player = the same as last year
option-underspend-starter-demoted = whoever fell
option-axe-discard = Price of the lowest card
    .says = A further card, or the revealed card only, and no draw.
option-axe-discard-extra = a further card
option-axe-discard-revealed = the revealed card only
option-demotion-face = Dropped cards
    .says = Whether everybody sees the cards of the fallen.
option-demotion-face-up = seen by all
option-demotion-face-down = hidden
option-reshuffle = Shuffling
    .says = When the deck is low, only when it is empty, or every year all together.
option-reshuffle-low = when it is low
option-reshuffle-empty = when it is empty
option-reshuffle-every-round = every year
option-quarter-target = Line of a quarter
    .says = A quarter closes at so much.
    .article = A quarter closes at { $value }.
option-quarters = Quarters in a year
    .says = How many quarters a year has; by the book it goes by the number of players.
    .article = A year has { $value ->
        [1] 1 quarter
       *[other] { $value } quarters
    }.
option-quarters-auto = by the book
option-start-hand = Cards to start
    .says = Everybody starts with so many cards.
    .article = Everybody starts with { $value } cards.
option-victory-hand = Cards to win
    .says = So many cards win.
    .article = { $value } cards win.
option-deadline-orbits = Laps in a year
    .says = A year has so many laps.
    .article = A year has { $value ->
        [2] two
        [3] three
       *[other] { $value }
    } laps.
option-audit-size = Cards opened
    .says = The audit opens so many cards; one red is enough.
    .article = The audit opens { $value ->
        [1] 1 card
       *[other] { $value } cards; one red is enough
    }.
option-first-start = First start
    .says = By showing a card, by lot, or seat A.
option-first-start-reveal = the lowest shown card
option-first-start-random = by lot
option-first-start-seat-a = seat A
option-round-limit = Last year
    .says = After so many years the most cards win; equals share. 0: no limit.
    .article = After year { $value } the most cards win; equals share.
option-card-memory = Card list
    .says = Off: no list of seen cards. Remember them.
    .article = No list of seen cards. Remember them.
option-table-talk = Table talk
    .says = Off: nobody talks.
    .article = Nobody talks.
preset-standard = By the book
    .says = Everything as printed.
preset-short-career = Short career
    .says = 5 cards win, one promotion is enough.
preset-long-ladder = Long ladder
    .says = 7 cards win.
preset-interns = Temps
    .says = Start with 3.
preset-austerity = Austerity
    .says = A quarter closes at 18: time for small cards.
preset-boom-year = Boom year
    .says = A quarter closes at 22: hardly any waste.
preset-forensic = Forensic
    .says = The audit opens two.
preset-slow-year = Slow year
    .says = Three laps: anybody can be last.

## Places, numbers and words

term-quarter = Q{ $quarter }
    .says = a folder with a line at { $target }
term-final-quarter = final quarter
    .says = the last folder; it alone decides how the year ends
term-carry = carry { $carry }
    .small = c.{ $carry }
    .over = +{ $carry }
    .says = points above the line, start of the next quarter
term-spent = { $spent } of { $budget } spent
    .small = { $spent } / { $budget }
    .says = all values this year against the budget
term-waste = left to waste, { $waste } of { $whole-waste }
    .small = { $waste } left
    .says = 10 × turns left − budget left; below 0 the year is lost
term-turn = turn { $turn } of { $turns }
    .small = { $turn }/{ $turns }
    .says = the clock of the year; hot turns ringed red
term-lap = { $lap ->
    [1] first
    [2] second
   *[3] third
} lap
    .says = a trip around the table
term-first = first
    .says = who started this year
term-deck = deck { $count }
    .small = { $count }
    .says = cards to draw
term-discards = discards
    .says = cards gone until the next shuffle
term-seen = seen cards
    .says = discards that lay open since the last shuffle; house rule card list
term-scapegoat = Scapegoat
    .says = played the last card of an Overspend, whether the audit finds red or not; demoted is a second fact
term-closer = Closer
    .says = played the last card of a Perfect Zero
term-overspend = Overspend
    .small = Over
    .says = above the budget at the end
term-perfect-zero = Perfect Zero
    .small = Exact
    .says = on the budget at the end
term-underspend = Underspend
    .small = Short
    .says = below the budget at the end
term-audit = audit
    .says = one filed card is turned over
term-opened = opened
    .says = a filed card that the audit has turned over
term-fraud = fraud
    .says = the opened card is red
term-clean = clean
    .says = the opened card is black
term-promotion = promotion
    .small = ▲
    .says = one card more
term-fall = fall
    .small = ▼
    .says = one card fewer, never below 1
term-filed = filed card
    .small = 10, FILED
    .says = Counts 10. Only its owner knows it.
suit-S = spades
    .small = ♠
    .says = Harmless when filed.
suit-C = clubs
    .small = ♣
    .says = Harmless when filed.
suit-H = hearts
    .small = ♥
    .says = Fraud when filed and opened. Face up: harmless.
suit-D = diamonds
    .small = ♦
    .says = Fraud when filed and opened. Face up: harmless.
ranking-start = A low, ♦ ♣ ♥ ♠ rising
ranking-promotion = A high, ♠ ♥ ♣ ♦ falling

## The cards

card-AD = Ace of diamonds
    .the = the Ace of diamonds
    .rank = Ace
    .small = A♦
    .aloud = ace of diamonds, red
    .rule = Adds 1 face up, 10 face down. Lowest when showing for the start, highest in every other comparison.
card-AC = Ace of clubs
    .the = the Ace of clubs
    .rank = Ace
    .small = A♣
    .aloud = ace of clubs, black
    .rule = Adds 1 face up, 10 face down. Lowest when showing for the start, highest in every other comparison.
card-AH = Ace of hearts
    .the = the Ace of hearts
    .rank = Ace
    .small = A♥
    .aloud = ace of hearts, red
    .rule = Adds 1 face up, 10 face down. Lowest when showing for the start, highest in every other comparison.
card-AS = Ace of spades
    .the = the Ace of spades
    .rank = Ace
    .small = A♠
    .aloud = ace of spades, black
    .rule = Adds 1 face up, 10 face down. Lowest when showing for the start, highest in every other comparison.
card-2D = 2 of diamonds
    .the = the 2 of diamonds
    .rank = 2
    .small = 2♦
    .aloud = two of diamonds, red
    .rule = Adds its number face up, 10 face down.
card-2C = 2 of clubs
    .the = the 2 of clubs
    .rank = 2
    .small = 2♣
    .aloud = two of clubs, black
    .rule = Adds its number face up, 10 face down.
card-2H = 2 of hearts
    .the = the 2 of hearts
    .rank = 2
    .small = 2♥
    .aloud = two of hearts, red
    .rule = Adds its number face up, 10 face down.
card-2S = 2 of spades
    .the = the 2 of spades
    .rank = 2
    .small = 2♠
    .aloud = two of spades, black
    .rule = Adds its number face up, 10 face down.
card-3D = 3 of diamonds
    .the = the 3 of diamonds
    .rank = 3
    .small = 3♦
    .aloud = three of diamonds, red
    .rule = Adds its number face up, 10 face down.
card-3C = 3 of clubs
    .the = the 3 of clubs
    .rank = 3
    .small = 3♣
    .aloud = three of clubs, black
    .rule = Adds its number face up, 10 face down.
card-3H = 3 of hearts
    .the = the 3 of hearts
    .rank = 3
    .small = 3♥
    .aloud = three of hearts, red
    .rule = Adds its number face up, 10 face down.
card-3S = 3 of spades
    .the = the 3 of spades
    .rank = 3
    .small = 3♠
    .aloud = three of spades, black
    .rule = Adds its number face up, 10 face down.
card-4D = 4 of diamonds
    .the = the 4 of diamonds
    .rank = 4
    .small = 4♦
    .aloud = four of diamonds, red
    .rule = Adds its number face up, 10 face down.
card-4C = 4 of clubs
    .the = the 4 of clubs
    .rank = 4
    .small = 4♣
    .aloud = four of clubs, black
    .rule = Adds its number face up, 10 face down.
card-4H = 4 of hearts
    .the = the 4 of hearts
    .rank = 4
    .small = 4♥
    .aloud = four of hearts, red
    .rule = Adds its number face up, 10 face down.
card-4S = 4 of spades
    .the = the 4 of spades
    .rank = 4
    .small = 4♠
    .aloud = four of spades, black
    .rule = Adds its number face up, 10 face down.
card-5D = 5 of diamonds
    .the = the 5 of diamonds
    .rank = 5
    .small = 5♦
    .aloud = five of diamonds, red
    .rule = Adds its number face up, 10 face down.
card-5C = 5 of clubs
    .the = the 5 of clubs
    .rank = 5
    .small = 5♣
    .aloud = five of clubs, black
    .rule = Adds its number face up, 10 face down.
card-5H = 5 of hearts
    .the = the 5 of hearts
    .rank = 5
    .small = 5♥
    .aloud = five of hearts, red
    .rule = Adds its number face up, 10 face down.
card-5S = 5 of spades
    .the = the 5 of spades
    .rank = 5
    .small = 5♠
    .aloud = five of spades, black
    .rule = Adds its number face up, 10 face down.
card-6D = 6 of diamonds
    .the = the 6 of diamonds
    .rank = 6
    .small = 6♦
    .aloud = six of diamonds, red
    .rule = Adds its number face up, 10 face down.
card-6C = 6 of clubs
    .the = the 6 of clubs
    .rank = 6
    .small = 6♣
    .aloud = six of clubs, black
    .rule = Adds its number face up, 10 face down.
card-6H = 6 of hearts
    .the = the 6 of hearts
    .rank = 6
    .small = 6♥
    .aloud = six of hearts, red
    .rule = Adds its number face up, 10 face down.
card-6S = 6 of spades
    .the = the 6 of spades
    .rank = 6
    .small = 6♠
    .aloud = six of spades, black
    .rule = Adds its number face up, 10 face down.
card-7D = 7 of diamonds
    .the = the 7 of diamonds
    .rank = 7
    .small = 7♦
    .aloud = seven of diamonds, red
    .rule = Adds its number face up, 10 face down.
card-7C = 7 of clubs
    .the = the 7 of clubs
    .rank = 7
    .small = 7♣
    .aloud = seven of clubs, black
    .rule = Adds its number face up, 10 face down.
card-7H = 7 of hearts
    .the = the 7 of hearts
    .rank = 7
    .small = 7♥
    .aloud = seven of hearts, red
    .rule = Adds its number face up, 10 face down.
card-7S = 7 of spades
    .the = the 7 of spades
    .rank = 7
    .small = 7♠
    .aloud = seven of spades, black
    .rule = Adds its number face up, 10 face down.
card-8D = 8 of diamonds
    .the = the 8 of diamonds
    .rank = 8
    .small = 8♦
    .aloud = eight of diamonds, red
    .rule = Adds its number face up, 10 face down.
card-8C = 8 of clubs
    .the = the 8 of clubs
    .rank = 8
    .small = 8♣
    .aloud = eight of clubs, black
    .rule = Adds its number face up, 10 face down.
card-8H = 8 of hearts
    .the = the 8 of hearts
    .rank = 8
    .small = 8♥
    .aloud = eight of hearts, red
    .rule = Adds its number face up, 10 face down.
card-8S = 8 of spades
    .the = the 8 of spades
    .rank = 8
    .small = 8♠
    .aloud = eight of spades, black
    .rule = Adds its number face up, 10 face down.
card-9D = 9 of diamonds
    .the = the 9 of diamonds
    .rank = 9
    .small = 9♦
    .aloud = nine of diamonds, red
    .rule = Adds its number face up, 10 face down.
card-9C = 9 of clubs
    .the = the 9 of clubs
    .rank = 9
    .small = 9♣
    .aloud = nine of clubs, black
    .rule = Adds its number face up, 10 face down.
card-9H = 9 of hearts
    .the = the 9 of hearts
    .rank = 9
    .small = 9♥
    .aloud = nine of hearts, red
    .rule = Adds its number face up, 10 face down.
card-9S = 9 of spades
    .the = the 9 of spades
    .rank = 9
    .small = 9♠
    .aloud = nine of spades, black
    .rule = Adds its number face up, 10 face down.
card-TD = 10 of diamonds
    .the = the 10 of diamonds
    .rank = 10
    .small = 10♦
    .aloud = ten of diamonds, red
    .rule = Adds 10 either way.
card-TC = 10 of clubs
    .the = the 10 of clubs
    .rank = 10
    .small = 10♣
    .aloud = ten of clubs, black
    .rule = Adds 10 either way.
card-TH = 10 of hearts
    .the = the 10 of hearts
    .rank = 10
    .small = 10♥
    .aloud = ten of hearts, red
    .rule = Adds 10 either way.
card-TS = 10 of spades
    .the = the 10 of spades
    .rank = 10
    .small = 10♠
    .aloud = ten of spades, black
    .rule = Adds 10 either way.
card-JD = Jack of diamonds
    .the = the Jack of diamonds
    .rank = Jack
    .small = J♦
    .aloud = jack of diamonds, red
    .rule = Adds 10 either way. Strong in a promotion, below the Ace.
card-JC = Jack of clubs
    .the = the Jack of clubs
    .rank = Jack
    .small = J♣
    .aloud = jack of clubs, black
    .rule = Adds 10 either way. Strong in a promotion, below the Ace.
card-JH = Jack of hearts
    .the = the Jack of hearts
    .rank = Jack
    .small = J♥
    .aloud = jack of hearts, red
    .rule = Adds 10 either way. Strong in a promotion, below the Ace.
card-JS = Jack of spades
    .the = the Jack of spades
    .rank = Jack
    .small = J♠
    .aloud = jack of spades, black
    .rule = Adds 10 either way. Strong in a promotion, below the Ace.
card-QD = Queen of diamonds
    .the = the Queen of diamonds
    .rank = Queen
    .small = Q♦
    .aloud = queen of diamonds, red
    .rule = Adds 10 either way. Strong in a promotion, below the Ace.
card-QC = Queen of clubs
    .the = the Queen of clubs
    .rank = Queen
    .small = Q♣
    .aloud = queen of clubs, black
    .rule = Adds 10 either way. Strong in a promotion, below the Ace.
card-QH = Queen of hearts
    .the = the Queen of hearts
    .rank = Queen
    .small = Q♥
    .aloud = queen of hearts, red
    .rule = Adds 10 either way. Strong in a promotion, below the Ace.
card-QS = Queen of spades
    .the = the Queen of spades
    .rank = Queen
    .small = Q♠
    .aloud = queen of spades, black
    .rule = Adds 10 either way. Strong in a promotion, below the Ace.
card-KD = King of diamonds
    .the = the King of diamonds
    .rank = King
    .small = K♦
    .aloud = king of diamonds, red
    .rule = Adds 10 either way. Strong in a promotion, below the Ace.
card-KC = King of clubs
    .the = the King of clubs
    .rank = King
    .small = K♣
    .aloud = king of clubs, black
    .rule = Adds 10 either way. Strong in a promotion, below the Ace.
card-KH = King of hearts
    .the = the King of hearts
    .rank = King
    .small = K♥
    .aloud = king of hearts, red
    .rule = Adds 10 either way. Strong in a promotion, below the Ace.
card-KS = King of spades
    .the = the King of spades
    .rank = King
    .small = K♠
    .aloud = king of spades, black
    .rule = Adds 10 either way. Strong in a promotion, below the Ace.
