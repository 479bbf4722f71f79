# The refusals of moves on display, page and in host tools. Every message ends without a full stop. Commands show the
# number of the rule in front: "B6: no neighbor has its color".
# The display shows .display instead if there is one: two lines of 126 pixels, better one.
# $face is a face: "r7" in host tools, "red 7" on display and page.

## Refusals of all games: rules/refusals.py

match_over = la partida ha terminado
# $line is a line of a record, as in RECORDS.md: "* draw 0"
dealer_awaited = se espera a quien reparte: { $line }
turn_of_seat = { $seat } tiene el turno
# $verb and $phase are words of records: 'draw', move
not_in_phase = '{ $verb }' no se puede hacer en la fase { $phase }
only_drawn_die = solo se puede jugar el dado robado
die_not_held = { $seat } no tiene { $face }

# UNO and catching: B17, C9, L8, D10
no_uno = en este juego no se canta UNO ni se pilla a nadie
    .display = en este juego no hay UNO
uno_once_a_turn = UNO se canta una vez por turno
uno_with_two_left = UNO se canta cuando quedan dos
uno_not_now = es demasiado tarde, o demasiado pronto, para cantar UNO
    .display = no es momento de cantar UNO
catch_herself = nadie se pilla a sí mismo
nobody_to_catch = ahí no hay a quién pillar

## Refusals of two or more games: rules/matching.py

name_color = elige el color del comodín
once_a_turn = una vez por turno
roll_before_pass = tira tus dados antes de pasar
# $onto is the face to be matched, written as $face is.
match_color_or_kind = el { $face } no tiene ni el color ni el signo de { $onto }
    .display = debe tener el color o el signo de { $onto }
play_fitting_die = un dado encaja, así que hay que jugar uno
    .display = un dado encaja: juega uno
# C8, D8
answer_wild_four = acepta o desafía el comodín +4

## games/basic

# B5
turn_begins_with_roll = cada turno empieza con una tirada
roll_in_first_turn = tira en tu primer turno
roll_or_keep = primero tira o conserva tus dados
roll_before_play = tira una vez por turno, antes de jugar
# B6
place_beside_die = ponlo junto a un dado, en una casilla vacía de la mitad en juego
    .display = junto a un dado de esta mitad
match_neighbor = ningún vecino tiene el color o el signo del { $face }
    .display = ningún vecino encaja con el { $face }
# Only the color of the die is known.
no_neighbor_of_color = ningún vecino tiene su color
# B8
other_die_fits = otro dado encaja
# B9
play_drawn_die = el dado robado encaja, así que hay que jugarlo
    .display = hay que jugar el dado robado

## games/center

# C4
roll_before_draw = vuelve a tirar tu mano antes de robar
    .display = primero vuelve a tirar
# C7
wild_four_while_matching = el comodín +4 solo vale si ningún dado encaja con el dado central
    .display = no si encaja otro dado

## games/line

# L5
line_keeps_last_die = la línea conserva su último dado: tira o juega
    .display = el último dado se queda
take_back_die = toma el dado de la cola de la línea
    .display = toma el dado de la cola
# L8
give_a_die = da uno de tus dados

## games/dominoes

# D2
lead_highest_doublet = sal con tu doble del número más alto
    .display = sal con tu doble más alto
# D3
doublet_onto_doublet = un doble no se juega sobre otro doble
# D4
tile_not_held = { $seat } no tiene esa ficha
no_arm = no hay brazo { $arm }
not_open_end = el { $face } no tiene ni el color ni el signo del extremo abierto, { $onto }
    .display = el { $face } no encaja con el { $onto }
# D6
arm_closed = el brazo { $arm } está cerrado
dead_end_never_matches = un tope nunca sirve para encajar
    .display = un tope nunca encaja
# D9
only_drawn_tile = solo se puede jugar la ficha robada
pile_empty = el pozo está vacío: pasa
pile_not_empty = roba una ficha: el pozo no está vacío
    .display = roba una ficha
one_tile_a_turn = se roba una ficha por turno
# D16
reopen_or_pass = pon comodín / comodín junto a un doble de la mesa, o pasa
    .display = W/W junto a un doble, o pasa

## games/yacht

# Y2
name_a_die = marca al menos un dado
no_rolls_left = no quedan tiradas: anota en una categoría
# Y3
box_used = esa categoría ya tiene sus { $points } puntos: elige una libre
    .display = ya usada ({ $points }): elige otra

## Matches, in a notice, which may be longer than the display: match/match.py

nothing_to_take_back = no hay nada que deshacer
bot_with_real_dice = un bot no puede tirar dados reales: acaba la partida, su registro se guarda
bot_already_there = ahí ya juega un bot
name_a_bot = indica qué bot sigue

## The dice of the day, in a notice: match/profile.py

day_for_one = los dados del día son electrónicos, del set habitual, y para una sola persona sin bots
no_day = { $text } no es un día: indica su fecha, como 20261125

## Real dice on the tray: ui/match/real

lit_slot = ponlo en la casilla iluminada
other_die = este es otro dado
# B3: a starting die that begins no hand
roll_again = un comodín +4 se vuelve a tirar
roll_number = tira hasta sacar un número

## The saved match, in a notice or below the match: match/journal.py, match/match.py

# $reason is what MicroPython says, in English: "[Errno 5] EIO".
match_not_saved = la partida no se está guardando ({ $reason })
no_room_for_match = la partida no se está guardando (no queda sitio: borra registros)
end_not_saved = el final de la partida no está guardado: se hizo demasiado largo mientras no se podía guardar
match_damaged = la partida guardada estaba dañada: se perdió su final; el archivo entero queda como { $file }
match_set_aside = la partida guardada no se puede leer; queda como { $file }
match_unreadable = la partida guardada no se puede leer: { $reason }

## Settings, in a notice, and for who sends them: ui/menus/settings.py
## $line is what was given, as in their file: brightness=900

no_setting = no hay un ajuste { $text }
setting_number = { $line }: indica un número de { $least } a { $most }
setting_word = { $line }: indica { $choices }
setting_name = { $line }: indica como mucho { $most } letras
setting_slots = { $line }: indica casillas de 0 a { $most }, como 3,17
no_setting_line = '{ $text }' no es una línea nombre=valor
wrong_line = { $file } línea { $line }: { $why }
damaged_line = { $file } línea { $line } está dañada
more_wrong_lines = { $file } tiene más líneas erróneas: { $count }
file_unreadable = { $file } no se puede leer: { $reason }
file_too_long = { $file } tiene { $bytes } bytes: solo se leyeron sus primeras líneas
