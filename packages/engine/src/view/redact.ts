/** Events as one viewer gets them: hidden fields only for those they belong to. */
import type { GameEvent, RedactedEvent, Viewer } from '../contract/contract.js';

export function redactEvents(events: GameEvent[], viewer: Viewer): RedactedEvent[] {
  return events.map((event) => {
    const { type, rules, data, secret } = event;
    const may = secret && (viewer === 'judge' || (typeof viewer === 'number' && secret.to.includes(viewer)));
    return { type, rules, ...data, ...(may ? secret.data : {}) };
  });
}
