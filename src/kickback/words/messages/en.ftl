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
