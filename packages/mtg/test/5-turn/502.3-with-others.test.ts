import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creatureCard, rule } from '../6-spells/test-cards.js';

ownCards(
  card('Test Muse', {
    type: 'Enchantment',
    abilities: [
      {
        kind: 'static',
        affects: [{ has: ['types', 'Creature'] }, { controller: 'you' }],
        mods: [rule('untapsWithOthers')],
      },
    ],
  }),
  creatureCard('Test Dreamer', '{1}', 'Faerie', '1/1'),
  creatureCard('Test Sleeper', '{1}', 'Human', '1/1'),
);

describe('permanents that untap in untap steps of others', () => {
  it('mtg:502.3 an effect untaps what others control together with what the active player does', () => {
    const tapped = (name: string) => ({ card: name, tapped: true });
    const game = magicPosition([
      { battlefield: ['Test Muse', tapped('Test Dreamer')] },
      { battlefield: [tapped('Test Sleeper')] },
    ]);
    expect(game.the('Test Dreamer')).toMatchObject({ tapped: true });
    game.until({ turn: game.view().turn.number + 1, step: 'upkeep' });
    expect([game.the('Test Dreamer').tapped, game.the('Test Sleeper').tapped]).toEqual([false, false]);
  });

  it('mtg:502.3 nothing else of others untaps then', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Test Dreamer', tapped: true }] }, {}]);
    game.until({ turn: game.view().turn.number + 1, step: 'upkeep' });
    expect(game.the('Test Dreamer')).toMatchObject({ tapped: true });
  });
});
