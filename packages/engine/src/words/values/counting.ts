/** Values that count and look things up. */
import { characteristicsOf } from '../../continuous/characteristics.js';
import type { Json } from '../../contract/json.js';
import type { Filter, Ref } from '../../language/types.js';
import type { Game } from '../../machine/game.js';
import { oneOfEachSide, sharesCounters } from '../../machine/teams.js';
import { type Compiler, defineValue } from '../../machine/words.js';
import { zoneKey } from '../../machine/zones.js';
import { objectsOf, seatsOf } from '../../state/entities.js';
import type { Perspective } from '../../state/perspective.js';
import { type Entity, isPlayer, sameEntity } from '../../state/state.js';
import { numberOf } from '../figures.js';
import { isOrWas, namesOf } from '../helpers.js';

declare module '../../language/types.js' {
  interface Values {
    x: 'x';
    targets: 'targets';
    modes: 'modes';
    count: { count: Filter };
    /** `objects`: what left as one object and came as two cards counts once. */
    countOf: { countOf: Ref; objects?: true };
    stat: { stat: string; of: Ref };
    highest: { highest: string; of: Ref };
    lowest: { lowest: string; of: Ref };
    total: { total: string; of: Ref };
    distinct: { distinct: string; of: Ref };
    counters: { counters: string; of: Ref };
    /** Of the deck of its controller, or of `of`. */
    topUntil: { topUntil: Filter; of?: Ref };
    event: { event: string };
    number: { number: string };
    keywordValue: { keywordValue: string; of: Ref };
    /** The amount announced for the entity now being handled in a division. */
    division: { division: true };
  }
}

/** What an object does as it enters knows the X that it was cast with; later its X is 0 (mtg 107.3m), or stays (ga 1.6.4.2.9.3). */
const isEntering = (g: Game, { event, source }: Perspective): boolean =>
  event?.type === 'move' && event.to === g.rules.zones.field && event.became === source;
const knowsX = (g: Game, by: Perspective): boolean => g.rules.play.keepsX === true || isEntering(g, by);

/** How an object was cast that is on the field, or was as it left (mtg 400.7d, 608.2h). */
const castAs = (g: Game, id: number) => (g.find(id) ?? g.s.lastKnown[id])?.from;

declare module '../../state/marks.js' {
  interface ObjectMarks {
    /** The X that was chosen for what was last done with it beside the stack (mtg 702.37f). */
    x?: number;
  }
}
const markedX = (g: Game, { source }: Perspective): number | undefined => g.markOf(g.find(source), 'x');
/** A spell that is about to become a permanent knows it as well. */
function paidX(g: Game, by: Perspective): number | undefined {
  const object = g.find(by.source);
  const last = object ? undefined : g.s.lastKnown[by.source];
  if (last?.zone === g.rules.zones.field) return last.x;
  return markedX(g, by) ?? (object?.zone === g.rules.zones.stack ? object.play?.x : undefined);
}

export const x = defineValue('x', {
  description: 'The X that was chosen.',
  example: 'x',
  compile: () => (g, by) =>
    by.ctx?.x ?? by.x ?? (knowsX(g, by) ? castAs(g, by.source)?.x : undefined) ?? paidX(g, by) ?? 0,
  text: () => 'X',
});

export const targets = defineValue('targets', {
  description: 'How many targets were chosen for what is paid for, or is carried out.',
  example: 'targets',
  compile: () => (_g, by) => {
    const chosen = by.ctx?.targets.flat() ?? [];
    return chosen.filter((e, i) => chosen.findIndex((other) => sameEntity(e, other)) === i).length;
  },
  text: () => 'the number of targets',
});

export const modes = defineValue('modes', {
  description: 'How many modes were chosen for what is paid for, or is carried out.',
  example: 'modes',
  compile: () => (g, by) => g.find(by.ctx?.item ?? by.source)?.play?.modes?.length ?? 0,
  text: () => 'the number of modes',
});

export const count = defineValue('count', {
  description: 'How many fit a filter.',
  example: { count: { player: 'any' } },
  params: (p) => ({ count: p.filter }),
  compile(value, compiler) {
    const find = compiler.each(value.count);
    return (g, by) => find(g, by).length;
  },
  text: (value, say) => `the number of ${say.filter(value.count)}`,
});

/** Without the further cards of what was one object before (mtg 712.21e). */
function objectsBefore(g: Game, found: Entity[]): Entity[] {
  const second = new Set(Object.values(g.s.lastKnown).flatMap(({ also = [] }) => also));
  return found.filter((e) => isPlayer(e) || !second.has(e.object));
}

export const countOf = defineValue('countOf', {
  description:
    'How many are referred to: of what was moved so many cards, with `objects` so many as there were objects before.',
  example: { countOf: 'players' },
  params: (p) => ({ countOf: p.ref, objects: p.flag.optional() }),
  compile(value, compiler) {
    const find = compiler.ref(value.countOf);
    return (g, by) => (value.objects ? objectsBefore(g, find(g, by)) : find(g, by)).length;
  },
  text: (value, say) => `the number of ${say.ref(value.countOf)}`,
});

/** The source is not there any more, and nothing is known of it (rb 359.3.e.12). */
const isForgotten = (g: Game, by: Perspective): boolean =>
  g.find(by.source) === undefined && g.rules.continuous.forgetsSource?.(g, by) === true;

export const stat = defineValue('stat', {
  description: 'A number of objects or players, added up.',
  example: (n) => ({ stat: n.stat, of: 'self' }),
  params: (p) => ({ stat: p.stat, of: p.ref }),
  compile({ stat: name, of }, compiler) {
    const find = compiler.ref(of);
    const read = numberOf(name, compiler);
    return (g, by) => {
      const { asThough } = g.rules.continuous;
      if (of === 'self' && isForgotten(g, by)) return 0;
      return find(g, by).reduce((sum, e) => sum + read(g, e) + (asThough?.(g, e, name, by) ?? 0), 0);
    };
  },
  text: ({ stat: name, of }, say) => `the ${name} of ${say.ref(of)}`,
});

/** The number of each of those that are referred to. */
const numbersOf = (name: string, of: Ref, compiler: Compiler): ((g: Game, by: Perspective) => number[]) => {
  const find = compiler.ref(of);
  const read = numberOf(name, compiler);
  return (g, by) => find(g, by).map((e) => read(g, e));
};

export const highest = defineValue('highest', {
  description: 'The highest number among objects or players; 0 where there are none.',
  example: (n) => ({ highest: n.stat, of: { each: { controller: 'you' } } }),
  params: (p) => ({ highest: p.stat, of: p.ref }),
  compile({ highest: name, of }, compiler) {
    const numbers = numbersOf(name, of, compiler);
    return (g, by) => numbers(g, by).reduce((most, n, i) => (i === 0 ? n : Math.max(most, n)), 0);
  },
  text: ({ highest: name, of }, say) => `the greatest ${name} among ${say.ref(of)}`,
});

export const lowest = defineValue('lowest', {
  description: 'The lowest number among objects or players; 0 where there are none.',
  example: (n) => ({ lowest: n.stat, of: { each: { controller: 'you' } } }),
  params: (p) => ({ lowest: p.stat, of: p.ref }),
  compile({ lowest: name, of }, compiler) {
    const numbers = numbersOf(name, of, compiler);
    return (g, by) => numbers(g, by).reduce((least, n, i) => (i === 0 ? n : Math.min(least, n)), 0);
  },
  text: ({ lowest: name, of }, say) => `the least ${name} among ${say.ref(of)}`,
});

export const total = defineValue('total', {
  description: 'The numbers of all objects or players together; 0 where there are none.',
  example: (n) => ({ total: n.stat, of: { each: { controller: 'you' } } }),
  params: (p) => ({ total: p.stat, of: p.ref }),
  compile({ total: name, of }, compiler) {
    const numbers = numbersOf(name, of, compiler);
    return (g, by) => numbers(g, by).reduce((sum, n) => sum + n, 0);
  },
  text: ({ total: name, of }, say) => `the total ${name} of ${say.ref(of)}`,
});

export const distinct = defineValue('distinct', {
  description: 'How many different values of a characteristic there are among objects; of a list its words count.',
  example: (n) => ({ distinct: n.list, of: { each: { controller: 'you' } } }),
  params: (p) => ({ distinct: p.prop, of: p.ref }),
  compile({ distinct: name, of }, compiler) {
    const find = compiler.ref(of);
    // Of objects with several names the most that have none in common with one another (mtg 201.2b).
    if (name === 'name')
      return (g, by) => apart(find(g, by).flatMap((e) => (isPlayer(e) ? [] : [namesOf(g, e.object)])));
    return (g, by) => {
      const values = new Set<Json>();
      for (const e of find(g, by)) if (!isPlayer(e)) for (const value of valuesOf(g, e.object, name)) values.add(value);
      return values.size;
    };
  },
  text: ({ distinct: name, of }, say) => `the number of different ${name} among ${say.ref(of)}`,
});

/** How many of these have no name in common: those with few names first, which leave most to the others. */
function apart(named: readonly string[][]): number {
  const taken = new Set<string>();
  let count = 0;
  for (const names of named.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length)) {
    if (names.some((name) => taken.has(name))) continue;
    for (const name of names) taken.add(name);
    count++;
  }
  return count;
}

/** What an object has of a characteristic, word by word; one without a name, say, has none (mtg 201.2). */
function valuesOf(g: Game, id: number, name: string): Json[] {
  const value = characteristicsOf(g, id).props[name];
  return value === undefined || value === '' ? [] : [value].flat();
}

const countersOn = (g: Game, e: Entity): { [kind: string]: number } | undefined =>
  isPlayer(e) ? g.player(e.player).counters : isOrWas(g, e.object)?.counters;

/** Counters that teammates have in common are counted once for the team (mtg 810.10a). */
function eachOnce(g: Game, kind: string, found: Entity[]): Entity[] {
  if (!sharesCounters(g.s.teams, kind)) return found;
  const seats = oneOfEachSide(g, seatsOf(found));
  return found.filter((e) => !isPlayer(e) || seats.includes(e.player));
}

export const counters = defineValue('counters', {
  description: 'How many counters of a kind are on objects or players, added up.',
  example: { counters: 'charge', of: 'self' },
  params: (p) => ({ counters: p.counter, of: p.ref }),
  compile({ counters: kind, of }, compiler) {
    const find = compiler.ref(of);
    return (g, by) => eachOnce(g, kind, find(g, by)).reduce((sum, e) => sum + (countersOn(g, e)?.[kind] ?? 0), 0);
  },
  text: ({ counters: kind, of }, say) => `the ${kind} counters on ${say.ref(of)}`,
});

export const topUntil = defineValue('topUntil', {
  description: 'How many cards lie on top of a deck up to the first that fits, and with it; where none does, all.',
  example: { topUntil: { named: 'Bear' } },
  params: (p) => ({ topUntil: p.filter, of: p.ref.optional() }),
  compile(value, compiler) {
    const owners = compiler.ref(value.of ?? 'you');
    const test = compiler.filter(value.topUntil);
    return (g, by) =>
      seatsOf(owners(g, by)).reduce((sum, seat) => {
        const deck = g.zone(zoneKey(g, g.rules.zones.piles.deck, seat));
        g.spend(deck.length >> 2);
        const at = deck.findIndex((object) => test(g, { object }, by));
        return sum + (at < 0 ? deck.length : at + 1);
      }, 0);
  },
  text: ({ topUntil: filter }, say) => `the number of cards down to ${say.filter(filter)}`,
});

export const event = defineValue('event', {
  description: 'A number in a field of what triggered the ability.',
  example: { event: 'amount' },
  params: (p) => ({ event: p.name }),
  compile:
    ({ event: field }) =>
    (_g, { event }) => {
      const number = Number(event?.[field] ?? 0);
      // How much was lost or removed is a number above zero, as what was gained is.
      return field === 'amount' && (event?.gain === false || event?.removed === true) ? -number : number;
    },
  text: ({ event: field }) => `that ${field}`,
});

export const number = defineValue('number', {
  description: 'A number that an earlier `remember` kept under a name.',
  example: { number: 'before' },
  params: (p) => ({ number: p.name }),
  compile:
    ({ number: name }) =>
    (_g, by) =>
      by.ctx?.numbers[name] ?? 0,
  text: ({ number: name }) => name,
});

export const division = defineValue('division', {
  description: 'The share that was announced for each target.',
  example: { division: true },
  params: (p) => ({ division: p.flag }),
  compile: () => (_g, by) => by.division ?? 0,
  text: () => 'its share',
});

export const keywordValue = defineValue('keywordValue', {
  description: 'The numbers of a keyword of objects, those of all its instances added up; 1 where none is printed.',
  example: (n) => ({ keywordValue: n.keyword, of: 'self' }),
  params: (p) => ({ keywordValue: p.keyword, of: p.ref }),
  compile: ({ keywordValue: name, of }, compiler) => {
    const read = compiler.ref(of);
    return (g, by) =>
      (of === 'self' && isForgotten(g, by) ? [] : objectsOf(read(g, by)))
        .flatMap((id) => characteristicsOf(g, id).abilities)
        .reduce((sum, a) => (a.kind === 'keyword' && a.keyword === name ? sum + Number(a.value ?? 1) : sum), 0);
  },
  text: ({ keywordValue: name, of }, say) => `the ${name} of ${say.ref(of)}`,
});
