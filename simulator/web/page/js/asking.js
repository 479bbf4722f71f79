// What was asked of the tray and is not done yet: the same is not asked twice, and who waits learns when it is done.
import { state } from './state.js';

/** Messages that mean something each time they are sent. */
const EACH_TIME = ['button', 'finger', 'sit', 'rename'];

/**
 * Return, around `say(message)` of the line: `send(message)`, which returns the number of the message, or 0 when it is
 * asked already or cannot be said now; `waits(number)`; `begins()`, which returns whether a match is to begin;
 * `done(numbers)`, for what the server has done; and `forget()`, for when it will not tell any more. After that
 * `hasForgotten` says whether something may not have been done. `onBusy` follows whether anything waits.
 * @param {(message: PageRequest) => boolean} say
 * @param {(isBusy: boolean) => void} onBusy
 */
export function makeAsking(say, onBusy) {
  const asked = new Map(); // number -> message, as text
  const unanswered = new Set(); // numbers of all messages
  let number = 0;

  /** @type {Send} */
  function send(message) {
    const text = JSON.stringify(message);
    const once = !EACH_TIME.includes(message.do);
    if (once && [...asked.values()].includes(text)) return 0;
    const { epoch, question } = state;
    if (!say({ epoch, question, ...message, n: ++number })) return 0;
    unanswered.add(number);
    if (once) {
      asked.set(number, text);
      onBusy(true);
    }
    return number;
  }
  const asking = {
    send,
    hasForgotten: false,
    waits: (/** @type {number} */ one) => asked.has(one),
    begins: () => [...asked.values()].some(text => JSON.parse(text).do === 'new'),
    done: (/** @type {number[]} */ numbers) => {
      for (const one of numbers) {
        asked.delete(one);
        unanswered.delete(one);
      }
      onBusy(asked.size > 0);
    },
    forget: () => {
      asking.hasForgotten = unanswered.size > 0;
      asked.clear();
      unanswered.clear();
      onBusy(false);
    },
  };
  return asking;
}
