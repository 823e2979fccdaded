/** Game actions one by one: drawing, exhausting, recycling, dealing, discarding, countering, buffing, killing (410–431; Chinese 398–418). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';

const draw = (count: number): JsonObject => ({ do: 'draw', who: 'you', count });
const UNIT: JsonObject = { has: ['types', 'Unit'] };
const ENEMY: JsonObject[] = [UNIT, { controller: 'opponent' }];
const FRIEND: JsonObject[] = [UNIT, { controller: 'you' }];
const T0 = { target: 0 };
const recruit = unit('Test Recruit', 1);
const giant = unit('Test Giant', 6);
const does = (...effects: JsonObject[]): JsonObject => spell('Test Rite', { effects });
const aims = (what: JsonObject | JsonObject[], ...effects: JsonObject[]): JsonObject =>
  spell('Test Rite', { targets: [{ what }], effects });
const exhausting = (on: boolean, what: JsonObject = T0): JsonObject => ({
  do: 'status',
  what,
  status: 'exhausted',
  on,
});
const recycles = (what: JsonObject): JsonObject => ({
  do: 'move',
  what,
  to: 'mainDeck',
  position: 'bottom',
  cause: 'recycle',
});

describe('what a player may do in their turn', () => {
  const free = { ...unit('Test Free', 1), props: { ...(recruit.props as JsonObject), name: 'Test Free', energy: 1 } };
  it('riftbound:410.1.b, riftbound-zh:398.1.b any number of things, riftbound:410.1.b.2, riftbound-zh:398.1.b.2 as long as each is paid for', () => {
    const game = position(
      [{ hand: ['Test Free', 'Test Free', 'Test Free'], runes: [{ card: 'Mind Rune', count: 2 }] }, {}],
      {
        definitions: [free],
      },
    );
    game.play(0, 'Test Free').play(0, 'Test Free');
    expect([game.onBoard('Test Free').length, game.offered().filter((one) => one.startsWith('PLAY'))]).toEqual([2, []]);
  });
  it('riftbound:410.1.b.1, riftbound-zh:398.1.b.1 where its own condition holds', () => {
    const horn = gear('Test Horn', { kind: 'activated', cost: [], effects: [draw(1)], if: { exists: FRIEND } });
    const offered = (base: string[]) => position([{ base }, {}], { definitions: [horn, recruit] }).offered();
    expect(offered(['Test Horn', 'Test Recruit'])).toContain('ACTIVATE Test Horn');
    expect(offered(['Test Horn'])).not.toContain('ACTIVATE Test Horn');
  });
  it('riftbound:410.1.b.3, riftbound-zh:398.1.b.3 nothing that would be forbidden, such as a move of what may not move there', () => {
    const stays = unit('Test Rock', 2, { kind: 'static', mods: [{ mod: 'rule', rule: 'cantMoveToBase' }] });
    const offered = (name: string) =>
      position([{}, {}], {
        definitions: [recruit, stays],
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: [name] },
          { card: GROVE, owner: 1 },
        ],
      }).offered();
    expect(offered('Test Recruit')).toContain('MOVE Test Recruit');
    expect(offered('Test Rock')).not.toContain('MOVE Test Rock');
  });
  it('riftbound:420.3.a, riftbound-zh:407.3.a the standard move exhausts the unit, riftbound:420.3.b, riftbound-zh:407.3.b and moves it, riftbound:420.2.b, riftbound-zh:407.2.b which no effect has to say', () => {
    const game = position([{ base: ['Test Recruit'] }, {}], { definitions: [recruit] }).move(0, 'Test Recruit', PEAK);
    expect([game.ready('Test Recruit'), game.where('Test Recruit')]).toEqual([false, PEAK]);
    expect(game.happened('MOVED')).toHaveLength(1);
  });
});

describe('drawing', () => {
  it('riftbound:413.2.b, riftbound-zh:400.2.b effects let a player draw', () => {
    const game = position([{ hand: ['Test Rite'] }, {}], { definitions: [does(draw(2))] })
      .play(0, 'Test Rite')
      .settle();
    expect(game.hand(0)).toBe(2);
  });
  it('riftbound:413.4.a, riftbound-zh:400.4.a with too few cards there those are drawn, riftbound:413.4.b, riftbound-zh:400.4.b then the player burns out, riftbound:413.4.c, riftbound-zh:400.4.c and draws the rest', () => {
    const game = position(
      [{ hand: ['Test Rite'], mainDeck: ['Watchful Sentry'], trash: ['Pouty Poro', 'Pouty Poro', 'Pouty Poro'] }, {}],
      {
        definitions: [does(draw(3))],
      },
    );
    game.play(0, 'Test Rite').settle();
    expect([game.hand(0), game.points(1), game.count(0, 'mainDeck')]).toEqual([3, 1, 1]);
    expect(game.happened('BURNED_OUT')).toHaveLength(1);
  });
});

describe('exhausting and readying', () => {
  const sensitive = (on: boolean): JsonObject =>
    unit('Test Sleeper', 2, triggered({ on: 'status', object: 'self', match: { status: 'exhausted', on } }, draw(1)));
  const game = (on: boolean, isExhausted: boolean) =>
    position([{ hand: ['Test Rite'], base: [{ card: 'Test Sleeper', exhausted: isExhausted }] }, {}], {
      definitions: [sensitive(on), aims(FRIEND, exhausting(on))],
    })
      .play(0, 'Test Rite')
      .settle();
  it('riftbound:414.1.b, riftbound-zh:401.1.b what is exhausted isn’t exhausted again, riftbound:414.1.c, riftbound-zh:401.1.c and nothing happens', () => {
    expect([game(true, false).hand(0), game(true, true).hand(0)]).toEqual([1, 0]);
  });
  it('riftbound:415.1.b, riftbound-zh:402.1.b what is ready isn’t readied again, riftbound:415.1.c, riftbound-zh:402.1.c and nothing happens', () => {
    expect([game(false, true).hand(0), game(false, false).hand(0)]).toEqual([1, 0]);
  });
  it('riftbound:415.3.b, riftbound-zh:402.3.b effects ready things outside the Awaken Phase', () => {
    expect(game(false, true).ready('Test Sleeper')).toBe(true);
  });
  it('riftbound:414.2, riftbound-zh:401.2 effects ask for what is exhausted, riftbound:415.2, riftbound-zh:402.2 and for what is ready', () => {
    const left = (what: JsonObject) =>
      position([{ hand: ['Test Rite'], base: [{ card: 'Test Recruit', exhausted: true }, 'Test Giant'] }, {}], {
        definitions: [recruit, giant, does({ do: 'kill', what: { each: [...FRIEND, what] } })],
      })
        .play(0, 'Test Rite')
        .settle()
        .pile(0, 'trash');
    const status = { status: 'exhausted' };
    expect([left(status), left({ not: status })]).toEqual(
      [
        ['Test Rite', 'Test Recruit'],
        ['Test Rite', 'Test Giant'],
      ].map((one) => expect.arrayContaining(one)),
    );
  });
  it('riftbound:415.3.a, riftbound-zh:402.3.a in their Awaken Phase all that a player controls becomes ready', () => {
    const play = position(
      [
        { base: [{ card: 'Test Recruit', exhausted: true }], legend: "Kai'Sa, Daughter of the Void" },
        { base: [{ card: 'Test Giant', exhausted: true }] },
      ],
      {
        turn: { active: 1 },
        definitions: [recruit, giant],
      },
    ).until({ turn: 4, step: 'main' });
    expect([play.ready('Test Recruit'), play.ready('Test Giant')]).toEqual([true, false]);
  });
});

describe('recycling', () => {
  it('riftbound:416.1.a, riftbound-zh:403.1.a cards of the Main Deck go to its bottom, riftbound:416.1.c, riftbound-zh:403.1.c to that of their owner, whoever recycles', () => {
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Recruit'] }], {
      definitions: [recruit, aims(ENEMY, recycles(T0))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.pile(1, 'mainDeck').at(-1), game.count(0, 'mainDeck')]).toEqual(['Test Recruit', 20]);
  });
  it('riftbound:416.4, riftbound-zh:403.4 as part of an effect as many as there are', () => {
    const three: JsonObject = {
      do: 'choose',
      from: [{ zone: 'trash' }, { owner: 'you' }],
      min: 3,
      max: 3,
      save: 'picked',
    };
    const game = position([{ hand: ['Test Rite'], trash: ['Test Recruit', 'Test Recruit'] }, {}], {
      definitions: [recruit, does(three, recycles({ saved: 'picked' }))],
    })
      .play(0, 'Test Rite')
      .settle();
    while (game.decision().kind !== 'PRIORITY') game.answer(0, game.decision().default).settle();
    expect([game.pile(0, 'trash'), game.count(0, 'mainDeck')]).toEqual([['Test Rite'], 22]);
  });
});

describe('dealing and healing', () => {
  const hurt = (more: JsonObject = {}): JsonObject => ({ do: 'damage', to: { each: UNIT }, amount: 1, ...more });
  it('riftbound:417.1.d, riftbound-zh:404.1.d several units are dealt damage at the same time, riftbound:417.1.c, riftbound-zh:404.1.c and each has its own', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant', { card: 'Test Giant', damage: 3 }] }, {}], {
      definitions: [giant, does(hurt())],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.onBoard('Test Giant').map(({ damage }) => damage)).toEqual([1, 4]);
  });
  const by = (definition: JsonObject, base: string[] = []) =>
    position([{ hand: definition.name === 'Test Rite' ? ['Test Rite'] : [], base }, { base: ['Test Giant'] }], {
      definitions: [giant, recruit, definition],
    });
  it('riftbound:417.6.a, riftbound-zh:404.6.a an effect that names no source is the source itself', () => {
    const game = by(aims(ENEMY, { do: 'damage', to: T0, amount: 1 }))
      .play(0, 'Test Rite')
      .settle();
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ card: 'Test Rite' }]);
  });
  it('riftbound:417.6.b, riftbound-zh:404.6.b one that names a unit makes that the source, riftbound:417.6.b.3, riftbound-zh:404.6.b.3 and is none itself', () => {
    const duel = spell('Test Rite', {
      targets: [{ what: FRIEND }, { what: ENEMY }],
      effects: [{ do: 'damage', to: { target: 1 }, from: T0, amount: { stat: 'might', of: T0 } }],
    });
    const game = by(duel, ['Test Recruit']).play(0, 'Test Rite').settle();
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ card: 'Test Recruit', amount: 1 }]);
  });
  it('riftbound:417.6.b.2.a, riftbound-zh:404.6.b.2.a of an ability’s damage the gear that has it is a source', () => {
    const ballista = gear('Test Ballista', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      targets: [{ what: ENEMY }],
      effects: [{ do: 'damage', to: T0, amount: 2 }],
    });
    const game = by(ballista, ['Test Ballista']).use(0, 'Test Ballista').settle();
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ card: 'Test Ballista' }]);
  });
  it('riftbound:417.6.c, riftbound-zh:404.6.c in combat units are the sources, riftbound:417.6.c.1, riftbound-zh:404.6.c.1 the attackers of what defenders are dealt, and the other way round', () => {
    const game = position([{ base: ['Test Recruit'] }, {}], {
      definitions: [recruit, giant],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [{ card: 'Test Giant', controller: 1 }] },
        { card: GROVE, owner: 1 },
      ],
    })
      .move(0, 'Test Recruit', PEAK)
      .calm();
    expect(
      game
        .happened('DAMAGE_DEALT')
        .map((one) => one.card)
        .sort(),
    ).toEqual(['Test Giant', 'Test Recruit']);
  });
  it('riftbound:418.2, riftbound-zh:405.2 several units are healed at the same time', () => {
    const wounded = { card: 'Test Giant', damage: 2 };
    const game = position([{ base: [wounded, wounded] }, {}], { definitions: [giant] }).until({
      turn: 4,
      step: 'main',
    });
    expect(game.onBoard('Test Giant').map(({ damage }) => damage)).toEqual([0, 0]);
    expect(game.happened('HEALED')).toHaveLength(2);
  });
});

describe('discarding', () => {
  const two: JsonObject = { do: 'discard', who: 'you', count: 2 };
  it('riftbound:422.1.a, riftbound-zh:409.1.a who discards chooses which cards', () => {
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Pouty Poro', 'Watchful Sentry'] }], {
      definitions: [does({ do: 'discard', who: 'opponents', count: 1 })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.decision()).toMatchObject({ seat: 1, min: 1, max: 1 });
    game.choose(1, { card: 'Watchful Sentry' });
    expect(game.pile(1, 'trash')).toEqual(['Watchful Sentry']);
  });
  it('riftbound:422.1.b, riftbound-zh:409.1.b what waits for being discarded is done after that, from the trash', () => {
    const scamp = unit('Test Scamp', 1, {
      ...triggered({ on: 'move', object: 'self', match: { to: 'trash', cause: 'discard' } }, draw(1)),
      zone: 'trash',
    });
    const game = position([{ hand: ['Test Rite', 'Test Scamp'] }, {}], {
      definitions: [scamp, does({ do: 'discard', who: 'you', count: 1 })],
    });
    game.play(0, 'Test Rite').settle();
    expect([game.hand(0), game.pile(0, 'trash').sort()]).toEqual([1, ['Test Rite', 'Test Scamp']]);
  });
  it('riftbound:422.3, riftbound-zh:409.3 as a cost it must be possible in full', () => {
    const altar = gear('Test Altar', {
      kind: 'activated',
      cost: [{ pay: 'discard', what: [], count: 2 }],
      effects: [draw(1)],
    });
    const offered = (hand: string[]) =>
      position([{ base: ['Test Altar'], hand }, {}], { definitions: [altar] }).offered();
    expect(offered(['Pouty Poro'])).not.toContain('ACTIVATE Test Altar');
    expect(offered(['Pouty Poro', 'Pouty Poro'])).toContain('ACTIVATE Test Altar');
  });
  it.each([[0], [1], [2]])(
    'riftbound:422.4, riftbound-zh:409.4 as an effect of %i cards in hand all that can be, and what follows is done',
    (count) => {
      const hand = Array.from({ length: count }, () => 'Pouty Poro');
      const game = position([{ hand: ['Test Rite', ...hand] }, {}], { definitions: [does(two, draw(2))] })
        .play(0, 'Test Rite')
        .settle();
      expect([game.count(0, 'trash'), game.hand(0)]).toEqual([1 + count, 2]);
    },
  );
});

describe('stunning', () => {
  it('riftbound:423.1.a.1, riftbound-zh:410.1.a.1 what is stunned can’t be stunned again: it may be chosen, and nothing triggers', () => {
    const cadet = unit(
      'Test Cadet',
      2,
      triggered({ on: 'status', object: ENEMY, match: { status: 'stunned', on: true } }, draw(1)),
    );
    const game = (stunned: boolean) =>
      position([{ hand: ['Test Rite'], base: ['Test Cadet'] }, { base: [{ card: 'Test Giant', stunned }] }], {
        definitions: [cadet, giant, aims(ENEMY, { do: 'status', what: T0, status: 'stunned' })],
      })
        .play(0, 'Test Rite')
        .settle()
        .hand(0);
    expect([game(false), game(true)]).toEqual([1, 0]);
  });
});

describe('countering', () => {
  const counter = withKeyword(
    spell('Test No', {
      targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
      effects: [{ do: 'counterOnStack', what: T0 }],
    }),
    'reaction',
  );
  const costly = { ...does(draw(2)), props: { ...(does(draw(2)).props as JsonObject), energy: 2 } };
  const game = () =>
    position([{ hand: ['Test Rite'] }, { hand: ['Test No'] }], { definitions: [counter, costly] })
      .play(0, 'Test Rite')
      .pass()
      .play(1, 'Test No')
      .settle();
  it('riftbound:425.1.a, riftbound-zh:412.1.a a countered card does nothing and goes to the trash of its owner', () => {
    expect([game().hand(0), game().pile(0, 'trash'), game().chain()]).toEqual([0, ['Test Rite'], []]);
  });
  it('riftbound:425.1.c, riftbound-zh:412.1.c what was paid for it is not given back', () => {
    expect([
      game()
        .runes(0)
        .filter((rune) => rune.exhausted).length,
      game().pool(0),
    ]).toEqual([2, { energy: 0, power: {} }]);
  });
  it('riftbound:425.1.b, riftbound-zh:412.1.b nothing triggers on its having been played', () => {
    const witness = unit(
      'Test Witness',
      1,
      triggered({ on: 'play', player: 'you', object: { has: ['types', 'Spell'] } }, draw(1)),
    );
    const play = position([{ hand: ['Test Rite'], base: ['Test Witness'] }, { hand: ['Test No'] }], {
      definitions: [counter, costly, witness],
    });
    play.play(0, 'Test Rite').pass().play(1, 'Test No').settle();
    expect(play.hand(0)).toBe(0);
  });
});

describe('buffing', () => {
  const buffs = aims(FRIEND, { do: 'counters', what: T0, kind: 'buff', amount: 1 });
  const game = (buffed: boolean) =>
    position([{ hand: ['Test Rite'], base: [{ card: 'Test Recruit', buffed }] }, {}], { definitions: [recruit, buffs] })
      .play(0, 'Test Rite')
      .settle();
  it('riftbound:426.1, riftbound-zh:413.1 a buff is put on the unit, riftbound:426.1.b, riftbound-zh:413.1.b if it has none', () => {
    expect([game(false).might('Test Recruit'), game(false).unit('Test Recruit').buffed]).toEqual([2, true]);
  });
  it('riftbound:426.1.c, riftbound-zh:413.1.c one with a buff may be chosen, riftbound:426.1.b.1, riftbound-zh:413.1.b.1 and gets no second', () => {
    expect([game(true).might('Test Recruit'), game(true).happened('COUNTERS_CHANGED')]).toEqual([2, []]);
  });
});

describe('killing', () => {
  const watch = unit(
    'Test Watch',
    4,
    triggered({ on: 'move', object: UNIT, match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] } }, draw(1)),
  );
  it('riftbound:428.2.a, riftbound-zh:415.2.a what goes to the trash from elsewhere than the board is not killed', () => {
    const game = position([{ hand: ['Test Rite', 'Test Recruit'], base: ['Test Watch'] }, {}], {
      definitions: [watch, recruit, does({ do: 'discard', who: 'you', count: 1 })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.pile(0, 'trash').length, game.hand(0)]).toEqual([2, 0]);
  });
  it('riftbound:428.1.a.2, riftbound-zh:415.1.a.2 lethal damage kills, without an instruction', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Watch'] }, { base: ['Test Recruit'] }], {
      definitions: [watch, recruit, aims(ENEMY, { do: 'damage', to: T0, amount: 1 })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.pile(1, 'trash'), game.hand(0)]).toEqual([['Test Recruit'], 1]);
  });
});

describe('banishing', () => {
  const omen = spell('Test Rite', {
    effects: [
      { do: 'move', what: { top: 1 }, to: 'banishment', cause: 'banish', save: 'banished' },
      {
        do: 'delayed',
        on: { on: 'conquer', player: 'you' },
        effects: [{ do: 'move', what: { saved: 'banished' }, to: 'hand', cause: 'return' }],
        until: { kind: 'endOfTurn' },
      },
    ],
  });
  it('riftbound:427.3, riftbound-zh:414.3 an effect speaks of the cards that it banished itself, riftbound:427.3.a, riftbound-zh:414.3.a and not of those of another of its name', () => {
    const game = position(
      [{ hand: ['Test Rite', 'Test Rite'], base: ['Test Giant'], banishment: ['Pouty Poro'] }, {}],
      { definitions: [omen, giant] },
    );
    game.play(0, 'Test Rite').settle();
    expect(game.pile(0, 'banishment').sort()).toEqual(['Pouty Poro', 'Watchful Sentry']);
    game.move(0, 'Test Giant', PEAK).calm();
    expect([game.pile(0, 'banishment'), game.hand(0)]).toEqual([['Pouty Poro'], 2]);
    game.play(0, 'Test Rite').settle();
    expect([game.count(0, 'banishment'), game.hand(0)]).toEqual([2, 1]);
  });
});

describe('channeling and burning out', () => {
  it('riftbound:430.2, riftbound-zh:417.2 an effect says how runes enter', () => {
    const enters = (exhausted: boolean) =>
      position([{ hand: ['Test Rite'], runes: [], runeDeck: ['Mind Rune'] }, {}], {
        definitions: [does({ do: 'channel', count: 1, ...(exhausted ? { exhausted: true } : {}) })],
      })
        .play(0, 'Test Rite')
        .settle()
        .runes(0)
        .map((rune) => rune.exhausted);
    expect([enters(true), enters(false)]).toEqual([[true], [false]]);
  });
  it('riftbound:431.1.c, riftbound-zh:418.1.c looking at more cards than there are looks at those there, without burning out', () => {
    const look = does({ do: 'dig', count: 3, take: { to: 'hand', count: 1 }, rest: { to: 'bottom', order: 'random' } });
    const game = position([{ hand: ['Test Rite'], mainDeck: ['Watchful Sentry'] }, {}], { definitions: [look] })
      .play(0, 'Test Rite')
      .settle();
    while (game.decision().kind !== 'PRIORITY') game.answer(0, game.decision().default).settle();
    expect([game.hand(0), game.points(1), game.happened('BURNED_OUT')]).toEqual([1, 0, []]);
  });
  it('riftbound:431.3, riftbound-zh:418.3 with an empty trash the same action burns out again', () => {
    const game = position([{ hand: ['Test Rite'], mainDeck: [] }, {}], { definitions: [withoutCard()] })
      .play(0, 'Test Rite')
      .settle();
    expect(game.happened('BURNED_OUT').length).toBeGreaterThan(1);
  });
});
const withoutCard = (): JsonObject => card('Test Rite', { types: ['Spell'] }, { kind: 'spell', effects: [draw(1)] });
