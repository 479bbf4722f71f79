## commands/calibrate.py

description = Calibrer les capteurs du plateau, avec un dé à autocollants blancs unis mené de case en case. Ctrl-C, ou rouge sur le plateau, quitte à tout moment sans effet. Le calibrage ne change que si tu enregistres le résultat.
interrupted = Rien n’a été changé ; './tray24 calibrate' recommence
no-terminal = cette commande pose des questions : lance-la dans un terminal, ou choisis 'Calibrer' sur le plateau, qui n’a pas besoin d’ordinateur. Rien n’a été changé
virtual = { $reason }. Rien n’a été changé

## doctor/calibration.py

all-masked = toutes les cases sont sous 'Sans capteur' dans les Réglages : il n’y a rien à calibrer
left-out-masked = Pas calibré, car sous 'Sans capteur' dans les Réglages : { $slots }.
one-die = Il te faut un dé avec des autocollants blancs unis dessus et dessous (pas un joker : ses marques sont sombres). Pose-le dans chaque case qui s’allume.
keys-work = Les touches du plateau marchent comme d’habitude : bleu saute la case éclairée. Rouge, ou Ctrl-C ici, quitte sans effet.
left = Quitté : rien n’a été changé.
kept = Enregistré dans { $file } sur le plateau ; les mises à jour le gardent.
# { $words }, { $wrong }: the request and the error on the tray’s display, in its own words.
again-skip-leave = { $wrong }. Refaire, sauter cette case ou quitter ?
# The answers to again-skip-leave, by their keys answer-...; typed, so in small letters with different first letters.
answer-again = refaire
answer-skip = sauter
answer-leave = quitter
asked = { $words } ...
asked-slot = { $words } ({ $slot }/{ $slots })
begin-again = { $wrong }. Recommencer ?
enter-is-green = { $words } (ici, vert est la touche Entrée).{ " " }
lift-die = Retire le dé et pose-le à nouveau.
left-out = Sans calibrage : { $slots }. Là, tu indiques les dés avec les touches.
keep = { $words }. Enregistrer ?
ended-calibrated = Terminé sur le plateau lui-même. Il est calibré.
ended-not-calibrated = Terminé sur le plateau lui-même. Il n’est pas encore calibré.
