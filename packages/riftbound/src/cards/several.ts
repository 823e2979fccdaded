/** Cards of which something may be there several times: buffs, and being Empowered. */
import type { SingleFaced } from '@arbiter/engine';
import {
  action,
  always,
  and,
  atBattlefield,
  card,
  draw,
  each,
  exhaustThis,
  friendly,
  hidden,
  keyword,
  pays,
  spell,
  t,
  target,
  unit,
  uses,
} from '../language/builders.js';

export const severalCards: SingleFaced[] = [
  card('Lee Sin, Ascetic', {
    code: 'OGN-078',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Calm'],
    energy: 5,
    power: 1,
    might: 5,
    tags: ['Lee Sin', 'Ionia'],
    abilities: [
      keyword('shield'),
      uses([exhaustThis], [{ do: 'counters', what: 'self', kind: 'buff', amount: 1 }]),
      always([{ mod: 'rule', rule: 'anyNumberOfBuffs' }]),
    ],
  }),
  card('Stand United', {
    code: 'OGN-053',
    type: 'Spell',
    domains: ['Calm'],
    energy: 3,
    abilities: [
      hidden,
      action,
      spell({
        targets: [target(and(unit, friendly))],
        effects: [
          { do: 'counters', what: t(), kind: 'buff', amount: 1 },
          { do: 'modify', what: each(and(unit, friendly)), mods: [{ mod: 'eachBuff', amount: 1 }], later: true },
        ],
      }),
    ],
  }),
  card('Kayle, Justified', {
    code: 'VEN-134',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Order'],
    energy: 3,
    might: 3,
    tags: ['Mount Targon', 'Kayle'],
    abilities: [
      { ...keyword('empower'), cost: [pays(3)] },
      always([{ mod: 'rule', rule: 'empoweredUpTo', times: 3 }]),
      always([{ mod: 'add', stat: 'might', value: { times: [2, { timesEmpowered: 'self' }] } }]),
      always(
        [
          { mod: 'ability', ability: keyword('deflect', 3) },
          { mod: 'ability', ability: keyword('ganking') },
        ],
        undefined,
        { compare: [{ timesEmpowered: 'self' }, '>=', 3] },
      ),
    ],
  }),
  card('Renata Glasc, Mastermind', {
    code: 'SFD-088',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Mind'],
    energy: 5,
    might: 4,
    tags: ['Renata Glasc', 'Zaun'],
    abilities: [
      uses([pays(1, 'Mind')], [draw(1)]),
      uses(
        [pays(4, 'Mind', 'Mind', 'Mind', 'Mind'), exhaustThis],
        [{ do: 'stat', who: 'you', stat: 'points', amount: 1 }],
      ),
      always([{ mod: 'rule', rule: 'abilitiesUnusable' }], undefined, { not: { is: ['self', atBattlefield] } }),
    ],
  }),
];
