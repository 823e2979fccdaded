/**
 * The ends of connections. Stopping without waiting for connections that nobody uses. Node closes those that had a request and are idle; one that
 * was opened in advance and never used, as browsers and fetch do, would hold the server up for a minute.
 */
import { Socket } from 'node:net';
import plugin from 'fastify-plugin';

/** Requests in progress get this long. */
const GRACE_MS = 10_000;

export const shutdown = plugin(async (app) => {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, GRACE_MS).unref();
  });
  // Node lets go of a connection that asks to become a websocket: where it doesn't, the answer is the end of it.
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.headers.upgrade !== undefined && raw.socket instanceof Socket) raw.socket.destroySoon();
  });
});
