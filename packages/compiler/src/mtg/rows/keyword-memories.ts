/** What keyword abilities leave for other abilities to ask: a blessing, a tribute, what was devoured or championed (702). */
import type { FilterClause, KeywordAbility } from '@arbiter/engine';
import { unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { has } from './effects/changes.js';

const keyword = (name: string, more: Omit<KeywordAbility, 'kind' | 'keyword'>): KeywordAbility[] => [
  { kind: 'keyword', keyword: name, ...more },
];
const aOrAn = (word: string): string => `${/^[AEIOU]/i.test(word) ? 'an' : 'a'} ${word}`;
const champions = (from: FilterClause, label: string): KeywordAbility[] => keyword('champion', { from, label });

export const keywordMemories = [
  row('keyword', 'champion a|an <type>', ({ type }) => champions({ has: ['types', type] }, aOrAn(type.toLowerCase()))),
  row('keyword', 'champion a|an <subtype>', ({ subtype }) => champions({ has: ['subtypes', subtype] }, aOrAn(subtype))),
  row('keyword', 'champion a|an <a:subtype> or <b:subtype>', ({ a, b }) =>
    champions({ has: ['subtypes', [a, b]] }, `${aOrAn(a)} or ${b}`),
  ),
  row('keyword', 'emerge from <type> <mana>', ({ type, mana }) =>
    keyword('emerge', {
      from: { has: ['types', type] },
      label: type.toLowerCase(),
      cost: [{ pay: 'mana', cost: mana }],
    }),
  ),
  row('condition', "you have the city 's blessing", () => ({ is: ['you', { is: 'citysBlessing' }] }), 'Dusk Charger'),
  row('condition', "tribute wasn't paid", () => ({ compare: [{ noted: 'tribute' }, '=', 0] }), 'Fanatic of Xenagos'),
  row(
    'condition',
    'it devoured a creature',
    () => ({ compare: [{ noted: 'devoured' }, '>', 0] }),
    'Hellkite Hatchling',
  ),
  row('static', '<source> has|have <granted> if it devoured a creature', ({ granted }) => [
    unsettled({
      kind: 'static',
      affects: 'self',
      mods: granted.map(has),
      if: { compare: [{ noted: 'devoured' }, '>', 0] },
    }),
  ]),
  row('tally', 'creature it devoured', () => ({ noted: 'devoured' }), 'Marrow Chomper'),
  ...['prowl', 'emerge', 'surge', 'spectacle', 'freerunning', 'evoke'].flatMap((method) => [
    row('condition', `its ${method} cost was paid`, () => ({ is: ['self', { played: method }] })),
    row('condition', `this <kind> 's ${method} cost was paid`, () => ({ is: ['self', { played: method }] })),
  ]),
];
