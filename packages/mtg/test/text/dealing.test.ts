/** Damage by each of several, damage that can't be prevented, what was dealt it, and life that was lost. */
import type { Ability, Effect, FilterClause, Ref, TargetSpec, Value } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, UNSAID } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const any: TargetSpec = {
  what: {
    any: [{ player: 'any' }, [there, { has: ['types', ['Creature', 'Planeswalker', 'Battle']] }]],
  },
};
const spell = (effects: Effect[], targets: TargetSpec[] = []): Ability => ({ kind: 'spell', targets, effects });

describe('damage by each of several', () => {
  const one: Ref = { saved: 'one' };
  const each = (to: Ref, amount: Value, as: string | undefined = 'one', what: FilterClause = creature): Ability =>
    spell([{ do: 'damage', from: { each: [what] }, ...(as === undefined ? {} : { as }), to, amount }]);
  it('is dealt to its own controller', () => {
    const text = 'each creature deals 1 damage to its controller';
    expect(says(text, each({ controllerOf: one }, 1))).toBe(true);
    expect(says(text, each({ ownerOf: one }, 1))).toBe(false);
    expect(says(text, each({ controllerOf: one }, 2))).toBe(false);
    expect(says(text, each({ controllerOf: one }, 1, 'one', land))).toBe(false);
  });
  it('may be dealt to itself, or be as much as its power', () => {
    const power: Value = { stat: 'power', of: one };
    expect(says('each creature deals damage to itself equal to its power', each(one, power))).toBe(true);
    expect(says('each creature deals damage to it equal to its power', each(one, power))).toBe(false);
    expect(says('each creature deals damage equal to its power to each opponent', each('opponents', power))).toBe(true);
    expect(says('each creature deals damage equal to its power to each opponent', each(one, power))).toBe(false);
    expect(says('each creature deals damage equal to its toughness to each opponent', each('opponents', power))).toBe(
      false,
    );
  });
  it('is said of each: of several without it only the first deals damage', () => {
    expect(printed(spell([{ do: 'damage', from: { each: [creature] }, to: 'opponents', amount: 1 }]))).toContain(
      UNSAID,
    );
    const two: TargetSpec = { what: [there, creature], min: 2, max: 2 };
    expect(printed(spell([{ do: 'damage', from: { target: 0 }, to: 'opponents', amount: 1 }], [two]))).toContain(
      UNSAID,
    );
    expect(
      says(
        'target creature deals 1 damage to each opponent',
        spell([{ do: 'damage', from: { target: 0 }, to: 'opponents', amount: 1 }], [{ what: [there, creature] }]),
      ),
    ).toBe(true);
  });
});

describe('what damage is besides', () => {
  const burn = (more: object): Ability =>
    spell([{ do: 'damage', to: { target: 0 }, amount: 2, ...more } as Effect], [any]);
  it("can't be prevented, which is said after it (615.12)", () => {
    const text = "~ deals 2 damage to any target. the damage can't be prevented";
    expect(says(text, burn({ unpreventable: true }))).toBe(true);
    expect(says(text, burn({}))).toBe(false);
    expect(says('~ deals 2 damage to any target', burn({ unpreventable: true }))).toBe(false);
  });
  it('is divided evenly (601.2d)', () => {
    const fire = (round: 'up' | 'down', parts: Ref = { target: 0 }): Ability =>
      spell(
        [{ do: 'damage', to: { target: 0 }, amount: { quotient: ['x', { countOf: parts }], round } }],
        [{ ...any, min: 0, max: null }],
      );
    const text = '~ deals X damage divided evenly, rounded down, among any number of targets';
    expect(says(text, fire('down'))).toBe(true);
    expect(says(text, fire('up'))).toBe(false);
    expect(says(text, fire('down', 'players'))).toBe(false);
  });
  const exiled = (save: string, object: object = { object: [creature] }): Ability =>
    spell(
      [
        { do: 'damage', to: { each: [creature] }, amount: 3, save: 'them' },
        {
          do: 'createReplacement',
          entities: { saved: save },
          replaces: {
            on: 'move',
            ...object,
            match: { from: 'battlefield', to: 'graveyard' },
            change: { to: 'exile' },
          },
          until: { kind: 'endOfTurn' },
        } as Effect,
      ],
      [],
    );
  it('exiles the creatures that were dealt it and would die (614.1a)', () => {
    const text =
      '~ deals 3 damage to each creature. if a creature dealt damage this way would die this turn, exile it instead';
    expect(says(text, exiled('them'))).toBe(true);
    expect(printed(exiled('others'))).toContain(UNSAID);
    expect(says(text, exiled('them', { object: [land] }))).toBe(false);
  });
});

describe('life that was lost', () => {
  const drained = (who: Ref, name = 'lost', amount: Value = 2): Ability =>
    spell([
      {
        do: 'stat',
        stat: 'life',
        who,
        amount: typeof amount === 'number' ? -amount : { negative: amount },
        total: 'lost',
      },
      { do: 'stat', stat: 'life', who: 'you', amount: { number: name } },
    ]);
  it('is gained, as much as all lost (119.3)', () => {
    const text = 'each opponent loses 2 life. you gain life equal to the life lost this way';
    expect(says(text, drained('opponents'))).toBe(true);
    expect(says(text, drained('players'))).toBe(false);
    expect(says(text, drained('opponents', 'other'))).toBe(false);
    const devoted =
      'each opponent loses X life, where X is your devotion to black. you gain life equal to the life lost this way';
    expect(says(devoted, drained('opponents', 'lost', { devotion: ['B'] }))).toBe(true);
    expect(says(devoted, drained('opponents', 'lost', { devotion: ['W'] }))).toBe(false);
  });
  it('is none where life was gained', () => {
    const gained: Effect = { do: 'stat', stat: 'life', who: 'opponents', amount: 2, total: 'lost' };
    expect(printed(spell([gained]))).toContain(UNSAID);
  });
});
