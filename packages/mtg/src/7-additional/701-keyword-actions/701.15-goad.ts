/** Goad (701.15): creatures that must attack, and somebody else. */
import {
  characteristicsOf,
  definePredicate,
  defineVerb,
  fields,
  type Game,
  instructions,
  isPlayer,
  type Mod,
  type ParamsOf,
  type PredicateWord,
  type Seat,
} from '@arbiter/engine';
import { rule } from '../../language/builders.js';

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    goad: ParamsOf<typeof params>;
  }
}

/** The players who goaded it, each once however often (701.15c, 701.15d). */
export const goadersOf = (g: Game, id: number): Seat[] => [
  ...new Set(
    characteristicsOf(g, id)
      .rules.filter((r) => r.rule === 'goaded')
      .map((r) => r.controller),
  ),
];

const isGoading = (mod: Mod): boolean => mod.mod === 'rule' && mod.rule === 'goaded';

export const goad = defineVerb('goad', {
  description: 'Until your next turn they attack each combat if able, and another player than you if able.',
  example: { do: 'goad', what: { target: 0 } },
  params,
  run: (g, { what }, _ctx, id) =>
    instructions(g, id, [{ do: 'modify', what, mods: [rule('goaded')], until: { kind: 'untilStep', step: 'untap' } }]),
  text: ({ what }, say) => `goad ${say.ref(what)}`,
  intent: () => -1,
});

export const goaded: PredicateWord = definePredicate('goaded', {
  description: 'A creature that somebody goaded.',
  // Effects of a goad are known before the layers are gone through; what says it for good is known after them.
  holds: (g, e) =>
    !isPlayer(e) &&
    (g.s.effects.some(({ objects, mods }) => objects.includes(e.object) && mods.some(isGoading)) ||
      goadersOf(g, e.object).length > 0),
});
