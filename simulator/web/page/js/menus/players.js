// The players of the next match, from the rows of the dialog.
import { state } from '../state.js';
import { t } from '../texts.js';

export const MAX_POINTS = 9999; // the greatest number of an option

/** @type {(kind: string) => boolean} */
const isBot = kind => state.bots.some(([bot]) => bot === kind);
/** @type {(button: number) => string} */
const getPlayerName = button => t('player', button + 1);

/**
 * Return the name that the page shows for a player without one.
 * @type {(kind: string, button: number) => string}
 */
export function getUsualName(kind, button) {
  if (kind === 'you') return t('you');
  return isBot(kind) ? state.names[button] : getPlayerName(button);
}

/**
 * Return the name of a player for the tray: "" for "You" and names by button, unless several people need them.
 * @type {(player: Player, players: Player[]) => string}
 */
export function getNameToKeep({ button, bot, name }, players) {
  if (!state.unnamed[button]?.includes(name)) return name;
  return bot || players.filter(other => !other.bot).length === 1 ? '' : getPlayerName(button);
}

/**
 * Return a sentence on a number of players that is too low or too high; "" if a match may begin.
 * @type {(seated: number, seats: [number, number]) => string}
 */
export function checkCount(seated, [fewest, most]) {
  if (seated >= fewest && seated <= most) return '';
  if (fewest === most) return t('players-exactly', fewest);
  return seated < fewest ? t('players-at-least', fewest) : t('players-at-most', most);
}

/**
 * Return a sentence on why a match cannot have the dice of the day; "" if it can. `set` is its die set.
 * @type {(game: GameFacts, players: Player[], isReal: boolean, set: string | number) => string}
 */
export function checkDay({ options }, players, isReal, set) {
  if (isReal) return t('day-electronic');
  if (players.length > 1 || players.some(({ bot }) => bot)) return t('day-alone');
  const usual = options.find(({ name }) => name === 'set')?.default;
  return usual === set ? '' : t('day-set');
}

/**
 * Return players for a tray without seat buttons: people in the first seats, then bots, all of one kind.
 * @type {(players: Player[]) => Player[]}
 */
export function orderPlayers(players) {
  const people = players.filter(({ bot }) => !bot);
  const bots = players.filter(({ bot }) => bot).map((player, _, [{ bot }]) => ({ ...player, bot }));
  return [...people, ...bots].map((player, button) => ({ ...player, button }));
}

/**
 * Return the players of a match for the next one: virtual people become bots. With `around` each moves to the next
 * seat, without a name that only stands for the seat.
 * @param {Match} match
 */
export function repeatPlayers({ seats }, around = false) {
  const [[best]] = state.bots;
  return seats.map(({ button, bot, name, young }, place) => ({
    button: around ? seats[(place + 1) % seats.length].button : button,
    bot: bot === 'person' ? best : bot,
    name: around && state.unnamed[button]?.includes(name) ? '' : name,
    young,
  }));
}

/**
 * Return a player's kind in the dialog: "" for nobody, "you", "person", or the name of a bot.
 * @type {(player?: Pick<Player, 'bot' | 'name'>) => string}
 */
export function getKind(player) {
  if (!player) return '';
  return player.bot || (player.name === t('you') ? 'you' : 'person');
}

/** @type {(kind: string) => boolean} */
export const isPerson = kind => kind === 'you' || kind === 'person';

/**
 * Return whether a kind of player may play a game: some games have only some bots.
 * @type {(kind: string, game: GameFacts) => boolean}
 */
export const canPlay = (kind, { bots }) => bots.includes(kind) || !isBot(kind);

/**
 * Return the players of rows, each [kind, name, whether a child plays] by seat button.
 * @type {(rows: [string, string, boolean?][]) => Player[]}
 */
export function rowsToPlayers(rows) {
  return rows
    .map(([kind, name, young], button) => ({ button, kind, name: name.trim() || getUsualName(kind, button), young }))
    .filter(({ kind }) => kind)
    .map(({ button, kind, name, young }) => ({
      button,
      bot: isBot(kind) ? kind : '',
      name,
      young: young === true && isPerson(kind),
    }));
}

/**
 * Return a row's name after its kind has changed to `kind`: a typed name stays.
 * @type {(kind: string, name: string) => string}
 */
export function getRowName(kind, name) {
  const isUsual =
    !name || name === t('you') || state.names.some((bot, button) => [bot, getPlayerName(button)].includes(name));
  if (!isUsual) return name;
  return kind === 'you' ? t('you') : '';
}

/**
 * Return an option's value for the server, from its input.
 * @type {(option: GameOption, input: { value: string, checked?: boolean }) => string | number}
 */
export function parseOption({ kind }, { value, checked }) {
  if (kind === 'number') return Math.round(Number(value));
  return kind === 'switch' ? Number(checked) : value;
}

/**
 * Return the first option whose number is out of range, or undefined.
 * @type {(specs: GameOption[], options: Record<string, string | number>) => GameOption | undefined}
 */
export const findWrongNumber = (specs, options) =>
  specs.find(
    ({ name, kind }) => kind === 'number' && !(Number(options[name]) >= 1 && Number(options[name]) <= MAX_POINTS),
  );
