/** What cards are like where they lie, and what they cost from there (2.4.3). */
import type { FilterClause, Mod } from '@arbiter/engine';
import { unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { isCard } from './shared.js';
import { placed } from './things.js';

const still = (affects: FilterClause[], mods: Mod[]) => [unsettled({ kind: 'static', affects, mods })];
const ALL = [
  ...['norm', 'fire', 'water', 'wind'],
  ...['arcane', 'astra', 'crux', 'exia', 'luxem', 'neos', 'tera', 'umbra'],
];
const enabled = (elements: readonly string[]) => [
  unsettled({
    kind: 'static',
    affects: { players: 'you' },
    mods: elements.map((element): Mod => ({ mod: 'rule', rule: 'elementEnabled', element })),
  }),
];

export const elsewhere = [
  row('static', '<cards> in <place> lose all abilities', ({ cards, place }) =>
    isCard(cards) ? still(placed(cards.filter, place), [{ mod: 'loseAbilities' }]) : undefined,
  ),
  row('static', '<cards> in <place> are <element> element', ({ cards, place, element }) =>
    isCard(cards)
      ? still(placed(cards.filter, place), [{ mod: 'set', prop: 'elements', value: [element] }])
      : undefined,
  ),
  row('static', '<cards> in <place> have <granted>', ({ cards, place, granted }) =>
    isCard(cards) ? still(placed(cards.filter, place), granted) : undefined,
  ),
  row('static', 'activated abilities of <cards> in <place> cost <price> less to activate', (said) =>
    isCard(said.cards)
      ? still(placed(said.cards.filter, said.place), [
          { mod: 'cost', abilities: true, less: [{ pay: 'reserve', amount: said.price }] },
        ])
      : undefined,
  ),
  row('static', '<cards> you activate from your <zone:pile> cost <price> less to activate', ({ cards, zone, price }) =>
    isCard(cards)
      ? [
          unsettled({
            kind: 'static',
            affects: { players: 'you' },
            mods: [
              { mod: 'cost', less: [{ pay: 'reserve', amount: price }], of: [...cards.filter, { playedFrom: zone }] },
            ],
          }),
        ]
      : undefined,
  ),
  row('static', '<element> element is enabled for you', ({ element }) => enabled([element])),
  row('static', '<a:element> and <b:element> elements are enabled for you', ({ a, b }) => enabled([a, b])),
  ...['', ','].map((comma) =>
    row('static', `<a:element> , <b:element> ${comma} and <c:element> elements are enabled for you`, ({ a, b, c }) =>
      enabled([a, b, c]),
    ),
  ),
  row('static', 'all elements are enabled for you', () => enabled(ALL), 'Prismatic Perseverance'),
  row('static', "you don't lose the game for drawing cards while having no cards in your deck", () => [
    unsettled({
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'cantLose', by: 'deckOut' }],
    }),
  ]),
];
