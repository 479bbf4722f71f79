# Why records, positions, options and packages of games are refused, as page and host tools say it. The display shows
# none of these. Every message ends without a full stop.
# $text is what was read and is wrong. $game, $option, $set, $phase and $verb are names that are not translated.
# $face, $tile and $line are written as in records: r7, r5/bS, "* draw 0".

# How a refusal is shown whose rule has a number: "B6: no neighbor has its color"
with_rule = { $rule }: { $words }
# A record that is not legal; $reason is one of the messages here or in refusals.ftl
illegal_line = línea { $line } no legal: { $reason }
# Two of the things to choose from; $before may be made from two by the same message
either = { $before } o { $next }
# A seat as records number them, from 0.
seat_of_record = el sitio { $number }

## Lines of records: rules/notation.py, rules/faces.py

no_line = una línea es ACTOR VERBO [ARGUMENTO...]
more_than_single_spaces = las palabras se separan con un solo espacio
no_verb = '{ $text }' no es un verbo
no_dealer_verb = '{ $text }' no es un verbo de quien reparte
takes_arguments =
    { $due ->
        [one] '{ $verb }' lleva { $due } argumento, no { $count }
       *[other] '{ $verb }' lleva { $due } argumentos, no { $count }
    }
dealer_line_without_seat = '* { $verb }' nombra primero un sitio
dealer_line_too_long = '* { $verb }' no lleva nada más
no_verdict = un veredicto es legal o illegal
no_number = '{ $text }' no es un número de 0 a { $most }
not_a_face = '{ $text }' no es una cara (una cara es r7, yS, gR, bD2, W, WD4 o ?)
not_a_tile = '{ $text }' no es una ficha (una ficha es r5/r7, y8/bS, r3/DE o W/W)
no_marking = { $tile } no tiene la mitad { $text }
no_color = '{ $text }' no es un color: indica r, y, g o b
no_box = '{ $text }' no es una categoría: indica una de { $names }
name_the_tile = nombra la ficha
# Y2
no_positions = las posiciones van de 1 a 5, en orden ascendente, cada una una vez

## Lines of the dealer: rules/refusals.py, games/dominoes/arms.py

seat_awaited = elige el sitio { $seat }, no quien reparte
awaited = se espera: { $line }
takes_values =
    { $due ->
        [one] { $line } lleva { $due } valor, no { $count }
       *[other] { $line } lleva { $due } valores, no { $count }
    }
no_seat = no hay un sitio { $seat }
unknown_in_roll_only = '?' solo puede estar en una tirada
unknown_of_no_use = '?' no sirve de nada aquí
no_face_of_game = { $game } no tiene la cara { $face }
die_not_in_bag = el dado { $die } no está en la bolsa
dice_not_ascending = los dados se roban en orden ascendente de sus números
name_tiles_left = nombra las fichas que quedan
tile_not_in_pile = la ficha { $tile } no está en el pozo
tiles_not_ascending = las fichas se listan en orden ascendente de sus números
# D2
seat_cannot_lead = el sitio { $seat } no puede salir
dice_are_electronic = en esta partida la bandeja tira y roba por sí misma

## Heads of records: match/record.py

no_record = un registro empieza con 'tray24 { $version }'
no_head_line = '{ $text }' no es una línea de cabecera
head_line_twice = '{ $text }' está dos veces
no_seats = una partida tiene al menos un sitio
option_without_value = una opción se escribe NOMBRE=VALOR
option_twice = la opción '{ $option }' está dos veces
no_game_with_option = ningún juego tiene la opción '{ $option }'
no_die_set_of_game = '{ $text }' no es un set de dados de { $game }
no_die_set_of_games = '{ $text }' no es un set de dados
no_seed = una semilla es un número de 0 a 4294967295
head_without_seats = la cabecera no da sitios
head_without_game = la cabecera no da un juego
head_without_end = la cabecera no acaba con '---'
nothing_to_undo = no hay nada que deshacer

## Journals: match/profile.py, match/resume.py

no_head_of_journal = la cabecera no es la de un diario
seat_out_of_order = el sitio { $seat } está fuera de orden
no_seat_at_button = no hay un sitio { $seat } en un botón { $button }
no_result = estos no son ganadores y puntos de { $seats } sitios
position_of_other_match = la posición no es de esta partida
day_of_other_game = { $game } no tiene dados del día
seed_of_other_dice = la semilla da otros dados: { $line }

## Seats, options, bots and die sets: rules/core.py, rules/errors.py, match/bots/bots.py, match/dicesets.py

seats_or_options_of_other_kind = los sitios deben ser un número, las opciones un diccionario
takes_seats = { $game } admite de { $least } a { $most } sitios, no { $seats }
no_option = { $game } no tiene la opción '{ $option }'
# $choices is made with the message "either"
no_choice_of_option = opción { $option }={ $text } desconocida: indica { $choices }
option_no_seats = opción { $option }={ $text } no nombra sitios: indica sus cifras en orden ascendente, como 03
option_seat_missing = opción { $option }={ $text } nombra un sitio que falta: hay { $seats } sitios, desde 0
option_out_of_range = opción { $option }={ $text } fuera de rango: indica un número de 1 a 9999
no_bot = no hay un bot '{ $text }': indica { $choices }
no_die_set = no hay un set de dados '{ $text }': indica uno de { $names }
tiles_without_die_set = a { $game } se juega con fichas, sin set de dados
die_set_too_small = { $set } tiene { $dice } dados, { $game } necesita { $needed }
die_set_of_other_faces = { $set } tiene una cara { $face } que { $game } no conoce

## Games and their parts: games/__init__.py

no_game = '{ $text }' no es un juego de aquí: indica { $choices }
# $package and $module are dotted names of Python
game_already_there = ya hay un juego '{ $game }': { $package }
same_number = los juegos '{ $other }' y '{ $game }' tienen el mismo número
no_part = el juego '{ $game }' no tiene la parte '{ $part }': no hay un módulo { $module }
no_game_class = la parte 'rules' del juego '{ $game }' debe asignar a GAME una clase con ese nombre
no_saved_position = estos bytes no son una posición guardada de esta versión
damaged_position = la posición guardada está dañada
# $why is another refusal, or what Python says
damaged_position_because = la posición guardada está dañada: { $why }

## Positions that are given: rules/position.py, rules/matching.py
## "given" is the key of a scenario; names in quotes are its keys (RECORDS.md).

given_no_dictionary = given: debe ser un diccionario con las claves de la posición
given_no_key = given: { $game } no tiene la clave '{ $name }'
given_phase = given: { $game } no se puede cargar en la fase '{ $phase }'
given_contradicts = given: '{ $name }' es { $wanted }, pero el resto da { $found }
given_number = given: '{ $name }' debe ser un número de 0 a { $most }
given_list = given: '{ $name }' debe ser una lista
given_face = given: '{ $name }' contiene { $text }, que no es una cara de { $game }
given_scores = given: 'scores' debe listar { $seats } números
given_hands = given: 'hands' debe listar { $seats } manos
given_direction = given: 'direction' debe ser 1 o -1
given_too_many_dice = given: más de { $most } dados
given_die = given: 'die' debe estar en la mano del sitio { $seat } y encajar
given_catchable_dice = given: 'catchable' debe tener exactamente un dado
given_catchable_tiles = given: 'catchable' debe tener exactamente una ficha
given_table_without_face = given: un dado de la mesa muestra una cara, un comodín tiene su color
given_seats_without_dice = given: cada sitio necesita dados
given_hand_not_rolled = given: los dados de las manos están tirados, y allí un comodín no tiene color
given_catch_too_late = given: no se puede pillar a nadie después de la primera acción de un turno
given_declared = given: se dice un color para un comodín sin color
given_challenge = given: solo se desafía un WD4
given_legality = given: 'legality' debe ser uno de { $names }

## Positions of games/basic

given_tray = given: 'tray' debe ser un diccionario de casillas
given_slot = given: 'tray' no tiene la casilla { $text }
given_slot_without_face = given: la casilla { $slot } debe tener una cara, un comodín con su color
given_both_halves = given: los dados de 'tray' están en las dos mitades
given_tray_without_room = given: la bandeja debe tener al menos un dado y una casilla vacía
given_last = given: 'last' es una casilla vacía
given_last_declared = given: se dice un color para un comodín sin color en 'last'
given_start = given: el dado inicial se pone en una bandeja vacía, antes de robar las manos
given_seat_without_faces = given: el sitio { $seat } tiene que elegir y necesita dados con caras
given_color_in_hand = given: un comodín de una mano no tiene color

## Positions of games/center, games/line and games/yacht

given_former = given: 'former' es el dado central que un WD4 aún puede hacer volver
given_eleven_dice = given: 'line' y 'hands' deben tener los once dados, la línea al menos uno
given_give = given: se da un dado cuando la línea tiene uno, y quien lo da más
given_sheets = given: 'sheets' debe listar { $seats } hojas
given_box = given: 'sheets' no tiene la categoría { $text }
given_full_sheet = given: la hoja del sitio { $seat } está llena
given_uno = given: en yacht nadie canta UNO
given_dice = given: 'dice' debe listar cinco caras
given_color = given: en yacht un comodín no tiene color

## Positions of games/dominoes

given_racks = given: 'racks' debe listar { $seats } atriles
given_tile = given: '{ $name }': { $why }
given_tile_twice = given: una ficha está nombrada dos veces
given_each_tile_once = given: '{ $name }' debe nombrar cada ficha una vez
given_too_many_tiles = given: no hay tantas fichas
given_tile_not_in_rack = given: 'tile' debe estar en el atril del sitio { $seat }
given_arm = given: un brazo es {"{"}"end": CARA, "doublet": BOOL, "closed": BOOL{"}"}
given_arms = given: 'arms' debe tener un brazo abierto, y ninguno en la fase reopen
given_end = given: un brazo acaba en una cara de dominoes, un comodín con su color
given_too_many_arms = given: hay 45 brazos como mucho, cada uno con end, doublet y closed
given_active = given: 'active' debe ser el tipo de una mitad que encaja
given_lead = given: la mano se abre en una mesa vacía
given_reopen = given: el sitio { $seat } no puede reabrir
given_seat_without_tiles = given: el sitio { $seat } tiene que elegir y necesita fichas
given_seat_without_moves = given: el sitio { $seat } no puede hacer nada en esa fase
