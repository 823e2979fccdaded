import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard, keyword, rule } from '../6-spells/test-cards.js';

ownCards(
  creatureCard('Test Siren', '{1}', 'Elf', '1/1', { kind: 'static', mods: [rule('blockedByAll')] }),
  creatureCard('Test Taunter', '{1}', 'Elf', '1/1', { kind: 'static', mods: [rule('mustBeBlocked')] }),
  creatureCard('Test Sly Taunter', '{1}', 'Elf', '1/1', keyword('menace'), {
    kind: 'static',
    mods: [rule('mustBeBlocked')],
  }),
  creatureCard('Test Walker', '{1}', 'Elf', '1/1'),
  creatureCard('Test Guard', '{1}', 'Human', '1/4'),
  creatureCard('Test Sentry', '{1}', 'Human', '1/4'),
);

/** Seat 0 attacks with all of its creatures, and seat 1 is asked for blocks. */
const blocking = (mine: string[], theirs: string[]): Play => {
  const game = magicPosition([{ battlefield: mine }, { battlefield: theirs }]).until({ kind: 'ATTACKERS' });
  return game.attack(0, ...mine).until({ kind: 'BLOCKERS' });
};

describe('attackers that must be blocked', () => {
  it('mtg:509.1c all creatures able to block it do so: each of them is a requirement', () => {
    const at = () => blocking(['Test Siren', 'Test Walker'], ['Test Guard', 'Test Sentry']);
    expect(() => at().block(1, ['Test Guard', 'Test Siren'])).toThrow('refused');
    expect(() => at().block(1, ['Test Guard', 'Test Siren'], ['Test Sentry', 'Test Walker'])).toThrow('refused');
    const game = at().block(1, ['Test Guard', 'Test Siren'], ['Test Sentry', 'Test Siren']);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(19);
  });

  it('mtg:509.1c what must be blocked is blocked by one creature, whichever it is', () => {
    const at = () => blocking(['Test Taunter', 'Test Walker'], ['Test Guard', 'Test Sentry']);
    expect(() => at().block(1, ['Test Guard', 'Test Walker'])).toThrow('refused');
    expect(() => at().block(1)).toThrow('refused');
    const game = at().block(1, ['Test Sentry', 'Test Taunter']);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(19);
  });

  it('mtg:509.1c of two that must be blocked one blocker obeys one, and two both', () => {
    const two = ['Test Taunter', 'Test Sly Taunter'];
    expect(() => blocking(two, ['Test Guard']).block(1)).toThrow('refused');
    const game = blocking(two, ['Test Guard']).block(1, ['Test Guard', 'Test Taunter']);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(19);
    // Menace wants two blockers for one requirement, and either attacker is enough.
    blocking(two, ['Test Guard', 'Test Sentry']).block(1, ['Test Guard', 'Test Taunter']);
    blocking(two, ['Test Guard', 'Test Sentry']).block(
      1,
      ['Test Guard', 'Test Sly Taunter'],
      ['Test Sentry', 'Test Sly Taunter'],
    );
  });
});
