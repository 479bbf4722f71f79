### The texts of the center-die game.

bluff = Bluff : { $face } va sur { $other }
did_accept = { $name } accepte
did_challenge = { $name } conteste
did_draw = { $name } pioche un dé
did_pass = { $name } garde le dé
did_reroll = { $name } relance
do_accept = Accepter le +4
do_challenge = Contester le +4
do_draw = Piocher un dé
do_pass = Garder le dé
do_reroll = Tout relancer
game = Dé central
# Of the player of a wild +4 that may be challenged: that hand, and the die that it was played on.
honest_if = { $name } ne bluffe pas si aucun autre dé n’allait sur { $face } : { $dice }
is_bluff = bluff
opt-wd4 = Joker +4
value-challenge = contestable
value-enforced = strict
verb_accept = Accepter
verb_challenge = Contester
verb_draw = Piocher
verb_pass = Garder
verb_reroll = Relancer

# What the coach says in a first match: three lines of the display.
coach-bluff = Joker +4 alors que { $face } convient : du bluff, qui peut être contesté
coach-challenge = Un autre de ces dés va sur { $face } ? Conteste, sinon accepte
coach-draw = Toujours rien : pioche un dé, et joue-le s’il convient
coach-match = { $face } va sur { $other } : même couleur ou même signe
coach-reroll = Rien à jouer : relance toute ta main une fois, puis réessaie
coach-wild = Un joker va sur tout ; tu annonces ensuite sa couleur
