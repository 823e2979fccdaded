/** Designations that one player has until another one takes them, with abilities of their own (725, 726). */
import type { Effects, Game, RuleRef, Seat, TriggerPattern } from '@arbiter/engine';

/** An ability that comes with it: whoever has the designation as it triggers controls it (725.2, 726.2). */
export interface Inherent {
  on: TriggerPattern;
  effects: Effects;
}

export interface HeldByOne {
  /** Who has it; nobody has until an effect says so. */
  holder(g: Game): Seat | undefined;
  has(g: Game, seat: Seat): boolean;
  /** A player has it now, and whoever had it has it no longer. @param because a further rule by which they do @param source what gave it: the abilities have no source, and nothing about one shows in what they do */
  give(g: Game, seat: Seat, source: number, because?: RuleRef[]): void;
  /** The one who has it leaves: the active player has it, or the next one in turn order (725.4, 726.4). */
  succeed(g: Game, leaving: Seat, to: (next: Seat, source: number, because: RuleRef[]) => void): void;
}

/** @param event what is told as it changes hands, and by which rules */
export function heldByOne(
  name: string,
  inherent: readonly Inherent[],
  event: { type: string; rules: RuleRef[]; succession: RuleRef[] },
): HeldByOne {
  const designations = (g: Game, seat: Seat): string[] => g.playerMarks(seat).designations ?? [];
  const has = (g: Game, seat: Seat): boolean => designations(g, seat).includes(name);
  const holder = (g: Game): Seat | undefined => g.s.players.find(({ seat }) => has(g, seat))?.seat;

  /** Nobody has it, and nothing is left of somebody's having had it. */
  function end(g: Game): void {
    g.j.refill(
      g.s.delayed,
      g.s.delayed.filter((one) => one.inherent !== name),
    );
    const seat = holder(g);
    if (seat === undefined) return;
    const others = designations(g, seat).filter((one) => one !== name);
    g.markPlayer(seat, 'designations', others.length > 0 ? others : undefined);
  }

  return {
    holder,
    has,
    give: (g, seat, source, because = []) => {
      end(g);
      g.markPlayer(seat, 'designations', [...designations(g, seat), name]);
      for (const ability of inherent)
        g.j.push(g.s.delayed, {
          id: g.nextId(),
          source,
          controller: seat,
          ...ability,
          saved: {},
          once: false,
          inherent: name,
        });
      g.emit(event.type, [...event.rules, ...because], { seat });
    },
    succeed: (g, leaving, to) => {
      if (holder(g) !== leaving) return;
      const source = g.s.delayed.find((one) => one.inherent === name)?.source ?? 0;
      const next = g.seatsFrom(g.active).find((seat) => seat !== leaving);
      if (next === undefined) end(g);
      else to(next, source, event.succession);
    },
  };
}
