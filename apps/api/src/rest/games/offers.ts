import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOfferInput, offerInput, offerParams, offerReply } from '../../schemas/offers.js';
import { bearer, gameParams, idempotencyKey, keyHeaders, privately, problems, secured, welcome } from '../request.js';

const refusals = problems(401, 403, 404, 409, 413, 415, 422);
const common = { tags: ['play'], headers: keyHeaders };

/** Offers of a seat to the others: a draw, a takeback, a pause, to abort, a rematch. */
export const offers: FastifyPluginAsyncZod = async (app) => {
  const service = app.services.offers;

  app.post(
    '/games/:id/offers',
    {
      schema: {
        operationId: 'makeOffer',
        summary: 'Offer a draw, a takeback, a pause, to abort, or a rematch',
        description:
          'One open offer a kind and seat. It is an entry of the log, as its answer is. `TAKEBACK` is refused where something ' +
          'hidden was revealed or drawn since its `version`, and lapses with the next move of another seat; `PAUSE` needs a clock; ' +
          '`REMATCH` is offered after the end.',
        ...common,
        security: secured,
        params: gameParams,
        body: offerInput,
        response: { 201: offerReply, ...refusals },
      },
    },
    async (request, reply) => {
      privately(reply.code(201));
      return service.make(request.params.id, request.body, {
        token: bearer(request),
        idempotencyKey: idempotencyKey(request),
        turn: app.turns.of(request),
      });
    },
  );

  app.post(
    '/games/:id/offers/:offer',
    {
      schema: {
        operationId: 'answerOffer',
        summary: 'Accept or decline an offer of another seat',
        description:
          '403 for one’s own, 409 once it has been answered or has lapsed. Whoever accepts a rematch gets the new game, the own ' +
          'seat there and its token. To decline a pause that is in force lifts it, whoever’s offer it was.',
        ...common,
        security: secured,
        params: offerParams,
        body: answerOfferInput,
        response: { 200: offerReply, ...refusals },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id, offer } = request.params;
      return service.answer(id, offer, request.body.accept, {
        token: bearer(request),
        idempotencyKey: idempotencyKey(request),
        turn: app.turns.of(request),
      });
    },
  );

  app.get(
    '/games/:id/offers/:offer',
    {
      schema: {
        operationId: 'getOffer',
        summary: 'How an offer stands; of a rematch that was accepted your seat in the new game and its token',
        tags: ['play'],
        security: welcome,
        params: offerParams,
        response: { 200: offerReply, ...problems(401, 404) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id, offer } = request.params;
      return service.get(id, offer, { token: bearer(request), turn: app.turns.of(request) });
    },
  );
};
