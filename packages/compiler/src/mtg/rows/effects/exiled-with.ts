/** What one ability of a permanent exiles and another speaks of, and what comes back for it (607.2a, 608.2c). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { row } from '../../categories.js';
import { anaphor, result } from '../../nouns.js';
import { later } from './later.js';

const LINKED: FilterClause[] = [{ zone: 'exile' }, { linked: true }];
const saved = (name: string): Ref => ({ saved: name });
/** Only where the instruction before did what it says. */
const ifDone = (name: string, then: Effect[]): Effect => ({
  do: 'if',
  if: { compare: [{ countOf: saved(name) }, '>=', 1] },
  then,
});

export const exiledWith = [
  row(
    'sentence',
    "you may exile that card . if you do , return each other card exiled with <source> to its owner 's graveyard",
    (_, { from }) => [
      {
        do: 'may',
        then: [
          { do: 'move', what: anaphor(from, 'card'), to: 'exile', cause: 'exile', keep: 'linked', save: 'kept' },
          ifDone('kept', [
            {
              do: 'move',
              what: { each: [...LINKED, { not: { in: saved('kept') } }] },
              to: 'graveyard',
              cause: 'return',
            },
          ]),
        ],
      },
    ],
    'Mimic Vat',
  ),
  row(
    'effect',
    "create a token that 's a copy of a card exiled with <source>",
    (_, { to }) => [
      { do: 'choose', from: LINKED, save: 'chosen' },
      {
        do: 'create',
        copy: saved('chosen'),
        count: 1,
        save: result(to, ['token', 'creature', 'artifact', 'permanent']),
      },
    ],
    'Mimic Vat',
  ),
  row(
    'sentence',
    "<moment> , return that card to the battlefield under its owner 's control . if you do , discard cards equal to that creature 's <stat>",
    ({ moment, stat }, { from }) =>
      later(moment, [
        { do: 'move', what: anaphor(from, 'card'), to: 'battlefield', cause: 'return', save: 'back' },
        ifDone('back', [{ do: 'discard', who: 'you', count: { stat, of: saved('back') } }]),
      ]),
    'Vanish into Memory',
  ),
];
