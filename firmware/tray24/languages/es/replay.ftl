# The command replay: records are checked line by line, or one of them is shown as a page.

help-files = un registro (*.t24)
help-advise = mostrar cada decisión junto a la mejor jugada de su posición según el bot más fuerte, y lo que se perdió
help-page = mostrar el registro en la página, línea a línea, adelante y atrás
help-port = con --page: por defecto { $port }; 0 elige uno libre
help-no-browser = con --page: no abrir el navegador
only-with-page = --port y --no-browser son solo para --page
one-file-to-advise = --advise trata de un solo registro: indica un FILE
column-line = línea
column-seat = sitio
column-move = jugada
column-worth = valor
column-best = mejor
column-lost = pérdida
points = puntos
tiles = fichas
lost = el sitio { $seat } ha perdido { $lost } { $unit } en { $count } decisiones, de las que { $best } eran las mejores
one-file = --page muestra un solo registro: indica un FILE
# of several files
of-file = { $path }: { $verdict }
bad-port = --port { $port }: indica un número de 0 a 65535
unreadable = tray24 replay: { $path }: no se puede leer: { $reason }
page-unreadable = { $path }: no se puede leer: { $reason }. Indica un registro (*.t24)
no-record = { $path }: esto no es un registro; su cabecera no se entiende: { $reason }
