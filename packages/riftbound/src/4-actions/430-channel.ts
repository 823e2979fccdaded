/** Channeling: runes from the top of the rune deck enter the board (430). */
import {
  amountOf,
  type Control,
  type Effect,
  entitiesOf,
  fromContext,
  type Game,
  impliedSeats,
  moveAction,
  perform,
  type Ref,
  type Seat,
  seatsOf,
  type Value,
  type Verb,
} from '@arbiter/engine';
import { cite } from '../cite.js';

/** As many as there are (430.3); ready unless said otherwise (430.2.a). */
export function channel(g: Game, seat: Seat, count: number, exhausted: boolean): Control {
  const runes = g.zone(`runeDeck:${seat}`).slice(0, count);
  if (runes.length > 0)
    g.emit('CHANNELED', cite('riftbound:430.1', 'riftbound:430.3', 'riftbound-zh:417.1', 'riftbound:430.2.a'), {
      seat,
      count: runes.length,
    });
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

export const channelVerb: Verb = {
  run: (g, effect: Effect, ctx) => {
    const by = fromContext(ctx);
    const [seat] = effect.who ? seatsOf(entitiesOf(g, effect.who as Ref, by)) : impliedSeats(ctx);
    if (seat === undefined) return undefined;
    return channel(g, seat, amountOf(g, (effect.count as Value) ?? 1, by), effect.exhausted === true);
  },
};
