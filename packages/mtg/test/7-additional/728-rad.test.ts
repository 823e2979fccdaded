/** Rad counters (728). */
import { describe, expect, it } from 'vitest';
import { card, gainLife, instant, loseLife, triggered } from '../../src/language/builders.js';
import { table } from '../8-multiplayer/table.js';

const library = ['Plains', 'Forest', 'Grizzly Bears', 'Hill Giant', 'Island', 'Swamp'];
const irradiated = (rad: number, more: object = {}) =>
  table([{ counters: { rad }, library, ...more }, { counters: { rad: 1 } }], { turn: { step: 'draw' } });

describe('rad counters', () => {
  it('mtg:122.1i an ability triggers as the precombat main phase of a player with rad counters begins', () => {
    const g = irradiated(3).until({ step: 'precombatMain' });
    expect(g.view().stack).toMatchObject([{ kind: 'ABILITY', controller: 0 }]);
    expect(irradiated(0).until({ step: 'precombatMain' }).view().stack).toEqual([]);
  });

  it('mtg:728.1 that player mills so many cards, loses a life and a counter for each that is no land', () => {
    const g = irradiated(3).until({ step: 'precombatMain' }).resolve();
    expect(library.slice(1).map((name) => g.zones(name)[0])).toEqual([
      'graveyard',
      'graveyard',
      'graveyard',
      'library',
      'library',
    ]);
    expect([g.life(0), g.life(1)]).toEqual([18, 20]);
    expect(g.view().players.map(({ counters }) => counters)).toEqual([{ rad: 1 }, { rad: 1 }]);
  });

  it('mtg:728.1 it asks again as it resolves whether there are rad counters, and the active player controls it', () => {
    const g = irradiated(2).until({ step: 'precombatMain', turn: 6 });
    expect(g.view().stack).toMatchObject([{ kind: 'ABILITY', controller: 1 }]);
    g.resolve();
    expect([g.life(1), g.view().players[1]?.counters]).toEqual([19, {}]);
  });
});

describe('life lost from radiation (728.1a)', () => {
  const strong = card('Test Brute', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'stat',
        player: 'you',
        match: { stat: 'life', gain: false, cause: 'radiation' },
        change: { amount: { negative: { event: 'amount' } } },
      },
      triggered(
        { on: 'stat', player: 'opponent', match: { stat: 'life', gain: false, cause: 'radiation' } },
        { effects: [gainLife(10)] },
      ),
    ],
  });
  const hurt = instant('Test Hurt', '{0}', { effects: [loseLife(3, 'players')] });
  const game = (rads: [number, number], active: 0 | 1 = 0) =>
    table(
      [
        { counters: { rad: rads[0] }, battlefield: ['Test Brute'], hand: ['Test Hurt'], library },
        { counters: { rad: rads[1] }, library },
      ],
      { turn: { step: 'draw', active }, definitions: [strong, hurt] as never },
    );
  it('mtg:728.1a is what the ability of rad counters takes, and nothing else', () => {
    const g = game([3, 0]).until({ step: 'precombatMain' }).resolve();
    expect(g.life(0)).toBe(22);
    g.cast(0, 'Test Hurt').resolve();
    expect([g.life(0), g.life(1)]).toEqual([19, 17]);
  });
  it('mtg:728.1a is seen by what waits for it', () => {
    const g = game([0, 3], 1).until({ step: 'precombatMain' }).resolveAll();
    expect([g.life(1), g.life(0)]).toEqual([18, 30]);
    g.until({ turn: 6, step: 'precombatMain' }).cast(0, 'Test Hurt').resolveAll();
    expect([g.life(1), g.life(0)]).toEqual([15, 27]);
  });
});
