/** Equipment that changes the text of its unit, and cards that have the abilities of others. */
import type { Effect, Mod, SingleFaced, Until } from '@arbiter/engine';
import {
  always,
  and,
  card,
  deathknell,
  friendly,
  gear,
  keyword,
  other,
  pays,
  playedAnother,
  type,
  unit,
  uses,
} from '../language/builders.js';

const equip = (energy: number, domain: string) => ({ ...keyword('equip'), cost: [pays(energy, domain)] });
/** As long as it is attached to what it was attached to then. */
const WHILE_THERE: Until = { kind: 'asLongAs', if: { is: ['self', { attachedTo: { saved: 'bearer' } }] } };
/** "As this is attached to a unit": done once it is, after all that triggers on it has done so (370.1.b.1). */
const asAttached = (effects: Effect[]): SingleFaced['abilities'][number] => ({
  kind: 'replacement',
  on: 'attach',
  object: 'self',
  also: [
    { do: 'remember', as: 'bearer', what: { event: 'target' } },
    { do: 'if', if: { is: [{ saved: 'bearer' }, unit] }, then: effects },
  ],
});
const toBearer = (...mods: Mod[]): SingleFaced['abilities'][number] => ({ kind: 'static', affects: 'attached', mods });

export const attachedCards: SingleFaced[] = [
  card('Svellsongur', {
    code: 'SFD-059',
    type: 'Gear',
    domains: ['Calm'],
    energy: 3,
    power: 1,
    tags: ['Equipment'],
    abilities: [
      equip(1, 'Calm'),
      asAttached([
        {
          do: 'modify',
          what: { saved: 'bearer' },
          mods: [{ mod: 'textOf', of: { saved: 'bearer' } }],
          until: WHILE_THERE,
        },
      ]),
    ],
  }),
  card('Shady Spectacles', {
    code: 'VEN-137',
    type: 'Gear',
    domains: ['Order'],
    energy: 4,
    tags: ['Equipment'],
    abilities: [
      equip(1, 'Order'),
      asAttached([
        {
          do: 'choose',
          from: and(unit, friendly, { not: { in: { saved: 'bearer' } } }),
          min: 1,
          max: 1,
          save: 'model',
        },
        { do: 'become', what: { saved: 'bearer' }, copy: { saved: 'model' }, until: WHILE_THERE },
      ]),
    ],
  }),
  card('Skyfall of Areion', {
    code: 'SFD-030',
    type: 'Gear',
    domains: ['Fury'],
    energy: 3,
    mightBonus: 2,
    tags: ['Equipment'],
    abilities: [equip(1, 'Fury'), toBearer({ mod: 'rule', rule: 'holdsAreConquers' })],
  }),
  card('The Zero Drive', {
    code: 'SFD-090',
    type: 'Gear',
    domains: ['Mind'],
    energy: 3,
    mightBonus: 2,
    tags: ['Equipment'],
    abilities: [
      equip(1, 'Mind'),
      uses(
        [pays(3, 'Mind'), { pay: 'banish', what: 'self' }],
        [
          {
            do: 'play',
            what: { each: and({ zone: 'banishment' }, unit, { linked: true }) },
            cost: [],
            must: true,
            several: true,
          },
        ],
      ),
      toBearer({
        mod: 'ability',
        ability: deathknell({
          do: 'move',
          what: { each: and({ zone: 'trash' }, { in: { now: 'self' } }) },
          to: 'banishment',
          cause: 'banish',
          keep: 'grantor',
        }),
      }),
    ],
  }),
  card('Heimerdinger, Inventor', {
    code: 'OGN-111',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Mind'],
    energy: 3,
    power: 1,
    might: 3,
    tags: ['Yordle', 'Heimerdinger', 'Piltover'],
    abilities: [
      always([
        {
          mod: 'exhaustAbilitiesOf',
          of: and(
            { any: [and({ zone: 'board' }, { any: [unit, gear] }), and({ zone: 'legendZone' }, type('Legend'))] },
            friendly,
            other,
          ),
        },
      ]),
    ],
  }),
  card('Undying Legion', {
    code: 'UNL-025',
    type: 'Unit',
    domains: ['Fury'],
    energy: 3,
    might: 3,
    tags: ['Spirit', 'Shadow Isles'],
    abilities: [
      keyword('legion'),
      { kind: 'play', method: 'undying', zone: 'trash', cost: [pays(3, 'Fury')], if: playedAnother },
    ],
  }),
];
