/** Additional turns of several players, what is named by what has left, and whom what is ignored concerns (737, 738, 760, 762, 767). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import { damage, foe, reacts, T0, UNIT } from '../support/rites.js';

describe('additional turns of two players', () => {
  /** In the turn of seat 0 the warp of seat 2 resolves, and then that of seat 1; whose turns follow. */
  const turns = (): unknown[] => {
    const warp = reacts('Test Warp', { effects: [{ do: 'takeTurn' }] });
    const calm = spell('Test Calm', { effects: [] });
    const hand = ['Test Warp'];
    const game = position([{ hand: ['Test Calm'] }, { hand }, { hand }], { definitions: [warp, calm] });
    game.play(0, 'Test Calm').pass().play(1, 'Test Warp').pass().play(2, 'Test Warp').settle();
    return [4, 5, 6, 7, 8].map((turn) => game.until({ turn, step: 'main' }).view().turn.active);
  };
  it('riftbound:738 the one that was made last comes first', () => {
    expect(turns().slice(0, 2)).toEqual([1, 2]);
  });
  it('riftbound:737 after both the order goes on from whose ordinary turn it was', () => {
    expect(turns().slice(2)).toEqual([1, 2, 0]);
  });
});

describe('naming', () => {
  it('riftbound:760 what was named is spoken of though what named it has left', () => {
    const smash = reacts('Test Smash', { effects: [{ do: 'kill', what: { each: { named: 'The List' } } }] });
    const game = position([{ hand: ['The List'] }, { hand: ['Test Smash'], base: ['Noxus Hopeful', 'Pouty Poro'] }], {
      definitions: [smash],
    })
      .play(0, 'The List')
      .answer(0, { name: 'Poro' })
      .use(0, 'The List')
      .pass()
      .play(1, 'Test Smash')
      .settle();
    expect([game.zones('The List'), game.might('Pouty Poro'), game.might('Noxus Hopeful')]).toEqual([['trash'], 0, 4]);
  });
  const feline = (): RiftboundPlay =>
    position([{ hand: ['Fallen Feline'] }, {}], {
      battlefields: [{ card: PEAK, owner: 0, controller: 0, units: ['Pouty Poro'] }],
    })
      .play(0, 'Fallen Feline', { at: PEAK })
      .pass()
      .pass();
  it('riftbound:762.1 no card can be named that doesn’t exist', () => {
    expect(feline().refused(0, { name: 'No Such Spell' }).rules).toContain('riftbound:762.1');
    feline().answer(0, { name: 'Stupefy' });
  });
  it('riftbound:762.2 no token can be named', () => {
    for (const name of ['Recruit', 'Sprite', 'Gold'])
      expect(feline().refused(0, { name }).rules).toContain('riftbound:762.2');
  });
});

describe('Deflect that is ignored for what is somewhere', () => {
  const wary = withKeyword(unit('Test Wary', 2), 'deflect', { value: 1 });
  const warder = unit('Test Warder', 2, {
    kind: 'static',
    affects: { players: 'you' },
    mods: [{ mod: 'rule', rule: 'ignores', keyword: 'deflect', choosing: [{ is: 'here' }] }],
  });
  const bolt = reacts('Test Bolt', { targets: [{ what: [UNIT, { named: 'Test Wary' }] }], effects: [damage(1, T0)] });
  /** Whether a seat without runes may choose the other one's wary unit at that place. */
  const free = (seat: number, place: string): boolean => {
    const at = (name: string, controller: number): JsonObject => ({ card: name, controller });
    const player = (hand: string[]) => ({ hand, runes: [] });
    const game = position(
      [player(seat === 0 ? ['Test Bolt'] : ['Test Calm']), player(seat === 1 ? ['Test Bolt'] : [])],
      {
        definitions: [wary, warder, bolt, spell('Test Calm', { effects: [] })],
        battlefields: [
          {
            card: PEAK,
            controller: 0,
            units: ['Test Warder', ...(place === PEAK && seat === 1 ? [at('Test Wary', 0)] : [])],
          },
          {
            card: GROVE,
            controller: 1,
            units: ['Pouty Poro', ...(place === GROVE ? ['Test Wary'] : [])].map((one) => foe(one)),
          },
        ],
      },
    );
    if (seat === 1) game.play(0, 'Test Calm').pass();
    return game.offered().includes('PLAY Test Bolt');
  };
  it('riftbound:767 it is not by another player, who chooses what is there', () => {
    expect(free(1, PEAK)).toBe(false);
  });
  it('riftbound:767 nor for what is elsewhere', () => {
    expect(free(0, GROVE)).toBe(false);
  });
});
