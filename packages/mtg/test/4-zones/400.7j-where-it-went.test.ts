/** What was put away for a cost is found where it went, had something else become of it (400.7j). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creature, target } from '../../src/language/builders.js';

const openPiles = { any: [{ zone: 'graveyard' as const }, { zone: 'exile' as const }] };
ownCards(
  card('Test Return', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      {
        kind: 'spell',
        additional: [{ pay: 'sacrifice', what: [creature], count: 1, save: 'given' }],
        targets: [target([{ zone: 'graveyard' }, { owner: 'you' }, creature])],
        effects: [
          {
            do: 'delayed',
            on: { on: 'step', player: 'you', match: { step: 'upkeep' } },
            effects: [
              {
                do: 'move',
                what: { each: [openPiles, { any: [{ in: { saved: 'target' } }, { in: { saved: 'given' } }] }] },
                to: 'battlefield',
                cause: 'return',
                controller: 'you',
              },
            ],
          },
        ],
      },
    ],
  }),
);

describe('what was sacrificed and a card that is aimed at, in a later upkeep', () => {
  const after = (...also: string[]) => {
    const game = magicPosition([
      { battlefield: ['Hill Giant', ...also], graveyard: ['Grizzly Bears', 'Memnite'], hand: ['Test Return'] },
      {},
    ]);
    game.cast(0, 'Test Return', { card: 'Grizzly Bears' }).resolve().until({ turn: 5, step: 'draw' });
    return ['Hill Giant', 'Grizzly Bears', 'Memnite'].map((name) => game.zones(name).join());
  };

  it('mtg:400.7j both come back from the graveyard', () => {
    expect(after()).toEqual(['battlefield', 'battlefield', 'graveyard']);
  });

  it('mtg:400.7j what was exiled instead comes back from exile', () => {
    expect(after('Rest in Peace')).toEqual(['battlefield', 'battlefield', 'graveyard']);
  });
});
