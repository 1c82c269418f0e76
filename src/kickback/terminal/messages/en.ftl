# What the terminal itself says. What games say is in their own files.

you = You
you-small = you
bot = bot
several = { $count } people
hand = Your hand{" "}
hand-empty = empty
covered = Your cards are covered. C shows them again.
covered-asked = You are asked something.
covered-keys = C shows your cards   Ctrl+C leaves
nothing = none
none = none
nothing-yet = nothing yet
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck = deck { $count }
round = round { $number }
of = of { $count }
year = year { $number }
deal = deal { $code }

your-decision = Your decision
if-all-pass = If all pass
if-you-pass = If you pass
seconds = { $left } s
bank = bank { $time }
step-back = one step back; nobody has noticed
locked = Locked
why-not = (press: why not)
press-again-short = once more: no way back
press-again = press { $key } again: this cannot be taken back
lot-keys = 1 2 3 add a note   Backspace takes one away   A the most
amount-keys = ← → or type a number, { $low } to { $high }
orders-foot = orders: { $orders } · * changes

chain = card on card, the newest stands on top
chain-you = You decide now
stands = ✓ STANDS
cancelled = ✗ CANCELLED
waits = … WAITS

since-your-last = since your last decision
played-back = { $step } of { $steps } since your last decision
step-through = < > step through
ledger = Ledger
ledger-key = = all
talk = Table talk
talk-key = ' say
orders = Standing orders
more = { $first } to { $last } of { $of }
esc-closes = Esc closes
keys = ?help  /type  ;cards  =ledger  @seat  #rules  'talk  *orders  <> back   C cover
keys-wide = ? help   / type   ; cards   = ledger   @ seat   # rules   ' talk   * orders   < > step back   Tab pane   C cover
keys-narrow = ?help /type ;card =log @seat #rule *order C cover
too-small = Make the window larger, or start with --plain.
was-faster = You wanted to say “{ $said }”, but { $name } was faster.

# what is typed
too-much = “{ $word }” stands alone; “{ $rest }” is too much.
no-amount = { $number } is not among the amounts; they go from { $low } to { $high }.
no-choice = There is no choice { $number }. ? lists what you may do.
and-more = {" "}and { $count } more
could-be = “{ $line }” could be { $found }.
did-you-mean = “{ $line }”: did you mean { $near }? ? lists what you may do.
nothing-to-say = “{ $line }” is nothing to say here. ? lists what you may do.

# choices of one kind
group-audit = Audit
group-trade = Trade
group-otr = Off the Record
group-discard = Throw a card away
group-put = Put a card back
group-play = Play a Special
group-pay = Lay down
group-with = Which card
group-for = Ask for
group-at = Whom
group-into = Into
group-up = Face up
group-down = Face down
group-buy = Buy
group-print = Print
group-shop = Supermarket
group-fence = Receiver
group-tax = Tax fraud
group-fly = Fly
group-launder = Diners
group-lift = Lift
group-hire = Hire
group-spy = Espionage
group-use = Use an ability
group-savvy = Savvy
group-fire = Fire
group-liquidate = Sell an asset
group-drop = Let go
group-takeover = Take over
group-announce = Say a price
group-gift = Give
group-offer = Offer
group-lend = Lend

# Embezzlement
emb-turn = { $name }, turn { $turn }
emb-workload = workload { $count }
emb-archive = archive { $count }
emb-coffers = coffers { $count }
emb-year = { "             " }year
emb-head = { " " }stash  hand
emb-head-narrow = cap hand
emb-legend = (5) paid now   5* off the record   [1] opened, empty   5◂ opens next   ·▸ next
emb-legend-drawn = due: opens next  off: off the record  open: audited, empty  H and a year: look
emb-bust = bust
emb-leaving = leaving
emb-caps = { $count } caps
emb-next = next
emb-now = now
emb-open = open
emb-off = off
emb-due = due
emb-pile = Pile { $count }
emb-safe = { $caps } caps safe, { $years } on your years
emb-fresh = new invoice { $value }

# Scapegoat
scg-turn = { $name }, turn { $turn } of { $turns }
scg-year = year { $year }
scg-wins = { $count } cards win
scg-discards = discards { $count }
scg-spent-label = Spent
scg-spent = { $spent } of { $budget }
scg-waste = { $left } of { $whole } left to waste
scg-turns = Turns
scg-left = { $count } left; ! can go over
scg-carry = carry
scg-final = final
scg-closed = closed
scg-open = open
scg-to-go = { $count } to go
scg-cards = cards
scg-filed = { $count } filed
scg-seen = seen, * yours ◡

# Wallet
wal-round = round { $round } of { $rounds }
wal-hourglasses = hourglasses
wal-head = coin  cards     spec. tokens
wal-head-narrow = { "     " }coin  n   spec tokens
wal-worth = { $tokens } worth { $points }
wal-cards = { $count } cards
wal-zip = { $count } in the zip
wal-left = { $count } IDs, 300
wal-the-wallet = THE WALLET
wal-first = first
wal-inside = { $cards } cards   { $tokens } in the zip
wal-ids = { $count } extra IDs, 300 each
wal-paid = paid  { "" }
wal-played = played
wal-fund = fund  { "" }
wal-as-you-stand = as you stand ◡
wal-innocent = ✓ INNOCENT
wal-guilty = ✗ GUILTY
wal-specials = specials ◡ { $names }
wal-coin = and { $cents } cents

# Pecunia Olet
pec-officer = officer { $at }/{ $of }
pec-deck = deck { $count }, next { $next }
pec-printers = { $count ->
    [one] 1 printer
   *[other] { $count } printers
}
pec-diners = { $count ->
    [one] diner
   *[other] { $count } diners
}
pec-jet = jet
pec-lawyer = lawyer
pec-started = started
pec-starts-next = starts next
pec-police = police
pec-hats-free = ^ is a hat: use it and the officer steps. { $count } free
pec-end = end
pec-to-go = hats to go:
pec-to-godfather = { $count } Godfather
pec-to-ban = { $count } shop ban
pec-to-strike = { $count } strike
pec-to-end = { $count } the end
pec-street = the street: press a letter, then the space
pec-street-legend = × bin
pec-market-rule = black market  M
pec-market-note = new cards enter left, slide right
pec-bin = bin
pec-market = market
pec-p = print
pec-s = supermarket
pec-r = receiver
pec-t = tax fraud
pec-f = fly
pec-behind = Behind your screen{" "}
pec-screen = cash ${ $cash } · offshore ${ $account }, safe · fakes { $fakes }

# Corporate Espionage
ces-plays = { $name } plays
ces-bank = your bank { $bank }
ces-left = { $count } companies left
ces-bankrupt = bankrupt
ces-taken-over = taken over
ces-resigned = resigned
ces-announced = { $ago ->
    [0] { $bank }, this turn
    [1] { $bank }, last turn
   *[other] { $bank }, { $ago } turns ago
}
ces-company = company
ces-head = bank as you know worth  next    hand deck
ces-head-narrow = bank        worth  next    hand deck
ces-no-audits = no audits
ces-bank-word = bank
ces-facts = hand { $hand } · deck { $deck } · cards worth { $worth } · next turn +{ $income } −{ $costs }

# saving
save-folder = { $path } is a folder
save-other = { $path } is there already and is not this game; name another file
not-saved = Not saved: { $why }.
saved = Saved to { $path }. It holds the seed, and so every secret: no peeking. Go on with: kickback play --resume { $path }
saved-draft = Saved to { $path }, without the choice you have begun. Go on with: kickback play --resume { $path }
saved-over = Saved to { $path }. kickback verify checks it, kickback replay shows it.
saved-as-left = The game is saved as you left it.
rescued = The game is saved. Go on with: kickback play --resume { $path }
lost = The game could not be saved.

# looking things up
no-rule = No rule is called “{ $wanted }” or contains it. “rules” alone lists what there is.
more-rules = and { $count } more; say more of what you look for
rules-hint = rules goal says how to win; rules { $area } lists an area; any word searches.
no-card = No card is called “{ $wanted }”.
card-hint = card and a name or notation shows any card of this game.
no-seat = “{ $wanted }” is no seat here; seats are { $seats }.
seat-known = You know of
help-free = At any time
help-keys = Keys: the printed letter or digit is that choice; one marked ! wants it twice. Arrows and Enter work as well. Esc goes one step back.
help-type = / types a command: the notation of the choices above, in full or short; Tab completes, Enter sends.
help-look = ; your cards   = ledger   @ and a letter: a seat   C covers your cards   < > what happened, step by step
help-rules = # rules: rules goal, rules audit, a clause or any word.   /card NAME shows any card.
help-seat = ' says something to the table.   /hint: what a bot would do   /bot: a bot plays on for you
help-orders = * standing orders: answers that are given for you.   /settings: pace of the others’ turns, which questions are asked
help-save = /save [FILE] keeps the game; kickback play --resume FILE goes on with it.
help-leave = Ctrl+C or /quit leaves; nothing is lost.
order-on = in force
no-orders = This game knows no standing orders.
orders-hint = A number gives an order or takes it back. Orders go by what everybody can see, never by your hand.
set-pace = Pace of the others’ turns
set-asking = Which questions are asked
set-says = The number in front of a setting changes it, and it is kept.
set-call = Windows for several people here
pace-0 = at once
pace-350 = 0.35 seconds a step
pace-1000 = a second a step
pace-own = { $count } milliseconds a step
asking-always = always all
asking-real = only real choices
asking-mine = only what concerns me
call-open = one open call
call-one-by-one = one by one, behind a curtain

# the end
end-report = the report
end-hidden = what was hidden
end-money = over time
end-claims = what was claimed
end-moments = moments that decided it
end-watch = 1 2 3 watch
end-awards = awards, and next time
keeps-secrets = This table keeps its secrets after the end.
next-time = Next time:
wins = wins
won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
you-won = You win.
nobody-won = The game is over; nobody has won.
hands-at-the-end = hands at the end
emb-who-lied = paid / worth
emb-fates = + got away  x caught  ~ stolen  - short
emb-lies = { $lies ->
    [0] no lie
    [one] 1 lie, { $caught } caught
   *[other] { $lies } lies, { $caught } caught
}
money-most = full height { $most }
money-embezzlement = caps in the stash, turn by turn
money-scapegoat = cards on the ladder, year by year
money-wallet = points, round by round
money-pecunia-olet = cash and offshore, in dollars
money-corporate-espionage = net worth, turn by turn
scg-red = ! red: fraud if it was opened
pec-behind-all = behind the screens
pec-end-line = ${ $total }: cash ${ $cash }, offshore ${ $account }, { $unsold ->
    [0] all fakes sold
    [one] 1 fake unsold
   *[other] { $unsold } fakes unsold
}
pec-flights = flights
pec-flight = round { $round }: ${ $out } flown out
pec-visits = the Godfather
pec-visit = Round { $round }: { $paid }
ces-end-line = bank { $bank }. Held { $hand }. Next would have come { $next }

# several people, first and last screens
here = here
elsewhere = elsewhere
empty-chair = nobody yet
house-rules = House rules: { $rules }
promise = The deal is sealed: { $code }. At the end you get the seed; kickback verify checks that it is the promised one.
enter-begins = Enter begins.   ? helps at any time.
hand-over-to = Hand the keyboard to   { $seat } { $name }
curtain-says = Every card is covered. Everybody else, look away: this curtain opens for one person at a time.
curtain-lift = { $seat }, then Enter: I am { $name }, nobody is behind me
curtain-armed = Enter lifts it for { $name }
curtain-foot = Keys typed before the curtain fell were thrown away. The clock waits.
open-call = OPEN CALL · first card down counts
call-me = { $name }: I want to see my cards; a curtain falls for the others
call-none = twice: the whole table lets it go
call-armed = once more: everybody lets it go
call-says = Everybody may look: no hand is on this screen. Calling is no promise: you may still let it go.
call-singly = one by one from now on: secret, slower
leave-save = Leave?  Enter saves and leaves · N leaves without saving · Esc stays
leave-plain = Leave?  Enter leaves · Esc stays
sealed-pass = Sealed. The window stays open for the others.
end-keys = Enter again   S swap seats   W watch   V save   Q leave   ←→ pages
end-keys-join = W watch   Q leave   ←→ pages
telling = The report is being written …
replay-keys = < > step  [ ] turn  { "{" } { "}" } round  A B … a seat  0 everything  /go 41  Q back
replay-at = { $at } of { $of }
replay-said = { $name }: { $said }
replay-everything = everything
replay-seat = as { $name }
replay-closed = This table agreed never to open its books: replay it as one seat.
hint-says = A bot in your place would say: { $said }
hint-none = Nobody can give hints here.
bot-plays-on = A bot plays on for { $name }.
draft-none = There is no unfinished choice to take back, and what is said is said.
why-nothing = Nothing was refused to you yet.
you-said = = { $said }
only-here = That can only be done at a table on this machine.
typing-keys = Tab completes · Enter sends
type-again = This cannot be taken back. Type { $said } once more to do it.
which-seat = Which seat? Its letter.
which-year = Look at which of your years? Its number.
pane-docket = The question.
pane-cards = Your cards. ↑ ↓ scroll, Tab goes on, Esc closes.
pane-seat = The seats. ← → the next one, ↑ ↓ scroll, Tab goes on, Esc closes.
pane-ledger = The ledger. ↑ ↓ scroll, Tab goes on, Esc closes.
pane-talk = What was said. ↑ ↓ scroll, Tab goes on, Esc closes.
over-help = Help
over-rules = Rules
over-ledger = Ledger
over-cards = Cards
over-seat = Seat
over-orders = Standing orders
over-settings = Settings
over-talk = Table talk
over-claims = What may be said at any time
over-why = Why
over-save = Save
help = Help
rules = Rules
seat = Seat
settings = Settings
save = Save
replay-unknown = “{ $words }” is neither go and a number nor a seat’s letter or name.
replay-next = Next:
nobody = nobody

# setting a table
game-several = “{ $word }” could be { $found }.
game-near = no game “{ $word }”; did you mean { $near }?
no-teams-here = at one keyboard nobody can share a company; a team needs a table server (kickback serve)
game-none = no game “{ $word }”; there are { $found }
menu-says = five games about other people’s money
menu-says-scapegoat = Spend the budget to the last cent.
menu-says-embezzlement = Pay with the company’s money.
menu-says-wallet = The boss lost his wallet.
menu-says-pecunia-olet = Print notes, dodge the police.
menu-says-corporate-espionage = Hire, sue, cancel, sell the furniture.
menu-size-scapegoat = 3–6   20 min
menu-size-embezzlement = 2–4   30–75
menu-size-wallet = 2–7   15–30
menu-size-pecunia-olet = 2–4   35 min
menu-size-corporate-espionage = 2–8   40 min
menu-table = the table: { $game }
menu-more = F first minute   # rules
menu-seats = seats
menu-seat-keys = ←→ who sits here   N names   + −
menu-rules = rules
menu-changed = changed:
menu-asking = asked
menu-pace = pace
menu-ready = The table is ready
menu-what = What shall it be?
menu-deal = Deal
menu-deal-says = { $people ->
    [0] bots among themselves
    [one] you and { $bots } bots
   *[other] { $people } people at this keyboard, { $bots } bots
}
menu-bots = Bots now
menu-bots-says = you against bots, standard rules
menu-join = Join a table
menu-join-says = type its address
menu-resume = Go on
menu-resume-says = with a game that was saved here
menu-keys = ?help  ↑↓ game  Tab field  ←→ change  H house rules  F first minute  Q leave
menu-house-rules = House rules
menu-keys-rules = 3 Enter: rule 3 takes its next value   3 7 Enter: it is 7   Esc closes
menu-keys-saved = a number and Enter: that game goes on   Esc closes
menu-keys-page = ↑↓ scroll   Esc closes
menu-saved = Saved games in this folder
menu-no-saved = There are none.
menu-ask-name = your name; several people: names with commas
menu-ask-join = the table’s address, such as http://…/t/…
menu-ask-game = the game; its beginning will do
menu-ask-rule = Enter sets it
menu-ask-saved = Enter takes it up
menu-bad-name = Names have letters, digits, spaces and . ' - only, at most 20 signs.
menu-help-1 = Arrows or the letter choose a game. Enter deals.
menu-help-2 = Tab goes through the seats and settings, ← → changes them; + and − add and take away a seat.
menu-help-3 = H opens every house rule with its sentence; the preset is changed with ← →.
menu-help-4 = Several people at this keyboard: a curtain falls between their turns.
menu-help-5 = J joins a table on a server by its address. R goes on with a saved game.
kind-person = person here
kind-easy = bot, easy
kind-regular = bot, regular
kind-sharp = bot, sharp

# at a server's table
server-gone = The server does not answer.
server-away = The server does not answer. Trying again …
join-address = “{ $address }” is no table’s address; it looks like http://server:8000/t/…
join-nobody = { $server } does not answer: { $why }
joining = Sitting down at { $address } …
welcome-keys = Enter begins   Q leaves
curtain-keys = Ctrl+C leaves   nothing here is secret
call-keys = a letter to see one’s cards   Enter twice   S one by one   Ctrl+C leaves
waiting-keys = Ctrl+C leaves
waiting-for-deal = You sit at { $game } as { $name }. Waiting for the host to deal …

# line by line
line-help = ? tells at any time what you may do; quit leaves.
line-turn = Turn:
line-asked = Asked:
line-hand = Hand:
line-no = No:
line-curtain = Pass the keyboard to { $name }. { $name }, press Enter.
line-not-read = Something was typed while the curtain was down; it was not read.
line-call = Open call: { $names }. A letter to see your cards; Enter: everybody lets it go.
line-sure = “{ $said }” cannot be taken back. Sure? yes or no
line-save = Save the game first? Enter: yes, to { $file }; or a file name, no, stay.
line-after = Enter to leave, or: again, swap, save [FILE], log, rules
line-seed = Seed { $seed }, commitment { $commitment }.
line-orders = You may also ask: view, seat B, hand, card NAME, log 10, rules WORD, why 3, again, hint, orders, order 2, settings, undo, bot, save, quit.
line-orders-hint = order 2 gives order 2 or takes it back. Orders go by what everybody can see, never by your hand.
line-set-says = settings 2 changes setting 2, and it is kept.
line-closed = The question was closed meanwhile; nothing was said.
line-which = Which game? A number or a name; q to leave.
endless = The bots come to no end among themselves; the game is stopped.
input-ended = The input has ended.
stopped = Stopped.
nobody-reads = Nobody reads the output any more.
fault = A fault of the program, not yours: { $kind }: { $says } ({ $where }).
why = Why
why-allowed = “{ $said }”: nothing forbids it, you may.
why-refused = Refused:

# the table in sentences
say-on-turn = whose turn it is
say-emb-seat = { $name }: { $caps ->
    [one] 1 cap
   *[other] { $caps } caps
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
say-emb-paid = year { $year }, { $paid } paid
say-emb-off = year { $year }, { $paid } paid off the record
say-emb-opened = year { $year }, opened, a { $value }
say-emb-worth = it is a { $value }
say-emb-next = The next one goes on year { $year }.
say-scg-seat = { $name }: { $title }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $filed } filed this year.
say-scg-spent = { $spent } of { $budget } spent, { $left } left to waste.
say-scg-quarter = Quarter { $quarter }: { $cards }.
say-scg-filed = filed, { $value }
say-wal-seat = { $name }: coin { $coin }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $specials ->
    [one] 1 Special
   *[other] { $specials } Specials
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
say-wal-wallet = In the wallet { $cards } cards, { $ids } extra IDs at 300 each, { $zip } tokens in the zip.
say-pec-seat = { $name }: { $ready ->
    [one] 1 henchman
   *[other] { $ready } henchmen
} at home; { $owns }.
say-pec-hat = free, with a hat
say-pec-free = free
