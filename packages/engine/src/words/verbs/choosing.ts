/** Choosing among objects without targeting them, and putting them into an order. */
import { z } from 'zod';
import { stat } from '../../continuous/characteristics.js';
import { all, amountOf, entitiesOf } from '../../continuous/evaluate.js';
import { dependsOnHidden } from '../../continuous/secrecy.js';
import type { Seat } from '../../contract/contract.js';
import { isTable } from '../../contract/json.js';
import { entityChoice } from '../../decisions/choices.js';
import { notToBeMoved } from '../../events/replacing.js';
import { fields, type ParamsOf } from '../../language/params.js';
import type { Value } from '../../language/types.js';
import { type Ask, procedure } from '../../machine/control.js';
import { cardOf } from '../../machine/faces.js';
import type { Game } from '../../machine/game.js';
import { defineVerb } from '../../machine/words.js';
import { canSee, publicId } from '../../machine/zones.js';
import { objectsOf } from '../../state/entities.js';
import type { Perspective } from '../../state/perspective.js';
import { type Entity, isPlayer, sameEntity } from '../../state/state.js';
import { asks, type Base, ctxOf, doerOf, doersOf, perspectiveOf } from './asking.js';
import { decision, decisionKind, oneOf } from './params.js';

const chosen = fields((p) => ({
  from: p.filter.optional(),
  among: p.ref.optional(),
  who: p.ref.optional(),
  min: p.value.optional(),
  max: p.value.optional(),
  prompt: p.text.optional(),
  kind: decisionKind.optional(),
  each: p.name.optional(),
  apart: p.flag.optional(),
  total: z.strictObject({ stat: p.stat, most: p.value }).optional(),
  further: z
    .array(z.strictObject({ from: p.filter, save: p.name }))
    .min(1)
    .max(8)
    .optional(),
  save: p.name,
}));
const ordered = fields((p) => ({
  what: p.ref,
  kind: decisionKind.optional(),
  prompt: p.text.optional(),
  save: p.name,
}));
declare module '../../language/types.js' {
  interface Verbs {
    choose: ParamsOf<typeof chosen>;
    order: ParamsOf<typeof ordered>;
  }
}

type Choosing = ParamsOf<typeof chosen>;

/** What a player is asked: one of what is there unless it says how many, and no more than there are. */
function question(g: Game, effect: Choosing, by: Perspective, seat: Seat, taken: readonly Entity[] = []): Ask {
  const entering = notToBeMoved(g, effect.save);
  const fitting = effect.among ? entitiesOf(g, effect.among, by) : all(g, effect.from ?? [], by);
  const there = fitting.filter((e) => isPlayer(e) || !entering.includes(e.object));
  const found = there.filter((e) => !taken.some((one) => sameEntity(one, e)));
  const upTo = (value: Value | undefined, most: number): number =>
    Math.max(0, Math.min(value === undefined ? most : amountOf(g, value, by), most));
  const max = upTo(effect.max ?? 1, found.length);
  const ask: Ask = {
    seat,
    kind: effect.kind ?? 'CHOOSE_OBJECTS',
    shape: 'CHOOSE',
    prompt: effect.prompt ?? `${g.rules.view.label(g, { object: by.source })}: choose`,
    rules: g.rules.cite.choose,
    source: by.source,
    options: found.map((e) => entityChoice(g, e)),
    min: upTo(effect.min, max),
    max,
    always: !effect.among && dependsOnHidden(g, effect.from ?? [], by),
  };
  return effect.total ? within(g, ask, effect.total, by) : ask;
}

/** What is chosen has no more of a number together than it says; by default it is as few and as little as may be. */
function within(g: Game, ask: Ask, { stat: name, most }: NonNullable<Choosing['total']>, by: Perspective): Ask {
  const limit = amountOf(g, most, by);
  const of = (data: unknown): number =>
    isTable(data) && typeof data.object === 'number' ? stat(g, data.object, name) : 0;
  const byNumber = (ask.options ?? []).map(({ data }) => data).sort((a, b) => of(a) - of(b));
  return {
    ...ask,
    fallback: byNumber.slice(0, ask.min ?? 0),
    check: (picked) => {
      const sum = (Array.isArray(picked) ? picked : []).reduce((all: number, one) => all + of(one), 0);
      if (sum <= limit) return null;
      return { detail: `their ${name} is ${sum} together, and may be ${limit}`, rules: g.rules.cite.choose };
    },
  };
}

/** Somebody chooses among objects (not targets) and the choice is remembered. */
const choosing = procedure<Base<Choosing>, { picked: Entity[] }>('verb:choose', {
  ask: (g, l) => {
    const by = perspectiveOf(g, l);
    const seat = doerOf(g, l.effect, by);
    return seat === undefined ? { done: null } : { ask: question(g, l.effect, by, seat), into: 'picked' };
  },
  chosen: (g, l) => {
    g.j.note(ctxOf(g, l).saved, l.effect.save, l.picked);
  },
});

/** All that each of several players is asked for: one thing after another (mtg 101.4c). */
const asked = (effect: Choosing): Choosing[] => [
  effect,
  ...(effect.further ?? []).map((one) => ({ ...effect, ...one })),
];

interface ChoosingEach {
  seats: Seat[];
  picked: Entity[];
  /** How much of what it is asked for the player has chosen. */
  at: number;
  mine: Entity[];
  /** What was chosen of each of the things that are asked for. */
  kept: Entity[][];
}
/**
 * Each of several players chooses in turn order, who is known by a name meanwhile, all that is asked for before the next one
 * does; all their choices are kept together (mtg 101.4).
 */
const choosingEach = procedure<Base<Choosing>, ChoosingEach>('verb:chooseEach', {
  begin: (g, l) => {
    g.j.note(l, 'seats', doersOf(g, l.effect, perspectiveOf(g, l)));
    g.j.note(
      l,
      'kept',
      asked(l.effect).map(() => []),
    );
  },
  whose: (g, l) => {
    const [seat] = l.seats;
    if (seat === undefined || l.effect.each === undefined) return { go: 'all' };
    g.j.note(ctxOf(g, l).saved, l.effect.each, [{ player: seat }]);
    g.j.note(l, 'at', 0);
    g.j.note(l, 'mine', []);
    return undefined;
  },
  ask: (g, l) => {
    const [seat] = l.seats;
    const part = asked(l.effect)[l.at];
    return seat === undefined || part === undefined
      ? { go: 'all' }
      : {
          ask: question(g, part, perspectiveOf(g, l), seat, part.apart ? l.kept.flat() : []),
          into: 'picked',
        };
  },
  chosen: (g, l) => {
    const [seat, next] = l.seats;
    const { at } = l;
    g.j.note(
      l,
      'kept',
      l.kept.map((before, i) => (i === at ? [...before, ...l.picked] : before)),
    );
    g.j.note(l, 'mine', [...l.mine, ...l.picked]);
    g.j.note(l, 'at', at + 1);
    if (at + 1 < l.kept.length) return { go: 'ask' };
    const open = [...new Set(objectsOf(l.mine))].filter((id) => canSee(g, 'spectator', g.object(id)));
    // Who chooses after this one knows of it (mtg 101.4b).
    if (seat !== undefined && next !== undefined && open.length > 0)
      g.emit('CHOSEN', g.rules.cite.choose, {
        seat,
        objects: open.map((id) => ({ object: publicId(id), card: cardOf(g, id) })),
      });
    g.j.note(l, 'seats', l.seats.slice(1));
    return { go: 'whose' };
  },
  all: (g, l) => {
    for (const [i, { save }] of asked(l.effect).entries()) g.j.note(ctxOf(g, l).saved, save, l.kept[i] ?? []);
    return { done: null };
  },
});

export const choose = defineVerb('choose', {
  description:
    'A player, or `each` of several, perhaps `apart`, chooses what fits, and of `further`, or `among` some, to a `total`; `save` names it.',
  example: { do: 'choose', from: { controller: 'you' }, min: 0, max: 1, save: 'it' },
  params: chosen,
  check: (used) =>
    'further' in used && !('each' in used && 'from' in used)
      ? 'takes "further" beside "each" and "from"'
      : oneOf('from', 'among')(used),
  run: (_g, effect, _ctx, ctx) => (effect.each === undefined ? choosing : choosingEach).call({ ctx, effect }),
  scope: ({ each, further }, within) => {
    const { saved } = within.scope;
    within.others('from', 'among', 'further');
    const inner = each === undefined ? within.scope : { ...within.scope, saved: new Set([...saved, each]) };
    for (const parameter of ['from', 'among', 'further', 'max', 'min', 'total']) within.walk(parameter, inner);
    for (const { save } of further ?? []) saved.add(save);
  },
  decisions: [decision('CHOOSE_OBJECTS', 'CHOOSE', 'choose', 'A choice among objects without targets.')],
  procedures: [choosing, choosingEach],
  text: ({ from, among, who, max = 1 }, say) =>
    `${say.doer(who)}choose ${say.value(max)} ${among === undefined ? say.filter(from ?? []) : `of ${say.ref(among)}`}`,
});

/** Somebody puts objects into an order, which is remembered: the first first. */
const ordering = procedure<Base<ParamsOf<typeof ordered>>, { order: Entity[] }>('verb:order', {
  ask: (g, l) => {
    const { effect } = l;
    const by = perspectiveOf(g, l);
    return {
      ask: {
        seat: by.controller,
        kind: effect.kind ?? 'ORDER',
        shape: 'ORDER',
        prompt: effect.prompt ?? `${g.rules.view.label(g, { object: by.source })}: put these in order`,
        rules: g.rules.cite.choose,
        source: by.source,
        options: entitiesOf(g, effect.what, by).map((e) => entityChoice(g, e)),
        ordered: true,
      },
      into: 'order',
    };
  },
  ordered: (g, l) => {
    g.j.note(ctxOf(g, l).saved, l.effect.save, l.order);
  },
});

export const order = defineVerb('order', {
  description: 'Its controller puts objects into an order; `save` names it, the first first.',
  example: { do: 'order', what: { each: { controller: 'you' } }, save: 'it' },
  params: ordered,
  run: asks(ordering),
  decisions: [decision('ORDER', 'ORDER', 'choose', 'The order of some objects.')],
  procedures: [ordering],
  text: ({ what }, say) => `put ${say.ref(what)} in any order`,
});
