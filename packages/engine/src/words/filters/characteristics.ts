/** Filters about what something is like. */
import { z } from 'zod';
import { characteristicsOf, lists } from '../../continuous/characteristics.js';
import type { Json } from '../../contract/json.js';
import { type CompareOp, type Filter, type Ref, type Value, wordsOf } from '../../language/types.js';
import { ABILITIES, defineFilter, NONE, UNKNOWN } from '../../machine/words.js';
import { listOr } from '../../schema/dispatch.js';
import type { Perspective } from '../../state/perspective.js';
import { type Entity, isPlayer } from '../../state/state.js';
import { numberOf } from '../figures.js';
import { comparison, isOrWas, namesOf, ofObjects, pair, scalar } from '../helpers.js';

declare module '../../language/types.js' {
  interface Filters {
    /** A list characteristic contains the value, or one of the values. */
    has: { has: [prop: string, value: string | string[]] };
    prop: { prop: [prop: string, value: Json] };
    named: { named: string };
    sameName: { sameName: Ref };
    differentName: { differentName: Ref };
    status: { status: string };
    counters: { counters: [kind: string, atLeast: number] };
    keyword: { keyword: string; label?: string };
    stat: { stat: [name: string, op: CompareOp, value: Value] };
    parity: { parity: [name: string, which: 'odd' | 'even'] };
    /** A predicate of the ruleset, perhaps about things that another filter describes. */
    is: { is: string; of?: Filter };
  }
}

/** Whether a list has a word, or one of several. */
function inList({ has: [prop, wanted] }: { has: [prop: string, value: string | string[]] }) {
  if (!Array.isArray(wanted)) return ofObjects((g, id) => lists(g, id, prop).includes(wanted));
  return ofObjects((g, id) => {
    const listed = lists(g, id, prop);
    return wanted.some((w) => listed.includes(w));
  });
}

export const has = defineFilter('has', {
  description: 'A list characteristic contains the word, or one of the words.',
  example: (n) => ({ has: [n.list, 'Beast'] }),
  params: (p) => ({ has: pair(p.list, listOr(p.terms, p.term)) }),
  compile(clause) {
    const listed = inList(clause);
    const [prop, wanted] = clause.has;
    // By an ability that says so something may be it besides.
    const acts = ({ acting }: Perspective, e: Entity): boolean =>
      acting !== undefined &&
      !isPlayer(e) &&
      acting.object === e.object &&
      acting.as[0] === prop &&
      [wanted].flat().includes(acting.as[1]);
    return (g, e, by) => listed(g, e, by) || acts(by, e);
  },
  fits: 'objects',
  reads: (clause) => new Set([clause.has[0]]),
  text: ({ has: [, wanted] }) => (Array.isArray(wanted) ? wanted.join(' or ') : wanted),
});

export const prop = defineFilter('prop', {
  description: 'A characteristic is exactly this.',
  example: { prop: ['name', 'Bear'] },
  params: (p) => ({ prop: pair(p.prop, scalar) }),
  compile({ prop: [name, value] }) {
    return ofObjects((g, id) => characteristicsOf(g, id).props[name] === value);
  },
  fits: 'objects',
  reads: (clause) => new Set([clause.prop[0]]),
  text: ({ prop: [name, value] }) => `with ${name} ${String(value)}`,
});

export const named = defineFilter('named', {
  description: 'Has this name; a card that is several faces together has the name of each.',
  example: { named: 'Bear' },
  params: (p) => ({ named: p.term }),
  compile: (clause) =>
    ofObjects((g, id) => {
      const { name, names } = characteristicsOf(g, id).props;
      return name === clause.named || wordsOf(names).includes(clause.named);
    }),
  fits: 'objects',
  reads: () => new Set(['name']),
  text: (clause) => `named ${clause.named}`,
});

export const sameName = defineFilter('sameName', {
  description: 'Has a name that something referred to has, too; what has no name shares none.',
  example: { sameName: 'self' },
  params: (p) => ({ sameName: p.ref }),
  compile(clause, compiler) {
    const find = compiler.ref(clause.sameName);
    return (g, entity, by) => {
      if (isPlayer(entity)) return false;
      const own = namesOf(g, entity.object);
      return find(g, by).some((e) => !isPlayer(e) && namesOf(g, e.object).some((name) => own.includes(name)));
    };
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: (clause, say) => `with the same name as ${say.ref(clause.sameName)}`,
});

export const differentName = defineFilter('differentName', {
  description: 'Has a name, and none that anything referred to has.',
  example: { differentName: 'self' },
  params: (p) => ({ differentName: p.ref }),
  compile(clause, compiler) {
    const find = compiler.ref(clause.differentName);
    return (g, entity, by) => {
      const own = isPlayer(entity) ? [] : namesOf(g, entity.object);
      if (own.length === 0) return false;
      return find(g, by).every((e) => isPlayer(e) || !namesOf(g, e.object).some((one) => own.includes(one)));
    };
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: (clause, say) => `with a different name than ${say.ref(clause.differentName)}`,
});

export const status = defineFilter('status', {
  description: 'Has a status.',
  example: (n) => ({ status: n.status }),
  params: (p) => ({ status: p.status }),
  compile({ status: name }) {
    return ofObjects((g, id) => {
      const object = g.find(id);
      return object ? g.is(object, name) : g.s.lastKnown[id]?.status?.[name] === true;
    });
  },
  fits: 'objects',
  reads: () => NONE,
  text: (clause) => clause.status,
});

export const counters = defineFilter('counters', {
  description: 'Has at least so many counters of a kind.',
  example: { counters: ['charge', 1] },
  params: (p) => ({ counters: pair(p.counter, p.count) }),
  compile({ counters: [kind, atLeast] }) {
    return ofObjects((g, id) => (isOrWas(g, id)?.counters?.[kind] ?? 0) >= atLeast);
  },
  fits: 'objects',
  reads: () => NONE,
  text: ({ counters: [kind, atLeast] }) => `with ${atLeast} or more ${kind} counters`,
});

export const keyword = defineFilter('keyword', {
  description: 'Has a keyword; with `label` one that is called so, as islandwalk is among landwalk.',
  example: (n) => ({ keyword: n.keyword }),
  params: (p) => ({ keyword: p.keyword, label: p.text.optional() }),
  compile({ keyword: name, label }) {
    if (label !== undefined)
      return ofObjects((g, id) =>
        characteristicsOf(g, id).abilities.some((a) => a.kind === 'keyword' && a.keyword === name && a.label === label),
      );
    return ofObjects((g, id) =>
      characteristicsOf(g, id).abilities.some((a) => a.kind === 'keyword' && a.keyword === name),
    );
  },
  fits: 'objects',
  reads: () => new Set([ABILITIES]),
  text: (clause) => `with ${clause.label ?? clause.keyword}`,
});

export const stat = defineFilter('stat', {
  description: 'A number of it compares so with a value.',
  example: (n) => ({ stat: [n.stat, '>=', 4] }),
  params: (p) => ({ stat: z.tuple([p.stat, p.compare, p.value]) }),
  compile({ stat: [name, op, value] }, compiler) {
    const compares = comparison(op);
    const amount = compiler.value(value);
    const read = numberOf(name, compiler);
    const figure = compiler.figure(name);
    return (g, entity, by) => {
      // A player has no score of a name that only objects' figures bear.
      if (isPlayer(entity) && !(name in g.player(entity.player).stats)) return false;
      const several = isPlayer(entity) ? undefined : figure?.each?.(g, entity.object);
      if (several) return several.some((one) => compares(one, amount(g, by)));
      return compares(read(g, entity), amount(g, by));
    };
  },
  reads: ({ stat: [name, , value] }, reader) =>
    typeof value === 'number' ? new Set(reader.figure(name)?.reads ?? [name]) : UNKNOWN,
  text: ({ stat: [name, op, value] }, say) => `with ${name} ${op} ${say.value(value)}`,
});

export const parity = defineFilter('parity', {
  description: 'A number of it is odd, or even, as 0 is.',
  example: (n) => ({ parity: [n.stat, 'odd'] }),
  params: (p) => ({ parity: pair(p.stat, z.enum(['odd', 'even'])) }),
  compile({ parity: [name, which] }, compiler) {
    const read = numberOf(name, compiler);
    const rest = which === 'odd' ? 1 : 0;
    return ofObjects((g, object) => Math.abs(read(g, { object }) % 2) === rest);
  },
  fits: 'objects',
  reads: ({ parity: [name] }, reader) => new Set(reader.figure(name)?.reads ?? [name]),
  text: ({ parity: [name, which] }) => `with an ${which} ${name}`,
});

export const is = defineFilter('is', {
  description: 'Fits a predicate of the game.',
  example: (n) => ({ is: n.predicate }),
  params: (p) => ({ is: p.predicate, of: p.filter.optional() }),
  compile({ is: name, of }, compiler) {
    const { holds } = compiler.predicate(name);
    return (g, entity, by) => holds(g, entity, by, of);
  },
  reads({ is: name, of }, reader) {
    const names = of ? undefined : reader.predicate(name)?.reads;
    return names ? new Set(names) : UNKNOWN;
  },
  zones: ({ is: name }, _zonesOf, predicate, field) => [predicate(name)?.zone ?? field],
  text: (clause) => clause.is,
});
