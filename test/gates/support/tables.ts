/** Games as the gates set them up: every ruleset in turn, random decks, now and then a bot. */
import { type Decision, type Ruleset, randomAnswer } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import { all, decksOf } from '../../support/rulesets.js';
import { asked, call, isOpen, type Json, type Seen } from './client.js';

export type Random = (n: number) => number;
export const randomOf = (seed: number): Random => randomFrom(seed);
export const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

export interface Table {
  id: string;
  ruleset: string;
  /** The tokens of the seats; none for a bot. */
  tokens: (string | undefined)[];
  judge: string | undefined;
}

const rulesetOf = (n: number): Ruleset => all[n % all.length] as Ruleset;

/** What to send to create game number `n`. */
export function gameInput(n: number, random: Random, bot = false): Json {
  const ruleset = rulesetOf(n);
  const deck = (): unknown => pick(decksOf(ruleset), random)[1];
  const bots = Object.keys(ruleset.bots);
  return {
    ruleset: ruleset.info.id,
    edition: ruleset.info.editions.find((e) => e.current)?.id ?? '',
    seats: [
      { name: 'Ann', deck: deck() },
      bot ? { bot: pick(bots, random), deck: deck() } : { name: 'Bob', deck: deck() },
    ],
    options: { test: true, seed: `gate ${n} ${random(1_000_000)}`, autoPass: n % 5 === 4 ? 'smart' : 'none' },
  };
}

/** The table that a creation answered. */
export function tableOf(ruleset: string, created: Json): Table {
  const seats = created.seats as { token?: string }[];
  return {
    id: created.game as string,
    ruleset,
    tokens: seats.map((seat) => seat.token),
    judge: created.judgeToken as string | undefined,
  };
}

export async function createTable(base: string, n: number, random: Random, bot = false): Promise<Table> {
  const input = gameInput(n, random, bot);
  const created = await call(`${base}/v1/games`, 'POST', { body: input });
  if (created.status !== 201) throw new Error(`not created: ${JSON.stringify(created.body)}`);
  return tableOf(String(input.ruleset), created.body);
}

export async function look(base: string, table: Table, token: string | undefined): Promise<Seen> {
  const seen = await call(`${base}/v1/games/${table.id}`, 'GET', { token });
  if (seen.status !== 200) throw new Error(`not shown: ${JSON.stringify(seen.body)}`);
  return seen.body as Seen;
}

export interface Turn {
  seat: number;
  token: string;
  seen: Seen;
  decision: Decision;
}

/** A decision that a client (no bot) has to make, as its seat sees it; undefined where there is none now. */
export async function nextTurn(
  base: string,
  table: Table,
  random: Random,
  see: typeof look = look,
): Promise<Turn | undefined> {
  const public_ = await see(base, table, undefined);
  const seats = asked(public_).filter((seat) => table.tokens[seat]);
  if (public_.status !== 'ACTIVE' || seats.length === 0) return undefined;
  const seat = pick(seats, random);
  const token = table.tokens[seat] as string;
  const seen = await see(base, table, token);
  const decision = seen.decisions.find((d) => d.seat === seat && isOpen(d)) as Decision | undefined;
  return decision && { seat, token, seen, decision };
}

/** A random answer, without the seat: the token says whose it is. */
export function answerOf(decision: Decision, random: Random): Json {
  const { seat: _seat, ...answer } = randomAnswer(decision, random);
  return answer as Json;
}
