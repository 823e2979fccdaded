/** Text in parts: levelers (711), Classes (716), Cases (719), station cards (721). */
import type { CardDefinition, Effect, JsonObject } from '@arbiter/engine';
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creatureCard,
  draw,
  gainLife,
  instant,
  keyword,
  mana,
  putCounters,
  sorcery,
  t,
  target,
  triggered,
  yourUpkeep,
} from '../../src/language/builders.js';
import { becomesLevel, classLevel, levelSymbol, solved, stationSymbol, toSolve } from '../../src/language/frames.js';

const rise = activated([mana('{W}')], { timing: 'sorcery', effects: [putCounters(1, 'self', 'level')] });
const at = (name: string, effect: Effect): CardDefinition =>
  instant(name, '{0}', { targets: [target([{ zone: 'battlefield' }])], effects: [effect] });
const definitions: CardDefinition[] = [
  // As Student of Warfare is.
  creatureCard(
    'Test Student',
    '{W}',
    'Human Knight',
    '1/1',
    rise,
    levelSymbol([2, 6], '3/3', keyword('first strike')),
    levelSymbol([7], '4/4', keyword('double strike')),
  ),
  creatureCard(
    'Test Climber',
    '{W}',
    'Human',
    '1/1',
    levelSymbol([1, 2], '2/2', keyword('flying')),
    levelSymbol([3], '4/4'),
  ),
  card('Test Class', {
    cost: '{U}',
    type: 'Enchantment — Class',
    abilities: [
      triggered(yourUpkeep, { effects: [gainLife(1)] }),
      ...classLevel(2, '{1}', triggered(becomesLevel(2), { effects: [gainLife(10)] })),
      ...classLevel(3, '{2}', activated([], { effects: [draw(1)] })),
    ],
  }),
  card('Test Case', {
    cost: '{U}',
    type: 'Enchantment — Case',
    abilities: [
      toSolve({ compare: [{ stat: 'life', of: 'you' }, '>=', 25] }),
      solved(activated([], { effects: [draw(1)] }), triggered(yourUpkeep, { effects: [gainLife(1)] })),
    ],
  }),
  card('Test Ship', {
    cost: '{2}',
    type: 'Artifact — Spacecraft',
    abilities: [
      activated([mana('{0}')], { timing: 'sorcery', effects: [putCounters(1, 'self', 'charge')] }),
      stationSymbol(3, null, activated([], { effects: [gainLife(1)] })),
      stationSymbol(8, '5/4', keyword('flying')),
    ],
  }),
  at('Test Copy', { do: 'create', copy: t(0) }),
  at('Test Plain', { do: 'modify', what: t(0), mods: [{ mod: 'lose', prop: 'subtypes', values: ['Class'] }] }),
  at('Test Raise', { do: 'status', what: t(0), status: 'level2' }),
  sorcery('Test Boon', '{0}', { effects: [gainLife(5)] }),
];
const play = (permanent: JsonObject | string, hand: string[] = [], more: string[] = []): Play =>
  magicPosition([{ hand, battlefield: [permanent, ...more] }, {}], { definitions });
const leveled = (level: number): JsonObject =>
  play({ card: 'Test Student', counters: { level } }, [], ['Plains']).the('Test Student');
const costs = (game: Play): unknown[] => game.decision().options.filter((o) => o.kind === 'ACTIVATE' && !o.mana);

describe('levelers (711)', () => {
  it('mtg:711.2 what stands beside a level symbol counts as long as it has these level counters', () => {
    expect([1, 2, 7].map((n) => leveled(n).keywords)).toEqual([[], ['first strike'], ['double strike']]);
  });
  it('mtg:711.2a mtg:107.8a a symbol with two numbers counts from the one to the other', () => {
    const small = { power: 3, toughness: 3, keywords: ['first strike'] };
    expect([leveled(2), leveled(6)]).toMatchObject([small, small]);
    expect([leveled(1).power, leveled(7).power]).toEqual([1, 4]);
    const climber = (level: number): unknown =>
      play({ card: 'Test Climber', counters: { level } }).the('Test Climber').keywords;
    // Beyond its last it gives nothing any more.
    expect([0, 1, 2, 3].map(climber)).toEqual([[], ['flying'], ['flying'], []]);
  });
  it('mtg:711.2b a symbol with one number counts from there on', () => {
    const great = { power: 4, toughness: 4, keywords: ['double strike'] };
    expect([leveled(7), leveled(30)]).toMatchObject([great, great]);
  });
  it('mtg:711.4 it can level up whatever its level is', () => {
    for (const level of [1, 4, 9])
      expect(costs(play({ card: 'Test Student', counters: { level } }, [], ['Plains']))).toHaveLength(1);
  });
  it('mtg:711.5 below the first symbol it has the uppermost figures', () => {
    expect(leveled(1)).toMatchObject({ power: 1, toughness: 1, keywords: [] });
    expect(play('Test Student').figures('Test Student')).toBe('1/1');
  });
  it('mtg:711.7 the level of a Class is no level counter: it changes nothing here', () => {
    const game = play('Test Student', ['Test Raise']).castAt(0, 'Test Raise', { card: 'Test Student' }).resolve();
    expect(game.the('Test Student')).toMatchObject({ designations: ['level2'], power: 1, keywords: [] });
  });
  it('mtg:711.6 so it has in every other zone', () => {
    const game = play('Memnite', ['Test Student']);
    expect(game.the('Test Student', 'hand')).toMatchObject({ power: 1, toughness: 1 });
  });
});

describe('Classes (716)', () => {
  const rich = lands(6, 'Island');
  const up = (game: Play): Play => game.activate(0, 'Test Class').resolve();

  it('mtg:716.2 a level bar is an ability to reach the level, and what it has from then on', () => {
    const game = up(play('Test Class', [], rich));
    expect([game.the('Test Class').designations, game.view().stack.length]).toEqual([['level2'], 1]);
    expect(game.resolve().life(0)).toBe(30);
  });
  it('mtg:107.16 a level bar is an ability to reach a level, and what stands below it counts from then on', () => {
    const game = play('Test Class', [], rich);
    expect(costs(game)).toMatchObject([{ cost: '{1}' }]);
    expect(up(game).resolve().life(0)).toBe(30);
  });
  it('mtg:107.16a it is reached from the level before alone, and only as a sorcery', () => {
    const game = play('Test Class', [], rich);
    up(game).resolve();
    expect([game.the('Test Class').designations, costs(game).length]).toEqual([['level2'], 1]);
    game.pass();
    expect(game.waiting() ? costs(game) : []).toEqual([]);
  });
  it('mtg:716.2a each level is reached from the one before, as a sorcery', () => {
    const game = play('Test Class', [], rich);
    expect(costs(game)).toHaveLength(1);
    up(game).resolve();
    // Level 2 is not reached again, and level 3 has its ability.
    expect(costs(game)).toHaveLength(1);
    up(game);
    expect(game.the('Test Class').designations).toEqual(['level2', 'level3']);
    game.activate(0, 'Test Class').resolve();
    expect(game.hand(0)).toBe(1);
    const theirs = magicPosition([{ battlefield: ['Test Class', ...rich] }, {}], {
      definitions,
      turn: { active: 1, step: 'upkeep' },
    }).pass();
    expect(costs(theirs)).toEqual([]);
  });
  it('mtg:716.2b the level stays with a permanent that is no Class any more, and is not copied', () => {
    const game = up(play('Test Class', ['Test Plain', 'Test Copy'], rich)).resolve();
    game.castAt(0, 'Test Copy', { card: 'Test Class' }).resolve();
    expect(game.all('Test Class').map((o) => o.designations)).toEqual([['level2'], undefined]);
    const [first] = game.all('Test Class');
    game.castAt(0, 'Test Plain', { object: String(first?.id) }).resolve();
    expect(game.all('Test Class')[0]).toMatchObject({ subtypes: [], designations: ['level2'] });
  });
  it('mtg:716.2d without a level it counts as of level 1: level 2 is reached from there', () => {
    const game = play('Test Class', [], rich);
    expect(game.the('Test Class').designations).toBeUndefined();
    expect(up(game).the('Test Class').designations).toEqual(['level2']);
  });
  it('mtg:716.3 what stands before the level bars it has at any level', () => {
    expect(play('Test Class').until({ turn: 5, step: 'upkeep' }).resolve().life(0)).toBe(21);
    const second = up(play('Test Class', [], rich)).resolve();
    expect(second.until({ turn: 5, step: 'upkeep' }).resolve().life(0)).toBe(31);
  });
});

describe('level counters', () => {
  it('mtg:716.4 give no level to a Class', () => {
    const game = play({ card: 'Test Class', counters: { level: 5 } }, [], lands(6, 'Island'));
    expect(game.the('Test Class').designations).toBeUndefined();
    game.activate(0, 'Test Class').resolve();
    expect(game.the('Test Class')).toMatchObject({ designations: ['level2'], counters: { level: 5 } });
  });
});

describe('Cases (719)', () => {
  const asked = (hand: string[]): Play => {
    const game = play('Test Case', hand);
    if (hand.length > 0) game.cast(0, 'Test Boon').resolve();
    return game.until({ step: 'end' });
  };
  const isSolved = (game: Play): unknown => game.the('Test Case').designations;

  it('mtg:719.3a it becomes solved at the beginning of its controller’s end step, if that is so', () => {
    const game = asked(['Test Boon']);
    expect([game.view().stack.length, isSolved(game)]).toEqual([1, undefined]);
    expect(isSolved(game.resolve())).toEqual(['solved']);
    expect(asked([]).view().stack).toEqual([]);
    const theirs = magicPosition([{ life: 25, battlefield: ['Test Case'] }, {}], { definitions, turn: { active: 1 } });
    expect(theirs.until({ step: 'end' }).view().stack).toEqual([]);
    // Once solved it is not solved again.
    expect(game.until({ turn: 5, step: 'end' }).view().stack).toEqual([]);
  });
  it('mtg:719.3b solved it stays, whatever becomes of what it asked for; and that is not copied', () => {
    const game = asked(['Test Boon', 'Test Copy']).resolve();
    game.castAt(0, 'Test Copy', { card: 'Test Case' }).resolve();
    expect(game.all('Test Case').map((o) => o.designations)).toEqual([['solved'], undefined]);
  });
  it('mtg:719.3c what it has when solved it has from then on', () => {
    const game = asked(['Test Boon']);
    expect(costs(game)).toEqual([]);
    game.resolve();
    expect(costs(game)).toHaveLength(1);
    const before = game.life(0);
    expect(game.until({ turn: 5, step: 'upkeep' }).resolve().life(0)).toBe(before + 1);
  });
  it('mtg:719.3 both abilities of a Case stand before and behind its being solved', () => {
    expect([costs(asked([])).length, costs(asked(['Test Boon']).resolve()).length]).toEqual([0, 1]);
  });
});

describe('station cards (721)', () => {
  const charged = (charge: number): Play => play({ card: 'Test Ship', counters: { charge } });
  it('mtg:721.2 what stands beside a station symbol counts from so many charge counters on', () => {
    expect([1, 2, 3, 9].map((n) => costs(charged(n)).length)).toEqual([1, 1, 2, 2]);
  });
  it('mtg:721.2a a symbol without figures gives abilities alone', () => {
    expect(charged(3).the('Test Ship')).toMatchObject({ types: ['Artifact'], power: null });
    expect(charged(3).choose(0, { kind: 'ACTIVATE', card: 'Test Ship', nth: 1 }).resolve().life(0)).toBe(21);
  });
  it('mtg:721.2b one with figures makes it a creature as well', () => {
    expect(charged(8).the('Test Ship')).toMatchObject({
      types: ['Artifact', 'Creature'],
      power: 5,
      toughness: 4,
      keywords: ['flying'],
    });
    expect(charged(7).the('Test Ship')).toMatchObject({ types: ['Artifact'], power: null });
  });
  it('mtg:721.2c in every other zone it has no figures', () => {
    expect(play('Memnite', ['Test Ship']).the('Test Ship', 'hand')).toMatchObject({ power: null, toughness: null });
  });
  it('mtg:721.4 what stands before the symbols it has at any time', () => {
    for (const charge of [1, 5, 20])
      expect(costs(charged(charge))).toContainEqual(expect.objectContaining({ cost: '{0}' }));
  });
});
