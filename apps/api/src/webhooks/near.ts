/** Tells whoever is asked that time runs out, where the decision is still asked and its deadline still the same. */
import type { Queryable } from '../games/repository.js';
import type { Payloads } from '../jobs/tasks.js';

const TELL = `SELECT tell_player(s.player_id, g.id, s.seat, g.version, 'deadline.near', p->>'id', '{}')
  FROM games g JOIN seats s ON s.game_id = g.id, jsonb_array_elements(g.pending) p
  WHERE g.id = $1 AND g.status IN ('OPEN', 'ACTIVE') AND s.seat = $2 AND s.player_id IS NOT NULL AND (p->>'seat')::int = s.seat
    AND p->>'id' = $3 AND p->>'deadline' = $4`;

export async function tellOfDeadline(on: Queryable, near: Payloads['nearDeadline']): Promise<void> {
  await on.query(TELL, [near.game, near.seat, near.decision, near.deadline]);
}
