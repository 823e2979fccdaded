/** Cards that theme decks of older sets lack. */
import {
  activated,
  and,
  card,
  continuous,
  creature,
  creatureCard,
  has,
  keyword,
  land,
  mana,
  sorcery,
  t,
  tap,
  target,
} from '../language/builders.js';

const verdantTouch = sorcery('Verdant Touch', '{1}{G}', {
  targets: [target(land)],
  effects: [
    {
      do: 'modify',
      what: t(0),
      mods: [
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'set', prop: 'power', value: 2 },
        { mod: 'set', prop: 'toughness', value: 2 },
      ],
      until: { kind: 'permanent' },
    },
  ],
});

export const themeDecks = [
  card('Heartstone', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      continuous({ players: 'all' }, [
        {
          mod: 'cost',
          of: and({ zone: 'battlefield' }, creature),
          abilities: true,
          less: [mana('{1}')],
          downTo: [mana('{1}')],
        },
      ]),
    ],
  }),
  creatureCard(
    'Tempting Licid',
    '{2}{G}',
    'Licid',
    '2/2',
    activated([mana('{G}'), tap], {
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
          endable: [mana('{G}')],
        },
        { do: 'attach', what: 'self', to: t(0) },
      ],
    }),
    continuous('attached', [{ mod: 'rule', rule: 'blockedByAll' }]),
  ),
  { ...verdantTouch, abilities: [keyword('buyback', { cost: [mana('{3}')] }), ...verdantTouch.abilities] },
];
