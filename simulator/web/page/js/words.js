// Faces in words, and the small grammar the page needs. A face is written as the tray's records write it: "r7", "WD4=b", "-".

export const COLORS = { r: 'red', y: 'yellow', g: 'green', b: 'blue' };
const KINDS = { S: 'skip', R: 'reverse', D1: '+1', D2: '+2', W: 'wild', WD4: 'wild +4', DE: 'dead end' };
const FACE = /^(?:([rygb])(\d|S|R|D1|D2)|(W|WD4)(?:=([rygb]))?|(DE)|([-?]))$/;

/** "r7" -> {color: "r", kind: "7", declared: ""}; wilds have color "k", what was never rolled "n". */
export function parseFace(face) {
  const found = FACE.exec(face ?? '');
  if (!found) return { color: 'n', kind: '?', declared: '' };
  const [, color, kind, wild, declared = '', deadEnd, unknown] = found;
  if (color) return { color, kind, declared };
  if (wild || deadEnd) return { color: 'k', kind: wild ?? deadEnd, declared };
  return { color: 'n', kind: unknown, declared: '' };
}

export function faceName(face) {
  const { color, kind, declared } = parseFace(face);
  if (kind === '-') return 'blank die';
  if (kind === '?') return 'unknown die';
  const name = KINDS[kind] ?? kind;
  if (color !== 'k') return `${COLORS[color]} ${name}`;
  return declared ? `${name}, declared ${COLORS[declared]}` : name;
}

/** "r5/bS" -> "red 5 / blue skip". */
export const tileName = tile => (tile === '?' ? 'hidden tile' : tile.split('/').map(faceName).join(' / '));

export const capital = text => text.charAt(0).toUpperCase() + text.slice(1);
export const dice = n => `${n} ${n === 1 ? 'die' : 'dice'}`;
export const tiles = n => `${n} ${n === 1 ? 'tile' : 'tiles'}`;

/** [3] -> "slot 3"; [3, 7, 9] -> "slots 3, 7 and 9". */
export function slots(list) {
  if (list.length === 1) return `slot ${list[0]}`;
  return `slots ${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}

/** False for what a player without a name is called. */
export const isName = (name, button) => !['You', `Seat ${button + 1}`, `Bot ${button + 1}`].includes(name);
export const isYou = seat => seat.name === 'You';
/** How a seat is named inside a sentence or a button. */
export const seatNote = seat => (isYou(seat) ? 'yourself' : seat.name);
/** "Your turn", "Mira's turn": whose something is. */
export const whose = seat => (isYou(seat) ? 'Your' : `${seat.name}${/s$/i.test(seat.name) ? '’' : '’s'}`);
