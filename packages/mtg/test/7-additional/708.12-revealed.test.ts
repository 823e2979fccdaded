/** What is asked of a face-down permanent that is revealed (708.12). */
import type { Effect } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { and } from '../../src/language/filters.js';
import {
  creature,
  creatureCard,
  gainLife,
  instant,
  keyword,
  t,
  target,
  untilEndOfTurn,
} from '../6-spells/test-cards.js';

const giant = and(
  { has: ['types', 'Creature'] },
  { has: ['colors', 'G'] },
  { keyword: 'trample' },
  { stat: ['power', '=', 7] },
);
const ask: Effect = { do: 'if', if: { is: [t(0), { is: 'revealedAs', of: giant }] }, then: [gainLife(7)] };
ownCards(
  creatureCard('Test Giant', '{5}{G}', 'Giant', '7/7', keyword('trample')),
  creatureCard('Test Dwarf', '{G}', 'Dwarf', '1/1', keyword('trample')),
  instant('Test Truth', '{0}', { targets: [target(creature)], effects: [{ do: 'reveal', what: t(0) }, ask] }),
  instant('Test Guess', '{0}', { targets: [target(creature)], effects: [ask] }),
  instant('Test Change', '{0}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(t(0), { mod: 'add', stat: 'power', value: 5 }, { mod: 'set', prop: 'colors', value: ['R'] }),
    ],
  }),
  instant('Test Disguise As', '{0}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(
        t(0),
        { mod: 'set', prop: 'power', value: 7 },
        { mod: 'set', prop: 'colors', value: ['G'] },
        { mod: 'ability', ability: keyword('trample') },
      ),
    ],
  }),
);
const lies = (name: string, ...hand: string[]): Play =>
  magicPosition([{ hand, battlefield: [{ card: name, faceDown: true }] }, {}]);
const after = (name: string, ...hand: string[]): number => {
  const game = lies(name, ...hand);
  for (const spell of hand) game.cast(0, spell).resolve();
  return game.life(0) - 20;
};

describe('a face-down permanent that is revealed', () => {
  it('mtg:708.12 is asked for what its card is, whatever effects say', () => {
    expect(after('Test Giant', 'Test Truth')).toBe(7);
    expect(after('Test Giant', 'Test Change', 'Test Truth')).toBe(7);
    expect(after('Test Dwarf', 'Test Disguise As', 'Test Truth')).toBe(0);
  });
  it('mtg:708.12 nothing is told of one that is not revealed', () => {
    expect(after('Test Giant', 'Test Guess')).toBe(0);
    expect(after('Test Giant', 'Test Truth', 'Test Guess')).toBe(14);
  });
});
