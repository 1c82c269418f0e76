# What the browser itself says, around the games. Games say everything about themselves.

home = Kickback, to the front door
ledger = Ledger
ledger-covered = (covered)
ledger-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
  }
by-seat = By seat
rules = Rules
table-talk = Table talk
say-something = Say something, true or not
send = Say it
claim = claim
claim-something = make a claim
nobody-talks = Nobody has said anything yet.
your-decision = Your decision
show-answers = Show my answers
    .says = they name your cards, which are covered
answers-aloud = Answers: { $answers }.
waiting-slip = What the table waits for
seconds = { $seconds ->
    [one] second
   *[other] seconds
}
sec = sec
bank = bank { $time }
no-clock = no clock
stands = stands
cancelled = cancelled
waits = waits
steps = Steps of this choice
choose-first = Choose one
really = Really?
sent = waiting for the table
draft-unseen = Nobody sees this until you send it
# several people on one seat (Corporate Espionage)
captain-decides = { $name } is captain now and answers for you all; talk it over below.
mate-answered = { $name } has answered for your company
talk-shut = The host has closed the table talk.
phrases = What you can say here
phrase-hello = Hello!
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-one-moment = One moment, please.
phrase-liar = You are lying.
phrase-trust-me = Trust me.
phrase-good-game = Good game!
talk-to = Who hears you
talk-to-all = everybody
whisper-to = Whisper to { $name }
whispered-to = only { $names }
only-they-hear = Only { $names } { $count ->
    [one] hears
   *[other] hear
} this.
claims-to-hold = I hold { CARD($card) }.
talk-to-team = only { $names }
team-only = only the team
mute = Do not hear { $name }
muted = You do not hear { $name }.
unmute = Hear again
sealed-answer = Your answer is sealed
    .says = It opens when the window closes, the same for everybody.
ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
thing-year = year { $year }
then-which = How?
then-verb = Doing what?
then-card = Which card?
then-special = Which Special?
then-space = Which space?
then-seat = Whom?
then-rival = Against whom?
then-target = Against whom?
then-owner = Whose?
then-year = Which year?
# what a kind of move asks next, where the general question would sound wrong
then-buy-space = Buy which card?
then-buy-card = Buy what?
then-print-space = Print on which press?
then-hire-card = Hire whom?
then-fire-card = Fire whom?
then-use-card = Use which ability?
then-liquidate-card = Sell what?
then-drop-card = Let which card go?
then-takeover-rival = Take over whom?
then-asset = Which asset?
then-lot = Which notes?
then-cash = How much cash stays at home?
then-amount = How much?
then-value = Which one?
one-more = One more { $what }
one-less = One fewer { $what }
stars = { $count ->
    [one] one star
   *[other] { $count } stars
}
orders = { $count ->
    [0] Standing orders
    [one] 1 standing order
   *[other] { $count } standing orders
}
orders-says = Answered for you, by what everybody can see. Never by what you hold.
if-all-pass = If everyone passes:
if-you-pass = If you pass:
if-opened = If it is opened
why-not = why not?
step-back = Step back
    .says = nothing is said yet
more-locked-short = { $count } locked
more-locked = { $count ->
    [one] 1 more thing that cannot be done now
   *[other] { $count } more things that cannot be done now
}
locked-says = Press one: it says why not, and when.
loading-rule = Turning the page …
no-such-rule = This book has no such rule.
whole-book = Read it in the book
why-happened = Why did this happen?
why-rule = The rule:
cover = Cover my cards
uncover = Show my cards
sound-on = Sound is on
sound-off = Sound is off
settings = Settings
leave = Leave the table
menu = Menu
copy-code = Copy the link of this table
your-turn = Your turn
their-turn = { $name } decides
bot = bot
away = away
first = first
you-short = You
close = Close
skip-to-question = To the question
command = Command line
command-hint = Say it in the game’s notation, such as “{ $example }”. Tab completes.
command-none = nothing begins like this now; the table may still know it
catch-up = { $count ->
    [one] One thing happened
   *[other] { $count } things happened
}
show-me = Show me
skip = Skip
key-space = Space
playing-back = { $count ->
    [one] one thing to show
   *[other] { $count } things to show
}
hand-covered = Your cards are covered.
hold-to-look = Hold to look

## The door

door = Leave the table?
door-says = The game goes on without you: your clock runs, and after a minute the others may let a bot play until you are back.
door-says-untimed = The game waits for you: no clock runs at this table.
door-keep = Keep my seat, go to the front door
    .says = this table waits for you there
door-give-up = Give up my seat
    .says = a bot plays it to the end
    .team = the others of your team play on
door-curtain = Back behind the curtain
    .says = this hand is played on the one device again
door-sure = Really give it up?
door-stay = Stay
    .says = nothing changes

## The line

line-lost = You are off the line
    .says = Trying again, for the { $tries ->
        [1] first
        [2] second
        [3] third
       *[other] { $tries }th
    } time. What you had pressed is sent again; what you see may be old.
line-away = The house shuts for a moment
    .says = An update. Every card is written down; clocks stand still and give the time back. This page opens by itself.
line-about = about
line-opening = Shuffling { $code }
    .says = The record is read.
line-refused = The door stays shut
line-back = Back.
too-late = Too late for that question
not-stored = Nobody has seen it
refused = That cannot be done
try-again = Try again
choose-again = Choose again
    .says = nothing is played yet
second = { $name } was faster
    .says = by { $margin } thousandths of a second. Your { $text } is back in your hand, and nobody knows it was out.
you-watch = You watch
    .says = What is face down stays so.
you-removed = You watch now
    .says = The host has given your seat to a bot.
absent = { $name } is away
    .ask = Wait for { $name }, or let a bot play on?
absent-wait = Wait
    .says = no clock
absent-bot = A bot plays on
    .says = same seat, until { $name } is back
frozen = This table can only be looked at
    .says = It was played under other rules ({ $why }).
fault = Something on this page broke
    .says = The game is safe: it lives at the table. Reload the page to go on.
reload = Reload

## Rooms

room-scapegoat = Accounts, 31 December
room-embezzlement = The Vault
room-wallet = The Back Booth
room-pecunia-olet = The Print Works
room-corporate-espionage = The Fortieth Floor
room-cut = The Kitchen Table
game-scapegoat = Scapegoat
game-embezzlement = Embezzlement
game-wallet = Wallet
game-pecunia-olet = Pecunia Olet
game-corporate-espionage = Corporate Espionage
game-cut = Cut
under-scapegoat = Spend the budget to the last cent. Do not be last.
under-embezzlement = Pay invoices with the company’s money. Announce any price you like.
under-wallet = One wallet. Leave it rich and innocent.
under-pecunia-olet = Print notes, dodge the police, fly it out.
under-corporate-espionage = Hire, sue, cancel, sell the furniture. Be the last company standing.
people = { $fewest } to { $most } players

## Scapegoat's board

scg-year = Year { $round }
scg-of-the-game = of the game
scg-spent = { $spent } of { $budget }
scg-spent-word = spent
scg-deck = deck
scg-seen = Seen since the last shuffle
scg-deck-left = Deck { $cards }, refilled below { $least }
scg-deck-count = Deck { $cards }
scg-wins = { $cards } cards
scg-wins-word = wins
scg-rank = { $title }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
scg-filed = { $count } filed this year
scg-filed-short = { $count } filed
scg-cards-short = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
scg-far = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $count } filed
scg-last-year = Last year
scg-everybody = everybody
scg-closed = closed at { $total }
scg-of = { $total } of { $target }
scg-carry = carry { $carry }
scg-carry-short = c.{ $carry }
scg-filed-stamp = FILED
scg-turn = Turn { $turn } of { $turns }
scg-of-turns = of { $turns } turns
scg-who-starts = who starts?
scg-waste-left = { $waste } left to waste
scg-spent-this-year = Spent this year
scg-left-to-waste = Left to waste
scg-part = { $part } of { $whole }
scg-sum = { $part } / { $whole }
scg-up = up { $value }
scg-down = down { $value }
scg-quarter = Quarter { $quarter }
scg-board = The year’s quarters
scg-hand = Your hand
scg-sealed = sealed
scg-clean = clean
scg-fraud = fraud

## Front door

tagline = Five games about other people’s money. One of them is yours.
tagline-under = Bluff friends or bots at the table. No account, no download. Your cards stay yours.
join = Join a table
join-go = Join
join-code = The code of a table
join-hint = GOAT-417
waiting-for-you = Waiting for you
nothing-waits = No table waits for you
    .says = Type a code, or start a game here. Bots sit down at once, friends by link.
go = Go
sit-down = Sit
table-playing = under way
table-lobby = not dealt yet
table-with = with { $names }
table-alone = nobody else yet
first-time = First time here?
    .one = Pick a room. Bots sit down at once.
    .two = The first question says how to win.
    .three = Lie where it pays. The report tells on everybody.
one-phone = One phone, many hands
    .says = Pass a single device around. A curtain hides every hand between turns.
you-sit-as = You sit as { $name }.
change-name = Change name and portrait
play-bots = Play bots now
    .says = seated in one click
make-table = Make a table
    .says = friends, house rules
front-replay = Replay a record
front-rules = The rules
cannot-reach = The house does not answer.
    .says = The table server may be starting. This page tries again by itself.
nobody-home = Guest
name-line = Your name
portrait = Portrait
name = Name
keep = Keep it

## Table maker

house-rules = House rules
    .says = Settled before the first card, then fixed for the game.
new-table = New table
not-open = not yet open
seats = Chairs
seats-says = How many play.
bots-count = Bots
bots-says = They sit down at once; people take their chairs until the deal.
clock-box = Clock
pace-quick = quick
pace-normal = normal
pace-relaxed = relaxed
pace-untimed = slow, days
pace-machine = for programs
pace-says-quick = 15 seconds for a question, one minute in the bank.
pace-says-normal = 30 seconds for a question, two minutes in the bank.
pace-says-relaxed = 90 seconds for a question, five minutes in the bank.
pace-says-untimed = No clock; seat order instead of speed.
pace-says-machine = 30 seconds for a question, and windows close at once: for programs, since it tells who passed fast.
more-rules = Rules of this table
talk-box = Talk, looks and screens
articles = Articles of this table
article-game = { $game } for { $seats ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] { $seats }
}.
article-preset = { $name }: { $says }
article-changed = { $name }: { $value }.
article-absence-bot = If somebody is gone for a minute, a bot plays on until they are back.
article-absence-wait = If somebody is gone, everybody waits.
article-one-device = Everybody plays on one device, behind a curtain.
article-rest = Everything else by the book.
article-order = In open windows seat order decides, not speed.
on = on
off = off
signature = you, host
open-table = Open the table
    .says = { $free ->
        [0] and deal at once
        [one] one chair stays free for a friend
       *[other] { $free } chairs stay free for friends
    }
open-conflict = one conflict left to settle
conflict = These cannot hold together
by-book = Back to the book
device-many = own screens
device-one = one device
device-says = On one device a curtain hides every hand between turns.
device-box = Played on

## Lobby

waiting-room = Waiting room
chairs-taken = chairs taken
chairs = { $taken } of { $seats }
onlookers = { $count ->
    [one] onlooker
   *[other] onlookers
}
empty-chair = Empty chair
    .says = send the link
seat-bot = seat a bot
sit-here = sit here
signed = signed
reads = reads the articles
bots-sign = bots always sign
host = host
here = is here
not-here = is not here
across = Say it across the room
code-lasts = Good for 30 minutes, then there is a new one.
copy-link = Copy link
    .says = stays good
copied = Copied
big-qr = Big QR
    .says = fills the screen
comes = Whoever comes sits down or watches. No account.
only-host = Only you, the host
lock-door = Lock the door
    .says = no new people; the link says so
draw-lots = Draw seats by lot
    .says = now: as people came
draw = Draw
lobby-kick = The table is open. Nothing is dealt yet
lobby-empty = { $count ->
    [one] One chair is empty. Wait, or seat a bot?
   *[other] { $count } chairs are empty. Wait, or seat bots?
}
lobby-empty-here = { $count ->
    [one] One chair is empty. Who sits there?
   *[other] { $count } chairs are empty. Who sits there?
}
lobby-empty-guest = { $count ->
    [one] One chair is empty. The host waits, or seats a bot.
   *[other] { $count } chairs are empty. The host waits, or seats bots.
}
lobby-unsigned = Still reading: { $names }. Deal when everybody has signed.
lobby-ready = Everybody has signed. Deal?
lobby-sign = Sign, and play by these articles?
lobby-sit = Sit down, or watch?
lobby-before = **Before the first card:** everybody signs, then every device throws its salt into the shuffle. After that nobody, not even the server, can choose the deal.
seat-bot-btn = Seat a bot
    .says = a person may take its chair until the deal
seat-bots-btn = Fill with bots
    .says = every empty chair
deal = Deal for { $seats }
    .says = from here on it counts
deal-empty = waits for the empty chairs
deal-unsigned = waits for the signatures
sign = Sign
    .says = as { $name }, adds your salt
unsign = Take it back
stand-up = Stand up
    .says = watch, or leave
take-seat = Sit down
    .says = as { $name }
signed-state = Signed
    .says = waiting for the table
sealed-shuffle = The server has sealed its shuffle: { $seal }. Your salt comes with your signature.
how-fair = How we keep it fair
remove = Take { $name } away
remove-short = Take away
remove-sure = Really?
remove-says = A bot plays a seat that is taken away, until the end. Whoever sat there may watch.
make-host-named = Make { $name } the host
chair-removed = The host has taken your chair away. You may sit down again while one is free, or watch.

## After the game

over = Over
after-title = { $names } won
after-title-you = You won
after-title-nobody = Nobody won
after-standings = How it ended
rematch = Rematch
    .says = everybody moves one seat
same-seats = Same seats
    .says = nobody moves
same-deal = Same deal again
    .says = the cards all of you know
known-deal = Known deal
    .says = dealt once more
    .article = The deal of an earlier game, once more: the same cards for the same seats. Whoever saw it knows every hand.
replay = Replay
    .says = from any seat
download = Record
    .says = to keep
fair-deal = fair deal
check-deal = Check the deal
    .says = nobody could choose it
home-again = Front door
    .says = another game
after-ledger = The whole game is in the ledger.
what-was-filed = What was in the files
closed-book = At this table nobody’s cards are shown afterwards.

## Replay

replay-title = Replay
replay-drop = Drop a record here
    .says = or press to choose a file
replay-move = Move { $at } of { $all }
replay-everything = Everything
replay-onlooker = Onlooker
replay-first = To the first move
replay-last = To the last move
replay-before = One move back
replay-after = One move on
replay-play = Play
replay-pause = Stop
replay-speed = Speed { $speed }×
replay-link = Link to this move
replay-not = A replay opens when the game is over.

## Verify

verify-title = Was the deal fair?
verify-fair = The deal was sealed before the first card, and matches.
verify-broken = The deal does not match its seal.
verify-left-out = { $names } came too late with a salt and was left out.
verify-server = The server’s seal
    .says = The hash of its secret, shown before anybody signed.
verify-salts = Everybody’s salts
    .says = Thrown in by every device that signed.
verify-seed = The shuffle
    .says = A hash over the secret and all salts: it alone decides the deal.
verify-here = Computed on this device, from what the table shows.
verify-secret = secret

## Settings

settings-under = They change what you see and hear, never what anybody may know.
set-sound = Sound
set-volume = Loudness
sound-all = all
sound-turn = only my turn
sound-none = none
set-motion = Motion
motion-full = full
motion-calm = calm
motion-none = none
set-light = Room light
light-house = House
light-light = All light
light-dark = All dark
light-device = As device
set-pace = Pace of playback
pace-note = How fast others’ moves are shown to you. The clock is the same for everybody.
pace-half = ½
pace-one = 1
pace-two = 2
pace-once = at once
set-text = Text size
set-cover = Cover my cards
cover-away = When I look away
    .says = another window or tab
cover-after = After a while
    .says = nobody has touched this device
cover-seconds =
    { $seconds ->
        [0] never
        [30] 30 s
        [60] 1 min
       *[other] 3 min
    }
cover-hold = Hold to look
    .says = cards show only while pressed
set-keys = Keyboard
key-cover = cover my cards
key-back = one step back
key-number = by order
key-ledger = ledger
key-talk = table talk
key-command = command line
settings-preview = How it will look
settings-kept = Changes are kept at once, on this device.
reset = Reset
    .says = as the house
back-to-table = Back
    .says = where you were
other-device = This identity on another device
    .says = A code that works once, for five minutes.
get-code = Get a code

## Rules

rulebook = Rulebook
rules-of = The rules of { $game }
search-rules = Search the rules
places = { $count ->
    [0] nothing found
    [one] 1 place
   *[other] { $count } places
}

## Curtain

curtain = Pass the device to { $name }
    .says = Everybody else looks away.
curtain-hold = Hold to lift the curtain
    .says = let go, and it falls
curtain-since = Since you last looked

## Still lifes of the front door

still-audit = Audit
    .says = Open one payment of a colleague.
still-bribe = Bribe
    .says = Cancel a card aimed at you.
still-blackmail = Blackmail
    .says = Take a profit just shown.
still-printer = Printer
    .says = 2 notes a run
still-hologram = Hologram
    .says = quality +
still-suit = Wrongful Everything Suit
    .says = Bill 3 per employee, halved
    .quote = Parked wrongly.
    .kind = Espionage
still-hacker = Growth Hacker
    .quote = Every chart goes up.
    .kind = Employee
still-wallet-cards = cards in the wallet
still-wallet-tokens = 24 tokens in the zip
still-wallet-ids = 4 extra IDs, 300 each

## Reaction chain

chain-yours = Your answer?
chain-anyone = Anyone
chain-free = An answer?
chain-decide-now = decide now
chain-decides = may answer

## Embezzlement's board

emb-turn = Turn { $round }
emb-of = of { $name }
emb-yours = yours
emb-workload = workload
emb-archive = archive
emb-deck = deck
emb-coffers = coffers
emb-pile = played
emb-coffers-are = Coffers { $coffers }
emb-stash = stash
emb-your-stash = your stash
emb-year = Year { $year }
emb-blank = empty
emb-paid = paid { $paid }
emb-worth = worth { $value }
emb-next = next
emb-audited = audited
emb-otr = off the record
emb-otr-short = off rec.
emb-bust = bust
emb-caps = { $caps ->
    [1] 1 cap
   *[other] { $caps } caps
}
emb-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
emb-says = says
emb-says-aloud = says { $amount }
emb-their-turn = on turn
emb-hand = Your hand
emb-hand-says = { $cards ->
    [5] 5 of 5 cards. A full hand picks up nothing.
   *[other] { $cards } of 5 cards. You may pick one up at the end of your own turn.
}
emb-settles = settles
emb-claim-year = My year { $year } is …
emb-claim-hand = { CARD($card) }: I hold …
emb-your-years = Your years
emb-in-stash = in the stash
emb-workload-are = Workload { $count }
emb-bag = a closed bag

## Wallet's board

wal-round = Round { $round }
wal-of = of { $rounds }
wal-hourglasses = hourglasses
wal-hourglasses-left = { $count ->
    [0] The police are here
    [one] One hourglass left
   *[other] { $count } hourglasses left
}
wal-in-wallet = in the wallet
wal-cards-in = cards in the wallet
wal-tokens = { $tokens } tokens in the zip
wal-ids = { $ids ->
    [one] 1 extra ID
   *[other] { $ids } extra IDs
}
wal-police = The first player turns one before each own turn. At zero the police come.
wal-cents = { $cents ->
    [one] 1 cent
   *[other] { $cents } cents
}
wal-points = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
wal-laid = Laid down for an ID
wal-specials = Specials
wal-your-specials = Your specials
wal-hand = Your hand
wal-if-now = If it ended now
wal-innocent = innocent
wal-innocent-with = innocent, { $money }
wal-guilty = guilty
wal-glasses-of = { $left } of { $all }
wal-then-police = then the police
wal-seat-short = { $coin }c, { $cards }
wal-seat-aloud = { $cards } cards, { $specials } Specials, { $tokens } tokens
wal-seat-cards = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
wal-seat-specials = { $cards ->
    [one] 1 Special
   *[other] { $cards } Specials
}
wal-none-yet = none yet
wal-coin-says = counts toward the 500
wal-coin-ties = breaks ties
wal-own-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
wal-makes = makes { $sum }
wal-laid-here = { $card } laid
wal-take-back = Take { $card } back
wal-step-pay = Pay
wal-step-id = Choose an identity
wal-or-more = or more
wal-still = { $left } to go
wal-back = { $card } back
wal-other-action = Other action
wal-cannot-pay = cannot pay
wal-to-go = laid, { $left } to go
wal-enough = laid: enough
wal-too-much = laid: { $spare } more than needed, no change
wal-the-price = { $price }, the price
wal-no-change = no change
wal-and-you-are = , and you are
wal-and-you-would-be = Pay { $sum }, and you are
wal-paid-by = { $sum } paid by
wal-paid-by-you = { $sum } paid by you
wal-no-change-given = No change.
wal-group-identity = Identity
wal-group-D = Dollar
wal-group-E = Euro
wal-group-P = Pound
wal-group-Y = Yen
wal-group-J = Jewelry
wal-group-prop = Prop

## Kinds of choices, where there are several of a kind

# The letters of moves, as their games' tables name them.
key-pecunia-olet-buy = M
key-pecunia-olet-print = P
key-pecunia-olet-shop = S
key-pecunia-olet-fence = R
key-pecunia-olet-tax = T
key-pecunia-olet-fly = F
key-corporate-espionage-hire = H
key-corporate-espionage-buy = B
key-corporate-espionage-spy = S
key-corporate-espionage-savvy = V
key-corporate-espionage-use = U
key-corporate-espionage-fire = F
key-corporate-espionage-liquidate = L
key-corporate-espionage-takeover = T
verb-discard = Throw a card away
    .says = one of { $count }
verb-buy = Buy
    .says = { $count ->
        [one] 1 card you can pay
       *[other] { $count } cards you can pay
    }
verb-print = Print
    .says = { $count ->
        [one] 1 space free
       *[other] { $count } spaces free
    }
verb-fence = Receiver
    .says = sell fakes, dearest by quality
verb-shop = Supermarket
    .says = fakes for real change
verb-tax = Tax fraud
    .says = { $count ->
        [one] 1 space free
       *[other] { $count } spaces free
    }
verb-fly = Fly
    .says = bring cash offshore
verb-put = Put a card back
    .says = one of your { $count }
verb-play = Play a Special
    .says = before the action
verb-hire = Hire
    .says = { $count } you can pay
verb-spy = Espionage
    .says = hurt a rival
verb-savvy = Savvy
    .says = a trick of your own
verb-fire = Fire somebody
    .says = one of { $count }
verb-liquidate = Sell an asset
    .says = one of { $count }
verb-drop = Let a card go
    .says = one of { $count }
verb-takeover = Take over a company
    .says = { $count ->
        [one] 1 you may bid for
       *[other] { $count } you may bid for
    }
verb-use = Use an ability
    .says = one of { $count }
verb-audit = Audit
    .says = open somebody’s payment
verb-trade = Trade
    .says = swap the same year
verb-otr = Off the Record
    .says = seal one of your years
verb-announce = Say a price
    .says = any of { $count }

## Pecunia Olet's board

pec-round = Round { $round }
pec-starts = { $name } starts next
pec-officer = { $at } of { $all }
pec-police = police
pec-deck = deck
pec-hat = a hat
pec-screen = screen down
pec-screens = Others’ money stays behind their screens.
pec-order = Order of this round
pec-flown = flew this round
pec-down = { $count ->
    [one] 1 henchman laid down
   *[other] { $count } henchmen laid down
}
pec-prints = prints { $run } × { $stars }
pec-market = Black market
pec-market-says = new cards enter on the left, slide right, cheaper each round
pec-print = Print
    .says = 2 per printer
pec-supermarket = Supermarket
    .says = 3 × $50
pec-receiver = Receiver
    .says = 8 at most
pec-tax = Tax fraud
    .says = $30
pec-airport = Airport
    .says = $30, or own jet
pec-track = Police track
pec-behind = Behind your screen
pec-cash = cash
pec-offshore = offshore
pec-workshop = Your workshop
pec-officer-short = Police { $at } of { $all }
pec-starts-next = starts next
pec-lap = lap { $lap } of { $laps }
pec-last-moves = last moves
pec-shutters = { $level ->
    [0] takes every fake
    [1] no ★
    [2] no ★★
   *[other] no fakes
}
pec-queue = **Last henchmen:** { $names }. Hats no longer count.
pec-queue-lawyer = **The { $lawyer } Lawyer** lifts one henchman once more.
pec-known = { $notes ->
    [one] 1 fake
   *[other] { $notes } fakes
}, ${ $least } to ${ $most }
pec-best-lot = Best lot now: **{ $notes } × ${ $rate } = ${ $sum }** at the receiver.
pec-sold = sold
pec-ready = { $count ->
    [0] none left to place
    [one] 1 henchman left
   *[other] { $count } henchmen left
}
pec-ready-short = { $count ->
    [0] all placed
   *[other] { $count } to place
}
pec-printers = { $count ->
    [one] 1 printer
   *[other] { $count } printers
}
pec-near = { $steps ->
    [0] no Godfather ahead
    [one] **1 hat** to the Godfather
   *[other] **{ $steps } hats** to the Godfather
}
pec-key-godfather = Godfather
pec-key-investigation = investigation
pec-key-strike = strike
pec-yours-alone = Yours alone
pec-fakes = fakes
pec-drop = Drop the screen
pec-arrived = **The end** The officer has arrived. Hats no longer count.
pec-legend = A hat moves the officer one step. Press a space to send a henchman, a card to buy it.
    .watched = A hat moves the officer one step; his new space acts.

## Corporate Espionage's board

ces-round = Round { $round }
ces-plays = { $name } plays
ces-own-out = You are out. The market goes on without you; talk is free.
    .short = You are out.
ces-before = before the first turn
ces-left = companies left
ces-your-bank = your bank
ces-bank = in the bank
ces-announced = announced
ces-playing = playing
ces-in-hand = { $cards } in hand
ces-in-deck = { $cards } in deck
ces-next = Next turn **+{ $income }** **−{ $overhead }**.
ces-team = { $employees ->
    [0] No employees
    [one] 1 employee
   *[other] { $employees } employees
}{ $executives ->
    [0] {""}
    [one] , 1 executive
   *[other] , { $executives } executives
}
ces-assets = { $count ->
    [0] No assets
    [one] 1 asset, worth { $worth } if sold
   *[other] { $count } assets, worth { $worth } if sold
}
ces-hires = { $left ->
    [0] Hire used.
    [one] Hire left.
   *[other] { $left } hires left.
}
ces-firings = { $left ->
    [0] Fire used.
   *[other] Fire unused.
}
ces-hand = Your hand
ces-you = You, { $cards } in hand, { $deck } in deck
ces-you-play = you play
ces-answering = may answer
ces-announced-ago = { $turns ->
    [0] announced this turn
    [one] announced last turn
   *[other] announced { $turns } turns ago
}
ces-last-seen = Rivals last saw { $bank }.
ces-ask-me = Ask me:
ces-not-shown = not shown yet
ces-not-shown-start = not shown yet, all began with { $bank }
ces-saw-ago = { $turns ->
    [0] you saw it this turn
    [one] you saw it last turn
   *[other] you saw it { $turns } turns ago
}
ces-nobody-yet = nobody hired yet
ces-out = out of the market
    .short = out
ces-aim = Aim here
ces-works = Who works for you, and what you own
ces-draft = In your hand still
    .says = Nobody sees this draft. Press a company; press the card to put it down again.
ces-in-draft = { $card } lies in the draft
ces-last-play = Just played
ces-papers = Deals that bind
ces-paper-loan = I owe you
    .says = **{ $owed }** from { SEAT($borrower) } to { SEAT($lender) }, due { $left ->
    [one] on the next payday
   *[other] in { $left } turns
}
ces-paper-left = { $left ->
    [one] 1 turn left
   *[other] { $left } turns left
}
ces-paper-pact = Pact
    .says = against **{ SEAT($enemy) }**
ces-paper-embargo = Embargo
    .says = { $name } against **{ SEAT($target) }**, to the end of round { $until }
ces-paper-association = Association
    .says = { $name }
ces-paper-sale = Bill of sale
    .says = a card from { SEAT($seat) } to { SEAT($to) }, for **{ $price }**
ces-paper-paid = paid
ces-paper-torn = breaking
ces-torn = { $count ->
    [one] 1 pact broken
   *[other] { $count } pacts broken
}
ces-deal = Deal
    .send = Send the offer
ces-deal-again = Your draft
ces-deal-yours = Your draft of a deal
ces-deal-what = What do you want of the others?
ces-deal-what-of = What do you want of { $name }?
ces-deal-with = Deal with { $name }
ces-deal-they = They
ces-deal-leave = Leave it
ces-deal-these = These
ces-deal-any-card = Any card, by name
ces-deal-this-card = This card
ces-deal-one-word = Its name, one word
ces-deal-stars = How many stars?
ces-group-look = Look
ces-group-deal = Offer
ces-group-say = Say
ces-group-now = Do now
ces-points-price = points now
ces-points-back = points back
ces-points-turns = turns later
ces-kind-audit = Ask for the books
    .rival = Whose books?
    .send = Ask
ces-kind-sell = Sell a card
    .rival = Sell to whom?
    .card = Sell what?
    .price = { $card } to { $name }, for how much?
    .hint = { $name } will see the card at once. Only the two of you see the offer.
ces-kind-buy = Buy a card
    .rival = Buy from whom?
    .card = Buy what? Any card you think { $name } has
    .price = { $card } from { $name }, for how much?
    .hint = Only the two of you see the offer.
ces-kind-lend = Lend points
    .rival = Lend to whom?
    .loan = Lend { $name } how much, and when is it back?
    .hint = The points go over at once; the IOU falls due on payday. Only the two of you see the offer.
ces-kind-borrow = Ask for a loan
    .rival = Borrow from whom?
    .loan = Borrow how much from { $name }, and when is it back?
    .hint = You repay on payday. If you cannot, you go below zero. Only the two of you see the offer.
ces-kind-repay = Repay an IOU
    .rival = Repay whom?
    .send = Repay
ces-kind-pact = Offer a pact
    .rival = A pact with whom?
    .enemy = Against whom?
    .hint = Until the enemy is gone neither of you may name the other. Only the two of you see the offer.
ces-kind-break = Break a pact
    .rival = With whom do you break?
    .send = Break it
ces-kind-found = Found an association
    .members = Invite whom?
    .name = What is it called?
    .hint = Members vote on embargoes. One membership each.
    .send = Invite them
ces-kind-leave = Leave your association
    .send = Leave it
ces-kind-embargo = Call an embargo
    .rival = An embargo on whom?
    .send = Call the vote
ces-kind-lift = Lift an embargo
    .rival = Lift the embargo on whom?
    .send = Call the vote
ces-kind-truce = Promise a truce
    .rival = To whom?
    .send = Say it
ces-kind-threat = Threaten
    .rival = Whom?
    .enemy = Whom?
    .send = Say it
ces-kind-bank = “My bank is …”
    .price = “My bank is …”, true or not
    .send = Say it
ces-kind-hold = “I hold …”
    .card = “I hold …”, true or not
    .send = Say it
ces-kind-can = “I can answer”
    .send = Say it
ces-kind-cannot = “I cannot answer”
    .send = Say it
ces-kind-whisper = Whisper
    .members = Who hears it?
    .words = What do you whisper?
    .hint = Only they hear it; the others do not hear that anything was said.
    .send = Whisper
ces-kind-savvy = Play a Savvy now
    .card = Which Savvy?
    .rival = Against whom?
    .send = Play it
ces-kind-drop = Let somebody go
    .card = Whom can you not pay?
    .send = Let it go
ces-kind-applaud = Applaud
    .send = Applaud
ces-kind-disqualify = Disqualify
    .rival = Whom?
    .send = Disqualify
ces-paper-offer = Offer
    .says = from **{ $seat }** to **{ $to }**, for their eyes only
ces-paper-offer-hidden = An offer
    .says = **{ $to }** considers it. What it says is known to two.
ces-paper-sell = Bill of sale
    .says = **{ $seat }** sells **{ $card }** to **{ $to }** for **{ $price }**
ces-paper-buy = Bill of sale
    .says = **{ $to }** sells **{ $card }** to **{ $seat }** for **{ $price }**
ces-paper-lend = I owe you
    .says = **{ $seat }** lends **{ $to }** **{ $price }**. **{ $back }** back on payday, **{ $turns }** of their turns from now
ces-paper-borrow = I owe you
    .says = **{ $to }** lends **{ $seat }** **{ $price }**. **{ $back }** back on payday, **{ $turns }** of their turns from now
ces-paper-pact-offer = Pact
    .says = **{ $seat }** and **{ $to }** against **{ $enemy }**
ces-paper-invitation = Association
    .says = { $name }: will they join?
ces-paper-unsigned = not signed
ces-paper-draft = draft
ces-let-go = Let go for you in a moment.
ces-answer-after-all = Answer after all
ces-quiet-own = Nothing is on the table yet. It is your move.
ces-quiet-before = The market is about to open.
ces-quiet = Nothing is on the table. { $name } is at work.
ces-type-employee = Employee
ces-type-executive = Executive
ces-type-asset = Asset
ces-type-espionage = Espionage
ces-type-savvy = Savvy
how-to-win = How to win
read-on = Read on
moments = Moments that decided it
awards = For the wall
ladder = The ladder
ladder-says = cards in hand after each year
file-plain = black, harmless
file-fraud = red corner: fraud, never opened
file-opened = heavy frame: opened by the audit
none-filed = none
