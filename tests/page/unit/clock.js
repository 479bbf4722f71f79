// A clock that a test advances.

/** Return a clock with the page's `after(ms, run)` and `cancel(timer)`, and with `advance(ms)` and `countTimers()`. */
export function makeClock() {
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
    advance(ms) {
      const end = now + ms;
      const earliest = () => [...due].toSorted(([, a], [, b]) => a.at - b.at)[0];
      for (let next = earliest(); next && next[1].at <= end; next = earliest()) {
        const [timer, { at, run }] = next;
        due.delete(timer);
        now = at;
        run();
      }
      now = end;
    },
    countTimers: () => due.size,
  };
}
