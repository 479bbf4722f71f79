### The texts of every match with electronic dice, and many of one with real dice.

advice = Tipp: { $words }
# $words is the best move, $why one of the why_ texts.
advice_why = { $words }: { $why }
# $points: so many points better than the next best move, on average.
advice_gain = { $words }, +{ $points }
# A player has made another move than the best one: it is worth so many points less, on average.
advice_lost = Verschenkt: { $points }
advice_lost_tiles = Verschenkt: { $points } Steine
# What green does now, and $points: so many points less than the best move, on average, as "-2.3".
advice_cost = { $words }, { $points }
best_before = Bisheriger Rekord: { $points }
best_so_far = Rekord bisher: { $points }
best_of_days = Rekord: heute { $day }, ewig { $points }
best_of_3 = Sieg mit zwei Runden
blue = Blau
bot_thinks = Ein Bot ist dran
call_uno = UNO rufen
catch = Erwischen
catch_waits = { $name } will erwischen
# What the coach says in a first match when one die or tile will be left, in three lines of the display; without seat
# buttons a held key calls.
coach-uno = Ruf UNO, bevor es weitergeht: Drück deine Platztaste
coach-uno_held = Ruf UNO, bevor es weitergeht: Halte Blau
color_of_wild = Wunschfarbe für den Joker
# At the bottom, below the name of a player who plays on a phone.
cover_elsewhere = Eigener Bildschirm
cover_who = Ist { $name } allein?
decimal = { $whole },{ $tenths }
dead_end = Sackgasse
dice_are = Würfel: { $counts }
did_bluff = Bluff: { $name } zieht { $count }
did_catch = { $name } erwischt { $caught }!
did_color = { $name } wünscht { $color }
did_draw_more = { $name } zieht { $count }
did_fair = Kein Bluff: { $name } zieht { $count }
did_play = { $name }: { $what }
did_roll_one = { $name } würfelt { $face }
did_skip = { $name } setzt aus
# While a wild +4 may be challenged, below did_bluff: what who must answer draws in all other cases.
stakes_else = Sonst ziehst du { $count }
did_turn = Die Richtung wechselt
did_uno = { $name }: UNO!
draw_one = +1
draw_two = +2
first_total = Deine erste Summe
first_to = Sieg mit { $target } Punkten
green = Grün
hands = Hände
hand_is = Hand: { $dice }
hand_n = Runde { $number }
head_color = Farbe
head_drawn = Gezogen
head_turn = Dein Zug
hold_blue = Blau halten
highest_wins = Die höchste Summe siegt
new_best = Neuer Rekord!
next_hand = Blau: nächste Runde
no_dice = Keine Würfel
# Beside the total of a match with the dice of the day, and as a headline at its end, after an undo of dice.
not_counted = Zählt nicht
nobody_forgot = Niemand hat UNO vergessen
nothing_back = Nichts zurückzunehmen
nothing_again = Nichts zu wiederholen
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
put = Leg { $die }
red = Rot
reverse = Retour
rolls_undone = Würfe zurückgenommen
runs_left = Es geht links herum
runs_right = Es geht rechts herum
scores = Punktestand
seat_n = Platz { $number }
skip = Aussetzen
slot_n = Feld { $slot }
taken_back = Zurückgenommen
title = Tray 24
to_match = Passend zu: { $face }
# The question before dice of the day are taken back.
undo_day = Würfe zurücknehmen? Dann zählt es nicht.
unknown_die = ein Würfel
up_to = Bis { $target }: wenig siegt
wild = Joker
wild_four = +4-Joker
winner = Sieg
winners = Sieg
yellow = Gelb
your_total = Deine Summe

## Patterns that combine texts

# A die that shows a kind: a number, or one of skip, reverse, draw_one, draw_two.
blue_face = Blau { $kind }
green_face = Grün { $kind }
red_face = Rot { $kind }
yellow_face = Gelb { $kind }
# A wild with the color that was named for it.
wild_face = { $wild } in { $color }
# Colors on the four keys, side by side: a quarter of the display each, 30 columns.
key_blue = Blau
key_green = Grün
key_red = Rot
key_yellow = Gelb
# Two choices; the first may be two itself.
or_two = { $before } oder { $after }
choose_one = { $labels }? { $words }
count_of = { $name }: { $count }
# The effect of green, and how often or how much.
with_figure = { $words }, { $figure }

## The seat to play, in the plain text for a computer

said_color = Platz { $number }, Farbe
said_drawn = Platz { $number }, du hast gezogen
said_turn = Platz { $number }, du bist dran
seat_says = Platz { $number }, { $words }

# Why the best move is preferred. $name is the seat that acts next.
why_again = du bist noch mal dran
why_bluff = wohl ein Bluff
why_costs = es trifft die nächste Person
why_fit = danach passt mehr
why_keep = sie liegen gut, wie sie sind
why_legal = wohl kein Bluff
why_less = { $name } kann weniger spielen
why_match = { $name } hat nichts Passendes
why_none = nichts passt
why_only = sonst passt nichts
why_out = es beendet die Runde
why_points = so wirst du die meisten Punkte los
why_risk = ein Bluff wäre teurer
why_roll = ein neuer Wurf bringt wohl mehr
why_same = andere sind genauso gut
why_wild = du behältst den Joker
