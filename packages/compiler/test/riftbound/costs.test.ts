/** What rows of Riftbound's grammar mean: costs of abilities, of triggers, and besides. */
import { describe, expect, it } from 'vitest';
import { battlefield, legend, meant, spell, unit } from './cards.js';
import { table } from './played.js';

const UNIT = { has: ['types', 'Unit'] };
const FRIENDLY = { controller: 'team' };
const YOURS = { controller: 'you' };
const TRASH = [{ zone: 'trash' }, { owner: 'you' }];

describe('a cost', () => {
  it('is paid with the source, or with others (357.2)', () => {
    const costs = (text: string) => meant(unit(`${text}: Draw 1.`));
    expect(costs('Recycle 3 from your trash, [1], [E]')).toMatchObject([
      { cost: [{ pay: 'recycle', what: TRASH, count: 3 }, { energy: 1 }, { pay: 'exhaust' }] },
    ]);
    expect(costs('Recycle a unit from your trash')).toMatchObject([
      { cost: [{ pay: 'recycle', what: [...TRASH, UNIT] }] },
    ]);
    expect(costs('Kill a friendly unit or gear')).toMatchObject([
      { cost: [{ pay: 'kill', what: [FRIENDLY, { has: ['types', ['Unit', 'Gear']] }] }] },
    ]);
    expect(costs('Discard 2')).toMatchObject([{ cost: [{ pay: 'discard', count: 2 }] }]);
    expect(costs('Discard a gear')).toMatchObject([
      { cost: [{ pay: 'discard', what: [{ zone: 'hand' }, { owner: 'you' }, {}] }] },
    ]);
    expect(costs('Spend my buff')).toMatchObject([{ cost: [{ pay: 'spendBuff', what: 'self' }] }]);
    expect(costs('Exhaust a unit you control')).toMatchObject([{ cost: [{ pay: 'exhaust', what: [UNIT, YOURS] }] }]);
    expect(meant(spell('[Repeat] — Discard 1\nDraw 1.'))).toMatchObject([
      {},
      { optional: [{ name: 'repeat', cost: [{ pay: 'discard' }] }] },
    ]);
  });

  it('is that of a trigger where it says "[do X] to [do Y]" (383.3.b, 740.4.a)', () => {
    expect(meant(unit('When I attack, you may pay [1] to give a unit here -1 [M] this turn.'))).toMatchObject([
      { may: true, cost: [{ energy: 1 }], targets: [{ what: [UNIT, { is: 'here' }] }] },
    ]);
    expect(meant(legend('When you conquer, you may exhaust me and pay [1] to draw 1. Draw 1.'))).toMatchObject([
      { may: true, cost: [{ pay: 'exhaust' }, { energy: 1 }], effects: [{}, {}], zone: 'legendZone' },
    ]);
    expect(meant(battlefield('When you conquer here, you may spend a buff to draw 1.'))).toMatchObject([
      { may: true, cost: [{ pay: 'spendBuff' }] },
    ]);
    // What it is paid with is no target (355.10.c.1).
    const [kills] = meant(unit('When I hold, you may kill another friendly unit to draw 1.'));
    expect(kills).toMatchObject({ cost: [{ pay: 'kill', what: [FRIENDLY, UNIT, { other: true }] }] });
    expect(kills).not.toHaveProperty('targets');
    expect(meant(unit('When you play me, banish a card from any trash to draw 1.'))).toMatchObject([
      { cost: [{ pay: 'banish', what: [{ zone: 'trash' }] }] },
    ]);
    expect(meant(unit('When an opponent plays a gear, you may banish me to banish it.'))).toMatchObject([
      { cost: [{ pay: 'banish' }], effects: [{ what: { event: 'object' } }] },
    ]);
  });
});

describe('a cost besides', () => {
  it('must be paid, or may be (355.1.a, 356.2)', () => {
    expect(meant(unit('As an additional cost to play me, kill a friendly unit.'))).toMatchObject([
      { kind: 'spell', additional: [{ pay: 'kill', what: [FRIENDLY, UNIT] }] },
    ]);
    expect(meant(spell('As an additional cost to play this, discard 1.\nDraw 2.'))).toMatchObject([
      { kind: 'spell', additional: [{ pay: 'discard' }], effects: [{}] },
    ]);
    for (const text of [
      'As an additional cost to play this, you may discard 1.',
      'You may discard 1 as an additional cost to play this.',
      'As you play this, you may discard 1 as an additional cost.',
    ])
      expect(
        meant(spell(`${text}\nDeal 1 to a unit. If you paid the additional cost, deal 2 to it instead.`)),
      ).toMatchObject([
        { optional: [{ name: 'additional', cost: [{ pay: 'discard' }] }], effects: [{ if: { paid: 'additional' } }] },
      ]);
    expect(
      meant(
        spell(
          'As an additional cost to play this, you may exhaust a friendly unit. If you do, draw 2. Otherwise, draw 1.',
        ),
      ),
    ).toMatchObject([
      {
        optional: [{ cost: [{ pay: 'exhaust' }] }],
        effects: [{ do: 'if', if: { paid: 'additional' }, then: [{}], else: [{}] }],
      },
    ]);
  });

  it('leaves what the spell does to be done once (820.1.d is of Repeat alone)', () => {
    const cry = spell('As you play this, you may pay [1] as an additional cost.\nGive a unit +3 [M] this turn.');
    const game = table([cry], [{ hand: [cry.name], base: ['Pouty Poro'] }, {}]);
    const before = Number(game.unit('Pouty Poro').might);
    game.play(0, cry.name, 'pay', [{ card: 'Pouty Poro' }]).settle();
    expect(Number(game.unit('Pouty Poro').might) - before).toBe(3);
  });

  it('makes its card cheaper, once or as often as it is paid', () => {
    const optional = (more: object) => ({ mods: [{ mod: 'cost', optional: { name: 'additional', ...more } }] });
    const less = { mods: [{ mod: 'cost', less: [{ energy: 2 }] }], if: { paid: 'additional' } };
    for (const text of [
      'As you play me, you may discard 1 as an additional cost. If you do, reduce my cost by [2].',
      'You may discard 1 as an additional cost to play me. If you do, I cost [2] less.',
    ])
      expect(meant(unit(text))).toMatchObject([optional({ cost: [{ pay: 'discard' }] }), less]);
    expect(
      meant(
        unit(
          'As you play me, you may spend any number of buffs as an additional cost. Reduce my cost by [2] for each buff you spend.',
        ),
      ),
    ).toMatchObject([
      optional({ cost: [{ pay: 'spendBuff' }], repeat: true }),
      { mods: [{ less: [{ energy: 2 }], times: { paid: 'additional' } }] },
    ]);
    expect(
      meant(
        unit(
          'As you play me, you may kill any number of friendly units as an additional cost. Reduce my cost by [1] for each killed this way.',
        ),
      ),
    ).toMatchObject([optional({ cost: [{ pay: 'kill' }], repeat: true }), {}]);
    expect(meant(unit('You may exhaust your legend as an additional cost to play me.'))).toMatchObject([
      optional({ cost: [{ pay: 'exhaust', what: [{ zone: 'legendZone' }, { owner: 'you' }] }] }),
    ]);
  });
});
