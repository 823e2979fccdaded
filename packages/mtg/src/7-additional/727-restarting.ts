/** Restarting the game (727): it ends, and those who play it begin a new one with the same cards. */
import {
  beginAnew,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  type MarksOf,
  type Obj,
  objectsOf,
  type ParamsOf,
  type PlayerMarks,
  type PlayerState,
} from '@arbiter/engine';
import { startGame } from '../1-concepts/103-starting.js';
import { variantType, zoneOfVariant } from '../1-concepts/108.5-nontraditional.js';
import { isEmblem } from '../1-concepts/114-emblems.js';
import { startingLifeOf } from '../9-casual/902-vanguard.js';
import { isCommander } from '../9-casual/903-commander/903.3-commander.js';
import { cite } from '../cite.js';
import { revealFaceDown } from './708-face-down.js';

const params = fields((p) => ({ leaving: p.ref.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    restart: ParamsOf<typeof params>;
  }
}

/** Where a card is as the game begins: commanders in the command zone, all others in libraries (727.2, 903.6). */
function begins(g: Game, object: Obj): string | null {
  if (object.kind !== undefined || isEmblem(g, object)) return null;
  // Nontraditional cards are in the new game as they were in this one (727.2): in the command zone, and face down in their decks.
  const type = variantType(g, object);
  if (type !== undefined) return zoneOfVariant(type);
  return isCommander(object) ? 'command' : 'library';
}

/**
 * Whose commanders are which is so in every game that is played with these decks (727.5a), and what is outside the game is
 * not part of it (727.2): a companion among it may be revealed anew.
 */
function marksOf({ marks }: PlayerState): MarksOf<PlayerMarks> {
  const { commanders, companion, outside } = marks;
  const def = [...(outside?.def ?? []), ...(companion ? [companion.def] : [])];
  return {
    ...(commanders?.cards ? { commanders: { cards: commanders.cards } } : {}),
    ...(def.length > 0 ? { outside: { ...outside, def, ...(companion ? { open: true as const } : {}) } } : {}),
  };
}

/** Nobody wins, loses or draws the game that is restarted (727.1), and what restarts it has not been done yet (727.4). @citation */
const RESTARTED = cite('mtg:104.6', 'mtg:727.1', 'mtg:727.2', 'mtg:727.4', 'mtg:727.5', 'mtg:727.5a');

export const restart = defineVerb('restart', {
  description:
    'The game is restarted, with you as its first player, `leaving` some cards in exile; what follows is done before the first turn.',
  example: { do: 'restart', leaving: { each: { linked: true } } },
  params,
  run: (g, { leaving }, ctx) => {
    const left = leaving === undefined ? [] : objectsOf(entitiesOf(g, leaving, fromContext(ctx)));
    const stays = new Set(left.filter((id) => g.find(id)?.zone === 'exile'));
    const restartedBy = ctx.controller;
    // 708.9: all that lies face down is shown as the game ends.
    revealFaceDown(g);
    beginAnew(g, {
      stays,
      begins: (object) => begins(g, object),
      stats: g.s.players.map(({ seat }) => ({ life: startingLifeOf(g, seat) })),
      marksOf,
      then: startGame.frame({}, 'begin'),
    });
    g.emit('GAME_RESTARTED', RESTARTED, { seat: restartedBy });
    return startGame.call({ restartedBy });
  },
  procedures: [startGame],
  text: ({ leaving }, say) =>
    `restart the game${leaving === undefined ? '' : `, leaving ${say.ref(leaving)} in exile`}`,
  intent: () => 1,
});
