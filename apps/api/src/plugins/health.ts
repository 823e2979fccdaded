/** `/health`: the process answers. `/ready`: the database does, too. */
import plugin from 'fastify-plugin';
import { ApiError } from '../errors.js';

export const health = plugin(async (app) => {
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/ready', { schema: { hide: true } }, async () => {
    await app.database.pool.query('SELECT 1').catch(() => {
      throw new ApiError('UNAVAILABLE', 'the database does not answer');
    });
    return { status: 'ready' };
  });
});
