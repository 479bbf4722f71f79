### Following a tray: why what it sends does not match its replica, so that the whole state is requested again.

head-cut = la cabecera de la partida está incompleta
# $text is the received line, $reason why it cannot belong to this match.
bad-line = línea { $number }, { $text }: { $reason }
no-state = la bandeja no envió ningún estado
wrong-display = una pantalla de { $bytes } bytes
# $event is the name of an event of the link.
told-of = la bandeja envió el suceso { $event }
gap = línea { $number } de la partida después de { $known } líneas
no-page = página { $page } de la pantalla
wrong-size = { $bytes } bytes en lugar de { $right }
