-no-tray = './tray24 setup' prepara un Pico nuevo, './tray24 flash' graba la bandeja en uno que ya tiene MicroPython
-to-flash = graba el firmware de la bandeja con './tray24 flash'

## link/replies.py

# A part of an answer, its value, and a rule of JSON Schema: scores[0] is "a", but must fit {"type": "integer"}
fault = { $place } es { $value }, pero debe cumplir { $rule }

## link/client.py

long-request = una petición de { $bytes } bytes
long-request-hint = una línea de la conexión tiene como mucho { $bytes }: pide menos
broke-off = { $name }: se ha perdido la conexión ({ $error }). Mira el cable y repite la orden.
silent = { $name } no responde.
silence = { $name }: sin respuesta a '{ $do }' en { $seconds } s. Desenchufa la bandeja, enchúfala y empieza otra vez.
silence-heard = { $name }: sin respuesta a '{ $do }' en { $seconds } s; envía { $quote }, que no es una respuesta de una bandeja. Desenchufa la bandeja, enchúfala y empieza otra vez.
bad-answer = { $name } no responde a '{ $do }' como una bandeja: { $fault }. Graba otra vez el firmware de la bandeja con './tray24 flash'; si sigue así, comunica esta línea.
bad-event = { $name } envía un evento '{ $event }' que ninguna bandeja envía: { $fault }. Graba otra vez el firmware de la bandeja con './tray24 flash'; si sigue así, comunica esta línea.
still-waiting = { $name } no ha respondido a '{ $do }' en { $passed } s; se espera hasta { $limit } s ...

## link/connection.py: a board that comes back

not-back = { $name }: no ha vuelto en { $seconds } s. Desenchufa el cable USB, enchúfalo y repite la orden. Último error: { $last }

## link/connection.py

the-tray = la bandeja en { $port }
closed-at-once = el otro lado ha cerrado { $name } enseguida: { busy }

## link/hello.py

no-answer = { $name } no responde: { $what }
no-hello = { $name } responde, pero no a 'hello': { $error }. { -no-tray }.
no-tray = { $name }: responde algo que no es una bandeja ({ $fault }). Elige otro puerto con --port.
older = la bandeja tiene tray24 { $version }, más antiguo que estas herramientas ({ $ours }): actualízala con './tray24 flash' (se conservan registros, ajustes y calibración)
newer = la bandeja tiene tray24 { $version }, más nuevo que estas herramientas ({ $ours }): actualiza las herramientas (git pull), o graba el firmware más antiguo con './tray24 flash'
at-prompt = MicroPython espera órdenes y no funciona ninguna bandeja. { -no-tray }; si allí ha funcionado una bandeja, './tray24 doctor' dice por qué se ha parado.
no-words-of-tray = envía algo que no es de una bandeja ({ $quote }). Elige otro puerto con --port; si este es el de la bandeja, quizá funciona en ella otro programa: { -no-tray }.
nothing-comes = no envía nada. Desenchufa la bandeja, enchúfala, espera a su menú y empieza otra vez; si sigue callada, { -no-tray }.

## link/replication.py

damaged = los mensajes de la bandeja llegan dañados ({ $error })

## link/client.py: answers in pages

no-end = { $tray } envía { $list } sin fin: desenchúfala, enchúfala y repite la orden

## link/ports.py

busy = otro programa lo tiene abierto. Ciérralo (un terminal, Thonny, mpremote, otro tray24) y empieza otra vez
metavar-port = PUERTO
help-port = dónde está la bandeja: un puerto, id:NÚMERO de una placa, o socket://HOST:PUERTO (por defecto: la única que haya)
no-number = --port { $port }: no hay ninguna placa con ese número; { $there }. Enchúfala, o corrige el número
several-boards = hay { $count } placas; elige una:
# A line for each of several boards, below the sentence above.
several-boards-line = --port { $port } o --port id:{ $number }
none-there = no hay ninguna bandeja; { $there }. Enchúfala con un cable USB que lleve datos (muchos solo cargan), no a un concentrador sin alimentación propia (la bandeja pide 500 mA); para un Pico nuevo empieza con './tray24 setup'
# { $there }: there or no-usb.
there = puertos que hay: { $ports }
no-usb = el sistema no ve ningún puerto serie por USB
bad-port = { $error }. Indica un puerto (/dev/ttyACM0, COM3), id:NÚMERO o socket://HOST:PUERTO
no-socket = { $reason }. Inicia antes la bandeja emulada ('./tray24 pico', o './tray24 play --link 2424'), o corrige la dirección
no-such-port = ese puerto no existe; { $there }. Enchufa la bandeja, o indica su puerto; sin --port se encuentra solo
no-serial-port = no es un puerto serie; { $there }. Indica el puerto de la bandeja; sin --port se encuentra solo
other-error = { $error }. Desenchufa la bandeja, enchúfala y empieza otra vez
no-permission-linux = no tienes permiso para usar puertos serie. Únete a su grupo con 'sudo usermod -aG dialout $USER' (en Arch: uucp), cierra la sesión, ábrela otra vez y vuelve a empezar
no-permission-macos = macOS no te deja usarlo: permite el accesorio cuando lo pregunte, y empieza desde tu propia cuenta
no-permission = no tienes permiso para usarlo: empieza desde una cuenta que pueda usar puertos serie

## link/prompt.py

the-board = la placa en { $port }
no-micropython = { $name }: no responde ningún MicroPython. Si es tu placa, { -to-flash }.
no-micropython-heard = { $name }: no responde ningún MicroPython; envía { $heard }. Si es tu placa, { -to-flash }.
confused = { $name }: la placa da una respuesta inesperada ({ $confused }). Desenchúfala, enchúfala y empieza otra vez: no se pierde nada
another-board = { $name } es otra placa: { $machine } con { $kind } { $version }. La bandeja es un Raspberry Pi Pico con un RP2040; elígela con --port, o { -to-flash }
prompt-broke-off = { $name }: se ha perdido la conexión ({ $error }). Mira el cable y repite la orden: no se pierde nada; la bandeja está como antes o ya actualizada

## link/records.py

garbled = { $name } ha llegado dañado dos veces desde la bandeja: prueba otro cable u otro puerto USB y empieza otra vez. Sigue en la bandeja, y los registros copiados antes se conservan.
# $name: the tray, as 'the tray at /dev/ttyACM0'.
no-record-yet = { $name } aún no tiene ninguna partida terminada: juega una hasta el final y empieza otra vez
not-left-yet = { $name } aún muestra quién ha ganado, y hace el registro después: pulsa su tecla verde y empieza otra vez

## link/ports.py: opening one

closed = el otro lado la ha cerrado
not-opened = no se puede abrir { $name }: { $reason }
no-address = esto no es una dirección

## link/connection.py: the tray of the simulator

virtual = la bandeja del simulador funciona con Python y con los archivos de esta misma copia del proyecto
virtual-no-die = el simulador calibra su bandeja por sí mismo cuando empieza una partida con dados reales; antes, su página no tiene ningún dado
foreign-storage = la memoria flash del Pico contiene otros datos donde la bandeja guarda los suyos, y la bandeja pregunta en su pantalla si se borran. Si no los necesitas, mantén su tecla verde 5 segundos y empieza otra vez
unwritable-storage = no se puede escribir en la memoria flash del Pico, así que la bandeja no guarda nada: prueba con otro Pico
nothing-to-flash = { $port }: no se puede grabar: { $reason }. Indica el puerto de un Pico, o prueba con uno emulado ('./tray24 pico --blank --drive drive'); doctor, monitor y todas las demás órdenes, salvo calibrate, también funcionan aquí

## link/link_doc.py

doc-without-words = { $handler } no tiene docstring: escribe una que diga qué devuelve

## host_tools/follower.py

no-library = falta el paquete { $package }, que Tray24 no trae: inicia el programa con 'uv run', o instálalo con 'pip install { $package }'
