### The texts of the center-die game.

bluff = Bluff: { $face } passt zu { $other }
did_accept = { $name } nimmt an
did_challenge = { $name } zweifelt an
did_draw = { $name } zieht einen
did_pass = { $name } behält den Würfel
did_reroll = { $name } würfelt neu
do_accept = Das +4 annehmen
do_challenge = Das +4 anzweifeln
do_draw = Würfel ziehen
do_pass = Würfel behalten
do_reroll = Alle neu würfeln
game = Mittelwürfel
# Of the player of a wild +4 that may be challenged: that hand, and the die that it was played on.
honest_if = { $name } ist ehrlich, wenn kein anderer Würfel zu { $face } passte: { $dice }
is_bluff = ein Bluff
opt-wd4 = +4-Joker
value-challenge = anzweifeln
value-enforced = geprüft
verb_accept = Annehmen
verb_challenge = Zweifeln
verb_draw = Ziehen
verb_pass = Behalten
verb_reroll = Neu

# What the coach says in a first match: three lines of the display.
coach-bluff = +4-Joker, obwohl { $face } passt, ist ein Bluff: Man darf ihn anzweifeln
coach-challenge = Passt hier noch ein Würfel zu { $face }? Dann zweifle an, sonst nimm an
coach-draw = Noch immer passt nichts: Zieh einen Würfel und spiel ihn, wenn er passt
coach-match = { $face } passt auf { $other }: gleiche Farbe oder gleiches Zeichen
coach-reroll = Nichts passt: Würfle einmal die ganze Hand neu, vielleicht passt dann einer
coach-wild = Ein Joker passt auf alles; dann wünschst du dir eine Farbe
