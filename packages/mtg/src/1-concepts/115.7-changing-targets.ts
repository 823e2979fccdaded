/** Changing the targets of something on the stack (115.7). */
import {
  asks,
  type Base,
  bodyOf,
  clausePerspective,
  controllerOf,
  ctxOf,
  definePredicate,
  defineVerb,
  type Entity,
  entitiesOf,
  entityChoice,
  fields,
  fromContext,
  type Game,
  isPlayer,
  legalTargets,
  type Obj,
  objectsOf,
  type ParamsOf,
  procedure,
  sameEntity,
  targetSpecs,
  triggerOn,
  type VerbWord,
  writePlay,
} from '@arbiter/engine';
import { cite } from '../cite.js';

const params = fields((p) => ({ what: p.ref, to: p.ref.optional(), anew: p.flag.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    changeTargets: ParamsOf<typeof params>;
  }
}
type Params = ParamsOf<typeof params>;

/** One target that was chosen: of which clause, and which of its targets. */
type Place = [clause: number, index: number];
interface Changing {
  item: number;
  at: number;
  place: Place;
  /** Of several targets the one that changes. */
  which: Place[];
  picked: Entity[];
}

const specsOf = (g: Game, item: Obj) => targetSpecs(bodyOf(g, item), item.play?.modes, item.play?.times);
const targetsOf = (item: Obj): Entity[][] => item.play?.targets ?? [];
const placesOf = (item: Obj): Place[] => targetsOf(item).flatMap((list, i) => list.map((_, j): Place => [i, j]));
const targetAt = (item: Obj, [i, j]: Place): Entity | undefined => targetsOf(item)[i]?.[j];

/** What a target could be changed to: another one that is legal beside those that stay (115.3, 115.7a). */
function othersFor(g: Game, item: Obj, [i, j]: Place): Entity[] {
  const spec = specsOf(g, item)[i];
  const now = targetAt(item, [i, j]);
  if (!spec || !now) return [];
  const all = targetsOf(item);
  // Another clause may want what this one has, or this one what another has: neither may have the same then.
  const apart = specsOf(g, item).flatMap((other, n) =>
    spec.notIn?.includes(n) || other.notIn?.includes(i) ? (all[n] ?? []) : [],
  );
  return legalTargets(g, spec, clausePerspective(g, item, spec, i), [...(all[i] ?? []), ...apart, { object: item.id }]);
}

function put(g: Game, item: Obj, [i, j]: Place, target: Entity): void {
  const all = targetsOf(item);
  writePlay(g, item, { targets: all.map((list, n) => (n === i ? list.map((e, k) => (k === j ? target : e)) : list)) });
  const whom = isPlayer(target) ? { targetPlayer: target.player } : { object: target.object };
  triggerOn(g, { type: 'target', source: item.id, player: controllerOf(g, item.id), ...whom });
}

const NEW = cite('mtg:115.7d');
const CHANGED = cite('mtg:115.7a', 'mtg:115.7b');

/** `to`: one of the targets becomes that (115.7b); `anew`: any of them may be chosen anew (115.7d); else the only one must change (115.7a). */
const changing = procedure<Base<Params>, Changing>('changeTargets', {
  begin: (g, l) => {
    const item = objectsOf(entitiesOf(g, l.effect.what, fromContext(ctxOf(g, l))))[0];
    const object = item === undefined ? undefined : g.find(item);
    if (object?.zone !== 'stack' || placesOf(object).length === 0) return { done: null };
    g.j.note(l, 'item', object.id);
    g.j.note(l, 'at', 0);
    return l.effect.to === undefined ? { go: 'next' } : undefined;
  },
  which: (g, l) => {
    const item = g.object(l.item);
    const by = fromContext(ctxOf(g, l));
    const to = entitiesOf(g, l.effect.to ?? 'self', by)[0];
    const places = to ? placesOf(item).filter((p) => othersFor(g, item, p).some((e) => sameEntity(e, to))) : [];
    return {
      ask: {
        seat: by.controller,
        kind: 'CHANGED_TARGET',
        shape: 'CHOOSE',
        prompt: 'Choose which target changes',
        rules: CHANGED,
        source: by.source,
        options: places.map((p) => entityChoice(g, targetAt(item, p) ?? { object: l.item }, p)),
        min: Math.min(1, places.length),
        max: Math.min(1, places.length),
      },
      into: 'which',
    };
  },
  change: (g, l) => {
    const [place] = l.which;
    const to = entitiesOf(g, l.effect.to ?? 'self', fromContext(ctxOf(g, l)))[0];
    if (place && to) put(g, g.object(l.item), place, to);
    return { done: null };
  },
  next: (g, l) => {
    const place = placesOf(g.object(l.item))[l.at];
    if (!place) return { done: null };
    g.j.note(l, 'place', place);
    g.j.note(l, 'at', l.at + 1);
    return { go: 'choose' };
  },
  choose: (g, l) => {
    const item = g.object(l.item);
    const by = fromContext(ctxOf(g, l));
    const now = targetAt(item, l.place);
    const others = othersFor(g, item, l.place);
    const options = l.effect.anew && now ? [now, ...others] : others;
    const count = Math.min(1, options.length);
    return {
      ask: {
        seat: by.controller,
        kind: 'TARGETS',
        shape: 'CHOOSE',
        prompt: `Choose a new target for ${g.rules.view.label(g, { object: l.item })}`,
        rules: l.effect.anew ? NEW : CHANGED,
        source: by.source,
        options: options.map((e) => entityChoice(g, e)),
        min: count,
        max: count,
      },
      into: 'picked',
    };
  },
  chosen: (g, l) => {
    const item = g.object(l.item);
    const [picked] = l.picked;
    const now = targetAt(item, l.place);
    if (picked && now && !sameEntity(picked, now)) put(g, item, l.place, picked);
    return { go: 'next' };
  },
});

export const targetWords: readonly VerbWord[] = [
  defineVerb('changeTargets', {
    description:
      'You change the only target of something on the stack, one of them `to` something, or choose them `anew`.',
    example: { do: 'changeTargets', what: { target: 0 }, to: 'self' },
    params,
    check: (used) => ('to' in used && 'anew' in used ? 'takes one of "to" and "anew"' : null),
    run: asks(changing),
    decisions: [
      {
        kind: 'CHANGED_TARGET',
        shape: 'CHOOSE',
        cite: 'choose',
        meaning: 'Which of several targets is changed.',
      },
    ],
    procedures: [changing],
    text: ({ what, to }, say) => `change the target of ${say.ref(what)}${to === undefined ? '' : ` to ${say.ref(to)}`}`,
    intent: () => -1,
  }),
];

/** Each time that something was chosen as a target counts (115.9a). */
export const singleTarget = definePredicate('singleTarget', {
  description: 'Something on the stack for which a target was chosen once.',
  holds: (g, e) => {
    const object = isPlayer(e) ? undefined : g.find(e.object);
    return object?.zone === 'stack' && placesOf(object).length === 1;
  },
  zone: 'stack',
  reads: [],
});
