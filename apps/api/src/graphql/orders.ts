/** Standing orders in GraphQL. */
import type { OrdersReply } from '../services/orders.js';
import { type Args, type Context, given, payload } from './payloads.js';

const nothing: OrdersReply = { orders: [], dropped: [] };

export const orderQueries = {
  orders: (_: unknown, { gameId }: { gameId: string }, context: Context) =>
    payload(context, nothing, () => context.app.services.orders.get(gameId, context.token)),
};

export const orderMutations = {
  putOrders: (_: unknown, { input }: { input: Args }, context: Context) =>
    payload(context, nothing, () => {
      const { gameId, ...body } = given(input);
      const { token, work } = context;
      return context.app.services.orders.put(String(gameId), { token, body, turn: work.turn });
    }),
  deleteOrders: (_: unknown, { gameId }: { gameId: string }, context: Context) =>
    payload(context, nothing, () => context.app.services.orders.delete(gameId, context.token)),
};
