/** Control of battlefields and the contested status (188–190). */
import {
  type ActionKind,
  type ActionOf,
  controllerOf,
  type Game,
  type JsonObject,
  NOBODY,
  publicId,
  type Seat,
  setMark,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { battlefieldOf, hasType, isBattlefield } from './107-board.js';

/** Who controls a battlefield, or null while it is uncontrolled (190.2). */
export function holderOf(g: Game, battlefield: number): Seat | null {
  return g.markOf(g.find(battlefield), 'control') ?? null;
}

/** Who applied the contested status, or null (190.3). */
export function contesterOf(g: Game, battlefield: number): Seat | null {
  return g.markOf(g.find(battlefield), 'contested') ?? null;
}

/** Whose a battlefield is, and with it its abilities (190.6.a); nobody's while it is uncontrolled (190.2, 190.6.b). */
export function battlefieldController(g: Game, object: Parameters<typeof isBattlefield>[1]): Seat | undefined {
  if (object.zone !== 'board' || !isBattlefield(g, object)) return undefined;
  return g.markOf(object, 'control') ?? NOBODY;
}

declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** Who controls the battlefield. */
    control?: Seat;
    /** Who applied the contested status to it. */
    contested?: Seat;
  }
  interface Actions {
    control: { object: number; player: Seat | null };
    contest: { object: number; player: Seat | null };
  }
}

/** A player gains, or (with none named) everybody loses, control of a battlefield. */
export const controlKind: ActionKind<ActionOf<'control'>> = {
  affected: (_g, { object }) => ({ object }),
  apply: (g, action) => {
    const object = g.find(action.object);
    const to = action.player;
    if (!object || holderOf(g, object.id) === to) return [];
    const was = holderOf(g, object.id);
    setMark(g, object, 'control', to ?? undefined);
    g.emit('CONTROL_CHANGED', cite('riftbound:190.4'), {
      object: publicId(object.id),
      card: g.rules.view.label(g, { object: object.id }),
      was,
      controller: to,
    });
    return [{ type: 'control', object: object.id, ...(to === null ? {} : { player: to }) }];
  },
};

/** The contested status is applied by a player, or removed. */
export const contestKind: ActionKind<ActionOf<'contest'>> = {
  affected: (_g, { object }) => ({ object }),
  apply: (g, action) => {
    const object = g.find(action.object);
    if (object) contest(g, object.id, action.player);
    return [];
  },
};

function contest(g: Game, battlefield: number, by: Seat | null): void {
  const object = g.object(battlefield);
  if (contesterOf(g, battlefield) === by) return;
  setMark(g, object, 'contested', by ?? undefined);
  const data: JsonObject = { object: publicId(battlefield), card: g.rules.view.label(g, { object: battlefield }), by };
  g.emit(
    'CONTESTED',
    by === null ? cite('riftbound:323.11', 'riftbound:466.5.a') : cite('riftbound:190.3.a.1', 'riftbound:450'),
    data,
  );
}

/** A unit that comes to a battlefield which its controller doesn't control contests it, if nobody did yet (190.3.a.1). */
export function arrive(g: Game, id: number): void {
  const at = battlefieldOf(g, id);
  if (at === null || at === id || !hasType(g, id, 'Unit')) return;
  const seat = controllerOf(g, id);
  if (contesterOf(g, at) === null && holderOf(g, at) !== seat) contest(g, at, seat);
}
