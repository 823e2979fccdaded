/**
 * What is chosen after payment (2.3.1.4, 2.3.1.5): paying may imbue what is activated, and its text may ask for more modes or
 * other targets then. What was chosen before stays as it is.
 */
import {
  type Body,
  bodyOf,
  type Choice,
  clausePerspective,
  controllerOf,
  type Entity,
  entityChoice,
  type Game,
  holds,
  howManyModes,
  legalModes,
  legalTargets,
  modeChoices,
  type Obj,
  perspectiveOf,
  procedure,
  sizedSpecs,
  type TargetSpec,
  targetSpecs,
  writePlay,
} from '@arbiter/engine';
import { cite } from '../cite.js';

const specsOf = (g: Game, item: Obj): TargetSpec[] => targetSpecs(bodyOf(g, item), item.play?.modes, item.play?.times);

/** The places of target clauses that hang on something which is not so now. */
export function closedClauses(g: Game, item: Obj): number[] {
  return specsOf(g, item).flatMap((spec, at) => (isOpen(g, item, spec, at) ? [] : [at]));
}
const isOpen = (g: Game, item: Obj, spec: TargetSpec, at: number): boolean =>
  !spec.if || holds(g, spec.if, clausePerspective(g, item, spec, at));

/** How many targets a mode has clauses for. */
const clausesOfMode = (body: Body, mode: number): number => body.modes?.choices[mode]?.targets?.length ?? 0;

/** Targets for all modes, those of new modes still to be chosen; and at which places they stand. */
function withRoom(body: Body, before: readonly number[], now: readonly number[], targets: Entity[][]) {
  const left = [...targets];
  const known = new Map(before.map((mode) => [mode, left.splice(0, clausesOfMode(body, mode))]));
  const all: Entity[][] = [];
  const open: number[] = [];
  for (const mode of now)
    for (let i = 0; i < clausesOfMode(body, mode); i++) {
      const own = known.get(mode);
      if (!own) open.push(all.length);
      all.push(own?.[i] ?? []);
    }
  return { all: [...all, ...left], open };
}

type Later = { modes: number[]; open: number[]; picked: Entity[] };
/** Asks for modes and targets that there are now; `closed` names the clauses that there were none for before. */
export const chooseLater = procedure<{ item: number; closed: number[] }, Later>('chooseLater', {
  begin: (g, l) => {
    const item = g.object(l.item);
    const specs = specsOf(g, item);
    g.j.note(
      l,
      'open',
      l.closed.filter((at) => specs[at] && isOpen(g, item, specs[at], at)),
    );
  },
  modes: (g, l) => {
    const item = g.object(l.item);
    const body = bodyOf(g, item);
    const { modes } = body;
    if (!modes) return { go: 'target' };
    const by = perspectiveOf(g, item);
    const chosen = item.play?.modes ?? [];
    const { min, max } = howManyModes(g, modes, by);
    const others = legalModes(g, body, by).filter((mode) => !chosen.includes(mode));
    const most = Math.min(max - chosen.length, others.length);
    if (most <= 0) return { go: 'target' };
    return {
      ask: {
        seat: controllerOf(g, item.id),
        kind: 'MODES',
        shape: 'CHOOSE',
        prompt: `${g.rules.view.label(g, { object: item.id })}: choose more`,
        rules: cite('ga:2.3.1.4', 'ga:2.3.1.8'),
        source: item.id,
        options: modeChoices(modes, others),
        min: Math.min(Math.max(0, min - chosen.length), most),
        max: most,
      },
      into: 'modes',
    };
  },
  modesChosen: (g, l) => {
    const item = g.object(l.item);
    const before = item.play?.modes ?? [];
    const now = [...before, ...l.modes].sort((a, b) => a - b);
    const { all, open } = withRoom(bodyOf(g, item), before, now, item.play?.targets ?? []);
    writePlay(g, item, { modes: now, targets: all });
    g.j.note(l, 'open', open);
  },
  target: (g, l) => {
    const [at] = l.open;
    if (at === undefined) return { done: null };
    const item = g.object(l.item);
    const spec = sizedSpecs(g, specsOf(g, item), perspectiveOf(g, item))[at];
    if (!spec) return { done: null };
    const chosen = (item.play?.targets ?? []).filter((_, n) => spec.notIn?.includes(n)).flat();
    const found = legalTargets(g, spec, clausePerspective(g, item, spec, at), [...chosen, { object: item.id }]);
    const max = Math.min(spec.max === null ? found.length : (spec.max ?? Math.max(spec.min ?? 1, 1)), found.length);
    return {
      ask: {
        seat: controllerOf(g, item.id),
        kind: 'TARGETS',
        shape: 'CHOOSE',
        prompt: `${g.rules.view.label(g, { object: item.id })}: choose target${max > 1 ? 's' : ''}`,
        rules: cite('ga:2.3.1.5', 'ga:2.3.1.8'),
        source: item.id,
        options: found.map((e): Choice => entityChoice(g, e)),
        min: Math.min(spec.min ?? 1, max),
        max,
      },
      into: 'picked',
    };
  },
  targetChosen: (g, l) => {
    const item = g.object(l.item);
    const [at = 0, ...open] = l.open;
    const targets = item.play?.targets ?? [];
    const all = Array.from({ length: Math.max(at + 1, targets.length) }, (_, n) => targets[n] ?? []);
    writePlay(g, item, { targets: all.with(at, l.picked) });
    g.j.note(l, 'open', open);
    g.j.note(l, 'picked', []);
    return { go: 'target' };
  },
});
