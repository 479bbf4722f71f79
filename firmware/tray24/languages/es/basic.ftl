### The texts of the tray game.

did_draw = { $name } roba un dado
did_keep = { $name } conserva sus dados
did_place = { $name } empieza en la casilla { $slot }
did_roll = { $name } tira
did_swept = Los dados vuelven
do_draw = Roba un dado
do_keep = Conserva tus dados
do_pass = Conserva el dado
do_roll = Tira todos tus dados
game = Bandeja
head_place = Empiezas
opt-must_roll = Tirar cada turno
opt-scoring = Puntos para
opt-table_talk = Hablar de dados
put_anywhere = en cualquier casilla
slots_n = { $count } casillas
value-caught = cada cual
value-winner = quien gana
verb_keep = Conservar
verb_roll = Tirar

# Advice: the die and where to put it.
into_slot = { $die }, casilla { $slot }
# As head_place, in the plain text for a computer.
said_place = Sitio { $number }, empiezas

# What the coach says in a first match: three lines of the display.
coach-draw = Nada encaja. Roba un dado: se tira, y se juega si encaja
coach-half = Solo se juega en la mitad con dados. La otra queda a oscuras
coach-keep = Antes puedes volver a tirar todos tus dados, o conservarlos
coach-match = El { $face } encaja en la casilla { $slot }: al lado hay un dado de su color o signo
coach-roll = En tu primer turno de una mano tiras todos tus dados
coach-start = Elige una casilla: toda la mano se juega en su mitad
coach-wild = Un comodín encaja en todas partes; luego eliges su color
coach-wild_four = El comodín +4 solo vale si no encaja otro dado tuyo
