## commands/of_checkout/site.py, site/

help-out = la carpeta que se escribe, por defecto { $folder }; lo que haya en ella se sustituye
help-home = dirección en la que estará la web; si no, Homepage de pyproject.toml
help-source = dirección del repositorio; si no, Repository de pyproject.toml
no-address = { $given } no es una dirección: indica una que empiece por https:// y no tenga ni ? ni #
help-serve = servir la web a este equipo hasta Ctrl-C, y abrirla
help-port = puerto de --serve, por defecto: cualquiera libre
help-no-browser = no abrir un navegador
name = Tray24, la bandeja de dados
description = Juegos de dados en una bandeja que conoce las reglas: juega contra bots o entre varias personas, con dados electrónicos o reales.
built = { $folder }: { $files } archivos, { $size } MB; la bandeja que contiene carga { $tray } MB. Cualquier servidor web puede alojar esta carpeta.
not-a-site = --out { $folder }: hay archivos de otra cosa. Indica una carpeta nueva o vacía.
no-npm = faltan node y npm, que traen y preparan Python para navegadores: instala Node.js, por ejemplo los paquetes nodejs y npm de Debian
npm-failed = npm no puede traer { $name } { $version }: { $reason }
other-bytes = { $name } { $version } tiene otros bytes que los esperados: { $found }, debían ser { $wanted }. No se ha usado nada.
not-compiled = los módulos no se pudieron compilar para el navegador: { $reason }

## site/documents.py

docs-title = Documentos
docs-use = Usar
docs-games = Juegos
docs-build = Construir
docs-develop = Desarrollar
docs-failed = no se pueden hacer los documentos: mira los mensajes de arriba
to-start = Sobre Tray24

## site/start/

start-parts = Partes de esta página
start-title = Una bandeja para 24 dados que conoce el juego
start-words = Tray24 es una bandeja electrónica para juegos de dados que puedes construir. Una luz y un sensor bajo cada casilla, diez botones y una pequeña pantalla arbitran cinco juegos: con dados reales o con dados que tira ella, entre una y seis personas y bots. Ni un apagón interrumpe la partida.
start-play = Jugar ahora
start-play-words = Toda la bandeja funciona en tu navegador, con su propio firmware. No se instala nada y no se envía nada a ninguna parte; tras la primera visita no necesita red.
start-picture = El juego de la bandeja: luces bajo los dados, la pantalla con el turno y las manos de tres jugadores
start-flash = Grabar un Pico
start-boards = Para un Raspberry Pi Pico, Pico H o Pico W; un Pico 2 no puede ejecutarlo. No hace falta ningún programa:
start-step-1 = Mantén pulsado el botón BOOTSEL del Pico mientras lo conectas. Aparece una unidad: RPI-RP2.
start-step-2 = Arrastra el archivo a la unidad. La unidad desaparece.
start-step-3 = El Pico ya es una bandeja. Su pantalla pide la primera partida.
start-download = Descargar tray24.uf2 { $version } ({ $size } MB)
start-connect = Conecta tu bandeja
start-connect-words = ver en directo lo que muestra, guardar sus registros, comprobarla y cambiar sus ajustes, en este navegador.
start-setup = Con Python, una sola orden lo hace todo, hasta la primera partida:
start-build = Construye una
start-build-words = Tres tipos, cada uno con una guía, una lista de las piezas y todos los archivos. Nadie ha construido una todavía: empieza por la pequeña.
start-guide = docs/hardware/{ $guide }.html
# The kinds of tray as the first table of hardware/README.md compares them: cell-ROW-KIND. $a to $d are its numbers.
kind-1 = bandeja completa
kind-2 = Tray24 Light
kind-3 = inicial en placa de pruebas
fact-1 = casillas
fact-2 = ve dados reales
fact-3 = precio con envío
fact-4 = horas de trabajo
cell-1-1 = { $a } con luz y sensor, placa propia
cell-1-2 = { $a } con luz, tira de LED, caja propia
cell-1-3 = { $a } luces en una placa de pruebas
cell-2-1 = sí, lugar y color
cell-2-2 = no: dados electrónicos, o indicados con las teclas
cell-2-3 = no: solo dados electrónicos
cell-3-1 = de { $a } a { $b } EUR a mano, de { $c } a { $d } EUR con la placa montada
cell-3-2 = de { $a } a { $b } EUR
cell-3-3 = de { $a } a { $b } EUR
cell-4-1 = { $a } a mano, { $b } con la placa montada
cell-4-2 = { $a }
cell-4-3 = { $a }
start-rules = Reglas
start-rules-words = La bandeja dice por qué cuando rechaza algo. Aquí están todas las reglas.
start-rules-of = { $count } reglas
start-rules-page = docs/firmware/RULES.es.html
start-playing = Cómo se juega
start-playing-page = docs/firmware/PLAYING.es.html
start-develop = Desarrollar
start-develop-words = El mismo código funciona en el Pico, en el simulador y en esta web.
start-commands = Todas las órdenes
start-contribute = Colaborar
start-architecture = Cómo funciona el firmware
start-link = Peticiones a una bandeja por USB
start-source = Código fuente
start-languages = Idiomas de esta página
start-unofficial = Tray24 no es un producto oficial. UNO es una marca de su titular, que no tiene nada que ver con este proyecto.
start-licences = Licencias de todas las partes
start-not-here = La bandeja de esta web no tiene conexión para otros programas, y ningún otro ordenador puede unirse a ella. Ambas cosas funcionan si se inicia con
other-table = { $file }: su primera tabla debe comparar los tipos de bandeja por guías, imágenes y estas filas: { $rows }
other-words = { $file } dice «{ $table }», pero los textos de la web «{ $said }»: cambia site.ftl en todos los idiomas
