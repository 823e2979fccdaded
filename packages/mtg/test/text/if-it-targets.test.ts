/** What a spell costs less for what it targets. */
import type { Ability, CostChange } from '@arbiter/engine';
import { describe, it } from 'vitest';
import { tells } from './printing.js';

const ability = (change: CostChange): Ability => ({ kind: 'static', mods: [{ mod: 'cost', ...change }] });
const less = [{ pay: 'mana' as const, cost: '{2}' }];

describe('a spell that costs less if it targets something (601.2f)', () => {
  it('names what that is', () => {
    const targeting = [{ has: ['types', 'Creature'] as [string, string] }, { status: 'tapped' }];
    tells(
      'this spell costs {2} less to cast if it targets a tapped creature',
      ability({ less, targeting }),
      ability({ less }),
      ability({ more: less, targeting }),
      ability({ less, targeting, times: 2 }),
    );
  });

  it('or one of several things', () => {
    const types = (name: string) => [{ has: ['types', name] as [string, string] }];
    tells(
      'this spell costs {2} less to cast if it targets a creature or a planeswalker',
      ability({ less, targeting: [{ any: [types('Creature'), types('Planeswalker')] }] }),
      ability({ less, targeting: types('Creature') }),
    );
  });
});
