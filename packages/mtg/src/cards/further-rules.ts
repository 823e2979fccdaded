/** Cards by which rules show that few others are about. */
import type { Ability } from '@arbiter/engine';
import { cite } from '../cite.js';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  discard,
  draw,
  each,
  entersWith,
  exile,
  instant,
  instantOrSorcery,
  keyword,
  permanent,
  putCounters,
  returnToHand,
  rule,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
  youCast,
  youControl,
} from '../language/builders.js';

/** Which of two commanders is meant is chosen as an effect does something with it. @citation */
export const CHOOSING_COMMANDER = cite('mtg:702.124e');

const enchantment = (name: string, cost: string, ...abilities: Ability[]) =>
  card(name, { cost, type: 'Enchantment', abilities });

export const furtherRules = [
  // A player with protection (702.16b, 702.16e), whose life total can't change (119.7, 119.8).
  instant("Teferi's Protection", '{2}{W}', {
    effects: [
      {
        do: 'modify',
        what: 'you',
        mods: [rule('cantGainLife'), rule('cantLoseLife'), { mod: 'rule', rule: 'protection', from: [] }],
        until: { kind: 'untilStep', step: 'untap' },
      },
      { do: 'phaseOut', what: each(permanent, youControl) },
      exile('self'),
    ],
  }),
  // How many cards are milled (701.17d), and surveilled (701.25b).
  card('Bruvac the Grandiloquent', {
    cost: '{2}{U}',
    type: 'Legendary Creature — Human Advisor',
    power: 1,
    toughness: 4,
    abilities: [
      {
        kind: 'replacement',
        on: 'mills',
        player: 'opponent',
        change: { amount: { times: [2, { event: 'amount' }] } },
      },
    ],
  }),
  enchantment(
    'Enhanced Surveillance',
    '{1}{U}',
    continuous({ players: 'you' }, [rule('surveilsFurther', { count: 2 })]),
    activated([{ pay: 'exile', what: 'self', from: 'battlefield' }], {
      effects: [
        { do: 'move', what: each({ zone: 'graveyard' }, { owner: 'you' }), to: 'library', cause: 'return' },
        { do: 'shuffle', who: 'you' },
      ],
    }),
  ),
  // Mana that may be paid by tapping (701.67).
  creatureCard(
    'Flexible Waterbender',
    '{3}{U}',
    'Human Warrior Ally',
    '2/5',
    keyword('vigilance'),
    activated([{ pay: 'waterbend', amount: 3 }], {
      effects: [
        untilEndOfTurn('self', { mod: 'set', prop: 'power', value: 5 }, { mod: 'set', prop: 'toughness', value: 2 }),
      ],
    }),
  ),
  creatureCard(
    'Geyser Leaper',
    '{4}{U}',
    'Human Warrior Ally',
    '4/3',
    keyword('flying'),
    activated([{ pay: 'waterbend', amount: 4 }], { effects: [draw(1), discard(1, 'you')] }),
  ),
  card('Water Whip', {
    cost: '{U}{U}',
    type: 'Sorcery — Lesson',
    abilities: [
      {
        kind: 'spell',
        additional: [{ pay: 'waterbend', amount: 5 }],
        targets: [target(creature, { min: 0, max: 2 })],
        effects: [returnToHand(t(0)), draw(2)],
      },
    ],
  }),
  // What is said of the next spell (611.2f).
  card('Savage Summoning', {
    cost: '{G}',
    type: 'Instant',
    abilities: [
      continuous('self', [rule('cantBeCountered')]),
      {
        kind: 'spell',
        effects: [
          {
            do: 'modify',
            what: 'you',
            mods: [{ mod: 'rule', rule: 'asThoughFlash', of: { has: ['types', 'Creature'] } }],
            until: { kind: 'untilEvent', on: youCast(creature) },
          },
          {
            do: 'modify',
            what: 'you',
            mods: [
              {
                mod: 'rule',
                rule: 'nextSpell',
                of: { has: ['types', 'Creature'] },
                effects: [
                  {
                    do: 'modify',
                    what: { event: 'object' },
                    mods: [rule('cantBeCountered')],
                    until: { kind: 'permanent' },
                  },
                  {
                    do: 'createReplacement',
                    replaces: { on: 'move', match: { to: 'battlefield' }, change: { counters: { '+1/+1': 1 } } },
                    entities: { event: 'object' },
                    once: true,
                    until: { kind: 'endOfTurn' },
                  },
                ],
              },
            ],
            until: { kind: 'endOfTurn' },
          },
        ],
      },
    ],
  }),
  // What is done as one cascades (702.85b).
  card('Averna, the Chaos Bloom', {
    cost: '{G}{U}{R}',
    type: 'Legendary Creature — Elemental Shaman',
    power: 4,
    toughness: 2,
    abilities: [
      continuous({ players: 'you' }, [
        {
          mod: 'rule',
          rule: 'asYouCascade',
          effects: [
            {
              do: 'choose',
              from: [{ zone: 'exile' }, { in: { saved: 'exiled' } }, { has: ['types', 'Land'] }],
              min: 0,
              max: 1,
              save: 'land',
            },
            {
              do: 'move',
              what: { saved: 'land' },
              to: 'battlefield',
              cause: 'return',
              controller: 'you',
              status: { tapped: true },
            },
          ],
        },
      ]),
    ],
  }),
  // What was exiled to pay for it (607.2q).
  creatureCard(
    'Murktide Regent',
    '{5}{U}{U}',
    'Dragon',
    '3/3',
    keyword('delve'),
    keyword('flying'),
    entersWith({ '+1/+1': { count: [{ zone: 'exile' }, instantOrSorcery, { in: 'exiledToPay' }] } }),
    triggered(
      {
        on: 'move',
        object: [{ owner: 'you' }, instantOrSorcery, { not: { is: 'token' } }],
        match: { from: 'graveyard' },
      },
      { effects: [putCounters(1, 'self')] },
    ),
  ),
  // The full text of another card (612.6).
  creatureCard(
    "Volrath's Shapeshifter",
    '{1}{U}{U}',
    'Phyrexian Shapeshifter',
    '0/1',
    {
      kind: 'static',
      affects: 'self',
      if: { exists: [{ zone: 'graveyard' }, { owner: 'you' }, { topmost: [] }, { has: ['types', 'Creature'] }] },
      mods: [
        { mod: 'fullText', of: each({ zone: 'graveyard' }, { owner: 'you' }, { topmost: [] }) },
        { mod: 'ability', ability: activated([{ pay: 'mana', cost: '{2}' }], { effects: [discard(1, 'you')] }) },
      ],
    },
    activated([{ pay: 'mana', cost: '{2}' }], { effects: [discard(1, 'you')] }),
  ),
  // Of two commanders one is chosen (702.124e).
  card('Command Beacon', {
    type: 'Land',
    abilities: [
      activated([tap], { immediate: true, effects: [{ do: 'addMana', choices: ['{C}'] }] }),
      activated([tap, { pay: 'sacrifice', what: 'self' }], {
        effects: [
          {
            do: 'choose',
            from: [{ zone: 'command' }, { owner: 'you' }, { is: 'commander' }],
            min: 1,
            max: 1,
            save: 'it',
          },
          { do: 'move', what: { saved: 'it' }, to: 'hand', cause: 'return' },
        ],
      }),
    ],
  }),
];
