/** Rules that hold alike for whoever's turn it is, wherever a unit is, and for all kinds of cards. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes, type Setup } from '../support/position.js';

const PATH = 'Rockfall Path';
const WASTE = 'Forbidding Waste';
const UNIT: JsonObject = { has: ['types', 'Unit'] };
const DRAW = { do: 'draw', who: 'you', count: 1 };
const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const energy = (n: number, ...power: string[]): JsonObject[] => [{ pay: 'resources', energy: n, power }];
const quick = (name: string, body: JsonObject) => withKeyword(spell(name, body), 'reaction');
/** Everything of some kind is hurt, or moved. */
const blast = (what: JsonObject, amount: number) =>
  spell('Test Blast', { effects: [{ do: 'damage', to: { each: what }, amount }] });

describe('damage', () => {
  it('riftbound:142 instructions damage no gear', () => {
    const game = position([{ hand: ['Test Blast'], base: ['Sprite Fountain', 'Noxus Hopeful'] }, {}], {
      definitions: [blast({ any: [UNIT, { has: ['types', 'Gear'] }] }, 1)],
    })
      .play(0, 'Test Blast')
      .settle();
    expect([game.unit('Sprite Fountain').damage, game.unit('Noxus Hopeful').damage]).toEqual([0, 1]);
    expect(game.happened('DAMAGE_DEALT')).toHaveLength(1);
  });
  it.each([0, 1])('riftbound:143.2.a it kills units of both players in the turn of seat %i', (active) => {
    const game = position([{ base: ['Test Small'] }, { base: ['Test Small'] }], {
      turn: { active },
      definitions: [blast(UNIT, 2), unit('Test Small', 2)],
    });
    expect(game.onBoard('Test Small')).toHaveLength(2);
    const hurt = (seat: number) => ({ hand: seat === active ? ['Test Blast'] : [], base: ['Test Small'] });
    const dead = position([hurt(0), hurt(1)], {
      turn: { active },
      definitions: [blast(UNIT, 2), unit('Test Small', 2)],
    })
      .play(active, 'Test Blast')
      .settle();
    expect([dead.onBoard('Test Small'), dead.pile(1 - active, 'trash')]).toEqual([[], ['Test Small']]);
  });
  it('riftbound:323.5 the turn player’s units die as well as the opponent’s', () => {
    const game = position([{ hand: ['Test Blast'], base: ['Test Small'] }, { base: ['Test Small'] }], {
      definitions: [blast(UNIT, 2), unit('Test Small', 2)],
    })
      .play(0, 'Test Blast')
      .settle();
    expect([game.count(0, 'trash'), game.count(1, 'trash')]).toEqual([2, 1]);
  });
  it('riftbound:142.4.b in combat a unit without Might is to be assigned 1', () => {
    const game = position([{ base: ['Test Giant'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Mist'), foe('Test Rock')] }, { card: PEAK }],
      definitions: [unit('Test Giant', 3), unit('Test Mist', 0), unit('Test Rock', 2)],
    })
      .move(0, 'Test Giant', PATH)
      .pass()
      .pass();
    const lethal = game.decision().options.map((o) => [o.card, o.lethal]);
    expect(lethal.sort()).toEqual([
      ['Test Mist', 1],
      ['Test Rock', 2],
    ]);
    expect(game.settle().zones('Test Mist')).toEqual(['trash']);
  });
  it('riftbound:143.3.b.1 at battlefields as in bases it is healed as the turn ends', () => {
    const hurt = { card: 'Noxus Hopeful', damage: 2 };
    const game = position([{ base: [hurt] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Darius, Trifarian', { damage: 2 })] }],
    }).until({ turn: 4, step: 'main' });
    expect([game.unit('Noxus Hopeful').damage, game.unit('Darius, Trifarian').damage]).toEqual([0, 0]);
  });
});

describe('moves', () => {
  it('riftbound:124 a unit that moves keeps its buff and what was given to it', () => {
    const game = position([{ base: [{ card: 'Noxus Hopeful', buffed: true }], hand: ['Cleave'] }, {}]);
    game.play(0, 'Cleave', { targets: [[{ card: 'Noxus Hopeful' }]] }).settle();
    const { keywords } = game.unit('Noxus Hopeful');
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.unit('Noxus Hopeful')).toMatchObject({ buffed: true, might: 5, keywords });
    expect(keywords).toContain('assault 3');
  });
  it('riftbound:144.2 going home exhausts too', () => {
    const game = position([{}, {}], { battlefields: [{ card: PEAK, units: ['Noxus Hopeful'] }, { card: GROVE }] });
    expect(game.move(0, 'Noxus Hopeful', 'base').ready('Noxus Hopeful')).toBe(false);
  });
  it('riftbound:144.3 three or more go as one', () => {
    const base = ['Noxus Hopeful', 'Pouty Poro', 'Honest Broker'];
    const game = position([{ base }, {}]).move(0, 'Noxus Hopeful', PEAK, ['Pouty Poro', 'Honest Broker']);
    expect(base.map((name) => game.where(name))).toEqual([PEAK, PEAK, PEAK]);
  });
  it('riftbound:144.3 only units go along that could move to the same place', () => {
    const game = position([{ base: ['Noxus Hopeful', 'Honest Broker'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }],
    });
    game.choose(0, { kind: 'MOVE', card: 'Noxus Hopeful' }).choose(0, { card: GROVE });
    expect([game.decision().kind, game.decision().options.map((o) => o.card)]).toEqual([
      'MOVE_ALONG',
      ['Honest Broker'],
    ]);
  });
  it('riftbound:144.4.a to battlefields of opponents as well as to empty ones', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Pouty Poro')] }, { card: GROVE }],
    }).choose(0, { kind: 'MOVE', card: 'Noxus Hopeful' });
    expect(game.decision().options.map((o) => o.card)).toEqual([PEAK, GROVE]);
  });
  it('riftbound:144.4.b though the other battlefield is one’s own', () => {
    const game = position([{}, {}], {
      battlefields: [
        { card: PEAK, units: ['Pouty Poro'] },
        { card: GROVE, units: ['Honest Broker'] },
      ],
    }).choose(0, { kind: 'MOVE', card: 'Pouty Poro' });
    // Home is the only way, so that nothing is asked but who goes along.
    expect(game.decision().kind).toBe('MOVE_ALONG');
  });
  it('riftbound:312.2 while an opponent has focus, they have priority', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: PATH, controller: 0, units: ['Noxus Hopeful', foe('Honest Broker')] }, { card: PEAK }],
    });
    expect([game.focus, game.view().turn.priority]).toEqual([1, 1]);
    const cleave = position([{ base: ['Noxus Hopeful'], hand: ['Cleave'] }, {}]).move(0, 'Noxus Hopeful', PEAK);
    cleave
      .play(0, 'Cleave', { targets: [[{ card: 'Noxus Hopeful' }]] })
      .pass()
      .pass();
    expect([cleave.turnState(), cleave.focus, cleave.view().turn.priority]).toEqual(['showdownOpen', 1, 1]);
  });
});

describe('entering', () => {
  it('riftbound:143.4 units enter battlefields exhausted too', () => {
    const game = position([{ hand: ['Pouty Poro'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Noxus Hopeful'] }, { card: GROVE }],
    }).play(0, 'Pouty Poro', { at: PEAK });
    expect([game.where('Pouty Poro'), game.ready('Pouty Poro')]).toEqual([PEAK, false]);
  });
  it('riftbound:149.2 gear is in the base at once, without a recall', () => {
    const game = position([{ hand: ['Sprite Fountain'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }],
    }).play(0, 'Sprite Fountain');
    expect([game.where('Sprite Fountain'), game.happened('RECALLED')]).toEqual(['base', []]);
  });
  it('riftbound:054.1 Ambush goes to no battlefield that forbids it', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Chakram Dancer'] }], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
    })
      .move(0, 'Noxus Hopeful', PATH)
      .pass();
    expect(game.decision().seat).toBe(1);
    expect(game.offered()).not.toContain('PLAY Chakram Dancer');
  });
  it('riftbound:054.1 nor is a hidden unit played at one', () => {
    const offered = (at: string) =>
      position([{}, {}], {
        battlefields: [{ card: at, units: ['Noxus Hopeful'], facedown: [{ card: 'Test Shy', turn: 1 }] }],
        definitions: [withKeyword(unit('Test Shy', 1), 'hidden')],
      })
        .offered()
        .includes('PLAY Test Shy');
    expect([offered(PATH), offered(PEAK)]).toEqual([false, true]);
  });
  it('riftbound:108.3.d at the times and for the cost of any card, with or without a hand', () => {
    const mine = { championZone: ["Kai'Sa, Survivor"], base: ['Noxus Hopeful'] };
    expect(position([mine, {}]).offered()).toContain("PLAY Kai'Sa, Survivor");
    expect(position([{ ...mine, runes: [] }, {}]).offered()).not.toContain("PLAY Kai'Sa, Survivor");
    const game = position([mine, {}]).move(0, 'Noxus Hopeful', PEAK);
    expect(game.offered()).not.toContain("PLAY Kai'Sa, Survivor");
  });
  it('riftbound:204.2.a units ask for their additional costs as well', () => {
    const toll = card('Test Toll', { types: ['Unit'], might: 1, energy: 1 }, { kind: 'spell', additional: energy(1) });
    const offered = (count: number) =>
      position([{ hand: ['Test Toll'], runes: [runes(count, 'Mind')] }, {}], { definitions: [toll] })
        .offered()
        .includes('PLAY Test Toll');
    expect([offered(1), offered(2)]).toEqual([false, true]);
  });
});

describe('gear', () => {
  it('riftbound:149.3 an opponent’s gear goes home from a battlefield as well', () => {
    const moor = spell('Test Moor', {
      targets: [{ what: { has: ['types', 'Gear'] } }, { what: UNIT }],
      effects: [{ do: 'attach', what: { target: 0 }, to: { target: 1 } }],
    });
    const oust = spell('Test Oust', { effects: [{ do: 'move', what: { each: UNIT }, to: 'hand', cause: 'return' }] });
    const game = position([{ hand: ['Test Moor', 'Test Oust'] }, { base: ['Sprite Fountain'] }], {
      battlefields: [{ card: PEAK, units: ['Noxus Hopeful'] }, { card: GROVE }],
      definitions: [moor, oust],
    });
    game.play(0, 'Test Moor').settle();
    expect(game.where('Sprite Fountain')).toBe(PEAK);
    game.play(0, 'Test Oust').settle();
    expect([game.where('Sprite Fountain'), game.happened('RECALLED').length]).toEqual(['base', 1]);
    expect(game.unit('Sprite Fountain').controller).toBe(1);
  });
  it('riftbound:107.1.c gear lies in the base of who controls it', () => {
    const game = position([{}, { base: [{ card: 'Sprite Fountain', controller: 0 }], runes: [] }]);
    const base = (seat: number) => {
      const zone = game.view().zones.find((z) => z.id === 'base' && z.owner === seat);
      return (zone && 'objects' in zone ? zone.objects : []).map((id) => game.view().objects[id]?.card);
    };
    expect([base(0).includes('Sprite Fountain'), base(1)]).toEqual([true, []]);
  });
});

describe('rune pools', () => {
  /** Seat 1 adds Energy in answer to a spell of seat 0's. */
  const added = (step?: string, stops: Setup['stops'] = []) => {
    const bell = gear('Test Bell', triggered({ on: 'step', match: { step: 'beginning' }, player: 'any' }, DRAW));
    const game = position([{ hand: ['Test Calm'], base: ['Test Bell'] }, {}], {
      ...(step ? { turn: { step } } : {}),
      stops,
      definitions: [spell('Test Calm', { effects: [] }), bell],
    });
    if (!step) game.play(0, 'Test Calm');
    game.pass().choose(1, { kind: 'ACTIVATE', card: 'Mind Rune', ability: 0, nth: 0 });
    expect(game.pool(1).energy).toBe(1);
    return game;
  };
  it('riftbound:167.1 the opponent’s unspent Energy is lost too', () => {
    const game = added().settle().until({ turn: 4, step: 'beginning' });
    expect(game.happened('RESOURCES_LOST')).toMatchObject([{ seat: 1, energy: 1 }]);
  });
  it('riftbound:316.3 each player’s pool empties as the main phase begins', () => {
    expect(added('beginning').until({ turn: 3, step: 'main' }).pool(1).energy).toBe(0);
  });
  it('riftbound:317.2.d each player’s pool empties as the turn ends', () => {
    const game = added(undefined, [{ turn: 3, step: 'expiration', at: 'end' }]).settle();
    expect(game.pool(1).energy).toBe(1);
    expect(game.pass().decision().kind).toBe('STOP');
    expect(game.pool(1).energy).toBe(0);
  });
  const DOMAINS = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'];
  it.each(DOMAINS)('riftbound:135.2.e.5.b added Power of any domain pays for %s', (domain) => {
    const charm = card('Test Charm', { types: ['Unit'], might: 1, domains: [domain], power: [domain] });
    const game = position([{ hand: ['Test Charm'], base: ['Gold'], runes: [] }, {}], { definitions: [charm] });
    expect(game.play(0, 'Test Charm').onBoard('Gold')).toEqual([]);
    expect(game.where('Test Charm')).toBe('base');
  });
  it('riftbound:135.2.e.6.c Power of two domains is paid by either alone', () => {
    const both = card('Test Both', { types: ['Unit'], might: 1, domains: ['Fury', 'Mind'], power: ['Fury|Mind'] });
    const offered = (domain: string) =>
      position([{ hand: ['Test Both'], runes: [runes(1, domain)] }, {}], { definitions: [both] })
        .offered()
        .includes('PLAY Test Both');
    expect(['Fury', 'Mind', 'Body'].map(offered)).toEqual([true, true, false]);
  });
});

describe('tokens', () => {
  const COIN = gear('Test Coin');
  const coin = { ...COIN, props: { name: 'Test Coin', types: ['Gear'], supertypes: [], domains: [], tags: [] } };
  const made = (more: JsonObject) =>
    position([{ hand: ['Test Mint'] }, {}], {
      definitions: [spell('Test Mint', { effects: [{ do: 'playToken', token: coin, ...more }] })],
    })
      .play(0, 'Test Mint')
      .settle()
      .ready('Test Coin');
  it('riftbound:184.1 token gear enters exhausted where the effect says so', () => {
    expect(made({ exhausted: true })).toBe(false);
  });
  it('riftbound:185.2.d and ready else, as gear does', () => {
    expect(made({})).toBe(true);
  });
  it('riftbound:185.2.a a token unit is played to places of its own player, whoever’s turn it is', () => {
    const call = quick('Test Call', {
      effects: [{ do: 'playToken', token: card('Test Recruit', { types: ['Unit'], might: 1 }) }],
    });
    const game = position([{ hand: ['Test Calm'] }, { hand: ['Test Call'] }], {
      battlefields: [
        { card: PEAK, units: ['Pouty Poro'] },
        { card: GROVE, controller: 1, units: [foe('Honest Broker')] },
      ],
      definitions: [call, spell('Test Calm', { effects: [] })],
    });
    game.play(0, 'Test Calm').pass().play(1, 'Test Call').pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'LOCATION', seat: 1 });
    expect(game.decision().options.map((o) => o.card ?? o.label)).toEqual(['Base', GROVE]);
  });
  it.each(['Recruit', 'Sprite', 'Gold'])('riftbound:185.3.a a %s costs nothing that could be named', (name) => {
    expect(position([{ base: [name] }, {}]).unit(name)).toMatchObject({ cost: null, energy: null, power: null });
  });
  it.each(['Recruit', 'Sprite', 'Gold'])('riftbound:185.3.b a %s is of no domain', (name) => {
    expect(position([{ base: [name] }, {}]).unit(name).domain).toEqual([]);
  });
  const gone = (to: string) =>
    position([{ hand: ['Test Away'], base: ['Recruit', 'Gold'] }, {}], {
      definitions: [
        spell('Test Away', {
          effects: [{ do: 'move', what: { each: { any: [{ named: 'Recruit' }, { named: 'Gold' }] } }, to }],
        }),
      ],
    })
      .play(0, 'Test Away')
      .settle();
  it.each(['hand', 'mainDeck', 'banishment', 'trash'])('riftbound:186 they cease to exist in the %s', (to) => {
    const game = gone(to);
    expect([game.zones('Recruit'), game.zones('Gold')]).toEqual([[], []]);
  });
  it.each(['trash', 'banishment'])('riftbound:186.1 as soon as they are put into the %s', (to) => {
    const game = gone(to);
    expect([game.count(0, to), game.zones('Recruit')]).toEqual([to === 'trash' ? 1 : 0, []]);
  });
});

describe('control and winning', () => {
  it('riftbound:190.4.c the opponent loses control of what their units leave, in the turn of the other', () => {
    const oust = spell('Test Oust', { effects: [{ do: 'move', what: { each: UNIT }, to: 'hand', cause: 'return' }] });
    const game = position([{ hand: ['Test Oust'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
      definitions: [oust],
    });
    expect(game.play(0, 'Test Oust').settle().holder(PEAK)).toBe(null);
  });
  it('riftbound:323.6 and so does the turn player', () => {
    const game = position([{ hand: ['Retreat'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Noxus Hopeful'] }, { card: GROVE }],
    });
    expect(game.play(0, 'Retreat').settle().holder(PEAK)).toBe(null);
  });
  it('riftbound:190.4 who has no units left at the end of a showdown gains nothing', () => {
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Retreat'] }, {}]).move(0, 'Noxus Hopeful', PEAK);
    game.play(0, 'Retreat').settle();
    expect([game.turnState(), game.holder(PEAK), game.points(0)]).toEqual(['neutralOpen', null, 0]);
  });
  it('riftbound:190.6.a in the other player’s turn too', () => {
    const field = card('Test Field', { types: ['Battlefield'] });
    const { energy: _e, power: _p, ...props } = field.props as JsonObject;
    const rings = triggered({ on: 'step', match: { step: 'beginning' }, player: 'any' }, DRAW);
    const game = position([{}, {}], {
      turn: { step: 'beginning' },
      battlefields: [{ card: 'Test Field', owner: 0, controller: 1, units: [foe('Pouty Poro')] }, { card: PEAK }],
      definitions: [{ ...field, props: { ...props, domains: [] }, abilities: [rings] }],
    });
    expect(game.view().stack.map((s) => s.controller)).toEqual([1]);
  });
  it('riftbound:107.3.d the opponent’s hidden cards are lost as well', () => {
    const oust = spell('Test Oust', { effects: [{ do: 'move', what: { each: UNIT }, to: 'hand', cause: 'return' }] });
    const game = position([{ hand: ['Test Oust'] }, {}], {
      battlefields: [
        {
          card: PEAK,
          controller: 1,
          units: [foe('Honest Broker')],
          facedown: [{ card: 'Hidden Blade', controller: 1, turn: 2 }],
        },
        { card: GROVE },
      ],
      definitions: [oust],
    });
    game.play(0, 'Test Oust').settle();
    expect([game.zones('Hidden Blade'), game.pile(1, 'trash')]).toEqual([['trash'], ['Hidden Blade']]);
  });
  it('riftbound:107.3.f a battlefield says that a card lies there', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: PATH, units: ['Noxus Hopeful'], facedown: [{ card: 'Hidden Blade', turn: 1 }] }],
    });
    const field = Object.values(game.view(1).objects).find((o) => o.card === PATH);
    expect(field?.facedownCards).toEqual([game.the('Hidden Blade', 'facedown').id]);
  });
  it('riftbound:323.7 hidden cards go where nobody controls their battlefield any more', () => {
    const game = position([{}, {}], {
      battlefields: [
        { card: PATH, units: ['Noxus Hopeful'], facedown: [{ card: 'Hidden Blade', turn: 1 }] },
        { card: WASTE },
      ],
    });
    game.move(0, 'Noxus Hopeful', 'base');
    expect([game.holder(PATH), game.zones('Hidden Blade')]).toEqual([null, ['trash']]);
  });
  it('riftbound:194.2 a player wins in the turn of the other as well', () => {
    const burn = position([{ mainDeck: [], trash: ['Cleave', 'Stupefy'] }, { points: 7 }], { turn: { step: 'draw' } });
    expect(burn.result()).toMatchObject({ winners: [1] });
  });
  it('riftbound:323.1 the cleanup looks at the points of both players', () => {
    expect(position([{}, { points: 8 }]).result()).toMatchObject({ winners: [1] });
    expect(position([{ points: 8 }, {}]).result()).toMatchObject({ winners: [0] });
  });
  it('riftbound:195 an effect says who wins, however few points they have', () => {
    const game = position([{ hand: ['Test Triumph'] }, { points: 5 }], {
      definitions: [spell('Test Triumph', { effects: [{ do: 'win', who: 'you' }] })],
    });
    expect(game.play(0, 'Test Triumph').settle().result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });
  it('riftbound:196 the end is told, and nothing can be done any more', () => {
    const game = position([{ points: 8 }, {}]);
    expect(game.happened('GAME_ENDED')).toMatchObject([{ kind: 'WIN', winners: [0] }]);
    expect(game.decisions()).toEqual([]);
  });
  it('riftbound:128.3 nor the order of a rune deck', () => {
    const game = position([{ runes: [], runeDeck: ['Chaos Rune', 'Body Rune'] }, { runes: [] }]);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(JSON.stringify(game.view(viewer))).not.toMatch(/Chaos Rune|Body Rune/);
  });
});
