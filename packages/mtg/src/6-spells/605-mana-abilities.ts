/** Mana abilities resolve at once, without the stack; paying by hand is a series of them (605, 601.2g–h). */
import {
  type ActivatedAbility,
  type Choice,
  type Claim,
  type Control,
  type Cost,
  cardAndName,
  characteristicsOf,
  countUse,
  defineCell,
  type Effects,
  freeEffects,
  type Game,
  type JsonObject,
  procedure,
  remember,
  type Seat,
  thenGo,
  wholeChoice,
} from '@arbiter/engine';
import { keptIn, type Purpose, poolFor, type Terms, waysToDraw } from '../1-concepts/106.6-kept-mana.js';
import { isAddMana, settledMana } from '../1-concepts/106.7-could-produce.js';
import type { Conversion } from '../1-concepts/106-conversion.js';
import { type KeptUntil, keepMana } from '../1-concepts/106-kept.js';
import {
  addToPool,
  canActivateMana,
  firstCostly,
  MANA,
  type ManaAbility,
  manaAbilities,
  manaIn,
  manaSources,
  type OwnUse,
  payFromPool,
  payingSources,
  spend,
  symbols,
  tappedForMana,
} from '../1-concepts/106-mana.js';
import type { ManaColor, ManaSource } from '../1-concepts/106-payment.js';
import { coverable, payableLife, planPayment, type Reserved, withX } from '../1-concepts/106-plan.js';
import { noteSpent } from '../1-concepts/106-spent.js';
import { waysToPay } from '../1-concepts/106-ways-to-spend.js';
import type { ManaCost } from '../1-concepts/107.4-mana-symbols.js';
import { asThoughAny } from '../1-concepts/609.4b-as-though-any.js';
import { cite } from '../cite.js';
import { helpToPay } from './601.2h-helping.js';
import { payTogether } from './601.2h-paying.js';
import type { Leaving } from './601.2h-put-away.js';
import { placeAmong } from './602-which-ability.js';
import { besides, resolveBesides, stillToCome, takeBesides } from './605.4-triggered-mana.js';

const manaChoice = new WeakMap<ManaAbility, Choice>();

/** How a mana ability is offered. */
export function choiceOf(g: Game, mana: ManaAbility): Choice {
  let made = manaChoice.get(mana);
  if (!made) {
    const { id, index, ability, choice } = mana;
    const outputs = ability.effects?.find(isAddMana)?.choices ?? [];
    made = wholeChoice({
      ...choice,
      label: `${g.rules.view.label(g, { object: id })}: add ${outputs.length === 0 ? 'mana' : outputs.join(' or ')}`,
      cost: g.rules.view.costText(ability.cost),
      data: { kind: 'MANA', object: id, ability: index },
    });
    manaChoice.set(mana, made);
  }
  return made;
}

/** Mana abilities a seat may activate now, as far as automatic payments use them. */
export function manaAbilityChoices(g: Game, seat: Seat, without: number[] = []): Choice[] {
  const usable = manaSources(g, seat, without);
  const found: Choice[] = [];
  // Both lists come in the same order.
  let at = 0;
  for (const mana of manaAbilities(g, seat)) {
    const next = usable[at];
    if (mana.source === null || mana.id !== next?.id || mana.index !== next.ability) continue;
    at++;
    found.push(choiceOf(g, mana));
  }
  return found;
}

/** Mana abilities that no automatic payment uses, because they cost mana or somebody must choose (605.1a). */
export const otherManaAbilities = defineCell('other mana abilities', (g, seat) => {
  const found: Choice[] = [];
  for (const mana of manaAbilities(g, seat)) {
    const { id, index, ability, source } = mana;
    if (!source && canActivateMana(g, seat, g.object(id), ability, index)) found.push(choiceOf(g, mana));
  }
  return found;
});

/**
 * Locals: `output` names the alternative where an automatic payment has chosen it, `more` what it has chosen for each ability
 * that triggers on it; `manaPaid`: it has paid the mana.
 */
export const activateMana = procedure<
  {
    seat: Seat;
    object: number;
    ability: number;
    output?: number;
    more?: string[];
    manaPaid?: boolean;
    /** What it must leave for the rest of what is paid (118.3). */
    needed?: Claim[];
    /** What it must not take. */
    kept?: number[];
    tapped?: boolean;
  },
  { what: Effects; before: { [color: string]: number } }
>('activateMana', {
  pay: (g, l) => {
    const object = g.object(l.object);
    const ability = characteristicsOf(g, l.object).abilities[l.ability] as ActivatedAbility;
    if (!l.manaPaid && !canActivateMana(g, l.seat, object, ability, l.ability))
      throw new Error('a mana ability that cannot be paid was offered');
    const tapped = ability.cost.some((c) => c.pay === 'tap');
    // The ability goes on though its source may be gone once it is paid for (113.7a).
    g.j.note(l, 'what', settledMana(g, ability.effects ?? [], { source: l.object, controller: l.seat }, tapped));
    g.j.note(l, 'tapped', tapped);
    countUse(g, l.object, ability, l.ability);
    // That it was activated may be asked later (700.10).
    remember(g, [
      {
        type: 'activating',
        object: l.object,
        player: l.seat,
        ...placeAmong(ability),
        ...(ability.keyword === undefined ? {} : { keyword: ability.keyword }),
      },
    ]);
    const due = l.manaPaid ? ability.cost.filter((c) => c.pay !== 'mana') : ability.cost;
    const leaving: Leaving = { $needed: l.needed, $kept: l.kept };
    const left = l.needed || l.kept?.length ? due.map((cost): Cost & Leaving => ({ ...cost, ...leaving })) : due;
    return payTogether(g, { seat: l.seat, source: l.object, costs: left, x: 0, playing: 'ability' });
  },
  resolve: (g, l) => {
    g.emit('ABILITY_ACTIVATED', cite('mtg:605.3b'), {
      source: `ob${l.object}`,
      ...cardAndName(g, l.object),
      controller: l.seat,
      mana: true,
    });
    const effects = l.output === undefined ? l.what : withOutput(l.what, l.output);
    g.j.note(l, 'before', manaIn(g, l.seat));
    return freeEffects.call({ source: l.object, controller: l.seat, effects, event: {} });
  },
  // 106.12a: only what did add mana was tapped for mana.
  added: (g, l) => {
    const now = manaIn(g, l.seat);
    const mana = MANA.map((color) => `{${color}}`.repeat(Math.max(0, (now[color] ?? 0) - (l.before[color] ?? 0))));
    if (!l.tapped || mana.every((one) => one === '')) return { done: null };
    tappedForMana(g, l.seat, l.object, mana.join(''));
    const waiting = takeBesides(g);
    return waiting.length === 0 ? { done: null } : resolveBesides.call({ waiting, picks: l.more ?? [] });
  },
});

/** Instructions that add the mana that was decided on. */
const withOutput = (effects: Effects, output: number): Effects =>
  effects.map((e) => {
    const only = e.do === 'addMana' ? e.choices?.[output] : undefined;
    return e.do === 'addMana' && only !== undefined ? { ...e, choices: [only] } : e;
  });

export const chooseMana = procedure<
  { seat: Seat; source: number; choices: string[]; terms: Terms; kept?: KeptUntil },
  { picked: string[] }
>('chooseMana', {
  ask: (g, l) => {
    const options = affordable(g, l.choices).map(
      (c): Choice => ({ kind: 'MANA', label: c, value: c.replace(/[{}]/g, ''), data: c }),
    );
    return {
      ask: {
        seat: l.seat,
        kind: 'COLOR',
        shape: 'CHOOSE',
        prompt: 'Choose the mana to add',
        rules: cite('mtg:605.3b', 'mtg:106.1'),
        source: l.source,
        options,
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  add: (g, l) => {
    addToPool(g, l.seat, symbols(l.picked[0] as string), l.source, l.terms);
    if (l.kept) keepMana(g, l.seat, symbols(l.picked[0] ?? ''), l.kept);
  },
});

/** Most ways to combine mana that are offered at once; of more, each mana is chosen by itself. */
const MOST_WAYS = 40;
/** So many of some, in every combination. */
function combinations(of: readonly string[], count: number): string[] {
  const [first, ...others] = of;
  if (first === undefined) return [];
  if (others.length === 0) return [first.repeat(count)];
  return Array.from({ length: count + 1 }, (_, i) =>
    combinations(others, i).map((rest) => first.repeat(count - i) + rest),
  ).flat();
}
/** How many combinations there are. */
const waysToCombine = (kinds: number, count: number): number =>
  kinds <= 1 ? 1 : kinds === 2 ? count + 1 : count < 3 ? kinds ** count : Number.POSITIVE_INFINITY;

/** Mana in any combination (106.1b): all of it at once, or one after another where there are too many ways. */
export const chooseManaOneByOne = procedure<{
  seat: Seat;
  source: number;
  of: string[];
  left: number;
  terms: Terms;
  kept?: KeptUntil;
}>('chooseManaOneByOne', {
  next: (g, l) => {
    const { seat, source, of, left, terms } = l;
    if (left <= 0) return { done: null };
    const whole = waysToCombine(of.length, left) <= MOST_WAYS;
    g.spend(left);
    g.j.note(l, 'left', whole ? 0 : left - 1);
    const choices = whole ? combinations(of, left) : of;
    return chooseMana.call({ seat, source, choices, terms, ...(l.kept ? { kept: l.kept } : {}) }, { go: 'next' });
  },
});

/** In the middle of a payment only mana with which it can still be completed is chosen: nobody gets stuck. */
function affordable(g: Game, choices: string[]): string[] {
  const paying = g.s.frames.findLast(payManaProcedure.runs)?.locals;
  if (!paying) return choices;
  const { seat, life } = paying;
  const cost = asThoughAny(g, seat, withX(paying.cost, paying.x), paying.purpose);
  const rest = payingSources(g, seat, paying);
  const pays = (mana: string): boolean =>
    coverable(g, seat, cost, plus(poolFor(g, seat, paying.purpose), symbols(mana)), rest, life);
  // What triggers on it is still to come.
  const useful = choices.filter((c) => comingAfter(g, seat, c).some((more) => pays([c, ...more].join(''))));
  return useful.length > 0 ? useful : choices;
}

/** What a player gets besides after this choice, by all ways to choose (605.4a). */
function comingAfter(g: Game, seat: Seat, mana: string): string[][] {
  const left = stillToCome(g, seat);
  if (left) return left;
  const now = g.s.frames.findLast(activateMana.runs)?.locals;
  return now?.tapped ? besides(g, now.seat, now.object, mana) : [[]];
}

/** Sources that are looked through in the time of one unit of work. */
const SOURCES_PER_UNIT = 8;

/** `item`: a spell that says what may help to pay for it. */
type PayingMana = { seat: Seat; cost: string; x: number; item?: number } & Reserved;
const spellOf = (purpose: Purpose | undefined): number | undefined =>
  purpose && 'spell' in purpose ? purpose.spell : undefined;

/** Activates an ability without which there is no payment: what pays for it is tapped for and spent first (601.2g). */
function convertFirst(g: Game, { seat, needed, without }: PayingMana, { uses, first }: Conversion): Control {
  const costly = firstCostly(g, seat, { uses });
  const { id, ability, output } = costly ?? first;
  const locals = { seat, object: id, ability, output, ...(needed ? { needed } : {}), kept: without };
  if (costly) return activateMana.call({ ...locals, ...chosenBesides(costly) }, { go: 'auto' });
  spend(g, seat, { uses, spent: first.spent as { [color: string]: number }, life: 0 }, { ability: id });
  return activateMana.call({ ...locals, manaPaid: true }, { go: 'auto' });
}

/** What is chosen for abilities that trigger on it. */
const chosenBesides = ({ more }: OwnUse): { more?: string[] } => (more ? { more } : {});

const manaSaid = (spent: { [color: string]: number }): string =>
  MANA.map((m) => `{${m}}`.repeat(spent[m] ?? 0)).join('');

/** The ways to pay from the pool as it is, and with life. */
const payChoices = (g: Game, l: PayingMana, cost: ManaCost): Choice[] =>
  waysToPay(cost, poolFor(g, l.seat, l.purpose), payableLife(g, l.seat) - l.life).flatMap(({ spent, life }) =>
    waysToDraw(g, g.pool(l.seat), spent, l.purpose).map((taken): Choice => {
      const kept = keptIn(g, taken).map(({ mana, amount }) => mana.repeat(amount));
      const parts = [manaSaid(spent), life > 0 ? `${life} life` : '', kept.length > 0 ? `kept: ${kept.join('')}` : ''];
      const value = parts.filter((part) => part !== '').join(', ');
      return { kind: 'PAY', label: `Pay ${value}`, value, data: { kind: 'PAY', spent, life, taken } };
    }),
  );

/** What is left of a cost once it is helped to pay, and what has helped. */
type Left = { cost: string; used: number[] };

/** Pays a mana cost: at once, or, where the game is played so, ability by ability. */
export const payManaProcedure = procedure<PayingMana, { choice: JsonObject[]; left: Left }>('payMana', {
  help: (_g, l) => {
    const { seat, item, cost, x, without, life, purpose, needed } = l;
    if (item === undefined) return { go: 'auto' };
    const beside = needed ? { needed } : {};
    return helpToPay.call({ seat, item, cost, x, without, life, purpose, ...beside }, { into: 'left' });
  },
  helped: (g, l) => {
    g.j.note(l, 'cost', l.left.cost);
    // What has helped is put away for no mana any more (601.2g, 601.2h).
    if (l.left.used.length > 0) g.j.note(l, 'without', [...l.without, ...l.left.used]);
    g.j.note(l, 'x', 0);
  },
  auto: (g, l) => {
    if (g.s.options.payment === 'manual') return undefined;
    const plan = planPayment(g, l.seat, withX(l.cost, l.x), l);
    if (!plan) throw new Error(`no payment for ${l.cost}`);
    if ('conversion' in plan) return convertFirst(g, l, plan.conversion);
    const { payment } = plan;
    // What costs more than tapping is activated first, then the rest is looked at anew.
    const costly = firstCostly(g, l.seat, payment);
    if (costly)
      return activateMana.call(
        { seat: l.seat, object: costly.id, ability: costly.ability, output: costly.output, ...chosenBesides(costly) },
        { go: 'auto' },
      );
    noteSpent(g, l.seat, spellOf(l.purpose), payment);
    return thenGo(spend(g, l.seat, payment, l.purpose), 'paid');
  },
  ask: (g, l) => {
    const cost = asThoughAny(g, l.seat, withX(l.cost, l.x), l.purpose);
    const pool = poolFor(g, l.seat, l.purpose);
    if (cost.generic === 0 && cost.symbols.length === 0) return { done: null };
    const pays = payChoices(g, l, cost);
    // Only abilities after which the cost can still be paid are offered: nobody gets stuck in the middle of a play.
    const sources = payingSources(g, l.seat, l);
    const byObject = new Map<number, ManaSource[]>();
    for (const s of sources) byObject.set(s.id, [...(byObject.get(s.id) ?? []), s]);
    /** What was found out for a source holds for all like it, for what is left is the like as well. */
    const helps = new Map<string, boolean>();
    const useful = manaAbilityChoices(g, l.seat, l.without).filter((c) => {
      const { object, ability } = c.data as { object: number; ability: number };
      const own = byObject.get(object) ?? [];
      const source = own.find((s) => s.ability === ability);
      if (!source) return false;
      const like = JSON.stringify([own.map((s) => [s.outputs, s.snow, s.life]), source.ability, source.outputs]);
      let found = helps.get(like);
      if (found === undefined) {
        g.spend(1 + sources.length / SOURCES_PER_UNIT);
        const rest = sources.filter((s) => s.id !== object);
        const life = l.life + (source.life ?? 0);
        found = source.outputs.some((out) => coverable(g, l.seat, cost, plus(pool, out), rest, life));
        helps.set(like, found);
      }
      return found;
    });
    const options: Choice[] = [...pays, ...useful];
    // Paying by hand, every mana ability and every payment is a decision, also where there is only one.
    return {
      ask: {
        seat: l.seat,
        kind: 'PAY_MANA',
        shape: 'CHOOSE',
        prompt: `Pay ${l.cost}`,
        rules: cite('mtg:601.2g', 'mtg:601.2h'),
        options,
        min: 1,
        max: 1,
        always: true,
      },
      into: 'choice',
    };
  },
  act: (g, l) => {
    const [choice = {}] = l.choice;
    if (choice.kind === 'MANA')
      return activateMana.call(
        { seat: l.seat, object: Number(choice.object), ability: Number(choice.ability) },
        { go: 'ask' },
      );
    const { spent = {}, taken } = choice as { [part: string]: { [color: string]: number } };
    const paid = { spent, life: Number(choice.life) };
    noteSpent(g, l.seat, spellOf(l.purpose), paid);
    return thenGo(payFromPool(g, l.seat, { ...paid, ...(taken ? { taken } : {}) }, l.purpose), 'paid');
  },
  paid: () => ({ done: true }),
});

function plus(pool: { [color: string]: number }, mana: ManaColor[]): { [color: string]: number } {
  const out = { ...pool };
  for (const color of mana) out[color] = (out[color] ?? 0) + 1;
  return out;
}
