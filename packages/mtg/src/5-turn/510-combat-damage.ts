/** Combat damage (510): assigned by each attacking and blocking creature's controller, then dealt all at once. */
import {
  type Action,
  type Choice,
  controllerOf,
  type Entity,
  entityChoice,
  type Game,
  isPlayer,
  type Json,
  perform,
  procedure,
  type Seat,
  sameEntity,
  setMark,
  stat,
} from '@arbiter/engine';
import { lethalDamage } from '../1-concepts/120-damage.js';
import { strikesFirst, strikesNow } from '../7-additional/702-keywords/702.4-double-strike.js';
import { TRAMPLE_RULES, tramples, tramplesTooFar } from '../7-additional/702-keywords/702.19-trample.js';
import { cite } from '../cite.js';
import { attackedBy, attackers, blockedBy, blockers, blockersOf, isBlocked, removeFromCombat } from './506-combat.js';

/** What a creature could assign its damage to, and how much is lethal for each (510.1b–d). */
function recipients(g: Game, id: number): { entity: Entity; lethal: number }[] {
  const attacked = attackedBy(g, id);
  const lethal = (object: number): number => lethalDamage(g, object, id);
  if (attacked === undefined)
    return blockedBy(g, id)
      .filter((a) => attackedBy(g, a) !== undefined)
      .map((a) => ({ entity: { object: a }, lethal: lethal(a) }));
  const block = blockersOf(g, id).map((b) => ({ entity: { object: b }, lethal: lethal(b) }));
  const through = { entity: attacked, lethal: isPlayer(attacked) ? 0 : lethal(attacked.object) };
  const present = isPlayer(attacked) ? !g.player(attacked.player).lost : g.find(attacked.object) !== undefined;
  if (!isBlocked(g, id)) return present ? [through] : [];
  return tramples(g, id) && present ? [...block, through] : block;
}

interface Assigned {
  from: number;
  to: Entity;
  amount: number;
}
type Locals = { first: boolean; dealing: number[]; at: number; assigned: Assigned[]; split: [Entity, number][] };

const isAttacked = (g: Game, id: number, e: Entity): boolean => {
  const attacked = attackedBy(g, id);
  return attacked !== undefined && sameEntity(attacked, e);
};

const steps = (first: boolean) => ({
  begin: (g: Game, l: Locals) => {
    const seat = (id: number): Seat => controllerOf(g, id);
    const all = [...attackers(g), ...blockers(g)];
    const dealing = all.filter((id) =>
      first ? strikesFirst(g, id) : strikesNow(g, id, g.object(id).marks?.struck === true),
    );
    // 510.1: the active player announces first, then the defending player.
    dealing.sort((a, b) => Number(seat(a) !== g.s.turn.active) - Number(seat(b) !== g.s.turn.active));
    if (first) for (const id of dealing) setMark(g, g.object(id), 'struck', true);
    g.j.note(l, 'dealing', dealing);
    g.j.note(l, 'at', 0);
    g.j.note(l, 'assigned', []);
  },
  assign: (g: Game, l: Locals) => {
    const id = l.dealing[l.at];
    if (id === undefined) return { go: 'deal' };
    const power = stat(g, id, 'power');
    const to = recipients(g, id);
    if (power <= 0 || to.length === 0) {
      g.j.note(l, 'split', []);
      return { go: 'assignedOne' };
    }
    const options = to.map(
      ({ entity, lethal }): Choice => ({
        ...entityChoice(g, entity, entity as Json),
        min: 0,
        max: power,
        ...(isPlayer(entity) ? {} : { lethal }),
      }),
    );
    const check = (answer: Json) => {
      const parts = (answer as unknown as [Entity, number][]).map(([entity, amount]) => ({
        amount,
        lethal: to.find((r) => sameEntity(r.entity, entity))?.lethal ?? 0,
        blocker: !isAttacked(g, id, entity),
      }));
      return tramplesTooFar(parts)
        ? {
            detail: 'a trampling creature assigns lethal damage to all its blockers before the rest may go through',
            rules: TRAMPLE_RULES,
          }
        : null;
    };
    return {
      ask: {
        seat: controllerOf(g, id),
        kind: 'COMBAT_DAMAGE',
        shape: 'DISTRIBUTE' as const,
        prompt: `Assign ${power} combat damage of ${g.rules.label(g, { object: id })}`,
        rules: cite('mtg:510.1'),
        source: id,
        options,
        total: power,
        check,
        fallback: sensible(g, id, power, to) as unknown as Json,
      },
      into: 'split',
    };
  },
  assignedOne: (g: Game, l: Locals) => {
    const from = l.dealing[l.at] as number;
    const more = l.split.filter(([, amount]) => amount > 0).map(([to, amount]): Assigned => ({ from, to, amount }));
    g.j.note(l, 'assigned', [...l.assigned, ...more]);
    g.j.note(l, 'at', l.at + 1);
    return { go: 'assign' };
  },
  // 510.2: all combat damage is dealt simultaneously.
  deal: (g: Game, l: Locals) =>
    perform(
      g,
      l.assigned.map(
        (a): Action =>
          ({ type: 'damage', source: a.from, target: a.to as Json & object, amount: a.amount, combat: true }) as Action,
      ),
    ),
});

/** Lethal damage to each in order, the rest to the last (which is what is attacked, with trample). */
function sensible(_g: Game, _id: number, power: number, to: { entity: Entity; lethal: number }[]): [Entity, number][] {
  let left = power;
  return to.map(({ entity, lethal }, i): [Entity, number] => {
    const amount = i === to.length - 1 ? left : Math.min(left, lethal);
    left -= amount;
    return [entity, amount];
  });
}

export const firstStrikeDamage = procedure<Locals & { [k: string]: Json }>('firstStrikeDamage', steps(true) as never);
export const combatDamage = procedure<Locals & { [k: string]: Json }>('combatDamage', steps(false) as never);

/** The end of combat step ends: everything leaves combat (511.3). */
export const endCombat = procedure('endCombat', {
  leave: (g) => {
    for (const id of [...attackers(g), ...blockers(g)]) removeFromCombat(g, id);
    return { call: 'emptyPools', locals: {} };
  },
});
