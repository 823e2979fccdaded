/** What `npm start` runs. */
import { readConfig } from './config.js';
import { redacted } from './redact.js';
import { rulesets } from './rulesets.js';
import { runService } from './service.js';

try {
  const config = readConfig(process.env);
  const { address } = await runService(config, rulesets);
  const home = (config.publicUrl ?? address).replace(/\/$/, '');
  const where = `Arbiter is at ${home}/  (reference: ${home}/docs, GraphiQL: ${home}/graphiql)`;
  // A person reads it as it is; what collects logs gets lines of JSON alone, and this one at every level.
  console.log(
    process.stdout.isTTY ? where : JSON.stringify({ level: 30, time: Date.now(), pid: process.pid, msg: where }),
  );
} catch (error) {
  console.error(redacted((error as Error).message));
  process.exit(1);
}
