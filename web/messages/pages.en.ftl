# What the pages around the tables say: after the game, replay, public screen, one device, bad days.

## After the game

moments-title = { $count ->
    [one] The moment that decided it
    [2] Two moments that decided it
   *[other] Three moments that decided it
}
watch = Watch
watch-moment = Watch moment { $number } in the replay
next-time = Next time:
your-game = Your game
checking-deal = The deal is being checked …
deal-matches = The deal was sealed before the first card and matches:
deal-closed = The deal was sealed before the first card, and stays sealed: whoever can check it knows every card.
save-record = Save the record
last-table = The table at the end
got-away = got away
played-for = { $minutes ->
    [0] under a minute
   *[other] { $minutes } min
}
played = played
no-claims = Nobody claimed anything that could be judged.
report-loading = Turning over the cards …
    .says = The game is read once more, with everything known.
report-closed = At this table nobody’s cards are shown afterwards.
    .says = So the house rules say. The result and your own replay are open.
whole-account = The whole account
    .says = everything the record can prove

### Embezzlement

emb-stamp-got-away = got away
emb-stamp-bust = bust
emb-stamp-clean = clean
emb-stamp-shared = shared
emb-stamp-last-one = last one
emb-stamp-paid = paid
emb-stamp-nobody = nobody
emb-end = end
emb-chart-stash = caps in the stash
emb-chart-years = with what lies on the years
emb-who-lied = Who lied
    .says = said and paid above, worth below
emb-invoice = turn { $turn }, year { $year }: paid { $paid }, worth { $value ->
    [T] nothing, a trap
   *[other] { $value }
}, { $fate }
emb-lies = { $lies ->
    [0] no lie
    [one] 1 lie, { $caught ->
        [0] unseen
       *[other] caught
    }
   *[other] { $lies } lies, { $caught ->
        [0] none caught
       *[other] { $caught } caught
    }
}
emb-key-honest = honest
emb-key-away = lie, got away
emb-key-caught = lie, caught
emb-key-stolen = lie, profit stolen
emb-key-short = paid short
emb-key-record = off the record
emb-key-trap = trap
emb-lied-to = Who lied to whom
    .says = row lied, column was told: how many were caught
emb-liar = liar
emb-lied-cell = { $caught } caught, { $waved } waved through{ $alarms ->
    [0] {""}
    [one] , 1 false alarm
   *[other] , { $alarms } false alarms
}
    .small = { $caught } of { $lies }{ $alarms ->
        [0] {""}
       *[other] , { $alarms } false
    }
emb-flow-start = start
emb-flow-profits = own profits
emb-flow-stolen = stolen
emb-flow-rewards = audit rewards
emb-flow-shortfalls = shortfalls
emb-flow-audited = shortfalls, audited
emb-flow-traps = traps
emb-flow-false-audits = false audits
emb-flow-lost = lost at bust
emb-flow-end = end
emb-luck-pool = the whole pool: { $mean } on average
emb-luck-mean = mean value taken
emb-luck-traps = traps taken
emb-luck-eights = traps and 8s taken
emb-flows-says = adds up to the end
emb-prices-says = payments, and how many lied
emb-price = price
emb-price-lies = { $lies ->
    [0] no lie
    [one] 1 lie
   *[other] { $lies } lies
}
emb-bribes-says = in order: how many cards, and who won
emb-bribe = Turn { $turn }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $name } won

### Scapegoat

scg-executive = { $name }, Executive
scg-on-ladder = their numbers stand on the ladder
scg-ladder-says = cards in hand after each year; { $goal } win
scg-start = start
scg-year-word = Year
scg-files = { $filed } filed, { $red } red
scg-files-short = { $red } of { $filed } red
scg-opened = { $opened ->
    [0] none opened
   *[other] { $opened } opened
}
scg-how-ended = How the year ended
    .says = { $red } of { $pool } filed cards were red, { $opened } of them opened
scg-left = left
scg-key-filed = filed, counts 10
scg-key-budget = the budget, { $budget }
scg-key-waste = what the table may waste, { $line }
scg-key-black = black
scg-key-red = red
scg-key-opened = opened by the audit
scg-red-of = { $red } of { $filed } red
scg-luck-year = Year { $year }
scg-came-red = red came
scg-came-black = black came

### Wallet

wal-lineup = The line-up
wal-round-tab = Round { $round }
wal-clock = Who ran the clock
    .says = hourglasses in order; players innocent at that instant
wal-itself = itself
wal-confiscated = confiscated
wal-place-1 = Richest, { wal-drawn }
wal-place-2 = Second, { wal-drawn }
wal-place-3 = Third, { wal-drawn }
wal-place-4 = { wal-drawn }
wal-drawn = { $tokens ->
    [0] no token
    [one] 1 token
   *[other] { $tokens } tokens
}
wal-goes-back = goes back
wal-after-points = Points after each round
wal-after-round = round { $round }
wal-after-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
wal-poison = Poison
    .says = given on purpose
wal-poison-all = All { $count }
wal-poison-key = Stuck: guilty with it, innocent without it.
wal-poison-none = Nobody slipped anybody a bad card.
wal-became-stuck = stuck
wal-became-harmless = harmless
wal-became-passed-on = passed on
wal-claims = Claims
    .says = said, and judged on the true table
wal-claim-true = true
wal-claim-got-away = lie, got away
wal-claim-found-out = lie, found out
wal-claim-unjudged = not judged
wal-close = Close to the line, round { $round }
wal-close-innocent = innocent after that turn
wal-close-guilty = guilty just then
wal-close-turn = turn { $turn }

### Pecunia Olet

pec-true-money = True money
    .says = cash and offshore after each turn, one scale
pec-at-home = cash at home
pec-visits-key = Godfather, and what was paid
pec-lines-key = thin lines: rounds
pec-place-1 = Winner
pec-place-2 = Second
pec-place-3 = Third
pec-place-4 = Fourth
pec-note = { $name }: { $total }, of it { $offshore } offshore
pec-note-offshore = { $money } offshore
pec-note-home = { $money } at home
pec-note-left = { $count ->
    [one] 1 fake left
   *[other] { $count } fakes left
}
pec-sources = Where it came from
pec-source-start = start
pec-source-supermarket = supermarket
pec-source-receiver = receiver
pec-source-tax = tax fraud
pec-source-diners = diners
pec-source-tickets = tickets
pec-source-cards = cards
pec-source-fares = fares
pec-source-godfather = Godfather
pec-source-total = total
pec-who-cost = Who cost whom
    .says = { $count ->
        [one] the Godfather’s one visit
       *[other] the Godfather’s { $count } visits
    }
pec-woken-by = woken by
pec-woke = { $name }, round { $round }
pec-himself = by himself, round { $round }
pec-cost-waker = cost the waker
pec-paid-in-all = paid in all
pec-flights = Who flew what
pec-jet = jet
pec-flew = { $way ->
    [out] { $money } out
    [home] { $money } home
   *[empty] empty
}
pec-nobody-flew = Nobody moved any money.
pec-all-flights = all { $count } flights
pec-said = Who said what
    .says = and what was true then
pec-claim-round = round { $round }: { $truth }
pec-notes = The notes
    .says = what became of everything printed
pec-printed = { $count ->
    [one] 1 printed
   *[other] { $count } printed
}
pec-fate-sold = sold
pec-fate-changed = changed by diners
pec-fate-exchanged = exchanged
pec-fate-left = left over
pec-could-know = What the table could know
    .says = total at the end of each round
pec-known-truth = the truth
pec-known-band = least and most that fit what all saw
pec-known-widest = up to { $money } in doubt
pec-known-point = round { $round }: { $truth }, between { $least } and { $most }
pec-walk = The officer
    .says = his space over the rounds; who moved him
pec-walk-self = by himself
pec-walk-step = round { $round }: to { $space }, { $name }
pec-walk-count = { $name }: { $count ->
    [one] 1 step
   *[other] { $count } steps
}

### Corporate Espionage

ces-net-worth = Net worth
ces-net-worth-says = when each round ended
ces-net-worth-swipe = when each round ended; swipe for the others
ces-round-word = round { $round }
ces-sign-bankrupt = bankrupt
ces-sign-bought = bought
ces-sign-gone = gone
ces-who-hit = Who hit whom
    .says = points
ces-by = by
ces-dealt = dealt
ces-suffered = suffered
ces-your-armour = Your armour
ces-armour = The armour of { $name }
ces-armour-says = each announcement
ces-armour-bank = bank
ces-armour-bill = largest bill ready
ces-armour-point = round { $round }: bank { $bank }, largest bill { $bill }
ces-who-lied = Who lied to whom
    .says = by round
ces-claim-to = to { $name }
ces-claim-was = it was { $truth }
ces-verdict-true = true
ces-verdict-lie = lie
ces-verdict-false = lie
ces-verdict-kept = kept
ces-verdict-broken = broken
ces-verdict-open = never came to it
ces-verdict-unjudged = not judged
ces-paper = { $pacts ->
    [0] Pacts: none made.
    [one] One pact made.
   *[other] { $pacts } pacts made.
} { $loans ->
    [0] IOUs: none written.
    [one] One IOU written.
   *[other] { $loans } IOUs written.
}
ces-income = Income and expenses
    .says = turn by turn, points
ces-income-in = income
ces-income-out = expenses
ces-income-point = turn { $turn }: in { $income }, out { $expenses }
ces-answers = Answers
    .says = what each cost, and what it stopped
ces-answers-none = Nobody stopped anything.
ces-answer-cost = { $cost ->
    [0] cost nothing
    [one] cost 1 point
   *[other] cost { $cost } points
}
ces-answer-stopped = { $stopped ->
    [0] stopped no points
    [one] stopped 1 point
   *[other] stopped { $stopped } points
}
ces-answer-watch = Watch { $card } in the replay

## Replay

replay-any = of a table here, or of any record
replay-open = Which game shall we watch?
replay-note = A record says everything about its game, every card included. It is read here to show it, and not kept.
played-here = Finished on this device
played-row = { $names }. Won by { $won }, { $when }
won-by = won by { $names }
replay-of = Replay this game of { $game }
replay-reading = The game is played again, line by line.
replay-scrub = Move
replay-eyes = Through whose eyes
replay-all = All
replay-dealt = The cards are dealt.
replay-quiet = Nothing that these eyes could see.
replay-silent = A silent answer: it changes nothing on the table.
replay-pace = Pace
replay-from-start = From the first card
reel-scapegoat = Year { $number }
reel-embezzlement = Turn { $number }
reel-wallet = Round { $number }
reel-pecunia-olet = Round { $number }
reel-corporate-espionage = Round { $number }
replay-next-moment = Next decisive moment
record-bad = { $name } cannot be replayed
record-bad-none = That cannot be replayed
record-too-long = { $name } is too long to be a record.
record-no-text = { $name } is no text file. A record is one, as “Save the record” gives it.
why-this = Why did this happen?
why-said = { $name } said:
why-nothing = Nothing that these eyes could see. Look with everything open.
why-only = Only what this seat could know then is told here.
said-by-bot = by a bot
said-by-stand-in = by a stand-in
said-by-order = by a standing order
said-by-clock = by the clock
said-by-house = by the house
tone-scapegoat-red = fall or fraud
tone-scapegoat-violet = underspend
tone-scapegoat-gold = promotion
tone-embezzlement-red = audit or bribe
tone-embezzlement-violet = trade or off the record
tone-embezzlement-gold = the end
tone-wallet-red = inspection
tone-wallet-violet = bought or snatched
tone-wallet-gold = police
tone-pecunia-olet-red = Godfather
tone-pecunia-olet-violet = flight
tone-pecunia-olet-gold = the end
tone-corporate-espionage-red = cancelled or bankrupt
tone-corporate-espionage-violet = taken
tone-corporate-espionage-gold = the end
open-hands = Everybody’s hands, open
open-years = Years: paid above, worth below
hidden-stash = { $value ->
    [one] 1 cap
   *[other] { $value } caps
}
hidden-money = { $value }
hidden-points = { $value ->
    [one] 1 point
   *[other] { $value } points
}
hidden-cash = { $value } cash
hidden-offshore = { $value } offshore
hidden-bank = bank { $value }

## Public screen, and phones as hands

public-screen = Public screen
screen-small = The big screen
    .says = This address is for a tablet or a television in the middle of the table. A phone is a hand.
screen-hand = My hand
    .says = my cards on this phone
screen-join = sit down with your phone
screen-watch = watch with your phone
screen-lobby = { $taken } of { $seats } have sat down
screen-scan = scan to sit here
screen-waits = The table waits for { $names }
screen-returns = The picture may be old; it comes back by itself.
fill-screen = Fill the screen
qr-alt = QR code of this table, { $code }
hand-of = { $name }’s hand
hand-screen = { $code }, table on the big screen
hand-watch = The table is on the big screen.
hand-cover-title = Your cards are covered
hand-press = Press to show them
hand-hold = Hold to look; let go, and they are covered
hand-empty = You hold no cards.
hand-front = The card in front; swipe for another
hand-cards = Your cards
hand-alone = { $count ->
    [one] One card, seen by you alone
   *[other] { $count } cards, seen by you alone
}
hand-alone-money = Behind your screen, seen by you alone
hand-notes = forged notes: { $one } of one star, { $two } of two, { $three } of three
whole-table = The whole table on this phone
cover-short = Cover
uncover-short = Show

## One device

open-call = Open call: everybody may look
call-any = Who answers?
call-embezzlement-payment-audit = Who audits?
call-embezzlement-audit-payment = Who audits?
call-embezzlement-payment-otr = Who bribes it?
call-embezzlement-blackmail = Who blackmails?
call-embezzlement-bribe = Who bribes?
call-corporate-espionage-window = Who answers?
call-names = { $names }, or nobody
call-one = takes the device and answers
call-nobody = Nobody
    .says = all of them let it go
curtain-title = Pass the device
curtain-hand = Hand the device to
curtain-away = Every card is covered. { $names }, look away; this curtain opens for one person at a time.
curtain-alone = Every card is covered. This curtain opens for one person at a time.
curtain-since-name = Since { $name } last looked
curtain-hold-says = I am { $name }, and nobody is behind me
curtain-clock-waits = The clock waits
curtain-clock-runs = The clock runs
curtain-back = Back to the open call
shut-hint = A code lives for half an hour, a link as long as its table.

## Verify

report = Report
fair-deal-name = Fair deal
broken-seal = broken seal
verify-checked = checked in this browser
verify-later = The proof is opened when the game is over.
verify-known-title = A known deal, once more.
verify-known-says = These are the very cards of an earlier game, and everybody at the table was told so. Whoever saw that game could know every hand. This browser has mixed its secret and its salts again; they give the same shuffle.
known-stamp = known deal
deal-known = A known deal, once more; its seal is the old one:
verify-fair-title = The deal was fair.
verify-fair-says = Nobody could choose these cards: not the server, not any of you alone, not all the others together. This browser has sealed the secret again and mixed it with every salt; both agree.
verify-fair-no-salt = The server sealed its secret before the game and kept to it: sealed again it gives the same seal, and the same shuffle. No device threw any salt, so the secret alone decided.
verify-broken-seal = The secret that was opened is not the one that was sealed before the game. From the first card on the deal cannot be trusted.
verify-broken-seed = The secret and the salts do not give the shuffle that was played. From the first card on the deal cannot be trusted.
verify-when-1 = before anybody sat down
verify-when-2 = with the signatures
verify-when-3 = after the last card
verify-server-says = The server chose a secret and showed only its seal. From then on it could not change its mind.
verify-seal-seen = the seal everybody saw
verify-saw = saw it in the articles
verify-has = has it in the record
verify-bot-saw = bot, has it in the record
verify-sum-1 = The same seal stands in the record.
verify-salts-says = Each device threw in a number of its own, sealed before it saw the others’. One honest pinch is enough to spoil any plan.
verify-late = too late: left out
verify-bot-salt = a bot throws no salt
verify-no-salt = threw no salt
verify-sum-2 = { $count ->
    [one] One salt went into the shuffle.
   *[other] { $count } salts went into the shuffle.
}
verify-sum-none = No salt was thrown: only the server’s secret counts.
verify-opened = The opened secret
verify-opened-says = Now the server opens its secret. Sealed again it must give the old seal; mixed with the salts it must give your shuffle.
verify-again = sealed again, here, just now
verify-mixed = mixed with the salts: the shuffle
verify-sum-3 = Same seal, same shuffle.
verify-sum-bad = They do not agree.
verify-not-proved = What this does not prove
    .says = That nobody whispered, peeked at a neighbour’s screen, or lied. Lying is the game.
verify-if-broken = If a seal had been broken
    .says = You would read here, in red, which one, and from which card on the deal cannot be trusted.
check-again = Check again
    .says = on this device alone
for-verify = for kickback verify

## Settings

settings-yours = yours alone
set-sound-says = bell, paper, brass, stamp
set-motion-asks = your device asks for { $asks }
motion-full-says = as drawn
motion-calm-says = fades only
motion-none-says = at once
light-house-says = each its own
room-light = { $room }: { $light }. Change it
word-light = light
word-dark = dark
short-scapegoat = Scapegoat
short-embezzlement = Embezzlement
short-wallet = Wallet
short-pecunia-olet = Pecunia
short-corporate-espionage = Espionage
set-text-says = 100 to 200 percent
cover-down = When the phone lies face down
    .says = opens again when lifted
set-orders = When to ask me
set-orders-says = games with open windows
set-orders-game = Game
set-orders-where = By what everybody sees, never by what you hold. They act at your tables; there one tap beside the question takes an order back, and nobody can tell.
key-safe = safe choice
key-search = search the rules
set-language = Language
set-language-says = clauses keep their numbers
set-language-one = English. Every word stands in message files; another language is another file.
still-ink = Ink
    .says = quality +
still-diner = Diner
    .says = 1 fake to $50 each round
preview-does = prints 8 notes of two stars
preview-asks = Sell at the receiver with the hat?
preview-hot = Sell 5, wake the Godfather
    .says = +$150, then −$130 to him
preview-quiet = Take the henchman back
    .says = choose another space
settings-now = Text at { $text }, motion { $motion }, { $light ->
    [light] all rooms light
    [dark] all rooms dark
    [device] the light of this device
   *[house] each room in its own light
}. Nothing is cut at 200; the ledger folds under the board.

## Waiting room

chairs-title = Chairs
lobby-under = { $code }, not dealt yet
signs-with-deal = signs with the deal
bot-named = bot, { $strength }
strength-heuristic-greedy = a fresh intern
strength-heuristic = the regular
strength-heuristic-shark = a shark
strength-search = thinks ahead
strength-word-intern = fresh intern
strength-word-regular = the regular
strength-word-shark = shark
strength-word-search = thinks ahead
strength-says-intern = makes mistakes, learns nothing
strength-says-regular = plays soundly
strength-says-shark = bluffs and punishes
strength-says-search = slow, plays worlds to their end
on-this-device = on this device
team-of = The people of { $name }
join-team = join { $name }
you-host = { $name }, host
chair-menu = What to do about { $name }
make-host = Make host
seat-somebody = seat somebody
let-watch = Onlookers
    .says = { $count ->
        [0] nobody watches; they see no secret
        [one] one watches; sees no secret
       *[other] { $count } watch; they see no secret
    }
let-talk = Table talk
talk-free = free
talk-phrases = phrases
talk-off = closed
talk-says-free = in everybody’s own words
talk-says-phrases = ready-made phrases alone
talk-says-off = nobody speaks; claims are moves, and stay
bots-play = New bots
change-articles = Change the articles
    .says = everybody signs again
change = Change
play-on = Play on
device-screen = big screen
device-says-many = everybody’s own screen
device-says-one = one device, a curtain between hands
device-says-screen = a public screen, phones as hands
open-screen = Open the big screen
    .says = on a tablet or television
opened-at = opened { $time }
chairs-taken-count = { $taken ->
    [one] 1 chair taken
   *[other] { $taken } chairs taken
}
articles-changed = { $count ->
    [one] One article has changed
   *[other] { $count } articles have changed
}
lobby-sign-count = Sign, and play by these { $count }?
lobby-salting = Every device throws its salt …
lobby-locked = The host has locked the door. You may watch.
lobby-full = Every chair is taken. You may watch.
lobby-wait-host = Everybody has signed. The host deals.
seat-bot-says = { $strength }; a person may take its chair until the deal
deal-empty-why = A chair is empty: wait, or seat a bot.
deal-unsigned-why = Not signed yet: { $names }.
go-home = Leave
    .says = or stay and watch
share = Share
    .says = to a messenger
by-machine = by machine
is-reading = { $name } is reading
warn-quick-one = Passing a device takes time: choose a slower clock.
warn-local = This address only works on this machine. Serve on your network to let phones in.
my-deck = Your deck
    .says = secret until it is played
my-deck-none = You play a ready-made one.
deck-ready = ready-made
make-deck = bring your own

## Table maker

shelf-on = More to the right
shelf-back = Back to the left
presets = Ready-made house rules
our-own = Our own
    .says = { $count ->
        [0] by the book
        [one] one rule of yours
       *[other] { $count } rules of yours
    }
keep-as-own = Keep as our own
clash-two = These two cannot both hold
keep-one = Keep { $name }
take-back = { $name }: by the book
by-the-book = { $value }
in-dispute = In dispute: { $names }. Choose one on the left.
more-clauses = and { $count } more
one-less-of = { $name }: one less
one-more-of = { $name }: one more
find-rule = Find a house rule
rule-not-found = No house rule says “{ $wanted }”.
all-rules-again = Show them all
article-on = { $says } ({ $name }).
figures-box = Figures and kinds
list-public = On the front door
    .says = anybody here may join or watch
bot-stands-in = A stand-in for the absent
    .says = after a minute a bot plays on, until they are back
bot-word = Bot
strength-of = How strong the bot on seat { $seat } is
bot-away = Take the bot on seat { $seat } away
empty-seat = Empty seat
    .says = for a friend; press for a bot
named-later = named in the waiting room
fewer-chairs = One chair fewer
more-chairs = One chair more
seats-count = { $seats } chairs
differs = { $count ->
    [0] Everything is by the book.
    [one] One point differs from the book.
   *[other] { $count } points differ from the book.
}
minutes-of-it = { $minutes ->
    [0] minutes: being worked out.
    [one] minute, if { $people ->
        [2] the two
        [3] the three
        [4] the four
        [5] the five
        [6] the six
        [7] the seven
       *[other] all { $people }
    } of you lie at the usual speed.
   *[other] minutes, if { $people ->
        [2] the two
        [3] the three
        [4] the four
        [5] the five
        [6] the six
        [7] the seven
       *[other] all { $people }
    } of you lie at the usual speed.
}
minutes-how = About { $decisions } decisions, measured in games among bots, at { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} each.
own-phone = Play on my own phone
own-phone-says = { $name } goes on playing there, and this device forgets the hand. For the others nothing changes.
own-phone-qr = The link to this seat, to be scanned with a phone
own-phone-scan = Scan the picture with your phone,
own-phone-type = or open Kickback there and type under “Join a table”:
own-phone-lasts = Works once, for { $minutes } minutes.
own-phone-then = { $name } is at the table there at once.
own-phone-waits = One moment …
own-phone-back = Stay on this device
agree-again = Agree on this
    .says = everybody signs again
article-screen = The table is on a big screen, hands are on phones.
own-decks = Your own decks
    .says = A deck of your own is secret until it is played. Fair decks only: every card costs what it is worth.
bring-deck = Bring a deck
    .says = checked line by line
deck-secret = secret until played
deck-from-file = as in the file
choose-file = Choose a file
start-from-sample = Start from a ready-made one
deck-text = The deck, and cards of your own, as text
deck-word = Deck
deck-faults = { $count ->
    [one] One thing stands against it
   *[other] { $count } things stand against it
}
line-number = line { $line }
deck-kept = { $name } may be played
    .says = Choose it in the waiting room of your next table.
your-decks = Your decks
no-decks = None yet. Everybody gets a ready-made one.
deck-open = open
    .aloud = open { $name }
deck-throw = throw away
    .aloud = throw { $name } away
deck-thrown = { $name } is thrown away.
deck-back = take it back
deck-how = How a deck is made
deck-how-1 = Fifty cards of your own choice. Start from a ready-made deck, or drop a file here.
deck-how-2 = New cards say what they cost, earn and do; the price has to be fair, and the table must allow own cards.
deck-how-3 = Check it: every fault is shown at its line. Nobody else sees it before it is played.
deck-how-rules = What the rules say about own cards
deck-nothing = nothing to check yet: choose a file, or start from a ready-made one
check-deck = Check and keep it
    .says = nothing is kept if a line is wrong
new-article = new

## Front door

front-door = Front door
takes = , { $time }
time-scapegoat = 15 to 20 minutes
time-embezzlement = 30 to 75 minutes
time-wallet = 15 to 30 minutes
time-pecunia-olet = about 35 minutes
time-corporate-espionage = about an hour
your-turn-small = your turn
waits-for = { $names } to decide
looking-round = Looking round the house …
    .says = Your tables are being found.
go-to = Go to this table of { $game }
all-tables = All { $count } tables
open-tables = Open tables
free-seats = { $count ->
    [0] {""}
    [one] , one seat free
   *[other] , { $count } seats free
}
watch-word = Watch
portrait-named = Portrait: { $name }

## Rule books

no-book = There is no such book
    .says = Five games have one; choose on the left.
nothing-in-book = Nothing in this book says “{ $wanted }”.
whole-book-again = Show the whole book
came-here = You came here by this clause.
table-articles = This table’s articles
article-changes = article { $number } changes this
rules-back = Back to the table
copy-clause = Copy the link to { $clause }

## When the page breaks

fault-send = Send a report
    .says = what broke and where; no names, no cards
fault-sent = Sent. Thank you.

## For whoever runs the server

house-title = The house
    .says = how this server is doing
house-under = for whoever runs it
house-looking = Every two seconds a look.
house-uptime = open
house-being-played = tables being played
house-well = open
    .says = The house is open, and what is said is written down.
house-unwell = not stored
    .says = The database does not answer. Nothing is lost; answers are refused until it is back.
house-away = away
    .says = The server does not answer. What stands here is its last word.
house-bus = { $bus ->
    [ready] The bus between its processes answers.
    [away] The bus is away: processes hear of each other at the heartbeat only.
   *[none] One process on a database of its own.
}
house-load = Load
    .says = rows written a second, the last two minutes
house-curve = Rows a second over the last two minutes, { $most } at most
house-rows = rows a second
house-cpu = of one core
house-sockets = open lines
house-memory = memory
house-in-memory = tables in memory
house-writes-waiting = writes waiting
house-bot-answers = answers of bots
house-bot-failures = of these by stand-ins
house-tables = Tables
    .says = all that the database holds
house-game = game
house-lobby = waiting
house-playing = playing
house-over = over
house-versions = Versions
house-compiled = compiled
house-plain = plain Python
house-database = database
house-rules-version = rules { $version }
house-requests = Requests by answer
house-note = Counts since this process was started. Programs read the same at /metrics. Nothing here tells of a table, a person or a card.
one-device-how = One device, and a curtain
    .one = Say who plays: press an empty chair above and type a name, or seat a bot.
    .two = After the deal a curtain hangs between two hands. It names the next person, and opens for whoever holds it.
    .three = Whoever would rather hold their own phone takes their seat along, at any time.
