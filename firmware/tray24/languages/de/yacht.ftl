### The texts of yacht.

box_blue = Blaue Würfel
box_chain = Fünferkette
box_four = Vier gleiche
box_green = Grüne Würfel
box_large = Fünf einer Farbe
box_open = offen
box_red = Rote Würfel
box_small = Vier einer Farbe
box_three = Drei gleiche
box_two = Zwei gleiche
box_wild = Joker
box_yellow = Gelbe Würfel
# Boxes of a sheet in two columns of the display: 40 columns each.
cell_blue = Blau
cell_chain = Kette
cell_four = 4 gleich
cell_green = Grün
cell_large = 5 Farbe
cell_red = Rot
cell_small = 4 Farbe
cell_three = 3 gleich
cell_two = 2 gleich
cell_wild = Joker
cell_yellow = Gelb
dice_and_sheets = Würfel, Zettel
did_reroll = { $name } würfelt neu
did_score = { $name }: { $box }, { $points }
did_zero = { $name }: Null, { $box }
do_reroll = Markierte würfeln
do_score = Kästchen füllen
do_zero = Kästchen streichen
faces_of_dice = Seiten der Würfel
game = Yacht
hold = { $dice } behalten
keep_die = { $face } behalten
mark_dice = Würfel markieren
roll_die = { $face } würfeln
roll_five = alle fünf würfeln
# Of one die, where four are held: these would have no room.
roll_only = nur { $die } neu würfeln
rolls_n = noch { $count }
totals_are = Summen: { $counts }
worth = { $points }
why_aim = { $box } { $chance } %
why_about = { $box }, etwa { $points }
why_now = jetzt { $points }, später etwa { $chance }

# What the coach says in a first match: three lines of the display.
coach-again = Du darfst einige noch einmal würfeln oder jetzt werten
coach-box = Jedes Kästchen gilt einmal. Dieses brächte jetzt { $points }
coach-reroll = Markiere Würfel für den nächsten Wurf, bis zu zweimal; der Rest bleibt
coach-zero = Kein Kästchen bringt etwas: Du musst eines streichen
