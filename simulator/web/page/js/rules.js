// The five games by name, how many play them, and the start page's few lines with dice or a tile beside each.
// The rules that the help dialog tells are the tray's own texts, which the server sends.

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
