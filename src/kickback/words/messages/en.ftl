# What all games share. A game's own file may say any of it differently.

you = you
your = your
own = { $name }’s
list-and = {" "}and{" "}
list-or = {" "}or{" "}
card-hidden = hidden

waiting = Waiting for { SEATS($seats) }.
choice = { $text }
outcome = The game is over.
standing = { SEAT($seat) }: { $score }
    .you = You: { $score }
goal = Play to win.

ban-no-such-option = **There is no house rule { $key }.** There are { $known }.
ban-option-value = **{ $key } cannot be { $value }.** It can be { $allowed }.
ban-options-exclude = **{ $one } and { $other } exclude each other.** Choose one of them.
ban-seats = **{ $game } seats { $fewest } to { $most }.**

unreadable-empty = Nothing was said.
unreadable-verb = “{ $word }” is nothing to say here; there are { $verbs }.
unreadable-short = “{ $text }” wants more: such as “{ $example }”.
unreadable-long = “{ $rest }” is too much; such as “{ $example }”.
unreadable-form = “{ $text }” cannot be read; such as “{ $example }”.
unreadable-quotation = The quotation { $text } is broken.
unreadable-structure = There is no “{ $verb }” with { $names }.
unreadable-seat = “{ $word }” is no seat; the seats are { $seats }.

# What a table on the server refuses without a rule of the game.
refused-not-your-seat = That is not your seat.
refused-not-captain = Somebody else of your team is captain now; your word is advice.
refused-no-team = Once the cards are dealt, a team has a channel of its own; you are in none.
refused-not-begun = Nothing is dealt yet.
refused-stale = Too late for that question: the table has moved on. Nothing was played for you.
refused-answered = You have answered already; it stays sealed until the window closes.
refused-not-stored = It was not written down, and nobody has seen it. Try again.
refused-busy = Somebody was faster with the same line. Try again.
refused-too-long = That is too long.
refused-no-talk = The host has closed the table talk.
refused-phrases-only = Only ready-made phrases are allowed at this table.
refused-no-such-order = There is no such standing order here.
refused-no-such-sign = There is no such sign.
refused-nothing-to-undo = There is no unfinished choice to take back.
refused-frozen = This table was played under other rules; it can only be looked at.
refused-hello-first = Say hello first.
refused-too-fast = Too many messages; slow down.
refused-unreadable = That is no message of this protocol.

# What the lobby, a page's address or a socket refuses.
refused-no-such-game = There is no game “{ $name }”.
refused-no-such-choice = { $name } is one of { $allowed }.
refused-no-such-bot = Bots are { $allowed }.
refused-no-such-preset = There is no such preset of this game.
refused-no-such-language = There are { $allowed }.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-deck = You have no such deck.
refused-no-such-code = That code is not known, or has run out.
refused-no-such-table = There is no such table.
refused-no-such-page = There is nothing here.
refused-team-needs-devices = Everybody in a team needs a device of their own.
refused-wrong-stage = { $stage ->
    [lobby] Nothing is dealt at this table yet.
    [playing] The game is being played.
   *[over] The game is over.
}
refused-not-over = The game is not over.
refused-not-host = Only the host may do that.
refused-full = Every chair is taken; you may watch.
refused-taken = Somebody sits there.
refused-chair-would-go = Somebody sits on a chair that would go.
refused-team-would-go = Several people sit on one chair, which these rules do not allow.
refused-nobody = Nobody sits there.
refused-not-seated = You do not sit at this table.
refused-one-device = This table is played on the host’s own device.
refused-locked = The host has locked the door.
refused-another-game = Another game needs another table.
refused-no-decks = This game is not played with decks of your own.
refused-too-many-decks = You may keep { $most } decks.
refused-empty-chair = A chair is empty: wait, or seat a bot.
refused-unsigned = Not signed yet: { $names }.
refused-bad-seal = A seal is a SHA-256 hash in hexadecimal.
refused-too-early = Salts are opened once the deal is asked for.
refused-known-deal = This table plays a deal once more: its rules, seats and decks stay as they were.
record-known-deal = a known deal, dealt once more from table { $table }
refused-wrong-salt = That is not what was sealed.
refused-closed-book = At this table nobody’s cards are shown afterwards.
refused-no-code = All codes are taken; use the link.
refused-no-name = A name has 1 to { $most } visible signs.
refused-fault = Something went wrong here.
refused-wrong-origin = This page may not open a socket here.
refused-no-identity = No identity: ask GET /api/me first.
refused-database-away = The database is away; try again.
refused-no-onlookers = This table is closed to onlookers.
refused-going-down = The server goes down; come back in { $seconds } s.
refused-too-slow = You read too slowly; come back with `since`.
refused-too-many-sockets = Too many sockets at this table.
refused-too-many-unreadable = Too many messages that make no sense.
