/** What `npm start` runs. */
import { readConfig } from './config.js';
import { redacted } from './redact.js';
import { rulesets } from './rulesets.js';
import { runService } from './service.js';

try {
  const config = readConfig(process.env);
  const { address } = await runService(config, rulesets);
  const home = (config.publicUrl ?? address).replace(/\/$/, '');
  console.log(`Arbiter is at ${home}/  (reference: ${home}/docs, GraphiQL: ${home}/graphiql)`);
} catch (error) {
  console.error(redacted((error as Error).message));
  process.exit(1);
}
