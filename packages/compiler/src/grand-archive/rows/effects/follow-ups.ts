/** What is done besides or for so many, and what hangs on whether it was done (2.3.4). */
import type { Condition, Effect, Mod, Ref, Until, Value } from '@arbiter/engine';
import { anaphor, mention, result, target } from '../../../references/making.js';
import { asBody, ofLater, unsettled } from '../../../references/nouns.js';
import { type Described, row } from '../../categories.js';
import { HIT, KILLED } from '../nouns.js';
import { CHAMPION, END_OF_TURN, isCard, isOne, isSelf, lasting, withX } from '../shared.js';
import { placed } from '../things.js';
import { discarded, may } from './chosen.js';

const per = (tally: Value, word: number): Value => ({ quotient: [tally, word], round: 'down' });
const ENABLED = ['fire', 'water', 'wind'];
/** Each of some players puts counters on one of their own. */
const theirOwn = (at: number, who: Ref, { filter }: Described, kind: string, amount: Value): Effect[] => [
  {
    do: 'choose',
    from: [...filter, { controller: { saved: `one ${at}` } }],
    who,
    each: `one ${at}`,
    min: 1,
    max: 1,
    save: `picked ${at}`,
  },
  { do: 'counters', what: { saved: `picked ${at}` }, kind, amount },
];
const happened = (saved: string): Condition => ({ compare: [{ countOf: { saved } }, '>=', 1] });

export const followUps = [
  row('effect', '<player> put(s) <n> <counter> counter(s) on a|an <thing> they control', (said, { from }) =>
    said.player === 'you' ? undefined : theirOwn(from, said.player, said.thing, said.counter, said.n),
  ),
  row(
    'paid',
    "<player> puts <n> <counter> counter(s) on a|an <thing> they control . if they don't , <clauses>",
    (said, { from }) =>
      said.player === 'you'
        ? undefined
        : [
            ...theirOwn(from, said.player, said.thing, said.counter, said.n),
            { do: 'if', if: { not: happened(`picked ${from}`) }, then: said.clauses },
          ],
  ),
  row(
    'sentence',
    'put <n> <counter> counter(s) on a|an <a:thing> and up to one <b:thing> . if a <c:counter> counter was put on a|an <d:thing> this way , <clauses>',
    ({ n, counter, a, b, c, d, clauses }, { from }) =>
      counter === c && JSON.stringify(b.filter) === JSON.stringify(d.filter)
        ? [
            { do: 'choose', from: a.filter, min: 1, max: 1, save: `picked ${from}` },
            { do: 'choose', from: b.filter, min: 0, max: 1, save: `other ${from}` },
            { do: 'counters', what: { saved: `picked ${from}` }, kind: counter, amount: n },
            { do: 'counters', what: { saved: `other ${from}` }, kind: counter, amount: n },
            { do: 'if', if: happened(`other ${from}`), then: clauses },
          ]
        : undefined,
    'Animal Encounter',
  ),
  row('effect', 'put an additional <counter> counter on <object> for every <word> <tally>', (said) => [
    { do: 'counters', what: said.object, kind: said.counter, amount: per(said.tally, said.word) },
  ]),
  row('effect', 'gather an additional time', () => [{ do: 'gather' }]),
  row('effect', 'banish <object> if <condition>', ({ object, condition }) =>
    isOne(object)
      ? [{ do: 'if', if: condition, then: [{ do: 'move', what: object, to: 'banishment', cause: 'banish' }] }]
      : undefined,
  ),
  row('effect', 'remove all <counter> counters from <thing>', ({ counter, thing }) => [
    { do: 'clearCounters', what: { each: thing.filter }, kind: counter },
  ]),
  row('effect', 'wake up and transform <object>', ({ object }) => [
    { do: 'status', what: object, status: 'rested', on: false },
    { do: 'transform', what: object },
  ]),
  row('effect', 'all basic elements are enabled for you <duration>', ({ duration }) => [
    {
      do: 'modify',
      what: 'you',
      mods: ENABLED.map((element): Mod => ({ mod: 'rule', rule: 'elementEnabled', element })),
      until: duration,
    },
  ]),
  row('clauses', '<effect> and then <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),
  row(
    'effect',
    'switch the power and life stat of <object> <duration> . ( apply this effect after all other stat modifying effects . )',
    ({ object, duration }) => [
      { do: 'modify', what: object, mods: [{ mod: 'switch', stats: ['power', 'life'] }], until: duration },
    ],
    'Resonating Fugue',
  ),
  // What waits for something of a player who was spoken of
  row('sentence', 'whenever that opponent draws a card this turn , <clauses>', ({ clauses }, { from }) => {
    const who = anaphor(from, 'opponent');
    return [
      {
        do: 'delayed',
        on: { on: 'draw', player: who },
        repeat: true,
        until: END_OF_TURN,
        effects: clauses,
        heard: [ofLater(mention(from, { event: 'player' }, ['player', 'opponent']))],
      } as Effect,
    ];
  }),
  row('sentence', '<duration> , whenever the hit champion levels up , <clauses>', ({ duration, clauses }, { from }) => [
    {
      do: 'delayed',
      on: { on: 'levelUp', object: [{ in: anaphor(from, HIT) }] },
      repeat: true,
      until: duration,
      effects: clauses,
      heard: [ofLater(mention(from, { event: 'object' }, ['champion', 'unit', 'object']))],
    } as Effect,
  ]),
  row(
    'sentence',
    "at the beginning of the next end phase , if that <kind> is damaged and you don't control it , <clauses>",
    ({ kind, clauses }, { from }) => [
      {
        do: 'delayed',
        on: { on: 'step', match: { step: 'end' } },
        effects: [
          {
            do: 'if',
            if: {
              is: [
                anaphor(from, kind),
                [{ stat: ['damage', '>=', 1] as ['damage', '>=', number] }, { not: { controller: 'you' } }],
              ],
            },
            then: clauses,
          },
        ],
      },
    ],
    "Unity's Gale",
  ),
  // What is given up
  row(
    'paid',
    'you may discard a|an <cards> and have ~ deal <n> unpreventable damage to <champion> . <then>',
    (said, { from }) =>
      isCard(said.cards)
        ? [
            {
              do: 'choose',
              from: placed(said.cards.filter, { zones: ['hand'], whose: 'you' }),
              min: 0,
              max: 1,
              save: `picked ${from}`,
            },
            {
              do: 'if',
              if: { is: [{ saved: `picked ${from}` }, { zone: 'hand' }] },
              then: [
                ...discarded({ saved: `picked ${from}` }),
                { do: 'damage', amount: said.n, to: said.champion, unpreventable: true },
                ...said.then,
              ],
            },
          ]
        : undefined,
  ),
  row('paid', "<player> may sacrifice a|an <thing> . if they don't , <clauses>", ({ player, thing, clauses }) =>
    player === 'you'
      ? undefined
      : [{ do: 'pay', who: player, cost: [{ pay: 'sacrifice', what: thing.filter }], then: [], else: clauses }],
  ),
  row('paid', 'you may put a|an <cards> from <place> onto the field . <then>', ({ cards, place, then }, { from }) => {
    const [zone, ...others] = place.zones;
    return isCard(cards) && zone !== undefined && others.length === 0 && place.whose === 'you'
      ? [
          { do: 'choose', from: placed(cards.filter, place), min: 0, max: 1, save: `picked ${from}` },
          {
            do: 'if',
            if: { is: [{ saved: `picked ${from}` }, { zone }] },
            then: [
              {
                do: 'move',
                what: { saved: `picked ${from}` },
                to: 'field',
                cause: 'effect',
                controller: 'you',
                save: result(from + 1, ['object', 'ally', 'unit']),
              },
              ...then,
            ],
          },
        ]
      : undefined;
  }),
  row(
    'paid',
    'you may have <player> gain control of <source> . if you do , <clauses>',
    ({ player, source, clauses }) =>
      typeof player === 'object' && isSelf(source)
        ? may([
            ...lasting(source, [{ mod: 'control', to: player }], { kind: 'permanent' }),
            { do: 'if', if: { is: ['self', { not: { controller: 'you' } }] }, then: clauses },
          ])
        : undefined,
  ),
  // Cards by lot, and what they come to
  row('effect', "banish a card at random from target player 's memory", (_, { from }) => [
    {
      do: 'random',
      who: target(from, { filter: [{ player: 'any' }], kinds: ['player'] }),
      zone: 'memory',
      save: `lost ${from}`,
    },
    { do: 'move', what: { saved: `lost ${from}` }, to: 'banishment', cause: 'banish' },
  ]),
  row(
    'sentence',
    'reveal the top <n> cards of your deck . when you do , as a spell , <clauses> [,] where x is the lowest reserve cost among the revealed cards',
    ({ n, clauses }, { from }) => {
      const shown = `shown ${from}`;
      const lowest: Value = {
        lowest: 'cost',
        of: { each: [{ zone: 'mainDeck' }, { in: { saved: shown } }, { prop: ['costKind', 'reserve'] }] },
      };
      // They may have left the deck before what follows resolves.
      const then = withX(clauses, { number: `lowest ${from}` });
      return (
        then && [
          { do: 'remember', as: shown, what: { top: n } },
          { do: 'reveal', what: { saved: shown } },
          { do: 'remember', as: `lowest ${from}`, value: lowest },
          {
            do: 'reflexive',
            ability: asBody(unsettled({ kind: 'spell', effects: then, as: ['subtypes', 'Spell'] })),
          },
        ]
      );
    },
    'Meteoric Slime',
  ),
  row(
    'sentence',
    'for each damage counter on the hit champion , their controller puts the top <n> cards from their deck into their graveyard',
    ({ n }, { from }) => [
      {
        do: 'move',
        what: {
          top: { times: [n, { stat: 'damage', of: anaphor(from, HIT) }] },
          of: { controllerOf: anaphor(from, HIT) },
        },
        to: 'graveyard',
        cause: 'effect',
      },
    ],
  ),
  row(
    'effect',
    "return the killed ally from its owner 's graveyard to the field under your control rested . it becomes a|an <subtype> in addition to its other types",
    ({ subtype }, { from }) => [
      // It is returned from the graveyard, and from nowhere else.
      {
        do: 'if',
        if: { is: [{ now: anaphor(from, KILLED) }, { zone: 'graveyard' }] },
        then: [
          {
            do: 'move',
            what: { now: anaphor(from, KILLED) },
            to: 'field',
            cause: 'return',
            controller: 'you',
            status: { rested: true },
            save: `back ${from}`,
          },
          ...lasting({ saved: `back ${from}` }, [{ mod: 'gain', prop: 'subtypes', values: [subtype] }], {
            kind: 'permanent',
          }),
        ],
      },
    ],
    'Possessed Reaping',
  ),
  row(
    'effect',
    'deal <n> damage to each champion controlled by players with <word> or more cards in their memory',
    ({ n, word }) => [
      {
        do: 'damage',
        amount: n,
        to: {
          each: [CHAMPION, { controller: { each: [{ player: 'any' }, { owns: [[{ zone: 'memory' }], '>=', word] }] } }],
        },
      },
    ],
  ),
  // What the source has banished, which its other abilities speak of.
  row('effect', "return the banished object to the field under its owner 's control rested", (_, { to }) => [
    {
      do: 'move',
      what: { each: [{ zone: 'banishment' }, { linked: true }] },
      to: 'field',
      cause: 'return',
      status: { rested: true },
      save: result(to, ['object']),
    },
  ]),
  row('effect', "that <kind> can't wake up for as long as you control <source>", ({ kind, source }, { from }) =>
    isSelf(source)
      ? [
          {
            do: 'createReplacement',
            entities: anaphor(from, kind),
            replaces: { on: 'status', match: { status: 'rested', on: false }, instead: [] },
            until: CONTROLLED,
          },
        ]
      : undefined,
  ),
  row(
    'effect',
    'summon an additional <tokenName> token with <b:n> <counter> counter(s) on it',
    ({ tokenName, b, counter }) =>
      typeof b === 'number' ? [{ do: 'create', named: tokenName, counters: { [counter]: b } }] : undefined,
  ),
];
const CONTROLLED: Until = { kind: 'asLongAs', if: { exists: [{ self: true }, { controller: 'you' }] } };
