/** The bot of `examples/`: it finds what `greedy` overlooks, and knows no more than its seat. */
import type { Decision, GameState, Ruleset, SeatAnswer } from '@arbiter/engine';
import { grandArchive } from '@arbiter/grand-archive';
import { magic } from '@arbiter/mtg';
import { riftbound } from '@arbiter/riftbound';
import { collectStands, perturbHidden, randomFrom, type Stand } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { all } from '../support/rulesets.js';

const TURN = 5;
type Answers = (state: GameState, decision: Decision) => SeatAnswer | Promise<SeatAnswer>;
const EXAMPLE = new URL('../../examples/search-in-process.mjs', import.meta.url).href;
const { searchBot }: { searchBot: (ruleset: Ruleset, how?: object) => { choose: Answers } } = await import(EXAMPLE);

const editionOf = ({ info }: Ruleset): string => info.editions.find((e) => e.current)?.id ?? '';
const searching = (ruleset: Ruleset): Answers => searchBot(ruleset).choose;
const greedy =
  (ruleset: Ruleset): Answers =>
  (state, decision) =>
    ruleset.bots.greedy?.({ view: ruleset.view(state, decision.seat), decision, random: () => 0 }) ?? {
      ...decision.default,
      seat: decision.seat,
    };

/** Plays the turn of seat 0 with a bot; the other is greedy. @returns who has won by then */
async function turnOf(ruleset: Ruleset, scenario: object, bot: Answers): Promise<readonly number[]> {
  const created = ruleset.createScenario({
    ruleset: ruleset.info.id,
    edition: editionOf(ruleset),
    seed: 'turn',
    ...scenario,
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const match = ruleset.open(created.value.state, { idle: 'pass' });
  while (!match.result && match.view('judge').turn.number === TURN) {
    const decision = match.decisions('judge')[0] as Decision;
    const answer = await (decision.seat === 0 ? bot : greedy(ruleset))(match.state(), decision);
    if (!match.submit([answer]).ok) match.submit([{ ...decision.default, seat: decision.seat }]);
  }
  // Where the other can do nothing, its turn is over at once.
  return match.view('judge').turn.number === TURN ? (match.result?.winners ?? []) : [];
}

const forests = { card: 'Forest', count: 10 };
const sentries = { card: 'Watchful Sentry', count: 20 };
const soldiers = { card: 'Veteran Soldier', count: 20 };
/** Positions in which a turn wins that `greedy` plays otherwise. */
const WINNING: [string, Ruleset, object][] = [
  [
    'attacks with a creature that can’t be blocked, though it would lose to any blocker',
    magic,
    {
      turn: { number: TURN, active: 0, step: 'precombatMain' },
      players: [
        { battlefield: ['Invisible Stalker'], library: [forests] },
        { life: 1, battlefield: [{ card: 'Grizzly Bears', count: 2 }], library: [forests] },
      ],
    },
  ],
  [
    'attacks with a card that greedy would pay for an ally with',
    grandArchive,
    {
      turn: { number: TURN, active: 0, step: 'main' },
      players: [
        {
          champion: 'Lorraine, Wandering Warrior',
          hand: ['Crusader of Aesa', 'Savage Slash', 'Veteran Soldier', 'Veteran Soldier'],
          mainDeck: [soldiers],
        },
        { champion: { card: 'Lorraine, Wandering Warrior', damage: 18 }, mainDeck: [soldiers] },
      ],
    },
  ],
  [
    'takes one battlefield and clears the way to the other, instead of playing the dearer unit',
    riftbound,
    {
      turn: { number: TURN, active: 0, step: 'main' },
      battlefields: [
        { card: 'Grove of the God-Willow', owner: 0 },
        { card: 'Startipped Peak', owner: 1, controller: 1, units: [{ card: 'Ravenbloom Student', controller: 1 }] },
      ],
      players: [
        {
          points: 6,
          hand: ['Hextech Ray', 'Noxus Hopeful'],
          base: [{ card: 'Ravenbloom Student', count: 2 }],
          runes: [{ card: 'Fury Rune', count: 4 }],
          mainDeck: [sentries],
        },
        { mainDeck: [sentries] },
      ],
    },
  ],
];

describe('The bot that searches', () => {
  it.each(WINNING)('%s', { timeout: 60_000 }, async (_, ruleset, scenario) => {
    expect(await turnOf(ruleset, scenario, greedy(ruleset))).toEqual([]);
    expect(await turnOf(ruleset, scenario, searching(ruleset))).toEqual([0]);
  });

  it.each(all)(
    'chooses in $info.name whatever the truth is that its seat does not see',
    { timeout: 60_000 },
    async (ruleset) => {
      const [deck = {}] = Object.values(ruleset.sampleDecks ?? {});
      const created = ruleset.create({
        edition: editionOf(ruleset),
        seed: 'fair',
        options: { autoPass: 'seat', payment: 'auto' },
        seats: ['Ann', 'Bob'].map((name) => ({ name, deck })),
      });
      if (!created.ok) throw new Error('not created');
      // What a hidden card may be instead: any other of the decks that begins in the same pile.
      const stands = new Map<string, Stand>();
      const piles = Object.entries(deck).flatMap(([pile, list]) => list.map(({ card }) => [card, pile] as const));
      collectStands(ruleset, created.value.state, new Map(piles), stands);
      const match = ruleset.open(created.value.state, { idle: 'pass' });
      const bot = searchBot(ruleset, {
        budget: { first: 1, rounds: 1, most: 3, turns: 1 },
        decklists: 'hidden',
      }).choose;
      for (let made = 0, compared = 0; compared < 3 && !match.result; made++) {
        const decision = match.decisions('judge')[0] as Decision;
        if (made % 12 === 11) {
          const state = match.state();
          const other = perturbHidden(ruleset, state, decision.seat, randomFrom(made), {
            seed: true,
            cards: true,
            stands,
          });
          const asked = ruleset.decisions(other, decision.seat)[0] as Decision;
          expect(JSON.stringify(other)).not.toBe(JSON.stringify(state));
          expect(await bot(other, asked)).toEqual(await bot(state, decision));
          compared++;
        }
        const view = match.view(decision.seat);
        const answer = ruleset.bots.greedy?.({ view, decision, random: () => 0 }) ?? { seat: decision.seat };
        if (!match.submit([answer]).ok) match.submit([{ ...decision.default, seat: decision.seat }]);
      }
    },
  );
});
