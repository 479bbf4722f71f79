### The picture of a match in a terminal: what the pictures of all games say.

bag = { $count ->
    [one] { $count } die in the bag
   *[other] { $count } dice in the bag
}
