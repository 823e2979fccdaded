/** Artifacts, enchantments and lands that many decks have and whose text no template of card texts says. */
import {
  activated,
  addMana,
  and,
  artifact,
  card,
  color,
  continuous,
  creature,
  damage,
  draw,
  each,
  enchant,
  enchantment,
  enters,
  entersWith,
  has,
  keyword,
  land,
  mana,
  manaAbility,
  mayPay,
  not,
  permanent,
  plus,
  protectionFrom,
  putCounters,
  regenerate,
  rule,
  sacrificeIt,
  subtype,
  t,
  tap,
  target,
  token,
  triggered,
  youControl,
  yourUpkeep,
} from '../language/builders.js';

const spirit = token('Spirit', 'Creature — Spirit', [], '1/1');
const asUpkeepBegins = { on: 'step', match: { step: 'upkeep' } } as const;

export const soughtPermanents = [
  card('Bladed Bracers', {
    cost: '{1}',
    type: 'Artifact — Equipment',
    abilities: [
      continuous('attached', plus(1, 1)),
      continuous('attached', [has('vigilance')], { is: ['attached', subtype('Human', 'Angel')] }),
      keyword('equip', { cost: [mana('{2}')] }),
    ],
  }),
  card('Runed Stalactite', {
    cost: '{1}',
    type: 'Artifact — Equipment',
    abilities: [
      continuous('attached', [...plus(1, 1), { mod: 'everyCreatureType' }]),
      keyword('equip', { cost: [mana('{2}')] }),
    ],
  }),
  card('Rites of Flourishing', {
    cost: '{2}{G}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'step', match: { step: 'draw' } }, { effects: [draw(1, { event: 'player' })] }),
      continuous({ players: 'all' }, [rule('additionalLands', { count: 1 })]),
    ],
  }),
  card('Crucible of Worlds', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [continuous([{ zone: 'graveyard' }, { owner: 'you' }, land], [{ mod: 'play' }])],
  }),
  card('Shielding Plax', {
    cost: '{2}{G/U}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(creature),
      triggered(enters, { effects: [draw(1)] }),
      continuous('attached', [rule('opponentsCantTarget')]),
    ],
  }),
  card("Fencer's Magemark", {
    cost: '{2}{R}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(creature),
      continuous(and(creature, youControl, { bears: subtype('Aura') }), [...plus(1, 1), has('first strike')]),
    ],
  }),
  card('The Tabernacle at Pendrell Vale', {
    type: 'Legendary Land',
    abilities: [
      continuous(creature, [
        has(
          triggered(yourUpkeep, {
            effects: [mayPay([mana('{1}')], [], [{ do: 'move', what: 'self', to: 'graveyard', cause: 'destroy' }])],
          }),
        ),
      ]),
    ],
  }),
  card('Meekstone', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [continuous(and(creature, { stat: ['power', '>=', 3] }), [rule('doesntUntap')])],
  }),
  card('Amulet of Vigor', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      triggered(
        { on: 'move', object: and(youControl, { status: 'tapped' }), match: { to: 'battlefield' } },
        { effects: [{ do: 'status', what: { event: 'became' }, status: 'tapped', on: false }] },
      ),
    ],
  }),
  card("Akroma's Memorial", {
    cost: '{7}',
    type: 'Legendary Artifact',
    abilities: [
      continuous(and(creature, youControl), [
        ...['flying', 'first strike', 'vigilance', 'trample', 'haste'].map(has),
        has(protectionFrom(color('B'), 'black')),
        has(protectionFrom(color('R'), 'red')),
      ]),
    ],
  }),
  card('Ensoul Artifact', {
    cost: '{1}{U}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(artifact),
      continuous('attached', [
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'set', prop: 'power', value: 5 },
        { mod: 'set', prop: 'toughness', value: 5 },
      ]),
    ],
  }),
  // What the creature of its own enchantment is counts as well, but not the Mask.
  card('Ancestral Mask', {
    cost: '{2}{G}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(creature),
      continuous('attached', [
        { mod: 'add', stat: 'power', value: { times: [2, { count: and(permanent, enchantment, { other: true }) }] } },
        {
          mod: 'add',
          stat: 'toughness',
          value: { times: [2, { count: and(permanent, enchantment, { other: true }) }] },
        },
      ]),
    ],
  }),
  card('Sunken Hope', {
    cost: '{3}{U}{U}',
    type: 'Enchantment',
    abilities: [
      triggered(asUpkeepBegins, {
        effects: [
          {
            do: 'choose',
            who: { event: 'player' },
            from: and(creature, { controller: { event: 'player' } }),
            save: 'creature',
            prompt: 'Return a creature you control to its owner’s hand',
          },
          { do: 'move', what: { saved: 'creature' }, to: 'hand', cause: 'return' },
        ],
      }),
    ],
  }),
  card('Aether Hub', {
    type: 'Land',
    abilities: [
      triggered(enters, { effects: [putCounters(1, 'you', 'energy')] }),
      manaAbility('{C}'),
      activated([tap, { pay: 'energy', amount: 1 }], {
        effects: [addMana('{W}', '{U}', '{B}', '{R}', '{G}')],
        immediate: true,
      }),
    ],
  }),
  card('Stalking Stones', {
    type: 'Land',
    abilities: [
      manaAbility('{C}'),
      activated([mana('{6}')], {
        effects: [
          {
            do: 'modify',
            what: 'self',
            mods: [
              { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] },
              { mod: 'gain', prop: 'subtypes', values: ['Elemental'] },
              { mod: 'set', prop: 'power', value: 3 },
              { mod: 'set', prop: 'toughness', value: 3 },
            ],
            until: { kind: 'permanent' },
          },
        ],
      }),
    ],
  }),
  card('Serrated Arrows', {
    cost: '{4}',
    type: 'Artifact',
    abilities: [
      entersWith({ arrowhead: 3 }),
      triggered(yourUpkeep, {
        if: { is: ['self', not({ counters: ['arrowhead', 1] })] },
        effects: [sacrificeIt],
      }),
      activated([tap, { pay: 'takeCounters', kind: 'arrowhead', count: 1 }], {
        targets: [target(creature)],
        effects: [putCounters(1, t(0), '-1/-1')],
      }),
    ],
  }),
  card('Last Laugh', {
    cost: '{2}{B}{B}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: { other: true }, match: { from: 'battlefield', to: 'graveyard' } },
        { effects: [damage(1, each({ any: [[permanent, creature], { player: 'any' }] }))] },
      ),
      triggered({ on: 'state', when: { not: { exists: [permanent, creature] } } }, { effects: [sacrificeIt] }),
    ],
  }),
  card('Promise of Bunrei', {
    cost: '{2}{W}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: and(creature, youControl), match: { from: 'battlefield', to: 'graveyard' } },
        {
          effects: [
            { do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice', save: 'gone' },
            {
              do: 'if',
              if: { compare: [{ countOf: { saved: 'gone' }, objects: true }, '>=', 1] },
              then: [{ do: 'create', token: spirit, count: 4 }],
            },
          ],
        },
      ),
    ],
  }),
  card('Swarmyard', {
    type: 'Land',
    abilities: [
      manaAbility('{C}'),
      activated([tap], {
        targets: [target(subtype('Insect', 'Rat', 'Spider', 'Squirrel'))],
        effects: [regenerate(t(0))],
      }),
    ],
  }),
];
