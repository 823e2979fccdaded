/** GraphQL's mutations of players. */
import { checkedKey, secretKey } from '../rest/request.js';
import { parseInput } from '../schemas/parse.js';
import { playerInput, seatInGame } from '../schemas/players.js';
import { type Args, type Context, given, payload } from './payloads.js';

const KEY = '$.idempotencyKey';
type Text = string | null;

export const playerMutations = {
  createPlayer: (_: unknown, args: Args, context: Context) =>
    payload(context, { player: null as Text, name: null as Text, key: null as Text }, async () => {
      const { idempotencyKey, ...body } = given(args);
      return context.app.services.players.create(parseInput(playerInput, body), {
        key: secretKey(idempotencyKey, KEY),
      });
    }),
  createKey: (_: unknown, args: Args, context: Context) =>
    payload(context, { id: null as Text, key: null as Text }, async () =>
      context.app.services.players.createKey(context.token, { key: checkedKey(given(args).idempotencyKey, KEY) }),
    ),
  revokeKey: (_: unknown, { id }: { id: string }, context: Context) =>
    payload(context, { id: null as Text }, async () => {
      await context.app.services.players.revokeKey(context.token, id);
      return { id };
    }),
  deleteMe: (_: unknown, _args: Args, context: Context) =>
    payload(context, { player: null as Text }, async () => ({
      player: await context.app.services.players.delete(context.token),
    })),
  newSeatToken: (_: unknown, args: Args, context: Context) =>
    payload(context, { game: null as Text, seat: null as number | null, token: null as Text }, async () => {
      const { idempotencyKey, ...body } = given(args);
      const { gameId, seat } = parseInput(seatInGame, body);
      return context.app.services.joining.newSeatToken(gameId, seat, {
        token: context.token,
        key: checkedKey(idempotencyKey, KEY),
      });
    }),
};
