/** Cards attached to others: where they are, and what becomes of them (434, 435, 716–719). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, unit } from '../support/own-cards.js';
import { PEAK, position, type RiftboundPlay } from '../support/position.js';

const PATH = 'Rockfall Path';
const UNIT = { has: ['types', 'Unit'] };
const ATTACH = spell('Test Attach', {
  targets: [{ what: { not: { has: ['types', 'Battlefield'] } } }, { what: UNIT, notIn: [0] }],
  effects: [{ do: 'attach', what: { target: 0 }, to: { target: 1 } }],
});
const BLADE = gear('Test Blade', {
  kind: 'static',
  affects: 'attached',
  mods: [{ mod: 'add', stat: 'might', value: 2 }],
});
const RETURN = spell('Test Return', {
  targets: [{ what: UNIT }],
  effects: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' }],
});
const BOLT = spell('Test Bolt', {
  targets: [{ what: UNIT }],
  effects: [{ do: 'damage', to: { target: 0 }, amount: 20 }],
});
const COUNT = gear('Test Count', {
  kind: 'activated',
  cost: [{ pay: 'exhaust' }],
  effects: [{ do: 'draw', who: 'you', count: { count: [{ has: ['types', 'Gear'] }, { is: 'atBattlefield' }] } }],
});

/** The blade is attached to the soldier in the base; a path and a peak lie open. */
function armed(more: { hand?: string[]; base?: string[]; definitions?: JsonObject[] } = {}): RiftboundPlay {
  return position(
    [
      {
        hand: ['Test Attach', ...(more.hand ?? [])],
        base: ['Test Blade', 'Test Soldier', ...(more.base ?? [])],
      },
      {},
    ],
    {
      battlefields: [{ card: PATH }, { card: PEAK }],
      definitions: [ATTACH, BLADE, RETURN, BOLT, COUNT, unit('Test Soldier', 3), ...(more.definitions ?? [])],
    },
  )
    .play(0, 'Test Attach', { targets: [[{ card: 'Test Blade' }], [{ card: 'Test Soldier' }]] })
    .settle();
}
const ids = (game: RiftboundPlay) => [game.unit('Test Blade').attachedTo, game.unit('Test Soldier').attachments];

describe('attaching', () => {
  it('riftbound:434.1 links two cards, riftbound:434.1.d of which one changes the Might of the other', () => {
    const game = armed();
    expect(ids(game)).toEqual([game.unit('Test Soldier').id, [game.unit('Test Blade').id]]);
    expect(game.might('Test Soldier')).toBe(5);
  });

  it('riftbound:719.3.a what is attached goes where its unit goes, riftbound:718.5.c and not home by itself', () => {
    const game = armed().move(0, 'Test Soldier', PATH).settle();
    expect([game.where('Test Soldier'), game.where('Test Blade')]).toEqual([PATH, PATH]);
    expect(game.happened('RECALLED')).toEqual([]);
    expect(game.until({ turn: 5, step: 'main' }).where('Test Blade')).toBe(PATH);
  });

  it('riftbound:434.4 it is at the place of its new top-most card, riftbound:434.4.a without a move', () => {
    const game = position([{ hand: ['Test Attach'], base: ['Test Blade', 'Test Count'] }, {}], {
      battlefields: [{ card: PATH, units: ['Test Soldier'] }, { card: PEAK }],
      definitions: [ATTACH, BLADE, COUNT, unit('Test Soldier', 3)],
    });
    game.play(0, 'Test Attach', { targets: [[{ card: 'Test Blade' }], [{ card: 'Test Soldier' }]] }).settle();
    expect([game.where('Test Blade'), game.happened('MOVED')]).toEqual([PATH, []]);
    // Effects find it there as well.
    const cards = game.hand(0);
    expect(game.use(0, 'Test Count').settle().hand(0)).toBe(cards + 1);
  });

  it('riftbound:718.5.c an attached unit makes no move of its own', () => {
    const game = position([{ hand: ['Test Attach'], base: ['Test Rider', 'Test Soldier'] }, {}], {
      battlefields: [{ card: PATH }, { card: PEAK }],
      definitions: [ATTACH, unit('Test Soldier', 3), unit('Test Rider', 1)],
    });
    game.play(0, 'Test Attach', { targets: [[{ card: 'Test Rider' }], [{ card: 'Test Soldier' }]] }).settle();
    expect(game.offered().filter((o) => o.startsWith('MOVE'))).toEqual(['MOVE Test Soldier']);
    game.move(0, 'Test Soldier', PATH).settle();
    expect(game.where('Test Rider')).toBe(PATH);
  });

  it('riftbound:434.1.f it leaves its card for a new one, riftbound:434.1.g and stays where it is already', () => {
    const game = armed({ hand: ['Test Attach', 'Test Attach'], base: ['Honest Broker'] });
    const again = (to: string) =>
      game.play(0, 'Test Attach', { targets: [[{ card: 'Test Blade' }], [{ card: to }]] }).settle();
    again('Test Soldier');
    expect(game.happened('ATTACHED')).toHaveLength(1);
    again('Honest Broker');
    expect([game.might('Test Soldier'), game.might('Honest Broker')]).toEqual([3, 4]);
    expect(game.unit('Test Soldier').attachments).toEqual([]);
  });

  it('riftbound:434.1 two cards are never attached to each other in a ring', () => {
    const game = position([{ hand: ['Test Attach', 'Test Attach'], base: ['Test Rider', 'Test Soldier'] }, {}], {
      definitions: [ATTACH, unit('Test Soldier', 3), unit('Test Rider', 1)],
    });
    game.play(0, 'Test Attach', { targets: [[{ card: 'Test Rider' }], [{ card: 'Test Soldier' }]] }).settle();
    game.play(0, 'Test Attach', { targets: [[{ card: 'Test Soldier' }], [{ card: 'Test Rider' }]] }).settle();
    expect(game.unit('Test Soldier').attachedTo).toBeNull();
  });
});

describe('detaching', () => {
  it('riftbound:719.5 as its unit leaves the board it stays, riftbound:435.4.b where that was, riftbound:323.7 and goes home, riftbound:149.3 for gear does not stay at battlefields', () => {
    const game = armed({ hand: ['Test Return'] })
      .move(0, 'Test Soldier', PATH)
      .settle();
    game.play(0, 'Test Return', { targets: [[{ card: 'Test Soldier' }]] }).settle();
    expect([game.zones('Test Soldier'), game.where('Test Blade')]).toEqual([['hand'], 'base']);
    expect(game.unit('Test Blade').attachedTo).toBeNull();
    expect(game.happened('UNATTACHED')).toHaveLength(1);
    // It was recalled from where the unit was last.
    expect(game.happened('RECALLED')).toMatchObject([{ card: 'Test Blade', from: game.the(PATH).id, to: null }]);
  });

  it('riftbound:719.5 also as its unit dies, and riftbound:434.1 it can be attached again', () => {
    const game = armed({ hand: ['Test Bolt', 'Test Attach'], base: ['Honest Broker'] });
    game.play(0, 'Test Bolt', { targets: [[{ card: 'Test Soldier' }]] }).settle();
    expect([game.zones('Test Soldier'), game.where('Test Blade')]).toEqual([['trash'], 'base']);
    game.play(0, 'Test Attach', { targets: [[{ card: 'Test Blade' }]] }).settle();
    expect(game.might('Honest Broker')).toBe(4);
  });
});
