/** Costs of cards as passive abilities change them: less, more, and what may be paid besides (356.2–356.6). */
import type { Condition, Cost, Effect, Filter, FilterClause, Mod } from '@arbiter/engine';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { ADDITIONAL, modify, pays, SPELL } from './shared.js';
import { type Affects, entersReady, still } from './statics.js';

/** A cost that may be paid besides. */
const besides = (cost: Cost[], repeat?: true): Unsettled[] =>
  still([{ mod: 'cost', optional: { name: ADDITIONAL, cost, ...(repeat ? { repeat } : {}) } }]);
const cheaperByEach = (cost: Cost[], less: Cost[]): Unsettled[] => [
  ...besides(cost, true),
  ...still([{ mod: 'cost', less, times: { paid: ADDITIONAL } }]),
];
/** It is in the hand until it is on the chain, and was played from there then. */
export const ELSEWHERE: Condition = { not: { is: ['self', { any: [{ zone: 'hand' }, { playedFrom: 'hand' }] }] } };
/** It is in the trash until it is on the chain. */
const FROM_TRASH: FilterClause = { any: [{ zone: 'trash' }, { playedFrom: 'trash' }] };
const cheaper = (of: Filter, less: Mod & { mod: 'cost' }): Unsettled[] =>
  still([{ ...less, of }], { affects: { players: 'you' } });

/** What is face down has Reaction from the next turn on, and is played with it (811.1.b). */
const withKeyword = (keyword: string): FilterClause => (keyword === 'reaction' ? { is: 'withReaction' } : { keyword });
const OPPONENTS: Affects = { players: 'opponents' };
const dearer = (more: Cost[]): Mod => ({ mod: 'cost', more, of: SPELL });

const repeatsNext = (): Effect[] =>
  modify('you', [{ mod: 'cost', of: [SPELL], optional: { name: 'repeat', cost: [], asPrinted: true, times: 1 } }], {
    kind: 'untilEvent',
    on: { on: 'finalized', player: 'you', object: [SPELL] },
  });

export const prices = [
  // What it costs to play (356.3–356.6)
  row('less', 'i|this cost|costs <resources> less', ({ resources }) => [{ mod: 'cost', less: resources }]),
  row('less', 'i|this cost|costs <energySign> less for each <tally>', ({ energySign, tally }) => [
    { mod: 'cost', less: [pays(energySign, [])], times: tally },
  ]),
  row('less', 'i|this cost|costs <energySign> less for each <tally> , to a minimum of <least:energySign>', (said) => [
    { mod: 'cost', less: [pays(said.energySign, [])], times: said.tally, downTo: [pays(said.least, [])] },
  ]),
  row('less', 'reduce my cost by <energySign> for each <tally>', ({ energySign, tally }) => [
    { mod: 'cost', less: [pays(energySign, [])], times: tally },
  ]),
  row('static', '<less> to play from anywhere other than your hand', ({ less }) => still(less, { if: ELSEWHERE })),
  row('static', '<less>', ({ less }) => still(less)),
  row('static', '<less> if <condition>', ({ less, condition }) => still(less, { if: condition })),
  row('static', 'if <condition> , <less>', ({ less, condition }) => still(less, { if: condition })),
  row(
    'static',
    'spells with <open> flow <close> you play from your trash cost <resources> less , to a minimum of <energySign>',
    ({ resources, energySign }) =>
      cheaper([SPELL, { keyword: 'flow' }, FROM_TRASH], {
        mod: 'cost',
        less: resources,
        downTo: [pays(energySign, [])],
      }),
    'Stargazer',
  ),
  row('static', 'your spells cost <resources> less', ({ resources }) =>
    cheaper(SPELL, { mod: 'cost', less: resources }),
  ),
  row('static', 'your spells cost <resources> less , to a minimum of <energySign>', ({ resources, energySign }) =>
    cheaper(SPELL, { mod: 'cost', less: resources, downTo: [pays(energySign, [])] }),
  ),
  row(
    'static',
    "your <tag> ' energy costs are reduced by <a:energySign> , to a minimum of <b:energySign>",
    ({ tag, a, b }) => cheaper({ has: ['tags', tag] }, { mod: 'cost', less: [pays(a, [])], downTo: [pays(b, [])] }),
  ),
  // 419.4.b
  row(
    'static',
    'while <condition> , the first friendly <thing> played each turn costs <resources> less',
    ({ condition, thing, resources }) =>
      still([{ mod: 'cost', of: thing.filter, less: resources }], {
        affects: { players: 'team' },
        if: {
          all: [
            condition,
            { compare: [{ happened: { on: 'finalized', player: 'team', object: thing.filter } }, '=', 0] },
          ],
        },
      }),
    "Ornn's Forge",
  ),
  row(
    'static',
    'during showdowns here , cards with <open> <keywordName> <close> cost <resources> more to play',
    ({ keywordName, resources }) =>
      still([{ mod: 'cost', of: [withKeyword(keywordName)], more: resources }], {
        affects: { players: 'all' },
        if: { is: ['self', { is: 'inShowdown' }] },
      }),
    'Mystic Vortex',
  ),
  row('effect', 'your <thing> cost <resources> more to play this turn', ({ thing, resources }) =>
    modify('you', [{ mod: 'cost', of: thing.filter, more: resources }]),
  ),
  row('static', "opponents ' spells cost <resources> more", ({ resources }) =>
    still([dearer(resources)], { affects: OPPONENTS }),
  ),

  // 820: what is repeated, for as much as is said or as is printed (206).
  row('static', 'while <condition> , your spells have <open> repeat <close> <resources>', ({ condition, resources }) =>
    still([{ mod: 'cost', of: [SPELL], optional: { name: 'repeat', cost: resources, times: 1 } }], {
      affects: { players: 'you' },
      if: condition,
    }),
  ),
  row('effect', 'give the next spell you play this turn <open> repeat <close> equal to its cost', () => repeatsNext()),
  row('effect', 'give your next spell this turn <open> repeat <close> equal to its base cost', () => repeatsNext()),
  row('static', 'while <condition> , friendly <open> repeat <close> costs cost <resources> less', (said) =>
    still([{ mod: 'cost', part: 'optional', named: 'repeat', less: said.resources }], {
      affects: { players: 'team' },
      if: said.condition,
    }),
  ),
  row('effect', 'give <object> <open> flow <close> equal to its cost this turn', ({ object }) =>
    modify(object, [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'flow' } }]),
  ),
  // As it is played
  row(
    'static',
    'if <condition> , you may pay <resources> as an additional cost to play me . if you do , i enter ready',
    ({ condition, resources }) => [
      ...still([{ mod: 'cost', optional: { name: ADDITIONAL, cost: resources } }], { if: condition }),
      ...entersReady({ paid: ADDITIONAL }),
    ],
    'Crescent Guardian',
  ),
  row('static', 'if <condition> , <less> and enter ready', ({ condition, less }) => [
    ...still(less, { if: condition }),
    ...entersReady(condition),
  ]),
  row(
    'static',
    'while <condition> , the energy costs for spells you play is reduced by <a:energySign> , to a minimum of <b:energySign>',
    ({ condition, a, b }) =>
      still([{ mod: 'cost', of: SPELL, less: [pays(a, [])], downTo: [pays(b, [])] }], {
        affects: { players: 'you' },
        if: condition,
      }),
    'Eager Apprentice',
  ),
  row('static', '<mayPay>', ({ mayPay }) => besides(mayPay)),
  row('static', '<mayPay> . if you do , <less>', ({ mayPay, less }) => [
    ...besides(mayPay),
    ...still(less, { if: { paid: ADDITIONAL } }),
  ]),
  row('static', '<mayPay> . if you do , reduce my cost by <resources>', ({ mayPay, resources }) => [
    ...besides(mayPay),
    ...still([{ mod: 'cost', less: resources }], { if: { paid: ADDITIONAL } }),
  ]),
  row(
    'static',
    'as you play me|this , you may spend any number of buffs as an additional cost . reduce my cost by <resources> for each buff you spend',
    ({ resources }) => cheaperByEach([{ pay: 'spendBuff' }], resources),
    'Kraken Hunter',
  ),
  row(
    'static',
    'as you play me|this , you may kill any number of <thing> as an additional cost . reduce my cost by <resources> for each killed this way',
    ({ thing, resources }) => cheaperByEach([{ pay: 'kill', what: thing.filter }], resources),
    'Commander Ledros',
  ),
  row('static', 'as an additional cost to play me|this , <paying>', ({ paying }) => [
    unsettled({ kind: 'spell', additional: paying }),
  ]),
  row(
    'static',
    "opponents ' spells cost <a:resources> more . if <condition> , they cost <b:resources> more instead",
    ({ a, condition, b }) => [
      ...still([dearer(a)], { affects: OPPONENTS, if: { not: condition } }),
      ...still([dearer(b)], { affects: OPPONENTS, if: condition }),
    ],
    'Helm of Suppression',
  ),
  row(
    'static',
    'while <condition> , friendly spells cost <a:resources> less to a minimum of <least:energySign> , and enemy spells cost <b:resources> more',
    ({ condition, a, least, b }) => [
      ...still([{ mod: 'cost', of: SPELL, less: a, downTo: [pays(least, [])] }], {
        affects: { players: 'team' },
        if: condition,
      }),
      ...still([dearer(b)], { affects: OPPONENTS, if: condition }),
    ],
    'Vex, Cheerless',
  ),
];
