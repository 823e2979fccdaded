/**
 * The reference: a bare Fastify route that does one insert, through the driver and the pool of the service, of a row as
 * large as one of a game's log.
 */
import { createRequire } from 'node:module';
import { openDatabase } from '@arbiter/api';

interface Bare {
  get(path: string, handler: () => Promise<object>): void;
  post(path: string, handler: (request: { body: Row }) => Promise<object>): void;
  listen(options: { port: number; host: string }): Promise<string>;
}
interface Row {
  game: string;
  version: number;
  answers: unknown;
}
// The copy that the service has.
const load = createRequire(createRequire(import.meta.url).resolve('@arbiter/api/package.json'));
const { fastify } = load('fastify') as { fastify: () => Bare };

const database = openDatabase(process.env.DATABASE_URL ?? '');
const INSERT = `INSERT INTO bench_log (game_id, version, kind, seat, answers, random, epoch, state_hash, chain, at)
  VALUES ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9, $10)`;
const hash = Buffer.alloc(32, 0xa5);

const app = fastify();
app.get('/metrics', async () => {
  const { user, system } = process.cpuUsage();
  return { process_cpu_seconds_total: (user + system) / 1e6 };
});
app.get('/ready', async () => ({ ready: true }));
app.post('/insert', async ({ body: { game, version, answers } }) => {
  const values = [game, version, 'ACTION', 0, JSON.stringify(answers), '[]', 1, hash, hash, new Date()];
  await database.pool.query({ name: 'insert', text: INSERT, values });
  return { version };
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
