/** Damage and what it does (120.3), and how much is lethal (120.6, 510.1c, 702.2c). */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  cardAndName,
  controllerOf,
  type Game,
  isPlayer,
  type JsonObject,
  lists,
  onField,
  outside,
  playerRules,
  publicId,
  type RuleRef,
  ruleOn,
  type Seat,
  setMark,
  stat,
  type TriggerEvent,
} from '@arbiter/engine';
import { isCreature } from '../3-card-types/302-creatures.js';
import { isBattle } from '../3-card-types/310-battles.js';
import { LIFELINK_RULES } from '../7-additional/702-keywords/702.15-lifelink.js';
import { isSafeFrom, PROTECTION_FROM_DAMAGE, protectedFrom } from '../7-additional/702-keywords/702.16-protection.js';
import { noteProwling } from '../7-additional/702-keywords/702.76-prowl.js';
import { totalToxic } from '../7-additional/702-keywords/702.164-toxic.js';
import { hasTrait } from '../7-additional/702-keywords/traits.js';
import { countCommanderDamage } from '../9-casual/903-commander/903.10-damage.js';
import { cite } from '../cite.js';
import { excessNow } from './120.10-excess.js';

/** Damage that would be lethal to an object if this source dealt it. */
export function lethalDamage(g: Game, id: number, source: number): number {
  const object = g.object(id);
  if (lists(g, id, 'types').includes('Creature'))
    return leastLethal(g, source, Math.max(0, stat(g, id, 'toughness') - g.damageOn(object)));
  // Of a planeswalker that is a battle as well the smaller number (120.10).
  const { loyalty, defense } = object.counters ?? {};
  return Math.min(loyalty ?? Number.POSITIVE_INFINITY, defense ?? loyalty ?? 0);
}

/** How much damage from this source is lethal to a creature that could still take `left` (120.6, 702.2c). */
const leastLethal = (g: Game, source: number, left: number): number =>
  hasTrait(g, source, 'anyDamageIsLethal') ? Math.min(1, left) : left;

/** Whether damage can be dealt there at all (120.1a, 120.8). */
export function noDamage(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'damage') return null;
  if (action.amount <= 0) return cite('mtg:120.8');
  const target = action.target;
  if (isPlayer(target)) return g.player(target.player).lost ? cite('mtg:120.1') : null;
  return onField(g, target.object) && DAMAGEABLE.some((t) => lists(g, target.object, 'types').includes(t))
    ? null
    : cite('mtg:120.1a');
}
/** Whether damage to a player is poison counters instead of lost life (120.3b). */
const isPoison = (g: Game, { target, source }: ActionOf<'damage'>): boolean =>
  isPlayer(target) && hasTrait(g, source, 'poisons');
const poison = ({ target, amount }: ActionOf<'damage'>): Action => ({
  type: 'counters',
  ...target,
  kind: 'poison',
  amount,
  because: 'damage',
  $rules: POISONED,
});

/** Whether damage to a creature is -1/-1 counters, and isn't marked on it (120.3d). */
const isWound = (g: Game, { target, source }: ActionOf<'damage'>): boolean =>
  !isPlayer(target) && lists(g, target.object, 'types').includes('Creature') && hasTrait(g, source, 'woundsByCounters');
const wound = ({ target, amount }: ActionOf<'damage'>): Action => ({
  type: 'counters',
  ...target,
  kind: '-1/-1',
  amount,
  because: 'damage',
  $rules: WOUNDED,
});

/** Damage to a battle removes defense counters (120.3h). */
const defenseLost = (object: number, amount: number): Action => ({
  type: 'counters',
  object,
  kind: 'defense',
  amount: -amount,
  $rules: DEFENSE_LOSS,
});

const DAMAGEABLE = ['Creature', 'Planeswalker', 'Battle'];

declare module '@arbiter/engine' {
  interface Damage {
    combat?: boolean;
  }
  interface Events {
    prevented: { source: number; amount: number; combat: boolean; player?: Seat; object?: number };
  }
  interface DamageEvent {
    /** By how much it and the damage dealt at the same time before it was more than lethal (120.10). */
    excess?: number;
    exceeds?: true;
  }
}

export const damageKind: ActionKind<ActionOf<'damage'>> = {
  affected: (_g, { target }) => target,
  oneEvent: true,
  // 120.3: what damage results in; lifelink gains life once for each source (702.15e).
  results: (g, actions) => {
    const results: Action[] = [];
    const links = new Map<number, number>();
    for (const action of actions) {
      if (noDamage(g, action)) continue;
      const target = action.target;
      const amount = action.amount;
      const source = action.source;
      const toxic = action.combat && isPlayer(target) && isCreature(g, source) ? totalToxic(g, source) : 0;
      // Besides, and not instead (120.3g).
      if (toxic > 0)
        results.push({ type: 'counters', ...target, kind: 'poison', amount: toxic, because: 'damage', $rules: TOXIC });
      if (isPoison(g, action)) results.push(poison(action));
      else if (isPlayer(target))
        results.push({ type: 'stat', player: target.player, stat: 'life', amount: -amount, $rules: LIFE_LOSS });
      else if (lists(g, target.object, 'types').includes('Planeswalker'))
        results.push({
          type: 'counters',
          object: target.object,
          kind: 'loyalty',
          amount: -amount,
          $rules: LOYALTY_LOSS,
        });
      if (!isPlayer(target) && isBattle(g, target.object)) results.push(defenseLost(target.object, amount));
      if (isWound(g, action)) results.push(wound(action));
      if (hasTrait(g, source, 'damageGainsLife')) links.set(source, (links.get(source) ?? 0) + amount);
    }
    for (const [source, amount] of links)
      results.push({ type: 'stat', player: controllerOf(g, source), stat: 'life', amount, source });
    return results;
  },
  apply: (g, action) => {
    if (noDamage(g, action)) return [];
    const target = action.target;
    const source = action.source;
    const amount = action.amount;
    const excess = isPlayer(target) ? 0 : excessNow(g, target.object, action);
    g.emit('DAMAGE_DEALT', isPlayer(target) ? LIFE_LOSS : MARKED, {
      source: publicId(source),
      ...cardAndName(g, source),
      target: outside(g, target),
      amount,
      combat: action.combat ?? false,
    });
    if (!isPlayer(target) && lists(g, target.object, 'types').includes('Creature')) {
      const object = g.object(target.object);
      if (!isWound(g, action)) g.markDamage(object, g.damageOn(object) + amount);
      if (hasTrait(g, source, 'anyDamageIsLethal')) setMark(g, object, 'deathtouched', true);
    }
    if (isPlayer(target) && action.combat) countCommanderDamage(g, source, target.player, amount);
    if (isPlayer(target) && action.combat) noteProwling(g, source);
    if (hasTrait(g, source, 'damageGainsLife'))
      g.emit('LIFELINK', LIFELINK_RULES, { source: publicId(source), amount });
    const whom: JsonObject = isPlayer(target) ? { player: target.player } : { object: target.object };
    const to: JsonObject = excess > 0 ? { ...whom, excess, exceeds: true } : whom;
    return [{ type: 'damage', source, amount, combat: action.combat ?? false, ...to }];
  },
};

const LIFE_LOSS = cite('mtg:120.3a', 'mtg:119.2');
const LOYALTY_LOSS = cite('mtg:120.3c', 'mtg:306.8');
const DEFENSE_LOSS = cite('mtg:120.3h', 'mtg:310.6');
const TOXIC = cite('mtg:120.3g', 'mtg:702.164c');
const POISONED = cite('mtg:120.3b');
const WOUNDED = cite('mtg:120.3d');
const MARKED = cite('mtg:120.3e', 'mtg:302.7');

/** 615.12: while an effect says so no damage can be prevented, whatever deals it and whomever it is dealt. */
export const cannotBePrevented = (g: Game, action: Action): boolean =>
  g.s.players.some(({ seat }) => playerRules(g, seat, 'damageCantBePrevented').length > 0) ||
  (action.type === 'damage' && ruleOn(g, action.source, 'dealsUnpreventable') !== undefined);

/** Damage that was prevented is told, and isn't dealt (615.6). */
export function damagePrevented(g: Game, action: Action, amount: number): TriggerEvent | undefined {
  if (action.type !== 'damage') return undefined;
  const target = action.target;
  const source = action.source;
  const isSafe = isPlayer(target) ? isSafeFrom(g, target.player, source) : protectedFrom(g, target.object, source);
  const rules = isSafe ? PROTECTION_FROM_DAMAGE : PREVENTION;
  g.emit('DAMAGE_PREVENTED', rules, {
    source: publicId(source),
    ...cardAndName(g, source),
    target: outside(g, target),
    amount,
    combat: action.combat ?? false,
  });
  if (amount <= 0) return undefined;
  const whom = isPlayer(target) ? { player: target.player } : { object: target.object };
  return { type: 'prevented', source, amount, combat: action.combat ?? false, ...whom };
}
const PREVENTION = cite('mtg:615.1', 'mtg:615.6');
