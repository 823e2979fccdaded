/** Cards that let a player control another one (723). */
import {
  activated,
  anyTarget,
  card,
  damage,
  exile,
  gainLife,
  keyword,
  loyalty,
  mana,
  protectionFrom,
  sorcery,
  t,
  tap,
  target,
  triggered,
} from '../language/builders.js';

const player = { player: 'any' } as const;
const opponent = { player: 'opponent' } as const;

export const controllingPlayers = [
  card('Mindslaver', {
    cost: '{6}',
    type: 'Legendary Artifact',
    abilities: [
      activated([mana('{4}'), tap, { pay: 'sacrifice', what: 'self' }], {
        targets: [target(player)],
        effects: [{ do: 'controlPlayer', who: t(0) }],
      }),
    ],
  }),
  sorcery('Worst Fears', '{7}{B}', {
    targets: [target(player)],
    effects: [{ do: 'controlPlayer', who: t(0) }, exile('self')],
  }),
  card('Sorin Markov', {
    cost: '{3}{B}{B}{B}',
    type: 'Legendary Planeswalker — Sorin',
    loyalty: 4,
    abilities: [
      loyalty(2, {
        targets: [target(anyTarget)],
        effects: [damage(2, t(0)), gainLife(2)],
      }),
      loyalty(-3, { targets: [target(opponent)], effects: [{ do: 'stat', stat: 'life', who: t(0), to: 10 }] }),
      loyalty(-7, { targets: [target(player)], effects: [{ do: 'controlPlayer', who: t(0) }] }),
    ],
  }),
  card('Emrakul, the Promised End', {
    cost: '{13}',
    type: 'Legendary Creature — Eldrazi',
    power: 13,
    toughness: 13,
    abilities: [
      {
        kind: 'static',
        mods: [
          {
            mod: 'cost',
            less: [{ pay: 'mana', cost: '{1}' }],
            times: { distinct: 'types', of: { each: [{ zone: 'graveyard' }, { owner: 'you' }] } },
          },
        ],
      },
      triggered(
        { on: 'cast', object: 'self' },
        { zone: 'stack', targets: [target(opponent)], effects: [{ do: 'controlPlayer', who: t(0), turnAfter: true }] },
      ),
      keyword('flying'),
      keyword('trample'),
      protectionFrom({ has: ['types', 'Instant'] }, 'from instants'),
    ],
  }),
];
