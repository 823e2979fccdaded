/** Cards whose text is in parts, each of which counts from some moment on: levelers, Sagas, Classes, Cases, station cards. */
import type { Ability, Body, Condition, Cost, Mod, StaticAbility } from '@arbiter/engine';
import { cite } from '../cite.js';
import { activated, continuous, has, mana, triggered } from './builders.js';

/** What a Saga does as it comes to these chapters (714.2b, 714.2c): an ability for each. */
export const chapter = (numbers: readonly number[], body: Body): Ability[] =>
  numbers.map((reached) => triggered({ on: 'counters', object: 'self', match: { kind: 'lore' }, reached }, body));

const basePowerAndToughness = (figures: string): Mod[] => {
  const [power = 0, toughness = 0] = figures.split('/').map(Number);
  return [
    { mod: 'set', prop: 'power', value: power },
    { mod: 'set', prop: 'toughness', value: toughness },
  ];
};
const counted = (kind: string, comparison: '>=' | '<=', count: number): Condition => ({
  compare: [{ counters: kind, of: 'self' }, comparison, count],
});

/** A level symbol with figures and abilities (711.2): `levelSymbol([2, 6], '3/3', …)`, or `[7]` for "7+" (711.2b). */
export const levelSymbol = ([from, to]: [number, number?], figures: string, ...abilities: Ability[]): StaticAbility =>
  continuous('self', [...basePowerAndToughness(figures), ...abilities.map(has)], {
    all: [counted('level', '>=', from), ...(to === undefined ? [] : [counted('level', '<=', to)])],
  });

/** A station symbol (721.2): with figures it is a creature besides (721.2b). */
export const stationSymbol = (from: number, figures: string | null, ...abilities: Ability[]): StaticAbility => {
  const body: Mod[] =
    figures === null ? [] : [{ mod: 'gain', prop: 'types', values: ['Creature'] }, ...basePowerAndToughness(figures)];
  return continuous('self', [...body, ...abilities.map(has)], counted('charge', '>=', from));
};

const isNow = (status: string): Condition => ({ is: ['self', { status }] });

/** A class level bar (716.2a): the level before is what it may be reached from, and with it come its abilities. */
export const classLevel = (level: 2 | 3, cost: string | Cost[], ...abilities: Ability[]): Ability[] => {
  const reached = `level${level}`;
  const before: Condition[] = level === 2 ? [] : [isNow('level2')];
  return [
    {
      ...activated(typeof cost === 'string' ? [mana(cost)] : cost, {
        timing: 'sorcery',
        effects: [{ do: 'status', what: 'self', status: reached }],
      }),
      if: { all: [...before, { not: isNow(reached) }] },
    },
    continuous('self', abilities.map(has), isNow(reached)),
  ];
};
/** "When this Class becomes level N". */
export const becomesLevel = (level: 2 | 3) =>
  ({ on: 'status', object: 'self', match: { status: `level${level}`, on: true } }) as const;

/** A Case becomes solved in its controller's end step (719.3a), */
export const toSolve = (condition: Condition): Ability =>
  triggered(
    { on: 'step', player: 'you', match: { step: 'end' } },
    { if: { all: [condition, { not: isNow('solved') }] }, effects: [{ do: 'status', what: 'self', status: 'solved' }] },
  );
/** What is written after "Solved", as a static, triggered or activated ability (702.169). @citation */
export const SOLVED = cite('mtg:702.169a', 'mtg:702.169b', 'mtg:702.169c', 'mtg:702.169d');
/** and from then on it has these (719.3c). */
export const solved = (...abilities: Ability[]): StaticAbility =>
  continuous('self', abilities.map(has), isNow('solved'));

/** What is written after the symbol for infinity (702.186). @citation */
export const INFINITE = cite('mtg:702.186a', 'mtg:702.186b');
/** As long as it is harnessed it has these (701.64, 702.186b). */
export const infinity = (...abilities: Ability[]): StaticAbility =>
  continuous('self', abilities.map(has), isNow('harnessed'));
