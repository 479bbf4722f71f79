## commands/calibrate.py

description = Calibra los sensores de la bandeja con un dado de pegatinas blancas que se lleva de casilla en casilla. Ctrl-C, o rojo en la bandeja, sale en cualquier momento sin cambiar nada. La calibración solo cambia cuando guardas el resultado.
interrupted = No se ha cambiado nada; './tray24 calibrate' empieza otra vez
no-terminal = esta orden hace preguntas: iníciala en un terminal, o elige «Calibrar» en la bandeja, que no necesita ordenador. No se ha cambiado nada
virtual = { $reason }. No se ha cambiado nada

## doctor/calibration.py

all-masked = todas las casillas están en «Sin sensor», en Ajustes: no hay nada que calibrar
left-out-masked = Sin calibrar, por estar en «Sin sensor» en Ajustes: { $slots }.
one-die = Necesitas un dado con pegatinas blancas lisas arriba y abajo (no un comodín: sus signos son oscuros). Ponlo en cada casilla que se ilumine.
keys-work = Las teclas de la bandeja funcionan como siempre: azul salta la casilla iluminada. Rojo, o Ctrl-C aquí, sale sin cambiar nada.
left = Has salido: no se ha cambiado nada.
kept = Calibración guardada en { $file }, en la bandeja; las actualizaciones la conservan.
# { $words }, { $wrong }: the request and the error on the tray's display, in its own words.
again-skip-leave = { $wrong }. ¿Repetir, saltar esta casilla o cancelar?
# The answers to again-skip-leave, by their keys answer-...; typed, so in small letters with different first letters.
answer-again = repetir
answer-skip = saltar
answer-leave = cancelar
asked = { $words } ...
asked-slot = { $words } ({ $slot }/{ $slots })
begin-again = { $wrong }. ¿Empezar otra vez?
enter-is-green = { $words } (aquí Enter es verde).{ " " }
lift-die = Quita el dado y ponlo otra vez.
left-out = Sin calibrar: { $slots }. Allí indicas los dados con las teclas.
keep = { $words }. ¿Guardar la calibración?
ended-calibrated = Terminado en la propia bandeja. Está calibrada.
ended-not-calibrated = Terminado en la propia bandeja. Aún no está calibrada.
