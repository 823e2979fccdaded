/** Channeling: runes from the top of the rune deck enter the board (430). */
import {
  amountOf,
  type Control,
  defineVerb,
  doersOf,
  fields,
  fromContext,
  type Game,
  moveAction,
  type ParamsOf,
  perform,
  type Seat,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';

/** As many as there are (430.3); ready unless said otherwise (430.2.a). */
export function channel(g: Game, seat: Seat, count: number, exhausted: boolean): Control {
  const runes = g.zone(`runeDeck:${seat}`).slice(0, count);
  if (runes.length > 0)
    g.emit(
      'CHANNELED',
      cite(
        'riftbound:430.1',
        'riftbound:430.3',
        'riftbound-zh:417.1',
        'riftbound:430.2.a',
        'riftbound:430.2',
        'riftbound-zh:417.2',
      ),
      {
        seat,
        count: runes.length,
      },
    );
  return perform(
    g,
    runes.map((object) =>
      moveAction({
        object,
        to: 'board',
        cause: 'channel',
        controller: seat,
        ...(exhausted ? { status: { exhausted: true } } : {}),
      }),
    ),
  );
}

const params = fields((p) => ({
  count: p.value.optional(),
  exhausted: z.boolean().optional(),
  who: p.ref.optional(),
}));
declare module '@arbiter/engine' {
  interface Verbs {
    channel: ParamsOf<typeof params>;
  }
}

export const channelVerb = defineVerb('channel', {
  description: 'Channels runes, ready unless `exhausted`.',
  example: { do: 'channel', count: 1, exhausted: true },
  params,
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const [seat] = doersOf(g, effect, by);
    if (seat === undefined) return undefined;
    return channel(g, seat, amountOf(g, effect.count ?? 1, by), effect.exhausted === true);
  },
  text: ({ count = 1, exhausted }, say) => `channel ${say.value(count)}${exhausted ? ' exhausted' : ''}`,
});
