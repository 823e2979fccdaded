/** Auras and other enchantments of preconstructed decks. */
import {
  activated,
  and,
  another,
  attacks,
  card,
  continuous,
  controlledBy,
  create,
  creature,
  enchant,
  enchantment,
  has,
  mana,
  not,
  plus,
  regenerate,
  rule,
  t,
  tapIt,
  target,
  token,
  triggered,
  youControl,
  yourUpkeep,
} from '../language/builders.js';

const aura = (name: string, cost: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost, type: 'Enchantment — Aura', abilities: [enchant(creature), ...abilities] });

export const preconAuras = [
  aura(
    'Grasp of the Hieromancer',
    '{1}{W}',
    continuous('attached', [
      ...plus(1, 1),
      has(
        triggered(attacks, {
          targets: [target([creature, { controller: 'defending' }])],
          effects: [tapIt(t(0))],
        }),
      ),
    ]),
  ),
  aura(
    'Oni Possession',
    '{2}{B}',
    triggered(yourUpkeep, { effects: [{ do: 'sacrifice', who: 'you', filter: and(creature, youControl) }] }),
    continuous('attached', [...plus(3, 3), has('trample')]),
    continuous('attached', [{ mod: 'set', prop: 'subtypes', value: ['Demon', 'Spirit'] }]),
  ),
  aura(
    'Consecrated by Blood',
    '{2}{B}{B}',
    continuous('attached', [
      ...plus(2, 2),
      has('flying'),
      has(
        activated([{ pay: 'sacrifice', what: [creature, another], count: 2, label: 'two other creatures' }], {
          effects: [regenerate('self')],
        }),
      ),
    ]),
  ),
  aura(
    'Parasitic Implant',
    '{3}{B}',
    triggered(yourUpkeep, {
      effects: [
        { do: 'sacrifice', who: { controllerOf: 'attached' }, filter: { in: 'attached' } },
        create(token('Phyrexian Myr', 'Artifact Creature — Phyrexian Myr', [], '1/1')),
      ],
    }),
  ),
  aura(
    'Oppressive Rays',
    '{W}',
    continuous('attached', [
      rule('attackCost', { count: 3 }),
      rule('blockCost', { count: 3 }),
      { mod: 'cost', abilities: true, more: [mana('{3}')] },
    ]),
  ),
  aura('Armament of Nyx', '{2}{W}', continuous('attached', [has('double strike')], { is: ['attached', enchantment] }), {
    kind: 'replacement',
    on: 'damage',
    source: { in: 'attached' },
    if: { not: { is: ['attached', enchantment] } },
    prevent: true,
  }),
  aura(
    "Predator's Gambit",
    '{B}',
    continuous('attached', plus(2, 1)),
    continuous('attached', [has('intimidate')], {
      not: { exists: [creature, controlledBy({ controllerOf: 'attached' }), not({ in: 'attached' })] },
    }),
  ),
  card('Homicidal Seclusion', {
    cost: '{4}{B}',
    type: 'Enchantment',
    abilities: [
      continuous(and(creature, youControl), [...plus(3, 1), has('lifelink')], {
        compare: [{ count: and(creature, youControl) }, '=', 1],
      }),
    ],
  }),
];
