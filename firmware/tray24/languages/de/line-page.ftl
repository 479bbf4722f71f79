# Texts of the page for the dice-line game. `shows` are the dice beside a line: leave them as they are.

short-1 = Für zwei. Leg vorn an, was in Farbe oder Zeichen passt; die Reihe wächst.
    .shows = b3 b5
short-2 = Nichts passt? Nimm den hinteren Würfel und würfle alle deine Würfel.
    .shows = r2
short-3 = Die andere Person nimmt einen oder zwei von hinten und setzt aus.
    .shows = gD1 yD2
short-4 = Ein Joker passt auf alles; wünsch dir dann eine Farbe.
    .shows = W
short-5 = Die Reihe behält einen Würfel. Wer keine Würfel mehr hat, gewinnt die Runde.
    .shows = uno
option-target = Punkte zum Sieg
option-best_of = Die Partie gewinnt man mit
option-best_of-0 = Punkten
option-best_of-3 = zwei Runden
aim-two-hands = wer zwei Runden gewinnt
field = 24 Felder, Würfel in der Reihe: { $number }
slot-play-end = Feld { $slot }, { $face }, vorn
slot-back = Feld { $slot }, { $face }, hinten
slot-back-taken = Feld { $slot }, { $face }, hinten, kann genommen werden
slot-next = Feld { $slot }, leer, hier geht die Reihe weiter
# Tags on dice of the line.
tag-end = vorn
tag-line = Reihe
tag-back = hinten
take-die = { $face } nehmen
take = Nehmen
give-die = { $face } abgeben
asked-give = gib einen Würfel ab
asked-play-or-pass = spiel einen oder passe
asked-play = spiel
asked-roll = die Reihe behält ihren Würfel: würfle
asked-last-die = spiel: die Reihe behält ihren letzten Würfel
# What the other choice costs: the die at the back, with which all $count dice are rolled.
price-or-play = spiel oder nimm { $face } und würfle alle { $count }
price = nichts passt: nimm { $face } und würfle alle { $count }
asked-take = nichts passt: nimm den hinteren Würfel
# $count is how many dice of the line the other player must take.
hint-gives = { $Face } passt: Die andere Person nimmt { $count }
    .label = { $face }, passt: Die andere Person nimmt { $count }
hint-no-match = { $Face } passt nicht
    .label = { $face }, passt nicht
real-tag-end = vorn
real-take-back-die = Hinteren Würfel nehmen
real-asked-put-or-pass = leg einen Würfel oder passe
real-asked-put = leg einen Würfel auf das leuchtende Feld
real-asked-pass = du kannst nicht spielen und musst passen
