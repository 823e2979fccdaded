/** Forecast (702.57): an ability of a card in the hand, activated in its owner's upkeep once a turn. */
import type { Ability, Fault, KeywordAbility } from '@arbiter/engine';
import { isActive } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const NAME: KeywordAbility['keyword'] = 'forecast';

export const forecast = defineKeyword({
  name: NAME,
  rules: cite('mtg:702.57a', 'mtg:702.57b'),
  description:
    'The `keyword` of an activated ability of a card in the hand, which reveals the card as a cost: only in its owner’s upkeep.',
  hooks: {
    activationRestriction: (g, object, { keyword }) =>
      keyword === NAME && !(g.turn.step === 'upkeep' && isActive(g, g.object(object).owner))
        ? cite('mtg:702.57b')
        : null,
  },
});

/** What every forecast ability is like: used from the hand, where the card is revealed, and once each turn. */
export function checkForecast(ability: Ability, i: number, fault: Fault): void {
  if (ability.kind !== 'activated' || ability.keyword !== NAME) return;
  if (ability.zone !== 'hand')
    fault(['abilities', i, 'zone'], 'a forecast ability is activated from the hand', cite('mtg:702.57a'));
  if (!ability.cost.some((cost) => cost.pay === 'reveal' && cost.what === 'self'))
    fault(['abilities', i, 'cost'], 'a forecast ability reveals its card as a cost', cite('mtg:702.57b'));
  if (ability.limit?.perTurn !== 1)
    fault(['abilities', i, 'limit'], 'a forecast ability is activated once each turn', cite('mtg:702.57b'));
}
