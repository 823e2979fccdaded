import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, continuous, creature, creatureCard, enchant, keyword, plus } from '../../6-spells/test-cards.js';

for (const definition of [
  creatureCard('Test Ambusher', '{0}', 'Cat', '2/2', keyword('flash'), keyword('flash')),
  creatureCard('Test Plodder', '{0}', 'Ox', '2/2'),
  card('Test Flash Aura', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [keyword('flash'), enchant(creature), continuous('attached', plus(2, 2))],
  }),
])
  ownCards(definition);

const offered = (game: ReturnType<typeof magicPosition>): unknown[] =>
  game
    .decision()
    .options?.filter((o) => o.kind === 'CAST')
    .map((o) => o.card) ?? [];

describe('flash (702.8)', () => {
  it('mtg:702.8a it may be cast whenever an instant could be: in an opponent’s turn, in response', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: ['Mountain'] },
      { hand: ['Test Ambusher', 'Test Plodder'] },
    ])
      .cast(0, 'Shock', { player: 1 })
      .pass();
    expect(offered(game)).toEqual(['Test Ambusher']);
    game.cast(1, 'Test Ambusher').resolve();
    expect([game.zones('Test Ambusher'), game.view().stack.length]).toEqual([['battlefield'], 1]);
  });
  it('mtg:702.8a it doesn’t let it be cast more often or attack sooner', () => {
    const game = magicPosition([{ hand: ['Test Ambusher'] }, {}])
      .until({ step: 'beginningOfCombat' })
      .cast(0, 'Test Ambusher')
      .resolve();
    expect(game.the('Test Ambusher').sick).toBe(true);
  });
  it('mtg:702.8a an Aura with flash pumps in the middle of combat', () => {
    const game = magicPosition([
      { battlefield: ['Grizzly Bears'] },
      { hand: ['Test Flash Aura'], battlefield: ['Walking Corpse'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Walking Corpse', 'Grizzly Bears'])
      .pass()
      .cast(1, 'Test Flash Aura', { card: 'Walking Corpse' })
      .resolve()
      .until({ step: 'endOfCombat' });
    expect([game.zones('Grizzly Bears'), game.figures('Walking Corpse')]).toEqual([['graveyard'], '4/4']);
  });
});
