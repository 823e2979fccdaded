/** Prowl (702.76): cast for another cost once something of its kind has hit a player. */
import {
  characteristicsOf,
  definePredicate,
  type Game,
  isPlayer,
  type PredicateWord,
  type Seat,
  wordsOf,
} from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { CREATURE_TYPES } from '../../2-parts/205.3-subtypes.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** The creature types of what dealt combat damage to players this turn under this player’s control, as it did. */
    prowling?: string[];
  }
}

export const prowl = defineKeyword({
  name: 'prowl',
  rules: cite('mtg:702.76a', 'mtg:118.9'),
  description:
    'May be cast for `cost` if something of yours that shared a creature type with it dealt combat damage to a player this turn.',
  params: { cost: 'must' },
  text: (a) => `prowl ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [{ kind: 'play', method: 'prowl', cost, if: { is: ['self', { is: 'prowling' }] } }],
});

const TYPES = new Set(CREATURE_TYPES);
const prowlingFor = (g: Game, seat: Seat): readonly string[] => g.playerMarks(seat).prowling ?? [];

/** Combat damage was dealt to a player: of which types its source is, and whose, is looked at then (702.76a). */
export function noteProwling(g: Game, source: number): void {
  const { controller, props } = characteristicsOf(g, source);
  const before = prowlingFor(g, controller);
  const more = wordsOf(props.subtypes).filter((type) => TYPES.has(type) && !before.includes(type));
  if (more.length > 0) g.markPlayer(controller, 'prowling', [...before, ...more]);
}

/** With a turn it is forgotten. */
export function forgetProwling(g: Game, seat: Seat): void {
  g.markPlayer(seat, 'prowling', undefined);
}

export const prowlPredicates: readonly PredicateWord[] = [
  definePredicate('prowling', {
    description:
      'A card of a creature type that something of its player’s had that dealt combat damage to a player this turn.',
    holds: (g, e) => {
      if (isPlayer(e)) return false;
      const { controller, props } = characteristicsOf(g, e.object);
      const types = prowlingFor(g, controller);
      return types.length > 0 && wordsOf(props.subtypes).some((type) => types.includes(type));
    },
    reads: ['subtypes'],
  }),
];
