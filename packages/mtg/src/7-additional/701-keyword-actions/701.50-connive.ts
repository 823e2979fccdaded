/** Connive (701.50): draw and discard; what is no land makes it grow. */
import { asks, defineVerb, type Effects, type Filter, fields, type ParamsOf, type Value } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { and, draw, land, not, or, putCounters } from '../../language/builders.js';
import { DOER, ITS_CONTROLLER, oneAfterAnother } from './one-after-another.js';

const params = fields((p) => ({ what: p.ref, count: p.value.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    connive: ParamsOf<typeof params>;
  }
}

/** Wherever discarded cards may have gone. */
const anywhere = or(
  ...['graveyard', 'exile', 'hand', 'library', 'command', 'battlefield'].map((zone): Filter => ({ zone })),
);
const nonland: Value = { countOf: { each: and(anywhere, { in: { saved: '$connived' } }, not(land)) } };
const conniving = (count: Value): Effects => [
  { do: 'remember', as: '$connived', what: { each: or() } },
  draw(count, ITS_CONTROLLER),
  { do: 'discard', who: ITS_CONTROLLER, count, save: '$connived' },
  putCounters(nonland, DOER),
];
const each = oneAfterAnother<ParamsOf<typeof params>>('connive', cite('mtg:701.50a', 'mtg:701.50d'), ({ count = 1 }) =>
  conniving(count),
);

export const connive = defineVerb('connive', {
  description:
    'The controller of each draws and discards `count` cards (1 unless said); it gets a +1/+1 counter for each nonland one.',
  example: { do: 'connive', what: 'self' },
  params,
  run: asks(each),
  procedures: [each],
  text: ({ what, count }, say) => `${say.ref(what)} connives${count === undefined ? '' : ` ${say.value(count)}`}`,
  intent: () => 1,
});
