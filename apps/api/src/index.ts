/** What tests and tools of this repository use of the service. */
export { BODY_LIMIT, type BuildOptions, build } from './app.js';
export { type Config, readConfig } from './config.js';
export { type Database, openDatabase } from './database/database.js';
export { type EmbeddedServer, packageOfBinaries, startEmbedded } from './database/embedded.js';
export { migrate } from './database/migrate.js';
export { GameRepository } from './games/repository.js';
export { openStates } from './games/states.js';
export { createLogger } from './logger.js';
export { rulesets } from './rulesets.js';
export { Keys } from './security/keys.js';
export { readSecretFile } from './security/secrets.js';
export { type RunningService, runService, startService } from './service.js';
export type { Rulesets, Services } from './services/index.js';
