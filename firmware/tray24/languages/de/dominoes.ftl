### The texts of dominoes.

arm_n = Arm { $number }
at_end = An { $face }
beside = Neben { $face }
bluff = Bluff: { $color } war offen
cover_show = Bänkchen zeigen
did_accept = { $name } nimmt an
did_blocked = Niemand kann weiter
did_challenge = { $name } zweifelt an
did_closed = Dieser Arm ist zu
did_dead = Alle Arme sind zu
did_draw = { $name } zieht einen Stein
did_lead = { $name } beginnt mit { $what }
did_pass = { $name } passt
did_reopen = { $name } öffnet drei Arme
do_accept = Das +4 annehmen
do_challenge = Das +4 anzweifeln
do_draw_tile = Stein ziehen
do_not_reopen = Nicht öffnen
do_pass = Passen
ends_are = Enden: { $ends }
game = Domino
head_orders = Steine
match_with = Anlegen mit { $face }
no_bluff = Kein Bluff: nichts passte
opt-all_doublets = Pasche öffnen
opt-reopen = Wieder öffnen
rack_is = Bänkchen: { $tiles }
rack_for = Nur für { $name } zu sehen
tiles_are = Steine: { $counts }
is_bluff = ein Bluff
undo_dice = Auch gezogene Steine zurück? Es kommen dieselben wieder.
undo_real = Auch gezogenen Stein zurück?
unknown_tile = ein Stein
verb_accept = Annehmen
verb_challenge = Zweifeln
verb_draw = Ziehen
verb_pass = Passen
ways_n = { $count } Möglichkeiten

# A tile by the faces of its two halves, and one whose halves are the same.
doublet = Pasch { $face }
markings = { $first }/{ $second }

# What the coach says in a first match: three lines of the display.
coach-active = Nur die anliegende Hälfte wirkt: hier { $face }
coach-bluff = Hast du die Farbe eines Endes, ist +4 ein Bluff und anzweifelbar
coach-challenge = War das +4 ein Bluff? Zweifle es an oder nimm es an und zieh vier
coach-draw = Nichts passt: Zieh einen Stein und leg ihn, wenn er passt
coach-lead = Der höchste Pasch beginnt; er hat vier offene Enden
coach-match = { $face } passt an { $other }: gleiche Farbe oder gleiches Zeichen
