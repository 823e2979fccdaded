/**
 * Games by mail: two people who look in when it is their move, and leave a standing order behind. What counts is how often the
 * move goes from one to the other, since at one message a day that is how long the game takes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningService, readConfig, rulesets, startService } from '@arbiter/api';
import type { Decision, GameView, HiddenDecision } from '@arbiter/engine';
import { magic } from '@arbiter/mtg';
import { randomFrom } from '@arbiter/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** `GAMES=20 npx vitest run --project system correspondence` plays more of them. */
const GAMES = Number(process.env.GAMES ?? 2);
/** Without orders one such game took 444. */
const MOST = 73;

/** Nothing until my next main phase, unless something happens that I may want to answer; and my second main phase. */
const AWAY = {
  pass: {
    until: { step: 'precombatMain', turn: 'mine' },
    unless: [
      { type: 'SPELL_CAST', by: 'opponent' },
      { type: 'ATTACKED', by: 'opponent' },
    ],
    stops: [{ step: 'postcombatMain', turn: 'mine' }],
  },
};

let service: RunningService;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-mail-'));
  service = await startService(readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' }), rulesets);
});
afterAll(async () => {
  await service?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Now {
  version: number;
  decisions: (Decision | HiddenDecision)[];
  view: GameView;
}

async function call<T>(method: string, path: string, token?: string, body?: object): Promise<T> {
  const reply = await fetch(service.address + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = (await reply.json()) as T;
  expect(reply.ok, JSON.stringify([method, path, body, said])).toBe(true);
  return said;
}

/** Plays a game to its end, and counts the hand-overs. */
async function play(n: number, autoPass: string, orders: object[]): Promise<number> {
  const random = randomFrom(n);
  const decks = Object.keys(magic.sampleDecks ?? {});
  const seats = [0, 1].map((seat) => ({
    name: `Player ${seat}`,
    deck: `sample:${decks[(n * 3 + seat * 5) % decks.length]}`,
  }));
  const options = { test: true, seed: `correspondence ${n}`, autoPass };
  const body = { ruleset: 'mtg', edition: 'current', seats, options };
  const made = await call<{ game: string; seats: { token: string }[] }>('POST', '/v1/games', undefined, body);
  const path = `/v1/games/${made.game}`;
  const tokens = made.seats.map((seat) => seat.token);
  let handOvers = 0;
  let last: number | undefined;
  for (;;) {
    const { decisions, view } = await call<Now>('GET', path);
    const seat = decisions[0]?.seat;
    if (view.result || seat === undefined) return handOvers;
    if (last !== undefined && seat !== last) handOvers++;
    last = seat;
    await lookIn(path, seat, tokens[seat] as string, orders, random);
  }
}

/** Moves as long as it is one's move; before passing what is to happen meanwhile is said. */
async function lookIn(path: string, seat: number, token: string, orders: object[], random: (n: number) => number) {
  let said = orders.length === 0;
  let now = await call<Now>('GET', path, token);
  for (;;) {
    const decision = now.decisions.find((d): d is Decision => d.seat === seat && 'options' in d);
    if (!decision) return;
    const proposal = magic.bots.greedy?.({ view: now.view, decision, random, edition: 'current' }) ?? decision.default;
    const passes = decision.options.some(({ id, kind }) => kind === 'PASS' && proposal.choose?.[0] === id);
    if (passes && !said) {
      await call('PUT', `${path}/orders`, token, { orders });
      said = true;
    }
    const { seat: _seat, ...answer } = { ...proposal, seat };
    now = await call<Now>('POST', `${path}/actions`, token, { expectedVersion: now.version, answers: [answer] });
  }
}

const TITLE = `A game of Magic in which every priority is asked takes at most ${MOST} hand-overs with standing orders`;
test(`${TITLE}: ${GAMES} games`, { timeout: 900_000 }, async () => {
  const counts: number[] = [];
  for (let n = 0; n < GAMES; n++) counts.push(await play(n, 'none', [AWAY]));
  console.log(`hand-overs with standing orders: ${counts.join(', ')}`);
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST);
  const without = await play(0, 'none', []);
  console.log(`hand-overs of the first game without any: ${without}`);
  expect(without).toBeGreaterThan(3 * (counts[0] as number));
});

test('Seat-wise auto-pass alone leaves as few', { timeout: 300_000 }, async () => {
  expect(await play(0, 'seat', [])).toBeLessThanOrEqual(MOST);
});
