/**
 * Writes an authoritative checkpoint for every game in progress. To be run by the old version, with nobody playing, before
 * a version whose engine behaves differently (a new epoch) takes over: `node apps/api/dist/checkpoint.js`.
 */
import { readConfig } from './config.js';
import { isAway, openDatabase } from './database/database.js';
import { startEmbedded } from './database/embedded.js';
import { GameRepository } from './games/repository.js';
import { openStates } from './games/states.js';
import { createLogger } from './logger.js';
import { rulesets } from './rulesets.js';
import { configuredSecrets, openKeys } from './security/open.js';
import { CatalogueService } from './services/catalogue.js';

const config = readConfig(process.env);
const logger = createLogger('warn');
const embedded = config.databaseUrl === undefined ? await startEmbedded(config.dataDir) : undefined;
const database = openDatabase(config.databaseUrl ?? embedded?.url() ?? '');
try {
  const keys = await openKeys(await configuredSecrets(config, database.pool), database.pool, logger);
  const games = new GameRepository(database.pool, keys);
  const catalogue = new CatalogueService(rulesets);
  const states = openStates(games, (id) => catalogue.ruleset(id), logger);
  let written = 0;
  let failed = 0;
  for (const id of await games.active()) {
    const game = await games.find(id);
    if (game?.status !== 'ACTIVE') continue;
    // One game that cannot be loaded must not keep the others from theirs.
    const done = await states.checkpoint(game).catch((error: unknown) => {
      if (isAway(error)) throw error;
      logger.error({ err: error, game: id }, 'no checkpoint could be written');
      return false;
    });
    if (done) written++;
    else failed++;
  }
  await states.incidents.close();
  console.log(
    `${written} checkpoints written${failed > 0 ? `, ${failed} games are of another epoch or cannot be loaded` : ''}`,
  );
  if (failed > 0) process.exitCode = 1;
} finally {
  await database.close();
  await embedded?.stop();
}
