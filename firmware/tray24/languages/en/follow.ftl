### Following a tray: why what it sends does not match its replica, so that the whole state is requested again.

head-cut = the head of the match is incomplete
# $text is the received line, $reason why it cannot belong to this match.
bad-line = line { $number }, { $text }: { $reason }
no-state = the tray sent no state
wrong-display = a display of { $bytes } bytes
# $event is the name of an event of the link.
told-of = the tray sent the event { $event }
gap = line { $number } of the match after { $known } lines
no-page = page { $page } of the display
wrong-size = { $bytes } bytes instead of { $right }
