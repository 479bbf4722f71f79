### The lesson of yacht: of each step the question, two lines of the display, and the reason, three lines.

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
ask-zero = Nada bueno. ¿Puedes anotar un cero?
why-zero = Un cero en cualquier categoría libre, si lo prefieres
