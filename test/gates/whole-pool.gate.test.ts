/**
 * What the engine promises of every game holds with all cards that Magic plays, at tables of two, three and four, with
 * commanders and without: the promises of the gates `rules-invariants` and `non-interference`, which play with the cards
 * that are written by hand.
 *
 * POOL_GAMES: how many games. POOL_POSITIONS: how many positions are compared, at least. SEED, GAME, CORES: as `spread` says.
 */
import { magic } from '@arbiter/mtg';
import { describe, expect, it } from 'vitest';
import { figure, GATE_TIMEOUT, scale } from './support/gate.js';
import { spread } from './support/spread.js';
import { play, type Table } from './whole-pool/game.js';
import { play as playHiding } from './whole-pool/hiding.js';

const GATE = 'whole-pool';
const GAMES = scale('POOL_GAMES', 2, 2_000);
const POSITIONS = scale('POOL_POSITIONS', 20, 10_000);
/** So many games, and so many positions, are worth starting processes for. */
const MANY = 50;
const MANY_POSITIONS = 1_500;

const tell = (what: string, value: string | number): void => figure(GATE, what, value);
const nameOf = ({ seats, commander }: Table): string => `${seats} players${commander ? ', Commander' : ''}`;
function count(tables: Map<string, number>, table: Table): void {
  tables.set(nameOf(table), (tables.get(nameOf(table)) ?? 0) + 1);
}
const told = (tables: Map<string, number>): string =>
  [...tables]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, games]) => `${name}: ${games}`)
    .join('; ');

describe('Magic with all its cards', () => {
  it(`plays ${GAMES} games to legal ends: what is offered is accepted, cards are conserved, states survive JSON, replay is exact`, {
    timeout: GATE_TIMEOUT,
  }, async () => {
    const tables = new Map<string, number>();
    const cards = new Set<string>();
    const sums = { games: 0, decisions: 0, tried: 0, ids: 0 };
    await spread({
      file: new URL('./whole-pool/game.ts', import.meta.url),
      play,
      ruleset: magic.info.id,
      many: GAMES >= MANY,
      enough: (begun) => begun >= GAMES,
      take: (game) => {
        sums.games++;
        for (const key of ['decisions', 'tried', 'ids'] as const) sums[key] += game[key];
        for (const card of game.cards) cards.add(card);
        count(tables, game.table);
      },
    });
    tell('games, each ended legally', sums.games);
    tell('their tables', told(tables));
    tell('decisions', sums.decisions);
    tell('answers tried where the invariants were checked', sums.tried);
    tell('ids compared with what their viewer may know', sums.ids);
    tell('different cards in the decks', `${cards.size} of ${magic.cards.names().length}`);
    expect(sums.games).toBeGreaterThan(0);
  });

  it(`keeps what is hidden from everybody in ${POSITIONS} positions`, { timeout: GATE_TIMEOUT }, async () => {
    const tables = new Map<string, number>();
    const kinds = new Set<string>();
    let [positions, different] = [0, 0];
    await spread({
      file: new URL('./whole-pool/hiding.ts', import.meta.url),
      play: playHiding,
      ruleset: magic.info.id,
      many: POSITIONS >= MANY_POSITIONS,
      enough: () => positions >= POSITIONS,
      take: (game) => {
        positions += game.positions;
        different += game.different;
        for (const kind of game.kinds) kinds.add(kind);
        count(tables, game.table);
      },
    });
    tell('positions compared', positions);
    tell('tables of the games that they are from', told(tables));
    tell('kinds of decisions in them', kinds.size);
    expect(different).toBeGreaterThan(0.9 * positions);
  });
});
