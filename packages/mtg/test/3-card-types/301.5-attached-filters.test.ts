import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, continuous, creature, creatureCard, instant, keyword, rule, t, target } from '../6-spells/test-cards.js';

ownCards(
  card('Test Club', {
    type: 'Artifact — Equipment',
    abilities: [keyword('equip', { cost: [] })],
  }),
  creatureCard('Test Duelist', '{1}', 'Soldier', '1/1', {
    kind: 'static',
    affects: 'self',
    mods: [{ mod: 'add', stat: 'power', value: 2 }],
    if: { is: ['self', { bears: { has: ['subtypes', 'Equipment'] } }] },
  }),
  instant('Test Disarming', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'move',
        what: { each: [{ has: ['subtypes', 'Equipment'] }, { attachedTo: t(0) }] },
        to: 'graveyard',
        cause: 'destroy',
      },
    ],
  }),
  creatureCard('Test Fence', '{1}', 'Wall', '2/2', keyword('defender'), {
    kind: 'activated',
    cost: [],
    effects: [{ do: 'modify', what: 'self', mods: [rule('ignoresDefender')] }],
  }),
  creatureCard(
    'Test Titan',
    '{1}',
    'Giant',
    '6/6',
    continuous({ self: true }, [{ mod: 'rule', rule: 'minBlockers', count: 3 }]),
  ),
  creatureCard('Test Guard', '{1}', 'Soldier', '1/1'),
  creatureCard('Test Guard Two', '{1}', 'Soldier', '1/1'),
  creatureCard('Test Guard Three', '{1}', 'Soldier', '1/1'),
  card('Test Cage', {
    type: 'Artifact',
    abilities: [
      {
        kind: 'static',
        affects: [{ any: [{ zone: 'graveyard' }, { zone: 'library' }] }, creature],
        mods: [rule('cantEnter')],
      },
    ],
  }),
  instant('Test Raising', '{0}', {
    targets: [target([{ zone: 'graveyard' }, creature])],
    effects: [{ do: 'move', what: t(0), to: 'battlefield', cause: 'return', controller: 'you' }],
  }),
  instant('Test Calling', '{0}', { effects: [{ do: 'search', filter: creature, to: 'battlefield' }] }),
  card('Test Shifting Land', {
    type: 'Land',
    abilities: [
      {
        kind: 'activated',
        cost: [],
        effects: [
          {
            do: 'modify',
            what: 'self',
            mods: [
              { mod: 'set', prop: 'power', value: 2 },
              { mod: 'set', prop: 'toughness', value: 2 },
              { mod: 'gain', prop: 'types', values: ['Creature'] },
              { mod: 'everyCreatureType' },
            ],
          },
        ],
      },
    ],
  }),
);

describe('what is attached', () => {
  it('mtg:301.5 a creature is equipped while an Equipment is attached to it, and that one goes alone', () => {
    const game = magicPosition([
      { battlefield: ['Test Duelist', 'Test Club', 'Test Guard'], hand: ['Test Disarming'] },
      {},
    ]);
    expect(game.figures('Test Duelist')).toBe('1/1');
    game.activate(0, 'Test Club', { card: 'Test Duelist' }).resolve();
    expect(game.figures('Test Duelist')).toBe('3/1');
    game.cast(0, 'Test Disarming', { card: 'Test Guard' }).resolve();
    expect(game.zones('Test Club')).toEqual(['battlefield']);
  });
});

describe('what can be done all the same, and what can’t', () => {
  it('mtg:702.3b a creature attacks as though it had no defender', () => {
    const at = () => magicPosition([{ battlefield: ['Test Fence'] }, {}]);
    expect(() => at().until({ kind: 'ATTACKERS' }).attack(0, 'Test Fence')).toThrow();
    const game = at().activate(0, 'Test Fence').resolve().until({ kind: 'ATTACKERS' }).attack(0, 'Test Fence');
    expect(game.the('Test Fence').keywords).toContain('defender');
    expect(game.the('Test Fence').attacking).not.toBeNull();
  });

  it('mtg:509.1b three creatures block it, or none', () => {
    const guards = ['Test Guard', 'Test Guard Two', 'Test Guard Three'];
    const at = () =>
      magicPosition([{ battlefield: ['Test Titan'] }, { battlefield: guards }])
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Test Titan')
        .until({ kind: 'BLOCKERS' });
    const blocks = (count: number): [string, string][] => guards.slice(0, count).map((guard) => [guard, 'Test Titan']);
    expect(() => at().block(1, ...blocks(2))).toThrow();
    expect(
      at()
        .block(1, ...blocks(3))
        .all('Test Titan'),
    ).toHaveLength(1);
  });

  it('mtg:101.2 what can’t enter stays in the graveyard, or the library', () => {
    const game = (cage: string[]) =>
      magicPosition([
        {
          hand: ['Test Raising', 'Test Calling'],
          graveyard: ['Test Guard'],
          library: ['Test Titan', ...lands(3, 'Plains')],
          battlefield: cage,
        },
        {},
      ]);
    expect(game(['Test Cage']).cast(0, 'Test Raising').resolve().zones('Test Guard')).toEqual(['graveyard']);
    expect(game([]).cast(0, 'Test Raising').resolve().zones('Test Guard')).toEqual(['battlefield']);
    const called = game(['Test Cage']).cast(0, 'Test Calling').resolve();
    while (called.decision().kind !== 'PRIORITY') called.answer(0, called.decision().default);
    expect(called.all('Test Titan')).toEqual([]);
  });

  it('mtg:205.3m mtg-2003:212.2a every creature type is one of them', () => {
    const game = magicPosition([{ battlefield: ['Test Shifting Land'] }, {}])
      .activate(0, 'Test Shifting Land')
      .resolve();
    expect(game.the('Test Shifting Land').subtypes).toEqual(expect.arrayContaining(['Goblin', 'Elf', 'Wizard']));
    expect(game.figures('Test Shifting Land')).toBe('2/2');
  });
});

describe('an Aura on a player', () => {
  it('mtg:303.4d is about that player: their creatures, their steps, damage to them, and no others', () => {
    const game = magicPosition([
      { hand: ['Test Hex'], battlefield: ['Test Titan', ...lands(2, 'Swamp')], library: lands(4, 'Swamp') },
      { battlefield: ['Test Fence', 'Test Guard'], library: lands(4, 'Swamp') },
    ])
      .cast(0, 'Test Hex', { player: 1 })
      .resolve();
    expect([game.figures('Test Titan'), game.figures('Test Fence'), game.zones('Test Guard')]).toEqual([
      '6/6',
      '1/1',
      ['graveyard'],
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Titan').until({ step: 'postcombatMain' });
    expect(game.figures('Test Titan')).toBe('7/7');
    game.until({ step: 'draw' });
    expect([game.life(0), game.life(1)]).toEqual([20, 13]);
  });
});
ownCards(
  card('Test Hex', {
    cost: '{1}{B}',
    type: 'Enchantment — Aura',
    abilities: [
      keyword('enchant', { from: { player: 'any' } }),
      { kind: 'spell', targets: [target({ player: 'any' })], effects: [] },
      {
        kind: 'static',
        affects: [creature, { controller: 'attached' }],
        mods: [
          { mod: 'add', stat: 'power', value: -1 },
          { mod: 'add', stat: 'toughness', value: -1 },
        ],
      },
      {
        kind: 'triggered',
        on: { on: 'damage', source: creature, player: { controllerOf: 'attached' }, match: { combat: true } },
        effects: [{ do: 'counters', what: { event: 'source' }, kind: '+1/+1', amount: 1 }],
      },
      {
        kind: 'triggered',
        on: { on: 'step', player: { controllerOf: 'attached' }, match: { step: 'upkeep' } },
        effects: [{ do: 'stat', stat: 'life', who: { event: 'player' }, amount: -1 }],
      },
    ],
  }),
);
