// Dominoes as the page sees them: tiles on the table beside the tray, whose lit slots are the open ends; a rack below.
import { can } from '../../js/state.js';
import { t } from '../../js/texts.js';
import { hintOf, parseFace, plainHint } from '../../js/words.js';
import { alone, asides, choices, colors, enter, lines, onlyFitting, onTurn } from '../../js/games/common.js';

export { makeTable } from './chain.js';
/** @type {Game['holds']} */
export const holds = seat => t('tiles', seat.dice.length);
/** @type {OfMatch<Arm[]>} */
const arms = match => match.board.arms ?? [];
/** @type {OfMatch<(Arm & { arm: number })[]>} */
const open = match =>
  arms(match)
    .map((arm, number) => ({ ...arm, arm: number }))
    .filter(arm => !arm.closed);
/** @type {Game['armAt']} */
export const armAt = (match, slot) => open(match).find(arm => arm.slot === slot)?.arm ?? null;
/** @type {Game['slotsOf']} */
export const slotsOf = (match, fits) =>
  fits.map(arm => arms(match)[Number(arm)]?.slot).filter(slot => slot !== undefined);
/**
 * Which tile and end were chosen where both its markings match: then the page asks which.
 * @type {{ tile: string, arm: number, ways: string[][] } | null}
 */
let asked = null;

/** @type {Game['lying']} */
export const lying = () => ({});
/** @type {Game['takes']} */
export const takes = () => false;
/** @type {Game['refused']} */
export const refused = () => null;
/** @type {Game['onlyDie']} */
export const onlyDie = (match, seat) => onlyFitting(hand(match, seat));

/**
 * The rack, each tile with the arms that it fits; a doublet that may lead fits the bare table ("lead").
 * @type {Game['hand']}
 */
export function hand(match, seat) {
  const mine = onTurn(match, seat) ? lines(match, 'play') : [];
  const leads = onTurn(match, seat) ? lines(match, 'lead').map(([tile]) => tile) : [];
  return seat.dice.map((tile, place) => {
    const fits = [...new Set(mine.filter(([name]) => name === tile.tile).map(([, , arm]) => Number(arm)))];
    return { ...tile, id: tile.id < 0 ? -1 - place : tile.id, fits: leads.includes(tile.tile ?? '') ? ['lead'] : fits };
  });
}

/**
 * The line for a tile at an end; null when it must first be said which of its markings matches.
 * @type {Game['move']}
 */
export function move(match, { tile = '' }, arm) {
  if (arm === 'lead') return enter(`lead ${tile}`);
  const ways = lines(match, 'play').filter(([name, , at]) => name === tile && Number(at) === arm);
  if (ways.length > 1) {
    asked = { tile, arm, ways };
    return null;
  }
  const [first, second] = tile.split('/');
  const end = parseFace(arms(match)[arm]?.end ?? '?');
  const near =
    [first, second].find(mark => parseFace(mark).color === end.color || parseFace(mark).kind === end.kind) ?? first;
  return enter(`play ${tile} ${ways[0]?.[1] ?? near} ${arm}`);
}

/**
 * Return what the page still asks: which marking of a tile matches; null when the match has gone on.
 * @param {Match} match
 */
function stillAsked(match) {
  if (asked && !match.moves.includes(`play ${asked.tile} ${asked.ways[0][1]} ${asked.arm}`)) asked = null;
  return asked;
}

/**
 * @param {{ ways: string[][] }} asked
 * @returns {Action[]}
 */
function markingActs({ ways }) {
  /** @type {Action[]} */
  const acts = ways.map(([tile, mark, arm]) => ({
    key: `mark-${mark}`,
    label: t('face-start', mark),
    kind: 'main',
    send: enter(`play ${tile} ${mark} ${arm}`),
  }));
  const forget = () => {
    asked = null;
  };
  return [...acts, { key: 'mark-none', label: t('dominoes.neither'), kind: 'plain', local: forget }];
}

/** @type {Record<string, string>} */
const PASS = { reopen: 'dominoes.leave-closed', drawn: 'keep-it' };

/** @type {OfMatch<Action[]>} */
function turnActs(match) {
  const list = [
    ['draw', 'draw', 'plain'],
    ['pass', PASS[match.phase] ?? 'pass', 'plain'],
    ['accept', 'accept', 'main'],
    ['challenge', 'challenge', 'plain'],
  ];
  const reopenings = lines(match, 'reopen').map(([order]) => ({
    key: `reopen-${order}`,
    label: t('dominoes.wilds-beside', match.board.doublets?.[Number(order)]?.split('/')[0] ?? '?'),
    kind: 'main',
    send: enter(`reopen ${order}`),
  }));
  return [...choices(match, list), ...reopenings, ...colors(match)];
}

/** @type {Game['actions']} */
export function actions(match, seat) {
  const first = alone(match, seat);
  if (first) return [first, ...asides(match, seat)];
  const question = match.moves.length ? stillAsked(match) : null;
  if (question) return markingActs(question);
  return [...(match.moves.length ? turnActs(match) : []), ...asides(match, seat)];
}

/** @type {Game['prompt']} */
export function prompt(match, seat) {
  if (!onTurn(match, seat)) return holds(seat);
  if (seat.mine && !seat.seen) return t('alone-asked');
  if (match.moves.length && stillAsked(match)) return t('dominoes.asked-which-side');
  if (can(match, 'color')) return t('name-a-color');
  if (match.phase === 'lead') return t('dominoes.asked-lead');
  if (match.phase === 'challenge') return match.said.stakes;
  if (match.phase === 'drawn') return t('play-it-or-keep-it');
  if (match.phase === 'reopen') return t('dominoes.asked-reopen');
  if (match.phase !== 'move') return holds(seat);
  if (can(match, 'play')) return t('dominoes.asked-tile-and-end');
  return t(can(match, 'draw') ? 'nothing-fits-draw' : 'dominoes.asked-pass');
}

/** @type {Game['hint']} */
export function hint(match, seat, tile) {
  if (tile.fits[0] === 'lead') return hintOf('dominoes.hint-can-lead', tile.tile);
  if (tile.fits.length) return match.said.fits[tile.tile ?? ''] ?? plainHint(tile);
  if (!onTurn(match, seat) || !seat.seen || !['move', 'lead'].includes(match.phase)) return plainHint(tile);
  return match.phase === 'lead'
    ? hintOf('dominoes.hint-cannot-lead', tile.tile, 'D2')
    : hintOf('dominoes.hint-no-end', tile.tile, 'D4');
}

/** @type {Game['stock']} */
export function stock({ bag, board, seats }) {
  const held = seats.reduce((sum, seat) => sum + seat.dice.length, 0);
  const notes = [t('dominoes.pile-on-table', board.laid?.length ?? 0), t('dominoes.pile-in-racks', held)];
  return {
    count: bag,
    title: t('dominoes.pile-title', bag),
    notes,
    name: t('dominoes.pile-name', bag),
    draw: t('dominoes.pile-name-draw', bag),
  };
}
