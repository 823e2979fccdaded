/** Changing the targets of something on the stack (mtg 115.7, rb 750). */
import { controllerOf } from '../../continuous/characteristics.js';
import { entitiesOf, matches } from '../../continuous/evaluate.js';
import type { RuleRef } from '../../contract/contract.js';
import { entitiesIn, entityChoice } from '../../decisions/choices.js';
import { triggerOn } from '../../events/triggers.js';
import { fields, type ParamsOf } from '../../language/params.js';
import { procedure } from '../../machine/control.js';
import type { Game } from '../../machine/game.js';
import { defineVerb, type VerbWord } from '../../machine/words.js';
import { legalModes } from '../../stack/enough-targets.js';
import { howManyModes, modeChoices, worthTooMuch } from '../../stack/mode-choices.js';
import { writePlay } from '../../stack/play-data.js';
import { bodyOf, clausePerspective, legalTargets, perspectiveOf, targetSpecs } from '../../stack/targets.js';
import { objectsOf } from '../../state/entities.js';
import { fromContext } from '../../state/perspective.js';
import { type Entity, isPlayer, type Obj, sameEntity } from '../../state/state.js';
import { asks, type Base, ctxOf } from './asking.js';
import { decision } from './params.js';

const params = fields((p) => ({
  what: p.ref,
  to: p.ref.optional(),
  anew: p.flag.optional(),
  any: p.flag.optional(),
  same: p.flag.optional(),
  from: p.filter.optional(),
}));
declare module '../../language/types.js' {
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
  modes: number[];
  /** The clauses of modes that were not chosen before: all of their targets are. */
  fresh: number[];
  /** Those that were chosen so. */
  settled?: number[];
}

const specsOf = (g: Game, item: Obj) => targetSpecs(bodyOf(g, item), item.play?.modes, item.play?.times);
const targetsOf = (item: Obj): Entity[][] => item.play?.targets ?? [];
const placesOf = (item: Obj): Place[] => targetsOf(item).flatMap((list, i) => list.map((_, j): Place => [i, j]));
const targetAt = (item: Obj, [i, j]: Place): Entity | undefined => targetsOf(item)[i]?.[j];

/** The places whose targets must be others than the one here (mtg 115.3): those of its clause, and of clauses that say so. */
function apartFrom(g: Game, item: Obj, [i, j]: Place): Place[] {
  const specs = specsOf(g, item);
  return placesOf(item).filter(([n, k]) =>
    n === i ? k !== j : specs[i]?.notIn?.includes(n) || specs[n]?.notIn?.includes(i),
  );
}
const at = (item: Obj, places: readonly Place[]): Entity[] =>
  places.map((place) => targetAt(item, place)).filter((e) => e !== undefined);
const among = (e: Entity, list: readonly Entity[]): boolean => list.some((other) => sameEntity(e, other));

/** What a target could be changed to: another one that is legal beside those that stay (mtg 115.3, 115.7a). */
function othersFor(g: Game, item: Obj, place: Place, beside = at(item, apartFrom(g, item, place))): Entity[] {
  const [i] = place;
  const spec = specsOf(g, item)[i];
  const now = targetAt(item, place);
  if (!spec || !now) return [];
  return legalTargets(g, spec, clausePerspective(g, item, spec, i), [now, ...beside, { object: item.id }]);
}

/**
 * What a target may be as all are chosen anew one after another: only the set that they are in the end must be legal (mtg 115.7e),
 * so that it may be what a later one still is, which must change then, if that one can.
 */
function choicesAnew(g: Game, item: Obj, place: Place): Entity[] {
  const places = placesOf(item);
  const index = ([i, j]: Place): number => places.findIndex(([n, k]) => n === i && k === j);
  const here = index(place);
  const settled = (p: Place): Entity[] =>
    at(
      item,
      apartFrom(g, item, p).filter((other) => index(other) < here),
    );
  const now = targetAt(item, place);
  const keeps = now && !among(now, settled(place)) ? [now] : [];
  const canFollow = (e: Entity): boolean =>
    places.slice(here + 1).every((later) => {
      const apart = apartFrom(g, item, later);
      const taken = [...settled(later), ...(apart.some((p) => index(p) === here) ? [e] : [])];
      const its = targetAt(item, later);
      if (!its || !among(its, taken)) return true;
      const waiting = at(
        item,
        apart.filter((p) => index(p) > here),
      );
      return othersFor(g, item, later, [...taken, ...waiting]).length > 0;
    });
  return [...keeps, ...othersFor(g, item, place, settled(place))].filter(canFollow);
}

function put(g: Game, item: Obj, [i, j]: Place, target: Entity): void {
  const all = targetsOf(item);
  writePlay(g, item, { targets: all.map((list, n) => (n === i ? list.map((e, k) => (k === j ? target : e)) : list)) });
  announce(g, item, target);
}
/** It is a target now, which it was not before. */
function announce(g: Game, item: Obj, target: Entity): void {
  const whom = isPlayer(target) ? { targetPlayer: target.player } : { object: target.object };
  triggerOn(g, { type: 'target', source: item.id, player: controllerOf(g, item.id), ...whom });
}

/** Other modes: the targets of those that stay go on, and those of the others are still to be chosen (rb 751.1). */
function changeModes(g: Game, item: Obj, modes: readonly number[]): number[] {
  const body = bodyOf(g, item);
  const clausesOf = (mode: number): number => targetSpecs(body, [mode]).length;
  const before = new Map<number, Entity[][]>();
  let at = 0;
  for (const mode of item.play?.modes ?? []) {
    before.set(mode, targetsOf(item).slice(at, at + clausesOf(mode)));
    at += clausesOf(mode);
  }
  const targets: Entity[][] = [];
  const fresh: number[] = [];
  for (const mode of modes) {
    const kept = before.get(mode);
    for (let i = 0; i < clausesOf(mode); i++) {
      if (!kept) fresh.push(targets.length);
      targets.push(kept?.[i] ?? []);
    }
  }
  writePlay(g, item, { modes: [...modes], targets });
  return fresh;
}
const sorted = (modes: readonly number[]): number[] => [...modes].sort((a, b) => a - b);

/** The rules by which targets change: chosen anew, changed, or any number of them. */
export interface ChangingRules {
  anew: RuleRef[];
  changed: RuleRef[];
  any: RuleRef[];
  /** What is chosen anew is modes as well (rb 752.1). */
  modes?: RuleRef[];
}

/** `to`: one of the targets becomes that (mtg 115.7b); `any`: any number of them change (mtg 115.7c); `anew`: any of them may be chosen anew (mtg 115.7d); else the only one must change (mtg 115.7a). */
const changingBy = ({ anew, changed, any, modes }: ChangingRules) =>
  procedure<Base<Params>, Changing>('changeTargets', {
    begin: (g, l) => {
      const item = objectsOf(entitiesOf(g, l.effect.what, fromContext(ctxOf(g, l))))[0];
      const object = item === undefined ? undefined : g.find(item);
      if (object?.zone !== g.rules.zones.stack) return { done: null };
      g.j.note(l, 'item', object.id);
      g.j.note(l, 'at', 0);
      if (l.effect.anew && modes && object.play?.modes) return { go: 'modes' };
      if (placesOf(object).length === 0) return { done: null };
      return l.effect.to === undefined ? { go: 'next' } : undefined;
    },
    which: (g, l) => {
      const item = g.object(l.item);
      const by = fromContext(ctxOf(g, l));
      const to = entitiesOf(g, l.effect.to ?? 'self', by)[0];
      const { from } = l.effect;
      const isMeant = (p: Place): boolean => {
        const now = targetAt(item, p);
        return from === undefined || (now !== undefined && matches(g, now, from, by));
      };
      const places = to
        ? placesOf(item).filter((p) => isMeant(p) && othersFor(g, item, p).some((e) => sameEntity(e, to)))
        : [];
      return {
        ask: {
          seat: by.controller,
          kind: 'CHANGED_TARGET',
          shape: 'CHOOSE',
          prompt: 'Choose which target changes',
          rules: changed,
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
    modes: (g, l) => {
      const item = g.object(l.item);
      const body = bodyOf(g, item);
      const now = item.play?.modes ?? [];
      const by = perspectiveOf(g, item);
      // What is carried out several times keeps the modes of each.
      if (!body.modes || !modes || (item.play?.times ?? 1) > 1) return { go: 'next' };
      const all = body.modes.choices.map((_, i) => i);
      const legal = legalModes(g, body, by);
      const { min, max } = howManyModes(g, body.modes, by);
      return {
        ask: {
          seat: fromContext(ctxOf(g, l)).controller,
          kind: 'MODES',
          shape: 'CHOOSE',
          prompt: `${g.rules.view.label(g, { object: l.item })}: choose`,
          rules: modes,
          source: ctxOf(g, l).source,
          // What was chosen may stay, whatever has become of its targets.
          options: modeChoices(
            body.modes,
            all.filter((i) => legal.includes(i) || now.includes(i)),
          ),
          min,
          max,
          check: (picked) => worthTooMuch(g, body.modes, picked),
          fallback: now,
        },
        into: 'modes',
      };
    },
    modesChosen: (g, l) => {
      const item = g.object(l.item);
      const chosen = sorted(l.modes);
      const isSame = chosen.join() === sorted(item.play?.modes ?? []).join();
      const fresh = isSame ? [] : changeModes(g, item, chosen);
      g.j.note(l, 'fresh', fresh);
      g.j.note(l, 'settled', fresh);
      return { go: 'fresh' };
    },
    fresh: (g, l) => {
      const item = g.object(l.item);
      const [at] = l.fresh;
      const spec = at === undefined ? undefined : specsOf(g, item)[at];
      if (at === undefined || !spec) return { go: 'next' };
      const by = clausePerspective(g, item, spec, at);
      const not = (spec.notIn ?? []).flatMap((n) => targetsOf(item)[n] ?? []);
      const found = legalTargets(g, spec, by, [...not, { object: item.id }]);
      const { min = 1, max = Math.max(min, 1) } = spec;
      return {
        ask: {
          seat: fromContext(ctxOf(g, l)).controller,
          kind: 'TARGETS',
          shape: 'CHOOSE',
          prompt: `Choose targets for ${g.rules.view.label(g, { object: l.item })}`,
          rules: anew,
          source: by.source,
          options: found.map((e) => entityChoice(g, e)),
          min: Math.min(min, found.length),
          max: Math.min(max ?? found.length, found.length),
          check: (picked) => g.rules.play.together?.(g, item.id, spec, entitiesIn(picked)) ?? null,
        },
        into: 'picked',
      };
    },
    freshChosen: (g, l) => {
      const item = g.object(l.item);
      const [at, ...fresh] = l.fresh;
      const targets = targetsOf(item).map((list, n) => (n === at ? l.picked : list));
      writePlay(g, item, { targets });
      for (const target of l.picked) announce(g, g.object(l.item), target);
      g.j.note(l, 'fresh', fresh);
      return { go: 'fresh' };
    },
    next: (g, l) => {
      const place = placesOf(g.object(l.item))[l.at];
      if (!place) return { done: null };
      g.j.note(l, 'place', place);
      g.j.note(l, 'at', l.at + 1);
      return { go: l.settled?.includes(place[0]) ? 'next' : 'choose' };
    },
    choose: (g, l) => {
      const item = g.object(l.item);
      const by = fromContext(ctxOf(g, l));
      const options = l.effect.anew
        ? choicesAnew(g, item, l.place)
        : othersFor(g, item, l.place).filter(
            (e) => !l.effect.same || placesOf(item).every((p) => among(e, othersFor(g, item, p))),
          );
      const count = l.effect.any ? 0 : Math.min(1, options.length);
      return {
        ask: {
          seat: by.controller,
          kind: 'TARGETS',
          shape: 'CHOOSE',
          prompt: `Choose a new target for ${g.rules.view.label(g, { object: l.item })}`,
          rules: l.effect.anew ? anew : l.effect.any ? any : changed,
          source: by.source,
          options: options.map((e) => entityChoice(g, e)),
          min: count,
          max: Math.min(1, options.length),
        },
        into: 'picked',
      };
    },
    chosen: (g, l) => {
      const item = g.object(l.item);
      const [picked] = l.picked;
      const now = targetAt(item, l.place);
      const changed = l.effect.same ? placesOf(item) : [l.place];
      if (picked && now && !sameEntity(picked, now))
        for (const place of changed) put(g, g.object(l.item), place, picked);
      return l.effect.same ? { done: null } : { go: 'next' };
    },
  });

/** The verb, as a game whose rules say how it is carried out has it. */
export function changeTargetsBy(rules: ChangingRules): VerbWord {
  const changing = changingBy(rules);
  return defineVerb('changeTargets', {
    description:
      'You change the only target of something on the stack (all to the `same`), one (`from` some) `to` something, or choose them `anew`.',
    example: { do: 'changeTargets', what: { target: 0 }, to: 'self' },
    params,
    check: (used) =>
      'to' in used && 'anew' in used
        ? 'takes one of "to" and "anew"'
        : 'from' in used && !('to' in used)
          ? 'takes "from" with "to"'
          : null,
    run: asks(changing),
    decisions: [
      ...(rules.modes
        ? [decision('MODES', 'CHOOSE', 'choose', 'Which modes something on the stack has from now on.')]
        : []),
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
  });
}
