/** Cards whose text is in parts: Sagas, Classes, Cases (714, 716, 719). */
import type { Filter } from '@arbiter/engine';
import {
  activated,
  card,
  continuous,
  create,
  destroy,
  draw,
  each,
  enters,
  gainLife,
  has,
  keyword,
  mana,
  plus,
  putCounters,
  rule,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../language/builders.js';
import { and, artifact, creature, land, not, opponentControls, permanent, youControl } from '../language/filters.js';
import { becomesLevel, chapter, classLevel, solved, toSolve } from '../language/frames.js';

const CLUE = card('Clue', {
  type: 'Artifact — Clue',
  abilities: [activated([mana('{2}'), { pay: 'sacrifice', what: 'self' }], { effects: [draw(1)] })],
});
const subtype = (name: string): Filter => ({ has: ['subtypes', name] });

export const frames = [
  card('History of Benalia', {
    cost: '{1}{W}{W}',
    type: 'Enchantment — Saga',
    abilities: [
      ...chapter([1, 2], {
        effects: [create(token('Knight', 'Creature — Knight', ['W'], '2/2', keyword('vigilance')))],
      }),
      ...chapter([3], { effects: [untilEndOfTurn(each(subtype('Knight'), youControl), plus(2, 1))] }),
    ],
  }),
  card('Binding the Old Gods', {
    cost: '{2}{B}{G}',
    type: 'Enchantment — Saga',
    abilities: [
      ...chapter([1], { targets: [target(and(permanent, not(land), opponentControls))], effects: [destroy(t(0))] }),
      ...chapter([2], {
        effects: [
          { do: 'search', filter: subtype('Forest'), to: 'battlefield', status: { tapped: true } },
          { do: 'shuffle', who: 'you' },
        ],
      }),
      ...chapter([3], { effects: [untilEndOfTurn(each(creature, youControl), has('deathtouch'))] }),
    ],
  }),
  card('The Birth of Meletis', {
    cost: '{1}{W}',
    type: 'Enchantment — Saga',
    abilities: [
      ...chapter([1], {
        effects: [
          {
            do: 'search',
            filter: and({ has: ['supertypes', 'Basic'] }, subtype('Plains')),
            to: 'hand',
            reveal: true,
          },
          { do: 'shuffle', who: 'you' },
        ],
      }),
      ...chapter([2], {
        effects: [create(token('Wall', 'Artifact Creature — Wall', [], '0/4', keyword('defender')))],
      }),
      ...chapter([3], { effects: [gainLife(2)] }),
    ],
  }),
  card('Wizard Class', {
    cost: '{U}',
    type: 'Enchantment — Class',
    abilities: [
      continuous({ players: 'you' }, [rule('noMaximumHandSize')]),
      ...classLevel(2, '{2}{U}', triggered(becomesLevel(2), { effects: [draw(2)] })),
      ...classLevel(
        3,
        '{4}{U}',
        triggered(
          { on: 'draw', player: 'you' },
          { targets: [target(and(creature, youControl))], effects: [putCounters(1, t(0))] },
        ),
      ),
    ],
  }),
  card('Case of the Filched Falcon', {
    cost: '{U}',
    type: 'Enchantment — Case',
    abilities: [
      triggered(enters, { effects: [create(CLUE)] }),
      toSolve({ exists: and(artifact, youControl), atLeast: 3 }),
      solved(
        activated([mana('{2}{U}'), { pay: 'sacrifice', what: 'self' }], {
          targets: [target(and(artifact, not(creature)))],
          effects: [
            putCounters(4, t(0)),
            {
              do: 'modify',
              what: t(0),
              mods: [
                { mod: 'gain', prop: 'types', values: ['Creature'] },
                { mod: 'gain', prop: 'subtypes', values: ['Bird'] },
                { mod: 'set', prop: 'power', value: 0 },
                { mod: 'set', prop: 'toughness', value: 0 },
                has('flying'),
              ],
              until: { kind: 'permanent' },
            },
          ],
        }),
      ),
    ],
  }),
];
