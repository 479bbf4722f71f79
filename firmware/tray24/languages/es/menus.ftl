### The texts of the menus, and all texts outside a match.

app_failed = { $file }: { $error }
app_failed_at = { $file }, línea { $line }: { $error }
app_hung = { $name } paró la bandeja, que se ha reiniciado. Tus partidas siguen ahí.
app_leave = Mantén rojo para salir
app_memory = necesita más memoria de la que tiene la bandeja
app_no_text = no es un texto
app_no_update = no define update(now_ms)
app_overdue = un paso tardó más de un segundo
app_too_long = tiene más de { $most } bytes
apps = Apps
bot-expert = bot experto
bot-fair = bot normal
bot-gentle = bot amable
bot-random = bot al azar
bot-sharp = bot hábil
bot_speed = Ritmo de bots
# The list of settings of those who build a tray.
builders = Montaje
cal-alike = igual que otro color
cal-blue = se ve azul, no blanco
cal-crosstalk = entra luz
cal-elsewhere = el dado está en otra casilla
cal-gain = medida dudosa
cal-green = se ve verde, no blanco
cal-led_dead = una luz no funciona
cal-noisy = inestable
cal-not_empty = no vacía, o falta una aleta
cal-not_kept = No se pudo guardar
cal-not_white = no blanco, o luz rota
cal-red = se ve rojo, no blanco
cal-silent = sin señal
cal-too_bright = demasiada luz
cal-too_many = Demasiados fallos
cal-yellow = se ve amarillo, o luz rota
cal_busy = Midiendo
# A die of a color for one slot: the tray learns it.
cal_color = Dado { $color } en la { $slot }
cal_done = Todo medido
cal_empty = Quita los dados; luego verde
cal_failed = Verde: otra vez
cal_kept = Todas las casillas están calibradas.
cal_leave = Rojo: salir
cal_learn = Más colores: azul
cal_skip = Azul: saltar
cal_white = Blanco: casilla { $slot }
calibrate = Calibrar
calibration_damaged = { $file } está dañado: calibra de nuevo
calibration_format = { $file } tiene el formato { $found }, este firmware lee { $known }: calibra de nuevo
calibration_unreadable = { $file } no se puede leer ({ $reason }): calibra de nuevo
children_help = Se marcan los dados que encajan, deshacer no pregunta, hay el doble de tiempo para pillar y los bots van despacio.
continue = Continuar
digits_hint = Verde: otra cifra
done = Hecho
electronic = electrónicos
end_match = Terminar
end_sure = Se guarda su registro, pero no podrá seguir.
go_on = Seguir
help = Ayuda
hints = Pistas
# Title and item: who agrees that players are told the best move. Then value-no, value-others or value-yes for each.
agree = Acordar consejos
how_to_sit = El botón de un sitio te sienta o te levanta; mantenido, sienta a un bot.
item_of = { $number } de { $count }
join_1 = Pulsa el botón de tu sitio.
join_2 = Mantenlo: sienta a un bot.
keep = Guardar
kind-full = completo
kind-light = ligero
kind-starter = inicial
kind-twin = 2 luces
leave = Salir y guardar
leaves = Alguien se va
leaves_sure = ¿{ $name } se va y sigue un bot?
lesson_again = Otra vez
lesson_check = Comprobar
lesson_done = Lección hecha
lesson_head = Paso { $number } de { $count }
lesson_marked = marcado
lesson_missed = { $count ->
    [one] Encaja uno más. Mira bien
   *[other] Encajan { $count } más. Mira bien
}
# How many steps were answered right at once.
lesson_result = { $count } de { $total } bien a la primera
lesson_right = Correcto
lesson_wrong = Casi
lessons = Lecciones
letters_hint = Verde pone, rojo borra
look = Atención
missing = falta
more = Más: azul
# The last entry of the match's menu: it shows further ones.
more_entries = Más
name = Nombre
names = Nombres
new = Nueva partida
no = No
no_calibration = { $file } no es una calibración: calibra de nuevo
no_records = Aún no hay partidas
no_sensors = Esta bandeja no tiene sensores: indica con las teclas dónde está cada dado.
not_ended = Sin terminar.
nearly_full = La bandeja está casi llena: pronto se borrará su registro más antiguo. Cópialos antes: tray24 records pull
not_kept = No guardado: { $reason }
ok = OK
opt-bot = Juegan bots
opt-bots = Bots
# Yacht with the dice of the day; its value is a date.
opt-day = Dados del día
opt-dice = Dados
opt-game = Juego
opt-help = Ayuda
opt-set = Set de dados
opt-people = Personas
opt-start = Empezar
opt-target = Meta
opt-young = Peques
pause = Pausa
players_n = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
real = reales
record_n = Registro { $number }
records = Registros
restarted = Un fallo ha reiniciado la bandeja. No se ha perdido nada de lo jugado.
roll_off = Sorteo
roll_off_said = { roll_off }. Empieza { $name }
seats_from = { $game }: de { $least } a { $most } jugadores.
seats_just = { $game }: para { $count } jugadores.
self_test = Autoprueba
set-bot_speed = Ritmo de bots
set-brightness = Brillo
set-children = Peques
set-coach = Guía
set-color_blind = Señales de color
set-display = Pantalla
set-grace_ms = Plazo de UNO
set-hints = Pistas
set-language = Idioma
set-led_budget_ma = Corriente de luz
set-led_colors = Colores LED
set-led_ma = Un canal LED
set-led_path = Filas LED
set-masked_slots = Sin sensor
set-presence_only = Color con teclas
set-steady_ms = El dado vale tras
set-tray_kind = Modelo de bandeja
set-volume_calls = Sonido de UNO
set-volume_keys = Sonido de teclas
set-volume_moves = Sonido de jugadas
set-volume_tunes = Melodías
settings = Ajustes
slot_masked = casilla { $slot }: con teclas
slot_sensed = casilla { $slot }: con sensor
slots_none = Ninguna
start_anew = Empezar y guardar la otra
kept_hand = { $game }, mano { $hand }
give_up_one = Abandonar una
starts = Empieza { $name }
stuck = Fijo: { $buttons }
test_buttons = Pulsa. Rojo: salir
test_display = Pantalla: { $display }
# The kind of tray (kind-NAME), its LEDs, and what one of their channels takes.
test_kind = { $kind }: { $count } x { $ma } mA
test_no_sensors = Sensores: no hay
test_sensors = Sensores: { $count }
testing = Probando las luces
undo = Deshacer
redo = Rehacer
undo_dice = ¿Deshacer también la tirada? Saldrá lo mismo.
unreadable = Este registro está dañado
value-0 = no
value-1 = sí
value-always = siempre
value-auto = automático
# The hints show the best move, too.
value-best = la mejor
# The die sets, by the games whose own they are.
value-center24 = dado central
value-classic24 = bandeja
# A person's answer to the question whether players may be told the best move: none; others, but not she; all.
value-no = no
value-others = los demás sí
value-sh1106 = SH1106
value-ssd1306 = SSD1306
value-yes = sí
value-first = al empezar
value-full = fuerte
# The order in which an LED takes its colors, as in its data sheet.
value-grb = GRB
value-off = no
value-on = sí
value-plays = jugadas
value-rgb = RGB
# How the chain of LEDs leads through the rows: each from the left, or back and forth.
value-rows = desde la izq.
value-snake = serpiente
value-soft = suave
# The first item of the pause menu after a move was refused: it opens the help at the rule.
why = ¿Por qué?
# Of those who have played alone: a match's number among these, and its total.
totals = En solitario
best_total = { $game }: récord { $points } (n. { $number })
last_totals = Últimos: { $totals }
total_n = { $number }: { $points }
won_with = { $points ->
    [one] Victoria con { $points } punto: { $names }.
   *[other] Victoria con { $points } puntos: { $names }.
}
yes = Sí
# No child plays: the value beside opt-young in the set-up.
young_none = no

## Patterns that combine texts

# Two items of a list; the first may be a list of two itself.
list_two = { $before }, { $after }
# A text as a sentence, in the plain text for a computer.
sentence = { $words }.
label_value = { $label }: { $value }
# The name of a seat while it is edited: its number, the letters so far, the letter that green adds.
name_so_far = Sitio { $number }: { $name }. { $letter }
record_of = { $game }: { $names }
# The name of a seat and its bot: one of those that begin with bot-.
seated_bot = { $name } ({ $bot })
seated_child = { $name } (peque)
score = { $name }: { $points }
score_gain = { $name }: { $points } (+{ $gain })
# The fault of a slot: one of the messages that begin with cal-.
slot_says = casilla { $slot }: { $words }

## Units of settings

unit-ma = { $value } mA
unit-ms = { $value } ms
unit-percent = { $value } %
unit-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
    .display = { $count } s
unit-tenths = { $whole },{ $tenths } segundos
    .display = { $whole },{ $tenths } s
unit-times = { $value }x
