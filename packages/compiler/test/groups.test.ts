/** Groups that a text goes on about: "those creatures" are those that fitted when they were first spoken of. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, instant } from './cards.js';

const isCreature = { has: ['types', 'Creature'] };
const opponents = { each: [isCreature, { controller: 'opponent' }] };
const yours = { each: [isCreature, { controller: 'you' }] };
const keeping = (what: object) => ({ do: 'remember', as: 'kept 1', what });
const kept = { saved: 'kept 1' };

describe('a group that is spoken of again', () => {
  it('is described once more where the same fit', () => {
    expect(
      abilitiesOf(instant('Creatures you control get +1/+1 until end of turn. Untap those creatures.')),
    ).toMatchObject([{ effects: [{ what: yours }, { do: 'status', what: yours }] }]);
  });

  it('is kept as it was where what is done to it changes who fits', () => {
    expect(
      abilitiesOf(
        instant(
          'Gain control of all creatures your opponents control until end of turn. Untap those creatures. They gain haste until end of turn.',
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          keeping(opponents),
          { do: 'modify', what: opponents, mods: [{ mod: 'control' }] },
          { do: 'status', what: kept },
          { do: 'modify', what: kept },
        ],
      },
    ]);
  });

  it('is not described anew by whose it is where that says nothing of it', () => {
    expect(
      abilitiesOf(
        instant('Untap all creatures and gain control of them until end of turn. They gain haste until end of turn.'),
      ),
    ).toMatchObject([{ effects: [{}, {}, { do: 'modify', what: { each: [isCreature] } }] }]);
  });

  it('takes in nobody who comes meanwhile', () => {
    expect(
      abilitiesOf(
        instant(
          'Put a +1/+1 counter on each creature you control. Create a 1/1 white Soldier creature token. Those creatures gain haste until end of turn.',
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          { do: 'remember', what: yours },
          {},
          { do: 'create' },
          { do: 'modify', what: { saved: expect.stringMatching(/^kept/) } },
        ],
      },
    ]);
  });

  it('takes in nobody who comes later, where rules change for it', () => {
    expect(
      abilitiesOf(
        instant(
          'Creatures your opponents control get -1/-1 until end of turn. Those creatures attack this turn if able.',
        ),
      ),
    ).toMatchObject([
      {
        effects: [keeping(opponents), { what: opponents }, { what: kept, mods: [{ mod: 'rule', rule: 'mustAttack' }] }],
      },
    ]);
    expect(
      abilitiesOf(
        instant(
          'Creatures your opponents control get -1/-1 until end of turn. If you control a Forest, those creatures can’t block this turn.',
        ),
      ),
    ).toMatchObject([{ effects: [keeping(opponents), {}, { do: 'if', then: [{ what: kept }] }] }]);
  });

  it('is known to what is done later', () => {
    expect(
      abilitiesOf(
        instant(
          'Creatures you control gain haste until end of turn. Sacrifice those creatures at the beginning of the next end step.',
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          keeping(yours),
          { what: yours },
          { do: 'delayed', effects: [{ do: 'move', what: kept, cause: 'sacrifice' }] },
        ],
      },
    ]);
  });
});
