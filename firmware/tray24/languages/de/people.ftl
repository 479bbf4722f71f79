### Errors of people at the tray or of their fingers. Shown on the page, after a colon or alone: no capital at the
### beginning, no period at the end.

## The tray.

no-power = das Tablett hat keinen Strom: Steck den Stecker ein
no-match = das Display des Tabletts zeigt keine laufende Partie: Beginne eine oder spiel die letzte weiter
moved-on = das Display des Tabletts zeigt jetzt etwas anderes: Sieh noch einmal hin
too-late = das kam zu spät und wurde nicht ausgeführt: Das Tablett fragt inzwischen etwas anderes
answer-first = das Tablett fragt etwas: Beantworte das zuerst
not-offered = das bietet das Tablett jetzt nicht an
# $item is a name out of the program, such as "continue".
item-not-offered = das Tablett bietet { $item } jetzt nicht an
no-face-asked = das Tablett fragt nach keiner Würfelseite
# $face is written as records write it, "r7".
face-not-offered = das Tablett bietet { $face } nicht an: Es sieht eine andere Farbe
nothing-to-confirm = das Tablett wartet auf nichts von dir
no-starter-asked = das Tablett fragt nicht, wer beginnt
no-verdict-asked = das Tablett fragt nicht, ob ein Würfel erlaubt war
no-gift-asked = das Tablett fragt nicht nach einem Würfel zum Abgeben
other-than-told = der Würfel dort ist nicht der gemeldete: Melde ihn noch einmal
no-real-match = keine Partie mit echten Würfeln läuft: Beginne eine oder spiel die letzte weiter
no-real-screen = das Display des Tabletts zeigt keine Partie mit echten Würfeln: Beginne eine oder spiel die letzte weiter
no-sensors = das Tablett hat keinen Strom oder keine Sensoren: Es gibt nichts zu kalibrieren
calibration-failed = das Tablett ließ sich nicht kalibrieren ({ $reason }), darum hat keine Partie begonnen: Versuch es noch einmal, und wenn auch das scheitert, mach den Raum dunkler
calibration-stopped = eine Taste hat das Kalibrieren beendet, darum hat keine Partie begonnen: Versuch es noch einmal

## Fingers and menus.

fingers-busy = die Finger sind noch beschäftigt: Versuch es gleich noch einmal
simulator-fault = ein Fehler des Simulators ({ $fault }): Nimm die Tasten des Tabletts oder mach es rückgängig und versuch es noch einmal
no-way-home = das Tablett kehrt nicht zu seinem Menü zurück
too-many-kept =
    Das Tablett hat schon so viele angefangene Partien gespeichert, wie es kann: Spiel erst eine weiter oder gib eine
    auf.
refused-setting = { $reason }
somebody-pressed = jemand anders hat eine Taste gedrückt: Versuch es noch einmal
bots-after-people = Ohne Platztasten haben Personen die ersten Plätze, und alle Bots sind von derselben Art.
bot-not-seated = das Tablett setzt { $bot } nicht auf Platz { $seat }
player-not-seated = das Tablett setzt niemanden auf Platz { $seat }
# $name and the values are names out of the program.
wrong-option = Option { $name } ist { $choices }, nicht { $value }
# A list of choices; $choices may be such a list itself.
either = { $choices } oder { $choice }
# What stands on the tray's display, word for word.
display-says = { $text }

## Turns.

bot-chooses = ein Bot ist dran: Warte, bis du an der Reihe bist
nobody-chooses = niemand ist dran: Beginne eine Partie oder spiel die letzte weiter
nobody-lays = jetzt kann kein Stein gelegt werden
nobody-plays = auf Platz { $seat } spielt niemand
# $line is the move as records write it; $reason is why it is refused.
line-refused = "{ $line }": { $reason }
onlooker = wer zusieht, kann nicht spielen: Setz dich erst auf einen Platz oder an den ganzen Tisch
own-button = Platz { $seat } darf nur die eigene Platztaste drücken
own-name = Platz { $seat } darf nur sich selbst umbenennen, solange eine Partie läuft
own-rack = Platz { $seat } darf nur das eigene Bänkchen ansehen
own-dice = Platz { $seat } darf nur die eigenen Würfel nehmen und würfeln
own-screen = { $name } spielt an einem anderen Bildschirm
screen-not-left = Platz { $seat } spielt am eigenen Bildschirm; erst wenn der eine Minute lang nicht erreichbar war, geht es hier weiter
own-answer = Platz { $seat } darf nur für sich selbst antworten
own-button-and-keys = Platz { $seat } darf nur die eigene Platztaste drücken, und im eigenen Zug die Tasten
seats-stay = die Plätze wechseln nur nach einer Partie mit elektronischen Würfeln
keys-of-another = nur der Platz, der dran ist, darf die Tasten drücken, und das ist nicht Platz { $seat }

## Real dice and tiles. $die and $face are faces, written as records write it, "r7".

nothing-to-roll = es gibt nichts zu würfeln: Nimm erst Würfel aus dem Beutel
never-rolled = dieser Würfel ist noch nicht gewürfelt: Würfle ihn erst
not-on-table = { $place ->
    [slot] { $die } liegt auf dem Feld: Nur Würfel auf dem Tisch können gewürfelt werden
   *[pouch] { $die } liegt im Beutel: Nur Würfel auf dem Tisch können gewürfelt werden
}
slot-taken = { $die } liegt auf Feld { $slot }: Nimm ihn erst weg
no-such-side = Würfel { $id } hat keine Seite { $face }
# $set is the name of a set of dice, $last the highest number of one.
no-such-die = es gibt keinen Würfel { $id }: { $set } hat die Würfel 0 bis { $last }
only-dice = dieses Spiel wird mit Würfeln gespielt
not-on-rack = dieser Stein liegt nicht auf dem Bänkchen des Platzes, der dran ist
draw-first = erst müssen alle ziehen, wie das Tablett sagt
three-rolls = ein Zug hat höchstens drei Würfe, und keinen mehr, sobald ein Würfel auf einem Feld liegt: Leg oder melde die Würfel, wie sie liegen
first-roll-of-five = der erste Wurf ist mit allen fünf Würfeln

## Tabs: the reason why one more has no room; at most 120 bytes.

full = { $most } Tabs sind offen: Schließ einen
full-others = andere Geräte als der Computer des Tabletts haben { $most } Tabs offen: Schließ einen davon
full-address = dieses Gerät hat { $most } Tabs offen: Schließ einen
full-place = an diesem Platz sind { $most } Tabs offen: Schließ einen oder nimm einen anderen Platz
