import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { rules } from '../../src/rules.js';
import {
  activated,
  and,
  attach,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  each,
  enchant,
  enters,
  exile,
  gainLife,
  has,
  instant,
  keyword,
  land,
  mana,
  mill,
  not,
  permanent,
  plus,
  putOntoBattlefield,
  returnToHand,
  subtype,
  t,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
} from './test-cards.js';

const grows = {
  ...continuous('self', [{ mod: 'set', prop: 'power', value: { count: and(land, youControl) } }]),
  defining: true as const,
};
for (const definition of [
  instant('Test Bless', '{0}', {
    targets: [target(and({ is: 'spell' }, creature))],
    effects: [untilEndOfTurn(t(0), plus(2, 2), { mod: 'set', prop: 'colors', value: ['W'] })],
  }),
  instant('Test Reanimate', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [putOntoBattlefield(t(0))] }),
  card('Test Halo', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', [...plus(1, 1), has('flying')])],
  }),
  card('Test Blade', {
    cost: '{1}',
    type: 'Artifact — Equipment',
    abilities: [continuous('attached', plus(2, 0)), keyword('equip', { cost: [mana('{0}')] })],
  }),
  card('Test Horse', { cost: '{1}', type: 'Artifact — Vehicle', power: 5, toughness: 5 }),
  instant('Test Ride', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'types', values: ['Creature'] })],
  }),
  instant('Test Still', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'lose', prop: 'types', values: ['Creature'] })],
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
  card('Test Night', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'step', match: { step: 'upkeep' }, player: 'you' }, { effects: [gainLife(1)] })],
  }),
  instant('Test Later', '{0}', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'upkeep' } }, effects: [damage(1, 'opponents')] }],
  }),
  creatureCard(
    'Test Later Bear',
    '{0}',
    'Bear',
    '2/2',
    triggered(enters, {
      effects: [
        { do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [returnToHand({ saved: 'it' })] },
      ],
    }),
  ),
  instant('Test Mill Look', '{0}', {
    effects: [mill(2, 'you'), { do: 'if', if: { exists: [{ zone: 'graveyard' }, creature] }, then: [gainLife(4)] }],
  }),
  instant('Test Mill Back', '{0}', {
    effects: [{ do: 'mill', who: 'you', count: 1, save: 'milled' }, exile({ saved: 'milled' })],
  }),
  creatureCard('Test Ability', '{0}', 'Human', '1/1', activated([], { effects: [gainLife(1)] })),
  instant('Test Copy Ability', '{0}', {
    targets: [target([{ zone: 'stack' }, not({ is: 'spell' })])],
    effects: [{ do: 'copy', what: t(0) }],
  }),
  instant('Test Untap', '{0}', { effects: [{ do: 'status', status: 'tapped', on: false, what: each(creature) }] }),
  instant('Test Scratch', '{0}', {
    targets: [target(creature)],
    effects: [attach({ each: { named: 'Test Halo' } }, t(0))],
  }),
  instant('Test Own', '{0}', { effects: [{ do: 'sacrifice', who: 'you', filter: creature, count: 1 }] }),
  creatureCard(
    'Test Alert',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'move', object: creature, match: { to: 'battlefield' } }, { effects: [draw(1)] }),
  ),
  creatureCard(
    'Test Alert Two',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'move', object: creature, match: { to: 'battlefield' } }, { effects: [draw(1)] }),
  ),
])
  rules.definitions.add(definition);

const one = (hand: string[], battlefield: (string | object)[] = [], more: object = {}): Play =>
  magicPosition([{ hand, battlefield: battlefield as string[], ...more }, {}]);
const cast = (game: Play, ...names: string[]): Play => {
  for (const name of names) game.cast(0, name).resolve();
  return game;
};

describe('spells that become permanents (400.7)', () => {
  it('mtg:400.7a mtg:608.3 what an effect did to the creature spell goes on for the creature', () => {
    const game = one(['Grizzly Bears', 'Test Bless'], lands(2, 'Forest'))
      .cast(0, 'Grizzly Bears')
      .cast(0, 'Test Bless')
      .resolve();
    game.resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ power: 4, toughness: 4, colors: ['W'] });
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg:403.4 mtg:403.3 a card that returns is a new permanent', () => {
    const game = one(['Test Reanimate'], [], { graveyard: ['Grizzly Bears'] });
    const before = game.the('Grizzly Bears', 'graveyard').id;
    expect(game.cast(0, 'Test Reanimate').resolve().the('Grizzly Bears').id).not.toBe(before);
  });

  it('mtg:400.4a mtg:307.4 mtg:304.4 an instant or sorcery stays where it is', () => {
    expect(
      one(['Test Reanimate'], [], { graveyard: ['Divination'] })
        .cast(0, 'Test Reanimate')
        .resolve()
        .zones('Divination'),
    ).toEqual(['graveyard']);
  });

  it('mtg:112.3 mtg:405.4 a spell has its card’s characteristics, an ability on the stack has none of its source’s', () => {
    const game = one(['Shock'], ['Mountain', 'Test Ability'])
      .activate(0, 'Test Ability')
      .cast(0, 'Shock', { player: 1 });
    const [shock, ability] = game.view().stack.map((s) => game.view().objects[String(s.id)]);
    expect(shock).toMatchObject({ name: 'Shock', types: ['Instant'], colors: ['R'], manaValue: 1 });
    expect([ability?.types ?? [], ability?.colors ?? [], ability?.power ?? null]).toEqual([[], [], null]);
  });
});

describe('Auras, Equipment and Vehicles (301, 303)', () => {
  it('mtg:303.4i mtg:303.4f an Aura put onto the battlefield by an effect is attached to what its controller chooses', () => {
    const game = one(['Test Reanimate'], ['Grizzly Bears', 'Hill Giant'], { graveyard: ['Test Halo'] })
      .cast(0, 'Test Reanimate')
      .resolve();
    game.choose(0, { card: 'Hill Giant' });
    expect(game.figures('Hill Giant')).toBe('4/4');
    const none = one(['Test Reanimate'], [], { graveyard: ['Test Halo'] })
      .cast(0, 'Test Reanimate')
      .resolve();
    expect(none.zones('Test Halo')).toEqual(['graveyard']);
  });

  it('mtg:303.4 mtg:303.4b mtg:604.4 an Aura changes what it enchants, and moved it changes something else', () => {
    const game = one(
      ['Test Scratch'],
      [{ card: 'Grizzly Bears', as: 'b' }, { card: 'Test Halo', attachedTo: 'b' }, 'Hill Giant'],
    );
    expect(game.figures('Grizzly Bears')).toBe('3/3');
    game.castAt(0, 'Test Scratch', { card: 'Hill Giant' }).resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['2/2', '4/4']);
  });

  it('mtg:301.5 mtg:301.5a mtg:704.5n Equipment stays when its creature stops being one, unattached', () => {
    const game = one(
      ['Test Still'],
      [
        { card: 'Grizzly Bears', as: 'b' },
        { card: 'Test Blade', attachedTo: 'b' },
      ],
    );
    expect(game.figures('Grizzly Bears')).toBe('4/2');
    game.cast(0, 'Test Still').resolve();
    expect(game.the('Test Blade')).toMatchObject({ zone: 'battlefield', attachedTo: null });
  });

  it('mtg:704.5p Equipment that becomes a creature is attached to nothing any more', () => {
    const game = one(
      ['Test Ride'],
      [
        { card: 'Grizzly Bears', as: 'b' },
        { card: 'Test Blade', attachedTo: 'b', counters: { '+1/+1': 1 } },
      ],
    );
    game.cast(0, 'Test Ride', { card: 'Test Blade' }).resolve();
    expect([game.the('Test Blade').attachedTo, game.figures('Grizzly Bears')]).toEqual([null, '2/2']);
  });

  it('mtg:301.7a mtg:302.4 a Vehicle has its printed figures only while it is a creature', () => {
    const game = one(['Test Ride'], ['Test Horse']);
    expect(game.the('Test Horse').power).toBeNull();
    expect(game.cast(0, 'Test Ride').resolve().figures('Test Horse')).toBe('5/5');
  });
});

describe('continuous effects (611–613)', () => {
  it('mtg:612.8 mtg:613.1c a name that an effect sets is the only name', () => {
    const game = cast(one(['Test Rename', 'Test Named'], ['Hill Giant']), 'Test Rename', 'Test Named');
    expect(game.the('Hill Giant')).toMatchObject({ name: 'Nobody', damage: 1 });
  });

  it('mtg:613.3 mtg:613.4 mtg:113.6a what defines a figure comes first, whatever its timestamp', () => {
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

  it('mtg:613.8 mtg:613.8c mtg:613.9 an older effect waits for the one that decides to what it applies', () => {
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

  it('mtg:604.1 mtg:113.3d mtg:117.2b mtg:405.6b a static ability is simply so: no stack, no priority', () => {
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

describe('triggers, once more (603)', () => {
  it('mtg:113.3c mtg:603.6 whenever what it waits for happens, a triggered ability goes onto the stack', () => {
    const game = cast(one(['Test Later Bear'], ['Test Night']), 'Test Later Bear');
    expect(game.view().stack).toHaveLength(1);
  });

  it('mtg:405.3 mtg:101.4 triggers of both players: the active player’s lie lower', () => {
    const game = magicPosition([
      { hand: ['Grizzly Bears'], battlefield: [...lands(2, 'Forest'), 'Test Alert'] },
      { battlefield: ['Test Alert Two'] },
    ]);
    game.cast(0, 'Grizzly Bears').resolve();
    expect(game.view().stack.map((s) => s.controller)).toEqual([1, 0]);
  });

  it('mtg:603.7 mtg:610.2 mtg:603.7e a delayed trigger comes from what made it, and is controlled by who controlled that', () => {
    const game = magicPosition([{}, { hand: ['Test Later'] }])
      .pass()
      .cast(1, 'Test Later')
      .resolve();
    game.until({ turn: 4, step: 'upkeep' });
    expect(game.view().stack[0]).toMatchObject({ controller: 1, card: 'Test Later' });
    expect(game.resolve().life(0)).toBe(19);
  });

  it('mtg:603.7c a delayed trigger on a permanent acts on that permanent', () => {
    const game = cast(one(['Test Later Bear']), 'Test Later Bear').resolve();
    expect(game.until({ step: 'end' }).resolve().zones('Test Later Bear')).toEqual(['hand']);
  });

  it('mtg:603.2e mtg:701.26b untapping what is untapped is no event', () => {
    const game = cast(one(['Test Untap'], ['Grizzly Bears', { card: 'Hill Giant', tapped: true }]), 'Test Untap');
    expect(
      game
        .happened('STATUS_CHANGED')
        .filter((e) => e.status === 'tapped')
        .map((e) => e.card),
    ).toEqual(['Hill Giant']);
  });
});

describe('actions, once more (701)', () => {
  it('mtg:701.17c an effect finds the cards it milled', () => {
    const game = cast(one(['Test Mill Back'], [], { library: ['Shock', 'Plains'] }), 'Test Mill Back');
    expect([game.zones('Shock'), game.zones('Plains')]).toEqual([['exile'], ['library']]);
  });

  it('mtg:608.2c later instructions see what earlier ones did', () => {
    const game = cast(one(['Test Mill Look'], [], { library: ['Grizzly Bears', 'Plains'] }), 'Test Mill Look');
    expect(game.life(0)).toBe(24);
  });

  it('mtg:707.10b the copy of an ability has the same source', () => {
    const game = one(['Test Copy Ability'], ['Test Ability'])
      .activate(0, 'Test Ability')
      .cast(0, 'Test Copy Ability')
      .resolve();
    expect(game.view().stack.map((s) => s.source)).toEqual([game.the('Test Ability').id, game.the('Test Ability').id]);
    expect(game.resolveAll().life(0)).toBe(22);
  });

  it('mtg:701.21a only its controller can sacrifice a permanent', () => {
    const game = magicPosition([{ hand: ['Test Own'] }, { battlefield: ['Grizzly Bears'] }]);
    expect(game.cast(0, 'Test Own').resolve().zones('Grizzly Bears')).toEqual(['battlefield']);
  });

  it('mtg:701.13a exiling moves an object to exile from wherever it is', () => {
    const game = cast(one(['Test Mill Back'], [], { library: ['Shock'] }), 'Test Mill Back');
    expect(game.zones('Shock')).toEqual(['exile']);
  });
});
