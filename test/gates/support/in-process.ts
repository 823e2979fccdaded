/** A service in this process, with a database of its own, for the tests of one file or block. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningService, readConfig, rulesets, startService } from '@arbiter/api';
import { afterAll, beforeAll } from 'vitest';

/**
 * Starts the service before the tests and stops it after them.
 * @param more further settings, asked for once it is started
 * @returns gives it, once it runs
 */
export function serviceInProcess(more: () => Record<string, string> = () => ({})): () => RunningService {
  let service: RunningService | undefined;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbiter-gate-'));
    const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', ...more() };
    service = await startService(readConfig(settings), rulesets);
  });
  afterAll(async () => {
    await service?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return () => {
    if (!service) throw new Error('the service does not run yet');
    return service;
  };
}
