/** Replacement effects (367–375): what they replace, how often, in which order, and skipping (443). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';
import { aims, damage, does, draw, ENEMY, energy, FRIEND, foe, giant, recruit, T0, UNIT } from '../support/rites.js';

const DEATH = { from: 'board', to: 'trash' };
const THAT = { event: 'object' };
const RESCUE: JsonObject[] = [
  { do: 'heal', what: THAT },
  { do: 'status', what: THAT, status: 'exhausted' },
  { do: 'recall', what: THAT },
];
const saves = (name: string, object: JsonObject[], instead: JsonObject[], more: JsonObject = {}): JsonObject =>
  gear(name, { kind: 'replacement', on: 'move', object, match: DEATH, instead, ...more });
const hourglass = saves('Test Hourglass', FRIEND, [{ do: 'kill', what: 'self' }, ...RESCUE]);
const bomb = spell('Test Rite', { effects: [{ do: 'kill', what: { each: UNIT } }] });
const field = (units: (string | JsonObject)[]) => [
  { card: PEAK, owner: 0, controller: 0, units },
  { card: GROVE, owner: 1 },
];

describe('an event', () => {
  const skip = spell('Test Skip', {
    targets: [{ what: UNIT }],
    effects: [
      { do: 'createReplacement', replaces: { on: 'move', match: DEATH, instead: [] }, entities: T0, once: true },
    ],
  });
  const watcher = gear('Test Watcher', triggered({ on: 'move', object: UNIT, match: DEATH }, draw(1)));
  const game = () =>
    position([{ hand: ['Test Skip', 'Test Rite'], base: ['Test Watcher', 'Test Giant'] }, {}], {
      definitions: [skip, watcher, giant, bomb],
    });
  it('riftbound:370.1.a is what results from an action, such as a death, and may be skipped, riftbound:443.1 which replaces it with nothing', () => {
    const saved = game().play(0, 'Test Skip').settle().play(0, 'Test Rite').settle();
    expect(saved.onBoard('Test Giant')).toHaveLength(1);
    expect(game().play(0, 'Test Rite').settle().onBoard('Test Giant')).toEqual([]);
  });
  it('riftbound:370.1.a.1, riftbound-zh:366 replaced, the action has not been done, riftbound:443.2.a and nothing triggers on it', () => {
    const saved = game().play(0, 'Test Skip').settle().play(0, 'Test Rite').settle();
    expect([saved.hand(0), game().play(0, 'Test Rite').settle().hand(0)]).toEqual([0, 2]);
  });
  it('riftbound:443.1.a.1 skipped, an event has not happened, riftbound:443.4 as with any replacement, riftbound:443.1.a such as the next time of a kind', () => {
    const saved = game().play(0, 'Test Skip').settle().play(0, 'Test Rite').settle();
    expect([saved.happened('REPLACED').length, saved.count(0, 'trash')]).toEqual([1, 2]);
    expect(saved.unit('Test Giant').damage).toBe(0);
  });
  it('riftbound:370.1.a.2 events are simultaneous where they result from one action', () => {
    const counter = gear('Test Watcher', triggered({ on: 'move', object: UNIT, match: DEATH, batch: true }, draw(1)));
    const drawn = (rite: JsonObject) =>
      position([{ hand: ['Test Rite'], base: ['Test Watcher', 'Test Giant', 'Test Recruit'] }, {}], {
        definitions: [counter, giant, recruit, rite],
      })
        .play(0, 'Test Rite')
        .settle()
        .hand(0);
    const one = (name: string): JsonObject => ({ do: 'kill', what: { each: [UNIT, { named: name }] } });
    expect([drawn(bomb), drawn(does(one('Test Giant'), one('Test Recruit')))]).toEqual([1, 2]);
  });
  it('riftbound:370.1.b.1, riftbound-zh:365.1 what is done as something happens is done besides', () => {
    const martyr = unit('Test Martyr', 1, {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: DEATH,
      also: [draw(1)],
    });
    const played = position([{ hand: ['Test Rite'], base: ['Test Martyr'] }, {}], { definitions: [martyr, bomb] })
      .play(0, 'Test Rite')
      .settle();
    expect([played.hand(0), played.onBoard('Test Martyr'), played.happened('ABILITY_TRIGGERED')]).toEqual([1, [], []]);
  });
  it('riftbound:369.2 preventing damage is a replacement as well: whoever is dealt it orders it among others', () => {
    const ward = unit(
      'Test Ward',
      6,
      { kind: 'replacement', on: 'damage', target: 'self', prevent: 1 },
      { kind: 'replacement', on: 'damage', target: 'self', instead: [draw(1)] },
    );
    const asked = position([{ hand: ['Test Rite'] }, { base: ['Test Ward'] }], {
      definitions: [ward, aims(ENEMY, damage(2))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(asked.decision()).toMatchObject({ seat: 1, kind: 'REPLACEMENT' });
  });
});

describe('so many times each turn', () => {
  const zilean = gear('Test Zilean', {
    kind: 'replacement',
    on: 'create',
    player: 'you',
    may: true,
    limit: { perTurn: 1 },
    change: { count: 2 },
  });
  const fixed = gear('Test Zilean', {
    kind: 'replacement',
    on: 'create',
    player: 'you',
    limit: { perTurn: 1 },
    change: { count: 2 },
  });
  const call: JsonObject = does({ do: 'playToken', token: recruit, to: 'base' });
  const game = (one: JsonObject) =>
    position([{ hand: ['Test Rite', 'Test Rite', 'Test Rite'], base: ['Test Zilean'] }, {}], {
      definitions: [one, call],
    });
  it('riftbound:371.1 an effect applies to no more events in a turn', () => {
    const twice = game(fixed).play(0, 'Test Rite').settle().play(0, 'Test Rite').settle();
    expect(twice.onBoard('Test Recruit')).toHaveLength(3);
  });
  it('riftbound:371.2 that “may” apply its controller is asked, riftbound:371.2.a at each event', () => {
    const asked = game(zilean).play(0, 'Test Rite').settle();
    expect(asked.decision()).toMatchObject({ seat: 0, kind: 'MAY' });
    expect(asked.answer(0, { confirm: true }).settle().onBoard('Test Recruit')).toHaveLength(2);
  });
  it('riftbound:371.2.b declined, it may apply to a later event', () => {
    const later = game(zilean).play(0, 'Test Rite').settle().answer(0, { confirm: false }).settle();
    expect(later.onBoard('Test Recruit')).toHaveLength(1);
    later.play(0, 'Test Rite').settle().answer(0, { confirm: true }).settle();
    expect(later.onBoard('Test Recruit')).toHaveLength(3);
    expect(later.play(0, 'Test Rite').settle().onBoard('Test Recruit')).toHaveLength(4);
  });
});

describe('a replacement that is paid for', () => {
  const paid = (name: string, object: JsonObject[], more: JsonObject): JsonObject =>
    saves(name, object, RESCUE, { may: true, cost: energy(1), ...more });
  const game = (keeper: JsonObject, seats: Parameters<typeof position>[0]) =>
    position(seats, { definitions: [keeper, giant, recruit, bomb] });
  it('riftbound:371.2 that may be applied for a cost is applied by who pays it', () => {
    const keeper = paid('Test Keeper', FRIEND, {});
    const start = () =>
      game(keeper, [{ hand: ['Test Rite'], base: ['Test Keeper', 'Test Giant'], runes: ['Mind Rune'] }, {}])
        .play(0, 'Test Rite')
        .settle();
    expect(start().decision()).toMatchObject({ seat: 0, kind: 'MAY' });
    const saved = start().answer(0, { confirm: true }).settle();
    expect([saved.onBoard('Test Giant').length, saved.runes(0).filter(({ exhausted }) => exhausted).length]).toEqual([
      1, 1,
    ]);
    const dead = start().answer(0, { confirm: false }).settle();
    expect([dead.onBoard('Test Giant').length, dead.runes(0).filter(({ exhausted }) => exhausted).length]).toEqual([
      0, 0,
    ]);
  });
  it('riftbound:371.2.a nobody is asked who can not pay, and of several that die at once each is paid for by itself', () => {
    const keeper = paid('Test Keeper', FRIEND, { cost: [{ pay: 'exhaust' }] });
    const both = game(keeper, [{ hand: ['Test Rite'], base: ['Test Keeper', 'Test Giant', 'Test Recruit'] }, {}])
      .play(0, 'Test Rite')
      .settle();
    const one = both.answer(0, { confirm: true }).settle();
    expect(one.onBoard('Test Giant').length + one.onBoard('Test Recruit').length).toBe(1);
  });
  it('riftbound:371.2.a who decides may be the controller of what would die', () => {
    const keeper = paid('Test Keeper', [UNIT], { who: { controllerOf: THAT } });
    const asked = game(keeper, [
      { hand: ['Test Rite'], base: ['Test Keeper'], runes: ['Mind Rune'] },
      { base: ['Test Giant'], runes: ['Mind Rune'] },
    ])
      .play(0, 'Test Rite')
      .settle();
    expect(asked.decision()).toMatchObject({ seat: 1, kind: 'MAY' });
    const saved = asked.answer(1, { confirm: true }).settle();
    expect([saved.onBoard('Test Giant').length, saved.runes(1).filter(({ exhausted }) => exhausted).length]).toEqual([
      1, 1,
    ]);
    expect(saved.runes(0).filter(({ exhausted }) => exhausted)).toEqual([]);
  });
  it('riftbound:370.3 that of a legend functions where legends are, and exhausts it for one of them', () => {
    const legend = card(
      'Test Boss',
      { types: ['Legend'] },
      {
        ...{ kind: 'replacement', on: 'move', object: FRIEND, match: DEATH, instead: RESCUE, zone: 'legendZone' },
        ...{ may: true, cost: [{ pay: 'exhaust' }, { pay: 'spendBuff', what: [{ in: THAT }] }] },
      },
    );
    const both = position(
      [
        {
          legend: 'Test Boss',
          hand: ['Test Rite'],
          base: [
            { card: 'Test Giant', buffed: true },
            { card: 'Test Recruit', buffed: true },
          ],
        },
        {},
      ],
      { definitions: [legend, giant, recruit, bomb] },
    )
      .play(0, 'Test Rite')
      .settle()
      .answer(0, { confirm: true })
      .settle();
    expect(both.onBoard('Test Giant').length + both.onBoard('Test Recruit').length).toBe(1);
  });
  it('riftbound:702.2.b spends the buff of what would die, and is not offered for what has none', () => {
    const keeper = paid('Test Keeper', FRIEND, { cost: [{ pay: 'spendBuff', what: [{ in: THAT }] }] });
    const start = game(keeper, [
      {
        hand: ['Test Rite'],
        base: ['Test Keeper', { card: 'Test Giant', buffed: true }, 'Test Recruit'],
      },
      {},
    ])
      .play(0, 'Test Rite')
      .settle()
      .answer(0, { confirm: true })
      .settle();
    expect([
      start.onBoard('Test Giant').length,
      start.onBoard('Test Recruit').length,
      start.might('Test Giant'),
    ]).toEqual([1, 0, 6]);
  });
});

describe('the order of replacements', () => {
  it('riftbound:372.1, riftbound-zh:368.1 of what is done to a player that player orders them', () => {
    const more = (name: string, amount: number): JsonObject =>
      gear(name, { kind: 'replacement', on: 'draws', change: { amount } });
    const game = position([{ hand: ['Test Rite'], base: ['Test One', 'Test Two'] }, {}], {
      definitions: [more('Test One', 1), more('Test Two', 2), does({ do: 'draw', who: 'opponents', count: 3 })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'REPLACEMENT' });
    expect(game.choose(1, { card: 'Test One' }).settle().hand(1)).toBe(2);
  });
  it('riftbound:372.2, riftbound-zh:368.2 of an uncontrolled battlefield the turn player does', () => {
    const spite = (name: string, cards = 1): JsonObject =>
      gear(name, {
        kind: 'replacement',
        on: 'status',
        object: { has: ['types', 'Battlefield'] },
        instead: [draw(cards)],
      });
    const stun = does({
      do: 'status',
      what: { each: [{ has: ['types', 'Battlefield'] }, { named: PEAK }] },
      status: 'exhausted',
    });
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test One', 'Test Two'] }], {
      definitions: [spite('Test One'), spite('Test Two', 2), stun],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'REPLACEMENT' });
  });
  const two = (gears: JsonObject[], seat = 0, more: object = {}) => {
    const names = gears.map(({ name }) => String(name));
    return position([{ hand: ['Test Rite'], base: seat === 0 ? names : [] }, { base: seat === 1 ? names : [] }], {
      definitions: [giant, recruit, bomb, ...gears],
      battlefields: field(seat === 0 ? ['Test Giant', 'Test Recruit'] : [foe('Test Giant'), foe('Test Recruit')]),
      ...more,
    });
  };
  it('riftbound:373 of two units that die at the same time one is saved, which the effect’s controller chooses', () => {
    const game = two([hourglass]).play(0, 'Test Rite').settle();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'REPLACEMENT' });
    game.choose(0, { card: 'Test Recruit' }).settle();
    expect([game.where('Test Recruit'), game.onBoard('Test Giant'), game.onBoard('Test Hourglass')]).toEqual([
      'base',
      [],
      [],
    ]);
  });
  it('riftbound:374 that is the player who controls its source', () => {
    const game = two([hourglass], 1, {
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Test Giant'), foe('Test Recruit')] },
        { card: GROVE, owner: 1 },
      ],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'REPLACEMENT' });
  });
  it('riftbound:373.1.a what takes the place of a death is done before the others die', () => {
    const game = two([hourglass]).play(0, 'Test Rite').settle().choose(0, { card: 'Test Recruit' }).settle();
    const types = game.events.map(({ type }) => type);
    const died = game.events.findIndex(({ type, data }) => type === 'MOVED_ZONE' && data.card === 'Test Giant');
    const recalled = types.indexOf('RECALLED');
    expect([recalled >= 0, died < 0 || recalled < died]).toEqual([true, true]);
    const gone = game.events.findIndex(
      (e) => JSON.stringify(e.data).includes('Test Giant') && JSON.stringify(e.data).includes('trash'),
    );
    expect(recalled).toBeLessThan(gone);
  });
  it('riftbound:373.1 those of several players in turn order', () => {
    const mine = saves('Test Mine', FRIEND, [draw(1)]);
    const game = position(
      [{ hand: ['Test Rite'], base: ['Test Recruit', 'Test Mine'] }, { base: ['Test Giant', 'Test Mine'] }],
      {
        definitions: [mine, giant, recruit, bomb],
        turn: { number: 4, active: 0 },
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect(game.happened('CARD_DRAWN').map(({ seat }) => seat)).toEqual([0, 1]);
    const late = position(
      [{ base: ['Test Recruit', 'Test Mine'] }, { hand: ['Test Rite'], base: ['Test Giant', 'Test Mine'] }],
      {
        definitions: [mine, giant, recruit, bomb],
        turn: { number: 4, active: 1 },
      },
    )
      .play(1, 'Test Rite')
      .settle();
    expect(late.happened('CARD_DRAWN').map(({ seat }) => seat)).toEqual([1, 0]);
  });
  const soraka = unit('Test Soraka', 3, {
    kind: 'replacement',
    on: 'move',
    object: [...FRIEND, { other: true }, { is: 'here' }, { stat: ['might', '<', 3] }],
    match: DEATH,
    instead: RESCUE,
  });
  it('riftbound:373.2 an effect may apply to any number of events at one time, riftbound:370.4 also as its own source leaves', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Recruit'] }, {}], {
      definitions: [soraka, recruit, bomb],
      battlefields: field(['Test Soraka', 'Test Recruit', 'Test Recruit']),
    })
      .play(0, 'Test Rite')
      .settle();
    // Both beside it are saved, and not the one that was in the base.
    expect([game.onBoard('Test Soraka'), game.onBoard('Test Recruit').length, game.count(0, 'trash')]).toEqual([
      [],
      2,
      3,
    ]);
  });
  it('riftbound:373.2.a those are one sequence, riftbound:373.2.a.1 which what replaces a part of it does not interrupt', () => {
    const greedy = gear('Test Greedy', {
      kind: 'replacement',
      on: 'status',
      object: FRIEND,
      match: { status: 'exhausted', on: true },
      also: [draw(1)],
    });
    const game = position([{ hand: ['Test Rite'], base: ['Test Greedy'] }, {}], {
      definitions: [soraka, recruit, bomb, greedy],
      battlefields: field(['Test Soraka', 'Test Recruit', 'Test Recruit']),
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.onBoard('Test Recruit').length, game.hand(0)]).toEqual([2, 2]);
  });
  it('riftbound:375 what replaces an event has what the effect says of that: a second token enters exhausted too', () => {
    const treasure: JsonObject = {
      ...gear('Test Gold'),
      props: { ...(gear('Test Gold').props as JsonObject), supertypes: [] },
    };
    const twice = gear('Test Twice', { kind: 'replacement', on: 'create', player: 'you', change: { count: 2 } });
    const game = position([{ hand: ['Test Rite'], base: ['Test Twice'] }, {}], {
      definitions: [twice, does({ do: 'playToken', token: treasure, exhausted: true })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.onBoard('Test Gold').map(({ exhausted }) => exhausted)).toEqual([true, true]);
  });
});

describe('skipping parts of a turn', () => {
  const lazy = (step: string): JsonObject =>
    gear('Test Lazy', { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'rule', rule: 'skips', step }] });
  const game = (step: string) =>
    position([{}, { base: ['Test Lazy'] }], { definitions: [lazy(step)] }).until({ turn: 4, step: 'main' });
  it('riftbound:443.1.a.2 phases and steps are skipped, riftbound:443.2 and play goes on without them', () => {
    expect([game('draw').hand(1), game('channel').hand(1)]).toEqual([0, 1]);
    const steps = game('channel')
      .happened('STEP_BEGAN')
      .filter(({ active }) => active === 1)
      .map(({ phase }) => phase);
    expect(steps).not.toContain('channel');
  });
});
