/** What is put on top of a library, and what lies there looked at (401, 701.24b). */
import type { Effect, Ref } from '@arbiter/engine';
import { type Described, row } from '../../categories.js';
import { anaphor } from '../../nouns.js';

/** A description of cards, wherever they lie. */
const isCard = ({ kinds, placed }: Described): boolean => !placed && kinds.includes('card');
const top = (of?: Ref): Ref => ({ top: 1, ...(of === undefined ? {} : { of }) });
/** The card on top is looked at, and maybe put elsewhere. */
const lookedAt = (of: Ref | undefined, move: Omit<Extract<Effect, { do: 'move' }>, 'do' | 'what'>): Effect[] => [
  { do: 'look', what: top(of) },
  { do: 'may', then: [{ do: 'move', what: top(of), ...move, cause: 'return' }] },
];

export const libraries = [
  row(
    'effect',
    "look at the top card of <player> 's library . you may put that card|it on the bottom of that player 's library",
    ({ player }) => lookedAt(player, { to: 'library', position: 'bottom' }),
    'Jace, the Mind Sculptor',
  ),
  row('effect', 'look at the top card of your library . you may put that card|it on the bottom of your library', () =>
    lookedAt(undefined, { to: 'library', position: 'bottom' }),
  ),
  row('effect', 'look at the top card of your library . you may put that card|it into your graveyard', () =>
    lookedAt(undefined, { to: 'graveyard' }),
  ),
  row(
    'effect',
    "look at the top card of <player> 's library . you may put that card|it into that player 's graveyard",
    ({ player }) => lookedAt(player, { to: 'graveyard' }),
  ),
  row(
    'effect',
    "look at the top card of your library . if it 's a|an <thing> , you may reveal it and put it into your hand",
    ({ thing }) =>
      isCard(thing)
        ? [
            {
              do: 'dig',
              count: 1,
              take: { to: 'hand', filter: thing.filter, may: true, reveal: true },
              rest: { to: 'top' },
            },
          ]
        : undefined,
    'Domri Rade',
  ),
  // What is revealed this way is revealed by whoever may.
  row(
    'effect',
    'look at the top card of your library . you may reveal that card . if a|an <thing> is revealed this way , <clauses>',
    ({ thing, clauses }) =>
      isCard(thing)
        ? [
            { do: 'look', what: top() },
            {
              do: 'may',
              then: [
                { do: 'reveal', what: top() },
                { do: 'if', if: { is: [top(), [{ zone: 'library' }, ...thing.filter]] }, then: clauses },
              ],
            },
          ]
        : undefined,
    'Delver of Secrets',
  ),
  row('effect', "exile all cards from <player> 's library", ({ player }) => [
    { do: 'move', what: { each: [{ zone: 'library' }, { owner: player }] } as Ref, to: 'exile', cause: 'exile' },
  ]),
  row('effect', '<player> shuffle(s) their hand into their library', ({ player }) => [
    { do: 'move', what: { each: [{ zone: 'hand' }, { owner: player }] } as Ref, to: 'library', cause: 'return' },
    { do: 'shuffle', who: player },
  ]),
  row(
    'sentence',
    'you may put any number of <thing> from among them onto the battlefield',
    ({ thing }, { from }) =>
      isCard(thing)
        ? [
            {
              do: 'choose',
              from: [{ zone: 'exile' }, { in: anaphor(from, 'card', true) }, ...thing.filter],
              min: 0,
              max: 64,
              save: 'chosen',
            },
            { do: 'move', what: { saved: 'chosen' }, to: 'battlefield', cause: 'return', controller: 'you' },
          ]
        : undefined,
    'Xenagos, the Reveler',
  ),
];
