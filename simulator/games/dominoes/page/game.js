// Dominoes on the page: tiles on the table beside the tray, whose lit slots are the open ends; a rack below.
import { canEnter } from '../../js/state.js';
import { t } from '../../js/texts.js';
import { makeHint, parseFace, makePlainHint } from '../../js/face_names.js';
import {
  getAloneAction,
  listUnoActions,
  listChoices,
  listColorActions,
  makeEnterRequest,
  listArguments,
  findOnlyFitting,
  isOnTurn,
} from '../../js/games/game_defaults.js';

export { makeTable } from './tile_table.js';
/** @type {Game['describeHand']} */
export const describeHand = seat => t('tiles', seat.dice.length);
/** @type {OfMatch<Arm[]>} */
const getArms = match => match.board.arms ?? [];
/** @type {OfMatch<(Arm & { arm: number })[]>} */
const listOpenArms = match =>
  getArms(match)
    .map((arm, number) => ({ ...arm, arm: number }))
    .filter(arm => !arm.closed);
/** @type {Game['slotToArm']} */
export const slotToArm = (match, slot) => listOpenArms(match).find(arm => arm.slot === slot)?.arm ?? null;
/** @type {Game['armsToSlots']} */
export const armsToSlots = (match, fits) =>
  fits.map(arm => getArms(match)[Number(arm)]?.slot).filter(slot => slot !== undefined);
/**
 * The chosen tile and end if both markings match: the page asks which one is meant.
 * @type {{ tile: string, arm: number, ways: string[][] } | null}
 */
let asked = null;

/** @type {Game['getLyingDice']} */
export const getLyingDice = () => ({});
/** @type {Game['canPlaceAt']} */
export const canPlaceAt = () => false;
/** @type {Game['getRefusal']} */
export const getRefusal = () => null;
/** @type {Game['findOnlyDie']} */
export const findOnlyDie = (match, seat) => findOnlyFitting(getHand(match, seat));

/**
 * Return the rack, each tile with the arms that it fits; a doublet that may lead fits the empty table ("lead").
 * @type {Game['getHand']}
 */
export function getHand(match, seat) {
  const mine = isOnTurn(match, seat) ? listArguments(match, 'play') : [];
  const leads = isOnTurn(match, seat) ? listArguments(match, 'lead').map(([tile]) => tile) : [];
  return seat.dice.map((tile, place) => {
    const fits = [...new Set(mine.filter(([name]) => name === tile.tile).map(([, , arm]) => Number(arm)))];
    return { ...tile, id: tile.id < 0 ? -1 - place : tile.id, fits: leads.includes(tile.tile ?? '') ? ['lead'] : fits };
  });
}

/**
 * Return the request for a tile at an end; null if the page asks first which marking matches.
 * @type {Game['makeMove']}
 */
export function makeMove(match, { tile = '' }, arm) {
  if (arm === 'lead') return makeEnterRequest(`lead ${tile}`);
  const ways = listArguments(match, 'play').filter(([name, , at]) => name === tile && Number(at) === arm);
  if (ways.length > 1) {
    asked = { tile, arm, ways };
    return null;
  }
  const [first, second] = tile.split('/');
  const end = parseFace(getArms(match)[arm]?.end ?? '?');
  const near =
    [first, second].find(mark => parseFace(mark).color === end.color || parseFace(mark).kind === end.kind) ?? first;
  return makeEnterRequest(`play ${tile} ${ways[0]?.[1] ?? near} ${arm}`);
}

/**
 * Return the page's question which marking matches; null if the match has gone on.
 * @param {Match} match
 */
function getPendingQuestion(match) {
  if (asked && !match.moves.includes(`play ${asked.tile} ${asked.ways[0][1]} ${asked.arm}`)) asked = null;
  return asked;
}

/**
 * @param {{ ways: string[][] }} asked
 * @returns {Action[]}
 */
function listMarkingActions({ ways }) {
  /** @type {Action[]} */
  const acts = ways.map(([tile, mark, arm]) => ({
    key: `mark-${mark}`,
    label: t('face-start', mark),
    kind: 'main',
    send: makeEnterRequest(`play ${tile} ${mark} ${arm}`),
  }));
  const forgetQuestion = () => {
    asked = null;
  };
  return [...acts, { key: 'mark-none', label: t('dominoes.neither'), kind: 'plain', local: forgetQuestion }];
}

/** @type {Record<string, string>} */
const PASS = { reopen: 'dominoes.leave-closed', drawn: 'keep-it' };

/** @type {OfMatch<Action[]>} */
function listTurnActions(match) {
  const list = [
    ['draw', 'draw', 'plain'],
    ['pass', PASS[match.phase] ?? 'pass', 'plain'],
    ['accept', 'accept', 'main'],
    ['challenge', 'challenge', 'plain'],
  ];
  const reopenings = listArguments(match, 'reopen').map(([order]) => ({
    key: `reopen-${order}`,
    label: t('dominoes.wilds-beside', match.board.doublets?.[Number(order)]?.split('/')[0] ?? '?'),
    kind: 'main',
    send: makeEnterRequest(`reopen ${order}`),
  }));
  return [...listChoices(match, list), ...reopenings, ...listColorActions(match)];
}

/** @type {Game['listActions']} */
export function listActions(match, seat) {
  const first = getAloneAction(match, seat);
  if (first) return [first, ...listUnoActions(match, seat)];
  const question = match.moves.length ? getPendingQuestion(match) : null;
  if (question) return listMarkingActions(question);
  return [...(match.moves.length ? listTurnActions(match) : []), ...listUnoActions(match, seat)];
}

/** @type {Game['getPrompt']} */
export function getPrompt(match, seat) {
  if (!isOnTurn(match, seat)) return describeHand(seat);
  if (seat.mine && !seat.seen) return t('alone-asked');
  if (match.moves.length && getPendingQuestion(match)) return t('dominoes.asked-which-side');
  if (canEnter(match, 'color')) return t('name-a-color');
  if (match.phase === 'lead') return t('dominoes.asked-lead');
  if (match.phase === 'challenge') return match.said.stakes;
  if (match.phase === 'drawn') return t('play-it-or-keep-it');
  if (match.phase === 'reopen') return t('dominoes.asked-reopen');
  if (match.phase !== 'move') return describeHand(seat);
  if (canEnter(match, 'play')) return t('dominoes.asked-tile-and-end');
  return t(canEnter(match, 'draw') ? 'nothing-fits-draw' : 'dominoes.asked-pass');
}

/** @type {Game['getHint']} */
export function getHint(match, seat, tile) {
  if (tile.fits[0] === 'lead') return makeHint('dominoes.hint-can-lead', tile.tile);
  if (tile.fits.length) return match.said.fits[tile.tile ?? ''] ?? makePlainHint(tile);
  if (!isOnTurn(match, seat) || !seat.seen || !['move', 'lead'].includes(match.phase)) return makePlainHint(tile);
  return match.phase === 'lead'
    ? makeHint('dominoes.hint-cannot-lead', tile.tile, 'D2')
    : makeHint('dominoes.hint-no-end', tile.tile, 'D4');
}

/** @type {Game['getStock']} */
export function getStock({ bag, board, seats }) {
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
