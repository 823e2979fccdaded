/** Keeps the embedded server running: one that ends without having been told to is started again, at the same address. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { boundServerLog, type EmbeddedServer, startEmbedded } from './embedded.js';

const LOOK_EVERY_MS = 250;
/** Looks between two at the size of the server's log. */
const BOUND_EVERY = 240;

/** Starts the server as `startEmbedded` does, and again whenever it is gone. */
export async function keepEmbedded(dataDir: string, logger: Logger): Promise<EmbeddedServer> {
  let server = await startEmbedded(dataDir);
  const { port } = new URL(server.url());
  const stopped = new AbortController();

  const bound = (): void => {
    try {
      boundServerLog(dataDir);
    } catch (error) {
      logger.warn({ err: error }, "the database server's log cannot be put aside");
    }
  };

  async function keep(): Promise<void> {
    for (let looks = 1; await pause(stopped.signal); looks++) {
      if (looks % BOUND_EVERY === 0) bound();
      if (server.running()) continue;
      logger.error('the database server has ended; starting it again');
      try {
        server = await startEmbedded(dataDir, { port });
        // Stopped meanwhile: then nobody else will.
        if (stopped.signal.aborted) await server.stop();
      } catch (error) {
        logger.error({ err: error }, 'the database server does not start');
      }
    }
  }
  const kept = keep();
  return {
    url: (database) => server.url(database),
    adminUrl: (database) => server.adminUrl(database),
    running: () => server.running(),
    async stop() {
      stopped.abort();
      await kept;
      await server.stop();
    },
  };
}

/** False when it was cut short. */
async function pause(signal: AbortSignal): Promise<boolean> {
  await sleep(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  return !signal.aborted;
}
