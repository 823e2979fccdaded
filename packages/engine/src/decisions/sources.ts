/** Which payment sources an answer names: by matcher, or by the id of an option that is listed in the same decision. */
import type { Matcher, Pick } from '../contract/contract.js';
import type { Choice } from '../machine/control.js';
import { LOOKS_PER_UNIT } from './columns.js';
import { type Faces, Finder, type Found } from './match.js';

type NotFound = Exclude<Found, { at: number }>;

/** Indices of the named sources, or why they can't be told. A matcher that fits several abilities of one object means all of them. */
export function findSources(
  sources: readonly Choice[],
  options: readonly Choice[],
  picks: Pick[],
  faces: Faces,
): { at: number[] } | (NotFound & { pick: number }) {
  const taken = new Set<number>();
  const among = new Finder(sources, 's', faces, taken);
  const listed = new Finder(options, 'o', faces, new Set());
  for (const [i, pick] of picks.entries()) {
    const matcher = typeof pick === 'string' ? optionAsMatcher(options, listed.find(pick)) : pick;
    const found = matcher
      ? findSource(sources, pick, matcher, among, faces)
      : ({ code: 'NO_MATCH', detail: `"${String(pick)}" is no source of a payment` } as const);
    if ('code' in found) return { ...found, pick: i };
    for (const at of found) taken.add(at);
  }
  return { at: [...taken] };
}

function findSource(
  sources: readonly Choice[],
  pick: Pick,
  matcher: Matcher,
  among: Finder,
  faces: Faces,
): number[] | NotFound {
  if (matcher.nth !== undefined) {
    const found = among.find(matcher);
    return 'code' in found ? found : [found.at];
  }
  const fitting = among.freeFitting(matcher);
  const [first] = fitting;
  if (first === undefined)
    return { code: 'NO_MATCH', detail: `no free source of a payment matches ${JSON.stringify(pick)}` };
  faces.spend(fitting.length / LOOKS_PER_UNIT);
  const object = sources[first]?.object;
  const own: number[] = [];
  // Of several abilities of another object the first one says whether it is the like of this one.
  const seen = new Set([object]);
  for (const at of fitting) {
    const other = sources[at]?.object;
    if (other === object) own.push(at);
    if (seen.has(other)) continue;
    seen.add(other);
    if (among.face(at) !== among.face(first))
      return { code: 'AMBIGUOUS_MATCHER', detail: `several sources match ${JSON.stringify(pick)}; add keys or nth` };
  }
  return own;
}

function optionAsMatcher(options: readonly Choice[], found: Found): Matcher | null {
  if ('code' in found) return null;
  const { object, ability } = options[found.at] ?? {};
  return object === undefined ? null : { object, ...(ability === undefined ? {} : { ability }) };
}
