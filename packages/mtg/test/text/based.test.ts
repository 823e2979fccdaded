/** What something becomes for good, what its figures are worked out from, and what several deal or may be. */
import type { Ability, Condition, Effect, FilterClause, Mod, Ref, TargetSpec, Value } from '@arbiter/engine';
import { describe, it } from 'vitest';
import { creature, tells } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const does = (...effects: Effect[]): Ability => ({ kind: 'activated', cost: [{ pay: 'tap' }], effects });
const aimed = (targets: TargetSpec[], ...effects: Effect[]): Ability => ({
  kind: 'activated',
  cost: [{ pay: 'tap' }],
  targets,
  effects,
});

describe('for good', () => {
  const becomes = (subtypes: string[], size: number, abilities: string[] = [], until = 'permanent'): Ability =>
    does({
      do: 'modify',
      what: 'self',
      mods: [
        { mod: 'set', prop: 'subtypes', value: subtypes },
        { mod: 'set', prop: 'power', value: size },
        { mod: 'set', prop: 'toughness', value: size },
        ...abilities.map((keyword): Mod => ({ mod: 'ability', ability: { kind: 'keyword', keyword } })),
      ],
      until: { kind: until } as { kind: 'permanent' },
    });
  it('it becomes what it was not (613.1)', () => {
    tells(
      '{T}: ~ becomes an Elf Scout with base power and toughness 2/2',
      becomes(['Elf', 'Scout'], 2),
      becomes(['Elf', 'Scout'], 3),
      becomes(['Elf'], 2),
      becomes(['Elf', 'Scout'], 2, ['flying']),
      becomes(['Elf', 'Scout'], 2, [], 'endOfTurn'),
    );
    tells(
      '{T}: ~ becomes an Elf Scout with base power and toughness 4/4, flying, and first strike',
      becomes(['Elf', 'Scout'], 4, ['flying', 'first strike']),
      becomes(['Elf', 'Scout'], 4, ['flying']),
    );
  });
});

describe('figures that are worked out', () => {
  const types: Value = { distinct: 'types', of: { each: [{ zone: 'graveyard' }] } };
  const defining = (power: Value, toughness: Value): Ability => ({
    kind: 'static',
    defining: true,
    mods: [
      { mod: 'set', prop: 'power', value: power },
      { mod: 'set', prop: 'toughness', value: toughness },
    ],
  });
  it('one more than the other', () =>
    tells(
      "~'s power is equal to the number of card types among cards in all graveyards and its toughness is equal to that number plus 1",
      defining(types, { sum: [types, 1] }),
      defining(types, { sum: [types, 2] }),
      defining({ sum: [types, 1] }, types),
      defining(types, types),
    ));
});

describe('where nothing is', () => {
  const asked = (condition: Condition): Ability =>
    does({ do: 'if', if: condition, then: [{ do: 'draw', who: 'you', count: 1 }] });
  it('of what is on the battlefield', () =>
    tells(
      '{T}: if no creatures are on the battlefield, draw a card',
      asked({ not: { exists: [creature, there] } }),
      asked({ exists: [creature, there] }),
      asked({ not: { exists: [creature, there, { controller: 'you' }] } }),
      asked({ not: { exists: [creature, { zone: 'graveyard' }] } }),
      asked({ not: { exists: [creature, there], atLeast: 2 } }),
    ));
});

describe('several that were aimed at', () => {
  const target: TargetSpec = { what: [there, creature], min: 0, max: 2 };
  const tap: Effect = { do: 'status', what: { target: 0 }, status: 'tapped' };
  const deals = (of: Ref, as?: string, to: Ref = 'self', clause = target): Ability =>
    aimed([clause], tap, {
      do: 'damage',
      from: { target: 0 },
      to,
      amount: { stat: 'power', of },
      ...(as === undefined ? {} : { as }),
    });
  it('deal damage each for itself (120.1)', () =>
    tells(
      '{T}: tap up to two target creatures. each of those creatures deals damage equal to its power to ~',
      deals({ saved: 'one' }, 'one'),
      deals({ target: 0 }),
      deals('self', 'one'),
      deals({ saved: 'one' }, 'one', { saved: 'one' }),
    ));
});

describe('what may be a player or a permanent', () => {
  const one = (what: FilterClause[]): TargetSpec => ({ what: { any: [{ player: 'any' }, what] } });
  const planeswalker: FilterClause[] = [there, { has: ['types', 'Planeswalker'] }];
  const twice = (spec: TargetSpec, to: Ref): Ability =>
    aimed([spec], { do: 'damage', amount: 1, to: { target: 0 } }, { do: 'damage', amount: 3, to });
  it('is called either (115.4)', () => {
    const text =
      '{T}: ~ deals 1 damage to target player or planeswalker. ~ deals 3 damage to that player or planeswalker';
    tells(text, twice(one(planeswalker), { target: 0 }), twice(one(planeswalker), 'you'));
  });
});

describe('the one card that was looked at', () => {
  const look = (may: boolean, reveal = false): Ability =>
    does({
      do: 'dig',
      count: 1,
      take: {
        to: 'battlefield',
        status: { tapped: true },
        filter: [creature],
        ...(may ? { may: true as const } : {}),
        ...(reveal ? { reveal: true as const } : {}),
      },
      rest: { to: 'top' },
    });
  it('may be put elsewhere', () =>
    tells(
      "{T}: look at the top card of your library. if it's a creature card, you may put it onto the battlefield tapped",
      look(true),
      look(false),
      look(true, true),
    ));
});
