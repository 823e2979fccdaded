/** Abilities that have triggered go on the stack in turn order, each player ordering their own (mtg 603.3b). */

import { Call, type Choice, type Nothing, procedure } from '../machine/control.js';
import { cardOf } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import { leadersOf, sameSide, sharesTurns } from '../machine/teams.js';
import { publicId, zoneName } from '../machine/zones.js';
import { WAITING } from '../state/journal.js';
import type { WaitingTrigger } from '../state/state.js';
import { putTrigger } from './putting-triggers.js';

/** Those whose turn it is: all that wait, or what came first of what happened one after another. */
function due(g: Game): WaitingTrigger[] {
  const { triggers } = g.s;
  if (!g.rules.events.triggers?.inOrder) return triggers;
  const first = Math.min(...triggers.map((t) => t.moment ?? 0));
  return triggers.filter((t) => (t.moment ?? 0) === first);
}

/** Waiting triggers go on the stack: the active player's first, each player ordering their own (mtg 603.3b). */
export const placeTriggers = procedure<Nothing, { seats: number[]; order: number[] }>('placeTriggers', {
  begin: (g, l) => {
    const seats = g.rules.events.triggers?.seats?.(g) ?? g.seatsFrom(g.active);
    g.j.note(
      l,
      'seats',
      leadersOf(
        g,
        seats.filter((s) => due(g).some((t) => t.controller === s)),
      ),
    );
  },
  order: (g, l) => {
    const seat = l.seats[0];
    if (seat === undefined) return { go: 'drop' };
    const waiting = due(g).filter((t) => sameSide(g, t.controller, seat));
    const options = waiting.map(
      (t): Choice => ({
        kind: 'TRIGGER',
        label: `${g.rules.view.label(g, { object: t.source })}: ${g.rules.view.abilityText(t.ability)}`,
        object: publicId(t.source),
        card: cardOf(g, t.source),
        controller: t.controller,
        zone: zoneName(g.find(t.source)?.zone ?? g.s.lastKnown[t.source]?.zone ?? ''),
        data: t.id,
      }),
    );
    const prompt = 'Order your triggered abilities: the first goes on the stack first';
    // Players who share their turns put theirs there in one order, which their primary player says (mtg 805.7).
    const together = sharesTurns(g) ? (g.rules.cite.teamTriggerOrder ?? []) : [];
    return {
      ask: {
        seat,
        kind: 'ORDER_TRIGGERS',
        shape: 'ORDER',
        prompt,
        rules: [...g.rules.cite.triggerOrder, ...together],
        options,
        ordered: true,
      },
      into: 'order',
    };
  },
  place: (g, l) => {
    const id = l.order[0];
    if (id === undefined) {
      g.j.note(l, 'seats', l.seats.slice(1));
      return { go: 'order' };
    }
    g.j.note(l, 'order', l.order.slice(1));
    const trigger = g.s.triggers.find((t) => t.id === id);
    if (!trigger) return { go: 'place' };
    g.j.remove(g.s.triggers, trigger, WAITING);
    if (trigger.call) return Call.resumed(trigger.call).thenGo('place');
    return putTrigger.call({ trigger }, { go: 'place' });
  },
  drop: (g) => {
    // Triggers of players who have left go nowhere (mtg 603.3, 800.4).
    if (g.s.triggers.some((t) => g.player(t.controller).lost))
      g.j.refill(
        g.s.triggers,
        g.s.triggers.filter((t) => !g.player(t.controller).lost),
        WAITING,
      );
    return { done: null };
  },
});
