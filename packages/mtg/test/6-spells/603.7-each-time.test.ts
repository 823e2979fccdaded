/** Abilities that trigger each time for a while, and know what they waited for (603.7). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, creature, destroy, gainLife, instant, loyalty } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const walker = card('Test Gorgon', {
  cost: '{B}',
  type: 'Legendary Planeswalker — Vraska',
  loyalty: 5,
  abilities: [
    loyalty(1, {
      effects: [
        {
          do: 'delayed',
          on: { on: 'damage', source: creature, object: [{ in: { saved: 'it' } }], match: { combat: true } },
          effects: [destroy({ event: 'source' })],
          repeat: true,
          until: { kind: 'untilStep', step: 'untap', of: 'you' },
        },
      ],
    }),
  ],
});
const feast = instant('Test Feast', '{0}', {
  effects: [
    {
      do: 'delayed',
      on: { on: 'move', object: creature, match: { to: 'battlefield' } },
      effects: [gainLife(1)],
      repeat: true,
      until: { kind: 'endOfTurn' },
    },
  ],
});
const library = ['Forest', 'Forest', 'Forest'];
const play = (mine: JsonObject, theirs: JsonObject = {}) =>
  own(
    [walker, feast],
    [
      { library, ...mine },
      { library, ...theirs },
    ],
  );

describe('abilities that trigger each time for a while', () => {
  it('mtg:603.7c each that deals damage to what made it is what the ability speaks of', () => {
    const game = play({ battlefield: ['Test Gorgon'] }, { battlefield: ['Hill Giant', 'Grizzly Bears'] });
    game.activate(0, 'Test Gorgon').resolve().until({ kind: 'ATTACKERS' });
    const to = { card: 'Test Gorgon' };
    game.answer(1, {
      assign: [
        { from: { card: 'Hill Giant' }, to },
        { from: { card: 'Grizzly Bears' }, to: { player: 0 } },
      ],
    });
    game.until({ step: 'endOfCombat' }).resolveAll();
    expect([game.zones('Hill Giant'), game.zones('Grizzly Bears')]).toEqual([['graveyard'], ['battlefield']]);
    expect(game.the('Test Gorgon').loyalty).toBe(3);
  });

  it('mtg:603.7b it triggers again and again until its duration ends', () => {
    const game = play({ hand: ['Test Feast', 'Memnite', 'Memnite', 'Memnite'] });
    game.cast(0, 'Test Feast').resolve();
    for (let i = 0; i < 2; i++) game.cast(0, 'Memnite').resolveAll();
    expect(game.life(0)).toBe(22);
    game
      .until({ turn: game.view().turn.number + 2, step: 'precombatMain' })
      .cast(0, 'Memnite')
      .resolveAll();
    expect(game.life(0)).toBe(22);
  });
});
