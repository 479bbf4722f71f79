### Following a tray: why what it sends does not match its replica, so that the whole state is requested again.

head-cut = l’en-tête de la partie est incomplet
# $text is the received line, $reason why it cannot belong to this match.
bad-line = ligne { $number }, { $text } : { $reason }
no-state = le plateau n’a envoyé aucun état
wrong-display = un écran de { $bytes } octets
# $event is the name of an event of the link.
told-of = le plateau a envoyé l’événement { $event }
gap = ligne { $number } de la partie après { $known } lignes
no-page = page { $page } de l’écran
wrong-size = { $bytes } octets au lieu de { $right }
