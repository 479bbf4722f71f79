### The lesson of the tray game: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Quédate sin dados antes que nadie. Prueba tres jugadas
do-aim = Empezar
ask-play = Pon el { $face } junto a un dado con el que encaje
why-play = Rojo junto a rojo. El mismo número también encajaría
ask-take = Ningún dado tuyo encaja. ¿Y ahora?
why-take = Robas un dado y lo tiras: el 3 rojo encaja
ask-call = Te quedan dos dados: avisa antes de jugar
why-call = Canta UNO antes de quedarte con uno, o te pillarán

# The questions.
ask-declared = ¿Dónde va el { $face }? El comodín es verde
why-declared = Un comodín tiene el color elegido, y ningún signo propio
ask-four = ¿Puedes jugar el comodín +4?
why-four = Solo si no encaja otro dado. Aquí encaja tu comodín
ask-half = Mitad izquierda en juego. ¿Dónde va el { $face }?
why-half = La casilla 9 está en la otra mitad: no es vecina
ask-match = ¿En qué casillas encaja el { $face }?
why-match = Junto a un dado de su color o signo, nunca en diagonal
ask-must = ¿Qué haces ahora?
why-must = Si un dado encaja hay que jugar, y un comodín encaja siempre
ask-one = ¿En qué casillas encaja el { $face }?
why-one = Basta con que encaje un vecino, sean como sean los otros
ask-reverse = Juegan dos. El sitio 1 juega cambio. ¿Quién sigue?
why-reverse = Entre dos jugadores, el cambio deja sin turno al otro
ask-uno = Juegas uno de dos dados. ¿Puedes cantar ya UNO?
why-uno = Cántalo antes o después de poner el penúltimo dado
