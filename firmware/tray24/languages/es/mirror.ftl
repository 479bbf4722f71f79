# The command mirror: the tray as a page for a large screen.

help-http = por defecto { $port }; 0 elige uno libre
help-no-browser = no abrir el navegador
bad-port = --http { $port }: indica un número de 0 a 65535
page-title = El espejo de la bandeja
fault = El espejo no pudo seguir a la bandeja ({ $fault }).
# $reason: one or several sentences.
gone = { $reason }
    El espejo sigue cuando vuelva la bandeja.
connected = { $board }: conexión hecha
not-there = No hay conexión con la bandeja: { $reason }
# $option: the option that gives another port.
cannot-listen = no se puede escuchar en { $host } puerto { $port }: { $reason }. Indica otro { $option }.
