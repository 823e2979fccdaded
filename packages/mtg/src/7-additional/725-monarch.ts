/** The monarch (725): what one player is until another one is it, and what being it brings. */
import {
  definePredicate,
  defineVerb,
  doersOf,
  type Effects,
  fields,
  fromContext,
  type Game,
  isPlayer,
  type ParamsOf,
  type PredicateWord,
  type Seat,
  type TriggerPattern,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { creature, draw } from '../language/builders.js';
import { did } from './701-keyword-actions/did.js';

const params = fields((p) => ({ who: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    becomeMonarch: ParamsOf<typeof params>;
  }
}

const MONARCH = 'monarch';
/** Who is the monarch; nobody is until an effect says so (725.1). */
const monarchOf = (g: Game): Seat | undefined => g.s.players.find(({ seat }) => isMonarch(g, seat))?.seat;
const isMonarch = (g: Game, seat: Seat): boolean => designationsOf(g, seat).includes(MONARCH);
const designationsOf = (g: Game, seat: Seat): string[] => g.playerMarks(seat).designations ?? [];

/** The two abilities that come with it; whoever is the monarch as they trigger controls them (725.2). */
const INHERENT: { on: TriggerPattern; effects: Effects }[] = [
  { on: { on: 'step', player: 'you', match: { step: 'end' } }, effects: [draw(1)] },
  {
    on: { on: 'damage', source: creature, player: 'you', match: { combat: true } },
    effects: [{ do: 'becomeMonarch', who: { controllerOf: { event: 'source' } } }],
  },
];

/**
 * A player becomes the monarch, and whoever it was is it no longer (725.3).
 * @param source what made the first monarch: the abilities have no source, and nothing about one shows in what they do
 */
function crown(g: Game, player: Seat, source: number): void {
  if (isMonarch(g, player)) return;
  abdicate(g);
  setMonarch(g, player, source);
  g.emit('MONARCH_CHANGED', cite('mtg:725.1', 'mtg:725.3'), { seat: player });
  did(g, 'becomeMonarch', player);
}

/** The designation and what it brings, without anything that sees it happen. */
export function setMonarch(g: Game, player: Seat, source: number): void {
  g.markPlayer(player, 'designations', [...designationsOf(g, player), MONARCH]);
  for (const ability of INHERENT)
    g.j.push(g.s.delayed, {
      id: g.nextId(),
      source,
      controller: player,
      ...ability,
      saved: {},
      once: false,
      inherent: MONARCH,
    });
}

/** There is no monarch, and nothing left of having been one. */
function abdicate(g: Game): void {
  g.j.refill(
    g.s.delayed,
    g.s.delayed.filter((one) => one.inherent !== MONARCH),
  );
  const seat = monarchOf(g);
  if (seat === undefined) return;
  const others = designationsOf(g, seat).filter((one) => one !== MONARCH);
  g.markPlayer(seat, 'designations', others.length > 0 ? others : undefined);
}

/** A monarch who leaves the game is followed by the active player, or by the next one in turn order (725.4). */
export function succession(g: Game, leaving: Seat): void {
  if (monarchOf(g) !== leaving) return;
  const source = g.s.delayed.find((one) => one.inherent === MONARCH)?.source ?? 0;
  const next = g.seatsFrom(g.active).find((seat) => seat !== leaving);
  if (next === undefined) abdicate(g);
  else crown(g, next, source);
}

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
    holds: (g, e) => isPlayer(e) && isMonarch(g, e.player),
  }),
];
