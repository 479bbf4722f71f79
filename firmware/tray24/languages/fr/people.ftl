### Errors of people at the tray or of their fingers. Shown on the page, after a colon or alone: no capital at the
### beginning, no period at the end.

## The tray.

no-power = le plateau n’a pas de courant : branche la prise
no-match = l’écran du plateau ne montre aucune partie en cours : commences-en une, ou continue la dernière
moved-on = l’écran du plateau a changé : regarde encore
too-late = c’est arrivé trop tard et n’a pas été fait : le plateau demande maintenant autre chose
answer-first = le plateau pose une question : réponds d’abord
not-offered = le plateau ne propose pas cela maintenant
# $item is a name out of the program, such as "continue".
item-not-offered = le plateau ne propose pas { $item } maintenant
no-face-asked = le plateau ne demande pas de face
# $face is written as records write it, "r7".
face-not-offered = le plateau ne propose pas { $face } : il voit une autre couleur
nothing-to-confirm = le plateau n’attend rien de toi
no-starter-asked = le plateau ne demande pas qui commence
no-verdict-asked = le plateau ne demande pas si un dé était permis
no-gift-asked = le plateau ne demande pas de donner un dé
other-than-told = le dé qui est là n’est pas celui qui a été indiqué : indique-le à nouveau
no-real-match = aucune partie avec des dés réels n’est en cours : commences-en une, ou continue la dernière
no-real-screen = l’écran du plateau ne montre aucune partie avec des dés réels : commences-en une, ou continue la dernière
no-sensors = le plateau n’a pas de courant ou pas de capteurs : il n’y a rien à calibrer
calibration-failed = le plateau n’a pas pu être mesuré ({ $reason }), donc aucune partie n’a commencé : réessaie et, si ça échoue encore, assombris la pièce
calibration-stopped = un bouton a arrêté la mesure, donc aucune partie n’a commencé : réessaie

## Fingers and menus.

fingers-busy = les doigts sont encore occupés : réessaie dans un instant
simulator-fault = une erreur du simulateur ({ $fault }) : utilise les touches du plateau, ou annule et réessaie
no-way-home = le plateau ne revient pas à son menu
too-many-kept = Le plateau garde autant de parties inachevées qu’il peut : continues-en ou abandonnes-en une d’abord.
refused-setting = { $reason }
somebody-pressed = quelqu’un d’autre a appuyé sur un bouton : réessaie
bots-after-people = Sans boutons de place, les personnes ont les premières places, et tous les bots sont du même genre.
bot-not-seated = le plateau n’assied pas { $bot } à la place { $seat }
player-not-seated = le plateau n’assied personne à la place { $seat }
# $name and the values are names out of the program.
wrong-option = l’option { $name } est { $choices }, pas { $value }
# A list of choices; $choices may be such a list itself.
either = { $choices } ou { $choice }
# What stands on the tray's display, word for word.
display-says = { $text }

## Turns.

bot-chooses = c’est à un bot de jouer : attends ton tour
nobody-chooses = ce n’est à personne de jouer : commence une partie, ou continue la dernière
nobody-lays = aucun domino ne peut être posé maintenant
nobody-plays = personne ne joue à la place { $seat }
# $line is the move as records write it; $reason is why it is refused.
line-refused = « { $line } » : { $reason }
onlooker = sans place, on ne peut pas jouer : choisis d’abord une place ou toute la table
own-button = la place { $seat } ne peut appuyer que sur son propre bouton
own-name = la place { $seat } ne peut renommer qu’elle-même pendant une partie
own-rack = la place { $seat } ne peut regarder que son propre chevalet
own-dice = la place { $seat } ne peut prendre et lancer que ses propres dés
own-screen = { $name } joue sur un autre écran
screen-not-left = la place { $seat } joue sur son propre écran ; elle pourra continuer ici quand il n’aura plus répondu pendant une minute
own-answer = la place { $seat } ne peut répondre que pour elle-même
own-button-and-keys = la place { $seat } ne peut appuyer que sur son propre bouton, et sur les touches à son tour
seats-stay = les places ne tournent qu’après une partie avec des dés virtuels
keys-of-another = seule la place dont c’est le tour peut appuyer sur les touches, et ce n’est pas la place { $seat }

## Real dice and tiles. $die and $face are faces, written as records write it, "r7".

nothing-to-roll = il n’y a rien à lancer : prends d’abord des dés dans le sac
never-rolled = ce dé n’a pas encore été lancé : lance-le d’abord
not-on-table = { $place ->
    [slot] { $die } est dans la case : seuls les dés sur la table peuvent être lancés
   *[pouch] { $die } est dans le sac : seuls les dés sur la table peuvent être lancés
}
slot-taken = { $die } est dans la case { $slot } : retire-le d’abord
no-such-side = le dé { $id } n’a pas de { $face }
# $set is the name of a set of dice, $last the highest number of one.
no-such-die = il n’y a pas de dé { $id } : { $set } a les dés 0 à { $last }
only-dice = ce jeu se joue avec des dés
not-on-rack = ce domino n’est pas sur le chevalet de la place dont c’est le tour
draw-first = tout le monde doit d’abord piocher, comme le dit le plateau
three-rolls = un tour a trois lancers au plus, et aucun dès qu’un dé est dans une case : pose ou indique les dés tels qu’ils sont
first-roll-of-five = le premier lancer est celui des cinq dés

## Tabs: the reason why one more has no room; at most 120 bytes.

full = { $most } onglets sont ouverts : fermes-en un
full-others = { $most } onglets sont ouverts ailleurs que sur l’ordinateur du plateau : fermes-en un
full-address = cet appareil a { $most } onglets ouverts : fermes-en un
full-place = { $most } onglets sont ouverts à cette place : fermes-en un, ou prends une autre place
