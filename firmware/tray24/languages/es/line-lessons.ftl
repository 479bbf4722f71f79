### The lesson of the dice line: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Quédate sin dados antes que nadie. Prueba tres jugadas
do-aim = Empezar
ask-play = En la cabeza hay un 3 rojo. Juega uno que encaje
why-play = Tu 5 rojo es la nueva cabeza: el siguiente debe encajar
ask-call = Te quedan dos dados: avisa antes de jugar
why-call = Canta UNO antes de quedarte con uno, o te pillarán

# The questions.
ask-again = El sitio 1 jugó un +1 rojo. ¿Quién sigue?
why-again = El sitio 2 toma el de la cola, tira todo y pierde el turno
ask-choose = Encaja el 5 rojo. ¿Puedes tomar el de la cola?
why-choose = Puedes no jugar: toma el dado de la cola y tira todos
ask-match = ¿Qué dados encajan en la cabeza?
why-match = El mismo color o signo, o un comodín
ask-must = Un dado en la línea. ¿Puedes volver a tirar?
why-must = No mientras encaje uno de tus dados
ask-plus = ¿Qué dados encajan con el +1 verde?
why-plus = Su color, u otro +1. Un +2 es otro signo
ask-take = Nada encaja. ¿Qué haces?
why-take = Pagas con un dado: tomas el de la cola y tiras todos
