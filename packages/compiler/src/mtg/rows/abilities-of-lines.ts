/** How what lines say becomes abilities: triggered and activated ones, and where they work (602, 603, 605, 113.6). */
import type { Ability, Cost, Effect } from '@arbiter/engine';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import type { Limits, Line, Trigger } from '../categories.js';
import { mention, SOURCE_KINDS } from '../nouns.js';
import { type Divided, divisionOf } from './effects/dividing.js';

export const abilities = (list: readonly Unsettled[]): Line => ({ line: 'abilities', abilities: list });
const isOfEvent = (amount: unknown): boolean => JSON.stringify(amount) === '{"event":"amount"}';
/** "That much" is how much it was that happened, unless another amount was spoken of since. */
function spokenBetween(told: readonly Effect[]): boolean {
  const amounts: unknown[] = [];
  const within = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, inner] of Object.entries(part))
      if (key === 'amount' || key === 'count') amounts.push(inner);
      else within(inner);
  };
  within(told);
  return amounts.some(isOfEvent) && !isOfEvent(amounts[0]);
}
/** "That many" of several that moved together is how many they were (603.2c). */
const asMany = (told: Effect[]): Effect[] => {
  const within = (part: unknown): unknown => {
    if (isOfEvent(part)) return { countOf: { event: 'object' } };
    if (Array.isArray(part)) return part.map(within);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, within(inner)]));
  };
  return told.map(within) as Effect[];
};
export const triggered = (
  { on, mentions, zone: there, if: when, or }: Trigger,
  told: Effect[],
  more: Partial<Extract<Ability, { kind: 'triggered' }>> = {},
): Unsettled[] | undefined => {
  const divided = divisionOf(on.batch && on.on === 'move' ? asMany(told) : told);
  if (!divided || spokenBetween(told)) return undefined;
  const { effects, divide } = divided;
  const zone = there ?? placeOf(effects);
  // What only happens on the battlefield can't have happened to a card in a graveyard.
  if (zone !== undefined && (on.object === 'self' || on.object === 'attached' || on.source === 'self'))
    return undefined;
  const one = unsettled(
    {
      kind: 'triggered',
      on,
      ...(divide === undefined ? {} : { divide }),
      effects,
      ...(zone === undefined ? {} : { zone }),
      ...more,
      ...(when === undefined ? {} : { if: more.if ? { all: [when, more.if] } : when }),
    },
    mentions,
  );
  if (!or) return [one];
  // How often in a turn is asked of both together.
  const others = more.limit ? undefined : triggered(or, told, more);
  return others && [one, ...others];
};
/** Where the source is by what its ability does with it: an ability that moves its source from a zone works there (113.6k). */
const placeOf = (part: unknown): string | undefined => {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('noun' in part && part.noun === 'mention' && 'zone' in part) return String(part.zone);
  for (const inner of Object.values(part)) {
    const place = placeOf(inner);
    if (place !== undefined) return place;
  }
  return undefined;
};
/** A mana ability has no target and may add mana (605.1a). */
const addsMana = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => effect.do === 'addMana' || branchesOf(effect).some(addsMana));
/** What an instruction does in one case or another. */
const branchesOf = (effect: Effect): Effect[][] =>
  effect.do === 'if' || effect.do === 'may' ? [effect.then, effect.else ?? []] : [];
const immediate = (cost: Cost[], effects: Effect[]): boolean =>
  addsMana(effects) && !cost.some(({ pay }) => pay === 'loyalty') && !targets(effects);
const targets = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('noun' in part && part.noun === 'target') || Object.values(part).some(targets));
/** What a card does with itself shows where it must be: it is discarded from the hand (113.6). */
const zoneOf = (cost: readonly Cost[], effects: readonly Effect[]): { zone?: string } => {
  const place = placeOf(effects);
  if (place !== undefined) return { zone: place };
  if (cost.some((one) => one.pay === 'discard' && one.what === 'self')) return { zone: 'hand' };
  return cost.some((one) => one.pay === 'exile' && one.what === 'self' && one.from === undefined)
    ? { zone: 'graveyard' }
    : {};
};
/** A cost that speaks of the card itself is what "it" points to after it. */
const paidWithItself = (cost: readonly Cost[]): boolean => cost.some((one) => 'what' in one && one.what === 'self');
/** Counters of the source are paid with, or put on it: it stays what it is. */
const paidWithCounters = (cost: readonly Cost[]): boolean =>
  cost.some((one) => (one.pay === 'takeCounters' && !one.from) || (one.pay === 'putCounters' && !one.on));
export const activated = (cost: Cost[], told: Effect[], limits: Limits = {}): Unsettled[] | undefined => {
  const divided = divisionOf(told);
  return divided && [activatedWith(cost, divided, limits)];
};
const activatedWith = (cost: Cost[], { effects, divide }: Divided, limits: Limits): Unsettled =>
  unsettled(
    {
      kind: 'activated',
      cost,
      ...(divide === undefined ? {} : { divide }),
      effects,
      ...zoneOf(cost, effects),
      ...limits,
      ...(immediate(cost, effects) ? { immediate: true } : {}),
    },
    paidWithItself(cost)
      ? [mention(0, 'self', SOURCE_KINDS), { ...mention(0, { now: 'self' }, SOURCE_KINDS), of: 'self' }]
      : paidWithCounters(cost)
        ? [mention(0, 'self', SOURCE_KINDS)]
        : [],
  );

/** An ability of the card in the hand, which is revealed for it, once each turn (702.57). */
export function forecast(costs: Cost[], told: Effect[]): Unsettled[] | undefined {
  const divided = divisionOf(told);
  if (!divided) return undefined;
  const { effects, divide } = divided;
  const more = divide === undefined ? {} : { divide };
  const limits = { zone: 'hand', limit: { perTurn: 1 }, keyword: 'forecast' };
  const cost: Cost[] = [...costs, { pay: 'reveal', what: 'self' }];
  return [unsettled({ kind: 'activated', cost, ...more, effects, ...limits }, [mention(0, 'self', SOURCE_KINDS)])];
}
/** "Max speed — [Ability]" functions where that ability does (702.178b). */
export const atMaxSpeed = (abilities: readonly Ability[]): Unsettled => {
  const zone = abilities.flatMap((one) => ('zone' in one && one.zone !== undefined ? [one.zone] : []))[0];
  return unsettled({
    kind: 'static',
    affects: 'self',
    mods: abilities.map((ability) => ({ mod: 'ability', ability })),
    if: { is: ['you', { is: 'maxSpeed' }] },
    ...(zone === undefined ? {} : { zone }),
  });
};

export const isElsewhere = (ability: Ability): boolean => 'zone' in ability && ability.zone !== undefined;
/** It waits for its own card to be cycled or discarded, wherever that happens (603.6). */
export const isPutAway = (ability: Ability): boolean =>
  ability.kind === 'triggered' &&
  ability.on.on === 'move' &&
  ability.on.object === 'self' &&
  (ability.on.match?.paying !== undefined || ability.on.match?.cause === 'discard');
