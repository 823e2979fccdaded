/** Cards whose costs are paid with more than mana, or grow with their targets (107.4f, 601.2f, 702.51, 702.66, 702.126). */
import {
  anyTarget,
  card,
  creature,
  creatureCard,
  damage,
  draw,
  has,
  instant,
  keyword,
  mana,
  plus,
  t,
  target,
  untilEndOfTurn,
} from '../language/builders.js';

export const paidOtherwise = [
  creatureCard('Siege Wurm', '{5}{G}{G}', 'Wurm', '5/5', keyword('convoke'), keyword('trample')),
  card('Stoke the Flames', {
    cost: '{2}{R}{R}',
    type: 'Instant',
    abilities: [keyword('convoke'), { kind: 'spell', targets: [target(anyTarget)], effects: [damage(4, t(0))] }],
  }),
  creatureCard('Gurmag Angler', '{6}{B}', 'Zombie Fish', '5/5', keyword('delve')),
  card('Treasure Cruise', {
    cost: '{7}{U}',
    type: 'Sorcery',
    abilities: [keyword('delve'), { kind: 'spell', effects: [draw(3)] }],
  }),
  creatureCard('Wind-Kin Raiders', '{4}{U}{U}', 'Human Artificer', '4/3', keyword('improvise'), keyword('flying')),
  card("Ajani's Presence", {
    cost: '{W}',
    type: 'Instant',
    abilities: [
      // Strive: the second target and each further one costs more.
      {
        kind: 'static',
        mods: [
          {
            mod: 'cost',
            more: [mana('{2}{W}')],
            times: { sum: ['targets', -1] },
          },
        ],
      },
      {
        kind: 'spell',
        targets: [target(creature, { min: 0, max: null })],
        effects: [untilEndOfTurn(t(0), plus(1, 1), has('indestructible'))],
      },
    ],
  }),
  instant('Mutagenic Growth', '{G/P}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(2, 2))] }),
];
