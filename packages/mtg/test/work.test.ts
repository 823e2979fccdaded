/** What large requests may cost: how often something is worked out is counted, for time says little on a busy machine. */
import type { GameState, SeatAnswer } from '@arbiter/engine';
import { describe, expect, it, vi } from 'vitest';
import { magic, rules } from '../src/index.js';

const ELVES = 900;
const elves = Array.from({ length: ELVES / 100 }, () => ({ card: 'Llanowar Elves', count: 100 }));

function position(step: string, battlefield: unknown[] = elves): GameState {
  const library = [{ card: 'Forest', count: 50 }];
  const begun = magic.createScenario({
    ...{ ruleset: 'mtg', edition: 'current', seed: 'work', turn: { number: 3, active: 0, step } },
    players: [{ battlefield, library }, { library }],
  });
  if (!begun.ok) throw new Error(begun.error.detail);
  return begun.value.state;
}

/** How often the rules were asked what an object looks like while answers were applied. */
function looksAt(state: GameState, answers: SeatAnswer[]): number {
  const looks = vi.spyOn(rules.view, 'object');
  try {
    const done = magic.submit(state, answers);
    expect(done.ok && done.value.unapplied).toEqual([]);
    return looks.mock.calls.length;
  } finally {
    looks.mockRestore();
  }
}

const elf = { card: 'Llanowar Elves' };

describe('What a matcher fits is found without comparing each option with each', () => {
  it('for hundreds of attackers named alike', () => {
    const assign = Array.from({ length: ELVES }, () => ({ from: elf, to: { player: 1 } }));
    expect(looksAt(position('declareAttackers'), [{ seat: 0, assign }])).toBeLessThanOrEqual(2 * ELVES);
  });

  it('for many answers among the same options', () => {
    const answers = Array.from({ length: 50 }, (): SeatAnswer => ({ seat: 0, choose: [{ ...elf, kind: 'ACTIVATE' }] }));
    // Each answer changes one of them.
    expect(looksAt(position('precombatMain'), answers)).toBeLessThanOrEqual(2 * ELVES + 50 * 50);
  });

  it('for sources of a payment', () => {
    const state = position('precombatMain', [...elves, { card: 'Forest', count: 2 }]);
    const land = { seat: 0, choose: [{ card: 'Forest', nth: 0 }], mana: Array.from({ length: 300 }, () => elf) };
    expect(looksAt(state, [land])).toBeLessThanOrEqual(2 * ELVES);
  });
});

describe('Options that differ in what anybody can see are still told apart', () => {
  const refusal = (battlefield: unknown[], assign: NonNullable<SeatAnswer['assign']>) => {
    const done = magic.submit(position('declareAttackers', battlefield), [{ seat: 0, assign }]);
    return done.ok ? 'taken' : done.error.code;
  };
  const pair = { from: elf, to: { player: 1 } };

  it('twins are used one after another, others must be told apart', () => {
    const marked = { card: 'Llanowar Elves', counters: { '+1/+1': 1 } };
    expect(refusal(['Llanowar Elves', 'Llanowar Elves'], [pair, pair])).toBe('taken');
    expect(refusal(['Llanowar Elves', 'Llanowar Elves'], [pair, pair, pair])).toBe('ILLEGAL_ACTION');
    expect(refusal(['Llanowar Elves', marked], [pair])).toBe('AMBIGUOUS_MATCHER');
    expect(refusal(['Llanowar Elves', marked], [{ ...pair, from: { ...elf, nth: 1 } }])).toBe('taken');
    // The last one that is left is no question.
    expect(refusal(['Llanowar Elves', marked], [{ ...pair, from: { ...elf, nth: 0 } }, pair])).toBe('taken');
    expect(refusal(['Llanowar Elves', 'Llanowar Elves', marked], [pair])).toBe('AMBIGUOUS_MATCHER');
    expect(refusal(['Llanowar Elves'], [{ ...pair, from: { card: 'Serra Angel' } }])).toBe('NO_MATCH');
  });
});

describe('Names like unknown ones', () => {
  const player = (hand: unknown[]) => ({ hand, library: [] });
  const errors = (scenario: object) => {
    const made = magic.createScenario({ ruleset: 'mtg', edition: 'current', ...scenario });
    return made.ok ? [] : (made.error.errors ?? []);
  };
  const suggested = (scenario: object): number => errors(scenario).filter((e) => e.suggestions?.length).length;
  const misspelt = (count: number) => Array.from({ length: count }, (_, i) => `Llanowar Elvs ${i % 10}`);

  it('are looked for 20 times in one scenario, in its cards, tokens and definitions together', () => {
    expect(suggested({ players: [player(misspelt(200)), {}] })).toBe(20);
    expect(suggested({ players: [player(misspelt(5)), player([])] })).toBe(5);
    // Not of the right form as well: names are read all the same.
    expect(suggested({ players: [player(misspelt(3000)), {}] })).toBe(20);
    const token = { name: 'T', types: ['Artifact'], keywords: Array(20).fill('flyin') };
    const words = Array.from({ length: 10 }, () => ({ name: 'X', props: {}, abilities: [{ kind: 'trigered' }] }));
    const both = { battlefield: Array(5).fill({ token }), hand: misspelt(100) };
    expect(suggested({ players: [both, {}], definitions: words })).toBe(20);
  });

  it('names beyond the most cards that a position has are not read', () => {
    expect(errors({ players: [player(misspelt(9000)), {}] }).length).toBeLessThanOrEqual(4001);
  });
});
