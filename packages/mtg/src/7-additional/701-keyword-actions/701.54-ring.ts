/** The Ring tempts you (701.54): an emblem that grows with each time, and the creature that bears the Ring. */
import {
  type Condition,
  cardOf,
  characteristicsOf,
  definePredicate,
  defineValue,
  defineVerb,
  type Entity,
  entitiesOf,
  type Filter,
  fields,
  fromContext,
  type Game,
  instructions,
  isPlayer,
  known,
  markedOnField,
  type ParamsOf,
  publicId,
  type Ref,
  type Seat,
  type SingleFaced,
  setMark,
} from '@arbiter/engine';
import { emblemKind } from '../../1-concepts/114-emblems.js';
import { cite } from '../../cite.js';
import { and, continuous, creature, discard, draw, loseLife, triggered, youControl } from '../../language/builders.js';
import { did } from './did.js';

const params = fields(() => ({}));
const bearing = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    // biome-ignore lint/complexity/noBannedTypes: it takes nothing
    ringTempts: {};
    bearRing: ParamsOf<typeof bearing>;
  }
  interface Values {
    ringTempted: { ringTempted: Ref };
  }
  interface PlayerMarks {
    /** How often the Ring has tempted them. */
    ringTempted?: number;
  }
  interface ObjectMarks {
    /** Whose Ring-bearer it is. */
    ringBearer?: Seat;
  }
}

const temptedOf = (g: Game, seat: Seat): number => g.playerMarks(seat).ringTempted ?? 0;
const bearer: Filter = [{ is: 'ringBearer' }, youControl].flat();
const tempted = (times: number): Condition => ({ compare: [{ ringTempted: 'you' }, '>=', times] });
const ofGreaterPower = { stat: ['power', '>', { stat: 'power', of: 'self' }] };

/** What the emblem has; of four abilities three are there once the Ring has tempted its player so often (701.54c). */
const THE_RING: SingleFaced = {
  name: 'The Ring',
  props: { name: 'The Ring', supertypes: [], types: [], subtypes: [], colors: [] },
  abilities: [
    {
      ...continuous(bearer, [
        { mod: 'gain', prop: 'supertypes', values: ['Legendary'] },
        { mod: 'rule', rule: 'cantBeBlockedBy', by: ofGreaterPower },
      ]),
      zone: 'command',
    },
    triggered(
      { on: 'attack', object: bearer },
      { zone: 'command', if: tempted(2), effects: [draw(1), discard(1, 'you')] },
    ),
    triggered(
      { on: 'block', object: creature, source: bearer },
      {
        zone: 'command',
        if: tempted(3),
        effects: [
          { do: 'remember', as: 'blocker', what: { event: 'object' } },
          {
            do: 'delayed',
            on: { on: 'step', match: { step: 'endOfCombat' } },
            // Whoever controls it does: nobody sacrifices what others control (701.21a).
            effects: [
              { do: 'sacrifice', who: { controllerOf: { saved: 'blocker' } }, filter: [{ in: { saved: 'blocker' } }] },
            ],
          },
        ],
      },
    ),
    triggered(
      { on: 'damage', source: bearer, player: 'any', match: { combat: true } },
      { zone: 'command', if: tempted(4), effects: [loseLife(3, 'opponents')] },
    ),
  ],
};
const RING = cite('mtg:701.54a', 'mtg:701.54c');

/** The Ring-bearer of a player, while that controls it: the designation is no more as soon as another player does (701.54a). */
const bearsFor = (g: Game, id: number): Seat | undefined => {
  const object = g.find(id);
  return object?.zone === 'battlefield' ? g.markOf(object, 'ringBearer') : undefined;
};

const bearers = markedOnField('ringBearer');
/** Where another player has gained control of a Ring-bearer it is one no longer (701.54a). */
export function watchRingBearers(g: Game): void {
  for (const id of bearers(g)) {
    const of = bearsFor(g, id);
    if (of !== undefined && characteristicsOf(g, id).controller !== of)
      setMark(g, g.object(id), 'ringBearer', undefined);
  }
}

/** Whoever has no emblem of that name gets it before they choose (701.54c). */
function tempt(g: Game, player: Seat): void {
  const times = temptedOf(g, player) + 1;
  g.markPlayer(player, 'ringTempted', times);
  g.emit('RING_TEMPTED', RING, { seat: player, times });
  if (times === 1) emblemKind.apply(g, { type: 'emblem', player, token: known(g, THE_RING).hash });
}

/** A creature is the Ring-bearer of a player, and no other one of theirs is (701.54a). */
function becomesBearer(g: Game, seat: Seat, id: number): void {
  for (const other of g.zone('battlefield'))
    if (bearsFor(g, other) === seat) setMark(g, g.object(other), 'ringBearer', undefined);
  setMark(g, g.object(id), 'ringBearer', seat);
  g.emit('RING_BEARER', cite('mtg:701.54a', 'mtg:701.54b'), { seat, object: publicId(id), card: cardOf(g, id) });
  did(g, 'becomeRingBearer', seat, id);
}

export const ringTempts = defineVerb('ringTempts', {
  description: 'The Ring tempts you: you choose a creature you control, which becomes your Ring-bearer.',
  example: { do: 'ringTempts' },
  params,
  run: (g, _effect, ctx, id) => {
    tempt(g, ctx.controller);
    return instructions(g, id, [
      {
        do: 'choose',
        from: and({ zone: 'battlefield' }, creature, youControl),
        min: 1,
        max: 1,
        save: '$bearer',
        prompt: 'Choose your Ring-bearer',
      },
      { do: 'bearRing', what: { saved: '$bearer' } },
    ]);
  },
  text: () => 'the Ring tempts you',
  intent: () => 1,
});

/** Abilities trigger once it is complete, also where there was no creature to choose (701.54d). */
export const bearRing = defineVerb('bearRing', {
  description: 'A creature becomes your Ring-bearer, as the Ring tempts you.',
  example: { do: 'bearRing', what: 'self' },
  params: bearing,
  internal: true,
  run: (g, { what }, ctx) => {
    const [found] = entitiesOf(g, what, fromContext(ctx));
    const chosen = found && isObject(found) ? found.object : undefined;
    if (chosen !== undefined) becomesBearer(g, ctx.controller, chosen);
    did(g, 'ringTempts', ctx.controller, chosen);
    return undefined;
  },
  text: () => '',
});
const isObject = (e: Entity): e is { object: number } => !isPlayer(e);

export const ringWords = [
  definePredicate('ringBearer', {
    description: 'The Ring-bearer of whoever controls it.',
    holds: (g, e) => isObject(e) && bearsFor(g, e.object) !== undefined,
    reads: [],
  }),
  defineValue('ringTempted', {
    description: 'How often the Ring has tempted a player in this game.',
    example: { ringTempted: 'you' },
    params: (p) => ({ ringTempted: p.ref }),
    compile:
      ({ ringTempted: who }) =>
      (g, by) =>
        entitiesOf(g, who, by).reduce((sum, e) => sum + (isPlayer(e) ? temptedOf(g, e.player) : 0), 0),
    text: ({ ringTempted: who }, say) => `the number of times the Ring has tempted ${say.ref(who)}`,
  }),
] as const;
