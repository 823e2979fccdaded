/** Verbs that copy: permanents become copies, and things on the stack are copied (mtg 707). */
import { copiableIndex } from '../../continuous/copy.js';
import { amountOf, entitiesOf } from '../../continuous/evaluate.js';
import { entityChoice, outsideTargets } from '../../decisions/choices.js';
import type { CopyExcept, Ref, Value } from '../../language/types.js';
import { procedure } from '../../machine/control.js';
import type { Game } from '../../machine/game.js';
import type { Verb } from '../../machine/policies.js';
import { publicId, zone } from '../../machine/zones.js';
import { announceTargets, bodyOf, legalTargets, perspectiveOf, targetSpecs } from '../../stack/targets.js';
import { fromContext } from '../../state/perspective.js';
import { type Entity, type Obj, sameEntity } from '../../state/state.js';
import { objectsOf } from './entities.js';
import { durationOf } from './lasting.js';
import { type Base, ctxOf, effectOf } from './procedures.js';

/** Objects become copies of another; what they copy is fixed now (707.2b), and later effects still apply to it. */
export const become: Verb = {
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const model = objectsOf(entitiesOf(g, effect.copy as Ref, by))[0];
    const objects = objectsOf(entitiesOf(g, effect.what as Ref, by)).filter((o) => g.find(o));
    const def = model === undefined ? undefined : copiableIndex(g, model, effect.except as CopyExcept | undefined);
    if (def === undefined || objects.length === 0) return undefined;
    const { source, controller } = ctx;
    const until = durationOf(g, effect, by, { kind: 'permanent' });
    g.j.push(g.s.effects, {
      id: g.nextId(),
      ts: g.nextTimestamp(),
      source,
      controller,
      objects,
      mods: [{ mod: 'copy', def }],
      until,
    });
    for (const object of objects) {
      g.emit('BECAME_COPY', g.rules.cite.copy, {
        object: publicId(object),
        card: g.rules.view.label(g, { object }),
        of: g.definition(g.s.defs[def] as string).definition.name,
      });
    }
    return undefined;
  },
};

/** Puts a copy of a spell or ability on the stack; it was not cast, and all that was chosen is copied (707.10). */
function pushCopy(g: Game, original: Obj, controller: number): Obj {
  const { ability, source } = original;
  g.makeRoom(g.rules.zones.stack);
  const copy: Obj = {
    id: g.nextId(),
    def: ability ? original.def : (copiableIndex(g, original.id) as number),
    owner: controller,
    zone: g.rules.zones.stack,
    kind: ability ? 'ability' : 'copy',
    ts: g.nextTimestamp(),
    ...(ability ? { ability, source } : {}),
    ...(original.play ? { play: structuredClone(original.play) } : {}),
  };
  g.add(copy);
  g.j.insert(zone(g, g.rules.zones.stack), 0, copy.id);
  g.emit('COPIED', g.rules.cite.copy, {
    object: publicId(copy.id),
    card: g.rules.view.label(g, { object: copy.id }),
    of: publicId(original.id),
    controller,
    targets: outsideTargets(g, copy.play?.targets ?? []),
  });
  return copy;
}

/** Copies something on the stack as often as said; its controller may choose new targets for each copy (707.10c). */
export const copy = procedure<Base & { left: number; item: number; at: number; picked: Entity[] }>('verb:copy', {
  begin: (g, l) => {
    g.j.note(l, 'left', amountOf(g, (effectOf(l).count as Value) ?? 1, fromContext(ctxOf(g, l))));
  },
  next: (g, l) => {
    g.spend();
    const { controller } = ctxOf(g, l);
    const what = objectsOf(entitiesOf(g, effectOf(l).what as Ref, fromContext(ctxOf(g, l))))[0];
    const original = what === undefined ? undefined : g.find(what);
    if (l.left <= 0 || original?.zone !== g.rules.zones.stack) return { done: null };
    g.j.note(l, 'left', l.left - 1);
    g.j.note(l, 'item', pushCopy(g, original, controller).id);
    g.j.note(l, 'at', 0);
    return { go: effectOf(l).newTargets ? 'target' : 'announce' };
  },
  target: (g, l) => {
    const item = g.object(l.item);
    const spec = targetSpecs(bodyOf(g, item), item.play?.modes)[l.at];
    if (!spec) return { go: 'announce' };
    const by = perspectiveOf(g, item);
    const all = item.play?.targets ?? [];
    const now = all[l.at] ?? [];
    const others = (spec.notIn ?? []).flatMap((n) => all[n] ?? []);
    // Unchanged targets may stay even where they have become illegal.
    const legal = legalTargets(g, spec, by, [...others, { object: item.id }]);
    const found = [...now, ...legal.filter((e) => !now.some((n) => sameEntity(n, e)))];
    return {
      ask: {
        seat: by.controller,
        kind: 'TARGETS',
        shape: 'CHOOSE',
        prompt: `Choose targets for the copy of ${g.rules.view.label(g, { object: item.id })}`,
        rules: g.rules.cite.copy,
        source: by.source,
        options: found.map((e) => entityChoice(g, e)),
        min: now.length,
        max: now.length,
        fallback: now as never,
      },
      into: 'picked',
    };
  },
  chosen: (g, l) => {
    const item = g.object(l.item);
    const play = item.play as NonNullable<Obj['play']>;
    g.change(item, 'play', { ...play, targets: play.targets.map((t, i) => (i === l.at ? l.picked : t)) });
    g.j.note(l, 'at', l.at + 1);
    return { go: 'target' };
  },
  announce: (g, l) => {
    announceTargets(g, g.object(l.item));
    return { go: 'next' };
  },
});
