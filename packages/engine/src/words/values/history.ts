/** Values that look back at what happened in a turn (mtg 608.2i). */
import type { Seat } from '../../contract/contract.js';
import { isPattern, readAsked, type Told, toldOf } from '../../events/history.js';
import { fields, type ParamsOf } from '../../language/params.js';
import { defineValue } from '../../machine/words.js';

const asking = fields((p) => ({
  happened: p.trigger,
  sum: p.flag.optional(),
  objects: p.flag.optional(),
  last: p.flag.optional(),
  most: p.flag.optional(),
}));
declare module '../../language/types.js' {
  interface Values {
    happened: ParamsOf<typeof asking>;
  }
}

/** Words that mean something only for the object that asks, which nobody knew as it happened. */
const OWN = new Set(['self', 'attached', 'attachedController', 'saved', 'target', 'event', 'x', 'number']);
const asksOwn = (part: unknown): boolean =>
  typeof part === 'string'
    ? OWN.has(part)
    : typeof part === 'object' &&
      part !== null &&
      Object.entries(part).some(([name, inner]) => OWN.has(name) || name === 'other' || asksOwn(inner));

const countOf = ({ times, amount, objects = [] }: Told, sum?: true, each?: true): number =>
  sum ? amount : each ? new Set(objects).size : times;

export const happened = defineValue('happened', {
  description:
    'How often a pattern fitted what happened this turn: `sum` of amounts, `objects` once each, `last` turn, `most` of any one player (`you`).',
  example: { happened: { on: 'draw', player: 'you' } },
  params: asking,
  check: ({ happened: pattern, sum, objects, most }) => {
    if (!isPattern(pattern)) return null;
    const { on, self, other } = readAsked(pattern);
    if (most && (self || other)) return 'asks what each player did: "most" has no "self" and no "other"';
    if (sum && objects) return 'says "sum" or "objects", not both';
    if (sum && (self || other)) return 'amounts are not kept apart by object: "sum" has no "self" and no "other"';
    const { object, source, player, match } = on;
    return asksOwn([object, source, player, match])
      ? 'looks back without what only the asking object knows: "self" stands alone, and "other" is a clause of its own'
      : null;
  },
  compile({ happened: pattern, sum, objects, last, most }) {
    const asked = readAsked(pattern, objects);
    if (most)
      return (g, by) => {
        const ofSeat = (seat: Seat): number =>
          countOf(toldOf(g, asked, { source: by.source, controller: seat }, last), sum, objects);
        return Math.max(...g.s.players.map(({ seat }) => ofSeat(seat)));
      };
    return (g, by) => countOf(toldOf(g, asked, by, last), sum, objects);
  },
  text: ({ happened: { on }, sum, objects, last, most }) => {
    const turn = last ? 'last turn' : 'this turn';
    const whose = most ? 'the most of one player: ' : '';
    return `${whose}${sum ? `the total of ${on}` : `the number of ${objects ? 'objects of ' : ''}${on}`} ${turn}`;
  },
});
