/** The board: bases, battlefields and what is where (107, 119–124, 197). */
import {
  characteristicsOf,
  controllerOf,
  defineCell,
  defineKeyedCell,
  definitionOf,
  type Game,
  type JsonObject,
  lists,
  type Obj,
  type Perspective,
  type Seat,
  sameTeam,
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
export const placeOfSource = (g: Game, by: Perspective): string | null => placeSeen(g, by.source, by);

/** Where something is; of what left the board by the event that is spoken of, where it was before (359.3.e.13). */
export function placeSeen(g: Game, id: number, { event }: Perspective): string | null {
  return g.find(id) || event?.object !== id || !isLeaving(event) ? placeKey(g, id) : placeBefore(g, id);
}
/** It left by what is spoken of, and not afterwards: then it has no place any more (359.3.e.12, 359.3.f.2). */
export const isLeaving = ({ type, act }: JsonObject): boolean =>
  type === 'move' || (type === 'did' && ['kill', 'banish', 'recycle'].includes(String(act)));
/**
 * Of what has left the board after it triggered nothing is known (359.3.e.12); of what has left by that, or as a cost of its
 * ability, all is (359.3.e.13, 808.1.d.3).
 */
export function forgetsSource(g: Game, { source, event, ctx }: Perspective): boolean {
  if (event?.object === source && isLeaving(event)) return false;
  const ability = g.find(ctx?.item ?? source)?.ability;
  const cost = ability?.kind === 'activated' || ability?.kind === 'triggered' ? ability.cost : undefined;
  return !(cost ?? []).some((one) => LEAVING.includes(one.pay) && ('what' in one ? one.what : 'self') === 'self');
}
const LEAVING = ['kill', 'recycle', 'banish', 'return'];
/** Where something was that has left the board. */
function placeBefore(g: Game, id: number): string | null {
  const last = g.s.lastKnown[id];
  if (last?.zone !== 'board') return null;
  const at = last.marks?.at;
  return at === undefined ? `base ${last.controller}` : `battlefield ${at}`;
}

declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** Of what is about to leave the board: no other unit of its player was where it was (740.2.a). */
    leftAlone?: true;
  }
}
/** Whether a unit that leaves the board was alone there before: what leaves at the same time was still there (383.2.c.1). */
export function leavesAlone(g: Game, id: number): boolean {
  const place = placeKey(g, id);
  const whose = controllerOf(g, id);
  const here = units(g).some((o) => o !== id && sameTeam(g, controllerOf(g, o), whose) && placeKey(g, o) === place);
  if (place === null || here) return false;
  for (const [o, was] of g.beforeEvent?.of ?? []) {
    const gone =
      o !== id && !g.find(o) && sameTeam(g, was.controller, whose) && wordsOf(was.props.types).includes('Unit');
    if (gone && placeBefore(g, o) === place) return false;
  }
  return true;
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
