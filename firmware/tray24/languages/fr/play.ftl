## commands/play.py

metavar-host = H
help-host = adresse du serveur (par défaut { $host } : cette machine)
metavar-port = P
help-port = par défaut { $port } ; 0 en choisit un libre
help-no-browser = ne pas ouvrir le navigateur
metavar-link = PORT
help-link = offrir le port USB du plateau à socket://{ $host }:PORT, pour les commandes qui acceptent --port ; 0 en choisit un libre
help-kind = le modèle de plateau : full (par défaut), light (24 LED, sans capteurs), starter (huit LED, quatre boutons) ou twin (comme full, avec deux LED par case) ; chacun a ses propres réglages et sa partie
metavar-trace = FICHIER
help-trace = rejouer une trace enregistrée par './tray24 trace'
bad-port = --port { $port } : indique un nombre de 0 à 65535
bad-link = --link { $port } : indique un nombre de 0 à 65535
trace-alone = --trace : enlève --host et --link, car la page ne montre que l’enregistrement

## The address of a page with the title $title.

at = { $title } sur { $url }

## web/server.py

told = tray24 play : { $words }
name = Tray24
cannot-listen = impossible d’écouter sur { $host } port { $port } : { $reason }. Indique un autre { $option }.
# $variable is the name of an environment variable.
nothing-kept = impossible d’écrire dans { $home } ({ $reason }) : parties et réglages ne durent que tant que ceci tourne. Mets dans { $variable } un dossier où l’on peut écrire.
other-name = Cette page n’est pas servie sous ce nom : utilise l’adresse affichée, ou un numéro.
open-to-all = quiconque atteint cette adresse peut jouer à toutes les places, voir leurs dés et dominos, changer les réglages et tirer la prise ; aucun mot de passe n’est demandé.
another-tray = un autre 'play' tourne déjà : ceci est donc le plateau { $number }, avec ses propres réglages et sa partie dans { $folder }.

## apps/process.py

app-ended = l’app a terminé son processus, avec le code de sortie { $code }

## tray/data_folder.py

too-many-trays = { $most } plateaux tournent déjà dans { $home } : arrêtes-en un, ou mets un autre dossier dans { $variable }

## tray/link_server.py

port-at = Le port USB du plateau à { $url }
# To a program that asks the tray for MicroPython's prompt.
no-prompt = le plateau du simulateur tourne avec Python et n’a pas l’invite de MicroPython qu’il faut à mpremote : './tray24 pico' émule un Pico qui l’a
