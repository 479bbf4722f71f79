### The center-die game. $who is "you" when the sentence is about the person who reads, else
### "other", and $name is that player's name; $whom and $other are the same for a second player.

## The log.

first-die = Mano { $hand }: el dado central es un { $face }.
keeps = { $who ->
    [you] Te lo quedas.
   *[other] { $name } se lo queda.
}
# The second player takes the wild back.
challenges-illegal-wd4 = { $who ->
    [you] Desafías el comodín +4: no valía, y { $other } lo retira.
   *[other] { $whom ->
        [you] { $name } desafía el comodín +4: no valía, y tú lo retiras.
       *[other] { $name } desafía el comodín +4: no valía, y { $other } lo retira.
    }
}
bluff = Era un farol: el { $face } encaja con el { $other }.
draws-nothing = { $who ->
    [you] La bolsa está vacía: no robas nada.
   *[other] La bolsa está vacía: { $name } no roba nada.
}

## The picture in a terminal. $die is the picture of a die.

center = centro: { $die }
no-center = centro: ninguno
# The die that lay there before, while it counts.
former = antes: { $die }
drawn = robado: { $die }
