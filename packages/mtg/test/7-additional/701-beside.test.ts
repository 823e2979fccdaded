/** Keyword actions: other players, the second of several, stolen objects, and what is on the way (701). */
import type { Ability, Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  faces,
  gainLife,
  instant,
  mana,
  may,
  rule,
  sorcery,
  subtype,
  t,
  target,
  transform,
  triggered,
  untilEndOfTurn,
} from '../6-spells/test-cards.js';

const figure = (stat: 'power' | 'toughness') => ({
  mod: 'add' as const,
  stat,
  value: { signed: { stat, of: t(0) } },
});
const doubled = (name: string, ...stats: ('power' | 'toughness')[]) =>
  instant(name, '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), stats.map(figure))] });
const steals: Effect = {
  do: 'modify',
  what: t(0),
  mods: [{ mod: 'control', to: 'you' }],
  until: { kind: 'permanent' },
};
const exerts = (name: string, figures: string) =>
  creatureCard(
    name,
    '{0}',
    'Warrior',
    figures,
    continuous('self', [rule('mayExert')]),
    triggered({ on: 'did', object: 'self', match: { what: 'exert', instance: 0 } }, { effects: [gainLife(1)] }),
  );
const wolf = (name: string, subtypes: string, ...abilities: Ability[]) =>
  card(name, { type: `Creature — ${subtypes}`, power: 4, toughness: 4, abilities });

ownCards(
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  card('Test Legend', { cost: '{0}', type: 'Legendary Creature — Elf', power: 2, toughness: 2 }),
  card('Test Ears', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'move', object: creature, match: { cause: 'destroy' } }, { effects: [gainLife(100)] }),
      triggered({ on: 'status', match: { status: 'faceDown' } }, { effects: [gainLife(10)] }),
    ],
  }),
  // "Whenever a creature attacks, exile it at once."
  card('Test Trap', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      triggered(
        { on: 'attack', object: creature },
        { effects: [{ do: 'move', what: { event: 'object' }, to: 'exile', cause: 'exile' }] },
      ),
    ],
  }),
  instant('Test Stone', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
  creatureCard('Test Wall', '{0}', 'Wall', '1/5'),
  doubled('Test Double Toughness', 'toughness'),
  doubled('Test Double Both', 'power', 'toughness'),
  instant('Test Double Life', '{0}', {
    effects: [{ do: 'stat', stat: 'life', who: 'you', to: { times: [2, { stat: 'life', of: 'you' }] } }],
  }),
  card('Test Angel', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous({ players: 'you' }, [rule('cantLose')])],
  }),
  card('Test Ledger', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      triggered(
        { on: 'stat', player: 'you', match: { stat: 'life', gain: true } },
        {
          effects: [{ do: 'draw', who: 'you', count: 1 }],
        },
      ),
    ],
  }),
  sorcery('Test Peek', '{0}', { effects: [{ do: 'reveal', what: { top: 2 } }] }),
  sorcery('Test Tutor', '{0}', {
    effects: [
      may('Search?', { do: 'search', who: 'you', filter: creature, to: 'battlefield' }, { do: 'shuffle', who: 'you' }),
    ],
  }),
  sorcery('Test All Surveil', '{0}', {
    effects: [{ do: 'arrange', kind: 'SURVEIL', who: 'players', count: 1, piles: ['top', 'graveyard'] }],
  }),
  card('Test Witness', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [triggered({ on: 'did', player: 'you', match: { what: 'surveil' } }, { effects: [gainLife(1)] })],
  }),
  faces('transform', creatureCard('Test Villager', '{0}', 'Human', '1/1'), wolf('Test Howler', 'Werewolf')),
  card('Test Moon Watch', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'transform', object: subtype('Werewolf') }, { effects: [gainLife(1)] })],
  }),
  instant('Test Turn', '{0}', { targets: [target(creature)], effects: [transform(t(0))] }),
  instant('Test Convert', '{0}', { targets: [target(creature)], effects: [{ do: 'convert', what: t(0) }] }),
  creatureCard(
    'Test Hydra',
    '{0}',
    'Hydra',
    '1/1',
    activated([mana('{X}')], { effects: [{ do: 'monstrosity', count: 'x' }] }),
    activated([], { effects: [gainLife('x')] }),
  ),
  exerts('Test Runner', '1/1'),
  exerts('Test Sprinter', '2/1'),
  instant('Test Vanish', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  instant('Test Steal', '{0}', { targets: [target(creature)], effects: [steals] }),
  creatureCard('Test Scout', '{0}', 'Human', '1/1', activated([], { effects: [{ do: 'explore', what: 'self' }] })),
  creatureCard('Test Plotter', '{0}', 'Human', '1/1', activated([], { effects: [{ do: 'connive', what: 'self' }] })),
  sorcery('Test Tempt', '{0}', { effects: [{ do: 'ringTempts' }] }),
  sorcery('Test Villain', '{0}', {
    effects: [
      {
        do: 'villainousChoice',
        who: 'opponents',
        as: 'them',
        choices: [
          {
            label: 'pain',
            effects: [
              { do: 'sacrifice', who: { saved: 'them' }, filter: creature, count: 1 },
              { do: 'stat', who: { saved: 'them' }, stat: 'life', amount: -3 },
            ],
          },
          { label: 'profit', effects: [gainLife(5)] },
        ],
      },
    ],
  }),
  creatureCard(
    'Test Stone Keeper',
    '{0}',
    'Golem',
    '1/1',
    activated([], { effects: [{ do: 'status', what: 'self', status: 'harnessed' }] }),
  ),
  creatureCard(
    'Test Bender',
    '{0}',
    'Monk',
    '1/1',
    activated([{ pay: 'waterbend', amount: 3 }], { effects: [gainLife(4)] }),
  ),
  card('Test Relic', { cost: '{0}', type: 'Artifact' }),
  creatureCard(
    'Test Blighter',
    '{0}',
    'Goblin',
    '1/4',
    activated([{ pay: 'blight', count: 2 }], { effects: [gainLife(4)] }),
  ),
);

const WOLF = 'Test Villager // Test Howler';
const offered = (game: Play) => game.decision().options.map((o) => o.card);

describe('what an ability spoke of, and what destroys (608.2k, 701.8b)', () => {
  it('mtg:608.2k what attacked is exiled, though it is no creature any more, and nothing else is', () => {
    const game = magicPosition([{ hand: ['Test Stone'], battlefield: ['Test Cub', 'Test Wall', 'Test Trap'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Cub');
    game.castAt(0, 'Test Stone', { card: 'Test Cub' }).resolve().resolve();
    expect([game.zones('Test Cub'), game.zones('Test Wall')]).toEqual([['exile'], ['battlefield']]);
  });

  it('mtg:701.8b the legend rule destroys nothing, nor does a sacrifice', () => {
    const game = magicPosition([{ hand: ['Test Legend'], battlefield: ['Test Legend', 'Test Ears'] }, {}])
      .cast(0, 'Test Legend')
      .resolve();
    game.answer(0, game.decision().default);
    expect([game.zones('Test Legend').sort(), game.view().stack.length, game.life(0)]).toEqual([
      ['battlefield', 'graveyard'],
      0,
      20,
    ]);
  });
});

describe('doubling (701.10)', () => {
  it('mtg:701.10b toughness is doubled by itself, and both figures each by what it is', () => {
    const game = magicPosition([
      { hand: ['Test Double Toughness', 'Test Double Both'], battlefield: ['Test Wall'] },
      {},
    ]);
    expect(game.cast(0, 'Test Double Toughness').resolve().figures('Test Wall')).toBe('1/10');
    expect(game.cast(0, 'Test Double Both').resolve().figures('Test Wall')).toBe('2/20');
  });

  it('mtg:701.10d a player gains or loses what makes it twice as much, and gaining that is gaining life', () => {
    const after = (life: number) => {
      const game = magicPosition([
        { life, hand: ['Test Double Life'], battlefield: ['Test Angel', 'Test Ledger'] },
        { life: 9 },
      ]);
      game.cast(0, 'Test Double Life').resolve();
      return [game.life(0), game.life(1), game.resolveAll().hand(0)];
    };
    expect([after(7), after(-3)]).toEqual([
      [14, 9, 1],
      [-6, 9, 0],
    ]);
  });
});

describe('revealing, searching, surveilling', () => {
  it('mtg:701.20b cards that are revealed stay where they are, and in their order', () => {
    const game = magicPosition([{ hand: ['Test Peek'], library: ['Forest', 'Shock', 'Island'] }, {}]);
    game.cast(0, 'Test Peek').resolve();
    const { objects, zones } = game.view();
    const library = zones.find(({ id, owner }) => id === 'library' && owner === 0);
    expect(library && 'objects' in library ? library.objects.map((id) => objects[id]?.card) : []).toEqual([
      'Forest',
      'Shock',
      'Island',
    ]);
  });

  it('mtg:701.23g who would find nothing may choose to search as well, and shuffles then', () => {
    const game = magicPosition([{ hand: ['Test Tutor'], library: ['Forest', 'Island'] }, {}])
      .cast(0, 'Test Tutor')
      .resolve();
    game.answer(0, { confirm: true });
    if (!game.waiting()) game.answer(0, { choose: [] });
    expect([game.happened('SEARCHED').length, game.happened('SHUFFLED').length]).toEqual([1, 1]);
  });

  it('mtg:701.25d of several players who surveil each is told of their own', () => {
    const game = magicPosition([
      { hand: ['Test All Surveil'], battlefield: ['Test Witness'], library: ['Forest'] },
      { battlefield: ['Test Witness'], library: ['Island'] },
    ])
      .cast(0, 'Test All Surveil')
      .resolve();
    while (!game.waiting()) game.answer(game.decision().seat, game.decision().default);
    game.resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([21, 21]);
  });
});

describe('transforming and converting', () => {
  const watched = (spell: string, ...more: string[]) =>
    magicPosition([{ hand: [spell, ...more], battlefield: [WOLF, 'Test Moon Watch', 'Test Ears'] }, {}]);
  it('mtg:701.27e it triggers on what it transforms into, by either name, and not on what it was', () => {
    const game = watched('Test Turn', 'Test Turn').cast(0, 'Test Turn').resolve().resolveAll();
    expect(game.life(0)).toBe(21);
    expect(game.cast(0, 'Test Turn').resolve().resolveAll().life(0)).toBe(21);
    expect(watched('Test Convert').cast(0, 'Test Convert').resolve().resolveAll().life(0)).toBe(21);
  });

  it('mtg:701.28b what converts is turned neither face up nor face down', () => {
    const game = watched('Test Convert').cast(0, 'Test Convert').resolve().resolveAll();
    expect([game.the(WOLF).name, game.life(0)]).toEqual(['Test Howler', 21]);
  });
});

describe('monstrosity, exerting, exploring, conniving', () => {
  it('mtg:701.37c X stays what it was as it became monstrous', () => {
    const game = magicPosition([{ battlefield: ['Test Hydra', ...lands(7, 'Forest')] }, {}]);
    const grow = (x: number) =>
      game.choose(0, { kind: 'ACTIVATE', card: 'Test Hydra', ability: 0 }).answer(0, { number: x }).resolve();
    grow(2);
    grow(5);
    expect(game.figures('Test Hydra')).toBe('3/3');
    expect(game.choose(0, { kind: 'ACTIVATE', card: 'Test Hydra', ability: 1 }).resolve().life(0)).toBe(22);
  });

  it('mtg:701.43d each attacker that may be is exerted or not, as its controller wants, and triggers its own', () => {
    const game = magicPosition([{ battlefield: ['Test Runner', 'Test Sprinter'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Runner', 'Test Sprinter');
    game.answer(0, { confirm: false }).answer(0, { confirm: true });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Sprinter']);
    expect(game.resolveAll().life(0)).toBe(21);
    game.until({ turn: 5, step: 'upkeep' });
    expect([game.the('Test Runner').tapped, game.the('Test Sprinter').tapped]).toEqual([false, true]);
  });

  /** Seat 0 has an ability of a creature of seat 1's on the stack, which goes back to its owner's hand. */
  const gone = (name: string) =>
    magicPosition([
      { hand: ['Test Steal', 'Test Vanish', 'Shock'], library: ['Forest', 'Island'] },
      { battlefield: [name], library: ['Swamp', 'Plains'] },
    ])
      .castAt(0, 'Test Steal', { card: name })
      .resolve()
      .activate(0, name)
      .castAt(0, 'Test Vanish', { card: name })
      .resolve()
      .resolve();

  it('mtg:701.44c who controlled it last explores with it, whoever owns it', () => {
    const game = gone('Test Scout');
    expect([game.hand(0), game.zones('Forest'), game.hand(1), game.zones('Swamp')]).toEqual([
      2,
      ['hand'],
      1,
      ['library'],
    ]);
  });

  it('mtg:701.50c who controlled it last draws and discards, whoever owns it', () => {
    const game = gone('Test Plotter');
    expect(game.decision()).toMatchObject({ kind: 'DISCARD', seat: 0 });
    game.choose(0, { card: 'Shock' });
    expect([game.zones('Forest'), game.zones('Shock'), game.zones('Swamp')]).toEqual([
      ['hand'],
      ['graveyard'],
      ['library'],
    ]);
  });
});

describe('designations and villainous choices', () => {
  it('mtg:701.54b the permanent that was chosen is the Ring-bearer, and no other of its player or their opponent', () => {
    const game = magicPosition([
      { hand: ['Test Tempt'], battlefield: ['Test Cub', 'Test Wall'] },
      { battlefield: ['Test Cub'] },
    ])
      .cast(0, 'Test Tempt')
      .resolve()
      .choose(0, { card: 'Test Wall' });
    const legendary = (name: string) => game.all(name).map((o) => (o.supertypes as string[]).includes('Legendary'));
    expect([legendary('Test Wall'), legendary('Test Cub')]).toEqual([[true], [false, false]]);
  });

  it('mtg:701.55b where a part of the option is impossible, all the rest of it is done', () => {
    const game = magicPosition([{ hand: ['Test Villain'] }, {}])
      .cast(0, 'Test Villain')
      .resolve();
    expect(game.choose(1, { index: 0 }).life(1)).toBe(17);
  });

  it('mtg:701.55d the turn order begins with the active player, whichever that is', () => {
    const game = magicPosition([{}, { hand: ['Test Villain'] }, {}, {}], { turn: { active: 1 } })
      .cast(1, 'Test Villain')
      .resolve();
    const asked: number[] = [];
    while (!game.waiting()) {
      asked.push(game.decision().seat);
      game.choose(game.decision().seat, { index: 0 });
    }
    expect([asked, game.life(1)]).toEqual([[2, 3, 0], 20]);
  });

  it('mtg:701.64b what comes back is a new object, and isn’t harnessed', () => {
    const game = magicPosition([{ hand: ['Test Vanish'], battlefield: ['Test Stone Keeper'] }, {}]);
    game.activate(0, 'Test Stone Keeper').resolve();
    expect(game.until({ turn: 5, step: 'precombatMain' }).the('Test Stone Keeper').designations).toEqual(['harnessed']);
    game.castAt(0, 'Test Vanish', { card: 'Test Stone Keeper' }).resolve().cast(0, 'Test Stone Keeper').resolve();
    expect(game.the('Test Stone Keeper').designations).toBeUndefined();
  });
});

describe('waterbending and blighting', () => {
  const ways = (battlefield: string[], theirs: string[] = []) =>
    magicPosition([{ battlefield: ['Test Bender', ...battlefield] }, { battlefield: theirs }])
      .decision()
      .options.filter((o) => o.kind === 'ACTIVATE' && !o.mana).length;

  it('mtg:701.67a each generic mana may be paid by tapping an artifact or creature of one’s own, all of it if need be', () => {
    expect([ways(['Test Relic']), ways(['Test Relic', 'Test Cub']), ways([], ['Test Relic', 'Test Cub'])]).toEqual([
      0, 1, 0,
    ]);
    expect([ways(['Test Relic', 'Test Relic']), ways(['Test Cub', 'Test Wall'])]).toEqual([1, 1]);
    expect([ways(['Forest', 'Forest', 'Forest']), ways(['Forest', 'Forest']), ways(['Forest'])]).toEqual([1, 1, 0]);
    const game = magicPosition([{ battlefield: ['Test Bender', 'Test Relic', 'Test Cub'] }, {}]).activate(
      0,
      'Test Bender',
    );
    for (let i = 0; i < 5 && !game.waiting(); i++) game.answer(0, game.decision().default);
    expect(['Test Bender', 'Test Relic', 'Test Cub'].map((name) => game.the(name).tapped)).toEqual([true, true, true]);
    expect(game.resolve().life(0)).toBe(24);
  });

  it('mtg:701.68a as a cost the counters go on a creature of whoever pays, as many as it says', () => {
    const game = magicPosition([{ battlefield: ['Test Blighter', 'Test Wall'] }, { battlefield: ['Test Cub'] }]);
    game.activate(0, 'Test Blighter');
    expect(offered(game)).toEqual(['Test Blighter', 'Test Wall']);
    game.choose(0, { card: 'Test Wall' });
    expect([game.the('Test Wall').counters, game.resolve().life(0)]).toEqual([{ '-1/-1': 2 }, 24]);
  });
});
