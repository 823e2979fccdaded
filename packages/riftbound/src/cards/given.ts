/** Cards that give abilities to others, and that take from what others cost. */
import type { Mod, SingleFaced } from '@arbiter/engine';
import {
  always,
  and,
  card,
  draw,
  friendly,
  giveMight,
  here,
  keyword,
  pays,
  playMe,
  tagged,
  unit,
  when,
  yours,
} from '../language/builders.js';

/** "[1] or [A] less", as whoever pays chooses (356.4). */
const eitherLess: Pick<Extract<Mod, { mod: 'cost' }>, 'less' | 'or'> = { less: [pays(1)], or: [pays(0, 'any')] };

export const givenCards: SingleFaced[] = [
  card('Ezreal, Prodigy', {
    code: 'SFD-149',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Chaos'],
    energy: 3,
    power: 1,
    might: 3,
    tags: ['Ezreal', 'Piltover'],
    abilities: [
      when(playMe, [{ do: 'discard', who: 'you', count: 1 }, draw(2)]),
      {
        kind: 'static',
        affects: { players: 'you' },
        mods: [{ mod: 'cost', part: 'optional', ...eitherLess }],
      },
    ],
  }),
  card('Irelia, Graceful', {
    code: 'SFD-141',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Chaos'],
    energy: 4,
    power: 1,
    might: 4,
    tags: ['Irelia', 'Ionia'],
    abilities: [
      {
        kind: 'static',
        affects: { players: 'you' },
        mods: [{ mod: 'cost', of: { has: ['types', 'Spell'] }, targeting: { self: true }, ...eitherLess }],
      },
    ],
  }),
  card('Risen Altar', {
    code: 'VEN-163',
    type: 'Battlefield',
    abilities: [always([{ mod: 'cost', abilities: true, using: 'empower', ...eitherLess }], and(unit, yours, here))],
  }),
  card('Lucian, Purifier', {
    code: 'SFD-183',
    type: 'Legend',
    domains: ['Fury', 'Body'],
    tags: ['Lucian'],
    abilities: [
      {
        kind: 'static',
        zone: 'legendZone',
        affects: and(tagged('Equipment'), yours),
        mods: [
          {
            mod: 'ability',
            ability: { kind: 'static', affects: 'attached', mods: [{ mod: 'ability', ability: keyword('assault') }] },
          },
        ],
      },
    ],
  }),
  card("Rek'Sai, Breacher", {
    code: 'SFD-029',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Fury'],
    energy: 3,
    might: 3,
    tags: ["Rek'Sai", 'The Void'],
    abilities: [
      { kind: 'keyword', keyword: 'accelerate', cost: [pays(1, 'Fury')] },
      keyword('assault'),
      always(
        [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'accelerate', cost: [pays(1, 'own')] } }],
        and({ zone: 'chain' }, unit, friendly, { not: { playedFrom: 'hand' } }),
      ),
    ],
  }),
  card('Shadow Order Disciple', {
    code: 'VEN-095',
    type: 'Unit',
    domains: ['Chaos'],
    energy: 2,
    might: 2,
    tags: ['Ionia'],
    abilities: [
      when({ on: 'moved', object: 'self' }, [giveMight(1, 'self')], {
        may: true,
        cost: [{ pay: 'burn', count: 1 }],
      }),
    ],
  }),
  card('Zilean, Time Mage', {
    code: 'UNL-086',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Mind'],
    energy: 5,
    power: 1,
    might: 5,
    tags: ['Icathia', 'Zilean'],
    abilities: [
      {
        kind: 'static',
        affects: { players: 'you' },
        if: { is: ['self', { is: 'atBattlefield' }] },
        mods: [{ mod: 'rule', rule: 'playsTokenTwice' }],
      },
    ],
  }),
  card('Mageseeker Investigator', {
    code: 'UNL-163',
    type: 'Unit',
    domains: ['Order'],
    energy: 4,
    might: 4,
    tags: ['Demacia'],
    abilities: [always([{ mod: 'rule', rule: 'moveTax', power: 1 }])],
  }),
  card('Gemhand Hunter', {
    code: 'UNL-094',
    type: 'Unit',
    domains: ['Body'],
    energy: 2,
    might: 2,
    tags: ['Yordle', 'Mount Targon'],
    abilities: [
      keyword('hunt'),
      keyword('level', 6),
      always([{ mod: 'add', stat: 'might', value: 1 }], undefined, { compare: [{ stat: 'xp', of: 'you' }, '>=', 6] }),
    ],
  }),
];
