/** Damage that is assigned beyond what is lethal, Energy and Power that were spent, and combats that ended (444, 465, 466). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit } from '../support/own-cards.js';
import { PEAK, position, type RiftboundPlay, runes } from '../support/position.js';

const XP = { do: 'stat', who: 'you', stat: 'xp', amount: 1 };
/** Nobody begins with any. */
const gained = (game: RiftboundPlay): number => Number(game.xp(0) ?? 0);
const PATH = 'Rockfall Path';
const fight = (attacker: JsonObject, defender: JsonObject | null, more: JsonObject[] = []): RiftboundPlay =>
  position([{ base: [String(attacker.name)] }, {}], {
    battlefields: [
      { card: PATH, ...(defender ? { controller: 1, units: [{ card: String(defender.name), controller: 1 }] } : {}) },
      { card: PEAK },
    ],
    definitions: [attacker, ...(defender ? [defender] : []), ...more],
  })
    .move(0, String(attacker.name), PATH)
    .settle();
const victor = (might: number, least: number): JsonObject => {
  const waits = triggered({ on: 'unit:conquer', object: 'self' }, XP);
  return unit('Test Victor', might, { ...waits, if: { compare: [{ event: 'excess' }, '>=', least] } });
};

describe('what was assigned', () => {
  it('riftbound:465.2.c.4 all beyond what is lethal is in excess', () => {
    const excess = (might: number, least: number): unknown => gained(fight(victor(might, least), unit('Test Foe', 2)));
    expect([excess(5, 3), excess(5, 4), excess(4, 3)]).toEqual([1, 0, 0]);
  });
  it('riftbound:465.2.c.4 without a combat nothing was assigned', () => {
    expect(gained(fight(victor(9, 1), null))).toBe(0);
  });
});

describe('what was spent', () => {
  const costly = (energy: number, power: string[] = []): JsonObject =>
    card('Test Deed', { types: ['Spell'], energy, power }, { kind: 'spell', effects: [XP] });
  const played = (energy: number, on: JsonObject, power: string[] = []): unknown => {
    const game = position([{ base: ['Test Watcher'], hand: ['Test Deed'], runes: [runes(6, 'Mind')] }, {}], {
      definitions: [gear('Test Watcher', triggered({ player: 'you', ...on }, XP)), costly(energy, power)],
    });
    return gained(game.play(0, 'Test Deed').settle());
  };
  it('riftbound:444.1 an event of playing knows the Energy that was paid for it', () => {
    expect([played(4, { on: 'play', spent: 4 }), played(3, { on: 'play', spent: 4 })]).toEqual([2, 1]);
    expect([played(4, { on: 'finalized', spent: 4 }), played(3, { on: 'finalized', spent: 4 }, ['Mind'])]).toEqual([
      2, 1,
    ]);
  });
  it('riftbound:444.1 each player has what they spent this turn', () => {
    const mighty = (least: number): JsonObject =>
      unit('Test Spender', 1, {
        kind: 'static',
        if: { compare: [{ stat: 'powerSpent', of: 'you' }, '>=', least] },
        mods: [{ mod: 'add', stat: 'might', value: 2 }],
      });
    const spender = (power: string[], least: number): RiftboundPlay =>
      position([{ base: ['Test Spender'], hand: ['Test Deed'], runes: [runes(4, 'Mind')] }, {}], {
        definitions: [mighty(least), costly(0, power)],
      })
        .play(0, 'Test Deed')
        .settle();
    const game = spender(['Mind', 'Mind'], 2);
    expect([game.might('Test Spender'), spender(['Mind'], 2).might('Test Spender')]).toEqual([3, 1]);
    expect(game.pass().calm().might('Test Spender')).toBe(1);
  });
});

describe('after a combat', () => {
  it('riftbound:466.7.b each unit that was in it knows that it ended', () => {
    const veteran = (might: number): JsonObject =>
      unit('Test Veteran', might, triggered({ on: 'unit:combatEnded', object: 'self' }, XP));
    expect(gained(fight(veteran(5), unit('Test Foe', 2)))).toBe(1);
    // Those that are recalled were in it as well; those that died know nothing of it, and nobody fought alone.
    expect(gained(fight(veteran(2), unit('Test Foe', 5)))).toBe(0);
    expect(gained(fight(veteran(2), null))).toBe(0);
    const both = unit('Test Foe', 9, { kind: 'keyword', keyword: 'tank' });
    const sturdy = unit('Test Veteran', 9, triggered({ on: 'unit:combatEnded', object: 'self' }, XP), {
      kind: 'replacement',
      on: 'damage',
      target: 'self',
      prevent: true,
    });
    const tie = fight(sturdy, { ...both, props: { ...(both.props as JsonObject), might: 12 } });
    expect([tie.where('Test Veteran'), gained(tie)]).toEqual(['base', 1]);
  });
  it('riftbound:419.4.b what was finalized was played, though it is countered', () => {
    const no = {
      ...spell('Test No', {
        targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }, { controller: 'opponent' }] }],
        effects: [{ do: 'counterOnStack', what: { target: 0 } }],
      }),
    };
    const quick = { ...no, abilities: [{ kind: 'keyword', keyword: 'reaction' }, ...(no.abilities as JsonObject[])] };
    const waits = (on: string): unknown => {
      const game = position([{ base: ['Test Watcher'], hand: ['Test Deed'] }, { hand: ['Test No'] }], {
        definitions: [
          gear('Test Watcher', triggered({ on, player: 'you' }, XP)),
          spell('Test Deed', { effects: [{ do: 'draw', who: 'you', count: 1 }] }),
          quick,
        ],
      });
      game.play(0, 'Test Deed');
      while (game.decision().seat === 0) game.pass();
      game.play(1, 'Test No', { targets: [[{ card: 'Test Deed' }]] }).settle();
      return gained(game);
    };
    expect([waits('finalized'), waits('play')]).toEqual([1, 0]);
  });
});
