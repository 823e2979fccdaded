/** Listeners that come, hear a little, and go: politely or in the middle of a word. */
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { call } from '../support/client.js';

/** Opens a stream of server-sent events, with a ticket or a token, and breaks it off. @returns how many bytes were heard. */
export async function listen(base: string, id: string, token: string, ms: number, ticket: boolean): Promise<number> {
  const path = `${base}/v1/games/${id}/stream?after=-1`;
  const given = ticket
    ? (await call(`${base}/v1/games/${id}/stream-tickets`, 'POST', { token })).body.ticket
    : undefined;
  const url = given === undefined ? path : `${path}&ticket=${encodeURIComponent(String(given))}`;
  const request = get(url, { headers: given === undefined ? { authorization: `Bearer ${token}` } : {} });
  // Whoever breaks off is told so.
  request.on('error', () => undefined);
  const [response] = await once(request, 'response');
  if (response.statusCode !== 200 && response.statusCode !== 204)
    throw new Error(`a stream answers ${response.statusCode}`);
  let heard = 0;
  response.on('data', (chunk: Buffer) => {
    heard += chunk.length;
  });
  response.on('error', () => undefined);
  await Promise.race([sleep(ms), once(response, 'close')]);
  request.destroy();
  return heard;
}

const EVENTS = 'subscription ($id: ID!) { gameEvents(gameId: $id, after: -1) { version events { type } } }';

/** Subscribes several times over one connection; then completes and closes, or just cuts it. */
export async function subscribe(
  base: string,
  id: string,
  token: string,
  ms: number,
  politely: boolean,
): Promise<number> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  socket.on('error', () => undefined);
  await once(socket, 'open');
  let heard = 0;
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const ready = new Promise<void>((done, failed) => {
    socket.on('close', () => failed(new Error('the connection was closed')));
    socket.on('message', (data) => {
      const { type } = JSON.parse(String(data)) as { type: string };
      if (type === 'connection_ack') done();
      if (type === 'next') heard++;
      if (type === 'error') failed(new Error(String(data)));
    });
  });
  say({ type: 'connection_init', payload: { token } });
  await ready;
  for (const name of ['a', 'b', 'c'])
    say({ id: name, type: 'subscribe', payload: { query: EVENTS, variables: { id } } });
  await sleep(ms);
  if (politely) {
    for (const name of ['a', 'b', 'c']) say({ id: name, type: 'complete' });
    socket.close();
    await Promise.race([once(socket, 'close'), sleep(1000)]);
  }
  socket.terminate();
  return heard;
}
