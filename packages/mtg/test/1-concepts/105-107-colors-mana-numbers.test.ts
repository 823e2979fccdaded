import type { Mod, Value } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  activated,
  addMana,
  anyTarget,
  attacks,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  enters,
  gainLife,
  instant,
  loyalty,
  mana,
  plus,
  sorcery,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const powerOf = (n: number) => ({ stat: 'power', of: t(n) });
const x = 'x' as const;
const LIFE: Value = { stat: 'life', of: 'you' };
const larger = (power: Value, toughness: Value): Mod[] => [
  { mod: 'add', stat: 'power', value: power },
  { mod: 'add', stat: 'toughness', value: toughness },
];
for (const definition of [
  instant('Test Dye', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['U'] })],
  }),
  instant('Test Tint', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'colors', values: ['U'] })],
  }),
  instant('Test Bleach', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: [] })],
  }),
  creatureCard('Test Twins', '{W}{B}', 'Human', '1/1'),
  creatureCard(
    'Test Shadow',
    '{B}',
    'Avatar',
    '13/13',
    continuous('self', larger({ negative: LIFE }, { negative: LIFE })),
  ),
  creatureCard('Test Choir', '{W}', 'Human', '1/1', continuous('self', larger(LIFE, 0))),
  creatureCard('Test Golem', '{3}', 'Golem', '1/1'),
  card('Test Memory', { type: 'Creature — Spirit', colors: ['U'], power: 1, toughness: 1 }),
  instant('Test Ritual', '{B}', { effects: [addMana('{B}{B}{B}')] }),
  instant('Test Curse', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(-3, 0))] }),
  instant('Test Praise', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(2, 0))] }),
  instant('Test Measure', '{0}', {
    targets: [target(creature)],
    effects: [gainLife(powerOf(0)), draw(powerOf(0)), { do: 'damage', to: 'opponents', amount: powerOf(0) }],
  }),
  instant('Test Number', '{0}', {
    effects: [{ do: 'number', as: 'n', max: 3 }, gainLife({ number: 'n' })],
  }),
  instant('Test Nothing', '{0}', { effects: [gainLife({ sum: [2, { stat: 'power', of: { saved: 'nobody' } }] })] }),
  sorcery('Test Drain', '{X}{B}', { targets: [target(anyTarget)], effects: [damage(x, t(0)), gainLife(x)] }),
  card('Test Hydra', {
    cost: '{X}{G}',
    type: 'Creature — Hydra',
    power: 1,
    toughness: 1,
    abilities: [
      triggered(enters, { effects: [{ do: 'counters', what: 'self', kind: '+1/+1', amount: x }] }),
      triggered(attacks, { effects: [gainLife({ sum: [1, x] })] }),
      activated([mana('{X}')], { effects: [gainLife({ times: [10, x] })] }),
    ],
  }),
  card('Test Walker', {
    cost: '{0}',
    type: 'Planeswalker — Jace',
    loyalty: 4,
    abilities: [
      loyalty(1, { effects: [gainLife(1)] }),
      loyalty(0, { effects: [gainLife(2)] }),
      loyalty(-3, { effects: [gainLife(3)] }),
      loyalty('-x', { effects: [gainLife(x)] }),
    ],
  }),
  card('Test Plain', { type: 'Enchantment', abilities: [continuous(creature, [{ mod: 'loseAbilities' }])] }),
  card('Test Prism', {
    type: 'Artifact',
    abilities: [activated([tap], { effects: [addMana('{C}')], immediate: true })],
  }),
  instant('Test Zero', '{0}', { effects: [gainLife(1)] }),
])
  ownCards(definition);

const pool = (game: ReturnType<typeof magicPosition>, seat = 0) =>
  (game.view().players[seat] as never as { resources: { mana: object } }).resources.mana;
const colored = (colors: string[]) =>
  magic.createScenario({
    ruleset: 'mtg',
    edition: 'current',
    turn: { number: 1, active: 0, step: 'upkeep' },
    players: [{}, {}],
    definitions: [
      {
        name: 'Odd One',
        props: { name: 'Odd One', supertypes: [], types: ['Creature'], subtypes: [], colors, power: 1, toughness: 1 },
        abilities: [],
      },
    ],
  });

describe('colors (105)', () => {
  it('mtg:105.1 there are five colors and no sixth; colorless is none', () => {
    for (const color of ['W', 'U', 'B', 'R', 'G']) expect(colored([color]).ok).toBe(true);
    for (const color of ['C', 'P', 'S']) expect(colored([color]).ok).toBe(false);
  });

  it('mtg:105.2 mtg:202.2c an object has every color of the symbols in its mana cost', () => {
    expect(magicPosition([{ battlefield: ['Test Twins'] }, {}]).the('Test Twins').colors).toEqual(['W', 'B']);
  });

  it('mtg:105.2c mtg:202.2b without colored symbols it has no color', () => {
    const game = magicPosition([{ battlefield: ['Test Golem', 'Forest'] }, {}]);
    expect([game.the('Test Golem').colors, game.the('Forest').colors]).toEqual([[], []]);
  });

  it('mtg:204.2 mtg:202.2e a color indicator gives its color where there is no mana cost', () => {
    const game = magicPosition([{ battlefield: ['Test Memory'] }, {}]);
    expect(game.the('Test Memory')).toMatchObject({ colors: ['U'], manaCost: null });
  });

  it('mtg:105.3 mtg:202.2f a new color replaces all others, unless it comes in addition; and an object can lose them', () => {
    const game = magicPosition([
      { hand: ['Test Dye', 'Test Tint', 'Test Bleach'], battlefield: ['Test Twins', 'Test Golem'] },
      {},
    ]);
    game.cast(0, 'Test Tint', { card: 'Test Twins' }).resolve();
    expect(game.the('Test Twins').colors).toEqual(['W', 'B', 'U']);
    game.cast(0, 'Test Dye', { card: 'Test Twins' }).resolve();
    expect(game.the('Test Twins').colors).toEqual(['U']);
    game.cast(0, 'Test Bleach', { card: 'Test Twins' }).resolve();
    expect(game.the('Test Twins').colors).toEqual([]);
    game.until({ turn: 4, step: 'upkeep' });
    expect(game.the('Test Twins').colors).toEqual(['W', 'B']);
  });
});

describe('mana (106)', () => {
  it('mtg:106.1 mana is spent to pay costs, and what is not there can’t be', () => {
    const game = magicPosition([{ hand: ['Shock', 'Shock'], mana: '{R}' }, {}]).cast(0, 'Shock', { player: 1 });
    expect(pool(game)).toEqual({});
    expect(game.decision().options.map((o) => o.kind)).not.toContain('CAST');
  });

  it('mtg:106.1a mtg:106.1b there are six types of mana, five of them colored', () => {
    const game = magicPosition([{ mana: '{W}{U}{B}{R}{G}{C}' }, {}]);
    expect(pool(game)).toEqual({ W: 1, U: 1, B: 1, R: 1, G: 1, C: 1 });
    expect(() => magicPosition([{ mana: '{P}' }, {}])).toThrow('refused');
  });

  it('mtg:106.3 a spell adds mana as it resolves, a mana ability at once', () => {
    const game = magicPosition([{ hand: ['Test Ritual'], battlefield: ['Test Prism'], mana: '{B}' }, {}]);
    game.cast(0, 'Test Ritual');
    expect(pool(game)).toEqual({});
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Prism' });
    expect(pool(game)).toEqual({ C: 1 });
    game.resolve();
    expect(pool(game)).toEqual({ B: 3, C: 1 });
  });
});

describe('numbers and symbols (107)', () => {
  const drain = (more = {}) => magicPosition([{ hand: ['Test Drain'], battlefield: lands(4, 'Swamp'), ...more }, {}]);

  it('mtg:107.1 mtg:107.1a numbers are whole: no part of one can be chosen', () => {
    const game = drain().choose(0, { kind: 'CAST', card: 'Test Drain' });
    expect(game.decision()).toMatchObject({ kind: 'X', min: 0, max: 3 });
    for (const number of [1.5, Number.NaN]) game.refused(0, { number });
    game.answer(0, { number: 2 });
  });

  it('mtg:107.1b no negative number can be chosen', () => {
    drain().choose(0, { kind: 'CAST', card: 'Test Drain' }).refused(0, { number: -1 });
  });

  it('mtg:107.1b a power below zero stays so, and counts as zero where an effect uses it', () => {
    const game = magicPosition([
      { hand: ['Test Curse', 'Test Measure', 'Test Praise'], battlefield: ['Grizzly Bears'] },
      {},
    ]);
    game.cast(0, 'Test Curse').resolve();
    expect(game.figures('Grizzly Bears')).toBe('-1/2');
    game.cast(0, 'Test Measure').resolve();
    expect([game.life(0), game.life(1), game.hand(0)]).toEqual([20, 20, 1]);
    // What is added is added to the real number.
    expect(game.cast(0, 'Test Praise').resolve().figures('Grizzly Bears')).toBe('1/2');
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ step: 'postcombatMain' });
    expect(game.life(1)).toBe(19);
  });

  it('mtg:107.1b what a permanent adds is nothing where the number is below zero, and so is what it takes away', () => {
    const figures = (life: number) => {
      const game = magicPosition([{ life, battlefield: ['Platinum Angel', 'Test Shadow', 'Test Choir'] }, {}]);
      return [game.figures('Test Shadow'), game.figures('Test Choir')];
    };
    expect(figures(4)).toEqual(['9/9', '5/1']);
    expect(figures(-3)).toEqual(['13/13', '1/1']);
  });

  it('mtg:107.1c any number may be chosen, zero too', () => {
    const play = (number: number) =>
      magicPosition([{ hand: ['Test Number'] }, {}])
        .cast(0, 'Test Number')
        .resolve()
        .answer(0, { number })
        .life(0);
    expect([play(0), play(3)]).toEqual([20, 23]);
  });

  it('mtg:107.2 a number that can’t be determined is 0', () => {
    const game = magicPosition([{ hand: ['Test Nothing'] }, {}])
      .cast(0, 'Test Nothing')
      .resolve();
    expect(game.life(0)).toBe(22);
  });

  it('mtg:107.3i all X of an object are the same', () => {
    const game = drain()
      .choose(0, { kind: 'CAST', card: 'Test Drain' })
      .answer(0, { number: 3 })
      .choose(0, { player: 1 });
    game.resolve();
    expect([game.life(0), game.life(1)]).toEqual([23, 17]);
  });

  const hydra = () =>
    magicPosition([{ hand: ['Test Hydra'], battlefield: lands(4, 'Forest') }, {}])
      .cast(0, 'Test Hydra')
      .answer(0, { number: 3 })
      .resolve()
      .resolve();

  it('mtg:107.3m what triggers as it enters knows X; the permanent’s own X is 0', () => {
    const game = hydra();
    expect(game.figures('Test Hydra')).toBe('4/4');
    game.until({ turn: 5, kind: 'ATTACKERS' }).attack(0, 'Test Hydra').resolve();
    expect(game.life(0)).toBe(21);
  });

  it('mtg:107.3g outside the stack X in a mana cost is 0', () => {
    const game = hydra();
    expect(game.the('Test Hydra').manaValue).toBe(1);
  });

  it('mtg:107.3k X of an activated ability has nothing to do with any other X', () => {
    const game = hydra().until({ turn: 5, step: 'precombatMain' });
    game.activate(0, 'Test Hydra').answer(0, { number: 2 }).resolve();
    expect(game.life(0)).toBe(40);
  });

  it('mtg:107.7 mtg:113.5 mtg:209.2 loyalty abilities put counters on or take them off, once a turn at sorcery speed', () => {
    const game = magicPosition([{ hand: ['Test Zero'], battlefield: ['Test Walker'] }, {}]);
    const offered = () => game.decision().options.flatMap((o) => (o.loyalty === undefined ? [] : [o.loyalty]));
    expect(offered()).toEqual(['+1', '0', '-3', '-X']);
    game.cast(0, 'Test Zero');
    expect(offered()).toEqual([]);
    game.resolve().choose(0, { kind: 'ACTIVATE', loyalty: '-3' });
    expect([game.the('Test Walker').loyalty, offered()]).toEqual([1, []]);
    expect([game.resolve().life(0), offered()]).toEqual([24, []]);
    game.until({ turn: 4, step: 'precombatMain' }).pass();
    expect(offered()).toEqual([]);
    game.until({ turn: 5, step: 'upkeep' });
    expect(offered()).toEqual([]);
    game.until({ turn: 5, step: 'precombatMain' });
    // Counters that aren't there can't be paid.
    expect(offered()).toEqual(['+1', '0', '-X']);
    game.choose(0, { kind: 'ACTIVATE', loyalty: '+1' });
    expect(game.the('Test Walker').loyalty).toBe(2);
  });
});
