/** What is revealed or looked at, and what becomes of it: piles, the first that fits, cards that a player shows (700.3, 701.20). */
import type { Effect, FilterClause, Ref, Value } from '@arbiter/engine';
import { isNoun } from '../../../references/nouns.js';
import { type Described, row } from '../../categories.js';
import { result, targetOf } from '../../nouns.js';
import { ANY } from '../nouns.js';
import { chosenFrom } from './choosing.js';

/** A description of cards, wherever they lie. */
const isCard = ({ kinds, placed }: Described): boolean => !placed && kinds.includes('card');
const isTargeted = (player: Ref): boolean => isNoun(player) && player.noun === 'target';
const ANYTHING = ['creature', 'permanent', 'player', 'planeswalker'];
const SHOWN: Ref = { saved: 'shown' };
/** Those of the shown cards that are still where they were shown. */
const shownIn = (zone: string, ...more: FilterClause[]): FilterClause[] => [{ zone }, { in: SHOWN }, ...more];

/** Cards of a hand that its owner chooses to show, of which somebody else chooses one to be discarded (701.9). */
const shownForDiscard = (who: Ref, many: Value): Effect[] | undefined =>
  isTargeted(who)
    ? [
        {
          do: 'choose',
          who,
          from: [{ zone: 'hand' }, { owner: who }] as FilterClause[],
          min: many,
          max: many,
          save: 'shown',
        },
        { do: 'reveal', what: SHOWN },
        { do: 'choose', from: shownIn('hand'), save: 'one' },
        { do: 'move', what: { saved: 'one' }, to: 'graveyard', cause: 'discard' },
      ]
    : undefined;
const SHOWS = '<player> reveals a number of cards from their hand equal to <value>';
const DISCARDS = 'you choose one of them . that player discards that card';

export const showing = [
  row(
    'effect',
    'reveal the top <n:digitOrWord> cards of your library . an opponent separates those cards into two piles . put one pile into your hand and the other into your graveyard',
    ({ n }) => [
      { do: 'remember', as: 'shown', what: { top: n } },
      { do: 'reveal', what: SHOWN },
      { do: 'choose', from: [{ player: 'opponent' }], save: 'opponent' },
      { do: 'piles', what: SHOWN, who: { saved: 'opponent' }, chosen: 'chosen', other: 'other' },
      { do: 'move', what: { saved: 'chosen' }, to: 'hand', cause: 'return' },
      { do: 'move', what: { saved: 'other' }, to: 'graveyard', cause: 'return' },
    ],
    'Sphinx of Uthuun',
  ),
  row(
    'sentence',
    'you may look at the top <n:digitOrWord> cards of your library . if you do , reveal up to one <thing> from among them , then put that card on top of your library and <rest>',
    ({ n, thing, rest }) =>
      isCard(thing)
        ? [
            {
              do: 'may',
              then: [
                {
                  do: 'dig',
                  count: n,
                  take: { to: 'library', position: 'top', filter: thing.filter, may: true, reveal: true },
                  rest,
                },
              ],
            },
          ]
        : undefined,
    'Fertile Thicket',
  ),
  row(
    'rest',
    'the rest on the bottom in any order',
    () => ({ to: 'bottom', order: 'any' as const }),
    'Fertile Thicket',
  ),
  row(
    'effect',
    'reveal cards from the top of your library until you reveal a|an <thing> , then put all cards revealed this way into your hand',
    ({ thing }) =>
      isCard(thing)
        ? [
            { do: 'remember', as: 'shown', what: { top: { depth: thing.filter } } },
            { do: 'reveal', what: SHOWN },
            { do: 'move', what: SHOWN, to: 'hand', cause: 'return' },
          ]
        : undefined,
    'Treasure Hunt',
  ),
  row(
    'effect',
    "look at the top <n:digitOrWord> cards of <player> 's library , then put them back in any order",
    ({ n, player }) => [{ do: 'dig', who: player, count: n, rest: { to: 'top', order: 'any' } }],
    'Architects of Will',
  ),
  row(
    'effect',
    'look at the top <n:digitOrWord> cards of your library . you may reveal a|an <a:thing> and / or a|an <b:thing> from among them and put the revealed cards into your hand . put the rest on the bottom of your library in any order',
    ({ n, a, b }) =>
      isCard(a) && isCard(b)
        ? [
            { do: 'remember', as: 'shown', what: { top: n } },
            { do: 'look', what: SHOWN },
            { do: 'choose', from: shownIn('library', ...a.filter), min: 0, save: 'one' },
            {
              do: 'choose',
              from: shownIn('library', ...b.filter, { not: { in: { saved: 'one' } } }),
              min: 0,
              save: 'other',
            },
            {
              do: 'remember',
              as: 'taken',
              what: { each: [{ zone: 'library' }, { any: [{ in: { saved: 'one' } }, { in: { saved: 'other' } }] }] },
            },
            { do: 'reveal', what: { saved: 'taken' } },
            { do: 'move', what: { saved: 'taken' }, to: 'hand', cause: 'return' },
            { do: 'move', what: { each: shownIn('library') }, to: 'library', position: 'bottom', cause: 'return' },
          ]
        : undefined,
    'Gift of the Gargantuan',
  ),
  row(
    'sentence',
    'reveal cards from the top of your library until you reveal a land card . <source> deals damage equal to the number of nonland cards revealed this way to any target . if the revealed land card was a|an <subtype> , <b:source> deals double that damage instead . put the revealed cards on the bottom of your library in any order',
    ({ source, subtype }, { from }) => {
      const land: FilterClause = { has: ['types', 'Land'] };
      const to = targetOf(from, ANY, ANYTHING);
      const many: Value = { count: shownIn('library', { not: land }) };
      return [
        { do: 'remember', as: 'shown', what: { top: { depth: [land] } } },
        { do: 'reveal', what: SHOWN },
        {
          do: 'if',
          if: { exists: shownIn('library', land, { has: ['subtypes', subtype] }) },
          then: [{ do: 'damage', amount: { times: [2, many] }, to, from: source }],
          else: [{ do: 'damage', amount: many, to, from: source }],
        },
        { do: 'move', what: SHOWN, to: 'library', position: 'bottom', cause: 'return' },
      ];
    },
    'Goblin Charbelcher',
  ),
  row('effect', `${SHOWS} . ${DISCARDS}`, ({ player, value }) => shownForDiscard(player, value), "Mire's Toll"),
  row(
    'conditional',
    'if <condition> , you may put it|that onto the battlefield with a|an <counter> counter on it . that permanent is a|an <type> in addition to its other types',
    ({ condition, counter, type }) => [
      {
        do: 'if',
        if: condition,
        then: [
          {
            do: 'may',
            then: [
              {
                do: 'move',
                what: { top: 1 },
                to: 'battlefield',
                controller: 'you',
                counters: { [counter]: 1 },
                cause: 'return',
                save: 'entered',
              },
              {
                do: 'modify',
                what: { saved: 'entered' },
                mods: [{ mod: 'gain', prop: 'types', values: [type] }],
                until: { kind: 'permanent' },
              },
            ],
          },
        ],
      },
    ],
    'Arbiter of the Ideal',
  ),
  row(
    'effect',
    '<player> puts the bottom card of their library into their graveyard',
    ({ player }, { to }) => [
      {
        do: 'move',
        what: { bottom: 1, of: player },
        to: 'graveyard',
        cause: 'return',
        save: result(to, ['card']),
      },
    ],
    'Cellar Door',
  ),
  row(
    'effect',
    "put <object> on your choice of the top or bottom of its owner 's library",
    ({ object }) =>
      isNoun(object) && object.noun === 'target'
        ? [
            {
              do: 'either',
              choices: (['top', 'bottom'] as const).map((position) => ({
                label: position,
                effects: [{ do: 'move' as const, what: object, to: 'library', position, cause: 'return' }],
              })),
            },
          ]
        : undefined,
    'Not Forgotten',
  ),
  row(
    'effect',
    '<player> exiles a card from their hand . you may play that card for as long as it remains exiled',
    ({ player }) => [
      ...chosenFrom(player, 'hand', { to: 'exile', cause: 'exile', save: 'exiled' }),
      { do: 'modify', what: { saved: 'exiled' }, mods: [{ mod: 'play' }], until: { kind: 'permanent' } },
    ],
    'Fiend of the Shadows',
  ),
];
