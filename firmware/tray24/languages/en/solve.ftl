### English only

## commands/of_checkout/solve.py

help-game = yacht, whose values are exact; or basic, center or line, whose values are learned from matches
help-matches = matches of a round of learning, default 2000
help-rounds = rounds of learning, default 4
help-set = a die set; all of them by default
help-jobs = number of processes, default { $jobs }
help-turns = write all turn values of { $sheets } sheets into a file of NumPy, instead of the table, for tests/bench/yacht_turns.py
interrupted = The next './tray24 solve yacht' goes on where this one was.
too-few = --{ $name } { $value }: give a number from 1 on
learning = learning { $game }
learned = { $game }: learned from { $matches } matches; written to { $path }
bad-jobs = --jobs { $jobs }: give a number from 1 on
turns-of-one = --turns is about one set of dice: choose it with --set
cannot-write = cannot write { $path }: { $reason }
solving = solving yacht with { $set }
solved = yacht with { $set }: { $value } points a match; written to { $path }
telling = turn values of { $sheets } sheets
told = the turn values of { $sheets } sheets are in { $path }
