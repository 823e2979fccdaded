import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  and,
  another,
  card,
  continuous,
  creature,
  creatureCard,
  enchant,
  gainLife,
  has,
  instant,
  land,
  permanent,
  plus,
  subtype,
  t,
  tap,
  target,
  untilEndOfTurn,
  withKeyword,
  youControl,
} from '../../src/language/builders.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{W}', type: 'Enchantment', abilities });
const aura = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{U}', type: 'Enchantment — Aura', abilities: [enchant(permanent), ...abilities] });
const base = (power: number, toughness: number) => [
  { mod: 'set', prop: 'power', value: power } as const,
  { mod: 'set', prop: 'toughness', value: toughness } as const,
];
const free = (name: string, ...mods: Parameters<typeof untilEndOfTurn>[1][]) =>
  instant(name, '{0}', { targets: [target(permanent)], effects: [untilEndOfTurn(t(0), ...mods)] });

for (const definition of [
  free('Test Shrink', base(0, 1)),
  free('Test Ram', base(5, 5)),
  free('Test Switch', { mod: 'switch', stats: ['power', 'toughness'] }),
  free('Test Dry', { mod: 'loseAbilities' }),
  free('Test Wings', has('flying')),
  free('Test Paint', { mod: 'set', prop: 'colors', value: ['B'] }),
  free('Test Elfshape', { mod: 'set', prop: 'subtypes', value: ['Elf'] }),
  // All creatures lose all abilities and are 1/1.
  enchantment('Test Humility', continuous(creature, [{ mod: 'loseAbilities' }, ...base(1, 1)])),
  // Lands are creatures in addition (layer 4) and 1/1 (layer 7b).
  enchantment(
    'Test Awakening',
    continuous(land, [{ mod: 'gain', prop: 'types', values: ['Creature'] }, ...base(1, 1)]),
  ),
  enchantment('Test Elf Lord', continuous(and(creature, subtype('Elf')), plus(1, 1))),
  enchantment(
    'Test Goblinize',
    continuous(and(creature, subtype('Elf')), [{ mod: 'set', prop: 'subtypes', value: ['Goblin'] }]),
  ),
  enchantment('Test Elfhood', continuous(creature, [{ mod: 'gain', prop: 'subtypes', values: ['Elf'] }])),
  enchantment('Test Levitation', continuous(and(creature, youControl), [has('flying')])),
  enchantment('Test Gale', continuous(and(creature, withKeyword('flying')), plus(2, 2))),
  enchantment('Test Lesson', continuous(creature, [has(activated([tap], { effects: [gainLife(1)] }))])),
  creatureCard('Test Herder', '{G}', 'Elf', '0/0', {
    kind: 'static',
    affects: 'self',
    defining: true,
    mods: [
      { mod: 'set', prop: 'power', value: { count: and(creature, youControl) } },
      { mod: 'set', prop: 'toughness', value: { count: and(creature, youControl) } },
    ],
  }),
  creatureCard(
    'Test Captain',
    '{R}',
    'Goblin',
    '2/2',
    continuous(and(creature, youControl, another), [has('haste'), ...plus(1, 0)]),
  ),
  aura('Test Seas', continuous('attached', [{ mod: 'set', prop: 'subtypes', value: ['Island'] }])),
  aura('Test Seize', continuous('attached', [{ mod: 'control', to: 'you' }])),
  card('Test Spring', { type: 'Land', abilities: [activated([tap], { effects: [addMana('{C}')], immediate: true })] }),
  instant('Test Toughen', '{0}', {
    effects: [untilEndOfTurn({ each: and(creature, youControl) }, plus(0, 1), has('vigilance'))],
  }),
])
  ownCards(definition);

const bears = { card: 'Grizzly Bears', as: 'bears' };
const keywords = (game: ReturnType<typeof magicPosition>, name = 'Grizzly Bears') => game.the(name).keywords;

describe('power and toughness (613.4)', () => {
  it('mtg:613.4b setting comes before adding whatever the order in time: set, counters, anthem and pump', () => {
    const game = magicPosition([
      {
        hand: ['Giant Growth', 'Test Shrink'],
        battlefield: ['Forest', 'Glorious Anthem', { ...bears, counters: { '+1/+1': 1 } }],
      },
      {},
    ]);
    game.cast(0, 'Giant Growth').resolve();
    expect(game.figures('Grizzly Bears')).toBe('7/7');
    game.cast(0, 'Test Shrink', { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('5/6');
  });

  it('mtg:613.7b of two effects that set, the later one counts', () => {
    const game = (first: string, second: string) =>
      magicPosition([{ hand: [first, second], battlefield: ['Grizzly Bears'] }, {}])
        .cast(0, first)
        .resolve()
        .cast(0, second)
        .resolve()
        .figures('Grizzly Bears');
    expect(game('Test Shrink', 'Test Ram')).toBe('5/5');
    expect(game('Test Ram', 'Test Shrink')).toBe('0/1');
  });

  it('mtg:613.4d switching comes last', () => {
    const game = magicPosition([
      { hand: ['Test Switch', 'Test Shrink'], battlefield: ['Glorious Anthem', 'Pillarfield Ox'] },
      {},
    ])
      .cast(0, 'Test Switch', { card: 'Pillarfield Ox' })
      .resolve();
    expect(game.figures('Pillarfield Ox')).toBe('5/3');
    expect(game.cast(0, 'Test Shrink', { card: 'Pillarfield Ox' }).resolve().figures('Pillarfield Ox')).toBe('2/1');
  });

  it('mtg:613.4a what a characteristic-defining ability says is replaced by an effect that sets', () => {
    const game = magicPosition([
      { hand: ['Test Ram'], battlefield: ['Test Herder', 'Walking Corpse', 'Hill Giant'] },
      { battlefield: ['Walking Corpse'] },
    ]);
    expect(game.figures('Test Herder')).toBe('3/3');
    expect(game.cast(0, 'Test Ram', { card: 'Test Herder' }).resolve().figures('Test Herder')).toBe('5/5');
  });

  it('mtg:604.3 a characteristic-defining ability works in every zone', () => {
    const game = magicPosition([{ hand: ['Test Herder'], battlefield: ['Walking Corpse', 'Hill Giant'] }, {}]);
    expect(game.the('Test Herder', 'hand')).toMatchObject({ power: 2, toughness: 2 });
  });

  it('mtg:611.3a mtg-2003:418.4a a static effect applies to what fits now, mtg:611.2c a resolved one to what fitted then', () => {
    const game = magicPosition([
      { hand: ['Test Toughen', 'Memnite', 'Ornithopter'], battlefield: ['Glorious Anthem', 'Grizzly Bears'] },
      {},
    ])
      .cast(0, 'Memnite')
      .resolve();
    expect(game.figures('Memnite')).toBe('2/2');
    game.cast(0, 'Test Toughen').resolve().cast(0, 'Ornithopter').resolve();
    expect([game.figures('Memnite'), game.figures('Grizzly Bears'), game.figures('Ornithopter')]).toEqual([
      '2/3',
      '3/4',
      '1/3',
    ]);
  });

  it('mtg:109.2 an effect on creatures means permanents, not creature spells', () => {
    const game = magicPosition([
      { hand: ['Grizzly Bears'], battlefield: ['Glorious Anthem', ...lands(2, 'Forest')] },
      {},
    ]).cast(0, 'Grizzly Bears');
    expect(game.the('Grizzly Bears', 'stack')).toMatchObject({ power: 2, toughness: 2 });
    expect(game.resolve().figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg:514.2 until end of turn ends in the cleanup step', () => {
    const game = magicPosition([{ hand: ['Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] }, {}])
      .cast(0, 'Giant Growth')
      .resolve();
    expect(game.until({ step: 'end' }).figures('Grizzly Bears')).toBe('5/5');
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('2/2');
  });
});

describe('abilities (layer 6)', () => {
  it('mtg:613.7 mtg-2003:407.1 losing and gaining abilities follow their timestamps', () => {
    const game = (...order: string[]) => {
      const play = magicPosition([{ hand: order, battlefield: ['Grizzly Bears'] }, {}]);
      for (const name of order) play.cast(0, name).resolve();
      return keywords(play);
    };
    expect(game('Test Wings', 'Test Dry')).toEqual([]);
    expect(game('Test Dry', 'Test Wings')).toEqual(['flying']);
  });

  it('mtg:613.1f an effect waiting for creatures with flying sees those that were given it', () => {
    const game = magicPosition([
      { battlefield: ['Test Gale', 'Test Levitation', 'Grizzly Bears'] },
      { battlefield: ['Hill Giant'] },
    ]);
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['4/4', '3/3']);
  });

  it('mtg:613.6 a static ability that was taken away in layer 6 does nothing in later layers', () => {
    const game = magicPosition([{ hand: ['Test Dry'], battlefield: ['Test Captain', 'Grizzly Bears'] }, {}]);
    expect([game.figures('Grizzly Bears'), keywords(game)]).toEqual(['3/2', ['haste']]);
    game.cast(0, 'Test Dry', { card: 'Test Captain' }).resolve();
    // The loss came after the haste in time, but the ability that grants it no longer exists: dependency (613.8a).
    expect([game.figures('Grizzly Bears'), keywords(game)]).toEqual(['2/2', []]);
  });

  it('mtg:613.6 an effect that began to apply in an earlier layer goes on applying in later ones', () => {
    const game = magicPosition([
      { battlefield: ['Test Humility', { card: 'Serra Angel', counters: { '+1/+1': 2 } }, 'Glorious Anthem'] },
      {},
    ]);
    expect([game.figures('Serra Angel'), keywords(game, 'Serra Angel')]).toEqual(['4/4', []]);
  });

  it('mtg:611.3a an ability that another permanent grants can be activated, and is gone with it', () => {
    const game = magicPosition([
      { hand: ['Disenchant'], battlefield: ['Test Lesson', 'Grizzly Bears', ...lands(2, 'Plains')] },
      {},
    ])
      .activate(0, 'Grizzly Bears')
      .resolve();
    expect(game.life(0)).toBe(21);
    game.cast(0, 'Disenchant').resolve().until({ turn: 5, step: 'precombatMain' });
    expect(game.decision().options.some((o) => o.kind === 'ACTIVATE' && o.card === 'Grizzly Bears')).toBe(false);
  });

  it('mtg:604.2 mtg-2003:412.1 Kargan Dragonrider flies only while its controller has a Dragon', () => {
    const game = magicPosition([
      { hand: ['Murder'], battlefield: ['Kargan Dragonrider', 'Shivan Dragon', ...lands(3, 'Swamp')] },
      {},
    ]);
    expect(keywords(game, 'Kargan Dragonrider')).toEqual(['flying']);
    expect(keywords(game.cast(0, 'Murder', { card: 'Shivan Dragon' }).resolve(), 'Kargan Dragonrider')).toEqual([]);
    expect(
      keywords(
        magicPosition([{ battlefield: ['Kargan Dragonrider'] }, { battlefield: ['Shivan Dragon'] }]),
        'Kargan Dragonrider',
      ),
    ).toEqual([]);
  });

  it('mtg:604.2 Grasping Scoundrel is stronger only while it attacks', () => {
    const game = magicPosition([{ battlefield: ['Grasping Scoundrel'] }, {}]);
    expect(game.figures('Grasping Scoundrel')).toBe('1/1');
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grasping Scoundrel');
    expect(game.figures('Grasping Scoundrel')).toBe('2/1');
    expect(game.until({ step: 'postcombatMain' }).figures('Grasping Scoundrel')).toBe('1/1');
    expect(game.life(1)).toBe(18);
  });
});

describe('types, colors and control (layers 2, 4, 5)', () => {
  it('mtg:305.7 mtg-2003:214.9f a land whose land type is set loses its own mana ability and has the type’s', () => {
    const game = magicPosition([
      {
        battlefield: [
          { card: 'Mountain', as: 'm' },
          { card: 'Test Seas', attachedTo: 'm' },
          { card: 'Test Spring', as: 's' },
          { card: 'Test Seas', attachedTo: 's' },
        ],
      },
      {},
    ]);
    const made = game
      .decision()
      .options.filter((o) => o.mana)
      .map((o) => o.label);
    expect(made).toEqual(['Mountain: add {U}', 'Test Spring: add {U}']);
  });

  it('mtg:613.1d lands that became creatures have the figures that the same effect sets, and still tap for mana', () => {
    const game = magicPosition([{ battlefield: ['Test Awakening', 'Forest', 'Glorious Anthem'] }, {}]);
    expect(game.figures('Forest')).toBe('2/2');
    expect(game.decision().options.filter((o) => o.mana)).toHaveLength(1);
  });

  it('mtg:613.8a a dependent effect waits although it is older: types first, then what depends on them', () => {
    const game = magicPosition([
      { battlefield: ['Test Goblinize', 'Test Elfhood', 'Grizzly Bears', 'Test Elf Lord'] },
      {},
    ]);
    expect(game.the('Grizzly Bears').subtypes).toEqual(['Goblin']);
    expect(game.figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg:613.8a what depends on lands being creatures comes after that, although it is older', () => {
    const game = magicPosition([{ battlefield: ['Test Elfhood', 'Test Awakening', 'Forest', 'Test Elf Lord'] }, {}]);
    expect(game.the('Forest').subtypes).toEqual(['Forest', 'Elf']);
    expect(game.figures('Forest')).toBe('2/2');
  });

  it('mtg:613.1e a color-changing effect matters for protection', () => {
    const game = magicPosition([
      { hand: ['Test Paint'], battlefield: ['Glorious Anthem', 'Grizzly Bears'] },
      { battlefield: ['White Knight'] },
    ])
      .cast(0, 'Test Paint', { card: 'Grizzly Bears' })
      .resolve();
    expect(game.the('Grizzly Bears').colors).toEqual(['B']);
    game
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['White Knight', 'Grizzly Bears'])
      .until({ step: 'postcombatMain' });
    expect(game.the('White Knight').damage).toBe(0);
  });

  it('mtg:613.7 of two control effects the later one counts, and the first comes back when it ends', () => {
    const game = magicPosition([
      { hand: ['Control Magic', 'Disenchant'], battlefield: [...lands(4, 'Island'), ...lands(2, 'Plains')] },
      { battlefield: ['Test Levitation', { ...bears, controller: 0 }, { card: 'Test Seize', attachedTo: 'bears' }] },
    ]);
    expect([game.the('Grizzly Bears').controller, keywords(game)]).toEqual([1, ['flying']]);
    game.cast(0, 'Control Magic').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ controller: 0, keywords: [], sick: true });
    game.cast(0, 'Disenchant', { card: 'Control Magic' }).resolve();
    expect([game.the('Grizzly Bears').controller, keywords(game)]).toEqual([1, ['flying']]);
  });

  it('mtg:613.1b an effect on creatures you control counts those you took', () => {
    const game = magicPosition([
      { hand: ['Control Magic'], battlefield: [...lands(4, 'Island'), 'Glorious Anthem'] },
      { battlefield: ['Grizzly Bears'] },
    ])
      .cast(0, 'Control Magic')
      .resolve();
    expect(game.figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg:613.1d a changed creature type matters to an effect on that type', () => {
    const game = magicPosition([{ hand: ['Test Elfshape'], battlefield: ['Test Elf Lord', 'Grizzly Bears'] }, {}]);
    expect(game.figures('Grizzly Bears')).toBe('2/2');
    expect(game.cast(0, 'Test Elfshape', { card: 'Grizzly Bears' }).resolve().figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg:613.1d a creature that changed its types by its own ability has them until end of turn', () => {
    const game = magicPosition([{ battlefield: ['Ursine Champion', ...lands(12, 'Forest')] }, {}])
      .activate(0, 'Ursine Champion')
      .resolve();
    expect(game.the('Ursine Champion')).toMatchObject({ subtypes: ['Bear', 'Berserker'], power: 5, toughness: 5 });
    expect(game.decision().options.filter((o) => o.kind === 'ACTIVATE' && !o.mana)).toEqual([]);
    expect(game.until({ turn: 4 }).the('Ursine Champion')).toMatchObject({
      subtypes: ['Human', 'Berserker'],
      power: 2,
      toughness: 2,
    });
  });
});
