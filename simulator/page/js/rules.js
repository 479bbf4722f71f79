// The five games in words: their names, the start page's few lines (with dice or a tile beside them), and the rules in short.

export const GAMES = {
  basic: {
    name: 'Tray game', seats: [2, 6],
    short: [
      ['g4 g8', 'Put a die beside one of the same color or the same sign.'],
      ['W b2', 'Wilds go beside anything; then name a color.'],
      ['yS rD2', 'Skip, reverse, +2 and wild +4 fall on the next player.'],
      ['-', 'Nothing fits? Draw one and roll it.'],
      ['uno', 'Two dice left: press your button and call UNO before someone catches you.'],
    ],
  },
  center: {
    name: 'Center die', seats: [2, 4],
    short: [
      ['g4 r4', 'Match the die in the center by color or sign: yours lies there now.'],
      ['b1 y6', 'Hands are open: everybody sees every die.'],
      ['-', 'Nothing you like? Roll your whole hand again, once; then play or draw.'],
      ['WD4', 'A wild +4 may be challenged: if another die would have matched, it comes back.'],
      ['uno', 'Two dice left: call UNO.'],
    ],
  },
  line: {
    name: 'Dice line', seats: [2, 2],
    short: [
      ['b3 b5', 'Two players. Match the die at the play end; the line grows.'],
      ['r2', 'No match? Take the die at the back and roll all your dice.'],
      ['gD1 yD2', 'Your opponent takes one or two from the back and misses a turn.'],
      ['W', 'A wild goes on anything; then name a color.'],
      ['uno', 'The line keeps one die. Who has none left wins the hand.'],
    ],
  },
  yacht: {
    name: 'Yacht', seats: [1, 6],
    short: [
      ['r7 b7', 'Five dice, three rolls: keep what you like, roll the rest again.'],
      ['g4 g8', 'Then write one box: two, three or four alike, colors, a chain, wilds.'],
      ['W', 'Wilds stand for anything in kinds, colors and chains.'],
      ['-', 'Nothing fits? Write a zero.'],
      ['y9', 'Eleven boxes; the highest total wins. Works alone, too.'],
    ],
  },
  dominoes: {
    name: 'Dominoes', seats: [2, 6],
    short: [
      ['g7/g7', 'A doublet opens four arms. Put a tile to an end of the same color or sign.'],
      ['r5/bS', 'Only the side that matches acts: skip, reverse, +2, wild +4.'],
      ['y2/DE', 'A dead end closes its arm.'],
      ['W/W', 'A wild left open gets a color from you.'],
      ['uno', 'Racks are hidden: on a shared screen the tray asks whether you are alone.'],
    ],
  },
};

export const RULES = {
  basic: [
    'The first die may lie anywhere; the half of the tray it lies in is the one in play.',
    'In your first turn you roll all your dice. Later you may roll them all again before you play, or keep them.',
    'Put one die into an empty slot beside a die of the same color or the same sign. One neighbor that matches is enough.',
    'A wild goes beside anything; you name its color. The wild +4 only when no other die of yours can go anywhere.',
    'If you can, you must. If you cannot, draw one die and roll it: it is placed if it fits, and is yours if not.',
    'Skip takes the next player’s turn, reverse turns play round (with two players it skips). +2 and wild +4: the next player draws two or four and loses her turn.',
    'When a half is full, only the die placed last stays; the others go back to the bag. So they do when the bag runs out.',
    'Playing your last die but one, call UNO: press your seat button. If you forget, another player may press hers and catch you: you draw two.',
    'The first to be rid of her dice scores what the others hold: numbers as they are, skip, reverse and +2 twenty, wilds fifty. The first to reach the target wins the match.',
  ],
  center: [
    'A numbered die lies in the center. Everybody rolls five dice; hands are open.',
    'Play one die that matches the center die by color, number or sign. It is the center die now, the old one goes back to the bag.',
    'Instead you may roll your whole hand again, once a turn. Then play one that matches, or draw a die, roll it, and play or keep it.',
    'Skip, reverse and +2 fall on the next player. A wild goes on anything; you name its color.',
    'Wild +4 may be played only without a die that matches. The next player accepts and draws four, or challenges: if it was wrong, you take it back and draw four yourself.',
    'Two dice left: call UNO with your seat button, or be caught until the next turn begins, and draw two.',
    'Whoever is out first scores the others’ dice and starts the next hand.',
  ],
  line: [
    'Each player has five dice; one numbered die begins the line. Hands are open.',
    'Put a die at the play end that matches its color or number, or a wild, and name a color.',
    'No match, or none you like: take the die at the back and roll all your dice; then play one that matches, or pass.',
    'The line always keeps one die. With only one in the line, play if you can; if you cannot, roll all your dice once.',
    '+1 and +2: your opponent takes one or two dice from the back, rolls all hers and misses her turn.',
    'Two dice left: call UNO with your seat button; who is caught takes two dice from the back.',
    'Whoever is out scores the other’s dice: numbers as they are, +1 and +2 twenty, wilds fifty.',
  ],
  yacht: [
    'A turn: five dice are rolled. Up to twice, mark any of them and roll those again.',
    'Then write one of the eleven boxes, each once; a box that the dice do not meet gives zero.',
    'Two, three, four alike: so many dice of one sign, whatever their color. They give the sum of all five dice.',
    'Four of a color gives 75, five of a color 150.',
    'Chain of five: all dice in a row in which neighbors share a color or a sign. It gives the sum of all five.',
    'Red, yellow, green, blue: the sum of the dice of that color. Wilds: fifty for each.',
    'Numbers count as they are; skip, reverse and +2 twenty, wilds fifty. Wilds stand for any sign and any color, but not in the four color boxes.',
    'After eleven rounds the highest total wins.',
  ],
  dominoes: [
    'Everybody draws six tiles, hidden from the others. The highest numbered doublet leads and opens four arms.',
    'Play one tile: one of its sides must match an open end by color or sign. Its other side is the new end.',
    'Doublets lie crosswise, and never on the end of a doublet. A dead end closes its arm.',
    'Only the side that matches acts: skip, reverse, +2; a wild +4 may be challenged, and is wrong while another tile of the rack shows a color that lies open.',
    'A wild matches anything. Left open, it gets a color from you.',
    'If you cannot or do not want to play, draw one tile and play it if it fits. With an empty pile, pass.',
    'Two tiles left: call UNO with your seat button, or be caught and draw two.',
    'Whoever is out scores what the others hold; so does who closes the last arm. If all pass, the lowest rack scores.',
  ],
};

/** What the game in play is called; the tray game when none is. */
export const gameName = name => (GAMES[name] ?? GAMES.basic).name;
