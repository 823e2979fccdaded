/** The command that verifies an archive, apart from the process that runs it. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GameResult } from '@arbiter/engine';
import { archiveReply } from '../schemas/archive.js';
import type { GameArchive } from '../services/archives.js';
import type { Rulesets } from '../services/catalogue.js';
import { type Noted, verifyArchive } from './archive.js';

/** `--nonce SEAT=` without a text: the seat had none. */
const USAGE = 'usage: npm run verify -- archive.json [--commitment HASH] [--nonce SEAT=TEXT]…';
const STANDARD_INPUT = 0;

function readArguments(args: string[]): { file: string; noted: Noted } {
  const { values, positionals } = parseArgs({
    args,
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

/** Where lines go: what was found, and what is wrong with the call. */
export interface Output {
  say: (line: string) => void;
  complain: (line: string) => void;
}

/**
 * Runs an archived game again and tells what came out.
 * @param args the words after the command's name
 * @param rulesets the games that are known
 * @param output where its lines go
 * @returns the code that a process ends with: 0 exact, 1 different, 2 not readable
 */
export function verifyCommand(args: string[], rulesets: Rulesets, { say, complain }: Output): 0 | 1 | 2 {
  try {
    const { file, noted } = readArguments(args);
    const report = verifyArchive(rulesets, readArchive(file), noted);
    if (report.exact) {
      say(
        `EXACT: ${report.versions} versions, ${report.outcomes} random outcomes, the seed is the one committed to; ${told(report.result)}`,
      );
      return 0;
    }
    say(`DIFFERENT${report.version === null ? '' : ` at version ${report.version}`}: ${report.difference}`);
    for (const { epoch, from, to, exact } of report.epochs)
      if (report.epochs.length > 1) say(`epoch ${epoch}, versions ${from} to ${to}: ${verdictOf(exact)}`);
    return 1;
  } catch (error) {
    complain(`${(error as Error).message}\n${USAGE}`);
    return 2;
  }
}
