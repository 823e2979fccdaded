/**
 * What a seat must not know can't reach it: in positions from random games, hidden cards and the secret seed are changed,
 * and all that the seat can get (view, decisions, refusals, events, ids) stays the same, byte for byte. The same goes for
 * games of a running service, with all that comes over the wire.
 *
 * POSITIONS: how many of each edition of each ruleset, at least. HTTP_GAMES: how many pairs of games. GAME, CORES: as `spread` says.
 */
import { randomFrom } from '@arbiter/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Inbox, startInbox } from '../../apps/api/test/support/inbox.js';
import { type Receiver, startReceiver } from '../../apps/api/test/support/receiver.js';
import { type Playable, playable } from '../support/rulesets.js';
import { play, playSparsely, standsOf } from './non-interference/game.js';
import { TwoGames } from './non-interference/http.js';
import { Told } from './non-interference/told.js';
import { figure, GATE_TIMEOUT, SEED, scale } from './support/gate.js';
import { serviceInProcess } from './support/in-process.js';
import { spread } from './support/spread.js';

const GATE = 'non-interference';
const positionsOf = ({ current }: Pick<Playable, 'current'>): number => scale('POSITIONS', current ? 60 : 30, 20_000);
const HTTP_GAMES = scale('HTTP_GAMES', 1, 100);
/** The most versions of one pair of games over HTTP. */
const VERSIONS = 40;
/** So many positions are worth starting processes for. */
const MANY = 1_500;
const dense = positionsOf({ current: true }) >= MANY || process.env.GAME !== undefined;

describe.each(playable)('hidden information of $name', (what) => {
  const POSITIONS = positionsOf(what);
  it(`does not reach a seat in ${POSITIONS} positions`, { timeout: GATE_TIMEOUT }, async () => {
    const kinds = new Set<string>();
    let [games, positions, different] = [0, 0, 0];
    await spread({
      file: new URL('./non-interference/game.ts', import.meta.url),
      play: dense ? play : playSparsely,
      ruleset: what.id,
      many: dense,
      enough: () => positions >= POSITIONS,
      take: (game) => {
        games++;
        positions += game.positions;
        different += game.different;
        for (const kind of game.kinds) kinds.add(kind);
      },
    });
    const tell = (of: string, value: number): void => figure(GATE, `${what.name}: ${of}`, value);
    tell('positions compared', positions);
    tell('games that they are from', games);
    tell('cards that took the places of hidden ones', standsOf(what).size);
    tell('kinds of decisions in them', kinds.size);
    expect(different).toBeGreaterThan(0.9 * positions);
  });
});

describe('hidden information over HTTP', () => {
  let inbox: Inbox;
  let receiver: Receiver;
  beforeAll(async () => {
    [inbox, receiver] = await Promise.all([startInbox(), startReceiver()]);
  });
  afterAll(async () => {
    await Promise.all([inbox?.close(), receiver?.close()]);
  });
  const service = serviceInProcess(() => ({ SMTP_URL: inbox.url, WEBHOOK_ALLOW_PRIVATE: '1' }));

  it.each(playable)(
    `does not come over the wire in ${HTTP_GAMES} pairs of games of $name`,
    {
      timeout: GATE_TIMEOUT,
    },
    async (what) => {
      let [replies, outside] = [0, 0];
      for (let n = 0; n < HTTP_GAMES; n++) {
        const told = await Told.player(service(), inbox, receiver);
        const two = new TwoGames(service(), what, randomFrom(SEED * 6007 + n), n % 2 === 0, told);
        try {
          await two.play(VERSIONS);
        } catch (error) {
          throw new Error(`pair ${n} of seed ${SEED}: ${(error as Error).message}`, { cause: error });
        }
        replies += two.compared;
        outside += two.comparedOutside;
      }
      figure(GATE, `${what.name}: replies over HTTP compared in pairs`, replies);
      figure(GATE, `${what.name}: webhooks and mails compared in pairs`, outside);
      expect(outside).toBeGreaterThan(0);
      expect(replies).toBeGreaterThan(10 * HTTP_GAMES);
    },
  );
});
