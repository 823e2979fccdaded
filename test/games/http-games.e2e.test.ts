/** Whole games over real HTTP, driven by a client that knows only the seven shapes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningService, readConfig, rulesets, startService } from '@arbiter/api';
import {
  type Decision,
  type GameView,
  type HiddenDecision,
  type Ruleset,
  randomAnswer,
  type SeatAnswer,
} from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { all, decksOf } from '../support/rulesets.js';

/** `PAIRS=55 npx vitest run --project system http-games` plays all pairs. */
const PAIRS = Number(process.env.PAIRS ?? 1);

let service: RunningService;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-e2e-'));
  service = await startService(readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' }), rulesets);
});
afterAll(async () => {
  await service?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Reply {
  version: number;
  decisions: (Decision | HiddenDecision)[];
  view: GameView;
  unapplied?: number[];
}

async function call(
  method: 'get' | 'post',
  path: string,
  token?: string,
  body?: object,
): Promise<{ status: number; body: unknown }> {
  const asked = request(service.address)[method](path);
  if (token) asked.set('authorization', `Bearer ${token}`);
  const reply = await (body ? asked.send(body) : asked);
  return { status: reply.status, body: reply.body };
}

const pairsOf = (ruleset: Ruleset): [a: string, b: string][] => {
  const names = decksOf(ruleset).map(([name]) => name);
  return names.flatMap((a, i) => names.slice(i).map((b): [string, string] => [a, b]));
};

async function playGame(ruleset: Ruleset, a: string, b: string, seed: number): Promise<GameView['result']> {
  const random = randomFrom(seed);
  const seats = [a, b].map((deck, i) => ({ name: `Player ${i}`, deck: ruleset.sampleDecks?.[deck] }));
  const created = await call('post', '/v1/games', undefined, {
    ruleset: ruleset.info.id,
    edition: ruleset.info.editions.find((e) => e.current)?.id,
    seats,
  });
  expect(created.status).toBe(201);
  const { game, seats: given } = created.body as { game: string; seats: { token: string }[] };
  const path = `/v1/games/${game}`;
  const look = async (seat: number): Promise<Reply> => (await call('get', path, given[seat]?.token)).body as Reply;
  let now = await look(0);
  for (let i = 0; i < 20_000 && !now.view.result; i++) {
    const pending = now.decisions[0] as Decision | HiddenDecision;
    const token = given[pending.seat]?.token;
    const mine = 'options' in pending ? now : await look(pending.seat);
    const decision = mine.decisions.find((d) => d.id === pending.id) as Decision;
    const act = (answer: SeatAnswer) => {
      const { seat: _seat, ...rest } = answer;
      return call('post', `${path}/actions`, token, { expectedVersion: mine.version, answers: [rest] });
    };
    let reply = await act(randomAnswer(decision, random));
    if (reply.status === 422) reply = await act({ ...decision.default, seat: decision.seat });
    expect(reply.status, JSON.stringify([decision, reply.body])).toBe(200);
    now = reply.body as Reply;
    expect(now.version).toBe(mine.version + 1);
  }
  return now.view.result;
}

describe.each(all)('games of $info.name over HTTP', (ruleset) => {
  it(`${PAIRS} pair(s) of decks: every game ends legally`, { timeout: 3_600_000 }, async () => {
    const pairs = pairsOf(ruleset);
    for (let n = 0; n < Math.min(PAIRS, pairs.length); n++) {
      // Spread over all pairs where only some are played.
      const [a, b] = pairs[PAIRS >= pairs.length ? n : (n * 17) % pairs.length] as [string, string];
      const result = await playGame(ruleset, a, b, 1000 + n);
      expect(result?.kind, `${a} against ${b}`).toMatch(/WIN|DRAW/);
    }
  });
});
