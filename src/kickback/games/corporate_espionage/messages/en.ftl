# Corporate Espionage in English. What a card brings is income, what it costs in a turn expenses; a Savvy played while
# something waits is an answer; a company below zero is nearly out, at 0 it is broke and still in.

## The first minute

blurb = Hire, sue, cancel, sell the furniture. Be the last company standing.
    .under = 2 to 8, 60 minutes.
goal = **Goal.** Be the last company in the market.
goal-turn = **Your turn.** Collect income, pay expenses, draw a card.
goal-main = **Then.** Hire one person, buy, spy, use abilities: whatever your bank can pay. End: keep { $limit } cards, announce your bank.
goal-end = **How it ends.** A bill you cannot cover bankrupts you; a rival worth twice as much may buy you. The last one left wins.
goal-beginners = **Beginners** spend their last point. Money in the bank is armour: bills come at once, and any play may be answered with a Savvy card.

## Standing orders

order-always = always
    .alone = ask me about everything
    .says = Every play, bill and turn’s end waits for you.
order-when-hit = when I am hit
    .alone = ask me when I am hit
    .says = You are asked when something is aimed at you or answers you. The rest is let go.
order-not-now = not now
    .alone = ask me nothing this turn
    .says = You let everything go until this turn is over. Takeovers and fatal bills still ask.
order-hires = let go of hires
order-purchases = let go of purchases
order-espionage = let go of espionage between others
order-savvy = let go of Savvy between others
order-uses = let go of abilities between others
order-bills = let go of bills to others
order-takeovers = let go of takeovers of others
order-turn-ends = let go of ends of turns
order-show-books = always show my books
order-stop-A = stop me for everything of { SEAT("A") }
order-stop-B = stop me for everything of { SEAT("B") }
order-stop-C = stop me for everything of { SEAT("C") }
order-stop-D = stop me for everything of { SEAT("D") }
order-stop-E = stop me for everything of { SEAT("E") }
order-stop-F = stop me for everything of { SEAT("F") }
order-stop-G = stop me for everything of { SEAT("G") }
order-stop-H = stop me for everything of { SEAT("H") }

## Words

type-employee = employee
type-executive = executive
type-asset = asset
type-savvy = Savvy
type-espionage = espionage
kind-employee = employee
kind-executive = executive
kind-asset = asset
kind-team = person on the team
kind-permanent = card in play
kind-any = card
kind-savvy = Savvy
kind-espionage = espionage
kind-self = card
kinds-employee = employees
    .first = Employees
kinds-executive = executives
    .first = Executives
kinds-asset = assets
    .first = Assets
kinds-team = people
    .first = People
kinds-permanent = cards in play
    .first = Cards in play
kinds-any = cards
    .first = Cards
kinds-savvy = Savvy cards
    .first = Savvy cards
kinds-espionage = espionage cards
    .first = Espionage cards
kinds-self = cards
    .first = Cards
cannot-audit = be audited
    .badge = no audits
cannot-peek = be looked at in secret
    .badge = no peeking
cannot-takeover = be taken over
    .badge = no takeover
cannot-fire = lose people to others
    .badge = no firing
cannot-destroy = lose assets to others’ destruction
    .badge = no wrecking
cannot-steal = be stolen from
    .badge = no theft
cannot-bounce = have cards sent back
    .badge = no sending home
cannot-siphon = lose bank money to takings
    .badge = no taking
cannot-bill = be billed
    .badge = no bills
cannot-pilfer = lose hand cards to thieves
    .badge = no pickpockets
cannot-discard = be made to discard
    .badge = no forced discards
cannot-hire = hire
    .badge = hiring stop
cannot-purchase = buy assets
    .badge = buying stop
cannot-espionage = play espionage
    .badge = no espionage
cannot-savvy = play Savvy
    .badge = gagged
cannot-use = use abilities
    .badge = abilities off
cannot-income = collect income
    .badge = accounts frozen
cannot-draw = draw
    .badge = no drawing
thing-hire = a hire
thing-purchase = a purchase
thing-espionage = espionage
thing-savvy = a Savvy
thing-use = an ability
thing-takeover = a takeover
thing-bill = a bill
thing-audit = an audit
thing-turn-end = the end of a turn
answers-hire = a hire
answers-hire-me = your hire
answers-hire-rival = a rival’s hire
answers-purchase = a purchase
answers-purchase-rival = a rival’s purchase
answers-espionage = espionage
answers-espionage-at-you = espionage at you
answers-savvy = a Savvy
answers-savvy-rival = a rival’s Savvy
answers-use = an ability
answers-takeover = a takeover
answers-takeover-at-you = a takeover of you
answers-bill = a bill
answers-bill-at-you = a bill to you
answers-audit = an audit
answers-audit-at-you = an audit of you
answers-turn-end = the end of a turn
sign-rock = rock
sign-paper = paper
sign-scissors = scissors
dance-robot = robot
dance-moonwalk = moonwalk
dance-conga = conga
dance-tango = tango
dance-spreadsheet-shuffle = spreadsheet shuffle
company-NIM = Nimbus Nine
    .small = Nimbus
    .says = hires fast, bills by its own head count
company-IRN = Ironclad Mutual
    .small = Ironclad
    .says = assets as armour and ammunition
company-VIP = Viper & Daughters
    .small = Viper
    .says = lawsuits, early and often
company-MAG = Magpie Holdings
    .small = Magpie
    .says = takes people, things and cash

outcome-last = Last company standing after { $round ->
    [one] 1 round
   *[other] { $round } rounds
}
outcome-closed = The market closed in round { $round }
outcome-allied = A pact outlived everybody else
standing = { SEAT($seat) }: net worth { $score }
    .you = You: net worth { $score }

unreadable-card = “{ $word }” is no card. Cards look like NIM-03, NIM-03#2, NIM-03@B or B:NIM-03.
unreadable-seats = “{ $word }” names no companies; such as “{ $example }”.
unreadable-association = “{ $word }” is no name: one word of letters, digits and hyphens.
unreadable-dance = “{ $word }” is no dance; such as “dance { $example }”.
unreadable-points = “{ $word }” is no amount; amounts are whole numbers below 1000.
unreadable-count = “{ $word }” is no whole number.
unreadable-ability = “{ $word }” is no claim; such as “claim { $example }”.
unreadable-enemy = “{ $word }” is no company.
unreadable-seller = { $card } is not with { SEAT($seat) }.

## House rules
option-decks = Decks
    .says = Dealt by lot (shuffled), in order, or codes for A, B, C joined by commas, such as VIP,MAG,NIM.
option-decks-shuffled = by lot
option-decks-in-order = in order
option-start-bank = Starting bank
    .says = Points in each bank at the start.
option-opening-hand = Opening hand
    .says = Cards in the opening hand.
option-hand-limit = Hand limit
    .says = Cards kept at the end of your own turn.
option-hires-per-turn = Hires a turn
    .says = How many people a company may hire in a turn.
option-executive-seats = Executive seats
    .says = Executives a company may have.
option-first-player = Who begins
    .says = By lot, coin, bottle, rock-paper-scissors, or the host’s word.
option-first-player-random = lot
option-first-player-coin = coin
option-first-player-bottle = bottle
option-first-player-duel = rock-paper-scissors
option-first-player-host = the host says
option-manual-cut = Cut by hand
    .says = A rival chooses where your deck is cut.
option-mulligan-reveal = Show bad hands
    .says = A hand without an employee is shown before it goes back.
option-fire-chooser = Who picks the fired
    .says = The attacker or the victim, where the card is silent.
option-fire-chooser-rulebook = the attacker
option-fire-chooser-faq = the victim
option-anytime-savvy = Savvy at any moment
    .says = In others’ turns too, or only in windows and your own turn.
option-anytime-savvy-live = at any moment
option-anytime-savvy-windows = in windows only
option-books = Books
    .says = As usual, all open, or sealed behind an audit block.
option-books-normal = as usual
option-books-open = all open
option-books-sealed = sealed
option-takeover-measure = Takeover needs twice the price
    .says = In net worth, or in the bank.
option-takeover-measure-net-worth = in net worth
option-takeover-measure-bank = in the bank
option-takeover-inherits-bank = Buyer also gets the bank
    .says = The bank of a bought company goes to its buyer.
option-takeover-mix = Keep people and assets separately
    .says = The buyer may keep only the people or only the assets.
option-takeover-from-round = Takeovers from round
    .says = The first round with takeovers.
option-deck-out = Empty deck
    .says = Nothing, or a bill that grows with each missing card.
option-deck-out-skip = nothing
option-deck-out-burnout = a growing bill
option-market-close = A dead round closes the market
    .says = When nobody can draw and nothing decisive happens, net worth decides.
option-max-rounds = Round limit
    .says = After that round net worth decides; 0 is no limit.
option-bankruptcy-dance = Farewell dance
    .says = Whoever leaves the market dances.
option-card-market = Card trade
    .says = None, hand cards, or also cards in play.
option-card-market-off = none
option-card-market-hand = hand cards
option-card-market-table = also cards in play
option-loans = Loans
    .says = Companies may lend each other points at interest.
option-loan-max-interest = Highest interest
    .says = Of a loan, in percent.
option-loan-max-term = Longest term
    .says = Of a loan, in the borrower’s turns.
option-alliances = Pacts that bind
    .says = Partners cannot name each other until their enemy has left.
option-alliances-talk = off
option-alliances-pact = on
option-allied-victory = Partners win together
    .says = Partners in one pact win together when nobody else is left.
option-associations = Associations and embargoes
    .says = Companies may found associations and vote embargoes.
option-custom-cards = Own cards
    .says = None, at a fair price, or anything that is well formed.
option-custom-cards-off = none
option-custom-cards-fair = at a fair price
option-custom-cards-anything = anything
option-custom-card-max = Own cards in a deck
    .says = At most so many.
option-own-cards = The players’ own cards
    .says = As a deck file packs them; nobody else is shown them.
option-own-decks = The players’ own decks
    .says = As a deck file packs them; nobody else is shown them.
option-house-rules-card = A House Rule card in each deck
    .says = A 51st card, written by its owner.
option-teams = Several people, one company
    .says = Up to four people on one seat, with a channel of their own.
option-teams-off = off
option-teams-shared = on
option-team-control = Who of a team answers
    .says = The first to speak, or a captain in rotation.
option-team-control-any = first answer
option-team-control-captain = captain
option-official-event = Official event
    .says = The host may disqualify.
option-play-for-keeps = Play for keeps
    .says = Cards stay where they end.
option-table-rules = House words
    .says = Shown, not enforced.
option-ghosts = The departed see
    .says = What all see, or everything.
option-ghosts-public = what all see
option-ghosts-all = everything
preset-standard = Standard
    .says = The published rules with our own decks.
preset-research = Research
    .says = Savvy in windows only, sixty rounds at most.
preset-quick = Quick
    .says = Twelve points, twelve rounds.
preset-open-books = Open books
    .says = All banks lie open.
preset-syndicate = Syndicate
    .says = Card trade, loans, pacts and associations.
preset-party = Party
    .says = Duels, cut decks and dances.
preset-faq = Victim’s choice
    .says = The victim picks who is fired.

## What a Savvy answers

answers-hire-at-you = a hire at you
answers-hire-at-rival = a hire at a rival
answers-hire-me-at-you = your hire at you
answers-hire-me-at-rival = your hire at a rival
answers-hire-rival-at-you = a rival’s hire at you
answers-hire-rival-at-rival = a rival’s hire at a rival
answers-purchase-at-you = a purchase at you
answers-purchase-at-rival = a purchase at a rival
answers-purchase-me = your purchase
answers-purchase-me-at-you = your purchase at you
answers-purchase-me-at-rival = your purchase at a rival
answers-purchase-rival-at-you = a rival’s purchase at you
answers-purchase-rival-at-rival = a rival’s purchase at a rival
answers-espionage-at-rival = espionage at a rival
answers-espionage-me = your espionage
answers-espionage-me-at-you = your espionage at you
answers-espionage-me-at-rival = your espionage at a rival
answers-espionage-rival = a rival’s espionage
answers-espionage-rival-at-you = a rival’s espionage at you
answers-espionage-rival-at-rival = a rival’s espionage at a rival
answers-savvy-at-you = a Savvy at you
answers-savvy-at-rival = a Savvy at a rival
answers-savvy-me = your Savvy
answers-savvy-me-at-you = your Savvy at you
answers-savvy-me-at-rival = your Savvy at a rival
answers-savvy-rival-at-you = a rival’s Savvy at you
answers-savvy-rival-at-rival = a rival’s Savvy at a rival
answers-use-at-you = an ability at you
answers-use-at-rival = an ability at a rival
answers-use-me = your ability
answers-use-me-at-you = your ability at you
answers-use-me-at-rival = your ability at a rival
answers-use-rival = a rival’s ability
answers-use-rival-at-you = a rival’s ability at you
answers-use-rival-at-rival = a rival’s ability at a rival
answers-takeover-at-rival = a takeover at a rival
answers-takeover-me = your takeover
answers-takeover-me-at-you = your takeover of you
answers-takeover-me-at-rival = your takeover at a rival
answers-takeover-rival = a rival’s takeover
answers-takeover-rival-at-you = a rival’s takeover of you
answers-takeover-rival-at-rival = a rival’s takeover at a rival
answers-audit-at-rival = an audit at a rival
answers-audit-me = your audit
answers-audit-me-at-you = your audit of you
answers-audit-me-at-rival = your audit at a rival
answers-audit-rival = a rival’s audit
answers-audit-rival-at-you = a rival’s audit of you
answers-audit-rival-at-rival = a rival’s audit at a rival
answers-bill-at-rival = a bill at a rival
answers-bill-me = your bill
answers-bill-me-at-you = your bill to you
answers-bill-me-at-rival = your bill at a rival
answers-bill-rival = a rival’s bill
answers-bill-rival-at-you = a rival’s bill to you
answers-bill-rival-at-rival = a rival’s bill at a rival
answers-turn-end-at-you = the end of a turn at you
answers-turn-end-at-rival = the end of a turn at a rival
answers-turn-end-me = your end of a turn
answers-turn-end-me-at-you = your end of a turn at you
answers-turn-end-me-at-rival = your end of a turn at a rival
answers-turn-end-rival = a rival’s end of a turn
answers-turn-end-rival-at-you = a rival’s end of a turn at you
answers-turn-end-rival-at-rival = a rival’s end of a turn at a rival
## The ledger

event-company = { SEAT($seat) } founds { $name }
    .you = You found { $name }
event-first = { SEAT($seat) } begins ({ $how ->
    [random] by lot
    [coin] by coin
    [bottle] by bottle
    [duel] by duel
   *[host] by the host’s word
})
    .you = You begin ({ $how ->
    [random] by lot
    [coin] by coin
    [bottle] by bottle
    [duel] by duel
   *[host] by the host’s word
})
event-cut = { SEAT($seat) } cuts { OWN($deck) } deck
    .you = You cut { OWN($deck) } deck
event-mulligan = { SEAT($seat) } draws a new hand, no employee
    .you = Your hand goes back: { CARDS($hand) }
event-mulligan-shown = { SEAT($seat) } shows { CARDS($hand) } and draws a new hand, no employee
    .you = Your hand goes back: { CARDS($hand) }
event-dealt = { SEAT($seat) }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
    .you = Your hand: { CARDS($hand) }
event-committed = { SEAT($seat) } has chosen
    .you = You choose { $choice }
event-duel = { SEAT($seat) }: { WORD($sign, of: "sign") }
    .you = You: { WORD($sign, of: "sign") }
event-turn = Round { $round }, { SEAT($seat) }
    .you = Round { $round }, you
event-income = { SEAT($seat) }: income { $amount }
    .you = Income { $amount }: bank { $before } to { $after }
event-no-income = { SEAT($seat) } gets no income, accounts frozen
    .you = You get no income: accounts frozen
event-overhead = { SEAT($seat) }: expenses { $amount }
    .you = Expenses { $amount }: bank { $before } to { $after }
event-drew = { SEAT($seat) } draws
    .you = You draw { CARD($card) }
event-drew-known = { SEAT($seat) } draws { CARD($card) }
    .you = You draw { CARD($card) }
event-no-draw = { SEAT($seat) } draws nothing, deck empty
    .you = You draw nothing: your deck is empty
event-no-draw-blocked = { SEAT($seat) } may not draw
    .you = You may not draw
event-announced-hire = { SEAT($seat) } hires { CARD($card, form: "a") }{ $cost ->
    [0] , for nothing
    [one] , 1 point
   *[other] , { $cost } points
}
    .you = You hire { CARD($card, form: "a") }{ $cost ->
    [0] , for nothing
    [one] , 1 point
   *[other] , { $cost } points
}
event-announced-purchase = { SEAT($seat) } buys { CARD($card) }{ $cost ->
    [0] , for nothing
    [one] , 1 point
   *[other] , { $cost } points
}
    .you = You buy { CARD($card) }{ $cost ->
    [0] , for nothing
    [one] , 1 point
   *[other] , { $cost } points
}
event-announced-espionage = { SEAT($seat) } plays { CARD($card) }{ $aimed ->
    [yes] {" "}on { SEAT($target) }
   *[no] {""}
}{ $cost ->
    [0] , for nothing
   *[other] , pays { $cost }
}
    .you = You play { CARD($card) }{ $aimed ->
    [yes] {" "}on { SEAT($target) }
   *[no] {""}
}{ $cost ->
    [0] , for nothing
   *[other] , pay { $cost }
}
event-announced-use = { SEAT($seat) } uses { CARD($card) }{ $aimed ->
    [yes] {" "}on { SEAT($target) }
   *[no] {""}
}{ $cost ->
    [0] , for nothing
   *[other] , pays { $cost }
}
    .you = You use { CARD($card) }{ $aimed ->
    [yes] {" "}on { SEAT($target) }
   *[no] {""}
}{ $cost ->
    [0] , for nothing
   *[other] , pay { $cost }
}
event-announced-savvy = { SEAT($seat) } { $answer ->
    [yes] answers with
   *[no] plays
} { CARD($card) }{ $aimed ->
    [yes] {" "}on { SEAT($target) }
   *[no] {""}
}{ $cost ->
    [0] , for nothing
   *[other] , pays { $cost }
}
    .you = You { $answer ->
    [yes] answer with
   *[no] play
} { CARD($card) }{ $aimed ->
    [yes] {" "}on { SEAT($target) }
   *[no] {""}
}{ $cost ->
    [0] , for nothing
   *[other] , pay { $cost }
}
event-announced-takeover = { SEAT($seat) } bids for { OWN($target) } company
    .you = You bid for { OWN($target) } company
event-unanswered = Nobody answers
event-entered = { CARD($card) } joins { SEAT($seat) }
    .you = { CARD($card) } joins you
event-cancelled = { OWN($seat) } { CARD($card) } is cancelled{ $refund ->
    [0] {""}
    [one] , 1 point comes back
   *[other] , { $refund } points come back
}{ $to-hand ->
    [yes] , the card too
   *[no] {""}
}
    .you = Your { CARD($card) } is cancelled{ $refund ->
    [0] {""}
    [one] , 1 point comes back
   *[other] , { $refund } points come back
}{ $to-hand ->
    [yes] , the card too
   *[no] {""}
}
event-cancelled-takeover = The takeover of { OWN($target) } company is stopped
    .you = Your takeover of { OWN($target) } company is stopped
event-cancelled-bill = The bill of { $amount } to { SEAT($seat) } is off
    .you = The bill of { $amount } to you is off
event-redirected = { CARD($card) } now hits { SEAT($target) }
event-idle = { CARD($card) } does nothing: it needs what is not there
event-named = { SEAT($seat) } names { SEAT($target) } for { CARD($card) }
    .you = You name { SEAT($target) } for { CARD($card) }
event-billed = { SEAT($seat) } is billed { $amount } by { SEAT($by) }, { CARD($card) }
    .you = You are billed { $amount } by { SEAT($by) }, { CARD($card) }
event-billed-burnout = { OWN($seat) } empty deck bills { $amount }
    .you = Your empty deck bills you { $amount }
event-no-bill = { CARD($card) }: the bill to { SEAT($seat) } comes to nothing
    .you = { CARD($card) }: the bill to you comes to nothing
event-charged = { SEAT($seat) } pays { $amount }
    .you = You pay { $amount }, bank { $before } to { $after }
event-collected = { SEAT($seat) } collects { $amount } from { SEAT($from) }
    .you = You collect { $amount } from { SEAT($from) }
event-gained = { SEAT($seat) } gains { $amount }, { CARD($card) }
    .you = You gain { $amount }, { CARD($card) }: bank { $before } to { $after }
event-siphoned = { SEAT($seat) } loses { $amount } to { SEAT($by) }, { CARD($card) }
    .you = You lose { $amount } to { SEAT($by) }, { CARD($card) }: bank { $before } to { $after }
event-siphoned-nothing = { CARD($card) }: nothing to take from { SEAT($seat) }
    .you = { CARD($card) }: nothing to take from you
event-insolvent = { SEAT($seat) } is { $short ->
    [one] 1 point
   *[other] { $short } points
} below zero
    .you = You are { $short ->
    [one] 1 point
   *[other] { $short } points
} below zero
event-solvent = { SEAT($seat) } is back at zero or above
    .you = You are back at zero or above
event-liquidated = { SEAT($seat) } sells { CARD($card) } for { $amount }
    .you = You sell { CARD($card) } for { $amount }
event-dropped = { SEAT($seat) } cannot keep { CARD($card, form: "a") }
    .you = You cannot keep { CARD($card, form: "a") }
event-expired = { OWN($seat) } { CARD($card) } leaves, time is up
    .you = Your { CARD($card) } leaves, time is up
event-dismissed = { SEAT($seat) } has one executive too many: { CARD($card) } goes
    .you = You have one executive too many: { CARD($card) } goes
event-fired-own = { SEAT($seat) } fires { CARD($card, form: "a") }
    .you = You fire { CARD($card, form: "a") }
event-fired = { SEAT($seat) } loses { CARD($lost) }: fired ({ CARD($card) } by { SEAT($by) })
    .you = You lose { CARD($lost) }: fired ({ CARD($card) } by { SEAT($by) })
event-destroyed = { SEAT($seat) } loses { CARD($lost) }: destroyed ({ CARD($card) } by { SEAT($by) })
    .you = You lose { CARD($lost) }: destroyed ({ CARD($card) } by { SEAT($by) })
event-stolen = { SEAT($seat) } loses { CARD($lost) }: now works for { SEAT($by) } ({ CARD($card) })
    .you = You lose { CARD($lost) }: now works for { SEAT($by) } ({ CARD($card) })
event-bounced = { SEAT($seat) } loses { CARD($lost) }: back to { OWN($owner) } hand ({ CARD($card) } by { SEAT($by) })
    .you = You lose { CARD($lost) }: back to { OWN($owner) } hand ({ CARD($card) } by { SEAT($by) })
event-discarded = { SEAT($seat) } discards { CARD($lost) }
    .you = You discard { CARD($lost) }
event-discarded-by = { SEAT($seat) } discards { CARD($lost) } ({ CARD($card) } by { SEAT($by) })
    .you = You discard { CARD($lost) } ({ CARD($card) } by { SEAT($by) })
event-pilfered = { SEAT($seat) } takes a card from { OWN($target) } hand
    .you = You take a card from { OWN($target) } hand
event-pilfered-known = { SEAT($seat) } takes { CARD($lost) } from { OWN($target) } hand
    .you = You take { CARD($lost) } from { OWN($target) } hand
event-hand-shown = { SEAT($by) } looks at { OWN($seat) } hand
event-hand-shown-seen = You see { OWN($seat) } hand: { CARDS($hand) }
event-peeked-hand = { SEAT($by) } looks at { OWN($seat) } hand
event-peeked-hand-seen = You see { OWN($seat) } hand: { CARDS($hand) }
event-peeked-bank = { SEAT($by) } looks at { OWN($seat) } bank
event-peeked-bank-seen = You see { OWN($seat) } bank: { $bank }
event-peeked-deck = { SEAT($by) } looks at { OWN($seat) } next cards
event-peeked-deck-seen = You see { OWN($seat) } next cards: { CARDS($deck) }
event-blocked = { CARD($card) } does nothing to { SEAT($seat) }, protected by { CARD($blocker) }
    .you = { CARD($card) } does nothing to you, protected by { CARD($blocker) }
event-changed = { $text } ({ CARD($card) })
event-changed-block = { $lasts ->
    [turn] This turn
    [one] Until { OWN($by) } next turn
   *[many] For { $turns } turns of { SEAT($by) }
}: { SEAT($seat) } cannot { WORD($verb, of: "cannot") } ({ CARD($card) })
    .you = { $lasts ->
    [turn] This turn
    [one] Until { OWN($by) } next turn
   *[many] For { $turns } turns of { SEAT($by) }
}: you cannot { WORD($verb, of: "cannot") } ({ CARD($card) })
event-changed-income = { $lasts ->
    [turn] This turn
    [one] Until { OWN($by) } next turn
   *[many] For { $turns } turns of { SEAT($by) }
}: { OWN($seat) } { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each ({ CARD($card) })
event-changed-overhead = { $lasts ->
    [turn] This turn
    [one] Until { OWN($by) } next turn
   *[many] For { $turns } turns of { SEAT($by) }
}: { OWN($seat) } { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each ({ CARD($card) })
event-changed-cost = { $lasts ->
    [turn] This turn
    [one] Until { OWN($by) } next turn
   *[many] For { $turns } turns of { SEAT($by) }
}: { WORD($what, of: "kinds") } cost { SEAT($seat) } { $up ->
    [yes] { $n } more
   *[no] { $n } less
} to play ({ CARD($card) })
event-changed-bill = { $lasts ->
    [turn] This turn
    [one] Until { OWN($by) } next turn
   *[many] For { $turns } turns of { SEAT($by) }
}: each bill to { SEAT($seat) } is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
} ({ CARD($card) })
event-changed-slots = { $lasts ->
    [turn] This turn
    [one] Until { OWN($by) } next turn
   *[many] For { $turns } turns of { SEAT($by) }
}: { SEAT($seat) } { $stat ->
    [hire] may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}
    [fire] may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}
    [executive] has { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
} executive seats
   *[hand] has a hand limit { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}
} ({ CARD($card) })
    .you = { $lasts ->
    [turn] This turn
    [one] Until { OWN($by) } next turn
   *[many] For { $turns } turns of { SEAT($by) }
}: you { $stat ->
    [hire] may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}
    [fire] may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}
    [executive] have { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
} executive seats
   *[hand] have a hand limit { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}
} ({ CARD($card) })
event-ended = What { CARD($card) } did to { SEAT($seat) } is over
event-valued = { SEAT($seat) } bids for { SEAT($target) }: own net worth { $worth }, bank { $bank }, theirs { $price }
    .you = You bid for { SEAT($target) }: your net worth { $worth }, bank { $bank }, theirs { $price }
event-failed = { OWN($seat) } takeover falls short
    .you = Your takeover falls short
event-lapsed = { OWN($seat) } takeover lapses
    .you = Your takeover lapses
event-taken-over = { SEAT($seat) } buys { OWN($target) } company for { $price }
    .you = You buy { OWN($target) } company for { $price }
event-merged = { SEAT($seat) } { $choice ->
    [keep] keeps everything
    [layoff] lays everybody off
    [keep-team] keeps the people
   *[keep-assets] keeps the assets
}{ $amount ->
    [0] {""}
   *[other] , +{ $amount }
}
    .you = You { $choice ->
    [keep] keep everything
    [layoff] lay everybody off
    [keep-team] keep the people
   *[keep-assets] keep the assets
}{ $amount ->
    [0] {""}
   *[other] , +{ $amount }
}
event-left = { SEAT($seat) } { $how ->
    [bankrupt] is bankrupt
    [bought] has been bought
   *[disqualified] is disqualified
}{ $cards-count ->
    [0] {""}
   *[other] ; held { CARDS($cards) }
}
    .you = You { $how ->
    [bankrupt] are bankrupt
    [bought] have been bought
   *[disqualified] are disqualified
}{ $cards-count ->
    [0] {""}
   *[other] ; you held { CARDS($cards) }
}
event-debt-void = The IOU of { $amount } of { SEAT($seat) } to { SEAT($to) } is void
event-pact-over = The pact of { SEATS($seats) } against { SEAT($enemy) } is over
event-turn-over = { SEAT($seat) } announces { $bank }
    .you = You announce { $bank }
event-turn-over-sealed = { SEAT($seat) } keeps the books shut
    .you = You keep your books shut
event-audit-asked = { SEAT($seat) } audits { SEAT($target) }
    .you = You audit { SEAT($target) }
event-audit-shown = { SEAT($seat) } shows { SEAT($to) } the books
    .you = You show { SEAT($to) } the books
event-audit-shown-figure = { SEAT($seat) } shows { SEAT($to) } the books: { $bank }
    .you = You show { SEAT($to) } the books: { $bank }
event-audit-refused = { OWN($target) } books stay shut: { CARD($blocker) }
event-audit-refused-answer = { OWN($target) } books stay shut
event-offered-sell = { SEAT($seat) } offers { SEAT($to) } { CARD($card) } for { $price }
    .you = You offer { SEAT($to) } { CARD($card) } for { $price }
event-offered-buy = { SEAT($seat) } offers { SEAT($to) } { $price } for { CARD($card) }
    .you = You offer { SEAT($to) } { $price } for { CARD($card) }
event-offered-lend = { SEAT($seat) } offers { SEAT($to) } { $price ->
    [one] 1 point
   *[other] { $price } points
}, { $back } back in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
    .you = You offer { SEAT($to) } { $price ->
    [one] 1 point
   *[other] { $price } points
}, { $back } back in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
event-offered-borrow = { SEAT($seat) } asks { SEAT($to) } for { $price ->
    [one] 1 point
   *[other] { $price } points
}, { $back } back in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
    .you = You ask { SEAT($to) } for { $price ->
    [one] 1 point
   *[other] { $price } points
}, { $back } back in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
event-offered-pact = { SEAT($seat) } offers { SEAT($to) } a pact against { SEAT($enemy) }
    .you = You offer { SEAT($to) } a pact against { SEAT($enemy) }
event-considering = { SEAT($seat) } considers an offer
event-declined = { SEAT($seat) } declines
    .you = You decline
event-sold = { SEAT($seat) } sells { SEAT($to) } a card for { $price }
    .you = You sell { SEAT($to) } a card for { $price }
event-sold-known = { SEAT($seat) } sells { SEAT($to) } { CARD($card) } for { $price }
    .you = You sell { SEAT($to) } { CARD($card) } for { $price }
event-lent = { SEAT($seat) } lends { SEAT($to) } { $amount }, { $back } back in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
    .you = You lend { SEAT($to) } { $amount }, { $back } back in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
event-fell-through = { SEAT($seat) } no longer has the { $amount } offered to { SEAT($to) }
    .you = You no longer have the { $amount } offered to { SEAT($to) }
event-repaid = { SEAT($seat) } repays { SEAT($to) } { $amount }
    .you = You repay { SEAT($to) } { $amount }
event-pact = { SEAT($seat) } and { SEAT($with) } make a pact against { SEAT($enemy) }
    .you = You and { SEAT($with) } make a pact against { SEAT($enemy) }
event-breaking = { SEAT($seat) } breaks with { SEAT($with) } from the next turn on
    .you = You break with { SEAT($with) } from your next turn on
event-pact-broken = The pact against { SEAT($enemy) } is over
event-founding = { SEAT($seat) } wants to found { $association } with { SEATS($with) }
    .you = You want to found { $association } with { SEATS($with) }
event-invitation-declined = { SEAT($seat) } stays out of { $association }
    .you = You stay out of { $association }
event-founded = { SEATS($members) } found { $association }
event-not-founded = Nobody joins { $association }
event-left-association = { SEAT($seat) } leaves { $association }
    .you = You leave { $association }
event-vote-called = { SEAT($seat) } calls a vote of { $association }: { $motion ->
    [embargo] embargo
   *[lift] lift the embargo on
} { SEAT($target) }
    .you = You call a vote of { $association }: { $motion ->
    [embargo] embargo
   *[lift] lift the embargo on
} { SEAT($target) }
event-voted = { SEAT($seat) } has voted
    .you = You vote { $vote }
event-vote-counted = { $association }: { $yes } of { $of }, { $carried ->
    [yes] carried
   *[no] lost
}
event-embargo-over = The embargo of { $association } on { SEAT($target) } is over
event-danced = { SEAT($seat) } dances the { WORD($dance, of: "dance") }
    .you = You dance the { WORD($dance, of: "dance") }
event-applauded = { SEAT($seat) } gives { $stars } of 5 stars
    .you = You give { $stars } of 5 stars
event-said = { SEAT($seat) }: “{ $text }”
event-whispered = { SEAT($seat) } to { SEATS($to) }: “{ $text }”
event-claimed-bank = { SEAT($seat) } claims: my bank is { $amount }
    .you = You claim: my bank is { $amount }
event-claimed-can-answer = { SEAT($seat) } claims: I can answer espionage right now
    .you = You claim: I can answer espionage right now
event-claimed-cannot-answer = { SEAT($seat) } claims: I cannot answer espionage right now
    .you = You claim: I cannot answer espionage right now
event-claimed-hold = { SEAT($seat) } claims: I hold { CARD($card) }
    .you = You claim: I hold { CARD($card) }
event-claimed-truce = { SEAT($seat) } claims: { SEAT($target) }, I will not name you before my next turn is over
    .you = You claim: { SEAT($target) }, I will not name you before my next turn is over
event-claimed-threat = { SEAT($seat) } claims: I will go for { SEAT($target) } in my next turn
    .you = You claim: I will go for { SEAT($target) } in my next turn
event-market-closed = The market closes
event-market-closed-worth = { SEAT($seat) }: net worth { $worth }
    .you = You: net worth { $worth }
event-won = { SEATS($seats) } { $seats-count ->
    [one] wins
   *[other] win together
}
    .you = You win
event-trophies = Kept for good
event-trophies-none = Kept for good: nothing
event-trophies-card = { SEAT($seat) } keeps { CARD($card) } of { SEAT($owner) }
    .you = You keep { CARD($card) } of { SEAT($owner) }
## In your own turn

kicker-main = Your turn, round { $round }
ask-main = What does { $name } do?
ask-main-again = What else?
stakes-main = Bank { $bank }. Next turn +{ $income } −{ $overhead }. { $hires ->
    [0] Hire used
    [one] Hire left
   *[other] { $hires } hires left
}, { $firing ->
    [yes] fire unused
   *[no] fire used
}.
stakes-armour = Rivals act next with what they hold. { $bank ->
    [one] 1 point
   *[other] { $bank } points
} { $bank ->
    [one] is
   *[other] are
} your armour.
clock-main = If time runs out, your turn ends.
choice-end = End turn
choice-hire = Hire { CARD($card, form: "a") }, { $cost ->
    [0] for nothing
    [one] 1 point
   *[other] { $cost } points
}{ $changed ->
    [yes] {" "}instead of { $printed }
   *[no] {""}
}
    .small = Hire { CARD($card) }, { $cost }
choice-hire-aimed = Hire { CARD($card, form: "a") } against { SEAT($target) }, { $cost ->
    [0] for nothing
    [one] 1 point
   *[other] { $cost } points
}{ $changed ->
    [yes] {" "}instead of { $printed }
   *[no] {""}
}
    .small = Hire { CARD($card, form: "small") } against { SEAT($target) }, { $cost }
choice-buy = Buy { CARD($card) }, { $cost ->
    [0] for nothing
    [one] 1 point
   *[other] { $cost } points
}{ $changed ->
    [yes] {" "}instead of { $printed }
   *[no] {""}
}
    .small = Buy { CARD($card) }, { $cost }
choice-buy-aimed = Buy { CARD($card) } against { SEAT($target) }, { $cost ->
    [0] for nothing
    [one] 1 point
   *[other] { $cost } points
}{ $changed ->
    [yes] {" "}instead of { $printed }
   *[no] {""}
}
    .small = Buy { CARD($card, form: "small") } against { SEAT($target) }, { $cost }
choice-spy = { CARD($card) }, { $cost ->
    [0] for nothing
    [one] 1 point
   *[other] { $cost } points
}{ $changed ->
    [yes] {" "}instead of { $printed }
   *[no] {""}
}
    .small = { CARD($card) }, { $cost }
choice-spy-aimed = { CARD($card) } on { SEAT($target) }, { $cost ->
    [0] for nothing
    [one] 1 point
   *[other] { $cost } points
}{ $changed ->
    [yes] {" "}instead of { $printed }
   *[no] {""}
}
    .small = { CARD($card, form: "small") } on { SEAT($target) }, { $cost }
choice-savvy = { CARD($card) }, { $cost ->
    [0] for nothing
    [one] 1 point
   *[other] { $cost } points
}{ $changed ->
    [yes] {" "}instead of { $printed }
   *[no] {""}
}
    .small = { CARD($card) }, { $cost }
choice-savvy-aimed = { CARD($card) } on { SEAT($target) }, { $cost ->
    [0] for nothing
    [one] 1 point
   *[other] { $cost } points
}{ $changed ->
    [yes] {" "}instead of { $printed }
   *[no] {""}
}
    .small = { CARD($card, form: "small") } on { SEAT($target) }, { $cost }
choice-use = { CARD($card) }: { $cost ->
    [0] for nothing
   *[other] pay { $cost }
}
    .small = Use { CARD($card, form: "small") }, { $cost }
choice-use-aimed = { CARD($card) } on { SEAT($target) }: { $cost ->
    [0] for nothing
   *[other] pay { $cost }
}
    .small = { CARD($card, form: "small") } on { SEAT($target) }, { $cost }
choice-fire = Fire { CARD($card, form: "a") }
choice-sell = Sell { CARD($card) }
choice-sell-for = Sell { CARD($card) }, +{ $half }
choice-takeover = Take over { OWN($target) } company
choice-drop = Let { CARD($card, form: "a") } go
choice-take-loan = Take { OWN($target) } { $price ->
    [one] 1 point
   *[other] { $price } points
}, repay { $back } in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} of yours
choice-declare = Declare bankruptcy
choice-discard = { CARD($card) }
choice-discard-marked = { $count ->
    [one] Discard it
   *[other] Discard these { $count }
}
choice-pass = Pass
choice-show = Show
choice-name = { SEAT($target) }
choice-pick = { CARD($card) }
choice-pick-held = { CARD($card) }, cost { $cost }
choice-goes = { CARD($card) } goes
choice-keep = Keep
choice-layoff = Lay off
choice-keep-team = Keep the people
choice-keep-assets = Keep the assets
choice-accept = Accept
choice-decline = Decline
choice-yes = Yes
choice-no = No
choice-sign = { WORD($sign, of: "sign") }
choice-first = { $name } ({ SEAT($target) }) takes the first turn
choice-cut = Cut { $n }
choice-dance = { WORD($dance, of: "dance") }

says-bank = bank { $before } to { $after }
says-broke = and you are broke: still in, but any bill counts
says-embargo = one more by embargo
says-brings = from next turn +{ $income } −{ $overhead }
says-lifespan = for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
says-uses-hire = uses your hire
says-sells-again = sells again for { $half }
says-stays-paid = { $cost ->
    [one] 1 stays
   *[other] { $cost } stay
} paid even if somebody cancels it
says-may-be-answered = may be answered
says-once = once this turn
says-nothing-now = does nothing now
says-fired = free, brings nothing; next turn { $income-after } instead of { $income } income, { $overhead-after } instead of { $overhead } expenses
says-sold = +{ $half }: bank { $before } to { $after }; you lose +{ $income } −{ $overhead }
says-ability-lost = and its ability
says-owners-pile = to { OWN($owner) } pile
says-first-discard = first discard { $count } of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
says-announce = you announce { $bank }
says-books-shut = you keep your books shut
says-takeover-sums = You: net worth { $worth }, bank { $bank }. { SEAT($target) }: cards { $in-play }, bank { $seen ->
    [now] { $figure }
    [announced] { $ago ->
    [0] { $figure }, announced this turn
    [1] { $figure }, announced last turn
   *[other] { $figure }, announced { $ago } turns ago
}
    [shown] { $ago ->
    [0] { $figure }, you saw it this turn
    [1] { $figure }, you saw it last turn
   *[other] { $figure }, you saw it { $ago } turns ago
}
   *[never] not shown yet, all began with { $start }
}
says-takeover-limit = **Works while their bank is { $limit } or less**
says-takeover-cannot = cannot work: their cards alone are worth { $in-play }
says-takeover-works = works: price { $price }
says-takeover-fails = fails by { $by }
says-takeover-shown = Both net worths are shown to all. If it falls short, nothing is paid and this turn’s attempt is gone.

locked-card = { CARD($card) }
lock-answer = **{ CARD($card, form: "small") } is an answer.** It can be played the moment { WORD($event, of: "answers") } is announced.
lock-not-savvy = **Only Savvy cards answer.** { $type ->
    [employee] An employee is
    [executive] An executive is
    [asset] An asset is
   *[espionage] Espionage is
} for your own turn.
lock-wrong-kind = **{ CARD($card, form: "small") } answers { WORD($event, of: "answers") }.** On top lies { WORD($thing, of: "thing") }.
lock-not-at-you = **{ CARD($card, form: "small") } answers { WORD($event, of: "answers") }.** This one is not.
lock-own-play = **{ CARD($card, form: "small") } stops rivals, and this is yours.** It answers { WORD($event, of: "answers") }.
lock-bill-is-left = **The espionage has already happened; only the bill is left.** { CARD($card, form: "small") } answers { WORD($event, of: "answers") }.
locked-takeover = A takeover
locked-takeover-of = Take over { SEAT($target) }
locked-use = Use { CARD($card) }
locked-sell = Sell { CARD($card) }
locked-end = End turn
locked-mix = Keep only a part
locked-yourself = Yourself
locked-accept = Accept
locked-answer = Answer
locked-cut-nothing = Cut nothing

kicker-expenses = Payday, and the till is short
ask-expenses = Expenses { $overhead }, bank { $bank }: what goes?
stakes-expenses = Give up cards or sell assets until the rest is paid. Nobody goes bankrupt over expenses.
clock-expenses = If time runs out, the card goes that brings in least.
says-drop = expenses { $before } to { $after }; you get nothing
says-paid = paid, bank { $after }
says-still-short = still { $short } short

kicker-insolvency = Below zero. Everybody waits for you
ask-insolvency = You are { $short ->
    [one] 1 point
   *[other] { $short } points
} short. Raise them?
ask-insolvency-nothing = You are { $short ->
    [one] 1 point
   *[other] { $short } points
} short, and nothing is left to raise them with.
stakes-insolvency = All your assets together bring { $worth }: { $enough ->
    [yes] enough
   *[no] { $missing } too little
}. At 0 you stay in.
stakes-insolvency-no-assets = You have no assets to sell. At 0 you stay in.
clock-insolvency = If time runs out, the cheapest asset is sold first; then you declare.
says-collector-gets = you are out; { SEAT($target) } gets { $amount }
says-nobody-gets = you are out; nobody gets anything
says-can-be-saved = You can still be saved by selling { CARDS($cards) }.

kicker-hand-limit = End of your turn
ask-hand-limit = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $limit } allowed. Discard { $count }.
stakes-hand-limit = Everybody sees what goes, and it never comes back.
clock-hand-limit = { $count ->
    [one] If time runs out, the cheapest goes.
   *[other] If time runs out, the { $count } cheapest go.
}
step-mark = Card { $number } of { $count }

## While something waits

kicker-aimed = Aimed at you. Anyone may answer
kicker-answers-you = They answer you. Anyone may answer back
kicker-anyone = Anyone may answer now, you too
ask-takeover-you = { SEAT($seat) } buys your company for { $price ->
    [one] 1 point
   *[other] { $price } points
}. Stop it?
ask-takeover-other = { SEAT($seat) } buys { OWN($target) } company for { $price ->
    [one] 1 point
   *[other] { $price } points
}. Answer?
    .you = You buy { OWN($target) } company for { $price ->
    [one] 1 point
   *[other] { $price } points
}. Answer?
ask-nothing = { SEAT($seat) } plays { CARD($card) }. As things stand it does nothing. Answer?
stakes-enters = From next turn it brings { SEAT($seat) } +{ $income } −{ $overhead }{ $able ->
    [yes] , and: { CARD($card, form: "text") }
   *[no] {""}
}.
stakes-espionage = { CARD($card) } cost { $paid ->
    [one] 1 point
   *[other] { $paid } points
}; cancelling does not give them back.
stakes-use = Cancelled, { CARD($card) } stays in play but is spent this turn.
stakes-takeover = As shown when announced: { SEAT($seat) } net worth { $worth }, bank { $bank }; { SEAT($target) } net worth { $price }. The sum is checked again at the end.
stands-cancelled-last = { CARD($card) } is cancelled, { $back ->
    [both] card and price go back
    [price] the price comes back
   *[none] { $paid ->
        [0] it cost nothing
       *[other] { $paid } stay paid
    }
}, and { OWN($active) } turn goes on.
stands-cancelled = { $card ->
    [bill] The bill
    [takeover] The takeover
   *[card] { OWN($target) } { CARD($card) }
} is cancelled. Then what lies below may be answered once more.
stands-then-below = { CARD($played) } works. Then { $card ->
    [bill] the bill
    [takeover] the takeover
   *[card] { OWN($target) } { CARD($card) }
} may be answered once more.
stands-pays = { SEAT($target) } pays { $n }.
stands-paid = bank { $before } to { $after }
stands-broke = bank { $before } to 0: broke, still in.
stands-below = bank { $before } to { $after }: you must raise { $short }. Your assets bring { $worth }, { $enough ->
    [yes] enough
   *[no] not enough
}.
clock-pass = If time runs out, you pass.
note-nothing-fits = Nothing in your hand fits here.
says-still-waits = { CARD($card) } still waits
says-unless-cancelled = unless somebody cancels it
says-let-it-happen = let it happen

kicker-bill = A bill is on its way
ask-charge-you = { SEAT($seat) } bills you { $n ->
    [one] 1 point
   *[other] { $n } points
}. Anything before you pay?
ask-charge-other = { SEAT($seat) } bills { SEAT($target) } { $n ->
    [one] 1 point
   *[other] { $n } points
}. Anything before it is charged?
ask-charge-own = You bill { SEAT($target) } { $n ->
    [one] 1 point
   *[other] { $n } points
}. Anything before it is charged?
ask-charge-self = { OWN($seat) } own card bills { SEAT($seat) } { $n ->
    [one] 1 point
   *[other] { $n } points
}. Anything before it is charged?
    .you = Your own card bills you { $n ->
    [one] 1 point
   *[other] { $n } points
}. Anything before you pay?
ask-charge-burnout = An empty deck costs you { $n ->
    [one] 1 point
   *[other] { $n } points
}. Anything before you pay?
ask-charge-burnout-other = An empty deck costs { SEAT($target) } { $n ->
    [one] 1 point
   *[other] { $n } points
}. Anything before it is charged?
stakes-bill = The amount is fixed. A card that brings money now still helps.
stakes-collect = { SEAT($seat) } collects what is paid.
    .you = You collect what is paid.

kicker-end-window = { OWN($ended) } turn is over
ask-end-window = Any last Savvy before { SEAT($next) } { $you-next ->
    [yes] collect
   *[no] collects
} income?
stands-end-window = { OWN($next) } turn begins.
says-on-to = on to { SEAT($next) }

kicker-audit = Audit
ask-audit = { SEAT($seat) } wants to see your books. Show them?
stakes-audit = You may not lie; a card may refuse.
clock-audit = If time runs out, you show them.
says-show = { SEAT($seat) } learns { $bank }; the table learns only that you showed

## Inside an effect

kicker-name = Your card asks
ask-name = { CARD($card) }: which rival?
ask-name-turned = { CARD($card) } leaves you alone. Whom shall it hit?
clock-name = If time runs out, the next rival clockwise.
kicker-pick = { CARD($card) } takes effect
ask-pick-fire = Which of { OWN($target) } { WORD($what, of: "kinds") } is fired?
ask-pick-destroy = Which of { OWN($target) } { WORD($what, of: "kinds") } is destroyed?
ask-pick-steal = Which of { OWN($target) } { WORD($what, of: "kinds") } do you take?
ask-pick-bounce = Which of { OWN($target) } { WORD($what, of: "kinds") } goes home?
ask-pick-fire-own = Which of your { WORD($what, of: "kinds") } do you give up?
ask-pick-destroy-own = Which of your { WORD($what, of: "kinds") } do you give up?
ask-pick-steal-own = Which of your { WORD($what, of: "kinds") } do you give up?
ask-pick-bounce-own = Which of your { WORD($what, of: "kinds") } do you give up?
stakes-pick = { $count } to choose.
stakes-pick-hand = Only you see it, and its order tells nothing.
clock-pick = If time runs out, the dearest.
clock-pick-own = If time runs out, the cheapest.
says-you-lose = you lose +{ $income } −{ $overhead } and { $cost } net worth
says-they-lose = { SEAT($target) } loses +{ $income } −{ $overhead } and { $cost } net worth
says-you-take = you gain +{ $income } −{ $overhead } and { $cost } net worth; its ability works from your next turn; it still belongs to { SEAT($owner) }
says-goes-home = { SEAT($owner) } may play it again for { $cost }
ask-pick-hand = { OWN($target) } hand lies open to you. Which card goes?
ask-pick-hand-take = { OWN($target) } hand lies open to you. Which card do you take?
ask-pick-hand-own = Discard which card?
says-into-your-hand = into your hand; { SEAT($target) } will know which
kicker-surplus = Too many chiefs
ask-surplus = { $count } executives, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}. Who goes?
stakes-surplus = To the owner’s pile, for nothing. It is not your firing.
clock-surplus = If time runs out, the cheapest goes.
says-keeps = you keep { CARDS($cards) }
kicker-takeover-choice = { $name } is yours
ask-takeover-choice = Keep its people and assets, or lay everybody off?
stakes-bank-gone = The price is paid. Their bank is gone.
stakes-bank-comes = The price is paid. House rule: their bank comes to you.
stakes-ious = IOUs owed to { SEAT($target) } come to you if you keep anything, and lapse if you lay off.
clock-takeover-choice = If time runs out, you keep everything.
says-keep = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, printed +{ $income } −{ $overhead } a turn; your net worth { $worth }
says-layoff = +{ $half }: bank { $before } to { $after }; { $gone ->
    [one] 1 card goes
   *[other] { $gone } cards go
} to the piles
says-keep-team = +{ $half }, { $people ->
    [one] 1 person stays
   *[other] { $people } people stay
}
says-keep-assets = { $assets ->
    [one] 1 asset stays
   *[other] { $assets } assets stay
}, { $people ->
    [one] 1 person goes
   *[other] { $people } people go
}
says-choose-chief = you choose between { $count } executives next

## Deals

kicker-offer = An offer, for your eyes only
clock-decline = If time runs out, you decline.
ask-offer-sell = Buy { OWN($seat) } { CARD($card) } for { $price ->
    [one] 1 point
   *[other] { $price } points
}?
ask-offer-buy = Sell { SEAT($seat) } your { CARD($card) } for { $price ->
    [one] 1 point
   *[other] { $price } points
}?
ask-offer-buy-missing = { SEAT($seat) } wants a { CARD($card) } for { $price ->
    [one] 1 point
   *[other] { $price } points
}, which you do not have.
ask-offer-lend = Borrow { $price ->
    [one] 1 point
   *[other] { $price } points
} from { SEAT($seat) }?
ask-offer-borrow = Lend { SEAT($seat) } { $price ->
    [one] 1 point
   *[other] { $price } points
}?
ask-offer-pact = A pact with { SEAT($seat) } against { SEAT($enemy) }?
stakes-offer-sell = You see it; the table will only see that a card changed hands. It still belongs to { SEAT($owner) }.
stakes-offer-sell-in-play = It uses no hire. Its ability works from your next turn.
stakes-offer-buy = Only you know whether you have it.
stakes-offer-lend = You repay { $back } on payday, { $turns ->
    [one] on your next one
   *[other] { $turns } of your turns from now
}. If you cannot, you go below zero.
stakes-offer-borrow = { $back } back in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} of theirs, if they live. If they go, so does the IOU.
stakes-offer-pact = Until { SEAT($enemy) } is gone neither of you may name the other with a card, an ability or a takeover. What hits every rival still hits you.
says-accept-sell = bank { $before } to { $after }; { CARD($card) } joins your hand
says-accept-sell-in-play = bank { $before } to { $after }; { CARD($card) } joins your company
says-accept-buy = bank { $before } to { $after }; you lose { CARD($card) }
says-accept-lend = bank { $before } to { $after }; IOU { $back }
says-accept-borrow = bank { $before } to { $after }; IOU { $back } is yours
says-accept-pact = public; breaking it takes effect at the breaker’s next turn
says-decline-sell = nothing happens; ask again only after something else has
says-decline-buy = they do not learn whether you have it
says-decline-lend = nothing happens
says-decline-borrow = nothing happens
says-decline-pact = nothing happens
ask-invitation = Found { $association } with { SEATS($seats) }?
stakes-invitation = Members vote on embargoes. One membership each.
says-joins = you are a member
says-stays-out = you stay out
kicker-vote = { $association } votes
ask-vote-embargo = Embargo { SEAT($target) } for three rounds?
ask-vote-lift = Lift the embargo on { SEAT($target) }?
stakes-vote = More than half of { $count } members decide. Hires and purchases then cost { SEAT($target) } 1 point more, and no deals with members.
clock-vote = If time runs out, you vote no.
says-secret = secret; only the count is told

## Before the first turn, and after the last

kicker-duel = Who begins? Everybody chooses at once
ask-duel = Rock, paper or scissors?
stakes-duel = If exactly two signs show, the winning sign stays in. Otherwise again.
says-rock = beats scissors
says-paper = beats rock
says-scissors = beats paper
kicker-first = You are the host
ask-first = Which company begins?
kicker-cut = Before the deal
ask-cut = Where do you cut { OWN($target) } deck?
stakes-cut = That many cards go from the top to the bottom. Nobody has seen them, you neither.
clock-luck = If time runs out, luck decides.
ask-dance = You are out. Last dance?
over-won = { $seats-count ->
    [0] The game is over.
    [one] { SEATS($seats) } won in round { $round }.
   *[other] { SEATS($seats) } won together in round { $round }.
}

## Waiting

waiting-main = { SEAT($seat) } is at work. { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $hired ->
    [yes] hired
   *[no] no hire yet
}.
waiting-response = { CARD($card) } waits for answers.
waiting-own-play = Your { CARD($card) } waits for answers.
waiting-passed = You passed. The window is open for the others.
waiting-no-cards = No cards, so nothing to answer with.
waiting-bill = A bill to { SEAT($target) } waits for answers.
waiting-end = Last call before { SEAT($next) }.
waiting-audit = { SEAT($seat) } asks for { OWN($target) } books.
    .you = The vault is being opened.
waiting-duel = { $in } of { $asked } have chosen.
waiting-cut = Decks are being cut.
waiting-embargo-vote = { $in } of { $asked } members have voted.
waiting-first = { SEAT($seat) } chooses who begins.
waiting-expenses = { SEAT($seat) } cannot pay all expenses.
waiting-insolvency = { SEAT($seat) } is { $short ->
    [one] 1 point
   *[other] { $short } points
} below zero and looks for money. Assets worth { $worth }.
waiting-pick = { SEAT($seat) } chooses one of { OWN($target) } cards.
waiting-pick-hand = { $own ->
    [yes] { SEAT($target) } discards.
   *[no] { SEAT($seat) } looks through { OWN($target) } hand.
}
waiting-takeover-choice = { SEAT($seat) } decides what becomes of { $name }.
waiting-hand-limit = { SEAT($seat) } discards down to { $limit }.
waiting-name-rival = { SEAT($seat) } names a rival.
waiting-name = { SEAT($seat) } names a rival for { CARD($card) }.
waiting-exec-surplus = { SEAT($seat) } has an executive too many.
waiting-offer-answer = { SEAT($seat) } considers an offer.
waiting-dance = { SEAT($seat) } leaves in style.
waiting-gone = Your company has left the market. You see what everybody sees.
waiting-ghost = Your company has left the market. You see what everybody sees, and every hand, so keep quiet.

## At any time

free-audit = Ask { SEAT($target) } for the books
says-audit-free = Free; only you see the figure, everybody sees that you asked.
free-savvy = Play { CARD($card) } now
free-savvy-aimed = Play { CARD($card) } on { SEAT($target) } now
free-drop = Let { CARD($card, form: "a") } go
says-drop-free = It costs more in a turn than your whole bank holds.
free-applaud = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
free-disqualify = Disqualify { SEAT($target) }
free-sell-card = Sell { SEAT($target) } { CARD($card) } for { $price }
free-bid = Offer { SEAT($target) } { $price } for { CARD($card) }
free-lend = Lend { SEAT($target) } { $price }, { $back } back in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
free-borrow = Borrow { $price } from { SEAT($target) }, { $back } back in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
free-repay = Repay { SEAT($target) }
says-repay = { $amount ->
    [one] 1 point
   *[other] { $amount } points
} now: bank { $before } to { $after }; the IOU is torn up
free-pact = Offer { SEAT($target) } a pact against { SEAT($enemy) }
free-break = Break the pact with { SEAT($target) }
says-break = everybody hears it now; it ends when your next turn starts
free-found = Found { $association } with { SEATS($seats) }
free-leave = Leave { $association }
free-embargo = Call a vote: embargo { SEAT($target) }
free-lift = Call a vote: lift the embargo on { SEAT($target) }
free-claim-bank = “My bank is { $price }.”
free-claim-can-answer = “I can answer espionage right now.”
free-claim-cannot-answer = “I cannot answer espionage right now.”
free-claim-hold = “I hold it.”
free-claim-truce = “{ SEAT($target) }, I will not name you before my next turn is over.”
free-claim-threat = “I will go for { SEAT($target) } in my next turn.”

## On the boards

board-bank = bank { $seen ->
    [now] { $figure }
    [announced] { $ago ->
    [0] { $figure }, announced this turn
    [1] { $figure }, announced last turn
   *[other] { $figure }, announced { $ago } turns ago
}
    [shown] { $ago ->
    [0] { $figure }, you saw it this turn
    [1] { $figure }, you saw it last turn
   *[other] { $figure }, you saw it { $ago } turns ago
}
   *[never] not shown yet, all began with { $start }
}

## What plays do
does-bill-you = bills you { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}: bank { $before } to { $after }{ $short ->
    [0] {""}
   *[other] , { $short } short
}{ $collect ->
    [yes] , and collects it
   *[no] {""}
}
    .you = bill yourself { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}: bank { $before } to { $after }{ $short ->
    [0] {""}
   *[other] , { $short } short
}
ask-bill-you = { SEAT($seat) } bills you { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}: bank { $before } to { $after }{ $short ->
    [0] {""}
   *[other] , { $short } short
}{ $collect ->
    [yes] , and collects it
   *[no] {""}
}. Answer?
tread-bill-you = { SEAT($seat) } bills you { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}: bank { $before } to { $after }{ $short ->
    [0] {""}
   *[other] , { $short } short
}{ $collect ->
    [yes] , and collects it
   *[no] {""}
}
    .you = You bill yourself { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}: bank { $before } to { $after }{ $short ->
    [0] {""}
   *[other] , { $short } short
}
stands-bill-you = { SEAT($seat) } bills you { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}: bank { $before } to { $after }{ $short ->
    [0] {""}
   *[other] , { $short } short
}{ $collect ->
    [yes] , and collects it
   *[no] {""}
}.
does-bill-other = bills { SEAT($target) } { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}{ $collect ->
    [yes] , and collects it
   *[no] {""}
}
    .you = bill { SEAT($target) } { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}{ $collect ->
    [yes] , and collect it
   *[no] {""}
}
ask-bill-other = { SEAT($seat) } bills { SEAT($target) } { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}{ $collect ->
    [yes] , and collects it
   *[no] {""}
}. Answer?
tread-bill-other = { SEAT($seat) } bills { SEAT($target) } { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}{ $collect ->
    [yes] , and collects it
   *[no] {""}
}
    .you = You bill { SEAT($target) } { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}{ $collect ->
    [yes] , and collect it
   *[no] {""}
}
stands-bill-other = { SEAT($seat) } bills { SEAT($target) } { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}{ $collect ->
    [yes] , and collects it
   *[no] {""}
}.
does-bill-all = bills every rival { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}{ $collect ->
    [yes] , and collects it
   *[no] {""}
}
    .you = bill every rival { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}{ $collect ->
    [yes] , and collect it
   *[no] {""}
}
tread-bill-all = { SEAT($seat) } bills every rival { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}{ $collect ->
    [yes] , and collects it
   *[no] {""}
}
    .you = You bill every rival { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}{ $collect ->
    [yes] , and collect it
   *[no] {""}
}
does-bill-self = is billed { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
    .you = are billed { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}: bank { $before } to { $after }{ $short ->
    [0] {""}
   *[other] , { $short } short
}
ask-bill-self = { SEAT($seat) } is billed { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}. Answer?
tread-bill-self = { SEAT($seat) } is billed { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
    .you = You are billed { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}: bank { $before } to { $after }{ $short ->
    [0] {""}
   *[other] , { $short } short
}
stands-bill-self = { SEAT($seat) } is billed { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}.
does-siphon-you = takes { $n } from your bank: { $before } to { $after }
    .you = take nothing from yourself
ask-siphon-you = { SEAT($seat) } takes { $n } from your bank: { $before } to { $after }. Answer?
tread-siphon-you = { SEAT($seat) } takes { $n } from your bank: { $before } to { $after }
    .you = You take nothing from yourself
stands-siphon-you = { SEAT($seat) } takes { $n } from your bank: { $before } to { $after }.
does-siphon-other = takes up to { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
} from { SEAT($target) }
    .you = take up to { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
} from { SEAT($target) }
ask-siphon-other = { SEAT($seat) } takes up to { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
} from { SEAT($target) }. Answer?
tread-siphon-other = { SEAT($seat) } takes up to { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
} from { SEAT($target) }
    .you = You take up to { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
} from { SEAT($target) }
stands-siphon-other = { SEAT($seat) } takes up to { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
} from { SEAT($target) }.
does-siphon-all = takes up to { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
} from every rival
    .you = take up to { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
} from every rival
tread-siphon-all = { SEAT($seat) } takes up to { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
} from every rival
    .you = You take up to { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
} from every rival
does-siphon-self = takes nothing from themselves
    .you = take nothing from yourself
ask-siphon-self = { SEAT($seat) } takes nothing from themselves. Answer?
tread-siphon-self = { SEAT($seat) } takes nothing from themselves
    .you = You take nothing from yourself
stands-siphon-self = { SEAT($seat) } takes nothing from themselves.
does-gain-self = gains { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
    .you = gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}: bank { $before } to { $after }
ask-gain-self = { SEAT($seat) } gains { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}. Answer?
tread-gain-self = { SEAT($seat) } gains { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
    .you = You gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}: bank { $before } to { $after }
stands-gain-self = { SEAT($seat) } gains { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}.
does-gain-you = lets you gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
    .you = gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
ask-gain-you = { SEAT($seat) } lets you gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}. Answer?
tread-gain-you = { SEAT($seat) } lets you gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
    .you = You gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
stands-gain-you = { SEAT($seat) } lets you gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}.
does-gain-other = lets { SEAT($target) } gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
    .you = let { SEAT($target) } gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
ask-gain-other = { SEAT($seat) } lets { SEAT($target) } gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}. Answer?
tread-gain-other = { SEAT($seat) } lets { SEAT($target) } gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
    .you = You let { SEAT($target) } gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
stands-gain-other = { SEAT($seat) } lets { SEAT($target) } gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}.
does-gain-all = lets everybody gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
    .you = let everybody gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
tread-gain-all = { SEAT($seat) } lets everybody gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
    .you = You let everybody gain { $how ->
    [least] at least { $n }
    [range] { $n } to { $most }
    [bank] as much as their bank says
   *[exact] { $n }
}
does-draw-you = lets you draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = let you draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ask-draw-you = { SEAT($seat) } lets you draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}. Answer?
tread-draw-you = { SEAT($seat) } lets you draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = You let you draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
stands-draw-you = { SEAT($seat) } lets you draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
does-draw-other = lets { SEAT($target) } draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = let { SEAT($target) } draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ask-draw-other = { SEAT($seat) } lets { SEAT($target) } draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}. Answer?
tread-draw-other = { SEAT($seat) } lets { SEAT($target) } draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = You let { SEAT($target) } draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
stands-draw-other = { SEAT($seat) } lets { SEAT($target) } draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
does-draw-all = lets everybody draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = let everybody draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
tread-draw-all = { SEAT($seat) } lets everybody draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = You let everybody draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
does-draw-self = draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ask-draw-self = { SEAT($seat) } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}. Answer?
tread-draw-self = { SEAT($seat) } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = You draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
stands-draw-self = { SEAT($seat) } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
does-discard-you = makes you discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = make you discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
ask-discard-you = { SEAT($seat) } makes you discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}. Answer?
tread-discard-you = { SEAT($seat) } makes you discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = You make you discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
stands-discard-you = { SEAT($seat) } makes you discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}.
does-discard-other = makes { SEAT($target) } discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = make { SEAT($target) } discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
ask-discard-other = { SEAT($seat) } makes { SEAT($target) } discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}. Answer?
tread-discard-other = { SEAT($seat) } makes { SEAT($target) } discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = You make { SEAT($target) } discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
stands-discard-other = { SEAT($seat) } makes { SEAT($target) } discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}.
does-discard-all = makes every rival discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = make every rival discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
tread-discard-all = { SEAT($seat) } makes every rival discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = You make every rival discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
does-discard-self = discards { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ask-discard-self = { SEAT($seat) } discards { $n ->
    [one] 1 card
   *[other] { $n } cards
}. Answer?
tread-discard-self = { SEAT($seat) } discards { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = You discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
stands-discard-self = { SEAT($seat) } discards { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
does-pilfer-you = takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { $held } in your hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { $held } in your hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
ask-pilfer-you = { SEAT($seat) } takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { $held } in your hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}. Answer?
tread-pilfer-you = { SEAT($seat) } takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { $held } in your hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = You takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { $held } in your hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
stands-pilfer-you = { SEAT($seat) } takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { $held } in your hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}.
does-pilfer-other = takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { $held } in { OWN($target) } hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = take { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { $held } in { OWN($target) } hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
ask-pilfer-other = { SEAT($seat) } takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { $held } in { OWN($target) } hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}. Answer?
tread-pilfer-other = { SEAT($seat) } takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { $held } in { OWN($target) } hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = You take { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { $held } in { OWN($target) } hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
stands-pilfer-other = { SEAT($seat) } takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { $held } in { OWN($target) } hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}.
does-pilfer-all = takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} from every rival’s hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = take { $n ->
    [one] 1 card
   *[other] { $n } cards
} from every rival’s hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
tread-pilfer-all = { SEAT($seat) } takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} from every rival’s hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = You take { $n ->
    [one] 1 card
   *[other] { $n } cards
} from every rival’s hand, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
does-pilfer-self = takes nothing from themselves
    .you = take nothing from yourself
ask-pilfer-self = { SEAT($seat) } takes nothing from themselves. Answer?
tread-pilfer-self = { SEAT($seat) } takes nothing from themselves
    .you = You take nothing from yourself
stands-pilfer-self = { SEAT($seat) } takes nothing from themselves.
does-fire-you = fires { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = fire { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
ask-fire-you = { SEAT($seat) } fires { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}. Answer?
tread-fire-you = { SEAT($seat) } fires { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = You fire { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
stands-fire-you = { SEAT($seat) } fires { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}.
does-fire-other = fires { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = fire { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
ask-fire-other = { SEAT($seat) } fires { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}. Answer?
tread-fire-other = { SEAT($seat) } fires { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = You fire { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
stands-fire-other = { SEAT($seat) } fires { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}.
does-fire-you-sure = fires your { CARDS($cards) }
    .you = fire your { CARDS($cards) }
ask-fire-you-sure = { SEAT($seat) } fires your { CARDS($cards) }. Answer?
tread-fire-you-sure = { SEAT($seat) } fires your { CARDS($cards) }
    .you = You fire your { CARDS($cards) }
stands-fire-you-sure = { SEAT($seat) } fires your { CARDS($cards) }.
does-fire-other-sure = fires { OWN($target) } { CARDS($cards) }
    .you = fire { OWN($target) } { CARDS($cards) }
ask-fire-other-sure = { SEAT($seat) } fires { OWN($target) } { CARDS($cards) }. Answer?
tread-fire-other-sure = { SEAT($seat) } fires { OWN($target) } { CARDS($cards) }
    .you = You fire { OWN($target) } { CARDS($cards) }
stands-fire-other-sure = { SEAT($seat) } fires { OWN($target) } { CARDS($cards) }.
does-fire-all = fires { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") }
    .you = fire { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") }
tread-fire-all = { SEAT($seat) } fires { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") }
    .you = You fire { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") }
does-fire-self = fires { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") }
    .you = fire { $n ->
    [one] one
   *[other] { $n }
} of your own { WORD($what, of: "kinds") }
ask-fire-self = { SEAT($seat) } fires { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") }. Answer?
tread-fire-self = { SEAT($seat) } fires { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") }
    .you = You fire { $n ->
    [one] one
   *[other] { $n }
} of your own { WORD($what, of: "kinds") }
stands-fire-self = { SEAT($seat) } fires { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") }.
does-destroy-you = destroys { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = destroy { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
ask-destroy-you = { SEAT($seat) } destroys { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}. Answer?
tread-destroy-you = { SEAT($seat) } destroys { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = You destroy { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
stands-destroy-you = { SEAT($seat) } destroys { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}.
does-destroy-other = destroys { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = destroy { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
ask-destroy-other = { SEAT($seat) } destroys { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}. Answer?
tread-destroy-other = { SEAT($seat) } destroys { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = You destroy { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
stands-destroy-other = { SEAT($seat) } destroys { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}.
does-destroy-you-sure = destroys your { CARDS($cards) }
    .you = destroy your { CARDS($cards) }
ask-destroy-you-sure = { SEAT($seat) } destroys your { CARDS($cards) }. Answer?
tread-destroy-you-sure = { SEAT($seat) } destroys your { CARDS($cards) }
    .you = You destroy your { CARDS($cards) }
stands-destroy-you-sure = { SEAT($seat) } destroys your { CARDS($cards) }.
does-destroy-other-sure = destroys { OWN($target) } { CARDS($cards) }
    .you = destroy { OWN($target) } { CARDS($cards) }
ask-destroy-other-sure = { SEAT($seat) } destroys { OWN($target) } { CARDS($cards) }. Answer?
tread-destroy-other-sure = { SEAT($seat) } destroys { OWN($target) } { CARDS($cards) }
    .you = You destroy { OWN($target) } { CARDS($cards) }
stands-destroy-other-sure = { SEAT($seat) } destroys { OWN($target) } { CARDS($cards) }.
does-destroy-all = destroys { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") }
    .you = destroy { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") }
tread-destroy-all = { SEAT($seat) } destroys { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") }
    .you = You destroy { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") }
does-destroy-self = destroys { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") }
    .you = destroy { $n ->
    [one] one
   *[other] { $n }
} of your own { WORD($what, of: "kinds") }
ask-destroy-self = { SEAT($seat) } destroys { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") }. Answer?
tread-destroy-self = { SEAT($seat) } destroys { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") }
    .you = You destroy { $n ->
    [one] one
   *[other] { $n }
} of your own { WORD($what, of: "kinds") }
stands-destroy-self = { SEAT($seat) } destroys { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") }.
does-steal-you = takes { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = take { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
ask-steal-you = { SEAT($seat) } takes { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}. Answer?
tread-steal-you = { SEAT($seat) } takes { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = You take { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
stands-steal-you = { SEAT($seat) } takes { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}.
does-steal-other = takes { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = take { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
ask-steal-other = { SEAT($seat) } takes { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}. Answer?
tread-steal-other = { SEAT($seat) } takes { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = You take { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
stands-steal-other = { SEAT($seat) } takes { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") }, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}.
does-steal-you-sure = takes your { CARDS($cards) }
    .you = take your { CARDS($cards) }
ask-steal-you-sure = { SEAT($seat) } takes your { CARDS($cards) }. Answer?
tread-steal-you-sure = { SEAT($seat) } takes your { CARDS($cards) }
    .you = You take your { CARDS($cards) }
stands-steal-you-sure = { SEAT($seat) } takes your { CARDS($cards) }.
does-steal-other-sure = takes { OWN($target) } { CARDS($cards) }
    .you = take { OWN($target) } { CARDS($cards) }
ask-steal-other-sure = { SEAT($seat) } takes { OWN($target) } { CARDS($cards) }. Answer?
tread-steal-other-sure = { SEAT($seat) } takes { OWN($target) } { CARDS($cards) }
    .you = You take { OWN($target) } { CARDS($cards) }
stands-steal-other-sure = { SEAT($seat) } takes { OWN($target) } { CARDS($cards) }.
does-steal-all = takes { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") }
    .you = take { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") }
tread-steal-all = { SEAT($seat) } takes { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") }
    .you = You take { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") }
does-steal-self = takes { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") }
    .you = take { $n ->
    [one] one
   *[other] { $n }
} of your own { WORD($what, of: "kinds") }
ask-steal-self = { SEAT($seat) } takes { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") }. Answer?
tread-steal-self = { SEAT($seat) } takes { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") }
    .you = You take { $n ->
    [one] one
   *[other] { $n }
} of your own { WORD($what, of: "kinds") }
stands-steal-self = { SEAT($seat) } takes { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") }.
does-bounce-you = sends { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") } home, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = send { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") } home, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
ask-bounce-you = { SEAT($seat) } sends { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") } home, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}. Answer?
tread-bounce-you = { SEAT($seat) } sends { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") } home, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = You send { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") } home, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
stands-bounce-you = { SEAT($seat) } sends { $n ->
    [one] one
   *[other] { $n }
} of your { $count } { WORD($what, of: "kinds") } home, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}.
does-bounce-other = sends { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") } home, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = send { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") } home, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
ask-bounce-other = { SEAT($seat) } sends { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") } home, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}. Answer?
tread-bounce-other = { SEAT($seat) } sends { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") } home, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
    .you = You send { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") } home, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}
stands-bounce-other = { SEAT($seat) } sends { $n ->
    [one] one
   *[other] { $n }
} of { OWN($target) } { $count } { WORD($what, of: "kinds") } home, { $chooser ->
    [you] you choose
    [them] { SEAT($target) } chooses
    [who] { SEAT($seat) } chooses
    [yours] your choice
   *[luck] by luck
}.
does-bounce-you-sure = sends your { CARDS($cards) } home
    .you = send your { CARDS($cards) } home
ask-bounce-you-sure = { SEAT($seat) } sends your { CARDS($cards) } home. Answer?
tread-bounce-you-sure = { SEAT($seat) } sends your { CARDS($cards) } home
    .you = You send your { CARDS($cards) } home
stands-bounce-you-sure = { SEAT($seat) } sends your { CARDS($cards) } home.
does-bounce-other-sure = sends { OWN($target) } { CARDS($cards) } home
    .you = send { OWN($target) } { CARDS($cards) } home
ask-bounce-other-sure = { SEAT($seat) } sends { OWN($target) } { CARDS($cards) } home. Answer?
tread-bounce-other-sure = { SEAT($seat) } sends { OWN($target) } { CARDS($cards) } home
    .you = You send { OWN($target) } { CARDS($cards) } home
stands-bounce-other-sure = { SEAT($seat) } sends { OWN($target) } { CARDS($cards) } home.
does-bounce-all = sends { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") } home
    .you = send { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") } home
tread-bounce-all = { SEAT($seat) } sends { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") } home
    .you = You send { $n ->
    [one] one
   *[other] { $n }
} of every rival’s { WORD($what, of: "kinds") } home
does-bounce-self = sends { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") } home
    .you = send { $n ->
    [one] one
   *[other] { $n }
} of your own { WORD($what, of: "kinds") } home
ask-bounce-self = { SEAT($seat) } sends { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") } home. Answer?
tread-bounce-self = { SEAT($seat) } sends { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") } home
    .you = You send { $n ->
    [one] one
   *[other] { $n }
} of your own { WORD($what, of: "kinds") } home
stands-bounce-self = { SEAT($seat) } sends { $n ->
    [one] one
   *[other] { $n }
} of their own { WORD($what, of: "kinds") } home.
does-peek-hand-you = sees your hand
    .you = sees your hand
ask-peek-hand-you = { SEAT($seat) } sees your hand. Answer?
tread-peek-hand-you = { SEAT($seat) } sees your hand
    .you = You sees your hand
stands-peek-hand-you = { SEAT($seat) } sees your hand.
does-peek-hand-other = sees { OWN($target) } hand
    .you = see { OWN($target) } hand
ask-peek-hand-other = { SEAT($seat) } sees { OWN($target) } hand. Answer?
tread-peek-hand-other = { SEAT($seat) } sees { OWN($target) } hand
    .you = You see { OWN($target) } hand
stands-peek-hand-other = { SEAT($seat) } sees { OWN($target) } hand.
does-peek-hand-all = sees every rival’s hand
    .you = see every rival’s hand
tread-peek-hand-all = { SEAT($seat) } sees every rival’s hand
    .you = You see every rival’s hand
does-peek-hand-self = sees their own hand
    .you = see your own hand
ask-peek-hand-self = { SEAT($seat) } sees their own hand. Answer?
tread-peek-hand-self = { SEAT($seat) } sees their own hand
    .you = You see your own hand
stands-peek-hand-self = { SEAT($seat) } sees their own hand.
does-peek-bank-you = sees your bank
    .you = sees your bank
ask-peek-bank-you = { SEAT($seat) } sees your bank. Answer?
tread-peek-bank-you = { SEAT($seat) } sees your bank
    .you = You sees your bank
stands-peek-bank-you = { SEAT($seat) } sees your bank.
does-peek-bank-other = sees { OWN($target) } bank
    .you = see { OWN($target) } bank
ask-peek-bank-other = { SEAT($seat) } sees { OWN($target) } bank. Answer?
tread-peek-bank-other = { SEAT($seat) } sees { OWN($target) } bank
    .you = You see { OWN($target) } bank
stands-peek-bank-other = { SEAT($seat) } sees { OWN($target) } bank.
does-peek-bank-all = sees every rival’s bank
    .you = see every rival’s bank
tread-peek-bank-all = { SEAT($seat) } sees every rival’s bank
    .you = You see every rival’s bank
does-peek-bank-self = sees their own bank
    .you = see your own bank
ask-peek-bank-self = { SEAT($seat) } sees their own bank. Answer?
tread-peek-bank-self = { SEAT($seat) } sees their own bank
    .you = You see your own bank
stands-peek-bank-self = { SEAT($seat) } sees their own bank.
does-peek-deck-you = sees your next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = sees your next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ask-peek-deck-you = { SEAT($seat) } sees your next { $n ->
    [one] 1 card
   *[other] { $n } cards
}. Answer?
tread-peek-deck-you = { SEAT($seat) } sees your next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = You sees your next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
stands-peek-deck-you = { SEAT($seat) } sees your next { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
does-peek-deck-other = sees { OWN($target) } next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = see { OWN($target) } next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ask-peek-deck-other = { SEAT($seat) } sees { OWN($target) } next { $n ->
    [one] 1 card
   *[other] { $n } cards
}. Answer?
tread-peek-deck-other = { SEAT($seat) } sees { OWN($target) } next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = You see { OWN($target) } next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
stands-peek-deck-other = { SEAT($seat) } sees { OWN($target) } next { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
does-peek-deck-all = sees every rival’s next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = see every rival’s next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
tread-peek-deck-all = { SEAT($seat) } sees every rival’s next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = You see every rival’s next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
does-peek-deck-self = sees their own next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = see your own next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ask-peek-deck-self = { SEAT($seat) } sees their own next { $n ->
    [one] 1 card
   *[other] { $n } cards
}. Answer?
tread-peek-deck-self = { SEAT($seat) } sees their own next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .you = You see your own next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
stands-peek-deck-self = { SEAT($seat) } sees their own next { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
does-block-you = decrees: you cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = you cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-block-you = { SEAT($seat) } decrees: you cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-block-you = { SEAT($seat) } decrees: you cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-block-you = { SEAT($seat) } decrees: you cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-modify-income-you = decrees: your { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = your { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-modify-income-you = { SEAT($seat) } decrees: your { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-modify-income-you = { SEAT($seat) } decrees: your { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = Your { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-modify-income-you = { SEAT($seat) } decrees: your { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-modify-overhead-you = decrees: your { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = your { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-modify-overhead-you = { SEAT($seat) } decrees: your { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-modify-overhead-you = { SEAT($seat) } decrees: your { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = Your { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-modify-overhead-you = { SEAT($seat) } decrees: your { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-modify-cost-you = decrees: playing { WORD($what, of: "kinds") } costs you { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = playing { WORD($what, of: "kinds") } costs you { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-modify-cost-you = { SEAT($seat) } decrees: playing { WORD($what, of: "kinds") } costs you { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-modify-cost-you = { SEAT($seat) } decrees: playing { WORD($what, of: "kinds") } costs you { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: playing { WORD($what, of: "kinds") } costs you { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-modify-cost-you = { SEAT($seat) } decrees: playing { WORD($what, of: "kinds") } costs you { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-modify-bill-you = decrees: each bill to you is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = each bill to you is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-modify-bill-you = { SEAT($seat) } decrees: each bill to you is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-modify-bill-you = { SEAT($seat) } decrees: each bill to you is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: each bill to you is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-modify-bill-you = { SEAT($seat) } decrees: each bill to you is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-slots-hire-you = decrees: you may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = you may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-slots-hire-you = { SEAT($seat) } decrees: you may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-slots-hire-you = { SEAT($seat) } decrees: you may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-slots-hire-you = { SEAT($seat) } decrees: you may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-slots-fire-you = decrees: you may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = you may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-slots-fire-you = { SEAT($seat) } decrees: you may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-slots-fire-you = { SEAT($seat) } decrees: you may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-slots-fire-you = { SEAT($seat) } decrees: you may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-slots-executive-you = decrees: your executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = your executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-slots-executive-you = { SEAT($seat) } decrees: your executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-slots-executive-you = { SEAT($seat) } decrees: your executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = Your executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-slots-executive-you = { SEAT($seat) } decrees: your executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-slots-hand-you = decrees: your hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = your hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-slots-hand-you = { SEAT($seat) } decrees: your hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-slots-hand-you = { SEAT($seat) } decrees: your hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = Your hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-slots-hand-you = { SEAT($seat) } decrees: your hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-block-other = decrees: { SEAT($target) } cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = { SEAT($target) } cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-block-other = { SEAT($seat) } decrees: { SEAT($target) } cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-block-other = { SEAT($seat) } decrees: { SEAT($target) } cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: { SEAT($target) } cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-block-other = { SEAT($seat) } decrees: { SEAT($target) } cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-modify-income-other = decrees: { OWN($target) } { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = { OWN($target) } { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-modify-income-other = { SEAT($seat) } decrees: { OWN($target) } { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-modify-income-other = { SEAT($seat) } decrees: { OWN($target) } { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: { OWN($target) } { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-modify-income-other = { SEAT($seat) } decrees: { OWN($target) } { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-modify-overhead-other = decrees: { OWN($target) } { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = { OWN($target) } { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-modify-overhead-other = { SEAT($seat) } decrees: { OWN($target) } { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-modify-overhead-other = { SEAT($seat) } decrees: { OWN($target) } { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: { OWN($target) } { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-modify-overhead-other = { SEAT($seat) } decrees: { OWN($target) } { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-modify-cost-other = decrees: playing { WORD($what, of: "kinds") } costs { SEAT($target) } { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = playing { WORD($what, of: "kinds") } costs { SEAT($target) } { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-modify-cost-other = { SEAT($seat) } decrees: playing { WORD($what, of: "kinds") } costs { SEAT($target) } { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-modify-cost-other = { SEAT($seat) } decrees: playing { WORD($what, of: "kinds") } costs { SEAT($target) } { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: playing { WORD($what, of: "kinds") } costs { SEAT($target) } { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-modify-cost-other = { SEAT($seat) } decrees: playing { WORD($what, of: "kinds") } costs { SEAT($target) } { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-modify-bill-other = decrees: each bill to { SEAT($target) } is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = each bill to { SEAT($target) } is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-modify-bill-other = { SEAT($seat) } decrees: each bill to { SEAT($target) } is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-modify-bill-other = { SEAT($seat) } decrees: each bill to { SEAT($target) } is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: each bill to { SEAT($target) } is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-modify-bill-other = { SEAT($seat) } decrees: each bill to { SEAT($target) } is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-slots-hire-other = decrees: { SEAT($target) } may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = { SEAT($target) } may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-slots-hire-other = { SEAT($seat) } decrees: { SEAT($target) } may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-slots-hire-other = { SEAT($seat) } decrees: { SEAT($target) } may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: { SEAT($target) } may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-slots-hire-other = { SEAT($seat) } decrees: { SEAT($target) } may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-slots-fire-other = decrees: { SEAT($target) } may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = { SEAT($target) } may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-slots-fire-other = { SEAT($seat) } decrees: { SEAT($target) } may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-slots-fire-other = { SEAT($seat) } decrees: { SEAT($target) } may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: { SEAT($target) } may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-slots-fire-other = { SEAT($seat) } decrees: { SEAT($target) } may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-slots-executive-other = decrees: { OWN($target) } executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = { OWN($target) } executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-slots-executive-other = { SEAT($seat) } decrees: { OWN($target) } executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-slots-executive-other = { SEAT($seat) } decrees: { OWN($target) } executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: { OWN($target) } executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-slots-executive-other = { SEAT($seat) } decrees: { OWN($target) } executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-slots-hand-other = decrees: { OWN($target) } hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = { OWN($target) } hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-slots-hand-other = { SEAT($seat) } decrees: { OWN($target) } hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-slots-hand-other = { SEAT($seat) } decrees: { OWN($target) } hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: { OWN($target) } hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-slots-hand-other = { SEAT($seat) } decrees: { OWN($target) } hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-block-all = decrees: every rival cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = every rival cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
tread-block-all = { SEAT($seat) } decrees: every rival cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: every rival cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
does-modify-income-all = decrees: every rival’s { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = every rival’s { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
tread-modify-income-all = { SEAT($seat) } decrees: every rival’s { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: every rival’s { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
does-modify-overhead-all = decrees: every rival’s { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = every rival’s { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
tread-modify-overhead-all = { SEAT($seat) } decrees: every rival’s { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: every rival’s { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
does-modify-cost-all = decrees: playing { WORD($what, of: "kinds") } costs every rival { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = playing { WORD($what, of: "kinds") } costs every rival { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
tread-modify-cost-all = { SEAT($seat) } decrees: playing { WORD($what, of: "kinds") } costs every rival { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: playing { WORD($what, of: "kinds") } costs every rival { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
does-modify-bill-all = decrees: each bill to every rival is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = each bill to every rival is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
tread-modify-bill-all = { SEAT($seat) } decrees: each bill to every rival is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: each bill to every rival is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
does-slots-hire-all = decrees: every rival may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = every rival may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
tread-slots-hire-all = { SEAT($seat) } decrees: every rival may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: every rival may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
does-slots-fire-all = decrees: every rival may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = every rival may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
tread-slots-fire-all = { SEAT($seat) } decrees: every rival may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: every rival may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
does-slots-executive-all = decrees: every rival’s executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = every rival’s executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
tread-slots-executive-all = { SEAT($seat) } decrees: every rival’s executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: every rival’s executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
does-slots-hand-all = decrees: every rival’s hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = every rival’s hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
tread-slots-hand-all = { SEAT($seat) } decrees: every rival’s hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: every rival’s hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
does-block-self = cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = you cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-block-self = { SEAT($seat) } cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-block-self = { SEAT($seat) } cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-block-self = { SEAT($seat) } cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-modify-income-self = decrees: their { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = your { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-modify-income-self = { SEAT($seat) } decrees: their { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-modify-income-self = { SEAT($seat) } decrees: their { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = Your { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-modify-income-self = { SEAT($seat) } decrees: their { WORD($what, of: "kinds") } earn { $up ->
    [yes] { $n } more
   *[no] { $n } less
} each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-modify-overhead-self = decrees: their { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = your { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-modify-overhead-self = { SEAT($seat) } decrees: their { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-modify-overhead-self = { SEAT($seat) } decrees: their { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = Your { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-modify-overhead-self = { SEAT($seat) } decrees: their { WORD($what, of: "kinds") } cost { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn each{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-modify-cost-self = decrees: playing { WORD($what, of: "kinds") } costs them { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = playing { WORD($what, of: "kinds") } costs you { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-modify-cost-self = { SEAT($seat) } decrees: playing { WORD($what, of: "kinds") } costs them { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-modify-cost-self = { SEAT($seat) } decrees: playing { WORD($what, of: "kinds") } costs them { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: playing { WORD($what, of: "kinds") } costs you { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-modify-cost-self = { SEAT($seat) } decrees: playing { WORD($what, of: "kinds") } costs them { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-modify-bill-self = decrees: each bill to them is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = each bill to you is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-modify-bill-self = { SEAT($seat) } decrees: each bill to them is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-modify-bill-self = { SEAT($seat) } decrees: each bill to them is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You decree: each bill to you is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-modify-bill-self = { SEAT($seat) } decrees: each bill to them is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-slots-hire-self = may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = you may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-slots-hire-self = { SEAT($seat) } may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-slots-hire-self = { SEAT($seat) } may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-slots-hire-self = { SEAT($seat) } may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-slots-fire-self = may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = you may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-slots-fire-self = { SEAT($seat) } may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-slots-fire-self = { SEAT($seat) } may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = You may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-slots-fire-self = { SEAT($seat) } may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-slots-executive-self = decrees: their executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = your executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-slots-executive-self = { SEAT($seat) } decrees: their executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-slots-executive-self = { SEAT($seat) } decrees: their executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = Your executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-slots-executive-self = { SEAT($seat) } decrees: their executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-slots-hand-self = decrees: their hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = your hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
ask-slots-hand-self = { SEAT($seat) } decrees: their hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}. Answer?
tread-slots-hand-self = { SEAT($seat) } decrees: their hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}
    .you = Your hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
stands-slots-hand-self = { SEAT($seat) } decrees: their hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [turn] {" "}this turn
    [one] {" "}until { OWN($seat) } next turn
   *[many] {" "}for { $turns } turns of { SEAT($seat) }
}.
does-cancel = cancels { $below ->
    [audit] the audit
    [bill] the bill
    [takeover] the takeover
   *[card] { OWN($target) } { CARD($below) }
}{ $back ->
    [price] , the price comes back
    [both] , card and price go back
   *[none] {""}
}
    .you = cancel { $below ->
    [audit] the audit
    [bill] the bill
    [takeover] the takeover
   *[card] { OWN($target) } { CARD($below) }
}{ $back ->
    [price] , the price comes back
    [both] , card and price go back
   *[none] {""}
}
ask-cancel = { SEAT($seat) } cancels { $below ->
    [audit] the audit
    [bill] the bill
    [takeover] the takeover
   *[card] { OWN($target) } { CARD($below) }
}{ $back ->
    [price] , the price comes back
    [both] , card and price go back
   *[none] {""}
}. Answer?
tread-cancel = { SEAT($seat) } cancels { $below ->
    [audit] the audit
    [bill] the bill
    [takeover] the takeover
   *[card] { OWN($target) } { CARD($below) }
}{ $back ->
    [price] , the price comes back
    [both] , card and price go back
   *[none] {""}
}
    .you = You cancel { $below ->
    [audit] the audit
    [bill] the bill
    [takeover] the takeover
   *[card] { OWN($target) } { CARD($below) }
}{ $back ->
    [price] , the price comes back
    [both] , card and price go back
   *[none] {""}
}
stands-cancel = { SEAT($seat) } cancels { $below ->
    [audit] the audit
    [bill] the bill
    [takeover] the takeover
   *[card] { OWN($target) } { CARD($below) }
}{ $back ->
    [price] , the price comes back
    [both] , card and price go back
   *[none] {""}
}.
does-redirect-actor = turns { CARD($below) } back on { SEAT($target) }
    .you = turn { CARD($below) } back on { SEAT($target) }
ask-redirect-actor = { SEAT($seat) } turns { CARD($below) } back on { SEAT($target) }. Answer?
tread-redirect-actor = { SEAT($seat) } turns { CARD($below) } back on { SEAT($target) }
    .you = You turn { CARD($below) } back on { SEAT($target) }
stands-redirect-actor = { SEAT($seat) } turns { CARD($below) } back on { SEAT($target) }.
does-redirect-rival = turns { CARD($below) } on somebody yet to be named
    .you = turn { CARD($below) } on a rival you name
ask-redirect-rival = { SEAT($seat) } turns { CARD($below) } on somebody yet to be named. Answer?
tread-redirect-rival = { SEAT($seat) } turns { CARD($below) } on somebody yet to be named
    .you = You turn { CARD($below) } on a rival you name
stands-redirect-rival = { SEAT($seat) } turns { CARD($below) } on somebody yet to be named.
does-nothing = plays { CARD($card) }, which does nothing as things stand
    .you = play { CARD($card) }, which does nothing as things stand
tread-nothing = { SEAT($seat) } plays { CARD($card) }, which does nothing as things stand
    .you = You play { CARD($card) }, which does nothing as things stand
stands-nothing = { SEAT($seat) } plays { CARD($card) }, which does nothing as things stand.
does-nothing-condition = plays { CARD($card) }, which does nothing now: its condition does not hold
    .you = play { CARD($card) }, which does nothing now: its condition does not hold
    .small = does nothing now: its condition does not hold
ask-nothing-condition = { SEAT($seat) } plays { CARD($card) }, which does nothing now: its condition does not hold. Answer?
tread-nothing-condition = { SEAT($seat) } plays { CARD($card) }, which does nothing now: its condition does not hold
    .you = You play { CARD($card) }, which does nothing now: its condition does not hold
stands-nothing-condition = { SEAT($seat) } plays { CARD($card) }, which does nothing now: its condition does not hold.
does-nothing-protected = plays { CARD($card) }, which does nothing: { SEAT($target) } cannot { WORD($verb, of: "cannot") }
    .you = play { CARD($card) }, which does nothing: { SEAT($target) } cannot { WORD($verb, of: "cannot") }
ask-nothing-protected = { SEAT($seat) } plays { CARD($card) }, which does nothing: { SEAT($target) } cannot { WORD($verb, of: "cannot") }. Answer?
tread-nothing-protected = { SEAT($seat) } plays { CARD($card) }, which does nothing: { SEAT($target) } cannot { WORD($verb, of: "cannot") }
    .you = You play { CARD($card) }, which does nothing: { SEAT($target) } cannot { WORD($verb, of: "cannot") }
stands-nothing-protected = { SEAT($seat) } plays { CARD($card) }, which does nothing: { SEAT($target) } cannot { WORD($verb, of: "cannot") }.
does-nothing-kind = plays { CARD($card) }, which does nothing: { OWN($target) } company has no { WORD($what, of: "kind") } it could take
    .you = play { CARD($card) }, which does nothing: { OWN($target) } company has no { WORD($what, of: "kind") } it could take
ask-nothing-kind = { SEAT($seat) } plays { CARD($card) }, which does nothing: { OWN($target) } company has no { WORD($what, of: "kind") } it could take. Answer?
tread-nothing-kind = { SEAT($seat) } plays { CARD($card) }, which does nothing: { OWN($target) } company has no { WORD($what, of: "kind") } it could take
    .you = You play { CARD($card) }, which does nothing: { OWN($target) } company has no { WORD($what, of: "kind") } it could take
stands-nothing-kind = { SEAT($seat) } plays { CARD($card) }, which does nothing: { OWN($target) } company has no { WORD($what, of: "kind") } it could take.
does-nothing-cards = plays { CARD($card) }, which does nothing: { OWN($target) } hand is empty
    .you = play { CARD($card) }, which does nothing: { OWN($target) } hand is empty
ask-nothing-cards = { SEAT($seat) } plays { CARD($card) }, which does nothing: { OWN($target) } hand is empty. Answer?
tread-nothing-cards = { SEAT($seat) } plays { CARD($card) }, which does nothing: { OWN($target) } hand is empty
    .you = You play { CARD($card) }, which does nothing: { OWN($target) } hand is empty
stands-nothing-cards = { SEAT($seat) } plays { CARD($card) }, which does nothing: { OWN($target) } hand is empty.
does-nothing-bill = plays { CARD($card) }, but the bill comes to 0
    .you = play { CARD($card) }, but the bill comes to 0
ask-nothing-bill = { SEAT($seat) } plays { CARD($card) }, but the bill comes to 0. Answer?
tread-nothing-bill = { SEAT($seat) } plays { CARD($card) }, but the bill comes to 0
    .you = You play { CARD($card) }, but the bill comes to 0
stands-nothing-bill = { SEAT($seat) } plays { CARD($card) }, but the bill comes to 0.
does-hire = hires { CARD($card, form: "a") }, { $paid ->
    [one] 1 point
   *[other] { $paid } points
} paid
    .you = hire { CARD($card, form: "a") }, { $paid ->
    [one] 1 point
   *[other] { $paid } points
} paid
ask-hire = { SEAT($seat) } hires { CARD($card, form: "a") } { $paid ->
    [0] for nothing
    [one] for 1 point
   *[other] for { $paid } points
}. Answer?
tread-hire = { SEAT($seat) } hires { CARD($card, form: "a") }, { $paid ->
    [one] 1 point
   *[other] { $paid } points
} paid
    .you = You hire { CARD($card, form: "a") }, { $paid ->
    [one] 1 point
   *[other] { $paid } points
} paid
stands-hire = { SEAT($seat) } hires { CARD($card, form: "a") }, { $paid ->
    [one] 1 point
   *[other] { $paid } points
} paid.
does-purchase = buys { CARD($card) }, { $paid ->
    [one] 1 point
   *[other] { $paid } points
} paid
    .you = buy { CARD($card) }, { $paid ->
    [one] 1 point
   *[other] { $paid } points
} paid
ask-purchase = { SEAT($seat) } buys { CARD($card) } { $paid ->
    [0] for nothing
    [one] for 1 point
   *[other] for { $paid } points
}. Answer?
tread-purchase = { SEAT($seat) } buys { CARD($card) }, { $paid ->
    [one] 1 point
   *[other] { $paid } points
} paid
    .you = You buy { CARD($card) }, { $paid ->
    [one] 1 point
   *[other] { $paid } points
} paid
stands-purchase = { SEAT($seat) } buys { CARD($card) }, { $paid ->
    [one] 1 point
   *[other] { $paid } points
} paid.
does-takeover-you = buys your company
tread-takeover-you = { SEAT($seat) } buys your company
stands-takeover-you = { SEAT($seat) } buys your company: you are out of the market.
does-takeover-other = buys { OWN($target) } company
    .you = buy { OWN($target) } company
tread-takeover-other = { SEAT($seat) } buys { OWN($target) } company
    .you = You buy { OWN($target) } company
stands-takeover-other = { SEAT($seat) } buys { OWN($target) } company.
does-audit = asks for { OWN($target) } books
    .you = ask for { OWN($target) } books

## After the game

headline-last = Last company standing
under-last = { $bankrupt ->
    [0] Nobody bankrupt
   *[other] { $bankrupt } bankrupt
}, { $bought } bought, { $round ->
    [one] 1 round
   *[other] { $round } rounds
}
headline-closed = The market closes
under-closed = { $name } is worth { $worth }, { $gap } more than { $second }
headline-tie = Two companies, one net worth
under-tie = { SEATS($seats) } share the market at { $worth }
headline-allied = { SEATS($seats) } win together
under-allied = Their pact outlived { SEAT($enemy) }.
own-bankrupt-by = **Bankrupt in round { $round }.** { OWN($by) } { CARD($card) } took you { $below ->
    [one] 1 point
   *[other] { $below } points
} below zero; your assets were worth { $worth }.
own-gave-up = **Bankrupt in round { $round }.** You gave up with { $worth ->
    [one] 1 point
   *[other] { $worth } points
} of assets unsold.
own-bankrupt = **Bankrupt in round { $round }.** The last bill was too much.
own-bought = **Bought in round { $round }.** { SEAT($by) } paid { $price } and { $kept ->
    [yes] kept what you had
   *[no] let everybody go
}.
own-disqualified = **Shown the door in round { $round }.**
own-still-in = **Still in, not on top.** { $gap ->
    [one] 1 point
   *[other] { $gap } points
} short of { SEATS($seats) }.
award-executioner = **Executioner.** { SEAT($seat) } sent { $value ->
    [one] 1 company
   *[other] { $value } companies
} home.
    .you = **Executioner.** You sent { $value ->
    [one] 1 company
   *[other] { $value } companies
} home.
award-back-from-the-dead = **Back from the dead.** { SEAT($seat) } came back from below zero { $value ->
    [one] once
   *[other] { $value } times
}.
    .you = **Back from the dead.** You came back from below zero { $value ->
    [one] once
   *[other] { $value } times
}.
award-auditor = **Auditor.** { SEAT($seat) } asked for the books and struck in the same turn { $value ->
    [one] once
   *[other] { $value } times
}.
    .you = **Auditor.** You asked for the books and struck in the same turn { $value ->
    [one] once
   *[other] { $value } times
}.
award-shark = **Shark.** { SEAT($seat) } earned { $value ->
    [one] 1 point
   *[other] { $value } points
} of interest.
    .you = **Shark.** You earned { $value ->
    [one] 1 point
   *[other] { $value } points
} of interest.
award-torn-paper = **Torn paper.** { SEAT($seat) } broke { $value ->
    [one] 1 pact
   *[other] { $value } pacts
}.
    .you = **Torn paper.** You broke { $value ->
    [one] 1 pact
   *[other] { $value } pacts
}.
award-best-answer = **Best answer.** { OWN($seat) } { CARD($card) } stopped { $value ->
    [one] 1 point
   *[other] { $value } points
}.
award-costly-silence = **Costly silence.** { SEAT($seat) } passed with { CARD($card) } in hand; it cost { $value ->
    [one] 1 point
   *[other] { $value } points
}.
    .you = **Costly silence.** You passed with { CARD($card) } in hand; it cost { $value ->
    [one] 1 point
   *[other] { $value } points
}.
award-best-poach = **Best poach.** { CARD($card) } brought { SEAT($seat) } { $value ->
    [one] 1 point
   *[other] { $value } points
}.
    .you = **Best poach.** { CARD($card) } brought you { $value ->
    [one] 1 point
   *[other] { $value } points
}.
award-thin-ice = **Thin ice.** { SEAT($seat) } announced { $value } and lived five more rounds.
    .you = **Thin ice.** You announced { $value } and lived five more rounds.
award-best-unplayed = **Best unplayed.** { SEAT($seat) } could have paid { CARD($card) }, cost { $value }, to the last.
    .you = **Best unplayed.** You could have paid { CARD($card) }, cost { $value }, to the last.
moment = **Round { $round }.** { SEAT($seat) }: { $before } % to { $after } % of the market.{ $silent ->
    [yes] {" "}{ SEAT($passer) } held { CARD($held) }, could pay it, and passed.
   *[no] {""}
}
    .you = **Round { $round }.** You: { $before } % to { $after } % of the market.{ $silent ->
    [yes] {" "}{ SEAT($passer) } held { CARD($held) }, could pay it, and passed.
   *[no] {""}
}
moment-play = **Round { $round }: { OWN($by) } { CARD($card) }.** { SEAT($seat) }: { $before } % to { $after } % of the market.{ $silent ->
    [yes] {" "}{ SEAT($passer) } held { CARD($held) }, could pay it, and passed.
   *[no] {""}
}
    .you = **Round { $round }: { OWN($by) } { CARD($card) }.** You: { $before } % to { $after } % of the market.{ $silent ->
    [yes] {" "}{ SEAT($passer) } held { CARD($held) }, could pay it, and passed.
   *[no] {""}
}
moment-bankrupt = **Round { $round }: { SEAT($seat) } goes bankrupt.** { $before } % to { $after } %.{ $silent ->
    [yes] {" "}{ SEAT($passer) } held { CARD($held) }, could pay it, and passed.
   *[no] {""}
}
    .you = **Round { $round }: you go bankrupt.** { $before } % to { $after } %.{ $silent ->
    [yes] {" "}{ SEAT($passer) } held { CARD($held) }, could pay it, and passed.
   *[no] {""}
}
moment-bankrupt-by-card = **Round { $round }: { SEAT($seat) } goes bankrupt on { CARD($card) }.** { $before } % to { $after } %.{ $silent ->
    [yes] {" "}{ SEAT($passer) } held { CARD($held) }, could pay it, and passed.
   *[no] {""}
}
    .you = **Round { $round }: you go bankrupt on { CARD($card) }.** { $before } % to { $after } %.{ $silent ->
    [yes] {" "}{ SEAT($passer) } held { CARD($held) }, could pay it, and passed.
   *[no] {""}
}
moment-bought = **Round { $round }: { SEAT($seat) } is bought by { SEAT($by) }.** { $before } % to { $after } %.{ $silent ->
    [yes] {" "}{ SEAT($passer) } held { CARD($held) }, could pay it, and passed.
   *[no] {""}
}
    .you = **Round { $round }: you are bought by { SEAT($by) }.** { $before } % to { $after } %.{ $silent ->
    [yes] {" "}{ SEAT($passer) } held { CARD($held) }, could pay it, and passed.
   *[no] {""}
}
tip-armour = Keep about three points per round in the bank.
tip-bought = Your net worth fell below half of { OWN($by) }. One-shots burn it, people and assets keep it.
tip-hire = Hire every turn at first; the slot is rarer than money.
tip-silence = You passed with { CARD($card) } in hand. Save answers for what kills, then use them.
tip-small-bills = Let small bills through.
tip-discard = Spend or draw less; cards over the limit are lost.
tip-build = Build first, sue later.
tip-audit = Audits are free. Ask before you strike.
tip-won = Now with one more rival.

## Warnings to whoever sets the house rules

warning-open-books = Open books make audits pointless.

## Refusals

ban-victory-needs-pacts = **Winning together needs pacts.** Let pacts bind first.
ban-limits-need-loans = **Loan limits need loans.** Turn loans on, or leave the limits alone.
ban-captain-needs-teams = **A captain needs a team.** Let several people share a company first.
ban-wrong-size = **A deck of the wrong size.** { $why }
ban-too-many-copies = **Too many copies of one card.** { $why }
ban-too-many-executives = **Too many executives.** { $why }
ban-too-few-employees = **Too few employees.** { $why }
ban-too-much-espionage = **Too much espionage.** { $why }
ban-bad-deck = **This deck cannot be played.** { $fault }
ban-not-the-host = **The host says who begins.** Seat A names the company.
ban-bad-cut = **Cut off at least one card and leave at least one.** 1 to { $most }.
ban-not-held = **That card is not there.** { $held ->
    [0] Your hand is empty.
   *[other] Play a card of your hand.
}
ban-not-held-savvy = **That card is not there.** A Savvy is played by whoever holds it.
ban-not-savvy = **Only Savvy cards are played out of turn.** This one waits for your own turn.
ban-wrong-type = **People are hired, assets bought, espionage and Savvy played.** Say it with the right word.
ban-too-dear = **{ $cost ->
    [one] 1 point
   *[other] { $cost } points
}, and you have { $bank }.** When your bank has { $cost }.
ban-broke = **{ $cost ->
    [one] 1 point
   *[other] { $cost } points
}, and your bank is at { $bank }.** With an empty bank only free cards.
ban-forbidden = **A card forbids it: { WORD($badge, of: "cannot", form: "badge") }.** When { CARD($source) } is gone.
ban-no-name = **Say which rival.** Such as “{ $example }”.
ban-names-nobody = **This card names no rival.** Leave the company out.
ban-name-a-rival = **Only a rival still in the market.** Not yourself, and nobody who has left.
ban-a-partner = **Your pact with { SEAT($target) } forbids it.** { $broken ->
    [yes] It ends when your next turn starts.
   *[no] Break the pact; it ends when your next turn starts.
}
ban-not-pending = **{ CARD($card, form: "small") } answers { WORD($event, of: "answers") }.** It can be played the moment that is on top.
ban-nothing-to-turn = **It names no single rival, so it cannot be turned.** Only a play against exactly one rival.
ban-partner-spared = **Your pact with { SEAT($target) } forbids it.** When the pact has ended.
ban-only-answers = **Only a Savvy against audits answers an audit.** Show the books, or play such a card.
ban-no-hire-left = **{ $allowed ->
    [one] One hire a turn, and it is used.
   *[other] { $allowed } hires a turn, and they are used.
}** Next turn, or with a card that gives hires.
ban-no-seat = **Your executive seat is taken by { CARD($card) }.** { $firing ->
    [yes] Fire { CARD($card) } first, it may be in this same turn.
   *[no] Your firing is used, so next turn.
}
ban-no-firing-left = **{ $allowed ->
    [one] One firing a turn, and it is used.
   *[other] { $allowed } firings a turn, and they are used.
}** Next turn.
ban-not-in-roster = **Only your own people can be fired.** Assets are sold.
ban-no-ability = **That card has no ability to use.** Only a card of yours in play whose text says “Pay”.
ban-used = { $just-came ->
    [yes] **{ CARD($card) } has only just come to you.** From your next turn.
   *[no] **{ CARD($card) } has worked this turn.** Next turn.
}
ban-not-an-asset = **Only your assets can be sold.** People can be fired, for nothing.
ban-too-few = **Takeovers need more than two companies.** Not any more in this game.
ban-too-early = **Takeovers begin in round { $round }.** In round { $round }.
ban-one-attempt = **One failed takeover a turn.** Next turn.
ban-protected = **{ CARD($blocker) } protects { SEAT($target) }.** When that card is gone.
ban-keep-or-lay-off = **All or nothing at this table.** Keep, or lay off.
ban-no-surplus = **One of your executives has to go.** Name one of them.
ban-nothing-overdue = **First the expenses.** Let a card go or sell an asset until the rest can be paid.
ban-no-overhead = **It costs nothing to keep.** Letting it go saves nothing.
ban-affordable = **You can still pay for it.** When its cost alone exceeds your bank; in your turn you may fire or sell.
ban-effect-on-top = **An effect is being carried out.** Right after it.
ban-costs-money = **Below zero only free cards.** No answers, and nothing that costs.
ban-discard-a-held-card = **Discard cards of your own hand.** Until you are within the limit.
ban-mark-more = **Too few cards.** { $count ->
    [one] Discard 1, no less.
   *[other] Discard { $count }, no less.
}
ban-enough-marked = **Enough are marked.** { $count ->
    [one] Discard it, or take it back and mark another.
   *[other] Discard these { $count }, or take one back and mark another.
}
ban-cannot-be-hit = **{ CARD($card, form: "small") } cannot take that one.** Pick another: its kind and its cost have to fit.
ban-not-there = **That card is not there.** Pick one of the cards shown.
ban-not-in-hand = **That card is not there.** Pick one of the cards shown.
ban-gone = **Your company has left.** You may watch.
ban-not-yet = **Not before the first turn.** When the first company has drawn.
ban-no-such-company = **Only a rival in the market.** Neither yourself nor a company that left.
ban-just-asked = **Nothing has happened since you asked.** After the next play.
ban-audit-open = **One audit at a time.** When this one is answered.
ban-only-windows = **At this table Savvy waits for windows and your own turn.** In the next window.
ban-own-play = **Others answer your play; you may answer their answers.** When somebody answers.
ban-passed = **You passed in this window.** When somebody answers it.
ban-savvy-has-to-wait = **An effect is being carried out.** Between plays.
ban-somebody-is-insolvent = **{ SEAT($seat-below) } is below zero; only they act.** When that is settled.
ban-not-host = **Only the host of an official event may do that.** And only to a company in the market.
ban-no-applause = **One to five stars, once, for somebody else’s dance.** After the next dance.
ban-star-count = **One to five stars, once, for somebody else’s dance.** 1, 2, 3, 4 or 5.
ban-off = **This table plays without such deals.** A house rule allows them.
ban-not-a-company = **Deals need another company in the market.** Neither yourself nor a company that left.
ban-one-offer = **Another offer is being answered.** When it is answered.
ban-declined = **They just declined; wait until something happens.** After the next play.
ban-deals-have-to-wait = **An effect is being carried out.** Right after it.
ban-not-market-time = **Cards change hands only during your turn or theirs.** In your next turn, or in theirs.
ban-only-hands = **Only hand cards are for sale here.** A house rule allows more.
ban-not-yours = **You can sell only what you have.** A card of your hand or your company.
ban-seller-lacks = **You do not have it.** Decline.
ban-buyer-lacks = **{ $price ->
    [one] 1 point
   *[other] { $price } points
} are not in your bank.** You have { $bank }.
ban-no-free-seat = **No free executive seat.** Decline.
ban-boycott = **An embargo forbids this deal.** When it is over or lifted.
ban-bad-terms = **Back { $price } to { $most } points, in 1 to { $term } turns.** And at least 1 point has to be lent.
ban-no-principal = **{ $price ->
    [one] 1 point
   *[other] { $price } points
} are not in your bank.** You have { $bank }.
ban-no-such-loan = **{ SEAT($target) } has offered you no loan.** { $open ->
    [0] No offer lies open for you.
   *[other] Accept an offer that lies open.
}
ban-no-debt = **You owe { SEAT($target) } nothing, or cannot pay all of it now.** When your bank holds the whole sum.
ban-bad-pact = **A pact needs a partner and an enemy in the market, and none between you yet.** { $rivals ->
    [one] There is only one rival left.
   *[other] Name two different rivals.
}
ban-no-pact = **There is no pact with { SEAT($target) }.** Only a pact that stands can be broken.
ban-bad-association = **A new name, at least one guest, and one membership each.** Guests have to be in the market and in no association.
ban-no-association = **You are not a member.** Found one, or be invited.
ban-bad-embargo = **One embargo at a time, and never on a member.** { $outsiders ->
    [0] Nobody can be named now.
   *[other] Name a company in the market that is no member.
}
ban-no-embargo = **There is no embargo on { SEAT($target) }.** Only one that is in force can be lifted.
ban-won = **The game is over.** The last company has won.
ban-closed = **The game is over.** The market has closed.
ban-not-main = **Only in your own turn, after income, expenses and draw.** { $turn ->
    [own] When what is asked now is settled.
   *[other] Your next turn.
}
ban-not-your-end = { $turn ->
    [own] **First what is asked now.** Then you can end the turn.
    [ending] **Your turn is ending already.** First what is asked now.
   *[other] **Only { SEAT($active) } can end this turn.** When nothing else is waiting.
}
ban-not-now-espionage = **Only in your own turn, after income, expenses and draw.** { $turn ->
    [own] When what is asked now is settled.
   *[other] Your next turn.
}
ban-play-pending = **{ CARD($pending) } still waits for answers. One play at a time.** When its window has closed.
ban-not-now-use = **Only in your own turn, after income, expenses and draw.** { $turn ->
    [own] When what is asked now is settled.
   *[other] Your next turn.
}
ban-not-now-sale = **Sales are for your own turn, or below zero.** { $turn ->
    [own] When what is asked now is settled.
   *[other] Your next turn.
}
ban-not-now-takeover = **Takeovers are announced in your own turn.** { $turn ->
    [own] When what is asked now is settled.
   *[other] Your next turn.
}
ban-nothing-to-pass = **Nothing is waiting for you.** When a window opens.
ban-not-audited = **Nobody asked for your books.** When somebody does.
ban-solvent = **Only a company below zero can declare.** You are not.
ban-no-choice = **There is no company to keep or lay off.** After a takeover of yours.
ban-nobody-to-name = **No card asks you that.** When an effect of yours does.
ban-nothing-to-pick = **No card asks you that.** When an effect does.
ban-no-discard = **Discarding is for the end of your turn.** When you hold more than the limit.
ban-no-offer = **Nobody asked you.** When somebody makes you an offer.
ban-no-vote = **Nobody asked you.** When your association votes.
ban-no-duel = **That is over.** The first company is chosen.
ban-no-cut = **That is over.** The decks are cut.
ban-no-dance = **That is over.** Only who has just left dances.
ban-answer-first = **{ $effect ->
    [yes] An effect is being carried out.
   *[no] First what is asked now.
}** { $asked ->
    [yes] Answer its question first.
   *[no] When it is answered.
}

## What is wrong with a card or a deck

fault = { $place }: { $why }{ $shown }
    See “{ WORD($section, of: "word-list") }” in docs/cards.md, or say: kickback cards words { $section }
fault-code = { $code }
fault-line = { $place }, line { $line }
fault-card = { $place }, { $card }
fault-effect = { $place }, effect { $effect }
fault-column = { $place }, column { $column }
fault-trigger = An effect begins with play, static, income, use, on or react.
fault-event = Nothing called “{ $word }” can happen here; there are { $list }.
fault-side = “{ $word }” is no side; say me, rival or any.
fault-done-to-nobody = A { $event } is done to nobody.
fault-colon = A colon belongs after the trigger.
fault-op = Cards cannot “{ $word }”.
fault-number = A whole number from 0 to { $most } belongs here.
fault-divided-by-0 = Nothing can be divided by 0.
fault-sign = Write the change with its sign, like +1.
fault-quantity = “{ $word }” cannot be counted; there are { $list }.
fault-their-nobody = “Their” means nobody here.
fault-compare = Compare with <, <=, >, >=, = or !=.
fault-whom = Say whom: @me, @rival, @rivals, @all or @actor.
fault-no-actor = Nobody did anything here, so there is no @actor.
fault-names-nobody = A lasting effect names nobody: say @me, @rivals or @all.
fault-redirect-whom = A play is turned on @actor or on @rival.
fault-not-in-list = “{ $word }” does not belong in this list: { $list }.
fault-no-self = Only a card that stays in play has an income or overhead of its own.
fault-tail = “{ $word }” does not go with “{ $op }”.
fault-no-hand = Only a hired or bought card can go back to a hand.
fault-stops = The line stops where { WORD($what, of: "missing") } should follow.
missing-trigger = a trigger
missing-event = an event
missing-side = a side
missing-op = a deed
missing-quantity = something to count
missing-kind = a kind of card
missing-stat = a number of the list
missing-block = something to forbid
missing-chooser = a chooser
missing-comparison = a comparison
fault-left-over = “{ $word }” is left over.
fault-character = The card language has no “{ $word }”.
fault-type = “{ $word }” is no type of card; there are { $list }.
fault-espionage-plays = Espionage cards cannot work this way; they only have play.
fault-savvy-plays = Savvy cards cannot work this way; they have play or react.
fault-savvy-reacts = Only Savvy cards react.
fault-one-use = A card has one use at most.
fault-one-react = A Savvy has one react at most.
fault-play-or-react = A Savvy has play or react, never both.
fault-never-waits = Nobody can answer that; it never waits.
fault-only-waiting = Only something that waits can be cancelled or turned, so only in react.
fault-no-stopping-time = The end of a turn cannot be stopped.
fault-no-turning = Only espionage and Savvy can be turned.
fault-static = A lasting effect can only change numbers, give slots or forbid.
fault-how-long = Say how long: for turn, or for 2.
fault-lasts-with-card = It lasts as long as the card; leave “for” out.
fault-range = { $key } is a whole number from 0 to { $most }.
fault-does-not-stay = A card that does not stay in play has no { $key }.
fault-too-many-effects = { $n } effects; a card has { $most } at most.
fault-effects-list = Effects are a list of texts, like ["play: gain 3"].
fault-id = An id looks like ABC-01.
fault-deck-code = A deck’s code is three capital letters, like ABC.
fault-house-rule-id = The house-rule is the id of the deck’s 51st card.
fault-name = A name has 1 to { $most } characters.
fault-one-line = { $key } is one line of { $most } characters at most.
fault-taken = { $word } is already { $name }.
fault-price = At least { $floor ->
    [one] 1 point
   *[other] { $floor } points
} for what it does.
fault-card-key = A card has no “{ $word }”; it has { $list }.
fault-deck-key = A deck has no “{ $word }”; it has { $list }.
fault-file-key = A file of cards has no “{ $word }”; it has [[card]] and [deck].
fault-card-tables = Each card begins with a line [[card]].
fault-no-deck = A deck file has a line [deck].
fault-deck-cards = Below [deck.cards] stand ids and how many of each.
fault-how-many = How many of { $word }? A whole number from 1 to { $most }.
fault-deck-size = { $n ->
    [one] 1 card
   *[other] { $n } cards
}; a deck has { $size }.
fault-copies = At most { $most } of one card.
fault-executives = One copy of each executive, { $most } in all.
fault-employees = At least { $least } employees.
fault-espionage = At most { $most } espionage cards.
fault-no-card = No card { $word } at this table.
fault-own-cards = { $n } cards of your own; this table allows { $most }.
fault-own-cards-off = { $word } is a card of somebody’s own, and this table plays without them: the house rule “Own cards” would let them in.
fault-house-rule-unknown = The house rule { $word } is no card of this file.
fault-house-rule-name = The 51st card is called { $name }.
fault-house-rule-twice = The house rule is the 51st card, not one of the others.
fault-decks-for-seats = { $n } companies need { $n } decks.
fault-no-deck-of-code = There is no deck { $word }; there are { $list }.
fault-no-toml = The file cannot be read here: { $why }.
fault-too-deep = The file cannot be read here: brackets inside brackets inside brackets.
fault-packed-card = A packed card has { $fields } fields and its effects.
fault-packed-deck = A packed deck has four fields.
fault-packed-count = A packed deck lists cards as ID*count.

## The words of the card language

word-list-cards = A card
    .says = A file of cards holds one block for each card. A block begins with a line [[card]]; below stand its lines, in any order. Only id, name, type and cost are needed. What follows a # is a note to yourself.
word-list-cards-id = Three capital letters, a hyphen and two digits. No two cards share one.
word-list-cards-name = What people call the card, at most { $name } characters.
word-list-cards-type = What kind of card it is; see the types.
word-list-cards-cost = What it costs to play, 0 to { $cost }. Under fair prices what it does sets the least it may cost; the check tells you.
word-list-cards-income = What it earns each turn while in play, 0 to { $income }. Not for Savvy and espionage.
word-list-cards-overhead = What it costs each turn while in play, 0 to { $overhead }. Not for Savvy and espionage.
word-list-cards-lifespan = How many of your turns it stays in play, 1 to { $lifespan }. Left out, it stays for good.
word-list-cards-effects = What it does: a list of at most { $effects } effects, each in quotation marks, with commas between them.
word-list-cards-quote = A line for fun. The game never reads it.
word-list-cards-brand = The company that made it, for fun.
word-list-cards-offer = What the company promises, for fun.
word-list-types = Types of cards
    .says = People and assets stay in play. Savvy and espionage are played once and gone.
word-list-types-employee = Hired, one a turn.
word-list-types-executive = Hired, too, but there is only one seat for an executive.
word-list-types-asset = Bought, any number, and sold again for half.
word-list-types-savvy = Played at any time, also as an answer.
word-list-types-espionage = Played in your own turn against rivals.
word-list-triggers = When an effect works
    .says = An effect reads: when, a colon, what happens, and perhaps a condition. The first word says when.
word-list-triggers-play = When the card is played; a card that stays in play: when it arrives.
word-list-triggers-static = All the time while the card is in play. Only modify, slots and block can last like this.
word-list-triggers-income = Each time you collect income.
word-list-triggers-use = When you choose, once in each of your turns.
word-list-triggers-pay = After use: what using it costs.
word-list-triggers-on = By itself, after something has happened; then comes an event.
word-list-triggers-react = A Savvy that answers while something waits; then comes an event.
word-list-triggers-colon = Ends the first part. What happens follows.
word-list-triggers-semicolon = Between two things that happen one after the other.
word-list-events = What can happen
    .says = After on and react. The first nine wait for answers, so that react can be written about them; the last three are over at once, so only on.
word-list-events-hire = Somebody hires a person.
word-list-events-purchase = Somebody buys an asset.
word-list-events-espionage = Somebody plays espionage.
word-list-events-savvy = Somebody plays a Savvy.
word-list-events-use = Somebody uses the ability of a card.
word-list-events-takeover = Somebody tries to buy a company.
word-list-events-audit = Somebody asks to see a bank.
word-list-events-bill = A bill is on its way.
word-list-events-turn-end = A turn is over.
word-list-events-fire = Somebody fires a person of their own.
word-list-events-liquidate = Somebody sells an asset.
word-list-events-lost = A company loses a card in play to another one.
word-list-sides = By whom, to whom
    .says = After an event. Left out, it does not matter who. Hires and purchases are done to nobody.
word-list-sides-by = Who did it.
word-list-sides-to = Whom it is done to.
word-list-sides-me = You, whose card this is.
word-list-sides-rival = Anybody but you.
word-list-sides-any = Whoever; the same as leaving it out.
word-list-deeds = What happens
    .says = After the colon. Numbers are whole, 0 to { $largest }.
word-list-deeds-gain = Points appear in a bank, yours if you name nobody.
word-list-deeds-bill = Somebody has to pay, even into debt. Nobody gets the points, unless you add collect.
word-list-deeds-siphon = Takes points from a bank into yours, never more than it holds.
word-list-deeds-draw = Cards from the deck, yours if you name nobody.
word-list-deeds-discard = Cards of a hand go to the pile.
word-list-deeds-pilfer = Takes cards out of a hand into yours.
word-list-deeds-fire = People in play go to the pile: how many, which kind, whose.
word-list-deeds-destroy = Assets in play go to the pile: how many, whose.
word-list-deeds-steal = Takes one card in play into your company: which kind, whose.
word-list-deeds-bounce = Sends one card in play back to its owner’s hand: which kind, whose.
word-list-deeds-peek = A secret look: at a hand, a bank, or so many cards of a deck.
word-list-deeds-modify = Changes a number, always with + or −: income, overhead, cost or bill.
word-list-deeds-slots = Changes how many, always with + or −: hires, firings, executive seats, cards a hand may keep. Yours if you name nobody.
word-list-deeds-block = Forbids something; see what can be forbidden.
word-list-deeds-cancel = What you answer does not happen. Only with react.
word-list-deeds-redirect = The espionage or Savvy you answer hits another company: the one that played it, or one you name. Only with react.
word-list-amounts = How many points
    .says = After gain, bill and siphon. A number alone, or a number for each thing counted.
word-list-amounts-per = For each of something; what can be counted follows.
word-list-amounts-over = Divides the sum, rounded up.
word-list-amounts-max = Never more than this.
word-list-quantities = What can be counted
    .says = After per and if. My is the card’s company, their the company that is hit (with on and react: the one that did it).
word-list-quantities-my-bank = points in your bank
word-list-quantities-my-employees = your employees in play
word-list-quantities-my-executives = your executives in play
word-list-quantities-my-assets = your assets in play
word-list-quantities-my-team = your employees and executives in play
word-list-quantities-my-hand = cards in your hand
word-list-quantities-my-deck = cards left in your deck
word-list-quantities-my-income = your income of a turn
word-list-quantities-my-overhead = your expenses of a turn
word-list-quantities-my-networth = your net worth: bank and printed costs of what is in play
word-list-quantities-their-bank = points in their bank
word-list-quantities-their-employees = their employees in play
word-list-quantities-their-executives = their executives in play
word-list-quantities-their-assets = their assets in play
word-list-quantities-their-team = their employees and executives in play
word-list-quantities-their-hand = cards in their hand
word-list-quantities-their-deck = cards left in their deck
word-list-quantities-their-income = their income of a turn
word-list-quantities-their-overhead = their expenses of a turn
word-list-quantities-their-networth = their net worth: bank and printed costs of what is in play
word-list-quantities-rivals = companies still in the market, without yours
word-list-quantities-round = rounds played so far, this one included
word-list-companies = Whom it hits
    .says = Last, after what happens.
word-list-companies-me = You, whose card this is.
word-list-companies-rival = One rival, whom you name.
word-list-companies-rivals = Every rival.
word-list-companies-all = Every company, you last.
word-list-companies-actor = The company that did it. Only with on and react.
word-list-kinds = Kinds of cards
    .says = After fire, steal, bounce and modify.
word-list-kinds-employee = employees
word-list-kinds-executive = executives
word-list-kinds-asset = assets
word-list-kinds-team = employees and executives
word-list-kinds-permanent = everything that stays in play
word-list-kinds-savvy = Savvy; only for cost
word-list-kinds-espionage = espionage; only for cost
word-list-kinds-any = every card; only for cost
word-list-kinds-self = this very card; only for its income and overhead
word-list-numbers = Numbers that change, and what can be looked at
    .says = The first four after modify, the next four after slots, hand, bank and deck after peek.
word-list-numbers-income = what each card of a kind earns a turn
word-list-numbers-overhead = what each card of a kind costs a turn
word-list-numbers-cost = what cards of a kind cost to play
word-list-numbers-bill = every bill to a company
word-list-numbers-hire = hires a turn
word-list-numbers-fire = firings a turn
word-list-numbers-executive = seats for executives
word-list-numbers-hand = cards a hand may keep; after peek: the hand
word-list-numbers-bank = the bank
word-list-numbers-deck = so many cards on top of the deck
word-list-blocks = What can be forbidden
    .says = After block. The first eleven can then not be done to a company by others, the rest not by it.
word-list-blocks-audit = it cannot be audited
word-list-blocks-peek = nobody looks at its hand, bank or deck in secret
word-list-blocks-takeover = it cannot be taken over
word-list-blocks-fire = others cannot fire its people
word-list-blocks-destroy = others cannot destroy its assets
word-list-blocks-steal = others cannot steal its cards in play
word-list-blocks-bounce = others cannot send its cards home
word-list-blocks-siphon = others cannot take from its bank
word-list-blocks-bill = it cannot be billed
word-list-blocks-pilfer = others cannot take cards out of its hand
word-list-blocks-discard = others cannot make it discard
word-list-blocks-hire = it cannot hire
word-list-blocks-purchase = it cannot buy assets
word-list-blocks-espionage = it cannot play espionage
word-list-blocks-savvy = it cannot play Savvy
word-list-blocks-use = it cannot use abilities
word-list-blocks-income = it collects no income
word-list-blocks-draw = it draws no cards
word-list-choosers = Who chooses
    .says = After discard, pilfer, fire, destroy, steal and bounce, if it is not as usual: you choose cards in play (for fire the table’s rules decide), the victim chooses what it discards, and luck what is pilfered.
word-list-choosers-pick = Says that the chooser follows.
word-list-choosers-me = You choose; of a hand you are shown all of it.
word-list-choosers-victim = The company that is hit chooses.
word-list-choosers-random = Luck chooses.
word-list-endings = What may follow
    .says = Small words at the end of what happens.
word-list-endings-upto = After fire, destroy, steal and bounce: only cards of this printed cost or less.
word-list-endings-for = After modify, slots and block, unless static: how many of your turns it lasts; 1 is until your next turn.
word-list-endings-turn = After for: until this turn is over.
word-list-endings-collect = After bill: you get what is paid.
word-list-endings-refund = After cancel: what was paid comes back.
word-list-endings-to-hand = After cancel of a hire or purchase: the card goes back to the hand.
word-list-endings-once = At the very end, with on: once a turn at most.
word-list-conditions = Only if
    .says = After all that happens: something counted, a comparison, a number. It is looked at once, when the effect begins; static looks all the time.
word-list-conditions-if = The condition follows.
word-list-conditions-and = One more condition; all must be true.
word-list-conditions-lt = fewer than
word-list-conditions-le = at most
word-list-conditions-gt = more than
word-list-conditions-ge = at least
word-list-conditions-eq = exactly
word-list-conditions-ne = any number but
word-list-decks = A deck
    .says = A deck file has a line [deck] with what follows, a line [deck.cards] with the list, and a [[card]] block for each card of your own in it. A deck has { $size } cards: at least { $employees } employees, at most { $espionage } espionage, { $executives } executives and { $copies } copies of a card, one of an executive.
word-list-decks-code = Three capital letters, the deck’s name in records.
word-list-decks-name = What the company is called.
word-list-decks-plan = How it means to win, for fun.
word-list-decks-house-rule = The id of a 51st card, which must be one of your own, called House Rule. Only at tables that play with it.
word-list-decks-cards = Below [deck.cards]: an id and how many of it.

## The text of a card

whom-me = you
    .first = You
whom-rival = a rival
    .first = A rival
whom-rivals = every rival
    .first = Every rival
whom-all = every company
    .first = Every company
whom-actor = the company that did it
    .first = The company that did it
whom-again = that rival
    .first = That rival
whose-me = your
    .first = Your
whose-rival = a rival’s
    .first = A rival’s
whose-rivals = every rival’s
    .first = Every rival’s
whose-all = every company’s
    .first = Every company’s
whose-actor = that company’s
    .first = That company’s
whose-again = that rival’s
    .first = That rival’s
deeds-then = { $first }, then { $second }
deeds-and = { $first } and { $second }
effect-play = { $deeds }
effect-arrives = When it arrives: { $deeds }
effect-static = As long as it is in play, { $deeds }
effect-income = When you collect income, { $deeds }
effect-use = Once in each of your turns: { $deeds }
effect-use-pay = Once in each of your turns, for { $pay ->
    [one] 1 point
   *[other] { $pay } points
}: { $deeds }
effect-on = Whenever { WORD($happens, of: "happens") }: { $deeds }
effect-react = Answer when { WORD($happens, of: "happens") }: { $deeds }
effect-if = { $effect }, if { $condition }
effect-once = { $effect } (once a turn)
effect-sentence = { $effect }.
effect-lifespan = Stays for { $turns } of your turns, the first included.
amount = { $n ->
    [one] 1 point
   *[other] { $n } points
}
amount-max = { $amount }; { $most } at most
amount-per = { $n ->
    [one] 1 point
   *[other] { $n } points
} for each { WORD($per, of: "each") }
amount-over = { $n ->
    [one] 1 point
   *[other] { $n } points
} for every { $over } { WORD($per, of: "every") }, rounded up
condition-have-my = you have { $compare ->
    [lt] fewer than
    [le] at most
    [gt] more than
    [ge] at least
    [eq] exactly
   *[ne] any number but
} { $n } { WORD($per, of: "things") }
condition-have-their = they have { $compare ->
    [lt] fewer than
    [le] at most
    [gt] more than
    [ge] at least
    [eq] exactly
   *[ne] any number but
} { $n } { WORD($per, of: "things") }
condition-counts = { WORD($per, of: "count") } { $compare ->
    [lt] fewer than
    [le] at most
    [gt] more than
    [ge] at least
    [eq] exactly
   *[ne] any number but
} { $n }
condition-and = { $first } and { $second }
things-employees = employees
things-executives = executives
things-assets = assets
things-team = people on the team
things-hand = cards in hand
things-deck = cards in the deck
things-rivals = rivals
each-my-employees = employee of yours
each-their-employees = employee of theirs
every-my-employees = employees of yours
every-their-employees = employees of theirs
count-my-employees = your employees are
count-their-employees = their employees are
each-my-executives = executive of yours
each-their-executives = executive of theirs
every-my-executives = executives of yours
every-their-executives = executives of theirs
count-my-executives = your executives are
count-their-executives = their executives are
each-my-assets = asset of yours
each-their-assets = asset of theirs
every-my-assets = assets of yours
every-their-assets = assets of theirs
count-my-assets = your assets are
count-their-assets = their assets are
each-my-team = person on your team
each-their-team = person on their team
every-my-team = people on your team
every-their-team = people on their team
count-my-team = your people on the team are
count-their-team = their people on the team are
each-my-hand = card in your hand
each-their-hand = card in their hand
every-my-hand = cards in your hand
every-their-hand = cards in their hand
count-my-hand = your cards in hand are
count-their-hand = their cards in hand are
each-my-deck = card in your deck
each-their-deck = card in their deck
every-my-deck = cards in your deck
every-their-deck = cards in their deck
count-my-deck = your cards in the deck are
count-their-deck = their cards in the deck are
each-my-income = point of your income
each-their-income = point of their income
every-my-income = points of your income
every-their-income = points of their income
count-my-income = your income is
count-their-income = their income is
each-my-overhead = point of your expenses
each-their-overhead = point of their expenses
every-my-overhead = points of your expenses
every-their-overhead = points of their expenses
count-my-overhead = your expenses are
count-their-overhead = their expenses are
each-my-bank = point in your bank
each-their-bank = point in their bank
every-my-bank = points in your bank
every-their-bank = points in their bank
count-my-bank = your bank is
count-their-bank = their bank is
each-my-networth = point of your net worth
each-their-networth = point of their net worth
every-my-networth = points of your net worth
every-their-networth = points of their net worth
count-my-networth = your net worth is
count-their-networth = their net worth is
each-rivals = rival
each-round = round so far
every-rivals = rivals
every-round = rounds so far
count-rivals = your rivals are
count-round = the round is
happens-hire-any-any = a company hires
happens-hire-any-me = a company hires against you
happens-hire-any-rival = a company hires against a rival
happens-hire-me-any = you hire
happens-hire-me-me = you hire against you
happens-hire-me-rival = you hire against a rival
happens-hire-rival-any = a rival hires
happens-hire-rival-me = a rival hires against you
happens-hire-rival-rival = a rival hires against a rival
happens-purchase-any-any = a company buys an asset
happens-purchase-any-me = a company buys an asset against you
happens-purchase-any-rival = a company buys an asset against a rival
happens-purchase-me-any = you buy an asset
happens-purchase-me-me = you buy an asset against you
happens-purchase-me-rival = you buy an asset against a rival
happens-purchase-rival-any = a rival buys an asset
happens-purchase-rival-me = a rival buys an asset against you
happens-purchase-rival-rival = a rival buys an asset against a rival
happens-espionage-any-any = a company plays espionage
happens-espionage-any-me = a company plays espionage against you
happens-espionage-any-rival = a company plays espionage against a rival
happens-espionage-me-any = you play espionage
happens-espionage-me-me = you play espionage against you
happens-espionage-me-rival = you play espionage against a rival
happens-espionage-rival-any = a rival plays espionage
happens-espionage-rival-me = a rival plays espionage against you
happens-espionage-rival-rival = a rival plays espionage against a rival
happens-savvy-any-any = a company plays a Savvy
happens-savvy-any-me = a company plays a Savvy against you
happens-savvy-any-rival = a company plays a Savvy against a rival
happens-savvy-me-any = you play a Savvy
happens-savvy-me-me = you play a Savvy against you
happens-savvy-me-rival = you play a Savvy against a rival
happens-savvy-rival-any = a rival plays a Savvy
happens-savvy-rival-me = a rival plays a Savvy against you
happens-savvy-rival-rival = a rival plays a Savvy against a rival
happens-use-any-any = a company uses an ability
happens-use-any-me = a company uses an ability against you
happens-use-any-rival = a company uses an ability against a rival
happens-use-me-any = you use an ability
happens-use-me-me = you use an ability against you
happens-use-me-rival = you use an ability against a rival
happens-use-rival-any = a rival uses an ability
happens-use-rival-me = a rival uses an ability against you
happens-use-rival-rival = a rival uses an ability against a rival
happens-takeover-any-any = a company tries a takeover
happens-takeover-any-me = a company tries a takeover of you
happens-takeover-any-rival = a company tries a takeover of a rival
happens-takeover-me-any = you try a takeover
happens-takeover-me-me = you try a takeover of you
happens-takeover-me-rival = you try a takeover of a rival
happens-takeover-rival-any = a rival tries a takeover
happens-takeover-rival-me = a rival tries a takeover of you
happens-takeover-rival-rival = a rival tries a takeover of a rival
happens-audit-any-any = a company asks for an audit
happens-audit-any-me = a company asks for an audit of you
happens-audit-any-rival = a company asks for an audit of a rival
happens-audit-me-any = you ask for an audit
happens-audit-me-me = you ask for an audit of you
happens-audit-me-rival = you ask for an audit of a rival
happens-audit-rival-any = a rival asks for an audit
happens-audit-rival-me = a rival asks for an audit of you
happens-audit-rival-rival = a rival asks for an audit of a rival
happens-bill-any-any = a company sends a bill
happens-bill-any-me = a company sends a bill to you
happens-bill-any-rival = a company sends a bill to a rival
happens-bill-me-any = you send a bill
happens-bill-me-me = you send a bill to you
happens-bill-me-rival = you send a bill to a rival
happens-bill-rival-any = a rival sends a bill
happens-bill-rival-me = a rival sends a bill to you
happens-bill-rival-rival = a rival sends a bill to a rival
happens-turn-end-any-any = a company ends a turn
happens-turn-end-any-me = a company ends a turn, and it is yours
happens-turn-end-any-rival = a company ends a turn, and it is a rival’s
happens-turn-end-me-any = you end a turn
happens-turn-end-me-me = you end a turn, and it is yours
happens-turn-end-me-rival = you end a turn, and it is a rival’s
happens-turn-end-rival-any = a rival ends a turn
happens-turn-end-rival-me = a rival ends a turn, and it is yours
happens-turn-end-rival-rival = a rival ends a turn, and it is a rival’s
happens-fire-any-any = a company fires by choice
happens-fire-any-me = a company fires by choice, and it is you
happens-fire-any-rival = a company fires by choice, and it is a rival
happens-fire-me-any = you fire by choice
happens-fire-me-me = you fire by choice, and it is you
happens-fire-me-rival = you fire by choice, and it is a rival
happens-fire-rival-any = a rival fires by choice
happens-fire-rival-me = a rival fires by choice, and it is you
happens-fire-rival-rival = a rival fires by choice, and it is a rival
happens-liquidate-any-any = a company sells an asset
happens-liquidate-any-me = a company sells an asset, and it is you
happens-liquidate-any-rival = a company sells an asset, and it is a rival
happens-liquidate-me-any = you sell an asset
happens-liquidate-me-me = you sell an asset, and it is you
happens-liquidate-me-rival = you sell an asset, and it is a rival
happens-liquidate-rival-any = a rival sells an asset
happens-liquidate-rival-me = a rival sells an asset, and it is you
happens-liquidate-rival-rival = a rival sells an asset, and it is a rival
happens-lost-any-any = a company loses a card in play to another company
happens-lost-any-me = you lose a card in play to another company
happens-lost-any-rival = a rival loses a card in play to another company
happens-lost-me-any = a company loses a card in play to your effect
happens-lost-me-me = you lose a card in play to your effect
happens-lost-me-rival = a rival loses a card in play to your effect
happens-lost-rival-any = a company loses a card in play to a rival
happens-lost-rival-me = you lose a card in play to a rival
happens-lost-rival-rival = a rival loses a card in play to a rival
op-gain = gain { $amount }
op-gain-first = Gain { $amount }
op-gain-who = let { WORD($who, of: "whom") } gain { $amount }
op-gain-who-first = Let { WORD($who, of: "whom") } gain { $amount }
op-bill = bill { WORD($who, of: "whom") } { $amount }{ $collect ->
    [yes] {" "}and collect what is paid
   *[no] {""}
}
op-bill-first = Bill { WORD($who, of: "whom") } { $amount }{ $collect ->
    [yes] {" "}and collect what is paid
   *[no] {""}
}
op-siphon = take { $amount } from { WORD($who, of: "whose") } bank, never more than it holds
op-siphon-first = Take { $amount } from { WORD($who, of: "whose") } bank, never more than it holds
op-draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
op-draw-first = Draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
op-draw-who = let { WORD($who, of: "whom") } draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
op-draw-who-first = Let { WORD($who, of: "whom") } draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
op-discard = make { WORD($who, of: "whom") } discard { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the hand{ $pick ->
    [me] {" "}(you choose)
    [victim] {" "}(they choose)
    [random] {" "}(by luck)
   *[table] {""}
}
op-discard-first = Make { WORD($who, of: "whom") } discard { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the hand{ $pick ->
    [me] {" "}(you choose)
    [victim] {" "}(they choose)
    [random] {" "}(by luck)
   *[table] {""}
}
op-pilfer = take { $n ->
    [one] 1 card
   *[other] { $n } cards
} from { WORD($who, of: "whose") } hand{ $pick ->
    [me] {" "}(you choose)
    [victim] {" "}(they choose)
    [random] {" "}(by luck)
   *[table] {""}
}
op-pilfer-first = Take { $n ->
    [one] 1 card
   *[other] { $n } cards
} from { WORD($who, of: "whose") } hand{ $pick ->
    [me] {" "}(you choose)
    [victim] {" "}(they choose)
    [random] {" "}(by luck)
   *[table] {""}
}
op-fire = fire { $n } of { WORD($who, of: "whose") } { WORD($what, of: "kinds") }{ $upto ->
    [none] {""}
   *[other] {" "}costing { $upto } or less
}{ $pick ->
    [me] {" "}(you choose)
    [victim] {" "}(they choose)
    [random] {" "}(by luck)
   *[table] {""}
}
op-fire-first = Fire { $n } of { WORD($who, of: "whose") } { WORD($what, of: "kinds") }{ $upto ->
    [none] {""}
   *[other] {" "}costing { $upto } or less
}{ $pick ->
    [me] {" "}(you choose)
    [victim] {" "}(they choose)
    [random] {" "}(by luck)
   *[table] {""}
}
op-destroy = destroy { $n } of { WORD($who, of: "whose") } assets{ $upto ->
    [none] {""}
   *[other] {" "}costing { $upto } or less
}{ $pick ->
    [me] {" "}(you choose)
    [victim] {" "}(they choose)
    [random] {" "}(by luck)
   *[table] {""}
}
op-destroy-first = Destroy { $n } of { WORD($who, of: "whose") } assets{ $upto ->
    [none] {""}
   *[other] {" "}costing { $upto } or less
}{ $pick ->
    [me] {" "}(you choose)
    [victim] {" "}(they choose)
    [random] {" "}(by luck)
   *[table] {""}
}
op-steal = take one of { WORD($who, of: "whose") } { WORD($what, of: "kinds") } into your company{ $upto ->
    [none] {""}
   *[other] {" "}costing { $upto } or less
}{ $pick ->
    [me] {" "}(you choose)
    [victim] {" "}(they choose)
    [random] {" "}(by luck)
   *[table] {""}
}
op-steal-first = Take one of { WORD($who, of: "whose") } { WORD($what, of: "kinds") } into your company{ $upto ->
    [none] {""}
   *[other] {" "}costing { $upto } or less
}{ $pick ->
    [me] {" "}(you choose)
    [victim] {" "}(they choose)
    [random] {" "}(by luck)
   *[table] {""}
}
op-bounce = send one of { WORD($who, of: "whose") } { WORD($what, of: "kinds") } back to its owner’s hand{ $upto ->
    [none] {""}
   *[other] {" "}costing { $upto } or less
}{ $pick ->
    [me] {" "}(you choose)
    [victim] {" "}(they choose)
    [random] {" "}(by luck)
   *[table] {""}
}
op-bounce-first = Send one of { WORD($who, of: "whose") } { WORD($what, of: "kinds") } back to its owner’s hand{ $upto ->
    [none] {""}
   *[other] {" "}costing { $upto } or less
}{ $pick ->
    [me] {" "}(you choose)
    [victim] {" "}(they choose)
    [random] {" "}(by luck)
   *[table] {""}
}
op-peek-hand = look in secret at { WORD($who, of: "whose") } hand
op-peek-hand-first = Look in secret at { WORD($who, of: "whose") } hand
op-peek-bank = look in secret at { WORD($who, of: "whose") } bank
op-peek-bank-first = Look in secret at { WORD($who, of: "whose") } bank
op-peek-deck = look in secret at { WORD($who, of: "whose") } next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
op-peek-deck-first = Look in secret at { WORD($who, of: "whose") } next { $n ->
    [one] 1 card
   *[other] { $n } cards
}
op-modify-income = each of { WORD($who, of: "whose") } { WORD($what, of: "kinds") } earns { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-modify-income-first = Each of { WORD($who, of: "whose") } { WORD($what, of: "kinds") } earns { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-modify-income-self = this card earns { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $who ->
    [me] {""}
   *[other] {" "}with { WORD($who, of: "whom") }
}{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-modify-income-self-first = This card earns { $up ->
    [yes] { $n } more
   *[no] { $n } less
}{ $who ->
    [me] {""}
   *[other] {" "}with { WORD($who, of: "whom") }
}{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-modify-overhead = each of { WORD($who, of: "whose") } { WORD($what, of: "kinds") } costs { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-modify-overhead-first = Each of { WORD($who, of: "whose") } { WORD($what, of: "kinds") } costs { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-modify-overhead-self = this card costs { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn{ $who ->
    [me] {""}
   *[other] {" "}with { WORD($who, of: "whom") }
}{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-modify-overhead-self-first = This card costs { $up ->
    [yes] { $n } more
   *[no] { $n } less
} a turn{ $who ->
    [me] {""}
   *[other] {" "}with { WORD($who, of: "whom") }
}{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-modify-cost = { WORD($what, of: "kinds") } cost { WORD($who, of: "whom") } { $up ->
    [yes] { $n } more
   *[no] { $n } less
} to play{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-modify-cost-first = { WORD($what, of: "kinds", form: "first") } cost { WORD($who, of: "whom") } { $up ->
    [yes] { $n } more
   *[no] { $n } less
} to play{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-modify-bill = each bill to { WORD($who, of: "whom") } is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-modify-bill-first = Each bill to { WORD($who, of: "whom") } is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-slots-hire = { WORD($who, of: "whom") } may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [stays] {" "}in a turn
    [turn] {" "}this turn
    [one] {" "}in a turn until your next turn
   *[many] {" "}in a turn for { $turns } of your turns
}
op-slots-hire-first = { WORD($who, of: "whom", form: "first") } may hire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [stays] {" "}in a turn
    [turn] {" "}this turn
    [one] {" "}in a turn until your next turn
   *[many] {" "}in a turn for { $turns } of your turns
}
op-slots-fire = { WORD($who, of: "whom") } may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [stays] {" "}in a turn
    [turn] {" "}this turn
    [one] {" "}in a turn until your next turn
   *[many] {" "}in a turn for { $turns } of your turns
}
op-slots-fire-first = { WORD($who, of: "whom", form: "first") } may fire { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [stays] {" "}in a turn
    [turn] {" "}this turn
    [one] {" "}in a turn until your next turn
   *[many] {" "}in a turn for { $turns } of your turns
}
op-slots-executive = { WORD($who, of: "whose") } executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-slots-executive-first = { WORD($who, of: "whose", form: "first") } executive seats: { $up ->
    [yes] { $n } more
   *[no] { $n } fewer
}{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-slots-hand = { WORD($who, of: "whose") } hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-slots-hand-first = { WORD($who, of: "whose", form: "first") } hand limit is { $up ->
    [yes] { $n } higher
   *[no] { $n } lower
}{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-block = { WORD($who, of: "whom") } cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-block-first = { WORD($who, of: "whom", form: "first") } cannot { WORD($verb, of: "cannot") }{ $lasts ->
    [stays] {""}
    [turn] {" "}this turn
    [one] {" "}until your next turn
   *[many] {" "}for { $turns } of your turns
}
op-cancel = it does not happen{ $refund ->
    [yes] ; what was paid comes back
   *[no] {""}
}{ $to-hand ->
    [yes] ; the card returns to the hand
   *[no] {""}
}
op-cancel-first = It does not happen{ $refund ->
    [yes] ; what was paid comes back
   *[no] {""}
}{ $to-hand ->
    [yes] ; the card returns to the hand
   *[no] {""}
}
op-redirect-actor = it hits its own player instead
op-redirect-actor-first = It hits its own player instead
op-redirect-rival = it hits another company you name instead
op-redirect-rival-first = It hits another company you name instead

## Cards

card-COM-01 = Unpaid Intern
    .small = Intern
    .a = an Unpaid Intern
    .text = Earns 1
card-COM-02 = Cubicle Regular
    .small = Regular
    .a = a Cubicle Regular
    .text = Earns 3, costs 2
card-COM-03 = Sales Closer
    .small = Closer
    .a = a Sales Closer
    .text = Earns 4, costs 2
card-COM-04 = Weekend Contractor
    .small = Contractor
    .a = a Weekend Contractor
    .text = Earns 3; stays 3 turns
card-COM-05 = Sealed Ledger
    .small = Sealed Ledger
    .a = Sealed Ledger
    .text = No audits, no peeking
card-COM-06 = Espresso Altar
    .small = Espresso
    .a = Espresso Altar
    .text = Earns 1
card-COM-07 = No Comment
    .small = No Comment
    .a = No Comment
    .text = Cancel espionage at you
card-COM-08 = Shredder Season
    .small = Shredder
    .a = Shredder Season
    .text = Refuse an audit, take up to 3 from the asker
card-COM-09 = Reference Check
    .small = References
    .a = Reference Check
    .text = Cancel a rival's hire: card and price go back
card-COM-10 = Petty Cash Raid
    .small = Petty Cash
    .a = Petty Cash Raid
    .text = Gain 3
card-COM-11 = Surprise Invoice
    .small = Invoice
    .a = Surprise Invoice
    .text = Bill 3
card-COM-12 = Anonymous Tip to HR
    .small = HR Tip
    .a = Anonymous Tip to HR
    .text = Fire an employee of a rival with 3 or more
card-COM-13 = Coffee Meets Server
    .small = Coffee
    .a = Coffee Meets Server
    .text = Destroy an asset, 6 or less
card-COM-14 = Point of Order
    .small = Order
    .a = Point of Order
    .text = Cancel a rival's Savvy
card-COM-15 = Union Drive
    .small = Union
    .a = Union Drive
    .text = Their team costs +1 each, two rounds
card-COM-16 = Back Taxes
    .small = Back Taxes
    .a = Back Taxes
    .text = Bill 1 per round
card-COM-17 = Regulators Arrive
    .small = Regulators
    .a = Regulators Arrive
    .text = Bill 2 per round, from round 10
card-COM-18 = Antitrust Breakup
    .small = Antitrust
    .a = Antitrust Breakup
    .text = Bill a third of their net worth, from round 6
card-COM-19 = Poison Pill Cocktail
    .small = Poison Pill
    .a = Poison Pill Cocktail
    .text = Cancel a takeover of you, bill 3
card-COM-20 = Emergency Bake Sale
    .small = Bake Sale
    .a = Emergency Bake Sale
    .text = Gain 6 if your bank is 4 or less
card-NIM-01 = Growth Hacker
    .small = Hacker
    .a = a Growth Hacker
    .text = Earns 3, costs 1
card-NIM-02 = Brand Evangelist
    .small = Evangelist
    .a = a Brand Evangelist
    .text = Gain 1 with each of your hires
card-NIM-03 = Full-Stack Overflow
    .small = Overflow
    .a = a Full-Stack Overflow
    .text = Earns 5, costs 2
card-NIM-04 = Referral Addict
    .small = Referral
    .a = a Referral Addict
    .text = Pay 2: one more hire this turn
card-NIM-05 = Chief Vision Officer
    .small = Vision
    .a = a Chief Vision Officer
    .text = Your employees earn +1 each
card-NIM-06 = Chief People Person
    .small = People
    .a = a Chief People Person
    .text = One more hire a turn
card-NIM-07 = Ping-Pong Quarter
    .small = Ping-Pong
    .a = Ping-Pong Quarter
    .text = Employees cost 1 less to hire
card-NIM-08 = Cloud Subscription
    .small = Cloud
    .a = Cloud Subscription
    .text = Earns 2
card-NIM-09 = Hiring Spree
    .small = Spree
    .a = Hiring Spree
    .text = Two more hires, draw 1
card-NIM-10 = Series A Bridge
    .small = Series A
    .a = Series A Bridge
    .text = Gain 1 per employee of yours
card-NIM-11 = Retention Pizza
    .small = Pizza
    .a = Retention Pizza
    .text = Cancel espionage at you, gain 1
card-NIM-12 = Viral Smear
    .small = Smear
    .a = Viral Smear
    .text = Bill 2 per employee of yours
card-NIM-13 = Price War
    .small = Price War
    .a = Price War
    .text = Rivals' employees earn 1 less, one round
card-NIM-14 = Notification Cannon
    .small = Cannon
    .a = Notification Cannon
    .text = Pay 2: bill 1 per employee of yours
card-NIM-15 = Unlimited Vacation Offer
    .small = Vacation
    .a = Unlimited Vacation Offer
    .text = Send an employee back to hand
card-IRN-01 = Tenured Actuary
    .small = Actuary
    .a = a Tenured Actuary
    .text = Earns 2
card-IRN-02 = Night Watchman
    .small = Watchman
    .a = a Night Watchman
    .text = No wrecking, no pickpockets
card-IRN-03 = Compliance Monk
    .small = Monk
    .a = a Compliance Monk
    .text = Bills to you 1 less
card-IRN-04 = Chief Risk Officer
    .small = Risk
    .a = a Chief Risk Officer
    .text = Bills to you 2 less
card-IRN-05 = General Counsel
    .small = Counsel
    .a = a General Counsel
    .text = Espionage at you: bill 2 and collect, once a turn
card-IRN-06 = Walk-In Vault
    .small = Vault
    .a = Walk-In Vault
    .text = No taking, no audits
card-IRN-07 = Everything Insurance
    .small = Insurance
    .a = Everything Insurance
    .text = Lose a card to a rival: gain 5
card-IRN-08 = Skyline Headquarters
    .small = Skyline
    .a = Skyline Headquarters
    .text = Earns 3, costs 1
card-IRN-09 = Annuity Ladder
    .small = Annuity
    .a = Annuity Ladder
    .text = Earns 2
card-IRN-10 = Golden Parachute Loom
    .small = Parachute
    .a = Golden Parachute Loom
    .text = No takeover, no theft
card-IRN-11 = Force Majeure
    .small = Majeure
    .a = Force Majeure
    .text = Cancel a bill to you
card-IRN-12 = Return to Sender
    .small = Return
    .a = Return to Sender
    .text = Espionage at you hits its player
card-IRN-13 = Premium Increase
    .small = Premium
    .a = Premium Increase
    .text = Bill 2 per asset of yours
card-IRN-14 = Hostile Audit
    .small = Audit Raid
    .a = Hostile Audit
    .text = See a bank, bill half its income
card-IRN-15 = Collections Desk
    .small = Collections
    .a = Collections Desk
    .text = Pay 1: bill 1 per asset of yours, 6 at most
card-IRN-16 = Board of Cousins
    .small = Cousins
    .a = Board of Cousins
    .text = Second executive
card-IRN-17 = Industry Conference
    .small = Conference
    .a = Industry Conference
    .text = All draw 1, you gain 3
card-VIP-01 = Junior Associate
    .small = Associate
    .a = a Junior Associate
    .text = Earns 3, costs 2
card-VIP-02 = Rainmaker
    .small = Rainmaker
    .a = a Rainmaker
    .text = Gain 1 with each espionage of yours
card-VIP-03 = Paralegal of Doom
    .small = Paralegal
    .a = a Paralegal of Doom
    .text = Your espionage costs 1 less
card-VIP-04 = Senior Partner
    .small = Partner
    .a = a Senior Partner
    .text = Pay 2: bill 1 per person on your team
card-VIP-05 = Chief Litigation Officer
    .small = Litigation
    .a = a Chief Litigation Officer
    .text = Your espionage also bills every rival 1
card-VIP-06 = Wall of Diplomas
    .small = Diplomas
    .a = Wall of Diplomas
    .text = Earns 1
card-VIP-07 = Cease, Desist and Weep
    .small = Weep
    .a = Cease, Desist and Weep
    .text = Bill 3 per round, halved
card-VIP-08 = Class Action
    .small = Class Action
    .a = Class Action
    .text = Bill every rival 1 per round, halved
card-VIP-09 = Discovery Motion
    .small = Discovery
    .a = Discovery Motion
    .text = See a hand, discard 1 of it
card-VIP-10 = Frozen Accounts
    .small = Frozen
    .a = Frozen Accounts
    .text = No income for a rival, one round
card-VIP-11 = Wrongful Everything Suit
    .small = Suit
    .a = Wrongful Everything Suit
    .text = Bill 3 per employee, halved
card-VIP-12 = Billable Minute
    .small = Minute
    .a = Billable Minute
    .text = Bill 1 per round, halved
card-VIP-13 = Quiet Settlement
    .small = Settlement
    .a = Quiet Settlement
    .text = Cancel espionage at you, take up to 2
card-VIP-14 = Non-Compete Clause
    .small = Non-Compete
    .a = Non-Compete Clause
    .text = Cancel a rival's hire
card-VIP-15 = Morality Clause
    .small = Morality
    .a = Morality Clause
    .text = Fire one of a team of 3 or more
card-MAG-01 = Light-Fingered Temp
    .small = Temp
    .a = a Light-Fingered Temp
    .text = Gain 1 with each espionage of yours
card-MAG-02 = Fence in Accounting
    .small = Fence
    .a = a Fence in Accounting
    .text = Pay 1: take up to 2 from a bank
card-MAG-03 = Corporate Headhunter
    .small = Headhunter
    .a = a Corporate Headhunter
    .text = Earns 3, costs 1
card-MAG-04 = Chief Acquisitions Magpie
    .small = Magpie
    .a = a Chief Acquisitions Magpie
    .text = Pay 2: take a hand card, by luck
card-MAG-05 = Silent Partner
    .small = Silent
    .a = a Silent Partner
    .text = Each income: take 1 from every rival
card-MAG-06 = Offshore Nest
    .small = Offshore
    .a = Offshore Nest
    .text = No audits, no taking
card-MAG-07 = Poaching Season
    .small = Poaching
    .a = Poaching Season
    .text = Steal an employee, 5 or less, from 3 or more
card-MAG-08 = Creative Repossession
    .small = Repo
    .a = Creative Repossession
    .text = Steal an asset, 5 or less
card-MAG-09 = Rounding Error
    .small = Rounding
    .a = Rounding Error
    .text = Take half their income from the bank
card-MAG-10 = Phishing Trip
    .small = Phishing
    .a = Phishing Trip
    .text = Take a hand card, by luck; draw 1
card-MAG-11 = Outbid
    .small = Outbid
    .a = Outbid
    .text = Cancel a rival's purchase, price goes back
card-MAG-12 = Wrong Nest
    .small = Wrong Nest
    .a = Wrong Nest
    .text = Turn espionage at you on another
card-MAG-13 = Blackmail Newsletter
    .small = Blackmail
    .a = Blackmail Newsletter
    .text = Bill 1 per round and collect
card-MAG-14 = Double Agent
    .small = Double Agent
    .a = Double Agent
    .text = See a hand, take 1 of it
card-MAG-15 = Red-String Corkboard
    .small = Corkboard
    .a = Red-String Corkboard
    .text = Hand limit +2
card-HOU-00 = House Rule
    .small = House Rule
    .a = House Rule
    .text = Does nothing
card-takeover = The takeover
    .small = takeover
card-bill = The bill
    .small = bill
card-audit = The audit
    .small = audit
card-turn-end = The end of the turn
    .small = end of turn
card-nothing = something
