/** What waits on the Effects Stack (2.1.9): activated or materialized cards, and abilities; and what of it can't be negated. */
import { controllerOf, definePredicate, defineRule, type Game, isPlayer, playerRules, ruleOn } from '@arbiter/engine';

type Waiting = 'cardActivation' | 'materialization' | 'abilityActivation' | 'trigger';
function waitingAs(g: Game, id: number): Waiting | undefined {
  const object = g.find(id);
  if (object?.zone !== 'effectsStack') return undefined;
  if (object.ability) return object.ability.kind === 'triggered' ? 'trigger' : 'abilityActivation';
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

export const waitingWords = [
  waiting('cardActivation', 'A card that was activated and waits on the Effects Stack.', 'cardActivation'),
  waiting('materialization', 'A card that was materialized and waits on the Effects Stack.', 'materialization'),
  waiting('activation', 'A card or ability that was activated and waits.', 'cardActivation', 'abilityActivation'),
  waiting('trigger', 'A triggered ability that waits on the Effects Stack.', 'trigger'),
  defineRule('cantBeNegated', {
    description: 'Of what waits on the Effects Stack, or of players for their card activations: can’t be negated.',
    example: { mod: 'rule', rule: 'cantBeNegated' },
  }),
];
