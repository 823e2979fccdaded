/** Matches in GraphQL. */
import { checkedKey, secretKey } from '../rest/request.js';
import { createMatchInput, type SentDeck, sendDeckInput } from '../schemas/matches.js';
import { parseInput } from '../schemas/parse.js';
import { type Args, type Context, given, newGame, orNull, payload } from './payloads.js';

const nothing = {
  match: null as string | null,
  games: [] as string[],
  seats: [] as object[],
  judgeToken: null as string | null,
  seedHash: null as string | null,
};
const noDeck = { game: null, seat: null, deck: null } as { [field in keyof SentDeck]: SentDeck[field] | null };

export const matchQueries = {
  match: (_: unknown, { id }: { id: string }, { app, token }: Context) =>
    orNull(() => app.services.matches.get(id, token)),
};

export const matchMutations = {
  createMatch: (_: unknown, { input }: { input: Args }, context: Context) =>
    payload(context, nothing, async () => {
      const { app, token, work } = context;
      const { idempotencyKey, ...body } = given(input);
      return app.services.lobby.createMatch(parseInput(createMatchInput, newGame(body)), {
        token,
        key: secretKey(idempotencyKey, '$.idempotencyKey'),
        turn: work.turn,
        client: work.client,
      });
    }),
  sendDeck: (_: unknown, { input }: { input: Args }, context: Context) =>
    payload(context, noDeck, async () => {
      const { app, token, work } = context;
      const { gameId, idempotencyKey, ...body } = given(input);
      return app.services.matches.sendDeck(String(gameId), parseInput(sendDeckInput, body), {
        token,
        idempotencyKey: checkedKey(idempotencyKey, '$.idempotencyKey'),
        turn: work.turn,
      });
    }),
};
