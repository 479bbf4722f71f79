# The command mirror: the tray as a page for a large screen.

help-http = par défaut { $port } ; 0 en choisit un libre
help-no-browser = ne pas ouvrir le navigateur
bad-port = --http { $port } : indique un nombre de 0 à 65535
page-title = Le miroir du plateau
fault = Le miroir n’a pas pu suivre le plateau ({ $fault }).
# $reason: one or several sentences.
gone = { $reason }
    Le miroir continue dès que le plateau est de retour.
connected = { $board } : connexion établie
not-there = Le plateau est injoignable : { $reason }
# $option: the option that gives another port.
cannot-listen = impossible d’écouter sur { $host } port { $port } : { $reason }. Indique un autre { $option }.
