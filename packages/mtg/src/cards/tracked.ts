/** Cards about what is kept of a player beside the table: dungeons (309), rad counters (728), votes (701.38). */
import type { Condition } from '@arbiter/engine';
import {
  attacks,
  card,
  continuous,
  create,
  creature,
  damage,
  draw,
  enters,
  exile,
  instant,
  returnToHand,
  sorcery,
  t,
  target,
  token,
  triggered,
} from '../language/builders.js';

const beenInTomb: Condition = { is: ['you', { completedDungeon: 'Tomb of Annihilation' }] };

export const tracked = [
  card('Hama Pashar, Ruin Seeker', {
    cost: '{1}{W}{U}',
    type: 'Legendary Creature — Human Wizard',
    power: 2,
    toughness: 3,
    abilities: [continuous({ players: 'you' }, [{ mod: 'rule', rule: 'triggersAgain', on: { on: 'room' } }])],
  }),
  card('Acererak the Archlich', {
    cost: '{2}{B}',
    type: 'Legendary Creature — Zombie Wizard',
    power: 5,
    toughness: 5,
    abilities: [
      triggered(enters, { if: { not: beenInTomb }, effects: [returnToHand('self'), { do: 'venture' }] }),
      triggered(attacks, {
        effects: [
          {
            do: 'forEach',
            of: 'opponents',
            as: 'one',
            effects: [
              {
                do: 'pay',
                who: { saved: 'one' },
                cost: [{ pay: 'sacrifice', what: { has: ['types', 'Creature'] }, count: 1, label: 'a creature' }],
                else: [create(token('Zombie', 'Creature — Zombie', ['B'], '2/2'))],
              },
            ],
          },
        ],
      }),
    ],
  }),
  sorcery('Plea for Power', '{3}{U}', {
    effects: [
      {
        do: 'vote',
        options: [
          { label: 'time', as: 'time' },
          { label: 'knowledge', as: 'knowledge' },
        ],
      },
      {
        do: 'if',
        if: { compare: [{ number: 'time' }, '>', { number: 'knowledge' }] },
        then: [{ do: 'extraTurn', who: 'you' }],
        else: [draw(3)],
      },
    ],
  }),
  // What a player votes for is the same list for all of them: permanents that who cast it doesn't control.
  sorcery("Council's Judgment", '{1}{W}{W}', {
    effects: [
      {
        do: 'vote',
        among: { each: [{ zone: 'battlefield' }, { not: { has: ['types', 'Land'] } }, { not: { controller: 'you' } }] },
        save: 'most',
      },
      exile({ saved: 'most' }),
    ],
  }),
  instant('Lash Out', '{1}{R}', {
    targets: [target(creature)],
    effects: [
      damage(3, t(0)),
      { do: 'clash', won: 'won' },
      {
        do: 'if',
        if: { compare: [{ number: 'won' }, '=', 1] },
        then: [damage(3, { controllerOf: t(0) })],
      },
    ],
  }),
  instant('Contaminated Drink', '{X}{U}{B}', {
    effects: [draw('x'), { do: 'counters', what: 'you', kind: 'rad', amount: { half: 'x', round: 'up' } }],
  }),
];
