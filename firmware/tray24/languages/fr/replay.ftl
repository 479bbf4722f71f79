# The command replay: records are checked line by line, or one of them is shown as a page.

help-files = une partie archivée (*.t24)
help-advise = montrer chaque choix à côté du meilleur coup de sa position selon le bot le plus fort, et ce qui a été perdu
help-page = montrer la partie sur la page, ligne par ligne, en avant et en arrière
help-port = avec --page : par défaut { $port } ; 0 en choisit un libre
help-no-browser = avec --page : ne pas ouvrir le navigateur
only-with-page = --port et --no-browser ne servent qu’avec --page
one-file-to-advise = --advise concerne une seule partie : indique un FILE
column-line = ligne
column-seat = place
column-move = coup
column-worth = valeur
column-best = meilleur
column-lost = perdu
points = points
tiles = dominos
lost = la place { $seat } a perdu { $lost } { $unit } en { $count } choix, dont { $best } étaient les meilleurs
one-file = --page montre une seule partie : indique un FILE
# of several files
of-file = { $path } : { $verdict }
bad-port = --port { $port } : indique un nombre de 0 à 65535
unreadable = tray24 replay : { $path } : illisible : { $reason }
page-unreadable = { $path } : illisible : { $reason }. Indique une partie archivée (*.t24)
no-record = { $path } : ce n’est pas une partie archivée ; son en-tête est incompréhensible : { $reason }
