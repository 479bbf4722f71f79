# Texts of the page in the browser: the live page, replayed records, and the read-only page of a tray.
#
# <br>, <kbd> and the like are HTML tags: keep them in their places in your sentence.
# These blanks have few values, so the browser gets a message with one of them in all its forms:
#   $face, $Face    a die inside a sentence ("red 7"), and at its beginning ("Red 7")
#   $tile, $Tile    a tile inside a sentence ("red 5 / blue skip"), and at its beginning
#   $color, $Color  one of the four colors
#   $count          a number of things
#   $slot           a slot of the tray, 0 to 23
#   $seat           a seat of the tray, 1 to 6
# The attribute `label` is the text for screen readers: the die first, then the rest.

### Faces and tiles

color-r = rojo
    .start = Rojo
color-y = amarillo
    .start = Amarillo
color-g = verde
    .start = Verde
color-b = azul
    .start = Azul
sign-S = salto
sign-R = cambio
sign-D1 = +1
sign-D2 = +2
sign-W = comodín
    .start = Comodín
sign-WD4 = comodín +4
    .start = Comodín +4
sign-DE = tope
    .start = Tope
face-colored = { $sign } { $color }
face-declared = { $wild }, de color { $color }
face-not-rolled = dado en blanco
    .start = Dado en blanco
face-unknown = dado desconocido
    .start = Dado desconocido
face = { $face }
face-start = { $Face }
tile = { $tile }
tile-start = { $Tile }
tile-both = { $first } / { $second }
tile-hidden = ficha oculta
    .start = Ficha oculta
color-button = { $Color }

### Dice, tiles and places

dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
tiles = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
seat = Sitio { $seat }
you = Tú
bag-title = { $count } en la bolsa
bag-name = Bolsa, { dice }.
bag-name-draw = Bolsa, { dice }. Robar un dado
bag-on-tray = { $count } en la bandeja
bag-in-hands = { $count } en las manos

### The head of the page

name-of-page = Tray24
description = Tray24: el propio firmware de la bandeja en una bandeja virtual.
title-your-turn = Tu turno | Tray24
new-match = Nueva partida
sit-as = Jugar como
sit-table = Toda la mesa
# The first screen of another browser at the same table.
settings = Ajustes
language = Idioma de esta página
language-of-browser = El del navegador
settings-words = Estos ajustes son de la bandeja: valen para todos los que juegan en ella.
settings-builders = Para el montaje
seats-title = ¿Quién eres?
seats-words = Otras pantallas también muestran esta bandeja.
# Only in games whose racks are hidden.
seats-rack = Tu atril solo se ve en tu pantalla, hasta que devuelvas tu sitio.
seats-give-back = Devolver mi sitio a la mesa
seats-open = Sitios y móviles
seats-bot = un bot
seats-taken = en otra pantalla
seats-sure = Jugar aquí también
seats-watch = Solo mirar
seats-table = Jugamos todos en esta pantalla
invite-title = Móviles
invite-nowhere = Esta bandeja funciona solo en tu navegador: otras pestañas de este navegador pueden jugar en ella, otros equipos no. Para estos, iníciala con ./tray24 play --host 0.0.0.0
invite-how = Para jugar con móviles de tu red, iníciala con: ./tray24 play --host 0.0.0.0
invite-scan = Escanéalo con un móvil de la misma red, o abre { $url }. Quien llegue a esta dirección puede jugar.
invite-name = Código QR de { $url }
sit-onlooker = Solo mirar
speed = Ritmo
speed-of-bots = Ritmo de los bots
undo = Deshacer
undo-name = Deshacer un paso
redo = Rehacer
redo-name = Repetir lo deshecho
help = Ayuda
controls = Controles de la partida y la página
no-scripts = Esta página necesita un navegador actual con JavaScript. Si el tuyo lo es, el servidor web no envía los archivos .js de esta página como text/javascript.
connecting = Conectando con la bandeja.
waiting = Sin conexión con la bandeja. Esta página se vuelve a conectar sola.
perhaps-not-done = La bandeja ha vuelto. Mira otra vez: quizá no se hizo lo último que hiciste.

# Where the page was loaded from a simulator of another version, and where a message cannot be understood.
update = Nueva versión
records = Registros
records-words = Cada partida que termina se guarda en la bandeja. Un registro se puede ver, comprobar y guardar en otro lugar como archivo.
records-none = Aquí aún no ha terminado ninguna partida.
records-away = No hay conexión con la bandeja.
records-players = Quién ha jugado y ganado
records-all = Descargar todos
record-taken = aceptado
records-in-browser = Solo se guardan en este navegador: descárgalos para guardarlos también en otro sitio.
records-on-computer = Se guardan en el ordenador del que viene esta página.
records-on-tray = Se guardan en la bandeja; lo que se trae aquí queda hasta que se cierra esta pestaña.
records-bring = Traer registros de archivos…
record-watch = Ver
record-download = Descargar
record-unreadable = Este archivo no se puede leer.
record-not-over = { $names }; la partida no terminó
record-won = { $names }; victoria de { $won } con { $points } puntos
record-of-player = { $played } { $played ->
    [one] partida
   *[other] partidas
}, { $won } { $won ->
    [one] ganada
   *[other] ganadas
}
record-too-long = un registro tiene como mucho { $most } kB
record-too-many-lines = un registro tiene como mucho { $most } líneas
record-wrong = esto no es un registro de Tray24, o no es correcto: { $reason }
record-known = la bandeja ya tiene este registro
record-not-kept = no se pudo guardar el registro: { $reason }
record-of-onlooker = solo quien está en un sitio, o en el ordenador en el que funciona la bandeja, puede traer registros
records-full = se guardan como mucho { $count } registros traídos, de { $most } MB en total: no cabe ninguno más
records-left = Se están leyendo más registros: { $count }
loading = Cargando la bandeja. Funciona en este navegador.
store-refused = Este navegador no guarda nada para esta página: la partida sigue, pero se acaba con esta pestaña. La razón puede ser una ventana privada, un ajuste del navegador o una dirección sin https.
store-full = A este navegador no le queda espacio: lo que pase ahora se pierde con esta pestaña. Libera espacio en este dispositivo.
store-in-use = Otra versión de esta página está abierta en otra pestaña. Cierra esa pestaña: la bandeja sigue aquí.
did-not-start = La bandeja no ha arrancado. Vuelve a cargar la página; si sigue igual, usa un Firefox, Chrome, Edge o Safari actual.
did-not-load = No se ha cargado la bandeja: falta un archivo de esta página o no llegó entero. Vuelve a cargar la página; si sigue igual, la web está dañada o la red retiene un archivo.
silent = La bandeja no arranca: hace medio minuto que no llega nada. Comprueba la red y vuelve a cargar la página.
other-version = Esta página es de otra versión del simulador. Vuelve a cargar la página.
not-understood = Esta página no entiende lo que dice la bandeja. Vuelve a cargar la página.

### The start page

intro-title = Una bandeja para 24 dados <br>que conoce el juego
intro-firmware = Esta página ejecuta el propio firmware de la bandeja, con su luz, su pantalla, sus botones y su zumbador. Todo funciona con clics, toques o teclas.
intro-tabs = Abre esta página en más pestañas o en más pantallas de este equipo: todas muestran la misma bandeja.
start = Empezar
game = Juego
plug-pulled = El enchufe está desconectado.
plug-in = Enchufar
continue = Continuar
card-hand = mano { $hand }
card-points = { $name } { $points }
play-bots = Jugar contra bots
play-alone = Jugar en solitario
play-day = Dados del día
day-words = Los mismos dados para todos los que juegan hoy, guarden lo que guarden. Quien deshace una tirada sigue jugando, pero el resultado no cuenta.
day-alone = Para una sola persona, sin bots
day-electronic = Solo con dados electrónicos
day-set = Solo con el set habitual
copy = Copiar
copied = Copiado
set-up = Preparar una partida…
in-short-name = El juego en breve
in-short = { $game }, en breve
to-help = Teclas, luces y reglas

### The tray

tray = La bandeja
slots-name = 24 casillas
usb-in = Enchufe USB. Tira de él para cortar la corriente
usb-out = Enchufe USB, desconectado. Vuelve a ponerlo
key-red = Tecla roja: atrás; mantenida, deshace
key-yellow = Tecla amarilla: anterior
key-green = Tecla verde: OK
key-blue = Tecla azul: siguiente
# The letter on a key of the tray, and on the keyboard.
letter-r = R
letter-y = Y
letter-g = G
letter-b = B
display = Pantalla
display-says = Pantalla: { $words }
display-off = Apagada.
    .label = Pantalla: apagada.
mute = Silenciar el zumbador
unmute = Activar el zumbador
seat-button-free = Botón del sitio { $seat }, libre
seat-button-you = Botón del sitio { $seat }, tú
    .turn = Botón del sitio { $seat }, tú, tu turno
    .next = Botón del sitio { $seat }, tú, siguiente
seat-button = Botón del sitio { $seat }, { $name }
    .turn = Botón del sitio { $seat }, { $name }, le toca
    .next = Botón del sitio { $seat }, { $name }, siguiente
slot-empty = Casilla { $slot }, vacía
slot-die = Casilla { $slot }, { $face }
slot-refused = Casilla { $slot }, { $face }, rechazado: { $words }
# The button beside a sentence about what is refused, or not possible: it opens the help at the rule.
why = ¿por qué?

### The room around the tray

room = Sala
room-light = Luz de la sala
room-light-value = { $level ->
    [dark] a oscuras
    [lamp] lámpara
    [bright] sala clara
    [day] de día
   *[sun] sol
}
sensor-noise = Ruido de sensores
sensor-noise-value = { $level ->
    [none] ninguno
    [little] poco
    [some] medio
   *[much] mucho
}
# What the real dice are made of.
dice-make = Material
dice-molded = plástico moldeado
dice-printed = pegatinas impresas
dice-translucent = translúcido
dice-dark = oscuro

### The match

score = Puntos
score-hand = mano { $hand }
score-hand-aim = mano { $hand }, { $aim }
aim-target = gana quien llegue a { $target }
points = { $points } puntos
bag = Bolsa
table = La mesa
hand = Mano
log = Crónica
log-name = Crónica, lo más reciente primero
log-hand = mano { $hand }
seat-name = Sitio { $seat }, { $name }
hand-of-you = Sitio { $seat }, tú.
hand-of = Sitio { $seat }, { $name }.
your-turn = Tu turno
# $ending is the last letter of the name.
turn-of = Turno de { $name }
# Where it is the turn of somebody who plays on a phone, at the screen of the whole table.
turn-elsewhere = { $name } juega en otra pantalla
turn-elsewhere-you = Juegas en otra pantalla
screen-gone = Esa pantalla no responde.
screen-left = Esa pantalla lleva un minuto sin responder.
screen-fetch = Seguir aquí
rolls = Tira { $name }
next = siguiente
below = abajo
bot = bot
bot-fair = bot normal
bot-sharp = bot hábil
bot-expert = bot experto
bot-gentle = bot amable
bot-random = bot al azar
character-steady = Un bot constante
character-watchful = Un bot atento, que pilla enseguida
character-forgetful = Un bot olvidadizo, que a menudo no canta UNO
character-cautious = Un bot prudente, que vigila a quien sigue
character-bluffer = Un bot que va de farol
character-rascal = Un bot pícaro, que va de farol y pilla a quien olvida UNO
virtual = virtual
over = La partida ha terminado
you-win = ¡Ganas!
wins = Gana { $name }
# $last is the last of several names, $names all others.
share-the-win = { $names } y { $last } comparten la victoria
names = { $names } y { $name }
after-hands = { $count ->
    [one] tras { $count } mano
   *[other] tras { $count } manos
}
### The evening's card, once a match is over: who stood out, and by what.

evening = Esta partida
evening-close = Cerrar la tarjeta
evening-best-hand = Mejor mano
evening-best-hand-did = { $count } puntos
evening-best-turn = Mejor turno
evening-best-turn-did = { $count } puntos
evening-most-caught = Ojo de lince
evening-most-caught-did = { $count ->
    [one] pilló una vez
   *[other] pilló { $count } veces
}
evening-lucky-first = Más suerte
evening-lucky-first-did = { $count } puntos con la primera tirada
evening-lucky-drawn = Más suerte
evening-lucky-drawn-did = { $count ->
    [one] robó y encajó una vez
   *[other] robó y encajó { $count } veces
}
# The end of a hand, over the question that goes on.
hand-won = { $name } gana la mano: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
hand-won-you = Ganas la mano: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
hand-out = { $name } gana la mano
hand-out-you = Ganas la mano
hand-drawn = Nadie gana la mano
play-again = Jugar otra vez
play-around = Rotar sitios
play-around-title = Jugar otra vez, todos un sitio más allá
watch-again = Ver otra vez
watch-title = La partida hasta ahora
# The title over a match that is over.
watch-over = La partida entera
watch-back = Volver a la partida
watch-back-list = Volver a los registros
watch-nothing = Aquí no hay ninguna partida que ver.
watch-to-tray = Ir a la bandeja

### What a seat may do

roll = Tirar
roll-again = Volver a tirar
keep = Conservar
keep-it = Conservar
draw = Robar
draw-a-die = Robar un dado
play = Jugar
pass = Pasar
accept = Aceptar
challenge = Desafiar
uno = UNO
uno-for = UNO por { $name }
catch = Pillar a { $name }
catch-you = Pillarte
alone = Nadie más mira
alone-asked = ¿nadie más mira?
choose = elige
name-a-color = elige un color
nothing-fits-draw = nada encaja: roba
play-it-or-keep-it = juega o conserva

### Hints for a die of the hand

hint-not-rolled = { $Face }, aún sin tirar
    .label = { $face }, aún sin tirar
hint-fits = { $Face } encaja
    .label = { $face }, encaja
# A wild +4 while $match fits as well.
# A die that shows a wild +4 to be a bluff.
die-matched = { $face }, habría encajado
hint-bluff = { $Played } se puede desafiar: tu { $match } encajaría
    .label = { $played }, se puede desafiar: tu { $match } encajaría
hint-fits-any = { $Face } encaja en cualquier casilla abierta
    .label = { $face }, encaja en cualquier casilla abierta
hint-fits-slots = { $number ->
    [one] { $Face } encaja en la casilla { $last }
   *[other] { $Face } encaja en las casillas { $slots } y { $last }
}
    .label = { $number ->
        [one] { $face }, encaja en la casilla { $last }
       *[other] { $face }, encaja en las casillas { $slots } y { $last }
    }

hint-fits-ends = { $count ->
    [one] { $Tile } encaja en un extremo
   *[other] { $Tile } encaja en { $count } extremos
}
    .label = { $count ->
        [one] { $tile }, encaja en un extremo
       *[other] { $tile }, encaja en { $count } extremos
    }

### Real dice

real-roll-for-start = Sortear quién empieza
real-best-doublet = ¿Quién tiene el mejor doble?
real-done = Hecho
real-follow = Seguir las luces
real-right = Están bien
real-tell-again = Indicarlos otra vez
real-tell = Indicar: { $face }
real-tell-left = Indicar lo que queda
real-take-back = Retirar
real-look-at-hand = Mirar la mano
real-look-at-rack = Mirar el atril
real-take-dice = { $count ->
    [one] Tomar un dado
   *[other] Tomar { $count } dados
}
real-take-tiles = { $count ->
    [one] Tomar una ficha
   *[other] Tomar { $count } fichas
}
real-give-dice = { $count ->
    [one] Devolver un dado
   *[other] Devolver { $count } dados
}
real-give-tiles = { $count ->
    [one] Devolver una ficha
   *[other] Devolver { $count } fichas
}
real-roll-all = Tirar todos
# With several seats at one page: an action and its seat.
real-of-seat = { $action } (sitio { $seat })
real-wait-lifted = espera: se están quitando dados
real-put = pon el { $face } en la casilla { $slot }
real-put-declared = pon el { $face } (de color { $color }) en la casilla { $slot }
real-as-display-says = ¿es como dice la pantalla?
real-lift-slot = quita el dado de la casilla { $slot }
real-lift-blinking = quita los { $count } dados que parpadean
real-roll-all-asked = tira todos los dados
real-wait = espera a los demás
real-ready = ¿todo a punto?
real-take-dice-asked = { $count ->
    [one] toma un dado de la bolsa
   *[other] toma { $count } dados de la bolsa
}
real-take-tiles-asked = { $count ->
    [one] toma una ficha del pozo
   *[other] toma { $count } fichas del pozo
}
real-too-many-dice = { $count ->
    [one] sobra un dado
   *[other] sobran { $count } dados
}
real-too-many-tiles = { $count ->
    [one] sobra una ficha
   *[other] sobran { $count } fichas
}
real-tell-dice-held = indica los dados que aún tienes
real-tell-tiles-held = indica las fichas que aún tienes
real-tell-color = indica su color
real-tell-face = indica lo que muestra
real-are-these-right = ¿están bien?
real-put-or-press = pon un dado o pulsa una tecla
real-roll-it-again = Tirarlo otra vez
real-put-lit-slot = ponlo en la casilla iluminada
real-no-number = no es un número: tíralo otra vez
real-does-not-fit-keep = no encaja: se queda contigo
real-nothing-fits-roll-again = nada encaja: vuelve a tirar
real-roll-all-asked-your = tira todos tus dados
slot-put = { $slot-said }, pon aquí el { $face }
slot-lift = { $slot-said }, quítalo
slot-blind = { $slot-said }, sin sensor: indica su dado con las teclas

### The dialog for a new match

new-running = La partida en curso se guarda: se puede continuar más tarde.
give-up-title = La bandeja ya guarda todas las partidas sin terminar que puede: ¿abandonar una?
give-up-words = Queda sin terminar, entre los registros. Cierra esto para conservarlas todas.
dice-title = Dados
dice-electronic = Electrónicos (bandeja)
dice-real = Reales (en la mesa)
die-set = Set de dados
# The name is that of the game whose dice they are.
die-set-of = { $name }: { $count } dados
tiles-title = Fichas
tiles-electronic = Electrónicas (bandeja)
tiles-real = Reales (en la mesa)
who-nobody = Nadie
who-person = Persona
# The name of a person who has not given one; at most 10 letters.
player = Jugador { $seat }
who-bot = { $name ->
    [fair] Bot normal
    [sharp] Bot hábil
    [expert] Bot experto
    [gentle] Bot amable
    [random] Bot al azar
   *[other] Bot, { $name }
}
seat-input = Nombre del sitio { $seat }
players-exactly = { $count ->
    [1] Este juego es para una sola persona.
    [2] Este juego es para dos jugadores.
    [3] Este juego es para tres jugadores.
    [4] Este juego es para cuatro jugadores.
    [5] Este juego es para cinco jugadores.
   *[6] Este juego es para seis jugadores.
}
players-at-least = { $count ->
    [1] Una partida necesita al menos un jugador.
    [2] Una partida necesita al menos dos jugadores.
    [3] Una partida necesita al menos tres jugadores.
    [4] Una partida necesita al menos cuatro jugadores.
    [5] Una partida necesita al menos cinco jugadores.
   *[6] Una partida necesita al menos seis jugadores.
}
players-at-most = { $count ->
    [1] A este juego puede jugar como mucho uno.
    [2] A este juego pueden jugar como mucho dos.
    [3] A este juego pueden jugar como mucho tres.
    [4] A este juego pueden jugar como mucho cuatro.
    [5] A este juego pueden jugar como mucho cinco.
   *[6] A este juego pueden jugar como mucho seis.
}
option-number = { $option }: indica un número de 1 a 9999.
close = Cerrar

### The sheet with the controls of small screens

controls-title = Partida y página
hints = Pistas
hints-off = Ninguna
hints-plays = Lo que se puede jugar
hints-best = También la mejor jugada
children = Juegan peques
plug = Enchufe
plug-pull = Desenchufar
sound = Sonido
sound-on = Con sonido
sound-off = Sin sonido

### Help

help-rules-of = Las reglas de
help-rules-name = Reglas de
help-rules-numbered = Todas las reglas, palabra por palabra
help-rule = { $title }.
help-turn = Tu turno en esta página
help-click = Elige uno de tus dados y después una casilla; o arrástralo allí. Encaja en las casillas de borde discontinuo. Si un dado solo tiene un lugar posible, se juega al elegirlo.
help-clicks-of = { $game }: { $clicks }
help-keys-of-tray = O hazlo en la bandeja: el verde es OK, el rojo vuelve atrás, con el amarillo y el azul se elige. Mantén pulsado el rojo un segundo para deshacer.
help-display = La pantalla de la bandeja dice siempre qué espera.
help-pause = El rojo de la bandeja abre el menú de pausa, donde puedes guardar la partida para más tarde o acabarla. Con dados electrónicos alguien puede irse, y un bot ocupa su lugar.
help-hints = Pistas:
help-hints-off = ninguna
help-hints-plays = lo que se puede jugar
help-hints-best = y la mejor jugada
help-children = Juegan peques: siempre se marca lo que se puede jugar, deshacer no pregunta, los bots tardan el doble y hay el doble de tiempo para pillar.
help-plug = Desenchufa cuando quieras. La bandeja no olvida nada.
help-keys = Teclas
help-keys-seats = botones de los sitios: con el tuyo cantas UNO o pillas a quien lo olvidó
help-keys-colors = las teclas de colores; también <kbd>⌫</kbd> <kbd>←</kbd> <kbd>↵</kbd> <kbd>→</kbd>
key-tab = Tab
key-shift = Mayús
help-keys-tab = a tus dados, tus acciones y las casillas
key-space = Espacio
help-keys-space = levanta un dado y lo deja en una casilla; las flechas van de casilla en casilla
help-keys-undo = deshacer, rehacer, nueva partida
help-keys-rest = silencio, enchufe, esta ayuda
help-lights = Qué significan las luces
help-lights-white = blanco cálido que late despacio: aquí puede ir un dado
help-lights-color = un color alrededor de un dado: el color por el que cuenta; en un comodín, el elegido
help-lights-red = rojo que parpadea de dos en dos: rechazado; la pantalla dice por qué
help-lights-dot = un punto en la esquina delantera derecha de una casilla: la misma luz, visible también junto a un dado
help-bone = Los bordes y etiquetas de color hueso solo existen en esta página; una bandeja en tu mesa no los muestra.
help-colors = Los colores, por su forma
help-colors-red = rojo: puntos redondos, rayas verticales
help-colors-yellow = amarillo: rombos, puntitos
help-colors-green = verde: triángulos, rayas inclinadas
help-colors-blue = azul: cuadrados, rayas horizontales
help-colors-wild = comodín: marfil, una figura de cada color

### What the tray asks

talk-allowed = Se puede hablar de los dados
talk-not-allowed = Sin hablar de los dados
ask-scores = Los puntos
ask-rolloff = ¿Quién empieza?
# Above the dice of the roll-off.
rolloff-starts = { $who ->
    [you] Empiezas tú
   *[other] Empieza { $name }
}
# Before the first match with real dice: the tray learns what its slots look like.
measuring-tray = Midiendo la bandeja
measuring = Midiendo la bandeja: { $done } de { $of }
measuring-how = Un dado blanco pasa por cada casilla. Luego empieza la partida.
ask-notice = Mensaje de la bandeja
ask-look = La bandeja muestra lo que está a la vista
ask-rack = { $name } muestra el atril
ask-rack-of-others = { $name } mira el atril de { $other }
ask-pause = En pausa
ask-help = Las reglas
ask-leaving = ¿Quién se va?
ask-undo = ¿Deshacer una tirada?
ask-undo-tiles = ¿Devolver lo robado?
ask-confirm = ¿Seguro?
ask-any = La bandeja pregunta
ask-no-power = Sin corriente
answer-go-on = Seguir
answer-ok = OK
answer-next = Siguiente
answer-choose = Elegir
answer-close = Cerrar
answer-nobody = Nadie
answer-this-player = Esta persona
answer-no = No
answer-take-back = Deshacer
answer-yes = Sí
answer-back = Atrás

### The read-only page of a tray

full-screen = Pantalla completa

### Records

replay-title = { $name } | Tray24
replay-first = Al principio
    .title = Al principio (Inicio)
replay-back = Una línea atrás
    .title = Una línea atrás (←)
replay-next = Una línea adelante
    .title = Una línea adelante (→)
replay-last = Al final
    .title = Al final (Fin)
replay-play = Reproducir
    .title = Reproducir (Espacio)
replay-pause = Pausa
    .title = Pausa (Espacio)
replay-line = Línea del registro
replay-hands-title = Re Pág, Av Pág
replay-speed = Ritmo
replay-hand = Mano { $number } de { $all }
replay-real = { $name }, dados reales
replay-at = línea { $line }
replay-at-says = línea { $line }: { $text }
replay-before = antes de la primera línea
replay-beginning = el principio
# Hints of the best move, in a match of several people.
advice-words = La mejor jugada se muestra cuando todos los que juegan están de acuerdo.
advice-of = Consejos: la respuesta del sitio { $seat }
advice-no = no
advice-others = los demás sí
advice-yes = sí
# A hint: the best move, then the next best one, what speaks for it, and how much less it is worth:
# "Best: hold red 8: Four alike 47%. Next best: hold blue 3: Blue dice, about 40, −2.3"
advice-next = { $words }. La siguiente: { $other }, { $cost }
# The best move, and how much less the marked dice are worth: "Best: hold red 5, +2.0. Your choice: −1.3"
advice-yours = { $words }. Tu elección: { $cost }
advice-as-good = igual de buena
# After a match: each decision beside the best move of its position, and what it lost by that.
decisions = Decisiones
decisions-title = Decisiones de esta partida
decisions-words = Cada elección junto a la mejor jugada, según las valora el bot más fuerte. Elige una fila para ver su posición.
decisions-wait = El bot más fuerte estudia cada posición…
decisions-none = No hay nada que comparar antes de que acabe la partida.
decisions-filter = Mostrar
decisions-costly = Las que costaron algo
decisions-all = Todas las decisiones
decisions-of = Todas las de
decisions-best = mejor
# "Ann: 31 of 40 decisions were the best; lost: 12.3 points"
decisions-sum = { $name }: { $best } de { $count } decisiones fueron las mejores; pérdida: { $lost } { $unit }
decisions-hand = Mano { $number }
# $move: what was played at the position that is shown, above the better move.
decisions-played = Jugada: { $move }
decisions-better = Mejor: { $move }
unit-points = puntos
unit-tiles = fichas
fault = Qué falla en este registro
fault-line = La línea { $line } no es legal
fault-end = El registro acaba antes de la línea { $line }
fault-shown = La partida se muestra hasta ahí.
fault-shown-rest = { $count ->
    [one] La partida se muestra hasta ahí. { $count } línea más no se pudo leer.
   *[other] La partida se muestra hasta ahí. { $count } líneas más no se pudieron leer.
}

### Learning

coach-read = Entendido
child = Peque
# For screen readers: the mark of a child in the row of a seat.
child-at = Peque en el sitio { $seat }

## Lessons

learn = Aprender en cinco minutos
lesson = Lección
lesson-leave = Salir
