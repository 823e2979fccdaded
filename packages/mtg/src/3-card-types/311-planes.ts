/** Planes (311): their chaos abilities, and what makes chaos ensue. */
import {
  cardOf,
  defineEvent,
  defineVerb,
  entitiesOf,
  expandKeywords,
  fields,
  fromContext,
  type Game,
  objectsOf,
  type ParamsOf,
  publicId,
  type Seat,
  type TriggeredAbility,
  triggerOnParts,
  wait,
} from '@arbiter/engine';
import { faceUp, planarController } from '../9-casual/901-planechase/901.6-controller.js';
import { cite } from '../cite.js';

const params = fields((p) => ({ on: p.ref.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    chaosEnsues: ParamsOf<typeof params>;
  }
  interface Events {
    /** Chaos ensued for this plane; `player` is the planar controller. */
    chaos: { object: number; player: Seat };
  }
}

/** What chaos ensues for: all that lies face up, or single cards, also such as were revealed. @citation */
const ENSUED = cite('mtg:311.7');

/** Chaos ensues: for all planes, or only `on` these, which may still be in a planar deck if they are revealed (311.7). */
export function chaosEnsues(g: Game, on?: readonly number[]): void {
  const planes = on ?? faceUp(g);
  const player = planarController(g);
  const named = planes.map((id) => ({ object: publicId(id), card: cardOf(g, id) }));
  g.emit('CHAOS_ENSUED', ENSUED, { cards: named });
  const open = faceUp(g);
  const there = planes.filter((id) => open.includes(id));
  if (there.length > 0)
    triggerOnParts(
      g,
      there.map((object) => ({ type: 'chaos', object, player })),
    );
  for (const source of planes.filter((id) => !open.includes(id)))
    for (const ability of chaosAbilitiesOf(g, source))
      wait(
        g,
        { source, controller: player, ability, event: { type: 'chaos', object: source, player } },
        g.s.counters.id,
      );
}

const chaosAbilitiesOf = (g: Game, id: number): TriggeredAbility[] =>
  expandKeywords(g, g.defined(g.object(id).def).abilities).filter(
    (ability): ability is TriggeredAbility => ability.kind === 'triggered' && ability.on.on === 'chaos',
  );

export const planeWords = [
  defineVerb('chaosEnsues', {
    description:
      'Chaos ensues: for all planes that lie face up, or only `on` these, which may be revealed cards of a planar deck.',
    example: { do: 'chaosEnsues' },
    params,
    run: (g, effect, ctx) => {
      chaosEnsues(g, effect.on === undefined ? undefined : objectsOf(entitiesOf(g, effect.on, fromContext(ctx))));
      return undefined;
    },
    text: ({ on }, say) => `chaos ensues${on === undefined ? '' : ` on ${say.ref(on)}`}`,
  }),
  defineEvent('chaos', {
    description: 'Chaos ensues for this plane: chaos was rolled on the planar die, or an effect says so.',
    example: { on: 'chaos', object: 'self' },
    refs: ['object', 'player'],
  }),
] as const;
