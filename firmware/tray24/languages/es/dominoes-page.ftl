# Texts of the page for dominoes. `shows` are the tiles beside a line: leave them as they are.

short-1 = Un doble abre cuatro brazos. Pon una ficha en un extremo del mismo color o signo.
    .shows = g7/g7
short-2 = Solo actúa la mitad que toca: salto, cambio, +2, comodín +4.
    .shows = r5/bS
short-3 = Un tope cierra su brazo.
    .shows = y2/DE
short-4 = Si un comodín queda abierto, eliges su color.
    .shows = W/W
short-5 = Los atriles son secretos: en una pantalla compartida la bandeja pregunta si nadie más mira.
    .shows = uno
option-target = Puntos para ganar
option-all_doublets = Cada doble abre dos brazos más
option-reopen = Un doble comodín puede reabrir una mesa cerrada
clicks = elige una ficha y después un extremo abierto, en la mesa o en la bandeja.
table = Las fichas de la mesa
table-empty = El primer doble abre cuatro brazos.
# A tag: this open end takes any tile.
takes-any = cualquiera
arm = Brazo { $arm }, extremo abierto { $face }, casilla { $slot } de la bandeja
    .fits = Brazo { $arm }, extremo abierto { $face }, casilla { $slot } de la bandeja, encaja
arm-no-slot = Brazo { $arm }, extremo abierto { $face }, sin casilla en la bandeja
    .fits = Brazo { $arm }, extremo abierto { $face }, sin casilla en la bandeja, encaja
slot = Casilla { $slot }
slot-end = Casilla { $slot }, extremo abierto { $face }
field = 24 casillas, { $number } de ellas extremos abiertos
pile-title = { $count } en el pozo
pile-on-table = { $count } en la mesa
pile-in-racks = { $count } en los atriles
pile-name = { $count ->
    [one] Pozo, { $count } ficha.
   *[other] Pozo, { $count } fichas.
}
pile-name-draw = { $count ->
    [one] Pozo, { $count } ficha. Robar una ficha
   *[other] Pozo, { $count } fichas. Robar una ficha
}
neither = Ninguna
leave-closed = Dejarlos cerrados
wilds-beside = Comodines junto a { $face }
asked-which-side = ¿qué mitad toca?
asked-lead = sal con un doble
asked-reopen = todo está cerrado: ¿reabrir?
asked-tile-and-end = una ficha, luego un extremo
asked-pass = nada encaja: pasa
# Before a challenge: the player of the wild +4, what the reader draws and what the other does.
stakes = Aceptar: robas { $mine }. Desafiar: si era un farol, { $name } roba { $theirs }; si no, robas { $mine }. No hay farol si { $name } no tenía el color de ningún extremo abierto.
hint-can-lead = { $Tile } puede salir
    .label = { $tile }, puede salir
hint-cannot-lead = { $Tile } no puede salir
    .label = { $tile }, no puede salir
hint-no-end = { $Tile } no encaja en ningún extremo
    .label = { $tile }, no encaja en ningún extremo
real-another-end = Otro extremo
