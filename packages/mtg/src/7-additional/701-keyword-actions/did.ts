/** Keyword actions and abilities that cards speak of by name: "whenever it explores", "when this exploits a creature". */
import {
  defineEvent,
  defineVerb,
  type EventWord,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  isPlayer,
  type ParamsOf,
  type Ref,
  type Seat,
  triggerOn,
  type VerbWord,
} from '@arbiter/engine';
import { z } from 'zod';

/** What cards call by a name. */
const DEEDS = [
  ...['adapt', 'amass', 'becomeCrewed', 'becomeMonarch', 'becomeSaddled', 'blight', 'bolster', 'connive', 'crew'],
  ...[
    'discover',
    'earthbend',
    'enlist',
    'evolve',
    'exert',
    'exploit',
    'explore',
    'firebend',
    'foretell',
    'giveGift',
    'learn',
    'manifestDread',
  ],
  ...['becomeRingBearer', 'champion', 'clash', 'collectEvidence', 'completeDungeon', 'airbend'],
  ...['ringTempts', 'takeInitiative', 'venture', 'vote', 'winClash'],
  'commitCrime',
  ...['mentor', 'plot', 'populate', 'proliferate', 'saddle', 'scry', 'support', 'surveil', 'train', 'waterbend'],
] as const;
export type Deed = (typeof DEEDS)[number];

const params = fields((p) => ({
  what: z.enum(DEEDS),
  object: p.ref,
  other: p.ref.optional(),
  instance: p.count.optional(),
}));
declare module '@arbiter/engine' {
  interface Verbs {
    did: ParamsOf<typeof params>;
  }
  interface Events {
    did: { what: Deed; object?: number; player: Seat; other?: number; instance?: number };
  }
}

/** Abilities trigger on a deed, once it is complete, also where parts of it were impossible. */
export function did(g: Game, what: Deed, player: Seat, object?: number, other?: number, instance?: number): void {
  triggerOn(g, {
    type: 'did',
    what,
    player,
    ...(object === undefined ? {} : { object }),
    ...(other === undefined ? {} : { other }),
    ...(instance === undefined ? {} : { instance }),
  });
}

export const didVerb: VerbWord = defineVerb('did', {
  description: 'Lets abilities trigger on what keyword abilities call by a name.',
  example: { do: 'did', what: 'exploit', object: 'self' },
  params,
  internal: true,
  run: (g, { what, object, other, instance }, ctx) => {
    const by = fromContext(ctx);
    const first = (ref: Ref): number | undefined => {
      const [entity] = entitiesOf(g, ref, by);
      return entity && !isPlayer(entity) ? entity.object : undefined;
    };
    did(g, what, ctx.controller, first(object), other === undefined ? undefined : first(other), instance);
    return undefined;
  },
  text: () => '',
});

export const didEvent: EventWord = defineEvent('did', {
  description:
    'An object or player did what a keyword calls by the name `what`, of one `instance` of it; `other` is what that was done to.',
  example: { on: 'did', object: 'self', match: { what: 'explore' } },
  match: (p) => ({ what: z.enum(DEEDS), instance: p.count }),
  refs: ['object', 'player', 'other'],
});
