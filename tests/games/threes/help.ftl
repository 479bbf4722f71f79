### The rules of threes: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).

goal = Five rounds of three dice each. The highest total wins.
    .title = Goal

turn = Draw three dice and roll them. The third lies under your cup: only you look at it.
    .title = Turn

again = You may roll any of the three once more, the one under the cup too. By an option twice.
    .title = Again

count = Then count them. Whoever sits to the left goes on.
    .title = Count

values = Numbers count their value, skip, reverse and +2 count 20, wilds 50.
    .title = Values

end = After five rounds the match is over. Who is tied wins together.
    .title = End
