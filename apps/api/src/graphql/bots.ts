/** Search in GraphQL. */
import { rolloutInput, sampleInput } from '../schemas/bots.js';
import { parseInput } from '../schemas/parse.js';
import { type Args, type Context, given, payload } from './payloads.js';

const nothingPlayed = {
  games: 0,
  outcomes: [] as object[],
  perSeat: [] as object[],
  truncated: 0,
  decisions: 0,
  milliseconds: 0,
};

export const botQueries = {
  rollouts: (_: unknown, { input }: { input: Args }, context: Context) =>
    payload(context, nothingPlayed, () => {
      const { horizon, ...others } = given(input);
      const body = { ...others, ...(horizon ? { horizon: given(horizon) } : {}) };
      return context.app.services.rollouts.rollouts(parseInput(rolloutInput, body), context.work.budget);
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
