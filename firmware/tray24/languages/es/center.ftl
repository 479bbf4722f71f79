### The texts of the center-die game.

bluff = Farol: el { $face } encaja con el { $other }
did_accept = { $name } acepta
did_challenge = { $name } desafía
did_draw = { $name } roba un dado
did_pass = { $name } conserva el dado
did_reroll = { $name } vuelve a tirar
do_accept = Acepta el +4
do_challenge = Desafía el +4
do_draw = Roba un dado
do_pass = Conserva el dado
do_reroll = Vuelve a tirar todo
game = Dado central
# Of the player of a wild +4 that may be challenged: that hand, and the die that it was played on.
honest_if = { $name } no va de farol si ningún otro dado encajaba con el { $face }: { $dice }
is_bluff = un farol
opt-wd4 = Comodín +4
value-challenge = desafío
value-enforced = sin farol
verb_accept = Aceptar
verb_challenge = Desafiar
verb_draw = Robar
verb_pass = Conservar
verb_reroll = Tirar

# What the coach says in a first match: three lines of the display.
coach-bluff = Un comodín +4 es farol si encaja el { $face }: se puede desafiar
coach-challenge = ¿Encaja otro de estos dados con el { $face }? Desafía; si no, acepta
coach-draw = Nada encaja aún: roba un dado y juégalo si encaja
coach-match = El { $face } encaja con el { $other }: el mismo color o signo
coach-reroll = Nada encaja: vuelve a tirar toda la mano una vez y prueba
coach-wild = Un comodín encaja con todo; luego eliges su color
