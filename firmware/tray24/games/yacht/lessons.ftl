### The lesson of yacht: of each step the question, two lines of the display, and the reason, three lines.

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
