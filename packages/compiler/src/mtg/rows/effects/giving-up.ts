/** What players discard, sacrifice or exile of their own choice (701.9, 701.21). */
import { row } from '../../categories.js';
import { anaphor, result } from '../../nouns.js';

export const givingUp = [
  row('effect', '<player> discard(s) a card for each <tally>', ({ player, tally }) => [
    { do: 'discard', who: player, count: tally },
  ]),
  row(
    'effect',
    '<player> sacrifice(s) a|an <thing> of their choice <suffixes>',
    ({ player, thing, suffixes }) => [{ do: 'sacrifice', who: player, filter: [...thing.filter, ...suffixes] }],
    'Clip Wings',
  ),
  row('paid', 'then discard <n> card(s) unless you <payment>', ({ n, payment }) => [
    { do: 'pay', cost: payment, then: [], else: [{ do: 'discard', who: 'you', count: n }] },
  ]),
  row(
    'paid',
    '<effect> unless <player> sacrifices a|an <thing> of their choice or pays <digit> life',
    ({ effect, player, thing, digit }) => [
      {
        do: 'pay',
        who: player,
        cost: [
          {
            pay: 'either',
            choices: [
              { name: 'first', cost: [{ pay: 'sacrifice', what: thing.filter, count: 1 }] },
              { name: 'second', cost: [{ pay: 'life', amount: digit }] },
            ],
          },
        ],
        then: [],
        else: effect,
      },
    ],
    'Indulgent Tormentor',
  ),
  row('paid', 'exile it unless you <payment>', ({ payment }, { from, to }) => [
    {
      do: 'pay',
      cost: payment,
      then: [],
      else: [{ do: 'move', what: anaphor(from), to: 'exile', cause: 'exile', save: result(to, ['card']) }],
    },
  ]),
];
