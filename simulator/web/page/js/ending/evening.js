// The evening's card on the tray once a match is over: who stood out, until it is closed.

function line([title, names, words]) {
  return [
    ['dt', title],
    ['dd', names],
    ['dd', words],
  ].map(([tag, text]) => Object.assign(document.createElement(tag), { textContent: text }));
}

/** Return `show(match)`, which fills and shows the card of a match that is over, or hides it. */
export function makeEvening(card) {
  const list = card.querySelector('dl');
  let shown = '';
  let closed = '';
  card.querySelector('button').addEventListener('click', () => {
    closed = shown;
    card.hidden = true;
  });
  return function show(match) {
    const lines = match?.over ? match.evening : [];
    const key = lines.length ? JSON.stringify([lines, match.seats.map(seat => seat.score)]) : '';
    if (key !== shown) list.replaceChildren(...lines.flatMap(line));
    shown = key;
    card.hidden = !key || key === closed;
  };
}
