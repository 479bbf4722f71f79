# Yacht with the dice of the day: on the page and in the command replay.
# $date is a date such as 2026-11-25.

# During the match, beside the score.
head = dados del { $date }
head-not-counted = { $date }: no cuenta
# $day is the best total of the date, $ever that of all days.
best = Récord del día: { $day }. Récord histórico: { $ever }.
best-ever = Récord histórico: { $ever }.
not-counted = No cuenta: se deshicieron tiradas.
# Below the question whether dice are to be taken back.
undo = Entonces el resultado no contará. Saldrán los mismos dados.
# What players send each other: one line.
line = Tray24, { $game } con los dados del { $date }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
line-not-counted = Tray24, { $game } con los dados del { $date }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, no cuenta
