/** Lands that many decks have and whose text no template of card texts says. */
import type { CardDefinition, Effect } from '@arbiter/engine';
import {
  activated,
  addMana,
  and,
  attacking,
  card,
  creature,
  damage,
  each,
  entersTapped,
  entersWith,
  mana,
  manaAbility,
  not,
  or,
  permanent,
  planeswalker,
  returnToHand,
  sacrificeIt,
  subtype,
  t,
  tap,
  target,
  youControl,
} from '../language/builders.js';

const anyColor = addMana('{W}', '{U}', '{B}', '{R}', '{G}');
const shuffle: Effect = { do: 'shuffle', who: 'you' };
const sacrificeThis = { pay: 'sacrifice', what: 'self' } as const;

export const soughtLands: CardDefinition[] = [
  card('Haven of the Spirit Dragon', {
    type: 'Land',
    abilities: [
      manaAbility('{C}'),
      activated([tap], {
        immediate: true,
        effects: [
          {
            do: 'addMana',
            choices: ['{W}', '{U}', '{B}', '{R}', '{G}'],
            only: { cast: and(creature, subtype('Dragon')) },
          },
        ],
      }),
      activated([mana('{2}'), tap, sacrificeThis], {
        targets: [
          target(
            and(
              { zone: 'graveyard' },
              { owner: 'you' },
              or(and(creature, subtype('Dragon')), and(planeswalker, subtype('Ugin'))),
            ),
          ),
        ],
        effects: [returnToHand(t(0))],
      }),
    ],
  }),
  card('Gemstone Mine', {
    type: 'Land',
    abilities: [
      entersWith({ mining: 3 }),
      activated([tap, { pay: 'takeCounters', kind: 'mining', count: 1 }], {
        immediate: true,
        effects: [
          anyColor,
          {
            do: 'if',
            if: { is: ['self', [permanent, not({ counters: ['mining', 1] })]] },
            then: [sacrificeIt],
          },
        ],
      }),
    ],
  }),
  card('Desert', {
    type: 'Land — Desert',
    abilities: [
      manaAbility('{C}'),
      activated([tap], {
        if: { during: ['endOfCombat'] },
        targets: [target(and(creature, attacking))],
        effects: [damage(1, t(0))],
      }),
    ],
  }),
  card("Maze's End", {
    type: 'Land',
    abilities: [
      entersTapped,
      manaAbility('{C}'),
      activated([mana('{3}'), tap, { pay: 'return', what: 'self' }], {
        effects: [
          { do: 'search', filter: subtype('Gate'), to: 'battlefield' },
          shuffle,
          {
            do: 'if',
            if: { compare: [{ distinct: 'name', of: each(subtype('Gate'), youControl) }, '>=', 10] },
            then: [{ do: 'win', who: 'you' }],
          },
        ],
      }),
    ],
  }),
];
