import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard, keyword } from '../../6-spells/test-cards.js';

for (const definition of [
  creatureCard('Test Brute', '{R}', 'Goblin', '3/3', keyword('menace'), keyword('menace')),
  creatureCard('Test Flying Brute', '{R}', 'Goblin', '3/3', keyword('menace'), keyword('flying')),
])
  ownCards(definition);

const attacked = (by: string, ...blockers: string[]): Play =>
  magicPosition([{ battlefield: [by] }, { battlefield: blockers }])
    .until({ kind: 'ATTACKERS' })
    .attack(0, by)
    .until({ kind: 'BLOCKERS' });
const blocks = (by: string, ...blockers: string[]) => ({
  assign: blockers.map((card) => ({ from: { card }, to: { card: by } })),
});

describe('menace (702.111)', () => {
  it('mtg:702.111b one blocker is too few, two or three may, none may', () => {
    const theirs = ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'];
    const game = attacked('Boggart Brute', ...theirs);
    expect(game.refused(1, blocks('Boggart Brute', 'Grizzly Bears')).rules).toContain('mtg:702.111b');
    game.answer(1, blocks('Boggart Brute', 'Grizzly Bears', 'Hill Giant'));
    expect(
      attacked('Boggart Brute', ...theirs)
        .answer(1, blocks('Boggart Brute', ...theirs))
        .life(1),
    ).toBe(20);
    expect(
      attacked('Boggart Brute', ...theirs)
        .answer(1, { assign: [] })
        .until({ step: 'endOfCombat' })
        .life(1),
    ).toBe(17);
  });
  it('mtg:702.111c having it twice is having it', () => {
    const game = attacked('Test Brute', 'Grizzly Bears', 'Hill Giant');
    expect(game.refused(1, blocks('Test Brute', 'Hill Giant')).rules).toContain('mtg:702.111b');
    game.answer(1, blocks('Test Brute', 'Grizzly Bears', 'Hill Giant'));
    expect(game.the('Hill Giant').blocking).toEqual([game.the('Test Brute').id]);
  });
  it('mtg:702.111b with flying both blockers must be able to', () => {
    const game = attacked('Test Flying Brute', 'Giant Spider', 'Grizzly Bears', 'Rustwing Falcon');
    game.refused(1, blocks('Test Flying Brute', 'Giant Spider', 'Grizzly Bears'));
    game.answer(1, blocks('Test Flying Brute', 'Giant Spider', 'Rustwing Falcon'));
  });
});
