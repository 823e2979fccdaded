/** What is said of the creature that an Equipment was on as that creature did something is said of it wherever the Equipment goes. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { activated, card, t, triggered } from '../../src/language/builders.js';

ownCards(
  card('Test Banner', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [
      triggered(
        { on: 'attack', object: 'attached' },
        { effects: [{ do: 'counters', what: 'attached', kind: '+1/+1', amount: 1 }] },
      ),
      activated([], {
        effects: [{ do: 'attach', what: 'self', to: t(0) }],
        targets: [{ what: [{ zone: 'battlefield' }, { has: ['types', 'Creature'] }, { controller: 'you' }] }],
      }),
    ],
  }),
);

const counters = (game: Play, name: string) => game.the(name).counters;

describe('an Equipment that is moved before its ability resolves', () => {
  it('mtg:603.2 mtg:608.2c goes on about the creature that attacked', () => {
    const game = magicPosition([
      {
        battlefield: [{ card: 'Grizzly Bears', as: 'host' }, 'Hill Giant', { card: 'Test Banner', attachedTo: 'host' }],
      },
      {},
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').activate(0, 'Test Banner', { card: 'Hill Giant' });
    game.resolve();
    game.resolve();
    expect([counters(game, 'Grizzly Bears'), counters(game, 'Hill Giant')]).toEqual([{ '+1/+1': 1 }, {}]);
  });
});
