/** The initiative (726): what one player has until another one takes it, and Undercity, into which it leads. */
import {
  definePredicate,
  defineVerb,
  doersOf,
  fields,
  fromContext,
  type Game,
  isPlayer,
  type ParamsOf,
  type RuleRef,
  type Seat,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { creature } from '../language/builders.js';
import { did } from './701-keyword-actions/did.js';
import { heldByOne } from './held-by-one.js';

const params = fields((p) => ({ who: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    takeInitiative: ParamsOf<typeof params>;
  }
}

const TAKEN = 'takeInitiative';
const undercity = { do: 'venture', who: 'you', into: 'Undercity' } as const;

/** The three abilities that come with it (726.2). */
const initiative = heldByOne(
  'initiative',
  [
    { on: { on: 'step', player: 'you', match: { step: 'upkeep' } }, effects: [undercity] },
    {
      on: { on: 'damage', source: creature, player: 'you', match: { combat: true }, batch: true },
      effects: [{ do: TAKEN, who: { controllerOf: { event: 'source' } } }],
    },
    { on: { on: 'did', player: 'you', match: { what: TAKEN } }, effects: [undercity] },
  ],
  {
    type: 'INITIATIVE_TAKEN',
    rules: cite('mtg:726.1', 'mtg:726.2', 'mtg:726.3'),
    succession: cite('mtg:726.4'),
  },
);

/** Who has it already takes it again, which lets them venture and changes nothing else. @citation */
export const TAKEN_AGAIN = cite('mtg:726.5');
function take(g: Game, player: Seat, source: number, because?: RuleRef[]): void {
  if (!initiative.has(g, player)) initiative.give(g, player, source, because);
  did(g, TAKEN, player);
}

/** The initiative without anything that sees it taken. */
export const setInitiative = initiative.give;

/** Who has the initiative leaves the game: another player takes it (726.4). */
export const initiativePasses = (g: Game, leaving: Seat): void =>
  initiative.succeed(g, leaving, (next, source, because) => take(g, next, source, because));

export const initiativeWords = [
  defineVerb(TAKEN, {
    description: 'A player takes the initiative.',
    example: { do: TAKEN, who: 'you' },
    params,
    run: (g, effect, ctx) => {
      for (const player of doersOf(g, effect, fromContext(ctx))) take(g, player, ctx.source);
      return undefined;
    },
    text: ({ who }, say) => `${say.doer(who)}take the initiative`,
    intent: () => 2,
  }),
  definePredicate('initiative', {
    description: 'The player who has the initiative.',
    holds: (g, e) => isPlayer(e) && initiative.has(g, e.player),
  }),
] as const;
