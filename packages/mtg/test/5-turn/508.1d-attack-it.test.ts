/** Permanents that want to be attacked (508.1d). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, loyalty, t, target } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const lure = card('Test Lure', {
  cost: '{W}',
  type: 'Legendary Planeswalker — Gideon',
  loyalty: 6,
  abilities: [
    loyalty(2, {
      targets: [target({ player: 'opponent' })],
      effects: [
        {
          do: 'modify',
          what: { each: [{ has: ['types', 'Creature'] }, { controller: t(0) }] },
          mods: [{ mod: 'rule', rule: 'mustAttackIt' }],
          until: { kind: 'endOfNextTurn', of: t(0) },
        },
      ],
    }),
  ],
});
const library = ['Forest', 'Forest', 'Forest', 'Forest'];
const play = (theirs: JsonObject, mine: JsonObject = {}) =>
  own(
    [lure],
    [
      { battlefield: ['Test Lure'], library, ...mine },
      { library, ...theirs },
    ],
  )
    .activate(0, 'Test Lure')
    .resolve();

describe('creatures that attack a permanent if able', () => {
  it('mtg:508.1d each creature of the player attacks it, and nobody else', () => {
    const game = play({ battlefield: ['Hill Giant', 'Grizzly Bears'] }, { battlefield: ['Test Lure', 'Wall of Mist'] });
    game.until({ turn: game.view().turn.number + 1, step: 'declareAttackers' });
    const attacking = { object: game.the('Test Lure').id };
    expect([game.the('Hill Giant').attacking, game.the('Grizzly Bears').attacking]).toEqual([attacking, attacking]);
  });

  it('mtg:508.1d one that can’t attack need not, and others of the turn after that need not', () => {
    const game = play({ battlefield: ['Wall of Mist', 'Grizzly Bears'] });
    game.until({ turn: game.view().turn.number + 1, step: 'declareAttackers' });
    expect([game.the('Wall of Mist').attacking, game.the('Grizzly Bears').attacking]).toEqual([
      null,
      { object: game.the('Test Lure').id },
    ]);
    game.until({ turn: game.view().turn.number + 2, kind: 'ATTACKERS' });
    expect(game.decision().from?.map(({ min }) => min)).toEqual([0]);
  });
});
