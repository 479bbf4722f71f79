### Errors of people at the tray or of their fingers. Shown on the page, after a colon or alone: no capital at the
### beginning, no period at the end.

## The tray.

no-power = la bandeja no tiene corriente: conecta el enchufe
no-match = la pantalla de la bandeja no muestra una partida en curso: empieza una o continúa la última
moved-on = la pantalla de la bandeja ha cambiado: vuelve a mirar
too-late = eso llegó demasiado tarde y no se hizo: la bandeja pregunta ahora otra cosa
answer-first = la bandeja pregunta algo: responde primero
not-offered = la bandeja no ofrece eso ahora
# $item is a name out of the program, such as "continue".
item-not-offered = la bandeja no ofrece { $item } ahora
no-face-asked = la bandeja no pregunta por una cara
# $face is written as records write it, "r7".
face-not-offered = la bandeja no ofrece { $face }: ve otro color
nothing-to-confirm = la bandeja no espera que hagas nada
no-starter-asked = la bandeja no pregunta quién empieza
no-verdict-asked = la bandeja no pregunta si un dado valía
no-gift-asked = la bandeja no pide que se dé un dado
other-than-told = el dado que hay allí no es el que se indicó: indícalo otra vez
no-real-match = no hay ninguna partida con dados reales en curso: empieza una o continúa la última
no-real-screen = la pantalla de la bandeja no muestra una partida con dados reales: empieza una o continúa la última
no-sensors = la bandeja no tiene corriente o no tiene sensores: no hay nada que calibrar
calibration-failed = no se ha podido medir la bandeja ({ $reason }), así que no ha empezado ninguna partida: inténtalo otra vez y, si tampoco sale, oscurece la sala
calibration-stopped = un botón ha detenido la medición, así que no ha empezado ninguna partida: inténtalo otra vez

## Fingers and menus.

fingers-busy = los dedos aún no han acabado: prueba dentro de un momento
simulator-fault = un fallo del simulador ({ $fault }): usa las teclas de la bandeja, o deshaz y prueba otra vez
no-way-home = la bandeja no vuelve a su menú
too-many-kept = La bandeja ya guarda todas las partidas sin terminar que puede: antes continúa o abandona una.
refused-setting = { $reason }
somebody-pressed = alguien más ha pulsado un botón: prueba otra vez
bots-after-people = Sin botones de sitio, las personas tienen los primeros sitios y todos los bots son de un mismo tipo.
bot-not-seated = la bandeja no sienta a { $bot } en el sitio { $seat }
player-not-seated = la bandeja no sienta a nadie en el sitio { $seat }
# $name and the values are names out of the program.
wrong-option = la opción { $name } es { $choices }, no { $value }
# A list of choices; $choices may be such a list itself.
either = { $choices } o { $choice }
# What stands on the tray's display, word for word.
display-says = { $text }

## Turns.

bot-chooses = es el turno de un bot: espera al tuyo
nobody-chooses = no es el turno de nadie: empieza una partida o continúa la última
nobody-lays = ahora no se puede poner ninguna ficha
nobody-plays = nadie juega en el sitio { $seat }
# $line is the move as records write it; $reason is why it is refused.
line-refused = "{ $line }": { $reason }
onlooker = quien solo mira no puede jugar: antes elige un sitio o toda la mesa
own-button = el sitio { $seat } solo puede pulsar su propio botón
own-name = el sitio { $seat } solo puede cambiar su propio nombre durante una partida
own-rack = el sitio { $seat } solo puede mirar su propio atril
own-dice = el sitio { $seat } solo puede tomar y tirar sus propios dados
own-screen = { $name } juega en otra pantalla
screen-not-left = el sitio { $seat } juega en su propia pantalla; podrá seguir aquí cuando esa lleve un minuto sin responder
own-answer = el sitio { $seat } solo puede responder por sí mismo
own-button-and-keys = el sitio { $seat } solo puede pulsar su propio botón, y las teclas en su turno
seats-stay = los sitios solo rotan después de una partida con dados electrónicos
keys-of-another = solo el sitio que tiene el turno puede pulsar las teclas, y ese no es el sitio { $seat }

## Real dice and tiles. $die and $face are faces, written as records write it, "r7".

nothing-to-roll = no hay nada que tirar: antes toma dados de la bolsa
never-rolled = este dado aún no se ha tirado: tíralo antes
not-on-table = { $place ->
    [slot] { $die } está en la casilla: solo se pueden tirar dados de la mesa
   *[pouch] { $die } está en la bolsa: solo se pueden tirar dados de la mesa
}
slot-taken = { $die } está en la casilla { $slot }: quítalo antes
no-such-side = el dado { $id } no tiene { $face }
# $set is the name of a set of dice, $last the highest number of one.
no-such-die = no hay un dado { $id }: { $set } tiene los dados de 0 a { $last }
only-dice = a este juego se juega con dados
not-on-rack = esa ficha no está en el atril del sitio que tiene el turno
draw-first = antes todos tienen que robar, como dice la bandeja
three-rolls = un turno tiene como mucho tres tiradas, y ninguna si ya hay un dado en una casilla: pon o indica los dados tal como están
first-roll-of-five = la primera tirada es de los cinco dados

## Tabs: the reason why one more has no room; at most 120 bytes.

full = hay { $most } pestañas abiertas: cierra una
full-others = fuera del ordenador de la bandeja hay { $most } pestañas abiertas: cierra una de ellas
full-address = este dispositivo tiene { $most } pestañas abiertas: cierra una
full-place = hay { $most } pestañas abiertas en este sitio: cierra una o toma otro sitio
