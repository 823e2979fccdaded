/** Planeswalkers that many decks have and whose text no template of card texts says. */
import type { CardDefinition, Effect, FilterClause } from '@arbiter/engine';
import {
  and,
  anyTarget,
  artifact,
  card,
  creature,
  damage,
  destroy,
  draw,
  each,
  emblem,
  exile,
  gainLife,
  has,
  keyword,
  loyalty,
  not,
  opponent,
  opponentControls,
  or,
  permanent,
  planeswalker,
  playerOrPlaneswalker,
  plus,
  putCounters,
  subtype,
  t,
  target,
  token,
  untilEndOfTurn,
  youControl,
} from '../language/builders.js';

const dragon = token('Dragon', 'Creature — Dragon', ['R'], '5/5', keyword('flying'));
const isPermanentCard: FilterClause = {
  has: ['types', ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']],
};
const shuffle: Effect = { do: 'shuffle', who: 'you' };
/** "that player or that planeswalker's controller" */
const whose: Effect = { do: 'remember', as: 'whose', what: { controllerOf: t(0) } };

export const soughtPlaneswalkers: CardDefinition[] = [
  card('Ugin, the Spirit Dragon', {
    cost: '{8}',
    type: 'Legendary Planeswalker — Ugin',
    loyalty: 7,
    abilities: [
      loyalty(2, { targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
      loyalty('-x', {
        effects: [
          exile(each(permanent, { stat: ['manaValue', '<=', 'x'] }, { has: ['colors', ['W', 'U', 'B', 'R', 'G']] })),
        ],
      }),
      loyalty(-10, {
        effects: [
          gainLife(7),
          draw(7),
          { do: 'choose', from: [{ zone: 'hand' }, { owner: 'you' }, isPermanentCard], min: 0, max: 7, save: 'cards' },
          { do: 'move', what: { saved: 'cards' }, to: 'battlefield', cause: 'return', controller: 'you' },
        ],
      }),
    ],
  }),
  card('Sarkhan the Mad', {
    cost: '{3}{B}{R}',
    type: 'Legendary Planeswalker — Sarkhan',
    loyalty: 7,
    abilities: [
      loyalty(0, {
        effects: [
          { do: 'remember', as: 'top', what: { top: 1 } },
          { do: 'reveal', what: { saved: 'top' } },
          { do: 'move', what: { saved: 'top' }, to: 'hand', cause: 'return', save: 'taken' },
          damage({ stat: 'manaValue', of: { saved: 'taken' } }, 'self'),
        ],
      }),
      loyalty(-2, {
        targets: [target(creature)],
        effects: [
          whose,
          { do: 'sacrifice', who: { saved: 'whose' }, filter: and(creature, { in: t(0) }) },
          { do: 'create', who: { saved: 'whose' }, token: dragon },
        ],
      }),
      loyalty(-4, {
        targets: [target(playerOrPlaneswalker)],
        effects: [
          {
            do: 'damage',
            from: each(creature, subtype('Dragon'), youControl),
            as: 'one',
            amount: { stat: 'power', of: { saved: 'one' } },
            to: t(0),
          },
        ],
      }),
    ],
  }),
  card('Tezzeret the Seeker', {
    cost: '{3}{U}{U}',
    type: 'Legendary Planeswalker — Tezzeret',
    loyalty: 4,
    abilities: [
      loyalty(1, {
        targets: [target(artifact, { min: 0, max: 2 })],
        effects: [{ do: 'status', what: t(0), status: 'tapped', on: false }],
      }),
      loyalty('-x', {
        effects: [
          { do: 'search', filter: and(artifact, { stat: ['manaValue', '<=', 'x'] }), to: 'battlefield' },
          shuffle,
        ],
      }),
      loyalty(-5, {
        effects: [
          untilEndOfTurn(
            each(artifact, youControl),
            { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] },
            { mod: 'set', prop: 'power', value: 5 },
            { mod: 'set', prop: 'toughness', value: 5 },
          ),
        ],
      }),
    ],
  }),
  card('Nicol Bolas, Planeswalker', {
    cost: '{4}{U}{B}{B}{R}',
    type: 'Legendary Planeswalker — Bolas',
    loyalty: 5,
    abilities: [
      loyalty(3, { targets: [target(and(permanent, not(creature)))], effects: [destroy(t(0))] }),
      loyalty(-2, {
        targets: [target(creature)],
        effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
      }),
      loyalty(-9, {
        targets: [target(playerOrPlaneswalker)],
        effects: [
          whose,
          damage(7, t(0)),
          { do: 'discard', who: { saved: 'whose' }, count: 7 },
          { do: 'sacrifice', who: { saved: 'whose' }, filter: permanent, count: 7 },
        ],
      }),
    ],
  }),
  card('Ajani Steadfast', {
    cost: '{3}{W}',
    type: 'Legendary Planeswalker — Ajani',
    loyalty: 4,
    abilities: [
      loyalty(1, {
        targets: [target(creature, { min: 0, max: 1 })],
        effects: [untilEndOfTurn(t(0), plus(1, 1), has('first strike'), has('vigilance'), has('lifelink'))],
      }),
      loyalty(-2, {
        effects: [
          putCounters(1, each(creature, youControl)),
          putCounters(1, each(planeswalker, youControl, { other: true }), 'loyalty'),
        ],
      }),
      loyalty(-7, {
        effects: [
          emblem({
            kind: 'replacement',
            on: 'damage',
            target: or({ player: 'you' }, and(permanent, planeswalker, youControl)),
            prevent: { sum: [{ event: 'amount' }, -1] },
          }),
        ],
      }),
    ],
  }),
  card('Sarkhan, Dragonsoul', {
    cost: '{4}{R}{R}',
    type: 'Legendary Planeswalker — Sarkhan',
    loyalty: 5,
    abilities: [
      loyalty(2, { effects: [damage(1, each(or(opponent, and(permanent, creature, opponentControls))))] }),
      loyalty(-3, { targets: [target(playerOrPlaneswalker)], effects: [damage(4, t(0))] }),
      loyalty(-9, {
        effects: [{ do: 'search', filter: and(creature, subtype('Dragon')), count: 'any', to: 'battlefield' }, shuffle],
      }),
    ],
  }),
];
