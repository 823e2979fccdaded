/** Whether players have learned since a version what they cannot unlearn. */
import type { GameEvent, RulesetInfo } from '@arbiter/engine';
import type { LogRow } from '../games/repository.js';

/**
 * Something was drawn by chance, somebody was told a secret, or cards came out of where not even their owner sees them. What
 * a player shows by playing it is shown of the player's own will, and can be taken back by agreement.
 */
export function hasRevealed(
  { zones }: Pick<RulesetInfo, 'zones'>,
  rows: readonly Pick<LogRow, 'random'>[],
  events: readonly GameEvent[],
): boolean {
  const unseen = new Set(zones.filter(({ hidden }) => hidden === 'everyone').map(({ id }) => id));
  const reveals = ({ type, data, secret }: GameEvent): boolean =>
    secret !== undefined ||
    /REVEAL|DRAWN|LOOKED/.test(type) ||
    (typeof data.from === 'string' && unseen.has(data.from));
  return rows.some(({ random }) => (random as unknown[]).length > 0) || events.some(reveals);
}
