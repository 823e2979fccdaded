/** Game actions by the rules of October 2025 (400–418): of both players, of several things, and of what was stolen. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../../support/own-cards.js';
import { PEAK, type PlayerSetup, position2025, type RiftboundPlay, runes, type Setup } from '../../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  ENEMY,
  FRIEND,
  giant,
  reacts,
  recruit,
  status,
  T0,
  UNIT,
} from '../../support/rites.js';

const game = (own: PlayerSetup, other: PlayerSetup, definitions: JsonObject[], setup: Setup = {}) =>
  position2025([own, other], { definitions: [recruit, giant, ...definitions], ...setup });
const played = (own: PlayerSetup, other: PlayerSetup, ...definitions: JsonObject[]) =>
  game({ ...own, hand: ['Test Rite', ...(own.hand ?? [])] }, other, definitions)
    .play(0, 'Test Rite')
    .settle();
const RUNE: JsonObject = { has: ['types', 'Rune'] };
const recycles = (what: JsonObject | string, to = 'mainDeck'): JsonObject => ({
  do: 'move',
  what,
  to,
  position: 'bottom',
  cause: 'recycle',
});
const take = spell('Test Take', {
  targets: [{ what: ENEMY }],
  effects: [{ do: 'modify', what: T0, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
});

describe('drawing', () => {
  it('riftbound-zh:400.2.b whoever is told to draws, and as many as is said', () => {
    const hands = (play: RiftboundPlay) => [play.hand(0), play.hand(1)];
    expect(hands(played({}, {}, does({ do: 'draw', who: 'opponents', count: 2 })))).toEqual([0, 2]);
    expect(hands(played({}, {}, does({ do: 'draw', who: 'players', count: 3 })))).toEqual([3, 3]);
  });
  it('riftbound-zh:418.2.a all that there is is drawn before who lacks the rest burns out', () => {
    const play = played({ mainDeck: ['Pouty Poro'], trash: ['Noxus Hopeful', 'Watchful Sentry'] }, {}, does(draw(3)));
    const drawn = play.events.map(({ type }) => type).filter((type) => ['CARD_DRAWN', 'BURNED_OUT'].includes(type));
    expect(drawn.slice(0, 4)).toEqual(['CARD_DRAWN', 'BURNED_OUT', 'CARD_DRAWN', 'CARD_DRAWN']);
    expect([play.hand(0), play.points(1)]).toEqual([3, 1]);
  });
});

describe('exhausting and readying', () => {
  it('riftbound-zh:401.1.b what is exhausted can’t be exhausted to pay for something, be it itself or another unit', () => {
    const offered = (cost: JsonObject, own: JsonObject, base: JsonObject[]) =>
      game({ base: [own, ...base] }, {}, [gear('Test Horn', { kind: 'activated', cost: [cost], effects: [draw(1)] })])
        .offered()
        .includes('ACTIVATE Test Horn');
    const horn = (exhausted: boolean) => ({ card: 'Test Horn', exhausted });
    expect([offered({ pay: 'exhaust' }, horn(false), []), offered({ pay: 'exhaust' }, horn(true), [])]).toEqual([
      true,
      false,
    ]);
    const another = { pay: 'exhaust', what: FRIEND };
    const unitThere = (exhausted: boolean) => [{ card: 'Test Recruit', exhausted }];
    expect([offered(another, horn(true), unitThere(false)), offered(another, horn(false), unitThere(true))]).toEqual([
      true,
      false,
    ]);
  });
  const watch = gear('Test Watch', triggered({ on: 'did', match: { act: 'ready' } }, draw(1)));
  const wakes = (what: JsonObject[]) => does(status('exhausted', false, { each: what }));
  const asleep = (card: string) => ({ card, exhausted: true });
  it('riftbound-zh:402.1 who readies what is exhausted does something, and it may act again', () => {
    const play = played({ base: [asleep('Test Giant'), 'Test Watch'] }, {}, wakes([UNIT]), watch);
    expect([play.ready('Test Giant'), play.hand(0)]).toEqual([true, 1]);
    expect(play.offered()).toContain('MOVE Test Giant');
  });
  it('riftbound-zh:402.1.b nobody readies what is ready: of two units one is', () => {
    const drawn = (...base: JsonObject[]) =>
      played({ base: ['Test Watch', ...base] }, {}, wakes([UNIT]), watch)
        .calm()
        .hand(0);
    expect([drawn({ card: 'Test Giant' }), drawn({ card: 'Test Giant' }, asleep('Test Recruit'))]).toEqual([0, 1]);
  });
  it('riftbound-zh:402.2 effects ask whether something is ready, whoever controls it', () => {
    const left = (filter: JsonObject) => {
      const play = played(
        { base: [asleep('Test Recruit'), 'Test Giant'] },
        { base: [asleep('Test Other'), 'Test Ready'] },
        unit('Test Other', 2),
        unit('Test Ready', 2),
        does({ do: 'kill', what: { each: [UNIT, filter] } }),
      );
      return ['Test Recruit', 'Test Giant', 'Test Other', 'Test Ready'].map((name) => play.onBoard(name).length);
    };
    expect([left({ status: 'exhausted' }), left({ not: { status: 'exhausted' } })]).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ]);
  });
  it('riftbound-zh:402.3.b an effect readies each of several, also what opponents control', () => {
    const play = played(
      { base: [asleep('Test Recruit'), asleep('Test Giant')] },
      { base: [asleep('Test Other')] },
      unit('Test Other', 2),
      wakes([UNIT]),
    );
    expect(['Test Recruit', 'Test Giant', 'Test Other'].map((name) => play.ready(name))).toEqual([true, true, true]);
  });
});

describe('recycling', () => {
  const altar = (what: JsonObject | JsonObject[] | 'self') =>
    gear('Test Altar', { kind: 'activated', cost: [{ pay: 'recycle', what }], effects: [draw(1)] });
  it('riftbound-zh:403.1 cards go under the Main Deck, and runes under the Rune Deck', () => {
    const cards = game({ base: ['Test Altar'], mainDeck: ['Pouty Poro', 'Noxus Hopeful'] }, {}, [altar('self')]);
    expect(cards.use(0, 'Test Altar').settle().pile(0, 'mainDeck')).toEqual(['Noxus Hopeful', 'Test Altar']);
    const stones = game({ base: ['Test Altar'], runes: [runes(1, 'Mind')], runeDeck: ['Fury Rune'] }, {}, [
      altar([RUNE, { controller: 'you' }]),
    ]);
    stones.use(0, 'Test Altar').calm();
    expect([stones.pile(0, 'runeDeck'), stones.count(0, 'mainDeck'), stones.runes(0)]).toEqual([
      ['Fury Rune', 'Mind Rune'],
      19,
      [],
    ]);
    const told = played({ base: ['Test Giant'], mainDeck: ['Pouty Poro'] }, {}, does(recycles({ each: UNIT })));
    expect(told.pile(0, 'mainDeck')).toEqual(['Pouty Poro', 'Test Giant']);
  });
  it('riftbound-zh:403.1.c what was stolen goes to its owner’s deck, as a cost and by an effect', () => {
    const decks = (play: RiftboundPlay) => [play.count(0, 'mainDeck'), play.pile(1, 'mainDeck').at(-1)];
    const robbed = (more: JsonObject) =>
      game({ hand: ['Test Take'], base: ['Test Altar'] }, { base: ['Test Giant'] }, [take, more])
        .play(0, 'Test Take')
        .settle();
    expect(decks(robbed(altar(FRIEND)).use(0, 'Test Altar').settle())).toEqual([19, 'Test Giant']);
    const told = game({ hand: ['Test Take', 'Test Rite'] }, { base: ['Test Giant'] }, [
      take,
      aims(FRIEND, recycles(T0)),
    ]);
    expect(decks(told.play(0, 'Test Take').settle().play(0, 'Test Rite').settle())).toEqual([20, 'Test Giant']);
  });
  it('riftbound-zh:403.5.a each player arranges their own runes, whoever’s turn it is', () => {
    const spent = ['Fury Rune', 'Mind Rune'].map((card) => ({ card, exhausted: true }));
    const play = played(
      { runes: [] },
      { runes: spent },
      does(recycles({ each: [RUNE, { status: 'exhausted' }] }, 'runeDeck')),
    );
    expect(play.decision()).toMatchObject({ kind: 'ORDER', seat: 1 });
    play.answer(1, { order: [{ card: 'Mind Rune' }, { card: 'Fury Rune' }] });
    expect(play.pile(1, 'runeDeck')).toEqual(['Mind Rune', 'Fury Rune']);
  });
});

describe('playing and moving', () => {
  it('riftbound-zh:406.3 an effect has its player play a card in the other one’s turn as well', () => {
    const herald = reacts('Test Call', {
      effects: [{ do: 'play', what: { each: [{ zone: 'hand' }, { owner: 'you' }, UNIT] }, cost: [] }],
    });
    const play = game({ hand: ['Test Rite'] }, { hand: ['Test Call', 'Test Giant'] }, [herald, does(draw(1))]);
    play.play(0, 'Test Rite').pass().play(1, 'Test Call');
    while (play.decision().kind === 'PRIORITY') play.pass();
    expect(play.decision()).toMatchObject({ kind: 'PLAY_CARD', seat: 1 });
    expect(play.choose(1, { card: 'Test Giant' }).calm().unit('Test Giant').controller).toBe(1);
  });
  it('riftbound-zh:407.3.b all that move together are there then, exhausted', () => {
    const play = game({ base: ['Test Recruit', 'Test Giant'] }, {}, [])
      .move(0, 'Test Recruit', PEAK, ['Test Giant'])
      .calm();
    for (const name of ['Test Recruit', 'Test Giant'])
      expect([play.where(name), play.ready(name)]).toEqual([PEAK, false]);
  });
});

describe('stunning, revealing and countering', () => {
  it('riftbound-zh:410.1.a nobody stuns what is stunned: of two units one is', () => {
    const watch = gear('Test Watch', triggered({ on: 'did', player: 'you', match: { act: 'stun' } }, draw(1)));
    const drawn = (...base: JsonObject[]) =>
      played({ base: ['Test Watch'] }, { base }, watch, does(status('stunned', true, { each: ENEMY })))
        .calm()
        .hand(0);
    const stunned = { card: 'Test Giant', stunned: true };
    expect([drawn(stunned), drawn(stunned, { card: 'Test Recruit' }), drawn()]).toEqual([0, 1, 0]);
  });
  it('riftbound-zh:411.1.a.2 the top cards of a deck that are revealed lie there in their order', () => {
    const deck = ['Pouty Poro', 'Noxus Hopeful', 'Watchful Sentry'];
    const play = played({ mainDeck: deck }, {}, does({ do: 'reveal', what: { top: 2 } }));
    expect([play.happened('REVEALED').length, play.pile(0, 'mainDeck')]).toEqual([1, deck]);
    const hand = played({ hand: ['Pouty Poro'] }, {}, does({ do: 'reveal', what: 'you' }));
    expect(hand.zones('Pouty Poro')).toEqual(['hand']);
  });
  it('riftbound-zh:412.1 spells, and activated and triggered abilities that are countered do nothing', () => {
    const no = reacts('Test No', {
      targets: [{ what: [{ zone: 'chain' }] }],
      effects: [{ do: 'counterOnStack', what: T0 }],
    });
    const horn = gear('Test Horn', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [draw(2)] });
    const herald = unit('Test Herald', 1, triggered({ on: 'play', object: 'self' }, draw(2)));
    const drawn = (acts: (play: RiftboundPlay) => void, answered: boolean) => {
      const play = game({ hand: ['Test Rite', 'Test Herald'], base: ['Test Horn'] }, { hand: ['Test No'] }, [
        no,
        horn,
        herald,
        does(draw(2)),
      ]);
      acts(play);
      const before = play.hand(0);
      if (answered) play.pass().play(1, 'Test No');
      play.settle();
      return [play.hand(0) - before, play.chain().length];
    };
    for (const acts of [
      (play: RiftboundPlay) => play.play(0, 'Test Rite'),
      (play: RiftboundPlay) => play.use(0, 'Test Horn'),
      (play: RiftboundPlay) => play.play(0, 'Test Herald'),
    ])
      expect([drawn(acts, false), drawn(acts, true)]).toEqual([
        [2, 0],
        [0, 0],
      ]);
  });
});

describe('buffing, banishing and killing', () => {
  it('riftbound-zh:413.1.b each of several units without a buff gets one, whoever controls it', () => {
    const play = played(
      { base: ['Test Recruit', { card: 'Test Second', buffed: true }] },
      { base: ['Test Giant'] },
      unit('Test Second', 2),
      does({ do: 'counters', what: { each: UNIT }, kind: 'buff', amount: 1 }),
    );
    expect(['Test Recruit', 'Test Second', 'Test Giant'].map((name) => play.might(name))).toEqual([2, 3, 7]);
  });
  it('riftbound-zh:414.1 cards are banished from the board, a hand, a trash and a deck', () => {
    const banishes = (what: JsonObject): JsonObject => ({ do: 'move', what, to: 'banishment', cause: 'banish' });
    const from = (zone: string): JsonObject => ({ each: [{ zone }, { named: 'Test Giant' }] });
    const setups: [string, PlayerSetup][] = [
      ['board', { base: ['Test Giant'] }],
      ['hand', { hand: ['Test Giant'] }],
      ['trash', { trash: ['Test Giant'] }],
    ];
    for (const [zone, own] of setups)
      expect(played(own, {}, does(banishes(from(zone)))).zones('Test Giant')).toEqual(['banishment']);
    const top = played({ mainDeck: ['Test Giant', 'Pouty Poro'] }, {}, does(banishes({ top: 1 })));
    expect([top.pile(0, 'banishment'), top.pile(0, 'mainDeck')]).toEqual([['Test Giant'], ['Pouty Poro']]);
  });
  const bell = withKeyword(unit('Test Bell', 2), 'deathknell', { effects: [draw(1)] });
  it('riftbound-zh:415.1.a.2 who has lethal damage, or comes to have, dies as who is killed does', () => {
    const hurt = (rite: JsonObject) => {
      const play = played({ base: [{ card: 'Test Bell', damage: 1 }] }, {}, bell, rite);
      return [play.zones('Test Bell'), play.calm().hand(0)];
    };
    const weaken = aims(UNIT, { do: 'modify', what: T0, mods: [{ mod: 'add', stat: 'might', value: -1 }] });
    for (const rite of [aims(UNIT, damage(1)), weaken, aims(UNIT, { do: 'kill', what: T0 })])
      expect(hurt(rite)).toEqual([['trash'], 1]);
  });
  it('riftbound-zh:415.5.d what an ability of a gear or a unit kills, that kills as well', () => {
    const killer = (definition: typeof gear | ((name: string, ...abilities: JsonObject[]) => JsonObject)) =>
      definition(
        'Test Killer',
        {
          kind: 'activated',
          cost: [{ pay: 'exhaust' }],
          targets: [{ what: ENEMY }],
          effects: [{ do: 'kill', what: T0 }],
        },
        triggered({ on: 'did', player: 'you', match: { act: 'kill' }, source: 'self' }, draw(1)),
      );
    for (const definition of [killer(gear), killer((name, ...abilities) => unit(name, 2, ...abilities))]) {
      const play = game({ base: ['Test Killer'] }, { base: ['Test Recruit'] }, [definition])
        .use(0, 'Test Killer')
        .calm();
      expect([play.zones('Test Recruit'), play.hand(0)]).toEqual([['trash'], 1]);
    }
  });
});

describe('channeling', () => {
  it('riftbound-zh:417.2 each of several runes enters as is said, and the next ones as usual', () => {
    const entered = (more: JsonObject) =>
      played(
        { runes: [], runeDeck: ['Mind Rune', 'Fury Rune', 'Mind Rune'] },
        {},
        does({ do: 'channel', count: 2, ...more }),
      )
        .runes(0)
        .map(({ exhausted }) => exhausted);
    expect([entered({ exhausted: true }), entered({})]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});
