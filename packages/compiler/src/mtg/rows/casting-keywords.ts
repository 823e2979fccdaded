/** Keyword abilities of casting, of what it costs and of where cards are (702). */
import type { Cost, KeywordAbility } from '@arbiter/engine';
import { gap, row } from '../categories.js';

/** Those that take nothing. */
const PLAIN = [
  'storm',
  'gravestorm',
  'cascade',
  'devoid',
  'vanishing',
  'split second',
  'conspire',
  'demonstrate',
  'bargain',
  'undaunted',
  'ascend',
  'cipher',
  'partner',
  'choose a background',
  "doctor's companion",
  'sunburst',
  'epic',
  'mayhem',
  'compleated',
  'read ahead',
  'paradigm',
  'space sculptor',
];
/** Those with a cost. */
const WITH_COST = [
  ...['echo', 'cumulative upkeep', 'kicker', 'multikicker', 'transmute', 'transfigure', 'replicate', 'recover'],
  ...['surge', 'spectacle', 'freerunning', 'disturb', 'blitz', 'squad', 'web-slinging', 'more than meets the eye'],
  ...['entwine', 'escalate', 'overload', 'bestow', 'foretell', 'plot', 'warp', 'miracle'],
  ...['ninjutsu', 'commander ninjutsu', 'encore', 'reconfigure', 'harmonize', 'mayhem', 'sneak'],
  ...['prowl', 'emerge'],
];
/** Those with a number. */
const WITH_NUMBER = ['dredge', 'vanishing', 'casualty', 'ripple', 'hideaway', 'tribute'];

const keyword = (name: string, more: Omit<KeywordAbility, 'kind' | 'keyword'> = {}): KeywordAbility[] => [
  { kind: 'keyword', keyword: name, ...more },
];
const pays = (cost: string): Cost[] => [{ pay: 'mana', cost }];

/** What cards may be spliced onto (702.47a). */
const SPLICED: { [onto: string]: Pick<KeywordAbility, 'from' | 'label'> } = {
  arcane: { from: { has: ['subtypes', 'Arcane'] }, label: 'Arcane' },
  'instant or sorcery': { from: { has: ['types', ['Instant', 'Sorcery']] }, label: 'instant or sorcery' },
};

export const castingKeywords = [
  ...Object.entries(SPLICED).flatMap(([onto, what]) => [
    row('keyword', `splice onto ${onto} <mana>`, ({ mana }) => keyword('splice', { ...what, cost: pays(mana) })),
    row('keyword', `splice onto ${onto} — <costs> .`, ({ costs }) => keyword('splice', { ...what, cost: costs })),
  ]),
  ...PLAIN.map((name) => row('keywordName', name, () => name)),
  ...WITH_COST.map((name) => row('keyword', `${name} <mana>`, ({ mana }) => keyword(name, { cost: pays(mana) }))),
  ...WITH_COST.map((name) => row('keyword', `${name} — <costs> .`, ({ costs }) => keyword(name, { cost: costs }))),
  row('keyword', 'modular — sunburst', () => keyword('modular', { value: 0, label: 'sunburst' }), 'Arcbound Wanderer'),
  row('keyword', '<subtype> offering', ({ subtype }) =>
    keyword('offering', { from: { has: ['subtypes', subtype] }, label: subtype }),
  ),
  row('keyword', '<type> offering', ({ type }) => keyword('offering', { from: { has: ['types', type] }, label: type })),
  ...['a Food', 'a card', 'a tapped Fish', 'an extra turn', 'a Treasure', 'an Octopus'].map((label) =>
    row('keyword', `gift ${label.toLowerCase()}`, () => keyword('gift', { label })),
  ),
  row('condition', 'the gift was promised', () => ({ paid: 'gift' })),
  gap('keyword', 'kicker <a:mana> and / or <b:mana>', 'two kickers'),
  ...['suspend', 'impending', 'awaken'].map((name) =>
    row('keyword', `${name} <digit> — <mana>`, ({ digit, mana }) => keyword(name, { value: digit, cost: pays(mana) })),
  ),
  ...WITH_NUMBER.map((name) => row('keyword', `${name} <digit>`, ({ digit }) => keyword(name, { value: digit }))),
];
