import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, creatureCard, enters, gainLife, instant, t, target, triggered } from '../6-spells/test-cards.js';

const entersAsCopy = (more: JsonObject = {}) => ({
  kind: 'replacement' as const,
  on: 'move',
  object: 'self' as const,
  entering: true as const,
  copy: { of: [{ zone: 'battlefield' }, creature].flat() as never, may: true as const, ...more },
});
for (const definition of [
  creatureCard('Test Clone', '{U}', 'Shapeshifter', '0/1', entersAsCopy()),
  creatureCard('Test Phantasm', '{U}', 'Shapeshifter', '0/1', {
    ...entersAsCopy({
      except: { gain: { subtypes: ['Illusion'] }, abilities: [{ kind: 'keyword', keyword: 'flying' }] },
    }),
  }),
  {
    ...creatureCard('Test Legend', '{G}', 'Bear', '2/2'),
    props: { ...creatureCard('Test Legend', '{G}', 'Bear', '2/2').props, supertypes: ['Legendary'] },
  },
  creatureCard('Test Greeter', '{W}', 'Human', '1/1', triggered(enters, { effects: [gainLife(3)] })),
  creatureCard('Test Sleeper', '{W}', 'Human', '2/3', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    entering: true,
    match: { to: 'battlefield' },
    change: { status: { tapped: true } },
  }),
  instant('Test Double', '{U}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  instant('Test Mimic', '{U}', {
    targets: [target(creature), { ...target(creature), notIn: [0] }],
    effects: [{ do: 'become', what: t(0), copy: t(1), until: { kind: 'endOfTurn' } }],
  }),
  instant('Test Fork', '{R}', {
    targets: [target([{ is: 'spell' }])],
    effects: [{ do: 'copy', what: t(0), newTargets: true }],
  }),
  instant('Test Echoes', '{R}', {
    targets: [target([{ is: 'spell' }])],
    effects: [{ do: 'copy', what: t(0), count: 2 }],
  }),
])
  ownCards(definition);

const clone = (battlefield: (string | JsonObject)[], name = 'Test Clone'): Play =>
  magicPosition([{ hand: [name], battlefield: ['Island'] }, { battlefield }])
    .cast(0, name)
    .resolve();

describe('permanents that are copies', () => {
  it('mtg:707.5 mtg-2003:503.5 it enters as what its controller chooses, and has its printed values', () => {
    const game = clone(['Serra Angel', 'Grizzly Bears']);
    expect(game.decision()).toMatchObject({ kind: 'COPY', seat: 0, min: 0, max: 1 });
    game.choose(0, { card: 'Serra Angel' });
    expect(game.the('Test Clone')).toMatchObject({
      name: 'Serra Angel',
      power: 4,
      toughness: 4,
      manaCost: '{3}{W}{W}',
      colors: ['W'],
      keywords: ['flying', 'vigilance'],
      controller: 0,
    });
  });

  it('mtg:707.5 nothing may be chosen, and where nothing is there nothing is asked', () => {
    expect(clone(['Grizzly Bears']).choose(0, []).figures('Test Clone')).toBe('0/1');
    expect(clone([]).figures('Test Clone')).toBe('0/1');
  });

  it('mtg:707.5 what it copies says how it enters and triggers on entering', () => {
    expect(clone(['Test Greeter']).choose(0, { card: 'Test Greeter' }).resolve().life(0)).toBe(23);
    expect(clone(['Test Sleeper']).choose(0, { card: 'Test Sleeper' }).the('Test Clone').tapped).toBe(true);
  });

  it('mtg:707.2 mtg-2003:503.2 counters, damage, status and other effects are not copied', () => {
    const game = clone([
      { card: 'Grizzly Bears', counters: { '+1/+1': 2 }, tapped: true, damage: 1 },
      'Glorious Anthem',
    ]);
    game.choose(0, { card: 'Grizzly Bears' });
    expect(game.the('Test Clone')).toMatchObject({ power: 2, toughness: 2, tapped: false, damage: 0, counters: {} });
  });

  it('mtg:707.3 a copy of a copy takes what was copied', () => {
    const game = magicPosition([
      { hand: ['Test Clone', 'Test Double'], battlefield: lands(2, 'Island') },
      { battlefield: ['Grizzly Bears'] },
    ]);
    game.cast(0, 'Test Clone').resolve().choose(0, { card: 'Grizzly Bears' });
    game.cast(0, 'Test Double', { card: 'Test Clone' }).resolve();
    const tokens = game.all('Grizzly Bears').filter((o) => o.token);
    expect(tokens).toMatchObject([{ power: 2, toughness: 2, name: 'Grizzly Bears', controller: 0 }]);
  });

  it('mtg:707.9a exceptions are part of the copy, and of what is copied from it', () => {
    const game = magicPosition([
      { hand: ['Test Phantasm', 'Test Clone'], battlefield: lands(2, 'Island') },
      { battlefield: ['Grizzly Bears'] },
    ]);
    game.cast(0, 'Test Phantasm').resolve().choose(0, { card: 'Grizzly Bears' });
    game.cast(0, 'Test Clone').resolve().choose(0, { card: 'Test Phantasm' });
    for (const name of ['Test Phantasm', 'Test Clone'])
      expect(game.the(name)).toMatchObject({
        name: 'Grizzly Bears',
        subtypes: ['Bear', 'Illusion'],
        keywords: ['flying'],
      });
    const both = magicPosition([
      { hand: ['Test Phantasm'], battlefield: ['Island'] },
      { battlefield: ['Colossal Dreadmaw'] },
    ]);
    both.cast(0, 'Test Phantasm').resolve().choose(0, { card: 'Colossal Dreadmaw' });
    expect(both.the('Test Phantasm').keywords).toEqual(['trample', 'flying']);
    // A definition made in the game is in its state: a copy of the state plays on.
    expect(JSON.stringify(game.state)).toContain('Illusion');
  });

  it('mtg:613.2 other layers apply after copying', () => {
    const game = magicPosition([
      { hand: ['Test Clone'], battlefield: ['Island', 'Glorious Anthem'] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    game.cast(0, 'Test Clone').resolve().choose(0, { card: 'Grizzly Bears' });
    expect(game.figures('Test Clone')).toBe('3/3');
  });

  it('mtg:707.2b what it became stays, whatever becomes of the copied thing; other effects on it stay too (707.4)', () => {
    const game = magicPosition([
      { hand: ['Giant Growth', 'Test Mimic', 'Shock'], battlefield: ['Forest', 'Island', 'Mountain', 'Ornithopter'] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    game.cast(0, 'Giant Growth', { card: 'Ornithopter' }).resolve();
    game.cast(0, 'Test Mimic', { card: 'Ornithopter' }).resolve();
    expect(game.figures('Ornithopter')).toBe('5/5');
    game.cast(0, 'Shock', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Ornithopter')).toMatchObject({ name: 'Grizzly Bears', power: 5 });
    expect(game.until({ turn: 4, step: 'upkeep' }).the('Ornithopter')).toMatchObject({ name: 'Ornithopter', power: 0 });
  });

  it('mtg:704.5j a copy of a legendary permanent is legendary', () => {
    const game = magicPosition([{ hand: ['Test Double'], battlefield: ['Island', 'Test Legend'] }, {}]);
    game.cast(0, 'Test Double').resolve();
    expect(game.decision().kind).toBe('LEGEND');
  });

  it('mtg:400.7 what was a copy is itself again where it goes', () => {
    const game = magicPosition([
      { hand: ['Test Clone', 'Unsummon'], battlefield: lands(2, 'Island') },
      { battlefield: ['Grizzly Bears'] },
    ]);
    game.cast(0, 'Test Clone').resolve().choose(0, { card: 'Grizzly Bears' });
    game.cast(0, 'Unsummon', { card: 'Test Clone' }).resolve();
    expect(game.the('Test Clone', 'hand')).toMatchObject({ name: 'Test Clone', power: 0 });
  });
});

describe('copies on the stack', () => {
  const shocked = (fork: string): Play =>
    magicPosition([
      { hand: ['Shock', fork], battlefield: lands(2, 'Mountain') },
      { battlefield: ['Grizzly Bears', 'Walking Corpse'] },
    ])
      .cast(0, 'Shock', { card: 'Grizzly Bears' })
      .cast(0, fork)
      .resolve();

  it('mtg:707.10c its controller may choose new targets for the copy', () => {
    const game = shocked('Test Fork');
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0, default: { choose: ['o0'] } });
    game.choose(0, { card: 'Walking Corpse' });
    expect(game.view().stack.map((s) => [s.card, s.targets])).toMatchObject([
      ['Shock', [{ card: 'Walking Corpse' }]],
      ['Shock', [{ card: 'Grizzly Bears' }]],
    ]);
    game.resolveAll();
    expect([...game.zones('Walking Corpse'), ...game.zones('Grizzly Bears')]).toEqual(['graveyard', 'graveyard']);
  });

  it('mtg:707.10 without leave the copies keep their targets; they are not cast', () => {
    const game = shocked('Test Echoes');
    expect(game.view().stack).toHaveLength(3);
    expect(game.happened('SPELL_CAST')).toHaveLength(2);
    expect(game.view().stack.map((s) => (s.targets as JsonObject[])[0]?.card)).toEqual(lands(3, 'Grizzly Bears'));
  });

  it('mtg:707.10a a copy that has left the stack ceases to exist', () => {
    const game = shocked('Test Echoes').resolveAll();
    expect(game.zones('Shock')).toEqual(['graveyard']);
  });

  it('mtg:707.10f the copy of a creature spell becomes a token as it resolves', () => {
    const game = magicPosition([
      { hand: ['Grizzly Bears', 'Test Fork'], battlefield: [...lands(2, 'Forest'), 'Mountain'] },
      {},
    ]);
    game.cast(0, 'Grizzly Bears').cast(0, 'Test Fork').resolveAll();
    expect(
      game
        .all('Grizzly Bears')
        .map((o) => o.token)
        .sort(),
    ).toEqual([false, true]);
  });
});
