/** Nouns: which objects, cards and players an instruction speaks of (2.7). */
import type { FilterClause } from '@arbiter/engine';
import { anaphor, each, mentioned, playerTarget, self, target, targetOf } from '../../references/making.js';
import { gap, row } from '../categories.js';
import { attacker, CHAMPION, isCard, onField, YOUR_CHAMPION, yourChampion } from './shared.js';
import { placed } from './things.js';

const SELF = ['ally', 'card', 'champion', 'item', 'object', 'unit', 'weapon', 'domain', 'regalia', 'attack'];
/** What an attack has hit or killed, which a text calls so and nothing else. */
export const HIT = '#hit';
export const KILLED = '#killed';
const UP_TO = { min: 0 };
const type = (...types: string[]): FilterClause[] => [{ has: ['types', types] }];
const KINDS = {
  champion: type('Champion'),
  unit: type('Ally', 'Champion'),
};

export const nouns = [
  row('source', '~', (_, { from }) => self(from)),
  ...SELF.filter((kind) => kind !== 'attack').map((kind) => row('source', `this ${kind}`, (_, { from }) => self(from))),
  row('champion', 'your champion', (_, { from }) => yourChampion(from)),
  row('object', '<source>', ({ source }) => source),
  row('object', '<champion>', ({ champion }) => champion),
  row('object', 'it', (_, { from }) => anaphor(from)),
  row('object', 'them|they', (_, { from }) => anaphor(from, undefined, true)),
  // A champion is "them" as well.
  row('object', 'them|they', (_, { from }) => anaphor(from, 'champion')),
  row('object', 'that <kind>', ({ kind }, { from }) => anaphor(from, kind)),
  row('object', 'that token', (_, { from }) => anaphor(from, 'token')),
  row('object', 'those tokens', (_, { from }) => anaphor(from, 'token', true)),
  row('object', 'those <pluralKind>', ({ pluralKind }, { from }) => anaphor(from, pluralKind, true)),
  row('object', 'target <thing>', ({ thing }, { from }) => (onField(thing) ? target(from, thing) : undefined)),
  ...(['champion', 'unit'] as const).map((kind) =>
    row('object', `target ${kind} or <thing>`, ({ thing }, { from }) =>
      onField(thing)
        ? target(from, {
            filter: [{ any: [KINDS[kind], thing.filter] }],
            kinds: thing.kinds.includes(kind) ? thing.kinds : ['object'],
          })
        : undefined,
    ),
  ),
  row('object', 'another target <thing>', ({ thing }, { from }) => target(from, thing, { other: true })),
  row('object', 'up to one target <thing>', ({ thing }, { from }) => target(from, thing, UP_TO)),
  row('object', 'up to <word> target <thing>', ({ word, thing }, { from }) =>
    word > 1 ? target(from, thing, { min: 0, max: word }) : undefined,
  ),
  row('object', 'each of up to <word> target <thing>', ({ word, thing }, { from }) =>
    word > 1 ? target(from, thing, { min: 0, max: word }) : undefined,
  ),
  row('object', 'any amount of target <thing>', ({ thing }, { from }) => target(from, thing, { min: 0, max: null })),
  row('object', '<word> target <thing>', ({ word, thing }, { from }) =>
    word > 1 ? target(from, thing, { min: word, max: word }) : undefined,
  ),
  row('object', 'each|all <thing>', ({ thing }, { from }) => each(from, thing)),
  row('object', 'each|all other <thing>', ({ thing }, { from }) => each(from, thing, true)),
  row('object', 'each|all <thing> except for <champion>', ({ thing, champion: _ }, { from }) =>
    each(from, {
      ...thing,
      filter: [...thing.filter, { not: [{ has: ['types', ['Champion']] }, { controller: 'you' }] }],
    }),
  ),
  row('subject', '<object>', ({ object }) => object),
  row('subject', '<thing>', ({ thing }, { from }) => each(from, thing)),
  ...['', 'other '].map((word) =>
    row('subject', `<champion> and ${word}<thing>`, ({ thing }, { from }) =>
      each(from, {
        filter: [
          {
            any: [YOUR_CHAMPION, word === '' ? thing.filter : [...thing.filter, { other: true as const }]],
          },
        ],
        kinds: ['unit', 'object'],
      }),
    ),
  ),
  row('subject', 'other <thing>', ({ thing }, { from }) => each(from, thing, true)),

  // Cards where they lie.
  row('object', 'target <cards> from|in <place>', ({ cards, place }, { from }) =>
    isCard(cards) ? targetOf(from, placed(cards.filter, place), cards.kinds) : undefined,
  ),
  row('object', 'up to one target <cards> from|in <place>', ({ cards, place }, { from }) =>
    isCard(cards) ? targetOf(from, placed(cards.filter, place), cards.kinds, UP_TO) : undefined,
  ),
  row('object', 'up to <word> target <cards> from|in <place>', ({ word, cards, place }, { from }) =>
    isCard(cards) && word > 1 && place.whose !== undefined
      ? targetOf(from, placed(cards.filter, place), cards.kinds, { min: 0, max: word })
      : undefined,
  ),
  row('object', 'all <cards> from|in <place>', ({ cards, place }, { from }) =>
    mentioned(from, { each: placed(cards.filter, place) }, cards.kinds, true),
  ),

  row('object', 'target <omens> you have', ({ omens }, { from }) => targetOf(from, omens, ['card'])),
  row('object', 'target <omens> you have <suffixes>', ({ omens, suffixes }, { from }) =>
    targetOf(from, [...omens, ...suffixes], ['card']),
  ),
  row('player', 'you', () => 'you' as const),
  row('player', 'each player', (_, { from }) => mentioned(from, 'players', ['player'], true)),
  row('player', 'each opponent|opponents', (_, { from }) => mentioned(from, 'opponents', ['opponent', 'player'], true)),
  row('player', 'opponents', (_, { from }) => mentioned(from, 'opponents', ['opponent', 'player'], true)),
  row('player', 'your opponents', (_, { from }) => mentioned(from, 'opponents', ['opponent', 'player'], true)),
  row('player', 'target player', (_, { from }) => playerTarget(from, 'any')),
  row('player', 'target opponent', (_, { from }) => playerTarget(from, 'opponent')),
  row('player', 'up to one target opponent', (_, { from }) => playerTarget(from, 'opponent', UP_TO)),
  row('player', 'that player', (_, { from }) => anaphor(from, 'player')),
  row('player', 'that opponent', (_, { from }) => anaphor(from, 'opponent')),
  row('player', 'its controller', (_, { from }) => mentioned(from, { controllerOf: anaphor(from) }, ['player'])),
  row('player', 'its owner', (_, { from }) => mentioned(from, { ownerOf: anaphor(from) }, ['player'])),
  row('player', "that <kind> 's controller", ({ kind }, { from }) =>
    mentioned(from, { controllerOf: anaphor(from, kind) }, ['player']),
  ),

  row('object', 'their champion', (_, { from }) =>
    mentioned(from, { each: [CHAMPION, { controller: anaphor(from, 'player') }] }, ['champion', 'unit', 'object']),
  ),
  row('object', 'the attacker', (_, { from }) => attacker(from)),
  gap('object', 'the defender', 'reference defender'),
  row('object', 'the hit ally|champion|unit|object', (_, { from }) => anaphor(from, HIT)),
  row('object', 'the killed ally|unit', (_, { from }) => anaphor(from, KILLED)),
  gap('object', 'your omens', 'omens'),
];
