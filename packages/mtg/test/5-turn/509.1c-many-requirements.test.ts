/** Blocks of large boards under many requirements (509.1c): the best is found where it can be, and never searched for without end. */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { continuous, creatureCard, keyword, rule } from '../../src/language/builders.js';

ownCards(
  creatureCard('Test Lure', '{0}', 'Beast', '1/9', continuous('self', [rule('blockedByAll')])),
  creatureCard('Test Sly Lure', '{0}', 'Beast', '1/9', continuous('self', [rule('blockedByAll')]), keyword('menace')),
  creatureCard(
    'Test Odd Lure',
    '{0}',
    'Beast',
    '1/9',
    continuous('self', [rule('blockedByAll'), { mod: 'rule', rule: 'maxBlockers', count: 1 }]),
    keyword('menace'),
  ),
  creatureCard('Test Eager', '{0}', 'Bear', '2/2', continuous('self', [rule('mustBlock'), rule('cantBlockAlone')])),
);

const attacked = (attackers: string[], blockers: { card: string; count: number }[]) => {
  const nth = (card: string, at: number): number => attackers.slice(0, at).filter((one) => one === card).length;
  const assign = attackers.map((card, at) => ({ from: { card, nth: nth(card, at) }, to: { player: 1 } }));
  return magicPosition([{ battlefield: attackers }, { battlefield: blockers }])
    .until({ kind: 'ATTACKERS' })
    .answer(0, { assign })
    .until({ kind: 'BLOCKERS' });
};

describe('requirements of large boards', () => {
  it('mtg:509.1c of two attackers that all must block each blocker takes one, however many they are', () => {
    const game = attacked(
      ['Test Lure', 'Test Lure'],
      [1, 2, 3].map(() => ({ card: 'Grizzly Bears', count: 100 })),
    );
    expect(game.refused(1, { assign: [] }).rules).toContain('mtg:509.1c');
    const blocks = game.decision().default;
    expect(blocks).toMatchObject({ assign: { length: 300 } });
    game.answer(1, blocks);
    expect(game.all('Grizzly Bears').every(({ blocking }) => blocking !== undefined)).toBe(true);
  });

  it('mtg:509.1c where restrictions stand against requirements the search ends as well', () => {
    const blockers = ['Test Eager', 'Grizzly Bears', 'Grizzly Bears'].map((card) => ({ card, count: 100 }));
    for (const attackers of [
      ['Test Odd Lure', 'Test Odd Lure'],
      ['Test Odd Lure', 'Test Sly Lure', 'Test Lure'],
    ]) {
      const game = attacked(attackers, blockers);
      expect(game.decision()).toMatchObject({ seat: 1, kind: 'BLOCKERS' });
      expect(game.answer(1, game.decision().default).waiting()).toBe(true);
    }
  });
});
