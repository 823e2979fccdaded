/** What is asked of things that were spoken of, and of players (608.2h). */
import { row } from '../categories.js';
import { anaphor } from '../nouns.js';

export const questions = [
  row('value', "that <kind> 's <a:stat> plus its <b:stat>", ({ kind, a, b }, { from }) => {
    const of = anaphor(from, kind);
    return {
      sum: [
        { stat: a, of },
        { stat: b, of },
      ],
    };
  }),
  row('condition', 'you lost life last turn', () => ({
    compare: [
      { happened: { on: 'stat', player: 'you', match: { stat: 'life', gain: false } }, last: true as const },
      '>=',
      1,
    ],
  })),
  row('condition', 'that player has <n> or fewer cards in hand', ({ n }, { from }) => ({
    not: { exists: [{ zone: 'hand' }, { owner: anaphor(from, 'player') }], atLeast: Number(n) + 1 },
  })),
  row(
    'condition',
    'its <stat> is less than or equal to <value>',
    ({ stat, value }, { from }) => ({ compare: [{ stat, of: anaphor(from) }, '<=', value] }),
    'Rending Vines',
  ),
  row('condition', 'that <kind> is <thing:one>', ({ kind, thing }, { from }) =>
    thing.placed ? undefined : { is: [anaphor(from, kind), thing.filter] },
  ),
  row(
    'condition',
    'that <kind> has <keywordName>',
    ({ kind, keywordName }, { from }) => ({ is: [anaphor(from, kind), { keyword: keywordName }] }),
    'Burn the Impure',
  ),
];
