/**
 * What a seat must not know can't reach it: in positions from random games, hidden cards and the secret seed are changed,
 * and all that the seat can get (view, decisions, refusals, events, ids) stays the same, byte for byte. The same goes for
 * games of a running service, with all that comes over the wire.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningService, readConfig, rulesets, startService } from '@arbiter/api';
import { type Deck, type GameState, type Ruleset, randomAnswer, type Viewer } from '@arbiter/engine';
import { disturb, pendingOf, randomFrom, type Stand } from '@arbiter/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomDeck } from '../support/random-decks.js';
import { all, decksOf } from '../support/rulesets.js';
import { compare, type Random } from './non-interference/compare.js';
import { TwoGames } from './non-interference/http.js';
import { standsFor } from './non-interference/stands.js';
import { figure, GATE_TIMEOUT, SEED, scale } from './support/gate.js';

const GATE = 'non-interference';
const POSITIONS = scale('POSITIONS', 120, 20_000);
const HTTP_GAMES = scale('HTTP_GAMES', 1, 100);
/** The most versions of one pair of games over HTTP. */
const VERSIONS = 40;
const VIEWERS: Viewer[] = [0, 1, 'spectator'];
/** Every so many decisions of a game are compared, and of a kind that is rare every one. */
const EVERY = 11;

function playThrough(
  ruleset: Ruleset,
  n: number,
  at: (state: GameState) => boolean,
  common: (kind: string) => boolean,
) {
  const random = randomFrom(SEED * 7919 + n);
  const samples = decksOf(ruleset).map(([, deck]) => deck);
  const deck = (): Deck => (random(4) === 0 ? (samples[random(samples.length)] as Deck) : randomDeck(ruleset, random));
  const created = ruleset.create({
    edition: ruleset.info.editions.find((e) => e.current)?.id ?? '',
    seed: `interference ${SEED} ${n}`,
    options: { autoPass: n % 2 === 0 ? 'none' : 'smart', payment: n % 3 === 0 ? 'manual' : 'auto' },
    seats: ['Ann', 'Bob'].map((name) => ({ name, deck: deck() })),
  });
  if (!created.ok) throw new Error('not created');
  const match = ruleset.open(created.value.state);
  for (let i = 0; !match.result; i++) {
    const pending = match.decisions('judge').filter((d) => 'options' in d);
    const decision = pending[random(pending.length)];
    if (!decision) throw new Error('nothing is pending');
    if ((i % EVERY === 0 || !common(decision.kind)) && !at(match.state())) return;
    if (!match.submit([randomAnswer(decision, random)]).ok)
      match.submit([{ ...decision.default, seat: decision.seat }]);
  }
}

/** Compares a state with a disturbed one for each viewer. @returns how many of the disturbed ones really are others */
function compareAll(ruleset: Ruleset, state: GameState, random: Random, stands: ReadonlyMap<string, Stand>): number {
  let different = 0;
  for (const viewer of VIEWERS) {
    // Cards alone, so that what chance brings can be compared too; the seed alone; both.
    const how = random(4);
    const [seed, cards] = [how >= 2, how !== 2];
    const other = disturb(ruleset, state, viewer, random, { seed, cards, stands });
    if (JSON.stringify(other) !== JSON.stringify(state)) different++;
    compare({ ruleset, state, other, viewer, sameSeed: !seed }, random);
  }
  return different;
}

describe.each(all)('hidden information of $info.name', (ruleset) => {
  it(`does not reach a seat in ${POSITIONS} positions`, { timeout: GATE_TIMEOUT }, () => {
    const random = randomFrom(SEED);
    const stands = standsFor(ruleset);
    const kinds = new Map<string, number>();
    let [positions, different] = [0, 0];
    const at = (n: number) => (state: GameState) => {
      for (const { kind } of pendingOf(ruleset, state)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      try {
        different += compareAll(ruleset, state, random, stands);
      } catch (error) {
        throw new Error(`game ${n} of seed ${SEED}: ${(error as Error).message}`, { cause: error });
      }
      positions += VIEWERS.length;
      return positions < POSITIONS;
    };
    const common = (kind: string): boolean => (kinds.get(kind) ?? 0) > positions / 60;
    for (let n = 0; positions < POSITIONS; n++) playThrough(ruleset, n, at(n), common);
    figure(GATE, `${ruleset.info.name}: positions compared`, positions);
    figure(GATE, `${ruleset.info.name}: cards that took the places of hidden ones`, stands.size);
    figure(GATE, `${ruleset.info.name}: kinds of decisions in them`, kinds.size);
    expect(different).toBeGreaterThan(0.9 * positions);
  });
});

describe('hidden information over HTTP', () => {
  let service: RunningService;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbiter-gate-'));
    service = await startService(readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' }), rulesets);
  });
  afterAll(async () => {
    await service?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(all)(
    `does not come over the wire in ${HTTP_GAMES} pairs of games of $info.name`,
    {
      timeout: GATE_TIMEOUT,
    },
    async (ruleset) => {
      let replies = 0;
      for (let n = 0; n < HTTP_GAMES; n++) {
        const two = new TwoGames(service, ruleset, randomFrom(SEED * 6007 + n), n % 2 === 0);
        try {
          await two.play(VERSIONS);
        } catch (error) {
          throw new Error(`pair ${n} of seed ${SEED}: ${(error as Error).message}`, { cause: error });
        }
        replies += two.compared;
      }
      figure(GATE, `${ruleset.info.name}: replies over HTTP compared in pairs`, replies);
      expect(replies).toBeGreaterThan(10 * HTTP_GAMES);
    },
  );
});
