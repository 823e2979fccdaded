/** Search in GraphQL. */
import { sampleInput } from '../schemas/bots.js';
import { parseInput } from '../schemas/parse.js';
import { type Args, type Context, given, payload } from './payloads.js';

export const botQueries = {
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
