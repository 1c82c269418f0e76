# Wallet in English. A note is its sign and figure, jewelry its name; sums are figures and cents, without a unit.

## Verdicts, and what a change does to you

reason = { $reason ->
    [no-id] no ID at all
    [many-ids] { $number } IDs, and no Secret Agent
    [agent-alone] a Secret Agent without a second ID
    [credit-card] { $number ->
        [one] a Credit Card, and no John Smith
       *[other] { $number } Credit Cards, and no John Smith
    }
    [badge] { $number ->
        [one] a Police Badge, and no Police Officer
       *[other] { $number } Badges, and no Police Officer
    }
    [agent-credit-card] an Agent with a Credit Card
    [agent-badge] an Agent with a Badge
    [agent-both] an Agent with a Credit Card and a Badge
    [too-much] { $amount } over the 500
    [coin-tips] the coin makes it { $money }; 500 is the limit
    [too-little] only { $money }; a Millionaire needs more than 500
    [currencies] { $number ->
        [3] three currencies; two at most
       *[other] four currencies; two at most
    }
    [no-jewelry] no jewelry; a Party Girl needs some
   *[none] {""}
}
reason-short = { $reason ->
    [no-id] no ID
    [many-ids] { $number ->
        [2] two IDs
       *[other] { $number } IDs
    }
    [agent-alone] an Agent alone
    [credit-card] { $number ->
        [one] a Credit Card
       *[other] { $number } Credit Cards
    }
    [badge] { $number ->
        [one] a Badge
       *[other] { $number } Badges
    }
    [agent-credit-card] an Agent with a Credit Card
    [agent-badge] an Agent with a Badge
    [agent-both] an Agent with both Props
    [too-much] { $amount } too much
    [coin-tips] { $amount } too much
    [too-little] only { $amount }
    [currencies] { $number ->
        [3] three currencies
       *[other] four currencies
    }
    [no-jewelry] no jewelry
   *[none] {""}
}
and-more = { $more ->
    [0] {""}
   *[other] , and { $more } more
}
verdict = { $verdict ->
    [innocent] innocent with { $money }
   *[guilty] guilty: { reason }{ and-more }
}
bonus = { $bonus ->
    [credit] ; the Credit Card will draw you a note
    [badge] ; you will inspect somebody
   *[none] {""}
}
change = { $then ->
    [innocent] you are **innocent** with { $money }{ bonus }
    [still-innocent] still innocent, with { $money }{ bonus }
    [guilty] you would be guilty: { reason }
   *[still-guilty] still guilty: { reason }{ and-more }
}
change-begins = { $then ->
    [innocent] You are **innocent** with { $money }{ bonus }
    [still-innocent] Still innocent, with { $money }{ bonus }
    [guilty] You would be guilty: { reason }
   *[still-guilty] Still guilty: { reason }{ and-more }
}

## The first minute

blurb = The boss lost his wallet. Take an honest amount before the police arrive.
    .under = 2 to 7, 15 to 30 minutes.
goal = **Goal.** Be innocent when the police come, and richer than the other innocents.
goal-turn = **A turn.** Do one thing: take a blind card, put one back, buy an ID for { $price }, or flip an hourglass.{ $specials ->
    [yes] {" "}Specials come before that, or instead.
   *[no] {""}
}
goal-innocent = Innocent usually means one ID, { $limit } at most, two currencies.
goal-end = **The end.** When the last hourglass turns, every hand is judged. The guilty lose a token; the richest innocents draw some. { $rounds ->
    [1] One round
    [2] Two rounds
    [3] Three rounds
   *[other] { $rounds } rounds
}; most points win.
goal-beginners = **Beginners forget** that the coin counts: { $limit } plus one cent is guilty.

## A turn

kicker-turn = Your turn. One action
kicker-turn-goes-on = Your turn goes on. One action
kicker-turn-no-specials = Your turn goes on. No more Specials
kicker-act-first = Double Turn. First of two actions
kicker-act-second = Double Turn. Second action
ask-turn-end-it = You are innocent with { $money }. End it now?
    .small = End it now?
ask-turn-innocent = Innocent with { $money }: flip, or get richer?
    .small = Flip, or get richer?
ask-turn-prop = Get rid of that { CARD($card) }, or press your luck?
    .small = Get rid of that { CARD($card) }?
ask-turn-drop = Drop { CARD($card, form: "the") } and be innocent, or press your luck?
    .small = Drop { CARD($card, form: "the") }?
ask-turn-which = One card too many. Which one goes?
ask-turn-buy = No ID. Buy one, or hope to draw one?
    .small = Buy an ID?
ask-turn-sold-out = No ID, and none left to buy. What now?
    .small = No ID. What now?
ask-turn-no-id = No ID, and too little to buy one. What now?
    .small = No ID. What now?
ask-turn-last = Last turn, still guilty. What is worth trying?
    .small = Last turn. What now?
ask-turn-wrong = { $wrong ->
    [1] One thing wrong. How do you fix it?
    [2] Two things wrong. Which first?
    [3] Three things wrong. Which first?
    [4] Four things wrong. Which first?
    [5] Five things wrong. Which first?
   *[other] { $wrong } things wrong. Which first?
}
stakes-turn = { $hourglasses } hourglasses. After this turn you get { $fewer } more at most; every flip takes one away.
stakes-turn-last-of-lap = { SEAT($first) } is next, and an hourglass turns before that.
stakes-last-first = Last hourglass. The others act once more; then it turns before your next turn and the police come.
stakes-last-others = Last hourglass, and your last turn. { still-act }; then it turns by itself.
stakes-last-of-lap = Last hourglass, last of the lap. Whatever you do, the police come next.
still-act = { SEATS($after) } still { $after-count ->
    [one] acts
   *[other] act
}
clock-flip = If time runs out, an hourglass is flipped for you.

choice-put = Put { CARD($card, form: "the") } back
choice-put-it = Put it back
says-put = { CARD($card) } into the wallet: { change }
    .small = { change }
says-put-unseen = Nobody sees it; anybody may draw it.
choice-take = Take
says-take = one blind card of { $wallet }
says-take-unseen = You see it, nobody else does.
odds = about { $percent } in 100 would leave you innocent
odds-few = fewer than 5 in 100 would leave you innocent
odds-none = no single card in there makes you innocent
odds-none-keeps = no single card in there keeps you innocent
odds-all = every card in there leaves you innocent
choice-buy = Buy an ID
says-buy = lay down 300 or more of your { $cash }
says-buy-all = all five are there
says-buy-left = left: { CARDS($cards, last: "") }
says-buy-unknown = { $ids ->
    [one] 1 left, you do not know which
   *[other] { $ids } left, you do not know which
}
says-buy-best = pay { CARDS($cards, form: "some", last: "") }, pick { CARD($card) }: innocent with { $money }
says-no-change = No change; the money is out until next round.
says-no-change-wallet = No change; the money goes into the wallet.
choice-flip = Flip
says-flip = { $hourglasses } hourglasses become { $fewer }
says-flip-turns = { $later ->
    [one] at most 1 more turn for you
   *[other] at most { $later } more turns for you
}
says-flip-two = 2 hourglasses become 1: your last turn
says-still-act = { still-act }.
says-flip-two-last = 2 become 1, and the next turns before { OWN($first) } turn: the round ends now, you are { verdict }
says-flip-last = the last one: the round ends now, you are { verdict }
    .small = ends the round: you are { verdict }
says-end-cards = End-of-round cards can still be played.
says-still-hold = You still hold { WORDS($specials, of: "card") }.
says-flip-lost = the last one: the round ends now and your second action is lost; you are { verdict }
says-flip-one-more = { $hourglasses } hourglasses become { $fewer }; one more action for you
choice-pass = Pass
says-pass = nothing moves; your turn is over
choice-play = { WORD($special, of: "card") }
locked-put = Put a card back
lock-after-double = Nothing can be played after a Double Turn.

## Specials of a turn

says-play-double = two actions instead of one, then your turn is over{ $hourglasses ->
    [1] ; a flip first would lose you the second
   *[other] {""}
}
says-play-birthday = { $wallet ->
    [1] draw the last card and keep it
    [2] draw the last 2, keep 1, give 1
   *[other] { $seats ->
        [2] draw 3, keep 1, give { SEAT($other) } 1, put 1 back
       *[other] draw 3, keep 1, give 2 away; turn over
    }
}
says-play-fund = everybody lays one note or jewel; you pick first, the rest is dealt by lot
says-play-left = { $empty ->
    [yes] you pass nothing and still get one
   *[no] { $seats ->
        [2] you and { SEAT($other) } pass each other a card
       *[other] everybody passes a card: yours to { SEAT($next) }, { OWN($previous) } to you
    }
}
says-play-right = { $empty ->
    [yes] you pass nothing and still get one
   *[no] { $seats ->
        [2] you and { SEAT($other) } pass each other a card
       *[other] everybody passes a card: yours to { SEAT($previous) }, { OWN($next) } to you
    }
}
says-play-inspect = see one random card of somebody’s hand; keep it or return it
says-play-dispose = give somebody a card; no refusing
says-play-snatch = one random card of somebody’s hand becomes yours, sight unseen
says-play-swap = you and somebody swap a card, each of your own choice
says-play-request = ask somebody for a currency, jewelry or a value; whoever has one must give one
says-emergency = as { WORD($special, of: "card") }:
says-play-extra = one last take, put or buy; no flip
says-play-hide = hide a card: it counts for nothing
says-play-atm = cover it with a note that then counts for nothing, or draw a note
says-play-fx = a note changes its currency and keeps its worth
says-can-save = That can make you innocent.

kicker-draft = { WORD($special, of: "card") }. Nobody sees this until you are done
kicker-draft-buy = Buying an ID. Nobody sees this until you pay
kicker-draft-take = Taking a card. Nobody sees this yet
kicker-draft-put = Putting a card back. Nobody sees this yet
kicker-draft-deal = Happy Birthday. Only you see these
step-said = { $text }
step-seat = { SEAT($seat) }
clock-draft-turn = If time runs out, this is dropped and an hourglass is flipped for you.
clock-draft-act = If time runs out, this is dropped and an hourglass is flipped for you.
clock-draft-window = If time runs out, this is dropped and you are done.
clock-draft-gifts = If time runs out, the cards are dealt at random.
ask-whose-hand = Whose hand?
ask-who-gets = Who gets it?
ask-with-whom = With whom?
ask-whom = Whom do you ask?
choice-seat = { SEAT($seat) }: { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
choice-seat-known = { SEAT($seat) }: { $count ->
    [one] 1 card, { CARDS($cards, form: "some") }
   *[other] { $count } cards, among them { CARDS($cards, form: "some") }
}
says-aim-inspect = { $count ->
    [one] { OWN($other) } only card
   *[other] one of { OWN($other) } { $count } cards, by lot
}
says-aim-snatch = { $count ->
    [one] { OWN($other) } only card; you both learn which
   *[other] one of { OWN($other) } { $count } cards, by lot; you both learn which
}
says-aim-dispose = { SEAT($other) } cannot refuse
says-aim-swap = { SEAT($other) } cannot refuse, and chooses too
says-aim-request = { SEAT($other) } must give one, if there is one
ask-what = What do you ask { SEAT($other) } for?
choice-word = { WORD($word) }
says-wish-innocent = whatever comes, you are innocent
says-wish-guilty = whatever comes, you are guilty
says-wish-mixed = innocent only with { CARDS($cards, form: "some", last: "or") }{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
}
says-wish-none = no match: nothing comes, and the card is spent
says-wish-known = { SEAT($other) } holds { CARD($card, form: "some") }, you know it{ $maybe ->
    [yes] , but may give another
   *[no] {""}
}
says-wish-had-none = { SEAT($other) } had none, and has got no card since.
ask-card-dispose = Which card goes to { SEAT($other) }?
ask-card-hide = Which card do you hide?
ask-card-atm = Which note covers the ATM?
ask-card-fx = Which note do you exchange?
choice-card = { CARD($card) }
says-dispose = { change-begins }
says-knows-you = { SEAT($other) } sees it and knows it came from you.
says-hide = { CARD($card) } hidden, counts for nothing: { change }
says-hide-secret = Nobody sees it before the game is over; no Officer can take it.
says-cover = { CARD($card) } lies open and counts for nothing: { change }
says-cover-any = a note lies open and counts for nothing
ask-currency = Into which currency goes { CARD($card, form: "the") }?
choice-currency = { WORD($currency, of: "currency") }
says-exchange = { CARD($card) } now counts as { WORD($currency, of: "currency") }, still worth { $value }: { change }
says-exchange-open = It lies open, and an Officer can take it.
ask-extra = One last action. Which one?
stakes-extra = One last take, put or buy; no flip. The other end-of-round cards come after.
ask-atm = Cover the ATM, or draw a note?
choice-draw = Draw a note
choice-cover = Cover it
says-draw = the first note that turns up is yours
says-draw-shown = Cards before it are shown and go back; the note stays secret until hands are up.
says-draw-empty = the wallet is empty: nothing comes, and the card is spent
ask-pay = Lay down 300 or more.
stakes-pay-to-go = { $sum } laid, { $missing } to go
stakes-pay-enough = { $sum } laid: enough
stakes-pay-more = { $sum } laid: { $spare } more than needed, no change
note-left-in-hand = { $cards-count ->
    [0] Nothing is left in your hand.
   *[other] Left in your hand: { CARDS($cards, form: "some", last: "") }.
}
note-payment = { CARDS($cards, form: "some", last: "") } makes { $sum }: { $ids-count ->
    [0] guilty with any ID
   *[other] innocent as { CARDS($ids, last: "or") }
}.
choice-pay = { CARD($card) }
says-pay = makes { $sum }
choice-settle = Pay { $sum }
says-pay-as = { CARD($card) }: { verdict }
ask-from-place = From which place?
ask-to-place = To which place? Everybody sees the place, nobody the card.
choice-place = Place { $place }
says-known-place = { CARD($card) } lies there: { change }

## What Specials ask

ask-pick-id = Who will you be?
kicker-pick-id = Paid { $sum }. Your choice, unseen
stakes-pick-id = It joins your hand; nobody sees which. The others go back.
stakes-ids-then = That makes { $ids } IDs.
clock-pick-id = If time runs out, one is picked at random.
choice-identity = { CARD($card) }
says-then = { change-begins }
kicker-gifts = Happy Birthday. Only you see these
ask-gifts = { $count ->
    [1] { CARDS($cards, form: "some") } is all there was. It is yours.
    [2] { CARDS($cards, form: "some", last: "") }: keep one, give the other
   *[other] { $seats ->
        [2] { CARDS($cards, form: "some", last: "") }: keep one, give one, one goes back
       *[other] { CARDS($cards, form: "some", last: "") }: keep one, give away two
    }
}
stakes-gifts = { $count ->
    [1] Then your turn is over.
   *[other] Whoever gets a card sees it and knows it came from you. Then your turn is over.
}
clock-gifts = If time runs out, they are dealt at random.
choice-keep = Keep { CARD($card, form: "the") }
ask-gift-who = Who gets { CARD($card, form: "the") }?
ask-gift-which = Which does { SEAT($other) } get? The other goes back into the wallet.
choice-gift-card = { CARD($card) }
kicker-fund-lay = { $own ->
    [yes] Your Shared Fund. All lay at once
   *[no] { OWN($owner) } Shared Fund. All lay at once
}
ask-fund-lay = Which note or jewel do you lay down?
ask-fund-none = You have no money to lay.
stakes-fund-lay = { $own ->
    [yes] All turn up together. You pick first; the rest is dealt by lot.
   *[no] All turn up together. { SEAT($owner) } picks first; you get one of the rest by lot.
}
stakes-fund-none = All turn up together. Whoever lays nothing gets nothing.
clock-fund-lay = If time runs out, your cheapest is laid, or none.
choice-lay = Lay { CARD($card, form: "the") }
says-without-fund = Without it, and before the card you get: { verdict }
    .small = without it: { verdict }
choice-none = I have none
says-fund-none = you lay nothing and get nothing; everybody will see it
kicker-fund-pick = Your Shared Fund. You pick first
ask-fund-pick = { $count ->
    [one] Your own card comes back.
   *[other] Which of the { $count } do you take?
}
stakes-fund-pick = { $count ->
    [1] Nobody else laid any money. Your own card comes back.
    [2] The other one goes to { SEATS($seats) }.
   *[other] The other { $seats-count } go to { SEATS($seats) }, one each, by lot.
}
clock-fund-pick = If time runs out, you take the dearest.
choice-pick = { CARD($card) }, laid by { SEATS($seats) }
kicker-slip = { $own ->
    [yes] You play { slip-name }. All choose at once
   *[no] { SEAT($owner) } plays { slip-name }. All choose at once
}
slip-name = { $emergency ->
    [yes] Emergency, as { WORD($way, of: "card") }
   *[no] { WORD($way, of: "card") }
}
kicker-swap = Exchange Cards. You and { SEAT($to) } choose at once
ask-slip = Which card goes to { SEAT($to) }?
stakes-slip = Face down, all at the same moment. { $from-cards ->
    [0] { SEAT($from) } has nothing to send.
   *[other] { $seats ->
        [2] You get one from { SEAT($to) }.
       *[other] { SEAT($from) } sends you one; you see it afterwards.
    }
}
stakes-swap = { $from-cards ->
    [one] You get { OWN($from) } only card.
   *[other] You get one of { OWN($from) } { $from-cards } cards, { OWN($from) } choice.
} Both see what they get and from whom.
clock-slip = If time runs out, a random card goes.
choice-slip = Pass { CARD($card, form: "the") }
says-without-before = Without it, and before { OWN($from) } card: { verdict }
    .small = without it: { verdict }
says-slip-known = { SEAT($to) } sees it and knows it came from you.
locked-keep-all = Keep everything
locked-refuse = Refuse
kicker-look = Inspection. { SEAT($other) } waits
ask-look = { OWN($other) } card is { CARD($card, form: "a") }. Keep it?
stakes-look = { SEAT($other) } knows which card you saw. Then your turn goes on.
clock-look = If time runs out, it is returned.
choice-keep-it = Keep it
choice-return = Return it
says-return = your hand stays as it is: { verdict }
kicker-give = { SEAT($asker) } asks you
ask-give = { SEAT($asker) } wants { WORD($word, form: "one") }. { $count ->
    [0] You have none.
    [1] Yours has to go.
   *[other] Which one goes?
}
stakes-give = Handed over face down. The table learns only that it is { WORD($word, form: "one") }.
clock-give = If time runs out, your cheapest match goes, or “none” is said.
choice-give = Give { CARD($card, form: "the") }
says-give-none = the table learns you have { WORD($word, form: "none") }; { OWN($asker) } Special is spent

## The last minute

kicker-window-first = Last minute, first call
kicker-window-last = Last minute, last call
kicker-window-only = Last minute
ask-window-nothing = Nothing to add. Done?
ask-window-first = Extra Time, or leave it?
ask-window-first-saves = One more action saves you. Extra Time?
ask-window-first-innocent = You are innocent. Extra Time anyway?
ask-window-last = Anything up your sleeve?
ask-window-last-saves = { WORD($special, of: "card") } makes you innocent. Play it?
ask-window-last-innocent = Innocent with { $money }. Leave it so?
stakes-first-call = One last take, put or buy; no flip. The other end-of-round cards come after.
stakes-last-call = After this call every verdict is fixed; then come the police.
stakes-as-you-stand = As you stand: { verdict }.
stands-first-call = The last call opens{ $race ->
    [yes] .
   *[no] , unless somebody else plays Extra Time.
}
stands-last-call = All verdicts are fixed and the Officers step out{ $race ->
    [yes] .
   *[no] , unless somebody else plays a card.
}
note-race = Each card played opens it again for everybody who still has a Special, also for those who were done.
clock-window = If time runs out, you are done.
choice-done = Done
says-done-first = on to the last call
says-done-last = judged as you stand: { verdict }

## The police

kicker-duty = All are asked. All answer at once
ask-duty = Step out as an Officer?
ask-duty-no = Officers may step out now. You go on.
stakes-duty = Whoever steps out shows the hand and inspects one player. Being asked says nothing: everybody is.
clock-duty = If time runs out, you stay quiet.
choice-duty = Step out
says-duty = your hand is shown; you inspect one player and take all money if guilty
choice-quiet = Stay quiet
says-quiet = your hand stays covered until all hands go up
kicker-search = You are on duty. One inspection
ask-search = Whose pockets?
stakes-search = If guilty, every note and jewel of theirs is yours, on top of your limit. If innocent, you take nothing. You must choose somebody.
clock-search = If time runs out, somebody is inspected at random.
choice-search = { SEAT($seat) }
target-guilty = guilty: { $sum } for you
target-no-money = guilty, and no money there
target-emptied = guilty, but { SEAT($officer) } was here first: nothing left
target-innocent = innocent with { $money }: nothing to take
target-known = { $count ->
    [one] 1 card, { CARDS($cards, form: "some") }
   *[other] { $count } cards, among them { CARDS($cards, form: "some") }
}{ $sure ->
    [yes] . Guilty for sure
   *[no] {""}
}
target-covered = { $count ->
    [0] no card
    [one] 1 card; if guilty, all their money
   *[other] { $count } cards; if guilty, all their money
}
says-not-taken = Not taken: IDs, Props, the coin{ $hid ->
    [yes] , a hidden card
   *[no] {""}
}{ $atm ->
    [yes] , the note on the ATM
   *[no] {""}
}.
locked-nobody = Nobody
kicker-fine = Guilty: { reason-short }
ask-fine = Which token goes back?
stakes-fine = Exactly one. { $open ->
    [yes] Everybody sees which.
   *[no] Face down: the others see that you lose one, not which.
}
clock-fine = If time runs out, your smallest goes.
choice-lose = The { $worth }
says-fine = { $values-count ->
    [0] Your only token: you keep none.
   *[other] you keep { $values }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
locked-lose-nothing = Nothing
kicker-over = The game is over
over-won = { SEAT($seat) } wins with { points }.
    .you = You win with { points }.
over-tokens = { SEAT($seat) } wins with { points }, and more tokens.
    .you = You win with { points }, and more tokens.
over-shared = { SEATS($seats) } share the win.
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## If it ended now

row-ids = { $reason ->
    [no-id] No ID at all
    [many-ids] { $ids } IDs and no Secret Agent: { CARDS($names, last: "") }
    [agent-alone] Secret Agent, and no second ID
   *[other] { $identity ->
        [SA] { $ids ->
            [2] Secret Agent with 1 other ID
           *[other] Secret Agent with { $others } other IDs
        }
       *[other] Exactly one ID: { WORD($identity, of: "card") }
    }
}
    .help = { $identity ->
    [JS] One ID · 500 at most · two currencies at most · Credit Cards welcome · no Badge
    [PO] One ID · 500 at most · two currencies at most · Badges welcome · no Credit Card
    [MI] One ID · **more** than 500 · two currencies at most · no Props
    [PG] One ID · 500 at most · **any** currencies · at least one jewel · no Props
    [SA] **Two IDs or more**, one of them the Agent; the others do nothing · 500 at most · two currencies at most · no Props
   *[none] Guilty anyway; money and currencies by the usual rule
}
row-credit-card = { $identity ->
    [JS] { $credit-cards ->
        [one] John Smith’s Credit Card: draws a note if you are innocent
       *[other] { $credit-cards } Credit Cards: you use one
    }
    [SA] A Credit Card: never for an Agent
    [none] A Credit Card, and no clear John Smith
   *[other] A Credit Card, and no John Smith
}
row-badge = { $identity ->
    [PO] { $badges ->
        [one] Officer’s Badge: you inspect somebody if you are innocent
       *[other] { $badges } Badges: you use one
    }
    [SA] A Badge: never for an Agent
    [none] A Badge, and no clear Police Officer
   *[other] A Badge, and no Police Officer
}
row-money = { $identity ->
    [MI] { $ok ->
        [yes] Millionaire: { $money }, more than 500
       *[no] Millionaire: { $money }: must pass 500
    }
   *[other] { $ok ->
        [yes] { $coin-counts ->
            [yes] { $money } of 500 with the coin
           *[no] { $cash } of 500, the coin apart
        }
       *[no] { $coin-counts ->
            [yes] { $money }: { $over } over 500 with the coin
           *[no] { $cash }: { $over } over 500, the coin apart
        }
    }
}
row-currencies = { $currencies ->
    [0] No notes
    [1] One currency: { WORDS($paper, of: "currency", last: "") }
    [2] Two currencies: { WORDS($paper, of: "currency", last: "") }
    [3] Three currencies: { WORDS($paper, of: "currency", last: "") }{ $ok ->
        [yes] {""}
       *[no] , two at most
    }
   *[other] Four currencies: { WORDS($paper, of: "currency", last: "") }{ $ok ->
        [yes] {""}
       *[no] , two at most
    }
}
row-jewelry = { $jewelry ->
    [0] No jewelry, and a Party Girl needs some
    [1] Jewelry: { CARDS($jewels, form: "some") }
   *[other] Jewelry: { $jewelry } pieces
}
row-foot = { $verdict ->
    [innocent] Nothing to hide: { $money }.
   *[guilty] The first cross decides.
}
row-beside = Counts for nothing: { $hidden ->
    [none] { $atm ->
        [none] {""}
       *[other] { WORD($atm, of: "card", form: "some") } on the ATM
    }
   *[other] { WORD($hidden, of: "card", form: "some") }{ $atm ->
        [none] {""}
       *[other] , { WORD($atm, of: "card", form: "some") } on the ATM
    }
}.
row-exchanged = { CARD($card) } counts as { WORD($currency, of: "currency") }.
row-title = If it ended now
row-title-fixed = The verdict

## Waiting

waiting-turn = **{ SEAT($seat) } is deciding.**
waiting-turn-under = One action. { hourglasses }, { cards-in-wallet } in the wallet.
hourglasses = { $hourglasses ->
    [one] 1 hourglass
   *[other] { $hourglasses } hourglasses
}
cards-in-wallet = { $wallet ->
    [one] 1 card
   *[other] { $wallet } cards
}
waiting-act = **{ SEAT($seat) } has a Double Turn.**
waiting-act-under = { $acts } of 2 actions left. { hourglasses }.
waiting-pick-id = **{ SEAT($seat) } chooses an identity.**
waiting-pick-id-under = Paid { $sum }: { CARDS($cards, form: "some", last: "") }. { $ids ->
    [one] 1 extra ID to choose from.
   *[other] { $ids } extra IDs to choose from.
}
waiting-gifts = **{ SEAT($seat) } sorts birthday presents.**
waiting-gifts-under = { $count ->
    [one] 1 card drawn.
    [2] 2 cards drawn; 1 will be given away.
   *[other] { $players ->
        [2] { $count } cards drawn. One is for you, one goes back.
       *[other] { $count } cards drawn; 2 will be given away.
    }
}
waiting-fund-lay = **Shared Fund: { SEATS($seats) } still choosing.**
waiting-fund-lay-under = Everybody with a card is asked, with or without money.
waiting-fund-pick = **{ SEAT($seat) } picks from the fund.**
waiting-fund-pick-under = You get one of the rest.
waiting-slip = **Everybody picks a card to pass { $way ->
    [left] left
   *[right] right
}.** Waiting for { SEATS($seats) }.
waiting-slip-empty = You have nothing to pass; { SEAT($from) } still sends you one.
waiting-swap = **{ SEATS($pair) } swap a card.** Waiting for { SEATS($seats) }.
waiting-look = { $mine ->
    [yes] **{ SEAT($seat) } holds your { CARD($card) }.**
   *[no] **{ SEAT($seat) } looks at a card of { SEAT($other) }.**
}
waiting-look-under = { $mine ->
    [yes] Kept or returned is up to { SEAT($seat) }.
   *[no] Kept or returned: that is all you will learn.
}
waiting-give = { $yours ->
    [yes] **You ask { SEAT($seat) } for { WORD($word, form: "one") }.**
   *[no] **{ SEAT($asker) } asks { SEAT($seat) } for { WORD($word, form: "one") }.**
}
waiting-give-under = Whoever has one must give one.
waiting-window = { $race ->
    [yes] **Last minute for { SEATS($seats) }.**
   *[no] **{ SEAT($seat) } has the last minute.**
}
waiting-window-under = { $race ->
    [yes] Same length for everybody, whoever holds what.
   *[no] { $call ->
        [first] First call.
        [last] Last call.
       *[only] One call for all.
    }{ $queue-count ->
        [0] {""}
       *[other] {" "}Still to come: { SEATS($queue) }.
    }
}
waiting-window-no-special = You have no Special left, so you are not asked.
waiting-duty = **Will an Officer step out?** Waiting for { SEATS($seats) }.
waiting-search = **{ SEAT($seat) } chooses whom to inspect.**
waiting-search-under = Innocent hands lose nothing.
waiting-fine = **{ SEATS($seats) } { $seats-count ->
    [one] gives back a token.**
   *[other] give back a token.**
}
waiting-fine-innocent = You are innocent and lose nothing.
slip-round = Round { $round }: { $innocent } of { $players } innocent.
slip-richest = { SEAT($seat) } was the richest.
    .you = You were the richest.
slip-you = You: { verdict }, { $lost ->
    [yes] one token less
   *[no] { $drew ->
        [0] no change
        [one] +1 token
       *[other] +{ $drew } tokens
    }
}, { points } now.

## The ledger

heading-lap = Round { $round }, lap { $lap }
heading-last-minute = Round { $round }, last minute
heading-police = Round { $round }, the police
heading-ended = Round { $round } ended
heading-end = The end

event-set-up = Round { $round } of { $rounds }: { hourglasses } up
event-small-deck = Two players use the small deck: { $deck } cards, nothing above { $dearest }
event-tokens = Everybody gets a token worth { $value }; { $pocket } in the zip
event-dealt = Everybody is dealt { $cards } cards; { $wallet } in the wallet
event-dealt-own = Everybody is dealt { $cards } cards; { $wallet } in the wallet. Your hand: { CARDS($hand, form: "some", last: "") }
event-specials = { $cards } Specials each; { $aside } set aside unseen
event-specials-own = { $cards } Specials each; { $aside } set aside unseen. Yours: { WORDS($specials, of: "card") }
event-coin = { SEAT($seat) }: { cents }
    .you = Your coin: { cents }. { $in-limit ->
    [yes] It counts toward the 500
   *[no] It only makes you richer
}
cents = { $coin ->
    [one] 1 cent
   *[other] { $coin } cents
}
event-first = { SEAT($seat) } is first, with { cents }
    .you = You are first, with { cents }
event-turn = { SEAT($seat) } is on turn
    .you = Your turn
event-new-round = Round { $round } of { $rounds }. Everything but the tokens was collected and dealt anew
event-standing-dealt = As dealt { SEAT($seat) } is { verdict }
    .you = As dealt you are { verdict }
event-standing-over = { SEAT($seat) } stands { verdict }
    .you = You stand { verdict }
event-time = { SEAT($seat) } turns an hourglass: { $left } left
    .you = An hourglass turns before your turn: { $left } left
event-took = { SEAT($seat) } takes a card{ from-place }: { $wallet } left
    .you = You take a card{ from-place }: { $wallet } left
event-took-known = { SEAT($seat) } takes { CARD($card, form: "some") }{ from-place }: { $wallet } left
    .you = You take { CARD($card, form: "some") }{ from-place }
event-put = { SEAT($seat) } puts a card in{ at-place }: { $wallet } inside
    .you = You put a card in{ at-place }: { $wallet } inside
event-put-known = { SEAT($seat) } puts { CARD($card, form: "some") } in{ at-place }: { $wallet } inside
    .you = You put { CARD($card, form: "some") } in{ at-place }
from-place = { $position ->
    [0] {""}
   *[other] {" "}from place { $position }
}
at-place = { $position ->
    [0] {""}
   *[other] {" "}at place { $position }
}
event-paid = { SEAT($seat) } pays { $value } for an ID: { CARDS($cards, form: "some", last: "") }
    .you = You pay { $value }: { CARDS($cards, form: "some", last: "") }. Left: { CARDS($compartment, last: "") }
event-bought = { SEAT($seat) } picks an ID. { ids-left }
    .you = You pick an ID. { ids-left }
event-bought-known = { SEAT($seat) } picks { CARD($card) }. { ids-left }
    .you = You pick { CARD($card) }; { $left } left
ids-left = { $left ->
    [0] The compartment is empty
    [one] Compartment: 1 ID left
   *[other] Compartment: { $left } IDs left
}
event-flipped = { $left ->
    [0] { SEAT($seat) } flips the last hourglass
   *[other] { SEAT($seat) } flips an hourglass: { $left } left
}
    .you = { $left ->
    [0] You flip the last hourglass
   *[other] You flip an hourglass: { $left } left
}
event-passed-turn = { SEAT($seat) } passes
    .you = You pass
played-card = { $emergency ->
    [yes] Emergency, as { WORD($special, of: "card") }
   *[no] { WORD($special, of: "card") }
}
event-played = { SEAT($seat) } plays { played-card }
    .you = You play { played-card }
event-played-inspect = { SEAT($seat) } plays { played-card } on { SEAT($target) }
    .you = You play { played-card } on { SEAT($target) }
event-played-snatch = { SEAT($seat) } plays { played-card } on { SEAT($target) }
    .you = You play { played-card } on { SEAT($target) }
event-played-swap = { SEAT($seat) } plays { played-card } with { SEAT($target) }
    .you = You play { played-card } with { SEAT($target) }
event-played-dispose = { SEAT($seat) } plays { played-card }: { SEAT($target) } gets a card
    .you = You play { played-card }: { SEAT($target) } gets a card
event-played-dispose-known = { SEAT($seat) } plays { played-card }: { SEAT($target) } get { CARD($card, form: "some") }
    .you = You give { SEAT($target) } { CARD($card, form: "some") }
event-played-request = { SEAT($seat) } asks { SEAT($target) } for { WORD($word, form: "one") }
    .you = You ask { SEAT($target) } for { WORD($word, form: "one") }
event-played-hide = { SEAT($seat) } hides a card
    .you = You hide a card
event-played-hide-known = { SEAT($seat) } hides { CARD($card, form: "some") }
    .you = You hide { CARD($card, form: "some") }
event-played-atm = { SEAT($seat) } covers the ATM with { CARD($card, form: "some") }
    .you = You cover the ATM with { CARD($card, form: "some") }
event-played-fx = { SEAT($seat) } exchanges { CARD($card, form: "some") }: now { WORD($currency, of: "currency") }
    .you = You exchange { CARD($card, form: "some") }: now { WORD($currency, of: "currency") }
event-birthday = { SEAT($seat) } draws { $count ->
    [one] 1 birthday card
   *[other] { $count } birthday cards
}
    .you = You draw { $count ->
    [one] 1 birthday card
   *[other] { $count } birthday cards
}
event-birthday-known = { SEAT($seat) } draws { CARDS($cards, form: "some") }
    .you = You draw { CARDS($cards, form: "some") }
event-gift-kept = { SEAT($seat) } keeps one
    .you = You keep one
event-gift-kept-known = { SEAT($seat) } keeps { CARD($card, form: "some") }
    .you = You keep { CARD($card, form: "some") }
event-birthday-gift = { SEAT($seat) } gives { SEAT($to) } one
    .you = You give { SEAT($to) } one
event-birthday-gift-known = { SEAT($seat) } gives { SEAT($to) } { CARD($card, form: "some") }
    .you = You give { SEAT($to) } { CARD($card, form: "some") }
event-gift-back = { SEAT($seat) } slips one back into the wallet
    .you = You slip one back into the wallet
event-gift-back-known = { SEAT($seat) } slips { CARD($card, form: "some") } back
    .you = You slip { CARD($card, form: "some") } back
event-committed-own = You chose { $verb ->
    [none] none
    [duty] to step out
    [done] to stay quiet
    [lose] the { $what }
   *[other] { WORD($what, of: "card", form: "some") }
}
event-laid = { SEAT($seat) } lays { CARD($card, form: "some") }
    .you = You lay { CARD($card, form: "some") }
event-laid-none = { SEAT($seat) } has no money to lay
    .you = You have no money to lay
event-picked = { SEAT($seat) } takes { CARD($card, form: "some") } from the fund
    .you = You take { CARD($card, form: "some") } from the fund
event-redealt = { SEAT($seat) } gets a card from the fund
    .you = You get a card from the fund
event-redealt-known = { SEAT($seat) } gets { CARD($card, form: "some") }
    .you = You get { CARD($card, form: "some") }
event-passing = Everybody passes a card to the { $way ->
    [left] left
   *[right] right
}
event-passed = { SEAT($seat) } gives { SEAT($to) } a card
    .you = You give { SEAT($to) } a card
event-passed-known = { SEAT($seat) } gives { SEAT($to) } { CARD($card, form: "some") }
    .you = You give { SEAT($to) } { CARD($card, form: "some") }
event-passed-none = { SEAT($seat) } has nothing to pass
    .you = You have nothing to pass
event-looked = { SEAT($seat) } looks at a card of { SEAT($target) }
    .you = You look at a card of { SEAT($target) }
event-looked-known = { SEAT($seat) } looks at { OWN($target) } { CARD($card) }
    .you = You look at { OWN($target) } { CARD($card) }
event-kept = { SEAT($seat) } keeps it
    .you = You keep it
event-kept-known = { SEAT($seat) } keeps { OWN($target) } { CARD($card) }
    .you = You keep { CARD($card, form: "the") }
event-returned = { SEAT($seat) } gives it back
    .you = You give it back
event-returned-known = { SEAT($seat) } gives back { OWN($target) } { CARD($card) }
    .you = You give back { CARD($card, form: "the") }
event-snatched = { SEAT($seat) } snatches a card from { SEAT($target) }
    .you = You snatch a card from { SEAT($target) }
event-snatched-known = { SEAT($seat) } snatches { OWN($target) } { CARD($card) }
    .you = You snatch { CARD($card, form: "some") } from { SEAT($target) }
event-gave = { SEAT($seat) } gives { SEAT($to) } { WORD($word, form: "one") }
    .you = You give { SEAT($to) } { WORD($word, form: "one") }
event-gave-known = { SEAT($seat) } gives { SEAT($to) } { CARD($card, form: "some") }
    .you = You give { SEAT($to) } { CARD($card, form: "some") }
event-no-match = { SEAT($seat) } has { WORD($word, form: "none") }
    .you = You have { WORD($word, form: "none") }
event-round-over = { SEAT($seat) } turns the last hourglass. The police are on the stairs
    .you = You turn the last hourglass. The police are on the stairs
event-round-over-by-itself = The last hourglass turns before { OWN($seat) } turn. { SEAT($seat) } gets no turn. The police are on the stairs
    .you = The last hourglass turns before your turn. You get no turn. The police are on the stairs
event-done = { SEAT($seat) } is done
    .you = You are done
event-last-call = Nobody plays Extra Time: the last call opens
rejected = { $rejected-count ->
    [0] {""}
    [one] {" "}{ CARDS($rejected, form: "some") } turns up and goes back, then
   *[other] {" "}{ CARDS($rejected, form: "some") } turn up and go back, then
}
event-found = { SEAT($seat) } draws from the ATM:{ rejected } a note
    .you = You draw from the ATM:{ rejected } a note
event-found-known = { SEAT($seat) } draws from the ATM:{ rejected } { CARD($card) }
    .you = You draw from the ATM:{ rejected } { CARD($card) }
event-found-none = { SEAT($seat) } draws from the ATM and finds no note
    .you = You draw from the ATM and find no note
event-officer-innocent = { SEAT($seat) } shows a Badge: Police Officer, innocent with { $money }. { CARDS($hand, form: "some", last: "") }
    .you = Your Badge is out. You are on duty
event-officer-guilty = { SEAT($seat) } shows a Badge and fails: { reason }. No inspection
    .you = Your Badge is out, and you fail: { reason }
event-no-officer = No Officer steps out
event-inspected-innocent = { SEAT($seat) } inspects { SEAT($target) }: innocent with { $money }
    .you = You inspect { SEAT($target) }: innocent with { $money }
event-inspected-guilty = { SEAT($seat) } inspects { SEAT($target) }: guilty, { reason-short }
    .you = You inspect { SEAT($target) }: guilty, { reason-short }
event-confiscated = { SEAT($seat) } takes { CARDS($cards, form: "some") }, worth { $value }
    .you = You take { CARDS($cards, form: "some") }, worth { $value }
event-confiscated-nothing = { SEAT($seat) } finds no money
    .you = You find no money
event-nothing-taken = { SEAT($seat) } takes nothing and apologises
    .you = You take nothing and apologise
event-revealed = { SEAT($seat) } shows { shown-hand }{ shown-beside }
    .you = You show { shown-hand }{ shown-beside }
shown-hand = { $hand-count ->
    [0] nothing
   *[other] { CARDS($hand, form: "some") }
}
shown-beside = { $fx ->
    [none] {""}
   *[other] ; { WORD($fx, of: "card") } counts as { WORD($fx-as, of: "currency") }
}{ $atm ->
    [none] {""}
   *[other] ; { WORD($atm, of: "card") } on the ATM, not counted
}{ $hid ->
    [yes] ; hid a card
   *[no] {""}
}{ $robbed-by ->
    [none] {""}
   *[other] ; money taken by { SEAT($robbed-by) }
}
event-verdict-innocent = { SEAT($seat) } is innocent as { WORD($identity, of: "card") }, with { $money }
    .you = You are innocent as { WORD($identity, of: "card") }, with { $money }
event-verdict-guilty = { SEAT($seat) } is guilty: { reason-short }
    .you = You are guilty: { reason }
event-all-guilty = Everybody is guilty. Nobody draws
event-no-token = { SEAT($seat) } has no token to lose
    .you = You have no token to lose
event-lost-token = { SEAT($seat) } returns a token
    .you = You return a token
event-lost-token-known = { SEAT($seat) } returns a token worth { $value }
    .you = You return a token worth { $value }
event-credit-card = { OWN($seat) } Credit Card:{ rejected } { CARD($note) }. { $before } becomes { $wealth }
    .you = Your Credit Card:{ rejected } { CARD($note) }. { $before } becomes { $wealth }
event-credit-none = { OWN($seat) } Credit Card finds no note in the wallet
    .you = Your Credit Card finds no note in the wallet
place-name = { $place ->
    [1] Richest
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Innocent
}
tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
event-prize = { place-name }: { SEAT($seat) } with { $wealth }, { tokens }
    .you = { place-name }: you, with { $wealth }, { tokens }
event-prize-known = { place-name }: { SEAT($seat) } with { $wealth }, { tokens } worth { $values }
    .you = { place-name }: you, with { $wealth }. You draw { tokens }, worth { $values }
event-prize-none = Innocent, no prize left: { SEAT($seat) } with { $wealth }
    .you = Innocent, no prize left: you, with { $wealth }
event-prize-short = { place-name }: { SEAT($seat) } with { $wealth }. The zip is empty; { $tokens } of { $due }
    .you = { place-name }: you, with { $wealth }. The zip is empty; { $tokens } of { $due }
event-scored = { SEAT($seat) } has { points } in { tokens }
    .you = You have { points } in { tokens }
event-uncovered = Round { $round }: { SEAT($seat) } hid { CARD($card, form: "some") }
    .you = Round { $round }: you hid { CARD($card, form: "some") }
event-won = { SEATS($seats) } wins with { points }
    .you = You win with { points }
event-won-tokens = { SEATS($seats) } wins with more tokens
    .you = You win with more tokens
event-won-shared = { SEATS($seats) } share the win
event-said = { SEAT($seat) }: { $text }
    .you = You: { $text }
event-claimed-innocent = { SEAT($seat) } claims: I am innocent
    .you = You claim: I am innocent
event-claimed-guilty = { SEAT($seat) } claims: I am guilty
    .you = You claim: I am guilty
event-claimed-am = { SEAT($seat) } claims: I am { WORD($identity, of: "card") }
    .you = You claim: I am { WORD($identity, of: "card") }
event-claimed-hold = { SEAT($seat) } claims: I hold { WORD($held, of: "held") }
    .you = You claim: I hold { WORD($held, of: "held") }
event-claimed-no = { SEAT($seat) } claims: I hold { WORD($held, of: "held", form: "none") }
    .you = You claim: I hold { WORD($held, of: "held", form: "none") }
event-claimed-gave = { SEAT($seat) } claims: I gave { SEAT($other) } { WORD($given, of: "given") }
    .you = You claim: I gave { SEAT($other) } { WORD($given, of: "given") }
event-claimed-got = { SEAT($seat) } claims: { SEAT($other) } gave me { WORD($given, of: "given") }
    .you = You claim: { SEAT($other) } gave me { WORD($given, of: "given") }
event-claimed-points = { SEAT($seat) } claims: I have { claimed-points }
    .you = You claim: I have { claimed-points }
claimed-points = { $value ->
    [one] 1 point
   *[other] { $value } points
}
choice-claim = { $claim ->
    [innocent] I am innocent
    [guilty] I am guilty
   *[am] I am { WORD($identity, of: "card") }
}
outcome-won = { SEATS($seats) } { $seats-count ->
    [one] wins
   *[other] share the win
} with { points }
outcome-tokens = { SEATS($seats) } wins with more tokens
standing = { SEAT($seat) }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
    .you = You: { $score ->
    [one] 1 point
   *[other] { $score } points
}
order-answer-requests = Answer requests for me: cheapest match, or none
order-done-first-call = Say done for me in the first call
order-done-round-1 = Say done for me this round
order-done-round-2 = Say done for me this round
order-done-round-3 = Say done for me this round
order-done-round-4 = Say done for me this round
order-done-round-5 = Say done for me this round
order-done-always = Say done for me in every round
order-stop-A = Stop me again if { SEAT("A") } plays a card
order-stop-B = Stop me again if { SEAT("B") } plays a card
order-stop-C = Stop me again if { SEAT("C") } plays a card
order-stop-D = Stop me again if { SEAT("D") } plays a card
order-stop-E = Stop me again if { SEAT("E") } plays a card
order-stop-F = Stop me again if { SEAT("F") } plays a card
order-stop-G = Stop me again if { SEAT("G") } plays a card
order-quiet-always = Stay quiet for me, every round
order-smallest-always = Always give back my smallest

## After the game

headline-nothing = Nobody saw a thing
under-nothing = Everybody ends with nothing, and shares it.
headline-shared = { SEATS($seats) } split it
under-shared = { points } and { tokens } each.
headline-tokens = Same points, more tokens
under-tokens = { $points } each; { tokens } against { $fewer }.
headline-guilty = Guilty, and still ahead
under-guilty = { points }, and a guilty last round.
headline-clean = Not one question asked
under-clean = { $rounds ->
    [one] Innocent in the only round, { points }.
   *[other] Innocent { $rounds } times, { points }.
}
headline-single = By a single point
under-single = { $points } to { $second }.
headline-clear = Nobody came close
under-clear = { $points } to { $second }.
headline-away = { SEAT($seat) } got away with it
    .you = You got away with it
under-away = Innocent in { innocent-rounds }, { points }.
innocent-rounds = { $innocent } of { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
own-line = You: { points }, { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] seventh
} of { $players }. Innocent in { innocent-rounds }.
sheet-verdict = { verdict }
claim-said = { $claim ->
    [innocent] I am innocent
    [guilty] I am guilty
    [am] I am { WORD($identity, of: "card") }
    [hold] I hold { WORD($held, of: "held") }
    [no] I hold { WORD($held, of: "held", form: "none") }
    [gave] I gave { SEAT($other) } { WORD($given, of: "given") }
    [got] { SEAT($other) } gave me { WORD($given, of: "given") }
   *[points] I have { claimed-points }
}
award-over-by-a-coin = Over by a coin
    .says = { SEAT($seat) }, round { $round }: { $sum } too much
award-saved-by-the-siren = Saved by the siren
    .says = { SEAT($seat) }: guilty when the last hourglass turned, innocent for the police
award-poisoner = Poisoner
    .says = { SEAT($seat) }: { $value ->
    [one] 1 card stuck
   *[other] { $value } cards stuck
}
award-long-arm = Long arm
    .says = { SEAT($seat) }: { $sum } in one inspection
award-wrong-door = Wrong door
    .says = { SEAT($seat) }: missed { $sum }
award-on-the-dot = On the dot
    .says = { SEAT($seat) }, round { $round }: { $sum }
award-perfect-timing = Perfect timing
    .says = { SEAT($seat) }, round { $round }: { $value } guilty when the last hourglass turned
award-paper-trail = Paper trail
    .says = { SEAT($seat) }: { $sum } paid for IDs
award-rich-and-sorry = Rich and sorry
    .says = { SEAT($seat) }, round { $round }: guilty with { $sum }
award-lucky-dip = Lucky dip
    .says = { SEAT($seat) }: { $value ->
    [one] 1 take that made innocent
   *[other] { $value } takes that made innocent
}
award-saved-for-later = Saved for later
    .says = { SEAT($seat) }: { $value ->
    [one] 1 Special never played
   *[other] { $value } Specials never played
}
award-clean-record = Clean record
    .says = { SEAT($seat) }: innocent most often, and rich
moment-took = Round { $round }: { SEAT($seat) } draws { CARD($card, form: "some") }. Without it { verdict }.
    .you = Round { $round }: you draw { CARD($card, form: "some") }. Without it { verdict }.
moment-put = Round { $round }: { SEAT($seat) } puts { CARD($card, form: "some") } back. With it { verdict }.
    .you = Round { $round }: you put { CARD($card, form: "some") } back. With it { verdict }.
moment-given = Round { $round }: from { SEAT($other) } to { SEAT($seat) } goes { CARD($card, form: "some") }. Without it { verdict }.
moment-bought = Round { $round }: { SEAT($seat) } buys { CARD($card) } for { $sum }. Otherwise { verdict }.
    .you = Round { $round }: you buy { CARD($card) } for { $sum }. Otherwise { verdict }.
moment-played = Round { $round }: { SEAT($seat) } plays { WORD($special, of: "card") }. Otherwise { verdict }.
    .you = Round { $round }: you play { WORD($special, of: "card") }. Otherwise { verdict }.
moment-called = Round { $round }: { SEAT($seat) } calls the police. { SEATS($seats) } { $seats-count ->
    [one] was
   *[other] were
} one card short of innocent.
    .you = Round { $round }: you call the police. { SEATS($seats) } { $seats-count ->
    [one] was
   *[other] were
} one card short of innocent.
moment-inspected = Round { $round }: { SEAT($seat) } inspects { SEAT($other) }. { $sum } changes hands.
    .you = Round { $round }: you inspect { SEAT($other) }. { $sum } changes hands.
moment-prize = Round { $round }: { SEAT($seat) } draws { $values }. { $difference } { $better ->
    [yes] better
   *[no] worse
} than average.
    .you = Round { $round }: you draw { $values }. { $difference } { $better ->
    [yes] better
   *[no] worse
} than average.
tip-saving-card = { WORD($special, of: "card") } would have cleared you. The last minute is for that.
tip-coin = Leave room for the coin: cards worth 500 are already too much.
tip-one-more = You were innocent and took one more. With one hourglass left, flip instead.
tip-own-police = You called the police on yourself. Put first, flip later.
tip-buy-early = 300 buys an ID and makes you lighter. Buy early.
tip-too-many-ids = Too many IDs: put one back, slip one to a neighbour, or look for the Agent.
tip-lonely-agent = An Agent needs company: any second ID will do.
tip-props = Props do not improve with age: put it back, or hand it over in the last lap, when nobody has a turn left to undo it.
tip-safe-but-poor = Safe but poor. Under 300 with two turns left, take.
tip-flip = When you are ready, flip: time only helps the others.
tip-wrong-door = Look for many cards, late draws and fresh gifts.
tip-no-change = Pay close to 300; there is no change.
tip-smallest-token = Give back the smallest token.

## Refusals

ban-not-asked = **Not your moment.** You act on your turn, or when a card or the end of the round asks you.
ban-one-of-four = **A turn is one of four: take, put, buy, flip.** Specials come before it.
ban-must-act = **There is no passing.** You can always flip.
ban-no-pass-in-double = **Two actions, and neither can be skipped.** Flip if nothing suits you.
ban-time-is-up = **The round is over.** Only end-of-round cards are left.
ban-too-much = **That says more than one choice.** Say one thing at a time.
ban-empty-wallet = **The wallet is empty.** Possible again when somebody puts a card back.
ban-no-places = **Cards in this wallet have no places.** Leave the place out.
ban-which-place = **There is no such place.** The wallet holds { cards-in-wallet }.
ban-empty-hand = **You hold no card to put back.**
ban-not-in-hand = **You do not hold { CARDS($cards, form: "the") }.** Only cards of your hand go back.
ban-not-for-the-wallet = **Only cards of your hand go into the wallet.**
ban-sold-out = **All extra IDs are gone until next round.**
ban-cannot-afford = **You hold { $cash } in notes and jewelry;** an ID costs 300, and the coin cannot pay.
ban-too-little = { $missing ->
    [0] **That is { $sum }, and an ID costs 300.** Settle it.
   *[other] **That is { $sum }; an ID costs 300.** Lay { $missing } more.
}
ban-pay-money = **Only notes and jewelry of your hand pay.**
ban-in-order = **The program lays payments in its own order.** Take back a step, and lay this card first.
ban-lay-before = **From here on your money is less than 300:** the program lays payments in its own order. Lay a card before this one.
ban-spare-card = **300 is reached without it.** Leave it out.
ban-pick-an-id = **Choose one of the extra IDs that are left:** { CARDS($cards, last: "or") }.
ban-not-yours = **You do not have { WORD($special, of: "card") } face down before you.**
ban-not-now = **{ WORD($special, of: "card") } is for the end of the round,** after the last hourglass.
ban-one-a-turn = **This table plays one Special a turn.** Next turn.
ban-too-late-in-turn = **Too late this turn.** Next turn, before your action.
ban-no-turn-left = **{ WORD($special, of: "card") } is for the start of a turn.** The next one is in the next round, with new Specials.
ban-no-gifts = **The wallet is empty.** Possible again when somebody puts a card back.
ban-not-a-gift = **Deal the cards you have just drawn.**
ban-two-opponents = **Two different players.** Keep one card and give one to each of two others.
ban-one-opponent = **Keep one card, give one to your opponent;** the third goes back.
ban-keep-then-give = **With two cards, keep one and give one.**
ban-lay-money = **The fund takes notes and jewelry** of your hand.
ban-must-lay = **You hold money, so one card must go.**
ban-no-money = **You have no note and no jewel to lay.** Possible once you hold one.
ban-pick-laid = **Take one of the cards that were laid.**
ban-slip-left = **Everybody with a card passes one to the left.**
ban-slip-right = **Everybody with a card passes one to the right.**
ban-nothing-to-slip = **You have nothing to pass.** You still get a card.
ban-inspect-nobody = **Nobody else holds a card.**
ban-inspect-other = { aimed-wrong }
ban-snatch-nobody = **Nobody else holds a card.**
ban-snatch-other = { aimed-wrong }
aimed-wrong = { $trouble ->
    [empty] **{ SEAT($other) } holds no card.** Choose somebody who does.
   *[other] **Another player.** Choose somebody who holds a card.
}
ban-keep-or-return = **Keep the card or return it.**
ban-dispose-to = **Choose another player and a card of your hand.**
ban-dispose-empty = **You hold no card.**
ban-swap-other = **Choose another player, and each a card of the own hand.**
ban-swap-one = **Each of the two gives a card.** Choose one of your hand.
ban-swap-cards = **Both of you need a card:** { $trouble ->
    [you] you have none
    [empty] { SEAT($other) } has none
   *[nobody] nobody else has one
}.
ban-ask-opponent = **Name an opponent, and a currency, jewelry or a value.**
ban-not-in-deck = **No card here is worth { $word }.**
ban-ask-money = **A request names money:** a currency, jewelry or a value.
ban-give-match = **{ SEAT($asker) } asked for { WORD($word, form: "one") }.**
ban-false-no = **You hold one, and a false no is impossible.**
ban-nothing-to-copy = **No Special has been played yet.** Possible once one lies on the pile.
ban-copy-impossible = **The last one played is { WORD($top, of: "card") }:** { $top ->
    [birthday] the wallet is empty
    [fund] you have no note and no jewel to lay
    [dispose] you hold no card
    [swap] both of you need a card
   *[other] nobody else holds a card
}.
ban-say-done = **Play an end-of-round card, or say done.**
ban-extra-early = **For the end of the round,** once the last hourglass is turned.
ban-extra-action = **Extra Time is a take, a put or a buy.**
ban-extra-nothing = **No card to put, none to take.**
ban-extra-first = **Extra Time has to be your own first card at the end of the round.**
ban-extra-over = **Extra Times are over;** they come before all other end-of-round cards.
ban-extra-before = **Extra Times come first.** Wait for the last call.
ban-hide-nothing = **You hold no card to hide.**
ban-hide-one = **Hide a card of your hand.**
ban-atm-way = **Cover the ATM with a note of your hand, or draw.**
ban-atm-no-note = **Only a note covers the ATM,** and you hold none.
ban-atm-note = **Only a note** covers the ATM.
ban-fx-no-note = **You hold no note.**
ban-fx-note = **Exchange a note of your hand,** and name another currency.
ban-fx-other = **It is in { WORD($currency, of: "currency") } already.** Name another.
ban-no-search-yet = **Only an innocent Police Officer with a Badge inspects,** after the last minute.
ban-search-other = **Another player.**
ban-not-on-duty = **Only an innocent Police Officer with a Badge inspects,** after the last minute.
ban-lowest-coin-first = **Lowest coin first;** { SEAT($officer) } inspects before you.
ban-one-search = **One inspection,** however many Badges.
ban-no-stepping-out = { $officer ->
    [yes] **Only for an innocent Officer,** and you are { verdict }.
   *[no] **Only for a Police Officer with a Badge.**
}
ban-duty-or-done = **Step out, or stay quiet.**
ban-lose-one = **One token has to go:** { $values-count ->
    [one] yours is worth { $values }
   *[other] yours are worth { $values }
}.
ban-nothing-to-lose = **You have no token to lose.**
ban-not-guilty = **Only the guilty lose a token,** after their verdict.
ban-no-showing = **Tell them, true or not.** Showing is not possible.
ban-no-such-player = **There is no such other player.**
ban-game-over = **The last round has been played.**
ban-deck-too-small = **{ $deck } cards are too few:** { $dealt } are dealt, and the wallet would be empty. Take a larger deck or fewer players.
ban-bought-already = **Bought already.**
ban-keep-one-only = **You keep one card only.**
ban-no-refusing = **The partner cannot say no.**
ban-must-search = **An Officer on duty has to inspect.**
ban-not-an-officer = **Only for a Police Officer with a Badge.**
ban-one-token-goes = **One token has to go.**
locked-show = Show a card

unreadable-card = “{ $word }” is no card; cards are written like D100, J50, JS, CC or XMI.
unreadable-special = “{ $word }” is no Special card; such as { $example }.
unreadable-word = Nobody can be asked for “{ $word }”; name a currency, jewelry or a value such as 100.
unreadable-currency = “{ $word }” is no currency; there are dollar, euro, pound and yen.
unreadable-place = “{ $word }” is no place in the wallet; places are numbers from 1.
unreadable-value = “{ $word }” is no number.
unreadable-thing = “{ $word }” cannot be put anywhere.
unreadable-identity = “{ $word }” is no identity; there are JS, PO, MI, PG and SA.
unreadable-held = “{ $word }” is nothing one could hold; name a card, a currency, jewelry, id, prop or money.
unreadable-given = “{ $word }” is nothing one could give; name money, id or prop.
unreadable-gift = “{ $word }” is no gift; gifts are written like JS>B.
unreadable-atm = An ATM is for “draw” or “cover”, not “{ $word }”.
unreadable-extra = Extra Time is for take, put or buy, not “{ $word }”.
unreadable-nothing-new = “{ $text }” adds nothing to “{ $said }”.

## House rules

option-balanced-deck = Deck by players
    .says = Fewer players, fewer cards: 35, 44, 53, 62, 71 or 80.
option-deck = Deck
    .says = The full deck, or a lean one of 35 cards for any table up to six, in which the wallet can run dry.
option-deck-wallet-80 = Full wallet
option-deck-lean-35 = Lean wallet
option-rounds = Rounds
    .says = One to five instead of three. Above three, tokens may run out.
option-hourglasses = Hourglasses
    .says = Three to eight instead of six.
option-specials = Specials
    .says = Off: no Specials, for a first game.
option-specials-per-turn = Specials in a turn
    .says = One: Emergency and what it repeats count as one.
option-specials-per-turn-any = Any number
option-specials-per-turn-one = One Special a turn
option-last-minute-order = Last minute
    .says = Who plays end-of-round cards first.
option-last-minute-order-clockwise = From the first player
option-last-minute-order-low-coin = Low coin first
option-last-minute-order-race = All at once
option-extra-time = Extra Time
    .says = Before everybody’s other end-of-round cards; or one call, in which it must be your own first card.
option-extra-time-before-all = Before all
option-extra-time-own-first = Extra Time in seat order
option-request-scope = What a request may name
    .says = Money only, or an identity or a Prop as well.
option-request-scope-money = Money
option-request-scope-anything = Ask for anything
option-allow-pass = Passing allowed
    .says = A turn may be passed.
option-overpay = Payments
    .says = Whether a payment may hold a card it does not need.
option-overpay-free = Free
option-overpay-tight = No spare cards
option-paid-cards = Paid money
    .says = Payments lie out until next round, or go into the wallet.
option-paid-cards-table = Lies out
option-paid-cards-wallet = Money goes back
option-wallet-access = Wallet
    .says = Blind, or cards with numbered places; everybody sees which place, nobody which card.
option-wallet-access-blind = Blind
option-wallet-access-ordered = Wallet with places
option-coin-draw = Coins
    .says = Fewer players use random coins, or the lowest.
option-coin-draw-random = Any coins
option-coin-draw-lowest = Small coins
option-coin-in-limit = Coin inside the limit
    .says = Off: the coin makes you richer but never guilty.
option-search-declinable = Officers may stay quiet
    .says = An innocent Officer with a Badge chooses whether to step out.
option-guilty-officers = Guilty Officers
    .says = A guilty Officer with a Badge steps out and fails, or shows nothing.
option-guilty-officers-reveal = Step out and fail
option-guilty-officers-silent = Guilty Officers stay quiet
option-open-tokens = Open tokens
    .says = Everybody sees everybody’s points.
preset-standard = By the book
    .says = Everything as printed.
preset-first-game = First game
    .says = No Specials, deck by players.
preset-balanced = Deck by players
    .says = Fewer players, fewer cards.
preset-quick = Quick
    .says = One round, four hourglasses.
preset-open = Open tokens, quiet Officers
    .says = Everybody sees everybody’s points, and Officers may stay quiet.

## Names

word-dollar = Dollars
    .one = a dollar note
    .none = no dollar note
currency-dollar = dollars
word-euro = Euros
    .one = a euro note
    .none = no euro note
currency-euro = euros
word-pound = Pounds
    .one = a pound note
    .none = no pound note
currency-pound = pounds
word-yen = Yen
    .one = a yen note
    .none = no yen note
currency-yen = yen
word-jewelry = Jewelry
    .one = a piece of jewelry
    .none = no jewelry
word-20 = 20
    .one = a card worth 20
    .none = nothing worth 20
word-50 = 50
    .one = a card worth 50
    .none = nothing worth 50
word-100 = 100
    .one = a card worth 100
    .none = nothing worth 100
word-150 = 150
    .one = a card worth 150
    .none = nothing worth 150
word-200 = 200
    .one = a card worth 200
    .none = nothing worth 200
word-300 = 300
    .one = a card worth 300
    .none = nothing worth 300
word-500 = 500
    .one = a card worth 500
    .none = nothing worth 500
word-JS = John Smith
    .one = a John Smith
    .none = no John Smith
word-PO = Police Officer
    .one = a Police Officer
    .none = no Police Officer
word-MI = Millionaire
    .one = a Millionaire
    .none = no Millionaire
word-PG = Party Girl
    .one = a Party Girl
    .none = no Party Girl
word-SA = Secret Agent
    .one = a Secret Agent
    .none = no Secret Agent
word-CC = Credit Card
    .one = a Credit Card
    .none = no Credit Card
word-PB = Police Badge
    .one = a Police Badge
    .none = no Police Badge
held-D20 = a $20 note
    .none = no $20 note
held-D50 = a $50 note
    .none = no $50 note
held-D100 = a $100 note
    .none = no $100 note
held-D200 = a $200 note
    .none = no $200 note
held-D500 = a $500 note
    .none = no $500 note
held-E20 = a €20 note
    .none = no €20 note
held-E50 = a €50 note
    .none = no €50 note
held-E100 = a €100 note
    .none = no €100 note
held-E200 = a €200 note
    .none = no €200 note
held-E500 = a €500 note
    .none = no €500 note
held-P20 = a £20 note
    .none = no £20 note
held-P50 = a £50 note
    .none = no £50 note
held-P100 = a £100 note
    .none = no £100 note
held-P200 = a £200 note
    .none = no £200 note
held-P500 = a £500 note
    .none = no £500 note
held-Y20 = a ¥20 note
    .none = no ¥20 note
held-Y50 = a ¥50 note
    .none = no ¥50 note
held-Y100 = a ¥100 note
    .none = no ¥100 note
held-Y200 = a ¥200 note
    .none = no ¥200 note
held-Y500 = a ¥500 note
    .none = no ¥500 note
held-J50 = Earrings
    .none = no Earrings
held-J100 = a Ring
    .none = no Ring
held-J150 = a Watch
    .none = no Watch
held-J200 = a Necklace
    .none = no Necklace
held-J300 = a Tiara
    .none = no Tiara
held-JS = a John Smith
    .none = no John Smith
held-PO = a Police Officer
    .none = no Police Officer
held-MI = a Millionaire
    .none = no Millionaire
held-PG = a Party Girl
    .none = no Party Girl
held-SA = a Secret Agent
    .none = no Secret Agent
held-CC = a Credit Card
    .none = no Credit Card
held-PB = a Police Badge
    .none = no Police Badge
held-dollar = a dollar note
    .none = no dollar note
held-euro = a euro note
    .none = no euro note
held-pound = a pound note
    .none = no pound note
held-yen = a yen note
    .none = no yen note
held-jewelry = jewelry
    .none = no jewelry
held-id = an ID
    .none = no ID
held-prop = a Prop
    .none = no Prop
held-money = money
    .none = no money
given-money = money
given-id = an ID
given-prop = a Prop

## The cards

card-D20 = $20
    .some = $20
    .the = the $20 note
    .a = a $20 note
    .small = $ 20
    .aloud = 20 dollar note
    .rule = worth 20; a note of its currency
card-D50 = $50
    .some = $50
    .the = the $50 note
    .a = a $50 note
    .small = $ 50
    .aloud = 50 dollar note
    .rule = worth 50; a note of its currency
card-D100 = $100
    .some = $100
    .the = the $100 note
    .a = a $100 note
    .small = $ 100
    .aloud = 100 dollar note
    .rule = worth 100; a note of its currency
card-D200 = $200
    .some = $200
    .the = the $200 note
    .a = a $200 note
    .small = $ 200
    .aloud = 200 dollar note
    .rule = worth 200; a note of its currency
card-D500 = $500
    .some = $500
    .the = the $500 note
    .a = a $500 note
    .small = $ 500
    .aloud = 500 dollar note
    .rule = worth 500; a note of its currency
card-E20 = €20
    .some = €20
    .the = the €20 note
    .a = a €20 note
    .small = € 20
    .aloud = 20 euro note
    .rule = worth 20; a note of its currency
card-E50 = €50
    .some = €50
    .the = the €50 note
    .a = a €50 note
    .small = € 50
    .aloud = 50 euro note
    .rule = worth 50; a note of its currency
card-E100 = €100
    .some = €100
    .the = the €100 note
    .a = a €100 note
    .small = € 100
    .aloud = 100 euro note
    .rule = worth 100; a note of its currency
card-E200 = €200
    .some = €200
    .the = the €200 note
    .a = a €200 note
    .small = € 200
    .aloud = 200 euro note
    .rule = worth 200; a note of its currency
card-E500 = €500
    .some = €500
    .the = the €500 note
    .a = a €500 note
    .small = € 500
    .aloud = 500 euro note
    .rule = worth 500; a note of its currency
card-P20 = £20
    .some = £20
    .the = the £20 note
    .a = a £20 note
    .small = £ 20
    .aloud = 20 pound note
    .rule = worth 20; a note of its currency
card-P50 = £50
    .some = £50
    .the = the £50 note
    .a = a £50 note
    .small = £ 50
    .aloud = 50 pound note
    .rule = worth 50; a note of its currency
card-P100 = £100
    .some = £100
    .the = the £100 note
    .a = a £100 note
    .small = £ 100
    .aloud = 100 pound note
    .rule = worth 100; a note of its currency
card-P200 = £200
    .some = £200
    .the = the £200 note
    .a = a £200 note
    .small = £ 200
    .aloud = 200 pound note
    .rule = worth 200; a note of its currency
card-P500 = £500
    .some = £500
    .the = the £500 note
    .a = a £500 note
    .small = £ 500
    .aloud = 500 pound note
    .rule = worth 500; a note of its currency
card-Y20 = ¥20
    .some = ¥20
    .the = the ¥20 note
    .a = a ¥20 note
    .small = ¥ 20
    .aloud = 20 yen note
    .rule = worth 20; a note of its currency
card-Y50 = ¥50
    .some = ¥50
    .the = the ¥50 note
    .a = a ¥50 note
    .small = ¥ 50
    .aloud = 50 yen note
    .rule = worth 50; a note of its currency
card-Y100 = ¥100
    .some = ¥100
    .the = the ¥100 note
    .a = a ¥100 note
    .small = ¥ 100
    .aloud = 100 yen note
    .rule = worth 100; a note of its currency
card-Y200 = ¥200
    .some = ¥200
    .the = the ¥200 note
    .a = a ¥200 note
    .small = ¥ 200
    .aloud = 200 yen note
    .rule = worth 200; a note of its currency
card-Y500 = ¥500
    .some = ¥500
    .the = the ¥500 note
    .a = a ¥500 note
    .small = ¥ 500
    .aloud = 500 yen note
    .rule = worth 500; a note of its currency
card-J50 = Earrings
    .some = Earrings
    .the = the Earrings
    .a = Earrings
    .small = Earrings
    .aloud = Earrings, worth 50
    .rule = worth 50; jewelry, no currency
card-J100 = Ring
    .some = a Ring
    .the = the Ring
    .a = a Ring
    .small = Ring
    .aloud = Ring, worth 100
    .rule = worth 100; jewelry, no currency
card-J150 = Watch
    .some = a Watch
    .the = the Watch
    .a = a Watch
    .small = Watch
    .aloud = Watch, worth 150
    .rule = worth 150; jewelry, no currency
card-J200 = Necklace
    .some = a Necklace
    .the = the Necklace
    .a = a Necklace
    .small = Necklace
    .aloud = Necklace, worth 200
    .rule = worth 200; jewelry, no currency
card-J300 = Tiara
    .some = a Tiara
    .the = the Tiara
    .a = a Tiara
    .small = Tiara
    .aloud = Tiara, worth 300
    .rule = worth 300; jewelry, no currency
card-JS = John Smith
    .some = a John Smith
    .the = the John Smith
    .a = a John Smith
    .small = John Smith
    .aloud = John Smith
    .rule = 500 at most, two currencies; may use a Credit Card
card-PO = Police Officer
    .some = a Police Officer
    .the = the Police Officer
    .a = a Police Officer
    .small = Officer
    .aloud = Police Officer
    .rule = 500 at most, two currencies; with a Badge, inspects somebody
card-MI = Millionaire
    .some = a Millionaire
    .the = the Millionaire
    .a = a Millionaire
    .small = Millionaire
    .aloud = Millionaire
    .rule = more than 500, two currencies
card-PG = Party Girl
    .some = a Party Girl
    .the = the Party Girl
    .a = a Party Girl
    .small = Party Girl
    .aloud = Party Girl
    .rule = 500 at most, some jewelry, any currencies
card-SA = Secret Agent
    .some = a Secret Agent
    .the = the Secret Agent
    .a = a Secret Agent
    .small = Agent
    .aloud = Secret Agent
    .rule = 500 at most, two currencies, and a second ID
card-CC = Credit Card
    .some = a Credit Card
    .the = the Credit Card
    .a = a Credit Card
    .small = Credit Card
    .aloud = Credit Card
    .rule = guilty, unless John Smith
card-PB = Police Badge
    .some = a Police Badge
    .the = the Police Badge
    .a = a Police Badge
    .small = Badge
    .aloud = Police Badge
    .rule = guilty, unless Police Officer
card-XJS = John Smith
    .some = a bought John Smith
    .the = the bought John Smith
    .a = a bought John Smith
    .small = John Smith
    .aloud = bought John Smith
    .rule = an extra ID; plays like any other card of the hand
card-XPO = Police Officer
    .some = a bought Police Officer
    .the = the bought Police Officer
    .a = a bought Police Officer
    .small = Officer
    .aloud = bought Police Officer
    .rule = an extra ID; plays like any other card of the hand
card-XMI = Millionaire
    .some = a bought Millionaire
    .the = the bought Millionaire
    .a = a bought Millionaire
    .small = Millionaire
    .aloud = bought Millionaire
    .rule = an extra ID; plays like any other card of the hand
card-XPG = Party Girl
    .some = a bought Party Girl
    .the = the bought Party Girl
    .a = a bought Party Girl
    .small = Party Girl
    .aloud = bought Party Girl
    .rule = an extra ID; plays like any other card of the hand
card-XSA = Secret Agent
    .some = a bought Secret Agent
    .the = the bought Secret Agent
    .a = a bought Secret Agent
    .small = Agent
    .aloud = bought Secret Agent
    .rule = an extra ID; plays like any other card of the hand
card-double = Double Turn
    .small = Double
    .rule = Two actions instead of one.
    .when = instead of your action
card-birthday = Happy Birthday
    .small = Birthday
    .rule = Draw three: keep one, give two away. (Two players: keep one, give one, one goes back.)
    .when = instead of your action
card-fund = Shared Fund
    .small = Fund
    .rule = All lay money; you pick first, the rest by lot.
    .when = before your action
card-left = To the Left
    .small = Left
    .rule = Everybody passes a card to the left.
    .when = before your action
card-right = To the Right
    .small = Right
    .rule = Everybody passes a card to the right.
    .when = before your action
card-inspect = Inspection
    .small = Inspect
    .rule = See a random card of a player: keep or return.
    .when = before your action
card-dispose = Dispose a Card
    .small = Dispose
    .rule = Give a player a card of yours.
    .when = before your action
card-snatch = Snatch a Card
    .small = Snatch
    .rule = Take a random card from a player.
    .when = before your action
card-swap = Exchange Cards
    .small = Exchange
    .rule = Swap one card with a player.
    .when = before your action
card-request = Card Request
    .small = Request
    .rule = Ask a player for a currency, jewelry or a value.
    .when = before your action
card-emergency = Emergency
    .small = Emergency
    .rule = Play the last Special again as your own.
    .when = as that card says
card-extra = Extra Time
    .small = Extra Time
    .rule = One last take, put or buy.
    .when = end of round, first call
card-hide = Secret Compartment
    .small = Compartment
    .rule = Hide a card: it counts for nothing.
    .when = end of round, last call
card-atm = ATM
    .small = ATM
    .rule = Park a note, or draw one.
    .when = end of round, last call
card-fx = Currency Exchange
    .small = Exchange desk
    .rule = One note changes its currency.
    .when = end of round, last call
