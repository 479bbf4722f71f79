### A tray that is followed from elsewhere: what does not fit to what is known of it, so that all is asked for anew.

head-cut = the head of the match is not complete
# $text is the line as it was heard, $reason why it cannot be one of this match.
bad-line = line { $number }, { $text }: { $reason }
no-state = no state came
wrong-display = a display of { $bytes } bytes
# $event is a name out of the program.
told-of = the tray tells of { $event }
gap = line { $number } of the match after { $known } lines
no-page = page { $page } of the display
wrong-size = { $bytes } bytes in place of { $right }
