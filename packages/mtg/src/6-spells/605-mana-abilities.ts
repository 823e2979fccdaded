/** Mana abilities resolve at once, without the stack; paying by hand is a series of them (605, 601.2g–h). */
import { type Choice, chars, type Game, type JsonObject, procedure, type Seat } from '@arbiter/engine';
import { canPay, type ManaColor, solvePayment } from '../1-concepts/106-payment.js';
import { addToPool, canTap, manaSources, MANA, outputsOf, payMana, sourceChoices, symbols, withX } from '../1-concepts/106-mana.js';
import { cite } from '../cite.js';

/** Mana abilities a seat may activate now. */
export function manaAbilityChoices(g: Game, seat: Seat, without: number[] = []): Choice[] {
  return sourceChoices(g, seat)
    .filter((c) => !without.includes((c.data as JsonObject).object as number))
    .map((c) => {
      const { object, ability } = c.data as { object: number; ability: number };
      const found = chars(g, object).abilities[ability];
      const outputs = found?.kind === 'activated' ? outputsOf(found) : [];
      const text = outputs.map((o) => o.map((m) => `{${m}}`).join('')).join(' or ');
      return { ...c, label: `${c.card}: add ${text}`, cost: '{T}', data: { kind: 'MANA', object, ability } };
    });
}

export const activateMana = procedure<{ seat: Seat; object: number; ability: number }>('activateMana', {
  pay: (g, l) => {
    const object = g.object(l.object);
    if (!canTap(g, object)) throw new Error('a mana ability that cannot be paid was offered');
    return { call: 'payCosts', locals: { seat: l.seat, source: l.object, costs: [{ pay: 'tap' }], x: 0, at: 0 } };
  },
  resolve: (g, l) => {
    const ability = chars(g, l.object).abilities[l.ability];
    g.emit('ABILITY_ACTIVATED', cite('mtg:605.3b'), { source: `ob${l.object}`, card: g.rules.label(g, { object: l.object }), controller: l.seat, mana: true });
    return { call: 'freeEffects', locals: { source: l.object, controller: l.seat, effects: (ability?.kind === 'activated' ? ability.effects : []) as never, event: {} } };
  },
});

export const chooseMana = procedure<{ seat: Seat; source: number; choices: string[]; picked: string[] }>('chooseMana', {
  ask: (_g, l) => {
    const options = l.choices.map((c): Choice => ({ kind: 'MANA', label: c, value: c.replace(/[{}]/g, ''), data: c }));
    return { ask: { seat: l.seat, kind: 'COLOR', shape: 'CHOOSE', prompt: 'Choose the mana to add', rules: cite('mtg:605.3b', 'mtg:106.1'), source: l.source, options, min: 1, max: 1 }, into: 'picked' };
  },
  add: (g, l) => {
    addToPool(g, l.seat, symbols(l.picked[0] as string), l.source);
  },
});

/** Pays a mana cost: at once, or, where the game is played so, ability by ability. */
export const payManaProcedure = procedure<{ seat: Seat; cost: string; x: number; without: number[]; choice: JsonObject[] }>('payMana', {
  auto: (g, l) => {
    if (g.s.options.payment === 'manual') return undefined;
    if (!payMana(g, l.seat, l.cost, l.x, l.without)) throw new Error(`no payment for ${l.cost}`);
    return { done: true };
  },
  ask: (g, l) => {
    const cost = withX(l.cost, l.x);
    const { pool } = g.player(l.seat);
    const payable = canPay(cost, pool, []);
    // Only abilities after which the cost can still be paid are offered: nobody gets stuck in the middle of a play.
    const sources = manaSources(g, l.seat, l.without);
    const useful = manaAbilityChoices(g, l.seat, l.without).filter((c) => {
      const { object, ability } = c.data as { object: number; ability: number };
      const source = sources.find((s) => s.id === object && s.ability === ability);
      const rest = sources.filter((s) => s.id !== object);
      return source?.outputs.some((out) => canPay(cost, plus(pool, out), rest));
    });
    const options: Choice[] = [...(payable ? [{ kind: 'PAY', label: `Pay ${l.cost} from your mana pool`, data: { kind: 'PAY' } }] : []), ...useful];
    return { ask: { seat: l.seat, kind: 'PAY_MANA', shape: 'CHOOSE', prompt: `Pay ${l.cost}`, rules: cite('mtg:601.2g', 'mtg:601.2h'), options, min: 1, max: 1 }, into: 'choice' };
  },
  act: (g, l) => {
    const choice = l.choice[0] as JsonObject;
    if (choice.kind === 'MANA') return { call: 'activateMana', locals: { seat: l.seat, object: choice.object as number, ability: choice.ability as number }, go: 'ask' };
    const { pool } = g.player(l.seat);
    const payment = solvePayment(withX(l.cost, l.x), pool, []);
    for (const color of MANA) {
      const n = payment?.spent[color] ?? 0;
      if (n > 0) g.j.note(pool, color, (pool[color] ?? 0) - n || undefined);
    }
    return { done: true };
  },
});

function plus(pool: { [color: string]: number }, mana: ManaColor[]): { [color: string]: number } {
  const out = { ...pool };
  for (const color of mana) out[color] = (out[color] ?? 0) + 1;
  return out;
}
