/**
 * "May" of a triggered ability is a mode: whoever may says whether to as the ability goes on the stack, and not again (410.5). Where
 * both players may, there is an ability on the stack for each of them (410.2).
 */
import type { Effect, Effects, Ref, TriggeredAbility } from '@arbiter/engine';
import { cite } from '../../../cite.js';

/** Nothing, or what the ability says. @citation */
export const MODES = cite('mtg-2003:410.5');

interface Modes {
  taken: TriggeredAbility;
  left: TriggeredAbility;
  /** Whom it lets do it, where that is not its controller. */
  who?: Ref;
}
const known = new WeakMap<TriggeredAbility, Modes>();

/** An instruction that leaves it to a player whether to follow it: what it is for those who do, and for those who don't. */
interface Offer {
  who?: Ref;
  taken: readonly Effect[];
  left: readonly Effect[];
}

/** "You may …", "that player may …"; "each opponent may …" and the like; and "may put a card …", which is a choice of one or none. */
function offerIn(effect: Effect): Offer | undefined {
  if (effect.do === 'may' && !effect.once) {
    const { who = 'you', then, else: otherwise = [] } = effect;
    return { ...(who === 'you' ? {} : { who }), taken: then, left: otherwise };
  }
  if (
    effect.do === 'choose' &&
    effect.who !== undefined &&
    effect.who !== 'you' &&
    effect.min === 0 &&
    (effect.max ?? 1) === 1
  )
    return { who: effect.who, taken: [{ ...effect, min: 1 }], left: [] };
  const [only, ...more] = effect.do === 'forEach' && isOfPlayers(effect.of) ? effect.effects : [];
  if (effect.do !== 'forEach' || only?.do !== 'may' || only.once || more.length > 0) return undefined;
  const forEach = (effects: Effects): Effect => ({ ...effect, effects });
  return { who: effect.of, taken: [forEach(only.then)], left: [forEach(only.else ?? [])] };
}
const isOfPlayers = (of: Ref): boolean => of === 'you' || of === 'opponents';

/** What a triggered ability is on the stack as whoever it lets do something has said; undefined: it lets nobody, or several. */
export function modesOfMay(ability: TriggeredAbility): Modes | undefined {
  const all = known.get(ability);
  if (all) return all;
  const effects = ability.effects ?? [];
  const offers = effects.map(offerIn);
  const at = offers.findIndex((offer) => offer !== undefined);
  const offer = offers[at];
  // What its controller may do besides what happens in any case is not told apart (see `fits.ts`).
  if (!offer || offers.filter((one) => one !== undefined).length > 1 || (!offer.who && effects.length > 1))
    return undefined;
  const having = (part: readonly Effect[]): Effect[] => [...effects.slice(0, at), ...part, ...effects.slice(at + 1)];
  const { targets: _, ...left } = ability;
  const isAll = effects.length === 1;
  const modes: Modes = {
    taken: { ...ability, effects: having(offer.taken) },
    left: { ...(isAll ? left : ability), effects: having(offer.left) },
    ...(offer.who === undefined ? {} : { who: offer.who }),
  };
  known.set(ability, modes);
  return modes;
}

/** One for each player who is offered a choice. @citation */
export const FOR_EACH = cite('mtg-2003:410.2');

const ofEach = new WeakMap<TriggeredAbility, readonly TriggeredAbility[]>();

/** "Each player may": the player who may is the one that the instruction goes through. */
const isOfferedToEach = (effect: Effect | undefined): effect is Extract<Effect, { do: 'forEach' }> =>
  effect?.do === 'forEach' && effect.of === 'players' && effect.effects[0]?.do === 'may';

export function forEachPlayer(ability: TriggeredAbility): readonly TriggeredAbility[] | undefined {
  const [first, ...rest] = ability.effects ?? [];
  if (!isOfferedToEach(first) || rest.length > 0) return undefined;
  let parts = ofEach.get(ability);
  if (!parts) {
    parts = (['you', 'opponents'] as const).map((of) => ({ ...ability, effects: [{ ...first, of }] }));
    ofEach.set(ability, parts);
  }
  return parts;
}
