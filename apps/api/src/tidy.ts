/**
 * Deletes what no game needs any more: definitions of cards that only deleted games named. To be run while no service works on
 * the database: `node apps/api/dist/tidy.js`.
 */
import { readConfig } from './config.js';
import { openDatabase } from './database/database.js';
import { startEmbedded } from './database/embedded.js';
import { deleteUnnamed } from './games/definitions.js';

const config = readConfig(process.env);
const embedded = config.databaseUrl === undefined ? await startEmbedded(config.dataDir) : undefined;
const database = openDatabase(config.databaseUrl ?? embedded?.url() ?? '');
try {
  console.log(`${await deleteUnnamed(database.pool)} definitions deleted that no game names`);
} finally {
  await database.close();
  await embedded?.stop();
}
