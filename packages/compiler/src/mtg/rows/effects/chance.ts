/** Coins that are flipped, and cards taken at random (701.9b, 705). */
import type { Effect } from '@arbiter/engine';
import { isNoun } from '../../../references/nouns.js';
import { row } from '../../categories.js';
import { isCard } from '../shared.js';

const flipped = (won: Effect[], lost: Effect[] = []): Effect[] => [
  { do: 'flipCoin', as: 'won' },
  {
    do: 'if',
    if: { compare: [{ number: 'won' }, '=', 1] },
    then: won,
    ...(lost.length === 0 ? {} : { else: lost }),
  },
];

export const chance = [
  row(
    'effect',
    "<player> reveals a card at random from their hand , then loses life equal to that card 's mana value",
    ({ player }) =>
      isNoun(player) && player.noun === 'target'
        ? [
            { do: 'random', who: player, zone: 'hand', save: 'lot' },
            { do: 'reveal', what: { saved: 'lot' } },
            {
              do: 'stat',
              stat: 'life',
              who: player,
              amount: { negative: { stat: 'manaValue', of: { saved: 'lot' } } },
            },
          ]
        : undefined,
    'Singe-Mind Ogre',
  ),
  // Whether the flip was won is a number of it (705.2).
  row(
    'sentence',
    'flip a coin . if you win the flip , <clauses>',
    ({ clauses }) => flipped(clauses),
    "Sorcerer's Strongbox",
  ),
  row('sentence', 'flip a coin . if you lose the flip , <clauses>', ({ clauses }) => flipped([], clauses)),
  row(
    'sentence',
    'flip a coin . if you win the flip , <a:clauses> . if you lose the flip , <b:clauses>',
    ({ a, b }) => flipped(a, b),
    'Goblin Bangchuckers',
  ),
  row(
    'effect',
    'return a|an <thing> at random from your graveyard to your hand',
    ({ thing }) =>
      isCard(thing) && !thing.placed
        ? [
            { do: 'random', who: 'you', zone: 'graveyard', filter: thing.filter, save: 'lot' },
            { do: 'move', what: { saved: 'lot' }, to: 'hand', cause: 'return' },
          ]
        : undefined,
    'Ghoulraiser',
  ),
];
