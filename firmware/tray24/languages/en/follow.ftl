### A tray that is followed from elsewhere: events that do not fit its known state, so that all of it is requested again.

head-cut = the head of the match is not complete
# $text is the line as it was received, $reason why it cannot be one of this match.
bad-line = line { $number }, { $text }: { $reason }
no-state = no state was received
wrong-display = a display of { $bytes } bytes
# $event is a name out of the program.
told-of = the tray reports { $event }
gap = line { $number } of the match after { $known } lines
no-page = page { $page } of the display
wrong-size = { $bytes } bytes in place of { $right }
