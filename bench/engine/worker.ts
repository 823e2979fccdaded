/** The measuring process of the engine: `worker.ts <task> <ruleset> [detail]`. */
import { deflateRawSync } from 'node:zlib';
import type { GameState, Match } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import { callsOf } from '../support/coverage.js';
import { type Done, serveRounds } from '../support/rounds.js';
import { board } from './boards.js';
import { begin, type Mode, midGames, move, newDigest, pendingOf, playGame, rulesetOf } from './games.js';

const [task, id, detail] = process.argv.slice(2);
const ruleset = rulesetOf(id);

/** Whole random games; each round its own. */
function randomGames(round: number, perRound: number, mode: Mode): Done {
  const digest = newDigest();
  const counts = { games: perRound, decisions: 0, choices: 0 };
  for (let n = 0; n < perRound; n++) {
    const game = playGame(ruleset, round * perRound + n, mode);
    counts.decisions += game.decisions;
    counts.choices += game.choices;
    digest.update(ruleset.hash(game.state));
  }
  return { counts, digest: digest.digest('hex') };
}

/** The stateless step: read a state, list, submit one answer, write the state. */
function step(text: string, random: (n: number) => number): string {
  const match = ruleset.open(JSON.parse(text) as GameState);
  move(match, random);
  return JSON.stringify(match.state());
}

function statelessSteps(texts: string[], round: number, passes: number): Done {
  const random = randomFrom(round);
  const digest = newDigest();
  const counts = { steps: 0, bytes: 0 };
  for (let pass = 0; pass < passes; pass++)
    for (const text of texts) {
      const after = step(text, random);
      counts.steps++;
      counts.bytes += after.length;
      digest.update(after);
    }
  return { counts, digest: digest.digest('hex') };
}

/** Decisions on a crowded board: a few on from the same position each time, so that it stays as crowded. */
function crowdedDecisions(state: GameState, round: number, times: number): Done {
  const random = randomFrom(round);
  const digest = newDigest();
  const counts = { decisions: 0 };
  for (let i = 0; i < times; i++) {
    const match = ruleset.open(state);
    for (let n = 0; n < 8 && !match.result; n++) {
      const decision = move(match, random);
      counts.decisions++;
      digest.update(`${decision.kind}${decision.options.length}`);
    }
    digest.update(ruleset.hash(match.state()));
  }
  return { counts, digest: digest.digest('hex') };
}

/**
 * What playing leaves to the collector: the heap's growth over short stretches in which nothing was collected. The bot and
 * the list of decisions are part of it.
 */
function garbage(round: number): Done {
  const counts = { decisions: 0, bytes: 0 };
  const random = randomFrom(round);
  for (let n = 0; n < 3; n++) {
    const match = begin(ruleset, round * 3 + n, 'none');
    while (!match.result) {
      const before = process.memoryUsage().heapUsed;
      let decisions = 0;
      while (decisions < STRETCH && !match.result) {
        move(match, random);
        decisions++;
      }
      const grown = process.memoryUsage().heapUsed - before;
      if (grown <= 0) continue;
      counts.decisions += decisions;
      counts.bytes += grown;
    }
  }
  return { counts, digest: '' };
}
const STRETCH = 20;

/** How often functions are called in whole games; the first ones make what is kept for all. */
function called(): Done {
  const counts = { decisions: 0, calls: 0 };
  for (let n = 0; n < 3; n++) playGame(ruleset, n, 'none');
  const calls = callsOf(() => {
    for (let n = 3; n < 13; n++) counts.decisions += playGame(ruleset, n, 'none').decisions;
  });
  for (const count of Object.values(calls)) counts.calls += count;
  return { counts: { ...calls, ...counts }, digest: '' };
}

/** Memory of games that are kept: awake with all that was found out for two players who look, asleep as packed text. */
function memory(texts: string[]): Done {
  const used = (): number => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  const counts = { games: 300, awake: 0, asleep: 0 };
  const before = used();
  const awake: Match[] = [];
  for (let i = 0; i < counts.games; i++) {
    const match = ruleset.open(JSON.parse(texts[i % texts.length] as string) as GameState);
    const random = randomFrom(i);
    for (let n = 0; n < 5 && !match.result; n++) {
      for (const viewer of [0, 1]) {
        match.decisions(viewer);
        match.view(viewer);
      }
      if (n < 4) move(match, random);
    }
    awake.push(match);
  }
  counts.awake = used() - before;
  for (const match of awake) counts.asleep += deflateRawSync(JSON.stringify(match.state()), { level: 3 }).length;
  return { counts, digest: '' };
}

/** The position, once its first player is asked: whatever is asked before is answered as the default says. */
function crowded(permanents: number): GameState {
  const created = ruleset.createScenario(board(ruleset.info.id, permanents));
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const match = ruleset.open(created.value.state);
  if (!pendingOf(match)[0]) throw new Error('nothing is asked on this board');
  return match.state();
}

/** A round is long enough to be warm for most of it. */
const STEPS_A_TEXT = 16;
const perRound: { [ruleset: string]: number } = { mtg: 16, 'grand-archive': 16, riftbound: 16 };

switch (task) {
  case 'games':
    serveRounds(
      () => perRound[ruleset.info.id] ?? 10,
      (games, round) => randomGames(round, games, (detail ?? 'none') as Mode),
    );
    break;
  case 'stateless':
    serveRounds(
      () => midGames(ruleset, 60).map((state) => JSON.stringify(state)),
      (texts, round) => statelessSteps(texts, round, STEPS_A_TEXT),
    );
    break;
  case 'crowded':
    serveRounds(
      () => crowded(Number(detail)),
      (state, round) => crowdedDecisions(state, round, 30 + Math.ceil(5000 / Number(detail))),
    );
    break;
  case 'garbage':
    serveRounds(
      () => undefined,
      (_, round) => garbage(round),
    );
    break;
  case 'calls':
    serveRounds(() => undefined, called);
    break;
  case 'memory':
    serveRounds(() => midGames(ruleset, 60).map((state) => JSON.stringify(state)), memory);
    break;
  case 'json': {
    // The yardstick: what the machine is worth, in reading and writing states of this game.
    serveRounds(
      () => midGames(ruleset, 60).map((state) => JSON.stringify(state)),
      (texts) => {
        let bytes = 0;
        for (let pass = 0; pass < 20; pass++)
          for (const text of texts) bytes += JSON.stringify(JSON.parse(text)).length;
        return { counts: { steps: 20 * texts.length, bytes }, digest: String(bytes) };
      },
    );
    break;
  }
  default:
    throw new Error(`there is no task ${task}`);
}
