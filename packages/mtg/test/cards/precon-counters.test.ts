/** Cards of preconstructed decks that take counters, copy, devour or search, by each of their clauses. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  damage,
  destroy,
  exile,
  instant,
  keyword,
  mana,
  manaAbility,
  putCounters,
  returnToHand,
  t,
  target,
} from '../../src/language/builders.js';
import { attackWith, choices, fight, offered, stack } from './support.js';

ownCards(
  instant('Test Blade', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  creatureCard('Test Golem', '{0}', 'Golem', '2/9'),
  creatureCard('Test Foe', '{0}', 'Golem', '2/9'),
  creatureCard('Test Hidden', '{0}', 'Golem', '2/9', keyword('hexproof'), keyword('shroud')),
  instant('Test Twice', '{R}', {
    targets: [target(creature), target(creature)],
    effects: [damage(1, t(0)), damage(1, t(1))],
  }),
  instant('Test Sure', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'damage', to: t(0), amount: 2, unpreventable: true }],
  }),
  instant('Test Wither', '{0}', { targets: [target(creature)], effects: [putCounters(1, t(0), '-1/-1')] }),
  instant('Test Manifest', '{0}', { effects: [{ do: 'manifest' }] }),
  instant('Test Pull', '{0}', { targets: [target([{ zone: 'exile' }])], effects: [returnToHand(t(0))] }),
  instant('Test Grave', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [exile(t(0))] }),
  instant('Test Pair', '{R}', { targets: [target(creature, { min: 1, max: 2 })], effects: [damage(1, t(0))] }),
  creatureCard(
    'Test Archer',
    '{R}',
    'Human',
    '1/1',
    activated([mana('{1}')], { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
  card('Test Rock', { cost: '{0}', type: 'Artifact', abilities: [manaAbility('{C}')] }),
);

describe('Hex Parasite', () => {
  const hex = (counters: { [kind: string]: number }) =>
    magicPosition([
      { battlefield: ['Hex Parasite', ...lands(5, 'Swamp')] },
      { battlefield: [{ card: 'Grizzly Bears', counters }, 'Forest'] },
    ]);
  const use = (game: Play, x: number) =>
    game.activate(0, 'Hex Parasite').answer(0, { number: x }).choose(0, { card: 'Grizzly Bears' });

  it('Hex Parasite (mtg:122.1) removes up to X counters of a permanent, and has +1/+0 for each of them', () => {
    const game = use(hex({ '+1/+1': 3 }), 2).resolve();
    expect(game.decision()).toMatchObject({ shape: 'NUMBER', min: 0, max: 2 });
    game.answer(0, { number: 2 });
    expect([game.the('Grizzly Bears').counters, game.figures('Hex Parasite')]).toEqual([{ '+1/+1': 1 }, '3/1']);
    expect(game.until({ turn: 4 }).figures('Hex Parasite')).toBe('1/1');
    const fewer = use(hex({ '+1/+1': 3 }), 3)
      .resolve()
      .answer(0, { number: 1 });
    expect([fewer.the('Grizzly Bears').counters, fewer.figures('Hex Parasite')]).toEqual([{ '+1/+1': 2 }, '2/1']);
  });

  it('Hex Parasite (mtg:107.3a) may have an X beyond the counters, and counts those alone that are removed', () => {
    const game = use(hex({ '+1/+1': 1 }), 4)
      .resolve()
      .answer(0, { number: 1 });
    expect([game.figures('Grizzly Bears'), game.figures('Hex Parasite')]).toEqual(['2/2', '2/1']);
    const none = use(hex({}), 2).resolve();
    expect([none.waiting(), none.figures('Hex Parasite')]).toEqual([true, '1/1']);
  });

  it('Hex Parasite (mtg:608.2d) lets its controller choose how many of each kind', () => {
    const game = use(hex({ '+1/+1': 2, charge: 2 }), 3)
      .resolve()
      .answer(0, { number: 3 });
    game.answer(0, {
      distribute: [
        { option: { value: '+1/+1' }, amount: 1 },
        { option: { value: 'charge' }, amount: 2 },
      ],
    });
    expect([game.the('Grizzly Bears').counters, game.figures('Hex Parasite')]).toEqual([{ '+1/+1': 1 }, '4/1']);
  });

  it('Hex Parasite (mtg:107.4f) may be paid for with 2 life', () => {
    const game = magicPosition([{ battlefield: ['Hex Parasite', 'Wastes'] }, { battlefield: ['Forest'] }]);
    game.activate(0, 'Hex Parasite').answer(0, { number: 1 });
    expect(choices(game)).toEqual(['Hex Parasite', 'Wastes', 'Forest']);
    expect(game.choose(0, { card: 'Forest' }).life(0)).toBe(18);
  });
});

describe('Spinal Parasite', () => {
  const spine = (counters: { [kind: string]: number }, own = 2) =>
    magicPosition([
      { battlefield: [{ card: 'Spinal Parasite', counters: { '+1/+1': own } }, 'Hex Parasite'] },
      { battlefield: [{ card: 'Hill Giant', counters }] },
    ]);

  it('Spinal Parasite (mtg:702.44a) has a counter for each color of mana spent on it', () => {
    const game = magicPosition([{ hand: ['Spinal Parasite'], mana: '{W}{U}{B}{R}{G}' }, {}]);
    expect(game.cast(0, 'Spinal Parasite').resolve().figures('Spinal Parasite')).toBe('4/4');
    const dead = magicPosition([{ hand: ['Spinal Parasite'], mana: '{W}{C}{C}{C}{C}' }, {}]);
    expect(dead.cast(0, 'Spinal Parasite').resolve().zones('Spinal Parasite')).toEqual(['graveyard']);
  });

  it('Spinal Parasite (mtg:118.3) removes a counter of any permanent for two of its own, also its last', () => {
    const game = spine({ '+1/+1': 2 }).activate(0, 'Spinal Parasite', { card: 'Hill Giant' });
    expect(game.zones('Spinal Parasite')).toEqual(['graveyard', 'stack']);
    expect(game.resolve().figures('Hill Giant')).toBe('4/4');
    expect(offered(spine({}, 1), 'ACTIVATE')).not.toContain('Spinal Parasite');
  });

  it('Spinal Parasite (mtg:608.2d) has its controller choose the counter, and may target what has none', () => {
    const game = spine({ '+1/+1': 1, charge: 1 }).activate(0, 'Spinal Parasite', { card: 'Hill Giant' }).resolve();
    game.answer(0, { distribute: [{ option: { value: 'charge' }, amount: 1 }] });
    expect(game.the('Hill Giant').counters).toEqual({ '+1/+1': 1 });
    const bare = spine({}).activate(0, 'Spinal Parasite', { card: 'Hex Parasite' }).resolve();
    expect(bare.waiting()).toBe(true);
  });
});

describe('Mimic Vat', () => {
  const vat = (theirs: string[], more: string[] = []) =>
    magicPosition([
      {
        battlefield: ['Mimic Vat', 'Grizzly Bears', ...lands(6, 'Mountain'), ...more],
        hand: ['Test Blade', 'Test Blade', 'Test Pull', 'Test Grave'],
      },
      { battlefield: theirs },
    ]);
  const kill = (game: Play, name: string) => game.castAt(0, 'Test Blade', { card: name }).resolve();

  it('Mimic Vat (mtg:607.2a) may exile a nontoken creature that dies, whoever’s it was, and returns the others', () => {
    const game = kill(vat(['Hill Giant']), 'Hill Giant').resolve();
    expect(game.decision().kind).toBe('MAY');
    game.answer(0, { confirm: true });
    expect(game.zones('Hill Giant')).toEqual(['exile']);
    kill(game, 'Grizzly Bears').resolve().answer(0, { confirm: true });
    expect([game.zones('Grizzly Bears'), game.zones('Hill Giant')]).toEqual([['exile'], ['graveyard']]);
    expect(game.the('Hill Giant', 'graveyard').owner).toBe(1);
  });

  it('Mimic Vat (mtg:608.2c) leaves all as it is where the card is not exiled', () => {
    const game = kill(vat(['Hill Giant']), 'Hill Giant')
      .resolve()
      .answer(0, { confirm: true });
    kill(game, 'Grizzly Bears').resolve().answer(0, { confirm: false });
    expect([game.zones('Grizzly Bears'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['exile']]);
    const gone = kill(vat(['Hill Giant']), 'Hill Giant')
      .castAt(0, 'Test Grave', { card: 'Hill Giant' })
      .resolve();
    expect(gone.resolve().waiting()).toBe(true);
    const token = magicPosition([
      { battlefield: ['Mimic Vat', ...lands(2, 'Plains')], hand: ['Raise the Alarm', 'Test Blade'] },
      {},
    ]);
    token.cast(0, 'Raise the Alarm').resolve();
    token.cast(0, 'Test Blade', { card: 'Soldier', nth: 0 }).resolve();
    expect(stack(token)).toEqual([]);
  });

  it('Mimic Vat (mtg:707.2) makes a hasty copy for {3} and {T}, which is exiled at the next end step', () => {
    const game = kill(vat(['Shivan Dragon']), 'Shivan Dragon')
      .resolve()
      .answer(0, { confirm: true });
    game.activate(0, 'Mimic Vat');
    expect([game.the('Mimic Vat').tapped, game.all('Mountain').filter((l) => l.tapped).length]).toEqual([true, 3]);
    game.resolve();
    expect(game.the('Shivan Dragon')).toMatchObject({ controller: 0, token: true, power: 5 });
    expect(game.the('Shivan Dragon').keywords).toEqual(['flying', 'haste']);
    expect(fight(attackWith(game, 'Shivan Dragon')).life(1)).toBe(15);
    game.until({ step: 'end' }).resolve();
    expect(game.all('Shivan Dragon')).toEqual([]);
    expect(game.zones('Shivan Dragon')).toEqual(['exile']);
  });

  it('Mimic Vat (mtg:111.1) makes no token of a card that is no permanent card, and takes no other than creatures', () => {
    const game = magicPosition([
      {
        battlefield: ['Mimic Vat', ...lands(4, 'Mountain')],
        hand: ['Test Manifest', 'Test Blade'],
        library: ['Shock', 'Forest'],
      },
      {},
    ]);
    game.cast(0, 'Test Manifest').resolve();
    game.cast(0, 'Test Blade').resolve().resolve().answer(0, { confirm: true });
    expect(game.zones('Shock')).toEqual(['exile']);
    game.activate(0, 'Mimic Vat').resolve();
    expect([game.zones('Shock'), game.waiting()]).toEqual([['exile'], true]);
    const rock = magicPosition([
      { battlefield: ['Mimic Vat', 'Test Rock', ...lands(2, 'Mountain')], hand: ['Shatter'] },
      {},
    ]);
    expect(stack(rock.cast(0, 'Shatter', { card: 'Test Rock' }).resolve())).toEqual([]);
  });

  it('Mimic Vat (mtg:608.2h) copies what is exiled with it as it resolves, or nothing', () => {
    const empty = vat([]).activate(0, 'Mimic Vat').resolve();
    expect([empty.waiting(), empty.view().stack]).toEqual([true, []]);
    const swapped = kill(vat(['Hill Giant']), 'Hill Giant')
      .resolve()
      .answer(0, { confirm: true });
    swapped.activate(0, 'Mimic Vat');
    kill(swapped, 'Grizzly Bears').resolve().answer(0, { confirm: true });
    swapped.resolve();
    expect([swapped.all('Grizzly Bears').length, swapped.all('Hill Giant').length]).toEqual([1, 0]);
  });
});

describe('Grasping Current', () => {
  const jace = 'Jace, Ingenious Mind-Mage';
  const current = (library: string[], graveyard: string[]) =>
    magicPosition([
      {
        hand: ['Grasping Current', 'Test Blade'],
        battlefield: [...lands(5, 'Island'), 'Grizzly Bears'],
        library,
        graveyard,
      },
      { battlefield: ['Hill Giant', 'Runeclaw Bear', 'Forest'] },
    ]).cast(0, 'Grasping Current');

  it('Grasping Current (mtg:701.23a) returns up to two creatures, and finds its planeswalker in the library', () => {
    const game = current(['Forest', jace, 'Island'], []);
    expect(game.decision()).toMatchObject({ min: 0, max: 2 });
    expect(choices(game)).toEqual(['Grizzly Bears', 'Hill Giant', 'Runeclaw Bear']);
    game
      .choose(0, [{ card: 'Hill Giant' }, { card: 'Grizzly Bears' }])
      .resolve()
      .choose(0, { index: 0 });
    if (!game.waiting()) game.choose(0, { card: jace });
    expect([game.zones('Hill Giant'), game.zones('Grizzly Bears'), game.zones(jace)]).toEqual([
      ['hand'],
      ['hand'],
      ['hand'],
    ]);
    expect([game.happened('REVEALED').length, game.happened('SHUFFLED').length]).toEqual([1, 1]);
  });

  it('Grasping Current (mtg:701.23a) finds it in the graveyard as well, and shuffles a library that was searched alone', () => {
    const game = current(['Forest'], [jace, 'Shock']).choose(0, []).resolve().choose(0, { index: 1 });
    if (!game.waiting()) game.choose(0, { card: jace });
    expect([game.zones(jace), game.zones('Shock'), game.happened('SHUFFLED')]).toEqual([['hand'], ['graveyard'], []]);
    const both = current(['Forest', jace], [jace]).choose(0, []).resolve().choose(0, { index: 2 });
    both.choose(0, { zone: 'graveyard' });
    expect([both.zones(jace).sort(), both.happened('SHUFFLED').length]).toEqual([['hand', 'library'], 1]);
  });

  it('Grasping Current (mtg:608.2b) searches for nothing where all its targets are gone', () => {
    const game = current([jace], []).choose(0, [{ card: 'Hill Giant' }]);
    game.castAt(0, 'Test Blade', { card: 'Hill Giant' }).resolve().resolve();
    expect([game.waiting(), game.zones(jace)]).toEqual([true, ['library']]);
  });
});

describe('Decompose', () => {
  const rot = () =>
    magicPosition([
      { hand: ['Decompose'], battlefield: lands(2, 'Swamp'), graveyard: ['Shock', 'Grizzly Bears'] },
      { graveyard: ['Hill Giant', 'Forest', 'Runeclaw Bear', 'Memnite'] },
    ]).cast(0, 'Decompose');

  it('Decompose (mtg:601.2c) exiles up to three cards of a single graveyard', () => {
    const game = rot();
    expect(game.decision()).toMatchObject({ min: 0, max: 3 });
    const mixed = game.refused(0, { choose: [{ card: 'Shock' }, { card: 'Hill Giant' }] });
    expect([mixed.code, mixed.rules]).toEqual(['ILLEGAL_ACTION', ['mtg:601.2c']]);
    game.choose(0, [{ card: 'Hill Giant' }, { card: 'Forest' }, { card: 'Memnite' }]).resolve();
    expect(['Hill Giant', 'Forest', 'Memnite', 'Runeclaw Bear', 'Shock'].map((name) => game.zones(name)[0])).toEqual([
      'exile',
      'exile',
      'exile',
      'graveyard',
      'graveyard',
    ]);
    const own = rot()
      .choose(0, [{ card: 'Shock' }, { card: 'Grizzly Bears' }])
      .resolve();
    expect([own.zones('Shock'), own.zones('Grizzly Bears')]).toEqual([['exile'], ['exile']]);
  });
});

describe('Voracious Dragon', () => {
  const eats = (...food: string[]) => {
    const game = magicPosition([
      {
        hand: ['Voracious Dragon', 'Test Blade'],
        battlefield: [...lands(5, 'Mountain'), 'Raging Goblin', 'Goblin Piker', 'Grizzly Bears'],
      },
      { battlefield: ['Shivan Dragon'] },
    ])
      .cast(0, 'Voracious Dragon')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'SACRIFICE', min: 0, max: 3 });
    return game.choose(
      0,
      food.map((card) => ({ card })),
    );
  };

  it('Voracious Dragon (mtg:702.82a) has a +1/+1 counter for whatever creature it devours', () => {
    const game = eats('Grizzly Bears', 'Raging Goblin');
    expect(game.the('Voracious Dragon')).toMatchObject({ power: 6, toughness: 6, counters: { '+1/+1': 2 } });
    expect(game.the('Voracious Dragon').keywords).toContain('flying');
    expect([game.zones('Grizzly Bears'), game.zones('Goblin Piker')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('Voracious Dragon (mtg:702.82b) deals twice as much damage to any target as it devoured Goblins', () => {
    const game = eats('Grizzly Bears', 'Raging Goblin', 'Goblin Piker');
    expect(choices(game).sort()).toEqual(['Shivan Dragon', 'Voracious Dragon', 'seat 0', 'seat 1']);
    expect(game.choose(0, { player: 1 }).resolve().life(1)).toBe(16);
    expect(eats('Raging Goblin').choose(0, { player: 1 }).resolve().life(1)).toBe(18);
    expect(eats('Grizzly Bears').choose(0, { player: 1 }).resolve().life(1)).toBe(20);
    expect(eats().choose(0, { player: 1 }).resolve().life(1)).toBe(20);
  });

  it('Voracious Dragon (mtg:608.2h) counts what was a Goblin as it last was on the battlefield, also if it leaves', () => {
    const game = eats('Raging Goblin', 'Goblin Piker').choose(0, { player: 1 });
    game.cast(0, 'Test Blade', { card: 'Voracious Dragon' }).resolve().resolve();
    expect(game.life(1)).toBe(16);
  });
});

describe('Protean Hydra', () => {
  const hydra = (counters: number, more: object = {}) =>
    magicPosition([
      {
        battlefield: [
          { card: 'Protean Hydra', counters: { '+1/+1': counters } },
          { card: 'Spinal Parasite', counters: { '+1/+1': 5 } },
          'Grizzly Bears',
          ...lands(3, 'Mountain'),
        ],
        hand: ['Shock', 'Lightning Bolt', 'Test Sure', 'Test Wither'],
        ...more,
      },
      {},
    ]);
  const counters = (game: Play) => game.all('Protean Hydra')[0]?.counters ?? null;

  it('Protean Hydra (mtg:614.12) enters with X +1/+1 counters', () => {
    const game = magicPosition([{ battlefield: lands(4, 'Forest'), hand: ['Protean Hydra'] }, {}]);
    game.cast(0, 'Protean Hydra').answer(0, { number: 3 }).resolve();
    expect([game.figures('Protean Hydra'), stack(game)]).toEqual(['3/3', []]);
  });

  it('Protean Hydra (mtg:615.5) prevents all damage to it, and loses as many counters, or all', () => {
    const game = hydra(4).cast(0, 'Shock', { card: 'Protean Hydra' }).resolve();
    expect([counters(game), game.the('Protean Hydra').damage]).toEqual([{ '+1/+1': 2 }, 0]);
    const all = hydra(2).cast(0, 'Lightning Bolt', { card: 'Protean Hydra' }).resolve();
    expect(all.zones('Protean Hydra')).toContain('graveyard');
    const other = hydra(4).cast(0, 'Shock', { card: 'Grizzly Bears' }).resolve();
    expect([counters(other), other.zones('Grizzly Bears')]).toEqual([{ '+1/+1': 4 }, ['graveyard']]);
  });

  it('Protean Hydra (mtg:615.12) takes damage that can’t be prevented, and loses the counters all the same', () => {
    const game = hydra(5).cast(0, 'Test Sure', { card: 'Protean Hydra' }).resolve();
    expect([counters(game), game.the('Protean Hydra').damage]).toEqual([{ '+1/+1': 3 }, 2]);
  });

  it('Protean Hydra (mtg:603.2c) triggers for each counter that is removed, and gets two for it at the next end step', () => {
    const game = hydra(4).cast(0, 'Shock', { card: 'Protean Hydra' }).resolve();
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect(stack(game)).toEqual(['Protean Hydra', 'Protean Hydra']);
    game.resolveAll();
    expect(counters(game)).toEqual({ '+1/+1': 2 });
    game.until({ step: 'end' });
    while (game.view().stack.length > 0 || !game.waiting())
      if (game.waiting()) game.resolve();
      else game.takeDefault('ORDER_TRIGGERS');
    expect(counters(game)).toEqual({ '+1/+1': 6 });
    expect(counters(game.until({ turn: 4, step: 'upkeep' }))).toEqual({ '+1/+1': 6 });
  });

  it('Protean Hydra (mtg:704.5q) triggers whatever removed the counter, and not where one is put on it', () => {
    const taken = hydra(4).activate(0, 'Spinal Parasite', { card: 'Protean Hydra' }).resolve();
    expect([counters(taken), stack(taken)]).toEqual([{ '+1/+1': 3 }, ['Protean Hydra']]);
    const withered = hydra(4).cast(0, 'Test Wither', { card: 'Protean Hydra' }).resolve();
    expect([counters(withered), stack(withered)]).toEqual([{ '+1/+1': 3 }, ['Protean Hydra']]);
    const late = hydra(4).until({ step: 'end' }).activate(0, 'Spinal Parasite', { card: 'Protean Hydra' }).resolveAll();
    expect(counters(late.until({ turn: 4, step: 'upkeep' }))).toEqual({ '+1/+1': 3 });
    expect(counters(late.until({ turn: 4, step: 'end' }).resolveAll())).toEqual({ '+1/+1': 5 });
  });
});

describe('Precursor Golem', () => {
  const golems = (mine: string[], theirs: string[] = [], more: (string | object)[] = []) =>
    magicPosition([
      {
        battlefield: [...lands(6, 'Mountain'), 'Precursor Golem', 'Test Golem', 'Grizzly Bears', ...more] as string[],
        hand: mine,
      },
      { battlefield: ['Test Foe', 'Test Hidden', ...lands(2, 'Mountain')], hand: theirs },
    ]);
  const settle = (game: Play) => {
    for (;;) {
      while (!game.waiting()) game.answer(game.decision().seat, game.decision().default);
      if (game.view().stack.length === 0) return game;
      game.resolve();
    }
  };
  const damaged = (game: Play) =>
    ['Precursor Golem', 'Test Golem', 'Test Foe', 'Test Hidden', 'Grizzly Bears'].map((name) => game.the(name).damage);

  it('Precursor Golem (mtg:111.3) brings two colorless 3/3 Golems', () => {
    const game = magicPosition([{ battlefield: lands(5, 'Mountain'), hand: ['Precursor Golem'] }, {}]);
    game.cast(0, 'Precursor Golem').resolve().resolve();
    expect(game.all('Golem').map((o) => [o.power, o.toughness, o.colors, o.types, o.subtypes])).toEqual([
      [3, 3, [], ['Artifact', 'Creature'], ['Golem']],
      [3, 3, [], ['Artifact', 'Creature'], ['Golem']],
    ]);
  });

  it('Precursor Golem (mtg:707.10d) has a spell that targets one Golem alone copied for each other that it could target', () => {
    const game = golems(['Shock']).cast(0, 'Shock', { card: 'Test Golem' });
    expect(stack(game)).toEqual(['Precursor Golem', 'Shock']);
    game.resolve();
    // Whoever controls the Golem; what can't be targeted is left out.
    expect(choices(game).sort()).toEqual(['Precursor Golem', 'Test Foe']);
    game.choose(0, { card: 'Test Foe' });
    while (!game.waiting()) game.answer(game.decision().seat, game.decision().default);
    expect(stack(game)).toEqual(['Shock', 'Shock', 'Shock']);
    expect(game.view().stack.map((item) => item.controller)).toEqual([0, 0, 0]);
    expect(damaged(settle(game))).toEqual([2, 2, 2, 0, 0]);
  });

  it('Precursor Golem (mtg:707.10d) lets whoever cast the spell control the copies', () => {
    const game = golems([], ['Shock']).pass().cast(1, 'Shock', { card: 'Precursor Golem' }).resolve();
    while (!game.waiting()) {
      expect(game.decision().seat).toBe(1);
      game.answer(1, game.decision().default);
    }
    expect(game.view().stack.map((item) => item.controller)).toEqual([1, 1, 1]);
    expect(damaged(settle(game))).toEqual([2, 2, 2, 0, 0]);
  });

  it('Precursor Golem (mtg:115.9c) waits for spells with no other target, however often the Golem was chosen', () => {
    const bears = golems(['Shock']).cast(0, 'Shock', { card: 'Grizzly Bears' });
    expect(stack(bears)).toEqual(['Shock']);
    const two = golems(['Test Pair']).cast(0, 'Test Pair', [{ card: 'Test Golem' }, { card: 'Precursor Golem' }]);
    expect(stack(two)).toEqual(['Test Pair']);
    const twice = golems(['Test Twice']).cast(0, 'Test Twice', { card: 'Test Golem' }, { card: 'Test Golem' });
    expect(stack(twice)).toEqual(['Precursor Golem', 'Test Twice']);
    expect(damaged(settle(twice))).toEqual([2, 2, 2, 0, 0]);
    const archer = golems([], [], ['Test Archer']).activate(0, 'Test Archer', { card: 'Test Golem' });
    expect(stack(archer)).toEqual(['Test Archer']);
    const aura = golems(['Oakenform'], [], lands(3, 'Forest')).cast(0, 'Oakenform', { card: 'Test Golem' });
    expect(stack(aura)).toEqual(['Oakenform']);
  });

  it('Precursor Golem (mtg:707.10) copies the X of the spell', () => {
    const game = golems(["Crater's Claws"]).cast(0, "Crater's Claws").answer(0, { number: 1 });
    game.choose(0, { card: 'Test Golem' });
    expect(damaged(settle(game))).toEqual([1, 1, 1, 0, 0]);
  });
});
