/** Exchanging cards of zones (701.12d–f), and an Aura with one of the hand (702.65). */
import {
  asks,
  type Base,
  characteristicsOf,
  ctxOf,
  defineVerb,
  doersOf,
  type Entity,
  entityChoice,
  fields,
  fromContext,
  type Game,
  moveAction,
  type ParamsOf,
  perform,
  procedure,
  type Seat,
} from '@arbiter/engine';
import { z } from 'zod';
import { isAura, mayAttach } from '../../3-card-types/303-attaching.js';
import { cite } from '../../cite.js';

const EXCHANGED = ['library', 'graveyard', 'hand'] as const;
const params = fields((p) => ({ who: p.ref.optional(), zones: z.tuple([z.enum(EXCHANGED), z.enum(EXCHANGED)]) }));
const none = fields(() => ({}));
declare module '@arbiter/engine' {
  interface Verbs {
    exchangeZones: ParamsOf<typeof params>;
    // biome-ignore lint/complexity/noBannedTypes: it takes nothing
    swapAura: {};
  }
}

/** Both happen where one of the zones is empty. @citation */
export const EMPTY_AS_WELL = cite('mtg:701.12f');
export const exchangeZones = defineVerb('exchangeZones', {
  description: 'You, or `who`, exchange all cards of one zone of theirs with all of another.',
  example: { do: 'exchangeZones', zones: ['graveyard', 'library'] },
  params,
  run: (g, effect, ctx) => {
    const [one, other] = effect.zones;
    const moved = (from: string, to: string, seat: Seat) =>
      g.zone(`${from}:${seat}`).map((object) => moveAction({ object, to, cause: 'effect', by: ctx.controller }));
    const seats = doersOf(g, effect, fromContext(ctx));
    return perform(
      g,
      seats.flatMap((seat) => [...moved(one, other, seat), ...moved(other, one, seat)]),
    );
  },
  text: ({ who, zones: [one, other] }, say) => `${say.doer(who ?? 'you')}exchange ${one} and ${other}`,
  intent: () => 0,
});

const SWAP = cite('mtg:702.65a', 'mtg:702.65b', 'mtg:701.12d', 'mtg:701.12e');

/** What an Aura enchants whose controller owns it: only cards of one player are exchanged (701.12d). */
function enchanted(g: Game, id: number, seat: Seat): Entity | undefined {
  const object = g.find(id);
  return object?.zone === 'battlefield' && object.kind === undefined && object.owner === seat
    ? object.attachedTo
    : undefined;
}
/** The Auras of a hand that could enchant that. */
const fitting = (g: Game, seat: Seat, host: Entity): number[] =>
  g.zone(`hand:${seat}`).filter((id) => isAura(characteristicsOf(g, id)) && mayAttach(g, id, host));

const swapping = procedure<Base<object>, { picked: number[] }>('verb:swapAura', {
  ask: (g, l) => {
    const { source, controller: seat } = ctxOf(g, l);
    const host = enchanted(g, source, seat);
    if (!host) return { done: null };
    const options = fitting(g, seat, host).map((id) => entityChoice(g, { object: id }, id));
    return {
      // Which Auras are in the hand is nobody else's business.
      ask: {
        seat,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: 'Exchange it with an Aura card in your hand?',
        rules: SWAP,
        source,
        options,
        min: 0,
        max: 1,
        always: true,
      },
      into: 'picked',
    };
  },
  swap: (g, l) => {
    const { source, controller } = ctxOf(g, l);
    const host = enchanted(g, source, controller);
    const [card] = l.picked;
    if (!host || card === undefined) return { done: null };
    return perform(g, [
      moveAction({ object: source, to: 'hand', cause: 'return', by: controller }),
      moveAction({ object: card, to: 'battlefield', cause: 'return', controller, attachedTo: host }),
    ]);
  },
  done: () => ({ done: null }),
});

export const swapAura = defineVerb('swapAura', {
  description:
    'You may exchange this Aura with an Aura card in your hand, which is attached to what this one enchanted.',
  example: { do: 'swapAura' },
  params: none,
  run: asks(swapping),
  procedures: [swapping],
  text: () => 'you may exchange it with an Aura card in your hand',
  intent: () => 0,
});
