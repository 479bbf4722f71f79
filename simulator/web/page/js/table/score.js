// The score with each seat's way to the target, or the game's sheet; and the bag, or the pile of tiles.
import { getGame } from '../games/registry.js';
import { render, markup, setText, setLines } from '../dom.js';

const ROW = markup`<li><b class="badge"></b><span></span><span class="pts"></span><i class="way"></i></li>`;

function fillRow(item, match, seat, goal) {
  const [badge, name, points, way] = item.children;
  setText(badge, seat.button + 1);
  badge.classList.toggle('turn', match.over ? match.winners.includes(seat.seat) : match.turn === seat.seat);
  setText(name, seat.name);
  setText(points, seat.score);
  way.style.setProperty('--w', goal ? Math.max(0, Math.min(100, (seat.score * 100) / goal)).toFixed(1) : 0);
}

function showStock(bag, game, match) {
  const stock = game.getStock(match);
  bag.hidden = !stock;
  if (!stock) return;
  for (const text of bag.querySelectorAll('text')) setText(text, stock.count);
  setText(bag.querySelector('b'), stock.title);
  setLines(bag.querySelector('small'), stock.notes);
  const draws = Boolean(game.getDrawRequest(match));
  bag.setAttribute('aria-label', draws ? stock.draw : stock.name);
  bag.setAttribute('aria-disabled', String(!draws));
  bag.tabIndex = draws ? 0 : -1;
}

function showSheet(sheet, game, match) {
  sheet.hidden = !game.drawSheet;
  if (game.drawSheet) game.drawSheet(sheet, match);
  else {
    sheet.replaceChildren();
    delete sheet.dataset.key;
  }
}

/** Return `show(match)`, which draws the scores in `root` and the stock in `bag`. */
export function makeScore(root, bag) {
  const list = root.querySelector('ol');
  const head = root.querySelector('small');
  const sheet = root.querySelector('.sheets');

  return function show(match) {
    root.hidden = !match;
    bag.hidden = !match;
    if (!match) return;
    const game = getGame(match);
    setText(head, match.said.score);
    while (list.children.length > match.seats.length) list.lastChild.remove();
    match.seats.forEach((seat, place) => {
      if (!list.children[place]) list.append(render(ROW));
      fillRow(list.children[place], match, seat, game.getGoal(match));
    });
    showSheet(sheet, game, match);
    showStock(bag, game, match);
  };
}
