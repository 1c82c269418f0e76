# Pecunia Olet in English. Money always has its sign; notes have stars in words, on chips and cards ★. To pass is to lay
# a henchman down; what lies in the account abroad is offshore. One space has one name.

## The first minute

blurb = Print notes, dodge the police, fly it out.
    .under = Print bad money, swap it for good, and fly it out before the Godfather asks for half.
goal = **Goal.** Own the most real money when the police arrive.
goal-turn = **A turn.** Send a henchman to a free space and do what it says: buy, print, sell, cheat or fly. A hat on it? The officer takes a step, and his new space acts. Next player. After three henchmen each, the round ends.
goal-end = **The end.** On his last space everybody pays the Godfather, then may play one henchman still at home.
goal-beginners = **Beginners** keep cash at home. The Godfather takes half of it; fakes and offshore money he cannot touch.

## Notes, stars and spaces in words

stars-1 = one-star
    .sign = ★
stars-2 = two-star
    .sign = ★★
stars-3 = three-star
    .sign = ★★★
lot-ones = { $ones ->
    [1] a one-star
   *[other] { $ones } one-star
}
lot-twos = { $twos ->
    [1] a two-star
   *[other] { $twos } two-star
}
lot-threes = { $threes ->
    [1] a three-star
   *[other] { $threes } three-star
}
lot-end-ones = { $ones ->
    [1] note
   *[other] notes
}
lot-end-twos = { $twos ->
    [1] note
   *[other] notes
}
lot-end-threes = { $threes ->
    [1] note
   *[other] notes
}
lot = { $mix ->
    [one] { lot-ones } { lot-end-ones }
    [two] { lot-twos } { lot-end-twos }
    [three] { lot-threes } { lot-end-threes }
    [one-two] { lot-ones } and { lot-twos } { lot-end-twos }
    [one-three] { lot-ones } and { lot-threes } { lot-end-threes }
    [two-three] { lot-twos } and { lot-threes } { lot-end-threes }
    [one-two-three] { lot-ones }, { lot-twos } and { lot-threes } { lot-end-threes }
   *[none] no fakes
}
asked-ones = { $asked-ones ->
    [1] a one-star
   *[other] { $asked-ones } one-star
}
asked-twos = { $asked-twos ->
    [1] a two-star
   *[other] { $asked-twos } two-star
}
asked-threes = { $asked-threes ->
    [1] a three-star
   *[other] { $asked-threes } three-star
}
asked-end-ones = { $asked-ones ->
    [1] note
   *[other] notes
}
asked-end-twos = { $asked-twos ->
    [1] note
   *[other] notes
}
asked-end-threes = { $asked-threes ->
    [1] note
   *[other] notes
}
asked-lot = { $asked-mix ->
    [one] { asked-ones } { asked-end-ones }
    [two] { asked-twos } { asked-end-twos }
    [three] { asked-threes } { asked-end-threes }
    [one-two] { asked-ones } and { asked-twos } { asked-end-twos }
    [one-three] { asked-ones } and { asked-threes } { asked-end-threes }
    [two-three] { asked-twos } and { asked-threes } { asked-end-threes }
    [one-two-three] { asked-ones }, { asked-twos } and { asked-threes } { asked-end-threes }
   *[none] none
}
fakes = { $notes ->
    [one] 1 fake
   *[other] { $notes } fakes
}
come-back = { $rest ->
    [yes] {" "}Come back with the rest.
   *[no] {""}
}
refused = { $banned ->
    [1] one-star notes
    [2] one- and two-star notes
   *[other] every fake
}
accepted = { $banned ->
    [0] all notes
    [1] two- and three-star notes
   *[other] three-star notes
}
space-hat = { $hat ->
    [yes] {" "}with the hat
   *[no] {""}
}
space = { $place ->
    [market] the ${ $price } space{ $bin ->
        [yes] , bin
       *[no] {""}
    }
    [print] { $nth ->
        [0] the press{ space-hat }
       *[other] press { $nth }{ space-hat }
    }
    [supermarket] { $nth ->
        [0] the checkout{ space-hat }
       *[other] checkout { $nth }{ space-hat }
    }
    [receiver] { $nth ->
        [0] the receiver{ space-hat }
       *[other] receiver { $nth }{ space-hat }
    }
    [tax] { $glasses ->
        [yes] the sunglasses
       *[no] { $hat ->
            [yes] tax fraud with the hat
           *[no] tax fraud { $nth }
        }
    }
    [commercial] the ${ $price } flight
   *[jet] { $nth ->
        [0] the airstrip
       *[other] airstrip { $nth }
    }
}
lawyer-great = Great
lawyer-bad = Bad
component-ink = ink
component-paper = paper
component-hologram = hologram
hats = { $steps ->
    [one] 1 hat
   *[other] { $steps } hats
}

## Before the first round

kicker-choose-first = Before the first round. Your table, your choice
ask-choose-first = Who starts?
stakes-choose-first = The starter picks first and gets the least money: { $sums } around the table.
stakes-choose-first-equal = Everybody gets ${ $cash }; the starter only picks first.
choice-first = { SEAT($seat) }
    .you = I do
says-first = { SEAT($seat) } ${ $cash }
    .you = you ${ $cash }
says-first-equal = everybody ${ $cash }
clock-choose-first = If time runs out: drawn by lot.
locked-empty-chair = Chair { $chair }
waiting-choose-first = { SEAT($seat) } names the first player.

## Placing a henchman

kicker-placement = Your turn, henchman { $henchman } of { $henchmen }
kicker-placement-last = Your turn, your last henchman this round
ask-placement = Where does your henchman go?
clock-placement = If time runs out: this henchman is laid down.
step-space = Where
step-notes = Which notes
step-quality = Which quality
step-keep = How much cash stays at home
stakes-end = **The next hat ends the game**, after the Godfather: he would take ${ $take } of your ${ $cash }.
stakes-godfather = **The next hat wakes the Godfather.** He would take ${ $take } of your ${ $cash }; fakes and offshore money are safe.
stakes-godfather-nothing = **The next hat wakes the Godfather.** You carry nothing he could take.
stakes-strike-next = The next hat grounds all flights until the one after it.
stakes-strike = No flights: the controllers are on strike. The next hat ends it{ $godfather ->
    [2] , and the one after wakes the Godfather
   *[other] {""}
}.
stakes-last-quiet = Last quiet moment to fly.
stakes-investigation = The next hat teaches the supermarket to refuse { $banned ->
    [1] one-star notes
    [2] two-star notes
   *[other] three-star notes
}.{ $held ->
    [0] {""}
   *[other] {" "}You hold { $held } of those.
}
stakes-stall = If nobody uses a hat this round, the officer moves by himself.
stakes-patrol = At the round’s end the officer takes { $patrol ->
    [one] 1 more step
   *[other] { $patrol } more steps
} by himself.
stakes-out-of-reach = The Godfather cannot come this round: the officer has at most { $reach ->
    [one] 1 step
   *[other] { $reach } steps
} left in it.
    .small = The Godfather cannot come this round.
stakes-in-reach = { $godfather } steps to the Godfather; up to { $reach } { $reach ->
    [one] is
   *[other] are
} possible this round.

round-opens = **Round { $number }. { SEAT($seat) } starts.**
    .you = **Round { $number }. You start.**
round-deal = You begin with ${ $cash }, a printer and { CARD($component, form: "a") }: { $run } { WORD($quality, of: "stars") } notes a run.
round-screens = Everybody’s start money and cards are known. From here on, money goes behind screens.
round-new-cards = { $cards ->
    [one] 1 new card
   *[other] { $cards } new cards
} on the market.
round-end-near = The last space is { hats } away.
round-godfather-near = The Godfather is { hats } away.
round-deck-empty = The deck is empty: what lies there is all that comes.
panel-godfather = **{ hats }** to the Godfather, who halves everybody’s cash
panel-ban = **{ hats }** until the supermarket refuses { $banned ->
    [1] one-star notes
   *[other] two-star notes
}
panel-ban-last = **{ hats }** until it takes no fake at all
panel-shut = The supermarket takes no more fakes
panel-strike = **{ hats }** to the strike: no flights
panel-strike-on = **Strike**: no flights until the next hat
panel-end = **{ hats }** to the end
panel-free-hats = **{ $steps }** { $steps ->
    [one] hat space
   *[other] hat spaces
} still free this round
own-panel = You print { $run } × { WORD($quality, of: "stars", form: "sign") }. The Godfather would take ${ $take } of your cash now. Offshore is safe.
memory-range = { $sure ->
    [yes] ${ $least }
   *[no] ${ $least } to ${ $most }
}
memory-aid = { SEAT($seat) } owns { memory-range }; { lot }.
memory-aid-counted = { SEAT($seat) } owns { memory-range }; { fakes }.
prints = { SEAT($seat) } prints { $run } × { WORD($quality, of: "stars", form: "sign") }.
flew-this-round = { SEAT($seat) } flew this round.
    .you = You flew this round.
laid-down = { SEAT($seat) } has { $down ->
    [one] 1 henchman
   *[other] { $down } henchmen
} laid down.
    .you = You have { $down ->
    [one] 1 henchman
   *[other] { $down } henchmen
} laid down.
starts-next = { SEAT($seat) } starts next.
    .you = You start next.
next-card = The next card is { $cards-count ->
    [one] { CARDS($cards, form: "a") }
   *[other] one of: { CARDS($cards, form: "word", last: "or") }
}.
screens = Others’ money stays behind their screens.
waiting-placement = { SEAT($seat) } places henchman { $henchman } of { $henchmen }.

## What a move does

grows = { $leads ->
    [strike-over] , end the strike
    [strike] , ground the flights
    [alert] , alert the shop
    [shut] , shut the shop
    [godfather] , wake the Godfather
    [end] , end the game
   *[other] {""}
}
choice-buy = Buy the { CARD($card, form: "word") } for ${ $price }{ grows }
choice-print = Print { $run }{ grows }
choice-print-chosen = Print { $run } { WORD($quality, of: "stars") }{ grows }
choice-shop = Exchange { $notes }{ grows }
choice-fence = Sell { $notes }{ grows }
choice-visit = Just visit{ grows }
choice-tax = Take ${ $due }{ grows }
choice-tax-glasses = Take ${ $due } and the start{ grows }
choice-fly = Fly, keep ${ $keep }{ grows }
choice-pass = Lay it down
head-buy = Buy the { CARD($card, form: "word") } for ${ $price }?
head-print = Print { $run } { WORD($quality, of: "stars") } { $run ->
    [one] note
   *[other] notes
}?
head-print-short = Print the last { $run }?
head-print-chosen = Which quality do you print?
head-shop = Exchange { $notes } at the supermarket?
head-fence = Sell at the receiver{ space-hat }?
head-visit = Visit with empty hands?
head-tax = Cheat the tax office for ${ $due }?
head-tax-glasses = Take ${ $due } and the sunglasses?
head-fly = Fly: how much cash stays at home?
head-fly-jet = Fly your jet: how much cash stays at home?
head-pass = Lay this henchman down?
says-buy = −${ $price }: cash ${ $after }.
says-print = You would hold { lot }.
says-print-safe = Fakes are safe from him.
says-print-many = The receiver takes { $most } at a time.
says-print-late = Unsold fakes are worth nothing.
says-print-short = Only { $run } of { $wanted } { WORD($quality, of: "stars") } notes are left in the supply.
says-print-chosen = { $run } × { WORD($quality, of: "stars", form: "sign") }{ $counted ->
    [yes] , { $supply } left
   *[no] {""}
}.
says-print-better = You could do better.
says-shop = { $notes } × ${ $rate } = ${ $due }. The receiver would give ${ $receiver }.
says-fence = { $notes } × ${ $rate } = ${ $due }.
says-visit = No note, no money; { $hat ->
    [yes] the officer steps all the same
   *[no] the space is blocked
}.
says-tax = +${ $due }: cash ${ $after }.
says-tax-glasses = +${ $due }, and you start the next round instead of { SEAT($pawn) }.
says-tax-glasses-own = +${ $due }, and nobody can take the start from you this round.
says-fly = Fare ${ $price } from your cash. Then cash ${ $keep }, offshore ${ $offshore }.
    .small = fare ${ $price }: cash ${ $keep }, offshore ${ $offshore }
says-fly-jet = No fare. Cash ${ $keep }, offshore ${ $offshore }.
    .small = no fare: cash ${ $keep }, offshore ${ $offshore }
says-pass = No action, no hat, no money. Back next round; you have { $left ->
    [0] none
   *[other] { $left }
} left.
    .small = no action, no hat, no money
says-bank-dry = The bank holds only ${ $bank }: you get ${ $paid } of ${ $due }{ $notes ->
    [0] {""}
   *[other] , and the notes are gone
}.
says-face-down = The table sees { $notes ->
    [one] 1 note
   *[other] { $notes } notes
} and ${ $due }, not the stars.

card-line-printer = You then print { $run } × { WORD($quality, of: "stars", form: "sign") } a run.
card-line-component = Your notes rise from { WORD($quality, of: "stars", form: "sign") } to { WORD($better, of: "stars", form: "sign") }.
card-line-twin = You own { WORD($component, of: "component") } already; a second changes nothing.
card-line-diner = Changes one fake into ${ $diner } at every round’s end{ $idle ->
    [yes] , if you hold one by then
   *[no] {""}
}.
card-line-jet = Airstrips are free for you { $when ->
    [strike] once the strike ends
    [round] from next round on
   *[next] from your next henchman on
}.
card-line-ticket = Pays ${ $value } at the very end, { $more ->
    [0] exactly what
   *[other] ${ $more } more than
} it costs; the Godfather cannot see it.
card-line-great-lawyer = One more move at the end, after the last henchmen.
card-line-bad-lawyer = One more move at the end, after those and the Great Lawyer.
card-line-bin = Unsold, it goes into the bin when the round ends.
card-line-later = Next round at most ${ $later }, if it is still there.

lot-for-shop = Up to { $most } fakes, ${ $pays } each. It takes { accepted }.
    .head = What goes through the checkout?
lot-for-receiver = Up to { $most } fakes, all at the rate of the worst: ★ ${ $one }, ★★ ${ $two }, ★★★ ${ $three }.
    .head = What does the receiver get?
lot-drags = Your { $low ->
    [1] { $low-count ->
        [one] one-star note drags
       *[other] { $low-count } one-star notes drag
    }
   *[other] { $low-count ->
        [one] two-star note drags
       *[other] { $low-count } two-star notes drag
    }
} all { $notes } to ${ $rate }. Without: { $without } × ${ $better-rate } = ${ $better }.
lot-would-drag = Adding your { WORD($low, of: "stars") } note drags all { $one-more } to ${ $low-rate }: ${ $worse }.
lot-one-more = One more { WORD($add, of: "stars") } note: ${ $better }.
lot-mixed-best = All { $notes } at the { WORD($low, of: "stars") } rate; still your best lot.
lot-keep = You keep { lot }.

flight-out = If he came next, he would take ${ $take-after } instead of ${ $take-before }.{ $eaten ->
    [yes] {" "}The fare eats what that saves.
   *[no] {""}
}
flight-home = Offshore money pays for nothing; at home it can, and the Godfather can reach it.
flight-empty = The suitcase is empty. Nobody can tell.
flight-seen = The table sees that you fly, not how much.
flight-open = The table sees everything.

hat-none = No hat: the officer stays.
hat-plain = The officer steps to { $to }{ $godfather ->
    [1] : then 1 hat to the Godfather
    [2] : then 2 hats to the Godfather
   *[other] {""}
}.
hat-strike-over = The officer steps to { $to } and the strike is over.
hat-strike = The officer steps to { $to }: no flights until the next hat.
hat-strike-on = The officer steps to { $to }; the strike goes on.
hat-alert = The supermarket then refuses { refused }; today’s exchange stands.{ $known ->
    [0] {""}
   *[other] {" "}You would hold { $known } of them.
}
hat-shut = The supermarket then takes no fake at all, for good.
hat-godfather = The officer steps on the **Godfather**. Everybody pays half their cash; you would pay **${ $take } of ${ $after }**.
hat-end = **The game ends.** First everybody pays half their cash, you ${ $take } of ${ $after }. { $seats-count ->
    [0] Nobody has a henchman left.
   *[other] Then one last henchman for { SEATS($seats) }.
}{ $mine ->
    [yes] {""}
   *[no] {" "}You have none left.
}
hat-no-longer = The hat no longer counts.
gain = { $sign ->
    [plus] +${ $gain }
    [minus] −${ $gain }
    [notes] { $run } × { WORD($quality, of: "stars", form: "sign") }
   *[none] No money
}
under-godfather = { gain }, then −${ $take } to him: cash ${ $left }
    .small = { gain }, Godfather −${ $take }
under = { gain }: cash ${ $after }

## The end

kicker-last-henchman = The officer has arrived. Your last move
ask-last-henchman = Where does your last henchman go?
stakes-last-henchman = Hats no longer count, the Godfather is done. Fakes you keep are worth nothing{ $diners ->
    [0] {""}
   *[other] ; your diners change { $diners } more
}.
stakes-lawyer-to-come = Your lawyer can lift one of your henchmen after this.
clock-last-henchman = If time runs out: this henchman is laid down.
ends-on = You end on ${ $final }{ $before ->
    [lawyer] {" "}before your lawyer
    [bad] {" "}before your Bad Lawyer
    [bank] {" "}if the bank lasts
   *[no] {""}
}.
end-fly = Cash and offshore count the same now. Flying { $price ->
    [0] changes nothing
   *[other] costs ${ $price } and changes nothing
}.
end-ticket = Pays ${ $value } in a moment: { $more ->
    [0] no more than it costs
   *[other] +${ $more }
}.
end-diner = Changes one more fake in a moment: ${ $diner } for ${ $price }.
end-diner-idle = You have no fake for it.
end-lawyer = You can lift a henchman right after.
end-too-late = Too late to help.
end-sunglasses = ${ $due }. There is no next round to start.
choice-leave-home = Leave him home
choice-leave-off = Leave him off the board
says-leave-off = Nothing more happens.
waiting-last-henchman = { SEAT($seat) } may play a last henchman.{ $seats-count ->
    [0] {""}
   *[other] {" "}{ SEATS($seats) } after that.
}

kicker-lawyer-lift = Your { WORD($lawyer, of: "lawyer") } Lawyer. One more move
ask-lawyer-lift = Which henchman gets a second chance?
stakes-lawyer-lift = Lift one of yours, then send him to any free space, the one he left included. Once lifted there is no way back.
clock-lawyer-lift = If time runs out: your lawyer stays home.
choice-lift = Lift him from { space }
says-lift = { $place ->
    [market] The card is gone; that space stays empty.
    [print] That space is free again: you could print there.
    [tax] That space is free again: you could take ${ $due } there.
    [supermarket] That space is free again: you could sell there.
    [receiver] That space is free again: you could sell there.
   *[other] That space is free again.
}
says-lift-rival = It is free for { OWN($rival) } Bad Lawyer too, if you go elsewhere.
choice-lawyer-home = Send the lawyer home
waiting-lawyer-lift = { OWN($seat) } { WORD($lawyer, of: "lawyer") } Lawyer may lift a henchman.
kicker-lawyer-place = Your { WORD($lawyer, of: "lawyer") } Lawyer. He is lifted
ask-lawyer-place = Where does he go now?
clock-lawyer-place = If time runs out: this henchman is laid down.
note-no-way-back = Lifting cannot be taken back.
waiting-lawyer-place = { SEAT($seat) } places the lifted henchman.

kicker-rematch = A tie. Nobody has won
ask-rematch = Play it again?
stakes-rematch = { SEATS($seats) } share the top with ${ $total }. A new game needs everybody; one “enough” and it stays a draw.
stakes-rematch-mine = You and { SEATS($seats) } share the top with ${ $total }. A new game needs everybody; one “enough” and it stays a draw.
choice-again = Again
says-again = New cards, same seats, { SEAT($first) } { $mine ->
    [yes] start
   *[no] starts
}.
choice-enough = Enough
says-enough = It stays a draw; nobody is told who said so.
clock-rematch = If time runs out: enough.
waiting-rematch = Sealed. Waiting for { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}.
waiting-rematch-onlooker = The table is asked for another game. Waiting for { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}.
kicker-over = The game is over
over-won = { SEAT($seat) } won with ${ $total }.
    .you = You won with ${ $total }.
over-shared = Shared by { SEATS($seats) }, ${ $total } each.
over-draw = Nobody wins: { SEATS($seats) } at ${ $total } each.

## The diners

kicker-diner-choice = Round { $round } is over. { $diners ->
    [one] Your diner works
   *[other] Your { $diners } diners work
}
ask-diner-choice = { $diners ->
    [one] Which note goes through your diner?
   *[other] Which { $diners } notes go through your diners?
}
stakes-diner-choice = Each becomes ${ $pays }, whatever its stars. At the receiver a one-star note brings ${ $low }, a three-star ${ $high }.
stakes-diner-refused = Your { $mix ->
    [one] one-star notes
    [two] two-star notes
    [three] three-star notes
    [one-two] one- and two-star notes
   *[other] notes
} are refused at the supermarket; diners do not mind.
stakes-diner-alike = Your notes are all alike; the table need not know that.
clock-diner-choice = If time runs out: your worst notes.
choice-launder = Change { lot }
says-launder = +${ $due }: cash ${ $after }. You keep { asked-lot }.
says-launder-bank = Up to +${ $due }: the bank holds ${ $bank }{ $seats-count ->
    [0] {""}
   *[other] {" "}and serves { SEATS($seats) } first
}. You keep { asked-lot }.
locked-keep-all = Keep them all
locked-fourth = A fourth note at the supermarket
locked-ninth = A ninth note at the receiver
locked-refused = A note it refuses
locked-keep-more = Keep more than that
lock-fourth = Three a visit.
lock-ninth = Eight a visit.
lock-refused = Refused since the { $banned ->
    [1] first
    [2] second
   *[other] third
} investigation.
lock-keep-more = You own ${ $sum } after the fare.
locked-offer = Offer money or cards
locked-lift-another = Lift another
locked-lift-nobody = Lift one who is laid down or at home
locked-place-first = Send one before he is lifted
waiting-diner-choice = { SEATS($seats) } { $seats-count ->
    [one] feeds the diners
   *[other] feed their diners
}.
waiting-diner-sealed = Sealed. Waiting for { SEATS($seats) }.

## Orders and talk

order-rest = Lay down the rest of my henchmen this round
    .says = One tap takes it back; it ends by itself if the officer reaches his last space.
order-worst-notes = My diners always take my worst notes
choice-count = Count your money
choice-history = Look through the ledger
choice-claim = { WORD($claim, of: "claim") }
claim-nothing = I carry nothing
claim-empty-flight = My last flight was empty
claim-full-flight = My last flight was not empty
claim-at-most = I carry at most ${ $cash }
claim-at-least = I carry at least ${ $cash }
claim-offshore = I have at least ${ $cash } offshore

## The ledger

heading-before = Before the first round
heading-lap = Round { $number }, { $lap ->
    [1] first
    [2] second
   *[other] third
} lap
heading-ended = Round { $number } ended
heading-arrived = The officer has arrived
heading-lawyers = Lawyers
heading-screens = The screens come down

event-starts = { SEAT($seat) } is the first player.
    .you = You are the first player.
event-dealt = { SEAT($seat) } begins with ${ $cash }, a printer and { CARD($component, form: "a") }.
    .you = You begin with ${ $cash }, a printer and { CARD($component, form: "a") }: { $run } { WORD($quality, of: "stars") } notes a run.
event-market-opening = On the market: { CARDS($cards, form: "small", last: "") }.
event-market = New on the market: { CARDS($cards, form: "small", last: "") }.
event-market-empty = Nothing new; the deck is empty.
event-market-full = Nothing new on the market.
event-round = Round { $number }: { SEAT($seat) } starts.
    .you = Round { $number }: you start.
event-bought = { SEAT($seat) } buys { CARD($card, form: "a") }, ${ $price }.
    .you = You buy { CARD($card, form: "a") }, ${ $price }.
event-printed = { SEAT($seat) } prints { lot }.
    .you = You print { lot }.
event-ran-short = The supply runs out: { $missing ->
    [one] 1 note
   *[other] { $missing } notes
} short.
bank-empty = { $dry ->
    [yes] , the bank is empty: ${ $paid } of ${ $due }
   *[no] {""}
}
all-at = { $mixed ->
    [yes] , all at ${ $rate }
   *[no] {""}
}
event-exchanged = { SEAT($seat) }, supermarket: { lot }, ${ $paid }{ bank-empty }.
    .you = Supermarket: you exchange { lot }, +${ $paid }{ bank-empty }.
event-exchanged-unseen = { SEAT($seat) }, supermarket: { fakes }, ${ $paid }.
event-exchanged-nothing = { SEAT($seat) } visits the supermarket with empty hands.
    .you = You visit the supermarket with empty hands.
event-sold = { SEAT($seat) } sells { lot } to the receiver, ${ $paid }{ all-at }{ bank-empty }.
    .you = You sell { lot } to the receiver, +${ $paid }{ all-at }{ bank-empty }.
event-sold-unseen = { SEAT($seat) } sells { fakes } to the receiver, ${ $paid }.
event-sold-nothing = { SEAT($seat) } visits the receiver with empty hands.
    .you = You visit the receiver with empty hands.
event-laundered = { $notes ->
    [one] { OWN($seat) } diner changes { lot }: ${ $paid }{ bank-empty }.
   *[other] { OWN($seat) } diners change { lot }: ${ $paid }{ bank-empty }.
}
    .you = { $notes ->
    [one] Your diner changes { lot }: ${ $paid }{ bank-empty }.
   *[other] Your diners change { lot }: ${ $paid }{ bank-empty }.
}
event-laundered-unseen = { $notes ->
    [one] { OWN($seat) } diner changes a fake: ${ $paid }.
   *[other] { OWN($seat) } diners change { fakes }: ${ $paid }.
}
event-idle = { $idle ->
    [one] 1 of your diners stays empty.
   *[other] { $idle } of your diners stay empty.
}
event-idle-all = { $idle ->
    [one] Your diner has nothing to change.
   *[other] Your diners have nothing to change.
}
event-taxed = { SEAT($seat) } cheats the tax office, ${ $paid }{ bank-empty }.
    .you = You cheat the tax office, +${ $paid }{ bank-empty }.
event-pawn = { SEAT($seat) } takes the sunglasses and starts next round.
    .you = You take the sunglasses: you start next round.
event-pawn-over = { SEAT($seat) } takes the sunglasses. There is no next round.
    .you = You take the sunglasses. There is no next round.
flown = { $way ->
    [out] ${ $amount } out, ${ $keep } at home
    [home] ${ $amount } home, ${ $keep } at home
   *[empty] with an empty suitcase
}
event-flew = { SEAT($seat) } flies to the Caribbean, ${ $fee }.
event-flew-jet = { SEAT($seat) } flies by jet.
event-flew-seen = { SEAT($seat) } flies to the Caribbean, ${ $fee }: { flown }.
    .you = You fly for ${ $fee }: { flown }.
event-flew-jet-seen = { SEAT($seat) } flies by jet: { flown }.
    .you = You fly your jet: { flown }.
event-passed = { SEAT($seat) } lays a henchman down.
    .you = You lay a henchman down.
event-officer = { OWN($seat) } hat: the officer to { $space }.
    .you = Your hat: the officer to { $space }.
event-officer-stall = Nobody used a hat for { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: the officer moves by himself, to { $space }. A rule of this house, not of the book.
event-officer-patrol = On patrol: the officer moves by himself, to { $space }.
event-godfather = The Godfather takes half of everybody’s cash.
event-godfather-screens = The others pay behind their screens.
event-paid = { SEAT($seat) } pays him { $amount ->
    [0] nothing
   *[other] ${ $amount }
}.
    .you = You pay him { $amount ->
    [0] nothing
   *[other] ${ $amount }
}.
event-banned = { $level ->
    [1] The supermarket refuses one-star notes.
    [2] The supermarket refuses one- and two-star notes.
   *[other] The supermarket takes no more fakes.
}
event-strike = Strike: no flights.
event-strike-over = The strike is over.
event-round-over = Round { $number } is over. The henchmen go home.
event-slid = What is left slides right and gets cheaper.
event-binned = Into the bin: { CARDS($cards, form: "small", last: "") }.
event-chose = { SEAT($seat) } has chosen.
event-chose-lot = { SEAT($seat) } gives the diners { lot }.
    .you = You give your diners { lot }.
event-chose-again = { SEAT($seat) } has answered.
    .you = You say { $again ->
    [yes] again
   *[no] enough
}.
event-ending = { SEAT($seat) } brings the officer to his last space.
    .you = You bring the officer to his last space.
event-ending-himself = The officer reaches his last space.
event-ending-order = Last henchmen: { SEATS($order, last: "") }.
event-ending-nobody = Nobody has one left.
event-ending-lawyers = { $lawyers ->
    [both] Great Lawyer: { SEAT($great) }. Bad Lawyer: { SEAT($bad) }.
    [great] Great Lawyer: { SEAT($great) }.
   *[bad] Bad Lawyer: { SEAT($bad) }.
} Then diners, tickets, totals.
event-lifted = { OWN($seat) } { WORD($lawyer, of: "lawyer") } Lawyer lifts a henchman from { space }.
    .you = Your { WORD($lawyer, of: "lawyer") } Lawyer lifts your henchman from { space }.
event-declined = { SEAT($seat) } sends the lawyer home.
    .you = You send your lawyer home.
event-nobody-to-lift = { OWN($seat) } { WORD($lawyer, of: "lawyer") } Lawyer finds nobody to lift.
    .you = Your { WORD($lawyer, of: "lawyer") } Lawyer finds nobody to lift.
event-ticket = { OWN($seat) } lottery ticket pays ${ $paid }{ bank-empty }.
    .you = Your lottery ticket pays ${ $paid }{ bank-empty }.
event-total = { SEAT($seat) } ends on ${ $total }.
event-total-split = { SEAT($seat) } ends on ${ $total }: ${ $cash } at home, ${ $account } offshore.
    .you = You end on ${ $total }: ${ $cash } at home, ${ $account } offshore.
event-won = { SEAT($seat) } wins with ${ $total }.
    .you = You win with ${ $total }.
event-won-shared = { SEAT($seat) } shares the win with ${ $total }.
    .you = You share the win with ${ $total }.
event-tied = A tie on ${ $total }: { SEATS($seats) }.
event-draw = It stays a draw between { SEATS($seats) }.
event-rematch = Everybody wants another game; { SEAT($seat) } starts.
    .you = Everybody wants another game; you start.
event-said = { SEAT($seat) }: { $text }
event-claimed = { SEAT($seat) } claims: { WORD($claim, of: "claim") }
    .you = You claim: { WORD($claim, of: "claim") }
event-claimed-sum = { SEAT($seat) } claims: { claimed }
    .you = You claim: { claimed }
claimed = { $claim ->
    [at-most] I carry at most ${ $cash }
    [at-least] I carry at least ${ $cash }
   *[offshore] I have at least ${ $cash } offshore
}
event-counted = Behind your screen: ${ $cash } cash, ${ $account } offshore, { lot }.
event-leafed = You look through the ledger.

outcome-won = Won with ${ $total }
outcome-shared = Shared by { SEATS($seats) }, ${ $total } each
outcome-draw = Nobody wins: { SEATS($seats) } at ${ $total } each
standing = { SEAT($seat) }: ${ $score }
    .you = You: ${ $score }

## Refusals

ban-taken = { $sold ->
    [yes] **Sold.** { SEAT($seat) } bought this card.{ $over ->
        [yes] {" "}No new cards come any more.
       *[no] {" "}New cards come when the round ends.
    }
   *[no] **Taken.** { OWN($seat) } henchman stands there, and a space serves once a round.{ $over ->
        [yes] {" "}There is no next round.
       *[no] {" "}Free again next round.
    }
}
    .you = { $sold ->
    [yes] **Sold.** You bought this card.{ $over ->
        [yes] {" "}No new cards come any more.
       *[no] {" "}New cards come when the round ends.
    }
   *[no] **Taken.** Your own henchman stands there, and a space serves once a round.{ $over ->
        [yes] {" "}There is no next round.
       *[no] {" "}Free again next round.
    }
}
ban-wait-your-turn = **It is { OWN($seat) } turn.** { $wait ->
    [0] You have no henchman left; next round.
    [1] You are next.
    [2] One other comes first.
   *[other] Two others come first.
}
ban-too-dear = { $abroad ->
    [yes] **Your money is abroad.** It costs ${ $price }, your cash is ${ $cash }. Offshore money pays only after you fly it home.
   *[no] **Too dear.** It costs ${ $price }, your cash is ${ $cash }; fakes are not accepted.{ $bin ->
        [yes] {" "}It goes into the bin when the round ends.
       *[no] { $later ->
            [0] {""}
           *[other] {" "}Next round at most ${ $later }.
        }
    }
}
ban-not-held = { $mix ->
    [none] **You hold no fakes.**{ $ahead ->
        [yes] {" "}Print first.
       *[no] {""}
    }
   *[other] **You hold { lot }, not { asked-lot }.** Bring what you hold{ $ahead ->
        [yes] , or print first
       *[no] {""}
    }.
}
ban-no-jet = **You own no jet.** Without one, only the ${ $price } flight may be used.
ban-grounded = **Strike.** No plane leaves while the officer stands here. The next hat ends it.
ban-detected = { $known ->
    [yes] **They know your notes.** It refuses { refused } now. The receiver still takes them.
   *[no] **The supermarket refuses { refused } now.** Bring better ones, or go to the receiver.
}
ban-shut = **Shut to fakes.** It knows every fake, for the rest of the game. The receiver takes them all.
ban-no-fare = { $abroad ->
    [yes] **The fare is cash.** The flight costs ${ $price } and you carry ${ $cash }; offshore money cannot pay it.
   *[no] **No fare.** The flight costs ${ $price } and you carry ${ $cash }.
}{ $over ->
    [yes] {""}
   *[no] {" "}Sell or cheat first.
}
ban-shop-count = **{ $empty ->
    [yes] A visit takes up to three fakes.
   *[no] A visit takes one to three fakes.
}**{ come-back }
ban-fence-count = **{ $empty ->
    [yes] The receiver takes up to eight fakes.
   *[no] The receiver takes one to eight fakes.
}**{ come-back }
ban-gap = { $comes ->
    [yes] **No card lies there.** New ones come when the round ends.
   *[no] **Nothing here.** The deck is empty; nothing more comes.
}
ban-second-jet = **One jet is enough.** Nobody may own two. Everything else you may buy twice.
ban-sold-out = **Supply empty.** All { WORD($quality, of: "stars") } notes are out. Some come back when anybody sells or changes theirs.
ban-keep = **You can keep $0 to ${ $sum }, in steps of $10.**
ban-diners-later = **Diners work when the round ends.** At the end of round { $round }.
ban-no-lawyer-yet = **Lawyers do nothing before the end.** After the last henchmen.
ban-too-few = **A diner cannot be refused while you hold fakes.** Your { $diners ->
    [one] diner changes exactly 1 note
   *[other] { $diners } diners change exactly { $diners } notes
}.
ban-too-many = **Each diner changes one fake.** Your { $diners ->
    [one] diner changes exactly 1 note
   *[other] { $diners } diners change exactly { $diners } notes
}.
ban-best-only = **You print the best you can: { WORD($best, of: "stars") } notes.** Only where the table lets you choose.
ban-finished = **The officer has arrived and the game is over.** Ask for a rematch?
ban-name-quality = **Say which quality.** This table lets you choose: one to { $best } { $best ->
    [one] star
   *[other] stars
}.
ban-too-fine = **Your { WORDS($owned, of: "component") } { $owned-count ->
    [one] makes
   *[other] make
} { WORD($best, of: "stars") } notes at best.** Buy { WORDS($missing, of: "component") }.
ban-move-something = **At this table a flight must move money.** Keep another sum.
ban-nothing-to-move = **Nothing to move.** At this table a flight must move money, and after the fare you would own none.
ban-nothing-to-exchange = **Nothing to bring.** You hold no fakes.{ $ahead ->
    [yes] {" "}Print some first.
   *[no] {""}
}
ban-nothing-to-sell = **Nothing to bring.** You hold no fakes.{ $ahead ->
    [yes] {" "}Print some first.
   *[no] {""}
}
ban-last-order = **It is { OWN($seat) } last henchman now.** { $queued ->
    [yes] Yours comes after { SEATS($before) }.
   *[no] You have none left.
}
ban-great-first = **{ OWN($seat) } Great Lawyer is at work.**{ $follows ->
    [yes] {" "}Your Bad Lawyer follows.
   *[no] {" "}Only whoever owns the card may lift a henchman.
}
ban-bad-next = **{ OWN($seat) } Bad Lawyer is at work.** Only whoever owns the card may lift a henchman.
ban-lift-first = **First say who is lifted.** Then place him, or send the lawyer home.
ban-already-lifted = **He is lifted already.** Place him or leave him.
ban-not-yours = **Your lawyer lifts only your own, standing henchmen.** He works for you alone.
ban-after-the-last = **Lawyers wait for the last henchmen.** After { SEATS($before) }.
ban-left-bare = **No card lies there, and none comes any more.** Choose another space.
ban-not-asked = { $chosen ->
    [yes] **You have chosen.** The diners work when the others have.
   *[no] **Your diners leave you nothing to choose.** The round opens in a moment.
}
ban-diners-first = **The diners finish first.** The round opens in a moment.
ban-first-is-known = **{ SEAT($seat) } is the first player.** That does not change.
    .you = **You are the first player.** That does not change.
ban-host-chooses = **{ SEAT($seat) } names the first player.** One of this table’s seats.
    .you = **You name the first player.** One of this table’s seats.
ban-nobody-sits-there = **Nobody sits there.** Name one of this table’s seats.
ban-standing-only = **Only henchmen standing on a space can be lifted.**
ban-no-dealings = **Nothing changes hands between players.** Talk is free and binds nobody.
ban-no-tie = **There is no tie to settle.** Say it when the game ends in one.
ban-tied = { $chosen ->
    [yes] **You have answered.** The others are still asked.
   *[no] **The game ended in a tie.** Again, or enough?
}
ban-other-side = **That space is on the other side of the board.** With { $small ->
    [yes] three or four
   *[no] two
} players.
unreadable-space = “{ $word }” is no space for that; there are { $spaces }.
unreadable-lot = “{ $word }” is no lot. Write the notes by stars, ★-★★-★★★: such as { $example }.
unreadable-sum = “{ $word }” is no sum of money; such as { $example }.
unreadable-quality = “{ $word }” is no quality; there are 1, 2 and 3.
unreadable-claim = “{ $word }” is no claim; such as “claim { $example }”.

## House rules and presets

option-first-player = First player
    .says = Drawn by lot, named by the host, or moves one seat each game.
option-first-player-random = drawn by lot
option-first-player-host = named by the host
option-first-player-rotate = moves one seat each game
option-money = Open money
    .says = Everybody sees everything. For learning.
option-money-secret = secret
option-money-open = open
option-godfather-payments = Open payments
    .says = The table sees what each pays him.
option-godfather-payments-secret = secret
option-godfather-payments-open = open
option-memory-aid = Memory aid
    .says = The table counts others’ fakes and the range of their money for you.
option-sale-log = Face-down sales
    .says = Number and money are seen, stars are not.
option-sale-log-full = seen
option-sale-log-cash = face down
option-last-henchman-order = Last henchmen
    .says = After whoever ended the game, or from the round’s first player.
option-last-henchman-order-continue = after whoever ended the game
option-last-henchman-order-first-player = from the round’s first player
option-empty-visits = Empty hands
    .says = Visit shop or receiver without notes.
option-empty-suitcase = Empty suitcase
    .says = A flight may move nothing (off: it must).
option-print-quality = Choose your quality
    .says = Print below your best.
option-print-quality-best = always the best
option-print-quality-choose = as you choose
option-godfather-rounding = Kind Godfather
    .says = His half is rounded down.
option-godfather-rounding-up = rounded up
option-godfather-rounding-down = rounded down
option-diner-choice = Diners take
    .says = What you choose, or always your worst.
option-diner-choice-owner = what you choose
option-diner-choice-lowest = always your worst
option-fake-stock = Endless fakes
    .says = The supply never runs out.
option-fake-stock-box = counted
option-fake-stock-endless = endless
option-bank = Counted bank
    .says = When it is empty, nobody is paid. Payments to the Godfather are then open.
option-bank-endless = endless
option-bank-box = counted
option-tie = A tie means
    .says = Play again, shared win, or draw.
option-tie-rematch = play again
option-tie-shared = shared win
option-tie-draw = draw
option-stall-limit = Restless officer
    .says = After so many rounds without a hat he moves by himself. Ours, not the book’s; 0: never.
option-extra-patrol = Patrol
    .says = So many extra steps at every round’s end.
option-start-money = Equal start
    .says = $30 each.
option-start-money-rulebook = by turn order
option-start-money-equal = equal
option-card-marks = Full deck
    .says = All 34 cards at any number of players.
option-card-marks-auto = by players
option-card-marks-all = all cards
option-lawyers = Lawyers
    .says = Off: no lawyers.
option-end-reveal = Secrets kept
    .says = After the end only totals are shown.
option-end-reveal-full = everything is shown
option-end-reveal-totals = only totals
preset-standard = By the book
    .says = The printed rules on our own board, plus the restless officer.
preset-teaching = First game
    .says = Open money, a tie is shared.
preset-good-memory = Good memory
    .says = The table counts for you.
preset-face-down = Face down
    .says = Sold notes hide their stars.
preset-counted-bank = Counted bank
    .says = The bank can run dry.
preset-zealous-police = Zealous police
    .says = A free step for the officer every round.
preset-ladder = Ladder
    .says = A tie is shared.

## The cards

card-S1 = Printer
    .small = Printer
    .a = a printer
    .word = printer
    .rule = 2 notes a run
card-S2 = Printer
    .small = Printer
    .a = a printer
    .word = printer
    .rule = 2 notes a run
card-S3 = Printer
    .small = Printer
    .a = a printer
    .word = printer
    .rule = 2 notes a run
card-S4 = Printer
    .small = Printer
    .a = a printer
    .word = printer
    .rule = 2 notes a run
card-S5 = Ink
    .small = Ink
    .a = ink
    .word = ink
    .rule = quality + ★
card-S6 = Ink
    .small = Ink
    .a = ink
    .word = ink
    .rule = quality + ★
card-S7 = Paper
    .small = Paper
    .a = paper
    .word = paper
    .rule = quality + ★
card-S8 = Paper
    .small = Paper
    .a = paper
    .word = paper
    .rule = quality + ★
card-A1 = Printer
    .small = Printer
    .a = a printer
    .word = printer
    .rule = 2 notes a run
card-A2 = Printer
    .small = Printer
    .a = a printer
    .word = printer
    .rule = 2 notes a run
card-A3 = Printer
    .small = Printer
    .a = a printer
    .word = printer
    .rule = 2 notes a run
card-A4 = Printer
    .small = Printer
    .a = a printer
    .word = printer
    .rule = 2 notes a run
card-A5 = Ink
    .small = Ink
    .a = ink
    .word = ink
    .rule = quality + ★
card-A6 = Ink
    .small = Ink
    .a = ink
    .word = ink
    .rule = quality + ★
card-A7 = Paper
    .small = Paper
    .a = paper
    .word = paper
    .rule = quality + ★
card-A8 = Paper
    .small = Paper
    .a = paper
    .word = paper
    .rule = quality + ★
card-A9 = Diner
    .small = Diner
    .a = a diner
    .word = diner
    .rule = 1 fake to $50 each round
card-B1 = Printer
    .small = Printer
    .a = a printer
    .word = printer
    .rule = 2 notes a run
card-B2 = Printer
    .small = Printer
    .a = a printer
    .word = printer
    .rule = 2 notes a run
card-B3 = Ink
    .small = Ink
    .a = ink
    .word = ink
    .rule = quality + ★
card-B4 = Paper
    .small = Paper
    .a = paper
    .word = paper
    .rule = quality + ★
card-B5 = Hologram
    .small = Hologram
    .a = a hologram
    .word = hologram
    .rule = quality + ★
card-B6 = Hologram
    .small = Hologram
    .a = a hologram
    .word = hologram
    .rule = quality + ★
card-B7 = Diner
    .small = Diner
    .a = a diner
    .word = diner
    .rule = 1 fake to $50 each round
card-B8 = Private jet
    .small = Jet
    .a = a private jet
    .word = private jet
    .rule = fly free
card-B9 = Private jet
    .small = Jet
    .a = a private jet
    .word = private jet
    .rule = fly free
card-C1 = Printer
    .small = Printer
    .a = a printer
    .word = printer
    .rule = 2 notes a run
card-C2 = Hologram
    .small = Hologram
    .a = a hologram
    .word = hologram
    .rule = quality + ★
card-C3 = Hologram
    .small = Hologram
    .a = a hologram
    .word = hologram
    .rule = quality + ★
card-C4 = Diner
    .small = Diner
    .a = a diner
    .word = diner
    .rule = 1 fake to $50 each round
card-C5 = Diner
    .small = Diner
    .a = a diner
    .word = diner
    .rule = 1 fake to $50 each round
card-C6 = Private jet
    .small = Jet
    .a = a private jet
    .word = private jet
    .rule = fly free
card-C7 = Lottery ticket, $60
    .small = Ticket $60
    .a = a lottery ticket ($60)
    .word = lottery ticket ($60)
    .rule = pays $60 at the end
card-C8 = Great Lawyer
    .small = Gt. Lawyer
    .a = the Great Lawyer
    .word = Great Lawyer
    .rule = one more move at the end
card-D1 = Lottery ticket, $80
    .small = Ticket $80
    .a = a lottery ticket ($80)
    .word = lottery ticket ($80)
    .rule = pays $80 at the end
card-D2 = Lottery ticket, $100
    .small = Ticket $100
    .a = a lottery ticket ($100)
    .word = lottery ticket ($100)
    .rule = pays $100 at the end
card-D3 = Lottery ticket, $70
    .small = Ticket $70
    .a = a lottery ticket ($70)
    .word = lottery ticket ($70)
    .rule = pays $70 at the end
card-D4 = Lottery ticket, $90
    .small = Ticket $90
    .a = a lottery ticket ($90)
    .word = lottery ticket ($90)
    .rule = pays $90 at the end
card-D5 = Lottery ticket, $60
    .small = Ticket $60
    .a = a lottery ticket ($60)
    .word = lottery ticket ($60)
    .rule = pays $60 at the end
card-D6 = Bad Lawyer
    .small = Bad Lawyer
    .a = the Bad Lawyer
    .word = Bad Lawyer
    .rule = one more move, after the Great one
card-D7 = Diner
    .small = Diner
    .a = a diner
    .word = diner
    .rule = 1 fake to $50 each round
card-D8 = Diner
    .small = Diner
    .a = a diner
    .word = diner
    .rule = 1 fake to $50 each round

## After the game

headline-shared = { SEATS($seats) } share it, ${ $total } each
headline-shared-own = You and { SEATS($seats) } share it, ${ $total } each
headline-draw = Nobody wins: { SEATS($seats) } at ${ $total } each
under-draw = Crime did not pay more.
headline-ticket = { SEAT($seat) } wins by a ticket
    .you = Won by a ticket
headline-diner = { SEAT($seat) } is saved by the diner
    .you = Saved by the diner
under-led = Before the scoring { SEAT($leader) } led by ${ $money }.
headline-lawyer = { OWN($seat) } lawyer was worth it
    .you = The lawyer was worth it
under-lawyer = +${ $money } after the police had arrived
headline-whisker = { SEAT($seat) } by ${ $gap }
    .you = By a whisker: ${ $gap }
under-whisker = One tax fraud.
headline-pockets = { SEAT($seat) } had nothing in the pockets
    .you = Rich, and nothing in the pockets
under-pockets = ${ $money } to the Godfather; { SEAT($most) } paid ${ $most-money }.
headline-time = { SEAT($seat) } called time
    .you = You called time
under-time = brought the officer in with ${ $gap } to spare
headline-truckload = { SEAT($seat) }, by a truckload
    .you = Not even close
headline-won = { SEAT($seat) } wins with ${ $total }
    .you = You win with ${ $total }
own-behind = ${ $gap } behind.
secrets-kept = This table keeps its secrets.
stamp = Got away
unsold = { $notes } left, face value ${ $face }, worth nothing

truth-cash = ${ $money } in cash
truth-offshore = ${ $money } offshore
truth-flight = { $way ->
    [out] ${ $money } flown out
    [home] ${ $money } flown home
   *[empty] the suitcase was empty
}
truth-never-flew = never flew
verdict-true = true
verdict-lie = lie
verdict-unjudged = cannot be judged

award-own-goal = Own goal
    .says = Woke the Godfather and paid most, ${ $value }: { SEATS($seats) }.
award-it-was-him = It was him, officer
    .says = The others paid ${ $value } more: { SEATS($seats) }.
award-empty-suitcase = Empty suitcase
    .says = { $value ->
    [one] One flight that moved nothing
   *[other] { $value } flights that moved nothing
}: { SEATS($seats) }.
award-travel-agent = Travel agent
    .says = ${ $value } out of his reach: { SEATS($seats) }.
award-last-word = Last word
    .says = ${ $value } from one lawyer move: { SEATS($seats) }.
award-clean-pockets = Clean pockets
    .says = Paid him nothing { $value ->
    [one] once
   *[other] { $value } times
}: { SEATS($seats) }.
award-favourite = Godfather’s favourite
    .says = Paid him ${ $value } in all: { SEATS($seats) }.
award-costly-star = Costly star
    .says = Lost ${ $value } by mixing: { SEATS($seats) }.
award-doorbell = Doorbell
    .says = { $value ->
    [one] One step
   *[other] { $value } steps
} of the officer: { SEATS($seats) }.
award-landlord = Landlord
    .says = ${ $value } from diners: { SEATS($seats) }.
award-regular-customer = Regular customer
    .says = ${ $value } from the supermarket: { SEATS($seats) }.
award-early-bird = Early bird
    .says = Took the sunglasses { $value ->
    [one] once
   *[other] { $value } times
}: { SEATS($seats) }.
award-bargain-hunter = Bargain hunter
    .says = { $value ->
    [one] One card
   *[other] { $value } cards
} for $10 or $20: { SEATS($seats) }.
award-fine-printing = Fine printing
    .says = Printed { $value ->
    [one] 1 three-star note
   *[other] { $value } three-star notes
}: { SEATS($seats) }.
award-waste-paper = Waste paper
    .says = { $value ->
    [one] One fake
   *[other] { $value } fakes
} left over: { SEATS($seats) }.
award-best-lot = Best lot
    .says = ${ $value } for one lot: { SEATS($seats) }.

moment-godfather = Round { $round }: { $himself ->
    [yes] the Godfather comes by himself
   *[no] { SEAT($seat) } wakes the Godfather
}
    .you = Round { $round }: you wake the Godfather
    .says = Paid: { SEAT($winner) } ${ $money }, { SEAT($second) } ${ $count }.
moment-flight = Round { $round }: { SEAT($seat) } flies just in time
    .you = Round { $round }: you fly just in time
    .says = ${ $money } out of reach; saved ${ $swing }.
moment-printer = Round { $round }: { SEAT($seat) } buys a printer for ${ $money }
    .you = Round { $round }: you buy a printer for ${ $money }
    .says = { $count ->
    [one] 1 note
   *[other] { $count } notes
} later: ${ $swing }.
moment-component = Round { $round }: { SEAT($seat) } gets { CARD($card, form: "a") }
    .you = Round { $round }: you get { CARD($card, form: "a") }
    .says = $10 more on { $count ->
    [one] 1 note
   *[other] { $count } notes
}.
moment-diner = Round { $round }: { SEAT($seat) } opens a diner
    .you = Round { $round }: you open a diner
    .says = { $count ->
    [one] 1 note
   *[other] { $count } notes
} changed for ${ $money }.
moment-ticket = Round { $round }: { SEAT($seat) } buys a ${ $count } ticket for ${ $money }
    .you = Round { $round }: you buy a ${ $count } ticket for ${ $money }
    .says = Out of the Godfather’s sight, +${ $swing } at the end.
moment-lawyer = The end: { OWN($seat) } lawyer
    .you = The end: your lawyer
    .says = +${ $swing } after the police had come.
moment-mixed-lot = Round { $round }: { SEAT($seat) } sells a mixed lot
    .you = Round { $round }: you sell a mixed lot
    .says = ${ $swing } for the sake of { $count ->
    [one] 1 note
   *[other] { $count } notes
}.
moment-end = Round { $round }: { $himself ->
    [yes] the officer arrives by himself
   *[no] { SEAT($seat) } ends the game
}
    .you = Round { $round }: you end the game
    .says = Still held by { SEAT($second) }: { lot }.

tip-cash-at-home = The Godfather took ${ $money } from you. Fly on the quiet space just before him: it would have kept ${ $other }.
tip-few-printers = { $count ->
    [one] One printer fills
   *[other] Two printers fill
} no suitcase. Buy one in each of the first rounds; four make a full lot of eight.
tip-poor-notes = Ink and paper together: $10 more on every note.
tip-unsold = { $count } notes were left over. Before you print, count the henchmen you still have to sell with.
tip-mixing = Keep low notes for the diner or the supermarket; one star drags the whole lot.
tip-dear-flights = Your flights cost ${ $money } and saved ${ $other }. Fly only when half your cash is more than the fare.
tip-own-goal = You woke the Godfather with ${ $money } in your pockets. Count the hats first.
tip-no-last-move = Keep a henchman home when the officer is within reach of his last space.
tip-late-stars = One-star notes bring $50 at the supermarket until the first investigation.
tip-idle-diners = Your diners stood empty { $count } times. Keep a cheap note for each.
tip-unused-jet = The jet flew { $count ->
    [0] never
   *[other] once
}.
tip-twin-component = A second { WORD($component, of: "component") } does nothing.
tip-cash-before-the-end = Turn cash into tickets before he comes: he cannot see them.
tip-passing = Tax fraud needs nothing and pays $30.
tip-close = Close. Watch the three moments.
