/**
 * A game in the middle of combat goes on exactly in a new process in which one of its cards is another, or is gone, or in
 * which a new epoch of the engine has begun. Its twin, of the same seed and answers, stays in the process it began in.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createLogger, GameRepository, openStates, rulesets } from '@arbiter/api';
import type { Decision, RulesetService, SeatAnswer } from '@arbiter/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, isOpen, type Seen } from '../gates/support/client.js';
import { DatabaseServer, withDatabase } from '../gates/support/database.js';
import { commandOf, ServiceProcess } from '../gates/support/service.js';
import { ALARM, BRUTE } from './pinning/cards.js';

const TIMEOUT = 600_000;
const CHANGED = 'test/games/pinning/service.ts';
/** Answers after the restart: the spell is cast, tokens enter, damage is dealt, the next turn begins. */
const MOVES = 14;

interface Game {
  id: string;
  judge: string;
  tokens: string[];
}

const library = [{ card: 'Plains', count: 12 }];
const scenario = {
  ruleset: 'mtg',
  edition: 'current',
  seed: 'twins',
  turn: { number: 3, active: 0, step: 'declareAttackers' },
  players: [
    { library, hand: [ALARM], battlefield: [BRUTE, { card: 'Plains', count: 2 }] },
    { library, battlefield: [{ card: 'Grizzly Bears', count: 2 }] },
  ],
};

/** A game that waits for a player. */
interface Opened {
  game: Game;
  invite: string;
}

const accepted = { main: [BRUTE, ALARM, 'Plains'].map((card) => ({ card, count: card === 'Plains' ? 52 : 4 })) };
const joining = { main: [{ card: 'Plains', count: 60 }] };

async function create(base: string): Promise<Opened> {
  const seats = [{ name: 'Ann', deck: accepted }, { open: true }];
  const body = { ruleset: 'mtg', edition: 'current', seats, options: { test: true }, seed: 'twins' };
  const reply = await call(`${base}/v1/games`, 'POST', { body });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  const {
    game,
    judgeToken,
    seats: made,
  } = reply.body as {
    game: string;
    judgeToken: string;
    seats: [{ token: string }, { invite: string }];
  };
  return { game: { id: game, judge: judgeToken, tokens: [made[0].token] }, invite: made[1].invite };
}

async function join(base: string, { game, invite }: Opened): Promise<Game> {
  const body = { invite, name: 'Bob', deck: joining };
  const reply = await call(`${base}/v1/games/${game.id}/join`, 'POST', { body });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  game.tokens.push((reply.body as { token: string }).token);
  return game;
}

async function begin(base: string): Promise<Game> {
  const body = { ruleset: 'mtg', edition: 'current', scenario };
  const reply = await call(`${base}/v1/games`, 'POST', { body });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  const { game, judgeToken, seats } = reply.body as { game: string; judgeToken: string; seats: { token: string }[] };
  return { id: game, judge: judgeToken, tokens: seats.map(({ token }) => token) };
}

const look = async (base: string, { id }: Game, token?: string): Promise<Seen> =>
  (await call(`${base}/v1/games/${id}`, 'GET', { token })).body as Seen;

async function move(base: string, game: Game, seat: number, answer: object, expectedVersion: number): Promise<void> {
  const body = { answers: [answer], expectedVersion };
  const reply = await call(`${base}/v1/games/${game.id}/actions`, 'POST', { token: game.tokens[seat], body });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
}

/** Attacks; the game stands in the declare attackers step then. */
async function attack(base: string, game: Game): Promise<void> {
  await move(base, game, 0, { assign: [{ from: { card: BRUTE }, to: { player: 1 } }] }, 0);
}

/** The same answers wherever: the spell where it may be cast, else what the decision proposes. */
function answerTo(decision: Decision): Partial<SeatAnswer> {
  const cast = decision.options.find((o) => o.kind === 'CAST' && o.card === ALARM);
  return cast ? { choose: [{ kind: 'CAST', card: ALARM, method: 'normal' }] } : decision.default;
}

async function goOn(base: string, game: Game): Promise<void> {
  for (let n = 0; n < MOVES; n++) {
    const seen = await look(base, game, game.judge);
    const decision = seen.decisions.filter(isOpen)[0] as Decision;
    await move(base, game, decision.seat, answerTo(decision), seen.version);
  }
}

/** All that anybody sees of a game but when it was. */
async function everything(base: string, game: Game): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (const token of [...game.tokens, game.judge, undefined]) {
    const { view, decisions, version, status } = await look(base, game, token);
    seen.push({ view, decisions, version, status });
  }
  return seen;
}

type GameStates = ReturnType<typeof openStates>;
type GameRecord = Parameters<GameStates['verify']>[0];

describe('when the ruleset changes, a game', () => {
  let database: DatabaseServer;
  let service: ServiceProcess;
  let twin: Game;
  let before: unknown[];
  const games: Record<string, Game> = {};
  const open: Record<string, Opened> = {};
  /** A process for each change, begun when it is first asked. */
  const processes: Record<string, ServiceProcess> = {};

  const rows = (game: Game): Promise<{ hash: string; epoch: number }[]> =>
    withDatabase(database.url, async (db) => {
      const sql = `SELECT encode(state_hash, 'hex') AS hash, epoch FROM log WHERE game_id = $1 ORDER BY version`;
      return (await db.pool.query<{ hash: string; epoch: number }>(sql, [game.id])).rows;
    });
  const withStates = <T>(game: Game, act: (states: GameStates, record: GameRecord) => Promise<T>): Promise<T> =>
    withDatabase(database.url, async (db) => {
      const repository = new GameRepository(db.pool);
      const lookup = (id: string): RulesetService => rulesets[id] as RulesetService;
      const record = (await repository.find(game.id)) as GameRecord;
      return act(openStates(repository, lookup, createLogger('silent')), record);
    });
  const verified = (game: Game) => withStates(game, (states, record) => states.verify(record));

  beforeAll(async () => {
    database = await DatabaseServer.start();
    service = await ServiceProcess.start({ DATABASE_URL: database.url });
    twin = await begin(service.url);
    for (const change of ['changed', 'removed', 'epoch']) games[change] = await begin(service.url);
    for (const change of ['same', 'changed', 'removed']) open[change] = await create(service.url);
    for (const game of [twin, ...Object.values(games)]) await attack(service.url, game);
    before = await everything(service.url, twin);
    expect(await everything(service.url, games.changed as Game)).toEqual(before);
    await goOn(service.url, twin);
  }, TIMEOUT);
  afterAll(async () => {
    await Promise.all([service, ...Object.values(processes)].map((each) => each?.stop()));
    await database?.remove();
  }, TIMEOUT);

  async function inNewProcess(change: string, play: (base: string, game: Game) => Promise<void>): Promise<void> {
    processes[change] ??= await ServiceProcess.start({ DATABASE_URL: database.url, CHANGE: change }, CHANGED);
    const { url, surprises } = processes[change];
    await play(url, games[change] as Game);
    expect(surprises).toEqual([]);
  }

  it.each(['changed', 'removed'])(
    'begins with the cards of an accepted deck after one was %s',
    {
      timeout: TIMEOUT,
    },
    async (change) => {
      const same = open.same as Opened;
      if (same.game.tokens.length === 1) await goOn(service.url, await join(service.url, same));
      const waiting = open[change] as Opened;
      await inNewProcess(change, async (base) => {
        const game = await join(base, waiting);
        await goOn(base, game);
        expect(await everything(base, game)).toEqual(await everything(service.url, same.game));
      });
      expect((await rows(waiting.game)).map(({ hash }) => hash)).toEqual(
        (await rows(same.game)).map(({ hash }) => hash),
      );
      expect(await verified(waiting.game)).toMatchObject({ exact: true, versions: MOVES });
    },
  );

  it.each([
    ['changed', 'from its setup'],
    ['removed', 'from a snapshot'],
  ])('goes on exactly after a card in it was %s, %s', { timeout: TIMEOUT }, async (change, from) => {
    if (from === 'from a snapshot')
      await withStates(games[change] as Game, (states, record) => states.checkpoint(record));
    await inNewProcess(change, async (base, game) => {
      expect(await everything(base, game)).toEqual(before);
      await goOn(base, game);
      expect(await everything(base, game)).toEqual(await everything(service.url, twin));
      // A game that begins now has the cards of this release.
      const begun = await call(`${base}/v1/games`, 'POST', { body: { ruleset: 'mtg', edition: 'current', scenario } });
      expect(begun.status).toBe(change === 'changed' ? 201 : 422);
    });
    const hashes = (list: { hash: string }[]): string[] => list.map(({ hash }) => hash);
    expect(hashes(await rows(games[change] as Game))).toEqual(hashes(await rows(twin)));
    expect(await verified(games[change] as Game)).toMatchObject({ exact: true, versions: 1 + MOVES });
  });

  it('goes on exactly after a new epoch began, under its number', { timeout: TIMEOUT }, async () => {
    const game = games.epoch as Game;
    const args = commandOf('apps/api/src/checkpoint.ts');
    const env = { PATH: process.env.PATH ?? '', DATABASE_URL: database.url };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(stdout).toMatch(/^\d+ checkpoints written$/m);
    await inNewProcess('epoch', async (base) => {
      expect(await everything(base, game)).toEqual(before);
      await goOn(base, game);
      expect(await everything(base, game)).toEqual(await everything(service.url, twin));
    });
    const [old, ...later] = (await rows(game)).map(({ epoch }) => epoch);
    expect(new Set(later)).toEqual(new Set([(old as number) + 1]));
    expect(await verified(game)).toMatchObject({
      exact: false,
      epochs: [
        { epoch: old, from: 0, to: 1, exact: true },
        { epoch: (old as number) + 1, from: 1, to: 1 + MOVES, exact: null },
      ],
    });
    // The engine from before does not play on with what it does not know.
    expect((await look(service.url, game, game.judge)).decisions).toEqual([]);
  });
});
