/** Cards whose mechanism hardly any other has, each named beside the rule that is about it. */
import type { CardDefinition, Effect, FilterClause, ReplacementAbility } from '@arbiter/engine';
import {
  activated,
  and,
  card,
  continuous,
  creature,
  creatureCard,
  draw,
  enters,
  gainLife,
  keyword,
  land,
  mana,
  manaAbility,
  permanent,
  plus,
  putCounters,
  sorcery,
  t,
  tap,
  target,
  token,
  triggered,
  youCast,
  youControl,
} from '../language/builders.js';

const goblin = token('Phyrexian Goblin', 'Creature — Phyrexian Goblin', ['R'], '1/1', keyword('haste'));
const hydra = token('Hydra', 'Creature — Hydra', ['G'], '0/0');
const fromOpeningHand = (...effects: Effect[]) =>
  continuous('self', [{ mod: 'rule', rule: 'fromOpeningHand', effects }]);
const nontoken = [permanent, { not: { is: 'token' } }] as const;

/** All nontoken permanents of a kind, by their controllers. */
const allSacrificed = (...which: FilterClause[]): Effect => {
  const filter = and(...nontoken, ...which);
  const count = { count: and(filter, { controller: { saved: 'each' } }) };
  return { do: 'sacrifice', who: 'players', each: 'each', filter, count };
};

/** "If you cast it any time a sorcery couldn't have been cast, its controller sacrifices it in the next cleanup step" (307.5a). */
const goneIfOutOfTime: ReplacementAbility = {
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  also: [
    { do: 'remember', as: 'there', what: { now: 'self' } },
    {
      do: 'if',
      if: { is: [{ saved: 'there' }, { is: 'castOutOfTime' }] },
      then: [
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'cleanup' } },
          effects: [{ do: 'move', what: { saved: 'there' }, to: 'graveyard', cause: 'sacrifice' }],
        },
      ],
    },
  ],
};

export const rareMechanics: CardDefinition[] = [
  // Any time its player could mulligan (103.5b).
  card('Serum Powder', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      manaAbility('{C}'),
      continuous('self', [
        {
          mod: 'rule',
          rule: 'asMulligan',
          effects: [
            {
              do: 'move',
              what: { each: [{ zone: 'hand' }, { owner: 'you' }] },
              to: 'exile',
              cause: 'exile',
              save: 'hand',
            },
            draw({ countOf: { saved: 'hand' } }),
          ],
        },
      ]),
    ],
  }),
  // Revealed from the opening hand (103.6b).
  creatureCard(
    'Chancellor of the Forge',
    '{4}{R}{R}{R}',
    'Phyrexian Giant',
    '5/5',
    fromOpeningHand({
      do: 'delayed',
      on: { on: 'step', match: { step: 'upkeep' } },
      effects: [{ do: 'create', token: goblin }],
    }),
    triggered(enters, {
      effects: [{ do: 'create', token: goblin, count: { count: [creature, youControl] } }],
    }),
  ),
  creatureCard(
    'Chancellor of the Dross',
    '{4}{B}{B}{B}',
    'Phyrexian Vampire',
    '6/6',
    fromOpeningHand({
      do: 'delayed',
      on: { on: 'step', match: { step: 'upkeep' } },
      effects: [
        { do: 'stat', stat: 'life', who: 'opponents', amount: -3, total: 'lost' },
        gainLife({ number: 'lost' }),
      ],
    }),
    keyword('flying'),
    keyword('lifelink'),
  ),
  // The mana that another player loses (106.13).
  sorcery('Drain Power', '{U}{U}', {
    targets: [target({ player: 'any' })],
    effects: [
      { do: 'activateMana', who: t(0), of: land },
      { do: 'takeMana', from: t(0) },
    ],
  }),
  // The X of another object (107.3e).
  card('Zaxara, the Exemplary', {
    cost: '{1}{B}{G}{U}',
    type: 'Legendary Creature — Nightmare Hydra',
    power: 2,
    toughness: 3,
    abilities: [
      keyword('deathtouch'),
      manaAbility('{W}{W}', '{U}{U}', '{B}{B}', '{R}{R}', '{G}{G}'),
      triggered(youCast({ is: 'hasX' }), {
        effects: [
          { do: 'create', token: hydra, save: 'hydra' },
          putCounters({ xOf: { event: 'object' } }, { saved: 'hydra' }),
        ],
      }),
    ],
  }),
  // What is done with the card that was drawn (121.6c).
  creatureCard(
    'Sindbad',
    '{1}{U}',
    'Human',
    '1/1',
    activated([tap], {
      effects: [
        { do: 'draw', who: 'you', count: 1, save: 'card' },
        { do: 'reveal', what: { saved: 'card' } },
        {
          do: 'if',
          if: { is: [{ saved: 'card' }, { not: land }] },
          then: [{ do: 'move', what: { saved: 'card' }, to: 'graveyard', cause: 'discard' }],
        },
      ],
    }),
  ),
  // Names that were first printed in an expansion (206.3).
  card('City in a Bottle', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      triggered(
        {
          on: 'state',
          when: { exists: and(...nontoken, { firstPrinted: 'Arabian Nights' }, { other: true }) },
        },
        {
          effects: [allSacrificed({ firstPrinted: 'Arabian Nights' }, { other: true })],
        },
      ),
      continuous({ players: 'all' }, [
        { mod: 'rule', rule: 'cantCast', of: { firstPrinted: 'Arabian Nights' } },
        { mod: 'rule', rule: 'cantPlayLands', of: { firstPrinted: 'Arabian Nights' } },
      ]),
    ],
  }),
  card('Golgothian Sylex', {
    cost: '{4}',
    type: 'Artifact',
    abilities: [
      activated([mana('{1}'), tap], {
        effects: [allSacrificed({ firstPrinted: 'Antiquities' })],
      }),
    ],
  }),
  card('Apocalypse Chime', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      activated([mana('{2}'), tap, { pay: 'sacrifice', what: 'self' }], {
        effects: [
          {
            do: 'move',
            what: { each: and(...nontoken, { firstPrinted: 'Homelands' }) },
            to: 'graveyard',
            cause: 'destroy',
            final: true,
          },
        ],
      }),
    ],
  }),
  // Cast when a sorcery couldn't have been (307.5a).
  card('Parapet', {
    cost: '{1}{W}',
    type: 'Enchantment',
    abilities: [
      { kind: 'play', method: 'asThoughFlash', timing: 'instant' },
      goneIfOutOfTime,
      continuous([creature, youControl], plus(0, 1)),
    ],
  }),
  // Who protects a battle (310.8e).
  creatureCard(
    'Portent Tracker',
    '{1}{G}',
    'Satyr Scout',
    '1/1',
    activated([tap], { targets: [target(land)], effects: [{ do: 'status', what: t(0), status: 'tapped', on: false }] }),
    activated([tap], {
      timing: 'sorcery',
      targets: [target({ has: ['types', 'Battle'] })],
      effects: [
        {
          do: 'if',
          if: { is: [t(0), { protectedBy: 'opponents' }] },
          then: [putCounters(-1, t(0), 'defense')],
          else: [putCounters(1, t(0), 'defense')],
        },
      ],
    }),
  ),
];
