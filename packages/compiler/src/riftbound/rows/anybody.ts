/** Abilities of battlefields that whoever did something controls, since it is they who choose (190.6.c). */
import type { Cost, Effect, TriggerPattern } from '@arbiter/engine';
import { mention } from '../../references/making.js';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { type Described, row, type Trigger } from '../categories.js';
import { isThey, saysHere, selfMention } from './shared.js';

const played = (at: number, { filter, kinds }: Described, more: Partial<TriggerPattern> = {}): Trigger => ({
  on: { on: 'play', player: 'any', object: filter, ...more },
  mentions: [selfMention(at), mention(at + 1, { event: 'object' }, kinds)],
});
/** "They" are "you" where the ability is theirs, and "another" is another than what they played. */
function theirs<T>(part: T): T {
  const within = (inner: unknown): unknown => {
    if (isThey(inner)) return 'you';
    if (Array.isArray(inner)) return inner.map(within);
    if (typeof inner !== 'object' || inner === null) return inner;
    if ('other' in inner && inner.other === true && !('noun' in inner)) return { not: { in: { event: 'object' } } };
    const all = Object.entries(inner).map(([key, value]) => [key, within(value)] as const);
    // What a target is another than is told in its description.
    if ('noun' in inner && inner.noun === 'target' && 'other' in inner) {
      const { other: _, what, ...more } = Object.fromEntries(all);
      return { ...more, what: [what, { not: { in: { event: 'object' } } }].flat() };
    }
    return Object.fromEntries(all);
  };
  return within(part) as T;
}
const byThem = (triggers: readonly Trigger[], effects: Effect[], cost?: Cost[]): Unsettled[] =>
  triggers.map(({ on, mentions }) =>
    unsettled(
      { kind: 'triggered', on, by: 'player', may: true, effects: theirs(effects), ...(cost ? { cost } : {}) },
      mentions,
    ),
  );

export const anybody = [
  row('anybody', 'when a player plays a|an <cards>', ({ cards }, { from }) => [played(from, cards)]),
  row('anybody', 'when a player plays a|an <thing>', ({ thing }, { from }) => [played(from, thing)]),
  // What happened before is not known by where it was, seen from a battlefield: of one place no first time is told.
  row('anybody', 'the first time a player plays a|an <thing> each turn', ({ thing }, { from }) =>
    saysHere(thing.filter) ? undefined : [played(from, thing, { nth: 1 })],
  ),
  row('ability', '<anybody> , they may <clauses>', ({ anybody: on, clauses }) => byThem(on, clauses)),
  row('ability', '<anybody> , they may <paying> to <clauses>', ({ anybody: on, paying, clauses }) =>
    byThem(on, clauses, paying),
  ),
];
