/** Linked abilities of several permanents, text that changes before types do, and costs of what can't happen (603–614). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  draw,
  gainLife,
  instant,
  loyaltyCostsMore,
  permanent,
  rule,
  ruleForCreatures,
  t,
  target,
} from './test-cards.js';

const loyal = (amount: number) =>
  activated([{ pay: 'loyalty', amount }], { effects: [gainLife(1)], timing: 'sorcery' });
const gains = (subtype: string) => ({ mod: 'gain' as const, prop: 'subtypes', values: [subtype] });

ownCards(
  instant('Test Read', '{0}', { effects: [draw(1)] }),
  card('Test Walker', {
    cost: '{0}',
    type: 'Planeswalker — Jace',
    loyalty: 5,
    abilities: [loyal(2), loyal(-3), loyal(0)],
  }),
  loyaltyCostsMore('Test Carth'),
  card('Test Guild', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous([{ has: ['subtypes', 'Goblin'] }], [gains('Wizard')])],
  }),
  instant('Test Evolution', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'changeText', what: t(0), of: ['creatureType'] }],
  }),
  instant('Test Words', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'exchangeText', what: t(0), with: t(1) }],
  }),
  creatureCard('Test Turncoat', '{0}', 'Human', '1/1', continuous('self', [gains('Elf')])),
  creatureCard('Test Healer', '{0}', 'Cleric', '1/1', activated([], { effects: [gainLife(3)] })),
  creatureCard(
    'Test Grower',
    '{0}',
    'Golem',
    '1/9',
    activated([{ pay: 'putCounters', kind: '-1/-1' }], { effects: [gainLife(1)] }),
  ),
  ruleForCreatures('Test Bareness', 'cantHaveCounters'),
  ruleForCreatures('Test Purity', 'cantGetCounters'),
  card('Test Lock', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'all' }, [rule('cantLoseLife')])],
  }),
  creatureCard(
    'Test Bleeder',
    '{0}',
    'Vampire',
    '1/1',
    activated([{ pay: 'life', amount: 'x' }], { effects: [gainLife({ sum: ['x', 'x'] })] }),
  ),
);

/** What is on the stack: which permanents the abilities are of. */
const sources = (game: Play): string[] =>
  game
    .view()
    .stack.map((s) => `${String(s.card)} ${String(s.source)}`)
    .sort();
const usable = (game: Play): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === 'ACTIVATE' ? [o.card] : []));

describe('static abilities that abilities are linked to (603.11)', () => {
  it('mtg:603.11 of several each triggers its own, and what another speaks of triggers nothing', () => {
    const drawn = (names: string[], first: string): string[] => {
      const game = magicPosition(
        [{ battlefield: names, hand: ['Test Read'], library: [first, ...lands(9, 'Wall of Mist')] }, {}],
        { turn: { number: 3, active: 0, step: 'upkeep' } },
      );
      game.cast(0, 'Test Read').resolve();
      while (!game.waiting()) game.answer(game.decision().seat, game.decision().default);
      return sources(game);
    };
    const two = drawn(['Rowen', 'Rowen'], 'Forest');
    expect([two.length, new Set(two).size, ...two.map((one) => one.startsWith('Rowen'))]).toEqual([2, 2, true, true]);
    for (const names of [
      ['Rowen', 'Primitive Etchings'],
      ['Primitive Etchings', 'Rowen'],
    ]) {
      expect(drawn(names, 'Forest').map((one) => one.split(' ob')[0])).toEqual(['Rowen']);
      expect(drawn(names, 'Memnite').map((one) => one.split(' ob')[0])).toEqual(['Primitive Etchings']);
    }
  });
});

describe('the cost of loyalty abilities (606.4)', () => {
  it('mtg:606.4 as many counters are put on or removed as the symbol says, and as effects change that', () => {
    for (const seat of [0, 1])
      for (const [ability, plain, changed] of [
        [0, 7, 8],
        [1, 2, 3],
        [2, 5, 6],
      ])
        for (const carth of [false, true]) {
          const mine = { battlefield: ['Test Walker', ...(carth ? ['Test Carth'] : [])] };
          const game = magicPosition(seat === 0 ? [mine, {}] : [{}, mine], { turn: { number: 3, active: seat } });
          game.choose(seat, { kind: 'ACTIVATE', card: 'Test Walker', ability: Number(ability) });
          expect(game.the('Test Walker').counters).toEqual({ loyalty: carth ? changed : plain });
        }
  });
});

describe('text changes before types do (613.1c)', () => {
  const named = (game: Play, ...names: string[]): Play => {
    for (const name of names) game.answer(0, { name });
    return game;
  };
  it('mtg:613.1c what changes types asks for the word that is in its text now', () => {
    const game = magicPosition([
      { hand: ['Test Evolution'], battlefield: ['Test Guild', 'Goblin Piker', 'Grizzly Bears'] },
      {},
    ]);
    expect([game.the('Goblin Piker').subtypes, game.the('Grizzly Bears').subtypes]).toEqual([
      ['Goblin', 'Warrior', 'Wizard'],
      ['Bear'],
    ]);
    game.cast(0, 'Test Evolution', { card: 'Test Guild' }).resolve();
    named(game, 'Goblin', 'Bear');
    expect([game.the('Goblin Piker').subtypes, game.the('Grizzly Bears').subtypes]).toEqual([
      ['Goblin', 'Warrior'],
      ['Bear', 'Wizard'],
    ]);
  });

  it('mtg:613.1c what text two creatures have exchanged changes the types of the one that has it now', () => {
    const game = magicPosition([
      { hand: ['Test Words'], battlefield: ['Test Turncoat'] },
      { battlefield: ['Test Healer'] },
    ]);
    game.castAt(0, 'Test Words', { card: 'Test Turncoat' }, { card: 'Test Healer' }).resolve();
    expect([game.the('Test Turncoat').subtypes, game.the('Test Healer').subtypes]).toEqual([
      ['Human'],
      ['Cleric', 'Elf'],
    ]);
  });

  it('mtg:612.5 each of the two has the other’s text in the place of its own, whoever controls it', () => {
    const game = magicPosition([
      { hand: ['Test Words'], battlefield: ['Test Turncoat'] },
      { battlefield: ['Test Healer'] },
    ]);
    expect(usable(game)).toEqual([]);
    game.castAt(0, 'Test Words', { card: 'Test Turncoat' }, { card: 'Test Healer' }).resolve();
    expect([usable(game), usable(game.pass())]).toEqual([['Test Turncoat'], []]);
  });
});

describe('costs that include what can’t happen (614.17b)', () => {
  it('mtg:614.17b nobody puts counters on what can’t have them, or pays life while they can’t lose it, of whatever amount', () => {
    for (const lock of ['Test Bareness', 'Test Purity'])
      for (const seat of [0, 1]) {
        const both = [{}, {}].map((one, i) => (i === seat ? { battlefield: [lock] } : one)) as object[];
        const at = (locked: boolean) =>
          magicPosition([
            { battlefield: ['Test Grower', ...(locked && seat === 0 ? [lock] : [])] },
            locked ? (seat === 1 ? both[1] : {}) : {},
          ] as never);
        expect([lock, usable(at(false)), usable(at(true))]).toEqual([lock, ['Test Grower'], []]);
      }
    const bled = (x: number, ...more: string[]): unknown => {
      const game = magicPosition([{ battlefield: ['Test Bleeder', ...more] }, {}]);
      game.choose(0, { kind: 'ACTIVATE', card: 'Test Bleeder' });
      if (!game.waiting()) {
        const { max } = game.decision();
        game.answer(0, { number: Math.min(x, Number(max)) });
      }
      return game.resolve().life(0);
    };
    expect([bled(4), bled(4, 'Test Lock')]).toEqual([24, 20]);
  });
});
