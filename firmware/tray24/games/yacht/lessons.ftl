### The lesson of yacht: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Eleven turns, one box each. The highest total wins
do-aim = Roll five dice
why-aim = Two 8s! Dice that are alike pay: keep them
ask-hold = Keep both 8s: mark the three others
wrong-hold = Blue 8 and yellow 8 stay. Mark the three others
why-hold = A wild and two 8s: three alike. You could roll once more
ask-write = Write the box that pays most
why-write = All five dice count, the wild 50. This box is used now
# Why another box is better: what this one counts or needs, and $points, what it pays.
less-blue = Only blue dice count: { $points }
less-four = It needs four alike: { $points }
less-green = Only green dice count: { $points }
less-large = It needs five of a color: { $points }
less-red = Only red dice count: { $points }
less-small = It needs four of a color: { $points }
less-three = It needs three alike: { $points }
less-two = All dice count, but it is only { $points }
less-wild = 50 for each wild: { $points }

# The questions.
ask-alike = Which of these boxes pays most?
why-alike = The wild is a third 7. All five dice count, the wild 50
ask-chain = Which box pays most now?
why-chain = 3-8-8-skip-skip: neighbors share a color or a sign
ask-color = Which box pays most here?
why-color = Three reds and a wild: four of a color, always 75
ask-rolls = You have rolled three times. May you roll again?
why-rolls = Once all five, then twice any of them
ask-wilds = Two wilds. Which box pays most?
why-wilds = 50 for each wild. A color's box counts no wilds
ask-zero = Nothing good. May you write a zero somewhere?
why-zero = A zero in any open box, if you like it better
