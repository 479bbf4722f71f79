### The log of a match: each line of its record as a sentence. A game's own sentences are in the part `NAME-log`.
###
### $who is "you" when the sentence is about the person who reads, else "other"; $name is that player's name.
### $whom and $other say the same of a second player.

## Players without a name.

# The only person at the table; also at the beginning of lists such as "You: 20, Mira: 15".
you = Du
seat-n = Platz { $number }

## Dice. A face stands inside sentences: "You play red 7."

# $number is 0 to 9, +1 or +2.
face-number = { $color ->
    [r] Rot { $number }
    [y] Gelb { $number }
    [g] Grün { $number }
   *[b] Blau { $number }
}
face-skip = { $color ->
    [r] Rot Aussetzen
    [y] Gelb Aussetzen
    [g] Grün Aussetzen
   *[b] Blau Aussetzen
}
face-reverse = { $color ->
    [r] Rot Retour
    [y] Gelb Retour
    [g] Grün Retour
   *[b] Blau Retour
}
# A wild may carry the color that was named for it.
face-wild = { $color ->
    [r] Joker in Rot
    [y] Joker in Gelb
    [g] Joker in Grün
    [b] Joker in Blau
   *[none] Joker
}
face-wd4 = { $color ->
    [r] +4-Joker in Rot
    [y] +4-Joker in Gelb
    [g] +4-Joker in Grün
    [b] +4-Joker in Blau
   *[none] +4-Joker
}
face-dead-end = Sackgasse
# A real die that only its player has seen.
face-hidden = einen Würfel
# The two faces of a tile: "red 5 / blue skip".
tile = { $one } / { $two }
# A tile that only its player may see.
tile-hidden = einen Stein
color = { $color ->
    [r] Rot
    [y] Gelb
    [g] Grün
   *[b] Blau
}
dice = { $count ->
    [0] keine Würfel
    [1] einen Würfel
    [2] zwei Würfel
    [3] drei Würfel
    [4] vier Würfel
    [5] fünf Würfel
    [6] sechs Würfel
    [7] sieben Würfel
    [8] acht Würfel
    [9] neun Würfel
    [10] zehn Würfel
   *[other] { $count } Würfel
}

## Lists. A longer one is made by putting a list into itself.

# Faces, points: "red 7, wild".
list = { $items }, { $item }
# Winners: "You and Mira".
names = { $items } und { $item }
# Two sentences, one after the other.
sentences = { $first } { $second }

## The beginning of a match or hand.

roll-off-starts = { $who ->
    [you] Auswürfeln: { $faces }. Du beginnst.
   *[other] Auswürfeln: { $faces }. { $name } beginnt.
}
# Several have rolled the highest number and roll once more.
roll-off-again = Auswürfeln: { $faces }. Noch einmal.
# The first die on the table shows a sign.
starts-again = Der erste Würfel zeigt { $face }: Er wird neu gewürfelt.
rolls-hand = { $who ->
    [you] { $count ->
        [1] Du würfelst den letzten Würfel.
       *[other] Du würfelst deine Hand: { dice }.
    }
   *[other] { $count ->
        [1] { $name } würfelt den letzten Würfel.
       *[other] { $name } würfelt { dice }.
    }
}
rolls-hand-again = { $who ->
    [you] { $count ->
        [1] Du würfelst den letzten Würfel neu.
       *[other] Du würfelst deine Hand neu: { dice }.
    }
   *[other] { $count ->
        [1] { $name } würfelt den letzten Würfel neu.
       *[other] { $name } würfelt { dice } neu.
    }
}

## Draws.

draws-dice = { $who ->
    [you] Du ziehst { dice }.
   *[other] { $name } zieht { dice }.
}
draws-faces = { $who ->
    [you] Du ziehst { dice }: { $faces }.
   *[other] { $name } zieht { dice }: { $faces }.
}
draws-fitting = { $who ->
    [you] Du ziehst { $face }: Er passt.
   *[other] { $name } zieht { $face }: Er passt.
}
draws-other = { $who ->
    [you] Du ziehst { $face }: Er bleibt auf der Hand.
   *[other] { $name } zieht { $face }: Er bleibt auf der Hand.
}

## Plays.

plays = { $who ->
    [you] Du spielst { $face }.
   *[other] { $name } spielt { $face }.
}
plays-and-names = { $who ->
    [you] Du spielst { $face } und wünschst dir { $color }.
   *[other] { $name } spielt { $face } und wünscht sich { $color }.
}
passes = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
accepts-wd4 = { $who ->
    [you] Du nimmst den +4-Joker an.
   *[other] { $name } nimmt den +4-Joker an.
}
challenges-wd4 = { $who ->
    [you] Du zweifelst den +4-Joker an.
   *[other] { $name } zweifelt den +4-Joker an.
}
# What the people at the table said of a challenged die or tile that nobody else had seen.
verdict = { $bluff ->
    [yes] Es war ein Bluff.
   *[no] Er war erlaubt.
}
challenges-legal-wd4 = { $who ->
    [you] Du zweifelst den +4-Joker an: Er war erlaubt.
   *[other] { $name } zweifelt den +4-Joker an: Er war erlaubt.
}
calls-uno = { $who ->
    [you] Du rufst UNO.
   *[other] { $name } ruft UNO.
}
catches = { $who ->
    [you] Du erwischst { $other } ohne UNO-Ruf.
   *[other] { $whom ->
        [you] { $name } erwischt dich ohne UNO-Ruf.
       *[other] { $name } erwischt { $other } ohne UNO-Ruf.
    }
}
skipped = { $who ->
    [you] Du setzt aus.
   *[other] { $name } setzt aus.
}
turns-left = Die Richtung wechselt: links herum.
turns-right = Die Richtung wechselt: rechts herum.

## The banner on the tray: what happens to somebody, in a few words. $who is "you" when it happens to the person who
## reads, else "other", and $name is that player's name; $cause and $by are the same for who has caused it.

banner-count = { $count ->
    [0] nichts
    [1] einen
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
}
banner-uno = { $who ->
    [you] UNO!
   *[other] { $name }: UNO!
}
banner-caught = { $who ->
    [you] { $by } erwischt dich: Du ziehst { banner-count }
   *[other] { $cause ->
        [you] Erwischt: { $name } zieht { banner-count }
       *[other] Von { $by } erwischt: { $name } zieht { banner-count }
    }
}
# Nothing can be drawn: who catches gives a die.
banner-given = { $who ->
    [you] { $by } erwischt dich und gibt einen Würfel
   *[other] { $cause ->
        [you] Du erwischst { $name }: Gib einen Würfel
       *[other] { $by } erwischt { $name } und gibt einen Würfel
    }
}
banner-skip = { $who ->
    [you] { $by } lässt dich aussetzen
   *[other] { $cause ->
        [you] Du lässt { $name } aussetzen
       *[other] { $by } lässt { $name } aussetzen
    }
}
banner-turn = Die Richtung wechselt
# $sign is 1, 2 or 4. Who plays it is named first: "Mira +2: you draw two".
banner-sign = { $who ->
    [you] { $by } +{ $sign }: Du ziehst { banner-count }
   *[other] { $cause ->
        [you] Dein +{ $sign }: { $name } zieht { banner-count }
       *[other] { $by } +{ $sign }: { $name } zieht { banner-count }
    }
}
banner-bluff = { $who ->
    [you] Bluff: Du ziehst { banner-count }
   *[other] Bluff: { $name } zieht { banner-count }
}
banner-fair = { $who ->
    [you] Kein Bluff: Du ziehst { banner-count }
   *[other] Kein Bluff: { $name } zieht { banner-count }
}
banner-stuck = { $who ->
    [you] Du kannst nicht spielen
   *[other] { $name } kann nicht spielen
}
banner-swept = Die Würfel kommen zurück in den Beutel
banner-closed = Dieser Arm ist zu
banner-dead = Alle Arme sind zu
banner-blocked = Niemand kann weiterspielen

## Refused moves, and undo.

tries = { $who ->
    [you] Du versuchst { $face }.
   *[other] { $name } versucht { $face }.
}
tries-catch = { $who ->
    [you] Du willst { $other } erwischen.
   *[other] { $whom ->
        [you] { $name } will dich erwischen.
       *[other] { $name } will { $other } erwischen.
    }
}
# $refused is refused-now; $reason begins with a small letter: "must match red 4 by color or kind".
refused = { $refused } { $reason }.
# The strong part of that sentence.
refused-now = Abgelehnt:
# $sentence is the sentence of the undone move: "You play red 7."
taken-back = Zurückgenommen: { $sentence }

## Ends.

hand-without-points = Runde { $hand } ist zu Ende. Keine Punkte.
# $points is a list of points-of.
hand-with-points = Runde { $hand } ist zu Ende. Punkte: { $points }.
points-of = { $name }: { $points }
# $names is a list of winners.
wins = { $count ->
    [one] { $who ->
        [you] Du gewinnst die Partie.
       *[other] { $name } gewinnt die Partie.
    }
   *[other] { $names } gewinnen die Partie.
}

## Changes of players in the middle of a match.

leaves = Auf Platz { $seat } steigt jemand aus. Ein Bot übernimmt.
is-renamed = Auf Platz { $seat } sitzt jetzt { $name }.
has-no-name = Platz { $seat } hat keinen Namen mehr.

## One sentence for each verb of records: for games without sentences of their own, and for what was tried and refused.
## $values is what follows the verb, as a list: "red 7, 8".

plain-place-values = { $who ->
    [you] Du legst { $values }.
   *[other] { $name } legt { $values }.
}
plain-roll = { $who ->
    [you] Du würfelst.
   *[other] { $name } würfelt.
}
plain-keep = { $who ->
    [you] Du behältst die Würfel.
   *[other] { $name } behält die Würfel.
}
plain-play-values = { $who ->
    [you] Du spielst { $values }.
   *[other] { $name } spielt { $values }.
}
plain-draw = { $who ->
    [you] Du ziehst.
   *[other] { $name } zieht.
}
plain-pass = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
plain-color-values = { $who ->
    [you] Du wünschst dir { $values }.
   *[other] { $name } wünscht sich { $values }.
}
plain-reroll = { $who ->
    [you] Du würfelst neu.
   *[other] { $name } würfelt neu.
}
plain-reroll-values = { $who ->
    [you] Du würfelst neu: { $values }.
   *[other] { $name } würfelt neu: { $values }.
}
plain-score-values = { $who ->
    [you] Du wertest { $values }.
   *[other] { $name } wertet { $values }.
}
plain-zero-values = { $who ->
    [you] Du streichst { $values }.
   *[other] { $name } streicht { $values }.
}
plain-accept = { $who ->
    [you] Du nimmst an.
   *[other] { $name } nimmt an.
}
plain-challenge = { $who ->
    [you] Du zweifelst an.
   *[other] { $name } zweifelt an.
}
plain-give-values = { $who ->
    [you] Du gibst { $values } ab.
   *[other] { $name } gibt { $values } ab.
}
plain-lead-values = { $who ->
    [you] Du beginnst mit { $values }.
   *[other] { $name } beginnt mit { $values }.
}
plain-reopen-values = { $who ->
    [you] Du öffnest wieder: { $values }.
   *[other] { $name } öffnet wieder: { $values }.
}
rolls-dice = { $who ->
    [you] Du würfelst { dice }.
   *[other] { $name } würfelt { dice }.
}
rolls-dice-faces = { $who ->
    [you] Du würfelst { dice }: { $faces }.
   *[other] { $name } würfelt { dice }: { $faces }.
}
