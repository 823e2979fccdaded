/** Attaching and detaching: what is attached is where its top-most card is (434, 435, 716–719). */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  attachKind,
  controllerOf,
  type Game,
  isPlayer,
  moveKind,
  type RuleRef,
  revealObjects,
  type Seat,
  sameEntity,
  setMark,
  type TriggerEvent,
  zoneName,
} from '@arbiter/engine';
import {
  attachmentsOf,
  battlefieldOf,
  hasType,
  hostOf,
  isBattlefield,
  leavesAlone,
  topMost,
} from '../1-concepts/107-board.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';
import { dealtJustNow } from './142-marked-by.js';
import { asOwn, did, didMove } from './410-acts.js';

/** It stays where its top-most card is, or last was (435.4, 435.4.b). */
function detach(g: Game, id: number, at: number | null): TriggerEvent[] {
  const done = attachKind.apply(g, { type: 'attach', object: id, target: null });
  setMark(g, g.object(id), 'at', at ?? undefined);
  // Its rules text is active again, as of now (480.2).
  g.change(g.object(id), 'ts', g.nextTimestamp());
  return done;
}

/** Attaching changes the place without a move (434.4, 434.4.a); to its present top-most card it does nothing (434.1.g). */
export const attachCard: ActionKind<ActionOf<'attach'>> = {
  affected: attachKind.affected,
  apply: (g, action) => {
    const object = g.find(action.object);
    const target = action.target;
    if (object?.zone !== 'board') return [];
    if (!target) return hostOf(g, object) === null ? [] : detach(g, object.id, battlefieldOf(g, object.id));
    if (isPlayer(target) || !canCarry(g, target.object, object.id)) return [];
    if (object.attachedTo && sameEntity(object.attachedTo, target)) return [];
    const done = attachKind.apply(g, action);
    setMark(g, g.object(object.id), 'at', undefined);
    return [...done, ...did(g, object.id, action.by, 'attach', target.object)];
  },
};

/** It is attached there already, which changes nothing: nothing is done "as" that happens either (434.1.g). */
export function cannotAttach(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'attach' || !action.target) return null;
  const attachedTo = g.find(action.object)?.attachedTo;
  return attachedTo && sameEntity(attachedTo, action.target) ? cite('riftbound:434.1.g') : null;
}

/** Both are on the board, and the top-most card isn't itself, however far, attached to the other one (434.1). */
const canCarry = (g: Game, host: number, id: number): boolean =>
  g.find(host)?.zone === 'board' && host !== id && topMost(g, host) !== id;

/**
 * A champion legend never leaves its zone, no battlefield is killed, and what is banished comes from another zone (107.4.d,
 * 170.3, 174.3, 427.1).
 */
export function staysPut(g: Game, { object, cause }: Pick<ActionOf<'move'>, 'object' | 'cause'>): boolean {
  const moving = g.find(object);
  if (!moving) return false;
  if (cause === 'banish' && zoneName(moving.zone) === 'banishment') return true;
  if (zoneName(moving.zone) === 'legendZone') return moving.kind !== 'token';
  return (cause === 'kill' || cause === 'lethal') && moving.zone === 'board' && isBattlefield(g, moving);
}

/** Runes are no cards (052); whoever pays with something recycles what is theirs (416.1.c). */
function recycling(
  g: Game,
  { object, cause, by }: ActionOf<'move'>,
): { by: Seat; act: 'recycle' | 'recycleRune' } | null {
  const moving = g.find(object);
  if (cause !== 'recycle' || !moving) return null;
  if (moving.kind === 'token') return null;
  const who = by ?? (moving.zone === 'board' ? controllerOf(g, object) : moving.owner);
  return { by: who, act: hasType(g, object, 'Rune') ? 'recycleRune' : 'recycle' };
}

/** A facedown card is shown to all before it changes zones, wherever it goes (421.4). */
export const shownLeavingFor = (): boolean => true;
const isShownLeaving = (g: Game, { object, to }: ActionOf<'move'>): boolean =>
  zoneName(g.find(object)?.zone ?? '') === 'facedown' && editionOf(g).actions.shownLeavingFor(g, to);
const SHOWN = cite('riftbound:421.4', 'riftbound-zh:408.4');

/** Whether what goes from a zone to a hand to be drawn is drawn (413.1). */
const countsAsDrawn = (g: Game, from: string): boolean =>
  editionOf(g).actions.drawnFromAnywhere || from === g.rules.zones.piles.deck;

/** What leaves the board is detached from, and so are its attachments, which stay there (719.5). */
export const moveCard: ActionKind<ActionOf<'move'>> = {
  affected: moveKind.affected,
  apply: (g, action) => {
    const id = action.object;
    if (staysPut(g, action)) return [];
    // 108.3.c.1
    if (action.to === 'championZone' && g.zone(`championZone:${g.object(id).owner}`).length > 0) return [];
    if (isShownLeaving(g, action)) revealObjects(g, [id], SHOWN);
    const leaves = g.find(id)?.zone === 'board' && action.to !== 'board';
    const at = leaves ? battlefieldOf(g, id) : null;
    const detached = leaves ? attachmentsOf(g, id).flatMap((card) => detach(g, card, at)) : [];
    if (leaves && leavesAlone(g, id)) setMark(g, g.object(id), 'leftAlone', true);
    const controller = controllerOf(g, id);
    const dealt = leaves ? dealtJustNow(g, id) : [];
    const recycled = recycling(g, action);
    const happened = moveKind.apply(g, action);
    const [moved] = happened;
    const own = moved?.type === 'move' && recycled?.by === moved.owner;
    const done = moved && recycled ? did(g, moved.object ?? id, recycled.by, recycled.act).map(asOwn(own)) : [];
    // 413.1: a card that is drawn from elsewhere than the top of the deck is drawn as well.
    const drawn: TriggerEvent[] =
      moved?.type === 'move' && action.cause === 'draw' && moved.became !== undefined && countsAsDrawn(g, moved.from)
        ? [{ type: 'draw', player: moved.owner, object: moved.became }]
        : [];
    const killed = moved?.type === 'move' ? didMove(g, action, dealt, { controller, owner: moved.owner }) : [];
    return [...drawn, ...happened, ...done, ...detached, ...killed];
  },
};
