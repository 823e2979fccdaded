/** Which payment sources an answer names: by matcher, or by the id of an option that is listed in the same decision. */
import type { Matcher, Pick } from '../border/contract.js';
import type { Choice } from '../machine/control.js';
import { type Alike, type Found, findOption, fits } from './match.js';

type NotFound = Exclude<Found, { at: number }>;

/** Indices of the named sources, or why they can't be told. A matcher that fits several abilities of one object means all of them. */
export function findSources(
  sources: readonly Choice[],
  options: readonly Choice[],
  picks: Pick[],
  alike: Alike,
): { at: number[] } | (NotFound & { pick: number }) {
  const taken = new Set<number>();
  for (const [i, pick] of picks.entries()) {
    const found = findSource(sources, options, pick, taken, alike);
    if ('code' in found) return { ...found, pick: i };
    for (const at of found) taken.add(at);
  }
  return { at: [...taken] };
}

function findSource(
  sources: readonly Choice[],
  options: readonly Choice[],
  pick: Pick,
  taken: ReadonlySet<number>,
  alike: Alike,
): number[] | NotFound {
  const matcher = typeof pick === 'string' ? optionAsMatcher(options, pick) : pick;
  if (!matcher) return { code: 'NO_MATCH', detail: `"${String(pick)}" is no source of a payment` };
  if (matcher.nth !== undefined) {
    const found = findOption(sources, matcher, 's', taken, alike);
    return 'code' in found ? found : [found.at];
  }
  const fitting = sources.flatMap((s, at) => (fits(s, matcher) && !taken.has(at) ? [at] : []));
  const [first] = fitting;
  if (first === undefined)
    return { code: 'NO_MATCH', detail: `no free source of a payment matches ${JSON.stringify(pick)}` };
  const source = sources[first] as Choice;
  for (const at of fitting) {
    const other = sources[at] as Choice;
    const sameAbility = fitting.find((k) => sources[k]?.object === other.object) === at;
    if (sameAbility && other.object !== source.object && !alike(source, other))
      return { code: 'AMBIGUOUS_MATCHER', detail: `several sources match ${JSON.stringify(pick)}; add keys or nth` };
  }
  return fitting.filter((at) => sources[at]?.object === source.object);
}

function optionAsMatcher(options: readonly Choice[], id: string): Matcher | null {
  const found = findOption(options, id, 'o', new Set(), () => false);
  if ('code' in found) return null;
  const { object, ability } = options[found.at] as Choice;
  return object === undefined ? null : { object, ...(ability === undefined ? {} : { ability }) };
}
