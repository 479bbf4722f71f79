### The log of a match: each line of its record as a sentence. A game's own sentences are in the part `NAME-log`.
###
### $who is "you" when the sentence is about the person who reads, else "other"; $name is that player's name.
### $whom and $other say the same of a second player.

## Players without a name.

# The only person at the table; also at the beginning of lists such as "You: 20, Mira: 15".
you = Toi
seat-n = Place { $number }

## Dice. A face stands inside sentences: "You play red 7."

# $number is 0 to 9, +1 or +2.
face-number = { $color ->
    [r] { $number } rouge
    [y] { $number } jaune
    [g] { $number } vert
   *[b] { $number } bleu
}
face-skip = { $color ->
    [r] passe rouge
    [y] passe jaune
    [g] passe vert
   *[b] passe bleu
}
face-reverse = { $color ->
    [r] inverse rouge
    [y] inverse jaune
    [g] inverse vert
   *[b] inverse bleu
}
# A wild may carry the color that was named for it.
face-wild = { $color ->
    [r] joker rouge
    [y] joker jaune
    [g] joker vert
    [b] joker bleu
   *[none] joker
}
face-wd4 = { $color ->
    [r] joker +4 rouge
    [y] joker +4 jaune
    [g] joker +4 vert
    [b] joker +4 bleu
   *[none] joker +4
}
face-dead-end = impasse
# A real die that only its player has seen.
face-hidden = un dé
# The two faces of a tile: "red 5 / blue skip".
tile = { $one } / { $two }
# A tile that only its player may see.
tile-hidden = un domino
color = { $color ->
    [r] rouge
    [y] jaune
    [g] vert
   *[b] bleu
}
dice = { $count ->
    [0] zéro dé
    [1] un dé
    [2] deux dés
    [3] trois dés
    [4] quatre dés
    [5] cinq dés
    [6] six dés
    [7] sept dés
    [8] huit dés
    [9] neuf dés
    [10] dix dés
   *[other] { $count } dés
}

## Lists. A longer one is made by putting a list into itself.

# Faces, points: "red 7, wild".
list = { $items }, { $item }
# Winners: "You and Mira".
names = { $items } et { $item }
# Two sentences, one after the other.
sentences = { $first } { $second }

## The beginning of a match or hand.

roll-off-starts = { $who ->
    [you] Départ : { $faces }. Tu commences.
   *[other] Départ : { $faces }. { $name } commence.
}
# Several have rolled the highest number and roll once more.
roll-off-again = Départ : { $faces }. On relance.
# The first die on the table shows a sign.
starts-again = Le premier dé montre { $face } : il est relancé.
rolls-hand = { $who ->
    [you] { $count ->
        [1] Tu lances ton dernier dé.
       *[other] Tu lances tes { dice }.
    }
   *[other] { $count ->
        [1] { $name } lance son dernier dé.
       *[other] { $name } lance { dice }.
    }
}
rolls-hand-again = { $who ->
    [you] { $count ->
        [1] Tu relances ton dernier dé.
       *[other] Tu relances tes { dice }.
    }
   *[other] { $count ->
        [1] { $name } relance son dernier dé.
       *[other] { $name } relance { dice }.
    }
}

## Draws.

draws-dice = { $who ->
    [you] Tu pioches { dice }.
   *[other] { $name } pioche { dice }.
}
draws-faces = { $who ->
    [you] Tu pioches { dice } : { $faces }.
   *[other] { $name } pioche { dice } : { $faces }.
}
draws-fitting = { $who ->
    [you] Tu pioches un dé : { $face }, jouable.
   *[other] { $name } pioche un dé : { $face }, jouable.
}
draws-other = { $who ->
    [you] Tu pioches un dé : { $face }, gardé en main.
   *[other] { $name } pioche un dé : { $face }, gardé en main.
}

## Plays.

plays = { $who ->
    [you] Tu joues { $face }.
   *[other] { $name } joue { $face }.
}
plays-and-names = { $who ->
    [you] Tu joues un { $face } et annonces { $color }.
   *[other] { $name } joue un { $face } et annonce { $color }.
}
passes = { $who ->
    [you] Tu passes.
   *[other] { $name } passe.
}
accepts-wd4 = { $who ->
    [you] Tu acceptes le joker +4.
   *[other] { $name } accepte le joker +4.
}
challenges-wd4 = { $who ->
    [you] Tu contestes le joker +4.
   *[other] { $name } conteste le joker +4.
}
# What the people at the table said of a challenged die or tile that nobody else had seen.
verdict = { $bluff ->
    [yes] C’était du bluff.
   *[no] C’était permis.
}
challenges-legal-wd4 = { $who ->
    [you] Tu contestes le joker +4 : il était permis.
   *[other] { $name } conteste le joker +4 : il était permis.
}
calls-uno = { $who ->
    [you] Tu annonces UNO.
   *[other] { $name } annonce UNO.
}
catches = { $who ->
    [you] Tu contres { $other }, qui a oublié UNO.
   *[other] { $whom ->
        [you] { $name } te contre : tu as oublié UNO.
       *[other] { $name } contre { $other }, qui a oublié UNO.
    }
}
skipped = { $who ->
    [you] Tu passes ton tour.
   *[other] { $name } passe son tour.
}
turns-left = On joue maintenant vers la gauche.
turns-right = On joue maintenant vers la droite.

## The banner on the tray: what happens to somebody, in a few words. $who is "you" when it happens to the person who
## reads, else "other", and $name is that player's name; $cause and $by are the same for who has caused it.

banner-count = { $count ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $count }
}
banner-uno = { $who ->
    [you] UNO !
   *[other] { $name } : UNO !
}
banner-caught = { $who ->
    [you] { $by } te contre : tu en pioches { banner-count }
   *[other] { $cause ->
        [you] Tu contres { $name }, qui en pioche { banner-count }
       *[other] { $by } contre { $name }, qui en pioche { banner-count }
    }
}
# Nothing can be drawn: who catches gives a die.
banner-given = { $who ->
    [you] { $by } te contre et donne un dé
   *[other] { $cause ->
        [you] Tu contres { $name } : donne un dé
       *[other] { $by } contre { $name } et donne un dé
    }
}
banner-skip = { $who ->
    [you] { $by } te fait passer ton tour
   *[other] { $cause ->
        [you] Tu fais passer { $name }
       *[other] { $by } fait passer { $name }
    }
}
banner-turn = Le sens change
# $sign is 1, 2 or 4. Who plays it is named first: "Mira +2: you draw two".
banner-sign = { $who ->
    [you] { $by } joue +{ $sign } : tu en pioches { banner-count }
   *[other] { $cause ->
        [you] Ton +{ $sign } : { $name } en pioche { banner-count }
       *[other] { $by } joue +{ $sign } : { $name } en pioche { banner-count }
    }
}
banner-bluff = { $who ->
    [you] Du bluff : tu en pioches { banner-count }
   *[other] Du bluff : { $name } en pioche { banner-count }
}
banner-fair = { $who ->
    [you] Pas de bluff : tu en pioches { banner-count }
   *[other] Pas de bluff : { $name } en pioche { banner-count }
}
banner-stuck = { $who ->
    [you] Rien à jouer : tu passes
   *[other] Rien à jouer : { $name } passe
}
banner-swept = Les dés retournent au sac
banner-closed = Cette branche est fermée
banner-dead = Toutes les branches sont fermées
banner-blocked = Plus personne ne peut jouer

## Refused moves, and undo.

tries = { $who ->
    [you] Tu essaies { $face }.
   *[other] { $name } essaie { $face }.
}
tries-catch = { $who ->
    [you] Tu essaies de contrer { $other }.
   *[other] { $whom ->
        [you] { $name } essaie de te contrer.
       *[other] { $name } essaie de contrer { $other }.
    }
}
# $refused is refused-now; $reason begins with a small letter: "must match red 4 by color or kind".
refused = { $refused } { $reason }.
# The strong part of that sentence.
refused-now = Refusé :
# $sentence is the sentence of the undone move: "You play red 7."
taken-back = Annulé : « { $sentence } »

## Ends.

hand-without-points = La manche { $hand } est finie. Aucun point.
# $points is a list of points-of.
hand-with-points = La manche { $hand } est finie. Points : { $points }.
points-of = { $name } : { $points }
# $names is a list of winners.
wins = { $count ->
    [one] { $who ->
        [you] Tu gagnes la partie.
       *[other] { $name } gagne la partie.
    }
   *[other] { $names } gagnent la partie.
}

## Changes of players in the middle of a match.

leaves = La place { $seat } se libère. Un bot continue.
is-renamed = La place { $seat } s’appelle maintenant { $name }.
has-no-name = La place { $seat } n’a plus de nom.

## One sentence for each verb of records: for games without sentences of their own, and for what was tried and refused.
## $values is what follows the verb, as a list: "red 7, 8".

plain-place-values = { $who ->
    [you] Tu poses { $values }.
   *[other] { $name } pose { $values }.
}
plain-roll = { $who ->
    [you] Tu lances.
   *[other] { $name } lance.
}
plain-keep = { $who ->
    [you] Tu gardes.
   *[other] { $name } garde.
}
plain-play-values = { $who ->
    [you] Tu joues { $values }.
   *[other] { $name } joue { $values }.
}
plain-draw = { $who ->
    [you] Tu pioches.
   *[other] { $name } pioche.
}
plain-pass = { $who ->
    [you] Tu passes.
   *[other] { $name } passe.
}
plain-color-values = { $who ->
    [you] Tu annonces { $values }.
   *[other] { $name } annonce { $values }.
}
plain-reroll = { $who ->
    [you] Tu relances.
   *[other] { $name } relance.
}
plain-reroll-values = { $who ->
    [you] Tu relances : { $values }.
   *[other] { $name } relance : { $values }.
}
plain-score-values = { $who ->
    [you] Tu marques { $values }.
   *[other] { $name } marque { $values }.
}
plain-zero-values = { $who ->
    [you] Tu écris zéro dans la case { $values }.
   *[other] { $name } écrit zéro dans la case { $values }.
}
plain-accept = { $who ->
    [you] Tu acceptes.
   *[other] { $name } accepte.
}
plain-challenge = { $who ->
    [you] Tu contestes.
   *[other] { $name } conteste.
}
plain-give-values = { $who ->
    [you] Tu donnes { $values }.
   *[other] { $name } donne { $values }.
}
plain-lead-values = { $who ->
    [you] Tu entames avec { $values }.
   *[other] { $name } entame avec { $values }.
}
plain-reopen-values = { $who ->
    [you] Tu rouvres { $values }.
   *[other] { $name } rouvre { $values }.
}
rolls-dice = { $who ->
    [you] Tu lances { dice }.
   *[other] { $name } lance { dice }.
}
rolls-dice-faces = { $who ->
    [you] Tu lances { dice } : { $faces }.
   *[other] { $name } lance { dice } : { $faces }.
}
