/** Mana: the pool, the abilities that fill it, and paying from both (106, 118.3, 605). */

import {
  type ActivatedAbility,
  amountOf,
  type Control,
  cardName,
  characteristicsOf,
  controllerOf,
  defineCell,
  type Effect,
  freeEffects,
  type Game,
  lists,
  type Obj,
  type Payer,
  POOL,
  perform,
  perObject,
  procedure,
  publicId,
  type Seat,
  type SourceChoice,
  triggerOn,
  wholeChoice,
} from '@arbiter/engine';
import { isSick } from '../3-card-types/302-creatures.js';
import { mayActivate } from '../6-spells/602.5-restrictions.js';
import { besides, isMultiplied } from '../6-spells/605.4-triggered-mana.js';
import { cite } from '../cite.js';
import {
  drawnFrom,
  forgetKept,
  hasKept,
  isKept,
  keptAs,
  type Outcome,
  outcomes,
  type Purpose,
  type Terms,
  typeOf,
  wouldPay,
} from './106.6-kept-mana.js';
import { addedBy, choicesOf, isAddMana } from './106.7-could-produce.js';
import { multiplier } from './106.12b-more-mana.js';
import { keptAtEnd } from './106-kept.js';
import type { ManaColor, ManaSource, Payment, Pool } from './106-payment.js';
import { canPayAll } from './118-paying-together.js';
import { isPlainRemoval } from './122-counter-costs.js';

export const MANA: readonly ManaColor[] = ['W', 'U', 'B', 'R', 'G', 'C'];

const symbolsOf = new Map<string, ManaColor[]>();
/** Users write such texts too: they must not fill the memory. */
const MAX_KNOWN = 1024;

/** `{G}` → `['G']`, `{C}{C}` → `['C','C']`. */
function symbols(text: string): ManaColor[] {
  let found = symbolsOf.get(text);
  if (!found) {
    found = [...text.matchAll(/\{([WUBRGC])\}/g)].map((m) => m[1] as ManaColor);
    if (symbolsOf.size >= MAX_KNOWN) symbolsOf.clear();
    symbolsOf.set(text, found);
  }
  return found;
}

/** The mana an immediate ability adds: its alternatives, as far as its text says them. */
export function outputsOf(ability: ActivatedAbility): ManaColor[][] {
  return addedBy(ability.effects?.find(isAddMana)?.choices ?? []).map(symbols);
}
/** Whether that hangs on the game. */
const isOpen = (ability: ActivatedAbility): boolean =>
  ability.effects?.some((effect) => isAddMana(effect) && effect.choices === undefined) === true;

/** Whether somebody else may get the mana. */
const givesAway = (ability: ActivatedAbility): boolean =>
  ability.effects?.some((effect) => isAddMana(effect) && effect.who !== undefined) === true;

/** Always as much mana. */
const isFixed = (effect: Effect | undefined): boolean =>
  effect !== undefined && isAddMana(effect) && effect.times === undefined && effect.who === undefined;

/** Tapping alone, and mana alone comes of it. */
const isPlain = (ability: ActivatedAbility): boolean =>
  ability.cost.length === 1 &&
  ability.cost[0]?.pay === 'tap' &&
  ability.effects?.length === 1 &&
  isFixed(ability.effects[0]);

/** Whether an automatic payment may use it: it costs nothing that somebody must choose, and no mana. */
const isAutomatic = (ability: ActivatedAbility): boolean =>
  ability.cost.length > 0 &&
  ability.cost.every(
    (c) =>
      c.pay === 'tap' ||
      (c.pay === 'life' && c.amount !== 'x') ||
      (c.pay === 'takeCounters' && isPlainRemoval(c)) ||
      (c.pay === 'sacrifice' && c.what === 'self'),
  );

/** What an automatic payment spares as long as it can: abilities that cost or do more than tapping for mana. */
const COSTLY = 50;

/** Whether a mana ability could be activated now (602.5, 605.3). */
export function canActivateMana(g: Game, seat: Seat, object: Obj, ability: ActivatedAbility, index: number): boolean {
  return mayActivate(g, seat, object, ability, index) && canPayAll(g, ability.cost, manaPayer(seat, object.id));
}
const manaPayer = (seat: Seat, source: number): Payer => ({ seat, source, x: 0, playing: 'ability' });

/** Whether the tap symbol in a permanent's cost can be paid (302.6, 107.5). */
export function canTap(g: Game, object: Obj): boolean {
  return !g.is(object, 'tapped') && !isSick(g, object);
}

/** Mana abilities that the seat could use now, whatever their mana may be spent on. */
export function manaSources(g: Game, seat: Seat, without: readonly number[] = []): ManaSource[] {
  const all = usableSources(g, seat);
  return without.length === 0 ? all : all.filter((s) => !without.includes(s.id));
}

/** Of these those whose mana may be spent so (106.6). @citation */
export function payingSources(
  g: Game,
  seat: Seat,
  { without, purpose }: { without: readonly number[]; purpose?: Purpose },
): ManaSource[] {
  const all = manaSources(g, seat, without);
  if (!keepsAny(g, seat)) return all;
  return all.filter(({ id, added }) => !added || !isKept(added) || wouldPay(g, id, added, purpose));
}

/** Whether a player has mana, or could have, that is kept for something. */
export const keepsAny = (g: Game, seat: Seat): boolean => keepingSources(g, seat) || hasKept(g.pool(seat));
const keepingSources = defineCell('sources of kept mana', (g, seat) =>
  usableSources(g, seat).some(({ added }) => added !== undefined && isKept(added)),
);

/** A mana ability of a permanent, and what it is to a player who pays. */
export interface ManaAbility {
  id: number;
  index: number;
  ability: ActivatedAbility;
  /** As a source of automatic payments; null where it is none. */
  source: ManaSource | null;
  /** How it is offered for naming it as a source. */
  choice: SourceChoice;
}

/** The mana abilities of the permanents that a seat controls. */
export const manaAbilities = defineCell('mana abilities', (g, seat) => {
  const all: ManaAbility[] = [];
  for (const id of g.zone('battlefield'))
    if (characteristicsOf(g, id).controller === seat) for (const one of manaAbilitiesOf(g, id)) all.push(one);
  return all;
});

const manaAbilitiesOf = perObject((g, id, { abilities }) =>
  abilities.flatMap((ability, index): ManaAbility[] => {
    if (ability.kind !== 'activated' || !ability.immediate) return [];
    const source = sourceOf(g, id, ability, index);
    return [{ id, index, ability, source, choice: sourceChoice(g, id, index, outputsOf(ability)) }];
  }),
);

function sourceOf(g: Game, id: number, ability: ActivatedAbility, index: number): ManaSource | null {
  const outputs = outputsOf(ability);
  // What is activated only as an instant, or as a sorcery, is activated only by who has priority (304.5): nobody has it while paying.
  if (ability.timing !== undefined) return null;
  if (!isAutomatic(ability) || givesAway(ability) || (outputs.length === 0 && !isOpen(ability))) return null;
  const types = lists(g, id, 'types');
  const supertypes = lists(g, id, 'supertypes');
  const added = ability.effects?.find(isAddMana);
  const plain = isPlain(ability);
  const rank = types.includes('Creature') ? 20 : supertypes.includes('Basic') ? 0 : 10;
  return {
    id,
    ability: index,
    outputs,
    preference: rank + outputs.length + (plain ? 0 : COSTLY),
    exclusive: id,
    snow: supertypes.includes('Snow'),
    costly: !plain,
    ...(added ? { added } : {}),
    tapped: ability.cost.some((c) => c.pay === 'tap'),
    life: plain ? 0 : ability.cost.reduce((sum, c) => (c.pay === 'life' && c.amount !== 'x' ? sum + c.amount : sum), 0),
  };
}

/** A mana ability that an automatic payment may use. */
type Automatic = ManaAbility & { source: ManaSource };
const isSource = (one: ManaAbility): one is Automatic => one.source !== null;
/** Those that nothing forbids: that changes much less often than what they cost can be paid. */
const permittedSources = defineCell('mana sources that are not forbidden', (g, seat): readonly Automatic[] =>
  manaAbilities(g, seat)
    .filter(isSource)
    .filter(({ id, ability, index }) => mayActivate(g, seat, g.object(id), ability, index)),
);

const usableSources = defineCell('mana sources', (g, seat) => {
  const found: ManaSource[] = [];
  const more = multiplier(g, seat);
  for (const { id, ability, source } of permittedSources(g, seat))
    if (source.costly ? canPayAll(g, ability.cost, manaPayer(seat, id)) : canTap(g, g.object(id)))
      found.push(asMuch(g, seat, source, source.tapped ? more : 1));
  return found;
});

/**
 * A source with the mana that it would add now: as much as is counted (106.3), of the types that there are (106.7), as often
 * as effects say (106.12b), and with what triggers on it (605.4a). The very same for the same mana.
 */
function asMuch(g: Game, seat: Seat, source: ManaSource, often: number): ManaSource {
  const { added } = source;
  if (!added) return source;
  const multiplied = source.tapped === true && isMultiplied(g, seat, source.id);
  if (added.times === undefined && added.choices && often === 1 && !multiplied) return source;
  return asCounted(g, seat, source, added, often, multiplied);
}
function asCounted(
  g: Game,
  seat: Seat,
  source: ManaSource,
  added: NonNullable<ManaSource['added']>,
  often: number,
  multiplied: boolean,
): ManaSource {
  const { id } = source;
  const by = { source: id, controller: seat };
  const times = often * (added.times === undefined ? 1 : Math.max(0, amountOf(g, added.times, by)));
  const own = choicesOf(g, added, by).map((mana) => Array.from({ length: times }, () => mana).join(''));
  const ways = own.flatMap((mana, output) =>
    (multiplied ? besides(g, seat, id, mana) : [NOTHING_BESIDES]).map((more) => ({ output, more, mana })),
  );
  const key = JSON.stringify([multiplied, ways]);
  const known = counted.get(source);
  if (known?.key === key) return known.source;
  const found: ManaSource = {
    ...source,
    outputs: ways.map(({ mana, more }) => symbols([mana, ...more].join(''))),
    ...(multiplied ? { byItself: true as const } : {}),
    ways,
  };
  counted.set(source, { key, source: found });
  return found;
}
const NOTHING_BESIDES: string[] = [];
const counted = new WeakMap<ManaSource, { key: string; source: ManaSource }>();

/** @param terms what it may be spent on, and what comes of that (106.6) */
function addToPool(g: Game, seat: Seat, mana: ManaColor[], source: number, terms: Terms = {}): void {
  const pool = g.pool(seat);
  const called = keptAs(g, seat, source, terms);
  for (const color of mana) g.j.set(pool, called(color), (pool[called(color)] ?? 0) + 1, POOL);
  const rules = isKept(terms) ? cite('mtg:106.4', 'mtg:106.6') : cite('mtg:106.4');
  g.emit('MANA_ADDED', rules, { seat, mana: mana.map((m) => `{${m}}`).join(''), source: publicId(source) });
}

/** 106.12a: something was tapped for mana, and there is mana from that. */
export const tappedForMana = (g: Game, player: Seat, object: number, mana: string): void =>
  triggerOn(g, { type: 'tapForMana', object, player, mana });
/** The mana that a player has, whatever it may be spent on. */
export function manaIn(g: Game, seat: Seat): { [color: string]: number } {
  const found: { [color: string]: number } = { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 };
  const pool = g.pool(seat);
  // What was there once and is spent leaves an empty field.
  for (const key in pool) found[typeOf(key)] = (found[typeOf(key)] ?? 0) + (pool[key] ?? 0);
  return found;
}

/** Pays mana: from the pool, tapping sources as the payment says, and with life. */
export function spend(g: Game, seat: Seat, payment: Payment, purpose?: Purpose): Control {
  const sources = manaSources(g, seat);
  for (const use of payment.uses) {
    const source = sources.find((s) => s.id === use.id && s.ability === use.ability) as ManaSource;
    perform(g, [{ type: 'status', object: use.id, status: 'tapped', on: true }]);
    const mana = source.outputs[use.output] as ManaColor[];
    addToPool(g, seat, mana, use.id, source.added);
    tappedForMana(g, seat, use.id, mana.map((m) => `{${m}}`).join(''));
  }
  return payFromPool(g, seat, payment, purpose);
}

/**
 * Takes mana out of the pool, and life for Phyrexian symbols (107.4f, 119.4). What comes of the mana is done at once (106.6).
 * @param taken which mana of the pool, where its player has chosen that
 */
export function payFromPool(
  g: Game,
  seat: Seat,
  { spent, life, taken }: Pick<Payment, 'spent' | 'life'> & { taken?: { [key: string]: number } },
  purpose?: Purpose,
): Control {
  const pool = g.pool(seat);
  const drawn = taken ?? drawnFrom(g, pool, spent, purpose);
  for (const [key, n] of Object.entries(drawn)) g.j.set(pool, key, (pool[key] ?? 0) - n || undefined, POOL);
  const due = outcomes(g, seat, drawn, purpose);
  const paid = life ? perform(g, [{ type: 'stat', player: seat, stat: 'life', amount: -life }]) : undefined;
  return due.length === 0 ? paid : comeOf.call({ due }).after(paid);
}
/** What spending mana does to what it is spent on, one after another. */
export const comeOf = procedure<{ due: Outcome[] }>('comeOf', {
  next: (g, l) => {
    const [one, ...more] = l.due;
    if (!one) return { done: null };
    g.j.note(l, 'due', more);
    return freeEffects.call(one, { go: 'next' });
  },
});

/** A use of a source: the alternative of its ability, and what is chosen for each that triggers on it. */
export type OwnUse = Payment['uses'][number] & { more?: string[] };
/** The first source of a payment whose ability costs or does more than tap for mana: it is activated by itself. */
export function firstCostly(g: Game, seat: Seat, payment: Pick<Payment, 'uses'>): OwnUse | undefined {
  const costly = new Map(
    manaSources(g, seat).flatMap((s) => (s.costly || s.byItself ? [[`${s.id}:${s.ability}`, s] as const] : [])),
  );
  for (const use of payment.uses) {
    const source = costly.get(`${use.id}:${use.ability}`);
    if (!source) continue;
    const way = source.ways?.[use.output];
    return way ? { ...use, output: way.output, more: way.more } : use;
  }
  return undefined;
}

/** Mana empties from pools as each step and phase ends (106.4, 500.5). */
export function emptyPools(g: Game): void {
  for (const player of g.s.players) {
    if (isEmpty(player.pool)) continue;
    const kept = keptAtEnd(g, player.seat);
    for (const [color, count] of kept) g.j.set(player.pool, color, (player.pool[color] ?? 0) - count, POOL);
    const amounts = manaIn(g, player.seat);
    for (const color of MANA)
      if (amounts[color])
        g.emit('MANA_EMPTIED', cite('mtg:106.4', 'mtg:500.5'), {
          seat: player.seat,
          mana: `{${color}}`,
          amount: amounts[color],
        });
    for (const key of Object.keys(player.pool)) if (player.pool[key]) g.j.set(player.pool, key, undefined, POOL);
    for (const [color, count] of kept) g.j.set(player.pool, color, count, POOL);
  }
  forgetKept(g);
}

function isEmpty(pool: Pool): boolean {
  for (const color in pool) if (pool[color]) return false;
  return true;
}

/** What tells sources apart. */
const keyOf = ({ id, ability }: ManaSource): string => `${id}:${ability}`;

/** Options to name payment sources by, where payment is automatic, and life for Phyrexian symbols (601.2b). */
export function sourceChoices(g: Game, seat: Seat): SourceChoice[] {
  const usable = new Set(manaSources(g, seat).map(keyOf));
  const found: SourceChoice[] = [];
  for (const { source, choice } of manaAbilities(g, seat)) if (source && usable.has(keyOf(source))) found.push(choice);
  return [...found, ...lifeChoices];
}

/** Nobody names more life than this for one cost. */
const MOST_LIFE = 20;
const lifeChoices = Array.from({ length: MOST_LIFE / 2 }, (_, i): SourceChoice => {
  const life = 2 * (i + 1);
  return { kind: 'PAY_LIFE', label: `Pay ${life} life`, value: String(life), data: { life } };
});

function sourceChoice(g: Game, id: number, ability: number, outputs: ManaColor[][]): SourceChoice {
  return wholeChoice({
    kind: 'ACTIVATE',
    label: g.rules.view.label(g, { object: id }),
    object: publicId(id),
    card: cardName(g, g.object(id)),
    controller: controllerOf(g, id),
    owner: g.object(id).owner,
    zone: 'battlefield',
    ability,
    mana: true,
    // What it adds tells the abilities of a dual land apart; several symbols, or a choice, have no value of their own.
    value: outputs.length === 1 && outputs[0]?.length === 1 ? outputs[0].join() : undefined,
    data: { object: id, ability },
  });
}

export { addToPool, symbols };
