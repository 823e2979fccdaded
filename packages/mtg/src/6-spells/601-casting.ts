/** Casting a spell, in the order of rule 601.2; playing a land is a special action beside it (305, 116.2a). */
import {
  announceTargets,
  type Body,
  bodyOf,
  type Chars,
  type Compiled,
  type Cost,
  canChoose,
  characteristicsOf,
  definitionOf,
  type Game,
  moveAction,
  moveNow,
  type Obj,
  outsideTargets,
  perform,
  procedure,
  publicId,
  type Seat,
  type SpellAbility,
  triggerOn,
  writePlay,
} from '@arbiter/engine';
import { largestX } from '../1-concepts/106-mana.js';
import { addCosts, parseManaCost, printManaCost } from '../1-concepts/107.4-mana-symbols.js';
import { traitAmong } from '../7-additional/702-keywords/traits.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';
import { canPayAll } from './601.2f-costs.js';
import { largestLoyaltyX } from './606-loyalty.js';

const INSTANT_SPEED = ['Instant'];

/** The mana cost of casting a card by a method, or null where it has no such method (601.2b, 118.9). */
function costOfMethod(g: Game, object: Obj, method: string): string | null {
  const { props, abilities } = definitionOf(g, object);
  // A card without a mana cost can't be cast for it (202.1b, 118.6).
  if (method === 'normal') return (props.manaCost as string | undefined) ?? null;
  const way = editionOf(g).hooks.castMethod.find((m) => m.method === method);
  const keyword = abilities.find((a) => a.kind === 'keyword' && a.keyword === way?.keyword);
  if (keyword?.kind !== 'keyword') return null;
  return keyword.cost?.find((c) => c.pay === 'mana')?.cost ?? null;
}

/** A way to cast a card: the method, the cost that it names, and the total of what must be paid. */
export interface CastWay {
  method: string;
  cost: string;
  total: Cost[];
}
/** A card that can be cast. */
export interface Castable {
  id: number;
  /** May be cast whenever its player has priority (304.1, 702.8a). */
  instant: boolean;
  ways: CastWay[];
  body: Body;
}

/** What a card is as something to cast, or null where it is a land (305.9). */
export function castable(g: Game, id: number): Castable | null {
  const object = g.object(id);
  const printed = definitionOf(g, object);
  const card = characteristicsOf(g, id);
  if (card.props !== printed.props || card.abilities !== printed.abilities) return examine(g, object, card);
  let found = printedSpells.get(printed);
  if (found === undefined) {
    found = examine(g, object, card);
    printedSpells.set(printed, found);
  }
  return found && { ...found, id };
}
/** What cards are that are as printed. */
const printedSpells = new WeakMap<Compiled, Castable | null>();

function examine(g: Game, object: Obj, card: Chars): Castable | null {
  const types = card.props.types as string[];
  if (types.includes('Land')) return null;
  const ways = ['normal', ...editionOf(g).hooks.castMethod.map((m) => m.method)].flatMap((method): CastWay[] => {
    const cost = costOfMethod(g, object, method);
    return cost === null ? [] : [{ method, cost, total: totalCost(g, object, method) }];
  });
  const instant = types.some((t) => INSTANT_SPEED.includes(t)) || traitAmong(g, card.abilities, 'instantSpeed');
  return { id: object.id, instant, ways, body: bodyOf(g, object) };
}

/** Whether a card could be cast so now, as far as paying and choosing go (601.3). */
export const mayCast = (g: Game, seat: Seat, { id, body }: Castable, { total }: CastWay): boolean =>
  canPayAll(g, total, { seat, source: id, x: 0 }) && canChoose(g, body, { source: id, controller: seat });

/**
 * The total cost of a spell: its mana cost or an alternative one, additional costs, and the optional ones chosen
 * (601.2f). All mana in it is one cost.
 */
function totalCost(g: Game, item: Obj, method: string, paid: { [cost: string]: number } = {}): Cost[] {
  const { additional = [], optional = [] } = bodyOf(g, item) as SpellAbility;
  const base: Cost = { pay: 'mana', cost: costOfMethod(g, item, method) ?? '' };
  if (additional.length + optional.length === 0) return [base];
  const costs: Cost[] = [base, ...additional, ...optional.filter((o) => paid[o.name]).flatMap((o) => o.cost)];
  const manaParts = costs.filter((c) => c.pay === 'mana').map((c) => parseManaCost(c.cost));
  const mana = manaParts.reduce((sum, part) => addCosts(sum, part));
  return [{ pay: 'mana', cost: printManaCost(mana) }, ...costs.filter((c) => c.pay !== 'mana')];
}

/** Whether a spell on the stack could be paid with these optional costs. */
export function payableWith(g: Game, id: number, paid: { [cost: string]: number }): boolean {
  const item = g.object(id);
  const seat = item.controller ?? item.owner;
  return canPayAll(g, totalCost(g, item, item.play?.method ?? 'normal', paid), {
    seat,
    source: id,
    x: item.play?.x ?? 0,
  });
}

export const playLand = procedure<{ seat: Seat; object: number }>('playLand', {
  play: (g, l) => {
    g.markPlayer(l.seat, 'landsPlayed', Number(g.playerMarks(l.seat).landsPlayed ?? 0) + 1);
    g.emit('LAND_PLAYED', cite('mtg:305.1', 'mtg:116.2a'), {
      seat: l.seat,
      card: g.rules.view.label(g, { object: l.object }),
    });
    return perform(g, [moveAction({ object: l.object, to: 'battlefield', cause: 'play', controller: l.seat })]);
  },
});

export const cast = procedure<{ seat: Seat; object: number; method: string; item: number }>('cast', {
  // 601.2a: the card goes to the stack.
  announce: (g, l) => {
    const moved = moveNow(g, { object: l.object, to: 'stack', cause: 'cast', controller: l.seat });
    if (!moved) throw new Error('the card to cast is gone');
    writePlay(g, moved.object, { method: l.method });
    if (l.seat !== moved.object.owner) g.change(moved.object, 'controller', l.seat);
    g.j.note(l, 'item', moved.object.id);
  },
  // 601.2b–d: modes, X, targets, division.
  choose: (_g, l) => ({ call: 'choices', locals: { item: l.item } }),
  // 601.2e–h: the total cost is determined and paid.
  pay: (g, l) => {
    const item = g.object(l.item);
    const costs = totalCost(g, item, l.method, item.play?.paid);
    return {
      call: 'payCosts',
      locals: { seat: l.seat, source: l.item, costs, x: item.play?.x ?? 0, at: 0 },
    };
  },
  // 601.2i: the spell becomes cast.
  becomeCast: (g, l) => {
    const item = g.object(l.item);
    const data = {
      object: publicId(item.id),
      card: g.rules.view.label(g, { object: item.id }),
      controller: l.seat,
      targets: outsideTargets(g, item.play?.targets ?? []),
      method: l.method,
      modes: item.play?.modes ?? [],
      x: item.play?.x ?? null,
    };
    g.emit('SPELL_CAST', cite('mtg:601.2i'), data);
    const spells = Number(g.playerMarks(l.seat).spellsCast ?? 0) + 1;
    g.markPlayer(l.seat, 'spellsCast', spells);
    triggerOn(g, { type: 'cast', object: item.id, player: l.seat, method: l.method, nth: spells });
    announceTargets(g, item);
    return { done: true };
  },
});

/** X stands in the cost of the spell as cast, or in the cost of the ability (107.3). */
export function needsX(g: Game, item: Obj): boolean {
  if (item.ability?.kind === 'activated' && largestLoyaltyX(g, item.ability, item.source ?? 0) !== null) return true;
  return costTexts(g, item).some((c) => parseManaCost(c).x > 0);
}
function costTexts(g: Game, item: Obj): string[] {
  if (item.ability)
    return item.ability.kind === 'activated'
      ? item.ability.cost.flatMap((c) => (c.pay === 'mana' ? [c.cost] : []))
      : [];
  return totalCost(g, item, item.play?.method ?? 'normal', item.play?.paid).flatMap((c) =>
    c.pay === 'mana' ? [c.cost] : [],
  );
}
export function maxXFor(g: Game, id: number, seat: Seat): number {
  const item = g.object(id);
  const loyalty = item.ability?.kind === 'activated' ? largestLoyaltyX(g, item.ability, item.source ?? 0) : null;
  if (loyalty !== null) return loyalty;
  const without =
    item.ability?.kind === 'activated' && item.ability.cost.some((c) => c.pay === 'tap') && item.source
      ? [item.source]
      : [];
  return Math.max(0, ...costTexts(g, item).map((c) => largestX(g, seat, c, without)));
}
