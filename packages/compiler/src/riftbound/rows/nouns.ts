/** Nouns: which objects, cards and players an instruction speaks of. What it chooses of public zones is targeted (355.7, 355.10). */
import { anaphor, each, mentioned, playerTarget, target, targetOf } from '../../references/making.js';
import { gap, row } from '../categories.js';
import { AT_BATTLEFIELD, CARD, ME, SPELL, there, type } from './shared.js';
import { placed } from './things.js';

const BATTLEFIELD = { filter: [type('Battlefield')], kinds: ['battlefield'] };
const UP_TO = { min: 0 };
const SELF = ['unit', 'gear', 'spell', 'card', 'legend', 'battlefield', 'equipment'];

export const nouns = [
  row('source', 'me|i', (_, { from }) => mentioned(from, 'self', ME)),
  row('source', 'this|~', (_, { from }) => mentioned(from, 'self', CARD)),
  ...SELF.map((kind) => row('source', `this ${kind}`, (_, { from }) => mentioned(from, 'self', CARD))),
  row('object', '<source>', ({ source }) => source),
  row('object', 'it', (_, { from }) => anaphor(from)),
  row('object', 'them|they', (_, { from }) => anaphor(from, undefined, true)),
  row('object', 'that|the <kind>', ({ kind }, { from }) => anaphor(from, kind)),
  row('object', 'those <pluralKind>', ({ pluralKind }, { from }) => anaphor(from, pluralKind, true)),
  row('object', 'a|an|any <one>', ({ one }, { from }) => target(from, one)),
  row('object', 'a|an <a:one> or a|an <b:one>', ({ a, b }, { from }) =>
    target(from, { filter: [{ any: [a.filter, b.filter] }], kinds: [...a.kinds, ...b.kinds] }),
  ),
  row('object', 'a|an <thing> with less might than it', ({ thing }, { from }) =>
    target(from, {
      ...thing,
      filter: [...thing.filter, { stat: ['might', '<', { stat: 'might', of: anaphor(from - 1) }] }],
    }),
  ),
  // Where something is that was spoken of before it.
  row('object', 'a|an <thing> at its location', ({ thing }, { from }) =>
    target(from, { ...thing, filter: [...thing.filter, { at: anaphor(from - 1) }] }),
  ),
  row('object', 'a|an <thing> at a different location', ({ thing }, { from }) =>
    target(from, { ...thing, filter: [...thing.filter, { not: { at: there(from - 1) } }] }),
  ),
  row('object', 'another <one>', ({ one }, { from }) => target(from, one, { other: true })),
  row('object', 'a legend , unit , or gear', (_, { from }) =>
    targetOf(
      from,
      [
        {
          any: [
            [{ zone: 'legendZone' }, type('Legend')],
            [{ zone: 'board' }, type('Unit', 'Gear')],
          ],
        },
      ],
      ['legend', 'unit', 'gear'],
    ),
  ),
  row('object', '<anything>', ({ anything }, { from }) => target(from, anything)),
  row('object', 'up to one <one>', ({ one }, { from }) => target(from, one, UP_TO)),
  row('object', 'up to one other <one>', ({ one }, { from }) => target(from, one, { min: 0, other: true })),
  row('object', 'up to <n> <thing>', ({ n, thing }, { from }) =>
    typeof n === 'number' && n > 1 ? target(from, thing, { min: 0, max: n }) : undefined,
  ),
  row('object', 'up to <n> <thing> at the same location', ({ n, thing }, { from }) =>
    typeof n === 'number' && n > 1 ? target(from, thing, { min: 0, max: n, together: 'samePlace' }) : undefined,
  ),
  row('object', 'up to <n> other <thing>', ({ n, thing }, { from }) =>
    typeof n === 'number' && n > 1 ? target(from, thing, { min: 0, max: n, other: true }) : undefined,
  ),
  row('object', 'each of up to <n> <thing>', ({ n, thing }, { from }) =>
    typeof n === 'number' && n > 1 ? target(from, thing, { min: 0, max: n }) : undefined,
  ),
  row('object', 'any number of <thing>', ({ thing }, { from }) => target(from, thing, { min: 0, max: null })),
  row('object', 'any number of your <thing>', ({ thing }, { from }) =>
    target(from, yours(thing), { min: 0, max: null }),
  ),
  row('object', 'any number of <thing> with [a] total might <digit> or less', ({ thing, digit }, { from }) =>
    target(from, thing, { min: 0, max: null, total: { stat: 'might', most: digit } }),
  ),
  row(
    'object',
    'any number of <thing> at a battlefield with total might <digit> or less',
    ({ thing, digit }, { from }) =>
      target(
        from,
        { ...thing, filter: [...thing.filter, AT_BATTLEFIELD] },
        { min: 0, max: null, together: 'samePlace', total: { stat: 'might', most: digit } },
      ),
  ),
  row('object', 'up to <n> of them', ({ n }, { from }) =>
    typeof n === 'number'
      ? targetOf(from, [{ in: anaphor(from - 1, undefined, true) }], ['unit'], { min: 0, max: n })
      : undefined,
  ),
  row('object', 'any number of <thing> at a battlefield', ({ thing }, { from }) =>
    target(from, { ...thing, filter: [...thing.filter, AT_BATTLEFIELD] }, { min: 0, max: null, together: 'samePlace' }),
  ),
  row('object', '<n> <thing>', ({ n, thing }, { from }) =>
    typeof n === 'number' && n > 1 ? target(from, thing, { min: n, max: n }) : undefined,
  ),
  row('object', 'one of your other <thing>', ({ thing }, { from }) => target(from, yours(thing), { other: true })),
  row('object', 'one of your <thing>', ({ thing }, { from }) => target(from, yours(thing))),
  row('object', '<group>', ({ group }) => group),
  row('group', 'all|each <thing>', ({ thing }, { from }) => each(from, thing)),
  row('group', 'all|each other <thing>', ({ thing }, { from }) => each(from, thing, true)),
  row('group', 'your <thing>', ({ thing }, { from }) => each(from, yours(thing))),
  row('group', 'your other <thing>', ({ thing }, { from }) => each(from, yours(thing), true)),
  row('group', '<thing>', ({ thing }, { from }) => each(from, thing)),
  row('group', 'other <thing>', ({ thing }, { from }) => each(from, thing, true)),
  // One battlefield is chosen, and what is there is not (355.10.b).
  row('group', 'all <thing> at a battlefield', ({ thing }, { from }) =>
    each(from, { ...thing, filter: [...thing.filter, { at: target(from + 1, BATTLEFIELD) }] }),
  ),
  row('subject', '<object>', ({ object }) => object),

  // Cards where they lie, and what is on the chain.
  row('object', 'a|an <cards> from|in <place>', ({ cards, place }, { from }) =>
    place.zone === 'trash' ? targetOf(from, placed(cards.filter, place), cards.kinds) : undefined,
  ),
  row('object', 'up to <n> <cards> from <place>', ({ n, cards, place }, { from }) =>
    typeof n === 'number' && n > 1 && place.zone === 'trash'
      ? targetOf(from, placed(cards.filter, place), cards.kinds, { min: 0, max: n })
      : undefined,
  ),
  row('object', 'all <cards> from <place>', ({ cards, place }, { from }) =>
    mentioned(from, { each: placed(cards.filter, place) }, cards.kinds, true),
  ),
  row('object', 'a spell', (_, { from }) => targetOf(from, [{ zone: 'chain' }, SPELL], ['spell'])),
  row('object', 'a spell <suffixes>', ({ suffixes }, { from }) =>
    suffixes.every((clause) => 'stat' in clause)
      ? targetOf(from, [{ zone: 'chain' }, SPELL, ...suffixes], ['spell'])
      : undefined,
  ),
  row('object', 'an enemy spell', (_, { from }) =>
    targetOf(from, [{ zone: 'chain' }, SPELL, { controller: 'opponent' }], ['spell']),
  ),
  row('object', 'an enemy spell or ability that chooses a|an <thing>', ({ thing }, { from }) =>
    targetOf(from, [{ zone: 'chain' }, { controller: 'opponent' }, { targets: thing.filter }], ['spell', 'ability']),
  ),

  row('object', 'an enemy spell or ability that chooses it and no other <thing>', ({ thing }, { from }) => {
    const it = anaphor(from);
    return targetOf(
      from + 1,
      [
        { zone: 'chain' },
        { controller: 'opponent' },
        { targets: { in: it } },
        { not: { targets: [...thing.filter, { not: { in: it } }] } },
      ],
      ['spell', 'ability'],
    );
  }),

  row('player', 'you', () => 'you' as const),
  row('player', 'each player', (_, { from }) => mentioned(from, 'players', ['player'], true)),
  row('player', 'each opponent|opponents', (_, { from }) => mentioned(from, 'opponents', ['opponent', 'player'], true)),
  row('player', 'an opponent', (_, { from }) => playerTarget(from, 'opponent')),
  row('player', 'a player', (_, { from }) => playerTarget(from, 'any')),
  row('player', 'that player', (_, { from }) => anaphor(from, 'player')),
  row('player', 'they', (_, { from }) => anaphor(from, 'player')),
  row('player', 'its controller', (_, { from }) => mentioned(from, { controllerOf: anaphor(from) }, ['player'])),
  row('player', 'its owner', (_, { from }) => mentioned(from, { ownerOf: anaphor(from) }, ['player'])),

  gap('object', 'a facedown card', 'facedown cards'),
  gap('object', 'your hand', 'all cards of a hand'),
];

const yours = <T extends { filter: import('@arbiter/engine').FilterClause[] }>(thing: T): T => ({
  ...thing,
  filter: [...thing.filter, { controller: 'you' as const }],
});
