/** Cards whose costs look at what is chosen, and cards that name something. */
import type { Filter, SingleFaced } from '@arbiter/engine';
import {
  always,
  and,
  card,
  draw,
  enemy,
  exhaustThis,
  friendly,
  giveMight,
  iConquer,
  keyword,
  other,
  pays,
  playMe,
  reaction,
  spell,
  t,
  tagged,
  target,
  unit,
  uses,
  when,
  yours,
} from '../language/builders.js';

const mech: Filter = and(unit, tagged('Mech'));

export const choosingCards: SingleFaced[] = [
  card('Hextech Gauntlets', {
    code: 'UNL-188',
    type: 'Gear',
    supertypes: ['Signature'],
    domains: ['Fury', 'Order'],
    energy: 3,
    mightBonus: 3,
    tags: ['Vi', 'Equipment'],
    abilities: [
      { kind: 'keyword', keyword: 'equip', cost: [pays(3, 'any')] },
      always([
        {
          mod: 'cost',
          abilities: true,
          using: 'equip',
          less: [pays(1)],
          times: { stat: 'might', of: { chosenFor: true } },
        },
      ]),
      {
        kind: 'static',
        affects: 'attached',
        mods: [
          {
            mod: 'ability',
            ability: when(iConquer, [draw(1)], { if: { compare: [{ event: 'excess' }, '>=', 3] } }),
          },
        ],
      },
    ],
  }),
  card('Forgotten Signpost', {
    code: 'UNL-045',
    type: 'Gear',
    domains: ['Calm'],
    energy: 2,
    abilities: [
      // [Action] of the ability is its timing.
      uses(
        [{ pay: 'exhaust', what: and(unit, yours, { not: { in: t() } }), save: 'exhausted' }, exhaustThis],
        [{ do: 'moveTo', what: t(), to: { saved: 'exhausted' } }],
        { timing: 'action', targets: [target(and(unit, yours))] },
      ),
    ],
  }),
  card('Heedless Resurrection', {
    code: 'UNL-142',
    type: 'Spell',
    domains: ['Chaos'],
    energy: 2,
    power: 1,
    abilities: [
      reaction,
      spell({
        additional: [
          {
            pay: 'kill',
            what: and(
              unit,
              friendly,
              { stat: ['energy', '>=', { stat: 'energy', of: t() }] },
              { stat: ['power', '>=', { stat: 'power', of: t() }] },
            ),
            save: 'killed',
          },
        ],
        targets: [target(and({ zone: 'trash' }, { owner: 'you' }, unit))],
        // What it is repeated for must cost no more than the killed unit either.
        effects: [
          {
            do: 'if',
            if: {
              all: (['energy', 'power'] as const).map((stat) => ({
                compare: [{ stat, of: t() }, '<=', { stat, of: { was: { saved: 'killed' } } }],
              })),
            },
            then: [{ do: 'play', what: t(), cost: [], must: true }],
          },
        ],
      }),
    ],
  }),
  card('Tricksy Tentacles', {
    code: 'UNL-054',
    type: 'Spell',
    domains: ['Calm'],
    energy: 4,
    power: 1,
    abilities: [
      spell({
        targets: [
          target(and(unit, enemy), {
            min: 0,
            max: null,
            together: 'sameController',
            total: { stat: 'might', most: 8 },
          }),
          target({ destination: t() }, { if: { compare: [{ countOf: t() }, '>=', 1] } }),
        ],
        effects: [{ do: 'moveTo', what: t(), to: t(1) }],
      }),
    ],
  }),
  card('Rumble, Hotheaded', {
    code: 'SFD-026',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Fury'],
    energy: 4,
    might: 4,
    tags: ['Mech', 'Yordle', 'Rumble', 'Bandle City'],
    abilities: [
      always([{ mod: 'ability', ability: keyword('assault') }], and(mech, yours)),
      when(
        iConquer,
        [
          {
            do: 'play',
            what: t(),
            must: true,
            less: [pays(1)],
            times: { stat: 'might', of: { was: { saved: 'recycled' } } },
          },
        ],
        {
          may: true,
          cost: [{ pay: 'recycle', what: and({ zone: 'board' }, unit, friendly, other), save: 'recycled' }],
          targets: [target(and({ zone: 'trash' }, { owner: 'you' }, mech))],
        },
      ),
    ],
  }),
  card('Fallen Feline', {
    code: 'VEN-132',
    type: 'Unit',
    domains: ['Order'],
    energy: 2,
    power: 1,
    might: 3,
    tags: ['Cat', 'Piltover'],
    abilities: [
      when(playMe, [{ do: 'nameWord', of: 'spell' }]),
      {
        kind: 'static',
        affects: { players: 'opponents' },
        if: { is: ['self', { is: 'atBattlefield' }] },
        mods: [{ mod: 'rule', rule: 'cantPlay', of: { isNamed: 'spell' } }],
      },
    ],
  }),
  card('The List', {
    code: 'UNL-138',
    type: 'Gear',
    domains: ['Chaos'],
    energy: 1,
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'board', cause: 'play' },
        entering: true,
        before: [{ do: 'nameWord', of: 'tag', entering: true }],
      },
      uses([exhaustThis], [giveMight(-2, t())], { targets: [target(and(unit, { isNamed: 'tag' }))] }),
    ],
  }),
];
