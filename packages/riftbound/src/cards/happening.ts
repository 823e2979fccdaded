/** Cards that wait for what happens, or change what would happen. */
import type { Condition, Effect, SingleFaced } from '@arbiter/engine';
import {
  ambush,
  and,
  card,
  channelRunes,
  draw,
  each,
  enemy,
  exhaustThis,
  here,
  iConquer,
  pays,
  playMe,
  t,
  tagged,
  target,
  unit,
  uses,
  when,
  yours,
} from '../language/builders.js';

/** What is done where the rune that was shown has this domain. */
const ifShown = (domain: string, ability: Extract<Effect, { do: 'reflexive' }>['ability']): Effect => ({
  do: 'if',
  if: { is: [{ saved: 'rune' }, { has: ['domains', domain] }] },
  then: [{ do: 'reflexive', ability }],
});

const ANIMALS = ['Bird', 'Cat', 'Dog', 'Poro'];
const SCORES_WITH_ALL: Effect[] = [
  {
    do: 'if',
    if: { all: ANIMALS.map((tag): Condition => ({ exists: and(unit, yours, tagged(tag)) })) },
    then: [{ do: 'stat', who: 'you', stat: 'points', amount: 1 }],
  },
];

export const happeningCards: SingleFaced[] = [
  card('Twisted Fate, Gambler', {
    code: 'OGN-200',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Chaos'],
    energy: 4,
    might: 4,
    tags: ['Twisted Fate', 'Bilgewater'],
    abilities: [
      when({ on: 'unit:attack', object: 'self' }, [
        { do: 'remember', as: 'top', what: { top: 1, pile: 'runeDeck' } },
        { do: 'reveal', what: { saved: 'top' } },
        { do: 'move', what: { saved: 'top' }, to: 'runeDeck', position: 'bottom', cause: 'recycle', save: 'rune' },
        ifShown('Fury', {
          targets: [target(and(unit, enemy, here))],
          effects: [
            {
              do: 'damage',
              parts: [
                { to: t(), amount: 2 },
                { to: each(and(unit, enemy, here, { not: { in: t() } })), amount: 1 },
              ],
            },
          ],
        }),
        ifShown('Mind', { effects: [draw(1)] }),
        ifShown('Order', {
          targets: [target(and(unit, enemy))],
          effects: [{ do: 'status', what: t(), status: 'stunned' }],
        }),
      ]),
    ],
  }),
  card('Symbol of the Solari', {
    code: 'OGN-227',
    type: 'Gear',
    domains: ['Order'],
    energy: 1,
    abilities: [{ kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'rule', rule: 'tiesRecallAll' }] }],
  }),
  card('Ravenborn Tome', {
    code: 'OGN-032',
    type: 'Gear',
    domains: ['Fury'],
    energy: 3,
    abilities: [
      uses(
        [exhaustThis],
        [
          {
            do: 'modify',
            what: 'you',
            mods: [{ mod: 'rule', rule: 'nextSpellBonus', amount: 1 }],
            until: { kind: 'untilEvent', on: { on: 'finalized', player: 'you', object: { has: ['types', 'Spell'] } } },
          },
        ],
      ),
    ],
  }),
  card('Stalking Wolf', {
    code: 'UNL-166',
    type: 'Unit',
    domains: ['Order'],
    energy: 4,
    power: 1,
    might: 6,
    tags: ['Dog', 'Freljord'],
    abilities: [
      // Where it enters is chosen before anything is killed for it, and so with the unit that is killed still there (355.2, 357.2).
      ambush,
      {
        kind: 'spell',
        additional: [{ pay: 'kill', what: and(unit, yours, { any: ANIMALS.map(tagged) }) }],
      },
    ],
  }),
  card("Ripper's Bay", {
    code: 'UNL-214',
    type: 'Battlefield',
    abilities: [
      when(
        { on: 'move', object: and(unit, here), match: { from: 'board', to: 'hand' } },
        [channelRunes(1, true)],
        // 190.6.c: it is the ability of whoever may pay.
        { by: 'owner', may: true, cost: [pays(1)] },
      ),
    ],
  }),
  card('Endless Riches', {
    code: 'VEN-022',
    type: 'Gear',
    domains: ['Fury'],
    energy: 5,
    power: 1,
    abilities: [
      when(playMe, [
        {
          do: 'move',
          what: each(and({ any: [{ zone: 'hand' }, { zone: 'trash' }] }, { owner: 'you' })),
          to: 'banishment',
          cause: 'banish',
        },
        { do: 'burn', count: 7 },
      ]),
      { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'rule', rule: 'skips', step: 'draw' }] },
      { kind: 'static', affects: and({ zone: 'trash' }, { owner: 'you' }), mods: [{ mod: 'play' }] },
      {
        kind: 'replacement',
        on: 'move',
        object: and({ owner: 'you' }, { not: { is: 'token' } }, { not: { zone: 'mainDeck' } }),
        match: { to: 'trash' },
        instead: [{ do: 'move', what: { event: 'object' }, to: 'banishment', cause: 'banish' }],
      },
    ],
  }),
  card('Ivern, Friend to All', {
    code: 'UNL-177',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Order'],
    energy: 6,
    might: 6,
    tags: ['Ivern', 'Ionia'],
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'board', cause: 'play' },
        entering: true,
        before: [
          {
            do: 'either',
            choices: ANIMALS.map((tag) => ({
              label: tag,
              effects: [{ do: 'entering', looks: { gain: { tags: [tag] } } }],
            })),
          },
        ],
      },
      when(iConquer, SCORES_WITH_ALL),
      when({ on: 'unit:hold', object: 'self' }, SCORES_WITH_ALL),
    ],
  }),
];
