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

export const keywordSpecs: KeywordSpec[] = [
  { keyword: 'cleave', rules: cite('ga:2.4.0.10.1'), redundant: true },
  { keyword: 'efficiency', rules: cite('ga:2.4.3.4'), expand: efficiency, redundant: true },
  { keyword: 'floating memory', rules: cite('ga:2.3.3.3'), redundant: true },
  { keyword: 'intercept', rules: cite('ga:2.11.7.14.6.8'), expand: intercept, redundant: true },
  {
    keyword: 'lineage',
    rules: cite('ga:1.6.3.2.1'),
    redundant: true,
    text: (a: KeywordAbility) => `${a.label} lineage`,
  },
  { keyword: 'stealth', rules: cite('ga:2.2.7.2.2.2'), redundant: true },
  { keyword: 'true sight', rules: cite('ga:2.2.7.2.2.2'), redundant: true },
];
