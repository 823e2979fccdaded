/** The cards of the Viktor deck: Mind and Order. */
import type { SingleFaced } from '@arbiter/engine';
import { DIES } from '../4-actions/428-kill.js';
import {
  action,
  ambush,
  and,
  atBattlefield,
  card,
  deal,
  deathknell,
  draw,
  each,
  enemy,
  entersReadyIf,
  exhaustThis,
  friendly,
  gear,
  giveKeyword,
  here,
  hidden,
  iConquer,
  keyword,
  kill,
  opponent,
  other,
  pays,
  playMe,
  playToken,
  repeatable,
  spell,
  t,
  tagged,
  tank,
  target,
  temporary,
  unit,
  uses,
  when,
  yours,
} from '../language/builders.js';
import { gold, recruit, sprite } from './tokens.js';

const playGold = playToken(gold, { exhausted: true });
const spriteToBase = playToken(sprite, { ready: true, to: 'base' });

export const viktorDeck: SingleFaced[] = [
  card('Viktor, Herald of the Arcane', {
    code: 'OGN-265',
    type: 'Legend',
    domains: ['Mind', 'Order'],
    tags: ['Viktor'],
    abilities: [uses([pays(1), exhaustThis], [playToken(recruit)], { zone: 'legendZone' })],
  }),
  card('Viktor, Leader', {
    code: 'OGN-246',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Order'],
    energy: 4,
    power: 1,
    might: 4,
    tags: ['Viktor', 'Zaun'],
    abilities: [
      when({ on: 'move', object: and(unit, yours, other, { not: tagged('Recruit') }), match: DIES }, [
        playToken(recruit, { to: 'base' }),
      ]),
    ],
  }),
  card('Cull the Weak', {
    code: 'OGN-209',
    type: 'Spell',
    domains: ['Order'],
    energy: 2,
    power: 1,
    abilities: [
      spell({
        effects: [
          {
            do: 'sacrifice',
            who: 'players',
            filter: unit,
            kind: 'KILL',
            cause: 'kill',
            prompt: 'Choose one of your units to kill',
          },
        ],
      }),
    ],
  }),
  card('Hidden Blade', {
    code: 'OGN-213',
    type: 'Spell',
    domains: ['Order'],
    energy: 2,
    power: 1,
    abilities: [
      hidden,
      action,
      spell({ targets: [target(and(unit, atBattlefield))], effects: [kill(t()), draw(2, { controllerOf: t() })] }),
    ],
  }),
  card('Imperial Decree', {
    code: 'OGN-221',
    type: 'Spell',
    domains: ['Order'],
    energy: 5,
    power: 2,
    abilities: [
      action,
      spell({
        effects: [
          {
            do: 'delayed',
            on: { on: 'damage', object: unit },
            effects: [kill({ event: 'object' })],
            repeat: true,
            until: { kind: 'endOfTurn' },
          },
        ],
      }),
    ],
  }),
  card('Bellows Breath', {
    code: 'SFD-080',
    type: 'Spell',
    domains: ['Mind'],
    energy: 1,
    power: 1,
    abilities: [
      action,
      repeatable(pays(1, 'Mind'), {
        targets: [target(unit, { min: 0, max: 3, together: 'samePlace' })],
        effects: [deal(1, t())],
      }),
    ],
  }),
  card('Honest Broker', {
    code: 'SFD-155',
    type: 'Unit',
    domains: ['Order'],
    energy: 2,
    might: 2,
    tags: ['Ionia'],
    abilities: [deathknell(playGold)],
  }),
  card('Deadly Flourish', {
    code: 'UNL-073',
    type: 'Spell',
    domains: ['Mind'],
    energy: 4,
    abilities: [
      spell({
        targets: [target(and(unit, enemy))],
        effects: [
          deal(3, t()),
          {
            do: 'if',
            if: { compare: [{ countOf: t() }, '>=', 1] },
            then: [
              {
                do: 'delayed',
                on: { on: 'move', object: { in: { saved: 'target' } }, match: DIES },
                effects: [playGold],
                until: { kind: 'endOfTurn' },
              },
            ],
          },
        ],
      }),
    ],
  }),
  card('Salvage', {
    code: 'OGN-224',
    type: 'Spell',
    domains: ['Order'],
    energy: 2,
    power: 1,
    abilities: [
      action,
      spell({
        targets: [target(gear, { min: 0, max: 1 })],
        effects: [
          {
            do: 'if',
            if: { compare: [{ countOf: t() }, '>=', 1] },
            then: [{ do: 'may', prompt: 'Kill the gear?', then: [kill(t())] }],
          },
          draw(1),
        ],
      }),
    ],
  }),
  card('Plundering Poro', {
    code: 'SFD-069',
    type: 'Unit',
    domains: ['Mind'],
    energy: 2,
    might: 2,
    tags: ['Poro', 'Pirate', 'Bilgewater'],
    abilities: [when(iConquer, [playGold])],
  }),
  card('Sprite Burst', {
    code: 'UNL-069',
    type: 'Spell',
    domains: ['Mind'],
    energy: 5,
    abilities: [spell({ effects: [playToken(sprite, { count: 2, ready: true })] })],
  }),
  card('Chakram Dancer', {
    code: 'UNL-071',
    type: 'Unit',
    domains: ['Mind'],
    energy: 3,
    might: 3,
    tags: ['Bilgewater'],
    abilities: [ambush, when(playMe, [giveKeyword(keyword('shield'), each(and(unit, yours, other, here)))])],
  }),
  card('Sprite Fountain', {
    code: 'UNL-078',
    type: 'Gear',
    domains: ['Mind'],
    energy: 2,
    power: 1,
    abilities: [temporary, when(playMe, [spriteToBase]), deathknell(spriteToBase)],
  }),
  card("Shadow's Call", {
    code: 'UNL-165',
    type: 'Spell',
    domains: ['Order'],
    energy: 2,
    abilities: [
      spell({
        targets: [target(and(unit, friendly, { not: { keyword: 'temporary' } }))],
        effects: [giveKeyword(temporary, t(), true), draw(2)],
      }),
    ],
  }),
  card('Xin Zhao, Vigilant', {
    code: 'SFD-176',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Order'],
    energy: 3,
    power: 1,
    might: 4,
    tags: ['Demacia', 'Xin Zhao'],
    abilities: [tank, entersReadyIf({ exists: and(unit, yours, other, { is: 'inBase' }), atLeast: 2 })],
  }),
  card('Ashe, Focused', {
    code: 'UNL-169',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Order'],
    energy: 5,
    power: 1,
    might: 4,
    tags: ['Freljord', 'Ashe'],
    abilities: [
      when(
        playMe,
        [
          { do: 'reveal', what: t() },
          {
            do: 'choose',
            from: and({ zone: 'hand' }, { owner: t() }),
            min: 1,
            max: 1,
            save: 'chosen',
            kind: 'CHOOSE_CARD',
          },
          { do: 'move', what: { saved: 'chosen' }, to: 'banishment', cause: 'banish', save: 'banished' },
          { do: 'remember', what: t(), as: 'opponent' },
          {
            do: 'if',
            if: { compare: [{ countOf: { saved: 'banished' } }, '>=', 1] },
            then: [
              {
                do: 'delayed',
                on: { on: 'hold', player: { saved: 'opponent' } },
                effects: [{ do: 'move', what: { saved: 'banished' }, to: 'hand', cause: 'return' }],
                until: { kind: 'permanent' },
              },
            ],
          },
        ],
        { targets: [target(opponent)] },
      ),
    ],
  }),
];
