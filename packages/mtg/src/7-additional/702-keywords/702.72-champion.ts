/** Champion (702.72): it holds another of yours in exile for as long as it is there, or is sacrificed. */
import { cite } from '../../cite.js';
import { and, enters, sacrificeIt, triggered, youControl } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const CHAMPIONED = { saved: '$championed' } as const;

export const champion = defineKeyword({
  name: 'champion',
  rules: cite('mtg:702.72a', 'mtg:702.72b', 'mtg:702.72c', 'mtg:607.2k'),
  description:
    'When it enters, sacrifice it unless you exile another of yours that fits `from`; that comes back when it leaves.',
  params: { from: 'must', label: 'must' },
  text: (a) => `champion ${a.label ?? ''}`.trimEnd(),
  expand: ({ from = [], label = 'one' }) => [
    triggered(enters, {
      effects: [
        {
          do: 'choose',
          from: and(from, youControl, { other: true }),
          min: 0,
          max: 1,
          save: '$championed',
          kind: 'CHAMPION',
          prompt: `Choose ${label} to exile, or sacrifice it`,
        },
        {
          do: 'if',
          if: { is: [CHAMPIONED, { zone: 'battlefield' }] },
          then: [
            { do: 'move', what: CHAMPIONED, to: 'exile', cause: 'exile', keep: 'linked' },
            { do: 'did', what: 'champion', object: 'self', other: CHAMPIONED },
          ],
          else: [sacrificeIt],
        },
      ],
    }),
    triggered(
      { on: 'move', object: 'self', match: { from: 'battlefield' } },
      {
        effects: [
          { do: 'move', what: { each: [{ zone: 'exile' }, { linked: true }] }, to: 'battlefield', cause: 'return' },
        ],
      },
    ),
  ],
});
