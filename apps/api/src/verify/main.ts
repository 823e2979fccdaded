/**
 * `npm run verify -- archive.json [--commitment HASH] [--nonce SEAT=TEXT]…`: runs an archived game again (the reply of
 * `GET /v1/games/{id}/archive`; `-` reads it from standard input) and says EXACT, or the first difference.
 * Ends with 0 where it is exact, 1 where it is not, 2 where it could not be read.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GameResult } from '@arbiter/engine';
import { rulesets } from '../rulesets.js';
import { archiveReply } from '../schemas/archive.js';
import type { GameArchive } from '../services/archives.js';
import { type Noted, verifyArchive } from './archive.js';

/** `--nonce SEAT=` without a text: the seat had none. */
const USAGE = 'usage: npm run verify -- archive.json [--commitment HASH] [--nonce SEAT=TEXT]…';
const STANDARD_INPUT = 0;

function readArguments(): { file: string; noted: Noted } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { commitment: { type: 'string' }, nonce: { type: 'string', multiple: true } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Error('one archive is verified at a time');
  const nonces = (values.nonce ?? []).map((given): [number, string | null] => {
    const [, seat, nonce] = /^(\d+)=(.*)$/s.exec(given) ?? [];
    if (seat === undefined || nonce === undefined) throw new Error(`--nonce takes SEAT=TEXT, not ${given}`);
    return [Number(seat), nonce === '' ? null : nonce];
  });
  return { file, noted: { commitment: values.commitment, nonces: new Map(nonces) } };
}

function readArchive(file: string): GameArchive {
  const text = readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
  const parsed = archiveReply.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`this is not the archive of a game: ${issue?.path.join('.')}: ${issue?.message}`);
}

function told({ kind, winners, reason }: GameResult): string {
  return kind === 'WIN' ? `won by seat ${winners.join(' and ')}: ${reason}` : `${kind}: ${reason}`;
}

const verdictOf = (exact: boolean | null): string =>
  exact === null ? 'to be run again by an engine of that epoch' : exact ? 'EXACT' : 'DIFFERENT';

try {
  const { file, noted } = readArguments();
  const report = verifyArchive(rulesets, readArchive(file), noted);
  if (report.exact) {
    console.log(
      `EXACT: ${report.versions} versions, ${report.outcomes} random outcomes, the seed is the one committed to; ${told(report.result)}`,
    );
  } else {
    console.log(`DIFFERENT${report.version === null ? '' : ` at version ${report.version}`}: ${report.difference}`);
    for (const { epoch, from, to, exact } of report.epochs)
      if (report.epochs.length > 1) console.log(`epoch ${epoch}, versions ${from} to ${to}: ${verdictOf(exact)}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}
