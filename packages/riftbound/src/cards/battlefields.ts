/** Battlefields of both decks. */
import type { SingleFaced } from '@arbiter/engine';
import {
  always,
  and,
  beginningPhase,
  card,
  channelRunes,
  draw,
  type Face,
  here,
  pays,
  tagged,
  unit,
  when,
  youHoldHere,
} from '../language/builders.js';

const battlefield = (name: string, code: string, ...abilities: NonNullable<Face['abilities']>): SingleFaced =>
  card(name, { code, type: 'Battlefield', abilities });

export const battlefieldCards: SingleFaced[] = [
  battlefield(
    'The Dreaming Tree',
    'OGN-292',
    when({ on: 'chooseFriendly', object: here, match: { first: true } }, [draw(1, { event: 'player' })]),
  ),
  battlefield('Startipped Peak', 'OGN-288', when(youHoldHere, [channelRunes(1, true)], { may: true })),
  battlefield('Grove of the God-Willow', 'OGN-280', when(youHoldHere, [draw(1)])),
  battlefield(
    "The Arena's Greatest",
    'OGN-290',
    when(beginningPhase('any'), [{ do: 'stat', who: { event: 'player' }, stat: 'points', amount: 1 }], {
      if: { compare: [{ stat: 'turns', of: { event: 'player' } }, '=', 1] },
    }),
  ),
  battlefield(
    'Dragon Roost',
    'VEN-157',
    always(
      [
        { mod: 'cost', optional: { name: 'Dragon Roost', cost: [pays(0, 'any', 'any')], place: true } },
        { mod: 'rule', rule: 'placeIfPaid', named: 'Dragon Roost' },
      ],
      and({ zone: 'chain' }, unit, tagged('Dragon')),
    ),
  ),
  battlefield('Rockfall Path', 'SFD-216', always([{ mod: 'rule', rule: 'unitsCantBePlayedHere' }])),
  battlefield(
    'Forbidding Waste',
    'UNL-210',
    always([{ mod: 'add', stat: 'might', value: -2 }], and(unit, here, { is: 'defender' }, { is: 'alone' })),
  ),
];
