/** Exchange (701.12): a life total and a figure of a permanent become what the other was. */
import {
  type Action,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  isPlayer,
  type ParamsOf,
  perform,
  stat,
} from '@arbiter/engine';
import { z } from 'zod';
import { cannotChangeLife } from '../../1-concepts/119-life.js';

const params = fields((p) => ({ what: p.ref, stat: z.enum(['power', 'toughness']) }));
declare module '@arbiter/engine' {
  interface Verbs {
    exchangeLife: ParamsOf<typeof params>;
  }
}

/** All of it or nothing (701.12a): whoever can't gain or lose the life exchanges nothing (119.7, 119.8). */
export const exchangeLife = defineVerb('exchangeLife', {
  description: 'Your life total and a figure of a permanent each become what the other was; or nothing happens.',
  example: { do: 'exchangeLife', what: 'self', stat: 'toughness' },
  params,
  run: (g, { what, stat: figure }, ctx) => {
    const [found] = entitiesOf(g, what, fromContext(ctx));
    if (!found || isPlayer(found) || g.find(found.object)?.zone !== 'battlefield') return undefined;
    const { controller: player, source } = ctx;
    const [life, value] = [g.statOf(player, 'life'), stat(g, found.object, figure)];
    const change: Action = { type: 'stat', player, stat: 'life', amount: value - life };
    if (value !== life && cannotChangeLife(g, change)) return undefined;
    // 613.4b: it is set, before anything is added to it.
    g.j.push(g.s.effects, {
      id: g.nextId(),
      ts: g.nextTimestamp(),
      source,
      controller: player,
      objects: [found.object],
      mods: [{ mod: 'set', prop: figure, value: life }],
      until: { kind: 'permanent' },
    });
    return perform(g, [change]);
  },
  text: ({ what, stat: figure }, say) => `exchange your life total with ${say.ref(what)}'s ${figure}`,
});
