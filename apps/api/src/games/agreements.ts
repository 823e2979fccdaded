/** Events that no ruleset knows of: what happens in all games beside the rules. */
import type { RedactedEvent, RulesetInfo } from '@arbiter/engine';

type Publish = RulesetInfo['eventTypes'][number];
type Tell = (event: RedactedEvent, name: (seat: unknown) => string) => string;

const THINGS: Record<string, string> = {
  DRAW: 'a draw',
  TAKEBACK: 'a takeback',
  PAUSE: 'a pause',
  ABORT: 'to abort the game',
  REMATCH: 'a rematch',
};
const what = ({ kind }: RedactedEvent): string => THINGS[String(kind)] ?? String(kind);

const EVENTS: Record<string, { meaning: string; fields: string[]; tell: Tell }> = {
  TIMED_OUT: {
    meaning: 'The time of a seat was over: it conceded, by whose claim, or its default was sent.',
    fields: ['seat', 'then', 'by'],
    tell: ({ seat, then }, name) =>
      `${name(seat)} ran out of time${then === 'default' ? ': the default was sent' : ''}.`,
  },
  OFFER_MADE: {
    meaning: 'A seat offers something to the others.',
    fields: ['offer', 'kind', 'seat', 'version'],
    tell: (event, name) => `${name(event.seat)} offered ${what(event)}.`,
  },
  OFFER_AGREED: {
    meaning: 'One of several seats that must agree does.',
    fields: ['offer', 'kind', 'seat'],
    tell: (event, name) => `${name(event.seat)} agreed to ${what(event)}.`,
  },
  OFFER_ACCEPTED: {
    meaning: 'An offer was accepted; of a takeback `to` is the version that the game is again as it was at.',
    fields: ['offer', 'kind', 'seat', 'to'],
    tell: (event, name) => `${name(event.seat)} accepted ${what(event)}.`,
  },
  OFFER_DECLINED: {
    meaning: 'An offer was declined.',
    fields: ['offer', 'kind', 'seat'],
    tell: (event, name) => `${name(event.seat)} declined ${what(event)}.`,
  },
  PAUSED: { meaning: 'Nobody’s time runs.', fields: ['seat'], tell: () => 'The game was paused.' },
  RESUMED: {
    meaning: 'A seat has lifted the pause.',
    fields: ['seat'],
    tell: ({ seat }, name) => `${name(seat)} lifted the pause.`,
  },
};

/** As rulesets publish theirs. */
export const eventTypesBeside: Publish[] = Object.entries(EVENTS).map(([type, { meaning, fields }]) => ({
  type,
  meaning,
  fields,
}));

/** What an event beside the rules tells; undefined: it is the rules' own. */
export const tellBeside = (event: RedactedEvent, players: readonly string[]): string | undefined =>
  EVENTS[event.type]?.tell(event, (seat) => players[Number(seat)] ?? `seat ${seat}`);
