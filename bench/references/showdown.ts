/**
 * The measuring process of Pokémon Showdown: `showdown.ts choices | stateless`. Battles of its own random-team format,
 * played without its streams: each side answers its request with one of the legal choices, at random. What counts as a
 * choice is what counts in our games: at least two options. Its teams are made outside the measured time.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { randomFrom } from '@arbiter/test-kit';
import { newDigest } from '../engine/games.js';
import { type Done, serveRounds } from '../support/rounds.js';
import { placeOf } from './install.js';

interface Pokemon {
  active: boolean;
  condition: string;
  reviving?: boolean;
}
interface ActiveRequest {
  moves: { disabled?: boolean | string }[];
  trapped?: boolean;
  canTerastallize?: string;
}
interface ChoiceRequest {
  wait?: boolean;
  teamPreview?: boolean;
  forceSwitch?: boolean[];
  active?: ActiveRequest[];
  side: { pokemon: Pokemon[] };
}
interface Side {
  id: string;
  activeRequest: ChoiceRequest | null;
  isChoiceDone(): boolean;
}
interface Battle {
  ended: boolean;
  winner: string;
  turn: number;
  sides: Side[];
  choose(side: string, choice: string): boolean;
  toJSON(): object;
}
type Team = object[];
interface Showdown {
  Battle: {
    new (options: object): Battle;
    fromJSON(text: string): Battle;
  };
  Teams: { getGenerator(format: string, seed: string): { getTeam(): Team } };
}

const [task] = process.argv.slice(2);
const FORMAT = 'gen9randombattle';
const { Battle, Teams } = createRequire(import.meta.url)(
  join(placeOf('pokemon-showdown'), 'dist/sim/index.js'),
) as Showdown;

/** What a side may choose; nothing where it only waits. */
function options(side: Side): string[] {
  const request = side.activeRequest;
  if (!request || request.wait || side.isChoiceDone()) return [];
  if (request.teamPreview) return ['default'];
  const { pokemon } = request.side;
  const fainted = (p: Pokemon): boolean => p.condition.endsWith(' fnt');
  const switches = (fit: (p: Pokemon) => boolean): string[] =>
    pokemon.flatMap((p, i) => (!p.active && fit(p) ? [`switch ${i + 1}`] : []));
  if (request.forceSwitch) {
    const reviving = pokemon.some((p) => p.reviving);
    const found = switches((p) => fainted(p) === reviving);
    return found.length > 0 ? found : ['pass'];
  }
  const active = request.active?.[0];
  if (!active) return [];
  const moves = active.moves.flatMap(({ disabled }, i) => {
    if (disabled) return [];
    return active.canTerastallize ? [`move ${i + 1}`, `move ${i + 1} terastallize`] : [`move ${i + 1}`];
  });
  return active.trapped ? moves : [...moves, ...switches((p) => !fainted(p))];
}

interface Count {
  decisions: number;
  choices: number;
}

/** One side answers. A choice that only hidden information forbids (a trapper not yet seen) falls back to the default. */
function answer(battle: Battle, random: (n: number) => number, count: Count): void {
  const sides = battle.sides.map((side) => ({ side, legal: options(side) })).filter(({ legal }) => legal.length > 0);
  const asked = sides[0];
  if (!asked) throw new Error('nobody is asked and the battle has not ended');
  const { side, legal } = asked;
  count.decisions++;
  if (legal.length >= 2) count.choices++;
  if (!battle.choose(side.id, legal[random(legal.length)] as string)) battle.choose(side.id, 'default');
}

const seedOf = (n: number, part: number): string => [n + 1, part, 3, 4].join(',');
const teamsOf = (n: number): Team[] => [1, 2].map((p) => Teams.getGenerator(FORMAT, seedOf(n, p)).getTeam());

function begin(n: number, [first, second]: Team[]): Battle {
  const players = { p1: { name: 'Ann', team: first }, p2: { name: 'Bob', team: second } };
  return new Battle({ formatid: FORMAT, seed: seedOf(n, 5), ...players });
}

function battles(teams: Team[][], round: number, perRound: number): Done {
  const digest = newDigest();
  const counts = { games: perRound, decisions: 0, choices: 0 };
  for (let i = 0; i < perRound; i++) {
    const n = round * perRound + i;
    const random = randomFrom(n);
    const battle = begin(n, teams[n] as Team[]);
    while (!battle.ended) answer(battle, random, counts);
    digest.update(`${battle.winner} ${battle.turn};`);
  }
  return { counts, digest: digest.digest('hex') };
}

/** Battles in their middle, as text: every sixth choice after the sixteenth. */
function middles(count: number): string[] {
  const texts: string[] = [];
  for (let n = 1000; texts.length < count; n++) {
    const random = randomFrom(n);
    const battle = begin(n, teamsOf(n));
    for (let i = 0; !battle.ended; i++) {
      if (i > 16 && i % 6 === i % 2) texts.push(JSON.stringify(battle.toJSON()));
      answer(battle, random, { decisions: 0, choices: 0 });
    }
  }
  return texts.slice(0, count);
}

function statelessSteps(texts: string[], round: number): Done {
  const random = randomFrom(round);
  const digest = newDigest();
  const counts = { steps: 0, bytes: 0 };
  for (const text of Array.from({ length: PASSES }, () => texts).flat()) {
    const battle = Battle.fromJSON(text);
    answer(battle, random, { decisions: 0, choices: 0 });
    const after = JSON.stringify(battle.toJSON());
    counts.steps++;
    counts.bytes += after.length;
    digest.update(`${battle.turn} ${after.length};`);
  }
  return { counts, digest: digest.digest('hex') };
}

const PER_ROUND = 30;
const PASSES = 3;
const MAX_ROUNDS = 20;
if (task === 'stateless') serveRounds(() => middles(120), statelessSteps);
else {
  serveRounds(
    () => Array.from({ length: PER_ROUND * MAX_ROUNDS }, (_, n) => teamsOf(n)),
    (teams, round) => battles(teams, round, PER_ROUND),
  );
}
