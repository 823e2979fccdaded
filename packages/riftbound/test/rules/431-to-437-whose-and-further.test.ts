/** Burning out, doubling, attaching, predicting and preventing in further situations (431–437). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import { aims, damage, does, draw, FRIEND, foe, GEAR, giant, recruit, T0, UNIT } from '../support/rites.js';
import { ATTACH, attaches, blade, DETACH, lends, smithy, soldier } from '../support/smithy.js';

const named = (name: string): JsonObject => ({ each: { named: name } });
const order = (game: RiftboundPlay, ...types: string[]): string[] =>
  game.events.map(({ type }) => type).filter((type) => types.includes(type));
/** Both players have gear that draws a card when this happens to whoever has it. */
const watching = (on: JsonObject): JsonObject => gear('Test Watch', triggered(on, draw(1)));

describe('burning out', () => {
  const short = (effect: JsonObject) =>
    position(
      [{ hand: ['Test Rite'], mainDeck: ['Test Giant', 'Test Recruit'], trash: ['Pouty Poro', 'Pouty Poro'] }, {}],
      {
        definitions: [giant, recruit, does(effect)],
      },
    )
      .play(0, 'Test Rite')
      .settle();
  it('riftbound:431.2.a what is there is drawn, or burned, before the trash is recycled', () => {
    expect(order(short(draw(3)), 'CARD_DRAWN', 'BURNED_OUT')).toEqual([
      ...['CARD_DRAWN', 'CARD_DRAWN', 'BURNED_OUT', 'CARD_DRAWN'],
    ]);
    const burned = short({ do: 'burn', count: 3 });
    expect(order(burned, 'BURNED', 'BURNED_OUT')).toEqual(['BURNED', 'BURNED_OUT', 'BURNED']);
    expect([burned.happened('BURNED').map(({ count }) => count), burned.count(0, 'mainDeck')]).toEqual([[2, 1], 3]);
  });
});

describe('doubling for a while', () => {
  it('riftbound:432.1.a what doubling gave lasts as the effect says, though the unit has changed since', () => {
    const double = (until: JsonObject) =>
      aims(FRIEND, {
        do: 'modify',
        what: T0,
        mods: [{ mod: 'add', stat: 'might', value: { stat: 'might', of: T0 } }],
        until,
      });
    const later = (until: JsonObject) =>
      position([{ hand: ['Test Rite'], base: [{ card: 'Test Giant', buffed: true }] }, {}], {
        definitions: [giant, double(until)],
      })
        .play(0, 'Test Rite')
        .settle()
        .until({ turn: 4, step: 'main' })
        .might('Test Giant');
    expect([later({ kind: 'permanent' }), later({ kind: 'endOfTurn' })]).toEqual([14, 7]);
  });
});

describe('attaching', () => {
  it('riftbound:434.1.e keywords of its rules text do nothing either as long as it is attached', () => {
    const bell = blade('Test Blade', 0, { kind: 'keyword', keyword: 'deathknell', effects: [draw(1)] });
    const smash = does({ do: 'kill', what: { each: GEAR } });
    const drawn = (attached: boolean) => {
      const game = smithy({ blade: bell, definitions: [smash], hand: ['Test Rite'] });
      if (attached) attaches(game, 'Test Blade', 'Test Soldier');
      return game.play(0, 'Test Rite').settle().hand(0) - (attached ? 2 : 3);
    };
    expect([drawn(false), drawn(true)]).toEqual([1, 0]);
  });
  it('riftbound:434.1.f attached to another unit it comes off the first, which abilities see', () => {
    const watch = watching({ on: 'unattach', object: GEAR });
    const game = smithy({ base: ['Test Recruit', 'Test Watch'], definitions: [recruit, watch] });
    attaches(game, 'Test Blade', 'Test Soldier');
    expect(game.hand(0)).toBe(2);
    attaches(game, 'Test Blade', 'Test Recruit');
    expect([
      game.hand(0),
      game.unit('Test Blade').attachedTo,
      game.might('Test Soldier'),
      game.might('Test Recruit'),
    ]).toEqual([2, game.unit('Test Recruit').id, 3, 3]);
  });
  const all = (...effects: JsonObject[]) =>
    position([{ hand: ['Test Rite'], base: ['Test Hook', 'Test Soldier'] }, { base: ['Test Watch'] }], {
      definitions: [gear('Test Hook'), soldier, watching({ on: 'target' }), does(...effects)],
    })
      .play(0, 'Test Rite')
      .settle();
  const attach: JsonObject = { do: 'attach', what: named('Test Hook'), to: named('Test Soldier') };
  it('riftbound:434.3 neither what is attached nor what it is attached to becomes a target by that', () => {
    const game = all(attach);
    expect([game.unit('Test Hook').attachedTo, game.hand(1)]).toEqual([game.unit('Test Soldier').id, 0]);
  });
  it('riftbound:435.3 nor does what comes off', () => {
    const game = all(attach, { do: 'unattach', what: { each: GEAR } });
    expect([game.unit('Test Hook').attachedTo ?? null, game.hand(1)]).toEqual([null, 0]);
  });
  const two = () => {
    const strip = does({ do: 'unattach', what: { each: GEAR } });
    const game = smithy({
      base: ['Test Hammer'],
      hand: ['Test Rite'],
      definitions: [blade('Test Hammer', 1, lends('ganking')), strip],
    });
    return attaches(attaches(game, 'Test Blade', 'Test Soldier'), 'Test Hammer', 'Test Soldier');
  };
  it('riftbound:435.1 detaching unlinks a card from the one on top, which loses what it had of it', () => {
    const game = two();
    game.choose(0, { kind: 'PLAY', card: 'Test Detach' }).choose(0, { card: 'Test Blade' }).settle();
    expect([game.unit('Test Blade').attachedTo ?? null, game.unit('Test Hammer').attachedTo]).toEqual([
      null,
      game.unit('Test Soldier').id,
    ]);
    expect([game.might('Test Soldier'), game.unit('Test Soldier').attachments]).toEqual([
      4,
      [game.unit('Test Hammer').id],
    ]);
  });
  it('riftbound:435.1.b several cards are detached at once', () => {
    const game = two().play(0, 'Test Rite').settle();
    expect(['Test Blade', 'Test Hammer'].map((name) => game.unit(name).attachedTo ?? null)).toEqual([null, null]);
    expect(game.might('Test Soldier')).toBe(3);
  });
  it('riftbound:435.1.b.2 with the last of them off it is no unit with something attached any more', () => {
    const banner = unit('Test Banner', 1, {
      kind: 'static',
      affects: [...FRIEND, { bears: GEAR }],
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'tank' } }],
    });
    const game = position(
      [{ hand: ['Test Attach', 'Test Detach'], base: ['Test Hook', 'Test Soldier', 'Test Banner'] }, {}],
      { definitions: [gear('Test Hook'), soldier, ATTACH, DETACH, banner] },
    );
    const isTank = () =>
      ['Test Soldier', 'Test Banner'].map((one) => JSON.stringify(game.unit(one).keywords).includes('tank'));
    expect(isTank()).toEqual([false, false]);
    attaches(game, 'Test Hook', 'Test Soldier');
    expect(isTank()).toEqual([true, false]);
    game.play(0, 'Test Detach').settle();
    expect(isTank()).toEqual([false, false]);
  });
});

describe('predicting', () => {
  it.each([0, 1])('riftbound:436.4.a with %i cards left in the deck the trash stays where it is', (left) => {
    const look = does({ do: 'arrange', kind: 'PREDICT', count: 3, piles: ['top', 'bottom'] });
    const mainDeck = ['Test Giant'].slice(0, left);
    const game = position([{ hand: ['Test Rite'], mainDeck, trash: ['Test Recruit', 'Pouty Poro'] }, {}], {
      definitions: [recruit, giant, look],
    })
      .play(0, 'Test Rite')
      .calm();
    expect([game.pile(0, 'mainDeck'), game.pile(0, 'trash').sort()]).toEqual([
      mainDeck,
      ['Pouty Poro', 'Test Recruit', 'Test Rite'],
    ]);
  });
});

describe('preventing', () => {
  const prevents = (more: JsonObject): JsonObject => ({
    ...{ do: 'createReplacement', replaces: { on: 'damage', prevent: true }, entities: T0 },
    ...more,
  });
  const ward = (more: JsonObject): JsonObject =>
    spell('Test Ward', { targets: [{ what: [UNIT, { named: 'Test Giant' }] }], effects: [prevents(more)] });
  it('riftbound:437.1.b so much as it says, of the source that it says, and for the time that it says', () => {
    const strike = does(
      { do: 'damage', to: named('Test Giant'), from: named('Test Archer'), amount: 3 },
      damage(2, named('Test Giant')),
    );
    const hurt = (more: JsonObject) => {
      const game = position(
        [{ hand: ['Test Ward', 'Test Rite', 'Test Rite'] }, { base: ['Test Giant', 'Test Archer'] }],
        {
          definitions: [giant, unit('Test Archer', 1), ward(more), strike],
        },
      );
      const first = Number(game.play(0, 'Test Ward').settle().play(0, 'Test Rite').settle().unit('Test Giant').damage);
      const next = game.until({ turn: 5, step: 'main' }).play(0, 'Test Rite').settle();
      return [first, Number(next.unit('Test Giant').damage)];
    };
    expect([
      hurt({}),
      hurt({ from: named('Test Archer') }),
      hurt({ shield: 4 }),
      hurt({ until: { kind: 'permanent' } }),
    ]).toEqual([
      [0, 5],
      [2, 5],
      [1, 5],
      [0, 0],
    ]);
  });
  it('riftbound:437.1.b.2 the next damage may be that of a combat, or come from its own player', () => {
    const fight = position([{ hand: ['Test Ward'], base: ['Test Giant'] }, {}], {
      definitions: [giant, ward({ shield: 4 }), unit('Test Wall', 9)],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Test Wall')] },
        { card: GROVE, owner: 1 },
      ],
    })
      .play(0, 'Test Ward')
      .settle()
      .move(0, 'Test Giant', PEAK)
      .calm();
    expect(
      fight
        .happened('DAMAGE_DEALT')
        .map(({ amount }) => amount)
        .sort(),
    ).toEqual([5, 6]);
    const own = position([{ hand: ['Test Ward', 'Test Rite'], base: ['Test Giant'] }, {}], {
      definitions: [giant, ward({ shield: 2 }), aims(UNIT, damage(3))],
    });
    expect(own.play(0, 'Test Ward').settle().play(0, 'Test Rite').settle().unit('Test Giant').damage).toBe(1);
  });
});
