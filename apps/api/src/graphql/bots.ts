/** Search in GraphQL. */
import type { FastifyReply } from 'fastify';
import type { LineTally } from '../rollouts/play.js';
import { rolloutInput, sampleInput, whyInput, whyPositionInput } from '../schemas/bots.js';
import { parseInput } from '../schemas/parse.js';
import { type Args, type Context, ending, given, payload } from './payloads.js';

const nothingPlayed = {
  games: 0,
  outcomes: [] as object[],
  perSeat: [] as object[],
  truncated: 0,
  decisions: 0,
  milliseconds: 0,
  ends: [] as object[],
  lines: [] as object[],
};
const { milliseconds: _time, lines: _lines, ...nothingAfterLine } = nothingPlayed;

/** What came of a line; of a refused one nothing. */
const lineIn = (line: LineTally): object =>
  'error' in line ? { ...nothingAfterLine, ...ending(line.error) } : { ...nothingAfterLine, ...line, ...ending(null) };

const nothingSaid = { offered: null as boolean | null, option: null as object | null, reasons: [] as object[] };

/** Aborted when the caller goes. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

export const botQueries = {
  why: (_: unknown, args: Args, context: Context) =>
    payload(context, nothingSaid, async () => {
      const { gameId, match, ...others } = given(args);
      const { app, token, work } = context;
      const body = { ...others, match: given((match ?? {}) as object) };
      if (gameId === undefined) {
        work.allow('positions');
        return app.services.why.ofPosition(parseInput(whyPositionInput, body));
      }
      return app.services.why.ofGame(String(gameId), token, parseInput(whyInput, body), work.turn);
    }),
  rollouts: (_: unknown, { input }: { input: Args }, context: Context) =>
    payload(context, nothingPlayed, async () => {
      const { horizon, lines: asked, ...others } = given(input);
      const body = {
        ...others,
        ...(horizon ? { horizon: given(horizon) } : {}),
        ...(asked ? { lines: (asked as object[]).map(given) } : {}),
      };
      const { app, reply, work } = context;
      const parsed = parseInput(rolloutInput, body);
      const { lines = [], ...played } = await app.services.rollouts.rollouts(
        parsed,
        work.budget,
        reply && whenGone(reply),
      );
      return { ...played, lines: lines.map(lineIn) };
    }),
  samplePosition: (_: unknown, { gameId, ...args }: Args, context: Context) =>
    payload(context, { version: null as number | null, positions: [] as string[] }, () => {
      const { app, token, work } = context;
      const { turn, budget } = work;
      return app.services.sampling.sample(String(gameId), token, parseInput(sampleInput, given(args)), {
        turn,
        budget,
      });
    }),
};
