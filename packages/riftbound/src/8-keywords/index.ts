/** Keyword abilities of the cards that are played, each with its rule (800–826). */
import type { Ability, KeywordAbility, KeywordSpec } from '@arbiter/engine';
import { DIES } from '../4-actions/428-kill.js';
import { cite } from '../cite.js';

const value = (a: KeywordAbility): number => a.value ?? 1;
const valued = (name: string) => (a: KeywordAbility) => (value(a) === 1 ? name : `${name} ${value(a)}`);
/** More Might while it has a designation; several instances add up (807.1.c, 807.2, 814.1.c, 814.2). */
const while_ =
  (role: 'attacker' | 'defender') =>
  (a: KeywordAbility): Ability[] => [
    { kind: 'static', if: { is: ['self', { is: role }] }, mods: [{ mod: 'add', stat: 'might', value: value(a) }] },
  ];

export const keywordSpecs: KeywordSpec[] = [
  // 805: an optional additional cost; the builder writes it beside the keyword.
  {
    keyword: 'accelerate',
    rules: cite('riftbound:805.1.a', 'riftbound:805.6', 'riftbound:805.1.a.1', 'riftbound:805.2'),
    redundant: true,
  },
  {
    keyword: 'action',
    rules: cite('riftbound:806.1.c', 'riftbound:806.2', 'riftbound:806.1.b', 'riftbound:806.1.c.1'),
  },
  {
    keyword: 'assault',
    rules: cite('riftbound:807.1.c', 'riftbound:807.2'),
    expand: while_('attacker'),
    text: valued('assault'),
  },
  {
    keyword: 'deathknell',
    rules: cite('riftbound:808.1.c', 'riftbound:808.1.d.2', 'riftbound:808.2', 'riftbound-zh:376.4.a'),
    expand: (a) => [
      {
        kind: 'triggered',
        on: { on: 'move', object: 'self', match: DIES },
        keyword: 'deathknell',
        effects: a.effects ?? [],
      },
    ],
  },
  { keyword: 'deflect', rules: cite('riftbound:809.1.c', 'riftbound:809.2'), text: valued('deflect') },
  { keyword: 'ganking', rules: cite('riftbound:810.1.b', 'riftbound:144.4.c.1'), redundant: true },
  { keyword: 'hidden', rules: cite('riftbound:811.1.b', 'riftbound:811.6'), redundant: true },
  {
    keyword: 'legion',
    rules: cite('riftbound:812.1.b', 'riftbound:812.1.c', 'riftbound:727.1.b', 'riftbound:419.4.b'),
  },
  { keyword: 'reaction', rules: cite('riftbound:813.1.b', 'riftbound:813.1.c', 'riftbound:813.1.c.1') },
  {
    keyword: 'shield',
    rules: cite('riftbound:814.1.c', 'riftbound:814.2'),
    expand: while_('defender'),
    text: valued('shield'),
  },
  { keyword: 'tank', rules: cite('riftbound:815.1.b', 'riftbound:815.2', 'riftbound:815.1.c.2'), redundant: true },
  {
    keyword: 'temporary',
    rules: cite('riftbound:816.1.b', 'riftbound:816.2.a', 'riftbound:816.1.c'),
    redundant: true,
    expand: () => [
      {
        kind: 'triggered',
        on: { on: 'step', match: { step: 'beginning' }, player: 'you' },
        keyword: 'temporary',
        effects: [{ do: 'kill', what: 'self' }],
      },
    ],
  },
  { keyword: 'repeat', rules: cite('riftbound:820.1.d', 'riftbound:820.2', 'riftbound:820.2.a', 'riftbound:820.3.a') },
  { keyword: 'ambush', rules: cite('riftbound:822.1.b', 'riftbound:822.1.c', 'riftbound:822.2'), redundant: true },
  { keyword: 'backline', rules: cite('riftbound:826.3'), redundant: true },
];
