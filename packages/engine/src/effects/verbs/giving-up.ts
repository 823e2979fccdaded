/** Players choose cards or permanents of their own and put them away: discarding, sacrificing. */

import { characteristicsOf } from '../../continuous/characteristics.js';
import { all, amountOf, entitiesOf, matches } from '../../continuous/evaluate.js';
import type { Seat } from '../../contract/contract.js';
import { entityChoice } from '../../decisions/choices.js';
import { perform } from '../../events/perform.js';
import type { Filter, Ref, Value } from '../../language/types.js';
import { procedure } from '../../machine/control.js';
import { publicId, zoneKey } from '../../machine/zones.js';
import { fromContext } from '../../state/perspective.js';
import { moveAction } from '../../zones/move.js';
import { objectsOf, seatsOf } from './entities.js';
import { type Base, ctxOf, effectOf, saveTo } from './procedures.js';

/** Each player chooses from their own hand in turn order, then all of it is discarded at once (mtg 101.4, 701.9). */
export const discard = procedure<Base & { seats: Seat[]; picked: number[]; chosen: number[] }>('verb:discard', {
  begin: (g, l) => {
    g.j.note(l, 'seats', seatsOf(entitiesOf(g, effectOf(l).who as Ref, fromContext(ctxOf(g, l)))));
    g.j.note(l, 'chosen', []);
  },
  choose: (g, l) => {
    const seat = l.seats[0];
    if (seat === undefined) return { go: 'discard' };
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const hand = g.zone(zoneKey(g, g.rules.zones.piles.hand, seat));
    const what = effect.filter as Filter | undefined;
    const options = hand.filter((id) => !what || matches(g, { object: id }, what, by));
    const wanted = effect.count === 'all' ? options.length : amountOf(g, (effect.count as Value) ?? 1, by);
    const count = Math.max(0, Math.min(wanted, options.length));
    const chooser = effect.chooser === 'you' ? by.controller : seat;
    // How many cards fit is nobody else's business, so not being asked mustn't tell it.
    const secret = what !== undefined && !hand.every((id) => (g.object(id).known?.length ?? 0) >= g.s.seats);
    return {
      ask: {
        seat: chooser,
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
      l.chosen.map((object) => moveAction({ object, to: g.rules.zones.piles.discard, cause: 'discard' })),
      saveTo(l),
    ),
});

/** Players in turn order each choose objects of their own to put away, then all go at once (mtg 701.21, 101.4). */
export const sacrifice = procedure<Base & { seats: Seat[]; picked: number[]; chosen: number[] }>('verb:sacrifice', {
  begin: (g, l) => {
    g.j.note(l, 'seats', seatsOf(entitiesOf(g, effectOf(l).who as Ref, fromContext(ctxOf(g, l)))));
    g.j.note(l, 'chosen', []);
  },
  choose: (g, l) => {
    const seat = l.seats[0];
    if (seat === undefined) return { go: 'put' };
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const found = objectsOf(all(g, effect.filter as Filter, by)).filter(
      (id) => characteristicsOf(g, id).controller === seat,
    );
    const count = Math.max(0, Math.min(amountOf(g, (effect.count as Value) ?? 1, by), found.length));
    return {
      ask: {
        seat,
        kind: (effect.kind as string) ?? 'SACRIFICE',
        shape: 'CHOOSE',
        prompt: (effect.prompt as string) ?? `Choose ${count} to sacrifice`,
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
    // Who chooses after this one knows of it (mtg 101.4b).
    if (l.seats.length > 1 && l.picked.length > 0)
      g.emit('CHOSEN', g.rules.cite.sacrifice, {
        seat: l.seats[0] as Seat,
        objects: l.picked.map((id) => ({ object: publicId(id), card: g.rules.view.label(g, { object: id }) })),
      });
    g.j.note(l, 'seats', l.seats.slice(1));
    return { go: 'choose' };
  },
  put: (g, l) =>
    perform(
      g,
      l.chosen.map((object) =>
        moveAction({ object, to: g.rules.zones.piles.discard, cause: (effectOf(l).cause as string) ?? 'sacrifice' }),
      ),
      saveTo(l),
    ),
});
