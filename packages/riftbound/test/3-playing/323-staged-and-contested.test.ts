/** Cleanups and battlefields: where showdowns are staged, become combats, and where nobody contests any more (323). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import { does, foe, giant, reacts, recruit } from '../support/rites.js';

const PATH = 'Rockfall Path';
const to = (place: JsonObject | string, card: string, ...more: JsonObject[]): JsonObject => ({
  do: 'moveTo',
  what: { each: [{ named: card }, ...more] },
  to: place,
});
const at = (battlefield: string): JsonObject => ({ each: { named: battlefield } });
const began = (game: RiftboundPlay): unknown[] => game.happened('SHOWDOWN_BEGAN').map(({ card }) => card);
const PLACES = [{ card: PEAK }, { card: GROVE }, { card: PATH }];

describe('staged showdowns', () => {
  it('riftbound:323.8 also where another player than the turn player has come', () => {
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Giant'] }], {
      definitions: [giant, does(to(at(PEAK), 'Test Giant'))],
    })
      .play(0, 'Test Rite')
      .pass()
      .pass();
    expect([began(game), game.the(PEAK).contested, game.focus]).toEqual([[PEAK], 1, 1]);
    expect(game.settle().holder(PEAK)).toBe(1);
  });
  it('riftbound:323.8 at the third battlefield as at the first two, and of the third player', () => {
    const rite = does(to(at(PATH), 'Test Giant'), to(at(GROVE), 'Test Recruit'));
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Recruit'] }, { base: ['Test Giant'] }], {
      definitions: [giant, recruit, rite],
      battlefields: PLACES,
    })
      .play(0, 'Test Rite')
      .calm();
    expect(began(game).sort()).toEqual([GROVE, PATH]);
    expect([game.holder(GROVE), game.holder(PATH), game.holder(PEAK)]).toEqual([1, 2, null]);
  });
  it('riftbound:323.8.a while one of two units of its contester stays there, though exhausted', () => {
    const game = position([{ hand: ['Test Shove'] }, {}], {
      definitions: [giant, recruit, reacts('Test Shove', { effects: [to('base', 'Test Giant')] })],
      battlefields: [
        { card: PEAK, controller: null, units: ['Test Giant', { card: 'Test Recruit', exhausted: true }] },
        { card: GROVE, controller: null, units: ['Pouty Poro'] },
      ],
    }).choose(0, { card: GROVE });
    // During the first showdown the giant leaves the Peak, where the second one is staged.
    game.play(0, 'Test Shove').settle();
    expect([game.where('Test Giant'), began(game), game.holder(PEAK)]).toEqual(['base', [GROVE, PEAK], 0]);
  });
});

describe('a showdown that becomes a combat', () => {
  const comes = (place: string) => reacts('Test Call', { effects: [to(at(place), 'Test Recruit')] });
  /** The giant of seat 0 is alone at the Peak, and seat 1 has its recruit come to that place. */
  const called = (place: string): RiftboundPlay =>
    position([{ base: ['Test Giant'] }, { base: ['Test Recruit'], hand: ['Test Call', 'Test Wait'] }], {
      definitions: [giant, recruit, comes(place), reacts('Test Wait', { effects: [] })],
      battlefields: [{ card: PEAK }, { card: GROVE, controller: 0, units: ['Pouty Poro'] }, { card: PATH }],
    })
      .move(0, 'Test Giant', PEAK)
      .pass();
  it('riftbound:323.14 but not where a combat is staged at another battlefield', () => {
    const game = called(GROVE).play(1, 'Test Call').pass().pass();
    expect([game.view().turn.phase, game.happened('COMBAT_BEGAN'), game.turnState()]).toEqual([
      'main',
      [],
      'showdownOpen',
    ]);
    // That one begins when this one is over.
    game.settle();
    expect(game.happened('COMBAT_BEGAN')).toMatchObject([{ card: GROVE, attacker: 1, defender: 0 }]);
    expect(game.holder(PEAK)).toBe(0);
  });
  it('riftbound:323.14 only when the chain is over', () => {
    const game = called(PEAK).play(1, 'Test Wait').play(1, 'Test Call').pass().pass();
    // The call has resolved, and the other spell waits on the chain.
    expect([game.where('Test Recruit'), game.chain(), game.happened('COMBAT_BEGAN')]).toEqual([
      PEAK,
      ['Test Wait'],
      [],
    ]);
    expect(game.pass().pass().happened('COMBAT_BEGAN')).toMatchObject([{ card: PEAK, attacker: 0, defender: 1 }]);
  });
  it('riftbound:323.14 also where the other player than the turn player contests it', () => {
    const rite = does(to(at(PEAK), 'Test Giant'));
    const game = position([{ hand: ['Test Rite', 'Test Call'], base: ['Test Recruit'] }, { base: ['Test Giant'] }], {
      definitions: [giant, recruit, rite, comes(PEAK)],
    })
      .play(0, 'Test Rite')
      .pass()
      .pass();
    expect([game.focus, game.happened('COMBAT_BEGAN')]).toEqual([1, []]);
    game.pass().play(0, 'Test Call').pass().pass();
    expect(game.happened('COMBAT_BEGAN')).toMatchObject([{ card: PEAK, attacker: 1, defender: 0 }]);
    expect(began(game)).toEqual([PEAK]);
  });
});

describe('contesting no more', () => {
  /** Two showdowns are staged and one goes on at the Path, as all units of who contests the other two go home. */
  const left = (by: number): RiftboundPlay => {
    const mine = (card: string) => (by === 0 ? card : foe(card));
    const game = position([{ hand: ['Test Shove'] }, {}], {
      definitions: [giant, recruit, reacts('Test Shove', { effects: [to('base', 'Test Recruit')] })],
      battlefields: [
        { card: PEAK, controller: null, units: [mine('Test Recruit')] },
        { card: GROVE, controller: null, units: [mine('Test Recruit')] },
        { card: PATH, controller: null, units: [mine('Test Giant')] },
      ],
    }).choose(0, { card: PATH });
    if (game.decision().seat !== 0) game.pass();
    return game.play(0, 'Test Shove').pass().pass();
  };
  const contested = (game: RiftboundPlay): unknown[] => PLACES.map(({ card }) => game.the(card).contested);
  it('riftbound:323.11 at several battlefields at once, though a showdown goes on elsewhere', () => {
    expect(contested(left(0))).toEqual([null, null, 0]);
  });
  it('riftbound:323.11 whoever contests them, the turn player or another', () => {
    expect(contested(left(1))).toEqual([null, null, 1]);
  });
});
