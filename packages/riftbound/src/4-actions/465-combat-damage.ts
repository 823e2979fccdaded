/** The combat damage step: each side assigns its summed Might among the other's units, then all is dealt (465). */
import {
  type Action,
  type Ask,
  entityChoice,
  filterOf,
  type Game,
  leastAmountFor,
  matches,
  type Nothing,
  perform,
  playerRules,
  procedure,
  ruleOn,
  type Seat,
} from '@arbiter/engine';
import { unitsAt } from '../1-concepts/107-board.js';
import { setShowdown, showdown } from '../3-playing/307-states.js';
import { hasTrait } from '../8-keywords/traits.js';
import { cite } from '../cite.js';
import { lethal, might } from './417-damage.js';
import { type Role, roleOf } from './459-combat.js';

/** Backline, or the same said without the word (826.3). */
const isLast = (g: Game, id: number): boolean =>
  hasTrait(g, id, 'damagedLast') || ruleOn(g, id, 'assignedDamageLast') !== undefined;

interface Recipient {
  id: number;
  /** How much is lethal after what replaces or prevents it; `Infinity` where no amount is (437.5.b). */
  lethal: number;
  /** Tank first, Backline last (815, 826). */
  rank: number;
  /** It has both, of which whoever assigns applies one (465.2.c.8). */
  either: boolean;
}

/** Whether whoever assigns ignores a keyword of a unit here (766). */
const ignores = (g: Game, id: number, by: Role, keyword: string): boolean => {
  const seat = seatOf(g, by);
  return (
    seat !== undefined &&
    playerRules(g, seat, 'ignores').some(
      ({ mod, source }) =>
        mod.keyword === keyword &&
        (mod.at === undefined || matches(g, { object: id }, filterOf(mod.at), { source, controller: seat })),
    )
  );
};
const isLastFor = (g: Game, id: number, by: Role): boolean => isLast(g, id) && !ignores(g, id, by, 'backline');
const isFirstFor = (g: Game, id: number, by: Role): boolean =>
  hasTrait(g, id, 'damagedFirst') && !ignores(g, id, by, 'tank');

/** Who assigns a side's damage. */
const seatOf = (g: Game, role: Role): Seat | undefined => showdown(g)?.combat?.[role];

const FIRST = 0;
const LAST = 2;

const side = (g: Game, role: Role): number[] =>
  unitsAt(g, showdown(g)?.battlefield ?? -1).filter((id) => roleOf(g, id) === role);
/** Stunned units deal no combat damage (423.1.b), nor do others of which something says so (054). */
const deals = (g: Game, id: number): boolean =>
  !g.is(g.object(id), 'stunned') && ruleOn(g, id, 'dealsNoCombatDamage') === undefined;
/** 465.2.a–b; stunned units add nothing (423.1.b). */
const summed = (g: Game, role: Role): number =>
  side(g, role).reduce((sum, id) => sum + (deals(g, id) ? might(g, id) : 0), 0);

/** Units that deal damage for a side: the sources of all that it assigns (417.6.c). */
const dealing = (g: Game, role: Role): number[] => side(g, role).filter((id) => deals(g, id) && might(g, id) > 0);

const damageTo = (object: number, sources: number[], amount: number): Action => ({
  type: 'damage',
  source: sources[0] as number,
  sources,
  target: { object },
  amount,
  combat: true,
});

/**
 * Whom a side may assign damage to. What would replace or prevent the damage counts already (465.2.c.5); of what can't be
 * dealt any at all nothing is asked for (465.2.c.10).
 */
function recipients(g: Game, by: Role, total: number): Recipient[] {
  const sources = dealing(g, by);
  return side(g, by === 'attacker' ? 'defender' : 'attacker')
    .map((id) => ({
      id,
      lethal: leastAmountFor(g, damageTo(id, sources, total), lethal(g, id, seatOf(g, by)), total) ?? 0,
      rank: isFirstFor(g, id, by) ? 0 : isLastFor(g, id, by) ? 2 : 1,
      either: isFirstFor(g, id, by) && isLastFor(g, id, by),
    }))
    .sort((a, b) => a.rank - b.rank);
}

/** Whether an assignment keeps to 465.2.c: lethal in full before the next, nothing beyond it while others lack. */
function assignmentFault(to: readonly Recipient[], amounts: readonly number[], total: number): string | null {
  const needed = to.reduce((sum, r) => sum + r.lethal, 0);
  const at = (r: Recipient): number => amounts[to.indexOf(r)] ?? 0;
  if (total >= needed) return to.every((r) => at(r) >= r.lethal) ? null : 'every unit must be assigned lethal damage';
  if (to.some((r) => at(r) > r.lethal)) return 'a unit takes no more than lethal damage while others lack it';
  if (to.filter((r) => at(r) > 0 && at(r) < r.lethal).length > 1)
    return 'a unit must be assigned lethal damage in full before the next';
  return [FIRST, LAST].some((partly) => inOrder(to, at, partly))
    ? null
    : 'units with Tank must be assigned lethal damage first, those with Backline last';
}

/**
 * Whether nothing is assigned before what comes first. A unit that must be first and last fulfills the former where it has
 * all its damage, and the latter where it has none; `partly`: which of them where it has some (465.2.c.8, 465.2.c.9).
 */
function inOrder(to: readonly Recipient[], at: (r: Recipient) => number, partly: number): boolean {
  const rank = (r: Recipient): number => {
    if (!r.either) return r.rank;
    return at(r) >= r.lethal ? FIRST : at(r) === 0 ? LAST : partly;
  };
  return !to.some((r) => at(r) > 0 && to.some((o) => rank(o) < rank(r) && at(o) < o.lethal));
}

function assigning(g: Game, by: Role): Ask {
  const fight = showdown(g)?.combat as { attacker: Seat; defender: Seat };
  const total = summed(g, by);
  const to = recipients(g, by, total);
  let left = total;
  const fallback = to.map((r, i): [number, number] => {
    const rest = to.slice(i + 1).length;
    const amount = rest === 0 ? left : Math.min(left, r.lethal);
    left -= amount;
    return [r.id, amount];
  });
  return {
    seat: by === 'attacker' ? fight.attacker : fight.defender,
    kind: 'COMBAT_DAMAGE',
    shape: 'DISTRIBUTE',
    prompt: `Assign ${total} damage`,
    rules: cite(
      'riftbound:465.2.c',
      'riftbound:465.2.c.3',
      'riftbound:465.2.c.4',
      'riftbound:465.2.c.5',
      'riftbound:437.5.a',
      'riftbound:437.5.b',
      'riftbound:465.2.c.4.a',
      'riftbound:465.2.c.2',
      'riftbound:465.2.c.6',
      'riftbound:465.2.c.7',
      'riftbound:465.2.c.8',
      'riftbound:465.2.c.9',
      'riftbound:815.1.c',
      'riftbound:815.1.c.1',
      'riftbound:826.4',
      'riftbound:826.4.a',
      'riftbound:826.4.b',
      'riftbound:826.5',
      'riftbound:465.2.c.10',
      'riftbound:815.1.b',
    ),
    options: to.map((r) => ({
      ...entityChoice(g, { object: r.id }, r.id),
      min: 0,
      max: null,
      ...(Number.isFinite(r.lethal) ? { lethal: r.lethal } : {}),
    })),
    total,
    fallback,
    check: (answer) => {
      const pairs = answer as [number, number][];
      const fault = assignmentFault(
        to,
        to.map((r) => pairs.find(([id]) => id === r.id)?.[1] ?? 0),
        total,
      );
      return fault
        ? { detail: fault, rules: cite('riftbound:465.2.c.3', 'riftbound:465.2.c.4', 'riftbound:815.1.c.2') }
        : null;
    },
  };
}

/** What a side assigned beyond what was lethal (465.2.c.4). */
function excess(g: Game, list: readonly [number, number][], by: Role): number {
  const to = recipients(g, by, summed(g, by));
  return list.reduce((sum, [id, amount]) => {
    const needed = to.find((r) => r.id === id)?.lethal ?? 0;
    return sum + Math.max(0, amount - needed);
  }, 0);
}
function noteExcess(g: Game, amounts: { [role in Role]: number }): void {
  const fight = showdown(g);
  if (fight) setShowdown(g, { ...fight, excess: amounts });
}

interface Assigning {
  byAttacker: [number, number][];
  byDefender: [number, number][];
}

export const combatDamage = procedure<Nothing, Assigning>('combatDamage', {
  start: (g, l) => {
    g.j.note(l, 'byAttacker', []);
    g.j.note(l, 'byDefender', []);
  },
  attacker: (g) => (summed(g, 'attacker') > 0 ? { ask: assigning(g, 'attacker'), into: 'byAttacker' } : undefined),
  defender: (g) => (summed(g, 'defender') > 0 ? { ask: assigning(g, 'defender'), into: 'byDefender' } : undefined),
  // 465.2.d: all of it at the same time.
  deal: (g, l) => {
    const deal = (list: [number, number][], by: Role): Action[] => {
      const sources = dealing(g, by);
      return list.filter(([, amount]) => amount > 0).map(([object, amount]) => damageTo(object, sources, amount));
    };
    noteExcess(g, { attacker: excess(g, l.byAttacker, 'attacker'), defender: excess(g, l.byDefender, 'defender') });
    return perform(g, [...deal(l.byAttacker, 'attacker'), ...deal(l.byDefender, 'defender')]);
  },
});
