/** Dredge (702.52): instead of drawing, cards are milled and it comes back from the graveyard. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const dredge = defineKeyword({
  name: 'dredge',
  rules: cite('mtg:702.52a', 'mtg:702.52b'),
  description: 'If you would draw, you may mill `value` cards instead and return it from your graveyard to your hand.',
  params: { value: 'must' },
  text: (a) => `dredge ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    {
      kind: 'replacement',
      zone: 'graveyard',
      on: 'draw',
      player: 'you',
      if: { compare: [{ count: [{ zone: 'library' }, { owner: 'you' }] }, '>=', value] },
      may: true,
      instead: [
        { do: 'mill', who: 'you', count: value },
        { do: 'move', what: 'self', to: 'hand', cause: 'return' },
      ],
    },
  ],
});
