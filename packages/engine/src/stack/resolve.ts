/** Resolving the thing on top of the stack: are its targets still legal, then its instructions in order (mtg 608.2). */

import { controllerOf } from '../continuous/characteristics.js';
import { all, holds, matches } from '../continuous/evaluate.js';
import type { JsonObject } from '../contract/json.js';
import { instructions, openContext } from '../events/instructions.js';
import { triggerOn } from '../events/triggers.js';
import { placeOf } from '../language/parts.js';
import type { Body, Effect, TargetSpec } from '../language/types.js';
import type { EventOf } from '../machine/actions.js';
import { procedure, thenGo } from '../machine/control.js';
import { abilityOf } from '../machine/definition-of.js';
import { cardOf } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import type { PlayPolicy } from '../machine/policies.js';
import { publicId } from '../machine/zones.js';
import type { EffectContext, Entity, Obj } from '../state/state.js';
import { endBecoming, hasBecome } from './becoming.js';
import { bodyOf, clausePerspective, perspectiveOf, targetSpecs } from './targets.js';

interface Part {
  effects: Effect[];
  targets: Entity[][];
  division?: number[];
}

/** What the chosen modes (or the only body) do, each with the targets still legal; `stopped`: by illegal targets. */
function parts(g: Game, item: Obj): { parts: Part[]; stopped: boolean } {
  const body = bodyOf(g, item);
  const play = item.play ?? { method: 'normal', targets: [] };
  const times = play.times ?? 1;
  const specs = targetSpecs(body, play.modes, times);
  const by = perspectiveOf(g, item);
  const chosen = play.way?.each ? specs.map(({ what }) => all(g, what, by)) : play.targets;
  if (play.way?.each) return { parts: partsWith(g, item, chosen, undefined), stopped: false };
  const still = specs.map((spec, i) => {
    const by = clausePerspective(g, item, spec, i);
    return (chosen[i] ?? []).map(
      (e) =>
        ('player' in e || g.find(e.object) !== undefined) &&
        matches(g, e, spec.what, by) &&
        g.rules.play.targetable(g, e, by, spec) === null,
    );
  });
  const legal = specs.map((_, i) => (play.targets[i] ?? []).filter((_, k) => still[i]?.[k]));
  const division = play.division?.filter((_, k) => still[0]?.[k]);
  return { parts: partsWith(g, item, legal, division), stopped: stoppedBy(g.rules.play.fizzles, specs, still) };
}

/** The bodies in turn, each with its own of the targets. */
function partsWith(g: Game, item: Obj, legal: Entity[][], division: number[] | undefined): Part[] {
  const body = bodyOf(g, item);
  const { modes: picked = [], times = 1 } = item.play ?? {};
  let at = 0;
  const part = ({ effects = [], targets = [] }: Body): Part => {
    at += targets.length;
    return { effects, targets: legal.slice(at - targets.length, at), division };
  };
  const own = (): Part[] => {
    const { modes } = body;
    if (modes) return picked.map((m) => part(modes.choices[m] ?? {}));
    const once = 'inTurn' in body ? body.inTurn : [body];
    return Array.from({ length: times }, () => once.map(part)).flat();
  };
  return 'after' in body ? [...own(), ...body.after.map(part)] : own();
}

/** Whether illegal targets stop it. @param still of each clause, whether each of its targets is legal still */
function stoppedBy(fizzles: PlayPolicy['fizzles'], specs: TargetSpec[], still: boolean[][]): boolean {
  switch (fizzles) {
    case 'allIllegal':
      return still.flat().length > 0 && !still.flat().includes(true);
    case 'requiredIllegal':
      return specs.some((spec, i) => (spec.min ?? 1) > 0 && still[i]?.includes(false));
    case 'never':
      return false;
  }
}

/** What instructions know of what they stand on; kept for further modes, as it may leave the stack by one (mtg 608.2m). */
type Known = Omit<EffectContext, 'targets' | 'division'>;

/** What a part knows: literals that begin with what is spread have a shape of their own each time. */
const partKnows = (known: Known, { targets, division }: Part): EffectContext => ({
  source: known.source,
  controller: known.controller,
  unowned: known.unowned,
  targets,
  division,
  x: known.x,
  event: known.event,
  item: known.item,
  saved: known.saved,
  numbers: known.numbers,
});

function knownOf(g: Game, item: Obj): Known {
  const { play } = item;
  return {
    source: item.source ?? item.id,
    controller: controllerOf(g, item.id),
    unowned: play?.unowned,
    x: play?.x ?? play?.carried?.x,
    event: play?.event,
    item: item.id,
    saved: play?.carried?.saved ?? {},
    numbers: { ...play?.carried?.numbers },
  };
}

/** Of what the rules do by themselves. */
const NO_SOURCE = 0;

interface Resolving {
  parts: Part[];
  at: number;
  why: string;
  ctx?: string;
  known?: Known;
  /** What will have happened once it has left the stack. */
  told?: EventOf<'resolve'>;
}

/** What is so of something on the stack as it resolves; an ability is told by its source and its place there. */
function resolved(g: Game, item: Obj): EventOf<'resolve'> {
  const path = item.ability && placeOf(item.ability)?.path;
  const [, place] = /^(?:faces\/\d+\/abilities\/)?(\d+)$/.exec(path ?? '') ?? [];
  const object = item.source ?? item.id;
  const player = controllerOf(g, item.id);
  const more = g.rules.play.resolvedAs?.(g, item);
  return { type: 'resolve', object, item: item.id, player, ...(place === undefined ? {} : { place }), ...more };
}

/** Something with illegal targets alone is countered, where the rules have it so and it can be (mtg-2003 413.2a). */
function counteredByRules(g: Game, item: Obj): boolean {
  if (g.rules.play.cannotBeCountered(g, item.id, item.id)) return false;
  g.emit('COUNTERED', g.rules.cite.fizzle, { object: publicId(item.id), card: cardOf(g, item.id) });
  triggerOn(g, { type: 'countered', object: item.id, player: controllerOf(g, item.id), source: NO_SOURCE });
  return true;
}

export const resolve = procedure<{ item: number }, Resolving>('resolve', {
  begin: (g, l) => {
    let item = g.object(l.item);
    let found = parts(g, item);
    // What it became ends with its target, and it resolves as what it is (mtg 702.103e).
    if (found.stopped && hasBecome(g, item.id)) {
      endBecoming(g, item.id);
      item = g.object(l.item);
      found = parts(g, item);
    }
    const first = g.rules.play.doneFirst?.(g, item);
    g.j.note(l, 'parts', first ? [{ effects: first, targets: [] }, ...found.parts] : found.parts);
    g.j.note(l, 'at', 0);
    g.j.note(l, 'why', 'resolved');
    const data: JsonObject = {
      object: publicId(item.id),
      card: cardOf(g, item.id),
      controller: controllerOf(g, item.id),
      ...abilityOf(g, item.ability),
    };
    // What the rules would counter that can't be countered does what it can.
    if (found.stopped && g.rules.play.counters) {
      if (counteredByRules(g, item)) {
        g.j.note(l, 'why', 'countered');
        return { go: 'finish' };
      }
      found = { ...found, stopped: false };
    }
    if (found.stopped) {
      g.emit('ILLEGAL_TARGETS', g.rules.cite.fizzle, data);
      g.j.note(l, 'why', 'illegal');
      return { go: 'finish' };
    }
    const condition = item.ability?.kind === 'triggered' ? item.ability.if : undefined;
    if (condition && !g.rules.events.triggers?.conditionOnce && !holds(g, condition, perspectiveOf(g, item)))
      return { go: 'finish' };
    const text = found.parts
      .map(({ effects }) => g.rules.view.effectsText(effects))
      .filter((said) => said !== '')
      .join(', ');
    g.emit('RESOLVING', g.rules.cite.resolve, text === '' ? data : { ...data, text });
    return undefined;
  },
  part: (g, l) => {
    if (l.ctx) g.j.drop(g.s.contexts, l.ctx);
    const item = g.find(l.item);
    const part = l.parts[l.at];
    const known = item ? knownOf(g, item) : l.known;
    if (!part || !known) return { go: 'finish' };
    g.j.note(l, 'at', l.at + 1);
    if (l.at < l.parts.length) g.j.note(l, 'known', known);
    const ctx = openContext(g, partKnows(known, part));
    g.j.note(l, 'ctx', ctx);
    return thenGo(instructions(g, ctx, part.effects), 'part');
  },
  finish: (g, l) => {
    if (l.ctx) g.j.drop(g.s.contexts, l.ctx);
    // It may have left the stack by its own effect.
    if (!g.find(l.item)) return { done: null };
    if (l.why === 'resolved') g.j.note(l, 'told', resolved(g, g.object(l.item)));
    return thenGo(g.rules.play.finish.call({ item: l.item, why: l.why }), 'after');
  },
  // Whatever waits for it to resolve triggers once all of that is done (mtg 608.2p).
  after: (g, l) => {
    if (l.told) triggerOn(g, l.told);
    return { done: null };
  },
});
