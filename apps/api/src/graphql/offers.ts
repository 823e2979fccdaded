/** Offers in GraphQL. */
import { checkedKey } from '../rest/request.js';
import { answerOfferInput, offerInput } from '../schemas/offers.js';
import { parseInput } from '../schemas/parse.js';
import type { OfferReply } from '../services/offers.js';
import { type Args, type Context, given, payload } from './payloads.js';

const nothing = { offer: null as OfferReply | null };
const requestOf = ({ token, work }: Context, key?: unknown) => ({
  token,
  turn: work.turn,
  idempotencyKey: checkedKey(key, '$.idempotencyKey'),
});

export const offerQueries = {
  offer: (_: unknown, { gameId, offer }: { gameId: string; offer: string }, context: Context) =>
    payload(context, nothing, async () => ({
      offer: await context.app.services.offers.get(gameId, offer, requestOf(context)),
    })),
};

export const offerMutations = {
  makeOffer: (_: unknown, args: { gameId: string } & Args, context: Context) =>
    payload(context, nothing, async () => {
      const { gameId, idempotencyKey, ...body } = given(args);
      const request = requestOf(context, idempotencyKey);
      return { offer: await context.app.services.offers.make(String(gameId), parseInput(offerInput, body), request) };
    }),
  answerOffer: (_: unknown, args: { gameId: string; offer: string } & Args, context: Context) =>
    payload(context, nothing, async () => {
      const { gameId, offer, idempotencyKey, ...body } = given(args);
      const { accept } = parseInput(answerOfferInput, body);
      const request = requestOf(context, idempotencyKey);
      return { offer: await context.app.services.offers.answer(String(gameId), String(offer), accept, request) };
    }),
};
