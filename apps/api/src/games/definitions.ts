/** Definitions of cards and tokens that games name by the hash of their content: what a ruleset no longer has lies here. */
import type { GameDefinitions, JsonObject, NamedDefinition, RulesetService, StoredDefinition } from '@arbiter/engine';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Queryable } from './repository.js';

/** Definitions are small, and a deck has a few dozen: those of some hundred games. */
const MAX_KNOWN = 20_000;

const STORE = `INSERT INTO definitions (ruleset, hash, language, definition)
  SELECT $1, hash, language, definition FROM json_to_recordset($2::json) AS given (hash text, language int, definition json)
    ORDER BY hash ON CONFLICT DO NOTHING`;
const LOAD = 'SELECT hash, definition FROM definitions WHERE ruleset = $1 AND hash = ANY($2)';
const NAME = 'UPDATE game_setups SET definitions = definitions || $2::jsonb WHERE game_id = $1';

const DELETE_UNNAMED = `DELETE FROM definitions d WHERE NOT EXISTS (
  SELECT 1 FROM (
    SELECT DISTINCT g.ruleset, named->>'hash' AS hash
      FROM game_setups u JOIN games g ON g.id = u.game_id, jsonb_array_elements(u.definitions) AS named
  ) n WHERE n.ruleset = d.ruleset AND n.hash = d.hash)`;

export class Definitions {
  readonly #known = new LRUCache<string, JsonObject>({ max: MAX_KNOWN });
  /** Those that are in the database for certain: a game of known cards need not send them again. */
  readonly #stored = new LRUCache<string, true>({ max: MAX_KNOWN });

  constructor(readonly pool: pg.Pool) {}

  /**
   * Stores definitions and writes down that a game names them, in the transaction that makes it do so.
   * @param before what it names already
   */
  async pin(
    on: Queryable,
    game: { id: string; ruleset: string },
    given: readonly StoredDefinition[],
    before: readonly NamedDefinition[] = [],
  ): Promise<void> {
    const definitions = given.filter(({ hash, as }) => !before.some((one) => one.hash === hash && one.as === as));
    const fresh = definitions.filter(({ hash }) => !this.#stored.has(keyOf(game.ruleset, hash)));
    if (fresh.length > 0) {
      const rows = fresh.map(({ hash, language, definition }) => ({ hash, language, definition }));
      await on.query(STORE, [game.ruleset, JSON.stringify(rows)]);
    }
    if (definitions.length > 0) await on.query(NAME, [game.id, JSON.stringify(definitions.map(nameOf))]);
  }

  /** Stores what a game has come to name later. */
  async add(game: { id: string; ruleset: string }, definitions: readonly StoredDefinition[]): Promise<void> {
    await this.pin(this.pool, game, definitions);
    this.confirm(game.ruleset, definitions);
  }

  /** The transaction that stored them has been committed. */
  confirm(ruleset: string, definitions: readonly StoredDefinition[]): void {
    for (const { hash } of definitions) this.#stored.set(keyOf(ruleset, hash), true);
  }

  /** Those of the database that a ruleset does not have any more; it is asked only where one is missing. */
  async of(ruleset: RulesetService, named: readonly NamedDefinition[]): Promise<GameDefinitions> {
    const { id } = ruleset.info;
    const missing = ruleset.definitions?.missing(named.map(({ hash }) => hash)) ?? [];
    const unknown = missing.filter((hash) => !this.#known.has(keyOf(id, hash)));
    if (unknown.length > 0) {
      const { rows } = await this.pool.query<{ hash: string; definition: JsonObject }>(LOAD, [id, unknown]);
      for (const { hash, definition } of rows) this.#known.set(keyOf(id, hash), definition);
    }
    const found = new Map(missing.map((hash) => [hash, this.#known.get(keyOf(id, hash))]));
    return { named, find: (hash) => found.get(hash) };
  }

  /** Everything that a game names, as it was stored. */
  async stored(ruleset: string, named: readonly NamedDefinition[]): Promise<StoredDefinition[]> {
    const { rows } = await this.pool.query<StoredDefinition>(
      'SELECT hash, language, definition FROM definitions WHERE ruleset = $1 AND hash = ANY($2)',
      [ruleset, named.map(({ hash }) => hash)],
    );
    const byHash = new Map(rows.map((row) => [row.hash, row]));
    return named.flatMap((one) => {
      const row = byHash.get(one.hash);
      return row ? [{ ...row, ...one }] : [];
    });
  }
}

/**
 * Deletes the definitions that no game names any more. Nobody may begin a game meanwhile: a service that is running takes what
 * it has stored for stored.
 * @returns how many there were
 */
export async function deleteUnnamed(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(DELETE_UNNAMED);
  return rowCount ?? 0;
}

const keyOf = (ruleset: string, hash: string): string => `${ruleset} ${hash}`;
const nameOf = ({ hash, as }: StoredDefinition): NamedDefinition => (as === undefined ? { hash } : { hash, as });

/**
 * The ruleset as a game is to be begun with that names these definitions.
 * @param open the game waits for players: cards of decks that were accepted are what they were then, all others what they are
 */
export async function rulesetFor(
  definitions: Definitions,
  ruleset: RulesetService,
  named: readonly NamedDefinition[],
  open = false,
): Promise<RulesetService> {
  if (named.length === 0 || !ruleset.definitions) return ruleset;
  return ruleset.definitions.pin({ ...(await definitions.of(ruleset, named)), open });
}

/** The ruleset for a game that is about to be made and brings these cards along, which its decks may name. */
export function bringing(ruleset: RulesetService, own: readonly StoredDefinition[]): RulesetService {
  if (own.length === 0 || !ruleset.definitions) return ruleset;
  const byHash = new Map(own.map(({ hash, definition }) => [hash, definition]));
  return ruleset.definitions.pin({ named: own, find: (hash) => byHash.get(hash), open: true });
}

/** All that a game names: the cards that it brought along, whether a deck has them yet or not, and those of its decks. */
export const namedWith = (own: readonly StoredDefinition[], begun: readonly StoredDefinition[]): StoredDefinition[] => [
  ...own,
  ...begun.filter(({ hash, as }) => !own.some((one) => one.hash === hash && one.as === as)),
];

/** The same for a game that has begun: names have been read then, so that a ruleset that still has everything will do. */
export async function playedOn(
  definitions: Definitions,
  ruleset: RulesetService,
  named: readonly NamedDefinition[],
): Promise<RulesetService> {
  const missing = ruleset.definitions?.missing(named.map(({ hash }) => hash)) ?? [];
  return missing.length === 0 ? ruleset : rulesetFor(definitions, ruleset, named);
}
