/** What rulesets publish of themselves (`RulesetInfo`): the parts that follow from their tables or are the kernel's own. */
import type { RulesetInfo } from '../contract/api.js';
import type { RuleRef } from '../contract/contract.js';
import type { TurnStep } from '../machine/policies.js';
import type { Rules } from '../machine/rules.js';
import type { VerbDecision } from '../machine/words.js';

type DecisionInfo = RulesetInfo['decisionKinds'][number];
type EventInfo = RulesetInfo['eventTypes'][number];

/** An entry of `eventTypes`. */
export const eventInfo = (type: string, meaning: string, ...fields: string[]): EventInfo => ({ type, meaning, fields });

/** Makes the maker of entries of `decisionKinds`, with a ruleset's own way to cite. */
export const decisionInfos =
  <Cited extends string>(cite: (...numbers: Cited[]) => RuleRef[]) =>
  (kind: string, shape: string, meaning: string, ...numbers: Cited[]): DecisionInfo => ({
    kind,
    shape,
    meaning,
    rules: cite(...numbers),
  });

/** A ruleset's own kinds of decisions, and after them those that only its words and what replaces events ask for. */
export function withVerbDecisions(own: DecisionInfo[], { words, cite }: Rules): DecisionInfo[] {
  const all = [...own];
  const fromVerbs = [...words.verb.values()].flatMap((verb) => verb.decisions ?? []);
  for (const { kind, shape, meaning, cite: name } of [...fromVerbs, ENTERING_AS_COPY])
    if (!all.some((d) => d.kind === kind)) all.push({ kind, shape, meaning, rules: cite[name] ?? [] });
  return all;
}
const ENTERING_AS_COPY: VerbDecision = {
  kind: 'COPY',
  shape: 'CHOOSE',
  meaning: 'What something enters as a copy of.',
  cite: 'copy',
};

/** The zones of a table. */
export const zoneInfos = (zones: Rules['zones']['table']): RulesetInfo['zones'] =>
  Object.entries(zones).map(([id, { owner, hidden, ordered }]) => ({ id, owner, hidden, ordered }));

/** Phases with their steps; rows of one phase that follow each other belong together. */
export function phaseInfos(table: readonly TurnStep[]): RulesetInfo['phases'] {
  const phases: RulesetInfo['phases'] = [];
  for (const { phase, step } of table) {
    let last = phases[phases.length - 1];
    if (last?.id !== phase) {
      last = { id: phase, steps: [] };
      phases.push(last);
    }
    if (step) last.steps.push(step);
  }
  return phases;
}

/** Events of the kernel that mean the same in every game. */
export const kernelEvents: EventInfo[] = [
  eventInfo('TURN_BEGAN', 'A turn began; `standing` says where the players stand then.', 'turn', 'active', 'standing'),
  eventInfo('PHASE_BEGAN', 'A phase began.', 'turn', 'active', 'phase'),
  eventInfo('ABILITY_TRIGGERED', 'An ability triggered.', 'source', 'card', 'controller', 'ability'),
  eventInfo(
    'OBJECT_MOVED',
    'An object changed zones; `object` is its new id, `was` its old one.',
    'object',
    'was',
    'card',
    'owner',
    'from',
    'to',
    'cause',
  ),
  eventInfo('CARD_DRAWN', 'A card was drawn.', 'seat', 'object', 'card', 'owner', 'from', 'to', 'cause'),
  eventInfo(
    'EFFECT_BEGAN',
    'A continuous effect began; `text` says what it does.',
    'source',
    'card',
    'objects',
    'cards',
    'text',
  ),
  eventInfo('CHOSEN', 'A player chose objects, before others choose theirs.', 'seat', 'objects'),
  eventInfo('REVEALED', 'Cards were revealed.', 'seat', 'zone', 'cards'),
  eventInfo('PLAYER_LEFT', 'A player left a game that goes on, with what they owned on the field.', 'seat', 'objects'),
  eventInfo('CONCEDED', 'A player conceded.', 'seat'),
  eventInfo('GAME_ENDED', 'The game is over.', 'kind', 'winners', 'reason'),
];

/** Options of the kernel that mean the same in every game. */
export const kernelOptions: RulesetInfo['optionKinds'] = [
  { kind: 'PLAYER', meaning: 'A player.' },
  { kind: 'MODE', meaning: 'A mode; `index` counts from 0 in printed order.' },
  { kind: 'REPLACEMENT', meaning: 'A replacement effect; `object` is its source.' },
];
