/** Clauses of the rules of 202 to 208 that the plain case of each does not show. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  counterSpell,
  create,
  creatureCard,
  damage,
  destroy,
  each,
  gainLife,
  instant,
  land,
  permanent,
  t,
  target,
  token,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const change = (name: string, ...mods: Parameters<typeof untilEndOfTurn>[1][]) =>
  instant(name, '{0}', { targets: [target(permanent)], effects: [untilEndOfTurn(t(0), ...mods)] });
ownCards(
  instant('Test Cub', '{0}', { effects: [create(token('Cub', 'Creature — Bear', ['G'], '1/1'))] }),
  creatureCard('Test Newt', '{X}{G}', 'Hydra', '1/1'),
  card('Test Twins', { type: 'Creature — Elf', colors: ['W', 'R'], power: 1, toughness: 1 }),
  instant('Test Spark', '{0}', { targets: [target({ player: 'any' })], effects: [damage(2, t(0))] }),
  instant('Test Reshape', '{0}', {
    targets: [target([{ is: 'spell' }])],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'set', prop: 'types', value: ['Artifact'] }] }],
  } as never),
  change('Test Estrange', { mod: 'lose', prop: 'subtypes', values: ['Bear'] }),
  change('Test Animate', { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] }),
  change('Test Crown', { mod: 'gain', prop: 'supertypes', values: ['Legendary'] }),
  change('Test Fix', { mod: 'set', prop: 'power', value: 5 }, { mod: 'set', prop: 'toughness', value: 6 }),
  change('Test Add', { mod: 'add', stat: 'power', value: 1 }),
  card('Test Construct', { cost: '{0}', type: 'Artifact Creature — Construct', power: 1, toughness: 1 }),
  instant('Test Quell', '{0}', { effects: [destroy(each({ has: ['types', ['Creature', 'Planeswalker']] }))] }),
  instant('Test Fork', '{0}', {
    targets: [target([{ is: 'spell' }])],
    effects: [{ do: 'copy', what: t(0), newTargets: true }],
  }),
  instant('Test No Instant', '{0}', {
    targets: [target([{ is: 'spell' }, { has: ['types', 'Instant'] }])],
    effects: [counterSpell(t(0))],
  }),
  card('Test Wood', { type: 'Legendary Snow Basic Land — Forest' }),
  card('Test Hall', { type: 'Legendary Land' }),
  instant('Test Ruin', '{0}', { effects: [destroy(each([land, { not: { has: ['supertypes', 'Basic'] } }] as never))] }),
  card('Test Snow Rock', {
    cost: '{0}',
    type: 'Snow Artifact',
    abilities: [
      { kind: 'activated', immediate: true, cost: [{ pay: 'tap' }], effects: [{ do: 'addMana', choices: ['{R}'] }] },
    ],
  } as never),
  instant('Test Chill', '{S}', { effects: [gainLife(1)] }),
  card('Test Wagon', { cost: '{0}', type: 'Artifact — Vehicle', power: 4, toughness: 5 }),
  instant('Test Weigh', '{0}', {
    targets: [target([{ is: 'spell' }])],
    effects: [
      untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['U'] }),
      gainLife({ stat: 'power', of: t(0) }),
    ],
  }),
  card('Test Idol', { cost: '{0}', type: 'Artifact' }),
);

describe('mana value and color (202–204)', () => {
  it('mtg:202.3a nor has a token without one a mana value', () => {
    const game = magicPosition([{ hand: ['Test Cub'] }, {}])
      .cast(0, 'Test Cub')
      .resolve();
    expect(game.the('Cub').manaValue).toBe(0);
  });

  it('mtg:202.3e X is 0 again once the spell is a permanent', () => {
    const game = magicPosition([{ hand: ['Test Newt'], battlefield: lands(4, 'Forest') }, {}]);
    game.cast(0, 'Test Newt').answer(0, { number: 3 });
    expect(game.the('Test Newt', 'stack').manaValue).toBe(4);
    expect(game.resolve().the('Test Newt').manaValue).toBe(1);
  });

  it('mtg:204.2 an object is of all the colors that its color indicator shows', () => {
    expect(magicPosition([{ battlefield: ['Test Twins'] }, {}]).the('Test Twins').colors).toEqual(['W', 'R']);
  });
});

describe('the type line (205)', () => {
  it('mtg:205.1a an instant stays one whatever types it is given', () => {
    const game = magicPosition([{ hand: ['Test Spark', 'Test Reshape'] }, {}]).cast(0, 'Test Spark', { player: 1 });
    game.castAt(0, 'Test Reshape', { card: 'Test Spark' }).resolve();
    expect(game.the('Test Spark', 'stack').types).toEqual(['Instant', 'Artifact']);
  });

  it('mtg:205.1a what loses a subtype keeps its types', () => {
    const game = magicPosition([{ hand: ['Test Estrange'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Estrange').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ types: ['Creature'], subtypes: [], power: 2 });
  });

  it('mtg:205.1b what becomes an artifact creature has each type once, and all it had', () => {
    const game = magicPosition([{ hand: ['Test Animate'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Animate').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ types: ['Creature', 'Artifact'], subtypes: ['Bear'] });
  });

  it('mtg:205.2b what has two types is meant where one of them is named among others', () => {
    const game = magicPosition([{ hand: ['Test Quell'], battlefield: ['Test Construct'] }, {}]);
    expect(game.cast(0, 'Test Quell').resolve().zones('Test Construct')).toEqual(['graveyard']);
  });

  it('mtg:205.2c a copy of a spell has its types', () => {
    const game = magicPosition([{ hand: ['Test Spark', 'Test Fork'] }, { hand: ['Test No Instant'] }]);
    game.cast(0, 'Test Spark', { player: 1 }).castAt(0, 'Test Fork', { card: 'Test Spark' }).resolve();
    game.takeDefault('TARGETS');
    const copy = String(game.view().stack[0]?.id);
    game.pass().cast(1, 'Test No Instant', { object: copy }).resolve();
    expect(game.view().stack.map((s) => s.id === copy)).toEqual([false]);
  });

  it('mtg:205.4b what gains a supertype keeps the others, and its types', () => {
    const game = magicPosition([{ hand: ['Test Crown'], battlefield: ['Forest'] }, {}])
      .cast(0, 'Test Crown')
      .resolve();
    expect(game.the('Forest')).toMatchObject({ types: ['Land'], subtypes: ['Forest'] });
    expect([...(game.the('Forest').supertypes as string[])].sort()).toEqual(['Basic', 'Legendary']);
  });

  it('mtg:205.4c a land is basic wherever that stands among its supertypes', () => {
    const game = magicPosition([{ hand: ['Test Ruin'], battlefield: ['Test Wood', 'Test Hall'] }, {}]);
    game.cast(0, 'Test Ruin').resolve();
    expect([game.zones('Test Wood'), game.zones('Test Hall')]).toEqual([['battlefield'], ['graveyard']]);
  });

  it('mtg:205.4d a legendary land obeys the legend rule', () => {
    const game = magicPosition([{ hand: ['Test Hall'], battlefield: ['Test Hall'] }, {}]);
    expect(game.choose(0, { kind: 'PLAY_LAND' }).decision()).toMatchObject({ kind: 'LEGEND', seat: 0 });
  });

  it('mtg:205.4g a snow permanent need not be a land for its mana to be snow mana', () => {
    const game = magicPosition([{ hand: ['Test Chill'], battlefield: ['Test Snow Rock'] }, {}]).cast(0, 'Test Chill');
    expect(game.resolve().life(0)).toBe(21);
  });
});

describe('power and toughness (208)', () => {
  it('mtg:208.3 an effect finds the printed power of a spell that is no creature, whatever else was done to it', () => {
    const game = magicPosition([{ hand: ['Test Wagon', 'Test Weigh'] }, {}]).cast(0, 'Test Wagon');
    expect(game.castAt(0, 'Test Weigh', { card: 'Test Wagon' }).resolve().life(0)).toBe(24);
  });

  it('mtg:208.3a so does an effect that sets the figures of what is no creature', () => {
    const game = magicPosition([{ hand: ['Test Fix', 'Test Animate'], battlefield: ['Test Idol'] }, {}]);
    game.cast(0, 'Test Fix').resolve();
    expect(game.the('Test Idol')).toMatchObject({ power: null, toughness: null });
    expect(game.cast(0, 'Test Animate').resolve().figures('Test Idol')).toBe('5/6');
  });

  it('mtg:208.4b the base figures are those that an effect sets, without what is added and without counters', () => {
    const battlefield = [{ card: 'Hill Giant', counters: { '+1/+1': 1 } }];
    const game = magicPosition([{ hand: ['Test Fix', 'Test Add'], battlefield }, {}]);
    expect(game.the('Hill Giant')).toMatchObject({ basePower: 3, baseToughness: 3, power: 4 });
    game.cast(0, 'Test Fix').resolve().cast(0, 'Test Add').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ basePower: 5, baseToughness: 6, power: 7, toughness: 7 });
  });
});
