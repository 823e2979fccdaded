/** Keyword abilities of the cards played, with the meaning that the edition or its glossary gives them. */
import type { Ability, Filter, KeywordAbility, KeywordSpec } from '@arbiter/engine';
import { cite } from '../cite.js';

const yourChampion: Filter = [{ has: ['types', 'Champion'] }, { controller: 'you' }];

/** Whenever your champion is attacked while this ally is awake, you may redirect that attack to this ally. */
const intercept = (): Ability[] => [
  {
    kind: 'triggered',
    keyword: 'intercept',
    on: { on: 'attacked', object: yourChampion, match: { cleave: false } },
    if: { not: { is: ['self', { status: 'rested' }] } },
    effects: [
      {
        do: 'if',
        if: { is: ['self', { is: 'canIntercept' }] },
        then: [{ do: 'may', prompt: 'Redirect the attack to this ally?', then: [{ do: 'redirect' }] }],
      },
    ],
  },
];

/** This card costs LV less to activate. */
const efficiency = (): Ability[] => [
  {
    kind: 'static',
    zone: 'hand',
    mods: [{ mod: 'rule', rule: 'costsLess', amount: { stat: 'level', of: { each: yourChampion } } as never }],
  },
];

/** Words before triggered abilities, for what they wait (2.4.2.2.2); they do nothing by themselves. */
const TRIGGER_WORDS: { [keyword: string]: string } = {
  'on enter': 'Before a triggered ability: as it enters the field.',
  'on death': 'Before a triggered ability: as it dies.',
  'on attack': 'Before a triggered ability: as it attacks, or is used for an attack.',
  'on hit': 'Before a triggered ability: as its attack deals damage.',
  'on champion hit': 'Before a triggered ability: as its attack deals damage to a champion.',
  'on kill': 'Before a triggered ability: as its attack kills a unit.',
};
export const isTriggerWord = (keyword: string): boolean => Object.hasOwn(TRIGGER_WORDS, keyword);

export const keywordSpecs: KeywordSpec[] = [
  ...Object.entries(TRIGGER_WORDS).map(
    ([keyword, says]): KeywordSpec => ({ keyword, says, rules: cite('ga:2.4.2.2.2') }),
  ),
  {
    keyword: 'cleave',
    rules: cite('ga:2.4.0.10.1'),
    redundant: true,
    says: 'Attacks all units of one opponent, and can’t be intercepted.',
  },
  {
    keyword: 'efficiency',
    rules: cite('ga:2.4.3.4'),
    expand: efficiency,
    redundant: true,
    says: 'Costs the level of the champion less to activate.',
  },
  {
    keyword: 'floating memory',
    rules: cite('ga:2.3.3.3'),
    redundant: true,
    says: 'May be banished from the graveyard to pay for 1 of a memory cost.',
  },
  {
    keyword: 'intercept',
    rules: cite('ga:2.11.7.14.6.8'),
    expand: intercept,
    redundant: true,
    says: 'May redirect an attack on the champion to itself while awake.',
  },
  {
    keyword: 'lineage',
    rules: cite('ga:1.6.3.2.1'),
    redundant: true,
    text: (a: KeywordAbility) => `${a.label} lineage`,
    says: 'Levels up only a champion of the name in `label`.',
    takes: { label: 'must' },
  },
  {
    keyword: 'stealth',
    rules: cite('ga:2.2.7.2.2.2'),
    redundant: true,
    says: 'Can’t be attacked, unless by what has true sight.',
  },
  {
    keyword: 'true sight',
    rules: cite('ga:2.2.7.2.2.2'),
    redundant: true,
    says: 'Attacks with it can target units with stealth.',
  },
];
