/** What waits on the Effects Stack (2.1.9): activated or materialized cards, and abilities; and what of it can't be negated. */
import {
  controllerOf,
  defineEvent,
  defineFilter,
  definePredicate,
  defineRule,
  type Game,
  isPlayer,
  type Obj,
  playerRules,
  ruleOn,
  type Seat,
  triggerOn,
} from '@arbiter/engine';
import { BESTOW } from './pantheon.js';

type Waiting = 'cardActivation' | 'materialization' | 'abilityActivation' | 'trigger';
function waitingAs(g: Game, id: number): Waiting | undefined {
  const object = g.find(id);
  if (object?.zone !== 'effectsStack') return undefined;
  if (object.ability) return object.ability.kind === 'triggered' ? 'trigger' : 'abilityActivation';
  // A boon that is bestowed is neither.
  if (object.play?.method === BESTOW) return undefined;
  return object.play?.method === 'materialize' ? 'materialization' : 'cardActivation';
}
const waiting = (name: string, description: string, ...kinds: Waiting[]) =>
  definePredicate(name, {
    description,
    holds: (g, e, by) => {
      // What resolves waits no more: it doesn't negate itself.
      if (isPlayer(e) || by.ctx?.item === e.object) return false;
      const kind = waitingAs(g, e.object);
      return kind !== undefined && kinds.includes(kind);
    },
    zone: 'effectsStack',
    reads: [],
  });

/** Nothing negates it: its own text says so, or what its controller is under. */
export const cannotBeNegated = (g: Game, item: number): boolean =>
  ruleOn(g, item, 'cantBeNegated') !== undefined ||
  (waitingAs(g, item) === 'cardActivation' && playerRules(g, controllerOf(g, item), 'cantBeNegated').length > 0);

declare module '@arbiter/engine' {
  interface Filters {
    triggerWord: { triggerWord: string };
  }
}
/** What the word before a triggered ability says that it waits for (2.4.2.2.2). */
const triggerWord = defineFilter('triggerWord', {
  description: 'A triggered ability that waits on the Effects Stack, with such a word before it.',
  example: { triggerWord: 'on enter' },
  params: (p) => ({ triggerWord: p.keyword }),
  compile: (clause) => (g, e) => {
    const ability = isPlayer(e) ? undefined : g.find(e.object)?.ability;
    return ability?.kind === 'triggered' && ability.keyword === clause.triggerWord;
  },
  fits: 'objects',
  reads: () => new Set(),
  text: (clause) => clause.triggerWord,
});

declare module '@arbiter/engine' {
  interface Events {
    /** A triggered ability was put onto the Effects Stack. */
    triggered: { object: number; source: number; player: Seat };
  }
}
/** Whoever waits for abilities that trigger has theirs above these, which can be negated then (2.4.2.7). */
export function triggerPlaced(g: Game, item: Obj): void {
  if (item.source === undefined) return;
  triggerOn(g, { type: 'triggered', object: item.id, source: item.source, player: controllerOf(g, item.id) });
}
const triggered = defineEvent('triggered', {
  description: 'A triggered ability of `source` triggered and waits on the Effects Stack: it is the `object`.',
  example: { on: 'triggered', object: { triggerWord: 'on enter' }, source: { has: ['types', 'Ally'] } },
  refs: ['object', 'source', 'player'],
});

export const waitingWords = [
  triggered,
  triggerWord,
  waiting('cardActivation', 'A card that was activated and waits on the Effects Stack.', 'cardActivation'),
  waiting('materialization', 'A card that was materialized and waits on the Effects Stack.', 'materialization'),
  waiting('activation', 'A card or ability that was activated and waits.', 'cardActivation', 'abilityActivation'),
  waiting('trigger', 'A triggered ability that waits on the Effects Stack.', 'trigger'),
  defineRule('cantBeNegated', {
    description: 'Of what waits on the Effects Stack, or of players for their card activations: can’t be negated.',
    example: { mod: 'rule', rule: 'cantBeNegated' },
  }),
];
