-no-tray = './tray24 setup' installe un Pico neuf, './tray24 flash' flashe le plateau sur un Pico où tourne MicroPython
-to-flash = flashe le logiciel du plateau avec './tray24 flash'

## link/replies.py

# A part of an answer, its value, and a rule of JSON Schema: scores[0] is "a", but must fit {"type": "integer"}
fault = { $place } vaut { $value }, mais doit respecter { $rule }

## link/client.py

long-request = une demande de { $bytes } octets
long-request-hint = une ligne de la liaison a au plus { $bytes } octets : demande moins
broke-off = { $name } : la connexion est perdue ({ $error }). Vérifie le câble, puis relance la commande.
silent = { $name } ne répond pas.
silence = { $name } : pas de réponse à '{ $do }' en { $seconds } s. Débranche le plateau, rebranche-le et recommence.
silence-heard = { $name } : pas de réponse à '{ $do }' en { $seconds } s ; ce qui en vient, { $quote }, n’est pas une réponse de plateau. Débranche le plateau, rebranche-le et recommence.
bad-answer = { $name } ne répond pas à '{ $do }' comme un plateau : { $fault }. Flashe à nouveau le logiciel du plateau avec './tray24 flash' ; si rien ne change, signale cette ligne.
bad-event = { $name } envoie un événement '{ $event }' qu’aucun plateau n’envoie : { $fault }. Flashe à nouveau le logiciel du plateau avec './tray24 flash' ; si rien ne change, signale cette ligne.
still-waiting = { $name } ne répond pas à '{ $do }' depuis { $passed } s ; attente de { $limit } s au plus ...

## link/connection.py: a board that comes back

not-back = { $name } n’est pas de retour après { $seconds } s. Débranche, rebranche et relance la commande. Dernière erreur : { $last }

## link/connection.py

the-tray = le plateau sur { $port }
closed-at-once = { $name } a été fermé aussitôt par l’autre côté : { busy }

## link/hello.py

no-answer = { $name } ne répond pas : { $what }
no-hello = { $name } répond, mais pas à 'hello' : { $error }. { -no-tray }.
no-tray = { $name } : autre chose qu’un plateau répond ({ $fault }). Choisis un autre port avec --port.
older = le plateau a tray24 { $version }, plus ancien que ces outils ({ $ours }) : mets-le à jour avec './tray24 flash' (archives, réglages et calibrage sont gardés)
newer = le plateau a tray24 { $version }, plus récent que ces outils ({ $ours }) : mets les outils à jour (git pull), ou flashe le logiciel plus ancien avec './tray24 flash'
at-prompt = MicroPython est à son invite et aucun plateau ne tourne. { -no-tray } ; si un plateau y a tourné, './tray24 doctor' dit pourquoi il s’est arrêté.
no-words-of-tray = ce qui en vient n’est pas d’un plateau ({ $quote }). Choisis un autre port avec --port ; si c’est bien celui du plateau, un autre programme y tourne peut-être : { -no-tray }.
nothing-comes = rien n’en vient. Débranche le plateau, rebranche-le, attends son menu et recommence ; s’il reste muet, { -no-tray }.

## link/replication.py

damaged = les messages du plateau sont abîmés ({ $error })

## link/client.py: answers in pages

no-end = { $tray } envoie { $list } sans fin : débranche-le, rebranche-le et relance la commande

## link/ports.py

busy = un autre programme l’utilise. Ferme-le (un terminal, Thonny, mpremote, un autre tray24) et recommence
metavar-port = PORT
help-port = où est le plateau : un port, id:NUMÉRO d’une carte, ou socket://HÔTE:PORT (par défaut : le seul qui soit là)
no-number = --port { $port } : aucune carte n’a ce numéro ; { $there }. Branche-la, ou corrige le numéro
several-boards = { $count } cartes sont là ; choisis-en une :
# A line for each of several boards, below the sentence above.
several-boards-line = --port { $port } ou --port id:{ $number }
none-there = il n’y a pas de plateau ; { $there }. Branche-le avec un câble USB qui transporte des données (beaucoup ne font que charger), mais pas à un hub sans alimentation propre (le plateau demande 500 mA) ; pour un Pico neuf, commence par './tray24 setup'
# { $there }: there or no-usb.
there = ports trouvés : { $ports }
no-usb = le système ne voit aucun port série en USB
bad-port = { $error }. Indique un port (/dev/ttyACM0, COM3), id:NUMÉRO ou socket://HÔTE:PORT
no-socket = { $reason }. Lance d’abord le plateau émulé ('./tray24 pico', ou './tray24 play --link 2424'), ou corrige l’adresse
no-such-port = ce port n’existe pas ; { $there }. Branche le plateau, ou indique son port ; sans --port, il est trouvé tout seul
no-serial-port = ce n’est pas un port série ; { $there }. Indique le port du plateau ; sans --port, il est trouvé tout seul
other-error = { $error }. Débranche le plateau, rebranche-le et recommence
no-permission-linux = tu n’as pas le droit d’utiliser les ports série. Rejoins leur groupe avec 'sudo usermod -aG dialout $USER' (sous Arch : uucp), ferme ta session, rouvre-la et recommence
no-permission-macos = macOS ne te laisse pas l’utiliser : autorise l’accessoire quand il le demande, et lance la commande depuis ton propre compte
no-permission = tu n’as pas le droit de l’utiliser : lance la commande depuis un compte qui peut utiliser les ports série

## link/prompt.py

the-board = la carte sur { $port }
no-micropython = { $name } : aucun MicroPython ne répond. Si c’est bien ta carte, { -to-flash }.
no-micropython-heard = { $name } : aucun MicroPython ne répond ; il en vient { $heard }. Si c’est bien ta carte, { -to-flash }.
confused = { $name } : la carte donne une réponse inattendue ({ $confused }). Débranche-la, rebranche-la et recommence : rien n’est perdu
another-board = { $name } est une autre carte : { $machine } avec { $kind } { $version }. Le plateau est un Raspberry Pi Pico avec un RP2040 ; choisis-le avec --port, ou { -to-flash }
prompt-broke-off = { $name } : la connexion est perdue ({ $error }). Vérifie le câble, puis relance la commande : rien n’est perdu ; le plateau est soit inchangé, soit à jour

## link/records.py

garbled = { $name } est arrivé abîmé deux fois du plateau : essaie un autre câble ou un autre port USB, puis relance ceci. Ce fichier est toujours dans le plateau, et les archives déjà copiées sont gardées.
# $name: the tray, as 'the tray at /dev/ttyACM0'.
no-record-yet = { $name } n’a pas encore de partie finie : joues-en une jusqu’au bout, puis relance ceci
not-left-yet = { $name } montre encore qui a gagné, et n’archive la partie qu’après : appuie sur sa touche verte, puis relance ceci

## link/ports.py: opening one

closed = l’autre côté l’a fermé
not-opened = impossible d’ouvrir { $name } : { $reason }
no-address = ce n’est pas une adresse

## link/connection.py: the tray of the simulator

virtual = le plateau du simulateur tourne sur Python, avec les fichiers de cette copie du projet
virtual-no-die = le simulateur calibre lui-même son plateau quand une partie avec des dés réels commence ; avant cela, sa page n’a pas de dé
foreign-storage = la mémoire flash du Pico contient d’autres données à la place de celles du plateau, et le plateau demande à l’écran s’il faut les effacer. Si tu n’en as pas besoin, maintiens sa touche verte enfoncée 5 secondes, puis recommence
unwritable-storage = la mémoire flash du Pico ne se laisse pas écrire, le plateau ne peut donc rien garder : essaie un autre Pico
nothing-to-flash = { $port } : impossible de flasher : { $reason }. Indique le port d’un Pico, ou essaie un Pico émulé ('./tray24 pico --blank --drive drive') ; doctor, monitor et toutes les autres commandes sauf calibrate marchent ici aussi

## link/link_doc.py

doc-without-words = { $handler } n’a pas de docstring : écris-en une qui dit ce qu’il renvoie

## host_tools/follower.py

no-library = il manque le paquet { $package }, que Tray24 n’apporte pas : lance le programme avec 'uv run', ou installe le paquet avec 'pip install { $package }'
