### The tray game. $who is "you" when the sentence is about the person who reads, else
### "other", and $name is that player's name.

## The log.

rolls-start-again = { $who ->
    [you] Sacas un { $face } para empezar: se vuelve a tirar.
   *[other] { $name } saca un { $face } para empezar: se vuelve a tirar.
}
starts-hand = { $who ->
    [you] Empiezas la mano { $hand } con el { $face } en la casilla { $slot }.
   *[other] { $name } empieza la mano { $hand } con el { $face } en la casilla { $slot }.
}
plays-in-slot = { $who ->
    [you] Juegas el { $face } en la casilla { $slot }.
   *[other] { $name } juega el { $face } en la casilla { $slot }.
}
plays-in-slot-and-names = { $who ->
    [you] Juegas el { $face } en la casilla { $slot } y eliges { $color }.
   *[other] { $name } juega el { $face } en la casilla { $slot } y elige { $color }.
}
# Only the die played last stays on the table.
dice-return = Los dados vuelven a la bolsa.
tries-in-slot = { $who ->
    [you] Pones el { $face } en la casilla { $slot }.
   *[other] { $name } pone el { $face } en la casilla { $slot }.
}

## The picture in a terminal.

left-half = Se juega en la mitad izquierda, { $bag }
right-half = Se juega en la mitad derecha, { $bag }
# $die is the picture of a die.
drawn = robado: { $die }
