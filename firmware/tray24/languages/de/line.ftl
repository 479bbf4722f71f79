### The texts of the dice-line game.

did_draw = { $name } nimmt von hinten
did_give = { $name } gibt { $what }
did_pass = { $name } passt
did_reroll = { $name } würfelt neu
did_stuck = { $name }: nichts passt
did_take_more = { $name } nimmt { $count }
do_pass = Passen
do_reroll = Alle neu würfeln
do_take = { $face } nehmen, würfeln
draws_and_rolls = { $name }: Nimm { $count }, würfle
game = Würfelreihe
give = { $face } abgeben
# What a die makes the other player take, and what the die at the back costs, beside that choice.
gives = gibt { $count }
opt-best_of = Zwei von drei
price = { $count } würfeln
# Beside it stands the price.
take_back = { $face } nehmen
value-3 = ja
verb_draw = Nehmen
verb_pass = Passen
verb_reroll = Neu

# What the coach says in a first match: three lines of the display.
coach-last = Ein Würfel in der Reihe: Würfle die ganze Hand, es kostet nichts
coach-match = { $face } passt auf { $other }: gleiche Farbe oder gleiches Zeichen
coach-price = Würfeln kostet: Du nimmst { $face } von hinten
coach-wild = Ein Joker passt auf alles; dann wünschst du dir eine Farbe
