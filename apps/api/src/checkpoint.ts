/**
 * Writes an authoritative checkpoint for every game in progress. To be run by the old version, with nobody playing, before
 * a version whose engine behaves differently (a new epoch) takes over: `node apps/api/dist/checkpoint.js`.
 */
import { readConfig } from './config.js';
import { openDatabase } from './database/database.js';
import { startEmbedded } from './database/embedded.js';
import { GameRepository } from './games/repository.js';
import { GameStates } from './games/states.js';
import { createLogger } from './logger.js';
import { rulesets } from './rulesets.js';
import { configuredSecrets, openKeys } from './security/open.js';
import { CatalogueService } from './services/catalogue.js';

const config = readConfig(process.env);
const embedded = config.databaseUrl === undefined ? await startEmbedded(config.dataDir) : undefined;
const database = openDatabase(config.databaseUrl ?? embedded?.url() ?? '');
try {
  const keys = await openKeys(await configuredSecrets(config, database.pool), database.pool, createLogger('warn'));
  const games = new GameRepository(database.pool, keys);
  const catalogue = new CatalogueService(rulesets);
  const states = new GameStates(games, (id) => catalogue.ruleset(id));
  let written = 0;
  for (const id of await games.active()) {
    const game = await games.find(id);
    if (game?.status !== 'ACTIVE') continue;
    await states.checkpoint(game);
    written++;
  }
  console.log(`${written} checkpoints written`);
} finally {
  await database.close();
  await embedded?.stop();
}
