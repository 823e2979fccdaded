/** What one GraphQL request may compute, counted as it will be executed: with its variables, directives and fragments. */
import { createRequire } from 'node:module';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Turn } from '../games/turn.js';
import { type Allowance, type Budget, budgetOf, type RateLimiter, tooMany } from '../security/rate-limiter.js';
import type { ApiKeyRef, ApiKeys, Scope } from '../services/api-keys.js';
import { refuse } from './limits.js';

/** Fields of the root that run rules, each as much as one call may. */
export const COMPUTING = new Set([
  'compileCards',
  'positionDecisions',
  'positionActions',
  'positionLines',
  'samplePosition',
  'rollouts',
  'why',
  'validateDeck',
  'createGame',
  'createMatch',
  'joinGame',
  'sendDeck',
  'submitAction',
  'concede',
  'claim',
  'makeOffer',
  'answerOffer',
  'putOrders',
]);
/** Those that make something that is kept. */
const CREATING = new Set(['createGame', 'createMatch', 'createPlayer']);
/** Those that take a key of the operator where keys are required, as their routes do. */
const KEYED: { [field: string]: Scope } = {
  createGame: 'games',
  createMatch: 'games',
  createPlayer: 'players',
  compileCards: 'positions',
  positionDecisions: 'positions',
  positionActions: 'positions',
  positionLines: 'positions',
  rollouts: 'positions',
};
const MAX_COMPUTING = 2;

/** The same copy of the library as the one that made the schema. */
const require = createRequire(import.meta.url);
const { buildExecutionContext } = require('graphql/execution/execute') as typeof import('graphql/execution/execute.js');
const { collectFields } =
  require('graphql/execution/collectFields') as typeof import('graphql/execution/collectFields.js');

/** The names of the fields of the root that will be executed, each as often as it will be; undefined: none will. */
export function rootFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  variableValues: Record<string, unknown> | undefined,
  operationName: string | undefined,
): string[] | undefined {
  const execution = buildExecutionContext({ schema, document, variableValues, operationName });
  // Its faults are told by whoever executes it.
  if (!('operation' in execution)) return undefined;
  const { operation, fragments, variableValues: variables } = execution;
  const root = schema.getRootType(operation.operation);
  if (!root) return undefined;
  const fields = collectFields(schema, fragments, variables, root, operation.selectionSet);
  return [...fields.values()].map(([field]) => field?.name.value ?? '').filter((name) => !name.startsWith('__'));
}

/** One request's work: counted before it is done, and done in turns. */
export class Work {
  #granted = 0;

  constructor(
    readonly limiter: RateLimiter,
    readonly turn: Turn,
    readonly client: string,
    /** The operator's key that came with the request, and what it allows. */
    readonly key: { of: ApiKeys; ref: ApiKeyRef | undefined; allowance: Allowance | undefined },
  ) {}

  /** Counts what a request will do, and refuses it as a whole before anything is done. */
  begin(fields: readonly string[]): void {
    const computing = fields.filter((name) => COMPUTING.has(name));
    if (computing.length > MAX_COMPUTING) throw tooMuch(computing.length);
    for (const name of fields) if (KEYED[name]) this.allow(KEYED[name]);
    // The request itself has been counted as one call.
    if (fields.length > 1) this.count(fields.length - 1);
    const creations = fields.filter((name) => CREATING.has(name)).length;
    const refused =
      creations > 0 && this.limiter.take('creation', this.client, { calls: creations, allowance: this.key.allowance });
    if (refused) throw tooMany(refused, 'creations');
    this.#granted = computing.length;
  }

  /** What it may play out. */
  get budget(): Budget {
    return budgetOf(this.limiter, this.client, this.key.allowance);
  }

  /** Refuses whoever may not ask this here; for fields that take a key in one of their forms alone. */
  allow(scope: Scope): void {
    this.key.of.allow(scope, this.key.ref);
  }

  /** Counts further calls, as far as they can only be known when others have been answered. */
  count(calls: number): void {
    const refused = this.limiter.take('call', this.client, { calls, allowance: this.key.allowance });
    if (refused) throw tooMany(refused);
  }

  /** Does one thing when its turn has come. */
  async inTurn<T>(compute: () => T): Promise<Awaited<T>> {
    await this.turn();
    return await compute();
  }

  /** The same for a field of the root that computes: never more of them than were counted. */
  async granted<T>(compute: () => T): Promise<Awaited<T>> {
    if (this.#granted-- <= 0) throw tooMuch(MAX_COMPUTING + 1);
    return this.inTurn(compute);
  }
}

const tooMuch = (found: number) =>
  refuse(
    `at most ${MAX_COMPUTING} fields that run rules in one request (${[...COMPUTING].join(', ')}); this one has ${found}`,
  );
