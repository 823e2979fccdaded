/** What players do besides the usual: crimes, mana spent, coins, prevented damage, told Sagas. */
import type { CardDefinition } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  damage,
  enters,
  exile,
  faces,
  gainLife,
  instant,
  loseLife,
  opponent,
  player,
  sorcery,
  t,
  target,
  triggered,
  youControl,
} from '../../src/language/builders.js';
import { chapter } from '../../src/language/frames.js';

const enchantment = (name: string, ...abilities: CardDefinition['abilities'] & object): CardDefinition =>
  card(name, { type: 'Enchantment', abilities });
const flip = (name: string): CardDefinition =>
  instant(name, '{0}', {
    effects: [
      { do: 'flipCoin', as: 'won' },
      { do: 'if', if: { compare: [{ number: 'won' }, '=', 1] }, then: [gainLife(3)], else: [loseLife(2, 'you')] },
    ],
  });

const vote = sorcery('Test Vote', '{0}', {
  modes: {
    min: 1,
    max: 1,
    chooser: 'opponent',
    choices: [
      { label: 'you gain 4 life', effects: [gainLife(4)] },
      { label: 'you lose 4 life', effects: [loseLife(4, 'you')] },
    ],
  },
});

ownCards(
  creatureCard(
    'Test Robber',
    '{0}',
    'Rogue',
    '1/1',
    triggered(enters, { targets: [target(opponent)], effects: [loseLife(1, t(0))] }),
  ),
  card('Test Trap', {
    type: 'Artifact',
    abilities: [activated([{ pay: 'tap' }], { targets: [target(creature)], effects: [damage(1, t(0))] })],
  }),
  instant('Test Grave Robbery', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [exile(t(0))] }),
  instant('Test Swap', '{0}', { targets: [target(player), target(player)], effects: [loseLife(1, t(0))] }),
  flip('Test Toss'),
  flip('Test Second Toss'),
  card('Test Saga', {
    type: 'Enchantment — Saga',
    abilities: [...chapter([1, 2], { effects: [gainLife(1)] }), ...chapter([3], { effects: [gainLife(10)] })],
  }),
  enchantment('Test Listener', {
    kind: 'triggered',
    on: { on: 'resolve', object: { has: ['subtypes', 'Saga'] }, match: { finalChapter: true } },
    effects: [loseLife(4, 'opponents')],
  }),
  enchantment('Test Witness', { kind: 'triggered', on: { on: 'prevented' }, effects: [gainLife({ event: 'amount' })] }),
  instant('Test Peace', '{0}', {
    effects: [{ do: 'createReplacement', replaces: { on: 'damage', prevent: true } }],
  }),
  instant('Test Blast', '{0}', {
    effects: [
      {
        do: 'damage',
        parts: [
          { to: 'you', amount: 3 },
          { to: { each: [creature, youControl] }, amount: 2 },
        ],
      },
    ],
  }),
  faces(
    'omen',
    creatureCard('Test Herald', '{0}', 'Dragon', '1/1'),
    sorcery('Test Portent', '{1}', { effects: [gainLife(1)] }),
  ),
  enchantment('Test Reader', {
    kind: 'triggered',
    on: { on: 'cast', player: 'you', object: { is: 'hasOmen' } },
    effects: [gainLife(5)],
  }),
  creatureCard('Test Bear', '{0}', 'Bear', '2/2'),
  faces('transform', creatureCard('Test Day', '{0}', 'Bear', '2/2'), card('Test Night', { type: 'Enchantment' })),
  enchantment('Test Moon', {
    kind: 'replacement',
    on: 'move',
    object: creature,
    match: { to: 'battlefield' },
    change: { face: 1 },
  }),
  enchantment('Test Frost', {
    kind: 'replacement',
    on: 'move',
    object: creature,
    match: { to: 'battlefield' },
    change: { status: { tapped: true } },
  }),
  creatureCard('Test Mimic', '{0}', 'Shapeshifter', '0/0', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: creature, may: true },
  }),
  vote,
  card('Test Lamp', {
    type: 'Artifact',
    abilities: [activated([{ pay: 'mana', cost: '{W}' }], { effects: [gainLife(1)] })],
  }),
  sorcery('Test Slow', '{0}', { effects: [gainLife(7)] }),
  card('Test Onlooker', {
    type: 'Enchantment',
    abilities: [triggered({ on: 'did', player: 'you', match: { what: 'commitCrime' } }, { effects: [gainLife(1)] })],
  }),
);
const stacked = (game: ReturnType<typeof magicPosition>): number => game.view().stack.length;

describe('crimes', () => {
  const vadmir = (hand: string[], more: object = {}) =>
    magicPosition([
      {
        hand,
        battlefield: ['Vadmir, New Blood', 'Test Trap', ...lands(1, 'Mountain')],
        graveyard: ['Forest'],
        ...more,
      },
      { battlefield: ['Grizzly Bears'], graveyard: ['Memnite'] },
    ]);
  const grown = (game: ReturnType<typeof magicPosition>) => game.resolveAll().figures('Vadmir, New Blood');

  it('mtg:700.13 a spell that targets an opponent, what they control or a card of their graveyard is one', () => {
    expect(grown(vadmir(['Shock']).cast(0, 'Shock', { player: 1 }))).toBe('3/3');
    expect(grown(vadmir(['Shock']).cast(0, 'Shock', { card: 'Grizzly Bears' }))).toBe('3/3');
    expect(grown(vadmir(['Test Grave Robbery']).cast(0, 'Test Grave Robbery', { card: 'Memnite' }))).toBe('3/3');
    expect(grown(vadmir(['Shock']).cast(0, 'Shock', { player: 0 }))).toBe('2/2');
    expect(grown(vadmir(['Test Grave Robbery']).cast(0, 'Test Grave Robbery', { card: 'Forest' }))).toBe('2/2');
  });

  it('mtg:700.13 to target an opponent’s spell is one, and to target one’s own is none', () => {
    const counter = (of: number) => {
      const mine = { hand: ['Counterspell', 'Test Slow'], battlefield: ['Vadmir, New Blood', ...lands(2, 'Island')] };
      const game = magicPosition([mine, { hand: ['Shock'], battlefield: lands(1, 'Mountain') }]);
      if (of === 0) game.cast(0, 'Test Slow');
      else game.pass().cast(1, 'Shock', { player: 1 }).pass();
      return grown(game.castAt(0, 'Counterspell', { card: of === 0 ? 'Test Slow' : 'Shock' }));
    };
    expect([counter(1), counter(0)]).toEqual(['3/3', '2/2']);
  });

  it('mtg:700.13 so is an ability that is activated or triggers, and one with several such targets is one crime', () => {
    expect(grown(vadmir([]).activate(0, 'Test Trap', { card: 'Grizzly Bears' }))).toBe('3/3');
    expect(grown(vadmir(['Test Robber']).cast(0, 'Test Robber'))).toBe('3/3');
    const both = vadmir(['Test Swap']).cast(0, 'Test Swap', { player: 1 }, { player: 1 });
    expect(stacked(both)).toBe(2);
    // Whoever sees each crime sees one.
    const seen = magicPosition([{ hand: ['Test Swap'], battlefield: ['Test Onlooker'] }, {}]);
    expect(stacked(seen.cast(0, 'Test Swap', { player: 1 }, { player: 1 }))).toBe(2);
  });

  it('mtg:700.13 Vadmir, New Blood grows once in a turn', () => {
    const game = vadmir(['Shock', 'Test Robber']).cast(0, 'Shock', { player: 1 }).resolveAll();
    expect(grown(game.cast(0, 'Test Robber'))).toBe('3/3');
  });

  it('mtg:700.13 Nimble Brigand gets through once a crime was committed this turn', () => {
    const after = (hand: string[], ...picks: { player: number }[]) => {
      const game = magicPosition([
        { hand, battlefield: ['Nimble Brigand', ...lands(1, 'Mountain')] },
        { battlefield: ['Grizzly Bears'] },
      ]);
      game
        .cast(0, 'Shock', ...picks)
        .resolveAll()
        .until({ kind: 'ATTACKERS' });
      game.attack(0, 'Nimble Brigand');
      while (game.view().turn.step === 'declareAttackers') game.pass();
      return game.decision().kind;
    };
    expect([after(['Shock'], { player: 1 }), after(['Shock'], { player: 0 })]).toEqual(['PRIORITY', 'BLOCKERS']);
  });
});

it('mtg:700.14 Bark-Knuckle Boxer triggers on the fourth mana that is spent on spells in a turn, and once', () => {
  const game = magicPosition([
    {
      hand: ['Divination', 'Shock', 'Shock'],
      battlefield: ['Bark-Knuckle Boxer', 'Test Lamp', 'Plains', ...lands(3, 'Island'), ...lands(4, 'Mountain')],
    },
    {},
  ]);
  expect(stacked(game.cast(0, 'Divination'))).toBe(1);
  game.resolveAll();
  // Mana for an ability is none for a spell.
  expect(stacked(game.activate(0, 'Test Lamp'))).toBe(1);
  game.resolveAll();
  expect(stacked(game.cast(0, 'Shock', { player: 1 }))).toBe(2);
  expect(game.resolveAll().the('Bark-Knuckle Boxer')).toMatchObject({ keywords: ['indestructible'] });
  expect(stacked(game.cast(0, 'Shock', { player: 1 }))).toBe(1);
});

it('mtg:705.3 Edgar, King of Figaro wins the first flip of a turn whatever the coin shows, and no other', () => {
  const game = magicPosition(
    [{ hand: ['Test Toss', 'Test Second Toss'], battlefield: ['Edgar, King of Figaro'] }, {}],
    { random: [1, 1] },
  );
  expect(game.cast(0, 'Test Toss').resolve().life(0)).toBe(23);
  expect(game.cast(0, 'Test Second Toss').resolve().life(0)).toBe(21);
});

describe('what has another spell besides', () => {
  it('mtg:715.2a Edgewall Innkeeper draws for a creature spell that has an Adventure, though it is not on one', () => {
    const game = magicPosition([
      {
        hand: ['Foulmire Knight // Profane Insight', 'Memnite'],
        battlefield: ['Edgewall Innkeeper', ...lands(1, 'Swamp')],
      },
      {},
    ]);
    expect(stacked(game.cast(0, 'Memnite'))).toBe(1);
    game.resolveAll();
    expect(stacked(game.cast(0, 'Foulmire Knight'))).toBe(2);
  });

  it('mtg:720.2a a creature spell has an Omen that it is not cast as', () => {
    const game = magicPosition([
      { hand: ['Test Herald // Test Portent', 'Test Bear'], battlefield: ['Test Reader'] },
      {},
    ]);
    expect(game.cast(0, 'Test Bear').resolveAll().life(0)).toBe(20);
    expect(game.cast(0, 'Test Herald').resolveAll().life(0)).toBe(25);
  });
});

describe('final chapters', () => {
  const told = (battlefield: string, lore: number) =>
    magicPosition([
      {
        battlefield: [battlefield, { card: 'Test Saga', counters: { lore } }],
        library: ['Memnite', 'The Birth of Meletis', 'Forest'],
      },
      {},
    ]).resolveAll();
  it('mtg:714.2e the final chapter ability is that of the greatest number, and no other', () => {
    const early = told('Test Listener', 1);
    expect([early.life(0), early.life(1)]).toEqual([21, 20]);
    const last = told('Test Listener', 2);
    expect([last.life(0), last.life(1)]).toEqual([30, 16]);
  });

  it('mtg:714.2e Tom Bombadil finds a Saga as another one is told', () => {
    expect(told('Tom Bombadil', 2).zones('The Birth of Meletis')).toContain('battlefield');
    expect(told('Tom Bombadil', 1).zones('The Birth of Meletis')).toEqual(['library']);
  });
});

describe('prevented damage', () => {
  it('mtg:615.13 what triggers on it does so once for all damage that one effect prevents at the same time', () => {
    const game = magicPosition([
      { hand: ['Test Peace', 'Test Blast'], battlefield: ['Test Witness', 'Test Bear'] },
      {},
    ]);
    game.cast(0, 'Test Peace').resolve().cast(0, 'Test Blast').resolve();
    expect(stacked(game)).toBe(1);
    expect(game.resolveAll().life(0)).toBe(25);
  });

  it('mtg:615.13 Selfless Squire grows by the damage that its player was spared', () => {
    const game = magicPosition([
      { hand: ['Selfless Squire', 'Shock'], battlefield: [...lands(4, 'Plains'), ...lands(1, 'Mountain')] },
      {},
    ]);
    game.cast(0, 'Selfless Squire').resolveAll().cast(0, 'Shock', { player: 0 }).resolveAll();
    expect([game.life(0), game.figures('Selfless Squire')]).toEqual([20, '3/3']);
  });
});

describe('what replaces how something enters', () => {
  it('mtg:616.1b Gather Specimens decides first for whom it enters: that player chooses what it copies', () => {
    const game = magicPosition([
      { hand: ['Test Mimic', 'Test Bear'], battlefield: ['Grizzly Bears'] },
      { hand: ['Gather Specimens'], battlefield: lands(6, 'Island') },
    ]);
    game.cast(0, 'Test Mimic').pass().cast(1, 'Gather Specimens').resolve().resolve();
    expect(game.decisions().map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'COPY']]);
    game.choose(1, { card: 'Grizzly Bears' });
    expect(game.all('Test Mimic').map(({ controller, name }) => [controller, name])).toEqual([[1, 'Grizzly Bears']]);
    game.cast(0, 'Test Bear').resolve();
    expect(game.the('Test Bear').controller).toBe(1);
  });

  it('mtg:616.1d what turns the back face up comes before what says how else it enters', () => {
    const game = magicPosition([{ hand: ['Test Day // Test Night'], battlefield: ['Test Moon', 'Test Frost'] }, {}]);
    game.cast(0, 'Test Day').resolve();
    expect(game.decisions().map(({ kind }) => kind)).toEqual(['PRIORITY']);
    const entered = game.the('Test Day // Test Night');
    expect([entered.name, entered.tapped ?? false]).toEqual(['Test Night', false]);
  });
});
