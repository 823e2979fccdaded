/** Verbs about what is on the stack: countering it, and copying it (mtg 701.6, 707.10). */
import { z } from 'zod';
import { controllerOf } from '../../continuous/characteristics.js';
import { copyOfCard } from '../../continuous/copy.js';
import { amountOf, entitiesOf } from '../../continuous/evaluate.js';
import type { Seat } from '../../contract/contract.js';
import { entityChoice, outsideTargets } from '../../decisions/choices.js';
import { triggerOn } from '../../events/triggers.js';
import { fields, type ParamsOf } from '../../language/params.js';
import type { CopyExcept } from '../../language/types.js';
import { procedure, thenGo } from '../../machine/control.js';
import { cardOf, faceIndex } from '../../machine/faces.js';
import type { Game } from '../../machine/game.js';
import { defineVerb } from '../../machine/words.js';
import { publicId, zone } from '../../machine/zones.js';
import { become, hasBecome } from '../../stack/becoming.js';
import {
  announceTargets,
  bodyOf,
  clausePerspective as byClause,
  legalTargets,
  targetSpecs,
} from '../../stack/targets.js';
import { objectsOf } from '../../state/entities.js';
import { STACK } from '../../state/journal.js';
import { newObject } from '../../state/object.js';
import { type Entity, type LastKnown, type Obj, sameEntity } from '../../state/state.js';
import { asks, type Base, ctxOf, doerOf, perspectiveOf } from './asking.js';
import { decision } from './params.js';

const countered = fields((p) => ({
  what: p.ref,
  to: p.zone.optional(),
  position: z.enum(['top', 'bottom']).optional(),
  save: p.name.optional(),
}));
const copied = fields((p) => ({
  what: p.ref,
  who: p.ref.optional(),
  count: p.value.optional(),
  newTargets: p.flag.optional(),
  target: p.ref.optional(),
  targetEach: p.ref.optional(),
  except: p.except.optional(),
}));
declare module '../../language/types.js' {
  interface Verbs {
    counterOnStack: ParamsOf<typeof countered>;
    copy: ParamsOf<typeof copied>;
  }
}

/** Counters one after another what can be countered. */
const countering = procedure<Base<ParamsOf<typeof countered>>, { left: number[] }>('verb:counterOnStack', {
  begin: (g, l) => {
    g.j.note(l, 'left', objectsOf(entitiesOf(g, l.effect.what, perspectiveOf(g, l))));
    if (l.effect.save !== undefined) g.j.note(ctxOf(g, l).saved, l.effect.save, []);
  },
  next: (g, l) => {
    const [item, ...left] = l.left;
    if (item === undefined) return { done: null };
    g.j.note(l, 'left', left);
    if (g.find(item)?.zone !== g.rules.zones.stack || g.rules.play.cannotBeCountered(g, item, ctxOf(g, l).source))
      return { go: 'next' };
    g.emit('COUNTERED', g.rules.cite.counterOnStack, {
      object: `ob${item}`,
      card: cardOf(g, item),
      by: `ob${ctxOf(g, l).source}`,
    });
    // Who waits for this looks at the stack as it was (mtg 603.10e).
    triggerOn(g, { type: 'countered', object: item, player: controllerOf(g, item), source: ctxOf(g, l).source });
    const { to, position, save } = l.effect;
    const { saved } = ctxOf(g, l);
    if (save !== undefined) g.j.note(saved, save, [...(saved[save] ?? []), { object: item }]);
    const where = { ...(to === undefined ? {} : { to }), ...(position === undefined ? {} : { position }) };
    return thenGo(g.rules.play.finish.call({ item, why: 'countered', ...where }), 'next');
  },
});

export const counterOnStack = defineVerb('counterOnStack', {
  description:
    'Counters something on the stack: it does not resolve, and its card goes `to` a zone. `save` names what was countered.',
  example: { do: 'counterOnStack', what: { each: { controller: 'opponent' } } },
  params: countered,
  run: asks(countering),
  procedures: [countering],
  text: ({ what }, say) => `counter ${say.ref(what)}`,
  intent: () => -1,
});

const NO_ABILITY: Pick<Obj, 'ability' | 'source'> = {};

/** Puts a copy of a spell or ability on the stack; it was not cast, and all that was chosen is copied (707.10). */
function pushCopy(g: Game, original: Obj | LastKnown, controller: Seat, except?: CopyExcept): Obj {
  const { ability, source } = 'ability' in original ? original : NO_ABILITY;
  const { stack } = g.rules.zones;
  g.makeRoom(stack);
  const card = ability ? undefined : copyOfCard(g, original.id, except);
  const copy = newObject({
    id: g.nextId(),
    def: card?.def ?? original.def,
    owner: controller,
    zone: stack,
    kind: ability ? 'ability' : 'copy',
    ts: g.nextTimestamp(),
    ...(original.face === undefined ? {} : { face: original.face }),
    ...(ability ? { ability, source } : {}),
    ...(original.play ? { play: structuredClone(original.play) } : {}),
  });
  // Nothing was spent to cast what was not cast (mtg 702.44b).
  if (copy.play?.spent) copy.play = { ...copy.play, spent: {} };
  // With exceptions it is a card of its own, of which the same face is up.
  if (except) copy.face = card?.face === undefined ? undefined : faceIndex(g, copy, card.face, stack);
  g.add(copy);
  g.j.insert(zone(g, stack), 0, copy.id, STACK);
  // What it became goes for its copies as well (mtg 702.103c).
  if (copy.play?.way && hasBecome(g, original.id)) become(g, copy, copy.play.way);
  g.emit('COPIED', g.rules.cite.copy, {
    object: publicId(copy.id),
    card: cardOf(g, copy.id),
    of: publicId(original.id),
    controller,
    targets: outsideTargets(g, copy.play?.targets ?? []),
  });
  return copy;
}

/** What a copy could have as the target of each of its clauses that have one (mtg 707.10d, 707.10e). */
function couldTarget(g: Game, item: Obj, e: Entity): boolean {
  const { targets = [], modes } = item.play ?? {};
  const specs = targetSpecs(bodyOf(g, item), modes, item.play?.times);
  if (targets.flat().length === 0) return false;
  return specs.every((spec, i) => {
    const many = targets[i]?.length ?? 0;
    if (many === 0) return true;
    // One thing is no two targets of one clause, nor what another clause has that wants another.
    if (many > 1 || spec.notIn?.some((n) => (targets[n]?.length ?? 0) > 0)) return false;
    return legalTargets(g, spec, byClause(g, item, spec, i), [{ object: item.id }]).some((one) => sameEntity(one, e));
  });
}

/** The things among these that a copy could target, looked at on a copy that is taken back. */
function targetable(g: Game, original: Obj | LastKnown, seat: Seat, l: Base<ParamsOf<typeof copied>>): Entity[] {
  const { target, targetEach, except } = l.effect;
  const targeted = targetEach === undefined ? [] : (original.play?.targets ?? []).flat();
  const named = entitiesOf(g, targetEach ?? target ?? { each: [] }, perspectiveOf(g, l)).filter(
    (e) => !targeted.some((one) => sameEntity(one, e)),
  );
  const mark = g.mark();
  const trial = pushCopy(g, original, seat, except);
  const found = named.filter((e) => couldTarget(g, trial, e));
  g.rollback(mark);
  return found;
}

interface Copying {
  /** The things of which each is yet to be the target of a copy. */
  among?: Entity[];
  left: number;
  item: number;
  at: number;
  picked: Entity[];
}

/** What is copied: on the stack, or as it was there while an ability of it waited (mtg 608.2h). */
function modelOf(g: Game, id: number | undefined): Obj | LastKnown | undefined {
  if (id === undefined) return undefined;
  const original = g.find(id) ?? g.s.lastKnown[id];
  return original?.zone === g.rules.zones.stack && original.play ? original : undefined;
}

/** Copies something on the stack as often as said; its controller may choose new targets for each copy (707.10c). */
const copying = procedure<Base<ParamsOf<typeof copied>>, Copying>('verb:copy', {
  begin: (g, l) => {
    g.j.note(l, 'left', amountOf(g, l.effect.count ?? 1, perspectiveOf(g, l)));
  },
  next: (g, l) => {
    g.spend();
    const what = objectsOf(entitiesOf(g, l.effect.what, perspectiveOf(g, l)))[0];
    const original = modelOf(g, what);
    const seat = doerOf(g, l.effect, perspectiveOf(g, l));
    if (l.left <= 0 || !original || seat === undefined) return { done: null };
    g.j.note(l, 'left', l.left - 1);
    const { target, targetEach } = l.effect;
    if (target !== undefined || targetEach !== undefined) {
      if (!l.among) g.j.note(l, 'among', targetable(g, original, seat, l));
      return { go: 'which' };
    }
    g.j.note(l, 'item', pushCopy(g, original, seat, l.effect.except).id);
    g.j.note(l, 'at', 0);
    return { go: l.effect.newTargets ? 'target' : 'announce' };
  },
  // Its controller says in which order the copies go on the stack, or which of several is the target (mtg 707.10d, 707.10e).
  which: (g, l) => {
    const { among = [] } = l;
    const seat = doerOf(g, l.effect, perspectiveOf(g, l));
    if (among.length === 0 || seat === undefined) return { done: null };
    return {
      ask: {
        seat,
        kind: 'TARGETS',
        shape: 'CHOOSE',
        prompt: l.effect.target === undefined ? 'Choose the target of the next copy' : 'Choose the target of the copy',
        rules: g.rules.cite.copy,
        source: ctxOf(g, l).source,
        options: among.map((e) => entityChoice(g, e)),
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  aim: (g, l) => {
    const [picked] = l.picked;
    const what = objectsOf(entitiesOf(g, l.effect.what, perspectiveOf(g, l)))[0];
    const original = modelOf(g, what);
    const seat = doerOf(g, l.effect, perspectiveOf(g, l));
    if (!picked || !original || seat === undefined) return { done: null };
    const copy = pushCopy(g, original, seat, l.effect.except);
    const play = copy.play ?? { method: 'copy', targets: [] };
    g.change(copy, 'play', { ...play, targets: play.targets.map((list) => (list.length === 0 ? list : [picked])) });
    g.j.note(l, 'item', copy.id);
    const among = (l.among ?? []).filter((e) => !sameEntity(e, picked));
    g.j.note(l, 'among', among);
    // One copy for each of them, or as many as said with the one target.
    if (l.effect.targetEach !== undefined) g.j.note(l, 'left', among.length);
    else g.j.note(l, 'among', [picked]);
    return { go: 'announce' };
  },
  target: (g, l) => {
    const item = g.object(l.item);
    const specs = targetSpecs(bodyOf(g, item), item.play?.modes);
    const spec = specs[l.at];
    if (!spec) return { go: 'announce' };
    const by = byClause(g, item, spec, l.at);
    const all = item.play?.targets ?? [];
    const before = all[l.at] ?? [];
    const others = (spec.notIn ?? []).flatMap((n) => all[n] ?? []);
    // Unchanged targets may stay even where they have become illegal, but not beside another that is the same now (115.7d).
    const now = before.filter((e) => !others.some((o) => sameEntity(o, e)));
    const legal = legalTargets(g, spec, by, [...others, { object: item.id }]);
    const found = [...now, ...legal.filter((e) => !now.some((n) => sameEntity(n, e)))];
    // What a later clause has already is taken only where that can be given something else.
    const canTake = (e: Entity): boolean =>
      specs.every((later, n) => {
        const has = n > l.at && later.notIn?.includes(l.at) && all[n]?.some((o) => sameEntity(o, e));
        return !has || legalTargets(g, later, by, [e, { object: item.id }]).length > 0;
      });
    const options = found.filter(canTake).map((e) => entityChoice(g, e));
    return {
      ask: {
        seat: by.controller,
        kind: 'TARGETS',
        shape: 'CHOOSE',
        prompt: `Choose targets for the copy of ${g.rules.view.label(g, { object: item.id })}`,
        rules: g.rules.cite.copy,
        source: by.source,
        options,
        min: before.length,
        max: before.length,
        ...(now.length === before.length ? { fallback: now } : {}),
      },
      into: 'picked',
    };
  },
  chosen: (g, l) => {
    const item = g.object(l.item);
    const play = item.play ?? { method: 'copy', targets: [] };
    g.change(item, 'play', { ...play, targets: play.targets.map((t, i) => (i === l.at ? l.picked : t)) });
    g.j.note(l, 'at', l.at + 1);
    return { go: 'target' };
  },
  announce: (g, l) => {
    announceTargets(g, g.object(l.item));
    return { go: 'next' };
  },
});

export const copy = defineVerb('copy', {
  description:
    'You, or `who`, copy something on the stack, with `newTargets`, one `target`, or a copy for each other that it could have (`targetEach`).',
  example: { do: 'copy', what: { each: { self: true } }, count: 2 },
  params: copied,
  check: (used) =>
    ['newTargets', 'target', 'targetEach'].filter((name) => name in used).length > 1 ||
    ('targetEach' in used && 'count' in used)
      ? 'takes one of "newTargets", "target" and "targetEach", the last without "count"'
      : null,
  run: asks(copying),
  decisions: [decision('TARGETS', 'CHOOSE', 'copy', 'New targets of a copy.')],
  procedures: [copying],
  text: ({ what, who, count = 1 }, say) =>
    `${who === undefined ? '' : say.doer(who)}copy ${say.ref(what)}${count === 1 ? '' : ` ${say.value(count)} times`}`,
  intent: () => 1,
});
