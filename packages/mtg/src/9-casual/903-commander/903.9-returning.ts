/** Commanders that return to the command zone (903.9): out of a graveyard or exile, and instead of a hand or library. */
import {
  type Action,
  type Game,
  moveAction,
  type Obj,
  procedure,
  type Replacement,
  type Seat,
  type StateCheck,
  setMark,
  zoneName,
} from '@arbiter/engine';
import { hasCommanders } from '../../8-multiplayer/formats.js';
import { cite } from '../../cite.js';
import { isCommander } from './903.3-commander.js';

declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** Whether its owner puts it into the command zone from where it came to lie. */
    toCommandZone?: boolean;
  }
}

/** The question of each: true puts the commander into the command zone. */
export const COMMAND_ZONE = 'COMMAND_ZONE';
/** @citation */
export const RETURNING = cite('mtg:903.9a', 'mtg:704.6d');
/** @citation */
export const INSTEAD = cite('mtg:903.9b');

/** Of several cards that are one permanent, those that are commanders go there, and the others where they would (903.9c). */
const APART = { to: 'command', which: 'designated' } as const;
/** @citation */
export const COMPONENTS_RETURN = cite('mtg:903.9c');

const prompt = (g: Game, id: number): string =>
  `Put ${g.rules.view.label(g, { object: id })}, your commander, into the command zone?`;

/** Commanders that came to lie in a graveyard or in exile, in turn order of their owners. */
function fallen(g: Game): Obj[] {
  if (!hasCommanders(g.s.options)) return [];
  const zones = [...g.s.players.map(({ seat }) => `graveyard:${seat}`), 'exile'];
  const found = zones.flatMap((zone) => g.zone(zone).map((id) => g.object(id))).filter(isCommander);
  if (found.length < 2) return found;
  const order = g.seatsFrom(g.active);
  return found.sort((a, b) => order.indexOf(a.owner) - order.indexOf(b.owner));
}

/** Its owner may put it there; they are asked once, when the checks see it for the first time (903.9a). */
export const returningCheck: StateCheck = {
  name: 'commanders',
  rules: RETURNING,
  find: (g) =>
    fallen(g)
      .filter((object) => g.markOf(object, 'toCommandZone') === true)
      .map(({ id }): Action => moveAction({ object: id, to: 'command', cause: 'commander' })),
  choice: (g) => {
    const next = fallen(g).find((object) => g.markOf(object, 'toCommandZone') === undefined);
    return next ? returnCommander.call({ id: next.id, seat: next.owner }) : null;
  },
};

export const returnCommander = procedure<{ id: number; seat: Seat }, { returns: boolean }>('returnCommander', {
  ask: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: COMMAND_ZONE,
      shape: 'CONFIRM',
      prompt: prompt(g, l.id),
      rules: RETURNING,
      source: l.id,
      fallback: true,
    },
    into: 'returns',
  }),
  note: (g, l) => {
    setMark(g, g.object(l.id), 'toCommandZone', l.returns);
  },
});

/** A commander that would go to a hand or a library may go to the command zone instead (903.9b). */
export function returningInstead(g: Game, action: Action): Replacement[] {
  if (!hasCommanders(g.s.options)) return [];
  const { object: id, to } = wouldGo(g, action);
  const object = id === undefined ? undefined : g.find(id);
  if (!object || !isCommander(object)) return [];
  return [
    {
      // Applying to the same event again, once it would go elsewhere, is what this rule allows.
      key: `commander:${object.id}:${to}`,
      source: object.id,
      controller: object.owner,
      spec: { on: action.type, may: true, change: object.under ? { apart: APART } : { to: 'command' } },
      asks: { kind: COMMAND_ZONE, prompt: prompt(g, object.id), rules: INSTEAD, fallback: true },
    },
  ];
}

const HAND_OR_LIBRARY = ['hand', 'library'];
/** What an action would put into a hand or library. */
function wouldGo(g: Game, action: Action): { object?: number; to?: string } {
  if (action.type === 'draw') {
    const { player, to = 'hand' } = action;
    const [top] = g.zone(`library:${player}`);
    return top !== undefined && HAND_OR_LIBRARY.includes(to) ? { object: top, to } : {};
  }
  if (action.type !== 'move' || !HAND_OR_LIBRARY.includes(action.to)) return {};
  const { object, to } = action;
  return zoneName(g.find(object)?.zone ?? to) === to ? {} : { object, to };
}
