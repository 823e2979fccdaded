/** Descriptions: which objects are meant, without saying how many of them (109.2, 205). */
import type { CompareOp, FilterClause, Value } from '@arbiter/engine';
import { language } from '@arbiter/mtg';
import { NAME } from '../../reading/lines.js';
import { type Described, row } from '../categories.js';
import { anaphor, playerTarget } from '../nouns.js';
import { targeted } from './shared.js';

const COLORS = ['W', 'U', 'B', 'R', 'G'];
const has = (list: string, ...words: string[]): FilterClause => ({
  has: [list, words.length === 1 ? (words[0] ?? '') : words],
});
const not = (filter: FilterClause): FilterClause => ({ not: filter });
const stat = (name: string, op: CompareOp, value: Value): FilterClause[] => [{ stat: [name, op, value] }];

const PERMANENT_TYPES = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'];
const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Desert', 'Gate', 'Cave', 'Locus'];
/** What something of a subtype is called later: by the type that the subtype belongs to (205.3d). */
const kindsOf = (subtype: string): string[] =>
  LANDS.includes(subtype) ? ['land', 'permanent'] : [subtype.toLowerCase(), 'creature', 'permanent'];
const described = (filter: FilterClause[], ...kinds: string[]): Described => ({ filter, kinds });
const oneOf = (filter: FilterClause[], ...kinds: string[]): Described => ({ filter, kinds, several: true });
const lower = (type: string): string => type.toLowerCase();

/** "Non-Human": of a subtype of one word. */
const NON = (language.words.lists.values?.subtypes?.known ?? [])
  .filter((subtype) => /^[A-Z][a-z]+$/.test(subtype))
  .map((subtype) => row('adjective', `non-${subtype.toLowerCase()}`, () => [not(has('subtypes', subtype))]));

const LANDWALKS = ['plainswalk', 'islandwalk', 'swampwalk', 'mountainwalk', 'forestwalk'];
const hurt: FilterClause = { happened: { on: 'damage', object: 'self' } };

export const things = [
  // Adjectives
  row('adjective', '<type>', ({ type }) => [has('types', type)]),
  row('adjective', '<a:type> or <b:type>', ({ a, b }) => [has('types', a, b)]),
  row('adjective', '<a:type> , <b:type> , or <c:type>', ({ a, b, c }) => [has('types', a, b, c)]),
  row('adjective', '<a:type> and <b:type>', ({ a, b }) => [has('types', a, b)], 'Goblin Electromancer'),
  row('adjective', '<color>', ({ color }) => [has('colors', color)]),
  row('adjective', '<a:color> or <b:color>', ({ a, b }) => [has('colors', a, b)]),
  row('adjective', '<supertype>', ({ supertype }) => [has('supertypes', supertype)]),
  row('adjective', '<subtype>', ({ subtype }) => [has('subtypes', subtype)]),
  row('adjective', 'token', () => [{ is: 'token' }], 'Intangible Virtue'),
  row('adjective', 'nontoken', () => [not({ is: 'token' })]),
  row('adjective', 'multicolored', () => [{ is: 'multicolored' }], 'Knight of New Alara'),
  row('adjective', 'monocolored', () => [{ is: 'monocolored' }], 'Ultimate Price'),
  row('adjective', 'historic', () => [
    { any: [has('types', 'Artifact'), has('supertypes', 'Legendary'), has('subtypes', 'Saga')] },
  ]),
  row('adjective', '<a:subtype> or <b:subtype>', ({ a, b }) => [has('subtypes', a, b)], 'Arid Mesa'),
  row('adjective', '<a:subtype> , <b:subtype> , or <c:subtype>', ({ a, b, c }) => [has('subtypes', a, b, c)]),
  row(
    'adjective',
    '<a:subtype> , <b:subtype> , <c:subtype> , or <d:subtype>',
    ({ a, b, c, d }) => [has('subtypes', a, b, c, d)],
    'Farseek',
  ),
  row('adjective', '<type> or <subtype>', ({ type, subtype }) => [
    { any: [has('types', type), has('subtypes', subtype)] },
  ]),
  row('adjective', '<subtype> or <type>', ({ type, subtype }) => [
    { any: [has('subtypes', subtype), has('types', type)] },
  ]),
  row('adjective', '<a:type> , <b:type> , <c:type> , or <d:type>', ({ a, b, c, d }) => [has('types', a, b, c, d)]),
  row('adjective', 'colorless', () => [not(has('colors', ...COLORS))]),
  ...Object.entries({ white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' }).map(([word, letter]) =>
    row('adjective', `non${word}`, () => [not(has('colors', letter))]),
  ),
  ...['Artifact', 'Creature', 'Enchantment', 'Land'].map((type) =>
    row('adjective', `non${lower(type)}`, () => [not(has('types', type))]),
  ),
  row('adjective', 'nonbasic', () => [not(has('supertypes', 'Basic'))]),
  row('adjective', 'nonlegendary', () => [not(has('supertypes', 'Legendary'))]),
  // Of several, "instant and sorcery cards" are those that are one of both.
  row('adjective', '<a:type> and <b:type>', ({ a, b }) => [has('types', a, b)], "Runechanter's Pike"),
  row('adjective', '<a:type> and / or <b:type>', ({ a, b }) => [has('types', a, b)]),
  row('adjective', 'permanent', () => [has('types', ...PERMANENT_TYPES)]),
  row('adjective', 'nonsnow', () => [not(has('supertypes', 'Snow'))]),
  row('adjective', 'unblocked', () => [{ is: 'unblocked' }]),
  row('adjective', 'tapped', () => [{ status: 'tapped' }]),
  row('adjective', 'untapped', () => [not({ status: 'tapped' })]),
  row('adjective', 'attacking', () => [{ is: 'attacking' }]),
  row('adjective', 'blocking', () => [{ is: 'blocking' }]),
  row('adjective', 'attacking or blocking', () => [{ any: [{ is: 'attacking' }, { is: 'blocking' }] }]),
  ...NON,
  row('adjectives', '<adjective>', ({ adjective }) => adjective),
  row('adjectives', '<adjective> <adjectives>', ({ adjective, adjectives }) => [...adjective, ...adjectives]),
  // What has several subtypes names them without a comma: with one, it is one of several.
  row('adjectives', '<adjective> , <adjectives>', ({ adjective, adjectives }) =>
    [adjective, adjectives].every((list) => list.some(isSubtype)) ? undefined : [...adjective, ...adjectives],
  ),

  // Heads
  row('head', '<type>', ({ type }) => described([has('types', type)], lower(type), 'permanent')),
  row('head', '<a:type> or|and <b:type>', ({ a, b }) => oneOf([has('types', a, b)], lower(a), lower(b), 'permanent')),
  row('head', '<a:type> and / or <b:type>', ({ a, b }) => oneOf([has('types', a, b)], lower(a), lower(b), 'permanent')),
  row('head', '<a:type> , <b:type> , <c:type> , or|and <d:type>', ({ a, b, c, d }) =>
    oneOf([has('types', a, b, c, d)], lower(a), lower(b), lower(c), lower(d), 'permanent'),
  ),
  row('head', '<a:type> , <b:type> , or|and <c:type>', ({ a, b, c }) =>
    oneOf([has('types', a, b, c)], lower(a), lower(b), lower(c), 'permanent'),
  ),
  // The second alone is another one than the source.
  row('head', '<a:type> and / or other <b:type>', ({ a, b }) =>
    oneOf([{ any: [has('types', a), [has('types', b), { other: true }]] }], lower(a), lower(b), 'permanent'),
  ),
  row('head', '<subtype>', ({ subtype }) => described([has('subtypes', subtype)], ...kindsOf(subtype))),
  row('head', '<a:subtype> or <b:subtype>', ({ a, b }) => oneOf([has('subtypes', a, b)], ...kindsOf(a), ...kindsOf(b))),
  row('head', '<a:subtype> , <b:subtype> , or <c:subtype>', ({ a, b, c }) =>
    oneOf([has('subtypes', a, b, c)], ...kindsOf(a), ...kindsOf(b), ...kindsOf(c)),
  ),
  row('head', '<type> or <subtype>', ({ type, subtype }) =>
    oneOf([{ any: [has('types', type), has('subtypes', subtype)] }], lower(type), ...kindsOf(subtype)),
  ),
  row('head', 'permanent(s)', () => described([{ zone: 'battlefield' }], 'permanent')),
  row('head', 'card(s)', () => described([], 'card')),
  row('head', 'token(s)', () => described([{ is: 'token' }], 'token', 'permanent')),
  row(
    'head',
    'spell(s) or ability|abilities',
    () => ({ filter: [{ zone: 'stack' }], kinds: ['spell', 'ability'], placed: true }),
    'Spellskite',
  ),
  row(
    'head',
    'activated or triggered ability|abilities',
    () => ({ filter: [{ zone: 'stack' }, not({ is: 'spell' })], kinds: ['ability'], placed: true }),
    'Stifle',
  ),
  row(
    'lastSuffix',
    'that targets <one>',
    ({ one }) => {
      const targets = targeted(one);
      return targets && [{ targets }];
    },
    'Intervene',
  ),
  row('suffix', 'that targets only <source>', () => [{ targetsOnly: { self: true } }], 'Torchling'),
  row(
    'head',
    'activated ability|abilities',
    () => ({ filter: [{ zone: 'stack' }, { is: 'activatedAbility' }], kinds: ['ability'], placed: true }),
    'Brown Ouphe',
  ),
  row('suffix', 'from a|an <type> source', ({ type }) => [{ fromSource: [has('types', type)] }], 'Brown Ouphe'),
  ...LANDWALKS.flatMap((walk) => [
    row('suffix', `with ${walk}`, () => [{ keyword: 'landwalk', label: walk }]),
    row('suffix', `without ${walk}`, () => [not({ keyword: 'landwalk', label: walk })]),
    row(
      'suffix',
      `without <keywordName> or ${walk}`,
      ({ keywordName }) => [not({ any: [{ keyword: keywordName }, { keyword: 'landwalk', label: walk }] })],
      'Stormtide Leviathan',
    ),
  ]),
  row('suffix', 'with a single target', () => [{ is: 'singleTarget' }], 'Willbender'),
  row('head', 'spell(s)', () => ({ filter: [{ is: 'spell' }], kinds: ['spell'], placed: true })),

  // What follows the noun
  row('suffix', 'you control', () => [{ controller: 'you' }], 'Inspired Charge'),
  row('suffix', 'an|your opponent(s) controls|control', () => [{ controller: 'opponent' }]),
  row('suffix', "you don't control", () => [not({ controller: 'you' })]),
  row('suffix', 'defending player controls', () => [{ controller: 'defending' }], 'Star-Crowned Stag'),
  row(
    'suffix',
    'that player controls',
    (_, { from }) => [{ controller: anaphor(from, 'player') }],
    'Radiating Lightning',
  ),
  // A player is whoever controls what belongs to players: they themselves.
  row('suffix', "that player or that planeswalker 's controller controls", (_, { from }) => [
    { controller: { controllerOf: anaphor(from, 'player') } },
  ]),
  row('suffix', 'target player controls', (_, { from }) => [{ controller: playerTarget(from, 'any') }], 'Sleep'),
  row('suffix', 'target opponent controls', (_, { from }) => [{ controller: playerTarget(from, 'opponent') }]),
  row('suffix', 'you own', () => [{ owner: 'you' }]),
  row('suffix', 'with <keywordName>', ({ keywordName }) => [{ keyword: keywordName }], 'Plummet'),
  row('suffix', 'with <a:keywordName> or <b:keywordName>', ({ a, b }) => [{ any: [{ keyword: a }, { keyword: b }] }]),
  row('suffix', 'without <keywordName>', ({ keywordName }) => [not({ keyword: keywordName })]),
  row('suffix', 'with a|an <counter> counter on it|them', ({ counter }) => [{ counters: [counter, 1] }]),
  row('suffix', 'in|from your graveyard', () => [{ zone: 'graveyard' }, { owner: 'you' }], 'Gravedigger'),
  row('suffix', 'in|from a graveyard', () => [{ zone: 'graveyard' }]),
  row('suffix', "in|from an opponent's graveyard", () => [{ zone: 'graveyard' }, { owner: 'opponent' }]),
  row('suffix', 'in your hand', () => [{ zone: 'hand' }, { owner: 'you' }]),
  row('suffix', 'in exile', () => [{ zone: 'exile' }]),
  row(
    'suffix',
    'with <stat> <bound> or less',
    ({ stat: name, bound }) => stat(name, '<=', bound),
    'Smite the Monstrous',
  ),
  row('suffix', 'with <stat> <bound> or greater', ({ stat: name, bound }) => stat(name, '>=', bound)),
  row('suffix', 'with <stat> <bound>', ({ stat: name, bound }) => stat(name, '=', bound)),
  row('lastSuffix', 'with <stat> less than or equal to <value>', ({ stat: name, value }) => stat(name, '<=', value)),
  row('lastSuffix', 'with <stat> greater than or equal to <value>', ({ stat: name, value }) => stat(name, '>=', value)),
  row('lastSuffix', 'with <stat> equal to <value>', ({ stat: name, value }) => stat(name, '=', value)),
  row('lastSuffix', 'with <stat> less than <value>', ({ stat: name, value }) => stat(name, '<', value)),
  row('lastSuffix', 'with <stat> greater than <value>', ({ stat: name, value }) => stat(name, '>', value)),
  row('bound', '<digit>', ({ digit }) => digit),
  row('bound', 'x', () => 'x' as const),
  row('suffix', 'on the battlefield', () => [{ zone: 'battlefield' as const }], 'Keeper of the Accord'),
  row('suffix', 'in|from graveyards', () => [{ zone: 'graveyard' }], 'Faerie Macabre'),
  row('suffix', 'in|from all graveyards', () => [{ zone: 'graveyard' }]),
  row('suffix', "in|from your opponents' graveyards", () => [{ zone: 'graveyard' }, { owner: 'opponent' }]),
  row('suffix', "in|from target player 's graveyard", (_, { from }) => [
    { zone: 'graveyard' },
    { owner: playerTarget(from, 'any') },
  ]),
  row('suffix', "in|from that player 's graveyard", (_, { from }) => [
    { zone: 'graveyard' },
    { owner: anaphor(from, 'player') },
  ]),
  row('suffix', 'in their hand', (_, { from }) => [{ zone: 'hand' }, { owner: anaphor(from, 'player') }]),
  row('suffix', "in that player 's hand", (_, { from }) => [{ zone: 'hand' }, { owner: anaphor(from, 'player') }]),
  row('suffix', 'blocking it', (_, { from }) => [{ blocks: anaphor(from) }], 'Gang of Elk'),
  row(
    'suffix',
    'with no <counter> counters on it|them',
    ({ counter }) => [not({ counters: [counter, 1] })],
    'Hindervines',
  ),
  row(
    'suffix',
    "that 's a|an <a:subtype> , a|an <b:subtype> , or a|an <c:subtype>",
    ({ a, b, c }) => [has('subtypes', a, b, c)],
    'Lovisa Coldeyes',
  ),
  row('suffix', '[that was] dealt damage this turn', () => [hurt], 'Bitter Downfall'),
  row('suffix', 'that dealt damage to you this turn', () => [
    { happened: { on: 'damage', source: 'self', player: 'you' } },
  ]),
  row('suffix', 'that dealt damage this turn', () => [{ happened: { on: 'damage', source: 'self' } }]),
  row('suffix', 'that attacked this turn', () => [{ happened: { on: 'attack', object: 'self' } }]),
  row('suffix', 'that blocked this turn', () => [{ happened: { on: 'block', object: 'self' } }]),
  row('suffix', 'that attacked or blocked this turn', () => [
    { any: [{ happened: { on: 'attack', object: 'self' } }, { happened: { on: 'block', object: 'self' } }] },
  ]),
  row('suffix', 'exiled with <source>', () => [{ zone: 'exile' }, { linked: true }]),
  // The card's own name is put there when the whole face is known.
  row('suffix', 'named ~', () => [{ named: NAME }], 'Squadron Hawk'),
  row('suffix', 'not named ~', () => [not({ named: NAME })], 'Detention Sphere'),
  row('suffix', 'other than <source>', () => [{ other: true as const }]),
  row(
    'suffix',
    "that aren't enchanted",
    () => [not({ bears: [has('subtypes', 'Aura')] } as FilterClause)],
    'Winds of Rath',
  ),
  row(
    'suffix',
    "that 's both <a:color> and <b:color>",
    ({ a, b }) => [has('colors', a), has('colors', b)],
    'Battlegate Mimic',
  ),
  row('suffix', 'that convoked it', () => [{ in: 'convoked' as const }], 'Venerated Loxodon'),
  // What ends with a description of its own is the end of this one: all that follows belongs to that.
  row('suffixes', '<lastSuffix>', ({ lastSuffix }) => lastSuffix),
  row('suffixes', '<suffix>', ({ suffix }) => suffix),
  row('suffixes', '<suffix> <suffixes>', ({ suffix, suffixes }) => [...suffix, ...suffixes]),

  row('thing', '[<adjectives>] <head> [<suffixes>]', ({ adjectives = [], head, suffixes = [] }) =>
    whole(adjectives, head, suffixes),
  ),
  row('one', 'a|an <thing>', ({ thing }) => thing),
];

const isSubtype = (clause: FilterClause): boolean => 'has' in clause && clause.has[0] === 'subtypes';
const isPermanent = (types: unknown): boolean => JSON.stringify(types) === JSON.stringify(PERMANENT_TYPES);
/** One of several types: of "Saga or enchantment creature" nobody can say whether "creature" belongs to both. */
const isOneOfTypes = (clause: FilterClause): boolean =>
  ('any' in clause && clause.any.length === 2 && clause.any.every((one) => 'has' in one)) ||
  ('has' in clause && clause.has[0] === 'types' && Array.isArray(clause.has[1]) && !isPermanent(clause.has[1]));
const isOfType = (clause: FilterClause): boolean =>
  'has' in clause && clause.has[0] === 'types' && !isPermanent(clause.has[1]);
/** What says something of the object itself, and not whose or where it is. */
function describes(clause: FilterClause): boolean {
  if ('not' in clause) return [clause.not].flat().some(describes);
  return !('controller' in clause || 'owner' in clause || 'zone' in clause);
}

/** All parts together: what is a card is in a zone that the description names, and spells are where they are. */
function whole(adjectives: FilterClause[], head: Described, suffixes: FilterClause[]): Described | undefined {
  const filter = [...head.filter, ...adjectives, ...suffixes];
  const elsewhere = (clause: FilterClause): boolean => 'zone' in clause && clause.zone !== 'battlefield';
  const zone = [...adjectives, ...suffixes].some(elsewhere);
  const isCard = head.kinds.includes('card');
  // "Creature" alone is a permanent, and in a graveyard there are creature cards (109.2).
  if (zone && !isCard) return undefined;
  if (adjectives.some((a) => adjectives.filter((b) => JSON.stringify(a) === JSON.stringify(b)).length > 1))
    return undefined;
  const typed = [...head.filter, ...adjectives].filter((clause) => isOfType(clause) || isOneOfTypes(clause));
  if (adjectives.some(isOneOfTypes) && typed.length > 1) return undefined;
  // Of "artifact or creature with flying" nobody can say whether the end belongs to both.
  if (head.several && (adjectives.length > 0 || suffixes.some(describes))) return undefined;
  const types = adjectives.flatMap((a) => ('has' in a && a.has[0] === 'types' ? [a.has[1]].flat() : []));
  const kinds = [...head.kinds, ...types.map((type) => type.toLowerCase())];
  return { filter, kinds, ...(zone || head.placed ? { placed: true } : {}) };
}
