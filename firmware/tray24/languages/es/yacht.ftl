### The texts of yacht.

box_blue = Dados azules
box_chain = Cadena de cinco
box_four = Cuatro iguales
box_green = Dados verdes
box_large = Cinco de un color
box_open = libre
box_red = Dados rojos
box_small = Cuatro de un color
box_three = Tres iguales
box_two = Dos iguales
box_wild = Comodines
box_yellow = Dados amarillos
# Boxes of a sheet in two columns of the display: 40 columns each.
cell_blue = Azul
cell_chain = Cadena
cell_four = 4 iguales
cell_green = Verde
cell_large = 5 color
cell_red = Rojo
cell_small = 4 color
cell_three = 3 iguales
cell_two = 2 iguales
cell_wild = Comod.
cell_yellow = Amarillo
dice_and_sheets = Dados y hojas
did_reroll = { $name } vuelve a tirar
did_score = { $name }: { $box }, { $points }
did_zero = { $name }: cero, { $box }
do_reroll = Tira los marcados
do_score = Anotar puntos
do_zero = Anotar un cero
faces_of_dice = Caras de los dados
game = Yacht
hold = conserva { $dice }
keep_die = Deja el { $face }
mark_dice = Marcar dados
roll_die = Tira el { $face }
roll_five = tira los cinco
# Of one die, where four are held: these would have no room.
roll_only = tira solo el { $die }
rolls_n = tiradas: { $count }
totals_are = Totales: { $counts }
worth = { $points }
why_aim = { $box } { $chance } %
why_about = { $box }, unos { $points }
why_now = ahora { $points }, luego unos { $chance }

# What the coach says in a first match: three lines of the display.
coach-again = Puedes tirar algunos una vez más, o anotar ya
coach-box = Cada categoría se usa una vez. Esta daría ahora { $points }
coach-reroll = Marca dados para tirarlos otra vez, hasta dos veces; los otros quedan
coach-zero = Ninguna categoría puntúa: tienes que anotar un cero
