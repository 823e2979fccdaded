/** Descriptions of objects and cards: "rested Human allies you control", "fire element card in your graveyard" (1.6, 2.7.1). */
import type { Filter, FilterClause } from '@arbiter/engine';
import { NAME } from '../../reading/lines.js';
import { anaphor } from '../../references/making.js';
import { gap, type Places, row } from '../categories.js';
import { CHAMPION, YOUR_CHAMPION, zonesOf } from './shared.js';

const type = (...names: string[]): FilterClause => ({ has: ['types', names] });
const REGALIA: FilterClause = { has: ['supertypes', 'Regalia'] };
const UNIQUE: FilterClause = { has: ['supertypes', 'Unique'] };
/** A card that lies face down is nothing but a card (2.1.1.5.3). */
const FACE_UP: FilterClause = { not: { status: 'faceDown' } };
const RESTED: FilterClause = { status: 'rested' };
const DISTANT: FilterClause = { status: 'distant' };

/** Nouns for what is on the field; as cards they say so. */
const HEADS: { [word: string]: { filter: FilterClause[]; kinds: string[] } } = {
  'ally|allies': { filter: [type('Ally')], kinds: ['ally', 'unit', 'object'] },
  'champion|champions': { filter: [CHAMPION], kinds: ['champion', 'unit', 'object'] },
  'unit|units': { filter: [type('Ally', 'Champion')], kinds: ['unit', 'object'] },
  'weapon|weapons': { filter: [type('Weapon')], kinds: ['weapon', 'object'] },
  'item|items': { filter: [type('Item')], kinds: ['item', 'object'] },
  'phantasia|phantasias': { filter: [type('Phantasia')], kinds: ['phantasia', 'object'] },
  'domain|domains': { filter: [type('Domain')], kinds: ['domain', 'object'] },
  'regalia|regalias': { filter: [REGALIA], kinds: ['regalia', 'object'] },
};
/** Types that stand before "card" alone. */
const CARD_TYPES: { [word: string]: FilterClause } = {
  ally: type('Ally'),
  champion: CHAMPION,
  weapon: type('Weapon'),
  item: type('Item'),
  domain: type('Domain'),
  phantasia: type('Phantasia'),
  action: type('Action'),
  attack: type('Attack'),
  regalia: REGALIA,
};
/** Names that texts of other cards say. */
const CARD_NAMES = [
  ...['Fabled Emerald Fatestone', 'Fabled Ruby Fatestone', 'Fabled Sapphire Fatestone', 'The Majestic Spirit'],
  ...['Proto Key Crest', 'Scry the Skies', 'Atmos Shield', 'Ominous Shadow', 'Astral Shard', 'Memorite Shardwing'],
];
const ADVANCED = ['arcane', 'astra', 'crux', 'exia', 'luxem', 'neos', 'tera', 'umbra', 'exalted'];
const BASIC = ['fire', 'water', 'wind'];
const elements = (...names: string[]): FilterClause => ({ has: ['elements', names] });
const not = (filter: Filter): FilterClause => ({ not: filter });
const sub = (...names: string[]): FilterClause => ({ has: ['subtypes', names] });
const titled = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const stat = (
  prop: 'power' | 'life' | 'level' | 'cost',
  comparison: '>=' | '<=' | '=',
  value: number,
): FilterClause => ({ stat: [prop, comparison, value] });

export const things = [
  row('adjective', '<element> element', ({ element }) => [elements(element)]),
  row('adjective', '<a:element> or <b:element> element', ({ a, b }) => [elements(a, b)]),
  row('adjective', 'advanced element', () => [elements(...ADVANCED)]),
  row('adjective', 'basic element', () => [elements(...BASIC)]),
  row('adjective', '<subtype>', ({ subtype }) => [sub(subtype)]),
  row('adjective', '<a:subtype> or <b:subtype>', ({ a, b }) => [sub(a, b)]),
  row('adjective', '<a:subtype> and <b:subtype>', ({ a, b }) => [sub(a, b)]),
  row('adjective', '<a:subtype> and / or <b:subtype>', ({ a, b }) => [sub(a, b)]),
  row('adjective', '<element> element and / or <subtype>', ({ element, subtype }) => [
    oneOf([elements(element)], [sub(subtype)]),
  ]),
  row('adjective', 'unique', () => [UNIQUE]),
  row('adjective', 'regalia', () => [REGALIA]),
  row('adjective', 'rested', () => [RESTED]),
  row('adjective', 'awake', () => [not(RESTED)]),
  row('adjective', 'attacking', () => [{ is: 'attacking' }]),
  ...Object.entries(HEADS).map(([word, { filter }]) =>
    row('adjective', `non-${word.split('|')[0]}`, () => [not(filter)]),
  ),
  ...['human', 'specter', 'fractal', 'spirit', 'distortion', 'command', 'skill', 'suited'].map((word) =>
    row('adjective', `non-${word}`, () => [not(sub(word.slice(0, 1).toUpperCase() + word.slice(1)))]),
  ),
  ...[...BASIC, 'norm', 'astra', 'tera'].map((word) =>
    row('adjective', `non-${word} element`, () => [not(elements(word))]),
  ),
  row('adjective', 'non-advanced element', () => [not(elements(...ADVANCED))]),
  row('adjective', 'ephemeral', () => [{ status: 'ephemeral' }]),
  row('adjective', 'fostered', () => [{ status: 'fostered' }]),
  row('adjective', 'distant', () => [DISTANT]),
  row('adjective', 'non-distant', () => [not(DISTANT)]),
  row('adjective', 'loaded', () => [{ is: 'loaded' }]),
  row('adjective', 'unloaded', () => [not({ is: 'loaded' })]),
  row('adjective', 'token', () => [{ is: 'token' }]),
  row('adjective', 'non-token', () => [not({ is: 'token' })]),
  row('adjective', 'preserved', () => [{ status: 'preserved' }]),
  row('adjective', 'damaged', () => [{ stat: ['damage', '>=', 1] as ['damage', '>=', number] }]),
  ...['attack', 'action'].map((word) => row('adjective', `non-${word}`, () => [not(type(titled(word)))])),
  row('adjective', 'empowered', () => [{ is: 'empowered' }]),
  row('adjective', 'defending', () => [{ is: 'defending' }]),
  gap('adjective', 'imbued', 'imbue'),
  row('adjective', 'phantasia|phantasial', () => [type('Phantasia')]),
  row('adjectives', '<adjective>', ({ adjective }) => adjective),
  row('adjectives', '<adjective> <adjectives>', ({ adjective, adjectives }) => [...adjective, ...adjectives]),

  ...Object.entries(HEADS).map(([words, { filter, kinds }]) => row('head', words, () => ({ filter, kinds }))),
  row('head', 'object(s)', () => ({ filter: [], kinds: ['object'] })),
  row('head', 'token(s)', () => ({ filter: [{ is: 'token' }], kinds: ['token', 'object'] })),
  // A subtype alone is any object of it.
  row('head', '<subtype>', ({ subtype }) => ({ filter: [sub(subtype)], kinds: ['object'] })),
  row('head', '<a:subtype> or <b:subtype>', ({ a, b }) => ({ filter: [sub(a, b)], kinds: ['object'] })),
  ...Object.entries(HEADS).map(([words, { filter, kinds }]) =>
    row('head', `<adjectives> ${words}`, ({ adjectives }) => ({ filter: [...adjectives, ...filter], kinds })),
  ),
  row('head', '<adjectives> object(s)', ({ adjectives }) => ({ filter: adjectives, kinds: ['object'] })),
  row('head', '<adjectives> token(s)', ({ adjectives }) => ({
    filter: [...adjectives, { is: 'token' }],
    kinds: ['token', 'object'],
  })),
  // One of several: each has what stands before the last only where that is said of it.
  ...['item or weapon', 'weapon or ally'].map((words) => {
    const [a = '', b = ''] = words.split(' or ').map((word) => titled(word));
    return row('head', `<adjectives> ${words}`, ({ adjectives }) => ({
      filter: [...adjectives, type(a, b)],
      kinds: ['object'],
    }));
  }),
  ...either('ally|allies', 'weapon|weapons', 'allies and weapons'),
  ...either('ally|allies', 'regalia|regalias', 'ally or regalia'),
  ...either('item|items', 'weapon|weapons', 'item or weapon'),
  row('head', 'ally , item , or weapon', () => ({ filter: [type('Ally', 'Item', 'Weapon')], kinds: ['object'] })),
  row('head', 'allies , items , or weapons', () => ({ filter: [type('Ally', 'Item', 'Weapon')], kinds: ['object'] })),
  row('head', 'domain , item , or weapon', () => ({ filter: [type('Domain', 'Item', 'Weapon')], kinds: ['object'] })),

  row('suffix', 'you control', () => [{ controller: 'you' as const }]),
  row('suffix', "you don't control", () => [not({ controller: 'you' })]),
  row('suffix', 'an opponent controls', () => [{ controller: 'opponent' as const }]),
  row('suffix', 'your opponents control', () => [{ controller: 'opponent' as const }]),
  row('suffix', '<player> controls', ({ player }) =>
    typeof player === 'object' ? [{ controller: player }] : undefined,
  ),
  row('suffix', 'on the field', () => []),
  ...(['even', 'odd'] as const).flatMap((parity) =>
    (['power', 'life'] as const).map((figure) =>
      row('suffix', `with an ${parity} ${figure} stat`, () => [
        { parity: [figure, parity] as [string, typeof parity] },
      ]),
    ),
  ),
  row('suffix', 'with <digit> power or less', ({ digit }) => [stat('power', '<=', digit)]),
  row('suffix', 'with <digit> power or more', ({ digit }) => [stat('power', '>=', digit)]),
  row('suffix', 'with <digit> life or more', ({ digit }) => [stat('life', '>=', digit)]),
  row('suffix', 'with <digit> life or less', ({ digit }) => [stat('life', '<=', digit)]),
  row('suffix', 'with a <counter> counter on it|them', ({ counter }) => [{ counters: [counter, 1] }]),
  row('suffix', 'with one or more <counter> counters on it|them', ({ counter }) => [{ counters: [counter, 1] }]),
  row('suffix', 'with <word> or more <counter> counters on it|them', ({ word, counter }) => [
    { counters: [counter, word] },
  ]),
  row('suffix', 'without a <counter> counter on it|them', ({ counter }) => [not({ counters: [counter, 1] })]),
  row('suffix', 'with stealth', () => [{ keyword: 'stealth' }]),
  row('suffix', 'with true sight', () => [{ keyword: 'true sight' }]),
  row('suffix', 'with intercept', () => [{ keyword: 'intercept' }]),
  row('suffix', 'with cleave', () => [{ keyword: 'cleave' }]),
  row('suffix', 'with spellshroud', () => [{ keyword: 'spellshroud' }]),
  row('suffix', 'with taunt', () => [{ keyword: 'taunt' }]),
  row('suffix', 'with pride', () => [{ keyword: 'pride' }]),
  ...['vigor', 'foster', 'divine relic', 'omnishroud', 'immortality'].map((word) =>
    row('suffix', `with ${word}`, () => [{ keyword: word }]),
  ),
  ...(['memory', 'reserve'] as const).flatMap((kind) => [
    row('suffix', `with ${kind} cost <digit>`, ({ digit }) => [costs(kind), { prop: ['cost', digit] }]),
    row('suffix', `with ${kind} cost <digit> or less`, ({ digit }) => [costs(kind), stat('cost', '<=', digit)]),
    row('suffix', `with ${kind} cost <digit> or more|greater`, ({ digit }) => [costs(kind), stat('cost', '>=', digit)]),
  ]),
  ...(['or reserve', 'or with reserve', ', or reserve', ', or with reserve'] as const).map((or) =>
    row('suffix', `with memory cost <a:digit> [or less] ${or} cost <b:digit> or less`, ({ a, b }) =>
      a === 0
        ? [oneOf([costs('memory'), { prop: ['cost', 0] }], [costs('reserve'), stat('cost', '<=', b)])]
        : undefined,
    ),
  ),
  ...(['or reserve', 'or with reserve', ', or reserve', ', or with reserve'] as const).map((or) =>
    row('suffix', `with memory cost <a:digit> or less ${or} cost <b:digit> or less`, ({ a, b }) =>
      a === 0
        ? undefined
        : [oneOf([costs('memory'), stat('cost', '<=', a)], [costs('reserve'), stat('cost', '<=', b)])],
    ),
  ),
  row('suffix', 'with <a:plainKeyword> or <b:plainKeyword>', ({ a, b }) => [oneOf([{ keyword: a }], [{ keyword: b }])]),
  row('suffix', 'with reserve cost <a:digit> or less or memory cost <b:digit>', ({ a, b }) =>
    b === 0 ? [oneOf([costs('reserve'), stat('cost', '<=', a)], [costs('memory'), { prop: ['cost', 0] }])] : undefined,
  ),
  row('suffix', 'with base level <digit>', ({ digit }) => [{ baseLevel: digit }]),
  row('suffix', 'that entered the field this turn', () => [
    { happened: { on: 'move', object: 'self', match: { to: 'field' } } },
  ]),
  row('suffix', 'that leveled up this turn', () => [{ happened: { on: 'levelUp', object: 'self' } }], 'Molten Cinder'),
  row('suffix', 'attacking <champion>', ({ champion: _ }) => [{ is: 'attacks', of: YOUR_CHAMPION }]),
  row('suffix', 'controlled by the same player as that <kind>', ({ kind }, { from }) => [
    { controller: { controllerOf: anaphor(from, kind) } },
  ]),
  row('suffixes', '<suffix>', ({ suffix }) => suffix),
  row('suffixes', '<suffix> <suffixes>', ({ suffix, suffixes }) => [...suffix, ...suffixes]),

  row('thing', '<head>', ({ head }) => head),
  row('thing', '<head> <suffixes>', ({ head, suffixes }) => ({ ...head, filter: [...head.filter, ...suffixes] })),

  // What has a name, as the card itself or another one.
  row('cardName', '~', () => NAME),
  row('cardName', '~ , scepter of ignition', () => 'Endura, Scepter of Ignition'),
  ...CARD_NAMES.map((name) => row('cardName', name.toLowerCase(), () => name)),
  row('thing', '<head> named <cardName>', ({ head, cardName }) => ({
    ...head,
    filter: [...head.filter, { named: cardName }],
  })),
  row('thing', '<head> named <cardName> <suffixes>', ({ head, cardName, suffixes }) => ({
    ...head,
    filter: [...head.filter, { named: cardName }, ...suffixes],
  })),
  row('thing', '<head> <suffixes> named <cardName>', ({ head, suffixes, cardName }) => ({
    ...head,
    filter: [...head.filter, ...suffixes, { named: cardName }],
  })),
  row('cards', 'card(s) named <cardName>', ({ cardName }) => ({
    filter: [{ named: cardName }],
    kinds: ['card'],
    card: true as const,
  })),
  // Cards, wherever they lie.
  row('cards', 'card(s)', () => ({ filter: [], kinds: ['card'], card: true as const })),
  row('cards', 'card(s) <suffixes>', ({ suffixes }) => ofCards(suffixes)),
  row('cards', '<adjectives> card(s) <suffixes>', ({ adjectives, suffixes }) => ofCards(suffixes, adjectives)),
  // A subtype of cards alone is any card of it.
  row('cards', '<adjectives> spell', ({ adjectives }) => ({
    filter: [...adjectives, sub('Spell')],
    kinds: ['card'],
    card: true as const,
  })),
  row('cards', '<adjectives> action(s)', ({ adjectives }) => ({
    filter: [...adjectives, type('Action')],
    kinds: ['card', 'action card'],
    card: true as const,
  })),
  row('cards', '<adjectives> card(s)', ({ adjectives }) => ({
    filter: adjectives,
    kinds: ['card'],
    card: true as const,
  })),
  ...Object.entries(CARD_TYPES).flatMap(([word, filter]) => [
    row('cards', `${word} card(s)`, () => ({ filter: [filter], kinds: ['card', `${word} card`], card: true as const })),
    row('cards', `<adjectives> ${word} card(s)`, ({ adjectives }) => ({
      filter: [...adjectives, filter],
      kinds: ['card', `${word} card`],
      card: true as const,
    })),
  ]),
  ...['action', 'attack'].flatMap((word) => [
    row('cards', `${word} card(s) <suffixes>`, ({ suffixes }) => ofCards(suffixes, [type(titled(word))])),
    row('cards', `<adjectives> ${word} card(s) <suffixes>`, ({ adjectives, suffixes }) =>
      ofCards(suffixes, [...adjectives, type(titled(word))]),
    ),
  ]),
  row('cards', 'animal and beast ally cards', () => ({
    filter: [sub('Animal', 'Beast'), type('Ally')],
    kinds: ['card', 'ally card'],
    card: true as const,
  })),
  row('cards', 'card(s) with floating memory', () => ({
    filter: [{ cardKeyword: 'floating memory' }],
    kinds: ['card'],
    card: true as const,
  })),
  row('cards', '<adjectives> card(s) with floating memory', ({ adjectives }) => ({
    filter: [...adjectives, { cardKeyword: 'floating memory' }],
    kinds: ['card'],
    card: true as const,
  })),
  ...Object.entries(CARD_TYPES).map(([word, filter]) =>
    row('cards', `${word} card(s) with <plainKeyword>`, ({ plainKeyword }) => ({
      filter: [filter, { cardKeyword: plainKeyword }],
      kinds: ['card', `${word} card`],
      card: true as const,
    })),
  ),
  gap('cards', 'card(s) with foster', 'foster'),
  // Nobody controls a card that lies anywhere.
  row('cards', '<head> card(s) <suffixes>', ({ head, suffixes }) => ofCards(suffixes, head.filter)),
  row('place', 'your graveyard', () => ({ zones: ['graveyard'], whose: 'you' as const })),
  row('place', 'your hand', () => ({ zones: ['hand'], whose: 'you' as const })),
  row('place', 'your memory', () => ({ zones: ['memory'], whose: 'you' as const })),
  row('place', 'your banishment', () => ({ zones: ['banishment'], whose: 'you' as const })),
  row('place', 'your material deck', () => ({ zones: ['materialDeck'], whose: 'you' as const })),
  row('place', 'your material deck or banishment', () => ({
    zones: ['materialDeck', 'banishment'],
    whose: 'you' as const,
  })),
  ...['your banishment and / or material deck', 'your material deck and / or banishment'].map((words) =>
    row('place', words, () => ({ zones: ['materialDeck', 'banishment'], whose: 'you' as const })),
  ),
  row('place', 'your banishment or graveyard', () => ({ zones: ['banishment', 'graveyard'], whose: 'you' as const })),
  row('place', 'your hand or memory', () => ({ zones: ['hand', 'memory'], whose: 'you' as const })),
  row('place', 'your graveyard or hand', () => ({ zones: ['graveyard', 'hand'], whose: 'you' as const })),
  row('place', 'all graveyards', () => ({ zones: ['graveyard'] })),
  row('place', 'your hand and / or memory', () => ({ zones: ['hand', 'memory'], whose: 'you' as const })),
  row('place', 'your hand and memory', () => ({ zones: ['hand', 'memory'], whose: 'you' as const })),
  row('place', 'your graveyard and banishment', () => ({ zones: ['graveyard', 'banishment'], whose: 'you' as const })),
  row('place', "that <whose:kind> 's graveyard", ({ whose }, { from }) =>
    whose === 'opponent' || whose === 'player' ? { zones: ['graveyard'], whose: anaphor(from, whose) } : undefined,
  ),
  row('place', 'a graveyard', () => ({ zones: ['graveyard'] })),
  row('place', 'graveyards', () => ({ zones: ['graveyard'] })),
];

const OF_OBJECTS = ['controller', 'keyword', 'counters', 'happened', 'is'];
/** Cards that lie anywhere, which nobody controls and of which nothing is asked that only objects have. */
const ofCards = (suffixes: FilterClause[], filter: FilterClause[] = []) =>
  suffixes.length === 0 || suffixes.some((clause) => OF_OBJECTS.some((word) => word in clause))
    ? undefined
    : { filter: [...filter, ...suffixes], kinds: ['card'], card: true as const };
const costs = (kind: 'memory' | 'reserve'): FilterClause => ({ prop: ['costKind', kind] });
const oneOf = (...filters: Filter[]): FilterClause => ({ any: filters });
function either(a: string, b: string, card: string) {
  const filterOf = (words: string) => HEADS[words]?.filter ?? [];
  const both: FilterClause = { any: [filterOf(a), filterOf(b)] };
  return [0, 1].map((i) => {
    const word = (words: string): string => words.split('|')[i] ?? '';
    return row('head', `${word(a)} or|and ${word(b)}`, () => ({ filter: [both], kinds: ['object'] }), card);
  });
}

/** Where cards lie, as part of what describes them; what lies face down fits no description (2.1.1.5.3). */
export const placed = (filter: readonly FilterClause[], { zones, whose }: Places): FilterClause[] => [
  zonesOf(zones),
  ...(whose === undefined ? [] : [{ owner: whose }]),
  ...filter,
  ...(zones.includes('banishment') && filter.length > 0 ? [FACE_UP] : []),
];
