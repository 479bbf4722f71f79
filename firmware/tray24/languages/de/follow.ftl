### Following a tray: why what it sends does not match its replica, so that the whole state is requested again.

head-cut = der Kopf der Partie ist unvollständig
# $text is the received line, $reason why it cannot belong to this match.
bad-line = Zeile { $number }, { $text }: { $reason }
no-state = das Tablett sandte keinen Zustand
wrong-display = ein Display mit { $bytes } Bytes
# $event is the name of an event of the link.
told-of = das Tablett sandte das Ereignis { $event }
gap = Zeile { $number } der Partie nach { $known } Zeilen
no-page = Seite { $page } des Displays
wrong-size = { $bytes } Bytes statt { $right }
