/** What has an X in its mana cost (107.3). */
import { characteristicsOf, definePredicate, isPlayer } from '@arbiter/engine';
import { readManaCost } from './107.4-mana-symbols.js';

export const hasX = definePredicate('hasX', {
  description: 'Has {X} in its mana cost.',
  holds: (g, e) => {
    const cost = isPlayer(e) ? undefined : characteristicsOf(g, e.object).props.manaCost;
    return typeof cost === 'string' && (readManaCost(cost)?.x ?? 0) > 0;
  },
  reads: ['manaCost'],
});
