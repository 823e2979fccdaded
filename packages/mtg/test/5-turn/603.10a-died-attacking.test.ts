/** What died in combat is looked at as it was there: attacking, blocking, or neither (603.10a). */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard, gainLife, triggered } from '../../src/language/builders.js';

const whereDies = (is: string, life: number) =>
  triggered(
    { on: 'move', object: [{ has: ['types', 'Creature'] }, { is }], match: { from: 'battlefield', to: 'graveyard' } },
    { effects: [gainLife(life)] },
  );
ownCards(
  creatureCard('Test Mourner', '{W}', 'Human', '1/1', whereDies('attacking', 1), whereDies('blocking', 4)),
  creatureCard('Test Pup', '{W}', 'Dog', '2/2'),
);

/** The life of the mourner's player, once the pup attacked and blockers blocked it. */
const life = (game: Play, ...blockers: string[]): number =>
  game
    .until({ kind: 'ATTACKERS' })
    .attack(0, 'Test Pup')
    .until({ kind: 'BLOCKERS' })
    .block(1, ...blockers.map((name): [string, string] => [name, 'Test Pup']))
    .until({ step: 'end' })
    .life(0);

describe('what dies in combat', () => {
  it('mtg:603.10a was attacking, or was blocking, for what triggers as it dies', () => {
    const against = (blocker: string) =>
      magicPosition([{ battlefield: ['Test Mourner', 'Test Pup'] }, { battlefield: [blocker] }]);
    expect(life(against('Craw Wurm'), 'Craw Wurm')).toBe(21);
    expect(life(against('Eager Cadet'), 'Eager Cadet')).toBe(24);
  });

  it('mtg:603.10a was neither where it stayed out of the combat', () => {
    const game = magicPosition([
      { battlefield: ['Test Mourner', 'Test Pup', 'Mountain'], hand: ['Shock'] },
      { battlefield: ['Eager Cadet'] },
    ]);
    expect(
      game
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Test Pup')
        .until({ step: 'declareAttackers' })
        .cast(0, 'Shock', { card: 'Eager Cadet' })
        .resolve()
        .life(0),
    ).toBe(20);
  });
});
