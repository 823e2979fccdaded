/** Keyword abilities: those that there are, and those whose word is missing (2.4.0.2.1.1). */

import type { Cost } from '@arbiter/engine';
import { NAME } from '../../reading/lines.js';
import { unsettled } from '../../references/nouns.js';
import { gap, row } from '../categories.js';

const PLAIN = [
  ...['cleave', 'efficiency', 'floating memory', 'intercept', 'spellshroud', 'stealth', 'taunt', 'true sight'],
  ...[
    'aethercalling',
    'ambush',
    'bulwark',
    'divine relic',
    'fast activation',
    'foster',
    'hindered',
    'immortality',
    'omnishroud',
    'preserve',
    'renewable',
    'reservable',
    'steadfast',
    'unblockable',
    'vigor',
  ],
];
/** Keywords that take nothing and have no word yet. */
const MISSING = ['interdiction'];
const WITH_NUMBER = ['critical'];
const ADVANCED = ['arcane', 'astra', 'crux', 'exia', 'luxem', 'neos', 'tera', 'umbra', 'exalted'];
/** By how many of the cards that pay for it something is imbued, and of which elements. */
const imbue = (value: number, elements: readonly string[]) =>
  unsettled({
    kind: 'keyword',
    keyword: 'imbue',
    value,
    ...(elements.length > 0 ? { from: { has: ['elements', [...elements]] } } : {}),
  });

export const keywords = [
  ...PLAIN.map((word) => row('plainKeyword', word, () => word)),
  ...MISSING.map((word) => gap('plainKeyword', word, word)),
  ...WITH_NUMBER.map((word) => gap('plainKeyword', `${word} <n>`, word)),
  gap('plainKeyword', 'advanced imbue x', 'imbue x'),
  row('keyword', 'starcalling — <price>', ({ price }) =>
    unsettled({ kind: 'keyword', keyword: 'starcalling', cost: [{ pay: 'reserve', amount: price }] }),
  ),
  row('keyword', 'imbue <digit>', ({ digit }) => imbue(digit, [])),
  row('keyword', 'advanced imbue <digit>', ({ digit }) => imbue(digit, ADVANCED)),
  row('keyword', '<a:element> & <b:element> imbue <digit>', ({ a, b, digit }) => imbue(digit, [a, b])),
  row('keyword', '<head> link', ({ head }) => unsettled({ kind: 'keyword', keyword: 'link', from: head.filter })),
  row('keyword', 'command <subtype>', ({ subtype }) =>
    unsettled({ kind: 'keyword', keyword: 'command', label: subtype }),
  ),
  row('keyword', 'commanded will <digit>', ({ digit }) =>
    unsettled({ kind: 'keyword', keyword: 'commanded will', value: digit }),
  ),
  row('keyword', 'ephemerate — <price>', ({ price }) =>
    unsettled({ kind: 'keyword', keyword: 'ephemerate', cost: [{ pay: 'reserve', amount: price }] }),
  ),
  row('keyword', 'ephemerate — <price> , <costs>', ({ price, costs }) =>
    unsettled({ kind: 'keyword', keyword: 'ephemerate', cost: [{ pay: 'reserve', amount: price }, ...costs] }),
  ),
  // What is sacrificed in the place of the reserve cost.
  row(
    'ingredient',
    '<word> <thing>',
    ({ word, thing }): Cost => ({
      pay: 'sacrifice',
      what: [{ zone: 'field' }, { controller: 'you' }, ...thing.filter],
      count: word,
    }),
  ),
  row('ingredients', '<ingredient>', ({ ingredient }) => [ingredient]),
  row('ingredients', '<ingredient> , <ingredients>', ({ ingredient, ingredients }) => [ingredient, ...ingredients]),
  row('keyword', 'brew — <ingredients>', ({ ingredients }) =>
    unsettled({ kind: 'keyword', keyword: 'brew', cost: ingredients }),
  ),
  row('keyword', '<plainKeyword>', ({ plainKeyword }) => unsettled({ kind: 'keyword', keyword: plainKeyword })),
  row('keyword', 'prepare <digit>', ({ digit }) => unsettled({ kind: 'keyword', keyword: 'prepare', value: digit })),
  gap('keyword', 'prepare x', 'prepare X'),
  row('keyword', 'retort <digit>', ({ digit }) => unsettled({ kind: 'keyword', keyword: 'retort', value: digit })),
  row('keyword', 'kindle <digit>', ({ digit }) => unsettled({ kind: 'keyword', keyword: 'kindle', value: digit })),
  row('keyword', 'ranged <digit>', ({ digit }) => unsettled({ kind: 'keyword', keyword: 'ranged', value: digit })),
  ...['x', '<digit> +x'].map((n) => gap('plainKeyword', `ranged ${n}`, 'ranged of a number worked out')),
  row('keyword', 'pride <digit>', ({ digit }) => unsettled({ kind: 'keyword', keyword: 'pride', value: digit })),
  // The name before it is that of the champion itself, without what stands behind the comma (1.6.3.2.1).
  row('keyword', '~ lineage', () => unsettled({ kind: 'keyword', keyword: 'lineage', label: NAME })),
  row('keywords', '<keyword>', ({ keyword }) => [keyword]),
  row('keywords', '<keyword> , <keywords>', ({ keyword, keywords }) => [keyword, ...keywords]),
];
