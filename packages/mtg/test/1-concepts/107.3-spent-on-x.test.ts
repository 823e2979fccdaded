/** X on which only mana of one color may be spent, and what has an X in its cost (107.3). */
import { describe, expect, it } from 'vitest';
import { activated, card, damage, instant, rule, target } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const cards = [
  instant('Test Drain', '{X}{1}{B}', { effects: [damage('x', 'opponents')] }),
  card('Test Rats', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [activated([{ pay: 'mana', cost: '{X}', onX: 'B' }], { effects: [damage('x', 'opponents')] })],
  }),
  card('Test Discount', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'cost', less: [{ pay: 'mana', cost: '{2}' }] }] },
    ],
  }),
  instant('Test Medic', '{W}', {
    targets: [target([{ is: 'spell' }, { is: 'hasX' }])],
    effects: [{ do: 'counterOnStack', what: { target: 0 } }],
  }),
];
const bane = instant('Test Bane', '{X}{R}', {
  targets: [target({ player: 'any' })],
  effects: [damage('x', { target: 0 })],
});
bane.abilities.push({
  kind: 'static',
  affects: 'self',
  mods: [rule('cantBeCountered'), rule('dealsUnpreventable')],
  if: { compare: ['x', '>=', 3] },
});
cards.push(
  bane,
  instant('Test Fog', '{G}', {
    effects: [{ do: 'createReplacement', replaces: { on: 'damage', prevent: true }, until: { kind: 'endOfTurn' } }],
  }),
  instant('Test No', '{U}', {
    targets: [target([{ is: 'spell' }])],
    effects: [{ do: 'counterOnStack', what: { target: 0 } }],
  }),
  card('Test Brute', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      {
        kind: 'activated',
        cost: [{ pay: 'mana', cost: '{4}' }],
        less: { cost: [{ pay: 'mana', cost: '{1}' }], times: { count: [{ zone: 'graveyard' }, { owner: 'you' }] } },
        effects: [damage(1, 'opponents')],
      },
    ],
  }),
);
const drain = cards[0];
if (drain) drain.abilities.push({ kind: 'static', mods: [rule('spendOnX', { color: 'B' })] });
const library = ['Forest', 'Forest'];
const most = (battlefield: string[], name = 'Test Drain') => {
  const game = own(cards, [{ hand: [name], battlefield, library }, { library }]);
  if (name === 'Test Drain') game.cast(0, name);
  else game.activate(0, name);
  return game.decision().max;
};
const swamps = (n: number, more: string[] = []) => [...Array.from({ length: n }, () => 'Swamp'), ...more];

describe('X for which only black mana is spent', () => {
  it('mtg:107.3a is as large as there is black mana, whatever else there is', () => {
    expect(most(swamps(3, ['Forest', 'Forest', 'Forest']))).toBe(2);
    expect(most(swamps(2, ['Forest', 'Forest', 'Forest']))).toBe(1);
  });

  it('mtg:601.2h is paid with black mana: the rest pays for the rest', () => {
    const game = own(cards, [{ hand: ['Test Drain'], battlefield: swamps(3, ['Forest']), library }, { library }])
      .cast(0, 'Test Drain')
      .answer(0, { number: 2 })
      .resolve();
    expect(game.life(1)).toBe(18);
  });

  it('mtg:602.2b so is an ability', () => {
    expect(most([...swamps(2, ['Forest', 'Forest']), 'Test Rats'], 'Test Rats')).toBe(2);
  });

  it('mtg:118.7a X is generic mana: reductions take of it what is left', () => {
    expect(most([...swamps(2), 'Test Discount'])).toBe(2);
  });

  it('mtg:107.3 a spell with X in its cost is one whatever X is', () => {
    const game = own(cards, [
      { hand: ['Test Drain', 'Test Drain'], battlefield: swamps(3), library },
      { hand: ['Test Medic'], battlefield: ['Plains'], library },
    ])
      .cast(0, 'Test Drain')
      .answer(0, { number: 1 })
      .pass();
    expect(game.decision().options?.some((one) => one.card === 'Test Medic')).toBe(true);
  });

  it('mtg:615.12 a spell with a large X can’t be countered, nor its damage prevented', () => {
    const bane = (x: number, answer: string) => {
      const game = own(cards, [
        { hand: ['Test Bane'], battlefield: ['Mountain', 'Mountain', 'Mountain', 'Mountain'], library },
        { hand: [answer], battlefield: ['Forest', 'Island'], library },
      ]).cast(0, 'Test Bane');
      game.answer(0, { number: x }).choose(0, { player: 1 }).pass().castAt(1, answer, { card: 'Test Bane' });
      return game.resolveAll().life(1);
    };
    expect([bane(3, 'Test Fog'), bane(2, 'Test Fog'), bane(3, 'Test No'), bane(2, 'Test No')]).toEqual([
      17, 20, 17, 20,
    ]);
  });

  it('mtg:602.2b an ability that costs less for each of something', () => {
    const can = (graveyard: string[]) =>
      own(cards, [{ battlefield: ['Test Brute', 'Forest', 'Forest'], graveyard, library }, { library }])
        .decision()
        .options?.some(({ card: name, mana }) => name === 'Test Brute' && mana !== true);
    expect([can(['Hill Giant']), can(['Hill Giant', 'Hill Giant'])]).toEqual([false, true]);
  });
});
