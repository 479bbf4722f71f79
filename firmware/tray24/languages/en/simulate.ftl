### English only

# The command simulate: bots play matches without hardware.

help-seats = number of seats
help-matches = number of matches
help-seed = 0 to { $last }; the same seed plays the same matches
help-option = an option of the game, such as target=200; may be repeated
help-bots = { $names }: one for all seats, or one for each seat
help-out = write a record of each match into this folder
help-jobs = processes that share the work (default 1)

# $name: the name of the option, such as matches.
too-few = --{ $name } { $value }: give 1 or more
bad-seed = --seed { $value }: give a number from 0 to { $last }
no-value = --option { $text }: write NAME=VALUE
# $options: such as target=N, scoring=winner|caught
no-such-option = --option { $text }: { $game } has no option { $name }; it has { $options }
no-options = --option { $text }: { $game } has no option { $name }; it has none
option-twice = --option { $text }: '{ $name }' is given twice
bots-and-seats = --bots { $text }: give one name, or { $seats } of them
bot-missing = --bots { $text }: a name is missing; give { $names }
out-is-file = --out { $path }: this is a file or is inside one; give a folder
no-folder = --out { $path }: cannot create the folder: { $reason }
cannot-write = tray24 simulate: cannot write { $path }: { $reason }
# Before a bar.
progress = matches
