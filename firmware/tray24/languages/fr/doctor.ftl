## commands/doctor.py

description = Tester les capteurs, les LED, l’écran, les boutons, le son et les fichiers du plateau, et dire ce qui ne va pas et que faire. Dans un terminal, on te demande ce que tu vois et entends. Code de sortie 0 : aucun défaut ; 1 : au moins un défaut.
help-bare = la carte n’est pas dans son boîtier : juger ses capteurs en les comparant entre eux
help-json = ne poser aucune question ; écrire les résultats et toutes les mesures en JSON

interrupted = Le plateau revient à son menu ; relance './tray24 doctor' quand tu veux

## doctor/measure.py: crashes

crashed = Le plateau a planté ou s’est bloqué, et a redémarré. Son dernier rapport :
crash-do-flash = Mets son logiciel à jour : './tray24 flash'.
crash-do-report = Si cela se reproduit, signale-le avec ces lignes et avec une trace enregistrée auparavant ('./tray24 trace').
crash-forget = Effacer ce rapport du plateau, pour que seul un nouveau soit montré ?
not-running = le plateau sur { $port } ne tourne pas : { $storage }
may-ask = { $failure } Si son écran demande s’il faut effacer des données : { $storage }
crash-do-restarted = Relance doctor : le plateau a redémarré.
had-stopped =
    le plateau sur { $port } s’était arrêté. La dernière fois qu’il a planté, il a laissé ce rapport :
    { $trace }
    { $steps }

## doctor/measure.py: a bare board

in-its-case = La carte est-elle dans son boîtier, avec la plaque transparente au-dessus des capteurs ?
bare = La carte a été testée sans son boîtier : ses capteurs et ses LED ont été comparés entre eux.
bare-do-again = Relance doctor quand le boîtier est fermé.
display-plugged = L’écran ne répond pas. Est-il branché ?
display-not-yet = L’écran ne répond pas. S’il n’est pas encore branché, c’est normal.
buttons-plugged = Les boutons sont-ils branchés ?

## doctor/measure.py

together = Les tests qui se font sans toi sont finis. Tester le reste ensemble, en deux minutes environ ?
lift-dice = Retire tous les dés du plateau et éloigne tes mains.
take-hands-away = Pose la carte sur la table, LED vers le haut, sans rien dessus ni au-dessus, et éloigne tes mains.
checked-files = les fichiers
files = Le plateau ne peut pas écrire de fichier : { $error }.
files-do-room = Plus de place ? Copie les archives avec './tray24 records pull', puis efface-les du plateau.
files-do-flash = Sinon, flashe à nouveau le logiciel : './tray24 flash --again'.
flash = Un fichier relu est différent de ce qui a été écrit : la mémoire flash du Pico est usée ou abîmée.
flash-do = Copie ses archives avec './tray24 records pull', puis remplace le Pico.
little-room = Il reste { $kilobytes } ko pour les archives. Quand le plateau est plein, il efface d’abord les plus anciennes.
little-room-do = Copie-les avec './tray24 records pull'.
checked-no-sensors = pas de capteurs, donc les dés s’indiquent avec les touches
checked-all-masked = pas de capteurs : toutes les cases sont sous 'Sans capteur' dans les Réglages, leurs dés s’indiquent avec les touches
no-sensors = Aucun capteur n’a été trouvé à la mise en marche du plateau.
no-sensors-do-kind = A-t-il été construit sans capteurs ? Alors c’est normal. Un plateau léger ou débutant se règle comme tel dans les Réglages, à 'Modèle', ou avec './tray24 setup --kind light'.
no-sensors-do-supply = Sinon, mesure la tension à la broche 16 de { $multiplexers } : il faut 3,3 V, qui alimentent les capteurs. Puis éteins et rallume le plateau.
measuring = mesure des capteurs et des LED, quelques secondes
measuring-slowly = mesure des capteurs et des LED, quelques minutes sur une carte émulée
checked-sensors = les capteurs dans { $slots }
checked-sensors-bare = les capteurs dans { $slots }, comparés entre eux
masked = Pas testé, car sous 'Sans capteur' dans les Réglages : { $slots }.
built-without = Le plateau a-t-il été construit sans capteurs dans { $slots } ?
masked-now = Désormais sous 'Sans capteur' dans les Réglages : { $slots } ; indique leurs dés avec les touches.
taken = Quelque chose est posé sur { $slots } : rien n’a été testé à cet endroit.
taken-do = Retire-le et recommence.
flickering-room = La lumière de la pièce vacille trop pour que le plateau voie ses propres LED.
flickering-room-do = Éteins la lampe, ou pose une boîte sur le plateau, et recommence.
leds-by-sensors = les LED, par les capteurs
other-kind-set = { $says } Le régler maintenant, et le tester encore ?
given-up = Depuis sa mise en marche, le plateau a cessé d’utiliser { $slots }, mais il n’y trouve plus de défaut.
given-up-do = Éteins-le et rallume-le. Une mauvaise soudure peut ne lâcher que par moments : appuie sur la carte à cet endroit, et recommence.
calibrate-do = Calibre : './tray24 calibrate', ou sur le plateau.
calibration-file = Le fichier de calibrage est illisible : { $problem }.
not-calibrated = Le plateau n’est pas calibré : il voit les dés, mais pas leurs couleurs.
skipped = Le calibrage a laissé de côté { $slots }.
checked-display = si l’écran répond (Réglages : { $controller })
checked-stuck = si un bouton était coincé à la mise en marche
supply = Le plateau a cessé de répondre dès que toutes ses LED ont brillé : son alimentation est trop faible.
supply-do-cable = Essaie un autre câble, court, et un port de l’ordinateur lui-même, pas celui d’un clavier ou d’un hub sans alimentation propre : le plateau peut prendre 500 mA.
supply-do-capacitor = Regarde le condensateur { $capacitor } : est-il monté à l’envers, ou une soudure n’a-t-elle pas pris ?
supply-do-current = En attendant, baisse 'Courant LED' dans les Réglages.
checked-supply = l’alimentation, toutes les LED allumées

## doctor/findings.py

# { $slots } in all other messages is made by this message. { $slots } in it: a list such as "3, 8 to 15 and 23".
slots = { $count ->
    [one] la case { $slots }
   *[other] les cases { $slots }
    }
slot-range = { $first } à { $last }
# { $place } in all other messages is made by this message.
place = la case { $slot } (rangée { $row } en partant du fond, colonne { $column } en partant de la gauche)

## doctor/interactive.py

leds = LED : elles s’allument l’une après l’autre, à partir de la case 0 au fond à gauche, rangée par rangée.
leds-beside = Maintenant les secondes : des points au coin avant droit des cases, dans chaque rangée à partir de la droite.
leds-dark = Quelles cases restent sombres ? Tape leurs numéros, ou Entrée si toutes brillent :
leds-beside-dark = À quelles cases ce point reste-t-il sombre ? Tape leurs numéros, ou Entrée si tous brillent :
# One for each color of the LEDs: leds-in-COLOR.
leds-in-red = Maintenant, toutes en rouge. Lesquelles sont sombres ou d’une autre couleur ? Tape leurs numéros, ou Entrée s’il n’y en a pas :
leds-in-green = Maintenant, toutes en vert. Lesquelles sont sombres ou d’une autre couleur ? Tape leurs numéros, ou Entrée s’il n’y en a pas :
leds-in-blue = Maintenant, toutes en bleu. Lesquelles sont sombres ou d’une autre couleur ? Tape leurs numéros, ou Entrée s’il n’y en a pas :
leds-only-below = Maintenant, seulement les LED sous les cases. Lesquelles sont sombres ou d’une autre couleur que la plupart ? Tape leurs numéros, ou Entrée s’il n’y en a pas :
leds-only-beside = Maintenant, seulement les points aux coins. Lesquels sont sombres ou d’une autre couleur que la plupart ? Tape leurs numéros, ou Entrée s’il n’y en a pas :
second-lights = Une seconde lumière brille-t-elle au coin avant droit de chaque case des deux rangées du fond ?
leds-by-eye = les LED, à l’œil nu
numbers = Les cases sont numérotées de 0 à { $last } : tape des numéros comme 3 17, ou 7-23 pour une suite.
# Words that may be typed, separated by commas: as in "7 to 23", in "from 7 on", and for all slots.
to-words = à, a, jusqu'à
on-words = suivantes, suivants, partir
all-words = toutes, tous
leds-left-out = Les LED sont laissées de côté. Relance doctor pour les regarder.
display-absent = L’écran ne répond pas.
display-absent-do-pins = Compare l’ordre des broches avec ce qui est imprimé sur le module : J1 a { $plug }. Certains modules ont VCC en premier.
display-absent-do-wires = Suis deux fils : { $clock } ; { $data }. S’ils sont intervertis, l’écran ne répond pas.
display-absent-do-address = Son adresse doit être 0x3C (imprimée 0x78 sur certains modules ; si c’est 0x3D ou 0x7A, déplace sa résistance).
display-word = L’écran montre un mot dans le bandeau du haut. Lequel ? (Entrée s’il n’y en a pas){ " " }
display-lit = Maintenant, tout l’écran devrait être allumé. L’est-il, sans ligne sombre ?
display-lines = Des lignes de l’écran restent sombres.
display-lines-do-edge = Seulement au bord gauche ou droit ? Il a l’autre contrôleur : choisis-le dans les Réglages, à « Écran ».
display-lines-do = Sinon le module lui-même est cassé, entre son verre et sa puce : remplace-le.
display-by-eye = l’écran, à l’œil nu
display-other-word = L’écran montre « { $seen } » au lieu de « { $word } ».
display-nothing = L’écran répond, mais ne montre rien.
display-unreadable-do-kind = A-t-il 128 x 64 points et un SSD1306 ou SH1106 ? Dans les Réglages, à « Écran », c’est un { $controller } : avec l’autre, l’image est décalée de deux points.
display-unreadable-do-joints = Ressoude ses quatre broches : { $clock } ; { $data }.
# A button inside a sentence: the-seat-button and the-COLOR-button. On the display, which shows 10 letters: display-seat
# and display-COLOR-button.
the-seat-button = le bouton de la place { $seat }
the-red-button = la touche rouge
the-yellow-button = la touche jaune
the-green-button = la touche verte
the-blue-button = la touche bleue
display-seat = place { $seat }
display-red-button = rouge
display-yellow-button = jaune
display-green-button = verte
display-blue-button = bleue
press = Appuie sur { $button }.
button-stuck = { $button ->
   *[seat] Le bouton de la place { $seat } fait contact alors que personne n’appuie dessus.
    [red] La touche rouge fait contact alors que personne n’appuie dessus.
    [yellow] La touche jaune fait contact alors que personne n’appuie dessus.
    [green] La touche verte fait contact alors que personne n’appuie dessus.
    [blue] La touche bleue fait contact alors que personne n’appuie dessus.
    }
button-silent = { $button ->
   *[seat] Le bouton de la place { $seat } ne fait rien.
    [red] La touche rouge ne fait rien.
    [yellow] La touche jaune ne fait rien.
    [green] La touche verte ne fait rien.
    [blue] La touche bleue ne fait rien.
    }
# { $others }: the other buttons, as a list.
buttons-joined = { $button ->
   *[seat] Le bouton de la place { $seat } et { $others } répondent ensemble.
    [red] La touche rouge et { $others } répondent ensemble.
    [yellow] La touche jaune et { $others } répondent ensemble.
    [green] La touche verte et { $others } répondent ensemble.
    [blue] La touche bleue et { $others } répondent ensemble.
    }
button-elsewhere = { $button ->
   *[seat] Le bouton de la place { $seat } agit comme { $other }.
    [red] La touche rouge agit comme { $other }.
    [yellow] La touche jaune agit comme { $other }.
    [green] La touche verte agit comme { $other }.
    [blue] La touche bleue agit comme { $other }.
    }
button-stuck-do-cap = Le capuchon frotte-t-il dans son trou ? Lime sa collerette. L’interrupteur est-il bien droit sur son support ?
button-stuck-do-bridge = Cherche un pont de soudure vers la masse le long du fil { $wire }.
button-stuck-do-finger = Quelqu’un appuyait-il à la mise en marche du plateau ? Alors rallume le plateau sans appuyer.
buttons = Boutons : appuie sur chacun quand on te le demande, dans les huit secondes.
button-nothing-came = Aucun appui n’est arrivé.
all-buttons = tous les boutons
no-seat-button = Aucun bouton de place ne fait quoi que ce soit.
no-colored-button = Aucune touche de couleur ne fait quoi que ce soit.
plug-silent-do = Le connecteur { $plug } est-il branché ? Si oui, regarde sa broche 1 ({ $plug } pin 1) : c’est leur masse commune.
button-silent-do-wire = Suis son fil, { $wire } ; l’autre côté de l’interrupteur est à la masse.
button-silent-do-legs = Ses deux fils sont-ils sur la même paire de pattes ? Les pattes d’un même côté sont reliées dans l’interrupteur.
button-silent-do-click = L’interrupteur clique-t-il quand on appuie sur le capuchon ? Sinon, le support est trop bas.
buttons-joined-do = Des fils se touchent : { $wires }.
button-elsewhere-do = Compare deux fils : { $wire } ; { $other }. C’est au connecteur qu’on les intervertit le plus facilement.
sound = Trois notes, chacune plus haute que la précédente : les entends-tu ?
sound-again = Encore une fois : les entends-tu maintenant ?
no-sound = Le buzzer est muet.
no-sound-do-wire = Suis le fil { $wire }, puis { $other } ; l’autre bout de BZ1 est à la masse.
no-sound-do-sticker = Reste-t-il un autocollant sur son trou ? Un buzzer actif, qui sonne tout seul sous 3 V, ne marche pas ici.
sound-by-ear = le son, à l’oreille

## doctor/kinds.py

# The kind of tray, by its key kind-NAME; what each channel of an LED takes at full brightness.
checked-kind = les réglages du modèle de plateau ({ $kind }, { $leds } LED, { $ma } mA par canal)
kind-full = complet
kind-light = léger
kind-starter = débutant
kind-twin = 2 LED
# { $drawing } in the messages below: drawing-NAME.
drawing-light = le schéma de câblage du plateau léger (hardware/light)
drawing-starter = le schéma du plateau débutant (hardware/starter)
leds-of-a-stick = LED : elles s’allument l’une après l’autre, du numéro 0, où arrive le fil de données, au numéro 7.
leds-twin = LED : chaque case en a deux. Celles du dessous s’allument d’abord, l’une après l’autre, à partir de la case 0 au fond à gauche, rangée par rangée.
two-leds = Ce plateau a deux LED par case, mais il est réglé sur une.
one-led = Ce plateau a une LED par case, mais il est réglé sur deux.
other-kind-do = Choisis '{ $kind }' pour 'Modèle' dans les Réglages, ou './tray24 setup --kind { $name }'. Puis relance doctor.
wired-no-led = Aucune LED ne brille.
wired-chain-ends = Les LED brillent jusqu’au numéro { $number } ; à partir du numéro { $next }, toutes restent éteintes.
wired-led-dark = La LED numéro { $number } reste éteinte ; les suivantes brillent.
wired-color-missing = La LED numéro { $number } ne montre pas toutes les couleurs.
wired-color-order = Le rouge et le vert sont intervertis sur toutes les LED.
wired-color-order-do = Choisis { $other } pour 'Couleurs LED' dans les Réglages.
# { $data }, { $clock }, { $bus }, { $sound }, { $keys }: pins of the Pico, such as "pin 4 (GP2)".
wired-no-led-do-supply = Mesure la tension entre plus et moins, là où commencent les LED : environ 5 V, de 4 à 5 V derrière une diode.
wired-no-led-do-data = Suis le fil de données depuis { $data } du Pico jusqu’à l’entrée de données (DIN) de la première LED, comme sur { $drawing }.
wired-no-led-do-arrow = Les données n’entrent que par un bout : les flèches sur les LED partent du Pico.
wired-chain-do-joints = Regarde les soudures entre ces deux LED, d’abord le fil de données : la sortie de données mène à l’entrée de données.
wired-led-do = Cette LED est cassée : remplace-la, ou le morceau de ruban où elle se trouve.
wired-display-do-pins = Compare quatre fils avec { $drawing } et avec ce qui est imprimé sur le module : SCL sur { $clock } du Pico, SDA sur { $bus }, l’alimentation et la masse.
wired-button-do-wire = Suis les fils des boutons, comme sur { $drawing } ; rouge, jaune, vert et bleu sont sur { $keys } du Pico.
wired-button-do-legs = Les pattes d’un même côté d’un bouton sont reliées à l’intérieur : le fil et la masse doivent être de deux côtés différents, ou en diagonale.
wired-ground-do = La masse commune manque-t-elle à tous les boutons ? Suis-la jusqu’à une broche de masse du Pico.
wired-sound-do = Suis le fil du buzzer depuis { $sound } du Pico, comme sur { $drawing } ; son autre bout est à la masse.
wired-supply-do = Là où les LED sont alimentées, vérifie que plus et moins ne sont pas intervertis et que rien ne les relie.

## doctor/diagnosis.py

too-bright = Il tombe tant de lumière sur { $count } cases que leurs capteurs ne voient rien d’autre.
too-bright-do = Mets le plateau à l’abri du soleil ou de la lampe, ou pose une boîte dessus, et recommence.
all-silent = Aucun capteur ne voit de lumière ({ $slots }) : ni les LED, ni l’infrarouge.
all-silent-do-built = Le plateau a-t-il été construit sans capteurs, mais avec quelque chose qui agit sur leurs entrées ? Mets toutes les cases sous 'Sans capteur' dans les Réglages, et ce ne sera plus signalé.
all-silent-do-dark = Les LED sont éteintes aussi ? Mesure entre plus et moins de { $capacitor } : il faut 5 V, qui alimentent les LED et les LED infrarouges.
all-silent-do-lit = Les LED brillent ? Mesure la tension à la broche 16 de { $multiplexers } : il faut 3,3 V, qui alimentent les capteurs.
bank-silent = Aucun capteur ne répond dans { $slots } : tous sont lus par le multiplexeur { $multiplexer }.
bank-silent-do-built = Le plateau a-t-il été construit sans ces capteurs ? Alors c’est normal : mets { $slots } sous 'Sans capteur' dans les Réglages.
bank-silent-do-multiplexer = Regarde { $multiplexer } : vérifie où est la broche 1, et chacune de ses 16 soudures. La broche 16 a 3,3 V, les broches 6, 7 et 8 sont à la masse.
address-low = Il manque la liaison de la ligne d’adresse { $line } vers { $place } : là, elle est toujours à l’état bas, et pour { $slots } c’est un capteur voisin qui est lu.
address-low-do = Puis cherche un pont de soudure entre cette ligne et la masse.
address-high = Il manque la liaison de la ligne d’adresse { $line } vers { $place } : là, elle est toujours à l’état haut, et pour { $slots } c’est un capteur voisin qui est lu.
address-high-do = Puis cherche un pont de soudure entre cette ligne et le 3,3 V.
address-swapped = Les lignes d’adresse { $lines } sont interverties sur { $place }.
# Places in the sentences above.
all-multiplexers = tous les multiplexeurs
any-multiplexer = tous les multiplexeurs
solder-again = Ressoude { $joints }.
follow-wire = Suis le fil { $wire }.
sensor-flooded = Le capteur de { $place } voit toujours une pleine lumière, même dans le noir.
sensor-flooded-do-load = Regarde sa résistance { $load } : si une soudure n’y a pas pris, le capteur voit toujours une pleine lumière.
sensor-flooded-do-bridge = Puis regarde { $sensor } : un pont de soudure entre ses bouts a le même effet.
sensor-flooded-do-wire = Le fil est { $wire }.
sensor-silent = Le capteur de { $place } ne voit aucune lumière, ni sa LED, ni l’infrarouge.
sensor-silent-do-turned = Regarde { $sensor } : est-il monté à l’envers, ou une soudure n’a-t-elle pas pris ? La page de placement montre son sens.
sensor-silent-do-wire = Suis son fil, { $wire }. Ressoude chacun de ses points.
sensor-silent-do-film = Le film protecteur est-il encore sur la plaque transparente, ou y a-t-il quelque chose de sombre dans la case ?
sensor-silent-do-mask = En attendant, le plateau marche sans lui : mets la case { $slot } sous 'Sans capteur' dans les Réglages.
sensor-unsteady = Les mesures du capteur de { $place } sautent alors que rien ne bouge.
sensor-unsteady-do-joint = Une soudure tient sans doute mal : ressoude { $sensor } et { $load }. Le fil est { $wire }.
sensor-unsteady-do-many = Si beaucoup de cases sont touchées : une lampe vacille-t-elle, ou une ombre bouge-t-elle sur le plateau ?
compare-wire = Compare le fil avec cette liste : { $wire }.
sensors-swapped = Le capteur qui est lu pour { $place } se trouve dans la case { $other }, ou bien leurs LED sont interverties.
compare-wires = Compare deux fils : { $wire } ; { $other }.
sensors-swapped-do-chain = Si tu as câblé les LED toi-même : leur chaîne va-t-elle rangée par rangée, chacune depuis la gauche ? { $led } est dans la case { $slot }.

## doctor/diagnosis.py: LEDs

last-dark = La dernière LED reste éteinte : { $first } dans { $place }.
chain-ends = Les LED brillent jusqu’à la case { $last } ; à partir de { $first }, dans { $place }, toutes restent éteintes.
twin-chain-ends = Les LED brillent jusqu’à { $last } ; à partir de { $first }, toutes restent éteintes. Dans chaque rangée, la chaîne va vers la droite sous les cases et revient à côté d’elles.
lamp-below = { $ref } sous la case { $slot }
lamp-beside = { $ref } à côté de la case { $slot }
# { $says }: the message last-dark or chain-ends.
chain-ends-unknown = { $says } Les capteurs ne peuvent pas tester { $slots }.
twin-chain-ends-unknown = { $says } Les capteurs ne voient pas les LED entre les deux ({ $slots }) : la chaîne peut s’arrêter là.
chain-ends-do-joints = Refais les soudures de données : { $joints }.
chain-ends-do-first = Regarde { $first } : la broche 1 est-elle au bon endroit, reçoit-elle 5 V ?
chain-ends-do-exchange = Toujours éteintes ? Remplace { $last }, dont la sortie de données est peut-être cassée, puis { $first }.
no-led = Aucune LED ne brille.
no-led-do-supply = Mesure entre plus et moins de { $capacitor }, et à { $first } : il faut 5 V.
no-led-do-data = Suis la ligne de données depuis le Pico : { $data }.
no-led-do-pins = Regarde { $shifter } et { $first } : la broche 1 est-elle au bon endroit ?
led-dark = La LED { $ref } dans { $place } reste éteinte ; les suivantes brillent.
beside-dark = La LED { $ref } à côté de { $place } reste éteinte ; les suivantes brillent.
led-dark-do = Remplace { $ref } : elle transmet ses données, mais ne brille pas.
# { $colors }: one, or some by colors-next. The colors: color-NAME.
color-missing = La LED { $ref } dans { $place } n’a pas de { $colors }.
beside-color-missing = La LED { $ref } à côté de { $place } n’a pas de { $colors }.
colors-next = { $colors } ni de { $color }
color-red = rouge
color-green = vert
color-blue = bleu
color-missing-do = Remplace { $ref }. En attendant, mets la case { $slot } sous 'Sans capteur' dans les Réglages : son capteur confondrait les couleurs.
beside-do = Remplace { $ref }. En attendant, un dé dans la case { $slot } cache ce que dit sa lumière.
no-infrared = Aucune LED infrarouge ne brille : le plateau ne peut pas savoir si une case est vide.
no-infrared-do-transistor = Vérifie le sens de { $transistor } et ressoude-le : { $wire }.
no-infrared-do-supply = Mesure { $supply } : il faut 5 V au plus de { $capacitor }, après { $part }.
infrared-dark = La LED infrarouge { $ref } dans { $place } est éteinte ; l’autre de la même paire brille.
infrared-dark-do = Regarde { $ref } : y a-t-il un pont de soudure entre ses bouts, ou quelque chose dessus ? Sinon, remplace-la.
string-dark = Les LED infrarouges sont éteintes dans { $slots } : ces deux-là forment une paire en série.
string-dark-do-turned = Regarde { $one } et { $other } : une seule montée à l’envers arrête les deux. La page de placement montre la cathode.
string-dark-do-joints = Ressoude { $resistor }, { $one } et { $other } : { $wire } ; { $anode }.

## doctor/findings.py: the report

good-to-know = Bon à savoir :
well = Aucun défaut n’a été trouvé dans ce qui a été testé.
faults = { $count ->
    [one] Un défaut a été trouvé :
   *[other] { $count } défauts ont été trouvés :
    }
# Before a list of things: checked-... or what is called "by eye" and such.
looked-at = Testé :
not-looked-at = Pas testé :
things = { $things }.
names = Les noms des composants et des fils sont ceux de hardware/build/placement.html et de wiring.html ; { $pico } est le Pico. Débranche le plateau avant de souder.

## doctor/interactive.py: the current of the LEDs

shunt = Le courant des LED : il se lit avec un multimètre en millivolts continus, pointe rouge sur TP1 (5V IN), pointe noire sur TP2 (5V), car le shunt est entre les deux. Entrée sans nombre saute cette mesure.
shunt-dark = Toutes les LED sont éteintes. Combien de millivolts ? (Entrée : sauter)
shunt-lit = Maintenant, toutes les LED sont blanches. Combien de millivolts ? (Entrée : sauter)
shunt-late = Le plateau ne montre la lumière qu’une minute ; il la montre à nouveau maintenant : lis encore une fois.
shunt-millivolts = Tape des millivolts de 0 à 100, comme 12,3. Un multimètre qui affiche 0,012 V veut dire 12.
checked-shunt = le courant des LED, au shunt
shunt-short = Il passe { $milliamperes } mA alors que toutes les LED sont éteintes : environ 30 mA sont normaux.
shunt-short-do = Débranche le plateau. Cherche un pont de soudure entre 5 V et la masse, et un composant devenu chaud.
shunt-odd = Un canal LED prend { $measured } mA : les LED qui conviennent prennent 5, 12 ou 20 mA.
shunt-odd-do-probes = Mesure à nouveau : pointes sur TP1 et TP2, les deux lectures en millivolts.
shunt-odd-do-parts = Puis compare le type des LED avec la liste des pièces, et regarde les soudures de R43.
shunt-other = Un canal LED prend { $measured } mA, mais le plateau en compte { $set }.
shunt-other-do = Choisis { $ma } mA pour 'Un canal LED' dans les Réglages, ou './tray24 setup --led-ma { $ma }' : la limite du courant des LED en dépend.
