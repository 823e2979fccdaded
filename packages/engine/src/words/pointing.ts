/** How printers keep what they have spoken of, so that words can point back to it: the same in every game but for its nouns. */
import { canonical } from '../language/canonical.js';
import type { Filter, FilterClause, Ref, TriggerPattern } from '../language/types.js';
import { clausesOf } from './phrasing.js';
import { isMentioned, type Mentions, mentioned, renamed } from './speaking.js';

/** Who says something, as far as pointing back goes. */
export interface Pointing {
  spoken: Mentions & {
    /** What has become another object since it was spoken of. */
    moved: readonly string[];
  };
  /** The trigger, where there is one: what "that unit" may be. */
  on?: TriggerPattern | undefined;
}

export const SELF = '"self"';
export const PLAYER = ['player'];

/** What a reference was spoken of as: what was kept or became of something is the same thing to a reader. */
export function keyOf(ref: Ref, say: Pointing): string {
  if (typeof ref !== 'object') return canonical(ref);
  if ('saved' in ref) {
    // A delayed ability knows the first target and the source by names of their own.
    const fixed = { target: canonical({ target: 0 }), it: SELF }[ref.saved];
    return say.spoken.saved[ref.saved] ?? fixed ?? canonical(ref);
  }
  if ('event' in ref && ['object', 'became', 'source'].includes(ref.event)) {
    const of = ref.event === 'source' ? say.on?.source : say.on?.object;
    return of === 'self' ? SELF : canonical({ event: ref.event === 'became' ? 'object' : ref.event });
  }
  if ('was' in ref) return keyOf(ref.was, say);
  if ('now' in ref) return keyOf(ref.now, say);
  return canonical(ref);
}

/** Speaks of something: it is the latest from now on. */
export function speak(say: Pointing, key: string, kinds: readonly string[], many = false): void {
  say.spoken.said = mentioned(say.spoken.said, key, kinds, many);
}
export const isSpoken: (say: Pointing, key: string) => boolean = isMentioned;

/** Speaks of what no other instruction does anything with: nothing said before is the latest from now on. */
export function passing(say: Pointing, kinds: readonly string[], many: boolean): void {
  speak(say, `passing ${say.spoken.said.length}`, kinds, many);
}
/** Keeps what an instruction made, chose or moved under its name. */
export function keep(
  say: Pointing,
  name: string | undefined,
  of: Ref | undefined,
  kinds: readonly string[],
  many = false,
): void {
  if (name === undefined) return;
  const key = of === undefined ? canonical({ saved: name }) : keyOf(of, say);
  say.spoken.saved = { ...say.spoken.saved, [name]: key };
  if (of === undefined) speak(say, key, kinds, many);
  else say.spoken.said = renamed(say.spoken.said, key, kinds);
}
/** What has moved is another object now, and may be called a card. */
export function moves(say: Pointing, what: Ref): void {
  const key = keyOf(what, say);
  say.spoken.moved = [...say.spoken.moved, key];
  say.spoken.said = renamed(say.spoken.said, key, ['card']);
}

/** The zones that a filter names. */
export function zonesOf(clauses: readonly FilterClause[]): string[] {
  return clauses.flatMap((clause) => {
    if ('zone' in clause) return [clause.zone];
    return 'any' in clause && clause.any.every(isZone) ? clause.any.flatMap((one) => zonesOf(clausesOf(one))) : [];
  });
}
/** Whether it asks for zones, and nothing else. */
export const isZone = (filter: Filter): boolean =>
  clausesOf(filter).every(
    (clause) => 'zone' in clause || ('any' in clause && clause.any.length > 0 && clause.any.every(isZone)),
  );
