/** What bots ask: it changes nothing, and of one seed says the same each time. */
import { call, type Json } from '../support/client.js';
import { createTable, type Random } from '../support/tables.js';

const match = { kind: 'CAST', card: 'Shock' };

/** @param scenario in which seat 0 has a Shock */
export const searching = (
  scenario: Json,
): Record<string, (base: string, n: number, random: Random) => Promise<() => Promise<Json>>> => ({
  'REST positionWhy': async (base) => async () =>
    (await call(`${base}/v1/positions/why`, 'POST', { body: { scenario, match, seat: 0 } })).body,
  'REST why': async (base, n, random) => {
    const { id, tokens } = await createTable(base, n, random);
    return async () => (await call(`${base}/v1/games/${id}/why`, 'POST', { token: tokens[0], body: { match } })).body;
  },
  'REST samplePosition': async (base, n, random) => {
    const { id, tokens } = await createTable(base, n, random);
    const body = { samples: 2, seed: 's' };
    return async () => {
      const sampled = (await call(`${base}/v1/games/${id}/position`, 'POST', { token: tokens[0], body })).body;
      // Sealed anew each time: that they are the same is for `test/games/samples.test.ts`.
      return { version: sampled.version, positions: (sampled.positions as string[]).map((one) => typeof one) };
    };
  },
  'REST rollouts': async (base) => {
    const { position } = (await call(`${base}/v1/positions/decisions`, 'POST', { body: { scenario } })).body;
    const body = {
      position,
      policy: 'greedy',
      games: 2,
      horizon: { turns: 3 },
      seed: 's',
      lines: [{ answers: [] }],
      ends: ['view'],
    };
    return async () => {
      const { milliseconds: _, ...played } = (await call(`${base}/v1/positions/rollouts`, 'POST', { body })).body;
      return played;
    };
  },
});
