/** Preparation cards (722): a prepared permanent has a copy of its prepare spell in exile, which its controller may cast. */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  cardOf,
  controllerOf,
  copiedOf,
  defIndex,
  defineCell,
  definePredicate,
  definitionOf,
  type Entity,
  type Game,
  isPlayer,
  kernelActions,
  newObject,
  type Obj,
  publicId,
  type RuleRef,
  type Seat,
  setMark,
  setStatus,
  type TermOn,
  triggerOn,
} from '@arbiter/engine';
import { fromCommandZone } from '../9-casual/903-commander/903.8-casting.js';
import { cite } from '../cite.js';
import { phaseInKind } from './702-keywords/702.26-phasing.js';
import { unlocking } from './709.5-rooms.js';
import { hasPrepareSpell } from './715.2-has-one.js';

declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** Of a copy of a prepare spell, in exile and as it is cast: the permanent that is prepared by it. */
    preparedBy?: number;
  }
}

const PREPARED = 'prepared';
/** Where the inset frame of a card stands among its faces. */
const INSET = 1;

/** The permanent that is prepared as long as this copy lies in exile; undefined where there is none. */
function permanentOf(g: Game, copy: Obj): Obj | undefined {
  const by = g.markOf(copy, 'preparedBy');
  const permanent = by === undefined ? undefined : g.find(by);
  return permanent?.zone === 'battlefield' && g.is(permanent, PREPARED) ? permanent : undefined;
}

/** The copies of prepare spells that lie in exile, also those that have nothing any more to be there for. */
const copiesInExile = defineCell('copies of prepare spells', (g): readonly Obj[] => {
  const exile = g.channelOf('exile');
  g.cells.read(exile);
  const found: Obj[] = [];
  for (const id of g.madeObjects) {
    const object = g.find(id);
    if (object?.zone === 'exile' && g.markOf(object, 'preparedBy') !== undefined) found.push(object);
  }
  return found;
});

/** The copy lies in exile for as long as the permanent is on the battlefield and prepared: it is an exception to 704.5e. */
export const staysInExile = (g: Game, object: Obj): boolean =>
  object.zone === 'exile' && permanentOf(g, object) !== undefined;

/** Takes away at once what is there for no prepared permanent any more (722.3b, 722.3c). */
export function endPrepared(g: Game): void {
  // Most games have no copies at all.
  if (g.madeObjects.size === 0) return;
  for (const copy of copiesInExile(g)) if (!staysInExile(g, copy)) cease(g, copy.id);
}
const cease = (g: Game, object: number): void => {
  kernelActions.cease.apply(g, { type: 'cease', object });
};

/** What the copy has: the characteristics of the prepare spell alone, without exceptions that the permanent copies with. */
function prepareSpellOf(g: Game, object: Obj): number | undefined {
  const { faces } = g.defined(copiedOf(g, object).copied ?? object.def);
  const inset = faces?.[INSET];
  return inset && defIndex(g, inset);
}

/** By what the copy is made and cast, and when it goes. @citation */
const COPY_IN_EXILE = cite('mtg:722.3c', 'mtg:722.3');

/** A permanent is prepared now: its controller creates a copy of its prepare spell in exile (722.3c). */
function createCopy(g: Game, permanent: Obj): void {
  for (const { id, marks } of copiesInExile(g)) if (marks?.preparedBy === permanent.id) cease(g, id);
  const def = prepareSpellOf(g, permanent);
  if (def === undefined) return;
  const owner = controllerOf(g, permanent.id);
  const marks = { preparedBy: permanent.id };
  const copy = newObject({ id: g.nextId(), def, owner, zone: 'exile', kind: 'copy', marks });
  g.add(copy);
  g.j.push(g.zone('exile'), copy.id, g.channelOf('exile'));
  g.emit('COPIED', COPY_IN_EXILE, {
    object: publicId(copy.id),
    card: cardOf(g, copy.id),
    of: publicId(permanent.id),
    controller: owner,
    targets: [],
  });
}

/** Only what has a prepare spell, and isn't prepared, becomes prepared. @citation */
const ONLY_WITH_SPELL = cite('mtg:722.3a');
export function cannotBePrepared(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'status' || action.status !== PREPARED || action.on !== true) return null;
  return hasPrepareSpell(g, { object: action.object }) ? null : ONLY_WITH_SPELL;
}

/** Something entered, perhaps prepared: what has no prepare spell isn't (722.3a). */
export function enteredPrepared(g: Game, object: Obj): void {
  if (!object.status?.[PREPARED]) return;
  const now = g.object(object.id);
  if (hasPrepareSpell(g, { object: object.id })) createCopy(g, now);
  else setStatus(g, now, PREPARED, false);
}

/** Statuses, of which being prepared brings a copy (722.3c). */
export const preparing: ActionKind<ActionOf<'status'>> = {
  ...unlocking,
  apply: (g, action) => {
    const happened = unlocking.apply(g, action);
    if (action.status === PREPARED && action.on === true && happened.length > 0) createCopy(g, g.object(action.object));
    return happened;
  },
};

/** What phases in prepared has a copy again (722.3c). */
export const phaseInPrepared: ActionKind<ActionOf<'phaseIn'>> = {
  ...phaseInKind,
  apply: (g, action) => {
    const happened = phaseInKind.apply(g, action);
    const object = g.find(action.object);
    if (object && g.is(object, PREPARED)) createCopy(g, object);
    return happened;
  },
};

type Permission = TermOn<'play'>['mod'];
const MAY_BE_CAST: Permission = { mod: 'play' };

/** Who controls a prepared permanent may cast the copy, and commanders are cast from the command zone (722.3c, 903.8). */
export const lentByRules = {
  cards: (g: Game): readonly number[] => {
    const commanders = fromCommandZone.cards(g);
    const copies = copiesInExile(g);
    return copies.length === 0 ? commanders : [...commanders, ...copies.map(({ id }) => id)];
  },
  by: (g: Game, seat: Seat, object: Obj): Permission | null => {
    if (object.kind !== 'copy' || object.zone !== 'exile') return fromCommandZone.by(g, seat, object);
    const permanent = permanentOf(g, object);
    return permanent && controllerOf(g, permanent.id) === seat ? MAY_BE_CAST : null;
  },
};

/** The copy that is about to be cast is noted with the spell. @param before what lay in exile */
export function staysPrepareSpell(g: Game, before: Obj, spell: number): void {
  const by = g.markOf(before, 'preparedBy');
  if (by !== undefined) setMark(g, g.object(spell), 'preparedBy', by);
}

/** As the copy becomes cast, its permanent is prepared no longer (722.3c, 601.2i). */
export function unprepareByCasting(g: Game, spell: Obj): void {
  const by = g.markOf(spell, 'preparedBy');
  if (by === undefined) return;
  for (const event of preparing.apply(g, { type: 'status', object: by, status: PREPARED, on: false }))
    triggerOn(g, event);
}

/** A copy of a card's inset frame, or a copy of that (722.3d). */
function isPrepareSpell(g: Game, e: Entity): boolean {
  const object = isPlayer(e) ? undefined : g.find(e.object);
  if (object?.zone !== 'stack' || object.kind === 'ability') return false;
  const { card, at } = definitionOf(g, object);
  return card?.definition.layout === 'preparation' && at === INSET;
}

export const prepareSpell = definePredicate('prepareSpell', {
  description: 'A spell that was cast as a prepare spell, or a copy of one.',
  holds: isPrepareSpell,
  reads: [],
});
