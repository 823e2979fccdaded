/** Numbers, mana symbols, and the words for colors, types and counters (107, 105, 205, 122). */
import type { Value } from '@arbiter/engine';
import { NUMBER_WORDS } from '../../reading/numbers.js';
import { lexical, row } from '../categories.js';

const figure = (text: string): Value | undefined => {
  const number = text.replace('+', '');
  if (/^-?\d+$/.test(number)) return Number(number);
  if (number === 'x') return 'x';
  return number === '-x' ? { negative: 'x' } : undefined;
};

const COLORS = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
const TYPES = {
  artifact: 'Artifact',
  battle: 'Battle',
  creature: 'Creature',
  enchantment: 'Enchantment',
  instant: 'Instant',
  kindred: 'Kindred',
  land: 'Land',
  planeswalker: 'Planeswalker',
};
const COUNTERS = [
  ...['charge', 'loyalty', 'time', 'verse', 'quest', 'storage', 'page', 'oil', 'gold', 'ice', 'fade', 'level', 'age'],
  ...[
    'stun',
    'shield',
    'finality',
    'flying',
    'first strike',
    'deathtouch',
    'lifelink',
    'trample',
    'vigilance',
    'reach',
  ],
  ...[
    'menace',
    'hexproof',
    'indestructible',
    'haste',
    'double strike',
    'depletion',
    'mining',
    'spore',
    'study',
    'lore',
  ],
  ...['blood', 'tower', 'growth', 'egg', 'doom', 'wish', 'corpse', 'hatchling', 'velocity', 'fuse', 'brick', 'slime'],
  ...[
    'bribery',
    'petrification',
    'feather',
    'flood',
    'tide',
    'hour',
    'dream',
    'fate',
    'omen',
    'luck',
    'point',
    'fungus',
  ],
  ...['stash', 'scream', 'plan', 'infection', 'hit', 'healing', 'burden', 'book', 'void', 'scroll', 'net', 'magnet'],
  ...[
    'judgment',
    'devotion',
    'delay',
    'cage',
    'blaze',
    'rope',
    'pin',
    'memory',
    'flame',
    'fire',
    'eon',
    'dread',
    'death',
  ],
  ...[
    'corruption',
    'wage',
    'vortex',
    'task',
    'sleep',
    'shell',
    'rust',
    'pain',
    'pupa',
    'polyp',
    'paralyzation',
    'mire',
  ],
  ...['mine', 'intervention', 'hourglass', 'hope', 'glyph', 'eruption', 'echo', 'credit', 'arrowhead', 'pressure'],
  ...[
    'ki',
    'aim',
    'arrow',
    'divinity',
    'muster',
    'strife',
    'wind',
    'plague',
    'soul',
    'petal',
    'bounty',
    'music',
    'manifestation',
  ],
];
/** Counters that only the cards that name them know (122.1). */
const MARKERS =
  'coin collection hone slumber filibuster component elixir phyresis rally loot fellowship promotion bloodstain blessing unity shred acorn sleight ingredient plot cube bloodline hunger bait ritual hoofprint javelin impostor duty eyeball ingenuity silver discovery awakening matrix mannequin chorus primeval midway feeding husk incarnation ore carrion palliation film crystal vow night soot story supply prey release knowledge takeover rejection currency trap landmark conqueror gem rev fury voyage spite descent despair incubation intel croak harmony valor ghostform treasure vitality aegis reprieve winch revival foreshadow fetch influence phylactery ribbon isolation brain skewer training cell ember traffic enlightened hatching necrodermis contested nest possession'.split(
    ' ',
  );
/** What a card may call itself, or something that it spoke of before. */
const KINDS = [
  ...['creature', 'permanent', 'artifact', 'land', 'enchantment', 'planeswalker', 'spell', 'card', 'token'],
  ...['aura', 'equipment', 'vehicle'],
];

export const lexis = [
  row('n', 'a|an', () => 1),
  ...NUMBER_WORDS.map((word, i) => row('n', word, () => i + 1)),
  row('n', 'x', () => 'x' as const),
  row('times', 'twice', () => 2),
  row('times', '<n> times', ({ n }) => (typeof n === 'number' && n > 2 ? n : undefined)),
  ...['+1/+1', '-1/-1', '+1/+0', '+0/+1', '-0/-1', '-1/-0'].map((kind) => row('counter', kind, () => kind)),
  ...[...COUNTERS, ...MARKERS].map((kind) => row('counter', kind, () => kind)),
  ...Object.entries(COLORS).map(([word, letter]) => row('color', word, () => letter)),
  ...Object.entries(TYPES).map(([word, type]) => row('type', `${word}(s)`, () => type)),
  row('type', 'sorcery|sorceries', () => 'Sorcery'),
  ...['Basic', 'Legendary', 'Snow', 'World'].map((type) => row('supertype', type.toLowerCase(), () => type)),
  ...KINDS.map((kind) => row('kind', `${kind}(s)`, () => kind)),
  row('stat', 'power', () => 'power'),
  row('stat', 'toughness', () => 'toughness'),
  row('stat', 'mana value', () => 'manaValue'),
  row('mana', '<symbol>', ({ symbol }) => symbol),
  row('mana', '<symbol> <mana>', ({ symbol, mana }) => symbol + mana),
];

export const lexicals = [
  lexical('n', 'a number', (token) => (/^\d{1,3}$/.test(token) ? Number(token) : undefined)),
  lexical('digit', 'a number', (token) => (/^\d{1,3}$/.test(token) ? Number(token) : undefined)),
  lexical('figures', '+1/+1', (token) => {
    const [, power, toughness] = /^([+-](?:\d+|x))\/([+-](?:\d+|x))$/.exec(token) ?? [];
    const both = [figure(power ?? ''), figure(toughness ?? '')];
    return both[0] === undefined || both[1] === undefined ? undefined : { power: both[0], toughness: both[1] };
  }),
  lexical('shape', '1/1', (token) => {
    const [, power, toughness] = /^(\d+)\/(\d+)$/.exec(token) ?? [];
    return power === undefined ? undefined : { power: Number(power), toughness: Number(toughness) };
  }),
  lexical('loyalty', '+1', (token) => {
    if (token === '-x') return '-x' as const;
    return /^[+-]\d+$/.test(token) || token === '0' ? Number(token) : undefined;
  }),
  lexical('symbol', '{1}', (token) =>
    /^\{(?:\d+|[wubrgcsx]|[wubrg2c]\/[wubrg]|[wubrg](?:\/[wubrg])?\/p)\}$/.test(token)
      ? token.toUpperCase()
      : undefined,
  ),
];
