### Threes. $who is "you" when the sentence is about the person who reads, else "other", and
### $name what that player is called.

## The log.

counts = { $who ->
    [you] { $count ->
        [one] You count the dice: { $count } point.
       *[other] You count the dice: { $count } points.
    }
   *[other] { $count ->
        [one] { $name } counts the dice: { $count } point.
       *[other] { $name } counts the dice: { $count } points.
    }
}
