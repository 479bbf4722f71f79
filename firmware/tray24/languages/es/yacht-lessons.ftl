### The lesson of yacht: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Once turnos, una categoría en cada uno. Gana el total más alto
do-aim = Tirar cinco dados
why-aim = ¡Dos 8! Los iguales dan puntos: consérvalos
ask-hold = Conserva los dos 8: marca los otros tres
wrong-hold = El 8 azul y el 8 amarillo se quedan. Marca los otros tres
why-hold = Un comodín y dos 8: tres iguales. Podrías tirar otra vez
ask-write = Anota la categoría que da más
why-write = Cuentan los cinco, el comodín 50. Categoría ya usada
# Why another box is better: what this one counts or needs, and $points, what it pays.
less-blue = Solo cuentan los dados azules: { $points }
less-four = Hacen falta cuatro iguales: { $points }
less-green = Solo cuentan los dados verdes: { $points }
less-large = Hacen falta cinco de un color: { $points }
less-red = Solo cuentan los dados rojos: { $points }
less-small = Hacen falta cuatro de un color: { $points }
less-three = Hacen falta tres iguales: { $points }
less-two = Cuentan todos los dados, pero son solo { $points }
less-wild = 50 por comodín: { $points }

# The questions.
ask-alike = ¿Qué categoría da más aquí?
why-alike = El comodín es un tercer 7. Cuentan los cinco, el comodín 50
ask-chain = ¿Qué categoría da más ahora?
why-chain = 3-8-8-salto-salto: los vecinos comparten color o signo
ask-color = ¿Cuál da más aquí?
why-color = Tres rojos y un comodín: cuatro de un color, siempre 75
ask-rolls = Has tirado tres veces. ¿Puedes tirar otra?
why-rolls = Una vez los cinco, luego dos veces los que quieras
ask-wilds = Dos comodines. ¿Qué categoría da más?
why-wilds = 50 por comodín. Los colores no cuentan comodines
ask-zero = Nada te sirve. ¿Puedes anotar un cero?
why-zero = Un cero en cualquier categoría libre, si lo prefieres
