/** Ending the game: losing, winning, drawing, conceding (104, 800.4). */
import { type Action, defineVerb, fields, type Game, makeEnding, type RuleRef, type Seat } from '@arbiter/engine';
import { winAnte } from '../4-zones/407-ante.js';
import { revealFaceDown } from '../7-additional/708-face-down.js';
import { alsoOfTeam, sideRules } from '../8-multiplayer/810-shared-fate.js';
import { cite } from '../cite.js';

const ending = makeEnding({
  why: {
    life: { text: 'life total is 0 or less', rules: cite('mtg:104.3b', 'mtg:704.5a') },
    emptyLibrary: { text: 'drew from an empty library', rules: cite('mtg:104.3c', 'mtg:704.5b') },
    poison: { text: 'ten or more poison counters', rules: cite('mtg:104.3d', 'mtg:704.5c') },
    teamLife: { text: 'life total of the team is 0 or less', rules: cite('mtg:704.6a', 'mtg:810.8c') },
    teamPoison: { text: 'too many poison counters on the team', rules: cite('mtg:704.6b', 'mtg:810.8d') },
    commanderDamage: {
      text: 'dealt 21 or more combat damage by the same commander',
      rules: cite('mtg:104.3j', 'mtg:903.10a', 'mtg:704.6c'),
    },
    effect: { text: 'an effect says so', rules: cite('mtg:104.3e') },
    concede: { text: 'conceded', rules: cite('mtg:104.3a') },
  },
  lastTeam: cite('mtg:104.1', 'mtg:104.2c', 'mtg:104.3g'),
  lastLeft: cite('mtg:104.1', 'mtg:104.2a'),
  draw: cite('mtg:104.4a'),
  effect: cite('mtg:104.2b'),
  // What was in the subgame goes back, and the main game goes on where it was (729.5).
  within: { type: 'SUBGAME_ENDED', rules: cite('mtg:729.4b', 'mtg:729.5', 'mtg:729.5c', 'mtg:727.6') },
  ended: (g, winners) => {
    revealFaceDown(g);
    winAnte(g, winners);
  },
});

/** "Can't lose the game": whoever concedes leaves it all the same (101.1, 104.3a). */
export const cannotLose = (g: Game, seat: Seat): boolean => sideRules(g, seat, 'cantLose').length > 0;
/** "Can't" comes before what says that a player loses or wins (101.2); the last player left wins whatever is said (104.2a). */
export function cannotEnd(g: Game, action: Action): RuleRef[] | null {
  if (action.type === 'lose') return cannotLose(g, action.player) ? alsoOfTeam(g, cite('mtg:101.2'), 'end') : null;
  return action.type === 'win' && sideRules(g, action.player, 'cantWin').length > 0
    ? alsoOfTeam(g, cite('mtg:101.2'), 'end')
    : null;
}

declare module '@arbiter/engine' {
  interface Verbs {
    // biome-ignore lint/complexity/noBannedTypes: it takes nothing
    drawGame: {};
  }
}
export const drawGame = defineVerb('drawGame', {
  description: 'The game is a draw.',
  example: { do: 'drawGame' },
  params: fields(() => ({})),
  run: (g) => {
    if (!g.s.result) ending.endInDraw(g, 'an effect says so', cite('mtg:104.4c'));
    return undefined;
  },
  text: () => 'the game is a draw',
});

export const loseKind = ending.lose;
/** An effect says that a player wins; who loses at the same moment loses (104.2b). */
export const winKind = ending.win;
/** One player left wins (104.2a); none left is a draw (104.4a). */
export const endIfDecided = ending.endIfDecided;
/** A player may concede at any time and leaves the game (104.3a). */
export const concede = ending.concede;

/** A loop of mandatory actions is a draw (104.4b, 732.4); life may grow in it without end. */
export const endless = {
  end: (g: Game): void => ending.endInDraw(g, 'mandatory actions repeat without end', cite('mtg:104.4b', 'mtg:732.4')),
  boundless: ['life'],
};
