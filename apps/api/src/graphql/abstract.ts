/** Which type a decision, an option or an event is of. */
import type { Decision, HiddenDecision, Option, RedactedEvent, RulesetInfo } from '@arbiter/engine';
import { eventForms } from '../schemas/events.js';

const decisionType = (decision: Decision | HiddenDecision): string =>
  'shape' in decision ? `${decision.shape[0]}${decision.shape.slice(1).toLowerCase()}Decision` : 'HiddenDecision';

function optionType({ object, player, index, value }: Option): string {
  if (object !== undefined) return 'ObjectOption';
  if (player !== undefined) return 'PlayerOption';
  if (index !== undefined) return 'ModeOption';
  return value === undefined || value === null ? 'PlainOption' : 'ValueOption';
}

/** The resolvers of interfaces and unions, for the events of these games. */
export function abstractTypes(rulesets: readonly Pick<RulesetInfo, 'eventTypes'>[]) {
  const names = new Map(eventForms(rulesets).map(({ type, name }) => [type, name]));
  return {
    Decision: { resolveType: decisionType },
    Option: { resolveType: optionType },
    EventDetail: { resolveType: ({ type }: RedactedEvent) => names.get(type) ?? 'OtherEvent' },
    GameEvent: { detail: (event: RedactedEvent) => event },
  };
}
