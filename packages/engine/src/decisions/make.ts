/** The one place where decisions are made: questions of the rules become the contract's decisions. */
import type { Answer, Decision, HiddenDecision, Option, Pick, Viewer } from '../contract/contract.js';
import type { Json } from '../contract/json.js';
import { BudgetExceeded } from '../machine/budget.js';
import { type Choice, publishedAs } from '../machine/choice.js';
import type { Ask, Question, Resolved } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import type { Pending } from '../machine/machine.js';
import { publicId } from '../machine/zones.js';

/** Ids of options, made once. */
const IDS: { [letter in 'o' | 'f' | 't']: string[] } = { o: [], f: [], t: [] };
function idOf(letter: 'o' | 'f' | 't', at: number): string {
  const known = IDS[letter];
  if (at >= MAX_IDS) return `${letter}${at}`;
  while (known.length <= at) known.push(`${letter}${known.length}`);
  return known[at] ?? '';
}
const MAX_IDS = 256;

function option(choice: Choice, id: string): Option {
  const made: Option = { id, kind: choice.kind, label: choice.label };
  if (choice.object !== undefined) made.object = choice.object;
  if (choice.card !== undefined) made.card = choice.card;
  if (choice.player !== undefined) made.player = choice.player;
  if (choice.controller !== undefined) made.controller = choice.controller;
  if (choice.owner !== undefined) made.owner = choice.owner;
  if (choice.zone !== undefined) made.zone = choice.zone;
  if (choice.method !== undefined) made.method = choice.method;
  if (choice.ability !== undefined) made.ability = choice.ability;
  if (choice.cost !== undefined) made.cost = choice.cost;
  if (choice.keyword !== undefined) made.keyword = choice.keyword;
  if (choice.loyalty !== undefined) made.loyalty = choice.loyalty;
  if (choice.mana !== undefined) made.mana = choice.mana;
  if (choice.index !== undefined) made.index = choice.index;
  if (choice.value !== undefined) made.value = choice.value;
  if (choice.min !== undefined) made.min = choice.min;
  if (choice.max !== undefined) made.max = choice.max;
  if (choice.lethal !== undefined) made.lethal = choice.lethal;
  return made;
}

/** Places at which a published option is kept: lists that are longer are rare. */
const MAX_PLACES = 64;

function optionAt(choice: Choice, at: number): Option {
  if (at >= MAX_PLACES) return Object.freeze(option(choice, idOf('o', at)));
  // Choices mostly stay while the list changes around them: each is published once for each place that it ever had.
  const places = publishedAs(choice);
  let made = places[at];
  if (!made) {
    made = Object.freeze(option(choice, idOf('o', at)));
    while (places.length < at) places.push(undefined);
    places[at] = made;
  }
  return made;
}

/** The options of a decision: who looks at it again gets the very same. */
function optionsOf(question: Question): Option[] {
  question.published ??= publish(question.options ?? NONE);
  return question.published;
}

function publish(choices: readonly Choice[]): Option[] {
  const options: Option[] = [];
  for (let at = 0; at < choices.length; at++) options.push(optionAt(choices[at] as Choice, at));
  Object.freeze(options);
  return options;
}

const decisionId = (g: Game, pending: Pending, which: number): string =>
  `d${g.s.counters.decision + (pending.at[which] ?? 0) + 1}`;

/**
 * Lists what can be done. On a board where that takes more than a call may, whoever may pass is offered that alone: the game goes
 * on, and other answers are refused as what takes too much.
 */
function listWithin(g: Game, ask: Question): void {
  try {
    void ask.options;
  } catch (error) {
    if (!(error instanceof BudgetExceeded) || !ask.pass) throw error;
    g.budget.reset();
    ask.offerPassAlone();
  }
}

function makeDecision(g: Game, pending: Pending, which: number): Decision {
  const ask = pending.asks[which] as Question;
  listWithin(g, ask);
  const id = decisionId(g, pending, which);
  const { min, max } = bounds(ask);
  const decision: Decision = {
    id,
    seat: ask.seat,
    kind: ask.kind,
    shape: ask.shape,
    prompt: ask.prompt,
    source: ask.source === undefined ? null : publicId(ask.source),
    min,
    max,
    ordered: ask.ordered ?? false,
    rules: ask.rules,
    deadline: null,
    options: optionsOf(ask),
    default: { decision: id },
  };
  if (ask.for !== undefined) decision.for = ask.for;
  if (ask.shape === 'ASSIGN') {
    const to = (ask.to ?? []).map((c, i) => option(c, idOf('t', i)));
    decision.to = to;
    decision.from = (ask.from ?? []).map((c, i) => ({
      ...option(c, idOf('f', i)),
      min: c.min ?? 0,
      max: c.max ?? 1,
      to: (c.into ?? []).map((k) => idOf('t', k)),
    }));
  }
  if (ask.total !== undefined) decision.total = ask.total;
  if (ask.vocabulary !== undefined) decision.vocabulary = ask.vocabulary;
  decision.default = defaultOf(ask, id);
  return decision;
}

const NONE: Choice[] = [];

function defaultOf(ask: Ask, decision: string): Answer {
  const resolved = fallbackOf(ask);
  // Most questions propose one of the options.
  if (ask.shape === 'CHOOSE' && Array.isArray(resolved) && resolved.length === 1) {
    const at = ask.options?.findIndex((choice) => choice.data === resolved[0]) ?? -1;
    if (at >= 0) return { decision, choose: [idOf('o', at)] };
  }
  return { decision, ...present(ask, resolved, (at, side) => idOf(side, at)) };
}

function bounds(ask: Ask): { min: number; max: number | null } {
  const count = (ask.options ?? []).length;
  switch (ask.shape) {
    case 'CHOOSE':
      return { min: ask.min ?? 0, max: ask.max === null ? null : Math.min(ask.max ?? count, count) };
    case 'ORDER':
      return { min: count, max: count };
    case 'NUMBER':
      return { min: ask.min ?? 0, max: ask.max ?? null };
    case 'ASSIGN': {
      const from = ask.from ?? [];
      return {
        min: from.reduce((n, f) => n + (f.min ?? 0), 0),
        max: from.reduce((n, f) => n + Math.min(f.max ?? 1, f.into?.length ?? 0), 0),
      };
    }
    case 'DISTRIBUTE':
      return { min: 1, max: count };
    default:
      return { min: 1, max: 1 };
  }
}

/** The default answer in resolved terms: what the asking step proposes, or the first that fits. */
export function fallbackOf(ask: Ask): Resolved {
  if (ask.fallback !== undefined) return ask.fallback;
  const options = ask.options ?? [];
  switch (ask.shape) {
    case 'CHOOSE':
      return options.slice(0, ask.min ?? 0).map((o) => o.data);
    case 'ORDER':
      return options.map((o) => o.data);
    case 'ASSIGN':
      return (ask.from ?? []).flatMap((f) =>
        (f.into ?? []).slice(0, f.min ?? 0).map((k): Json => [f.data, (ask.to ?? [])[k]?.data ?? null]),
      );
    case 'DISTRIBUTE': {
      let left = (ask.total ?? 0) - options.reduce((n, o) => n + (o.min ?? 0), 0);
      return options.map((o): Json => {
        const more = Math.min(left, (o.max ?? Number.POSITIVE_INFINITY) - (o.min ?? 0));
        left -= more;
        return [o.data, (o.min ?? 0) + more];
      });
    }
    case 'NUMBER':
      return ask.min ?? 0;
    case 'NAME':
      return ask.names?.[0] ?? '';
    case 'CONFIRM':
      return false;
  }
}

/** So few data are looked for one by one. */
const FEW = 4;

/** Finds the options that have given data; nearly always these are the very same. */
function finder(list: readonly Choice[], count: number): (data: Json) => number {
  let itself: Map<Json, number> | undefined;
  let alike: Map<string, number> | undefined;
  const first = <K>(keyOf: (c: Choice) => K): Map<K, number> => {
    const map = new Map<K, number>();
    for (const [i, choice] of list.entries()) {
      const key = keyOf(choice);
      if (!map.has(key)) map.set(key, i);
    }
    return map;
  };
  return (data) => {
    if (count > FEW) itself ??= first((c) => c.data);
    const at = itself ? (itself.get(data) ?? -1) : list.findIndex((c) => c.data === data);
    if (at >= 0) return at;
    alike ??= first((c) => JSON.stringify(c.data));
    return alike.get(JSON.stringify(data)) ?? -1;
  };
}

const listed = (resolved: Resolved): Json[] => (Array.isArray(resolved) ? resolved : []);
const pairs = (resolved: Resolved): [Json, Json][] =>
  listed(resolved).map((pair) => (Array.isArray(pair) ? [pair[0] ?? null, pair[1] ?? null] : [pair, null]));

/** Writes a resolved answer in the contract's form, with `name` giving the word for the k-th option of a side. */
export function present(ask: Ask, resolved: Resolved, name: (at: number, side: 'o' | 'f' | 't') => Pick): Answer {
  const count = Array.isArray(resolved) ? resolved.length : 0;
  const side = (list: readonly Choice[] = [], letter: 'o' | 'f' | 't'): ((data: Json) => Pick) => {
    const find = finder(list, count);
    return (data) => name(find(data), letter);
  };
  switch (ask.shape) {
    case 'CHOOSE':
      return { choose: listed(resolved).map(side(ask.options, 'o')) };
    case 'ORDER':
      return { order: listed(resolved).map(side(ask.options, 'o')) };
    case 'ASSIGN': {
      const from = side(ask.from, 'f');
      const to = side(ask.to, 't');
      return { assign: pairs(resolved).map(([f, t]) => ({ from: from(f), to: to(t) })) };
    }
    case 'DISTRIBUTE': {
      const option = side(ask.options, 'o');
      return {
        distribute: pairs(resolved)
          .map(([d, amount]) => ({ data: d, amount: Number(amount) }))
          .filter(({ amount }) => amount > 0)
          .map(({ data, amount }) => ({ option: option(data), amount })),
      };
    }
    case 'NUMBER':
      return { number: Number(resolved) };
    case 'NAME':
      return { name: String(resolved) };
    case 'CONFIRM':
      return { confirm: resolved === true };
  }
}

/** Pending decisions as a viewer may see them. */
export function decisionsFor(g: Game, pending: Pending | null, viewer: Viewer): (Decision | HiddenDecision)[] {
  if (!pending) return [];
  const found: (Decision | HiddenDecision)[] = [];
  for (let i = 0; i < pending.asks.length; i++) {
    const { seat, for: whose, kind } = pending.asks[i] as Ask;
    if (viewer === seat || viewer === 'judge') found.push(makeDecision(g, pending, i));
    else {
      const made = whose === undefined ? {} : { for: whose };
      found.push({ id: decisionId(g, pending, i), seat, ...made, kind, deadline: null });
    }
  }
  return found;
}

export { decisionId };
