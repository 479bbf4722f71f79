// Score with a way to the target, and the bag.
import { can } from './state.js';
import { dice } from './words.js';

export function makeScore(root, bag, game) {
  const list = root.querySelector('ol'), head = root.querySelector('small');
  return function show(match) {
    root.hidden = bag.hidden = !match;
    if (!match) return;
    head.textContent = `hand ${match.hand}, ${game.aim(match)}`;
    while (list.children.length > match.seats.length) list.lastChild.remove();
    match.seats.forEach((seat, place) => {
      if (!list.children[place]) {
        list.insertAdjacentHTML('beforeend', '<li><b class="badge"></b><span></span><span class="pts"></span><i class="way"></i></li>');
      }
      const [badge, name, points, way] = list.children[place].children;
      badge.textContent = seat.button + 1;
      badge.classList.toggle('turn', match.over ? match.winners.includes(seat.seat) : match.turn === seat.seat);
      name.textContent = seat.name;
      points.textContent = seat.score;
      way.style.setProperty('--w', match.options.target ? Math.min(100, seat.score * 100 / match.options.target).toFixed(1) : 0);
    });
    const lying = Object.keys(game.lying(match)).length, held = match.seats.reduce((sum, seat) => sum + seat.dice.length, 0);
    bag.querySelector('text').textContent = match.bag;
    bag.querySelector('b').textContent = `${match.bag} in the bag`;
    bag.querySelector('small').innerHTML = `${lying} on the tray<br>${held} in hands`;
    const draws = can(match, 'draw') && match.seats.some(seat => seat.mine && seat.seat === match.turn);
    bag.setAttribute('aria-label', `Bag, ${dice(match.bag)}.${draws ? ' Draw one die' : ''}`);
    bag.setAttribute('aria-disabled', String(!draws));
  };
}
