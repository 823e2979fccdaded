/** Restrictions on attacking and blocking alone (508.1c, 509.1b). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard, rule } from '../../src/language/builders.js';

ownCards(
  creatureCard('Test Follower', '{1}', 'Human', '2/2', {
    kind: 'static',
    mods: [rule('cantAttackAlone'), rule('cantBlockAlone')],
  }),
);
describe('blocking alone', () => {
  it('mtg:509.1b what can’t block alone blocks beside another', () => {
    const game = magicPosition([{ battlefield: ['Memnite'] }, { battlefield: ['Test Follower', 'Grizzly Bears'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Memnite').until({ kind: 'BLOCKERS' });
    const alone = { assign: [{ from: { card: 'Test Follower' }, to: { card: 'Memnite' } }] };
    expect(game.refused(1, alone).rules).toContain('mtg:509.1b');
    game.block(1, ['Test Follower', 'Memnite'], ['Grizzly Bears', 'Memnite']);
  });
});

describe('attacking alone', () => {
  it('mtg:508.1c what can’t attack alone attacks beside another', () => {
    const game = magicPosition([{ battlefield: ['Test Follower', 'Memnite'] }, {}]).until({ kind: 'ATTACKERS' });
    const alone = { assign: [{ from: { card: 'Test Follower' }, to: { player: 1 } }] };
    expect(game.refused(0, alone).rules).toContain('mtg:508.1c');
    game.attack(0, 'Test Follower', 'Memnite');
  });
  it('mtg:508.1c where nothing else can attack, it is not asked', () => {
    const game = magicPosition([{ battlefield: ['Test Follower'] }, {}]);
    expect(game.until({ step: 'postcombatMain' }).happened('ATTACKERS_DECLARED')).toEqual([]);
  });
});
