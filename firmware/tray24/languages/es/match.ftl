### The texts of every match with electronic dice, and many of one with real dice.

advice = Mejor: { $words }
# $words is the best move, $why one of the why_ texts.
advice_why = { $words } ({ $why })
# $points: so many points better than the next best move, on average.
advice_gain = { $words }, +{ $points }
# A player has made another move than the best one: it is worth so many points less, on average.
advice_lost = Pierdes { $points }
advice_lost_tiles = Pierdes { $points } fichas
# What green does now, and $points: so many points less than the best move, on average, as "-2.3".
advice_cost = { $words }, { $points }
best_before = Récord: { $points }
best_so_far = Récord: { $points }
best_of_days = Récord: día { $day }, máximo { $points }
best_of_3 = Se gana con dos manos
blue = azul
bot_thinks = Juega el bot
call_uno = Cantar UNO
catch = Pillar
catch_waits = { $name } quiere pillar
# What the coach says in a first match when one die or tile will be left, in three lines of the display; without seat
# buttons a held key calls.
coach-uno = Canta UNO antes de que juegue el siguiente: pulsa tu botón
coach-uno_held = Canta UNO antes de que juegue el siguiente: mantén azul
color_of_wild = Elige el color del comodín
# At the bottom, below the name of a player who plays on a phone.
cover_elsewhere = En su propia pantalla
cover_who = ¿Mira solo { $name }?
decimal = { $whole },{ $tenths }
dead_end = tope
dice_are = Dados: { $counts }
did_bluff = Farol: { $name } roba { $count }
did_catch = ¡{ $name } pilla a { $caught }!
did_color = { $name } elige { $color }
did_draw_more = { $name } roba { $count }
did_fair = Sin farol: { $name } roba { $count }
did_play = { $name }: { $what }
did_roll_one = { $name } saca un { $face }
did_skip = { $name } pierde el turno
# While a wild +4 may be challenged, below did_bluff: what who must answer draws in all other cases.
stakes_else = Aceptado o sin farol: tú { $count }
did_turn = Cambia el sentido
did_uno = { $name }: ¡UNO!
draw_one = +1
draw_two = +2
first_total = Tu primer total
first_to = Gana quien llegue a { $target }
green = verde
hands = Manos
hand_is = Mano: { $dice }
hand_n = Mano { $number }
head_color = Color
head_drawn = Robado
head_turn = Tu turno
hold_blue = mantén azul
highest_wins = Gana el total más alto
new_best = ¡Récord!
next_hand = Azul: otra mano
no_dice = Sin dados
# Beside the total of a match with the dice of the day, and as a headline at its end, after an undo of dice.
not_counted = No cuenta
nobody_forgot = Nadie ha olvidado UNO
nothing_back = Nada que deshacer
nothing_again = Nada que rehacer
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
put = Pon { $die }
red = rojo
reverse = cambio
rolls_undone = Se deshicieron tiradas
runs_left = Se juega hacia la izquierda
runs_right = Se juega hacia la derecha
scores = Puntos
seat_n = Sitio { $number }
skip = salto
slot_n = casilla { $slot }
taken_back = Deshecho
title = Tray 24
to_match = Encaja con: { $face }
# The question before dice of the day are taken back.
undo_day = ¿Deshacer la tirada? El resultado no contará.
unknown_die = un dado
up_to = A { $target }: gana el total menor
wild = comodín
wild_four = comodín +4
winner = Gana
winners = Ganan
yellow = amarillo
your_total = Tu total

## Patterns that combine texts

# A die that shows a kind: a number, or one of skip, reverse, draw_one, draw_two.
blue_face = { $kind } azul
green_face = { $kind } verde
red_face = { $kind } rojo
yellow_face = { $kind } amarillo
# A wild with the color that was named for it.
wild_face = { $wild } { $color }
# Colors on the four keys, side by side: a quarter of the display each, 30 columns.
key_blue = Azul
key_green = Verde
key_red = Rojo
key_yellow = Amar.
# Two choices; the first may be two itself.
or_two = { $before } o { $after }
choose_one = ¿{ $labels }? { $words }
count_of = { $name }: { $count }
# The effect of green, and how often or how much.
with_figure = { $words }, { $figure }

## The seat to play, in the plain text for a computer

said_color = Sitio { $number }, color
said_drawn = Sitio { $number }, has robado
said_turn = Sitio { $number }, tu turno
seat_says = Sitio { $number }, { $words }

# Why the best move is preferred. $name is the seat that acts next.
why_again = juegas otra vez
why_bluff = farol probable
why_costs = frena al siguiente
why_fit = luego encajan más tuyos
why_keep = ya son buenos así
why_legal = farol poco probable
why_less = deja menos a { $name }
why_match = deja a { $name } sin jugada
why_none = nada encaja
why_only = nada más encaja
why_out = acaba la mano
why_points = quita más puntos
why_risk = un farol costaría más
why_roll = tirar suele ser mejor
why_same = otras son igual de buenas
why_wild = reserva tu comodín
