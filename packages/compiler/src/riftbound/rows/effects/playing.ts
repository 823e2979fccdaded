/** Cards that an instruction has a player play, from where they lie (419.3). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { targetOf } from '../../../references/making.js';
import { asBody, unsettled } from '../../../references/nouns.js';
import { row } from '../../categories.js';
import { placed } from '../things.js';

const played = (what: Ref, more: Pick<Extract<Effect, { do: 'play' }>, 'cost' | 'must'> = {}): Effect[] => [
  { do: 'play', what, ...more },
];
const LINKED: FilterClause[] = [{ zone: 'banishment' }, { linked: true }];

export const playing = [
  // A card in a trash is chosen with the targets (355.9.a), and whoever can must play it (419.3.a).
  row('effect', 'play a|an <cards> from <place>', ({ cards, place }, { from }) =>
    place.zone === 'trash'
      ? played(targetOf(from, placed(cards.filter, place), cards.kinds), { must: true })
      : undefined,
  ),
  // It lies in the trash by the time at which it may be played again.
  row(
    'plain',
    'kill <object> . then , if it had <digit> <mightSign> or less , do this : you may play this from your trash for <resources>',
    ({ object, digit, resources }, { from }) => {
      const killed: Ref = { saved: `killed ${from}` };
      return [
        { do: 'move', what: object, to: 'trash', cause: 'kill', save: `killed ${from}` },
        {
          do: 'if',
          if: {
            all: [
              { compare: [{ countOf: killed }, '>=', 1] },
              { compare: [{ stat: 'might', of: { was: killed } }, '<=', digit] },
            ],
          },
          then: [
            {
              do: 'reflexive',
              ability: asBody(unsettled({ kind: 'spell', effects: played({ now: 'self' }, { cost: resources }) })),
            },
          ],
        },
      ];
    },
    'Death from Below',
  ),
  // Banishment is no place where things are chosen beforehand (355.10.a.1).
  row('effect', 'play a|an <cards> banished with this', ({ cards }) =>
    played({ each: [...LINKED, ...cards.filter] }, { must: true }),
  ),
];
