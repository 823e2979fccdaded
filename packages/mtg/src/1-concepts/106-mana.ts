/** Mana: the pool, the abilities that fill it, and paying from both (106, 118.3, 605). */

import {
  type ActivatedAbility,
  type Choice,
  cardName,
  characteristicsOf,
  controllerOf,
  defineCell,
  type Game,
  lists,
  type Obj,
  PAY_FROM,
  type Payer,
  POOL,
  perform,
  perObject,
  publicId,
  type Seat,
} from '@arbiter/engine';
import { isSick } from '../3-card-types/302-creatures.js';
import { mayActivate } from '../6-spells/602.5-restrictions.js';
import { cite } from '../cite.js';
import { type Conversion, type Converter, convert } from './106-conversion.js';
import {
  canPay,
  type ManaColor,
  type ManaSource,
  maxX,
  type Payment,
  type PaymentOptions,
  solvePayment,
} from './106-payment.js';
import { addCosts, type ManaCost, parseManaCost } from './107.4-mana-symbols.js';
import { canPayAll } from './118-paying-together.js';

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

/** The mana an immediate ability adds: its alternatives. */
function outputsOf(ability: ActivatedAbility): ManaColor[][] {
  const effect = ability.effects?.find((e) => e.do === 'addMana');
  return (effect?.choices ?? []).map(symbols);
}

/** Tapping alone, and mana alone comes of it. */
const isPlain = (ability: ActivatedAbility): boolean =>
  ability.cost.length === 1 && ability.cost[0]?.pay === 'tap' && ability.effects?.length === 1;

/** Whether an automatic payment may use it: it costs nothing that somebody must choose, and no mana. */
const isAutomatic = (ability: ActivatedAbility): boolean =>
  ability.cost.length > 0 &&
  ability.cost.every((c) => c.pay === 'tap' || c.pay === 'life' || (c.pay === 'sacrifice' && c.what === 'self'));

/** What an automatic payment spares as long as it can: abilities that cost or do more than tapping for mana. */
const COSTLY = 50;

/** Whether a mana ability could be activated now (602.5, 605.3). */
export function canActivateMana(g: Game, seat: Seat, object: Obj, ability: ActivatedAbility, index: number): boolean {
  return mayActivate(g, seat, object, ability, index) && canPayAll(g, ability.cost, { seat, source: object.id, x: 0 });
}

/** Whether the tap symbol in a permanent's cost can be paid (302.6, 107.5). */
export function canTap(g: Game, object: Obj): boolean {
  return !g.is(object, 'tapped') && !isSick(g, object);
}

/** Mana abilities that the seat could use now for an automatic payment. */
export function manaSources(g: Game, seat: Seat, without: number[] = []): ManaSource[] {
  const all = usableSources(g, seat);
  return without.length === 0 ? all : all.filter((s) => !without.includes(s.id));
}

/** A mana ability of a permanent, and what it is to a player who pays. */
export interface ManaAbility {
  id: number;
  index: number;
  ability: ActivatedAbility;
  /** As a source of automatic payments; null where it is none. */
  source: ManaSource | null;
  /** How it is offered for naming it as a source. */
  choice: Choice;
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
  if (!isAutomatic(ability) || outputs.length === 0) return null;
  const types = lists(g, id, 'types');
  const supertypes = lists(g, id, 'supertypes');
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
  };
}

const usableSources = defineCell('mana sources', (g, seat) => {
  const found: ManaSource[] = [];
  for (const { id, ability, index, source } of manaAbilities(g, seat))
    if (source && canActivateMana(g, seat, g.object(id), ability, index)) found.push(source);
  return found;
});

/** A mana cost with X filled in. */
export function withX(cost: string, x: number): ManaCost {
  const parsed = parseManaCost(cost);
  return { generic: parsed.generic + parsed.x * x, x: 0, symbols: parsed.symbols };
}

/** Asking what can be paid is work of the call that asks. */
const counted = (g: Game): PaymentOptions => ({ spend: (units) => g.spend(units) });

const NONE: number[] = [];

export function canAfford(g: Game, seat: Seat, cost: string, x = 0, without: number[] = NONE): boolean {
  const parsed = withX(cost, x);
  if (canPay(parsed, g.pool(seat), manaSources(g, seat, without), counted(g))) return true;
  return planConversion(g, seat, parsed, without) !== null;
}

/** The abilities that cost mana or a choice, as far as an automatic payment could use them now. */
const usableConverters = defineCell('mana converters', (g, seat) => {
  const found: Converter[] = [];
  for (const { id, index, ability, source } of manaAbilities(g, seat)) {
    const converter = source ? null : converterOf(g, seat, id, ability, index);
    if (converter) found.push(converter);
  }
  // What puts something away goes last: nothing that is needed may be put away before.
  return found.sort((a, b) => a.puts - b.puts);
});

function converterOf(g: Game, seat: Seat, id: number, ability: ActivatedAbility, index: number): Converter | null {
  const outputs = outputsOf(ability);
  if (outputs.length === 0 || !mayActivate(g, seat, g.object(id), ability, index)) return null;
  const payer: Payer = { seat, source: id, x: 0 };
  let cost = parseManaCost('{0}');
  let [once, puts, of] = [ability.limit !== undefined, 0, Number.POSITIVE_INFINITY];
  for (const part of ability.cost) {
    if (part.pay === 'mana') {
      cost = addCosts(cost, parseManaCost(part.cost));
      continue;
    }
    const kind = g.rules.words.cost.get(part.pay);
    if (!kind?.canPay(g, part, payer)) return null;
    if ('what' in part && part.what !== 'self' && kind.available) {
      puts += part.count ?? 1;
      of = Math.min(of, kind.available(g, part, payer));
    } else once = true;
  }
  return cost.x > 0 ? null : { id, ability: index, cost, outputs, once, puts, of };
}

/** The abilities to activate first where the plain sources pay nothing; paying by hand, players see to that themselves. */
export function planConversion(g: Game, seat: Seat, cost: ManaCost, without: number[]): Conversion | null {
  if (g.s.options.payment === 'manual') return null;
  const converters = usableConverters(g, seat).filter((c) => !without.includes(c.id));
  if (converters.length === 0) return null;
  return convert(cost, g.pool(seat), manaSources(g, seat, without), converters, (units) => g.spend(units));
}

export function largestX(g: Game, seat: Seat, cost: string, without: number[] = []): number {
  let x = maxX(parseManaCost(cost), g.pool(seat), manaSources(g, seat, without), counted(g));
  if (usableConverters(g, seat).length > 0) while (canAfford(g, seat, cost, x + 1, without)) x++;
  return x;
}

function addToPool(g: Game, seat: Seat, mana: ManaColor[], source: number): void {
  const pool = g.pool(seat);
  for (const color of mana) g.j.set(pool, color, (pool[color] ?? 0) + 1, POOL);
  g.emit('MANA_ADDED', cite('mtg:106.4'), { seat, mana: mana.map((m) => `{${m}}`).join(''), source: publicId(source) });
}

/** Pays mana: from the pool, tapping sources as the payment says. */
export function spend(g: Game, seat: Seat, payment: Payment): void {
  const sources = manaSources(g, seat);
  for (const use of payment.uses) {
    const source = sources.find((s) => s.id === use.id && s.ability === use.ability) as ManaSource;
    perform(g, [{ type: 'status', object: use.id, status: 'tapped', on: true }]);
    addToPool(g, seat, source.outputs[use.output] as ManaColor[], use.id);
  }
  const pool = g.pool(seat);
  for (const color of MANA) {
    const n = payment.spent[color] ?? 0;
    if (n > 0) g.j.set(pool, color, (pool[color] ?? 0) - n || undefined, POOL);
  }
  if (payment.life) perform(g, [{ type: 'stat', player: seat, stat: 'life', amount: -payment.life }]);
}

/** The payment that is made automatically, if there is one. Named sources are used first (contract, section 3). */
export function planPayment(g: Game, seat: Seat, cost: string, x: number, without: number[] = []): Payment | null {
  const must = ((g.s.marks[PAY_FROM] as { object: number; ability: number }[] | undefined) ?? []).map((m) => ({
    id: m.object,
    ability: m.ability,
  }));
  const sources = manaSources(g, seat, without);
  const parsed = withX(cost, x);
  const pool = g.pool(seat);
  return (
    solvePayment(parsed, pool, sources, { must, ...counted(g) }) ??
    (must.length > 0 ? solvePayment(parsed, pool, sources, counted(g)) : null)
  );
}

/** The first source of a payment whose ability costs or does more than tap for mana: it is activated by itself. */
export function firstCostly(g: Game, seat: Seat, payment: Pick<Payment, 'uses'>): Payment['uses'][number] | undefined {
  const sources = manaSources(g, seat);
  const costly = new Set(sources.flatMap((s) => (s.costly ? [`${s.id}:${s.ability}`] : [])));
  return payment.uses.find((u) => costly.has(`${u.id}:${u.ability}`));
}

/** Mana empties from pools as each step and phase ends (106.4, 500.5). */
export function emptyPools(g: Game): void {
  for (const player of g.s.players) {
    for (const color of MANA) {
      if (player.pool[color]) {
        g.emit('MANA_EMPTIED', cite('mtg:106.4', 'mtg:500.5'), {
          seat: player.seat,
          mana: `{${color}}`,
          amount: player.pool[color],
        });
        g.j.set(player.pool, color, undefined, POOL);
      }
    }
  }
}

/** Options to name payment sources by, where payment is automatic. */
export function sourceChoices(g: Game, seat: Seat): Choice[] {
  const usable = new Set(manaSources(g, seat));
  const found: Choice[] = [];
  for (const { source, choice } of manaAbilities(g, seat)) if (source && usable.has(source)) found.push(choice);
  return found;
}

function sourceChoice(g: Game, id: number, ability: number, outputs: ManaColor[][]): Choice {
  return {
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
    ...(outputs.length === 1 && outputs[0]?.length === 1 ? { value: outputs[0][0] as string } : {}),
    data: { object: id, ability },
  };
}

export { addToPool, symbols };
