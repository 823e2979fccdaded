/**
 * Stopping without waiting for connections that nobody uses. Node closes those that had a request and are idle; one that
 * was opened in advance and never used, as browsers and fetch do, would hold the server up for a minute.
 */
import type { Socket } from 'node:net';
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
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
});
