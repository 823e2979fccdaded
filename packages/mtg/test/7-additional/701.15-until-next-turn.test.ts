/** What lasts until a player's next turn ends as that begins, whichever of its steps are skipped (500.11). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import { card, continuous, creature, instant, rule, t, target } from '../../src/language/builders.js';

ownCards(
  instant('Test Goad', '{0}', { targets: [target(creature)], effects: [{ do: 'goad', what: t(0) }] }),
  instant('Test Detain', '{0}', { targets: [target(creature)], effects: [{ do: 'detain', what: t(0) }] }),
  card('Test Standstill', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('skip', { what: 'untap' })])],
  }),
);
const against = (spell: string) =>
  magicPosition([{ hand: [spell], battlefield: ['Test Standstill'] }, { battlefield: ['Memnite', 'Grizzly Bears'] }])
    .cast(0, spell, { card: 'Memnite' })
    .resolve();

it('mtg:701.15a a goaded creature attacks until its goader’s next turn, also where that has no untap step', () => {
  const game = against('Test Goad').until({ turn: 4, kind: 'ATTACKERS' });
  expect(game.refused(1, { assign: [] }).code).toBe('ILLEGAL_ACTION');
  game.attack(1, 'Memnite').until({ turn: 6, kind: 'ATTACKERS' });
  expect(game.answer(1, { assign: [] }).life(0)).toBe(19);
});

it('mtg:701.35a a detained permanent is held until its detainer’s next turn, also where that has no untap step', () => {
  const attackers = (turn: number) =>
    against('Test Detain')
      .until({ turn, kind: 'ATTACKERS' })
      .decision()
      .from?.map((o) => o.card);
  expect([attackers(4), attackers(6)]).toEqual([['Grizzly Bears'], ['Memnite', 'Grizzly Bears']]);
});
