### Traces of a tray's senses: what a trace led to when it was played on a virtual tray, and what is wrong in a file.

## What a slot was found to hold.

seen-0 = empty
seen-1 = red
seen-2 = yellow
seen-3 = green
seen-4 = blue
seen-5 = white
seen-6 = something of no known color
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
slots-differ = The slots read otherwise from number { $number } on: here { $here }, there { $there }.
slot-change = slot { $slot } { $seen } after { $seconds } s
nothing-more = nothing more
electronic = { $lines ->
    [one] The match went on by { $lines } line there; its dice are the tray's own secret.
   *[other] The match went on by { $lines } lines there; its dice are the tray's own secret.
}
no-match = No match went on meanwhile.
lines-same = { $lines ->
    [one] The match took the same { $lines } line.
   *[other] The match took the same { $lines } lines.
}
# $here and $there are lines as records write them, or nothing-more.
lines-differ = The match took another course from number { $number } on: here { $here }, there { $there }.
strays = { $looks ->
    [one] { $looks } look that these senses wanted is not in the trace: it is of another firmware.
   *[other] { $looks } looks that these senses wanted are not in the trace: it is of another firmware.
}
lost = { $events ->
    [one] { $events } event is missing in the trace.
   *[other] { $events } events are missing in the trace.
}
cut = The trace was cut off; all of it up to there was played.
# $fault is a name out of the program and what it says.
fault = Fault: { $fault }.

## What is wrong in a file.

# $file is the name of a file, or this-trace.
bad-line = { $file }, line { $line }: { $reason }
this-trace = the trace
no-whole-line = this is no trace: it has no whole line
empty-file = the file is empty
no-trace = this is no trace of a tray: make one with './tray24 trace'
newer-format = the trace has format { $format }, these tools read { $known }: use newer tools
head-damaged = the head's "{ $name }" is missing or damaged
line-damaged = the line is damaged
strange-line = the line says nothing that a trace says
wrong-size = { $bytes } bytes of samples in place of { $right }
saw-damaged = "saw" is damaged: slots and as many kinds belong there
saw-out-of-range = "saw" names slots or colors that there are not
wrong-number = "{ $name }" is { $value }: a whole number from 0 to { $last } belongs there
unreadable-part = a part of what the senses know cannot be read: the line is damaged
unreadable-samples = samples cannot be read: the line is damaged
other-senses = its senses keep other things than these do: use the tools of the tray's version
