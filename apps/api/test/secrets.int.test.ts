import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from '../src/logger.js';
import { act, createGame, send, startApp, take } from './support/app.js';
import { stones } from './support/nim.js';

test('No token, invite, ticket, key or seed gets into the log, whatever goes wrong', async () => {
  let log = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const t = await startApp({ logger: createLogger('trace', sink) });
  const game = await createGame(t.app, { seed: 'the secret seed', options: { test: true } });
  const seats = [{ name: 'Ann', deck: stones(10) }, { open: true }];
  const open = (await send(t.app, 'POST', '/v1/games', { body: { ruleset: 'nim', edition: '1', seats } })).json();
  await act(t.app, game, 0, 0, take(1));
  await act(t.app, game, 0, 0, take(1));
  const made = await send(t.app, 'POST', `/v1/games/${game.id}/stream-tickets`, { token: game.tokens[0], once: true });
  const { ticket } = made.json();
  await send(t.app, 'GET', `/v1/games/${game.id}/stream?after=x&ticket=${ticket}`);
  await send(t.app, 'GET', `/v1/games/${game.id}`, { headers: { authorization: `Token ${game.tokens[1]}` } });
  await t.database.pool.query('DELETE FROM game_setups WHERE game_id = $1', [game.id]);
  await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[0] });
  await send(t.app, 'GET', `/v1/games/${game.id}`, { token: game.tokens[0] });
  t.app.log.info(
    { token: game.tokens[0], game: { invite: open.seats[1].invite, seed: 'the secret seed' } },
    'careless',
  );
  await t.close();

  expect(log).toContain('request failed');
  expect(log).toContain('careless');
  const { rows } = {
    rows: [...game.tokens, game.judge, open.seats[0].token, open.seats[1].invite, ticket, 'the secret seed'],
  };
  for (const secret of rows) expect(log).not.toContain(secret);
});
