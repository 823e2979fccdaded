/** `/health`: the process answers, and says whether the database does. `/ready`: the database does, or 503. */
import plugin from 'fastify-plugin';
import { ApiError } from '../errors.js';

export const health = plugin(async (app) => {
  const answers = (): Promise<boolean> =>
    app.database.pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
  // 200 also while the database is away: to start the process again would not bring it back.
  app.get('/health', { schema: { hide: true } }, async () =>
    (await answers()) ? { status: 'ok' } : { status: 'degraded', database: 'away' },
  );
  app.get('/ready', { schema: { hide: true } }, async () => {
    if (!(await answers())) throw new ApiError('UNAVAILABLE', 'the database does not answer');
    return { status: 'ready' };
  });
});
