/** REST under /v1, and its OpenAPI document. The zod compilers stay inside this plugin. */
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { z } from 'zod';
import { ordersBody } from '../orders/form.js';
import { eventSchemas } from '../schemas/events.js';
import { actionsInput } from '../schemas/games.js';
import { invalidInput, inWords } from '../schemas/parse.js';
import { plainAnswers } from '../schemas/plain-answers.js';
import { cards } from './cards/routes.js';
import { decks } from './decks/routes.js';
import { actions } from './games/actions.js';
import { offers } from './games/offers.js';
import { orders } from './games/orders.js';
import { position } from './games/position.js';
import { games } from './games/routes.js';
import { stream } from './games/stream.js';
import { jsonBytes } from './json-bytes.js';
import { matches } from './matches/routes.js';
import { completed } from './openapi.js';
import { mails } from './players/mail.js';
import { players } from './players/routes.js';
import { playerStream } from './players/stream.js';
import { webhooks } from './players/webhooks.js';
import { positions } from './positions/routes.js';
import { gameParams, isPlainId } from './request.js';
import { rulesets } from './rulesets/routes.js';

const DESCRIPTION = `Games run by the rules of trading card games.

**Tokens.** \`POST /v1/games\` returns a token for each seat, an invite for each open one, and for scenario and test games a
judge's token. Send it as \`Authorization: Bearer …\`. Without one you are a spectator. The key of a player stands for all
seats of that player.

**Versions.** A game's version is the number of its log entries; a new game has version 0, also while seats are open. It is
the \`ETag\` of the game, and every action names the version it answers, in \`If-Match\` or as \`expectedVersion\`. One accepted
request makes one version; bots make versions of their own.

**Randomness.** \`seedHash\` commits the server to its secret seed as the game is created (and to deck and nonce of each seat that is not open), and tells nothing of them. A seat may add a
\`nonce\`; seed, game and nonces together key the generator. When the game is over \`seed\` is revealed, and the archive can be
run again: \`npm run verify -- archive.json\`.

**Finished games** hide nothing: \`viewer=judge\` is open to everybody.

**Idempotency.** A request with an \`Idempotency-Key\` is executed once, repeated ones get the same answer. Refused requests
changed nothing and do not use up their key. The key under which a game is created is a secret, since whoever sends it again
gets the tokens: a random UUID, for instance. Joining and moving take any key.`;

const PARTS: Record<string, string> = {
  body: 'the body',
  querystring: 'the query',
  params: 'the address',
  headers: 'the headers',
};

/** What is asked of nearly every request is recognised without its schema. */
const PLAIN = new Map<z.ZodType, (data: unknown) => boolean>([
  [actionsInput, (data) => plainAnswers(data) !== undefined],
  [gameParams, isPlainId],
  // Orders read their body themselves: only they can tell which of the forms was meant.
  [ordersBody, () => true],
]);

/** Checks a part of a request by its zod schema; a misfit becomes INVALID_INPUT with the path of every fault. */
const validator: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  // All that is said of headers is that some are texts, as headers are; whoever reads one names its faults.
  if (httpPart === 'headers') return (value) => ({ value });
  const isPlain = PLAIN.get(schema);
  return (data) => {
    if (isPlain?.(data)) return { value: data };
    // Fastify has null for a body that is not there.
    const parsed = schema.safeParse(data ?? undefined, inWords);
    return parsed.success
      ? { value: parsed.data }
      : { error: invalidInput(parsed.error.issues, PARTS[httpPart ?? 'body']) };
  };
};

/** By itself the library loses members of unions that are transformed and have names. */
const AS_ZOD_HAS_IT = { zodToJsonConfig: { override: () => undefined } };
const asComponents = createJsonSchemaTransformObject(AS_ZOD_HAS_IT);

export async function rest(app: FastifyInstance, options: { publicUrl: string | undefined }): Promise<void> {
  app.setValidatorCompiler(validator);
  // Every reply has a schema. Comparing each with it is for tests, where it finds faults without costing anybody time.
  // Fastify sends bytes as well as texts, though its types say nothing of it.
  app.setSerializerCompiler(() => jsonBytes as unknown as (reply: unknown) => string);

  const { catalogue } = app.services;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Arbiter',
        version: '0.1.0',
        description: DESCRIPTION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: options.publicUrl ?? '/' }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'A seat’s token, a judge’s, or the key of a player' },
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Api-Key',
            description:
              'A key of the operator, needed where the service runs with `API_KEYS=required`; one that is sent is always checked',
          },
        },
      },
      tags: [
        { name: 'games', description: 'Creating, joining, looking' },
        { name: 'play', description: 'Moving' },
        { name: 'players', description: 'One key for all seats of a player; optional as a whole' },
        { name: 'positions', description: 'Stateless: nothing is stored' },
        { name: 'catalogue', description: 'Rulesets, rules, cards, decks' },
        { name: 'running', description: 'For those who run the service' },
      ],
    },
    transform: createJsonSchemaTransform(AS_ZOD_HAS_IT),
    transformObject: (document) =>
      completed(asComponents(document) as OpenAPIV3_1.Document, eventSchemas(catalogue.rulesets())),
  });
  const { streams } = app;
  app.addHook('preClose', async () => streams.close());
  const all = [rulesets, cards, decks, actions, orders, offers, matches, players, webhooks, mails, position, positions];
  for (const routes of all) await app.register(routes, { prefix: '/v1' });
  for (const routes of [games, stream, playerStream]) await app.register(routes, { prefix: '/v1', streams });

  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.redirect('/v1/openapi.json', 301),
  );
  let document: string | undefined;
  app.get('/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    // It never changes, and it is long.
    document ??= JSON.stringify(app.swagger());
    reply.type('application/json; charset=utf-8').serializer(String);
    return document;
  });
}
