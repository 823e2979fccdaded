/**
 * What every gate shares: how much it does, and where its figures go. The everyday run (`npm test`) does little of each;
 * `npm run gates` does all of it and keeps the figures in `docs/guarantees.md`.
 */
import { appendFileSync } from 'node:fs';

/** Whether this is the full form (`npm run gates`). */
export const full = process.env.GATES === 'full';

/** Where random choices begin: another seed is another run. Printed with the figures. */
export const SEED = Number(process.env.SEED ?? 1);

/** The most that a gate may take, in milliseconds. */
export const GATE_TIMEOUT = full ? 6 * 3_600_000 : 300_000;

/**
 * How much a gate does.
 * @param name the environment variable that says otherwise: `GAMES=500 npm run gates -- rules-invariants`
 * @param everyday how much in `npm test`
 * @param complete how much in `npm run gates`
 */
export const scale = (name: string, everyday: number, complete: number): number =>
  Number(process.env[name] ?? (full ? complete : everyday));

/**
 * Tells a figure: printed, and in the full form kept for `docs/guarantees.md`.
 * @param gate the gate's name: its file without `.gate.test.ts`
 * @param what what was measured, in a few words: the row of the table
 * @param value what came out, with its unit
 */
export function figure(gate: string, what: string, value: string | number): void {
  const text = typeof value === 'number' ? value.toLocaleString('en') : value;
  console.log(`${gate}: ${what}: ${text}`);
  const file = process.env.GATE_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ gate, what, value: text })}\n`);
}
