// Bone on the wells: what a die is to the game (an end of a line, marked to be rolled), boxes, and a thread.
import { fill, make, markup } from '../write.js';
import { SLOTS, threadPath } from './field.js';

function makeBox({ box, points, used, can, none }) {
  const kinds = [used && ' used', can && ' can', none && ' none'];
  return make(markup`<span class="box${kinds}"><b>${points}</b><i>${box}</i></span>`);
}

function makeTag({ tag, on, advised }) {
  return make(markup`<b class="note${on && ' on'}${advised && ' advised'}">${tag}</b>`);
}

export function makeMarks(field) {
  const wells = [...field.querySelectorAll('.well')];
  const thread = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  thread.setAttribute('class', 'thread');
  thread.setAttribute('aria-hidden', 'true');
  field.append(thread);
  let drawn = '';

  const middle = slot => [
    wells[slot].offsetLeft + wells[slot].offsetWidth / 2,
    wells[slot].offsetTop + wells[slot].offsetHeight / 2,
  ];
  /** Join the slots in their order; no line leads from the last slot of the tray to the first. */
  function draw(way) {
    const key = JSON.stringify([way, field.offsetWidth]);
    if (key === drawn) return;
    drawn = key;
    field.classList.toggle('threaded', way.length > 0);
    fill(thread, markup`${way.length > 0 && markup`<path d="${threadPath(way, middle)}"/>`}`);
  }

  /** Show `marks` by slot ({tag, on, advised} or {box, points, used, can, none}), `way` the slots of a thread. */
  return function show(marks, way) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const mark = marks[slot];
      const key = mark ? JSON.stringify(mark) : '';
      const well = wells[slot];
      if ((well.dataset.mark ?? '') === key) continue;
      well.dataset.mark = key;
      well.querySelector('.box, .note')?.remove();
      if (!mark) continue;
      well.append(mark.box ? makeBox(mark) : makeTag(mark));
      well.lastChild.setAttribute('aria-hidden', 'true');
    }
    draw(way);
  };
}
