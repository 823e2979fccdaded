/** Numbers, signs, and the words for elements, classes, subtypes and counters (1.6.5, 1.6.6, 2.11.6). */
import type { Value } from '@arbiter/engine';
import { NUMBER_WORDS } from '../../reading/numbers.js';
import { lexical, row } from '../categories.js';
import { LV, X } from './shared.js';

export const ELEMENTS = [
  ...['norm', 'fire', 'water', 'wind'],
  ...['arcane', 'astra', 'crux', 'exia', 'luxem', 'neos', 'tera', 'umbra', 'exalted'],
];
export const CLASSES = ['assassin', 'cleric', 'guardian', 'mage', 'ranger', 'spirit', 'tamer', 'warrior', 'anomaly'];
/** Subtypes in the form of one of them, as cards print it (1.6.5.3). */
export const SUBTYPES = [
  ...['human', 'animal', 'beast', 'automaton', 'specter', 'chessman', 'suited', 'slime', 'horse', 'fractal', 'bird'],
  ...['angel', 'raccoon', 'fatebound', 'fatestone', 'aetherwing', 'aethercharge', 'bullet', 'gun', 'bow', 'arrow'],
  ...['sword', 'dagger', 'polearm', 'hammer', 'axe', 'staff', 'scepter', 'shield', 'book', 'scripture', 'crystal'],
  ...['potion', 'herb', 'catalyst', 'adjuvant', 'powercell', 'bauble', 'accessory', 'artifact', 'device', 'ring'],
  ...['spell', 'skill', 'reaction', 'melody', 'harmony', 'craft', 'command', 'curse', 'distortion', 'ultimate'],
  ...['siegeable', 'castle', 'memorite', 'shenju', 'fairy', 'wolf', 'pawn', 'rook', 'knight', 'bishop', 'queen'],
  ...['king', 'golem', 'flower', 'flowerbud', 'trial', 'crossroads', 'leaf', 'root', 'construct', 'ascendant'],
];
const PLURALS: { [one: string]: string } = { wolf: 'wolves', accessory: 'accessories', fairy: 'fairies' };
const COUNTERS = [
  ...['buff', 'enlighten', 'durability', 'preparation', 'level', 'music', 'refinement', 'charge', 'age'],
  ...['training', 'lash', 'quest', 'glimmer', 'page', 'battle', 'tactic', 'prize', 'divination', 'aim', 'time'],
  ...[
    'omen',
    'gem',
    'blood',
    'frost',
    'root',
    'debt',
    'debuff',
    'frenzy',
    'seal',
    'bond',
    'wither',
    'sheen',
    'bulwark',
  ],
];
const KINDS = [
  ...[
    'ally',
    'champion',
    'unit',
    'weapon',
    'item',
    'object',
    'regalia',
    'domain',
    'phantasia',
    'card',
    'player',
    'opponent',
  ],
];
const title = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const plural = (word: string): string => PLURALS[word] ?? `${word}s`;

export const lexis = [
  ...NUMBER_WORDS.map((word, i) => row('word', word, () => i + 1)),
  row('n', '<word>', ({ word }) => word),
  row('n', 'a|an', () => 1),
  row('n', '<digit>', ({ digit }) => digit),
  row('n', 'lv', () => LV),
  row('n', 'x', () => X),
  // "1+LV", and with X, which is one token with its sign.
  row('n', '<a:digit> + lv', ({ a }) => ({ sum: [a, LV] })),
  row('n', '<digit> +x', ({ digit }) => ({ sum: [digit, X] })),
  row('n', 'lv +x', () => ({ sum: [LV, X] })),
  row('n', 'x + <digit>', ({ digit }) => ({ sum: [X, digit] })),
  row('n', 'x <plus>', ({ plus }) => ({ sum: [X, plus] })),
  ...ELEMENTS.map((element) => row('element', element, () => element)),
  ...CLASSES.map((word) => row('class', word, () => title(word))),
  ...[...CLASSES, ...SUBTYPES].flatMap((word) => [row('subtype', `${word}|${plural(word)}`, () => title(word))]),
  ...COUNTERS.map((kind) => row('counter', kind, () => kind)),
  ...KINDS.map((kind) => row('kind', kind, () => kind)),
  row('pluralKind', 'allies', () => 'ally'),
  ...KINDS.filter((kind) => kind !== 'ally' && kind !== 'regalia').map((kind) =>
    row('pluralKind', `${kind}s`, () => kind),
  ),
  row('stat', 'power', () => 'power' as const),
  row('stat', 'life', () => 'life' as const),
  row('stat', 'level', () => 'level' as const),
  row('price', '( <digit> )', ({ digit }) => digit),
];

const numberOf = (token: string): number | undefined => (/^\d{1,3}$/.test(token) ? Number(token) : undefined);
/** "+2", "-3", "+X". */
function signed(token: string): Value | undefined {
  if (/^[+-]\d{1,3}$/.test(token)) return Number(token);
  if (token === '+x') return X;
  if (token === '+lv') return LV;
  return token === '-x' ? { negative: X } : undefined;
}

export const lexicals = [
  lexical('digit', 'a number', numberOf),
  lexical('plus', '+1', signed),
  lexical('open', '[', (token) => (token === '[' ? true : undefined)),
  lexical('close', ']', (token) => (token === ']' ? true : undefined)),
];
