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
  const reveals = (event: GameEvent): boolean => {
    const { type, data, secret } = event;
    if (/REVEAL|DRAWN|LOOKED/.test(type)) return true;
    return typeof data.from === 'string' ? unseen.has(data.from) || tellsOthers(event) : secret !== undefined;
  };
  return rows.some(({ random }) => (random as unknown[]).length > 0) || events.some(reveals);
}

/** Whether somebody learns which card has moved who is not its owner; owners know their cards wherever they see them. */
const tellsOthers = ({ data, secret }: GameEvent): boolean =>
  secret?.data.card !== undefined && secret.to.some((seat) => seat !== data.owner);
