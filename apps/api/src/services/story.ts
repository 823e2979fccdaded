/** What happened, and how a game stands, as text for people: made from what the viewer gets, so it tells nobody more. */
import { type GameView, type RedactedEvent, type RulesetService, wrapped } from '@arbiter/engine';
import { tellBeside } from '../games/agreements.js';
import { nameInRules } from '../games/names.js';

interface Seated {
  seats: readonly { seat: number; name: string | null }[];
  edition?: string;
}

/** What the players are called in the story. */
const playersOf = ({ seats }: Seated): string[] => seats.map(({ seat, name }) => name ?? nameInRules(seat));

/** What an entry of a log tells, line by line; empty where it tells nothing. */
export const storyOf = (ruleset: RulesetService, game: Seated, events: readonly RedactedEvent[]): string =>
  [
    ...events.flatMap((event) => tellBeside(event, playersOf(game)) ?? []),
    ...(
      ruleset.narrate?.(
        events.filter((event) => tellBeside(event, []) === undefined),
        playersOf(game),
        game.edition,
      ) ?? []
    ).map(({ text }) => text),
  ].join('\n');

/** The board as a viewer sees it, in lines of at most 80 columns. */
export function boardOf(ruleset: RulesetService, game: Seated & { status: string }, view: GameView): string {
  const lines =
    view.zones.length > 0 && ruleset.board ? ruleset.board(view) : [withoutBoard(game.status), ...seatsOf(game)];
  return `${lines.join('\n')}\n`;
}

const withoutBoard = (status: string): string =>
  status === 'OPEN' ? 'The game waits for its players.' : 'How this game stands cannot be shown here.';

const seatsOf = (game: Seated): string[] =>
  game.seats.flatMap(({ seat, name }) => wrapped(`  seat ${seat}: ${name ?? 'open'}`));
