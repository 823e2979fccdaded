/** A service with tens of thousands of cards: how it starts, what it keeps in memory, and misspelt names. */
import * as fs from 'node:fs';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { migrate, startEmbedded } from '@arbiter/api';
import { cardLibrary, shardsOf, storedCards, suggest } from '@arbiter/engine';
import { rules } from '@arbiter/mtg';
import type { BenchOptions } from '../main.js';
import { startService } from '../service/processes.js';
import { cpuNow, cpuSince } from '../support/clock.js';
import { median } from '../support/contest.js';
import type { Row } from '../support/table.js';
import { linkDependencies } from '../support/version.js';
import { manyCards, misspeltNames } from './many.js';

const COUNT = 30_000;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MB = 1e6;

export async function cards({ quick }: BenchOptions): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-cards-'));
  const shards = join(folder, 'shards');
  mkdirSync(shards);
  for (const [file, text] of shardsOf(manyCards(rules.definitions, COUNT))) writeFileSync(join(shards, file), text);
  try {
    return [...names(shards), ...(await starts(folder, shards, quick ? 3 : 7))];
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** What the library does by itself. */
function names(shards: string): Row[] {
  const opening = cpuNow();
  const library = cardLibrary({ intrinsic: () => [] }, storedCards(fs, pathToFileURL(`${shards}/`)));
  library.named('');
  const opened = cpuSince(opening).main;
  const wrong = misspeltNames(library.names(), 500);
  const first = cpuNow();
  library.suggest(wrong[0] as string);
  const indexed = cpuSince(first).main;
  // CPU is counted in steps of some milliseconds: only that of many is a measure.
  const ours = cpuNow();
  const waits = wrong.map((name) => {
    const before = performance.now();
    library.suggest(name);
    return performance.now() - before;
  });
  const one = cpuSince(ours).main / wrong.length;
  const few = wrong.filter((_, i) => i % 50 === 0);
  const plain = cpuNow();
  for (const name of few) suggest(name, library.names());
  const looking = cpuSince(plain).main / few.length;
  const most = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] as number;
  const read = cpuNow();
  for (const name of library.names()) library.named(name);
  const each = cpuSince(read).main / COUNT;
  const count = COUNT.toLocaleString('en');
  return [
    { measure: `index of ${count} cards read`, figure: opened * 1000, unit: 'ms CPU' },
    { measure: 'first misspelt name (makes the index of names)', figure: indexed * 1000, unit: 'ms CPU' },
    {
      measure: `a misspelt name among ${count}`,
      figure: one * 1000,
      unit: 'ms CPU',
      ratio: { of: looking / one, to: 'faster than looking at every name' },
      aim: { text: '< 5 ms', reached: one < 0.005 },
    },
    { measure: '95 of 100 of them within', figure: most, unit: 'ms' },
    { measure: 'a definition read and made ready', figure: each * 1e6, unit: 'µs CPU' },
  ];
}

/** The service with and without them, by turns on one database. */
async function starts(folder: string, shards: string, rounds: number): Promise<Row[]> {
  const root = join(folder, 'tree');
  copyBuilt(root);
  const data = join(root, 'packages/mtg/data');
  const embedded = await startEmbedded(folder);
  const figures = {
    with: { ms: [] as number[], mb: [] as number[] },
    without: { ms: [] as number[], mb: [] as number[] },
  };
  try {
    await migrate(embedded.url());
    for (let round = 0; round < rounds; round++) {
      for (const kind of ['without', 'with'] as const) {
        if (kind === 'with') symlinkSync(shards, data);
        else rmSync(data, { force: true });
        const running = await startService(folder, embedded.url(), root);
        await use(running.url);
        figures[kind].ms.push(running.startedIn);
        figures[kind].mb.push((await resident(running.url)) / MB);
        await running.stop();
        rmSync(data, { force: true });
      }
    }
  } finally {
    await embedded.stop();
  }
  const difference = (of: 'ms' | 'mb'): number => median(figures.with[of]) - median(figures.without[of]);
  const ratio = (of: 'ms' | 'mb') => ({
    of: median(figures.with[of]) / median(figures.without[of]),
    to: 'without them',
  });
  return [
    { measure: 'warm start without them', figure: median(figures.without.ms), unit: 'ms' },
    {
      measure: 'warm start with them: longer by',
      figure: difference('ms'),
      unit: 'ms',
      ratio: ratio('ms'),
      aim: { text: '< 3,000 ms', reached: difference('ms') < 3000 },
    },
    { measure: 'resident memory without them', figure: median(figures.without.mb), unit: 'MB' },
    {
      measure: 'resident memory with them, names looked for: more by',
      figure: difference('mb'),
      unit: 'MB',
      ratio: ratio('mb'),
      aim: { text: '< 80 MB', reached: difference('mb') < 80 },
    },
  ];
}

/** Lists cards, finds some and misspells some. */
async function use(url: string): Promise<void> {
  for (const path of [
    '?ruleset=mtg&first=100',
    '?ruleset=mtg&search=dragon',
    '/mtg/Shock',
    '/mtg/Shokc',
    '/mtg/Lihtning%20Blot',
  ])
    await (await fetch(`${url}/v1/cards${path}`)).text();
}

/** The least of some looks. */
async function resident(url: string): Promise<number> {
  const looks: number[] = [];
  for (let i = 0; i < 10; i++) {
    const text = await (await fetch(`${url}/metrics`)).text();
    looks.push(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]));
  }
  return Math.min(...looks);
}

/** The built project in a folder of its own, to which cards can be given. */
function copyBuilt(root: string): void {
  for (const name of ['engine', 'mtg', 'grand-archive', 'riftbound']) copy(root, `packages/${name}`);
  for (const path of ['package.json', 'apps/api', 'migrations', 'prisma']) copy(root, path);
  linkDependencies(root);
  const own = join(ROOT, 'apps/api/node_modules');
  if (fs.existsSync(own)) symlinkSync(own, join(root, 'apps/api/node_modules'));
}

function copy(root: string, path: string): void {
  const filter = (from: string): boolean =>
    !['src', 'test', 'node_modules', 'data'].includes(basename(from)) || from.includes('/dist/');
  cpSync(join(ROOT, path), join(root, path), { recursive: true, preserveTimestamps: true, filter });
}
