### The tray game. $who is "you" when the sentence is about the person who reads, else
### "other", and $name is that player's name.

## The log.

rolls-start-again = { $who ->
    [you] Tu lances { $face } pour débuter : il est relancé.
   *[other] { $name } lance { $face } pour débuter : il est relancé.
}
starts-hand = { $who ->
    [you] Tu débutes la manche { $hand } avec { $face } dans la case { $slot }.
   *[other] { $name } débute la manche { $hand } avec { $face } dans la case { $slot }.
}
plays-in-slot = { $who ->
    [you] Tu joues { $face } dans la case { $slot }.
   *[other] { $name } joue { $face } dans la case { $slot }.
}
plays-in-slot-and-names = { $who ->
    [you] Tu joues un { $face } dans la case { $slot } et annonces { $color }.
   *[other] { $name } joue un { $face } dans la case { $slot } et annonce { $color }.
}
# Only the die played last stays on the table.
dice-return = Les dés retournent au sac.
tries-in-slot = { $who ->
    [you] Tu poses { $face } dans la case { $slot }.
   *[other] { $name } pose { $face } dans la case { $slot }.
}

## The picture in a terminal.

left-half = La moitié gauche est en jeu, { $bag }
right-half = La moitié droite est en jeu, { $bag }
# $die is the picture of a die.
drawn = pioché : { $die }
