/** Attackers and defenders: who is which, and abilities that see it (464.2, 323.2, 383.4.e–f). */
import {
  type ActionKind,
  type ActionOf,
  areOpponents,
  controllerOf,
  type Game,
  publicId,
  type Seat,
  STEP,
  setMark,
  type TriggerEvent,
  triggerOn,
} from '@arbiter/engine';
import { battlefieldOf, presentAt, units, unitsAt } from '../1-concepts/107-board.js';
import { setShowdown, showdown } from '../3-playing/307-states.js';
import { cite } from '../cite.js';

export type Role = 'attacker' | 'defender';
export const roleOf = (g: Game, id: number): Role | null => g.markOf(g.find(id), 'role') ?? null;

/** The designation that a unit ought to have now (323.2). */
function dueRole(g: Game, id: number): Role | null {
  const fight = showdown(g);
  if (!fight?.combat || battlefieldOf(g, id) !== fight.battlefield) return null;
  const seat = controllerOf(g, id);
  if (seat === fight.combat.attacker) return 'attacker';
  return seat === fight.combat.defender ? 'defender' : null;
}

export const redesignate = (g: Game): ActionOf<'designate'>[] =>
  units(g)
    .filter((id) => roleOf(g, id) !== dueRole(g, id))
    .map((object) => ({ type: 'designate', object, role: dueRole(g, object) }));

declare module '@arbiter/engine' {
  interface ObjectMarks {
    role?: Role;
  }
  interface Actions {
    designate: { object: number; role: Role | null };
    combat: object;
  }
}

/** Units that gain a designation for the first time in a combat attack or defend (383.4.e.2.a). */
function designate(g: Game, id: number, role: Role | null): TriggerEvent[] {
  const object = g.find(id);
  if (!object || roleOf(g, id) === role) return [];
  setMark(g, object, 'role', role ?? undefined);
  g.emit(
    'DESIGNATED',
    cite('riftbound:323.2', 'riftbound:464.2.c.3', 'riftbound:383.4.e', 'riftbound:383.4.e.2', 'riftbound-zh:376.4.d'),
    {
      object: publicId(id),
      card: g.rules.view.label(g, { object: id }),
      role,
    },
  );
  const fight = showdown(g);
  if (role === null || !fight || fight.designated.includes(id)) return [];
  setShowdown(g, { ...fight, designated: [...fight.designated, id] });
  const type = role === 'attacker' ? 'unit:attack' : 'unit:defend';
  return [{ type, object: id, player: controllerOf(g, id), battlefield: fight.battlefield }];
}
export const designateKind: ActionKind<ActionOf<'designate'>> = {
  affected: (_g, { object }) => ({ object }),
  apply: (g, action) => designate(g, action.object, action.role),
};

/** A combat opens where the showdown is: attacker is who contested the battlefield (464.2.c). */
export const combatKind: ActionKind<ActionOf<'combat'>> = {
  affected: (g) => ({ player: g.active }),
  apply: (g) => {
    const fight = showdown(g);
    if (!fight || fight.combat) return [];
    const attacker = fight.contester;
    const defender = presentAt(g, fight.battlefield).find((s) => areOpponents(g, s, attacker));
    if (defender === undefined) return [];
    setShowdown(g, { ...fight, combat: { attacker, defender } });
    g.j.set(g.s.turn, 'phase', 'combat', STEP);
    g.emit(
      'COMBAT_BEGAN',
      cite(
        'riftbound:452',
        'riftbound:464.2',
        'riftbound:464.2.b',
        'riftbound:464.2.c.1',
        'riftbound:464.2.c.2',
        'riftbound:464.2.d',
        'riftbound:464.2.e.1',
      ),
      {
        battlefield: publicId(fight.battlefield),
        card: g.rules.view.label(g, { object: fight.battlefield }),
        attacker,
        defender,
      },
    );
    // 464.2.b: what happens as it starts waits before what triggers on attacking and defending.
    const sides = [
      ['attacker', attacker],
      ['defender', defender],
    ] as const;
    for (const [side, player] of sides) triggerOn(g, { type: 'combatStarts', object: fight.battlefield, player, side });
    const happened: TriggerEvent[] = [
      { type: 'attack', object: fight.battlefield, player: attacker },
      { type: 'defend', object: fight.battlefield, player: defender },
    ];
    for (const id of unitsAt(g, fight.battlefield)) happened.push(...designate(g, id, dueRole(g, id)));
    return happened;
  },
};

/** Triggers of a combat's beginning: the attacker's first, the defender's last (464.2.e.1); otherwise turn order. */
export function triggerSeats(g: Game): Seat[] {
  const order = g.seatsFrom(g.active);
  const fight = showdown(g)?.combat;
  const type = g.waiting[0]?.event.type;
  if (!fight || !['attack', 'defend', 'unit:attack', 'unit:defend'].includes(String(type))) return order;
  const others = order.filter((s) => s !== fight.attacker && s !== fight.defender);
  return [fight.attacker, ...others, fight.defender];
}

/** Combat is over: nobody attacks or defends any more (466.7.a). */
export function clearRoles(g: Game): void {
  for (const id of units(g)) if (roleOf(g, id)) setMark(g, g.object(id), 'role', undefined);
}
