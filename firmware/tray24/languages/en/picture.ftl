### English only

### The picture of a match in a terminal: texts of all games.

bag = { $count ->
    [one] { $count } die in the bag
   *[other] { $count } dice in the bag
}
