/** Tribute (702.104): an opponent decides what it comes with. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard, enters, gainLife, instant, keyword, t, target, triggered } from '../../6-spells/test-cards.js';

ownCards(
  creatureCard(
    'Test Tributary',
    '{0}',
    'Satyr',
    '2/2',
    keyword('tribute', { value: 3 }),
    triggered(enters, { if: { compare: [{ noted: 'tribute' }, '=', 0] }, effects: [gainLife(5)] }),
  ),
  instant('Test Blink', '{0}', {
    targets: [target([{ zone: 'battlefield' }, { has: ['types', 'Creature'] }])],
    effects: [
      { do: 'move', what: t(0), to: 'exile', cause: 'exile', save: 'it' },
      { do: 'move', what: { saved: 'it' }, to: 'battlefield', cause: 'return' },
    ],
  }),
);

const entering = (more: string[] = []): Play =>
  magicPosition([{ hand: ['Test Tributary', ...more] }, {}])
    .cast(0, 'Test Tributary')
    .resolve();
const answer = (game: Play, yes: boolean): Play => {
  expect(game.decision().seat).toBe(1);
  return game.answer(1, { confirm: yes });
};

describe('tribute (702.104)', () => {
  it('mtg:702.104a as it enters an opponent may have it enter with that many more counters', () => {
    expect(answer(entering(), true).figures('Test Tributary')).toBe('5/5');
    expect(answer(entering(), false).figures('Test Tributary')).toBe('2/2');
  });

  it('mtg:702.104b its other ability asks whether tribute was paid, each time it enters', () => {
    expect(answer(entering(), false).resolveAll().life(0)).toBe(25);
    const paid = answer(entering(['Test Blink']), true).resolveAll();
    expect(paid.life(0)).toBe(20);
    paid.castAt(0, 'Test Blink', { card: 'Test Tributary' }).resolve();
    expect(answer(paid, false).resolveAll().life(0)).toBe(25);
  });
});
