/** Cards that bring others into the game from outside it (400.11b). */
import type { Effect, Filter, Value } from '@arbiter/engine';
import { artifact, creature, enchantment, exile, instant, land, sorcery } from '../language/builders.js';

const CUNNING: Filter = { has: ['types', 'Instant'] };
/** A card is revealed that has to be such a one. */
const fetched = (filter: Filter): Effect => ({ do: 'bring', filter, to: 'hand', reveal: true });
const wish = (name: string, cost: string, ...effects: Effect[]) =>
  sorcery(name, cost, { effects: [...effects, exile('self')] });

const HALF: Value = { half: { stat: 'life', of: 'you' }, round: 'up' };

export const wishes = [
  instant('Cunning Wish', '{2}{U}', { effects: [fetched(CUNNING), exile('self')] }),
  wish('Burning Wish', '{1}{R}', fetched({ has: ['types', 'Sorcery'] })),
  wish('Living Wish', '{1}{G}', fetched({ any: [creature, land] })),
  wish('Golden Wish', '{3}{W}{W}', fetched({ any: [artifact, enchantment] })),
  wish('Glittering Wish', '{G}{W}', fetched({ is: 'multicolored' })),
  wish(
    'Death Wish',
    '{1}{B}{B}',
    { do: 'bring', to: 'hand' },
    { do: 'stat', stat: 'life', who: 'you', amount: { negative: HALF } },
  ),
];
