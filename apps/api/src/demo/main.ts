/**
 * `npm run demo`: two bots play one game over real HTTP, told line by line, then the final board. The service and its
 * database are started for it, in a folder of their own.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import type { GameView, RedactedEvent } from '@arbiter/engine';
import { readConfig } from '../config.js';
import { rulesets } from '../rulesets.js';
import { toldToStop } from '../stopping.js';

const USAGE = `Usage: npm run demo [RULESET] -- [options]

Two bots play a game, told line by line. RULESET is one of ${Object.keys(rulesets).join(', ')}; mtg unless said.

  --rules         shows the numbers of the rules behind each line
  --edition ID    by which rules; the current ones unless said
  --decks A,B     the two decks, by the names of the ruleset's sample decks
  --seed TEXT     the same game again
  --no-color      without colours, as where NO_COLOR is set or this is no terminal
  -h, --help      shows this`;

const OPTIONS = {
  rules: { type: 'boolean', default: false },
  edition: { type: 'string' },
  decks: { type: 'string' },
  seed: { type: 'string' },
  'no-color': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function misused(fault: string): never {
  console.error(`${fault}\n\n${USAGE}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return misused((error as Error).message);
  }
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const id = positionals[0] ?? 'mtg';
const ruleset = rulesets[id];
const sample = ruleset?.sampleDecks ?? {};
if (!ruleset || Object.keys(sample).length === 0)
  misused(`There is no ruleset "${id}" with sample decks; there are: ${Object.keys(rulesets).join(', ')}`);
const editions = ruleset.info.editions.map((one) => one.id);
const edition = values.edition ?? editions[0] ?? '';
if (!editions.includes(edition)) misused(`${id} has no edition "${edition}"; it has ${editions.join(', ')}`);
const names = Object.keys(sample).filter((name) => ruleset.validateDeck(edition, sample[name]).legal);
const wanted = values.decks?.split(',') ?? [names[0] as string, names[names.length - 1] as string];
const decks = wanted.map((name) => sample[name]);
if (decks.length !== 2 || wanted.some((name) => !names.includes(name)))
  misused(`--decks takes two of: ${names.join(', ')}`);

interface LogPage {
  version: number;
  events: RedactedEvent[];
}

const told = toldToStop();

async function get<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} from ${url}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function play(address: string): Promise<void> {
  const seats = wanted.map((name, i) => ({ name: `${['Ann', 'Bob'][i]} (${name})`, bot: 'greedy', deck: decks[i] }));
  const body = {
    ruleset: id,
    edition,
    seats,
    options: values.seed === undefined ? {} : { test: true, seed: values.seed },
  };
  const created = await fetch(`${address}/v1/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!created.ok) throw new Error(await created.text());
  const { game } = (await created.json()) as { game: { id: string } | string };
  const path = `${address}/v1/games/${typeof game === 'string' ? game : game.id}`;
  let after = -1;
  for (;;) {
    told.throwIfAborted();
    const page = await get<LogPage[] | { entries: LogPage[] }>(`${path}/log?after=${after}&first=50`);
    const entries = Array.isArray(page) ? page : page.entries;
    for (const entry of entries) {
      after = entry.version;
      tell(
        entry.events,
        seats.map((s) => s.name),
      );
    }
    if (entries.length > 0) continue;
    const now = await get<{ status: string; version: number; view: GameView }>(path);
    if (now.status === 'FINISHED' && now.version <= after) {
      console.log(`\n${ruleset?.board?.(now.view).join('\n') ?? ''}`);
      return;
    }
    await new Promise((done) => setTimeout(done, 30));
  }
}

type Style = Parameters<typeof styleText>[0];
const coloured = !values['no-color'] && !process.env.NO_COLOR && process.stdout.isTTY === true;
const styled = (style: Style, text: string): string => (coloured ? styleText(style, text) : text);

function tell(events: RedactedEvent[], players: string[]): void {
  for (const { text, rules } of ruleset?.narrate?.(events, players, edition) ?? []) {
    const cited = values.rules && rules.length > 0 ? styled('gray', `   [${rules.join(', ')}]`) : '';
    console.log(`${text.startsWith('—') ? `\n${styled('bold', text)}` : `  ${paint(text, players)}`}${cited}`);
  }
}

/** Each player in a colour of their own, and what decides a game in one that is seen. */
function paint(text: string, players: string[]): string {
  if (/ (?:wins|win|loses: .*)$/.test(text)) return styled(['bold', 'yellow'], text);
  if (text.startsWith('Combat damage')) return styled('red', text);
  const colours: Style[] = ['cyan', 'magenta'];
  return players.reduce((told, name, seat) => told.replaceAll(name, styled(colours[seat] ?? 'white', name)), text);
}

const dataDir = await mkdtemp(join(tmpdir(), 'arbiter-demo-'));
// Whoever is told how to call it does not wait for the service to be loaded.
const { startService } = await import('../service.js');
const service = await startService(
  readConfig({ ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '0' }),
  rulesets,
);
try {
  await play(service.address);
} catch (error) {
  if (!told.aborted) console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await service.close();
  await rm(dataDir, { recursive: true, force: true });
}
