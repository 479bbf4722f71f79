### The texts of dominoes.

arm_n = brazo { $number }
at_end = En el { $face }
beside = Junto al { $face }
bluff = Farol: había { $color }
cover_show = Ver el atril
did_accept = { $name } acepta
did_blocked = Nadie puede seguir
did_challenge = { $name } desafía
did_closed = Ese brazo se cierra
did_dead = Todos los brazos, cerrados
did_draw = { $name } roba una ficha
did_lead = { $name } sale con { $what }
did_pass = { $name } pasa
did_reopen = { $name } abre tres brazos
do_accept = Acepta el +4
do_challenge = Desafía el +4
do_draw_tile = Roba una ficha
do_not_reopen = No reabras
do_pass = Pasa
ends_are = Extremos: { $ends }
game = Dominó
head_orders = Fichas
match_with = Por el { $face }
no_bluff = Sin farol: nada encajaba
opt-all_doublets = Abren los dobles
opt-reopen = Reabrir
rack_is = Atril: { $tiles }
rack_for = Solo { $name } ve este atril
tiles_are = Fichas: { $counts }
is_bluff = un farol
undo_dice = ¿Devolver también las fichas robadas? Saldrán las mismas.
undo_real = ¿Devolver la ficha robada?
unknown_tile = una ficha
verb_accept = Aceptar
verb_challenge = Desafiar
verb_draw = Robar
verb_pass = Pasar
ways_n = { $count } opciones

# A tile by the faces of its two halves, and one whose halves are the same.
doublet = doble { $face }
markings = { $first }/{ $second }

# What the coach says in a first match: three lines of the display.
coach-active = Solo actúa la mitad que toca: aquí el { $face }
coach-bluff = Con un color de un extremo en tu atril, el comodín +4 se puede desafiar
coach-challenge = ¿Era un farol? Desafíalo, o acepta y roba cuatro
coach-draw = Nada encaja: roba una ficha y juégala si encaja
coach-lead = Sale el doble más alto; tiene cuatro extremos abiertos
coach-match = El { $face } encaja con el { $other }: el mismo color o signo
