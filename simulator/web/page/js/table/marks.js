// Bone on the wells: what a die is to the game (an end of a line, marked to be rolled), boxes, and a thread.
const SLOTS = 24;

function makeBox({ box, points, used, can, none }) {
  const label = document.createElement('span');
  label.className = `box${used ? ' used' : ''}${can ? ' can' : ''}${none ? ' none' : ''}`;
  label.innerHTML = '<b></b><i></i>';
  label.firstChild.textContent = points;
  label.lastChild.textContent = box;
  return label;
}

function makeTag({ tag, on }) {
  const label = document.createElement('b');
  label.className = `note${on ? ' on' : ''}`;
  label.textContent = tag;
  return label;
}

export function makeMarks(field) {
  const wells = [...field.querySelectorAll('.well')];
  const thread = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  thread.setAttribute('class', 'thread');
  thread.setAttribute('aria-hidden', 'true');
  field.append(thread);
  let drawn = '';

  const middle = slot => [wells[slot].offsetLeft + wells[slot].offsetWidth / 2, wells[slot].offsetTop + wells[slot].offsetHeight / 2];
  /** Joins the slots in their order; from the last slot of the tray to the first there is no way to see. */
  function draw(way) {
    const key = JSON.stringify([way, field.offsetWidth]);
    if (key === drawn) return;
    drawn = key;
    let path = '';
    way.forEach((slot, place) => {
      const joined = place && Math.abs(Math.floor(slot / 6) - Math.floor(way[place - 1] / 6)) < 2;
      path += `${joined ? 'L' : 'M'}${middle(slot).map(Math.round).join(' ')}`;
    });
    thread.innerHTML = path ? `<path d="${path}"/>` : '';
  }

  /** `marks` by slot ({tag, on} or {box, points, used, can, none}), `way` the slots that a thread joins. */
  return function show(marks, way) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const mark = marks[slot], key = mark ? JSON.stringify(mark) : '', well = wells[slot];
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
