/** Ways to play a card that it has itself, or lends to others (118.9, 601.3, 601.3b). */
import type { Ability, Condition, Cost, FilterClause } from '@arbiter/engine';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';

type Way = Omit<Extract<Ability, { kind: 'play' }>, 'kind' | 'method'>;
const way = (method: string, more: Way): Unsettled[] => [unsettled({ kind: 'play', method, ...more })];
/** Another cost in the place of the mana cost (118.9). */
const paidSo = (cost: Cost[], condition?: Condition): Unsettled[] =>
  way('alternative', { ...(condition === undefined ? {} : { if: condition }), cost });

const LAND: FilterClause = { has: ['types', 'Land'] };
const NOT_LAND: FilterClause = { not: LAND };
/** The card on top, as long as it is on top and whoever may play it may look at it. */
const fromTop = (filter: FilterClause[]): Unsettled[] => [
  unsettled({
    kind: 'static',
    affects: [{ zone: 'library' }, { owner: 'you' }, { is: 'onTop' }, ...filter],
    mods: [{ mod: 'play' }],
  }),
];

const RATHER = "rather than pay <source> 's mana cost";

export const playing = [
  row(
    'static',
    'you may cast <source> as though it had flash if you pay <mana> more to cast it',
    ({ mana }) => way('flash', { timing: 'instant', additional: [{ pay: 'mana', cost: mana }] }),
    'Harbinger of the Tides',
  ),
  row('static', `you may <payment> ${RATHER}`, ({ payment }) => paidSo(payment), 'Fireblast'),
  row(
    'static',
    `you may <payment> and <b:payment> ${RATHER}`,
    ({ payment, b }) => paidSo([...payment, ...b]),
    'Force of Will',
  ),
  row(
    'static',
    `if <condition> , you may <payment> ${RATHER}`,
    ({ condition, payment }) => paidSo(payment, condition),
    'Snuff Out',
  ),
  row(
    'static',
    'if <a:condition> and <b:condition> , you may cast <source> without paying its mana cost',
    ({ a, b }) => paidSo([], { all: [a, b] }),
    'Massacre',
  ),
  row('static', 'if <condition> , you may cast <source> without paying its mana cost', ({ condition }) =>
    paidSo([], condition),
  ),
  // It is not cast yet when that is asked: what was cast before is another spell.
  row(
    'static',
    "cast this spell only if you've cast another <thing> this turn",
    ({ thing }) =>
      thing.kinds.includes('spell')
        ? [
            unsettled({
              kind: 'static',
              mods: [
                {
                  mod: 'rule',
                  rule: 'castOnly',
                  if: {
                    compare: [
                      {
                        happened: {
                          on: 'cast',
                          player: 'you',
                          object: thing.filter.filter((clause) => !('is' in clause && clause.is === 'spell')),
                        },
                      },
                      '>=',
                      1,
                    ],
                  },
                },
              ],
            } as Ability),
          ]
        : undefined,
    "Talara's Battalion",
  ),
  row(
    'static',
    'you may cast <source> from your graveyard as long as <condition>',
    ({ condition }) => way('graveyard', { zone: 'graveyard', if: condition }),
    'Gravecrawler',
  ),
  row('static', 'you may cast <source> from your graveyard', () => way('graveyard', { zone: 'graveyard' })),
  row(
    'static',
    'you may cast <thing> from the top of your library',
    ({ thing }) =>
      thing.kinds.includes('spell')
        ? fromTop([NOT_LAND, ...thing.filter.filter((clause) => !('is' in clause && clause.is === 'spell'))])
        : undefined,
    "Garruk's Horde",
  ),
  row('static', 'you may play lands from the top of your library', () => fromTop([LAND]), 'Courser of Kruphix'),
  row('static', 'you may play lands and cast spells from the top of your library', () => fromTop([])),
  row(
    'static',
    'you may play lands and cast spells from among cards exiled with <source>',
    () => [unsettled({ kind: 'static', affects: [{ zone: 'exile' }, { linked: true }], mods: [{ mod: 'play' }] })],
    'Nightveil Specter',
  ),
];
