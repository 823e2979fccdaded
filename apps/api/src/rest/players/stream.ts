/** What happens in all games of a player, as server-sent events or as lines of JSON. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { faultAt } from '../../schemas/parse.js';
import { playerEvent } from '../../schemas/players.js';
import type { PlayerEvent } from '../../services/my-games.js';
import { asEvents, type Form, hijack, type OpenStreams } from '../games/stream.js';
import { bearer, problems, secured } from '../request.js';

const NDJSON = 'application/x-ndjson';
const AS_EVENTS = asEvents<PlayerEvent>(({ id }) => id);
/** Empty lines between the others show that the connection stands. */
const AS_LINES: Form<PlayerEvent> = {
  type: `${NDJSON}; charset=utf-8`,
  opening: '',
  heartbeat: '\n',
  write: (event) => `${JSON.stringify(event)}\n`,
};

const events = {
  description:
    'One message for each event, its id that of the event; with `Accept: application/x-ndjson` one line for each, with empty ' +
    'lines between them now and then',
  content: { 'text/event-stream': { schema: z.string() }, [NDJSON]: { schema: playerEvent } },
};

export const playerStream: FastifyPluginAsyncZod<{ streams: OpenStreams }> = async (app, { streams }) => {
  app.get(
    '/me/stream',
    {
      schema: {
        operationId: 'streamMine',
        summary: 'A line for each of your games when you are asked, or when it ends',
        tags: ['players'],
        security: secured,
        headers: z.looseObject({
          'last-event-id': z.string().optional().describe('The last event seen: the stream goes on after it'),
          accept: z.string().optional().describe('`application/x-ndjson` for lines of JSON'),
        }),
        response: { 200: events, ...problems() },
      },
    },
    async (request, reply) => {
      const stop = streams.begin(request.raw.socket, app.clients.of(request.raw));
      try {
        const entries = await app.services.myGames.stream(bearer(request), lastSeen(request), stop.signal);
        await hijack(request, reply, entries, stop.signal, wantsLines(request) ? AS_LINES : AS_EVENTS);
      } finally {
        stop.abort();
      }
    },
  );
};

const wantsLines = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  /application\/(?:x-)?(?:ndjson|jsonl)/i.test(accept);

function lastSeen({ headers }: FastifyRequest): string | undefined {
  const header = headers['last-event-id'];
  if (header === undefined || header === '') return undefined;
  if (typeof header === 'string') return header;
  throw faultAt('Last-Event-ID', 'must be the id of an event of this stream');
}
