/** When cards and abilities may be used by their speed, and which rule forbids it at other times (308–310, 806, 813). */
import {
  type Ability,
  type ActivatedAbility,
  characteristicsOf,
  expandKeywords,
  type Game,
  type Matcher,
  perRules,
  publicId,
  type Seat,
  type Violation,
} from '@arbiter/engine';
import { board, units } from '../1-concepts/107-board.js';
import { traitAmong } from '../8-keywords/traits.js';
import { cite } from '../cite.js';
import { invited, isClosed, showdown } from './307-states.js';

/** With Reaction also in closed states, with Action also in showdowns (806, 813). */
export type Speed = 'normal' | 'action' | 'reaction';

export function timely(g: Game, seat: Seat, speed: Speed): boolean {
  if (isClosed(g)) return speed === 'reaction';
  if (showdown(g)) return speed !== 'normal';
  // 310.1.a: by default only in one's own neutral open state; that is in the main phase.
  if (invited.of(g) === seat) return g.turn.phase === 'main';
  return g.active === seat && g.turn.phase === 'main';
}

const speeds = perRules(() => new WeakMap<Ability[], Speed>());
/** What is given to a card where it lies counts as well (819.1.b). */
export function speedOf(g: Game, id: number): Speed {
  const { abilities } = characteristicsOf(g, id);
  const known = speeds(g.rules);
  let speed = known.get(abilities);
  if (!speed) {
    speed = speedAmong(g, abilities);
    known.set(abilities, speed);
  }
  return speed;
}
function speedAmong(g: Game, abilities: Ability[]): Speed {
  if (traitAmong(g, abilities, 'reactionSpeed')) return 'reaction';
  return traitAmong(g, abilities, 'actionSpeed') ? 'action' : 'normal';
}
export const speedOfAbility = ({ timing }: ActivatedAbility): Speed => (timing as Speed | undefined) ?? 'normal';

/** Hiding is done in one's own turn, in an open state (421.2.a, 811.1.b). */
export const mayHide = (g: Game, seat: Seat): boolean =>
  g.active === seat && !isClosed(g) && (showdown(g) !== null || g.turn.phase === 'main');

/** Why something can't be done at this time by who asks for it; null: time isn't the reason. */
export function forbidsAtThisTime(g: Game, seat: Seat, pick: Matcher): Violation | null {
  const fits = (id: number): boolean =>
    pick.object === publicId(id) ||
    (pick.object === undefined && pick.card?.toLowerCase() === g.rules.view.label(g, { object: id }).toLowerCase());
  const mine = (id: number): boolean => characteristicsOf(g, id).controller === seat && fits(id);
  const inHand = [...g.zone(`hand:${seat}`), ...g.zone(`championZone:${seat}`)].find(fits);
  const asked = (kind: string): boolean => pick.kind === undefined || pick.kind === kind;
  if (pick.kind === 'MOVE') {
    const unit = units(g).find(mine);
    return unit === undefined ? null : forbidsMoving(g, seat, unit);
  }
  if (pick.kind === 'HIDE') return inHand !== undefined && !mayHide(g, seat) ? HIDING : null;
  if (asked('PLAY') && inHand !== undefined) return tooSlow(g, seat, speedOf(g, inHand));
  if (asked('PLAY') && g.zone(`facedown:${seat}`).some((id) => fits(id) && hiddenThisTurn(g, id))) return SAME_TURN;
  if (!asked('ACTIVATE')) return null;
  const source = [...board(g), ...g.zone(`legendZone:${seat}`)].find(mine);
  return source === undefined ? null : forbidsAbility(g, seat, source, pick.ability);
}

/** 811.1.b: it is played from the turn after it was hidden. */
export const hiddenThisTurn = (g: Game, id: number): boolean => (g.markOf(g.object(id), 'since') ?? 0) >= g.turnNumber;

const HIDING: Violation = {
  detail: 'a card is hidden in your own turn, in an open state',
  rules: cite('riftbound:421.2.a', 'riftbound:811.1.b'),
};
const SAME_TURN: Violation = {
  detail: 'it is played from the turn after it was hidden',
  rules: cite('riftbound:811.1.b'),
};

function tooSlow(g: Game, seat: Seat, speed: Speed): Violation | null {
  if (timely(g, seat, speed)) return null;
  if (isClosed(g)) return { detail: 'in a closed state it would need Reaction', rules: cite('riftbound:309.1.a') };
  if (showdown(g))
    return { detail: 'in a showdown it would need Action or Reaction', rules: cite('riftbound:308.1.a') };
  return { detail: 'only in your own main phase', rules: cite('riftbound:310.1.a') };
}

function forbidsMoving(g: Game, seat: Seat, unit: number): Violation | null {
  if (isClosed(g)) return { detail: 'no unit moves in a closed state', rules: cite('riftbound:144.1.b') };
  if (showdown(g)) return { detail: 'no unit moves in a showdown', rules: cite('riftbound:144.1.c') };
  if (g.active !== seat || g.turn.phase !== 'main')
    return { detail: 'units move in their player’s main phase', rules: cite('riftbound:144.1.a') };
  if (!g.is(g.object(unit), 'exhausted')) return null;
  return { detail: 'it is exhausted, and moving would exhaust it', rules: cite('riftbound:144.2') };
}

function forbidsAbility(g: Game, seat: Seat, id: number, at: number | undefined): Violation | null {
  const abilities = expandKeywords(g, characteristicsOf(g, id).abilities).filter((_, i) => (at ?? i) === i);
  const activated = abilities.filter((a): a is ActivatedAbility => a.kind === 'activated' && !a.immediate);
  const reasons = activated.map((a) => tooSlow(g, seat, speedOfAbility(a)));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}
