/** Declaring blockers (509): one choice of each defending player, checked as a whole. */
import {
  type Choice,
  chars,
  entityChoice,
  type Game,
  type Json,
  procedure,
  publicId,
  ruleOn,
  type Seat,
  setMark,
  triggerOn,
} from '@arbiter/engine';
import { isCreature } from '../3-card-types/302-creatures.js';
import { blockRestrictions, groupRestrictions } from '../7-additional/702-keywords/hooks.js';
import { cite } from '../cite.js';
import { attackedBy, attackers, blockersOf, defendingSeat } from './506-combat.js';

/** Whether this creature could block that attacker, other blocks apart (509.1b). */
export function couldBlock(g: Game, blocker: number, attacker: number): boolean {
  if (ruleOn(g, attacker, 'cantBeBlocked') || ruleOn(g, blocker, 'cantBlock')) return false;
  return blockRestrictions.every((r) => r(g, attacker, blocker) === null);
}

function possibleBlockers(g: Game, seat: Seat): number[] {
  return (g.s.zones.battlefield as number[]).filter(
    (id) => isCreature(g, id) && chars(g, id).controller === seat && !g.object(id).status?.tapped,
  );
}

/** How many attackers a creature may block: one, and what effects add (509.1a). */
function blockLimit(g: Game, id: number): number {
  return (
    1 +
    chars(g, id)
      .rules.filter((r) => r.rule === 'blocksMore')
      .reduce((n, r) => n + Number(r.mod.count), 0)
  );
}

/** What is against a whole declaration: menace, "by no more than …", "blocks if able" (509.1b–c). */
function broken(
  g: Game,
  seat: Seat,
  pairs: [number, number][],
): { detail: string; rules: ReturnType<typeof cite> } | null {
  for (const attacker of attackers(g)) {
    const group = pairs.filter(([, a]) => a === attacker).map(([b]) => b);
    if (group.length === 0) continue;
    const limit = ruleOn(g, attacker, 'maxBlockers');
    if (limit && group.length > Number(limit.mod.count))
      return {
        detail: `${g.rules.label(g, { object: attacker })} can't be blocked by more than ${limit.mod.count}`,
        rules: cite('mtg:509.1b'),
      };
    for (const restriction of groupRestrictions) {
      const found = restriction(g, attacker, group);
      if (found) return { detail: found.detail, rules: [...found.rules, ...cite('mtg:509.1b')] };
    }
  }
  for (const id of possibleBlockers(g, seat)) {
    if (
      ruleOn(g, id, 'mustBlock') &&
      !pairs.some(([b]) => b === id) &&
      attackers(g).some((a) => couldBlock(g, id, a))
    ) {
      return { detail: `${g.rules.label(g, { object: id })} must block if able`, rules: cite('mtg:509.1c') };
    }
  }
  return null;
}

export const declareBlockers = procedure<{ seats: Seat[]; declared: [number, number][] }>('declareBlockers', {
  begin: (g, l) => {
    g.j.note(
      l,
      'seats',
      g.seatsFrom(g.s.turn.active).filter((s) => s !== g.s.turn.active),
    );
  },
  ask: (g, l) => {
    const seat = l.seats[0];
    if (seat === undefined) return { go: 'blocked' };
    const attacking = attackers(g).filter((a) => defendingSeat(g, attackedBy(g, a) as never) === seat);
    const to = attacking.map((id): Choice => entityChoice(g, { object: id }, id));
    const from: Choice[] = [];
    for (const id of possibleBlockers(g, seat)) {
      const into = attacking.flatMap((a, i) => (couldBlock(g, id, a) ? [i] : []));
      if (into.length > 0)
        from.push({
          ...entityChoice(g, { object: id }, id),
          min: 0,
          max: Math.min(blockLimit(g, id), into.length),
          into,
        });
    }
    const check = (answer: Json) => broken(g, seat, answer as unknown as [number, number][]);
    return {
      ask: {
        seat,
        kind: 'BLOCKERS',
        shape: 'ASSIGN',
        prompt: 'Declare blockers',
        rules: cite('mtg:509.1'),
        from,
        to,
        check,
        fallback: requiredBlocks(g, seat) as unknown as Json,
      },
      into: 'declared',
    };
  },
  declare: (g, l) => {
    const byBlocker = new Map<number, number[]>();
    for (const [blocker, attacker] of l.declared) byBlocker.set(blocker, [...(byBlocker.get(blocker) ?? []), attacker]);
    for (const [blocker, blocked] of byBlocker) setMark(g, g.object(blocker), 'blocking', blocked);
    for (const attacker of new Set(l.declared.map(([, a]) => a))) setMark(g, g.object(attacker), 'blocked', true);
    if (l.declared.length > 0) {
      const blocks = l.declared.map(
        ([b, a]): Json => ({ blocker: publicId(b), card: g.rules.label(g, { object: b }), attacker: publicId(a) }),
      );
      g.emit('BLOCKERS_DECLARED', cite('mtg:509.1'), { seat: l.seats[0] as Seat, blocks });
    }
    // 509.3: "blocks a creature" triggers once for each, "becomes blocked" once for each attacker.
    for (const [blocker, attacker] of l.declared)
      triggerOn(g, { type: 'block', object: blocker, attacker, player: l.seats[0] as Seat });
    for (const attacker of new Set(l.declared.map(([, a]) => a)))
      triggerOn(g, { type: 'becomesBlocked', object: attacker, count: blockersOf(g, attacker).length });
    g.j.note(l, 'seats', l.seats.slice(1));
    return { go: 'ask' };
  },
  blocked: (g) => {
    for (const id of attackers(g)) if (blockersOf(g, id).length === 0) triggerOn(g, { type: 'unblocked', object: id });
    return { done: null };
  },
});

/** The least declaration that satisfies every "blocks if able". */
function requiredBlocks(g: Game, seat: Seat): [number, number][] {
  const pairs: [number, number][] = [];
  for (const id of possibleBlockers(g, seat)) {
    if (!ruleOn(g, id, 'mustBlock')) continue;
    const attacker = attackers(g).find(
      (a) => couldBlock(g, id, a) && broken(g, seat, [...pairs, [id, a]])?.rules.includes('mtg:702.111b') !== true,
    );
    if (attacker !== undefined) pairs.push([id, attacker]);
  }
  return pairs;
}
