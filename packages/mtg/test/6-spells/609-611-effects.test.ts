import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  attacks,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  each,
  enchant,
  enters,
  gainLife,
  has,
  instant,
  keyword,
  may,
  not,
  plus,
  sorcery,
  subtype,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
  withKeyword,
  youControl,
} from './test-cards.js';

const aura = subtype('Aura');
const base = (power: number, toughness: number) => [
  { mod: 'set', prop: 'power', value: power } as const,
  { mod: 'set', prop: 'toughness', value: toughness } as const,
];
const upkeep = { on: 'step', match: { step: 'upkeep' } } as const;
const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{W}', type: 'Enchantment', abilities });
for (const definition of [
  // Each has one clause that a rule is about.
  creatureCard('Test Monk', '{W}', 'Monk', '1/1', activated([tap], { timing: 'sorcery', effects: [gainLife(1)] })),
  creatureCard('Test Once', '{W}', 'Monk', '1/1', activated([], { limit: { perTurn: 1 }, effects: [gainLife(1)] })),
  enchantment('Test Morning', triggered(upkeep, { effects: [gainLife(1)] })),
  enchantment('Test Dawn', triggered(upkeep, { effects: [may('Gain 5 life?', gainLife(5))] })),
  enchantment(
    'Test Welcome',
    triggered({ on: 'move', object: creature, match: { to: 'battlefield' } }, { effects: [gainLife(1)] }),
  ),
  instant('Test Later', '{0}', {
    effects: [
      { do: 'delayed', on: { on: 'move', object: creature, match: { to: 'graveyard' } }, effects: [gainLife(7)] },
    ],
  }),
  instant('Test Forever', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: plus(1, 1), until: { kind: 'permanent' } }],
  }),
  instant('Test Swell', '{X}', {
    targets: [target(creature)],
    effects: [
      { do: 'modify', what: t(0), mods: [{ mod: 'add', stat: 'power', value: 'x' }], until: { kind: 'endOfTurn' } },
    ],
  }),
  instant('Test Count', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [{ mod: 'add', stat: 'power', value: { count: [creature, youControl] } }],
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  sorcery('Test Purge', '{0}', { effects: [destroy(each(and(creature, not(color('B')))))] }),
  sorcery('Test Doom', '{0}', { effects: [destroy(each(and(creature, color('B'))))] }),
  card('Test Mixed', { cost: '{W}{B}', type: 'Creature — Human', power: 2, toughness: 2 }),
  card('Test Small', {
    cost: '{W}',
    type: 'Enchantment — Aura',
    abilities: [enchant(creature), continuous('attached', base(0, 1))],
  }),
  card('Test Big', {
    cost: '{W}',
    type: 'Enchantment — Aura',
    abilities: [enchant(creature), continuous('attached', base(5, 5))],
  }),
  instant('Test Move', '{0}', {
    targets: [target(aura), target(creature)],
    effects: [{ do: 'attach', what: t(0), to: t(1) }],
  }),
  enchantment('Test Wind', continuous(creature, [has('flying')])),
  enchantment(
    'Test Net',
    continuous(and(creature, withKeyword('flying')), [{ mod: 'loseKeyword', keyword: 'flying' }]),
  ),
  enchantment('Test Gale', continuous(and(creature, withKeyword('flying')), plus(1, 1))),
  creatureCard('Test Herald', '{R}', 'Human', '1/1', keyword('haste'), triggered(attacks, { effects: [gainLife(1)] })),
  creatureCard(
    'Test Pinger',
    '{R}',
    'Human',
    '1/1',
    triggered(enters, { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
])
  ownCards(definition);

const offered = (game: Play, card: string): boolean =>
  game.decision().options.some((o) => o.card === card && (o.kind === 'ACTIVATE' || o.kind === 'CAST'));

describe('activating (602)', () => {
  it('mtg:602.5d "only as a sorcery" means one’s own main phase with an empty stack', () => {
    const mine = { battlefield: ['Test Monk', 'Forest', 'Grizzly Bears'], hand: ['Giant Growth'] };
    const game = magicPosition([mine, {}]);
    expect(offered(game, 'Test Monk')).toBe(true);
    expect(offered(game.cast(0, 'Giant Growth', { card: 'Grizzly Bears' }), 'Test Monk')).toBe(false);
    expect(offered(magicPosition([mine, {}], { turn: { step: 'upkeep' } }), 'Test Monk')).toBe(false);
  });

  it('mtg:602.5b a limit of once each turn goes on with the object when its controller changes, and ends with the turn', () => {
    const game = magicPosition([
      { battlefield: ['Test Once'] },
      { battlefield: lands(4, 'Island'), hand: ['Control Magic'] },
    ]).activate(0, 'Test Once');
    expect(offered(game.resolve(), 'Test Once')).toBe(false);
    expect(offered(game.until({ turn: 4, step: 'upkeep' }).pass(), 'Test Once')).toBe(true);
    game.until({ turn: 4, step: 'precombatMain' }).pass();
    game.activate(0, 'Test Once').resolve();
    expect(game.life(0)).toBe(22);
    game.cast(1, 'Control Magic').resolve();
    expect(game.the('Test Once').controller).toBe(1);
    expect([game.decision().seat, offered(game, 'Test Once')]).toEqual([1, false]);
    expect(offered(game.until({ turn: 6, step: 'upkeep' }), 'Test Once')).toBe(true);
  });

  it('mtg:602.2a mtg-2003:408.1e an activated ability is an object on the stack with its source’s controller', () => {
    const game = magicPosition([{ battlefield: ['Test Once'] }, {}]).activate(0, 'Test Once');
    expect(game.view().stack).toMatchObject([{ kind: 'ABILITY', card: 'Test Once', controller: 0 }]);
  });
});

describe('triggering (603)', () => {
  it('mtg:603.2b mtg-2003:410.1 all abilities of the beginning of a step trigger as it begins, each once', () => {
    const game = magicPosition([{ battlefield: ['Test Morning', 'Test Morning'] }, { battlefield: ['Test Morning'] }], {
      turn: { step: 'upkeep' },
    });
    while (game.decisions()[0]?.kind !== 'PRIORITY') game.answer(game.decision().seat, game.decision().default);
    expect(game.view().stack.map((s) => s.controller)).toEqual([1, 0, 0]);
  });

  it('mtg:603.5 whether an optional effect happens is chosen as it resolves', () => {
    const start = () => magicPosition([{ battlefield: ['Test Dawn'] }, {}], { turn: { step: 'upkeep' } });
    expect(start().decision().kind).toBe('PRIORITY');
    const game = start().resolve();
    expect(game.decision()).toMatchObject({ kind: 'MAY', seat: 0 });
    expect(start().resolve().answer(0, { confirm: false }).life(0)).toBe(20);
    expect(game.answer(0, { confirm: true }).life(0)).toBe(25);
  });

  it('mtg:603.7a mtg-2003:406.2b a delayed trigger does not see what happened before it was made; mtg:603.7d its controller is the spell’s', () => {
    const game = magicPosition([
      { hand: ['Test Later', 'Shock', 'Shock'], battlefield: [...lands(2, 'Mountain')] },
      { battlefield: ['Grizzly Bears', 'Walking Corpse'] },
    ]);
    game.cast(0, 'Shock', { card: 'Grizzly Bears' }).resolve();
    game.cast(0, 'Test Later').resolve();
    expect(game.view().stack).toEqual([]);
    game.cast(0, 'Shock', { card: 'Walking Corpse' }).resolve();
    expect(game.view().stack).toMatchObject([{ controller: 0 }]);
    expect(game.resolve().life(0)).toBe(27);
  });

  it('mtg:603.8 mtg-2003:410.8b a trigger on a state of the game triggers once, and again only when it has left the stack', () => {
    ownCards(
      creatureCard(
        'Test Hermit',
        '{U}',
        'Human',
        '1/1',
        triggered({ on: 'state', when: { not: { exists: [creature, { other: true }] } } }, { effects: [gainLife(1)] }),
      ),
    );
    const game = magicPosition([
      { hand: ['Shock', 'Memnite'], battlefield: ['Test Hermit', 'Mountain'] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    expect(game.view().stack).toEqual([]);
    game.cast(0, 'Shock', { card: 'Grizzly Bears' }).resolve();
    expect(game.view().stack).toMatchObject([{ card: 'Test Hermit' }]);
    // Nobody else is there still: as it leaves the stack it triggers anew.
    expect(game.resolve().life(0)).toBe(21);
    expect(game.view().stack).toHaveLength(1);
  });

  it('mtg:603.2 a trigger does nothing until it is on the stack: a token and a creature spell both trigger on entering', () => {
    const game = magicPosition([
      { hand: ['Raise the Alarm'], battlefield: ['Test Welcome', ...lands(2, 'Plains')] },
      {},
    ]).cast(0, 'Raise the Alarm');
    game.resolve();
    while (game.decisions()[0]?.kind === 'ORDER_TRIGGERS') game.answer(0, game.decision().default);
    expect(game.life(0)).toBe(20);
    expect(game.resolveAll().life(0)).toBe(22);
  });
});

describe('resolving and effects (608–611)', () => {
  it('mtg:113.7a a trigger resolves although its source has left', () => {
    const game = magicPosition([
      { hand: ['Test Pinger'], battlefield: ['Mountain'] },
      { hand: ['Shock'], battlefield: ['Mountain', 'Walking Corpse'] },
    ]);
    game.cast(0, 'Test Pinger').resolve().choose(0, { card: 'Walking Corpse' });
    game.pass().cast(1, 'Shock', { card: 'Test Pinger' }).resolve();
    expect(game.zones('Test Pinger')).toContain('graveyard');
    expect(game.resolve().the('Walking Corpse').damage).toBe(1);
  });

  it('mtg:608.2g a player asked to pay as a spell resolves may make mana for it then', () => {
    const game = magicPosition([
      { hand: ['Grizzly Bears'], battlefield: lands(5, 'Forest') },
      { hand: ['Mana Leak'], battlefield: lands(2, 'Island') },
    ]).cast(0, 'Grizzly Bears');
    game.pass().cast(1, 'Mana Leak').resolve();
    expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    game.answer(0, { confirm: true });
    expect(game.all('Forest').every((f) => f.tapped)).toBe(true);
    expect(game.resolve().zones('Grizzly Bears')).toEqual(['battlefield']);
  });

  it('mtg:608.2j black and white is black, and is not nonblack', () => {
    const board = { battlefield: ['Test Mixed', 'Grizzly Bears'], hand: ['Test Purge', 'Test Doom'] };
    expect(magicPosition([board, {}]).cast(0, 'Test Purge').resolve().zones('Test Mixed')).toEqual(['battlefield']);
    expect(magicPosition([board, {}]).cast(0, 'Test Doom').resolve().zones('Test Mixed')).toEqual(['graveyard']);
  });

  it('mtg:608.3a a permanent spell enters under its controller’s control', () => {
    const game = magicPosition([{ hand: ['Memnite'] }, {}])
      .cast(0, 'Memnite')
      .resolve();
    expect(game.the('Memnite')).toMatchObject({ controller: 0, owner: 0, sick: true });
  });

  it('mtg:609.3 an effect does as much as possible', () => {
    const game = magicPosition([{ hand: ['Mind Rot'], battlefield: lands(3, 'Swamp') }, { hand: ['Forest'] }]);
    expect(game.cast(0, 'Mind Rot', { player: 1 }).resolve().hand(1)).toBe(0);
  });

  it('mtg:611.2a an effect without a duration lasts as long as the object', () => {
    const game = magicPosition([{ hand: ['Test Forever'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Forever').resolve();
    expect(game.until({ turn: 5, step: 'upkeep' }).figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg:611.2d mtg-2003:418.3c a number in an effect is fixed as it begins', () => {
    const game = magicPosition([
      { hand: ['Test Count', 'Memnite', 'Test Swell'], battlefield: ['Grizzly Bears', ...lands(2, 'Forest')] },
      {},
    ]);
    game.cast(0, 'Test Count').resolve().cast(0, 'Memnite').resolve();
    expect(game.figures('Grizzly Bears')).toBe('3/2');
    game.cast(0, 'Test Swell').answer(0, { number: 2 }).choose(0, { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('5/2');
  });

  it('mtg:611.3b a static effect lasts exactly as long as its source is there', () => {
    const game = magicPosition([
      { battlefield: ['Glorious Anthem', 'Grizzly Bears'] },
      { hand: ['Disenchant'], battlefield: lands(2, 'Plains') },
    ]).pass();
    expect(game.figures('Grizzly Bears')).toBe('3/3');
    expect(game.cast(1, 'Disenchant').resolve().figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg:611.3c mtg-2003:418.2 a static effect is there as a permanent enters, before checks and triggers', () => {
    // A 2/1 that enters with 1 damage waiting for nothing: with the Anthem it is 3/2 from the first moment.
    const game = magicPosition([
      { hand: ['Raise the Alarm'], battlefield: ['Glorious Anthem', ...lands(2, 'Plains')] },
      {},
    ]);
    game.cast(0, 'Raise the Alarm').resolve();
    expect(game.all('Soldier').map((s) => `${String(s.power)}/${String(s.toughness)}`)).toEqual(['2/2', '2/2']);
  });

  it('mtg:613.8b an effect that depends on another waits for it, although it is older', () => {
    const wind = magicPosition([{ battlefield: ['Test Net', 'Test Wind', 'Grizzly Bears'] }, {}]);
    // Net depends on Wind: it waits for it, whatever the timestamps (613.8).
    expect(wind.the('Grizzly Bears').keywords).toEqual([]);
  });

  it('mtg:613.4c what adds to power and toughness sees keywords of layer 6', () => {
    const game = magicPosition([{ battlefield: ['Test Gale', 'Test Wind', 'Grizzly Bears'] }, {}]);
    expect(game.figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg:613.7e an Aura that is attached anew has a new timestamp', () => {
    const game = magicPosition([
      {
        hand: ['Test Move', 'Test Move'],
        battlefield: [
          { card: 'Grizzly Bears', as: 'bears' },
          'Memnite',
          { card: 'Test Small', attachedTo: 'bears' },
          { card: 'Test Big', attachedTo: 'bears' },
        ],
      },
      {},
    ]);
    expect(game.figures('Grizzly Bears')).toBe('5/5');
    game.cast(0, 'Test Move', { card: 'Test Small' }, { card: 'Memnite' }).resolve();
    game.cast(0, 'Test Move', { card: 'Test Small' }, { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('0/1');
  });

  it('mtg:611.2c an effect on those creatures leaves out what comes later', () => {
    ownCards(instant('Test Rally', '{0}', { effects: [untilEndOfTurn(each(creature, youControl), plus(1, 1))] }));
    const game = magicPosition([{ hand: ['Test Rally', 'Memnite'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Rally').resolve().cast(0, 'Memnite').resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Memnite')]).toEqual(['3/3', '1/1']);
  });
});
