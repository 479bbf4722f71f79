# Yacht with the dice of the day: on the page and in the command replay.
# $date is a date such as 2026-11-25.

# During the match, beside the score.
head = dés du { $date }
head-not-counted = { $date } : ne compte pas
# $day is the best total of the date, $ever that of all days.
best = Record du jour : { $day }. Record absolu : { $ever }.
best-ever = Record absolu : { $ever }.
not-counted = Ne compte pas : des dés ont été repris.
# Below the question whether dice are to be taken back.
undo = Le résultat ne comptera alors pas. Les mêmes dés reviendront.
# What players send each other: one line.
line = Tray24, { $game } avec les dés du { $date } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
line-not-counted = Tray24, { $game } avec les dés du { $date } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, hors compte
