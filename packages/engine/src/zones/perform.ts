/**
 * Everything that happens, happens here: actions that occur at the same time are replaced or prevented first, then
 * applied together, then abilities that saw it trigger. A ruleset registers what its actions do; the order is the kernel's.
 */
import type { Json, JsonObject } from '../border/json.js';
import { controllerOf } from '../continuous/characteristics.js';
import { copiableIndex } from '../continuous/copy.js';
import { derive } from '../continuous/derive.js';
import { candidates, type Replacement, replace } from '../continuous/replacement.js';
import { all } from '../language/evaluate.js';
import type { Effect, EnterAsCopy } from '../language/types.js';
import { type Choice, type Control, procedure } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import { triggerOnState } from '../stack/state-triggers.js';
import { entityChoice } from '../stack/targets.js';
import { triggerOn } from '../stack/triggers.js';
import { type Entity, isPlayer } from '../state/state.js';
import { publicId, zoneName } from './zones.js';

/** Something about to happen: a type and that type's fields. `$`-fields are the kernel's own notes. */
export type Action = { type: string } & JsonObject;

export interface ActionKind {
  /** Whom or what it happens to; that player (or its controller) orders replacements (mtg 616.1). */
  affected: (g: Game, action: Action) => Entity;
  /** Does it; returns what happened, for abilities that trigger on it. Nothing when it turned out impossible. */
  apply: (g: Game, action: Action) => JsonObject[];
}

/** Where the objects that moved or were made are remembered, for later instructions of the same effect. */
export interface SaveTo {
  ctx: string;
  name: string;
}

/** Performs actions at the same time. May return a call where somebody must first order replacement effects. */
export function perform(g: Game, actions: Action[], save?: SaveTo): Control {
  const after: { source: number; controller: number; effects: Effect[]; event: JsonObject }[] = [];
  const settled: Action[] = [];
  g.spend(actions.length);
  let open = actions.filter((a) => g.rules.cannot(g, a) === null).map((a) => withOrigin(g, a));
  let at = 0;
  while (at < open.length) {
    const action = open[at] as Action;
    const found = candidates(g, action);
    if (found[0]?.spec.copy || (found.length > 1 && distinguishable(found))) {
      const locals: JsonObject = { open: open.slice(at), settled, after: after as unknown as Json };
      if (save) locals.save = { ctx: save.ctx, name: save.name };
      return { call: 'replace', locals };
    }
    if (found.length === 0) {
      settled.push(action);
      at++;
    } else {
      open = applyOne(g, found[0] as Replacement, open.slice(at), after);
      at = 0;
    }
  }
  commit(g, settled, save);
  return runInstead(after);
}

/** A move says where from, as a replacement effect may ask ("if it would be put there from the field"). */
function withOrigin(g: Game, action: Action): Action {
  const object = action.type === 'move' ? g.find(action.object as number) : undefined;
  return object ? { ...action, from: zoneName(object.zone) } : action;
}

/** Several shields that do the very same thing need no order. */
function distinguishable(found: Replacement[]): boolean {
  const first = JSON.stringify(found[0]?.spec);
  return found.some((f) => JSON.stringify(f.spec) !== first);
}

/** The move as that of a copy: once the model is chosen nothing about the original says how it enters (mtg 707.5). */
function enterAsCopy(g: Game, by: Replacement, action: Action, model: Entity[]): Action {
  const $applied = [...((action.$applied as string[] | undefined) ?? []), by.key];
  const chosen = model[0];
  const copied = chosen && !isPlayer(chosen) ? copiableIndex(g, chosen.object, by.spec.copy?.except) : undefined;
  return { ...action, ...(copied === undefined ? {} : { copied }), $applied };
}

interface Instead {
  source: number;
  controller: number;
  effects: Effect[];
  event: JsonObject;
}
function applyOne(g: Game, by: Replacement, open: Action[], after: Instead[]): Action[] {
  const action = open[0] as Action;
  g.emit('REPLACED', g.rules.cite.replacement, { by: publicId(by.source), action: action.type });
  const result = replace(g, by, action);
  if (result.effects)
    after.push({ source: by.source, controller: by.controller, effects: result.effects, event: result.event });
  return result.action ? [result.action, ...open.slice(1)] : open.slice(1);
}

function runInstead(after: Instead[]): Control {
  if (after.length === 0) return undefined;
  return { call: 'instead', locals: { after: after as unknown as Json, at: 0 } };
}

/** Applies actions together and lets abilities trigger on what happened. */
export function commit(g: Game, actions: Action[], save?: SaveTo): void {
  const before = derive(g);
  g.beforeEvent = before;
  const happenings: JsonObject[] = [];
  const saved: Entity[] = [];
  for (const action of actions) {
    g.spend();
    const kind = g.rules.actions.get(action.type);
    if (!kind) throw new Error(`no action ${action.type}`);
    const happened = kind.apply(g, action);
    for (const h of happened) {
      happenings.push(h);
      if (typeof h.became === 'number') saved.push({ object: h.became });
    }
  }
  g.beforeEvent = null;
  if (save) {
    const ctx = g.s.contexts[save.ctx];
    if (ctx) g.j.note(ctx.saved, save.name, [...(ctx.saved[save.name] ?? []), ...saved]);
  }
  const moment = g.s.counters.id;
  for (const happening of happenings) triggerOn(g, happening, before, moment);
  triggerOnState(g);
  g.rules.ended?.(g);
}

/** The affected player orders the replacement effects that could apply (mtg 616.1). */
export const replaceProcedure = procedure<{
  open: Action[];
  settled: Action[];
  after: Json;
  save?: { ctx: string; name: string };
  pick: string[];
  /** The effect that makes it enter as a copy, while its controller chooses of what. */
  copying?: string;
  model: Entity[];
}>('replace', {
  choose: (g, l) => {
    const action = l.open[0];
    if (!action) return { go: 'commit' };
    const found = candidates(g, action);
    if (found.length < 2) return undefined;
    const affected = (g.rules.actions.get(action.type) as ActionKind).affected(g, action);
    const options: Choice[] = found.map((f) => ({
      kind: 'REPLACEMENT',
      label: `${g.rules.label(g, { object: f.source })} applies`,
      object: publicId(f.source),
      card: g.rules.label(g, { object: f.source }),
      data: f.key,
    }));
    const seat = isPlayer(affected) ? affected.player : controllerOf(g, affected.object);
    const prompt = 'Choose which replacement or prevention effect applies first';
    return {
      ask: {
        seat,
        kind: 'REPLACEMENT',
        shape: 'CHOOSE',
        prompt,
        rules: g.rules.cite.replacement,
        options,
        min: 1,
        max: 1,
      },
      into: 'pick',
    };
  },
  apply: (g, l) => {
    const action = l.open[0] as Action;
    const found = candidates(g, action);
    const by = found.length > 1 ? found.find((f) => f.key === l.pick[0]) : found[0];
    if (!by) {
      g.j.note(l, 'settled', [...l.settled, action]);
      g.j.note(l, 'open', l.open.slice(1));
    } else if (by.spec.copy) {
      g.j.note(l, 'copying', by.key);
      return { go: 'model' };
    } else {
      const after = (l.after as unknown as Instead[]).slice();
      g.j.note(l, 'open', applyOne(g, by, l.open, after));
      g.j.note(l, 'after', after as unknown as Json);
    }
    return { go: 'choose' };
  },
  model: (g, l) => {
    const action = l.open[0] as Action;
    const by = candidates(g, action).find((f) => f.key === l.copying) as Replacement;
    const { of, may } = by.spec.copy as EnterAsCopy;
    const options = all(g, of, { source: by.source, controller: by.controller }).map((e) => entityChoice(g, e));
    return {
      ask: {
        seat: by.controller,
        kind: 'COPY',
        shape: 'CHOOSE',
        prompt: `Choose what ${g.rules.label(g, { object: by.source })} enters as a copy of`,
        rules: g.rules.cite.copy,
        source: by.source,
        options,
        min: may ? 0 : Math.min(1, options.length),
        max: 1,
      },
      into: 'model',
    };
  },
  copied: (g, l) => {
    const action = l.open[0] as Action;
    const by = candidates(g, action).find((f) => f.key === l.copying) as Replacement;
    g.j.note(l, 'open', [enterAsCopy(g, by, action, l.model), ...l.open.slice(1)]);
    return { go: 'choose' };
  },
  commit: (g, l) => {
    commit(g, l.settled, l.save);
    return runInstead(l.after as unknown as Instead[]);
  },
});

/** Carries out what replacement effects put in the place of what would have happened. */
export const insteadProcedure = procedure<{ after: Json; at: number }>('instead', {
  next: (g, l) => {
    const one = (l.after as unknown as Instead[])[l.at];
    if (!one) return { done: null };
    g.j.note(l, 'at', l.at + 1);
    const { source, controller, effects, event } = one;
    return {
      call: 'freeEffects',
      locals: { source, controller, effects: effects as unknown as Json, event },
      go: 'next',
    };
  },
});
