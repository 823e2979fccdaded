/** Keyword abilities (702). */
import type { Cost, FilterClause, KeywordAbility } from '@arbiter/engine';
import { asAbility } from '../../references/nouns.js';
import { row } from '../categories.js';
import { several } from './subtypes.js';

/** Those that take nothing. */
const PLAIN = [
  ...[
    'flying',
    'first strike',
    'double strike',
    'deathtouch',
    'defender',
    'haste',
    'hexproof',
    'indestructible',
    'lifelink',
  ],
  ...[
    'menace',
    'reach',
    'shroud',
    'trample',
    'vigilance',
    'prowess',
    'flash',
    'convoke',
    'delve',
    'improvise',
    'intimidate',
  ],
  ...['rebound', 'retrace', 'aftermath', 'jump-start', 'fuse', 'daybound', 'nightbound'],
  ...['battle cry', 'decayed', 'evolve', 'exalted', 'fear', 'flanking', 'horsemanship', 'infect', 'living weapon'],
  ...['mentor', 'persist', 'shadow', 'skulk', 'soulbond', 'undying', 'wither', 'umbra armor'],
];
const WALKS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const WITH_MANA = [
  ...['flashback', 'madness', 'dash', 'morph', 'megamorph', 'disguise'],
  ...['embalm', 'eternalize', 'offspring', 'level up', 'outlast', 'scavenge', 'unearth'],
  ...['buyback', 'cycling', 'evoke'],
];
/** Those with a number. */
const WITH_NUMBER = [
  ...['absorb', 'afflict', 'afterlife', 'annihilator', 'bloodthirst', 'bushido', 'fabricate', 'fading', 'frenzy'],
  ...['graft', 'modular', 'rampage', 'soulshift', 'backup'],
];

const keyword = (name: string, more: Omit<KeywordAbility, 'kind' | 'keyword'> = {}): KeywordAbility[] => [
  { kind: 'keyword', keyword: name, ...more },
];
const pays = (cost: string): Cost[] => [{ pay: 'mana', cost }];

const COLORS: { [letter: string]: string } = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
/** Typecycling searches for a card of the type (702.29e). */
const typecycling = (cost: Cost[], from: FilterClause[], label: string): KeywordAbility[] =>
  keyword('cycling', { cost, from, label });
const LAND: FilterClause = { has: ['types', 'Land'] };
const CYCLED: { [type: string]: FilterClause[] } = {
  'basic land': [LAND, { has: ['supertypes', 'Basic'] }],
  land: [LAND],
  artifact: [{ has: ['types', 'Artifact'] }],
  ...Object.fromEntries(
    [...WALKS, 'Wizard', 'Sliver', 'Eldrazi', 'Halfling'].map((type) => [
      type.toLowerCase(),
      [{ has: ['subtypes', type] }],
    ]),
  ),
};

export const keywords = [
  ...Object.entries(CYCLED).flatMap(([type, from]) => [
    row('keyword', `${type}cycling <mana>`, ({ mana }) => typecycling(pays(mana), from, `${type}cycling`)),
    row('keyword', `${type}cycling — <costs> .`, ({ costs }) => typecycling(costs, from, `${type}cycling`)),
  ]),
  row(
    'keyword',
    'escape — <mana> , exile <n:digitOrWord> other cards from your graveyard .',
    ({ mana, n }) => keyword('escape', { cost: [...pays(mana), { pay: 'exile', what: [], count: n }] }),
    'Sleep of the Dead',
  ),
  ...PLAIN.map((name) => row('keywordName', name, () => name)),
  row('keyword', '<keywordName>', ({ keywordName }) => keyword(keywordName)),
  ...WITH_MANA.map((name) => row('keyword', `${name} <mana>`, ({ mana }) => keyword(name, { cost: pays(mana) }))),
  ...WITH_MANA.map((name) => row('keyword', `${name} — <costs> .`, ({ costs }) => keyword(name, { cost: costs }))),
  ...WITH_NUMBER.map((name) => row('keyword', `${name} <digit>`, ({ digit }) => keyword(name, { value: digit }))),
  row('keyword', 'bloodthirst x', () => keyword('bloodthirst')),
  row('keyword', 'reinforce <digit> — <mana>', ({ digit, mana }) =>
    keyword('reinforce', { value: digit, cost: pays(mana) }),
  ),
  // Materials are permanents, or cards in the graveyard (702.167b).
  row('keyword', 'craft with <type> <mana>', ({ type, mana }) =>
    keyword('craft', { cost: pays(mana), from: { has: ['types', type] }, label: type.toLowerCase() }),
  ),
  row('keyword', 'craft with <subtype> <mana>', ({ subtype, mana }) =>
    keyword('craft', { cost: pays(mana), from: { has: ['subtypes', subtype] }, label: subtype }),
  ),
  row('keyword', 'ward <mana>', ({ mana }) => keyword('ward', { cost: pays(mana) }), 'Waterfall Aerialist'),
  row('keyword', 'ward — pay <digit> life', ({ digit }) => keyword('ward', { cost: [{ pay: 'life', amount: digit }] })),
  row('keyword', 'ward — discard a card', () => keyword('ward', { cost: [{ pay: 'discard', what: [], count: 1 }] })),
  row('keyword', 'equip <mana>', ({ mana }) => keyword('equip', { cost: pays(mana) })),
  row(
    'keyword',
    'protection from <quality>',
    ({ quality: { from, label } }) => keyword('protection', { from, label }),
    'White Knight',
  ),
  row('keyword', 'hexproof from <quality>', ({ quality: { from, label } }) => keyword('hexproof', { from, label })),
  row('keyword', 'affinity for <subtype>', ({ subtype }) =>
    keyword('affinity', { from: { has: ['subtypes', subtype] }, label: several(subtype) }),
  ),
  row('keyword', 'affinity for artifacts', () =>
    keyword('affinity', { from: { has: ['types', 'Artifact'] }, label: 'artifacts' }),
  ),
  ...WALKS.map((land) =>
    row('keyword', `${land.toLowerCase()}walk`, () =>
      keyword('landwalk', { from: { has: ['subtypes', land] }, label: `${land.toLowerCase()}walk` }),
    ),
  ),
  row('keyword', 'nonbasic landwalk', () =>
    keyword('landwalk', { from: { not: { has: ['supertypes', 'Basic'] } }, label: 'nonbasic landwalk' }),
  ),
  row('keyword', 'legendary landwalk', () =>
    keyword('landwalk', { from: { has: ['supertypes', 'Legendary'] }, label: 'legendary landwalk' }),
  ),
  row('quality', '<color>', ({ color }) => ({ from: { has: ['colors', color] }, label: COLORS[color] ?? color })),
  row('quality', '<type>', ({ type }) => ({ from: { has: ['types', type] }, label: `${type.toLowerCase()}s` })),
  // What the text calls them: "from Werewolves", "from Kavu", "from Arcane".
  row('quality', '<subtype>', ({ subtype }) => ({
    from: { has: ['subtypes', subtype] },
    label: ['Arcane', 'Kavu'].includes(subtype) ? subtype : several(subtype),
  })),
  row('quality', 'multicolored', () => ({ from: { is: 'multicolored' }, label: 'multicolored' })),
  row('quality', 'monocolored', () => ({ from: { is: 'monocolored' }, label: 'monocolored' })),
  // From every object, whatever it is like (702.16j).
  row('quality', 'everything', () => ({ from: [], label: 'everything' }), 'Progenitus'),
  row('quality', 'each color', () => ({ from: { has: ['colors', Object.keys(COLORS)] }, label: 'each color' })),
  row('quality', 'all colors', () => ({ from: { has: ['colors', Object.keys(COLORS)] }, label: 'all colors' })),

  row('keywords', '<keyword>', ({ keyword: one }) => one),
  row('keywords', '<keyword> , <keywords>', ({ keyword: one, keywords: more }) => [...one, ...more]),
  row('keywords', '<keyword> ; <keywords>', ({ keyword: one, keywords: more }) => [...one, ...more]),
  row('keywords', 'protection from <a:quality> and from <b:quality>', ({ a, b }) => [
    ...keyword('protection', a),
    ...keyword('protection', b),
  ]),
  row('keywords', 'protection from <a:quality> , from <b:quality> , and from <c:quality>', ({ a, b, c }) =>
    [a, b, c].flatMap((quality) => keyword('protection', quality)),
  ),
  row('keyword', 'equip — <costs> .', ({ costs }) => keyword('equip', { cost: costs }), 'Demonmail Hauberk'),
  row('granted', '<keyword>', ({ keyword: one }) => one),
  row('granted', 'protection from <a:quality> and from <b:quality>', ({ a, b }) => [
    ...keyword('protection', a),
    ...keyword('protection', b),
  ]),
  row('granted', '" <ability> "', ({ ability }) => ability.map(asAbility), 'Infernal Scarring'),
  row('granted', "' <ability> '", ({ ability }) => ability.map(asAbility), 'Koth of the Hammer'),
  row('granted', '<keyword> and " <ability> "', ({ keyword: one, ability }) => [...one, ...ability.map(asAbility)]),
  row('granted', '<a:keyword> and <b:keyword>', ({ a, b }) => [...a, ...b]),
  row('granted', '<a:keyword> , <b:keyword> , <c:keyword> , and <d:keyword>', ({ a, b, c, d }) => [
    ...a,
    ...b,
    ...c,
    ...d,
  ]),
  row('granted', '<a:keyword> , <b:keyword> , and <c:keyword>', ({ a, b, c }) => [...a, ...b, ...c]),
];
