### The lesson of dominoes: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Quédate sin fichas antes que nadie. Prueba tres jugadas
do-aim = Empezar
ask-play = Extremos: { $face } y 8 amarillo. Pon una que encaje
why-play = Rojo con rojo. La otra mitad, 2 rojo, es el nuevo extremo
ask-take = Ninguna ficha tuya encaja. ¿Y ahora?
why-take = Robas una ficha. Encaja con el 8 amarillo: juégala ya
ask-call = Te quedan dos fichas: avisa antes de jugar
why-call = Canta UNO antes de quedarte con una, o te pillarán

# The questions.
ask-active = El salto rojo de salto/6 toca el 7 rojo. ¿Quién sigue?
why-active = Actúa la mitad que toca: el sitio 2 pierde el turno
ask-asleep = Ahora su 6 amarillo toca el 6 verde. ¿Quién sigue?
why-asleep = El salto está en el otro extremo: no hace nada, ni después
ask-bluff = El sitio 2 desafió un +4 que era farol. ¿Quién sigue?
why-bluff = El sitio 1 roba cuatro, su ficha queda, y juega el sitio 2
ask-closed = Tres topes y un extremo { $face }. ¿Cuáles encajan?
why-closed = Nada va sobre un tope, pero un comodín va en el brazo abierto
ask-doublet = Extremos: doble { $face }. ¿Cuáles encajan?
why-doublet = Ningún doble va sobre un doble, ni siquiera el de comodines
ask-draw = Una ficha encaja. ¿Puedes robar en vez de jugarla?
why-draw = Siempre se puede robar una, y jugarla si encaja
ask-match = Extremos: { $face } y 8 amarillo. ¿Cuáles encajan?
why-match = Encaja si una mitad tiene el color o el signo
