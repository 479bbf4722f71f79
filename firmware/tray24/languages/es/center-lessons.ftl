### The lesson of the center-die game: of each step the question, two lines of the display, and the reason, three lines.

ask-again = Encaja el 5 rojo. ¿Puedes volver a tirar la mano?
why-again = No hay que jugar: tira una vez y luego juega o roba
ask-bluff = El sitio 2 desafió un +4 que era farol. ¿Quién sigue?
why-bluff = El sitio 1 lo retiró y robó cuatro. El sitio 2 juega normal
ask-draw = Has vuelto a tirar. ¿Y ahora?
why-draw = Se repite una vez por turno. Después se roba un dado
ask-match = ¿Qué dados encajan?
why-match = El mismo color o signo, o un comodín
ask-sign = ¿Y cuáles encajan aquí?
why-sign = El mismo signo encaja: un cambio va sobre cualquier cambio
ask-wild = Encaja el 5 rojo. ¿Puedes jugar el comodín?
why-wild = Un comodín se puede jugar en cualquier momento
