### The log of a match: each line of its record as a sentence. A game's own sentences are in the part `NAME-log`.
###
### $who is "you" when the sentence is about the person who reads, else "other"; $name is that player's name.
### $whom and $other say the same of a second player.

## Players without a name.

# The only person at the table; also at the beginning of lists such as "You: 20, Mira: 15".
you = You
seat-n = Seat { $number }

## Dice. A face stands inside sentences: "You play red 7."

# $number is 0 to 9, +1 or +2.
face-number = { $color ->
    [r] red { $number }
    [y] yellow { $number }
    [g] green { $number }
   *[b] blue { $number }
}
face-skip = { $color ->
    [r] red skip
    [y] yellow skip
    [g] green skip
   *[b] blue skip
}
face-reverse = { $color ->
    [r] red reverse
    [y] yellow reverse
    [g] green reverse
   *[b] blue reverse
}
# A wild may carry the color that was named for it.
face-wild = { $color ->
    [r] red wild
    [y] yellow wild
    [g] green wild
    [b] blue wild
   *[none] wild
}
face-wd4 = { $color ->
    [r] red wild +4
    [y] yellow wild +4
    [g] green wild +4
    [b] blue wild +4
   *[none] wild +4
}
face-dead-end = dead end
# A real die that only its player has seen.
face-hidden = a die
# The two faces of a tile: "red 5 / blue skip".
tile = { $one } / { $two }
# A tile that only its player may see.
tile-hidden = a tile
color = { $color ->
    [r] red
    [y] yellow
    [g] green
   *[b] blue
}
dice = { $count ->
    [0] no dice
    [1] a die
    [2] two dice
    [3] three dice
    [4] four dice
    [5] five dice
    [6] six dice
    [7] seven dice
    [8] eight dice
    [9] nine dice
    [10] ten dice
   *[other] { $count } dice
}

## Lists. A longer one is made by putting a list into itself.

# Faces, points: "red 7, wild".
list = { $items }, { $item }
# Winners: "You and Mira".
names = { $items } and { $item }
# Two sentences, one after the other.
sentences = { $first } { $second }

## The beginning of a match or hand.

roll-off-starts = { $who ->
    [you] Roll-off: { $faces }. You start.
   *[other] Roll-off: { $faces }. { $name } starts.
}
# Several have rolled the highest number and roll once more.
roll-off-again = Roll-off: { $faces }. Again.
# The first die on the table shows a sign.
starts-again = The first die shows { $face }: it is rolled again.
rolls-hand = { $who ->
    [you] { $count ->
        [1] You roll the last die.
       *[other] You roll your { dice }.
    }
   *[other] { $count ->
        [1] { $name } rolls the last die.
       *[other] { $name } rolls { dice }.
    }
}
rolls-hand-again = { $who ->
    [you] { $count ->
        [1] You roll the last die again.
       *[other] You roll your { dice } again.
    }
   *[other] { $count ->
        [1] { $name } rolls the last die again.
       *[other] { $name } rolls { dice } again.
    }
}

## Draws.

draws-dice = { $who ->
    [you] You draw { dice }.
   *[other] { $name } draws { dice }.
}
draws-faces = { $who ->
    [you] You draw { dice }: { $faces }.
   *[other] { $name } draws { dice }: { $faces }.
}
draws-fitting = { $who ->
    [you] You draw { $face }: it fits.
   *[other] { $name } draws { $face }: it fits.
}
draws-other = { $who ->
    [you] You draw { $face }: it stays in hand.
   *[other] { $name } draws { $face }: it stays in hand.
}

## Plays.

plays = { $who ->
    [you] You play { $face }.
   *[other] { $name } plays { $face }.
}
plays-and-names = { $who ->
    [you] You play { $face } and name { $color }.
   *[other] { $name } plays { $face } and names { $color }.
}
passes = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
accepts-wd4 = { $who ->
    [you] You accept the wild +4.
   *[other] { $name } accepts the wild +4.
}
challenges-wd4 = { $who ->
    [you] You challenge the wild +4.
   *[other] { $name } challenges the wild +4.
}
# What the people at the table said of a challenged die or tile that nobody else had seen.
verdict = { $bluff ->
    [yes] It was a bluff.
   *[no] It was allowed.
}
challenges-legal-wd4 = { $who ->
    [you] You challenge the wild +4: it was allowed.
   *[other] { $name } challenges the wild +4: it was allowed.
}
calls-uno = { $who ->
    [you] You call UNO.
   *[other] { $name } calls UNO.
}
catches = { $who ->
    [you] You catch { $other }, who forgot UNO.
   *[other] { $whom ->
        [you] { $name } catches you, who forgot UNO.
       *[other] { $name } catches { $other }, who forgot UNO.
    }
}
skipped = { $who ->
    [you] You are skipped.
   *[other] { $name } is skipped.
}
turns-left = Play turns to the left.
turns-right = Play turns to the right.

## The banner on the tray: what happens to somebody, in a few words. $who is "you" when it happens to the person who
## reads, else "other", and $name is that player's name; $cause and $by are the same for who has caused it.

banner-count = { $count ->
    [0] nothing
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}
banner-uno = { $who ->
    [you] UNO!
   *[other] { $name }: UNO!
}
banner-caught = { $who ->
    [you] { $by } catches you: you draw { banner-count }
   *[other] { $cause ->
        [you] You catch { $name }, who draws { banner-count }
       *[other] { $by } catches { $name }, who draws { banner-count }
    }
}
# Nothing can be drawn: who catches gives a die.
banner-given = { $who ->
    [you] { $by } catches you and gives a die
   *[other] { $cause ->
        [you] You catch { $name }: give a die
       *[other] { $by } catches { $name } and gives a die
    }
}
banner-skip = { $who ->
    [you] { $by } skips you
   *[other] { $cause ->
        [you] You skip { $name }
       *[other] { $by } skips { $name }
    }
}
banner-turn = Play turns round
# $sign is 1, 2 or 4. Who plays it is named first: "Mira +2: you draw two".
banner-sign = { $who ->
    [you] { $by } +{ $sign }: you draw { banner-count }
   *[other] { $cause ->
        [you] Your +{ $sign }: { $name } draws { banner-count }
       *[other] { $by } +{ $sign }: { $name } draws { banner-count }
    }
}
banner-bluff = { $who ->
    [you] A bluff: you draw { banner-count }
   *[other] A bluff: { $name } draws { banner-count }
}
banner-fair = { $who ->
    [you] No bluff: you draw { banner-count }
   *[other] No bluff: { $name } draws { banner-count }
}
banner-stuck = { $who ->
    [you] Nothing fits: you pass
   *[other] Nothing fits: { $name } passes
}
banner-swept = The dice go back to the bag
banner-closed = That arm is closed
banner-dead = All arms are closed
banner-blocked = Nobody can play on

## Refused moves, and undo.

tries = { $who ->
    [you] You try { $face }.
   *[other] { $name } tries { $face }.
}
tries-catch = { $who ->
    [you] You try to catch { $other }.
   *[other] { $whom ->
        [you] { $name } tries to catch you.
       *[other] { $name } tries to catch { $other }.
    }
}
# $refused is refused-now; $reason begins with a small letter: "must match red 4 by color or kind".
refused = { $refused } { $reason }.
# The strong part of that sentence.
refused-now = Refused:
# $sentence is the sentence of the undone move: "You play red 7."
taken-back = Taken back: { $sentence }

## Ends.

hand-without-points = Hand { $hand } is over. No points.
# $points is a list of points-of.
hand-with-points = Hand { $hand } is over. Points: { $points }.
points-of = { $name }: { $points }
# $names is a list of winners.
wins = { $count ->
    [one] { $who ->
        [you] You win the match.
       *[other] { $name } wins the match.
    }
   *[other] { $names } win the match.
}

## Changes of players in the middle of a match.

leaves = The player at seat { $seat } leaves. A bot takes over.
is-renamed = The player at seat { $seat } is now called { $name }.
has-no-name = The player at seat { $seat } no longer has a name.

## One sentence for each verb of records: for games without sentences of their own, and for what was tried and refused.
## $values is what follows the verb, as a list: "red 7, 8".

plain-place-values = { $who ->
    [you] You place { $values }.
   *[other] { $name } places { $values }.
}
plain-roll = { $who ->
    [you] You roll.
   *[other] { $name } rolls.
}
plain-keep = { $who ->
    [you] You keep.
   *[other] { $name } keeps.
}
plain-play-values = { $who ->
    [you] You play { $values }.
   *[other] { $name } plays { $values }.
}
plain-draw = { $who ->
    [you] You draw.
   *[other] { $name } draws.
}
plain-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
plain-color-values = { $who ->
    [you] You name { $values }.
   *[other] { $name } names { $values }.
}
plain-reroll = { $who ->
    [you] You roll again.
   *[other] { $name } rolls again.
}
plain-reroll-values = { $who ->
    [you] You roll again: { $values }.
   *[other] { $name } rolls again: { $values }.
}
plain-score-values = { $who ->
    [you] You score { $values }.
   *[other] { $name } scores { $values }.
}
plain-zero-values = { $who ->
    [you] You write a zero in { $values }.
   *[other] { $name } writes a zero in { $values }.
}
plain-accept = { $who ->
    [you] You accept.
   *[other] { $name } accepts.
}
plain-challenge = { $who ->
    [you] You challenge.
   *[other] { $name } challenges.
}
plain-give-values = { $who ->
    [you] You give { $values }.
   *[other] { $name } gives { $values }.
}
plain-lead-values = { $who ->
    [you] You lead { $values }.
   *[other] { $name } leads { $values }.
}
plain-reopen-values = { $who ->
    [you] You reopen { $values }.
   *[other] { $name } reopens { $values }.
}
rolls-dice = { $who ->
    [you] You roll { dice }.
   *[other] { $name } rolls { dice }.
}
rolls-dice-faces = { $who ->
    [you] You roll { dice }: { $faces }.
   *[other] { $name } rolls { dice }: { $faces }.
}
