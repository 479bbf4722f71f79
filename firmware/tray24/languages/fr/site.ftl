## commands/of_checkout/site.py, site/

help-out = le dossier à écrire, par défaut { $folder } ; son contenu est remplacé
help-home = adresse où sera le site ; sinon, Homepage dans pyproject.toml
help-source = adresse du dépôt ; sinon, Repository dans pyproject.toml
no-address = { $given } n’est pas une adresse : donnes-en une qui commence par https://, sans ? ni #
help-serve = servir le site à cette machine jusqu’à Ctrl-C, et l’ouvrir
help-port = port de --serve, par défaut : un port libre
help-no-browser = ne pas ouvrir de navigateur
name = Tray24, le plateau de dés
description = Des jeux de dés sur un plateau qui connaît les règles : joue contre des bots, à plusieurs, avec des dés virtuels ou réels.
built = { $folder } : { $files } fichiers, { $size } Mo ; le plateau qu’il contient charge { $tray } Mo. Tout serveur web peut héberger ce dossier.
not-a-site = --out { $folder } : il contient des fichiers d’autre chose. Indique un dossier neuf ou vide.
no-npm = il manque node et npm, qui récupèrent et préparent Python pour les navigateurs : installe Node.js, par exemple les paquets Debian nodejs et npm
npm-failed = npm ne peut pas récupérer { $name } { $version } : { $reason }
other-bytes = { $name } { $version } a d’autres octets que prévu : { $found } au lieu de { $wanted }. Rien n’a été utilisé.
not-compiled = les modules n’ont pas pu être compilés pour le navigateur : { $reason }

## site/documents.py

docs-title = Documents
docs-use = Utiliser
docs-games = Jeux
docs-build = Construire
docs-develop = Développer
docs-failed = les documents ne peuvent pas être faits : voir les messages ci-dessus
to-start = À propos de Tray24

## site/start/

start-parts = Parties de cette page
start-title = Un plateau pour 24 dés qui connaît le jeu
start-words = Tray24 est un plateau électronique pour jeux de dés que tu peux construire. Une lumière et un capteur sous chaque case, dix boutons et un petit écran arbitrent cinq jeux : avec des dés réels ou avec des dés qu’il lance, entre une à six personnes et des bots. Une partie survit à une coupure de courant.
start-play = Jouer maintenant
start-play-words = Tout le plateau tourne dans ton navigateur, avec son vrai logiciel. Rien n’est installé et rien n’est envoyé nulle part ; après la première visite, il n’a plus besoin de réseau.
start-picture = Le jeu du plateau : des lumières sous les dés, l’écran avec le tour en cours, et les mains de trois joueurs
start-flash = Flasher un Pico
start-boards = Pour un Raspberry Pi Pico, Pico H ou Pico W ; un Pico 2 ne peut pas le faire tourner. Aucun programme n’est nécessaire :
start-step-1 = Maintiens le bouton BOOTSEL du Pico enfoncé pendant que tu le branches. Un disque apparaît : RPI-RP2.
start-step-2 = Glisse le fichier sur le disque. Le disque disparaît.
start-step-3 = Le Pico est un plateau. Son écran propose la première partie.
start-download = Télécharger tray24.uf2 { $version } ({ $size } Mo)
start-connect = Connecter ton plateau
start-connect-words = voir en direct ce qu’il montre, garder ses parties, le vérifier et changer ses réglages, dans ce navigateur.
start-setup = Avec Python, une seule commande fait tout, jusqu’à la première partie :
start-build = En construire un
start-build-words = Trois modèles, chacun avec un guide, une liste des pièces et tous les fichiers. Personne n’en a encore construit : commence par le petit.
start-guide = docs/hardware/{ $guide }.html
# The kinds of tray as the first table of hardware/README.md compares them: cell-ROW-KIND. $a to $d are its numbers.
kind-1 = plateau complet
kind-2 = Tray24 Light
kind-3 = débutant sur plaque d’essai
fact-1 = cases
fact-2 = voit les vrais dés
fact-3 = prix, port compris
fact-4 = heures de travail
cell-1-1 = { $a } avec lumière et capteur, carte dédiée
cell-1-2 = { $a } avec lumière, ruban de LED, boîtier dédié
cell-1-3 = { $a } lumières sur une plaque d’essai
cell-2-1 = oui, place et couleur
cell-2-2 = non : dés virtuels, ou indiqués par les touches
cell-2-3 = non : dés virtuels seulement
cell-3-1 = de { $a } à { $b } EUR à la main, de { $c } à { $d } EUR avec une carte assemblée
cell-3-2 = de { $a } à { $b } EUR
cell-3-3 = de { $a } à { $b } EUR
cell-4-1 = { $a } à la main, { $b } avec une carte assemblée
cell-4-2 = { $a }
cell-4-3 = { $a }
start-rules = Règles
start-rules-words = Le plateau dit pourquoi quand il refuse quelque chose. Voici toutes les règles.
start-rules-of = { $count } règles
start-rules-page = docs/firmware/RULES.fr.html
start-playing = Comment jouer
start-playing-page = docs/firmware/PLAYING.fr.html
start-develop = Développer
start-develop-words = Le même code tourne sur le Pico, dans le simulateur et sur ce site.
start-commands = Toutes les commandes
start-contribute = Contribuer
start-architecture = Comment marche le logiciel du plateau
start-link = Requêtes à un plateau par USB
start-source = Code source
start-languages = Langues de cette page
start-unofficial = Tray24 n’est pas un produit officiel. UNO est une marque de son propriétaire, qui n’a rien à voir avec ce projet.
start-licences = Licences de toutes les parties
start-not-here = Le plateau de ce site n’a pas de liaison pour d’autres programmes, et aucun autre ordinateur ne peut le rejoindre. Les deux fonctionnent quand on le démarre avec
other-table = { $file } : son premier tableau doit comparer les modèles de plateau par guides, images et ces lignes : { $rows }
other-words = { $file } dit « { $table } », mais les textes du site « { $said } » : change site.ftl dans toutes les langues
