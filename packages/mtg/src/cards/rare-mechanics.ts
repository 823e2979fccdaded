/** Cards whose mechanism hardly any other has, each named beside the rule that is about it. */
import type { CardDefinition, CopyExcept, Effect, FilterClause, ReplacementAbility } from '@arbiter/engine';
import {
  activated,
  and,
  asItEnters,
  card,
  continuous,
  creature,
  creatureCard,
  draw,
  enchant,
  enters,
  gainLife,
  has,
  keyword,
  land,
  mana,
  manaAbility,
  mayPay,
  permanent,
  plus,
  putCounters,
  rule,
  sacrificeIt,
  sorcery,
  t,
  tap,
  target,
  token,
  triggered,
  youCast,
  youControl,
  yourUpkeep,
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

/** One of several looks as it enters, which is part of what is copied (208.2b). */
const oneOfLooks = (looks: { label: string; except: CopyExcept }[]): Effect => ({
  do: 'either',
  choices: looks.map(({ label, except }) => ({ label, effects: [{ do: 'entering', looks: except }] })),
});
const SHAPES = oneOfLooks([
  { label: '3/3', except: { props: { power: 3, toughness: 3 } } },
  { label: '2/2 with flying', except: { props: { power: 2, toughness: 2 }, abilities: [keyword('flying')] } },
  {
    label: '1/6 Wall with defender',
    except: { props: { power: 1, toughness: 6 }, gain: { subtypes: ['Wall'] }, abilities: [keyword('defender')] },
  },
]);
const FORMS = oneOfLooks([
  { label: '5/1', except: { props: { power: 5, toughness: 1 } } },
  { label: '1/5', except: { props: { power: 1, toughness: 5 } } },
]);
const asTurnedUp = {
  kind: 'replacement',
  on: 'status',
  object: 'self',
  match: { status: 'faceDown', on: false },
} as const;

/** A copy of another creature until it is turned face down, which it may be in its controller's upkeep (707.9a, 708.11). */
const copyingUntilFaceDown: Pick<ReplacementAbility, 'copy'> = {
  copy: {
    of: and(creature, { other: true }),
    may: true,
    except: {
      abilities: [
        triggered(yourUpkeep, {
          effects: [{ do: 'may', then: [{ do: 'status', what: 'self', status: 'faceDown' }] }],
        }),
      ],
    },
    untilStatus: 'faceDown',
  },
};

export const rareMechanics: CardDefinition[] = [
  // What is copied for a time only (707.2, 708.11).
  creatureCard(
    'Vesuvan Shapeshifter',
    '{3}{U}{U}',
    'Shapeshifter',
    '0/0',
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'battlefield' },
      entering: true,
      ...copyingUntilFaceDown,
    },
    { ...asTurnedUp, ...copyingUntilFaceDown },
    keyword('morph', { cost: [mana('{1}{U}')] }),
  ),
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
  // Power and toughness chosen as it enters, or is turned face up (208.2b).
  card('Primal Clay', {
    cost: '{4}',
    type: 'Artifact Creature — Shapeshifter',
    power: 0,
    toughness: 0,
    abilities: [asItEnters(SHAPES)],
  }),
  creatureCard(
    'Aquamorph Entity',
    '{2}{U}{U}',
    'Shapeshifter',
    '0/0',
    asItEnters(FORMS),
    { ...asTurnedUp, before: [FORMS] },
    keyword('morph', { cost: [mana('{2}{U}')] }),
  ),
  // An Aura that may be attached as it is turned face up (303.4k).
  card('Gift of Doom', {
    cost: '{4}{B}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(creature),
      continuous('attached', [has('deathtouch'), has('indestructible')]),
      keyword('morph', {
        cost: [{ pay: 'sacrifice', what: and(creature, { other: true }), label: 'another creature' }],
      }),
      {
        ...asTurnedUp,
        also: [
          {
            do: 'choose',
            from: and(creature, { couldBear: 'self' }),
            min: 0,
            max: 1,
            save: 'host',
            prompt: 'Attach it to a creature?',
          },
          { do: 'attach', what: 'self', to: { saved: 'host' } },
        ],
      },
    ],
  }),
  // How many cards are drawn (121.2a).
  creatureCard(
    'Quantum Riddler',
    '{3}{U}{U}',
    'Sphinx',
    '4/6',
    keyword('flying'),
    triggered(enters, { effects: [draw(1)] }),
    {
      kind: 'replacement',
      on: 'draws',
      player: 'you',
      if: { compare: [{ count: [{ zone: 'hand' }, { owner: 'you' }] }, '<=', 1] },
      change: { amount: { sum: [{ event: 'amount' }, 1] } },
    },
    keyword('warp', { cost: [mana('{1}{U}')] }),
  ),
  creatureCard('Alms Collector', '{3}{W}', 'Cat Cleric', '3/4', keyword('flash'), {
    kind: 'replacement',
    on: 'draws',
    player: 'opponent',
    if: { compare: [{ event: 'amount' }, '>=', 2] },
    instead: [draw(1), draw(1, { event: 'player' })],
  }),
  // A token that speaks of what made it (201.5a).
  card('Gutter Grime', {
    cost: '{4}{G}',
    type: 'Enchantment',
    abilities: [
      triggered(
        {
          on: 'move',
          object: [creature, youControl, { not: { is: 'token' } }],
          match: { from: 'battlefield', to: 'graveyard' },
        },
        {
          effects: [
            putCounters(1, 'self', 'slime'),
            {
              do: 'create',
              token: token('Ooze', 'Creature — Ooze', ['G'], '0/0', {
                kind: 'static',
                defining: true,
                mods: [
                  { mod: 'set', prop: 'power', value: { counters: 'slime', of: 'grantor' } },
                  { mod: 'set', prop: 'toughness', value: { counters: 'slime', of: 'grantor' } },
                ],
              }),
            },
          ],
        },
      ),
    ],
  }),
  // A token by the name of a card (111.11).
  card('Tarmogoyf Nest', {
    cost: '{2}{G}',
    type: 'Kindred Enchantment — Lhurgoyf Aura',
    abilities: [
      enchant(land),
      continuous('attached', [
        has(activated([mana('{1}{G}'), tap], { effects: [{ do: 'create', named: 'Tarmogoyf' }] })),
      ]),
    ],
  }),
  // Discarded as a special action (116.2e); the order of a graveyard counts (404.3).
  creatureCard(
    'Circling Vultures',
    '{B}',
    'Bird',
    '3/2',
    keyword('flying'),
    continuous('self', [rule('discardedAnyTime')]),
    triggered(yourUpkeep, {
      effects: [
        mayPay(
          [{ pay: 'exile', what: { topmost: creature }, label: 'the top creature card of your graveyard' }],
          [],
          [sacrificeIt],
        ),
      ],
    }),
  ),
  // An effect that may be ignored for a turn (116.2d).
  card('Lost in Thought', {
    cost: '{1}{U}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(creature),
      continuous('attached', [rule('cantAttack'), rule('cantBlock'), rule('cantBeActivated')], {
        not: { is: [{ controllerOf: 'attached' }, { ignores: 'self' }] },
      }),
      continuous('self', [
        {
          mod: 'rule',
          rule: 'ignorable',
          who: { controllerOf: 'attached' },
          cost: [{ pay: 'exile', what: [], count: 3, from: 'graveyard' }],
        },
      ]),
    ],
  }),
  // An effect that its controller may end (116.2c).
  creatureCard(
    'Enraging Licid',
    '{1}{R}',
    'Licid',
    '1/1',
    activated([mana('{R}'), tap], {
      targets: [target(creature)],
      effects: [
        {
          do: 'modify',
          what: 'self',
          mods: [
            { mod: 'loseOwn', place: 0 },
            { mod: 'set', prop: 'types', value: ['Enchantment'] },
            { mod: 'set', prop: 'subtypes', value: ['Aura'] },
            has(keyword('enchant', { from: creature })),
          ],
          until: { kind: 'permanent' },
          endable: [mana('{R}')],
        },
        { do: 'attach', what: 'self', to: t(0) },
      ],
    }),
    continuous('attached', [has('haste')]),
  ),
];
