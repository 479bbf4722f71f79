// Real dice that lie in slots can be lifted: by dragging them to another slot, to a hand or to the pouch, or by keys.
import { handSeat, state } from '../state.js';
import { startDrag } from '../table/drag.js';

/** The seat button whose dice lie where something was dropped; the pouch is null, anywhere else undefined. */
function placeAt(below, bag) {
  if (bag.contains(below)) return null;
  const panel = below?.closest('.seat');
  if (panel) return Number([...panel.classList].find(name => /^p[1-6]$/.test(name))?.slice(1)) - 1;
  return below?.closest('.hand') && state.match ? handSeat(state.match)?.button : undefined;
}

export function bindLifting(field, { bag, send }) {
  let dragged = false;
  const dieIn = well => state.online && well && state.real?.slots[well.dataset.slot];
  const lift = (die, seat) => send({ do: 'lift', die: die.id, seat });

  field.addEventListener('pointerdown', event => {
    const well = event.target.closest('.well');
    const die = dieIn(well);
    const drawn = well?.querySelector('.die');
    if (!die || !drawn || event.button !== 0) return;
    startDrag(
      event,
      well,
      drawn,
      () => {
        drawn.classList.add('away');
      },
      below => {
        drawn.classList.remove('away');
        dragged = true;
        setTimeout(() => {
          dragged = false;
        }, 0);
        const other = below?.closest('.well');
        const place = placeAt(below, bag);
        if (other && other !== well && !dieIn(other))
          send({ do: 'put', die: die.id, slot: Number(other.dataset.slot) });
        else if (!other && place !== undefined) lift(die, place);
      },
    );
  });
  // by keys, or by a click of its own: back into the hand at this tab
  field.addEventListener('click', event => {
    const die = dieIn(event.target.closest('.well'));
    const owner = state.match && handSeat(state.match);
    if (!die || dragged || event.detail > 0) return;
    lift(die, owner?.mine ? owner.button : null);
  });
}
