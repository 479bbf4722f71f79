"""The German words of the guides' tables and steps, by their English originals."""

from hardware.steps.wording import Wording

_TITLES = {
    "section": "Abschnitt",
    "hours, soldered by hand": "Stunden, von Hand gelötet",
    "hours, board assembled": "Stunden, Platine bestückt",
    "part": "Teil",
    "quantity": "Menge",
    "listed in": "steht in",
    "copies": "Anzahl",
    "filament": "Filament",
    "plate": "Druckplatte",
    "parts": "Teile",
    "supports": "Stützen",
    "hours": "Stunden",
    "grams": "Gramm",
    "prints": "Drucke",
    "all": "zusammen",
    "all prints": "alle Drucke",
    "no": "nein",
    "# g dark": "# g dunkel",
    "# g white": "# g weiß",
    "# g red, yellow, green, blue each": "je # g rot, gelb, grün, blau",
    "by weight about # EUR": "nach Gewicht etwa # Euro",
    "Step": "Schritt",
}
_SECTIONS = {
    "Build one slot first": "Zuerst ein Feld bauen",
    "Order": "Bestellen",
    "Print the case": "Das Gehäuse drucken",
    "Make the dice": "Die Würfel herstellen",
    "Solder the board": "Die Platine löten",
    "Measure": "Messen",
    "Flash and let the doctor look": "Flashen und prüfen lassen",
    "Wire switches and display": "Taster und Display verdrahten",
    "Put it together": "Zusammenbauen",
    "Calibrate": "Kalibrieren",
}
_BOUGHT = {
    "electronics, board, sockets, cable, wire": "Elektronik, Platine, Buchsenleisten, Kabel, Litze",
    "your variant's column": "Spalte deiner Variante",
    "Screw M# x #, pan head, steel (ISO #)": "Schraube M# x #, Flachkopf mit Kreuzschlitz, Stahl (ISO #)",
    "Heat-set insert M#, # mm long, for # mm holes": "Einschmelzmutter M#, # mm lang, für Löcher von # mm",
    "Clear acrylic (PMMA) sheet # x # x # mm": "Klare Acrylscheibe (PMMA) # x # x # mm",
    "Clear acrylic (PMMA) rod, # mm thick, # m long": "Klarer Acrylstab (PMMA), # mm dick, # m lang",
    "Rubber foot, self-adhesive, # mm": "Gummifuß, selbstklebend, # mm",
    "Foam tape, # mm thick, # mm long": "Schaumstoffband, # mm dick, # mm lang",
    "Blank die # mm, white, rounded corners": "Würfelrohling # mm, weiß, Ecken gerundet",
    "Dice cup, printed, or an opaque cloth bag of about # x # cm": "Würfelbecher, gedruckt, oder ein blickdichter "
    "Stoffbeutel von etwa # x # cm",
    "Rack for dominoes, printed": "Bänkchen für Domino, gedruckt",
    "Tile core # x # x # mm, printed or of wood": "Rohling für Dominosteine # x # x # mm, gedruckt oder aus Holz",
    "Sheet of plain white, matt sticker paper, A# or Letter": "Bogen weißes, mattes Etikettenpapier, A# oder Letter",
    "Sheet of clear, matt laminate, self-adhesive, A# or Letter": "Bogen klare, matte Laminierfolie, selbstklebend, A# "
    "oder Letter",
    "Sheet of heavy paper, # g/m# or more, A# or Letter": "Bogen festes Papier, ab # g/m#, A# oder Letter",
    "Filament, PLA, dark and opaque, in grams": "Filament, PLA, dunkel und lichtdicht, in Gramm",
    "Filament, PLA, white, in grams": "Filament, PLA, weiß, in Gramm",
    "Filament, PLA, red, in grams": "Filament, PLA, rot, in Gramm",
    "Filament, PLA, yellow, in grams": "Filament, PLA, gelb, in Gramm",
    "Filament, PLA, green, in grams": "Filament, PLA, grün, in Gramm",
    "Filament, PLA, blue, in grams": "Filament, PLA, blau, in Gramm",
}
_TOOLS = {
    "tool": "Werkzeug",
    "for": "wofür",
    "when": "wann",
    "#D printer with a bed of # x # mm": "#D-Drucker mit einem Bett von # x # mm",
    "Superglue (gel), glass plate, baking paper": "Sekundenkleber (Gel), Glasplatte, Backpapier",
    "Soldering iron with a fine tip, # (inserts) to # degrees C": "Lötkolben mit feiner Spitze, # (Einschmelzmuttern) "
    "bis # Grad",
    "Solder with flux core, # mm; flux; desoldering braid; alcohol and a brush": "Lötzinn mit Flussmittelseele, # mm; "
    "Flussmittel; Entlötlitze; Alkohol und ein Pinsel",
    "Oven, food dehydrator or filament dryer for two days at # to # degrees C": "Ofen, Dörrgerät oder "
    "Filamenttrockner, der zwei Tage lang # bis # Grad hält",
    "Multimeter with beeper, diode range and DC millivolts": "Multimeter mit Durchgangspiepser, Diodentest und "
    "Gleichspannung in Millivolt",
    "Book at least # mm thick": "Buch, mindestens # mm dick",
    "Fine tweezers, side cutters, wire stripper, cross-head screwdriver, small file, soft cloth": "Feine Pinzette, "
    "Seitenschneider, Abisolierzange, Kreuzschlitz-Schraubendreher, kleine Feile, weiches Tuch",
    "Crimping pliers for JST XH (contacts SXH-#T)": "Crimpzange für JST XH (Kontakte SXH-#T)",
    "Knife, ruler, scissors; a printer for paper": "Messer, Lineal, Schere; ein Drucker für Papier",
    "Scoring knife, drill with bits of # mm and # mm, step drill or round file, clamp, piece of wood": "Ritzmesser, "
    "Bohrmaschine mit Bohrern von # mm und # mm, Stufenbohrer oder Rundfeile, Zwinge, Holzbrett",
    "Fine saw, fine sandpaper, drill bit of # mm": "Feine Säge, feines Schleifpapier, Bohrer von # mm",
    "Computer with Python # or newer": "Computer mit Python 3.11 oder neuer",  # no decimal comma
    "Magnifier, # times or more": "Lupe, mindestens #-fach",
    "Fine conical tip of the iron, # mm or less": "Feine konische Lötspitze, höchstens # mm",
    "Stencil of the upper side (ordered with the board), solder paste, spreading card": "Schablone der Oberseite (mit "
    "der Platine bestellt), Lotpaste, Rakel",
    "Hotplate or oven for solder paste, larger than # x # mm": "Heizplatte oder Ofen für Lotpaste, größer als # x # mm",
    "case, extras": "Gehäuse, Zubehör",
    "top and base in pieces": "Ober- und Unterteil in Stücken",
    "plugs, capacitors, sockets, wires, inserts": "Stecker, Kondensatoren, Buchsenleisten, Litzen, Einschmelzmuttern",
    "all joints": "alle Lötstellen",
    "LEDs, before they are soldered": "LEDs, bevor sie gelötet werden",
    "board and harnesses, before power": "Platine und Litzen, vor dem Einschalten",
    "the bare board lies on it": "darauf liegt die nackte Platine",
    "all steps": "alle Schritte",
    "harnesses": "Litzen",
    "stickers, cards, foam tape": "Aufkleber, Karten, Schaumstoffband",
    "clear floor": "klare Scheibe",
    "clear rods": "klare Stäbe",
    "tray# doctor": "tray# doctor",
    "pin # of LEDs, bridges": "Pin # der LEDs, Lötbrücken",
    "pads of the small parts": "Lötflächen der kleinen Bauteile",
    "small parts": "kleine Bauteile",
    "always": "immer",
    "by hand": "von Hand",
    "stencil and hotplate": "Schablone und Heizplatte",
    "one slot, by hand, stencil and hotplate": "ein Feld, von Hand, Schablone und Heizplatte",
    "bed of # mm": "Bett von # mm",
    "sheet not laser-cut": "Scheibe nicht lasergeschnitten",
}
_FILAMENTS = {
    "dark": "dunkel",
    "white": "weiß",
    "red": "rot",
    "yellow": "gelb",
    "green": "grün",
    "blue": "blau",
    "dark: light must not go through": "dunkel: Licht darf nicht hindurchscheinen",
    "dark, or any other": "dunkel oder jedes andere",
    "dark, opaque": "dunkel, lichtdicht",
    "any, opaque": "beliebig, lichtdicht",
    "any; or wood, see tiles.dxf": "beliebig; oder Holz, siehe tiles.dxf",
    "white; or bought blanks": "weiß; oder gekaufte Rohlinge",
}
_PARTS = {
    "top": "Oberteil",
    "base": "Unterteil",
    "light-walls": "Lichtgitter",
    "liner": "Einsatz",
    "deck": "Deck",
    "carrier": "Träger",
    "divider": "Trennleiste",
    "key-red": "Farbkappe rot",
    "key-yellow": "Farbkappe gelb",
    "key-green": "Farbkappe grün",
    "key-blue": "Farbkappe blau",
    "seat": "Platzkappe",
    "seat-#": "Platzkappe #",
    "cup": "Becher",
    "rack": "Bänkchen",
    "tile": "Dominostein",
    "die": "Würfel",
    "field": "Feldteil",
    "panel": "Bedienteil",
    "rail": "Schiene",
    "field-base": "Boden des Feldteils",
    "panel-base": "Boden des Bedienteils",
}
GERMAN = Wording(
    {
        "caps": "Lege die zehn Kappen in ihre Löcher; die Platznummern müssen von vorn lesbar sein.",
        "carriers": "Befestige die sechs Träger, Taster zum Oberteil hin, mit je zwei Schrauben von 8 mm. Jede "
        "Platztaste muss klicken. Die Litzen treten auf der Seite aus, die zu dir zeigt, zwischen Träger und "
        "Außenwand. Führe sie an dieser Wand entlang nach vorn und lass sie darüberhängen. Die Litze von J2 zu Platz 4 "
        "hängt über die hintere Wand, bis die Platine liegt. Setze die Träger vor der Platine ein, denn sie reichen "
        "unter die Platine.",
        "liners": "Stecke einen Stab in das Ohr jedes weißen Einsatzes und drücke die Einsätze in die Mulden, mit der "
        "Perle voran, bis die Ringe bündig sind. Sie passen nur in einer Richtung: Die Perlen sitzen vorn rechts. Eine "
        "Perle zeigt das Licht ihres Feldes, auch wenn ein Würfel darin liegt.",
        "display": "Lege das Displaymodul mit der Anzeige nach unten zwischen seine vier Ecken, die Stiftleiste zu den "
        "Feldern hin. Schneide zwei Streifen Schaumstoffband, 22 x 3 mm, und klebe je einen auf die zwei Leisten des "
        "Decks, die später auf die Seiten des Moduls drücken.",
        "deck": "Setze das Deck mit seinen vier Tastern auf die Schraubdome und das Display; führe die Litzen des "
        "Displays durch die Öffnung in der Mitte des Decks, alle Litzen nach vorn, und befestige es mit sechs "
        "Schrauben von 8 mm. Jede Farbtaste muss klicken, auch wenn du sie an einer Ecke drückst.",
        "floor": "Zieh die Schutzfolie von der Scheibe ab und lege die Scheibe in ihren Rahmen; berühre sie innen "
        "nicht. Lege das Lichtgitter darauf, seine Stege zu dir hin.",
        "board": "Lege die Platine mit den LEDs nach unten auf das Lichtgitter und sieh an ihrer Kante entlang: Sie "
        "muss plan aufliegen. Stecke fünf Schrauben von 16 mm hindurch, neben den Kreuzungen der Wände, und zieh sie "
        "reihum behutsam an. Befestige die Vorderkante mit zwei Schrauben von 8 mm an den Säulen des Decks. Führe die "
        "Litze von Platz 4 quer über die Platine und schiebe ihren Kontakt in Pin 5 des Gehäuses von J2. Stecke J1, "
        "J2, J3 ein. Stelle das Tablett, bevor du das Unterteil schließt, auf seine hintere Kante, sodass du beide "
        "Seiten erreichst, und führe `./tray24 doctor` noch einmal aus.",
        "base": "Lege die Litzen zur Seite, setze das Unterteil auf und befestige es mit vier Schrauben von 8 mm; "
        "klebe die vier Füße an.",
        "dividers": "Dreh das Tablett um und drücke die vier Trennleisten in ihre Nuten.",
    },
    {
        "top": "Oberteil",
        "caps": "Kappen der Tasten",
        "carriers": "Träger mit Tastern",
        "liners": "Einsätze mit Stäben",
        "display": "Display",
        "deck": "Deck mit Tastern",
        "floor": "Scheibe und Lichtgitter",
        "board": "Platine",
        "base": "Unterteil",
        "dividers": "Trennleisten",
    },
    {**_TITLES, **_SECTIONS, **_BOUGHT, **_TOOLS, **_FILAMENTS, **_PARTS},
    ",",
)
