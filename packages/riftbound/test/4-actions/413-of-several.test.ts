/** Readying, drawing, creating, replacing and empowering where there are two of them, or it is another player's turn (167, 184, 191, 317, 413–443, 489). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { position, type RiftboundPlay } from '../support/position.js';
import { does, draw, FRIEND, giant, reacts, recruit, UNIT } from '../support/rites.js';

const calm = spell('Test Calm', {});
const hands = (game: RiftboundPlay): number[] => game.view().players.map((_, seat) => game.hand(seat));
const each = (card: string): JsonObject => ({ each: { named: card } });
const ofYou = (rule: string, more: JsonObject = {}): JsonObject => ({
  kind: 'static',
  affects: { players: 'you' },
  mods: [{ mod: 'rule', rule, ...more }],
});
/** Seat 0 has played something in its turn, and seat 1 may answer. */
const answering = (theirs: object, definitions: JsonObject[], mine: object = {}): RiftboundPlay =>
  position([{ hand: ['Test Calm'], ...mine }, theirs], { definitions: [calm, ...definitions] })
    .play(0, 'Test Calm')
    .pass();

describe('turns and phases', () => {
  it('riftbound:317.3 of several additional turns each is taken', () => {
    const warp = does({ do: 'takeTurn' }, { do: 'takeTurn' });
    const game = position([{ hand: ['Test Rite'] }, {}], { definitions: [warp] })
      .play(0, 'Test Rite')
      .settle();
    expect([4, 5, 6].map((turn) => game.until({ turn, step: 'main' }).view().turn.active)).toEqual([0, 0, 1]);
  });
  it('riftbound:443.1.a.2 who skips a phase skips it alone', () => {
    const lazy = gear('Test Lazy', ofYou('skips', { step: 'draw' }));
    const game = position([{ base: ['Test Lazy'] }, {}], { definitions: [lazy] });
    expect(hands(game.until({ turn: 4, step: 'main' }))).toEqual([0, 1]);
    expect(hands(game.until({ turn: 5, step: 'main' }))).toEqual([0, 1]);
  });
  it('riftbound:167.1 Energy and Power of every kind are lost', () => {
    const gain = does({ do: 'add', energy: 2, power: ['Mind', 'Fury'] });
    const game = position([{ hand: ['Test Rite'] }, {}], { definitions: [gain] })
      .play(0, 'Test Rite')
      .settle();
    expect(game.pool(0)).toEqual({ energy: 2, power: { Mind: 1, Fury: 1 } });
    game.until({ turn: 4, step: 'main' });
    expect(game.pool(0)).toEqual({ energy: 0, power: {} });
  });
  it('riftbound:310.1.a in another player’s open main phase nobody else plays a Reaction either', () => {
    const game = position([{}, { hand: ['Test Swift'] }], { definitions: [reacts('Test Swift', {})] });
    expect(game.decisions().map(({ seat }) => seat)).toEqual([0]);
    const refusal = game.refused(1, { choose: [{ kind: 'PLAY', card: 'Test Swift' }] });
    expect(refusal.code).toBe('NOT_YOUR_DECISION');
  });
});

describe('what is borrowed', () => {
  const borrowed = (card: string, more: JsonObject = {}): JsonObject => ({ card, controller: 0, ...more });
  const bow = gear('Test Bow', {
    kind: 'activated',
    cost: [{ pay: 'exhaust' }],
    targets: [{ what: UNIT }],
    effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
  });
  it('riftbound:191.4.c who has something uses it and chooses its targets, not who owns it', () => {
    const game = position([{}, { base: [borrowed('Test Bow'), 'Test Giant', 'Test Giant'] }], {
      definitions: [bow, giant],
    }).use(0, 'Test Bow');
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
    const lent = position([{ base: [{ card: 'Test Bow', controller: 1 }] }, { base: ['Test Giant'] }], {
      definitions: [bow, giant],
    });
    expect(lent.offered()).not.toContain('ACTIVATE Test Bow');
  });
  it('riftbound:191.4.d and its modes', () => {
    const modes = { modes: { min: 1, max: 1, choices: [{ effects: [draw(1)] }, { effects: [draw(2)] }] } };
    const dial = gear('Test Dial', { kind: 'activated', cost: [{ pay: 'exhaust' }], ...modes });
    const game = position([{}, { base: [borrowed('Test Dial')] }], { definitions: [dial] }).use(0, 'Test Dial');
    expect(game.decision()).toMatchObject({ kind: 'MODES', seat: 0 });
  });
  const gem = gear('Test Gem', {
    kind: 'activated',
    cost: [{ pay: 'exhaust' }],
    timing: 'reaction',
    immediate: true,
    effects: [{ do: 'add', energy: 2 }],
  });
  const dear = spell('Test Rite', { effects: [draw(1)] });
  const costly: JsonObject = { ...dear, props: { ...(dear.props as JsonObject), energy: 2 } };
  const payable = (base: JsonObject[], theirs: JsonObject[]): boolean =>
    position([{ hand: ['Test Rite'], runes: [], base }, { base: theirs }], { definitions: [costly, gem] })
      .offered()
      .includes('PLAY Test Rite');
  it('riftbound:429.3 what a player has borrowed adds resources for them', () => {
    expect(payable([], [borrowed('Test Gem')])).toBe(true);
  });
  it('riftbound:357.1.a what they have lent adds none for them while they pay', () => {
    expect([payable([{ card: 'Test Gem', controller: 1 }], []), payable([], [borrowed('Test Gem')])]).toEqual([
      false,
      true,
    ]);
  });
});

describe('drawing, recycling, creating', () => {
  it('riftbound:413.1 who draws a card from elsewhere in another player’s turn has drawn it', () => {
    const watch = gear(
      'Test Watch',
      triggered({ on: 'draw', player: 'you' }, { do: 'stat', who: 'you', stat: 'xp', amount: 1 }),
    );
    const fetch = reacts('Test Fetch', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'trash' }, { owner: 'you' }, { named: 'Cleave' }] },
          to: 'hand',
          cause: 'draw',
        },
      ],
    });
    const game = answering({ hand: ['Test Fetch'], trash: ['Cleave'], base: ['Test Watch'] }, [watch, fetch], {
      base: ['Test Watch'],
    })
      .play(1, 'Test Fetch')
      .settle();
    expect([game.xp(0) ?? 0, game.xp(1), game.hand(1)]).toEqual([0, 1, 1]);
  });
  it('riftbound:184.1 each of several tokens enters exhausted', () => {
    const call = does({ do: 'playToken', token: recruit, to: 'base', who: 'players' });
    const game = position([{ hand: ['Test Rite'] }, {}], { definitions: [recruit, call] })
      .play(0, 'Test Rite')
      .calm();
    expect(game.onBoard('Test Recruit').map(({ controller, exhausted }) => [controller, exhausted])).toEqual([
      [0, true],
      [1, true],
    ]);
  });
  it('riftbound:439.4 what is created in another player’s turn is its creator’s', () => {
    const make = reacts('Test Make', { effects: [{ do: 'createToken', token: recruit, to: 'base' }] });
    const game = answering({ hand: ['Test Make'] }, [recruit, make])
      .play(1, 'Test Make')
      .settle();
    expect(game.unit('Test Recruit')).toMatchObject({ owner: 1, controller: 1 });
  });
  it('riftbound:439.1 as many are created as the effect says', () => {
    const make = does({ do: 'createToken', token: recruit, count: 3, to: 'base' });
    const game = position([{ hand: ['Test Rite'] }, {}], { definitions: [recruit, make] })
      .play(0, 'Test Rite')
      .settle();
    expect(game.onBoard('Test Recruit')).toHaveLength(3);
  });
});

describe('replacing and empowering', () => {
  const cub: JsonObject = {
    name: 'Test Cub',
    props: { name: 'Test Cub', types: ['Unit'], supertypes: [], domains: [], tags: [], might: 1 },
    abilities: [],
  };
  it('riftbound:438.1 each of several objects is replaced', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Recruit'] }, {}], {
      definitions: [giant, recruit, does({ do: 'replaceWithToken', what: { each: FRIEND }, token: cub })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.onBoard('Test Cub')).toHaveLength(2);
  });
  it('riftbound:438.5 it lies in the banishment of its owner, whoever replaces it', () => {
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Giant'] }], {
      definitions: [giant, does({ do: 'replaceWithToken', what: each('Test Giant'), token: cub })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.pile(0, 'banishment'), game.pile(1, 'banishment')]).toEqual([[], ['Test Giant']]);
  });
  const rich = (...times: number[]): JsonObject =>
    unit(
      'Test Rich',
      2,
      ...times.map((n) => ({ kind: 'static', mods: [{ mod: 'rule', rule: 'empoweredUpTo', times: n }] })),
      {
        kind: 'static',
        mods: [{ mod: 'add', stat: 'might', value: { timesEmpowered: 'self' } }],
      },
    );
  const up: JsonObject = { do: 'status', what: each('Test Rich'), status: 'empowered' };
  const down: JsonObject = { ...up, on: false };
  const after = (definition: JsonObject, ...effects: JsonObject[]): unknown =>
    position([{ hand: ['Test Rite'], base: ['Test Rich'] }, {}], { definitions: [definition, does(...effects)] })
      .play(0, 'Test Rite')
      .settle()
      .might('Test Rich');
  it('riftbound:441.1.c.1 what is disempowered begins anew', () => {
    expect([after(rich(3), up, up), after(rich(3), up, up, down, up)]).toEqual([4, 3]);
  });
  it('riftbound:441.1.c.1 of several permissions the greatest counts', () => {
    expect(after(rich(3, 2), up, up, up, up)).toBe(5);
  });
});

it('riftbound:383.3.b.1 whoever controls a triggered ability pays for it, whoever’s turn it is', () => {
  const watch = gear('Test Watch', {
    ...triggered({ on: 'play', player: 'opponent' }, draw(1)),
    cost: [{ pay: 'resources', energy: 1 }],
  });
  const game = position([{ hand: ['Test Calm'], runes: [] }, { base: ['Test Watch'] }], {
    definitions: [calm, watch],
  }).play(0, 'Test Calm');
  while (game.decision().kind === 'PRIORITY') game.pass();
  expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 1 });
  expect(game.answer(1, { confirm: true }).settle().hand(1)).toBe(1);
});
