# Yacht with the dice of the day: on the page and in the command replay.
# $date is a date such as 2026-11-25.

# During the match, beside the score.
head = Tageswürfel vom { $date }
head-not-counted = { $date }: zählt nicht
# $day is the best total of the date, $ever that of all days.
best = Tagesrekord: { $day }. Ewiger Rekord: { $ever }.
best-ever = Ewiger Rekord: { $ever }.
not-counted = Zählt nicht: Würfe wurden zurückgenommen.
# Below the question whether dice are to be taken back.
undo = Das Ergebnis zählt dann nicht. Es kommen dieselben Würfel wieder.
# What players send each other: one line.
line = Tray24, { $game ->
    [yacht] Yacht
   *[other] { $game }
} mit den Tageswürfeln vom { $date }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
line-not-counted = Tray24, { $game ->
    [yacht] Yacht
   *[other] { $game }
} mit den Tageswürfeln vom { $date }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zählt nicht
