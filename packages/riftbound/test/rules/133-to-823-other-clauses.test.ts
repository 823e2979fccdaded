/** Clauses that no other position shows: what triggers together, where things go, what stays as it was, what keywords do in all their places (133–823). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { battlefield, legend } from '../support/kinds.js';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';
import { aims, damage, does, draw, energy, FRIEND, GEAR, giant, reacts, recruit, T0, UNIT } from '../support/rites.js';

const DIES: JsonObject = { from: 'board', to: 'trash', cause: ['kill', 'lethal'] };
const FIELD: JsonObject = { has: ['types', 'Battlefield'] };
const toHand = reacts('Test Home', {
  targets: [{ what: UNIT }],
  effects: [{ do: 'move', what: T0, to: 'hand', cause: 'return' }],
});
const kill = (what: JsonObject | JsonObject[]): JsonObject => does({ do: 'kill', what: { each: what } });
/** One of my units is at the Peak, which I control. */
const peak = (...units: (string | JsonObject)[]) => [
  { card: PEAK, owner: 0, controller: 0, units },
  { card: GROVE, owner: 1 },
];

describe('what triggers', () => {
  it('riftbound:359.2.b all that a permanent says of its being played happens', () => {
    const herald = unit(
      'Test Herald',
      1,
      triggered({ on: 'play', object: 'self' }, draw(1)),
      triggered({ on: 'play', object: 'self' }, { do: 'stat', who: 'you', stat: 'xp', amount: 1 }),
    );
    const game = position([{ hand: ['Test Herald'] }, {}], { definitions: [herald] })
      .play(0, 'Test Herald')
      .calm();
    expect([game.hand(0), game.xp(0)]).toEqual([1, 1]);
  });
  it('riftbound:369.2 who burns out instead of drawing draws afterwards', () => {
    const game = position([{ hand: ['Test Rite'], mainDeck: [], trash: ['Test Recruit', 'Test Recruit'] }, {}], {
      definitions: [recruit, does(draw(1))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.hand(0), game.count(0, 'mainDeck'), game.points(1)]).toEqual([1, 1, 1]);
  });
  it('riftbound:383.2.c.2 what one instruction kills does not see what it kills besides', () => {
    const mourner = unit(
      'Test Mourner',
      1,
      triggered({ on: 'move', object: [UNIT, { other: true }], match: DIES }, draw(1)),
    );
    const game = position([{ hand: ['Test Rite'], base: ['Test Recruit', 'Test Mourner'] }, {}], {
      definitions: [mourner, recruit, kill([UNIT])],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.zones('Test Mourner'), game.hand(0)]).toEqual([['trash'], 0]);
  });
  it('riftbound:383.4.a gear has play effects as units do', () => {
    const herald = gear('Test Herald', triggered({ on: 'play', object: 'self' }, draw(1)));
    const game = position([{ hand: ['Test Herald'] }, {}], { definitions: [herald] }).play(0, 'Test Herald');
    expect([game.where('Test Herald'), game.chain(), game.settle().hand(0)]).toEqual(['base', ['Test Herald'], 1]);
  });
  it('riftbound:384.2 what has left the board with it does not see that another unit died', () => {
    const mourner = unit(
      'Test Mourner',
      1,
      triggered({ on: 'move', object: [UNIT, { other: true }], match: DIES }, draw(1)),
    );
    const drawn = (what: JsonObject[]) =>
      position([{ hand: ['Test Rite'], base: ['Test Mourner', 'Test Recruit'] }, {}], {
        definitions: [mourner, recruit, kill(what)],
      })
        .play(0, 'Test Rite')
        .settle()
        .hand(0);
    expect([drawn([UNIT]), drawn([UNIT, { named: 'Test Recruit' }])]).toEqual([0, 1]);
  });
  it('riftbound:383.4.d.2.a the hold effects of all units there are put on the chain', () => {
    const keeper = unit('Test Keeper', 1, triggered({ on: 'unit:hold', object: 'self' }, draw(1)));
    const game = position([{}, {}], {
      definitions: [keeper],
      battlefields: peak('Test Keeper', 'Test Keeper'),
      turn: { step: 'beginning' },
    }).calm();
    expect(game.happened('ABILITY_ON_STACK').filter((e) => e.card === 'Test Keeper')).toHaveLength(2);
  });
  it('riftbound:170.9 a battlefield’s own conquer ability triggers', () => {
    const field = battlefield('Test Field', triggered({ on: 'conquer', object: 'self', player: 'you' }, draw(1)));
    const game = position([{ base: ['Test Recruit'] }, {}], {
      definitions: [field, recruit],
      battlefields: [{ card: 'Test Field', owner: 0 }, { card: GROVE }],
    })
      .move(0, 'Test Recruit', 'Test Field')
      .settle();
    expect([game.points(0), game.hand(0)]).toEqual([1, 1]);
  });
  it('riftbound:170.8 a passive ability of a battlefield that nobody controls works', () => {
    const lift = { kind: 'static', affects: [UNIT, { is: 'here' }], mods: [{ mod: 'add', stat: 'might', value: 1 }] };
    const game = position([{ base: ['Test Recruit'] }, {}], {
      definitions: [battlefield('Test Field', lift), recruit],
      battlefields: [{ card: 'Test Field', owner: 1 }, { card: GROVE }],
    }).move(0, 'Test Recruit', 'Test Field');
    expect([game.holder('Test Field'), game.might('Test Recruit')]).toEqual([null, 2]);
  });
  it('riftbound:424.1.a.1 a card that says what it does as it is revealed does it', () => {
    const spark = unit('Test Spark', 1, { kind: 'static', mods: [{ mod: 'rule', rule: 'addsAsRevealed', energy: 2 }] });
    const show = does({ do: 'dig', count: 1, reveal: true, rest: { to: 'bottom', order: 'random' } });
    const game = position([{ hand: ['Test Rite'], mainDeck: ['Test Spark', 'Test Recruit'] }, {}], {
      definitions: [spark, recruit, show],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.pool(0).energy).toBe(2);
  });
});

describe('going elsewhere', () => {
  it('riftbound:427.2 what is banished from the board comes straight to banishment', () => {
    const banish = does({ do: 'move', what: { each: [UNIT] }, to: 'banishment', cause: 'banish' });
    const game = position([{ hand: ['Test Rite'], base: ['Test Recruit'] }, {}], { definitions: [recruit, banish] })
      .play(0, 'Test Rite')
      .settle();
    const moves = game.happened('OBJECT_MOVED').filter((e) => e.card === 'Test Recruit');
    expect(moves.map(({ from, to }) => [from, to])).toEqual([['base', 'banishment']]);
  });
  it('riftbound:717 what is attached to one unit is attached to another instead', () => {
    const bind = spell('Test Rite', {
      targets: [{ what: FRIEND }],
      effects: [{ do: 'attach', what: { each: GEAR }, to: T0 }],
    });
    const game = position(
      [{ hand: ['Test Rite', 'Test Rite'], base: ['Test Blade', 'Test Recruit', 'Test Giant'] }, {}],
      {
        definitions: [recruit, giant, gear('Test Blade'), bind],
      },
    );
    const hosts = ['Test Recruit', 'Test Giant'].map((name) => {
      game.play(0, 'Test Rite', { targets: [[{ card: name }]] }).settle();
      return game.unit('Test Blade').attachedTo === game.unit(name).id;
    });
    expect(hosts).toEqual([true, true]);
  });
  it('riftbound:434.4.a nothing has moved where gear of a base is attached to a unit at a battlefield', () => {
    const watch = gear('Test Watch', triggered({ on: 'moved' }, draw(1)));
    const bind = does({ do: 'attach', what: { each: [GEAR, { named: 'Test Blade' }] }, to: { each: UNIT } });
    const game = position([{ hand: ['Test Rite'], base: ['Test Blade', 'Test Watch'] }, {}], {
      definitions: [recruit, gear('Test Blade'), watch, bind],
      battlefields: peak('Test Recruit'),
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.where('Test Blade'), game.hand(0)]).toEqual([PEAK, 0]);
  });
});

describe('legends and what is created', () => {
  it('riftbound:133.6.b.1 no legend leaves its zone by being banished', () => {
    const away = does({
      do: 'move',
      what: { each: [{ has: ['types', 'Legend'] }, { zone: 'legendZone' }] },
      to: 'banishment',
      cause: 'banish',
    });
    const game = position([{ hand: ['Test Rite'], legend: 'Test Sage' }, {}], {
      definitions: [legend('Test Sage'), away],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.zones('Test Sage')).toEqual(['legendZone']);
  });
  it('riftbound:439.4.a a spell that is created in another player’s turn is its creator’s', () => {
    const word: JsonObject = {
      name: 'Test Word',
      props: { name: 'Test Word', types: ['Spell'], supertypes: [], domains: [], tags: [] },
      abilities: [{ kind: 'spell', effects: [draw(2)] }],
    };
    const conjure = reacts('Test Conjure', { effects: [{ do: 'createToken', token: word }] });
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Conjure'] }], { definitions: [conjure, does()] })
      .play(0, 'Test Rite')
      .pass()
      .play(1, 'Test Conjure')
      .settle();
    expect([game.hand(0), game.hand(1)]).toEqual([0, 2]);
  });
});

describe('what goes on as it was', () => {
  it('riftbound:438.1.a an effect on what was replaced goes on', () => {
    const lift: JsonObject = {
      kind: 'static',
      affects: [UNIT, { is: 'here' }],
      mods: [{ mod: 'add', stat: 'might', value: 1 }],
    };
    const copse: JsonObject = {
      name: 'Test Copse',
      props: { name: 'Test Copse', types: ['Battlefield'], supertypes: [], domains: [], tags: [] },
      abilities: [],
    };
    const bless = aims(FIELD, { do: 'modify', what: T0, mods: [{ mod: 'ability', ability: lift }] });
    const grow = spell('Test Grow', {
      targets: [{ what: FIELD }],
      effects: [{ do: 'replaceWithToken', what: T0, token: copse }],
    });
    const game = position([{ hand: ['Test Rite', 'Test Grow'] }, {}], {
      definitions: [recruit, bless, grow],
      battlefields: peak('Test Recruit'),
    })
      .play(0, 'Test Rite', { targets: [[{ card: PEAK }]] })
      .settle();
    expect(game.might('Test Recruit')).toBe(2);
    game.play(0, 'Test Grow', { targets: [[{ card: PEAK }]] }).settle();
    expect([game.where('Test Recruit'), game.might('Test Recruit')]).toEqual(['Test Copse', 2]);
  });
  it('riftbound:476.2 layers are gone through as often as something applies anew', () => {
    const plus = (value: number): JsonObject => ({ mod: 'add', stat: 'might', value });
    const gives = (keyword: string): JsonObject => ({ mod: 'ability', ability: { kind: 'keyword', keyword } });
    const passive = (mod: JsonObject, condition?: JsonObject): JsonObject => ({
      kind: 'static',
      mods: [mod],
      ...(condition ? { if: { is: ['self', condition] } } : {}),
    });
    const riser = unit(
      'Test Riser',
      4,
      passive(plus(1)),
      passive(gives('tank'), { stat: ['might', '>=', 5] }),
      passive(plus(3), { keyword: 'tank' }),
      passive(gives('ganking'), { stat: ['might', '>=', 8] }),
    );
    const game = position([{ base: ['Test Riser'] }, {}], { definitions: [riser] });
    expect([game.might('Test Riser'), JSON.stringify(game.unit('Test Riser').keywords).includes('ganking')]).toEqual([
      8,
      true,
    ]);
  });
  it('riftbound:705 a unit in a hand has no buff', () => {
    const game = position([{ hand: ['Test Home'], base: [{ card: 'Test Giant', buffed: true }] }, {}], {
      definitions: [giant, toHand],
    })
      .play(0, 'Test Home')
      .settle();
    expect(game.the('Test Giant', 'hand')).toMatchObject({ buffed: false, counters: {} });
  });
});

describe('keywords', () => {
  it('riftbound:806.1.c abilities with Action are used in showdowns, and others are not', () => {
    const horn = (more: JsonObject): JsonObject =>
      gear('Test Horn', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [draw(1)], ...more });
    const may = (more: JsonObject): boolean =>
      position([{ base: ['Test Horn', 'Test Recruit'] }, {}], { definitions: [recruit, horn(more)] })
        .move(0, 'Test Recruit', PEAK)
        .offered()
        .includes('ACTIVATE Test Horn');
    expect([may({ timing: 'action' }), may({})]).toEqual([true, false]);
  });
  it('riftbound:727.1.b.2 what a card costs by Legion it costs while that holds', () => {
    const proud = withKeyword(
      card(
        'Test Proud',
        { types: ['Unit'], might: 3, energy: 3 },
        {
          kind: 'static',
          if: { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', 1] },
          mods: [{ mod: 'cost', less: energy(2) }],
        },
      ),
      'legion',
    );
    const game = position([{ hand: ['Test Proud', 'Test Recruit'], runes: [runes(1, 'Mind')] }, {}], {
      definitions: [proud, recruit],
    });
    expect(game.offered()).not.toContain('PLAY Test Proud');
    expect(game.play(0, 'Test Recruit').play(0, 'Test Proud').onBoard('Test Proud')).toHaveLength(1);
  });
  it('riftbound:755.1 what nobody could pay for may be chosen anew all the same', () => {
    const wary = withKeyword(unit('Test Wary', 6), 'deflect', { value: 3 });
    const bend = reacts('Test Bend', {
      targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
      effects: [{ do: 'changeTargets', what: T0, anew: true }],
    });
    const game = position(
      [
        { hand: ['Test Rite'], runes: [] },
        { hand: ['Test Bend'], runes: [], base: ['Test Wary', 'Test Giant'] },
      ],
      { definitions: [wary, giant, bend, aims(UNIT, damage(2))] },
    )
      .play(0, 'Test Rite', { targets: [[{ card: 'Test Giant' }]] })
      .pass()
      .play(1, 'Test Bend');
    while (game.decision().kind === 'PRIORITY' && game.chain().includes('Test Bend')) game.pass();
    game.choose(1, { card: 'Test Wary' }).settle();
    expect([game.unit('Test Wary').damage, game.unit('Test Giant').damage]).toEqual([2, 0]);
  });
  it('riftbound:753.1 of two targets no two are chosen anew to be the same', () => {
    const bend = reacts('Test Bend', {
      targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
      effects: [{ do: 'changeTargets', what: T0, anew: true }],
    });
    const pair = spell('Test Rite', { targets: [{ what: UNIT, min: 2, max: 2 }], effects: [damage(2)] });
    const three = ['Test One', 'Test Two', 'Test Three'];
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Bend'], base: three }], {
      definitions: [...three.map((name) => unit(name, 6)), bend, pair],
    })
      .play(0, 'Test Rite', { targets: [[{ card: 'Test One' }, { card: 'Test Two' }]] })
      .pass()
      .play(1, 'Test Bend');
    while (game.decision().kind === 'PRIORITY' && game.chain().includes('Test Bend')) game.pass();
    game.choose(1, { card: 'Test One' });
    const offered = game.decision().options.map((one) => one.card);
    expect(offered.sort()).toEqual(['Test Three', 'Test Two']);
  });
  it('riftbound:811.1.b nobody hides a card in another player’s turn, though a showdown goes on', () => {
    const trap = withKeyword(spell('Test Trap', { effects: [draw(1)] }), 'hidden');
    const hides = (active: number): boolean => {
      const game = position([{ hand: ['Test Trap'], base: ['Test Giant'] }, { base: ['Test Giant'] }], {
        definitions: [recruit, giant, trap],
        battlefields: peak('Test Recruit'),
        turn: { active },
      }).move(active, 'Test Giant', GROVE);
      if (active === 1) game.pass();
      return game.offered().includes('HIDE Test Trap');
    };
    expect([hides(0), hides(1)]).toEqual([true, false]);
  });
  it('riftbound:808.1.d what is killed and comes to another zone than the trash has not died', () => {
    const bell = (...abilities: JsonObject[]) =>
      withKeyword(unit('Test Bell', 3, ...abilities), 'deathknell', { effects: [draw(1)] });
    const kept: JsonObject = {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { from: 'board', to: 'trash' },
      change: { to: 'banishment' },
    };
    const died = (definition: JsonObject) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Bell'] }, {}], {
        definitions: [definition, kill([UNIT])],
      })
        .play(0, 'Test Rite')
        .settle();
      return [game.zones('Test Bell'), game.hand(0)];
    };
    expect([died(bell()), died(bell(kept))]).toEqual([
      [['trash'], 1],
      [['banishment'], 0],
    ]);
  });
  it('riftbound:820.4 effects ask for Repeat of a spell on the chain', () => {
    const echo = withKeyword(spell('Test Echo', { effects: [] }), 'repeat');
    const heed = reacts('Test Heed', {
      effects: [{ do: 'draw', who: 'you', count: { count: [{ zone: 'chain' }, { keyword: 'repeat' }] } }],
    });
    const game = position([{ hand: ['Test Echo', 'Test Heed'] }, {}], { definitions: [echo, heed] })
      .play(0, 'Test Echo')
      .play(0, 'Test Heed')
      .settle();
    expect(game.hand(0)).toBe(1);
  });
  it('riftbound:823.1.c.1 with Hunt its player gains as much XP as they hold', () => {
    const game = position([{}, {}], {
      definitions: [withKeyword(unit('Test Hunter', 3), 'hunt', { value: 2 })],
      battlefields: peak('Test Hunter'),
      turn: { step: 'beginning' },
    }).calm();
    expect([game.points(0), game.xp(0)]).toEqual([1, 2]);
  });
});
