// A clock that a test turns.

/** Return a clock with what the page uses, `after(ms, run)` and `cancel(timer)`, and with `turn(ms)` and `waits()`. */
export function handClock() {
  const due = new Map();
  let now = 0;
  let number = 0;
  return {
    after(ms, run) {
      number += 1;
      due.set(number, { at: now + ms, run });
      return number;
    },
    cancel: timer => due.delete(timer),
    turn(ms) {
      now += ms;
      for (const [timer, { at, run }] of [...due].toSorted(([, a], [, b]) => a.at - b.at)) {
        if (at <= now && due.delete(timer)) run();
      }
    },
    waits: () => due.size,
  };
}
