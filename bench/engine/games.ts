/** Random games through the public interface of the rulesets: what the measures of the engine play. */
import { createHash, type Hash } from 'node:crypto';
import {
  type Decision,
  type GameState,
  type Match,
  type Ruleset,
  randomAnswer,
  type SeatAnswer,
} from '@arbiter/engine';
import { grandArchive } from '@arbiter/grand-archive';
import { magic } from '@arbiter/mtg';
import { riftbound } from '@arbiter/riftbound';
import { randomFrom } from '@arbiter/test-kit';

export type Random = (n: number) => number;
/**
 * How games are played: as the game's option `autoPass` says, every decision a uniformly random answer; or as a bot that
 * plays in memory does, which lets the match pass for seats that can do nothing else and leaves mana to the engine.
 */
export type Mode = 'none' | 'smart' | 'idle';

const rulesets: Ruleset[] = [magic, grandArchive, riftbound];
export const games: string[] = rulesets.map((ruleset) => ruleset.info.id);

export function rulesetOf(id: string | undefined): Ruleset {
  const found = rulesets.find((ruleset) => ruleset.info.id === id);
  if (!found) throw new Error(`there is no ruleset ${id}`);
  return found;
}

/** The sample decks that games are played with: named, so that a deck that comes later changes no game that is compared. */
const DECKS: Record<string, readonly string[]> = {
  mtg: ['BG', 'BR', 'GU', 'GW', 'RG', 'RW', 'UB', 'UR', 'WB', 'WU'],
  'grand-archive': ['lorraine', 'rai'],
  riftbound: ['kaisa', 'viktor'],
};

/** Game number `n`: its seed and its two decks are the same in every run. */
export function begin(ruleset: Ruleset, n: number, mode: Mode): Match {
  const decks = (DECKS[ruleset.info.id] ?? []).map((name) => ruleset.sampleDecks?.[name]);
  // Who has no cards has lost before anything is measured.
  if (decks.length === 0 || decks.includes(undefined))
    throw new Error(`${ruleset.info.id} lacks a deck to measure with`);
  const created = ruleset.create({
    edition: ruleset.info.editions.find((edition) => edition.current)?.id ?? '',
    seed: `bench ${n}`,
    options: { autoPass: mode === 'smart' ? 'smart' : 'none', payment: 'auto' },
    seats: [0, 1].map((seat) => ({ name: `Player ${seat}`, deck: decks[(n * 3 + seat) % decks.length] ?? {} })),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return ruleset.open(created.value.state, { idle: mode === 'idle' ? 'pass' : 'ask' });
}

/** The pending decisions, whole. */
export const pendingOf = (match: Match): Decision[] =>
  match.decisions('judge').filter((decision): decision is Decision => 'options' in decision);

/**
 * Whether a decision is a choice: at least two answers that are neither mana nor forced. A moment in which a player can
 * only pass is none.
 */
export function isChoice(decision: Decision): boolean {
  switch (decision.shape) {
    case 'CHOOSE':
    case 'ORDER':
    case 'DISTRIBUTE':
      return decision.options.filter((option) => option.mana !== true).length >= 2;
    case 'ASSIGN':
      return (decision.from ?? []).length > 0;
    case 'NUMBER':
      return decision.max === null || decision.max > decision.min;
    case 'CONFIRM':
    case 'NAME':
      return true;
  }
}

/** A random answer that makes no mana: the engine does where something is paid. */
function withoutMana(decision: Decision, random: Random): SeatAnswer {
  const options = decision.options.filter((option) => option.mana !== true);
  const max = decision.max === null ? null : Math.min(decision.max, options.length);
  return options.length > 0 ? randomAnswer({ ...decision, options, max }, random) : randomAnswer(decision, random);
}

/** Answers one of the pending decisions at random; where a rule about the whole refuses that, with its default. */
export function move(match: Match, random: Random, mode: Mode = 'none'): Decision {
  const pending = pendingOf(match);
  const decision = pending[random(pending.length)];
  if (!decision) throw new Error('nothing is pending and the game has not ended');
  const answer = mode === 'idle' ? withoutMana(decision, random) : randomAnswer(decision, random);
  if (match.submit([answer]).ok) return decision;
  const { ok } = match.submit([{ ...decision.default, seat: decision.seat }]);
  if (!ok) throw new Error(`the default of ${decision.kind} was refused`);
  return decision;
}

export interface Played {
  decisions: number;
  choices: number;
  state: GameState;
}

/** Plays game number `n` to its end. */
export function playGame(ruleset: Ruleset, n: number, mode: Mode, each?: (match: Match) => void): Played {
  const random = randomFrom(n);
  const match = begin(ruleset, n, mode);
  const played = { decisions: 0, choices: 0 };
  while (!match.result) {
    played.decisions++;
    if (isChoice(move(match, random, mode))) played.choices++;
    each?.(match);
  }
  return { ...played, state: match.state() };
}

/** States from the middle of random games: every twentieth after the fortieth decision. */
export function midGames(ruleset: Ruleset, count: number): GameState[] {
  const states: GameState[] = [];
  for (let n = 1000; states.length < count; n++) {
    let decisions = 0;
    playGame(ruleset, n, 'none', (match) => {
      if (++decisions > 40 && decisions % 20 === 0 && !match.result) states.push(match.state());
    });
  }
  return states.slice(0, count);
}

export const newDigest = (): Hash => createHash('sha256');
