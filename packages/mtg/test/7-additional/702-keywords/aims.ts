/** What a spell may be aimed at. */
import type { Play } from '@arbiter/test-kit';

type Aim = { card?: string; player?: number };

/** Cards and seats that seat 0 may choose as the spell's first target; none where it can't be cast at all. */
export function aims(game: Play, spell: string): unknown[] {
  if (!game.decision().options?.some((o) => o.card === spell)) return [];
  game.choose(0, { kind: 'CAST', card: spell });
  const asked = game.decision();
  // A single target is chosen without being asked for.
  const found =
    asked.kind === 'TARGETS' ? asked.options : (game.view().stack[0] as { targets?: Aim[] } | undefined)?.targets;
  return (found ?? []).map((o) => o.card ?? o.player);
}
