/** What a face-down permanent is that was revealed, for what reveals it to ask of (708.12). */
import {
  canSee,
  characteristicsOf,
  definePredicate,
  definitionOf,
  type Entity,
  isPlayer,
  matches,
} from '@arbiter/engine';

/** The card alone counts, without any effect; of what not all have seen nothing is told. */
export const revealedAs = definePredicate('revealedAs', {
  description: 'A face-down object that was revealed, whose card by itself fits `of`; of others, one that fits.',
  holds: (g, e: Entity, by, of = []) => {
    const object = isPlayer(e) ? undefined : g.find(e.object);
    if (!object) return false;
    if (object.covered === undefined) return matches(g, e, of, by);
    if (!canSee(g, 'spectator', object)) return false;
    const { props, abilities } = definitionOf(g, object);
    const before = g.seenAs;
    g.seenAs = { id: object.id, chars: { ...characteristicsOf(g, object.id), props, abilities } };
    try {
      return matches(g, e, of, by);
    } finally {
      g.seenAs = before;
    }
  },
});
