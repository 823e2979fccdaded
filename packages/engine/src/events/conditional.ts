/** Effects that last as long as something is so (mtg 611.2b), or until something happens. */
import { holds } from '../continuous/evaluate.js';
import type { TriggerEvent } from '../machine/actions.js';
import type { Game } from '../machine/game.js';
import { fromContext } from '../state/perspective.js';
import type { Duration, StoredEffect, StoredReplacement } from '../state/state.js';
import { occurrences } from './patterns.js';

/** Ends them once it is not so any more. */
export function expireConditional(g: Game): void {
  if (g.s.effects.length + g.s.replacements.length === 0) return;
  const over = (until: Duration): boolean => until.kind === 'asLongAs' && !holds(g, until.if, fromContext(until.ctx));
  endThose(g, ({ kind }) => kind === 'asLongAs', over);
}

/** Ends what lasts until this, once that has happened. */
export function expireAtEvent(g: Game, parts: TriggerEvent[]): void {
  if (g.s.effects.length + g.s.replacements.length === 0) return;
  const type = parts[0]?.type;
  const over = (until: Duration): boolean => {
    const event = eventOf(until);
    return event?.on.on === type && event !== undefined && occurrences(g, event.on, parts, event.by).length > 0;
  };
  endThose(g, (until) => eventOf(until)?.on.on === type, over);
}
/** What an effect lasts until, where that is an event. */
const eventOf = (until: Duration) =>
  until.kind === 'endOfTurn' || until.kind === 'permanent' ? until.event : undefined;

function endThose(g: Game, may: (until: Duration) => boolean, over: (until: Duration) => boolean): void {
  for (const list of [g.s.effects, g.s.replacements]) {
    if (!list.some(({ until }) => may(until))) continue;
    const kept = list.filter(({ until }) => !over(until));
    if (kept.length < list.length) g.j.refill<StoredEffect | StoredReplacement>(list, kept);
  }
}
