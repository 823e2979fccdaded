/** What was devoured is remembered (702.82b). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  continuous,
  creatureCard,
  enters,
  gainLife,
  has,
  instant,
  keyword,
  t,
  target,
  triggered,
} from '../../6-spells/test-cards.js';

ownCards(
  creatureCard(
    'Test Eater',
    '{0}',
    'Hellion',
    '1/1',
    keyword('devour', { value: 1 }),
    triggered(enters, { effects: [gainLife({ times: [2, { noted: 'devoured' }] })] }),
    continuous('self', [has('flying')], { compare: [{ noted: 'devoured' }, '>', 0] }),
  ),
  instant('Test Kill', '{0}', {
    targets: [target([{ zone: 'battlefield' }, { has: ['types', 'Creature'] }])],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
);

const eaten = (...names: string[]) =>
  magicPosition([{ hand: ['Test Eater', 'Test Kill'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}])
    .cast(0, 'Test Eater')
    .resolve()
    .answer(0, { choose: names.map((card) => ({ card })) });

describe('devour (702.82)', () => {
  it('mtg:702.82b other abilities know how many it devoured as it entered', () => {
    expect(eaten('Grizzly Bears', 'Hill Giant').resolveAll().life(0)).toBe(24);
    expect(eaten('Grizzly Bears').resolveAll().the('Test Eater').keywords).toContain('flying');
    const none = eaten().resolveAll();
    expect([none.life(0), none.the('Test Eater').keywords]).toEqual([20, ['devour 1']]);
  });

  it('mtg:702.82b also where it has left by then', () => {
    const game = eaten('Grizzly Bears', 'Hill Giant').castAt(0, 'Test Kill', { card: 'Test Eater' }).resolve();
    expect([game.all('Test Eater').length, game.resolveAll().life(0)]).toEqual([0, 24]);
  });
});
