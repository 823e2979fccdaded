/** What a viewer may see of a game (contract, section 6). The only way hidden information could leave, so it doesn't. */
import { characteristicsOf } from '../continuous/characteristics.js';
import type { GameView, Seat, Viewer } from '../contract/contract.js';
import type { Json, JsonObject } from '../contract/json.js';
import { outsideTargets } from '../decisions/choices.js';
import { deciderOf } from '../machine/deciding.js';
import { abilityOf } from '../machine/definition-of.js';
import { cardName } from '../machine/faces.js';
import { defineCell, type Game } from '../machine/game.js';
import { canSee, placed, publicId, zoneKey, zoneName, zoneOwner, zoneVisible } from '../machine/zones.js';
import { DAMAGE, PLAYER_MARKS, POOL, STATS, STATUS } from '../state/journal.js';
import { isPlayer, type Obj } from '../state/state.js';
import { asideOf } from '../zones/aside.js';
import { keptView } from './object.js';

/** What a viewer sees lying in the zones. */
interface Sight {
  zones: GameView['zones'];
  objects: GameView['objects'];
}

function sightOf(g: Game, viewer: Viewer): Sight {
  // Views show whether something is tapped, what it attacks and the like.
  g.cells.read(STATUS);
  g.cells.read(DAMAGE);
  g.readMarks();
  const objects: { [id: string]: JsonObject } = {};
  const zones: GameView['zones'] = [];
  // What is set aside is where it was, or in a zone for that, for all to see as far as they did before.
  const { aside } = g.rules.zones;
  for (const { object } of asideOf(g)) {
    const alone = g.rules.view.object(g, object);
    const seen = aside === undefined ? alone : { ...alone, zone: aside };
    objects[publicId(object.id)] = canSee(g, viewer, object) ? seen : withoutFace(seen);
  }
  for (const key of Object.keys(g.s.zones)) {
    const ids = g.zone(key);
    const besides = asideOf(g).flatMap(({ object }) =>
      object.zone === key && aside === undefined ? [publicId(object.id)] : [],
    );
    const name = zoneName(key);
    const owner = zoneOwner(key);
    const seen = ids.filter((id) => canSee(g, viewer, g.object(id)));
    for (const id of seen) objects[publicId(id)] = keptView(g, g.object(id));
    if (name === g.rules.zones.field && g.rules.zones.places) {
      const at = (place: { zone: string; owner: Seat | null }, id: number): boolean => {
        const { zone, owner } = placed(g, g.object(id));
        return zone === place.zone && owner === place.owner;
      };
      for (const place of g.rules.zones.places(g))
        zones.push({ id: place.zone, owner: place.owner, objects: ids.filter((id) => at(place, id)).map(publicId) });
    } else if (g.rules.zones.table[name]?.faceDown) {
      for (const id of ids) objects[publicId(id)] ??= g.rules.view.faceDown?.(g, g.object(id)) ?? {};
      zones.push({ id: name, owner, objects: ids.map(publicId) });
    } else if (zoneVisible(g, viewer, key)) {
      const derived = g.rules.zones.table[name]?.derived === true;
      for (const id of ids)
        objects[publicId(id)] ??= derived ? withoutFace(keptView(g, g.object(id))) : faceDownObject(g.object(id), name);
      zones.push({ id: name, owner, objects: [...ids.map(publicId), ...besides] });
    }
    // Known cards of a hidden pile are shown without their place in it.
    else zones.push({ id: name, owner, count: ids.length, ...(seen.length > 0 ? { known: seen.map(publicId) } : {}) });
  }
  if (aside !== undefined)
    zones.push({ id: aside, owner: null, objects: asideOf(g).map(({ object }) => publicId(object.id)) });
  const called = g.rules.view.zoneNames;
  if (called) for (const zone of zones) if (called[zone.id]) Object.assign(zone, { name: called[zone.id] });
  Object.freeze(zones);
  Object.freeze(objects);
  return { zones, objects };
}

function playersOf(g: Game): JsonObject[] {
  for (const channel of [STATUS, DAMAGE, POOL, PLAYER_MARKS, STATS]) g.cells.read(channel);
  g.readMarks();
  const players = g.s.players.map((p) => ({
    seat: p.seat,
    name: p.name,
    ...(g.s.teams ? { team: g.s.teams.of[p.seat] ?? p.seat } : {}),
    lost: p.lost ?? false,
    ...p.stats,
    // The state's own table is written to, and what is given away stays as it is.
    counters: { ...p.counters },
    ...g.rules.view.player(g, p.seat),
    designations: p.marks.designations ?? [],
    // Only where another player decides for them.
    ...(deciderOf(g, p.seat) === p.seat ? {} : { controlledBy: deciderOf(g, p.seat) }),
    zones: Object.fromEntries(
      Object.entries(g.rules.zones.table)
        .filter(([name, spec]) => spec.owner === 'seat' && zoneKey(g, name, p.seat) in g.s.zones)
        .map(([name]) => [name, g.zone(zoneKey(g, name, p.seat)).length]),
    ),
  }));
  Object.freeze(players);
  return players;
}

/** Of viewers, beside the seats' own numbers. */
const JUDGE = 8;
const SPECTATOR = 9;
const seenBy = defineCell('seen by', (g, at) =>
  sightOf(g, at === JUDGE ? 'judge' : at === SPECTATOR ? 'spectator' : at),
);
const playersSeen = defineCell('players seen', playersOf);

export function viewGame(g: Game, viewer: Viewer): GameView {
  const { turn } = g.s;
  const { zones, objects } = seenBy(g, viewer === 'judge' ? JUDGE : viewer === 'spectator' ? SPECTATOR : viewer);
  const stack = (g.s.zones[g.rules.zones.stack] ?? []).map((id) => viewStack(g, g.object(id)));
  return {
    viewer,
    turn: {
      number: turn.number,
      active: turn.active,
      phase: turn.phase,
      step: turn.step,
      priority: turn.priority,
      ...(g.rules.view.turnState ? { state: g.rules.view.turnState(g) } : {}),
      ...g.rules.view.turn?.(g),
    },
    players: playersSeen(g),
    zones,
    objects,
    stack,
    emblems: (g.rules.view.emblems?.(g) ?? []).map((id) => ({ id: publicId(id), ...objects[publicId(id)] })),
    result: g.s.result,
  };
}

/** What everybody sees of an object whose face is hidden. */
const faceDownObject = (object: Obj, zone: string): JsonObject => ({
  name: '',
  owner: object.owner,
  controller: object.controller ?? object.owner,
  zone,
  faceDown: true,
});

/** The same of one whose figures and statuses everybody sees: all but which card it is. */
export const withoutFace = ({ card: _, ...seen }: JsonObject): JsonObject => seen;

export function viewStack(g: Game, object: Obj): JsonObject {
  const play = object.play ?? { method: 'normal', targets: [] };
  return {
    id: publicId(object.id),
    kind: object.kind === 'ability' ? 'ABILITY' : 'SPELL',
    card: cardName(g, object),
    name: characteristicsOf(g, object.id).props.name ?? '',
    controller: object.controller ?? object.owner,
    targets: outsideTargets(g, play.targets),
    modes: play.modes ?? [],
    x: play.x ?? null,
    source: publicId(object.source ?? object.id),
    ...abilityOf(g, object.ability),
    ...(g.rules.view.stack?.(g, object) ?? {}),
  };
}

export const attachedId = (object: Obj): Json =>
  object.attachedTo
    ? isPlayer(object.attachedTo)
      ? { player: object.attachedTo.player }
      : publicId(object.attachedTo.object)
    : null;
