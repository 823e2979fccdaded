/** How costs are printed: Energy and Power, and what is exhausted, killed or recycled. */
import type { Cost } from '@arbiter/engine';
import { type Say, symbols, UNSAID } from './say.js';

export function costText(cost: Cost, say: Say, how?: 'spoken'): string {
  switch (cost.pay) {
    case 'resources': {
      const said = symbols(cost.energy, cost.power);
      return said === '' ? UNSAID : how ? `pay ${said}` : said;
    }
    case 'exhaust':
      return how ? `exhaust ${say.object('self', 'asked')}` : '[E]';
    case 'kill':
      return `kill ${say.object('self', 'asked')}`;
    case 'recycle':
      return `recycle ${say.object('self', 'asked')}`;
    case 'xp':
      return `spend ${cost.amount} XP`;
    case 'disempower':
      return `disempower ${say.object('self', 'asked')}`;
    default:
      return UNSAID;
  }
}
