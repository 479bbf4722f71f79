# Texts of the page in the browser: the live page, replayed records, and the read-only page of a tray.
#
# <br>, <kbd> and the like are HTML tags: keep them in their places in your sentence.
# These blanks have few values, so the browser gets a message with one of them in all its forms:
#   $face, $Face    a die inside a sentence ("red 7"), and at its beginning ("Red 7")
#   $tile, $Tile    a tile inside a sentence ("red 5 / blue skip"), and at its beginning
#   $color, $Color  one of the four colors
#   $count          a number of things
#   $slot           a slot of the tray, 0 to 23
#   $seat           a seat of the tray, 1 to 6
# The attribute `label` is the text for screen readers: the die first, then the rest.

### Faces and tiles

color-r = rouge
    .start = Rouge
color-y = jaune
    .start = Jaune
color-g = vert
    .start = Vert
color-b = bleu
    .start = Bleu
sign-S = passe
sign-R = inverse
sign-D1 = +1
sign-D2 = +2
sign-W = joker
    .start = Joker
sign-WD4 = joker +4
    .start = Joker +4
sign-DE = impasse
    .start = Impasse
face-colored = { $sign } { $color }
face-declared = { $wild }, annoncé { $color }
face-not-rolled = dé vierge
    .start = Dé vierge
face-unknown = dé inconnu
    .start = Dé inconnu
face = { $face }
face-start = { $Face }
tile = { $tile }
tile-start = { $Tile }
tile-both = { $first } / { $second }
tile-hidden = domino caché
    .start = Domino caché
color-button = { $Color }

### Dice, tiles and places

dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
tiles = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
seat = Place { $seat }
you = Toi
bag-title = { $count } dans le sac
bag-name = Sac, { dice }.
bag-name-draw = Sac, { dice }. Piocher un dé
bag-on-tray = { $count } sur le plateau
bag-in-hands = { $count } dans les mains

### The head of the page

name-of-page = Tray24
description = Tray24 : le vrai logiciel du plateau sur un plateau virtuel.
title-your-turn = À toi | Tray24
new-match = Nouvelle partie
sit-as = S’asseoir
sit-table = Toute la table
# The first screen of another browser at the same table.
settings = Réglages
language = Langue de cette page
language-of-browser = Celle du navigateur
settings-words = Les réglages suivants sont ceux du plateau, communs à tous ceux qui y jouent.
settings-builders = Pour le montage
seats-title = Qui es-tu ?
seats-words = D’autres écrans montrent aussi ce plateau.
# Only in games whose racks are hidden.
seats-rack = Ton chevalet n’est visible que sur ton écran, jusqu’à ce que tu rendes ta place.
seats-give-back = Rendre ma place à la table
seats-open = Places et téléphones
seats-bot = un bot
seats-taken = sur un autre écran
seats-sure = S’asseoir ici aussi
seats-watch = Regarder seulement
seats-table = Nous jouons tous sur cet écran
invite-title = Téléphones
invite-nowhere = Ce plateau ne tourne que dans ton navigateur : d’autres onglets de ce navigateur peuvent s’y asseoir, d’autres machines non. Pour jouer depuis elles, lance le plateau avec ./tray24 play --host 0.0.0.0
invite-how = Pour jouer depuis des téléphones de ton réseau, lance le plateau avec : ./tray24 play --host 0.0.0.0
invite-scan = Scanne ce code avec un téléphone du même réseau, ou ouvre { $url }. Toute personne qui peut atteindre cette adresse peut jouer.
invite-name = Code QR de { $url }
sit-onlooker = Regarder
speed = Vitesse
speed-of-bots = Vitesse des bots
undo = Annuler
undo-name = Annuler un pas
redo = Rétablir
redo-name = Rétablir ce qui a été annulé
help = Aide
controls = Commandes de la partie et de la page
no-scripts = Cette page demande un navigateur récent avec JavaScript. Si le tien l’est, le serveur web n’envoie pas les fichiers .js de cette page comme text/javascript.
connecting = Connexion au plateau.
waiting = Pas de connexion avec le plateau. Cette page se reconnecte toute seule.
perhaps-not-done = Le plateau est de retour. Vérifie : ta dernière action n’a peut-être pas été prise en compte.

# Where the page was loaded from a simulator of another version, and where a message cannot be understood.
update = Nouvelle version
records = Archives
records-words = Chaque partie finie est gardée dans le plateau. On peut la revoir, la vérifier et la garder ailleurs sous forme de fichier.
records-none = Aucune partie n’est encore finie ici.
records-away = Le plateau est injoignable.
records-players = Joueurs et victoires
records-all = Tout télécharger
record-taken = acceptée
records-in-browser = Les parties ne sont gardées que dans ce navigateur : télécharge-les pour les garder ailleurs.
records-on-computer = Les parties sont gardées sur l’ordinateur d’où vient cette page.
records-on-tray = Les parties sont gardées sur le plateau ; ce qui est chargé ici reste jusqu’à la fermeture de l’onglet.
records-bring = Ajouter des parties depuis des fichiers…
record-watch = Revoir
record-download = Télécharger
record-unreadable = Ce fichier est illisible.
record-not-over = { $names } ; la partie n’est pas allée au bout
record-won = { $names } ; victoire : { $won } avec { $points } points
record-of-player = { $played } { $played ->
    [one] partie
   *[other] parties
}, dont { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}
record-too-long = une partie archivée fait { $most } ko au plus
record-too-many-lines = une partie archivée fait { $most } lignes au plus
record-wrong = ce n’est pas une partie de Tray24, ou elle n’est pas correcte : { $reason }
record-known = le plateau a déjà cette partie
record-not-kept = la partie n’a pas pu être conservée : { $reason }
record-of-onlooker = seul quelqu’un qui occupe une place, ou l’ordinateur où tourne le plateau, peut apporter des parties
records-full = au plus { $count } parties apportées sont gardées, de { $most } Mo en tout : il n’y a plus de place
records-left = D’autres parties sont en cours de lecture : { $count }
loading = Chargement du plateau. Il tourne dans ce navigateur.
store-refused = Ce navigateur ne garde rien pour cette page : la partie continue, mais finit avec cet onglet. Une fenêtre privée, un réglage du navigateur ou une adresse sans https en est peut-être la cause.
store-full = Ce navigateur n’a plus de place : ce qui se passe maintenant finit avec cet onglet. Libère de la place sur cet appareil.
store-in-use = Une autre version de cette page est ouverte dans un autre onglet. Ferme cet onglet : le plateau continue ici.
did-not-start = Le plateau n’a pas démarré. Recharge la page ; si cela n’aide pas, utilise un Firefox, Chrome, Edge ou Safari récent.
did-not-load = Le plateau n’a pas été chargé : un fichier de cette page manque ou n’est pas arrivé entier. Recharge la page ; si cela n’aide pas, le site est abîmé ou le réseau retient un fichier.
silent = Le plateau ne démarre pas : rien n’est arrivé depuis une demi-minute. Vérifie le réseau, puis recharge la page.
other-version = Cette page appartient à une autre version du simulateur. Recharge la page.
not-understood = Cette page ne comprend pas ce que dit le plateau. Recharge la page.

### The start page

intro-title = Un plateau pour 24 dés <br>qui connaît le jeu
intro-firmware = Cette page fait tourner le vrai logiciel du plateau, avec ses lumières, son écran, ses boutons et son buzzer. Tout marche au clic, au toucher ou au clavier.
intro-tabs = Ouvre cette page dans d’autres onglets ou sur d’autres écrans de cette machine : tous montrent le même plateau.
start = Commencer
game = Jeu
plug-pulled = La prise est débranchée.
plug-in = Brancher
continue = Continuer
card-hand = manche { $hand }
card-points = { $name } : { $points }
play-bots = Jouer contre des bots
play-alone = Jouer en solo
play-day = Dés du jour
day-words = Tous ceux qui jouent aujourd’hui ont les mêmes dés, quels que soient ceux qu’ils gardent. On peut reprendre un lancer et continuer, mais le résultat ne comptera pas.
day-alone = Pour une seule personne, sans bots
day-electronic = Avec des dés virtuels seulement
day-set = Avec les dés habituels seulement
copy = Copier
copied = Copié
set-up = Préparer une partie…
in-short-name = Le jeu en bref
in-short = { $game }, en bref
to-help = Touches, lumières et règles

### The tray

tray = Le plateau
slots-name = 24 cases
usb-in = Prise USB. La débrancher coupe le courant
usb-out = Prise USB débranchée. La rebrancher
key-red = Touche rouge : retour ; appui long : annuler
key-yellow = Touche jaune : précédent
key-green = Touche verte : OK
key-blue = Touche bleue : suivant
# The letter on a key of the tray, and on the keyboard.
letter-r = R
letter-y = Y
letter-g = G
letter-b = B
display = Écran
display-says = Écran : { $words }
display-off = Éteint.
    .label = Écran : éteint.
mute = Couper le buzzer
unmute = Rétablir le buzzer
seat-button-free = Bouton de la place { $seat }, libre
seat-button-you = Bouton de la place { $seat }, toi
    .turn = Bouton de la place { $seat }, toi, à toi de jouer
    .next = Bouton de la place { $seat }, toi, ensuite
seat-button = Bouton de la place { $seat }, { $name }
    .turn = Bouton de la place { $seat }, { $name }, joue
    .next = Bouton de la place { $seat }, { $name }, ensuite
slot-empty = Case { $slot }, vide
slot-die = Case { $slot }, { $face }
slot-refused = Case { $slot }, { $face }, refusé : { $words }
# The button beside a sentence about what is refused, or not possible: it opens the help at the rule.
why = pourquoi ?

### The room around the tray

room = Pièce
room-light = Éclairage
room-light-value = { $level ->
    [dark] obscurité
    [lamp] lampe
    [bright] clair
    [day] plein jour
   *[sun] soleil
}
sensor-noise = Bruit des capteurs
sensor-noise-value = { $level ->
    [none] aucun
    [little] peu
    [some] moyen
   *[much] fort
}
# What the real dice are made of.
dice-make = Matière des dés
dice-molded = plastique moulé
dice-printed = autocollants imprimés
dice-translucent = translucides
dice-dark = sombres

### The match

score = Score
score-hand = manche { $hand }
score-hand-aim = manche { $hand }, { $aim }
aim-target = premier à { $target }
points = { $points } points
bag = Sac
table = La table
hand = Manche
log = Journal
log-name = Journal, le plus récent d’abord
log-hand = manche { $hand }
seat-name = Place { $seat }, { $name }
hand-of-you = Place { $seat }, toi.
hand-of = Place { $seat }, { $name }.
your-turn = À toi
# $ending is the last letter of the name.
turn-of = À { $name } de jouer
# Where it is the turn of somebody who plays on a phone, at the screen of the whole table.
turn-elsewhere = { $name } joue sur un autre écran
turn-elsewhere-you = Tu joues sur un autre écran
screen-gone = Cet écran ne répond plus.
screen-left = Cet écran ne répond plus depuis une minute.
screen-fetch = Continuer ici
rolls = { $name } lance
next = ensuite
below = ci-dessous
bot = bot
bot-fair = bot moyen
bot-sharp = bot malin
bot-expert = bot expert
bot-gentle = bot facile
bot-random = bot au hasard
character-steady = Un bot posé
character-watchful = Un bot attentif, prompt à contrer
character-forgetful = Un bot distrait, qui oublie souvent d’annoncer UNO
character-cautious = Un bot prudent, qui surveille le joueur suivant
character-bluffer = Un bot qui bluffe
character-rascal = Un chenapan, qui bluffe et ne laisse passer aucun oubli de UNO
virtual = virtuel
over = La partie est finie
you-win = Tu gagnes
wins = { $name } gagne
# $last is the last of several names, $names all others.
share-the-win = { $names } et { $last } se partagent la victoire
names = { $names } et { $name }
after-hands = { $count ->
    [one] après { $count } manche
   *[other] après { $count } manches
}
### The evening's card, once a match is over: who stood out, and by what.

evening = Cette partie
evening-close = Fermer la carte
evening-best-hand = Meilleure manche
evening-best-hand-did = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
evening-best-turn = Meilleur tour
evening-best-turn-did = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
evening-most-caught = Œil de lynx
evening-most-caught-did = { $count ->
    [one] { $count } contre-UNO
   *[other] { $count } contre-UNO
}
evening-lucky-first = Coup de chance
evening-lucky-first-did = { $count ->
    [one] { $count } point au premier lancer
   *[other] { $count } points au premier lancer
}
evening-lucky-drawn = Coup de chance
evening-lucky-drawn-did = { $count ->
    [one] { $count } pioche jouable aussitôt
   *[other] { $count } pioches jouables aussitôt
}
# The end of a hand, over the question that goes on.
hand-won = { $name } gagne la manche : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hand-won-you = Tu gagnes la manche : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hand-out = { $name } gagne la manche
hand-out-you = Tu gagnes la manche
hand-drawn = Personne ne gagne la manche
play-again = Rejouer
play-around = Changer de place
play-around-title = Rejouer, chacun une place plus loin
watch-again = Revoir
watch-title = La partie jusqu’ici
# The title over a match that is over.
watch-over = Toute la partie
watch-back = Retour à la partie
watch-back-list = Retour aux archives
watch-nothing = Il n’y a aucune partie à voir ici.
watch-to-tray = Aller au plateau

### What a seat may do

roll = Lancer
roll-again = Relancer
keep = Garder
keep-it = Le garder
draw = Piocher
draw-a-die = Piocher un dé
play = Jouer
pass = Passer
accept = Accepter
challenge = Contester
uno = UNO
uno-for = UNO pour { $name }
catch = Contrer { $name }
catch-you = Te contrer
alone = Rien que moi
alone-asked = rien que toi devant l’écran ?
choose = choisis
name-a-color = annonce une couleur
nothing-fits-draw = rien à jouer : pioche
play-it-or-keep-it = joue-le, ou garde-le

### Hints for a die of the hand

hint-not-rolled = { $Face }, pas encore lancé
    .label = { $face }, pas encore lancé
hint-fits = { $Face } est jouable
    .label = { $face }, jouable
# A wild +4 while $match fits as well.
# A die that shows a wild +4 to be a bluff.
die-matched = { $face }, était jouable
hint-bluff = { $Played } peut être contesté : ton { $match } est jouable
    .label = { $played }, peut être contesté : ton { $match } est jouable
hint-fits-any = { $Face } va dans toute case libre
    .label = { $face }, va dans toute case libre
hint-fits-slots = { $number ->
    [one] { $Face } va dans la case { $last }
   *[other] { $Face } va dans les cases { $slots } et { $last }
}
    .label = { $number ->
        [one] { $face }, va dans la case { $last }
       *[other] { $face }, va dans les cases { $slots } et { $last }
    }

hint-fits-ends = { $count ->
    [one] { $Tile } va à un bout
   *[other] { $Tile } va à { $count } bouts
}
    .label = { $count ->
        [one] { $tile }, va à un bout
       *[other] { $tile }, va à { $count } bouts
    }

### Real dice

real-roll-for-start = Lancer pour savoir qui commence
real-best-doublet = Qui a le meilleur double ?
real-done = Fini
real-follow = Suis les lumières
real-right = C’est juste
real-tell-again = Les indiquer à nouveau
real-tell = Indiquer : { $face }
real-tell-left = Indiquer ce qui reste
real-take-back = Le reprendre
real-look-at-hand = Regarder la main
real-look-at-rack = Regarder le chevalet
real-take-dice = { $count ->
    [one] Prends un dé
   *[other] Prends { $count } dés
}
real-take-tiles = { $count ->
    [one] Prends un domino
   *[other] Prends { $count } dominos
}
real-give-dice = { $count ->
    [one] Rends un dé
   *[other] Rends { $count } dés
}
real-give-tiles = { $count ->
    [one] Rends un domino
   *[other] Rends { $count } dominos
}
real-roll-all = Lancer tous les dés
# With several seats at one page: an action and its seat.
real-of-seat = { $action } (place { $seat })
real-wait-lifted = attends : on retire des dés
real-put = pose { $face } dans la case { $slot }
real-put-declared = pose { $face } (annoncé { $color }) dans la case { $slot }
real-as-display-says = est-ce bien ce que dit l’écran ?
real-lift-slot = retire le dé de la case { $slot }
real-lift-blinking = { $count ->
    [one] retire le dé qui clignote
   *[other] retire les { $count } dés qui clignotent
}
real-roll-all-asked = lance tous les dés
real-wait = attends les autres
real-ready = c’est bon ?
real-take-dice-asked = { $count ->
    [one] prends un dé dans le sac
   *[other] prends { $count } dés dans le sac
}
real-take-tiles-asked = { $count ->
    [one] prends un domino dans la pioche
   *[other] prends { $count } dominos dans la pioche
}
real-too-many-dice = { $count ->
    [one] un dé de trop
   *[other] { $count } dés de trop
}
real-too-many-tiles = { $count ->
    [one] un domino de trop
   *[other] { $count } dominos de trop
}
real-tell-dice-held = indique les dés que tu as encore
real-tell-tiles-held = indique les dominos que tu as encore
real-tell-color = indique sa couleur
real-tell-face = indique ce qu’il montre
real-are-these-right = est-ce juste ?
real-put-or-press = pose un dé, ou appuie sur une touche
real-roll-it-again = Le relancer
real-put-lit-slot = pose-le dans la case éclairée
real-no-number = pas un nombre : relance-le
real-does-not-fit-keep = il ne convient pas : garde-le
real-nothing-fits-roll-again = rien à jouer : relance
real-roll-all-asked-your = lance tous tes dés
slot-put = { $slot-said }, pose { $face } ici
slot-lift = { $slot-said }, retire-le
slot-blind = { $slot-said }, sans capteur : indique son dé avec les touches

### The dialog for a new match

new-running = La partie en cours est gardée : on peut la continuer plus tard.
give-up-title = Le plateau garde autant de parties inachevées qu’il peut : en abandonner une ?
give-up-words = Elle s’arrête inachevée, et reste dans les archives. Ferme ceci pour les garder toutes.
dice-title = Dés
dice-electronic = Virtuels : le plateau lance
dice-real = Réels : lancés sur la table
die-set = Type de dés
# The name is that of the game whose dice they are.
die-set-of = { $name } : { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
tiles-title = Dominos
tiles-electronic = Virtuels : sur le plateau
tiles-real = Réels : posés sur la table
who-nobody = Place libre
who-person = Joueur
# The name of a person who has not given one; at most 10 letters.
player = Joueur { $seat }
who-bot = { $name ->
    [fair] Bot, moyen
    [sharp] Bot, malin
    [expert] Bot, expert
    [gentle] Bot, facile
    [random] Bot, au hasard
   *[other] Bot, { $name }
}
seat-input = Nom de la place { $seat }
players-exactly = { $count ->
    [1] Ce jeu se joue en solo.
    [2] Ce jeu se joue à deux.
    [3] Ce jeu se joue à trois.
    [4] Ce jeu se joue à quatre.
    [5] Ce jeu se joue à cinq.
   *[6] Ce jeu se joue à six.
}
players-at-least = { $count ->
    [1] Il faut au moins un joueur.
    [2] Il faut au moins deux joueurs.
    [3] Il faut au moins trois joueurs.
    [4] Il faut au moins quatre joueurs.
    [5] Il faut au moins cinq joueurs.
   *[6] Il faut au moins six joueurs.
}
players-at-most = { $count ->
    [1] Ce jeu se joue au plus en solo.
    [2] Ce jeu se joue au plus à deux.
    [3] Ce jeu se joue au plus à trois.
    [4] Ce jeu se joue au plus à quatre.
    [5] Ce jeu se joue au plus à cinq.
   *[6] Ce jeu se joue au plus à six.
}
option-number = { $option } : indique un nombre de 1 à 9999.
close = Fermer

### The sheet with the controls of small screens

controls-title = Partie et page
hints = Indices
hints-off = Aucun
hints-plays = Ce qui peut être joué
hints-best = Le meilleur coup aussi
children = Des enfants jouent
plug = Prise
plug-pull = Débrancher la prise
sound = Son
sound-on = Son activé
sound-off = Son coupé

### Help

help-rules-of = Les règles :
help-rules-name = Les règles
help-rules-numbered = Toutes les règles en détail
help-rule = { $title }.
help-turn = Ton tour sur cette page
help-click = Choisis un de tes dés, puis une case ; ou glisse-le dessus. Les cases en pointillés sont celles où il va. Si un dé ne va qu’à un seul endroit, il suffit de le choisir.
help-clicks-of = { $game } : { $clicks }
help-keys-of-tray = Ou joue sur le plateau : vert valide, rouge revient en arrière, jaune et bleu passent d’un choix à l’autre. Maintiens rouge une seconde pour annuler.
help-display = L’écran dit toujours ce que le plateau attend.
help-pause = Rouge sur le plateau ouvre le menu de pause, où tu peux garder la partie pour plus tard ou la finir. Avec des dés virtuels, un joueur peut aussi y quitter la partie : un bot prend sa place.
help-hints = Indices :
help-hints-off = aucun
help-hints-plays = ce qui peut être joué
help-hints-best = et le meilleur coup
help-children = Des enfants jouent : ce qui peut être joué est toujours marqué, on annule sans confirmer, les bots jouent deux fois plus lentement, et on a deux fois plus de temps pour annoncer UNO.
help-plug = Débranche la prise quand tu veux. Le plateau n’oublie rien.
help-keys = Touches
help-keys-seats = boutons de place : le tien annonce UNO, ou contre qui l’a oublié
help-keys-colors = les touches de couleur ; aussi <kbd>⌫</kbd> <kbd>←</kbd> <kbd>↵</kbd> <kbd>→</kbd>
key-tab = Tab
key-shift = Maj
help-keys-tab = vers tes dés, tes actions, les cases
key-space = Espace
help-keys-space = prend un dé, le pose dans une case ; les flèches vont d’une case à l’autre
help-keys-undo = annuler, rétablir, nouvelle partie
help-keys-rest = son, prise, cette aide
help-lights = Ce que disent les lumières
help-lights-white = blanc chaud, qui respire : un dé peut aller ici
help-lights-color = une couleur autour d’un dé : la sienne ; pour un joker, celle qui est annoncée
help-lights-red = rouge, qui clignote deux fois de suite : refusé ; l’écran dit pourquoi
help-lights-dot = un point au coin avant droit d’une case : la même lumière, visible aussi à côté d’un dé
help-bone = Les contours et étiquettes blanc cassé sont propres à cette page ; un plateau sur ta table ne les montre pas.
help-colors = Reconnaître les couleurs à leurs motifs
help-colors-red = rouge : points ronds, traits verticaux
help-colors-yellow = jaune : losanges, pointillés
help-colors-green = vert : triangles, traits obliques
help-colors-blue = bleu : carrés, traits horizontaux
help-colors-wild = joker : ivoire, un point de chaque

### What the tray asks

talk-allowed = On peut parler des dés
talk-not-allowed = On ne parle pas des dés
ask-scores = Les scores
ask-rolloff = Qui commence ?
# Above the dice of the roll-off.
rolloff-starts = { $who ->
    [you] Tu commences
   *[other] { $name } commence
}
# Before the first match with real dice: the tray learns what its slots look like.
measuring-tray = Mesure du plateau
measuring = Mesure du plateau : { $done } sur { $of }
measuring-how = Un dé blanc est posé dans chaque case, l’une après l’autre. Puis la partie commence.
ask-notice = Message du plateau
ask-look = Ce que tous peuvent voir
ask-rack = { $name } montre son chevalet
ask-rack-of-others = { $name } regarde le chevalet d’une autre place : { $other }
ask-pause = Pause
ask-help = Les règles
ask-leaving = Qui part ?
ask-undo = Annuler un lancer ?
ask-undo-tiles = Annuler une pioche ?
ask-confirm = Vraiment ?
ask-any = Le plateau demande
ask-no-power = Pas de courant
answer-go-on = Continuer
answer-ok = OK
answer-next = Suivant
answer-choose = Choisir
answer-close = Fermer
answer-nobody = Personne
answer-this-player = Ce joueur
answer-no = Non
answer-take-back = Reprendre
answer-yes = Oui
answer-back = Retour

### The read-only page of a tray

full-screen = Plein écran

### Records

replay-title = { $name } | Tray24
replay-first = Au début
    .title = Au début (Début)
replay-back = Une ligne en arrière
    .title = Une ligne en arrière (←)
replay-next = Une ligne en avant
    .title = Une ligne en avant (→)
replay-last = À la fin
    .title = À la fin (Fin)
replay-play = Lecture
    .title = Lecture (Espace)
replay-pause = Pause
    .title = Pause (Espace)
replay-line = Ligne de l’archive
replay-hands-title = Page haut, page bas
replay-speed = Vitesse
replay-hand = Manche { $number } sur { $all }
replay-real = { $name }, dés réels
replay-at = ligne { $line }
replay-at-says = ligne { $line } : { $text }
replay-before = avant la première ligne
replay-beginning = le début
# Hints of the best move, in a match of several people.
advice-words = Le meilleur coup est donné quand tous ceux qui jouent sont d’accord.
advice-of = Conseil : la réponse de la place { $seat }
advice-no = non
advice-others = aux autres
advice-yes = oui
# A hint: the best move, then the next best one, what speaks for it, and how much less it is worth:
# "Best: hold red 8: Four alike 47%. Next best: hold blue 3: Blue dice, about 40, −2.3"
advice-next = { $words }. Sinon : { $other }, { $cost }
# The best move, and how much less the marked dice are worth: "Best: hold red 5, +2.0. Your choice: −1.3"
advice-yours = { $words }. Ton choix : { $cost }
advice-as-good = aussi bon
# After a match: each decision beside the best move of its position, and what it lost by that.
decisions = Analyse
decisions-title = Analyse de la partie
decisions-words = Chaque coup à côté du meilleur, selon le bot le plus fort. Choisis une ligne pour voir la position.
decisions-wait = Le bot le plus fort regarde chaque position…
decisions-none = Il n’y a rien à comparer avant la fin de la partie.
decisions-filter = Montrer
decisions-costly = Les coups qui ont coûté
decisions-all = Tous les coups
decisions-of = Tous ceux de
decisions-best = meilleur
# "Ann: 31 of 40 decisions were the best; lost: 12.3 points"
decisions-sum = { $name } : { $best } fois le meilleur coup sur { $count } ; perdu : { $lost } { $unit }
decisions-hand = Manche { $number }
# $move: what was played at the position that is shown, above the better move.
decisions-played = Joué : { $move }
decisions-better = Mieux : { $move }
unit-points = points
unit-tiles = dominos
fault = Ce qui est faux dans cette archive
fault-line = La ligne { $line } n’est pas légale
fault-end = L’archive s’arrête avant la ligne { $line }
fault-shown = La partie est montrée jusque-là.
fault-shown-rest = { $count ->
    [one] La partie est montrée jusque-là. { $count } autre ligne n’a pas pu être lue.
   *[other] La partie est montrée jusque-là. { $count } autres lignes n’ont pas pu être lues.
}

### Learning

coach-read = Compris
child = Enfant
# For screen readers: the mark of a child in the row of a seat.
child-at = Enfant à la place { $seat }

## Lessons

learn = Apprendre en cinq minutes
lesson = Leçon
lesson-leave = Quitter
