/** What is done for each of something, besides something else, or later in the turn (2.3.4, 2.4.0.9). */
import type { Effect, FilterClause, Mod, Ref, Value } from '@arbiter/engine';
import { anaphor } from '../../../references/making.js';
import { asAbility } from '../../../references/nouns.js';
import { row } from '../../categories.js';
import { triggered } from '../lines.js';
import { and, isCard, isIt, isOne, isSelf, lasting, withX } from '../shared.js';
import { times } from '../statics.js';
import { placed } from '../things.js';
import { givenInIntent } from '../using.js';
import { banished, choose, isAwake, may, ONE, revealed, upTo } from './chosen.js';

const per = (n: Value, tally: Value): Value => (n === 1 ? tally : { times: [n, tally] });
const INTENT: FilterClause = { zone: 'intent' };
const BASIC = ['fire', 'water', 'wind'];
const CHAMPIONS: FilterClause[] = [{ zone: 'field' }, { has: ['types', 'Champion'] }];
/** Cards under a champion. */
const under = (champion: Ref, filter: readonly FilterClause[]): FilterClause[] => [
  { zone: 'lineage' },
  { attachedTo: champion },
  ...filter,
];
const discards = (what: Ref): Effect[] => [{ do: 'move', what, to: 'graveyard', cause: 'discard', save: 'discarded' }];

/** What triggers after the attack finds the card where it lies then (2.2.7.3.1.1). */
const leftIntent = (mod: Mod): Mod => {
  const within = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(within);
    if (typeof part !== 'object' || part === null) return part;
    const inner = Object.fromEntries(Object.entries(part).map(([key, one]) => [key, within(one)]));
    return 'do' in part && part.do === 'move' && 'what' in part && (part.what === 'self' || isSelf(part.what))
      ? { ...inner, what: { now: 'self' } }
      : inner;
  };
  return within(mod) as Mod;
};

export const besides = [
  row('effect', 'deal <n> damage to <object> for each <tally>', ({ n, object, tally }) => [
    { do: 'damage', amount: per(n, tally), to: object },
  ]),
  row('effect', 'deal <n> unpreventable damage to <object> for each <tally>', ({ n, object, tally }) => [
    { do: 'damage', amount: per(n, tally), to: object, unpreventable: true },
  ]),
  row('effect', 'put a|an <a:counter> and a|an <b:counter> counter on <object>', ({ a, b, object }) => [
    { do: 'counters', what: object, kind: a, amount: 1 },
    { do: 'counters', what: object, kind: b, amount: 1 },
  ]),
  row('effect', 'put a|an <a:counter> counter and a|an <b:counter> counter on <object>', ({ a, b, object }) => [
    { do: 'counters', what: object, kind: a, amount: 1 },
    { do: 'counters', what: object, kind: b, amount: 1 },
  ]),
  row('effect', '<object> <mods> <duration> and becomes ephemeral', ({ object, mods, duration }) => [
    ...lasting(object, mods, duration),
    { do: 'status', what: object, status: 'ephemeral' },
  ]),
  row('effect', '<subject> <mods> for every <word> <tally> <duration>', ({ subject, mods, word, tally, duration }) => {
    const own = times(mods, { quotient: [tally, word], round: 'down' });
    return own && lasting(subject, own, duration);
  }),
  row('effect', 'put <object> onto the field transformed', ({ object }) =>
    isOne(object)
      ? [{ do: 'move', what: object, to: 'field', cause: 'effect', controller: 'you', face: 1 }]
      : undefined,
  ),
  ...['its', 'your'].map((whose) =>
    row('effect', `return a|an <thing> to ${whose} owner 's hand`, ({ thing }, { from }) =>
      choose(`picked ${from}`, thing.filter, ONE, (what) => [{ do: 'move', what, to: 'hand', cause: 'return' }]),
    ),
  ),
  row('effect', "return a|an <thing> to its owner 's memory", ({ thing }, { from }) =>
    choose(`picked ${from}`, thing.filter, ONE, (what) => [{ do: 'move', what, to: 'memory', cause: 'return' }]),
  ),
  row('effect', 'choose and reveal a card in your memory', (_, { from }) => [
    ...choose(`shown ${from}`, placed([], { zones: ['memory'], whose: 'you' }), ONE, revealed),
    { do: 'remember', as: 'revealed', what: { saved: `shown ${from}` } },
  ]),
  row(
    'effect',
    "choose any amount of <cards> in each opponent 's banishment and put them into their owner 's material deck",
    ({ cards }, { from }) => {
      const filter = placed(cards.filter, { zones: ['banishment'], whose: 'opponent' });
      return isCard(cards)
        ? choose(`picked ${from}`, filter, upTo({ count: filter }), (what) => [
            { do: 'move', what, to: 'materialDeck', cause: 'effect' },
          ])
        : undefined;
    },
    'Heirloom of Natura',
  ),
  row('effect', "choose a|an <cards> in a champion 's lineage and banish it", ({ cards }, { from }) =>
    isCard(cards) ? choose(`picked ${from}`, under({ each: CHAMPIONS }, cards.filter), ONE, banished) : undefined,
  ),
  // All of them are of one lineage.
  row(
    'effect',
    "choose up to <word> <cards> from a champion 's lineage and discard them",
    ({ word, cards }, { from }) =>
      isCard(cards)
        ? choose(`whose ${from}`, CHAMPIONS, ONE, (champion) =>
            choose(`picked ${from}`, under(champion, cards.filter), upTo(word), discards),
          )
        : undefined,
    'Exorcise Curses',
  ),
  row(
    'effect',
    'banish any amount of <a:cards> and up to <word> <b:cards> from <place>',
    ({ a, word, b, place }, { from }) => {
      const [some, few]: Ref[] = [{ saved: `some ${from}` }, { saved: `few ${from}` }];
      const filter = placed(a.filter, place);
      return isCard(a) && isCard(b) && place.whose === 'you' && some && few
        ? [
            { do: 'choose', from: filter, min: 0, max: { count: filter }, save: `some ${from}` },
            { do: 'choose', from: placed(b.filter, place), min: 0, max: word, save: `few ${from}` },
            ...banished({ each: [{ any: [{ in: some }, { in: few }] }] }),
          ]
        : undefined;
    },
    'Slime Eruption',
  ),
  row('effect', 'all basic elements are enabled for you <duration>', ({ duration }) =>
    lasting(
      'you',
      BASIC.map((element): Mod => ({ mod: 'rule', rule: 'elementEnabled', element })),
      duration,
    ),
  ),
  row('effect', "each <cards> in that attacker 's intent <mods>", ({ cards, mods }) =>
    isCard(cards) && mods.every(({ mod }) => mod === 'ability')
      ? lasting({ each: [INTENT, ...cards.filter] }, mods.map(givenInIntent).map(leftIntent), { kind: 'permanent' })
      : undefined,
  ),
  row('effect', 'change the target of that attack to <source>', ({ source }) =>
    isSelf(source) ? [{ do: 'redirect', at: [{ in: { event: 'object' } }] }] : undefined,
  ),
  row('clauses', '<effect> and then <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),

  // "If you do"
  row('paid', 'suppress <object> . if you do , <clauses>', ({ object, clauses }, { from }) =>
    isOne(object)
      ? [
          { do: 'move', what: object, to: 'banishment', cause: 'suppress', save: `suppressed ${from}` },
          {
            do: 'delayed',
            on: { on: 'step', match: { step: 'end' } },
            effects: [{ do: 'move', what: { saved: `suppressed ${from}` }, to: 'field' }],
          },
          { do: 'if', if: { compare: [{ countOf: { saved: `suppressed ${from}` } }, '>=', 1] }, then: clauses },
        ]
      : undefined,
  ),
  row('paid', 'you may put <n> <counter> counter(s) on a|an <thing> . <then>', (said, { from }) => [
    { do: 'choose', from: said.thing.filter, min: 0, max: 1, save: `picked ${from}` },
    {
      do: 'if',
      if: { is: [{ saved: `picked ${from}` }, { zone: 'field' }] },
      then: [{ do: 'counters', what: { saved: `picked ${from}` }, kind: said.counter, amount: said.n }, ...said.then],
    },
  ]),
  row('paid', '<clauses> , then <paid>', ({ clauses, paid }) => [...clauses, ...paid]),
  row('paid', 'you may rest <object> . <then>', ({ object, then }) =>
    isIt(object)
      ? [
          {
            do: 'if',
            if: isAwake(object),
            then: may([{ do: 'status', what: object, status: 'rested' }, ...then]),
          },
        ]
      : undefined,
  ),
  row(
    'paid',
    "that player may banish a|an <cards> from their graveyard . if they don't , the next card they activate this turn costs <digit> more to activate",
    ({ cards, digit }, { from }) => {
      const who = anaphor(from, 'player');
      return isCard(cards)
        ? [
            {
              do: 'pay',
              who,
              cost: [{ pay: 'banish', what: placed(cards.filter, { zones: ['graveyard'], whose: 'you' }) }],
              then: [],
              else: [
                {
                  do: 'modify',
                  what: who,
                  mods: [{ mod: 'cost', more: [{ pay: 'reserve', amount: digit }] }],
                  until: { kind: 'untilEvent', on: { on: 'activate', player: who } },
                },
              ],
            },
          ]
        : undefined;
    },
    'Xuchang, Frozen Citadel',
  ),
  row(
    'sentence',
    "banish a|an <a:thing> . return that <kind> to the field under its owner 's control transformed at the beginning of the next end phase",
    ({ a, kind }, { from }) =>
      a.kinds.includes(kind)
        ? choose(`picked ${from}`, a.filter, ONE, (what) => [
            { do: 'move', what, to: 'banishment', cause: 'banish', save: `gone ${from}` },
            {
              do: 'delayed',
              on: { on: 'step', match: { step: 'end' } },
              effects: [{ do: 'move', what: { saved: `gone ${from}` }, to: 'field', cause: 'return', face: 1 }],
            },
          ])
        : undefined,
    'Auspicious Manifestation',
  ),
  row(
    'sentence',
    '<effect> , then reveal any amount of <b:cards> from <place> . <clauses> [,] where x is the amount of <c:cards> revealed this way',
    ({ effect, b, place, clauses, c }, { from }) => {
      const filter = placed(b.filter, place);
      const then = withX(clauses, { countOf: { saved: `shown ${from}` } });
      return isCard(b) && then && JSON.stringify(b.filter) === JSON.stringify(c.filter)
        ? [...effect, ...choose(`shown ${from}`, filter, upTo({ count: filter }), revealed), ...then]
        : undefined;
    },
    'Veiled Dash',
  ),
  // What enters next, all that enter at the same time, and nothing that enters later (2.5.2).
  ...['they enter the field rested instead', 'those <pluralKind> enter the field rested instead'].map((rested) =>
    row('sentence', `the next time one or more <thing> would enter the field this turn , ${rested}`, (said) => {
      const { thing, pluralKind } = said as typeof said & { pluralKind?: string };
      return pluralKind === undefined || thing.kinds.includes(pluralKind)
        ? [
            {
              do: 'createReplacement',
              replaces: {
                on: 'move',
                object: thing.filter,
                match: { to: 'field' },
                change: { status: { rested: true } },
              },
              until: { kind: 'untilEvent', on: { on: 'move', object: thing.filter, match: { to: 'field' } } },
            },
          ]
        : undefined;
    }),
  ),
  row(
    'sentence',
    'the next time a|an <thing> would enter the field this turn , it enters the field under your control instead',
    ({ thing }) => [
      {
        do: 'createReplacement',
        once: true,
        replaces: { on: 'move', object: thing.filter, match: { to: 'field' }, change: { controller: 'you' } },
        until: { kind: 'endOfTurn' },
      },
    ],
    'Diablerie',
  ),
  // Later
  row('sentence', 'the next time you activate a|an <cards> this turn , <clauses>', ({ cards, clauses }) =>
    isCard(cards)
      ? [
          {
            do: 'delayed',
            on: { on: 'activate', player: 'you', ...(cards.filter.length > 0 ? { object: cards.filter } : {}) },
            effects: clauses,
            until: { kind: 'endOfTurn' },
          },
        ]
      : undefined,
  ),
  row(
    'sentence',
    'as long as you control <source> , you may activate the banished card on a later turn',
    ({ source }) =>
      isSelf(source)
        ? lasting({ saved: 'banished' }, [{ mod: 'play', later: true }], {
            kind: 'asLongAs',
            if: { exists: [{ self: true }, { controller: 'you' }] },
          })
        : undefined,
    'Warrior of the Fae Realm',
  ),
  row(
    'ability',
    '<trigger> , if the amount of <a:tally> is less than the amount of <b:tally> , put an amount of <counter> counters on <object> equal to the difference',
    ({ trigger, a, b, counter, object }) =>
      triggered({ ...trigger, ...and(trigger.if, { compare: [a, '<', b] }) }, [
        { do: 'counters', what: object, kind: counter, amount: { sum: [b, { negative: a }] } },
      ]),
    'Diao Chan, Dreaming Wish',
  ),
  // An ability that is given without being quoted.
  row('granted', '<event> : <effects>', ({ event, effects }) =>
    triggered(event, effects)?.map((one): Mod => ({ mod: 'ability', ability: asAbility(one) })),
  ),
];
