## commands/of_checkout/solve.py

help-game = yacht
help-set = a die set; all of them by default
help-jobs = number of processes, default { $jobs }
interrupted = The next './tray24 solve yacht' goes on where this one was.
bad-jobs = --jobs { $jobs }: give a number from 1 on
cannot-write = cannot write { $path }: { $reason }
solving = solving yacht with { $set }
solved = yacht with { $set }: { $value } points a match; written to { $path }
