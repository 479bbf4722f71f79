// What was asked of the tray and is not done yet: the same is not asked twice, and what waits for it knows when it is done.
import { state } from './state.js';

/** What means something each time, however often it is said. */
const EACH_TIME = ['button', 'finger', 'sit', 'rename'];

/**
 * Around `say(message)` of the line: `send(message)` returns the number of the message, 0 when it is asked already or
 * cannot be said now; `waits(number)`; `done(numbers)` as the server tells it; `forget()` when nothing will be told any more.
 * `onBusy(bool)`: whether anything waits.
 */
export function makeAsking(say, onBusy) {
  const asked = new Map();       // number -> message, as text
  let number = 0;

  function send(message) {
    const text = JSON.stringify(message), once = !EACH_TIME.includes(message.do);
    if (once && [...asked.values()].includes(text)) return 0;
    if (!say({ ...message, n: ++number, epoch: state.epoch })) return 0;
    if (once) { asked.set(number, text); onBusy(true); }
    return number;
  }
  return {
    send,
    waits: one => asked.has(one),
    done: numbers => { numbers.forEach(one => asked.delete(one)); onBusy(asked.size > 0); },
    forget: () => { asked.clear(); onBusy(false); },
  };
}
