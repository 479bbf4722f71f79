## commands/doctor.py

description = Prueba los sensores, LED, pantalla, botones, sonido y archivos de la bandeja, y dice qué está mal y qué hacer. En un terminal te pregunta qué ves y oyes. Código de salida 0: ningún fallo; 1: al menos un fallo.
help-bare = la placa no está en su caja: juzgar sus sensores comparándolos entre sí
help-json = no preguntar nada; mostrar los resultados y todas las medidas como JSON

interrupted = La bandeja vuelve a su menú; inicia './tray24 doctor' otra vez cuando quieras

## doctor/measure.py: crashes

crashed = La bandeja falló o se quedó parada, y se ha reiniciado. Su último informe:
crash-do-flash = Actualiza su firmware: './tray24 flash'.
crash-do-report = Si vuelve a pasar, avisa al proyecto con estas líneas y con una traza grabada desde antes del fallo ('./tray24 trace').
crash-forget = ¿Borrar el informe del fallo en la bandeja, para que solo se muestre uno nuevo?
not-running = la bandeja en { $port } no funciona: { $storage }
may-ask = { $failure } Si su pantalla pregunta si se borran datos: { $storage }
crash-do-restarted = Inicia doctor otra vez: la bandeja se ha reiniciado.
had-stopped =
    la bandeja en { $port } se había parado. La última vez que falló dejó este informe:
    { $trace }
    { $steps }

## doctor/measure.py: a bare board

in-its-case = ¿Está la placa en su caja, con la lámina transparente sobre los sensores?
bare = La placa se ha probado sin su caja: sus sensores y LED se han comparado entre sí.
bare-do-again = Inicia doctor otra vez cuando la caja esté cerrada.
display-plugged = La pantalla no responde. ¿Está enchufada?
display-not-yet = La pantalla no responde. Si aún no hay ninguna enchufada, es normal.
buttons-plugged = ¿Están enchufados los botones y las teclas?

## doctor/measure.py

together = Ya están hechas las pruebas que no necesitan ayuda. ¿Probamos el resto juntos, en unos dos minutos?
lift-dice = Quita todos los dados de la bandeja y aparta las manos.
take-hands-away = Pon la placa en la mesa con los LED hacia arriba, sin nada apoyado en ella ni nada que la cubra, y aparta las manos.
checked-files = los archivos
files = La bandeja no puede escribir un archivo: { $error }.
files-do-room = ¿No queda espacio? Copia los registros con './tray24 records pull' y bórralos en la bandeja.
files-do-flash = Si no es eso, graba el firmware otra vez: './tray24 flash --again'.
flash = Un archivo se lee distinto de como se escribió: la memoria flash del Pico está gastada o dañada.
flash-do = Guarda los registros con './tray24 records pull' y luego sustituye el Pico.
little-room = Quedan { $kilobytes } kB para registros. Cuando la bandeja se llena, borra primero los más antiguos.
little-room-do = Cópialos con './tray24 records pull'.
checked-no-sensors = no hay sensores, así que los dados se indican con las teclas
checked-all-masked = ningún sensor: todas las casillas están en «Sin sensor», en Ajustes, y sus dados se indican con las teclas
no-sensors = No se encontró ningún sensor al encender la bandeja.
no-sensors-do-kind = ¿Se construyó sin sensores? Entonces es normal. Si es una bandeja ligera o inicial, díselo en Ajustes, en «Modelo de bandeja», o con './tray24 setup --kind light'.
no-sensors-do-supply = Si no, mide si hay 3,3 V en el pin 16 de { $multiplexers }: alimenta los sensores. Luego apaga la bandeja y enciéndela.
measuring = midiendo sensores y LED, unos segundos
measuring-slowly = midiendo sensores y LED, unos minutos en una placa emulada
checked-sensors = los sensores de { $slots }
checked-sensors-bare = los sensores de { $slots }, comparados entre sí
masked = Sin probar, por estar en «Sin sensor» en Ajustes: { $slots }.
built-without = ¿Se construyó la bandeja sin los sensores de { $slots }?
masked-now = Ahora en «Sin sensor», en Ajustes: { $slots }. Indica sus dados con las teclas.
taken = Hay algo en { $slots }: ahí no se ha probado nada.
taken-do = Quítalo y empieza otra vez.
flickering-room = La luz de la sala parpadea demasiado para que la bandeja vea sus propios LED.
flickering-room-do = Apaga la lámpara, o pon una caja sobre la bandeja, y empieza otra vez.
leds-by-sensors = los LED, con los sensores
other-kind-set = { $says } ¿La ajusto ahora y la pruebo otra vez?
given-up = La bandeja ha dejado de usar { $slots } desde que se encendió, pero ahora no encuentra ningún fallo.
given-up-do = Apágala y enciéndela. Una soldadura floja puede fallar solo a veces: aprieta la placa en ese lugar y empieza otra vez.
calibrate-do = Calibra: './tray24 calibrate', o en la bandeja.
calibration-file = No se puede leer el archivo de calibración: { $problem }.
not-calibrated = La bandeja no está calibrada: ve los dados, pero no sus colores.
skipped = La calibración dejó fuera { $slots }.
checked-display = si la pantalla responde (Ajustes: { $controller })
checked-stuck = si algún botón o tecla estaba atascado al encender la bandeja
supply = La bandeja dejó de responder en cuanto lucieron todos sus LED: le llega poca corriente.
supply-do-cable = Prueba otro cable, corto, y un puerto del propio ordenador, no de un teclado ni de un concentrador USB sin alimentación propia: la bandeja puede tomar 500 mA.
supply-do-capacitor = Mira el condensador { $capacitor }: ¿está al revés, o tiene una soldadura mal hecha?
supply-do-current = Hasta entonces baja «Corriente de luz» en Ajustes.
checked-supply = la alimentación, con todos los LED encendidos

## doctor/findings.py

# { $slots } in all other messages is made by this message. { $slots } in it: a list such as "3, 8 to 15 and 23".
slots = { $count ->
    [one] la casilla { $slots }
   *[other] las casillas { $slots }
    }
slot-range = { $first } a { $last }
# { $place } in all other messages is made by this message.
place = la casilla { $slot } (fila { $row } desde atrás, columna { $column } desde la izquierda)

## doctor/interactive.py

leds = LED: se encienden uno tras otro, desde la casilla 0, atrás a la izquierda, fila por fila.
leds-beside = Ahora los segundos: puntos en la esquina delantera derecha de las casillas, en cada fila desde la derecha.
leds-dark = ¿Qué casillas quedan apagadas? Escribe sus números, o Enter si lucen todas:
leds-beside-dark = ¿En qué casillas queda apagado ese punto? Escribe sus números, o Enter si lucen todos:
# One for each color of the LEDs: leds-in-COLOR.
leds-in-red = Ahora todas en rojo. ¿Cuáles están apagadas o de otro color? Escribe sus números, o Enter si ninguna:
leds-in-green = Ahora todas en verde. ¿Cuáles están apagadas o de otro color? Escribe sus números, o Enter si ninguna:
leds-in-blue = Ahora todas en azul. ¿Cuáles están apagadas o de otro color? Escribe sus números, o Enter si ninguna:
leds-only-below = Ahora solo los LED de debajo de las casillas. ¿Cuáles están apagados o de otro color que la mayoría? Escribe sus números, o Enter si ninguno:
leds-only-beside = Ahora solo los puntos de las esquinas. ¿Cuáles están apagados o de otro color que la mayoría? Escribe sus números, o Enter si ninguno:
second-lights = ¿Luce una segunda luz en la esquina delantera derecha de cada casilla de las dos filas de atrás?
leds-by-eye = los LED, mirándolos
numbers = Las casillas tienen números de 0 a { $last }: escribe números como 3 17, o 7-23 para varias seguidas.
# Words that may be typed, separated by commas: as in "7 to 23", in "from 7 on", and for all slots.
to-words = a, hasta
on-words = adelante, siguientes
all-words = todas, todos
leds-left-out = Los LED se dejan sin probar. Inicia doctor otra vez para mirarlos.
display-absent = La pantalla no responde.
display-absent-do-pins = Compara el orden de los pines con lo impreso en el módulo: J1 tiene { $plug }. Algunos módulos empiezan por VCC.
display-absent-do-wires = Sigue estas dos conexiones: { $clock }; { $data }. Si están intercambiadas, la pantalla no responde.
display-absent-do-address = Su dirección debe ser 0x3C (en algunos módulos pone 0x78; si pone 0x3D o 0x7A, cambia de sitio su resistencia).
display-word = La pantalla muestra una palabra en la barra de arriba. ¿Cuál? (Enter si no hay ninguna){ " " }
display-lit = Ahora debería lucir toda la pantalla. ¿Luce, sin ninguna línea oscura?
display-lines = Hay líneas de la pantalla que quedan oscuras.
display-lines-do-edge = ¿Solo en el borde izquierdo o derecho? Tiene el otro controlador: elígelo en Ajustes, en «Pantalla».
display-lines-do = Si no, el propio módulo está roto, entre el cristal y su chip: sustitúyelo.
display-by-eye = la pantalla, mirándola
display-other-word = La pantalla muestra '{ $seen }' en lugar de '{ $word }'.
display-nothing = La pantalla responde, pero no muestra nada.
display-unreadable-do-kind = ¿Tiene 128 x 64 puntos y un SSD1306 o SH1106? En Ajustes, en «Pantalla», es un { $controller }: con el otro la imagen aparece desplazada dos puntos.
display-unreadable-do-joints = Vuelve a soldar sus cuatro pines: { $clock }; { $data }.
# A button inside a sentence: the-seat-button and the-COLOR-button. On the display, which shows 10 letters: display-seat
# and display-COLOR-button.
the-seat-button = el botón del sitio { $seat }
the-red-button = la tecla roja
the-yellow-button = la tecla amarilla
the-green-button = la tecla verde
the-blue-button = la tecla azul
display-seat = sitio { $seat }
display-red-button = roja
display-yellow-button = amarilla
display-green-button = verde
display-blue-button = azul
press = Pulsa { $button }.
button-stuck = { $button ->
   *[seat] El botón del sitio { $seat } hace contacto aunque nadie lo pulsa.
    [red] La tecla roja hace contacto aunque nadie la pulsa.
    [yellow] La tecla amarilla hace contacto aunque nadie la pulsa.
    [green] La tecla verde hace contacto aunque nadie la pulsa.
    [blue] La tecla azul hace contacto aunque nadie la pulsa.
    }
button-silent = { $button ->
   *[seat] El botón del sitio { $seat } no hace nada.
    [red] La tecla roja no hace nada.
    [yellow] La tecla amarilla no hace nada.
    [green] La tecla verde no hace nada.
    [blue] La tecla azul no hace nada.
    }
# { $others }: the other buttons, as a list.
buttons-joined = { $button ->
   *[seat] El botón del sitio { $seat } y { $others } responden a la vez.
    [red] La tecla roja y { $others } responden a la vez.
    [yellow] La tecla amarilla y { $others } responden a la vez.
    [green] La tecla verde y { $others } responden a la vez.
    [blue] La tecla azul y { $others } responden a la vez.
    }
button-elsewhere = { $button ->
   *[seat] El botón del sitio { $seat } responde como si fuera { $other }.
    [red] La tecla roja responde como si fuera { $other }.
    [yellow] La tecla amarilla responde como si fuera { $other }.
    [green] La tecla verde responde como si fuera { $other }.
    [blue] La tecla azul responde como si fuera { $other }.
    }
button-stuck-do-cap = ¿Roza el capuchón en su agujero? Lima su reborde. ¿Está recto el pulsador en su soporte?
button-stuck-do-bridge = Busca un puente de soldadura a masa (GND) a lo largo de { $wire }.
button-stuck-do-finger = ¿Se pulsó al encender la bandeja? Entonces apágala y enciéndela sin pulsar nada.
buttons = Botones y teclas: pulsa cada uno cuando se te pida, antes de ocho segundos.
button-nothing-came = No ha llegado ninguna pulsación.
all-buttons = todos los botones y teclas
no-seat-button = Ningún botón de sitio hace nada.
no-colored-button = Ninguna tecla de color hace nada.
plug-silent-do = ¿Está enchufado el conector { $plug }? Luego mira el pin 1 de { $plug }: es la masa (GND) común de todos.
button-silent-do-wire = Sigue su cable, { $wire }; el otro lado del pulsador va a masa (GND).
button-silent-do-legs = ¿Están sus dos cables en patillas del mismo lado? Las de un mismo lado están unidas dentro del pulsador.
button-silent-do-click = ¿Hace clic el pulsador al apretar el capuchón? Si no, el soporte está demasiado bajo.
buttons-joined-do = Hay un puente entre estos cables: { $wires }.
button-elsewhere-do = Compara dos cables: { $wire }; { $other }. Donde más fácil es confundirlos es en el conector.
sound = Tres notas, cada una más aguda que la anterior: ¿las oyes?
sound-again = Una vez más: ¿las oyes ahora?
no-sound = El zumbador no suena.
no-sound-do-wire = Sigue estas conexiones: { $wire }; { $other }. El otro extremo de BZ1 va a masa (GND).
no-sound-do-sticker = ¿Tiene aún una pegatina sobre el agujero? Un zumbador activo, de los que pitan solos con 3 V, no sirve aquí.
sound-by-ear = el sonido, escuchándolo

## doctor/kinds.py

# The kind of tray, by its key kind-NAME; what each channel of an LED takes at full brightness.
checked-kind = los ajustes del tipo de bandeja ({ $kind }, { $leds } LED, { $ma } mA por canal)
kind-full = completa
kind-light = ligera
kind-starter = inicial
kind-twin = 2 luces
# { $drawing } in the messages below: drawing-NAME.
drawing-light = el dibujo de cables de la bandeja ligera (hardware/light)
drawing-starter = el dibujo de la bandeja inicial (hardware/starter)
leds-of-a-stick = LED: se encienden uno tras otro, desde el número 0, donde entra el cable de datos, hasta el número 7.
leds-twin = LED: cada casilla tiene dos. Primero se encienden los de debajo, uno tras otro, desde la casilla 0, atrás a la izquierda, fila por fila.
two-leds = Esta bandeja tiene dos LED en cada casilla, pero está ajustada a uno.
one-led = Esta bandeja tiene un LED en cada casilla, pero está ajustada a dos.
other-kind-do = Elige «{ $kind }» en «Modelo de bandeja», en Ajustes, o './tray24 setup --kind { $name }'. Luego inicia doctor otra vez.
wired-no-led = No luce ningún LED.
wired-chain-ends = Los LED lucen hasta el número { $number }; desde el número { $next } quedan todos apagados.
wired-led-dark = El LED número { $number } queda apagado; los siguientes lucen.
wired-color-missing = El LED número { $number } no muestra todos los colores.
wired-color-order = El rojo y el verde están intercambiados en todos los LED.
wired-color-order-do = Elige { $other } en «Colores LED», en Ajustes.
# { $data }, { $clock }, { $bus }, { $sound }, { $keys }: pins of the Pico, such as "pin 4 (GP2)".
wired-no-led-do-supply = Mide la tensión entre positivo y negativo donde empiezan los LED: unos 5 V, de 4 a 5 V detrás de un diodo.
wired-no-led-do-data = Sigue el cable de datos desde el { $data } del Pico hasta la entrada de datos (DIN) del primer LED, como en { $drawing }.
wired-no-led-do-arrow = Los datos solo entran por un extremo: las flechas de los LED deben apuntar alejándose del Pico.
wired-chain-do-joints = Mira las soldaduras entre estos dos LED, primero el cable de datos: la salida de datos va a la entrada de datos.
wired-led-do = Este LED está roto: sustitúyelo, o el trozo de tira en el que está.
wired-display-do-pins = Compara cuatro cables con { $drawing } y con lo impreso en el módulo: SCL en el { $clock } del Pico, SDA en el { $bus }, alimentación y masa (GND).
wired-button-do-wire = Sigue los cables de los botones y las teclas, como en { $drawing }; las teclas roja, amarilla, verde y azul van a estos pines del Pico: { $keys }.
wired-button-do-legs = Las patillas de un mismo lado de un pulsador están unidas por dentro: el cable y la masa (GND) deben ir en lados distintos, o en diagonal.
wired-ground-do = ¿Les falta a todos la masa (GND) común? Síguela hasta un pin de masa (GND) del Pico.
wired-sound-do = Sigue el cable del zumbador desde el { $sound } del Pico, como en { $drawing }; su otro extremo va a masa (GND).
wired-supply-do = Mira, donde se alimentan los LED, si positivo y negativo están intercambiados o si hay un puente entre ellos.

## doctor/diagnosis.py

too-bright = En { $count } casillas cae tanta luz que sus sensores no ven nada más.
too-bright-do = Aparta la bandeja del sol o de la luz de la lámpara, o ponle una caja encima, y empieza otra vez.
all-silent = Ningún sensor ve luz ({ $slots }): ni la de los LED ni la infrarroja.
all-silent-do-built = ¿Se construyó la bandeja sin sensores, pero algo en sus entradas hace creer que los hay? Pon todas las casillas en «Sin sensor», en Ajustes, y no se avisará más.
all-silent-do-dark = ¿Tampoco lucen los LED? Mide si hay 5 V entre positivo y negativo de { $capacitor }: alimenta los LED y los LED infrarrojos.
all-silent-do-lit = ¿Los LED lucen? Mide si hay 3,3 V en el pin 16 de { $multiplexers }: alimenta los sensores.
bank-silent = No responde ningún sensor de { $slots }: todos se leen con el multiplexor { $multiplexer }.
bank-silent-do-built = ¿Se construyó la bandeja sin estos sensores? Entonces es normal: pon { $slots } en «Sin sensor», en Ajustes.
bank-silent-do-multiplexer = Mira { $multiplexer }: comprueba dónde está el pin 1, y cada una de sus 16 soldaduras. El pin 16 tiene 3,3 V; los pines 6, 7 y 8 van a masa (GND).
address-low = La línea de dirección { $line } no está conectada en { $place }: allí siempre está a nivel bajo, y { $slots } leen los sensores de sus vecinas.
address-low-do = Luego busca un puente de soldadura de esta línea a masa (GND).
address-high = La línea de dirección { $line } no está conectada en { $place }: allí siempre está a nivel alto, y { $slots } leen los sensores de sus vecinas.
address-high-do = Luego busca un puente de soldadura de esta línea a 3,3 V.
address-swapped = Las líneas de dirección { $lines } están intercambiadas en { $place }.
# Places in the sentences above.
all-multiplexers = todos los multiplexores
any-multiplexer = ningún multiplexor
solder-again = Vuelve a soldar { $joints }.
follow-wire = Sigue la conexión { $wire }.
sensor-flooded = El sensor de { $place } siempre da plena luz, incluso a oscuras.
sensor-flooded-do-load = Mira su resistencia de carga { $load }: si una de sus soldaduras no hace contacto, el sensor siempre da plena luz.
sensor-flooded-do-bridge = Luego mira { $sensor }: un puente de soldadura entre sus extremos tiene el mismo efecto.
sensor-flooded-do-wire = La conexión es { $wire }.
sensor-silent = El sensor de { $place } no ve luz, ni la de su LED ni la infrarroja.
sensor-silent-do-turned = Mira { $sensor }: ¿está al revés, o tiene una soldadura mal hecha? La página de colocación muestra su posición.
sensor-silent-do-wire = Sigue su conexión, { $wire }. Vuelve a soldar cada uno de sus puntos.
sensor-silent-do-film = ¿Sigue la película protectora en la lámina transparente, o hay algo oscuro en la casilla?
sensor-silent-do-mask = Hasta entonces la bandeja funciona sin él: pon la casilla { $slot } en «Sin sensor», en Ajustes.
sensor-unsteady = Las medidas del sensor de { $place } saltan aunque nada se mueve.
sensor-unsteady-do-joint = Probablemente una soldadura floja: vuelve a soldar { $sensor } y { $load }. La conexión es { $wire }.
sensor-unsteady-do-many = Si pasa en muchas casillas: ¿parpadea una lámpara, o cae sobre la bandeja una sombra que se mueve?
compare-wire = Compara la conexión { $wire }.
sensors-swapped = El sensor que se lee para { $place } está en la casilla { $other }, o sus LED están intercambiados.
compare-wires = Compara dos conexiones: { $wire }; { $other }.
sensors-swapped-do-chain = Si has cableado tú los LED: ¿va su cadena fila por fila, cada una desde la izquierda? { $led } está en la casilla { $slot }.

## doctor/diagnosis.py: LEDs

last-dark = El último LED queda apagado: { $first }, en { $place }.
chain-ends = Los LED lucen hasta la casilla { $last }; desde { $first }, en { $place }, quedan todos apagados.
twin-chain-ends = Los LED lucen hasta { $last }; desde { $first } quedan todos apagados. En cada fila la cadena va hacia la derecha por debajo de las casillas y vuelve junto a ellas.
lamp-below = { $ref }, debajo de la casilla { $slot }
lamp-beside = { $ref }, junto a la casilla { $slot }
# { $says }: the message last-dark or chain-ends.
chain-ends-unknown = { $says } Los sensores no pueden probar { $slots }.
twin-chain-ends-unknown = { $says } Los sensores no ven los LED intermedios ({ $slots }): la cadena puede acabar ahí.
chain-ends-do-joints = Vuelve a soldar las conexiones de datos: { $joints }.
chain-ends-do-first = Mira { $first }: ¿está el pin 1 en su lugar, le llegan 5 V?
chain-ends-do-exchange = ¿Siguen apagados? Sustituye { $last }, cuya salida de datos puede estar rota, y luego { $first }.
no-led = No luce ningún LED.
no-led-do-supply = Mide si hay 5 V entre positivo y negativo de { $capacitor }, y en { $first }.
no-led-do-data = Sigue la línea de datos desde el Pico: { $data }.
no-led-do-pins = Mira { $shifter } y { $first }: ¿está el pin 1 en su lugar?
led-dark = El LED { $ref }, en { $place }, queda apagado; los siguientes lucen.
beside-dark = El LED { $ref }, junto a { $place }, queda apagado; los siguientes lucen.
led-dark-do = Sustituye { $ref }: deja pasar sus datos, pero no luce.
# { $colors }: one, or some by colors-next. The colors: color-NAME.
color-missing = El LED { $ref }, en { $place }, no da { $colors }.
beside-color-missing = El LED { $ref }, junto a { $place }, no da { $colors }.
colors-next = { $colors } ni { $color }
color-red = rojo
color-green = verde
color-blue = azul
color-missing-do = Sustituye { $ref }. Hasta entonces pon la casilla { $slot } en «Sin sensor», en Ajustes: su sensor confundiría colores.
beside-do = Sustituye { $ref }. Hasta entonces un dado en la casilla { $slot } tapa lo que dice su luz.
no-infrared = No luce ningún LED infrarrojo: la bandeja no sabe si una casilla está vacía.
no-infrared-do-transistor = Comprueba la posición de { $transistor } y vuelve a soldarlo: { $wire }.
no-infrared-do-supply = Mide si hay 5 V en { $supply }: en el positivo de { $capacitor }, detrás de { $part }.
infrared-dark = El LED infrarrojo { $ref }, en { $place }, está apagado; el otro de la misma serie luce.
infrared-dark-do = Mira { $ref }: ¿hay un puente de soldadura entre sus extremos, o algo encima? Si no, sustitúyelo.
string-dark = Los LED infrarrojos de { $slots } están apagados: los dos van en serie.
string-dark-do-turned = Mira { $one } y { $other }: si uno está al revés, no luce ninguno de los dos. La página de colocación muestra el cátodo.
string-dark-do-joints = Vuelve a soldar { $resistor }, { $one } y { $other }: { $wire }; { $anode }.

## doctor/findings.py: the report

good-to-know = Conviene saber:
well = No se ha encontrado ningún fallo en lo que se ha probado.
faults = { $count ->
    [one] Se ha encontrado un fallo:
   *[other] Se han encontrado { $count } fallos:
    }
# Before a list of things: checked-... or what is called "by eye" and such.
looked-at = Probado:
not-looked-at = Sin probar:
things = { $things }.
names = Los nombres de piezas y conexiones son los de hardware/build/placement.html y wiring.html; { $pico } es el Pico. Desenchufa la bandeja antes de soldar.

## doctor/interactive.py: the current of the LEDs

shunt = La corriente de los LED se puede medir en la resistencia entre TP1 y TP2 (el shunt): multímetro en milivoltios de corriente continua, punta roja en TP1 (5V IN), punta negra en TP2 (5V). Enter sin número salta esta parte.
shunt-dark = Todos los LED están apagados. ¿Cuántos milivoltios? (Enter: saltar)
shunt-lit = Ahora todos los LED están en blanco. ¿Cuántos milivoltios? (Enter: saltar)
shunt-late = La bandeja solo muestra la luz durante un minuto; ahora la muestra otra vez: mide de nuevo.
shunt-millivolts = Escribe milivoltios de 0 a 100, por ejemplo 12,3. Si el multímetro muestra 0,012 V, son 12.
checked-shunt = la corriente de los LED, en el shunt
shunt-short = Pasan { $milliamperes } mA aunque todos los LED están apagados: se esperan unos 30 mA.
shunt-short-do = Desenchufa la bandeja. Busca un puente de soldadura entre 5 V y masa (GND), y una pieza que se haya calentado.
shunt-odd = Un canal LED consume { $measured } mA: los LED adecuados consumen 5, 12 o 20 mA.
shunt-odd-do-probes = Mide otra vez: puntas en TP1 y TP2, las dos medidas en milivoltios.
shunt-odd-do-parts = Luego compara el tipo de los LED con la lista de piezas, y mira las soldaduras de R43.
shunt-other = Un canal LED consume { $measured } mA, pero la bandeja cuenta { $set } mA.
shunt-other-do = Elige { $ma } mA en «Un canal LED», en Ajustes, o con './tray24 setup --led-ma { $ma }': el límite de la corriente de luz se calcula con este valor.
