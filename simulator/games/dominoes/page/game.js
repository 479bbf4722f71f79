// Dominoes as the page sees them: tiles on the table beside the tray, whose lit slots are the open ends; a rack below.
import { can } from '/js/state.js';
import { capital, faceName, parseFace, tileName, tiles } from '/js/words.js';
import { alone, asides, choices, colors, enter, lines, onTurn } from '/js/games/common.js';

export { aim } from '/js/games/common.js';
export { makeTable } from './chain.js';
export const holds = seat => tiles(seat.dice.length);
const arms = match => match.board.arms ?? [];
const open = match => arms(match).map((arm, number) => ({ ...arm, arm: number })).filter(arm => !arm.closed);
export const armAt = (match, slot) => open(match).find(arm => arm.slot === slot)?.arm ?? null;
export const slotsOf = (match, fits) => fits.filter(Number.isInteger).map(arm => arms(match)[arm]?.slot).filter(slot => slot !== undefined);
/** Which tile and end were chosen where both its markings match: then the page asks which. */
let asked = null;

export const lying = () => ({});
export const takes = () => false;
export const refused = () => null;
export const onlyDie = (match, seat) => { const free = hand(match, seat).filter(tile => tile.fits.length); return free.length === 1 ? free[0] : null; };

/** The rack, each tile with the arms that it fits; a doublet that may lead fits the bare table ("lead"). */
export function hand(match, seat) {
  const mine = onTurn(match, seat) ? lines(match, 'play') : [], leads = onTurn(match, seat) ? lines(match, 'lead').map(([tile]) => tile) : [];
  return seat.dice.map((tile, place) => {
    const fits = [...new Set(mine.filter(([name]) => name === tile.tile).map(([, , arm]) => Number(arm)))];
    return { ...tile, id: tile.id < 0 ? -1 - place : tile.id, fits: leads.includes(tile.tile) ? ['lead'] : fits };
  });
}

/** The line for a tile at an end; null when it must first be said which of its markings matches. */
export function move(match, tile, arm) {
  if (arm === 'lead') return enter(`lead ${tile.tile}`);
  const ways = lines(match, 'play').filter(([name, , at]) => name === tile.tile && Number(at) === arm);
  if (ways.length > 1) { asked = { tile: tile.tile, arm, ways }; return null; }
  const [first, second] = tile.tile.split('/'), end = parseFace(arms(match)[arm]?.end ?? '?');
  const near = [first, second].find(mark => parseFace(mark).color === end.color || parseFace(mark).kind === end.kind) ?? first;
  return enter(`play ${tile.tile} ${ways[0]?.[1] ?? near} ${arm}`);
}

const stillAsked = match => (asked && match.moves.includes(`play ${asked.tile} ${asked.ways[0][1]} ${asked.arm}`) ? asked : (asked = null));

export function actions(match, seat) {
  const first = alone(match, seat);
  if (first) return [first, ...asides(match, seat)];
  const question = match.moves.length ? stillAsked(match) : null;
  if (question) return [
    ...question.ways.map(([tile, mark, arm]) => ({ key: `mark-${mark}`, label: capital(faceName(mark)), kind: 'main', send: enter(`play ${tile} ${mark} ${arm}`) })),
    { key: 'mark-none', label: 'Neither', kind: 'plain', local: () => { asked = null; } },
  ];
  const found = match.moves.length ? [
    ...choices(match, [['draw', 'Draw', 'plain'], ['pass', match.phase === 'reopen' ? 'Leave them closed' : match.phase === 'drawn' ? 'Keep it' : 'Pass', 'plain'], ['accept', 'Accept', 'plain'], ['challenge', 'Challenge', 'main']]),
    ...lines(match, 'reopen').map(([order]) => ({ key: `reopen-${order}`, label: `Wilds beside ${faceName(match.board.doublets?.[order]?.split('/')[0] ?? '?')}`, kind: 'main', send: enter(`reopen ${order}`) })),
    ...colors(match),
  ] : [];
  return [...found, ...asides(match, seat)];
}

export function prompt(match, seat) {
  if (!onTurn(match, seat)) return holds(seat);
  if (seat.mine && !seat.seen) return 'are you alone before the tray?';
  if (match.refused) return `refused, ${match.refused.rule}: ${match.refused.words}`;
  if (match.moves.length && stillAsked(match)) return 'which side matches?';
  if (can(match, 'color')) return 'name a color';
  if (match.phase === 'lead') return 'lead a doublet';
  if (match.phase === 'challenge') return 'draw four, or challenge?';
  if (match.phase === 'drawn') return 'play it, or keep it';
  if (match.phase === 'reopen') return 'every arm is closed: reopen?';
  if (match.phase === 'move') return can(match, 'play') ? 'a tile, then an end' : can(match, 'draw') ? 'nothing fits: draw' : 'nothing fits: pass';
  return holds(seat);
}

export function hint(match, seat, tile) {
  const name = capital(tileName(tile.tile));
  if (tile.fits[0] === 'lead') return `${name} can lead`;
  if (tile.fits.length) return `${name} fits ${tile.fits.length === 1 ? 'one end' : `${tile.fits.length} ends`}`;
  return onTurn(match, seat) && seat.seen && ['move', 'lead'].includes(match.phase) ? `${name} ${match.phase === 'lead' ? 'cannot lead (D2)' : 'fits no end (D4)'}` : name;
}

export const stock = match => ({ count: match.bag, title: `${match.bag} in the pile`, notes: [`${match.board.laid?.length ?? 0} on the table`, `${match.seats.reduce((sum, seat) => sum + seat.dice.length, 0)} in racks`], name: `Pile, ${tiles(match.bag)}.`, draw: 'Draw one tile' });

export function slotName(match, slot) {
  const arm = match ? armAt(match, slot) : null;
  return arm === null ? `Slot ${slot}` : `Slot ${slot}, open end ${faceName(arms(match)[arm].end)}`;
}
export const fieldName = match => (match ? `24 slots, ${open(match).length} of them open ends` : '24 slots');
