/**
 * Leaving a game that others go on with: what a player takes along, and what they were about to do or decide (mtg 800.4,
 * ga 1.4.5, rb 652).
 */
import { controllerOf } from '../continuous/characteristics.js';
import { derive } from '../continuous/derive.js';
import type { Seat } from '../contract/contract.js';
import { isTable } from '../contract/json.js';
import { triggerOn } from '../events/triggers.js';
import { endControlOfPlayers } from '../machine/controlling.js';
import type { Game } from '../machine/game.js';
import { endFrom, goTo } from '../machine/machine.js';
import { publicId, zoneName } from '../machine/zones.js';
import type { Frame, Obj } from '../state/state.js';
import { takeAsideOf } from '../zones/aside.js';
import { moveNow, takeOut } from '../zones/move.js';
import { priority } from './priority.js';

/** Everything that a player owns leaves with them, and nothing else stays under their control. */
export function leaveGame(g: Game, seat: Seat): void {
  const { leaving } = g.rules.turn;
  leaving.before?.(g, seat);
  endControl(g, seat);
  endControlOfPlayers(g, ({ controller }) => controller === seat);
  const before = derive(g);
  const owned = objectsOf(g, (object) => object.owner === seat && !leaving.stays?.(g, object));
  takeAsideOf(g, seat);
  const events = owned.map((object) => takeOut(g, object)).filter((event) => event !== null);
  // What the others own can't stay under the control of somebody who is gone (mtg 800.4a).
  for (const { id } of objectsOf(g, ({ id, zone }) => isDerived(g, zone) && controllerOf(g, id) === seat))
    if (!leaving.stays?.(g, g.object(id))) moveNow(g, { object: id, to: leaving.to, cause: 'left' });
  g.j.refill(
    g.s.triggers,
    g.s.triggers.filter((t) => t.controller !== seat),
  );
  leaving.after?.(g, seat, owned, before);
  g.emit('PLAYER_LEFT', leaving.rules, { seat, objects: events.map(({ object }) => publicId(object)) });
  for (const event of events) triggerOn(g, event, before);
  const gone = new Set(owned.map(({ id }) => id));
  // Somebody else may have left in the same moment.
  const others = g.beforeNextStep;
  g.beforeNextStep = () => {
    others?.();
    endWhatWasUnderWay(g, seat, gone);
  };
}

const isDerived = (g: Game, zone: string): boolean => g.rules.zones.table[zoneName(zone)]?.derived === true;
const objectsOf = (g: Game, fits: (object: Obj) => boolean): Obj[] =>
  Object.keys(g.s.zones).flatMap((key) =>
    g
      .zone(key)
      .map((id) => g.object(id))
      .filter(fits),
  );

/** Effects that give them control of something end, whoever controls these; what theirs gives to others stays. */
function endControl(g: Game, seat: Seat): void {
  const gives = (e: { controller: Seat; mods: { mod: string; seat?: Seat }[] }): boolean =>
    e.mods.some(({ mod, seat: to = e.controller }) => to === seat && mod === 'control');
  if (!g.s.effects.some(gives)) return;
  g.j.refill(
    g.s.effects,
    g.s.effects.flatMap((e) => {
      const mods = gives(e) ? e.mods.filter(({ mod }) => mod !== 'control') : e.mods;
      return mods.length === 0 ? [] : [mods === e.mods ? e : { ...e, mods }];
    }),
  );
}

/** Procedures of the game itself, which go on without a player. */
export const LASTING = new Set(['turn', 'phase', 'priority', 'settle']);

/** What they were playing, or what of theirs was resolving, ends there; then the others go on. */
function endWhatWasUnderWay(g: Game, seat: Seat, gone: ReadonlySet<number>): void {
  const { frames } = g.s;
  for (const { procedure, locals } of frames)
    if (GOES_ON.has(procedure) && locals.seat === seat) g.j.note(locals, 'yes', false);
  const lasting = frames.findLastIndex((f) => LASTING.has(f.procedure));
  const isTheirs = (f: Frame): boolean =>
    isOf(f, seat, gone) || g.rules.turn.leaving.isTheirs?.(g, f.procedure, seat) === true;
  const theirs = frames.findIndex((f, i) => i > lasting && isTheirs(f));
  if (theirs >= 0) endFrom(g, theirs);
  const used = new Set(frames.map(({ locals }) => locals.ctx));
  for (const id of Object.keys(g.s.contexts)) if (!used.has(id)) g.j.drop(g.s.contexts, id);
  const top = g.top();
  // Somebody who has priority keeps it, once the checks have seen what is gone.
  if (priority.runs(top) && ['give', 'ask', 'askSide'].includes(top.step)) goTo(g, top, 'resume');
}

/** Instructions that go on without the player of whom they ask something: what isn't paid has a consequence (mtg 800.4f). */
const GOES_ON = new Set(['verb:pay']);

function isOf({ procedure, locals }: Frame, seat: Seat, gone: ReadonlySet<number>): boolean {
  const { seat: whose, trigger, item } = locals;
  if ((whose === seat && !GOES_ON.has(procedure)) || (isTable(trigger) && trigger.controller === seat)) return true;
  return typeof item === 'number' && gone.has(item);
}
