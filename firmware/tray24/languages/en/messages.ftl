### Errors for a browser that asks for something impossible, or for too much. Shown on the page, after a colon or alone:
### no capital at the beginning, no period at the end.

## web/schema.py and web/table/messages.py

# $place is a field of a message, "players[0].button"; $value is what it holds; $right is one of right-NAME, or a list
# of what is allowed there.
missing = "{ $place }" is missing: give { $right }
wrong = "{ $place }" is { $value }: give { $right }
unknown = "{ $place }" is not a field of this message: leave it out
right-whole = a whole number from 0 to { $highest }
right-dice = a list of whole numbers from 0 to { $highest }
right-line = a line of a record without its seat, such as "play r7 8" or "roll"
right-value = a value of the setting, such as "80" or "off"
right-screen = the name of the answered screen, such as "scores"
right-marks = a list of the places of dice, 0 to 4
right-kept = the name of a kept match, such as "kept0001.t24"
right-key = the key of an earlier tab
right-lesson = the name of a game with a lesson, such as "basic"
right-answer = an answer to the question of the lesson, such as "8"
right-name = a name of at most { $letters } letters
# $example is written as the message must have it.
right-players = a list of { $fewest } to { $most } players such as { $example }
right-player = a player such as { $example }
right-options = an object such as { $example }
right-option = a number or a word
day-for-one = the dice of the day are electronic, and for one player of yacht without bots
button-again = "{ $place }.button" is { $button } again: give each player a different button
# $names are the names of all options, $game that of a game: names out of the program.
no-option = "options.{ $name }" is not an option: give { $names }
no-options = "options.{ $name }" is not an option: { $game } has none
bad-option = "options.{ $name }": { $reason }
too-long = the message has { $length } characters: give at most { $most }
# $fault is Python's message.
no-json = the message is not JSON ({ $fault })
no-json-at = the message is not JSON (character { $number }: { $fault })
too-deep = the message has too many values inside each other
no-object = the message is { $value }: give an object such as { $example }

## web/follow/replica.py

only-looks = this page only shows what happens on the tray: play on the tray itself

## web/server.py

# The reason why a browser is refused; at most 120 bytes.
foreign = this page comes from another site
