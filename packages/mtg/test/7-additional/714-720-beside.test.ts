/** Sagas, Classes, Cases and inset frames beside their first case: creatures, other players, copies and other zones (714–721). */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { chapter, classLevel, solved, stationSymbol } from '../../src/language/frames.js';
import {
  activated,
  attacks,
  card,
  continuous,
  creature,
  creatureCard,
  faces,
  gainLife,
  instant,
  keyword,
  permanent,
  plus,
  prototype,
  putCounters,
  sorcery,
  t,
  target,
  triggered,
  youControl,
} from '../6-spells/test-cards.js';

const saga = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{1}', type: 'Enchantment — Saga', abilities });
const entersAsCopy = (name: string, of: object) =>
  creatureCard(name, '{0}', 'Shapeshifter', '0/0', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: of as never },
  });
ownCards(
  card('Test Living Tale', {
    cost: '{1}',
    type: 'Enchantment Creature — Saga Spirit',
    power: 2,
    toughness: 3,
    abilities: [
      keyword('flying'),
      triggered(attacks, { effects: [gainLife(50)] }),
      ...chapter([1, 2], { effects: [gainLife(1)] }),
      ...chapter([4], { effects: [gainLife(9)] }),
    ],
  }),
  saga('Test Tale', ...chapter([2], { effects: [gainLife(1)] }), ...chapter([3], { effects: [gainLife(10)] })),
  saga('Test Blank'),
  sorcery('Test Skip', '{0}', { targets: [target(permanent)], effects: [putCounters(2, t(0), 'lore')] }),
  instant('Test Skip Far', '{0}', { targets: [target(permanent)], effects: [putCounters(5, t(0), 'lore')] }),
  card('Test Class', {
    cost: '{0}',
    type: 'Enchantment — Class',
    abilities: classLevel(
      2,
      '{2}',
      continuous([permanent, creature, youControl], plus(1, 1)),
      triggered(attacks, { effects: [] }),
      activated([], { effects: [gainLife(3)] }),
    ),
  }),
  card('Test Case', {
    cost: '{0}',
    type: 'Enchantment — Case',
    abilities: [solved(activated([], { effects: [gainLife(3)] }))],
  }),
  instant('Test Solve', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'status', what: t(0), status: 'solved' }],
  }),
  card('Test Mirror Case', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        copy: { of: { has: ['subtypes', 'Case'] } },
      },
    ],
  }),
  faces('adventure', creatureCard('Test Rider', '{0}', 'Knight', '2/2'), sorcery('Test Ride', '{0}', { effects: [] })),
  faces(
    'omen',
    creatureCard('Test Drake', '{0}', 'Drake', '2/2', keyword('flying')),
    sorcery('Test Sign', '{0}', { effects: [gainLife(4)] }),
  ),
  ...(['Adventure', 'Omen'] as const).map((what) =>
    instant(`Test Count ${what}`, '{0}', {
      effects: [
        {
          do: 'stat',
          who: 'you',
          stat: 'life',
          amount: {
            count: [{ any: [permanent, { zone: 'graveyard' }, { zone: 'hand' }] }, { is: `has${what}` }],
          } as never,
        },
      ],
    }),
  ),
  entersAsCopy('Test Clone', creature),
  creatureCard('Test Bear', '{0}', 'Bear', '2/2'),
  sorcery('Test Twins', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  instant('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  instant('Test Fork', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' }])],
    effects: [{ do: 'copy', what: t(0) } as never],
  }),
  prototype(
    card('Test Colossus', { cost: '{7}', type: 'Artifact Creature — Golem', power: 7, toughness: 7 }),
    '{1}{G}',
    '2/2',
  ),
  card('Test Ship', {
    cost: '{0}',
    type: 'Artifact — Spacecraft',
    abilities: [
      keyword('station'),
      stationSymbol(2, null, activated([], { effects: [gainLife(1)] }), activated([], { effects: [gainLife(2)] })),
      stationSymbol(4, '5/4', keyword('flying'), keyword('vigilance')),
    ],
  }),
);
const at = (mine: object, theirs: object = {}, more: object = {}): Play => magicPosition([mine, theirs], more);
/** After the moment in which Sagas go on. */
const after = (mine: object, theirs: object = {}): Play => at(mine, theirs, { turn: { step: 'postcombatMain' } });
const lore = (game: Play, name: string): unknown[] => game.all(name).map((o) => (o.counters as JsonObject).lore ?? 0);
const main = (turn: number) => ({ turn, step: 'precombatMain' });
const abilities = (game: Play, name: string): number =>
  game.decision().options.filter((o) => o.card === name && o.kind === 'ACTIVATE').length;

describe('Sagas', () => {
  it('mtg:714.1a one that is a creature is told as any other is, and has its figures and abilities all the while', () => {
    const game = after({ battlefield: [{ card: 'Test Living Tale', counters: { lore: 1 } }] }).until(main(5));
    expect([lore(game, 'Test Living Tale'), game.view().stack.length]).toEqual([[2], 1]);
    expect(game.resolve().life(0)).toBe(21);
    expect(game.the('Test Living Tale')).toMatchObject({ power: 2, toughness: 3, keywords: ['flying'] });
    game.until({ turn: 5, kind: 'ATTACKERS' }).attack(0, 'Test Living Tale').resolveAll();
    expect(game.life(0)).toBe(71);
    game.until(main(9)).resolve();
    expect([game.zones('Test Living Tale'), game.life(0)]).toEqual([['graveyard'], 80]);
  });
  it('mtg:714.2b each chapter that is reached or passed by counters put on it triggers, and none that was reached before', () => {
    const game = after({
      hand: ['Test Skip'],
      battlefield: [{ card: 'Test Tale', counters: { lore: 1 } }, 'Test Blank'],
    });
    game.castAt(0, 'Test Skip', { card: 'Test Tale' }).resolve();
    while (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect([lore(game, 'Test Tale'), game.view().stack.length]).toEqual([[3], 2]);
    expect(game.resolveAll().life(0)).toBe(31);
    const beyond = after({ hand: ['Test Skip Far'], battlefield: [{ card: 'Test Tale', counters: { lore: 2 } }] });
    expect(beyond.castAt(0, 'Test Skip Far', { card: 'Test Tale' }).resolve().view().stack).toHaveLength(1);
    expect(beyond.resolveAll().life(0)).toBe(30);
  });
  it('mtg:714.3c the player whose turn it is puts one on each Saga with chapters that they control, whoever owns it', () => {
    const game = after(
      { battlefield: ['Test Blank', { card: 'Test Tale', controller: 1 }] },
      { battlefield: ['Test Blank', { card: 'Test Living Tale', controller: 0 }] },
    );
    const all = () => ['Test Blank', 'Test Tale', 'Test Living Tale'].map((name) => lore(game, name));
    const [blank, tale, living] = all().map((found) => found.map(Number)) as [number[], number[], number[]];
    game.until(main(4));
    expect(all()).toEqual([blank, [(tale[0] ?? 0) + 1], living]);
    game.until(main(5));
    expect(all()).toEqual([blank, [(tale[0] ?? 0) + 1], [(living[0] ?? 0) + 1]]);
  });
  it('mtg:714.4 with as many counters as its final chapter or more it is sacrificed once its own chapters have left the stack', () => {
    const game = after({
      hand: ['Test Skip Far', 'Test Skip Far'],
      battlefield: [
        { card: 'Test Tale', counters: { lore: 2 } },
        { card: 'Test Living Tale', counters: { lore: 2 } },
      ],
    });
    game.castAt(0, 'Test Skip Far', { card: 'Test Living Tale' }).resolve();
    game.castAt(0, 'Test Skip Far', { card: 'Test Tale' }).resolve();
    expect([game.all('Test Tale').length, game.all('Test Living Tale').length, game.view().stack.length]).toEqual([
      1, 1, 2,
    ]);
    // The newer ability has resolved: its Saga goes, though a chapter of the other is on the stack.
    game.resolve();
    expect([game.all('Test Tale').length, game.all('Test Living Tale').length]).toEqual([0, 1]);
    const sacrificed = () => game.happened('OBJECT_MOVED').filter((e) => e.cause === 'sacrifice').length;
    expect([sacrificed(), game.view().stack.length]).toEqual([1, 1]);
    game.resolve();
    expect([game.all('Test Living Tale').length, sacrificed()]).toEqual([0, 2]);
    expect(
      after({ battlefield: ['Test Blank'] })
        .pass()
        .all('Test Blank'),
    ).toHaveLength(1);
  });
});

describe('Classes, Cases and station cards', () => {
  it('mtg:716.2 a level has the cost that its bar says, and all abilities of its section come with it', () => {
    const poor = at({ battlefield: ['Test Class', 'Test Bear', ...lands(1, 'Island')] });
    expect(abilities(poor, 'Test Class')).toBe(0);
    const game = at(
      { battlefield: ['Test Class', 'Test Bear', ...lands(2, 'Island')] },
      { battlefield: ['Hill Giant'] },
    );
    expect([abilities(game, 'Test Class'), game.figures('Test Bear')]).toEqual([1, '2/2']);
    const before = (game.the('Test Class').abilities as unknown[]).length;
    game.activate(0, 'Test Class');
    expect(game.all('Island').map((o) => o.tapped)).toEqual([true, true]);
    game.resolve();
    expect([game.figures('Test Bear'), game.figures('Hill Giant')]).toEqual(['3/3', '3/3']);
    expect(game.the('Test Class').abilities).toHaveLength(before + 3);
    expect(game.activate(0, 'Test Class').resolve().life(0)).toBe(23);
  });
  it('mtg:719.3b solved it stays through later turns, until it leaves; what enters as a copy of it, or a token, isn’t', () => {
    const game = at({ hand: ['Test Solve', 'Test Mirror Case'], battlefield: ['Test Case', ...lands(1, 'Island')] });
    game.castAt(0, 'Test Solve', { card: 'Test Case' }).resolve();
    game.cast(0, 'Test Mirror Case').resolve();
    if (!game.waiting()) game.choose(0, { card: 'Test Case' });
    const marked = () => ['Test Case', 'Test Mirror Case'].map((name) => game.the(name).designations);
    expect([game.the('Test Mirror Case').name, marked()]).toEqual(['Test Case', [['solved'], undefined]]);
    expect([abilities(game, 'Test Case'), abilities(game, 'Test Mirror Case')]).toEqual([1, 0]);
    game.until({ turn: 7, step: 'upkeep' });
    expect([marked(), abilities(game, 'Test Case')]).toEqual([[['solved'], undefined], 1]);
  });
  it('mtg:721.2 all abilities and figures beside a station symbol are had from its number on', () => {
    const charged = (charge: number) => at({ battlefield: [{ card: 'Test Ship', counters: { charge } }] });
    expect([1, 2, 3].map((n) => abilities(charged(n), 'Test Ship'))).toEqual([0, 2, 2]);
    const shown = (n: number) => {
      const { power, toughness, keywords } = charged(n).the('Test Ship');
      return [power, toughness, keywords];
    };
    expect([shown(3), shown(4), shown(9)]).toEqual([
      [null, null, ['station']],
      [5, 4, ['station', 'flying', 'vigilance']],
      [5, 4, ['station', 'flying', 'vigilance']],
    ]);
  });
  it('mtg:721.4 its station ability is had and may be activated however many charge counters it has', () => {
    for (const charge of [0, 2, 4, 20]) {
      const game = at({ battlefield: [{ card: 'Test Ship', counters: { charge } }, 'Test Bear'] });
      expect(game.the('Test Ship').keywords).toContain('station');
      const options = game.decision().options.filter((o) => o.card === 'Test Ship' && o.kind === 'ACTIVATE');
      game
        .choose(0, {
          kind: 'ACTIVATE',
          card: 'Test Ship',
          ability: Number(options.find((o) => String(o.cost).startsWith('Tap'))?.ability),
        })
        .resolve();
      expect([charge, game.the('Test Ship').counters]).toEqual([charge, { charge: charge + 2 }]);
    }
  });
});

describe('inset frames', () => {
  const RIDER = 'Test Rider // Test Ride';
  const DRAKE = 'Test Drake // Test Sign';
  const counted = (game: Play, what: string): number => {
    const before = game.life(0);
    return game.cast(0, `Test Count ${what}`).resolve().life(0) - before;
  };
  /** How many are meant on the battlefield among others, in the graveyard, and of one with a clone of it. */
  const meant = (what: string, own: string): number[] => {
    const game = (more: object) => at({ hand: [`Test Count ${what}`, 'Test Clone'], ...more });
    const copied = game({ battlefield: [own] })
      .cast(0, 'Test Clone')
      .resolve();
    if (!copied.waiting()) copied.choose(0, { card: own });
    return [
      counted(game({ battlefield: [RIDER, DRAKE, 'Test Bear'] }), what),
      counted(game({ graveyard: [own] }), what),
      counted(copied, what),
    ];
  };
  it('mtg:715.2a whatever has the alternative characteristics of an Adventure is meant, in any zone, also a copy', () => {
    expect(meant('Adventure', RIDER)).toEqual([1, 1, 2]);
  });
  it('mtg:720.2a whatever has the alternative characteristics of an Omen is meant, in any zone, also a copy', () => {
    expect(meant('Omen', DRAKE)).toEqual([1, 1, 2]);
  });
  it('mtg:720.2b what becomes or enters as a copy of an omen permanent, or a token of it, has the Omen too', () => {
    const game = at({
      hand: ['Test Clone', 'Test Twins', 'Test Mimicry', 'Test Count Omen'],
      battlefield: [DRAKE, 'Test Bear'],
    });
    game.cast(0, 'Test Clone').resolve().choose(0, { card: DRAKE });
    game.castAt(0, 'Test Twins', { card: DRAKE }).resolve();
    const original = game.all(DRAKE).find((o) => !o.token);
    game.castAt(0, 'Test Mimicry', { card: 'Test Bear' }, { object: String(original?.id) }).resolve();
    expect(counted(game, 'Omen')).toBe(4);
  });
  it('mtg:718.2a what copies a prototyped permanent has its other mana cost, power and toughness, and is of its color', () => {
    const prototyped = (): Play => {
      const game = at({ hand: ['Test Colossus', 'Test Clone', 'Test Twins'], battlefield: lands(2, 'Forest') });
      return game.choose(0, { kind: 'CAST', card: 'Test Colossus', method: 'prototype' }).resolve();
    };
    const small = { power: 2, toughness: 2, manaCost: '{1}{G}', colors: ['G'] };
    const game = prototyped();
    expect(game.the('Test Colossus')).toMatchObject(small);
    game.cast(0, 'Test Clone').resolve();
    if (!game.waiting()) game.choose(0, { card: 'Test Colossus' });
    expect(game.the('Test Clone')).toMatchObject(small);
    const token = prototyped();
    token.castAt(0, 'Test Twins', { card: 'Test Colossus' }).resolve();
    expect(token.all('Test Colossus')).toMatchObject([small, { ...small, token: true }]);
  });
  it('mtg:720.3b on the stack an Omen has its own characteristics alone, and does what it says as it resolves', () => {
    const game = at({ hand: [DRAKE] }).choose(0, { kind: 'CAST', card: DRAKE, index: 1 });
    expect(game.the(DRAKE, 'stack')).toMatchObject({
      name: 'Test Sign',
      types: ['Sorcery'],
      power: null,
      keywords: [],
    });
    game.resolve();
    expect([game.life(0), game.all(DRAKE), game.zones(DRAKE)]).toEqual([24, [], ['library']]);
  });
});
