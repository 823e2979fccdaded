/** Rules where it happens again, to the third of several, in another combat or another's turn (377–651). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { riftbound } from '../../src/index.js';
import { activated, card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position, type RiftboundPlay } from '../support/position.js';
import { aims, damage, does, draw, ENEMY, foe, GEAR, giant, recruit, status, T0, UNIT } from '../support/rites.js';
import { ATTACH, PATH, soldier } from '../support/smithy.js';

const named = (name: string): JsonObject => ({ each: { named: name } });
const PLAYED = { on: 'play', object: 'self' };
const actions = (name: string, body: JsonObject): JsonObject => withKeyword(spell(name, body), 'action');
const path = (...units: string[]) => ({
  battlefields: [
    { card: PATH, owner: 0, controller: 1, units: units.map((name) => foe(name)) },
    { card: PEAK, owner: 1 },
  ],
});

describe('abilities', () => {
  it('riftbound:377.3.b.1 an ability is a pending item of whoever activates it, in another’s turn as well', () => {
    const fife = gear('Test Fife', { ...activated(damage(1)), targets: [{ what: UNIT }], timing: 'reaction' });
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Fife', 'Test Giant', 'Test Soldier'] }], {
      definitions: [fife, giant, soldier, does()],
    })
      .play(0, 'Test Rite')
      .pass()
      .use(1, 'Test Fife');
    expect([game.decision().seat, game.view().stack[0]]).toMatchObject([
      1,
      { card: 'Test Fife', pending: true, controller: 1 },
    ]);
    expect(game.choose(1, { card: 'Test Giant' }).view().stack[0]).toMatchObject({ pending: false, controller: 1 });
  });
  it('riftbound:383.3.e.2 whoever may have it twice each turn chooses each time, until they have had it twice', () => {
    const twice = unit('Test Twice', 2, {
      ...triggered({ on: 'play', player: 'you', object: GEAR }, draw(1)),
      may: true,
      limit: { perTurn: 2 },
    });
    const game = position([{ hand: Array.from({ length: 4 }, () => 'Test Tool'), base: ['Test Twice'] }, {}], {
      definitions: [twice, gear('Test Tool')],
    });
    const drawn = [true, false, true].map((confirm) => {
      const before = game.play(0, 'Test Tool').hand(0);
      expect(game.decision().kind).toBe('MAY');
      return game.answer(0, { confirm }).settle().hand(0) - before;
    });
    expect([drawn, game.play(0, 'Test Tool').decision().kind]).toEqual([[1, 0, 1], 'PRIORITY']);
  });
  it('riftbound:383.4.e.2.a once each combat: in another combat of the same turn it attacks anew', () => {
    const raider = unit('Test Raider', 6, triggered({ on: 'unit:attack', object: 'self' }, draw(1)));
    const again = does(
      { do: 'moveTo', what: named('Test Raider'), to: 'base' },
      status('exhausted', false, named('Test Raider')),
    );
    const game = position([{ base: ['Test Raider'], hand: ['Test Rite'] }, {}], {
      definitions: [raider, recruit, again],
      battlefields: [
        { card: PATH, owner: 0, controller: 1, units: [foe('Test Recruit')] },
        { card: GROVE, owner: 1, controller: 1, units: [foe('Test Recruit')] },
      ],
    });
    game.move(0, 'Test Raider', PATH).calm();
    const first = game.happened('ABILITY_TRIGGERED').length;
    game.play(0, 'Test Rite').calm().move(0, 'Test Raider', GROVE).calm();
    expect([first, game.happened('ABILITY_TRIGGERED').length, game.happened('COMBAT_BEGAN').length]).toEqual([1, 2, 2]);
  });
  it('riftbound:387.1.a done three times, the reflexive trigger is on the chain three times', () => {
    const reflexive: JsonObject = { do: 'reflexive', ability: { targets: [{ what: ENEMY }], effects: [damage(1)] } };
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Giant', 'Test Soldier'] }], {
      definitions: [giant, soldier, does(reflexive, reflexive, reflexive)],
    });
    game.play(0, 'Test Rite').pass().pass();
    while (game.decision().kind !== 'PRIORITY')
      if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Test Giant' });
      else game.answer(0, game.decision().default);
    expect(game.chain()).toEqual(['Test Rite', 'Test Rite', 'Test Rite']);
    expect(game.settle().unit('Test Giant').damage).toBe(3);
  });
  it('riftbound:402.4.a what waits for something being countered does not see that one was removed', () => {
    const archer = unit('Test Archer', 2, { ...triggered(PLAYED, damage(1)), targets: [{ what: ENEMY }] });
    const watch = gear('Test Watch', triggered({ on: 'countered', player: 'any' }, draw(1)));
    const game = position([{ hand: ['Test Archer'], base: ['Test Watch'] }, {}], { definitions: [archer, watch] })
      .play(0, 'Test Archer')
      .settle();
    expect([game.chain(), game.hand(0), game.happened('COUNTERED')]).toEqual([[], 0, []]);
  });
  it('riftbound:403.1.b what its source cost is no cost of a triggered ability', () => {
    const herald = card('Test Herald', { types: ['Unit'], might: 1, energy: 2 }, triggered(PLAYED, draw(1)));
    const game = position([{ hand: ['Test Herald'], runes: [{ card: 'Mind Rune', count: 2 }] }, {}], {
      definitions: [herald],
    }).play(0, 'Test Herald');
    expect([game.decision().kind, game.chain(), game.happened('COST_PAID').length]).toEqual([
      'PRIORITY',
      ['Test Herald'],
      1,
    ]);
    expect(game.settle().hand(0)).toBe(1);
  });
  it('riftbound:406.5 all instructions of an ability are carried out as those of a spell, and then it is cleared', () => {
    const drum = gear('Test Drum', activated(damage(1, named('Test Giant')), draw(1), draw(1)));
    const game = position([{ base: ['Test Drum'] }, { base: ['Test Giant'] }], { definitions: [drum, giant] })
      .use(0, 'Test Drum')
      .settle();
    expect([game.unit('Test Giant').damage, game.hand(0), game.chain(), game.count(0, 'trash')]).toEqual([1, 2, [], 0]);
  });
});

describe('actions', () => {
  const left = (what: JsonObject) => {
    const both = (name: string): (string | JsonObject)[] => [{ card: name, exhausted: true }, name];
    const game = position(
      [{ hand: ['Test Rite'], base: both('Test Tool') }, { base: [...both('Test Tool'), ...both('Test Giant')] }],
      {
        definitions: [
          giant,
          gear('Test Tool'),
          does({ do: 'kill', what: { each: [{ has: ['types', ['Unit', 'Gear']] }, what] } }),
        ],
      },
    )
      .play(0, 'Test Rite')
      .calm();
    return ['Test Tool', 'Test Giant'].map((name) =>
      game.onBoard(name).map(({ controller, exhausted }) => [controller, exhausted]),
    );
  };
  it('riftbound:414.2 gear is exhausted as units are, of either player, and is found so', () => {
    expect(left({ status: 'exhausted' })).toEqual([
      [
        [0, false],
        [1, false],
      ],
      [[1, false]],
    ]);
  });
  it('riftbound:415.2 gear and what opponents control is found ready', () => {
    expect(left({ not: { status: 'exhausted' } })).toEqual([
      [
        [0, true],
        [1, true],
      ],
      [[1, true]],
    ]);
  });
  it('riftbound:417.6.a damage of a triggered ability is its own, and not that of what it triggered on', () => {
    const totem = gear(
      'Test Totem',
      triggered({ on: 'play', player: 'you', object: UNIT }, damage(1, named('Test Giant'))),
    );
    const game = position([{ hand: ['Test Recruit'], base: ['Test Totem'] }, { base: ['Test Giant'] }], {
      definitions: [totem, recruit, giant],
    })
      .play(0, 'Test Recruit')
      .settle();
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ card: 'Test Totem', amount: 1 }]);
  });
  it('riftbound:419.3.a an effect lets a player play a card also amid a showdown of their own turn', () => {
    const call = actions('Test Call', {
      targets: [{ what: [{ zone: 'trash' }, UNIT, { owner: 'you' }] }],
      effects: [{ do: 'play', what: T0, cost: [] }],
    });
    const game = position([{ base: ['Test Giant'], hand: ['Test Call'], trash: ['Test Soldier'] }, {}], {
      definitions: [call, giant, recruit, soldier],
      ...path('Test Recruit'),
    }).move(0, 'Test Giant', PATH);
    expect(game.turnState()).toBe('showdownOpen');
    game.play(0, 'Test Call').pass().pass().choose(0, { card: 'Test Soldier' }).calm();
    expect(game.onBoard('Test Soldier')).toMatchObject([{ controller: 0 }]);
  });
  it('riftbound:420.3.b all units that make a standard move together are moved, three as well as two', () => {
    const names = ['Test Giant', 'Test Soldier', 'Test Recruit'];
    const game = position([{ base: names }, {}], { definitions: [giant, soldier, recruit] }).move(
      0,
      'Test Giant',
      PEAK,
      names.slice(1),
    );
    expect(names.map((name) => [game.where(name), game.ready(name)])).toEqual(names.map(() => [PEAK, false]));
    expect(game.happened('MOVED')).toHaveLength(3);
  });
  it('riftbound:434.1.h nothing is done "as" it is attached either where it is attached there already', () => {
    const eager = gear('Test Hook');
    const watch = gear('Test Watch', { kind: 'replacement', on: 'attach', object: GEAR, also: [draw(1)] });
    const game = position(
      [{ hand: ['Test Attach', 'Test Attach'], base: ['Test Hook', 'Test Soldier', 'Test Watch'] }, {}],
      {
        definitions: [eager, soldier, ATTACH, watch],
      },
    );
    const attach = () =>
      game.play(0, 'Test Attach', { targets: [[{ card: 'Test Hook' }], [{ card: 'Test Soldier' }]] }).settle();
    expect(attach().hand(0)).toBe(2);
    expect(attach().hand(0)).toBe(1);
  });
  const ward = spell('Test Ward', {
    targets: [{ what: [UNIT, { named: 'Test Soldier' }] }],
    effects: [{ do: 'createReplacement', replaces: { on: 'damage', prevent: true }, entities: T0 }],
  });
  const warded = () =>
    position([{ hand: ['Test Ward', 'Test Rite'], base: ['Test Soldier'] }, {}], {
      definitions: [ward, soldier, giant, aims({ named: 'Test Soldier' }, damage(2))],
      ...path('Test Giant'),
    })
      .play(0, 'Test Ward')
      .settle()
      .move(0, 'Test Soldier', PATH)
      .calm();
  it('riftbound:437.3.c after all damage of a combat was prevented “all” is still all', () => {
    expect(warded().play(0, 'Test Rite').settle().unit('Test Soldier').damage).toBe(0);
  });
  it('riftbound:437.7 its spell gone, it replaces the damage of a combat as well', () => {
    const game = warded();
    expect([game.where('Test Soldier'), game.happened('DAMAGE_DEALT').map(({ amount }) => amount)]).toEqual([
      'base',
      [3],
    ]);
  });
  it('riftbound:438.7.a what is swapped back is where the token was', () => {
    const beast: JsonObject = {
      name: 'Test Beast',
      props: { name: 'Test Beast', types: ['Unit'], supertypes: [], domains: [], tags: [], might: 9 },
      abilities: [],
    };
    const game = position([{ hand: ['Test Grow', 'Test Back'] }, {}], {
      definitions: [
        giant,
        spell('Test Grow', {
          targets: [{ what: UNIT }],
          effects: [{ do: 'replaceWithToken', what: T0, token: beast }],
        }),
        spell('Test Back', { targets: [{ what: UNIT }], effects: [{ do: 'swapBack', what: T0 }] }),
      ],
      battlefields: [
        { card: PATH, owner: 0, controller: 0, units: ['Test Giant'] },
        { card: PEAK, owner: 1 },
      ],
    });
    const { id } = game.unit('Test Giant');
    game.play(0, 'Test Grow').settle().play(0, 'Test Back').settle();
    expect([game.unit('Test Giant').id, game.where('Test Giant'), game.holder(PATH)]).toEqual([id, PATH, 0]);
  });
});

describe('combats, layers and teams', () => {
  it('riftbound:466.6 what conquering triggered for the other player is resolved before the combat ends as well', () => {
    const spy = gear('Test Spy', triggered({ on: 'conquer', player: 'opponent' }, draw(1)));
    const game = position([{ base: ['Test Giant'] }, { base: ['Test Spy'] }], {
      definitions: [giant, recruit, spy],
      ...path('Test Recruit'),
    })
      .move(0, 'Test Giant', PATH)
      .settle();
    const seen = game.events.map(({ type }) => type).filter((type) => ['CARD_DRAWN', 'COMBAT_ENDED'].includes(type));
    expect([seen, game.hand(1)]).toEqual([['CARD_DRAWN', 'COMBAT_ENDED'], 1]);
  });
  const passive = (mods: JsonObject[], affects: JsonObject | JsonObject[]): JsonObject => ({
    kind: 'static',
    affects,
    mods,
  });
  const gains = (word: string): JsonObject => ({ mod: 'ability', ability: { kind: 'keyword', keyword: word } });
  const table = (base: string[], ...definitions: JsonObject[]) =>
    position([{ base }, {}], { definitions: [recruit, ...definitions] });
  it('riftbound:478.1.a an effect waits for one that ends it, however many effects lie between them', () => {
    const made = (name: string, mod: JsonObject, whom: string) =>
      unit(name, 1, passive([mod], [UNIT, { named: whom }]));
    const game = table(
      ['Test Elder', 'Test One', 'Test Two', 'Test Three', 'Test Hush', 'Test Recruit'],
      made('Test Elder', gains('tank'), 'Test Recruit'),
      made('Test One', gains('assault'), 'Test Recruit'),
      made('Test Two', gains('shield'), 'Test Recruit'),
      made('Test Three', gains('ganking'), 'Test Recruit'),
      made('Test Hush', { mod: 'loseAbilities' }, 'Test Elder'),
    );
    const words = JSON.stringify(game.unit('Test Recruit').keywords);
    expect(['tank', 'assault', 'shield', 'ganking'].map((word) => words.includes(word))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
  it('riftbound:478.1.b an effect waits also for what makes it apply to fewer', () => {
    const tag = (value: string): JsonObject => ({ mod: 'gain', prop: 'tags', values: [value] });
    const bard = unit(
      'Test Bard',
      1,
      passive([tag('Hero')], [UNIT, { named: 'Test Recruit' }, { not: { has: ['tags', 'Elf'] } }]),
    );
    const maker = unit('Test Maker', 1, passive([tag('Elf')], [UNIT, { named: 'Test Recruit' }]));
    const tags = (...base: string[]) => table(base, bard, maker).unit('Test Recruit').tags;
    expect([tags('Test Bard', 'Test Maker', 'Test Recruit'), tags('Test Maker', 'Test Bard', 'Test Recruit')]).toEqual([
      ['Elf'],
      ['Elf'],
    ]);
    expect(tags('Test Bard', 'Test Recruit')).toEqual(['Hero']);
  });
  it.each([0, 1, 2, 3])('riftbound:651.4 with seat %i, who concedes, their teammate has lost', (seat) => {
    const players: PlayerSetup[] = [{}, {}, {}, {}];
    const game: RiftboundPlay = position(players as never, { options: { format: '2v2' } as never });
    const gone = riftbound.concede(game.state, seat);
    if (!gone.ok) throw new Error('conceding was refused');
    game.state = gone.value.state;
    expect(game.view().players.map(({ lost }) => lost)).toEqual([0, 1, 2, 3].map((one) => one % 2 === seat % 2));
    expect(game.result()?.winners).toEqual(seat % 2 === 0 ? [1, 3] : [0, 2]);
  });
});
