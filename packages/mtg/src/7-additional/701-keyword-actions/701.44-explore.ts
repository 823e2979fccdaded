/** Explore (701.44): the top card is a land for the hand, or a counter. */
import { asks, defineVerb, type Effects, fields, type ParamsOf } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { land, putCounters } from '../../language/builders.js';
import { DOER, ITS_CONTROLLER, oneAfterAnother } from './one-after-another.js';

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    explore: ParamsOf<typeof params>;
  }
}

const card = { saved: '$explored' };
/** Without a card in the library nothing is revealed, and so no land is (701.44a). */
const exploring: Effects = [
  { do: 'remember', as: '$explored', what: { top: 1, of: ITS_CONTROLLER } },
  { do: 'reveal', what: card },
  {
    do: 'if',
    if: { is: [card, land] },
    then: [{ do: 'move', what: card, to: 'hand', cause: 'return' }],
    else: [
      putCounters(1, DOER),
      {
        do: 'if',
        if: { is: [card, { zone: 'library' }] },
        then: [
          {
            do: 'may',
            who: ITS_CONTROLLER,
            prompt: 'Put the revealed card into your graveyard?',
            then: [{ do: 'move', what: card, to: 'graveyard' }],
          },
        ],
      },
    ],
  },
];
const each = oneAfterAnother<ParamsOf<typeof params>>('explore', cite('mtg:701.44a', 'mtg:701.44d'), () => exploring);

export const explore = defineVerb('explore', {
  description:
    'Each reveals the top card of its controller’s library: a land goes to the hand, else it gets a +1/+1 counter.',
  example: { do: 'explore', what: 'self' },
  params,
  run: asks(each),
  procedures: [each],
  text: ({ what }, say) => `${say.ref(what)} explores`,
  intent: () => 1,
});
