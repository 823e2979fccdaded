/** Ending the turn, or the combat phase (724): all that is on the stack is exiled, and what is left of it is skipped. */
import {
  asks,
  type Base,
  cutStep,
  defineVerb,
  fields,
  type Game,
  gameMark,
  moveAction,
  NOTHING,
  perform,
  procedure,
  removeFromStack,
  settle,
} from '@arbiter/engine';
import { forgetExtraPhases } from '../5-turn/500.7-extra.js';
import { endCombat } from '../5-turn/506-combat.js';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface GameMarks {
    /** What is being ended. */
    ending?: 'turn' | 'combat';
  }
  interface Verbs {
    // biome-ignore-start lint/complexity/noBannedTypes: these take nothing
    endTurn: {};
    endCombatPhase: {};
    // biome-ignore-end lint/complexity/noBannedTypes: these take nothing
  }
}

const endingMark = gameMark('ending', NOTHING);

/** What was ended just now: asked once, as the turn goes on. */
export function endedEarly(g: Game): 'turn' | 'combat' | undefined {
  const ended = endingMark.of(g);
  if (ended !== undefined) endingMark.set(g, undefined);
  return ended;
}

const EXILED = { turn: cite('mtg:724.1b'), combat: cite('mtg:724.2b') };
const params = fields(() => ({}));

const ending = (what: 'turn' | 'combat') =>
  procedure<Base<object>>(`ending:${what}`, {
    // What triggered before and waits is gone; what is on the stack is exiled (724.1a, 724.1b, 724.2a, 724.2b).
    exile: (g: Game) => {
      // 724.2g: where there is no combat phase, nothing ends.
      if (what === 'combat' && g.turn.phase !== 'combat') return { done: null };
      g.j.refill(g.s.triggers, []);
      const stack = [...g.zone('stack')];
      for (const id of stack) if (g.object(id).kind === 'ability') removeFromStack(g, id);
      return perform(
        g,
        stack
          .filter((id) => g.find(id))
          .map((object) => ({ ...moveAction({ object, to: 'exile', cause: 'exile' }), $rules: EXILED[what] })),
      );
    },
    // Checks, without priority and without triggers (724.1c, 724.2c).
    check: () => settle.call({ quiet: true }),
    // Everything leaves combat, and what lasts until its end is over (724.1d, 724.2d).
    leave: () => endCombat.call({}),
    cut: (g: Game) => {
      endingMark.set(g, what);
      if (what === 'turn') forgetExtraPhases(g);
      cutStep(g);
    },
  });
const endingTurn = ending('turn');
const endingCombat = ending('combat');

export const endTurn = defineVerb('endTurn', {
  description: 'The turn ends: what is on the stack is exiled, and the cleanup step follows.',
  example: { do: 'endTurn' },
  params,
  run: asks(endingTurn),
  procedures: [endingTurn],
  text: () => 'end the turn',
});

export const endCombatPhase = defineVerb('endCombatPhase', {
  description: 'The combat phase ends: what is on the stack is exiled, and the phase after it follows.',
  example: { do: 'endCombatPhase' },
  params,
  run: asks(endingCombat),
  procedures: [endingCombat],
  text: () => 'end the combat phase',
});
