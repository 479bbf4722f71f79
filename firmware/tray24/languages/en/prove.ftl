### English only

## commands/of_checkout/prove.py

help-names = a campaign; all of them by default
help-hours = end after so many hours; a later run goes on. By default each campaign ends at its count
help-seed = seed of all chance, default { $seed }
help-short = a few rounds of each campaign, and its planted faults; keep nothing
help-round = repeat one round of one campaign, to see where it fails
help-again = forget how far earlier runs have come
interrupted = The next './tray24 prove' goes on where this one was.
no-campaign = { $name } is no campaign: choose from { $names }
bad-hours = --hours { $hours }: give a number above 0
round-of-one = --round is a round of one campaign: give its NAME
round-done = round { $round }: { $count } { $unit }, no fault
faults-found = { $found } of { $planted } found
fault-missed = { $name }: the quick rounds do not find this planted fault: { $fault }
failure = { $name }: round { $round } has failed: { $words }
    Repeat it with './tray24 prove { $name } --seed { $seed } --round { $round }'.
column-name = campaign
column-count = count
column-failed = failed
column-seconds = seconds
column-planted = planted faults

## fuzzing/runner.py

# The head of a table in Markdown.
table-head = | promise | campaign | last count | failed | commit and date | seed | seconds |
not-run = not yet
