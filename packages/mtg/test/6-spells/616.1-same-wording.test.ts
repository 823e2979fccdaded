/** Replacement effects of the same wording: whose they are can matter. */
import type { Effect } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gainLife, instant } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const instead = (name: string, ...effects: Effect[]) =>
  card(name, {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'stat', player: 'you', match: { stat: 'life' }, instead: effects }],
  });
const heal = instant('Test Heal', '{0}', { effects: [gainLife(3)] });

describe('replacement effects with the same words', () => {
  it('mtg:616.1 two that do something to their own sources are ordered by the affected player', () => {
    const urn = instead('Test Urn', { do: 'counters', what: 'self', kind: 'charge', amount: 1 });
    const game = own([urn, heal], [{ hand: ['Test Heal'], battlefield: ['Test Urn', { card: 'Test Urn' }] }, {}]);
    const [first, second] = game.all('Test Urn').map(({ id }) => id);
    game.cast(0, 'Test Heal').resolve();
    expect(game.decision()).toMatchObject({
      kind: 'REPLACEMENT',
      seat: 0,
      rules: expect.arrayContaining(['mtg:616.1']),
    });
    game.choose(0, { object: second as string });
    const counters = (id = '') => game.view().objects[id]?.counters;
    expect([counters(first), counters(second), game.life(0)]).toEqual([{}, { charge: 1 }, 20]);
  });

  it('mtg:616.1f mtg-2003:419.8b after the one that was chosen the other applies to what that has made of it', () => {
    const more = (name: string, amount: object): ReturnType<typeof card> =>
      card(name, {
        cost: '{0}',
        type: 'Enchantment',
        abilities: [
          { kind: 'replacement', on: 'stat', player: 'you', match: { stat: 'life' }, change: { amount } } as never,
        ],
      });
    const locket = more('Test Locket', { sum: [{ event: 'amount' }, 1] });
    const mirror = more('Test Mirror', { times: [{ event: 'amount' }, 2] });
    const gained = (first: string): number => {
      const game = own(
        [locket, mirror, heal],
        [{ hand: ['Test Heal'], battlefield: ['Test Locket', 'Test Mirror'] }, {}],
      );
      game.cast(0, 'Test Heal').resolve().choose(0, { card: first });
      return game.life(0) - 20;
    };
    expect([gained('Test Locket'), gained('Test Mirror')]).toEqual([8, 7]);
  });

  it('mtg:616.1 nothing is asked where it makes no difference which applies', () => {
    const locket = card('Test Locket', {
      cost: '{0}',
      type: 'Enchantment',
      abilities: [
        {
          kind: 'replacement',
          on: 'stat',
          player: 'you',
          match: { stat: 'life' },
          change: { amount: { sum: [{ event: 'amount' }, 1] } },
        },
      ],
    });
    const game = own(
      [locket, heal],
      [{ hand: ['Test Heal'], battlefield: ['Test Locket', { card: 'Test Locket' }] }, {}],
    );
    expect(game.cast(0, 'Test Heal').resolve().life(0)).toBe(25);
  });
});
