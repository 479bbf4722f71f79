### English only

### Traces of a tray's senses: the result of replaying a trace on a virtual tray, and errors in a file.

## The content of a slot.

seen-0 = empty
seen-1 = red
seen-2 = yellow
seen-3 = green
seen-4 = blue
seen-5 = white
seen-6 = something of unknown color
# One change in a list of many; $seconds has the same width in all of them.
change = { $seconds } s  slot { $slot }: { $seen }

## The verdict: sentences one after the other. "Here" is the virtual tray, "there" the tray that was traced.

ended = The trace has ended. { $verdict }
looks = { $looks ->
    [one] { $looks } look
   *[other] { $looks } looks
}
presses = { $presses ->
    [one] { $presses } press
   *[other] { $presses } presses
}
# $probes is how many of the looks were for colors.
summary = { $seconds } s, { looks } ({ $probes } at colors), { presses }.
slots-same = { $changes ->
    [one] The slots read as on the tray itself, { $changes } change.
   *[other] The slots read as on the tray itself, { $changes } changes.
}
# $here and $there are each a slot-change or nothing-more.
slots-differ = The slots read differently from change { $number } on: here { $here }, there { $there }.
slot-change = slot { $slot } { $seen } after { $seconds } s
nothing-more = nothing more
electronic = { $lines ->
    [one] The match took { $lines } line there; the trace does not hold its random numbers.
   *[other] The match took { $lines } lines there; the trace does not hold its random numbers.
}
no-match = No match was running.
lines-same = { $lines ->
    [one] The match took the same { $lines } line.
   *[other] The match took the same { $lines } lines.
}
# $here and $there are lines as records write them, or nothing-more.
lines-differ = The match differs from line { $number } on: here { $here }, there { $there }.
strays = { $looks ->
    [one] { $looks } look of these senses is not in the trace, which is of another firmware.
   *[other] { $looks } looks of these senses are not in the trace, which is of another firmware.
}
lost = { $events ->
    [one] { $events } event is missing in the trace.
   *[other] { $events } events are missing in the trace.
}
cut = The trace was cut off; it was played up to there.
# $fault is the name of an error in the program and its message.
fault = Fault: { $fault }.

## Errors in a file.

# $file is the name of a file, or this-trace.
bad-line = { $file }, line { $line }: { $reason }
this-trace = the trace
no-whole-line = this is not a trace: it has no complete line
empty-file = the file is empty
no-trace = this is not a trace of a tray: make one with './tray24 trace'
newer-format = the trace has format { $format }, these tools read { $known }: use newer tools
head-damaged = the head's "{ $name }" is missing or damaged
line-damaged = the line is damaged
strange-line = the line is not one of a trace
wrong-size = { $bytes } bytes of samples instead of { $right }
saw-damaged = "saw" is damaged: it must hold slots and as many kinds
saw-out-of-range = "saw" names slots or colors that do not exist
wrong-number = "{ $name }" is { $value }: it must be a whole number from 0 to { $last }
unreadable-part = a part of the senses' state cannot be read: the line is damaged
unreadable-samples = samples cannot be read: the line is damaged
other-senses = the state of its senses has another form: use the tools of the tray's version
