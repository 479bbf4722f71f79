# Yacht with the dice of the day: on the page and in the command replay.
# $date is a date such as 2026-11-25.

# During the match, beside the score.
head = dice of { $date }
head-not-counted = { $date }: does not count
# $day is the best total of the date, $ever that of all days.
best = Best of the day: { $day }. Best ever: { $ever }.
best-ever = Best ever: { $ever }.
not-counted = Does not count: dice were taken back.
# Below the question whether dice are to be taken back.
undo = The result will not count then. The same dice will come again.
# What players send each other: one line.
line = Tray24, { $game } with the dice of { $date }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
line-not-counted = Tray24, { $game } with the dice of { $date }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, not counted
