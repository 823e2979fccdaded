/** Commanders that return to the command zone (903.9): out of a graveyard or exile, and instead of a hand or library. */
import {
  type Action,
  type Game,
  moveAction,
  type Obj,
  procedure,
  type Replacement,
  type RuleRef,
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
    return next ? returnCommander.call({ id: next.id }) : null;
  },
};

export const returnCommander = procedure<{ id: number }, { returns: boolean }>('returnCommander', {
  ask: (g, l) => ({
    ask: {
      seat: g.object(l.id).owner,
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
  const id = returned(g, action);
  const object = id === undefined ? undefined : g.find(id);
  if (!object || !isCommander(object)) return [];
  return [
    {
      // Applying to the same event again, once it would go elsewhere, is what this rule allows.
      key: `commander:${object.id}:${String((action as { to?: string }).to ?? 'hand')}`,
      source: object.id,
      controller: object.owner,
      spec: { on: action.type, may: true, change: { to: 'command' } },
      asks: { kind: COMMAND_ZONE, prompt: prompt(g, object.id), rules: INSTEAD as RuleRef[], fallback: true },
    },
  ];
}

/** What would be put into a hand or library by an action. */
function returned(g: Game, action: Action): number | undefined {
  if (action.type === 'draw')
    return (action.to ?? 'hand') === 'hand' ? g.zone(`library:${action.player}`)[0] : undefined;
  if (action.type !== 'move' || (action.to !== 'hand' && action.to !== 'library')) return undefined;
  const object = g.find(action.object);
  return object && zoneName(object.zone) !== action.to ? action.object : undefined;
}
