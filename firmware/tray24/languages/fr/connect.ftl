## connect/: the page of the site that connects to a tray on USB

title = Connecter ton plateau
tools = Outils
connect = Connecter
disconnect = Déconnecter
check = Vérifier
intro = Branche ton plateau à cet ordinateur : ici tu vois en direct ce qu’il montre, tu gardes ses parties, tu vérifies ses composants et tu changes ses réglages.
intro-here = Commence une partie sur le plateau : elle s’affiche ici au fur et à mesure.
intro-private = Tout reste entre ce navigateur et le plateau : rien n’est envoyé nulle part.
connection = Connexion
state-away = Branche le plateau, appuie sur Connecter et choisis Tray24 dans la liste.
loading-tools = Les outils se chargent. Ils tournent dans ce navigateur.
state-connecting = Connexion au plateau…
state-here = Connecté. Logiciel du plateau :
state-gone = Rebranche-le : il se connecte tout seul, ou par le bouton.
state-none = Aucun port n’a été choisi. Un logiciel plus ancien s’appelle Board in FS mode. Si la liste est vide : prends un câble USB qui transporte des données (beaucoup ne font que charger), pas de hub sans alimentation propre, et attends le menu du plateau.
state-busy = Le port n’a pas pu être ouvert. Si un autre programme utilise le plateau (un terminal, Thonny, un autre onglet, une commande de tray24), ferme-le et connecte à nouveau.
linux = Sous Linux, ton compte doit avoir le droit d’utiliser les ports série. Rejoins leur groupe, puis ferme ta session et rouvre-la :
state-unsupported = Ce navigateur ne peut pas se connecter à un plateau.
unsupported-words = Prends un Chrome, Edge ou Opera récent sur un ordinateur. D’autres, comme Safari, ne peuvent pas utiliser les ports série en USB.
state-insecure = Les navigateurs ne permettent la connexion que sur des pages dont l’adresse commence par https : ouvre cette page là-bas.
state-failed = Les outils n’ont pas démarré. Recharge la page ; si cela n’aide pas, prends un Chrome, Edge ou Opera récent.
details = Détails
to-flash = Flasher un Pico
to-play = Jouer sans plateau
tips = Ce que tu peux faire
tip-board = Ce qu’il montre, et la partie avec ses points et son journal.
tip-records = Les parties finies, à revoir et à garder comme fichiers.
tip-check = Les capteurs, LED, boutons et fils sont-ils tous en ordre ? Le plateau dit quoi faire.
tip-settings = Ceux du menu du plateau, et les noms des joueurs.
tip-new = Pas encore de plateau ?
check-words = Le plateau teste ses propres composants. Aucune partie ne doit être à son écran. Avec toi, il teste aussi ce que toi seul peux voir et entendre.
check-alone = Vérifier
check-together = Vérifier ensemble
calibrate = Calibrer
check-runs = Le plateau est en train d’être testé…
check-commands = Les commandes comme './tray24 flash' sont pour un ordinateur avec Python. Sur ce site :
check-said = Ce qui a été dit
done = Fait
yes = Oui
no = Non
report = Rapport

## host_tools/connect/

unplugged = Le plateau a été débranché.
not-connected = Aucun plateau n’est connecté.
not-there = Le plateau ne répond pas : { $reason }
fault = Les outils de cette page ont échoué ({ $fault }).
left = Terminé.
the-tray = le plateau
name-of-seat = Nom à la place { $seat }
unknown-request = La page a demandé quelque chose d’inconnu.
records-left = { $count ->
    [one] Encore une partie à lire dans le plateau…
   *[other] Encore { $count } parties à lire dans le plateau…
    }
# $version: of the tray's firmware, $ours: of this page.
older = Le plateau a le logiciel { $version } ; cette page est de la version { $ours }. Mets le plateau à jour : ses parties, ses réglages et son calibrage sont gardés.
newer = Le plateau a le logiciel { $version }, plus récent que cette page ({ $ours }). Recharge la page ; si cela n’aide pas, le site n’a pas encore été mis à jour.
at-prompt = Un Pico répond, mais aucun plateau ne tourne dessus. Si c’était un plateau, débranche-le et rebranche-le ; sinon, flashe le logiciel du plateau.
not-a-tray = Autre chose qu’un plateau répond. Si c’est le Pico de ton plateau, flashe le logiciel du plateau.
silent = Rien ne répond. Débranche le plateau, branche-le, attends son menu et connecte à nouveau. S’il reste muet, flashe à nouveau son logiciel : ses parties, ses réglages et son calibrage sont gardés.
