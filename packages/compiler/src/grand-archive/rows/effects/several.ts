/** What each player may do, and what follows for each that does (2.3.4, 2.7.7). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { anaphor, mentioned } from '../../../references/making.js';
import { row } from '../../categories.js';
import { controlled, isCard } from '../shared.js';
import { choose, ONE } from './chosen.js';

type Player = Exclude<Ref, string>;
/** Each player may choose some of their own; the choice is kept under a name. */
const eachMay = (at: number, from: FilterClause[], max: number): Effect => ({
  do: 'choose',
  from,
  who: 'players',
  each: `one ${at}`,
  min: 0,
  max,
  save: `picked ${at}`,
});
const one = (at: number): Player => ({ saved: `one ${at}` });
/** For each that was chosen, or of what became of it, whoever it belongs to. */
const forOwners = (at: number, effects: (owner: Player) => Effect[], of = `picked ${at}`): Effect => ({
  do: 'forEach',
  of: { saved: of },
  as: `each ${at}`,
  effects: effects({ ownerOf: { saved: `each ${at}` } }),
});

export const several = [
  row(
    'sentence',
    'each player may rest up to <word> <thing> they control . for each <b:thing> rested this way , its controller draws a card',
    ({ word, thing, b }, { from }) =>
      JSON.stringify(thing.filter) === JSON.stringify(b.filter)
        ? [
            eachMay(from, [...thing.filter, { controller: one(from) }, { not: { status: 'rested' } }], word),
            { do: 'status', what: { saved: `picked ${from}` }, status: 'rested' },
            {
              do: 'forEach',
              of: { saved: `picked ${from}` },
              as: `each ${from}`,
              effects: [{ do: 'draw', who: { controllerOf: { saved: `each ${from}` } }, count: 1 }],
            },
          ]
        : undefined,
    'Allowance Race',
  ),
  row(
    'sentence',
    'each player may reveal a|an <cards> from their material deck . each player that does draws a card into their memory and recovers <n>',
    ({ cards, n }, { from }) =>
      isCard(cards)
        ? [
            eachMay(from, [{ zone: 'materialDeck' }, { owner: one(from) }, ...cards.filter], 1),
            { do: 'reveal', what: { saved: `picked ${from}` } },
            forOwners(from, (who) => [
              { do: 'draw', who, count: 1, to: 'memory' },
              { do: 'recover', who, amount: n },
            ]),
          ]
        : undefined,
    'Mirrored Confrontation',
  ),
  row(
    'sentence',
    'each player may discard a card . each player that does draws a card into their memory',
    (_, { from }) => [
      eachMay(from, [{ zone: 'hand' }, { owner: one(from) }], 1),
      // Nobody knows any more whose a card was that has left a hand: whose it is is asked where it lies.
      {
        do: 'move',
        what: { saved: `picked ${from}` },
        to: 'graveyard',
        cause: 'discard',
        save: `discarded ${from}`,
      },
      forOwners(from, (who) => [{ do: 'draw', who, count: 1, to: 'memory' }], `discarded ${from}`),
    ],
    'Tenderheart Guard',
  ),
  row(
    'sentence',
    'for each <thing> each player controls , its controller sacrifices it unless they pay <price>',
    ({ thing, price }, { from }) => [
      {
        do: 'forEach',
        of: { each: thing.filter },
        as: `one ${from}`,
        effects: [
          {
            do: 'pay',
            who: { controllerOf: one(from) },
            cost: [{ pay: 'reserve', amount: price }],
            then: [],
            else: [{ do: 'move', what: one(from), to: 'graveyard', cause: 'sacrifice' }],
          },
        ],
      },
    ],
    'Exorcism',
  ),
  row('paid', '<player> sacrifices a|an <thing> . if they do , they <act>', ({ player, thing, act }, { from }) =>
    player === 'you'
      ? undefined
      : [
          { do: 'sacrifice', who: player, filter: thing.filter, save: `given ${from}` },
          {
            do: 'if',
            if: { compare: [{ countOf: { saved: `given ${from}` } }, '>=', 1] },
            then: act(player),
          },
        ],
  ),
  row(
    'act',
    'summon your choice of a|an <tokenNames> or <tokenName> token',
    ({ tokenNames, tokenName }) =>
      (who) => [
        {
          do: 'either',
          choices: [...tokenNames, tokenName].map((name) => ({
            label: name,
            effects: [{ do: 'create' as const, named: name, who }],
          })),
        },
      ],
    'Maiden of Waning Bloom',
  ),
  // So many are given up, and so many are made.
  row(
    'sentence',
    'sacrifice any number of <thing> then summon that many <tokenName> tokens . each of those tokens enters the field rested with an amount of <counter> counters on it equal to the amount of <b:thing> sacrificed this way . then they <mods> <duration>',
    ({ thing, tokenName, counter, b, mods, duration }, { from }) => {
      const filter = controlled(thing.filter);
      const count = { countOf: { saved: 'sacrificed' } };
      return JSON.stringify(thing.filter) === JSON.stringify(b.filter)
        ? [
            { do: 'choose', from: filter, min: 0, max: { count: filter }, save: `picked ${from}` },
            { do: 'move', what: { saved: `picked ${from}` }, to: 'graveyard', cause: 'sacrifice', save: 'sacrificed' },
            {
              do: 'create',
              named: tokenName,
              count,
              status: { rested: true },
              counters: { [counter]: count },
              save: `made ${from}`,
            },
            { do: 'modify', what: { saved: `made ${from}` }, mods, until: duration },
          ]
        : undefined;
    },
    'Assemble the Ancients',
  ),
  // Copies of cards that are activated without their cost
  row(
    'sentence',
    'copy <object> . if you do , you may activate that copy without paying its reserve cost',
    ({ object }, { from }) => [
      { do: 'copyCard', what: object, save: `copy ${from}` },
      { do: 'play', what: { saved: `copy ${from}` }, cost: [] },
    ],
    'Grim Pastiche',
  ),
  row(
    'sentence',
    'banish a|an <cards> from your graveyard . if you do , copy it and you may activate that copy without paying its reserve cost',
    ({ cards }, { from }) =>
      isCard(cards)
        ? [
            ...choose(`picked ${from}`, [{ zone: 'graveyard' }, { owner: 'you' }, ...cards.filter], ONE, (what) => [
              { do: 'move', what, to: 'banishment', cause: 'banish', save: `gone ${from}` },
            ]),
            { do: 'copyCard', what: { saved: `gone ${from}` }, save: `copy ${from}` },
            { do: 'play', what: { saved: `copy ${from}` }, cost: [] },
          ]
        : undefined,
    'Duchess, Six of Hearts',
  ),
  row('effect', 'you may activate the banished card without paying its reserve cost', (_, { from }) => [
    { do: 'play', what: anaphor(from, '#banished'), cost: [] },
  ]),
  row('effect', 'you may activate one of your omens', (_, { from }) => [
    {
      do: 'play',
      what: mentioned(
        from,
        { each: [{ zone: 'banishment' }, { owner: 'you' }, { counters: ['omen', 1] }] },
        ['card'],
        true,
      ),
    },
  ]),
];
