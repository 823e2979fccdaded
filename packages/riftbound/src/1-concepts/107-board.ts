/** The board: bases, battlefields and what is where (107, 119–124, 197). */
import {
  characteristicsOf,
  controllerOf,
  defineCell,
  defineKeyedCell,
  definitionOf,
  type Game,
  lists,
  type Obj,
  type Perspective,
  type Seat,
  wordsOf,
  zoneName,
} from '@arbiter/engine';

/** A battlefield by its object, or a player's base. */
type Place = { battlefield: number } | { base: Seat };

export const board = (g: Game): number[] => g.zone('board');
export const hasType = (g: Game, id: number, type: string): boolean => lists(g, id, 'types').includes(type);
export const isBattlefield = (g: Game, object: Obj): boolean =>
  wordsOf(definitionOf(g, object).props.types).includes('Battlefield');
export const battlefields = defineCell('battlefields', (g) => board(g).filter((id) => isBattlefield(g, g.object(id))));
export const units = defineCell('units', (g) => board(g).filter((id) => hasType(g, id, 'Unit')));

/** What something is attached to, as long as that is on the board (718). */
export function hostOf(g: Game, { attachedTo: to }: Pick<Obj, 'attachedTo'>): number | null {
  return to && 'object' in to && g.find(to.object)?.zone === 'board' ? to.object : null;
}

/** Cards on the board by what they are attached to. */
const attachments = defineCell('attachments', (g): Map<number, number[]> => {
  const found = new Map<number, number[]>();
  for (const id of board(g)) {
    const host = hostOf(g, g.object(id));
    if (host !== null) found.set(host, [...(found.get(host) ?? []), id]);
  }
  return found;
});
export const attachmentsOf = (g: Game, id: number): number[] => attachments(g).get(id) ?? [];

/** The card that something lies under, or itself: all of them are at one place (719.3). */
export function topMost(g: Game, id: number): number {
  let top = id;
  for (let host: number | null = id; host !== null; host = hostOf(g, g.object(top))) top = host;
  return top;
}

/** The battlefield at which something is, or null: then it is in a base. */
export function battlefieldOf(g: Game, id: number): number | null {
  const object = g.find(id);
  if (object?.zone !== 'board') return null;
  const top = object.attachedTo ? g.object(topMost(g, id)) : object;
  return isBattlefield(g, top) ? top.id : (g.markOf(top, 'at') ?? null);
}

/** Where something on the board is; null where it isn't on the board (359.3.e.12). */
function placeOf(g: Game, id: number): Place | null {
  if (g.find(id)?.zone !== 'board') return null;
  const at = battlefieldOf(g, id);
  return at === null ? { base: controllerOf(g, topMost(g, id)) } : { battlefield: at };
}

/** Equal for equal places. */
export function placeKey(g: Game, id: number): string | null {
  const place = placeOf(g, id);
  if (!place) return null;
  return 'base' in place ? `base ${place.base}` : `battlefield ${place.battlefield}`;
}

/** Where the source is; of one whose own leaving triggered the ability, where it was then (428.1.a.1.b, 808.1.d.3). */
export function placeOfSource(g: Game, { source, event }: Perspective): string | null {
  const last = g.s.lastKnown[source];
  if (g.find(source) || event?.object !== source || last?.zone !== 'board') return placeKey(g, source);
  const at = last.marks?.at;
  return at === undefined ? `base ${last.controller}` : `battlefield ${at}`;
}

const allUnitsAt = defineKeyedCell('units at', (g, battlefield: number): number[] =>
  units(g).filter((id) => battlefieldOf(g, id) === battlefield),
);
export function unitsAt(g: Game, battlefield: number, seat?: Seat): number[] {
  const all = allUnitsAt(g, battlefield);
  return seat === undefined || all.length === 0 ? all : all.filter((id) => controllerOf(g, id) === seat);
}

/** Players with units at a battlefield. */
export const presentAt = defineKeyedCell('present at', (g, battlefield: number): Seat[] => [
  ...new Set(unitsAt(g, battlefield).map((id) => controllerOf(g, id))),
]);

/** As the view and the events call it: bases and the battlefield zone are parts of the board (107). */
export function outsidePlace(g: Game, object: Obj): { zone: string; owner: Seat | null } | null {
  if (zoneName(object.zone) !== 'board') return null;
  const host = hostOf(g, object);
  if (host !== null) return outsidePlace(g, g.object(topMost(g, host)));
  if (isBattlefield(g, object) || g.markOf(object, 'at') !== undefined) return { zone: 'battlefield', owner: null };
  const owner = g.find(object.id) ? characteristicsOf(g, object.id).controller : (object.controller ?? object.owner);
  return { zone: 'base', owner };
}
