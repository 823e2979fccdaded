/** What the operator's commands work with: the database and the services on it, without a service that runs. */
import { readConfig } from '../config.js';
import { type Database, openDatabase } from '../database/database.js';
import { startEmbedded } from '../database/embedded.js';
import { migrate } from '../database/migrate.js';
import { GameBus } from '../games/bus.js';
import { GameRepository } from '../games/repository.js';
import { openStates } from '../games/states.js';
import { createLogger } from '../logger.js';
import { rulesets } from '../rulesets.js';
import type { Keys } from '../security/keys.js';
import { configuredSecrets, openKeys } from '../security/open.js';
import { ApiKeys } from '../services/api-keys.js';
import { CatalogueService } from '../services/catalogue.js';
import { Committer } from '../services/committer.js';
import { GameService } from '../services/games.js';
import { Idempotency } from '../services/idempotency.js';
import { PlayerService } from '../services/players.js';

export interface Tools {
  database: Database;
  keys: Keys;
  apiKeys: ApiKeys;
  players: PlayerService;
  games: GameService;
  committer: Committer;
  close(): Promise<void>;
}

/** Connects to where the service works; the embedded database is attached to if it runs, otherwise started for as long. */
export async function openTools(env: Record<string, string | undefined>): Promise<Tools> {
  const config = readConfig(env);
  const logger = createLogger('error');
  const embedded = config.databaseUrl === undefined ? await startEmbedded(config.dataDir) : undefined;
  const url = config.databaseUrl ?? embedded?.url() ?? '';
  const direct = config.databaseDirectUrl ?? url;
  let database: Database | undefined;
  const close = async (): Promise<void> => {
    await database?.close();
    await embedded?.stop();
  };
  try {
    await migrate(direct);
    database = openDatabase(url, undefined, direct);
    const { pool } = database;
    const keys = await openKeys(await configuredSecrets(config, pool), pool, logger);
    const repository = new GameRepository(pool, keys);
    const catalogue = new CatalogueService(rulesets);
    const states = openStates(repository, (id) => catalogue.ruleset(id), logger);
    const bus = new GameBus(pool, direct);
    const players = new PlayerService(database, repository, new Idempotency(repository), keys, bus);
    return {
      database,
      keys,
      apiKeys: new ApiKeys(pool),
      players,
      games: new GameService(database, repository, states, keys, players.access, bus),
      committer: new Committer(repository, states, bus),
      async close() {
        // What was announced is told to the other processes before the connections go.
        await bus.flush();
        await states.incidents.close();
        states.live.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
