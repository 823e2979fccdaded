/** Players choose cards or permanents of their own and put them away: discarding, sacrificing. */

import { z } from 'zod';
import { characteristicsOf } from '../../continuous/characteristics.js';
import { all, amountOf, entitiesOf, matches } from '../../continuous/evaluate.js';
import type { Seat } from '../../contract/contract.js';
import { entityChoice } from '../../decisions/choices.js';
import { perform } from '../../events/perform.js';
import { fields, type ParamsOf } from '../../language/params.js';
import type { ActionOf } from '../../machine/actions.js';
import { procedure } from '../../machine/control.js';
import { cardOf } from '../../machine/faces.js';
import type { Game } from '../../machine/game.js';
import { defineVerb } from '../../machine/words.js';
import { publicId, zoneKey } from '../../machine/zones.js';
import { plainOr } from '../../schema/dispatch.js';
import { objectsOf, seatsOf } from '../../state/entities.js';
import { moveAction } from '../../zones/move.js';
import { counted } from '../helpers.js';
import { asks, type Base, ctxOf, perspectiveOf, savedAs } from './asking.js';
import { decision, decisionKind } from './params.js';

const discarded = fields((p) => ({
  who: p.ref,
  count: plainOr(['all'], p.value).optional(),
  filter: p.filter.optional(),
  chooser: z.literal('you').optional(),
  save: p.name.optional(),
}));
const sacrificed = fields((p) => ({
  who: p.ref,
  filter: p.filter,
  count: p.value.optional(),
  cause: p.cause.optional(),
  kind: decisionKind.optional(),
  prompt: p.text.optional(),
  each: p.name.optional(),
  save: p.name.optional(),
}));
declare module '../../language/types.js' {
  interface Verbs {
    discard: ParamsOf<typeof discarded>;
    sacrifice: ParamsOf<typeof sacrificed>;
  }
}
interface Choosing {
  seats: Seat[];
  picked: number[];
  chosen: number[];
}

/** Each player chooses from their own hand in turn order, then all of it is discarded at once (mtg 101.4, 701.9). */
const discarding = procedure<Base<ParamsOf<typeof discarded>>, Choosing>('verb:discard', {
  begin: (g, l) => {
    g.j.note(l, 'seats', seatsOf(entitiesOf(g, l.effect.who, perspectiveOf(g, l))));
    g.j.note(l, 'chosen', []);
  },
  choose: (g, l) => {
    const seat = l.seats[0];
    if (seat === undefined) return { go: 'discard' };
    const { filter, count: wanted = 1, chooser } = l.effect;
    const by = perspectiveOf(g, l);
    const hand = g.zone(zoneKey(g, g.rules.zones.piles.hand, seat));
    const options = hand.filter((id) => !filter || matches(g, { object: id }, filter, by));
    const most = wanted === 'all' ? options.length : amountOf(g, wanted, by);
    const count = Math.max(0, Math.min(most, options.length));
    // How many cards fit is nobody else's business, so not being asked mustn't tell it.
    const secret = filter !== undefined && !hand.every((id) => (g.object(id).known?.length ?? 0) >= g.s.seats);
    return {
      ask: {
        seat: chooser === 'you' ? by.controller : seat,
        kind: 'DISCARD',
        shape: 'CHOOSE',
        prompt: `Choose ${count} card${count === 1 ? '' : 's'} to discard`,
        rules: g.rules.cite.discard,
        source: by.source,
        options: options.map((id) => entityChoice(g, { object: id }, id)),
        min: count,
        max: count,
        always: secret,
      },
      into: 'picked',
    };
  },
  chosen: (g, l) => {
    g.j.note(l, 'chosen', [...l.chosen, ...l.picked]);
    g.j.note(l, 'seats', l.seats.slice(1));
    return { go: 'choose' };
  },
  discard: (g, l) =>
    perform(
      g,
      l.chosen.map((object) => givenUp(g, object, 'discard', perspectiveOf(g, l).controller)),
      savedAs(l.ctx, l.effect),
    ),
});

export const discard = defineVerb('discard', {
  description: 'Players discard cards of their choice, or that `chooser` chooses.',
  example: { do: 'discard', who: 'opponents', count: 1 },
  params: discarded,
  run: asks(discarding),
  decisions: [decision('DISCARD', 'CHOOSE', 'discard', 'Cards to discard.')],
  procedures: [discarding],
  text: ({ who, count = 1 }, say) =>
    `${say.doer(who)}discard ${count === 'all' ? 'all cards' : counted(say.value(count), 'card')}`,
  intent: () => -1,
});

/** Players in turn order each choose objects of their own to put away, then all go at once (mtg 701.21, 101.4). */
/** An object that is put away because somebody's spell or ability says so. */
const givenUp = (g: Game, object: number, cause = 'sacrifice', by: Seat): ActionOf<'move'> =>
  moveAction({ object, to: g.rules.zones.piles.discard, cause, by });
const canGiveUp = (g: Game, object: number, cause: string | undefined, by: Seat): boolean =>
  g.rules.events.cannot(g, givenUp(g, object, cause, by)) === null;

const sacrificing = procedure<Base<ParamsOf<typeof sacrificed>>, Choosing>('verb:sacrifice', {
  begin: (g, l) => {
    g.j.note(l, 'seats', seatsOf(entitiesOf(g, l.effect.who, perspectiveOf(g, l))));
    g.j.note(l, 'chosen', []);
  },
  choose: (g, l) => {
    const [seat] = l.seats;
    const { each } = l.effect;
    if (seat !== undefined && each !== undefined) g.j.note(ctxOf(g, l).saved, each, [{ player: seat }]);
  },
  ask: (g, l) => {
    const seat = l.seats[0];
    if (seat === undefined) return { go: 'put' };
    const { filter, count: wanted = 1, kind = 'SACRIFICE', prompt } = l.effect;
    const by = perspectiveOf(g, l);
    const own = objectsOf(all(g, filter, by)).filter((id) => characteristicsOf(g, id).controller === seat);
    const found = own.filter((id) => canGiveUp(g, id, l.effect.cause, by.controller));
    const count = Math.max(0, Math.min(amountOf(g, wanted, by), found.length));
    return {
      ask: {
        seat,
        kind,
        shape: 'CHOOSE',
        prompt: prompt ?? `Choose ${count} to sacrifice`,
        rules: g.rules.cite.sacrifice,
        source: by.source,
        options: found.map((id) => entityChoice(g, { object: id }, id)),
        min: count,
        max: count,
      },
      into: 'picked',
    };
  },
  chosen: (g, l) => {
    g.j.note(l, 'chosen', [...l.chosen, ...l.picked]);
    const [seat, next] = l.seats;
    // Who chooses after this one knows of it (mtg 101.4b).
    if (seat !== undefined && next !== undefined && l.picked.length > 0)
      g.emit('CHOSEN', g.rules.cite.sacrifice, {
        seat,
        objects: l.picked.map((id) => ({ object: publicId(id), card: cardOf(g, id) })),
      });
    g.j.note(l, 'seats', l.seats.slice(1));
    return { go: 'choose' };
  },
  put: (g, l) =>
    perform(
      g,
      l.chosen.map((object) =>
        moveAction({
          object,
          to: g.rules.zones.piles.discard,
          cause: l.effect.cause ?? 'sacrifice',
          source: ctxOf(g, l).source,
        }),
      ),
      savedAs(l.ctx, l.effect),
    ),
});

export const sacrifice = defineVerb('sacrifice', {
  description:
    'Players, `each` known by a name, choose objects of their own that fit, and put them away; `cause` says how the rules see it.',
  example: { do: 'sacrifice', who: 'opponents', filter: { controller: 'opponent' } },
  params: sacrificed,
  scope: ({ each }, within) => {
    const { saved } = within.scope;
    within.others('filter', 'count');
    const scope = each === undefined ? within.scope : { ...within.scope, saved: new Set([...saved, each]) };
    within.walk('filter', scope);
    within.walk('count', scope);
  },
  run: asks(sacrificing),
  decisions: [decision('SACRIFICE', 'CHOOSE', 'sacrifice', 'Objects to give up.')],
  procedures: [sacrificing],
  text: ({ who, filter, count = 1, cause }, say) =>
    `${say.doer(who)}${say.cause(cause) ?? 'sacrifice'} ${say.value(count)} ${say.filter(filter)}`,
  intent: () => -1,
});
