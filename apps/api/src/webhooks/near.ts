/** Tells whoever is asked that time runs out, where the decision is still asked and its deadline still the same. */
import { persist } from '../database/database.js';
import type { Queryable } from '../games/repository.js';
import type { Payloads } from '../jobs/tasks.js';

/** The game is locked before anything is written for those who sit there. */
const TELL = `WITH asked AS MATERIALIZED (
  SELECT s.player_id, g.id, s.seat, g.version, p->>'id' AS decision
    FROM games g JOIN seats s ON s.game_id = g.id, jsonb_array_elements(g.pending) p
    WHERE g.id = $1 AND g.status IN ('OPEN', 'ACTIVE') AND s.seat = $2 AND s.player_id IS NOT NULL AND (p->>'seat')::int = s.seat
      AND p->>'id' = $3 AND p->>'deadline' = $4 FOR KEY SHARE OF g
) SELECT tell_player(player_id, id, seat, version, 'deadline.near', decision, '{}') FROM asked`;

export async function tellOfDeadline(on: Queryable, near: Payloads['nearDeadline']): Promise<void> {
  await persist(() => on.query(TELL, [near.game, near.seat, near.decision, near.deadline]));
}
