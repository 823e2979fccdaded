/** How often an ability was used: of triggered, activated and replacement abilities that say how often they may be (mtg 602.5b, 603.2h). */
import { characteristicsOf, expandKeywords } from '../continuous/characteristics.js';
import { canonical } from '../language/canonical.js';
import { placeOf } from '../language/parts.js';
import type { ActivatedAbility, Limit, ReplacementAbility, TriggeredAbility } from '../language/types.js';
import type { Game } from '../machine/game.js';
import { setMark } from '../zones/status.js';

type Limited = Pick<ActivatedAbility | TriggeredAbility | ReplacementAbility, 'limit'>;

/** So much of a hash tells definitions apart that one object has abilities of. */
const SHORT = 12;

/**
 * What tells the abilities of an object apart, whatever others come and go before it in the list: where it stands in its
 * definition, and which of several that are the same it is.
 */
function keyOf(g: Game, id: number, ability: Limited, index: number): string {
  const place = placeOf(ability);
  if (!place) return String(index);
  const all: readonly object[] = expandKeywords(g, characteristicsOf(g, id).abilities);
  let before = 0;
  for (let i = 0; i < index; i++) if (all[i] === ability) before++;
  return `${place.hash.slice(0, SHORT)}:${place.path}${before === 0 ? '' : `:${before}`}`;
}

/** How often an ability of an object was used in this turn, or in all, as its limit counts that. */
function usesOf(g: Game, id: number, key: string, { inAll }: Limit): number {
  const [turn, count] = g.markOf(g.find(id), 'used')?.[key] ?? [];
  return inAll !== undefined || turn === g.turnNumber ? (count ?? 0) : 0;
}
const mostOf = ({ inAll, perTurn }: Limit): number => inAll ?? perTurn ?? Number.POSITIVE_INFINITY;

/** Whether the ability at this place of an object's list may be used once more; what has gone keeps count of nothing. */
export const withinLimit = (g: Game, id: number, ability: Limited, index: number): boolean =>
  !ability.limit || !g.find(id) || usesOf(g, id, keyOf(g, id, ability, index), ability.limit) < mostOf(ability.limit);

/** What is carried out of an ability whose limit counts what is done: whether that may be done, and that it is (mtg 603.2h). */
export function takenOnce(g: Game, item: number | undefined): { open: boolean; take: () => void } {
  const { ability, source } = (item === undefined ? undefined : g.find(item)) ?? NOT_LIMITED;
  if (ability?.kind !== 'triggered' || !ability.limit?.taken || source === undefined || !g.find(source)) return FREE;
  const all: readonly object[] = expandKeywords(g, characteristicsOf(g, source).abilities);
  const said = canonical(ability);
  const index = all.includes(ability) ? all.indexOf(ability) : all.findIndex((one) => canonical(one) === said);
  if (index < 0) return FREE;
  return { open: withinLimit(g, source, ability, index), take: () => countUse(g, source, ability, index) };
}
const NOT_LIMITED = { ability: undefined, source: undefined };
const FREE = { open: true, take: (): void => undefined };

/** Counts a use where the ability has a limit. */
export function countUse(g: Game, id: number, ability: Limited, index: number): void {
  const { limit } = ability;
  const object = g.find(id);
  if (!limit || !object) return;
  const key = keyOf(g, id, ability, index);
  setMark(g, object, 'used', { ...object.marks?.used, [key]: [g.turnNumber, usesOf(g, id, key, limit) + 1] });
}
