/** Exchange (701.12): a life total and a figure of a permanent, or the control of two permanents, become what the other was. */
import {
  type Action,
  controllerOf,
  defineVerb,
  type EffectContext,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  isPlayer,
  type Mod,
  objectsOf,
  type ParamsOf,
  perform,
  type Ref,
  type Seat,
  stat,
} from '@arbiter/engine';
import { z } from 'zod';
import { cannotChangeLife } from '../../1-concepts/119-life.js';
import { cite } from '../../cite.js';

const params = fields((p) => ({ what: p.ref, stat: z.enum(['power', 'toughness']) }));
const controlled = fields((p) => ({ what: p.ref, with: p.ref.optional() }));
const players = fields((p) => ({ who: p.ref, with: p.ref.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    exchangeControl: ParamsOf<typeof controlled>;
    exchangeLife: ParamsOf<typeof params>;
    exchangeLifeTotals: ParamsOf<typeof players>;
  }
}

const lasting = (g: Game, source: number, controller: Seat, object: number, mod: Mod): void =>
  g.j.push(g.s.effects, {
    id: g.nextId(),
    ts: g.nextTimestamp(),
    source,
    controller,
    objects: [object],
    mods: [mod],
    until: { kind: 'permanent' },
  });

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
    lasting(g, source, player, found.object, { mod: 'set', prop: figure, value: life });
    return perform(g, [change]);
  },
  text: ({ what, stat: figure }, say) => `exchange your life total with ${say.ref(what)}'s ${figure}`,
});

/**
 * Each of two players gains or loses the life that makes the other's total theirs; where one of them can't, no part of it
 * happens (701.12a, 701.12c).
 */
export const exchangeLifeTotals = defineVerb('exchangeLifeTotals', {
  description: 'Two players, both `who` or one `with` another, exchange life totals; or nothing happens.',
  example: { do: 'exchangeLifeTotals', who: 'you', with: { target: 0 } },
  params: players,
  run: (g, { who, with: other }, ctx) => {
    const seats = (ref: Ref): Seat[] =>
      entitiesOf(g, ref, fromContext(ctx)).flatMap((e) => (isPlayer(e) ? [e.player] : []));
    const [one, next] = seats(who);
    const two = other === undefined ? next : seats(other)[0];
    if (one === undefined || two === undefined || one === two) return undefined;
    const difference = g.statOf(two, 'life') - g.statOf(one, 'life');
    if (difference === 0) return undefined;
    const change = (player: Seat, amount: number): Action => ({
      type: 'stat',
      player,
      stat: 'life',
      amount,
      $rules: TOTALS,
    });
    const changes = [change(one, difference), change(two, -difference)];
    return changes.some((action) => cannotChangeLife(g, action)) ? undefined : perform(g, changes);
  },
  text: ({ who, with: other }, say) =>
    `${say.doer(who)}exchange life totals${other === undefined ? '' : ` with ${say.ref(other)}`}`,
});
const TOTALS = cite('mtg:701.12c');

/** Permanents that are referred to, while they are there. */
const permanentsIn = (g: Game, what: Ref, ctx: EffectContext): number[] =>
  objectsOf(entitiesOf(g, what, fromContext(ctx))).filter((id) => g.find(id)?.zone === 'battlefield');

/** Each of two players gains control of what the other controlled; of what one of them controls nothing changes (701.12b). */
export const exchangeControl = defineVerb('exchangeControl', {
  description:
    'Two permanents that two players control, both `what` or one `with` another, change sides for good; or nothing happens.',
  example: { do: 'exchangeControl', what: 'self', with: { target: 0 } },
  params: controlled,
  run: (g, { what, with: other }, ctx) => {
    const [one, next] = permanentsIn(g, what, ctx);
    const two = other === undefined ? next : permanentsIn(g, other, ctx)[0];
    if (one === undefined || two === undefined) return undefined;
    const [seat, opposite] = [controllerOf(g, one), controllerOf(g, two)];
    if (seat === opposite) return undefined;
    lasting(g, ctx.source, opposite, one, { mod: 'control', to: 'you' });
    lasting(g, ctx.source, seat, two, { mod: 'control', to: 'you' });
    return undefined;
  },
  text: ({ what, with: other }, say) =>
    `exchange control of ${say.ref(what)}${other === undefined ? '' : ` and ${say.ref(other)}`}`,
});
