/** Instructions of the card language are carried out one after another. */
import type { JsonObject } from '../contract/json.js';
import type { Effect, Effects } from '../language/types.js';
import { type Control, procedure, thenGo } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import { NOBODY } from '../state/perspective.js';
import type { EffectContext, Entity, Known } from '../state/state.js';
import { expireConditional } from './conditional.js';

export function openContext(g: Game, ctx: EffectContext): string {
  const id = String(g.nextId());
  g.j.put(g.s.contexts, id, {
    source: ctx.source,
    controller: ctx.controller,
    unowned: ctx.unowned,
    targets: ctx.targets,
    division: ctx.division,
    x: ctx.x,
    event: ctx.event,
    item: ctx.item,
    entering: ctx.entering,
    ahead: undefined,
    saved: { ...ctx.saved },
    numbers: { ...ctx.numbers },
  });
  return id;
}

function verbOf(g: Game, effect: Effect) {
  const verb = g.rules.words.verb.get(effect.do);
  if (!verb) throw new Error(`no verb ${effect.do}`);
  return verb;
}

/** Runs an instruction. By what it begins, what another effect lasts as long as may be over though nothing has happened (mtg 611.2b). */
function carryOut(g: Game, effect: Effect, ctx: EffectContext, id: string): Control {
  const control = verbOf(g, effect).run(g, effect, ctx, id);
  if (control?.call === undefined) expireConditional(g);
  return control;
}

/** What comes next may have to be so already as this one puts something onto the field (mtg 611.2e). */
function lookAhead(g: Game, ctx: EffectContext, next: Effect | undefined): void {
  const ahead = next && verbOf(g, next).ahead?.(g, next, ctx);
  if (ahead) g.j.note(ctx, 'ahead', ahead);
}

/** Instructions one after another. */
export const effects = procedure<{ ctx: string; list: Effects; at: number }>('effects', {
  next: (g, l) => {
    g.spend();
    const effect = l.list[l.at];
    const ctx = g.s.contexts[l.ctx];
    if (!effect || !ctx || g.s.result) return { done: null };
    g.j.note(l, 'at', l.at + 1);
    lookAhead(g, ctx, l.list[l.at]);
    return thenGo(carryOut(g, effect, ctx, l.ctx), 'next');
  },
});

/** Carries out instructions at once, up to the first that takes steps of its own: the others wait for it. */
export function instructions(g: Game, ctx: string, list: Effects): Control {
  for (let at = 0; ; at++) {
    g.spend();
    const effect = list[at];
    const known = g.s.contexts[ctx];
    if (!effect || !known) return undefined;
    lookAhead(g, known, list[at + 1]);
    const control = carryOut(g, effect, known, ctx);
    if (control?.call !== undefined || g.interrupted) return effects.call({ ctx, list, at: at + 1 }).after(control);
  }
}

/** The same instructions for one entity after another. */
export const forEach = procedure<{ ctx: string; each: Entity[]; as: string; list: Effects; at: number }>('forEach', {
  next: (g, l) => {
    const entity = l.each[l.at];
    const ctx = g.s.contexts[l.ctx];
    if (!entity || !ctx) return { done: null };
    g.j.note(l, 'at', l.at + 1);
    g.j.note(ctx.saved, l.as, [entity]);
    return effects.call({ ctx: l.ctx, list: l.list, at: 0 }, { go: 'next' });
  },
});

/** Instructions that come from no object on the stack (a replacement, a special action). */
export const freeEffects = procedure<
  { source: number; controller: number; effects: Effects; event: JsonObject; known?: Known },
  { ctx: string }
>('freeEffects', {
  begin: (g, l) => {
    const ctx = openContext(g, {
      source: l.source,
      controller: l.controller === NOBODY ? g.active : l.controller,
      unowned: l.controller === NOBODY ? true : undefined,
      targets: l.known?.targets ?? [],
      division: undefined,
      x: undefined,
      event: l.event,
      item: undefined,
      entering: undefined,
      ahead: undefined,
      saved: { ...l.known?.saved },
      numbers: { ...l.known?.numbers },
    });
    g.j.note(l, 'ctx', ctx);
    return instructions(g, ctx, l.effects);
  },
  end: (g, l) => {
    g.j.drop(g.s.contexts, l.ctx);
    return { done: null };
  },
});
