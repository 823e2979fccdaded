/** Ending a phase or the turn (2.2.8): nothing on the Effects Stack resolves any more, and its cards are banished. */
import {
  asks,
  type Base,
  type Control,
  cutInnerPhase,
  cutStep,
  cutToEndOf,
  defineVerb,
  fields,
  type Game,
  moveAction,
  perform,
  procedure,
  removeFromStack,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { endOfCombat } from './2.2.7-combat.js';
import { combatOf } from './2.6-attacking.js';

declare module '@arbiter/engine' {
  interface Verbs {
    // biome-ignore-start lint/complexity/noBannedTypes: these take nothing
    endTurn: {};
    endPhase: {};
    // biome-ignore-end lint/complexity/noBannedTypes: these take nothing
  }
}

type Ended = 'turn' | 'phase';
const params = fields(() => ({}));

/** By which rules: ending combat goes on with the main phase, ending another phase skips all that is left of it. */
const ENDS = {
  turn: cite('ga:2.2.8.2'),
  combat: cite('ga:2.2.8.1', 'ga:2.2.8.1.2'),
  phase: cite('ga:2.2.8.1', 'ga:2.2.8.1.1'),
};

/** What waits on the Effects Stack does not resolve: its cards are banished, and its abilities are nowhere (2.2.8.1, 2.2.8.2). */
function clearStack(g: Game, ended: keyof typeof ENDS): Control {
  const waiting = [...g.zone('effectsStack')];
  for (const id of waiting) if (g.object(id).kind === 'ability') removeFromStack(g, id);
  return perform(
    g,
    waiting
      .filter((id) => g.find(id))
      .map((object) => ({ ...moveAction({ object, to: 'banishment', cause: 'banish' }), $rules: ENDS[ended] })),
  );
}

/** The row of the turn whose end is the end of the turn. */
const lastRow = (g: Game): number => g.rules.turn.table.length - 1;

const ending = (ended: Ended) =>
  procedure<Base<object>>(`ending:${ended}`, {
    clear: (g: Game) => clearStack(g, ended === 'phase' && g.turn.phase === 'combat' ? 'combat' : ended),
    // Combat is over as it would be at its end: attack cards leave the intent, and nobody attacks (2.2.8.1.2).
    combat: (g: Game) => (combatOf(g) ? endOfCombat.call({}) : undefined),
    cut: (g: Game) => {
      // The end of the turn alone is left of it, without Opportunity for anybody.
      if (ended === 'turn') cutToEndOf(g, lastRow(g));
      else if (g.turn.phase === 'combat') cutInnerPhase(g);
      else cutStep(g);
    },
  });
const endingTurn = ending('turn');
const endingPhase = ending('phase');

export const endTurn = defineVerb('endTurn', {
  description: 'The turn ends: cards on the Effects Stack are banished, and only the end of the turn is left of it.',
  example: { do: 'endTurn' },
  params,
  run: asks(endingTurn),
  procedures: [endingTurn],
  text: () => 'end the turn',
});

export const endPhase = defineVerb('endPhase', {
  description: 'The present phase ends, as combat does: cards on the Effects Stack are banished.',
  example: { do: 'endPhase' },
  params,
  run: asks(endingPhase),
  procedures: [endingPhase],
  text: () => 'end the phase',
});
