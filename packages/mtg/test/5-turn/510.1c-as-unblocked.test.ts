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
  creatureCard('Test Double Guard', '{1}', 'Human', '1/4', {
    kind: 'static',
    mods: [{ mod: 'rule', rule: 'blocksMore', count: 1 }],
  }),
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

  it('mtg:510.1e it goes through only where nothing that tramples has left too much to it', () => {
    const attackers = ['Argothian Swine', 'Test Strider'];
    const game = magicPosition([{ battlefield: attackers }, { battlefield: ['Test Double Guard'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, ...attackers)
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Double Guard', 'Argothian Swine'], ['Test Double Guard', 'Test Strider'])
      .until({ kind: 'COMBAT_DAMAGE' });
    // 3/3 trample and 5/4 before a 1/4: all three go through while the other five are still to come.
    const through = {
      distribute: [
        { option: { card: 'Test Double Guard' }, amount: 0 },
        { option: { player: 1 }, amount: 3 },
      ],
    };
    game.answer(0, through);
    expect(game.decision()).toMatchObject({ kind: 'MAY', seat: 0 });
    expect(game.refused(0, { confirm: true }).rules).toContain('mtg:510.1e');
    game.answer(0, { confirm: false }).until({ step: 'postcombatMain' });
    expect([game.life(1), game.zones('Test Double Guard')]).toEqual([17, ['graveyard']]);
  });
});
