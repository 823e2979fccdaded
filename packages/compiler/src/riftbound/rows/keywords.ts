/** Keyword abilities: those that there are, and those whose word is missing (800–829). */
import type { KeywordAbility } from '@arbiter/engine';
import { unsettled } from '../../references/nouns.js';
import { gap, row } from '../categories.js';
import { OWN_DOMAIN, pays } from './shared.js';

const PLAIN = ['action', 'ambush', 'backline', 'ganking', 'hidden', 'reaction', 'tank', 'temporary'];
const NUMBERED = ['assault', 'deflect', 'shield'];
/** Keywords that take nothing, or a number, and have no word yet. */
const MISSING = ['weaponmaster', 'vision', 'quick-draw', 'unique'];
const MISSING_NUMBERED = ['hunt'];

const keyword = (name: string, more: Partial<KeywordAbility> = {}) =>
  unsettled({ kind: 'keyword', keyword: name, ...more });

export const keywords = [
  ...PLAIN.map((word) => row('keywordName', word, () => word)),
  ...NUMBERED.map((word) => row('numbered', word, () => word)),
  row('keyword', '<open> <keywordName> <close>', ({ keywordName }) => keyword(keywordName)),
  row('keyword', '<open> <numbered> <close>', ({ numbered }) => keyword(numbered)),
  row('keyword', '<open> <numbered> <digit> <close>', ({ numbered, digit }) => keyword(numbered, { value: digit })),
  ...MISSING.map((word) => gap('keyword', `<open> ${word} <close>`, word)),
  ...MISSING_NUMBERED.flatMap((word) => [
    gap('keyword', `<open> ${word} <close>`, word),
    gap('keyword', `<open> ${word} <digit> <close>`, word),
  ]),
  row('keywords', '<keyword>', ({ keyword: one }) => [one]),
  row('keywords', '<keyword> , <keywords>', ({ keyword: one, keywords: others }) => [one, ...others]),
  // 805.1.a: one Energy and Power of its own domain.
  row('keywords', '<open> accelerate <close>', () => [keyword('accelerate', { cost: [pays(1, [OWN_DOMAIN])] })]),
  row('keywords', '<open> flow <close> <resources>', ({ resources }) => [keyword('flow', { cost: resources })]),
  gap('keywords', '<open> equip <close> <resources>', 'equip'),
  gap('keywords', '<open> equip <close> — <costs>', 'equip'),
  gap(
    'keywords',
    "<open> equip <close> <resources> . this ability 's energy cost is reduced by the might of the unit you choose",
    'equip',
  ),
  gap('keywords', '<open> empower <close> <resources>', 'empower'),
  gap('keywords', '<open> empower <close> — <costs>', 'empower'),
  gap('keywords', '<open> empower <close> — <a:resources> or <b:resources>', 'empower'),
];
