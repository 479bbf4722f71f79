## commands/play.py

metavar-host = H
help-host = dirección en la que servir (por defecto { $host }: este equipo)
metavar-port = P
help-port = por defecto { $port }; 0 elige uno libre
help-no-browser = no abrir el navegador
metavar-link = PUERTO
help-link = servir el puerto USB de la bandeja en socket://{ $host }:PUERTO, para las órdenes que aceptan --port; 0 elige uno libre
help-kind = qué tipo de bandeja: full (por defecto), light (24 LED, sin sensores), starter (ocho LED, cuatro botones) o twin (como full, con dos LED en cada casilla); cada una tiene sus propios ajustes y su partida
metavar-trace = ARCHIVO
help-trace = reproducir una traza grabada con './tray24 trace'
bad-port = --port { $port }: indica un número de 0 a 65535
bad-link = --link { $port }: indica un número de 0 a 65535
trace-alone = --trace: deja fuera --host y --link, porque la página solo muestra la grabación

## The address of a page with the title $title.

at = { $title } en { $url }

## web/server.py

told = tray24 play: { $words }
name = Tray24
cannot-listen = no se puede escuchar en { $host } puerto { $port }: { $reason }. Indica otro { $option }.
# $variable is the name of an environment variable.
nothing-kept = no se puede escribir en { $home } ({ $reason }), así que las partidas y los ajustes solo duran mientras esto funciona. Pon en { $variable } una carpeta en la que se pueda escribir.
other-name = Esta página no se sirve con este nombre: usa la dirección que se mostró, o un número.
open-to-all = quien llegue a esta dirección puede jugar en todos los sitios, ver sus dados y fichas, cambiar los ajustes y desenchufar; no se pide contraseña.
another-tray = ya hay otro 'play' en marcha, así que esta es la bandeja { $number }, con sus propios ajustes y su partida en { $folder }.

## apps/process.py

app-ended = la app terminó su proceso, con el código de salida { $code }

## tray/data_folder.py

too-many-trays = ya hay { $most } bandejas en marcha en { $home }: para una, o pon en { $variable } otra carpeta

## tray/link_server.py

port-at = El puerto USB de la bandeja en { $url }
# To a program that asks the tray for MicroPython's prompt.
no-prompt = la bandeja del simulador funciona con Python y no tiene la consola de MicroPython que mpremote necesita: './tray24 pico' emula un Pico que la tiene
