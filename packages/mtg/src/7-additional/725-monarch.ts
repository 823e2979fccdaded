/** The monarch (725): what one player is until another one is it, and what being it brings. */
import {
  definePredicate,
  defineVerb,
  doersOf,
  fields,
  fromContext,
  type Game,
  isPlayer,
  type ParamsOf,
  type PredicateWord,
  type RuleRef,
  type Seat,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { creature, draw } from '../language/builders.js';
import { did } from './701-keyword-actions/did.js';
import { heldByOne } from './held-by-one.js';

const params = fields((p) => ({ who: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    becomeMonarch: ParamsOf<typeof params>;
  }
}

const MONARCH = 'monarch';

/** The two abilities that come with it (725.2). */
const monarch = heldByOne(
  MONARCH,
  [
    { on: { on: 'step', player: 'you', match: { step: 'end' } }, effects: [draw(1)] },
    {
      on: { on: 'damage', source: creature, player: 'you', match: { combat: true } },
      effects: [{ do: 'becomeMonarch', who: { controllerOf: { event: 'source' } } }],
    },
  ],
  { type: 'MONARCH_CHANGED', rules: cite('mtg:725.1', 'mtg:725.2', 'mtg:725.3'), succession: cite('mtg:725.4') },
);

/** A player becomes the monarch; who is it already doesn't become it again (725.3). */
function crown(g: Game, player: Seat, source: number, because?: RuleRef[]): void {
  if (monarch.has(g, player)) return;
  monarch.give(g, player, source, because);
  did(g, 'becomeMonarch', player);
}

/** The designation and what it brings, without anything that sees it happen. */
export const setMonarch = monarch.give;

/** A monarch who leaves the game is followed by another player (725.4). */
export const succession = (g: Game, leaving: Seat): void =>
  monarch.succeed(g, leaving, (next, source, because) => crown(g, next, source, because));

export const becomeMonarch = defineVerb('becomeMonarch', {
  description: 'A player becomes the monarch.',
  example: { do: 'becomeMonarch', who: 'you' },
  params,
  run: (g, effect, ctx) => {
    for (const player of doersOf(g, effect, fromContext(ctx))) crown(g, player, ctx.source);
    return undefined;
  },
  text: ({ who }, say) => `${say.doer(who)}become the monarch`,
  intent: () => 2,
});

export const monarchPredicates: readonly PredicateWord[] = [
  definePredicate('monarch', {
    description: 'The player who is the monarch.',
    holds: (g, e) => isPlayer(e) && monarch.has(g, e.player),
  }),
];
