/** Cards whose texts nothing else is like: no row of the compiler would serve another one. */
import type { Effect, Filter } from '@arbiter/engine';
import { COLOR_NAMES } from '../1-concepts/105-colors.js';
import { cite } from '../cite.js';
import {
  activated,
  and,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  each,
  enters,
  exile,
  gainLife,
  has,
  instant,
  keyword,
  loseLife,
  mana,
  manaAbility,
  mill,
  opponentControls,
  regenerate,
  rule,
  sacrificeIt,
  spell,
  t,
  tap,
  tapIt,
  target,
  token,
  triggered,
  youControl,
} from '../language/builders.js';

/** How a party is chosen. @citation */
export const CHOOSING_PARTY = cite('mtg:700.8d');
const PARTY = ['Cleric', 'Rogue', 'Warrior', 'Wizard'];
const [cleric, ...others] = PARTY.map((role) => ({
  from: and(creature, { controller: { saved: 'one' } }, { has: ['subtypes', role] }),
  save: `party${role}`,
}));
/** For each of the four types each player chooses up to one creature of theirs that has it, before the next player does (700.8d, 101.4). */
const chooseParty: Effect[] =
  cleric === undefined
    ? []
    : [{ do: 'choose', who: 'players', each: 'one', ...cleric, min: 0, max: 1, further: others }];
const theRest = and(
  creature,
  { controller: { saved: 'one' } },
  ...PARTY.map((role): Filter => ({ not: { in: { saved: `party${role}` } } })),
);

export const oddities = [
  // Its name is its first word, too.
  instant('Regenerate', '{1}{G}', { targets: [target(creature)], effects: [regenerate(t(0))] }),
  card('Stick Together', {
    cost: '{3}{W}{W}',
    type: 'Sorcery',
    abilities: [
      spell({
        effects: [
          ...chooseParty,
          { do: 'sacrifice', who: 'players', each: 'one', filter: theRest, count: { count: theRest } },
        ],
      }),
    ],
  }),
  // What was paid as it entered counts for its other ability (607.2g).
  card('Phyrexian Processor', {
    cost: '{4}',
    type: 'Artifact',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        before: [
          {
            do: 'pay',
            cost: [{ pay: 'life', amount: 'x' }],
            x: 'paid',
            then: [{ do: 'entering', notes: [{ as: 'lifePaid', value: { number: 'paid' } }] }],
          },
        ],
      },
      activated([mana('{4}'), tap], {
        effects: [
          {
            do: 'create',
            token: token('Phyrexian Minion', 'Creature — Phyrexian Minion', ['B'], '0/0'),
            figures: [
              { stat: 'power', value: { noted: 'lifePaid' } },
              { stat: 'toughness', value: { noted: 'lifePaid' } },
            ],
          },
        ],
      }),
    ],
  }),
  card('Phyrexian Dreadnought', {
    cost: '{1}',
    type: 'Artifact Creature — Phyrexian Dreadnought',
    power: 12,
    toughness: 12,
    abilities: [
      keyword('trample'),
      triggered(enters, {
        effects: [
          {
            do: 'choose',
            from: and(creature, youControl),
            min: 0,
            max: 64,
            save: 'fodder',
            prompt: 'Choose creatures with total power 12 or greater to sacrifice, or none',
          },
          {
            do: 'if',
            if: { compare: [{ total: 'power', of: { saved: 'fodder' } }, '>=', 12] },
            then: [{ do: 'move', what: { saved: 'fodder' }, to: 'graveyard', cause: 'sacrifice' }],
            else: [sacrificeIt],
          },
        ],
      }),
    ],
  }),
  card('Necropotence', {
    cost: '{B}{B}{B}',
    type: 'Enchantment',
    abilities: [
      continuous({ players: 'you' }, [rule('skip', { what: 'draw' })]),
      triggered(
        { on: 'move', object: [{ owner: 'you' }], match: { from: 'hand', cause: 'discard' } },
        { effects: [exile({ each: [{ zone: 'graveyard' }, { in: { event: 'became' } }] })] },
      ),
      activated([{ pay: 'life', amount: 1 }], {
        effects: [
          { do: 'move', what: { top: 1 }, to: 'exile', cause: 'exile', status: { faceDown: true }, save: 'card' },
          {
            do: 'delayed',
            on: { on: 'step', player: 'you', match: { step: 'end' } },
            effects: [{ do: 'move', what: { saved: 'card' }, to: 'hand', cause: 'return' }],
          },
        ],
      }),
    ],
  }),
  creatureCard(
    'Thundermaw Hellkite',
    '{3}{R}{R}',
    'Dragon',
    '5/5',
    keyword('flying'),
    keyword('haste'),
    // Those that it deals damage to are tapped, also those whose damage is prevented.
    triggered(enters, {
      effects: [
        { do: 'remember', as: 'those', what: each(and(creature, { keyword: 'flying' }, opponentControls)) },
        damage(1, { saved: 'those' }),
        tapIt({ saved: 'those' }),
      ],
    }),
  ),
  instant('Psychic Spiral', '{4}{U}', {
    targets: [target({ player: 'any' })],
    effects: [
      {
        do: 'move',
        what: { each: [{ zone: 'graveyard' }, { owner: 'you' }] },
        to: 'library',
        cause: 'return',
        order: 'random',
        save: 'returned',
      },
      { do: 'remember', as: 'many', value: { countOf: { saved: 'returned' } } },
      { do: 'shuffle', who: 'you' },
      mill({ number: 'many' }, t(0)),
    ],
  }),
  card('Nykthos, Shrine to Nyx', {
    type: 'Legendary Land',
    abilities: [
      manaAbility('{C}'),
      activated([mana('{2}'), tap], {
        immediate: true,
        effects: [
          {
            do: 'either',
            choices: (['W', 'U', 'B', 'R', 'G'] as const).map((color) => ({
              label: COLOR_NAMES[color] ?? color,
              effects: [{ do: 'addMana', choices: [`{${color}}`], times: { devotion: [color] } }],
            })),
          },
        ],
      }),
    ],
  }),
  card('Obzedat, Ghost Council', {
    cost: '{1}{W}{W}{B}{B}',
    type: 'Legendary Creature — Spirit Advisor',
    power: 5,
    toughness: 5,
    abilities: [
      triggered(enters, { targets: [target({ player: 'opponent' })], effects: [loseLife(2, t(0)), gainLife(2)] }),
      triggered(
        { on: 'step', player: 'you', match: { step: 'end' } },
        {
          effects: [
            {
              do: 'may',
              prompt: 'Exile it until your next upkeep?',
              then: [
                exile('self', 'away'),
                {
                  do: 'if',
                  if: { compare: [{ countOf: { saved: 'away' } }, '>=', 1] },
                  then: [
                    {
                      do: 'delayed',
                      on: { on: 'step', player: 'you', match: { step: 'upkeep' } },
                      effects: [
                        { do: 'move', what: { saved: 'away' }, to: 'battlefield', cause: 'return', save: 'back' },
                        { do: 'modify', what: { saved: 'back' }, mods: [has('haste')], until: { kind: 'permanent' } },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ),
    ],
  }),
  card('Elixir of Immortality', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      activated([mana('{2}'), tap], {
        effects: [
          gainLife(5),
          {
            do: 'move',
            what: {
              each: {
                any: [
                  [{ zone: 'battlefield' }, { self: true }],
                  [{ zone: 'graveyard' }, { owner: 'you' }],
                ],
              },
            },
            to: 'library',
            cause: 'return',
            order: 'random',
          },
          // The graveyard is its controller's, and the artifact may be somebody else's.
          {
            do: 'shuffle',
            who: { each: { any: [{ player: 'you' }, [{ player: 'any' }, { in: { ownerOf: 'self' } }]] } },
          },
        ],
      }),
    ],
  }),
  card('Shahrazad', {
    cost: '{W}{W}',
    type: 'Sorcery',
    abilities: [
      spell({
        effects: [
          { do: 'playSubgame', save: 'won' },
          {
            do: 'forEach',
            of: { each: [{ player: 'any' }, { not: { in: { saved: 'won' } } }] },
            as: 'one',
            effects: [
              {
                do: 'stat',
                stat: 'life',
                who: { saved: 'one' },
                amount: { negative: { half: { stat: 'life', of: { saved: 'one' } }, round: 'up' } },
              },
            ],
          },
        ],
      }),
    ],
  }),
];
