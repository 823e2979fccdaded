/**
 * Combat damage uses the stack (310): it is assigned as its step begins, waits there while players respond, and is dealt as it
 * was assigned when it resolves, whatever has become of what deals it.
 */
import {
  type Action,
  type Entity,
  type Game,
  isPlayer,
  type JsonObject,
  type Obj,
  outside,
  perform,
  procedure,
  publicId,
  pushAbility,
  type RuleRef,
  removeFromStack,
  resolve,
  type Step,
  setMark,
  stat,
  type TriggeredAbility,
} from '@arbiter/engine';
import { type Assigned, type Dealing, damageSteps } from '../../../5-turn/510-combat-damage.js';
import { cite } from '../../../cite.js';

declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** Of combat damage on the stack: what deals how much to what. */
    combatDamage?: Assigned[];
  }
}

/** It waits on the stack like an ability, and does nothing that an ability does. */
const WAITING_DAMAGE: TriggeredAbility = { kind: 'triggered', on: { on: 'step', match: { step: 'combatDamage' } } };

const ON_STACK = cite('mtg-2003:310.2', 'mtg-2003:408.1g');
/** It is neither a spell nor an ability. */
const NO_ABILITY = cite('mtg-2003:310.3');
/** As it was assigned, whatever has become of its source. @citation */
export const DEALT = cite('mtg-2003:310.4');

const waitingDamage = (g: Game, object: Obj | undefined): Assigned[] | undefined => g.markOf(object, 'combatDamage');

/** 310.2: all that was assigned in the step goes on the stack together, and then the active player has priority. */
const onStack: Step<Dealing> = (g, l) => {
  if (l.assigned.length === 0) return { done: null };
  // What deals it may be chosen as a source while it waits, though it has left play (419.7c).
  const sources = l.assigned.map(({ from }) => ({ object: from }));
  const item = pushAbility(g, WAITING_DAMAGE, 0, g.active, { carried: { saved: { sources } } });
  setMark(g, item, 'combatDamage', l.assigned);
  g.emit('COMBAT_DAMAGE_ON_STACK', ON_STACK, { object: publicId(item.id), damage: viewAssigned(g, l.assigned) });
  return { done: null };
};

export const firstStrikeDamage = procedure<Record<never, never>, Dealing>('firstStrikeDamage', {
  ...damageSteps(true),
  deal: onStack,
});
export const combatDamage = procedure<Record<never, never>, Dealing>('combatDamage', {
  ...damageSteps(false),
  deal: onStack,
});

/** The top of the stack resolves: combat damage is dealt, all at once; all else as ever. */
export const resolveTop = procedure<{ item: number }, { dealt?: Assigned[] }>('resolveTop', {
  begin: (g, l) => {
    const damage = waitingDamage(g, g.find(l.item));
    if (!damage) return resolve.call({ item: l.item }, { go: 'over' });
    g.j.note(l, 'dealt', damage);
    removeFromStack(g, l.item);
    return undefined;
  },
  // What has left play, or is no creature any more, is dealt none (310.4), as it could not be by anything.
  deal: (g, l) =>
    perform(
      g,
      (l.dealt ?? []).map(
        ({ from, to, amount }): Action => ({ type: 'damage', source: from, target: to, amount, combat: true }),
      ),
    ),
  over: () => ({ done: null }),
});

/** How much damage a trampling creature must assign. @citation */
export const TRAMPLE = cite('mtg-2003:502.9d', 'mtg-2003:502.9e', 'mtg-2003:502.9f');
/** 502.9b, 502.9e: only toughness counts, not the damage that a creature has been dealt before. */
export const damageToKill = (g: Game, creature: number): number => Math.max(0, stat(g, creature, 'toughness'));

/** Nothing targets combat damage on the stack. */
export const damageUntargetable = (g: Game, target: Entity): RuleRef[] | null =>
  !isPlayer(target) && waitingDamage(g, g.find(target.object)) ? NO_ABILITY : null;

/** Nor does anything counter it. */
export const damageUncounterable = (g: Game, item: number): boolean => waitingDamage(g, g.find(item)) !== undefined;

const viewAssigned = (g: Game, assigned: readonly Assigned[]): JsonObject[] =>
  assigned.map(({ from, to, amount }) => ({
    source: publicId(from),
    card: g.rules.view.label(g, { object: from }),
    target: outside(g, { ...to }),
    amount,
  }));

/** What is said of it where objects are named. */
export const calledDamage = (g: Game, object: Obj): string | null =>
  waitingDamage(g, object) ? 'Combat damage' : null;

/** As the contract shows it: an object of a kind of its own, with what deals how much to what. */
export function viewDamage(g: Game, object: Obj): JsonObject | null {
  const assigned = waitingDamage(g, object);
  if (!assigned) return null;
  const label = (entity: Entity): string => (isPlayer(entity) ? 'the defending player' : g.rules.view.label(g, entity));
  return {
    kind: 'COMBAT_DAMAGE',
    name: 'Combat damage',
    source: publicId(object.id),
    text: assigned
      .map(({ from, to, amount }) => `${amount} from ${label({ object: from })} to ${label(to)}`)
      .join('; '),
    unowned: true,
    damage: viewAssigned(g, assigned),
  };
}
