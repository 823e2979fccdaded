import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard, keyword, rule } from '../6-spells/test-cards.js';

ownCards(
  creatureCard('Test Strider', '{1}', 'Beast', '5/4', { kind: 'static', mods: [rule('assignsAsUnblocked')] }),
  creatureCard('Test Trampling Strider', '{1}', 'Beast', '5/4', keyword('trample'), {
    kind: 'static',
    mods: [rule('assignsAsUnblocked')],
  }),
  creatureCard('Test Guard', '{1}', 'Human', '1/4'),
);

const fought = (attacker: string): Play => {
  const game = magicPosition([{ battlefield: [attacker] }, { battlefield: ['Test Guard'] }]).until({
    kind: 'ATTACKERS',
  });
  return game.attack(0, attacker).until({ kind: 'BLOCKERS' }).block(1, ['Test Guard', attacker]);
};

describe('combat damage as though a creature were not blocked', () => {
  it('mtg:510.1c its controller has it assign all of its damage to what it attacks', () => {
    for (const attacker of ['Test Strider', 'Test Trampling Strider']) {
      const game = fought(attacker).until({ kind: 'MAY' });
      expect(game.decision()).toMatchObject({ seat: 0, rules: ['mtg:510.1c'] });
      game.answer(0, { confirm: true }).until({ step: 'postcombatMain' });
      expect([game.life(1), game.zones('Test Guard'), game.zones(attacker)]).toEqual([
        15,
        ['battlefield'],
        ['battlefield'],
      ]);
    }
  });

  it('mtg:510.1c or not, and then it assigns its damage among its blockers', () => {
    const game = fought('Test Strider')
      .until({ kind: 'MAY' })
      .answer(0, { confirm: false })
      .until({ step: 'postcombatMain' });
    expect([game.life(1), game.zones('Test Guard')]).toEqual([20, ['graveyard']]);
  });
});
