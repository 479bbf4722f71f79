### The center-die game. $who is "you" when the sentence is about the person who reads, else
### "other", and $name is that player's name; $whom and $other are the same for a second player.

## The log.

first-die = Manche { $hand } : le dé central est { $face }.
keeps = { $who ->
    [you] Tu le gardes.
   *[other] { $name } le garde.
}
# The second player takes the wild back.
challenges-illegal-wd4 = { $who ->
    [you] Tu contestes le joker +4 : il n’était pas permis, et { $other } le reprend.
   *[other] { $whom ->
        [you] { $name } conteste le joker +4 : il n’était pas permis, et tu le reprends.
       *[other] { $name } conteste le joker +4 : il n’était pas permis, et { $other } le reprend.
    }
}
bluff = C’était du bluff : { $face } va sur { $other }.
draws-nothing = { $who ->
    [you] Le sac est vide : tu ne pioches rien.
   *[other] Le sac est vide : { $name } ne pioche rien.
}

## The picture in a terminal. $die is the picture of a die.

center = centre : { $die }
no-center = centre : rien
# The die that lay there before, while it counts.
former = avant lui : { $die }
drawn = pioché : { $die }
