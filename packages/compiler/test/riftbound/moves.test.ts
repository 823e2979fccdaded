/** What rows of Riftbound's grammar mean: where things are and go. */
import { describe, expect, it } from 'vitest';
import { battlefield, legend, meant, spell, unit, why } from './cards.js';

const UNIT = { has: ['types', 'Unit'] };
const BATTLEFIELD = { has: ['types', 'Battlefield'] };
const FRIENDLY = { controller: 'team' };
const YOURS = { controller: 'you' };
const ENEMY = { controller: 'opponent' };
const T0 = { target: 0 };

describe('a move by an effect', () => {
  const moves = (to: unknown) => ({ do: 'moveTo', what: T0, to });

  it('goes where its player chooses with the targets, or to a base (355.4)', () => {
    expect(meant(spell('Move a friendly unit.'))).toMatchObject([
      { targets: [{ what: [FRIENDLY, UNIT] }, { what: [{ destination: T0 }] }], effects: [moves({ target: 1 })] },
    ]);
    for (const where of ['a battlefield', 'a different battlefield'])
      expect(meant(spell(`Move a friendly unit to ${where}.`))).toMatchObject([
        { targets: [{}, { what: [BATTLEFIELD, { destination: T0 }] }] },
      ]);
    expect(meant(spell('Move a friendly unit to a battlefield you control.'))).toMatchObject([
      { targets: [{}, { what: [BATTLEFIELD, YOURS, { destination: T0 }] }] },
    ]);
    for (const base of ['base', 'its base'])
      expect(meant(spell(`Move an enemy unit to ${base}.`))).toMatchObject([{ effects: [moves('base')] }]);
    expect(meant(legend('[1], [E]: Move a unit from a battlefield to its base.'))).toMatchObject([
      { targets: [{ what: [UNIT, { is: 'atBattlefield' }] }], effects: [moves('base')] },
    ]);
    expect(meant(unit('When I hold, move up to one enemy unit from here to its base.'))).toMatchObject([
      { targets: [{ what: [ENEMY, UNIT, { is: 'here' }], min: 0 }] },
    ]);
    expect(meant(spell('Move any number of friendly units at a battlefield to their base.'))).toMatchObject([
      { targets: [{ what: [FRIENDLY, UNIT, { is: 'atBattlefield' }], min: 0, max: null, together: 'samePlace' }] },
    ]);
    expect(meant(unit('[1]: Move me to your base.'))).toMatchObject([{ effects: [{ what: 'self', to: 'base' }] }]);
    expect(why(spell('Move an enemy unit to your base.'))).toContain('unsupported');
  });

  it('chooses nothing that is where it would be moved, where that was chosen as well (355.4.a)', () => {
    const fall = 'Choose a battlefield where you have units. You may move up to one enemy unit to that battlefield.';
    expect(meant(spell(`${fall} Then give enemy units there -2 [M] this turn.`))).toMatchObject([
      {
        targets: [{}, { what: [ENEMY, UNIT, { not: { at: T0 } }], min: 0 }],
        effects: [{ do: 'may', then: [{ do: 'moveTo', what: { target: 1 }, to: T0 }] }, { do: 'modify' }],
      },
    ]);
    expect(meant(unit('When I move to a battlefield, you may move an enemy unit to that battlefield.'))).toMatchObject([
      { targets: [{ what: [ENEMY, UNIT] }] },
    ]);
  });

  it('goes to where the source is, or something that was spoken of', () => {
    const where = (place: string): unknown => meant(battlefield(`When you hold here, move a friendly unit ${place}.`));
    expect(where('to here')).toMatchObject([{ effects: [moves('self')] }]);
    // In a base nothing has a battlefield (359.3.f.2).
    expect(where('to this battlefield')).toMatchObject([{ effects: [moves({ battlefieldOf: 'self' })] }]);
    expect(
      meant(
        spell(
          'Choose a battlefield you control and a unit you control at a different location. Move that unit to that battlefield and give it +2 [M] this turn.',
        ),
      ),
    ).toMatchObject([
      {
        targets: [{ what: [BATTLEFIELD, YOURS] }, { what: [UNIT, YOURS, { not: { at: T0 } }] }],
        effects: [
          { do: 'moveTo', what: { target: 1 }, to: T0 },
          { do: 'modify', what: { target: 1 } },
        ],
      },
    ]);
    // "It" is no place.
    expect(meant(spell('Move a friendly unit and ready it.'))).toMatchObject([
      { effects: [{}, { do: 'status', what: T0 }] },
    ]);
    // Units of others come to a battlefield, and are recalled where that is a base (447.2.c).
    expect(meant(unit('When I hold, move an enemy unit to here.'))).toMatchObject([{ effects: [moves('self')] }]);
    expect(meant(unit('When I attack, move any number of your token units to this battlefield.'))).toMatchObject([
      {
        targets: [{ what: [{ is: 'token' }, UNIT, YOURS], min: 0, max: null }],
        effects: [moves({ battlefieldOf: 'self' })],
      },
    ]);
    expect(meant(unit('When I hold, move a friendly unit to an open battlefield.'))).toMatchObject([
      { targets: [{}, { what: [BATTLEFIELD, { is: 'open' }, { destination: T0 }] }] },
    ]);
  });

  it('may be of two that change places, a recall, or forbidden', () => {
    expect(
      meant(
        unit(
          'When you play me, you may choose a unit you control at another location. Move me to its location and it to my original location.',
        ),
      ),
    ).toMatchObject([
      {
        may: true,
        targets: [{ what: [UNIT, YOURS, { not: { at: 'self' } }] }],
        effects: [{ do: 'swapPlaces', what: 'self', with: T0 }],
      },
    ]);
    expect(meant(spell('Choose an enemy unit. Take control of it and recall it.'))).toMatchObject([
      {
        effects: [
          { mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } },
          { do: 'recall', what: T0 },
        ],
      },
    ]);
    const rule = { mods: [{ mod: 'rule', rule: 'cantMoveToBase' }] };
    expect(meant(unit("I can't move to base."))).toMatchObject([rule]);
    expect(meant(unit("Units can't move to base."))).toMatchObject([{ ...rule, affects: [UNIT] }]);
    expect(meant(battlefield("Units can't move from here to base."))).toMatchObject([
      { ...rule, affects: [UNIT, { is: 'here' }] },
    ]);
  });
});

describe('where something is', () => {
  it('is a battlefield that is chosen, with all that is there (355.10.b)', () => {
    expect(meant(spell('Deal 3 to all enemy units at a battlefield.'))).toMatchObject([
      { targets: [{ what: [BATTLEFIELD] }], effects: [{ to: { each: [ENEMY, UNIT, { at: T0 }] } }] },
    ]);
    expect(
      meant(
        spell(
          'Choose a battlefield. Give friendly units there +1 [M] this turn and enemy units there -1 [M] this turn, to a minimum of 1 [M].',
        ),
      ),
    ).toMatchObject([{ effects: [{ what: { each: [{}, UNIT, { at: T0 }] } }, { do: 'forEach' }] }]);
    expect(
      meant(
        spell(
          'Choose a battlefield and an enemy unit there. Deal 4 to that unit and 1 to each other enemy unit there.',
        ),
      ),
    ).toMatchObject([
      {
        targets: [{ what: [BATTLEFIELD] }, { what: [ENEMY, UNIT, { at: T0 }] }],
        effects: [
          {
            parts: [{ to: { target: 1 } }, { to: { each: [ENEMY, UNIT, { at: T0 }, { not: { in: { target: 1 } } }] } }],
          },
        ],
      },
    ]);
    expect(
      meant(
        spell(
          'Choose a friendly unit and a battlefield. Move all enemy units at that battlefield with less Might than the chosen unit to their base.',
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          { what: { each: [ENEMY, UNIT, { at: { target: 1 } }, { stat: ['might', '<', { stat: 'might', of: T0 }] }] } },
        ],
      },
    ]);
  });

  it('is where another thing is, and no place of its own', () => {
    expect(meant(spell('Give a friendly unit +1 [M] this turn for each enemy unit there.'))).toMatchObject([
      { effects: [{ mods: [{ value: { count: [ENEMY, UNIT, { at: T0 }] } }] }] },
    ]);
    expect(
      meant(spell('Give a friendly unit +1 [M] this turn and [Stun] an enemy unit at its location.')),
    ).toMatchObject([{ targets: [{}, { what: [ENEMY, UNIT, { at: T0 }] }] }]);
    expect(meant(spell('Choose a friendly unit. Kill an enemy unit with less Might than it.'))).toMatchObject([
      { targets: [{}, { what: [ENEMY, UNIT, { stat: ['might', '<', { stat: 'might', of: T0 }] }] }] },
    ]);
    expect(meant(legend('When you conquer, if you have 4+ units at that battlefield, draw 2.'))).toMatchObject([
      { if: { exists: [UNIT, { at: { event: 'object' } }, YOURS], atLeast: 4 } },
    ]);
  });

  it('is not where it would be otherwise', () => {
    expect(
      meant(spell("Choose a unit. If it has 3 [M] or less, banish it. Otherwise, return it to its owner's hand.")),
    ).toMatchObject([{ effects: [{ then: [{ to: 'banishment' }], else: [{ do: 'move', what: T0, to: 'hand' }] }] }]);
  });
});
