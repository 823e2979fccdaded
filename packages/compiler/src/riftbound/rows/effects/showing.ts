/** Cards that are shown or looked at on top of decks, or in hands, and then played, kept or recycled (413, 416, 419.3, 424). */
import type { Effect, FilterClause, Ref, Value } from '@arbiter/engine';
import { anaphor, mentioned } from '../../../references/making.js';
import { SPOKEN } from '../../../references/nouns.js';
import { row, type Terms } from '../../categories.js';
import { GEAR, type, UNIT } from '../shared.js';
import { placed } from '../things.js';

const saved = (name: string): Ref => ({ saved: name });
/** What is banished is played at once, for nothing. */
const banishAndPlay = (what: Ref, at: number): Effect[] => [
  { do: 'move', what, to: 'banishment', cause: 'banish', save: `banished ${at}` },
  { do: 'play', what: saved(`banished ${at}`), cost: [], must: true },
];
const recycle = (each: FilterClause[]): Effect => ({
  do: 'move',
  what: { each },
  to: 'mainDeck',
  position: 'bottom',
  cause: 'recycle',
});
/** What leaves the board comes back by its owner. */
const replayed = (object: Ref, at: number, terms: Terms): Effect[] => [
  { do: 'move', what: object, to: 'banishment', cause: 'banish', save: `banished ${at}` },
  {
    do: 'play',
    what: saved(`banished ${at}`),
    who: { ownerOf: saved(`banished ${at}`) },
    must: true,
    ...terms,
  },
];
/** It is played before the rest is recycled: what that triggers comes after what is played (337.1.b). */
const dugAndPlayed = (count: Value, filter: FilterClause[], terms: Terms, at: number): Effect[] => [
  {
    do: 'dig',
    count,
    take: {
      to: 'banishment',
      cause: 'banish',
      filter,
      may: true,
      save: `banished ${at}`,
      then: [
        // What was played is spoken of where it has come to, over the chain.
        Object.assign(
          { do: 'play' as const, what: saved(`banished ${at}`), must: true as const, ...terms },
          { [SPOKEN]: mentioned(at, { now: { now: saved(`banished ${at}`) } }, ['unit', 'gear']) },
        ),
      ],
    },
    rest: { to: 'bottom', order: 'random' },
  },
];
const HAND: FilterClause[] = [{ zone: 'hand' }];
const RUNE = type('Rune');
/** Two of a kind are kept by each player, who chooses them in turn order. */
const keeping = (from: FilterClause[], save: string): Effect => ({
  do: 'choose',
  who: 'players',
  each: 'chooser',
  from,
  min: 2,
  max: 2,
  save,
});
const theirs: FilterClause = { controller: saved('chooser') };

export const showing = [
  row(
    'plain',
    'reveal cards from the top of your main deck until you reveal a|an <cards> and banish it . play it , ignoring its cost , and recycle the rest',
    ({ cards }, { from }) => [
      { do: 'remember', as: `shown ${from}`, what: { top: { topUntil: cards.filter } } },
      { do: 'reveal', what: saved(`shown ${from}`) },
      ...banishAndPlay({ each: [{ zone: 'mainDeck' }, { in: saved(`shown ${from}`) }, ...cards.filter] }, from),
      recycle([{ zone: 'mainDeck' }, { in: saved(`shown ${from}`) }]),
    ],
    'Dazzling Aurora',
  ),
  row(
    'plain',
    'each opponent reveals the top card of their main deck . choose one and banish it , then play it , ignoring its cost . then recycle the rest',
    (_, { from }) => [
      { do: 'remember', as: `shown ${from}`, what: { top: 1, of: 'opponents' } },
      { do: 'reveal', what: saved(`shown ${from}`) },
      { do: 'choose', among: saved(`shown ${from}`), min: 1, max: 1, save: `chosen ${from}`, kind: 'CHOOSE_CARD' },
      ...banishAndPlay(saved(`chosen ${from}`), from),
      recycle([{ zone: 'mainDeck' }, { in: saved(`shown ${from}`) }]),
    ],
    'Blind Fury',
  ),
  // What was never killed has no Might to compare with, and nothing is banished (359.3.e.12).
  row(
    'plain',
    'kill <object> . look at the top <n> cards of your main deck . you may banish a|an <cards> from among them that has might up to <m:n> more than the killed unit and play it , ignoring its cost . then recycle the rest',
    ({ object, n, cards, m }, { from }) => {
      const killed = saved(`killed ${from}`);
      const might: FilterClause = {
        stat: ['might', '<=', { sum: [{ stat: 'might', of: { was: killed } }, m] }],
      };
      const dig = { do: 'dig', count: n, rest: { to: 'bottom', order: 'random' } } as const;
      return [
        { do: 'move', what: object, to: 'trash', cause: 'kill', save: `killed ${from}` },
        {
          do: 'if',
          if: { compare: [{ countOf: killed }, '>=', 1] },
          then: [
            {
              ...dig,
              take: {
                to: 'banishment',
                cause: 'banish',
                filter: [...cards.filter, might],
                may: true,
                save: `banished ${from}`,
                then: [{ do: 'play', what: saved(`banished ${from}`), cost: [], must: true }],
              },
            },
          ],
          else: [dig],
        },
      ];
    },
    'Baited Hook',
  ),
  row('effect', 'banish <object> , then its owner plays it <price>', ({ object, price }, { from }) =>
    replayed(object, from, price),
  ),
  row('effect', 'banish <object> , then its owner plays it <spot> <price>', ({ object, spot, price }, { from }) =>
    replayed(object, from, { ...spot, ...price }),
  ),
  row(
    'effect',
    'banish <object> , then its owner plays it to the same location <price>',
    ({ object, price }, { from }) => replayed(object, from, { to: { was: saved(`banished ${from}`) }, ...price }),
    'Temporal Breach',
  ),
  row(
    'effect',
    'look at the top <n> cards of your main deck . you may banish a|an <cards> from among them , then play it <price> . recycle the rest',
    ({ n, cards, price }, { from }) => dugAndPlayed(n, cards.filter, price, from),
  ),
  row(
    'effect',
    'look at the top <n> cards of your main deck . you may banish a|an <cards> from among them , then play it <price> . recycle the remaining cards',
    ({ n, cards, price }, { from }) => dugAndPlayed(n, cards.filter, price, from),
  ),
  row(
    'effect',
    'look at the top <n> cards of your main deck . you may banish a|an <cards> from among them and play it <price> . recycle the rest',
    ({ n, cards, price }, { from }) => dugAndPlayed(n, cards.filter, price, from),
  ),
  // What was not banished is on top yet, and drawn from there (413.1).
  row(
    'plain',
    "reveal the top <n> cards of your main deck . you may banish one , then play it <price> . draw any you didn't banish",
    ({ n, price }, { from }) => {
      const shown = saved(`shown ${from}`);
      const banished = saved(`banished ${from}`);
      return [
        { do: 'remember', as: `shown ${from}`, what: { top: n } },
        { do: 'reveal', what: shown },
        { do: 'choose', among: shown, min: 0, max: 1, save: `chosen ${from}`, kind: 'CHOOSE_CARD' },
        {
          do: 'move',
          what: saved(`chosen ${from}`),
          to: 'banishment',
          cause: 'banish',
          save: `banished ${from}`,
        },
        { do: 'play', what: banished, must: true, ...price },
        {
          do: 'draw',
          who: 'you',
          count: { sum: [{ countOf: shown }, { negative: { countOf: banished } }] },
        },
      ];
    },
    'Void Rush',
  ),
  row(
    'plain',
    'each player chooses 2 units , 2 gear , 2 runes , and 2 cards in their hands . recycle the rest',
    () => {
      const kept = ['units', 'gear', 'runes', 'cards'];
      const others = kept.map((name): FilterClause => ({ not: { in: saved(name) } }));
      return [
        keeping([UNIT, theirs], 'units'),
        keeping([GEAR, theirs], 'gear'),
        keeping([RUNE, theirs], 'runes'),
        keeping([...HAND, { owner: saved('chooser') }], 'cards'),
        recycle([{ any: [[{ zone: 'board' }, type('Unit', 'Gear')], HAND] }, ...others]),
        { do: 'move', what: { each: [RUNE, ...others] }, to: 'runeDeck', position: 'bottom', cause: 'recycle' },
      ];
    },
    'Divine Judgment',
  ),
  row(
    'effect',
    'put a|an <cards> from <place> on the top or bottom of your main deck',
    ({ cards, place }, { from }) =>
      place.zone === 'hand'
        ? [
            {
              do: 'choose',
              from: placed(cards.filter, place),
              min: 1,
              max: 1,
              save: `put ${from}`,
              kind: 'CHOOSE_CARD',
            },
            {
              do: 'either',
              choices: (['top', 'bottom'] as const).map((position) => ({
                label: position,
                effects: [
                  { do: 'move' as const, what: saved(`put ${from}`), to: 'mainDeck', position, cause: 'effect' },
                ],
              })),
            },
          ]
        : undefined,
    'Altar of Memories',
  ),
  row(
    'plain',
    'choose <player> . they reveal their hand . you may pay <cost> to choose a card from their hand . if you do , they discard that card and draw <n>',
    ({ player, cost, n }, { to }) => [
      { do: 'reveal', what: player },
      {
        do: 'pay',
        who: 'you',
        cost,
        then: [
          { do: 'discard', who: anaphor(to, 'player'), count: 1, chooser: 'you' },
          { do: 'draw', who: anaphor(to + 1, 'player'), count: n },
        ],
      },
    ],
    'Insightful Investigator',
  ),
];
