/** Players who lose or concede while others play on (1.4.5, 2.11.7.3.1.2). */
import type { JsonObject } from '@arbiter/engine';
import { leaveOneByOne } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { card } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { concede, table } from '../support/table.js';

describe('a player who leaves', () => {
  it('ga:1.4.5 takes cards and objects along, ga:2.11.7.3.1.2 and the others play on', () => {
    const game = concede(
      table([{}, { field: ['Blitz Mage'], hand: some(2), graveyard: ['Fireball'], banishment: ['Reclaim'] }, {}]),
      1,
    );
    expect([game.zones('Blitz Mage'), game.result(), game.decision().seat]).toEqual([[], null, 0]);
    for (const zone of ['hand', 'mainDeck', 'graveyard', 'banishment'])
      expect([zone, game.count(1, zone)]).toEqual([zone, 0]);
    expect(game.until({ turn: 4 }).view().turn.active).toBe(2);
    // Until but one is left.
    expect(concede(game, 2).result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });

  it('ga:1.4.5.1 also what others control', () => {
    const game = table([{}, {}, { field: [{ card: 'Blitz Mage', controller: 0 }] }]);
    expect(game.the('Blitz Mage').controller).toBe(0);
    expect(concede(game, 2).zones('Blitz Mage')).toEqual([]);
  });

  it('ga:1.4.5.2 nothing of it has died: only what waits for it to leave the field triggers', () => {
    const watching = (match: JsonObject) =>
      card(
        'Watcher',
        { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] },
        {
          kind: 'triggered',
          on: { on: 'move', object: [{ has: ['types', 'Ally'] }], match },
          effects: [{ do: 'draw', who: 'you', count: 1 }],
        },
      );
    const stack = (match: JsonObject) => {
      const game = table([{ field: ['Watcher'] }, { field: ['Library Witch'] }, {}], {
        definitions: [watching(match)],
      });
      expect(concede(game, 1).happened('OBJECT_MOVED')).toEqual([]);
      return game.stack();
    };
    expect(stack({ from: 'field' })).toEqual(['Watcher']);
    expect(stack({ from: 'field', to: 'graveyard' })).toEqual([]);
    expect(stack({ from: 'field', cause: 'destroy' })).toEqual([]);
    expect([stack({ from: 'field', to: 'banishment' }), stack({ from: 'field', cause: 'banish' })]).toEqual([[], []]);
  });

  it('ga:1.4.2.2 the player whose opponents have all lost wins, and not before', () => {
    const game = concede(table([{}, {}, {}]), 2);
    expect(game.result()).toBeNull();
    expect(concede(game, 0).result()).toMatchObject({ kind: 'WIN', winners: [1] });
  });

  it('ga:1.4.5 in the middle of activating a card, and ga:2.6.7 of declaring an attack', () => {
    const mine = { champion: 'Spirit of Wind', hand: ['Banner Knight', ...some(3)], field: ['Blitz Mage'] };
    const foes = [{ field: ['Esteemed Knight'] }, { field: ['Esteemed Knight'] }];
    const paying = table([mine, ...foes]).choose(0, { kind: 'ACTIVATE_CARD', card: 'Banner Knight' });
    expect(paying.decision()).toMatchObject({ kind: 'RESERVE', seat: 0 });
    expect([concede(paying, 0).stack(), paying.decision().seat]).toEqual([[], 1]);
    const attacking = table([mine, ...foes]).choose(0, { kind: 'ATTACK', card: 'Blitz Mage' });
    expect(attacking.decision()).toMatchObject({ kind: 'ATTACK_TARGET', seat: 0 });
    concede(attacking, 0);
    expect(attacking.until({ turn: 4 }).view().turn).toMatchObject({ active: 1 });
  });

  it('ga:1.4.3.1 by losing, while two others go on', () => {
    const game = table([
      { field: ['Blitz Mage'] },
      { champion: { card: 'Spirit of Fire', damage: 14 } },
      { champion: 'Spirit of Wind' },
    ]);
    game.declare(0, 'Blitz Mage', 'Spirit of Fire').fight();
    expect([game.happened('PLAYER_LOST'), game.result()]).toMatchObject([[{ seat: 1 }], null]);
    expect(game.all('Spirit of Fire')).toEqual([]);
  });

  it.each(Array.from({ length: 8 }, (_, seed) => seed))(
    'ga:2.11.7.3.2 at any moment whatever, until one is left: %i',
    (seed) => {
      const player = {
        hand: ['Banner Knight', 'Ignite the Soul', 'Blitz Mage', ...some(4)],
        field: ['Blitz Mage', 'Esteemed Knight', 'Library Witch'],
        memory: some(2),
        materialDeck: ['Sword of Seeking', 'Tome of Knowledge'],
      };
      const game = table(Array.from({ length: 3 + (seed % 2) }, () => player));
      expect(leaveOneByOne(grandArchive, game.state, seed).result).not.toBeNull();
    },
  );
});
