### The texts of the dice-line game.

did_draw = { $name } toma el de la cola
did_give = { $name } da { $what }
did_pass = { $name } pasa
did_reroll = { $name } vuelve a tirar
did_stuck = { $name }: nada encaja
did_take_more = { $name } toma { $count }
do_pass = Pasa
do_reroll = Vuelve a tirar todo
do_take = Toma el { $face } y tira
draws_and_rolls = { $name }: toma { $count } y tira
game = Línea de dados
give = Da el { $face }
# What a die makes the other player take, and what the die at the back costs, beside that choice.
gives = da { $count }
opt-best_of = Dos de tres
price = tira { $count }
# Beside it stands the price.
take_back = Toma el { $face }
value-3 = sí
verb_draw = Tomar
verb_pass = Pasar
verb_reroll = Tirar

# What the coach says in a first match: three lines of the display.
coach-last = Un dado en la línea: vuelve a tirar toda la mano, no cuesta nada
coach-match = El { $face } encaja con el { $other }: el mismo color o signo
coach-price = Tirar tiene un precio: tomas el { $face } de la cola de la línea
coach-wild = Un comodín encaja con todo; luego eliges su color
