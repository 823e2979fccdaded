/** One random game whose positions are compared: by the seed and its number alone it can be played again. */
import type { GameState, Ruleset, Setup, Viewer } from '@arbiter/engine';
import { answerAfter, perturbHidden, randomFrom, type Stand } from '@arbiter/test-kit';
import type { Playable } from '../../support/rulesets.js';
import { playableOf, randomSetup } from '../support/random-games.js';
import { compare, type Random } from './compare.js';
import { equal } from './equal.js';
import { standsFor } from './stands.js';

export interface Compared {
  positions: number;
  /** How many of the perturbed ones really were others. */
  different: number;
  /** Kinds of decisions in them. */
  kinds: string[];
}

/** Every so many decisions of a game are compared, and of every kind these first ones in any case. */
export const DENSE = { every: 11, first: 3 };
/** Some of these only. */
export const SPARSE = { every: 66, first: 1 };

const known = new Map<string, ReadonlyMap<string, Stand>>();
/** The cards that may take the places of hidden ones. */
export function standsOf(what: Playable): ReadonlyMap<string, Stand> {
  const stands = known.get(what.id) ?? standsFor(what);
  known.set(what.id, stands);
  return stands;
}

export const playSparsely = (id: string, seed: number, n: number): Compared => play(id, seed, n, SPARSE);

export function play(id: string, seed: number, n: number, density = DENSE): Compared {
  const what = playableOf(id);
  const random = randomFrom(seed * 7919 + n);
  const setup = randomSetup(what, random, `interference ${seed} ${n}`, {
    autoPass: n % 2 === 0 ? 'none' : 'smart',
    payment: n % 3 === 0 ? 'manual' : 'auto',
  });
  return playCompared(what.ruleset, setup, { seed, n, random, stands: standsOf(what), ...density });
}

export interface Comparing {
  seed: number;
  n: number;
  random: Random;
  stands: ReadonlyMap<string, Stand>;
  every: number;
  first: number;
}

export function playCompared(ruleset: Ruleset, setup: Setup, how: Comparing): Compared {
  const { seed, n, random, stands, every, first } = how;
  const created = ruleset.create(setup);
  if (!created.ok) throw new Error('not created');
  const viewers: Viewer[] = [...setup.seats.keys(), 'spectator'];
  const kinds = new Map<string, number>();
  const out: Compared = { positions: 0, different: 0, kinds: [] };
  const match = ruleset.open(created.value.state);
  const begin = n % SPARSE.every;
  for (let i = begin; !match.result; i++) {
    const pending = match.decisions('judge').filter((d) => 'options' in d);
    const decision = pending[random(pending.length)];
    if (!decision) throw new Error('nothing is pending');
    const before = kinds.get(decision.kind) ?? 0;
    if (i % every === 0 || before < first) {
      kinds.set(decision.kind, before + 1);
      // What is tried depends on the position alone.
      const probing = randomFrom(seed * 104_729 + n * 10_007 + i);
      for (const viewer of viewers) out.different += compareFor(viewer, ruleset, match.state(), probing, stands);
      out.positions += viewers.length;
    }
    if (!match.submit([answerAfter(i - begin, decision, random)]).ok)
      match.submit([{ ...decision.default, seat: decision.seat }]);
  }
  return { ...out, kinds: [...kinds.keys()] };
}

/** What a seat may imagine follows from what it sees and from the seed alone. */
function compareSamples(ruleset: Ruleset, state: GameState, other: GameState, seat: number): void {
  const how = { samples: 2, seed: 'interference', decklists: 'hidden' } as const;
  const [one, two] = [state, other].map((of) => JSON.stringify(ruleset.sample?.(of, seat, how)));
  equal('what may be imagined', two ?? '', one ?? '');
}

/** Compares a state with a perturbed one. @returns how many perturbed ones really are others */
function compareFor(
  viewer: Viewer,
  ruleset: Ruleset,
  state: GameState,
  random: Random,
  stands: ReadonlyMap<string, Stand>,
): 0 | 1 {
  // Cards alone, so that what chance brings can be compared too; the seed alone; both.
  const how = random(4);
  const [seed, cards] = [how >= 2, how !== 2];
  const other = perturbHidden(ruleset, state, viewer, random, { seed, cards, stands });
  const different = JSON.stringify(other) !== JSON.stringify(state) ? 1 : 0;
  compare({ ruleset, state, other, viewer, sameSeed: !seed }, random);
  if (typeof viewer === 'number' && random(6) === 0) compareSamples(ruleset, state, other, viewer);
  return different;
}
