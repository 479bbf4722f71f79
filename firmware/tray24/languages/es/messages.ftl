### Errors for a browser that asks for something impossible, or for too much. Shown on the page, after a colon or alone:
### no capital at the beginning, no period at the end.

## web/schema.py and web/table/messages.py

# $place is a field of a message, "players[0].button"; $value is what it holds; $right is one of right-NAME, or a list
# of what is allowed there.
missing = falta "{ $place }": indica { $right }
wrong = "{ $place }" es { $value }: indica { $right }
unknown = "{ $place }" no es un campo de este mensaje: quítalo
right-whole = un número entero de 0 a { $highest }
right-dice = una lista de números enteros de 0 a { $highest }
right-line = una línea de un registro sin su sitio, como "play r7 8" o "roll"
right-value = un valor del ajuste, como "80" u "off"
right-screen = el nombre de la pantalla respondida, como "scores"
right-marks = una lista de los lugares de dados, de 0 a 4
right-kept = el nombre de una partida guardada, como "kept0001.t24"
right-key = la clave de una pestaña anterior
right-lesson = el nombre de un juego con lección, como "basic"
right-answer = una respuesta a la pregunta de la lección, como "8"
right-name = un nombre de { $letters } letras como mucho
# $example is written as the message must have it.
right-players = una lista de { $fewest } a { $most } jugadores como { $example }
right-player = un jugador como { $example }
right-options = un objeto como { $example }
right-option = un número o una palabra
day-for-one = los dados del día son electrónicos, y para una sola persona en yacht sin bots
button-again = "{ $place }.button" es otra vez { $button }: indica a cada jugador un botón distinto
# $names are the names of all options, $game that of a game: names out of the program.
no-option = "options.{ $name }" no es una opción: indica { $names }
no-options = "options.{ $name }" no es una opción: { $game } no tiene ninguna
bad-option = "options.{ $name }": { $reason }
too-long = el mensaje tiene { $length } caracteres: indica como mucho { $most }
# $fault is Python's message.
no-json = el mensaje no es JSON ({ $fault })
no-json-at = el mensaje no es JSON (carácter { $number }: { $fault })
too-deep = el mensaje tiene demasiados valores unos dentro de otros
no-object = el mensaje es { $value }: indica un objeto como { $example }

## web/follow/replica.py

only-looks = esta página solo muestra lo que pasa en la bandeja: juega en la propia bandeja

## web/server.py

# The reason why a browser is refused; at most 120 bytes.
foreign = esta página viene de otra web
