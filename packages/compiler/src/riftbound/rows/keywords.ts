/** Keyword abilities: those that there are, and those whose word is missing (800–829). */
import type { Condition, Cost, KeywordAbility, Value } from '@arbiter/engine';
import { unsettled } from '../../references/nouns.js';
import { gap, row } from '../categories.js';
import { OWN_DOMAIN, pays } from './shared.js';

const PLAIN = [
  'action',
  'ambush',
  'backline',
  'ganking',
  'hidden',
  'quick-draw',
  'reaction',
  'tank',
  'temporary',
  'unique',
  'vision',
  'weaponmaster',
];
const NUMBERED = ['assault', 'deflect', 'hunt', 'shield'];
const keyword = (name: string, more: Partial<KeywordAbility> = {}) =>
  unsettled({ kind: 'keyword', keyword: name, ...more });

const cheaperToEmpower = (less: Cost[], more: { times?: Value }, condition?: Condition) =>
  unsettled({
    kind: 'static',
    ...(condition === undefined ? {} : { if: condition }),
    mods: [{ mod: 'cost', abilities: true, using: 'empower', less, ...more }],
  });

export const keywords = [
  ...PLAIN.map((word) => row('keywordName', word, () => word)),
  ...NUMBERED.map((word) => row('numbered', word, () => word)),
  row('keyword', '<open> <keywordName> <close>', ({ keywordName }) => keyword(keywordName)),
  row('keyword', '<open> <numbered> <close>', ({ numbered }) => keyword(numbered)),
  row('keyword', '<open> <numbered> <digit> <close>', ({ numbered, digit }) => keyword(numbered, { value: digit })),
  row('keywords', '<keyword>', ({ keyword: one }) => [one]),
  row('keywords', '<keyword> , <keywords>', ({ keyword: one, keywords: others }) => [one, ...others]),
  // 805.1.a: one Energy and Power of its own domain.
  row('keywords', '<open> accelerate <close>', () => [keyword('accelerate', { cost: [pays(1, [OWN_DOMAIN])] })]),
  row('keywords', '<open> flow <close> <resources>', ({ resources }) => [keyword('flow', { cost: resources })]),
  row('keywords', '<open> equip <close> <resources>', ({ resources }) => [keyword('equip', { cost: resources })]),
  row('keywords', '<open> equip <close> — <costs>', ({ costs }) => [keyword('equip', { cost: costs })]),
  gap(
    'keywords',
    "<open> equip <close> <resources> . this ability 's energy cost is reduced by the might of the unit you choose",
    'costs that depend on what is chosen',
  ),
  row('keywords', '<open> empower <close> <resources>', ({ resources }) => [keyword('empower', { cost: resources })]),
  row('keywords', '<open> empower <close> — <costs>', ({ costs }) => [keyword('empower', { cost: costs })]),
  // Two ways to pay are two abilities (827.3).
  row(
    'keywords',
    '<open> empower <close> — <a:resources> or <b:resources>',
    ({ a, b }) => [keyword('empower', { cost: a }), keyword('empower', { cost: b })],
    'Legion Marauder',
  ),
  // What changes this cost is said beside it (827.1.c.3).
  row(
    'keywords',
    '<open> empower <close> <resources> . this ability costs <energySign> less for each <tally>',
    ({ resources, energySign, tally }) => [
      keyword('empower', { cost: resources }),
      cheaperToEmpower([pays(energySign, [])], { times: tally }),
    ],
    'Frostcoat Mother',
  ),
  row(
    'keywords',
    '<open> empower <close> <resources> . this ability costs <less:resources> less if <condition>',
    ({ resources, less, condition }) => [
      keyword('empower', { cost: resources }),
      cheaperToEmpower(less, {}, condition),
    ],
    'Baccai Sandspinner',
  ),
];
