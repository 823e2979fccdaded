import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  each,
  instant,
  land,
  permanent,
  plus,
  subtype,
  t,
  target,
  untilEndOfTurn,
  youControl,
} from './test-cards.js';

const grows = {
  ...continuous('self', [{ mod: 'set', prop: 'power', value: { count: and(land, youControl) } }]),
  defining: true as const,
};

for (const definition of [
  card('Test Horse', { cost: '{1}', type: 'Artifact — Vehicle', power: 5, toughness: 5 }),
  instant('Test Ride', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'types', values: ['Creature'] })],
  }),
  instant('Test Turn', '{0}', {
    targets: [target(creature), { ...target(creature), notIn: [0] }],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  instant('Test Double', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  instant('Test Rename', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'name', value: 'Nobody' })],
  }),
  instant('Test Named', '{0}', { effects: [damage(1, each({ named: 'Nobody' }))] }),
  creatureCard('Test Growth', '{G}', 'Plant', '0/3', grows),
  instant('Test Fix', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'power', value: 1 })],
  }),
  card('Test Lignify', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous(creature, [{ mod: 'set', prop: 'power', value: 0 }])],
  }),
  card('Test Titan', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous(creature, [{ mod: 'set', prop: 'power', value: 7 }])],
  }),
  card('Test Elves', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous(creature, [{ mod: 'gain', prop: 'subtypes', values: ['Elf'] }])],
  }),
  card('Test Elf Song', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous(subtype('Elf'), [{ mod: 'gain', prop: 'subtypes', values: ['Bard'] }])],
  }),
  card('Test Bard Song', { cost: '{0}', type: 'Enchantment', abilities: [continuous(subtype('Bard'), plus(1, 1))] }),
])
  ownCards(definition);

const one = (hand: string[], battlefield: (string | object)[] = [], more: object = {}): Play =>
  magicPosition([{ hand, battlefield: battlefield as string[], ...more }, {}]);
const cast = (game: Play, ...names: string[]): Play => {
  for (const name of names) game.cast(0, name).resolve();
  return game;
};

describe('continuous effects (611–613)', () => {
  it('mtg:612.8 mtg:613.1c a name that an effect sets is the only name', () => {
    const game = cast(one(['Test Rename', 'Test Named'], ['Hill Giant']), 'Test Rename', 'Test Named');
    expect(game.the('Hill Giant')).toMatchObject({ name: 'Nobody', damage: 1 });
  });

  it('mtg:613.3 mtg:613.4 what defines a figure comes first, whatever its timestamp', () => {
    const game = one(['Test Growth', 'Test Lignify'], lands(3, 'Forest'), { graveyard: ['Test Growth'] });
    expect(game.the('Test Growth', 'graveyard').power).toBe(3);
    cast(game, 'Test Lignify', 'Test Growth');
    expect(game.figures('Test Growth')).toBe('0/3');
  });

  it('mtg:613.7a mtg:613.7d of two static abilities the one of the newer permanent is applied last', () => {
    const power = (...names: string[]): unknown =>
      cast(one(names, ['Grizzly Bears']), ...names).the('Grizzly Bears').power;
    expect([power('Test Lignify', 'Test Titan'), power('Test Titan', 'Test Lignify')]).toEqual([7, 0]);
  });

  it('mtg:613.8 mtg:613.8c an older effect waits for the one that decides to what it applies', () => {
    const game = cast(
      one(['Test Bard Song', 'Test Elf Song', 'Test Elves'], ['Grizzly Bears']),
      'Test Bard Song',
      'Test Elf Song',
      'Test Elves',
    );
    expect(game.the('Grizzly Bears')).toMatchObject({ subtypes: ['Bear', 'Elf', 'Bard'], power: 3 });
  });

  it('mtg:613.1a copying comes before everything else, mtg:613.2a though it is newer', () => {
    const game = cast(one(['Test Titan', 'Test Turn'], ['Grizzly Bears', 'Hill Giant']), 'Test Titan');
    expect(game.figures('Grizzly Bears')).toBe('7/2');
    game.cast(0, 'Test Turn', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ name: 'Hill Giant', power: 7, toughness: 3 });
  });

  it('mtg:613.2c what copying has made of something is what the next copy takes, and nothing that came after', () => {
    const game = one(['Test Turn', 'Test Fix', 'Test Double'], ['Grizzly Bears', 'Hill Giant']);
    game.cast(0, 'Test Turn', { card: 'Grizzly Bears' }).resolve();
    game.cast(0, 'Test Fix', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ name: 'Hill Giant', power: 1 });
    game.cast(0, 'Test Double', { card: 'Grizzly Bears' }).resolve();
    const copy = Object.values(game.view().objects).find((o) => o.token);
    expect(copy).toMatchObject({ name: 'Hill Giant', power: 3, toughness: 3 });
  });

  it('mtg:613.1 the layers go in their order, whichever effect is older', () => {
    const game = cast(one(['Test Bard Song', 'Test Elves'], ['Grizzly Bears']), 'Test Bard Song');
    const bards = cast(one(['Test Elf Song', 'Test Elves', 'Test Bard Song'], ['Grizzly Bears']), 'Test Bard Song');
    expect([game.figures('Grizzly Bears'), bards.figures('Grizzly Bears')]).toEqual(['2/2', '2/2']);
    expect(cast(bards, 'Test Elf Song', 'Test Elves').the('Grizzly Bears')).toMatchObject({ power: 3 });
  });

  it('mtg:205.1b an added type leaves the others, and the subtypes that go with them', () => {
    const game = one(['Test Ride'], ['Test Horse', 'Grizzly Bears']).cast(0, 'Test Ride', { card: 'Test Horse' });
    expect(game.resolve().the('Test Horse')).toMatchObject({ types: ['Artifact', 'Creature'], subtypes: ['Vehicle'] });
  });

  it('mtg:611.2 what a spell has made goes on when it has resolved, for as long as it says', () => {
    const game = cast(one(['Test Ride'], ['Test Horse']), 'Test Ride');
    expect([game.zones('Test Ride'), game.figures('Test Horse')]).toEqual([['graveyard'], '5/5']);
    expect(game.until({ turn: 4, step: 'upkeep' }).the('Test Horse').power).toBeNull();
  });

  it('mtg:604.1 mtg:113.3d a static ability is simply so: no stack, no priority', () => {
    const game = cast(one(['Test Titan'], ['Grizzly Bears']), 'Test Titan');
    expect([game.view().stack, game.figures('Grizzly Bears')]).toEqual([[], '7/2']);
  });

  it('mtg:604.7 a static ability ends with its permanent', () => {
    const game = magicPosition([
      { hand: ['Disenchant'], battlefield: [...lands(2, 'Plains'), 'Test Titan', 'Grizzly Bears'] },
      {},
    ]);
    expect(game.cast(0, 'Disenchant').resolve().figures('Grizzly Bears')).toBe('2/2');
  });
});
