/** Costs within instructions of which any amount is paid as they are followed (204.3.b). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';
import { foe, giant, UNIT } from '../support/rites.js';

const ANY_POWER: JsonObject = { pay: 'resources', power: ['any'], each: 'x' };
const shots = spell('Test Rite', {
  targets: [{ what: { has: ['types', 'Battlefield'] } }],
  effects: [
    {
      do: 'pay',
      cost: [ANY_POWER],
      x: 'x',
      then: [
        {
          do: 'damage',
          to: { each: [UNIT, { controller: 'opponent' }, { at: { target: 0 } }] },
          amount: { number: 'x' },
        },
      ],
    },
  ],
});
const game = (count: number) =>
  position([{ hand: ['Test Rite'], runes: [runes(count, 'Mind')] }, {}], {
    definitions: [shots, giant],
    battlefields: [
      { card: PEAK, owner: 0, controller: 1, units: [foe('Test Giant')] },
      { card: GROVE, owner: 1 },
    ],
  })
    .choose(0, { kind: 'PLAY', card: 'Test Rite' })
    .choose(0, { card: PEAK })
    .settle();

describe('any amount of Power', () => {
  it('riftbound:204.3.b is chosen and paid as the spell resolves, riftbound:357.1 of as much as there is', () => {
    const asked = game(3);
    expect(asked.decision()).toMatchObject({ seat: 0, kind: 'PAY' });
    asked.answer(0, { confirm: true });
    expect(asked.decision()).toMatchObject({ kind: 'X', min: 0, max: 3 });
    asked.answer(0, { number: 2 }).settle();
    expect([asked.unit('Test Giant').damage, asked.runes(0).length]).toEqual([2, 1]);
  });
  it('riftbound:204.3.b nothing need be paid, and nothing is dealt then', () => {
    const none = game(3).answer(0, { confirm: false }).settle();
    expect([none.unit('Test Giant').damage, none.runes(0).length]).toEqual([0, 3]);
  });
});
