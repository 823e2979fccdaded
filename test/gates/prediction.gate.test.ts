/**
 * Nobody can tell from public replies who begins, or what lies in hands and decks: games of random decks are created over
 * HTTP, everything that a spectator gets is noted, and every derivation of `prediction/derivations.ts` is tried on it. It is
 * right as often as chance is, which is measured with words that have nothing to do with the game. That the attempt is a
 * fair one shows at the end: with the revealed seed the same code predicts every card.
 *
 * A derivation that works is right everywhere, so all of them are tried on the first deck of some games, and those that did
 * best there on everything of all games. PREDICTED_GAMES: how many of each edition of each ruleset.
 */
import { randomBytes } from 'node:crypto';
import { randomKey } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { randomDeckOf } from '../support/random-decks.js';
import { type Playable, playable } from '../support/rulesets.js';
import { type Clues, type Derivation, derivationsOf, generator } from './prediction/derivations.js';
import { type OpeningRules, openings, pilesOf, predict } from './prediction/openings.js';
import { excess, hits, placesOf, type Truth } from './prediction/score.js';
import { call, type Json } from './support/client.js';
import { figure, full, GATE_TIMEOUT, SEED, scale } from './support/gate.js';
import { serviceInProcess } from './support/in-process.js';

const GATE = 'prediction';
const gamesOf = ({ current }: Playable): number => scale('PREDICTED_GAMES', current ? 8 : 4, 200);
/** Games on whose first decks all derivations are tried, and how many go on to all games. */
const SCREENED = full ? 20 : 2;
const BEST = full ? 400 : 100;
/** How often each game is guessed by words that have nothing to do with it, to know what chance gives. */
const GUESSES = 60;
/** Standard deviations that no derivation exceeds by chance, among tens of thousands of them. */
const BEYOND_CHANCE = 6;

interface Game {
  /** The shuffled piles of both decks as they were brought. */
  piles: string[][];
  clues: Clues;
  truth: Truth;
  seed: string;
}
interface Score {
  derivation: Derivation;
  /** In standard deviations. */
  cards: number;
  firsts: number;
}
interface Chance {
  mean: number;
  variance: number;
}

describe.each(playable)('the randomness of $name', (what) => {
  const { id, name, edition, ruleset } = what;
  const { info } = ruleset;
  const opening = openings[info.id] as OpeningRules;
  const GAMES = gamesOf(what);
  const service = serviceInProcess();

  async function ask(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<Json> {
    const reply = await call(`${service().address}/v1/games${path}`, method, { body, token });
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    return reply.body;
  }

  /** One game: what a spectator hears of it up to its beginning, and, once it is over, how it really lay. */
  async function play(random: (n: number) => number): Promise<Game> {
    const decks = [randomDeckOf(what, random), randomDeckOf(what, random)];
    const nonces = random(2) === 0 ? [{ seat: 1, nonce: `nonce ${random(1e9)}` }] : [];
    const before = Date.now();
    const created = await ask('POST', '', {
      ruleset: info.id,
      edition,
      seats: [{ name: 'Ann', deck: decks[0] }, { open: true }],
    });
    const id = created.game as string;
    const seats = created.seats as { token?: string; invite?: string }[];
    const open = await ask('GET', `/${id}`);
    const nonce = nonces[0]?.nonce;
    const body = { name: 'Bob', deck: decks[1], invite: seats[1]?.invite, ...(nonce ? { nonce } : {}) };
    await ask('POST', `/${id}/join`, body);
    const begun = await ask('GET', `/${id}`);
    const log = (await ask('GET', `/${id}/log?after=-1`)) as unknown as { at: string }[];
    const at = { 'the time before': before, 'the time after': Date.now() };
    const texts: { [name: string]: string } = {
      id,
      'id without prefix': id.slice(2),
      seedHash: String(open.seedHash),
      'first half of seedHash': String(open.seedHash).slice(0, 32),
      createdAt: String(open.createdAt),
      'createdAt in ms': String(Date.parse(String(open.createdAt))),
      'createdAt in s': String(Math.floor(Date.parse(String(open.createdAt)) / 1000)),
      updatedAt: String(begun.updatedAt),
      'updatedAt in ms': String(Date.parse(String(begun.updatedAt))),
      'time of the beginning': log[0]?.at ?? '',
      ...Object.fromEntries(Object.entries(at).map(([name, ms]) => [name, String(ms)])),
    };
    if (nonce) texts.nonce = nonce;
    await ask('POST', `/${id}/concede`, {}, seats[0]?.token);
    const over = await ask('GET', `/${id}?version=0&viewer=judge`);
    const { seed } = (await ask('GET', `/${id}`)) as { seed: string };
    const piles = pilesOf(opening, decks);
    return { piles, clues: { id, texts, nonces }, truth: truthOf(over.view as never), seed };
  }

  function truthOf(view: {
    turn: { active: number };
    zones: { id: string; owner: number | null; objects?: string[] }[];
    objects: { [id: string]: { card: string } };
  }): Truth {
    const cards = (zone: string, owner: number): string[] =>
      (view.zones.find((z) => z.id === zone && z.owner === owner)?.objects ?? []).map(
        (o) => view.objects[o]?.card ?? '',
      );
    const decks = [0, 1].flatMap((owner) =>
      opening.zones.map((zones) => {
        const [rest = '', hand] = zones.toReversed();
        return { hand: hand === undefined ? [] : cards(hand, owner), rest: cards(rest, owner) };
      }),
    );
    return { first: view.turn.active, decks };
  }

  /** What words that have nothing to do with a game are right about. */
  function chanceOf({ piles, truth }: Game, most?: number): Chance {
    const guess = (): number => hits(predict(opening, piles, generator(randomBytes(32).toString('hex')), most), truth);
    const counts = Array.from({ length: GUESSES }, guess);
    const mean = sum(counts) / GUESSES;
    const variance = sum(counts.map((c) => (c - mean) ** 2)) / (GUESSES - 1);
    // The mean is a guess as well.
    return { mean, variance: variance * (1 + 1 / GUESSES) };
  }

  /** By how much each derivation exceeds chance. */
  function score(games: Game[], derivations: Derivation[], most?: number): Score[] {
    const chances = games.map((game) => chanceOf(game, most));
    return derivations.map((derivation) => {
      const guesses = games.map(({ piles, clues }) => predict(opening, piles, derivation.words(clues), most));
      const cards = games.map(({ truth }, i) => ({
        right: hits(guesses[i] as (typeof guesses)[number], truth),
        ...(chances[i] as Chance),
      }));
      const firsts = games.map(({ truth }, i) => ({
        right: guesses[i]?.first === truth.first ? 1 : 0,
        mean: 1 / 2,
        variance: 1 / 4,
      }));
      return { derivation, cards: excess(cards), firsts: excess(firsts) };
    });
  }

  it(`can't be told from what is public, in ${GAMES} games`, { timeout: GATE_TIMEOUT }, async () => {
    const random = randomFrom(SEED * 9176 + id.length);
    const games: Game[] = [];
    for (let n = 0; n < GAMES; n++) games.push(await play(random));

    const places = sum(games.map(({ truth }) => placesOf(truth)));
    const known = games.map(({ piles, clues, seed }) =>
      predict(opening, piles, generator(randomKey(seed, { game: clues.id, nonces: clues.nonces }))),
    );
    // With the revealed seed every card is where it was predicted: what is tried below could succeed.
    expect(sum(known.map((guess, i) => hits(guess, (games[i] as Game).truth)))).toBe(places);
    expect(known.map(({ first }) => first)).toEqual(games.map(({ truth }) => truth.first));

    const derivations = derivationsOf([...new Set(games.flatMap(({ clues }) => Object.keys(clues.texts)))]);
    const screened = score(games.slice(0, SCREENED), derivations, 1).sort((a, b) => b.cards - a.cards);
    const scores = score(
      games,
      screened.slice(0, BEST).map(({ derivation }) => derivation),
    );
    for (const { derivation, cards, firsts } of scores) {
      expect(cards, `hands and decks by ${derivation.name}`).toBeLessThan(BEYOND_CHANCE);
      expect(firsts, `who begins, by ${derivation.name}`).toBeLessThan(BEYOND_CHANCE);
    }
    const best = Math.max(...scores.map(({ cards }) => cards));
    const bestFirst = Math.max(...scores.map(({ firsts }) => firsts));
    figure(GATE, `${name}: games; cards to be predicted`, `${games.length}; ${places.toLocaleString('en')}`);
    figure(
      GATE,
      `${name}: derivations tried; the best of them on every game`,
      `${derivations.length}; ${scores.length}`,
    );
    figure(GATE, `${name}: cards that chance predicts`, percent(sum(games.map((game) => chanceOf(game).mean)), places));
    figure(
      GATE,
      `${name}: the best derivation exceeds chance by (cards; who begins), in standard deviations`,
      `${best.toFixed(1)}; ${bestFirst.toFixed(1)}`,
    );
    figure(GATE, `${name}: cards predicted with the revealed seed`, percent(places, places));
  });
});

const sum = (numbers: number[]): number => numbers.reduce((n, m) => n + m, 0);
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
