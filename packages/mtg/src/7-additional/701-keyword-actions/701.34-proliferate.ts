/** Proliferate (701.34): one more of each kind of counter that something has. */
import {
  type Action,
  asks,
  type Base,
  ctxOf,
  defineVerb,
  doersOf,
  type Entity,
  entityChoice,
  fields,
  fromContext,
  type Game,
  isPlayer,
  type ParamsOf,
  perform,
  procedure,
  type Seat,
  sameSide,
  seatsOf,
  sharesCounters,
  sharesTurns,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { did } from './did.js';

const PROLIFERATE = cite('mtg:701.34a');
const params = fields((p) => ({ who: p.ref.optional() }));
type Params = ParamsOf<typeof params>;
declare module '@arbiter/engine' {
  interface Verbs {
    proliferate: Params;
  }
}

const countersOn = (g: Game, entity: Entity): { [kind: string]: number } =>
  (isPlayer(entity) ? g.player(entity.player) : g.find(entity.object))?.counters ?? {};

/** Permanents and players that have a counter. */
const withCounters = (g: Game): Entity[] =>
  [
    ...g.zone('battlefield').map((object): Entity => ({ object })),
    ...g.seatsFrom(g.active).map((player): Entity => ({ player })),
  ].filter((entity) => Object.values(countersOn(g, entity)).some((many) => many > 0));

/** Of teammates who have counters in common only the one who was chosen first gets another (701.34b). @citation */
const IN_COMMON = cite('mtg:701.34b');
const kindsFor = (g: Game, entity: Entity, picked: readonly Entity[]): string[] => {
  const kinds = Object.keys(countersOn(g, entity));
  if (!isPlayer(entity)) return kinds;
  const seats = seatsOf([...picked]);
  const first = seats.find((seat) => sameSide(g, seat, entity.player));
  return kinds.filter((kind) => first === entity.player || !sharesCounters(g.s.teams, kind));
};

/** Players proliferate one after another, each with what is there by then. */
const proliferating = procedure<Base<Params>, { seats: Seat[]; picked: Entity[] }>('proliferate', {
  begin: (g, l) => {
    g.j.note(l, 'seats', doersOf(g, l.effect, fromContext(ctxOf(g, l))));
  },
  choose: (g, l) => {
    const [seat] = l.seats;
    if (seat === undefined) return { done: null };
    const found = withCounters(g);
    return {
      ask: {
        seat,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: 'Choose what gets another counter of each kind',
        rules: sharesTurns(g) ? [...PROLIFERATE, ...IN_COMMON] : PROLIFERATE,
        source: ctxOf(g, l).source,
        options: found.map((e) => entityChoice(g, e)),
        min: 0,
        max: found.length,
      },
      into: 'picked',
    };
  },
  add: (g, l) =>
    perform(
      g,
      l.picked.flatMap((entity) =>
        kindsFor(g, entity, l.picked).map(
          (kind): Action => ({ type: 'counters', ...entity, kind, amount: 1, $rules: PROLIFERATE }),
        ),
      ),
    ),
  next: (g, l) => {
    const [seat, ...seats] = l.seats;
    if (seat !== undefined) did(g, 'proliferate', seat);
    g.j.note(l, 'seats', seats);
    return { go: 'choose' };
  },
});

export const proliferate = defineVerb('proliferate', {
  description:
    'You, or `who`, choose permanents and players that have counters, and give each one more of every kind there.',
  example: { do: 'proliferate' },
  params,
  run: asks(proliferating),
  procedures: [proliferating],
  text: ({ who }, say) => `${say.doer(who)}proliferate`,
});
