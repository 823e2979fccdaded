/** The tasks that there are: each is a line here, and what does it is handed to the queue in `services/index.ts`. */

/** What a job of each task is about. It names what it is about by ids: what it does is up to how things stand by then. */
export interface Payloads {
  /** A decision of a game at a version has a deadline. */
  deadline: { game: string; version: number };
  /** A decision's deadline comes near. */
  nearDeadline: { game: string; seat: number; decision: string; deadline: string };
  /** A game of a match is over: the next one is to be made, where there is one. */
  nextGame: { game: string };
  /** The time is over in which decks for a game of a match could be sent. */
  deckDeadline: { game: string };
  /** A webhook is told something; again, or one that has not listened lately. */
  deliver: { delivery: string };
  redeliver: { delivery: string };
  /** A player is written to: of one thing, of all that has gathered, and whether an address is the player's. */
  mailNotice: { notice: string };
  mailDigest: { player: string };
  mailConfirmation: { player: string; mark: string };
}

export type TaskName = keyof Payloads;

/**
 * `prompt` ones are done at once, however long the others take: they wait for nobody but the database. `slow` ones wait for
 * those who kept others waiting before, so that only such as they wait for each other. What is mailed waits for one server.
 */
export const LANES: Readonly<Record<TaskName, Lane>> = {
  deadline: 'prompt',
  nearDeadline: 'prompt',
  nextGame: 'prompt',
  deckDeadline: 'prompt',
  deliver: 'patient',
  redeliver: 'slow',
  mailNotice: 'mail',
  mailDigest: 'mail',
  mailConfirmation: 'mail',
};
export type Lane = 'prompt' | 'patient' | 'slow' | 'mail';

/** How many are done at a time in each process. */
export const CONCURRENCY: Readonly<Record<Lane, number>> = { prompt: 3, patient: 8, slow: 4, mail: 2 };

/**
 * Does a job. It may be done twice, where a process dies in between: it looks whether there is still something to be done.
 * Where it throws it is done again later, and later still.
 * @param signal the process is to end
 */
export type Task<Payload> = (payload: Payload, signal: AbortSignal) => Promise<void>;
export type Tasks = { readonly [Name in TaskName]?: Task<Payloads[Name]> };
