## connect/: the page of the site that connects to a tray on USB

title = Conecta tu bandeja
tools = Herramientas
connect = Conectar
disconnect = Desconectar
check = Comprobar
intro = Enchufa tu bandeja a este ordenador: aquí ves en directo lo que muestra, guardas sus registros, compruebas sus piezas y cambias sus ajustes.
intro-here = Empieza una partida en la bandeja y aquí se verá según avanza.
intro-private = Todo queda entre este navegador y la bandeja: no se envía nada a ninguna parte.
connection = Conexión
state-away = Enchufa la bandeja, pulsa Conectar y elige Tray24 en la lista.
loading-tools = Se cargan las herramientas. Funcionan en este navegador.
state-connecting = Conectando con la bandeja…
state-here = Conectada. Firmware:
state-gone = Enchúfala otra vez: se conecta sola, o con el botón.
state-none = No se ha elegido ningún puerto. Un firmware anterior se llama Board in FS mode. Si la lista está vacía: usa un cable USB que lleve datos (muchos solo cargan), ningún concentrador sin alimentación propia, y espera al menú de la bandeja.
state-busy = No se ha podido abrir el puerto. Si otro programa usa la bandeja (un terminal, Thonny, otra pestaña, una orden de tray24), ciérralo y conecta otra vez.
linux = En Linux tu cuenta debe poder usar puertos serie. Únete a su grupo, luego cierra la sesión y ábrela otra vez:
state-unsupported = Este navegador no puede conectarse a una bandeja.
unsupported-words = Usa un Chrome, Edge u Opera actual en un ordenador. Otros, como Safari, no pueden usar puertos serie por USB.
state-insecure = Los navegadores solo permiten la conexión en páginas cuya dirección empieza por https: abre esta página allí.
state-failed = Las herramientas no han arrancado. Carga la página otra vez; si sigue igual, usa un Chrome, Edge u Opera actual.
details = Detalles
to-flash = Grabar un Pico
to-play = Jugar sin bandeja
tips = Qué puedes hacer
tip-board = Lo que muestra, y la partida con sus puntos y su crónica.
tip-records = Partidas terminadas, para verlas y guardarlas como archivos.
tip-check = ¿Están bien todos los sensores, LED, botones y cables? Dice qué hacer.
tip-settings = Los del menú de la bandeja, y los nombres de los jugadores.
tip-new = ¿Aún sin bandeja?
check-words = La bandeja prueba sus propias piezas. No puede haber una partida en su pantalla. Junto contigo prueba también lo que solo tú puedes ver y oír.
check-alone = Comprobar
check-together = Comprobar juntos
calibrate = Calibrar
check-runs = Se está probando la bandeja…
check-commands = Las órdenes como './tray24 flash' son para un ordenador con Python. Desde esta web:
check-said = Lo que se ha dicho
done = Hecho
yes = Sí
no = No
report = Informe

## host_tools/connect/

unplugged = La bandeja se ha desenchufado.
not-connected = No hay ninguna bandeja conectada.
not-there = La bandeja no responde: { $reason }
fault = Las herramientas de esta página han fallado ({ $fault }).
left = Terminado.
the-tray = la bandeja
name-of-seat = Nombre en el sitio { $seat }
unknown-request = La página ha pedido algo desconocido.
records-left = { $count ->
    [one] Se lee un registro más de la bandeja…
   *[other] Se leen { $count } registros más de la bandeja…
    }
# $version: of the tray's firmware, $ours: of this page.
older = La bandeja tiene el firmware { $version }; esta página es de la versión { $ours }. Actualiza la bandeja: sus registros, ajustes y calibración se conservan.
newer = La bandeja tiene el firmware { $version }, más nuevo que esta página ({ $ours }). Carga la página otra vez; si sigue igual, la web aún no se ha actualizado.
at-prompt = Responde un Pico, pero en él no funciona ninguna bandeja. Si era una bandeja, desenchúfalo y enchúfalo; si no, graba en él el firmware de la bandeja.
not-a-tray = Responde algo que no es una bandeja. Si es el Pico de tu bandeja, graba en él el firmware de la bandeja.
silent = No responde nada. Desenchufa la bandeja, enchúfala, espera a su menú y conecta otra vez. Si sigue callada, graba su firmware otra vez: sus registros, ajustes y calibración se conservan.
