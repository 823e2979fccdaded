/** Cards that many decks have and that limit what players do, save numbers for later, or ask what mana was spent on. */
import type { CardDefinition, Filter, StaticAbility } from '@arbiter/engine';
import {
  activated,
  and,
  anyTarget,
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  draw,
  entersTapped,
  instant,
  keyword,
  land,
  mana,
  manaAbility,
  not,
  player,
  rule,
  scry,
  t,
  tap,
  target,
  triggered,
} from '../language/builders.js';
import { backIntoLibrary } from './popular-creatures.js';

const anySpell: Filter = { is: 'spell' };
const anyZone = { any: ['battlefield', 'stack', 'graveyard', 'exile', 'command'].map((zone) => ({ zone })) };
const yourCommander: Filter = [{ is: 'commander' }, { owner: 'you' }];

/** "Each player can't cast more than one spell each turn": of those that fit, where only these count. */
const oneSpellEachTurn = (what?: { not: { has: ['types', string] } }): StaticAbility =>
  continuous(
    {
      players: 'all',
      that: and(player, {
        happenedFor: { on: 'cast', player: 'you', ...(what === undefined ? {} : { object: what }) },
      }),
    },
    [{ mod: 'rule', rule: 'cantCast', ...(what === undefined ? {} : { of: what }) }],
  );

export const soughtLaws: CardDefinition[] = [
  card('Rule of Law', { cost: '{2}{W}', type: 'Enchantment', abilities: [oneSpellEachTurn()] }),
  card('Arcane Laboratory', { cost: '{2}{U}', type: 'Enchantment', abilities: [oneSpellEachTurn()] }),
  card('Eidolon of Rhetoric', {
    cost: '{2}{W}',
    type: 'Enchantment Creature — Spirit',
    power: 1,
    toughness: 4,
    abilities: [oneSpellEachTurn()],
  }),
  card('Ethersworn Canonist', {
    cost: '{1}{W}',
    type: 'Artifact Creature — Human Cleric',
    power: 2,
    toughness: 2,
    abilities: [oneSpellEachTurn({ not: { has: ['types', 'Artifact'] } })],
  }),
  creatureCard(
    'Angelic Arbiter',
    '{5}{W}{W}',
    'Angel',
    '5/6',
    keyword('flying'),
    continuous(
      and(creature, { controller: { each: [{ player: 'opponent' }, { happenedFor: { on: 'cast', player: 'you' } }] } }),
      [rule('cantAttack')],
    ),
    continuous({ players: 'opponents', that: and(player, { happenedFor: { on: 'attackers', player: 'you' } }) }, [
      rule('cantCast'),
    ]),
  ),
  instant('Mana Drain', '{U}{U}', {
    targets: [target(anySpell)],
    effects: [
      { do: 'remember', as: 'much', value: { stat: 'manaValue', of: t(0) } },
      counterSpell(t(0)),
      {
        do: 'delayed',
        on: { on: 'step', player: 'you', match: { step: ['precombatMain', 'postcombatMain'] } },
        effects: [{ do: 'addMana', choices: ['{C}'], times: { number: 'much' } }],
      },
    ],
  }),
  instant('Plasm Capture', '{G}{G}{U}{U}', {
    targets: [target(anySpell)],
    effects: [
      { do: 'remember', as: 'much', value: { stat: 'manaValue', of: t(0) } },
      counterSpell(t(0)),
      {
        do: 'delayed',
        on: { on: 'step', player: 'you', match: { step: 'precombatMain' } },
        effects: [
          { do: 'addMana', choices: ['{W}', '{U}', '{B}', '{R}', '{G}'], times: { number: 'much' }, combined: true },
        ],
      },
    ],
  }),
  card('Emrakul, the Aeons Torn', {
    cost: '{15}',
    type: 'Legendary Creature — Eldrazi',
    power: 15,
    toughness: 15,
    abilities: [
      { ...continuous('self', [rule('cantBeCountered')]), zone: 'stack' },
      triggered({ on: 'cast', object: 'self' }, { effects: [{ do: 'extraTurn', who: 'you' }] }),
      keyword('flying'),
      keyword('protection', {
        from: and(anySpell, { has: ['colors', ['W', 'U', 'B', 'R', 'G']] }),
        label: 'spells that are one or more colors',
      }),
      keyword('annihilator', { value: 6 }),
      backIntoLibrary,
    ],
  }),
  card('Myriad Landscape', {
    type: 'Land',
    abilities: [
      entersTapped,
      manaAbility('{C}'),
      activated([mana('{2}'), tap, { pay: 'sacrifice', what: 'self' }], {
        effects: [
          {
            do: 'search',
            filter: and(land, { has: ['supertypes', 'Basic'] }),
            count: 2,
            sharing: 'subtypes',
            to: 'battlefield',
            status: { tapped: true },
          },
          { do: 'shuffle', who: 'you' },
        ],
      }),
    ],
  }),
  card('Path of Ancestry', {
    type: 'Land',
    abilities: [
      entersTapped,
      activated([tap], {
        immediate: true,
        effects: [
          {
            do: 'addMana',
            identity: true,
            spent: {
              cast: and(creature, { sharesCreatureType: { each: and(anyZone, yourCommander) } }),
              effects: [scry(1)],
              triggers: true,
            },
          },
        ],
      }),
    ],
  }),
  card('Opal Palace', {
    type: 'Land',
    abilities: [
      manaAbility('{C}'),
      activated([mana('{1}'), tap], {
        immediate: true,
        effects: [
          {
            do: 'addMana',
            identity: true,
            spent: {
              cast: yourCommander,
              effects: [
                {
                  do: 'createReplacement',
                  entities: { event: 'object' },
                  replaces: {
                    on: 'move',
                    match: { to: 'battlefield' },
                    change: { counters: { '+1/+1': { castFromCommand: { event: 'object' } } } },
                  },
                  until: { kind: 'permanent' },
                },
              ],
            },
          },
        ],
      }),
    ],
  }),
  card('Keranos, God of Storms', {
    cost: '{3}{U}{R}',
    type: 'Legendary Enchantment Creature — God',
    power: 6,
    toughness: 5,
    abilities: [
      keyword('indestructible'),
      continuous('self', [{ mod: 'lose', prop: 'types', values: ['Creature'] }], {
        compare: [{ devotion: ['U', 'R'] }, '<', 7],
      }),
      continuous({ players: 'you' }, [rule('revealsFirstDraw', { ownTurns: true })]),
      triggered({ on: 'revealsDrawn', source: 'self', object: land }, { effects: [draw(1)] }),
      triggered(
        { on: 'revealsDrawn', source: 'self', object: not(land) },
        { targets: [target(anyTarget)], effects: [damage(3, t(0))] },
      ),
    ],
  }),
  ...(
    [
      ['Primitive Etchings', creature],
      ['Rowen', and(land, { has: ['supertypes', 'Basic'] })],
    ] as const
  ).map(([name, what]) =>
    card(name, {
      cost: '{2}{G}{G}',
      type: 'Enchantment',
      abilities: [
        continuous({ players: 'you' }, [rule('revealsFirstDraw')]),
        triggered({ on: 'revealsDrawn', source: 'self', object: what }, { effects: [draw(1)] }),
      ],
    }),
  ),
];
