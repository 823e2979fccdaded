/** Cards that play others, or put them somewhere, and spells that take control or give what one has to another. */
import type { Effect, Filter, SingleFaced, Value } from '@arbiter/engine';
import {
  always,
  and,
  atBattlefield,
  card,
  each,
  enemy,
  exhaustThis,
  friendly,
  gear,
  giveMight,
  hidden,
  keyword,
  other,
  pays,
  playMe,
  reaction,
  ready,
  spell,
  t,
  tagged,
  tank,
  target,
  unit,
  uses,
  when,
  yours,
} from '../language/builders.js';

/** In the combat that goes on. */
const FIGHTS: Filter = { any: [{ is: 'attacker' }, { is: 'defender' }] };
const NOBODY = each({ not: { player: 'any' } });
const ONE_MORE: Effect = {
  do: 'remember',
  as: 'banished',
  what: each({ any: [{ in: { saved: 'banished' } }, { in: { saved: 'one banished' } }] }),
};
/** How many gear it has killed this turn: only what was killed counts (370.2). */
const KILLED_BY_ME: Value = {
  happened: { on: 'did', player: 'you', match: { act: 'kill' }, source: 'self', object: gear },
};
/** Each plays what they banished, ignoring Energy costs. */
const playsOwn = (who: 'active' | 'saved'): Effect => ({
  do: 'play',
  who: who === 'active' ? each({ player: 'active' }) : { saved: 'one' },
  what: each(
    and(
      { zone: 'banishment' },
      { in: { saved: 'banished' } },
      { owner: who === 'active' ? each({ player: 'active' }) : { saved: 'one' } },
    ),
  ),
  ignores: 'energy',
  must: true,
});

export const playedCards: SingleFaced[] = [
  card("Rek'Sai, Swarm Queen", {
    code: 'SFD-170',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Order'],
    energy: 5,
    power: 1,
    might: 5,
    tags: ["Rek'Sai", 'The Void'],
    abilities: [
      when(
        { on: 'unit:attack', object: 'self' },
        [
          {
            do: 'dig',
            count: 2,
            reveal: true,
            take: {
              to: 'banishment',
              cause: 'banish',
              may: true,
              save: 'banished',
              // Only units have a place of their own.
              then: [{ do: 'play', what: { saved: 'banished' }, must: true, besides: { is: 'here' } }],
            },
            rest: { to: 'bottom', order: 'random' },
          },
        ],
        { may: true },
      ),
    ],
  }),
  card('Rell, Magnetic', {
    code: 'SFD-024',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Fury'],
    energy: 4,
    might: 4,
    tags: ['Rell', 'Noxus'],
    abilities: [
      tank,
      when(
        { on: 'unit:attack', object: 'self' },
        [
          {
            do: 'play',
            what: each(and({ zone: 'hand' }, { owner: 'you' }, tagged('Equipment'), { stat: ['energy', '<=', 2] })),
            cost: [],
            save: 'played',
          },
          {
            do: 'if',
            if: { compare: [{ countOf: { saved: 'played' } }, '>=', 1] },
            then: [
              {
                do: 'reflexive',
                ability: {
                  // What it became as it entered.
                  effects: [{ do: 'attach', what: { now: { saved: 'played' } }, to: 'self' }],
                },
              },
            ],
          },
        ],
        { may: true },
      ),
    ],
  }),
  card('Undertitan', {
    code: 'SFD-175',
    type: 'Unit',
    domains: ['Order'],
    energy: 6,
    power: 1,
    might: 5,
    tags: ['The Void'],
    abilities: [
      when(playMe, [giveMight(2, each(and(unit, yours, other)))]),
      { kind: 'static', mods: [{ mod: 'rule', rule: 'addsAsRevealed', energy: 2 }] },
    ],
  }),
  card('Akshan, Mischievous', {
    code: 'SFD-109',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Body'],
    energy: 4,
    might: 4,
    tags: ['Akshan', 'Shurima', 'Sentinel'],
    abilities: [
      keyword('weaponmaster'),
      {
        kind: 'static',
        mods: [{ mod: 'cost', optional: { name: 'additional', cost: [pays(0, 'Body', 'Body')] } }],
      },
      when(
        playMe,
        [
          // What is in a base is in that of its controller; what is attached stays with its unit (718.5.c).
          {
            do: 'modify',
            what: t(),
            mods: [{ mod: 'control', to: 'you' }],
            until: { kind: 'asLongAs', if: { exists: [{ zone: 'board' }, { self: true }] } },
          },
          {
            do: 'if',
            if: { is: [t(), tagged('Equipment')] },
            then: [{ do: 'attach', what: t(), to: 'self' }],
          },
        ],
        { if: { paid: 'additional' }, targets: [target(and(gear, enemy))] },
      ),
    ],
  }),
  card('Hostile Takeover', {
    code: 'SFD-202',
    type: 'Spell',
    supertypes: ['Signature'],
    domains: ['Mind', 'Order'],
    energy: 5,
    power: 2,
    tags: ['Renata Glasc'],
    abilities: [
      hidden,
      spell({
        targets: [target(and(unit, enemy, atBattlefield))],
        effects: [
          { do: 'modify', what: t(), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } },
          ready(t()),
          {
            do: 'delayed',
            on: { on: 'step', match: { step: 'end' } },
            effects: [
              { do: 'loseControl', what: { saved: 'target' } },
              { do: 'recall', what: { saved: 'target' } },
            ],
            until: { kind: 'endOfTurn' },
          },
        ],
      }),
    ],
  }),
  card('Promising Future', {
    code: 'OGN-115',
    type: 'Spell',
    domains: ['Mind'],
    energy: 5,
    power: 1,
    abilities: [
      spell({
        effects: [
          { do: 'remember', as: 'banished', what: NOBODY },
          {
            do: 'forEach',
            of: 'players',
            as: 'one',
            effects: [
              { do: 'remember', as: 'five', what: { top: 5, of: { saved: 'one' } } },
              { do: 'look', what: { saved: 'five' }, who: { saved: 'one' } },
              { do: 'choose', who: { saved: 'one' }, among: { saved: 'five' }, min: 1, max: 1, save: 'chosen' },
              {
                do: 'move',
                what: { saved: 'chosen' },
                to: 'banishment',
                cause: 'banish',
                by: 'owners',
                save: 'one banished',
              },
              {
                do: 'move',
                what: each(and({ zone: 'mainDeck' }, { in: { saved: 'five' } })),
                to: 'mainDeck',
                position: 'bottom',
                cause: 'recycle',
                order: 'random',
                by: 'owners',
              },
              ONE_MORE,
            ],
          },
          {
            do: 'forEach',
            of: 'players',
            as: 'one',
            effects: [
              { do: 'if', if: { not: { is: [{ saved: 'one' }, { player: 'active' }] } }, then: [playsOwn('saved')] },
            ],
          },
          playsOwn('active'),
        ],
      }),
    ],
  }),
  card('Baron Nashor', {
    code: 'UNL-147',
    type: 'Unit',
    domains: ['Chaos'],
    energy: 10,
    power: 3,
    might: 12,
    tags: ['The Void'],
    abilities: [
      { kind: 'static', zone: 'chain', mods: [{ mod: 'rule', rule: 'bringsBattlefield', token: 'Baron Pit' }] },
      always([{ mod: 'rule', rule: 'cantBeChosenByEnemies' }]),
      always([{ mod: 'add', stat: 'might', value: 2 }], and(unit, friendly, other)),
    ],
  }),
  card('Pack of Wonders', {
    code: 'OGN-181',
    type: 'Gear',
    domains: ['Chaos'],
    energy: 2,
    abilities: [
      uses([exhaustThis], [{ do: 'move', what: t(), to: 'hand', cause: 'return' }], {
        targets: [
          target(and({ any: [and({ zone: 'board' }, { any: [gear, unit] }), { zone: 'facedown' }] }, friendly, other)),
        ],
      }),
    ],
  }),
  card('Kato the Arm', {
    code: 'SFD-112',
    type: 'Unit',
    domains: ['Body'],
    energy: 4,
    power: 1,
    might: 3,
    tags: ['Noxus'],
    abilities: [
      keyword('deflect'),
      when(
        { on: 'moved', object: 'self', match: { to: 'battlefield' } },
        [
          {
            do: 'modify',
            what: t(),
            mods: [
              { mod: 'keywordsOf', of: 'self' },
              { mod: 'add', stat: 'might', value: { stat: 'might', of: 'self' } },
            ],
          },
        ],
        { targets: [target(and(unit, friendly, other))] },
      ),
    ],
  }),
  card('Decree of Focus', {
    code: 'VEN-040',
    type: 'Spell',
    domains: ['Calm'],
    energy: 1,
    abilities: [
      reaction,
      spell({
        targets: [
          target(
            and(unit, friendly, {
              any: [
                and(FIGHTS, { at: each(and(unit, enemy, { has: ['domains', 'Fury'] }, FIGHTS)) }),
                { targetOf: and({ has: ['types', 'Spell'] }, enemy, { has: ['domains', 'Fury'] }) },
              ],
            }),
          ),
        ],
        effects: [giveMight(4, t())],
      }),
    ],
  }),
  card('Bone Skewer', {
    code: 'UNL-139',
    type: 'Spell',
    domains: ['Chaos'],
    energy: 2,
    power: 1,
    abilities: [
      hidden,
      spell({
        targets: [target({ has: ['types', 'Battlefield'] }), target({ player: 'opponent' })],
        effects: [
          { do: 'reveal', what: t(1) },
          {
            do: 'choose',
            from: and({ zone: 'hand' }, { owner: t(1) }, unit),
            min: 0,
            max: 1,
            save: 'chosen',
            kind: 'CHOOSE_CARD',
          },
          {
            do: 'play',
            who: t(1),
            what: { saved: 'chosen' },
            ignores: 'all',
            at: { in: t() },
            must: true,
            save: 'played',
          },
          {
            do: 'if',
            if: { compare: [{ countOf: { saved: 'played' } }, '>=', 1] },
            then: [
              {
                do: 'reflexive',
                ability: { effects: [{ do: 'status', what: { now: { saved: 'played' } }, status: 'stunned' }] },
              },
            ],
          },
        ],
      }),
    ],
  }),
  card('Rebuttal', {
    code: 'VEN-152',
    type: 'Spell',
    supertypes: ['Signature'],
    domains: ['Mind', 'Chaos'],
    energy: 1,
    power: 1,
    tags: ['Mel'],
    abilities: [
      reaction,
      spell({
        targets: [target(and({ zone: 'chain' }, { has: ['types', 'Spell'] }, { stat: ['energy', '<=', 4] }))],
        effects: [
          {
            do: 'pay',
            cost: [pays(0, 'any')],
            then: [
              { do: 'modify', what: t(), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } },
              { do: 'changeTargets', what: t(), anew: true },
            ],
            else: [{ do: 'counterOnStack', what: t() }],
          },
        ],
      }),
    ],
  }),
  card('Jayce, Man of Progress', {
    code: 'SFD-084',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Mind'],
    energy: 4,
    might: 4,
    tags: ['Jayce', 'Piltover'],
    abilities: [
      when(
        playMe,
        [
          { do: 'remember', as: 'before', value: KILLED_BY_ME },
          { do: 'kill', what: t() },
          {
            do: 'if',
            if: { compare: [KILLED_BY_ME, '>', { number: 'before' }] },
            then: [
              {
                do: 'modify',
                what: each(and({ zone: 'hand' }, { owner: 'you' }, gear, { stat: ['energy', '<=', 7] })),
                mods: [{ mod: 'play', method: 'progress', ignores: 'energy', once: true }],
                later: true,
              },
            ],
          },
        ],
        { may: true, targets: [target(and(gear, friendly))] },
      ),
    ],
  }),
];
