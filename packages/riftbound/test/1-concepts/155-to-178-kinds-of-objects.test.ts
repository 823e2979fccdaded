/** What spells, runes, battlefields and legends are, and what more than one type makes of an object (155–178). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { battlefield, choices, each, legend, slay, uses } from '../support/kinds.js';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const UNIT: JsonObject = { has: ['types', 'Unit'] };

const GEAR: JsonObject = { has: ['types', 'Gear'] };

const DRAW = { do: 'draw', who: 'you', count: 1 };

const foe = (name: string, more: object = {}) => ({ card: name, controller: 1, ...more });

describe('spells', () => {
  const plain = spell('Test Spell', { effects: [DRAW] });
  it('riftbound:155 a spell is played in one’s own turn, in an open state outside showdowns', () => {
    const mine = { hand: ['Test Spell'], base: ['Noxus Hopeful'] };
    const game = position([mine, {}], { definitions: [plain] });
    expect(game.offered()).toContain('PLAY Test Spell');
    expect(game.move(0, 'Noxus Hopeful', PEAK).offered()).not.toContain('PLAY Test Spell');
    const theirs = position([{ base: ['Noxus Hopeful'] }, mine], { definitions: [plain] });
    theirs.move(0, { card: 'Noxus Hopeful', controller: 0 }, PEAK).pass();
    expect([theirs.decision().seat, theirs.offered().includes('PLAY Test Spell')]).toEqual([1, false]);
  });
  it('riftbound:156 whoever plays a spell controls it', () => {
    const game = position([{}, { hand: ['Test Spell'] }], { definitions: [plain], turn: { active: 1 } });
    game.play(1, 'Test Spell');
    expect(game.view().stack).toMatchObject([{ card: 'Test Spell', controller: 1 }]);
    expect([game.settle().hand(1), game.hand(0)]).toEqual([1, 0]);
  });
  it('riftbound:158.1 its instructions are carried out from top to bottom', () => {
    const lose = { do: 'discard', who: 'you', count: 'all' };
    const after = (...effects: JsonObject[]) => {
      const game = position([{ hand: ['Test Spell', 'Cleave'] }, {}], {
        definitions: [spell('Test Spell', { effects })],
      });
      return game.play(0, 'Test Spell').settle().hand(0);
    };
    expect([after(lose, DRAW), after(DRAW, lose)]).toEqual([1, 0]);
  });
  const mourner = unit(
    'Test Mourner',
    1,
    triggered(
      { on: 'move', object: 'self', match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] } },
      { do: 'discard', who: 'you', count: 'all' },
    ),
  );
  it('riftbound:158.3 what triggers while a spell resolves waits until it has', () => {
    const harvest = spell('Test Harvest', {
      effects: [{ do: 'kill', what: { each: { named: 'Test Mourner' } } }, DRAW],
    });
    const game = position([{ hand: ['Test Harvest'], base: ['Test Mourner'] }, {}], {
      definitions: [harvest, mourner],
    });
    game.play(0, 'Test Harvest').pass().pass();
    // The card was drawn before the trigger, which discards it, could resolve.
    expect([game.hand(0), game.chain()]).toEqual([1, ['Test Mourner']]);
    expect(game.settle().hand(0)).toBe(0);
  });
  it('riftbound:158.3.a all of a spell is done before units that it hurt die', () => {
    const storm = spell('Test Storm', {
      effects: [
        { do: 'damage', to: { each: { named: 'Test Mourner' } }, amount: 1 },
        { do: 'if', if: { exists: { named: 'Test Mourner' } }, then: [DRAW] },
      ],
    });
    const game = position([{ hand: ['Test Storm'], base: ['Test Mourner'] }, {}], {
      definitions: [storm, unit('Test Mourner', 1)],
    });
    game.play(0, 'Test Storm').settle();
    expect([game.hand(0), game.zones('Test Mourner')]).toEqual([1, ['trash']]);
  });
  it.each([
    [
      'riftbound:159.2.a.1 with Action a spell is played in showdowns, not in closed states',
      'action',
      [true, true, false],
    ],
    ['riftbound:159.2.b.1 with Reaction wherever Action would let it be', 'reaction', [true, true, true]],
    ['riftbound:159.2.b.2 and in closed states besides', 'reaction', [true, true, true]],
  ] as const)('%s', (_, keyword, expected) => {
    const fast = withKeyword(spell('Test Fast', { effects: [DRAW] }), keyword);
    const mine = { hand: ['Test Fast', 'Stupefy'], base: ['Noxus Hopeful'] };
    const may = (game: ReturnType<typeof position>) => game.offered().includes('PLAY Test Fast');
    const begin = () => position([mine, {}], { definitions: [fast] });
    const shown = begin().move(0, 'Noxus Hopeful', PEAK);
    const closed = begin().play(0, 'Stupefy');
    expect([may(begin()), may(shown), may(closed)]).toEqual(expected);
  });
  it('riftbound:159.2.b.3 a reaction resolves before what it answers', () => {
    const fast = withKeyword(spell('Test Fast', { effects: [DRAW] }), 'reaction');
    const game = position([{ hand: ['Stupefy', 'Test Fast'], base: ['Noxus Hopeful'] }, {}], { definitions: [fast] });
    game.play(0, 'Stupefy').play(0, 'Test Fast').pass().pass();
    expect([game.hand(0), game.chain(), game.might('Noxus Hopeful')]).toEqual([1, ['Stupefy'], 4]);
  });
});

describe('runes', () => {
  it('riftbound:161.1.a a rune is no permanent: what is done to units and gear leaves it alone', () => {
    const game = position([{ hand: ['Test Slay'], base: ['Gold'], runes: ['Mind Rune'] }, {}], {
      definitions: [slay({ any: [UNIT, GEAR] })],
    });
    game.play(0, 'Test Slay').settle();
    expect([game.onBoard('Gold').length, game.runes(0).length]).toEqual([0, 1]);
  });
  it('riftbound:161.2 runes come from the rune deck', () => {
    const game = position([{ runes: [], runeDeck: ['Mind Rune', 'Fury Rune', 'Order Rune'] }, {}], {
      turn: { step: 'channel' },
    });
    expect([game.runes(0).map((r) => r.card), game.pile(0, 'runeDeck')]).toEqual([
      ['Mind Rune', 'Fury Rune'],
      ['Order Rune'],
    ]);
  });
  it('riftbound:161.2.b a recycled rune goes to the rune deck', () => {
    const game = position([{ runes: ['Mind Rune'], runeDeck: ['Fury Rune'], mainDeck: [] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Mind Rune', ability: 1 });
    expect([game.pile(0, 'runeDeck'), game.pile(0, 'mainDeck')]).toEqual([['Fury Rune', 'Mind Rune'], []]);
  });
  it('riftbound:163.1 Energy pays numbers in costs, and Power does not', () => {
    const dear = card('Test Dear', { types: ['Spell'], energy: 1 }, { kind: 'spell', effects: [DRAW] });
    const may = (ability: number) => {
      const game = position([{ hand: ['Test Dear'], runes: ['Mind Rune'] }, {}], { definitions: [dear] });
      game.choose(0, { kind: 'ACTIVATE', card: 'Mind Rune', ability });
      return [game.pool(0).energy, game.offered().includes('PLAY Test Dear')];
    };
    expect([may(0), may(1)]).toEqual([
      [1, true],
      [0, false],
    ]);
  });
  const DOMAINS = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'];
  it('riftbound:164.1 there is a basic rune of each domain', () => {
    const game = position([{ runes: DOMAINS.map((domain) => `${domain} Rune`) }, {}]);
    expect(game.runes(0).map(({ card: name, domain }) => [name, domain])).toEqual(
      DOMAINS.map((d) => [`${d} Rune`, [d]]),
    );
  });
  it.each(DOMAINS)('riftbound:164.2.b.1 a recycled %s Rune gives Power of that domain', (domain) => {
    const game = position([{ runes: [`${domain} Rune`] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: `${domain} Rune`, ability: 1 });
    expect(game.pool(0).power).toEqual({ [domain]: 1 });
  });
  it.each([
    ['riftbound:134.2.a Fury is [R]', 'Fury', 'R'],
    ['riftbound:134.2.b Calm is [G]', 'Calm', 'G'],
    ['riftbound:134.2.c Mind is [B]', 'Mind', 'B'],
    ['riftbound:134.2.d Body is [O]', 'Body', 'O'],
    ['riftbound:134.2.e Chaos is [P]', 'Chaos', 'P'],
    ['riftbound:134.2.f Order is [Y]', 'Order', 'Y'],
  ])('%s, and its Power alone pays for that', (_, domain, letter) => {
    const dear = card('Test Dear', { types: ['Unit'], might: 1, domains: [domain], power: [domain] });
    const payable = DOMAINS.filter((other) => {
      const game = position([{ hand: ['Test Dear'], runes: [`${other} Rune`] }, {}], { definitions: [dear] });
      return game.offered().includes('PLAY Test Dear');
    });
    expect(payable).toEqual([domain]);
    const shown = position([{ hand: ['Test Dear'] }, {}], { definitions: [dear] }).the('Test Dear', 'hand');
    expect(shown).toMatchObject({ domain: [domain], cost: `[${letter}]` });
  });
  it('riftbound:135.2.e.5 Power of any domain is [A]', () => {
    const dear = card('Test Dear', { types: ['Unit'], might: 1, power: ['any'] });
    expect(position([{ hand: ['Test Dear'] }, {}], { definitions: [dear] }).the('Test Dear', 'hand').cost).toBe('[A]');
  });
  it('riftbound:135.2.e.5.a Power of each domain pays for [A]', () => {
    const dear = card('Test Dear', { types: ['Unit'], might: 1, power: ['any'] });
    for (const domain of DOMAINS) {
      const game = position([{ hand: ['Test Dear'], runes: [`${domain} Rune`] }, {}], { definitions: [dear] });
      expect(game.play(0, 'Test Dear').onBoard('Test Dear')).toHaveLength(1);
    }
  });
  it('riftbound:166.2 without resources in the pool, or what adds them, nothing is paid for', () => {
    const dear = card('Test Dear', { types: ['Unit'], might: 1, energy: 1 });
    const may = (...mine: JsonObject[]) =>
      position([{ hand: ['Test Dear'], runes: mine }, {}], { definitions: [dear] })
        .offered()
        .includes('PLAY Test Dear');
    expect([may(), may(runes(1, 'Mind', true)), may(runes(1, 'Mind'))]).toEqual([false, false, true]);
  });
  it('riftbound:167 every player’s pool is emptied, at the start of a main phase and at the end of a turn', () => {
    const fill = { do: 'add', energy: 1, who: 'players' };
    const source = (step: string) => gear('Test Well', triggered({ on: 'step', match: { step } }, fill));
    const lost = (step: string) => {
      const game = position([{ base: ['Test Well'] }, {}], {
        definitions: [source(step)],
        turn: { step: 'draw', number: 3 },
      });
      game.until({ turn: 4, step: 'main' });
      return game.happened('RESOURCES_LOST').map(({ seat }) => seat);
    };
    expect(lost('end')).toEqual([0, 1]);
    expect(lost('draw').slice(0, 2)).toEqual([0, 1]);
  });
});

describe('battlefields and legends', () => {
  it('riftbound:170.3 no battlefield is killed', () => {
    const game = position([{ hand: ['Test Slay'] }, {}], { definitions: [slay({ has: ['types', 'Battlefield'] })] });
    game.play(0, 'Test Slay').settle();
    expect([game.zones(PEAK), game.zones(GROVE)]).toEqual([['battlefield'], ['battlefield']]);
  });
  it('riftbound:170.4 no battlefield is moved', () => {
    const shove = each('Test Shove', { named: PEAK }, { do: 'moveTo', to: { each: { named: GROVE } } });
    const game = position([{ hand: ['Test Shove'], base: ['Noxus Hopeful'] }, {}], { definitions: [shove] });
    game.play(0, 'Test Shove').settle();
    expect(game.happened('MOVED')).toEqual([]);
    game.move(0, 'Noxus Hopeful', PEAK).settle();
    expect(game.where('Noxus Hopeful')).toBe(PEAK);
  });
  it('riftbound:170.5 a battlefield is a location: what is there is not elsewhere', () => {
    const game = position([{ hand: ['Test Slay'] }, {}], {
      battlefields: [
        { card: 'Test Pit', units: ['Noxus Hopeful'] },
        { card: GROVE, units: [foe('Honest Broker')] },
      ],
      definitions: [slay([UNIT, { at: { each: { named: 'Test Pit' } } }]), battlefield('Test Pit')],
    });
    game.play(0, 'Test Slay').settle();
    expect([game.zones('Noxus Hopeful'), game.zones('Honest Broker')]).toEqual([['trash'], ['battlefield']]);
  });
  it('riftbound:170.5.a a unit moves away from a battlefield', () => {
    const game = position([{}, {}], { battlefields: [{ card: PEAK, units: ['Noxus Hopeful'] }, { card: GROVE }] });
    game.move(0, 'Noxus Hopeful', 'base').settle();
    expect(game.happened('MOVED')).toMatchObject([{ from: game.the(PEAK).id, to: null }]);
  });
  it('riftbound:170.5.b a unit moves to a battlefield', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]).move(0, 'Noxus Hopeful', PEAK);
    expect(game.happened('MOVED')).toMatchObject([{ from: null, to: game.the(PEAK).id }]);
  });
  it('riftbound:170.6 any number of units is at a battlefield', () => {
    const many = Array.from({ length: 12 }, () => 'Pouty Poro');
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PEAK, units: many }, { card: GROVE }],
    });
    game.move(0, 'Noxus Hopeful', PEAK).settle();
    expect([game.all('Pouty Poro', 'battlefield').length, game.where('Noxus Hopeful')]).toEqual([12, PEAK]);
  });
  it('riftbound:170.7 a spell may choose a battlefield', () => {
    const raid = spell('Test Raid', {
      targets: [{ what: { has: ['types', 'Battlefield'] } }],
      effects: [{ do: 'kill', what: { each: [UNIT, { at: { target: 0 } }] } }],
    });
    const game = position([{ hand: ['Test Raid'] }, {}], {
      battlefields: [
        { card: PEAK, units: ['Noxus Hopeful'] },
        { card: GROVE, units: ['Pouty Poro'] },
      ],
      definitions: [raid],
    });
    game.choose(0, { kind: 'PLAY', card: 'Test Raid' });
    expect(choices(game)).toEqual([GROVE, PEAK]);
    game.choose(0, [{ card: GROVE }]).settle();
    expect([game.zones('Noxus Hopeful'), game.zones('Pouty Poro')]).toEqual([['battlefield'], ['trash']]);
  });
  const lift: JsonObject = {
    kind: 'static',
    affects: [UNIT, { controller: 'you' }],
    mods: [{ mod: 'add', stat: 'might', value: 1 }],
  };
  const onDraw = triggered({ on: 'play', player: 'you' }, DRAW);
  const withField = (ability: JsonObject, mine: object = {}) =>
    position([mine, {}], {
      battlefields: [{ card: 'Test Field', controller: 0, units: ['Noxus Hopeful'] }, { card: GROVE }],
      definitions: [battlefield('Test Field', ability)],
    });
  it('riftbound:170.8 a battlefield’s passive ability works', () => {
    expect(withField(lift).might('Noxus Hopeful')).toBe(5);
  });
  it('riftbound:170.9 a battlefield’s triggered ability triggers', () => {
    const game = withField(onDraw, { hand: ['Pouty Poro'] })
      .play(0, 'Pouty Poro', { at: 'base' })
      .settle();
    expect(game.hand(0)).toBe(1);
  });
  it('riftbound:170.10 a battlefield’s activated ability is activated by whoever controls it', () => {
    const game = withField(uses(DRAW));
    game.use(0, 'Test Field').settle();
    expect(game.hand(0)).toBe(1);
  });
  const withLegend = (ability: JsonObject, mine: object = {}) =>
    position([{ legend: 'Test Sage', base: ['Noxus Hopeful'], ...mine }, {}], {
      definitions: [legend('Test Sage', ability)],
    });
  it('riftbound:174.6 a legend’s passive ability works', () => {
    expect(withLegend({ ...lift, zone: 'legendZone' }).might('Noxus Hopeful')).toBe(5);
  });
  it('riftbound:174.7 a legend’s triggered ability triggers', () => {
    const game = withLegend({ ...onDraw, zone: 'legendZone' }, { hand: ['Pouty Poro'] });
    expect(game.play(0, 'Pouty Poro').settle().hand(0)).toBe(1);
  });
  it('riftbound:174.8 a legend’s activated ability is activated', () => {
    const game = withLegend(uses(DRAW, { zone: 'legendZone' }));
    expect(game.use(0, 'Test Sage').settle().hand(0)).toBe(1);
  });
  const LEGEND: JsonObject[] = [{ zone: 'legendZone' }, { has: ['types', 'Legend'] }];
  const sage = legend('Test Sage');
  it('riftbound:174.3 no legend is killed', () => {
    const game = position([{ hand: ['Test Slay'], legend: 'Test Sage' }, {}], {
      definitions: [sage, each('Test Slay', LEGEND, { do: 'move', to: 'trash', cause: 'kill' })],
    });
    expect(game.play(0, 'Test Slay').settle().zones('Test Sage')).toEqual(['legendZone']);
  });
  it('riftbound:174.4 no legend is moved to a battlefield', () => {
    const game = position([{ hand: ['Test Shove'], legend: 'Test Sage' }, {}], {
      definitions: [sage, each('Test Shove', LEGEND, { do: 'moveTo', to: { each: { named: PEAK } } })],
    });
    expect(game.play(0, 'Test Shove').settle().zones('Test Sage')).toEqual(['legendZone']);
  });
  it.each(['hand', 'trash', 'banishment'])(
    'riftbound:107.4.d a champion legend does not leave its zone for the %s',
    (to) => {
      const game = position([{ hand: ['Test Bounce'], legend: 'Test Sage' }, {}], {
        definitions: [sage, each('Test Bounce', LEGEND, { do: 'move', to })],
      });
      expect(game.play(0, 'Test Bounce').settle().zones('Test Sage')).toEqual(['legendZone']);
    },
  );
  it('riftbound:174.5 a spell may choose a legend', () => {
    const tire = spell('Test Tire', {
      targets: [{ what: LEGEND }],
      effects: [{ do: 'status', what: { target: 0 }, status: 'exhausted' }],
    });
    const game = position([{ hand: ['Test Tire'], legend: 'Test Sage' }, { legend: 'Test Rival' }], {
      definitions: [sage, legend('Test Rival'), tire],
    });
    game.play(0, 'Test Tire', { targets: [[{ card: 'Test Rival' }]] }).settle();
    expect(['Test Rival', 'Test Sage'].map((name) => game.the(name, 'legendZone').exhausted)).toEqual([true, false]);
  });
});

describe('objects of several types', () => {
  const golem = card('Test Golem', { types: ['Unit', 'Gear'], might: 3 });
  it('riftbound:178.1 a unit that is gear has what both have', () => {
    const game = position([{ base: ['Test Golem'] }, {}], { definitions: [golem] });
    expect(game.unit('Test Golem')).toMatchObject({ types: ['Unit', 'Gear'], might: 3 });
  });
  it('riftbound:178.1.a what units have comes before what gear has: it enters exhausted', () => {
    const game = position([{ hand: ['Test Golem', 'Test Tool'] }, {}], { definitions: [golem, gear('Test Tool')] });
    game.play(0, 'Test Golem').play(0, 'Test Tool');
    expect([game.ready('Test Golem'), game.ready('Test Tool')]).toEqual([false, true]);
  });
  it('riftbound:178.1.a.1 it is damaged, and played to a battlefield', () => {
    const sting = spell('Test Sting', { effects: [{ do: 'damage', to: { each: GEAR }, amount: 1 }] });
    const game = position([{ hand: ['Test Golem', 'Test Sting'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }],
      definitions: [golem, sting],
    });
    game.play(0, 'Test Golem', { at: PEAK }).play(0, 'Test Sting').settle();
    expect([game.where('Test Golem'), game.unit('Test Golem').damage]).toEqual([PEAK, 1]);
  });
  it('riftbound:178.1.a.1.a a cleanup does not recall it', () => {
    const game = position([{ hand: ['Stupefy'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Test Golem'] }, { card: GROVE }],
      definitions: [golem],
    });
    game.play(0, 'Stupefy').settle();
    expect([game.where('Test Golem'), game.happened('RECALLED')]).toEqual([PEAK, []]);
  });
  it('riftbound:178.1.a.2 a unit that is a rune is recycled to the rune deck', () => {
    const sprout = card('Test Sprout', { types: ['Unit', 'Rune'], might: 1 });
    const game = position([{ base: ['Test Sprout'], runes: [], runeDeck: [], mainDeck: [] }, {}], {
      definitions: [sprout],
    });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Sprout', ability: 1 });
    expect([game.pile(0, 'runeDeck'), game.pile(0, 'mainDeck')]).toEqual([['Test Sprout'], []]);
  });
  it('riftbound:178.2 it may be used as gear and as a unit', () => {
    const worker = card('Test Golem', { types: ['Unit', 'Gear'], might: 3 }, uses(DRAW));
    const game = position([{ base: ['Test Golem'] }, {}], { definitions: [worker] });
    expect(game.offered()).toEqual(expect.arrayContaining(['MOVE Test Golem', 'ACTIVATE Test Golem']));
  });
  it('riftbound:178.2.a it makes standard moves', () => {
    const game = position([{ base: ['Test Golem', 'Test Tool'] }, {}], { definitions: [golem, gear('Test Tool')] });
    expect(game.offered().filter((o) => o.startsWith('MOVE'))).toEqual(['MOVE Test Golem']);
  });
  it('riftbound:178.2.a.1 it stays at a battlefield', () => {
    const game = position([{ base: ['Test Golem'] }, {}], { definitions: [golem] });
    game.move(0, 'Test Golem', PEAK).settle();
    expect([game.where('Test Golem'), game.points(0)]).toEqual([PEAK, 1]);
  });
  it.each([
    ['units', UNIT],
    ['gear', GEAR],
  ])('riftbound:178.3 what is done to %s is done to it', (_, what) => {
    const game = position([{ hand: ['Test Slay'], base: ['Test Golem'] }, {}], { definitions: [golem, slay(what)] });
    expect(game.play(0, 'Test Slay').settle().zones('Test Golem')).toEqual(['trash']);
  });
});
