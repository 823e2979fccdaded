/** A bot that knows no rules: it picks uniformly among the listed options, whatever the shape. */
import type { BotPolicy } from '../contract/api.js';
import type { Decision, Option, SeatAnswer } from '../contract/contract.js';

type Random = (n: number) => number;

function sample<T>(items: readonly T[], count: number, random: Random): T[] {
  if (count === 1) return [items[random(items.length)] as T];
  const pool: T[] = [];
  for (const item of items) pool.push(item);
  for (let i = 0; i < count; i++) {
    const k = i + random(pool.length - i);
    const other = pool[k] as T;
    pool[k] = pool[i] as T;
    pool[i] = other;
  }
  pool.length = count;
  return pool;
}

const idOf = (option: Option): string => option.id;

/** A random answer of the right shape; a rule about the whole may still refuse it. */
export function randomAnswer(decision: Decision, random: Random): SeatAnswer {
  const { seat, id, options } = decision;
  switch (decision.shape) {
    case 'CHOOSE': {
      const max = Math.min(decision.max ?? options.length, options.length);
      const count = decision.min + random(max - decision.min + 1);
      return { seat, decision: id, choose: sample(options, count, random).map(idOf) };
    }
    case 'ORDER':
      return { seat, decision: id, order: sample(options, options.length, random).map(idOf) };
    case 'ASSIGN':
      return { seat, decision: id, assign: (decision.from ?? []).flatMap((from) => assignments(from, random)) };
    case 'DISTRIBUTE': {
      const amounts = options.map((o) => o.min ?? 0);
      for (let left = (decision.total ?? 0) - amounts.reduce((a, b) => a + b, 0); left > 0; left--) {
        const open = options
          .map((_, i) => i)
          .filter((i) => options[i]?.max == null || (amounts[i] ?? 0) < (options[i]?.max ?? 0));
        const at = open[random(open.length)];
        if (at === undefined) break;
        amounts[at] = (amounts[at] ?? 0) + 1;
      }
      return {
        seat,
        decision: id,
        distribute: options.map((o, i) => ({ option: o.id, amount: amounts[i] ?? 0 })).filter((d) => d.amount > 0),
      };
    }
    case 'NUMBER':
      return {
        seat,
        decision: id,
        number: decision.min + random((decision.max ?? decision.min + 10) - decision.min + 1),
      };
    case 'CONFIRM':
      return { seat, decision: id, confirm: random(2) === 1 };
    case 'NAME':
      return { ...decision.default, seat: decision.seat };
  }
}

function assignments(from: Option, random: Random): { from: string; to: string }[] {
  const to = from.to ?? [];
  const max = Math.min(from.max ?? 1, to.length);
  const count = Math.min(max, (from.min ?? 0) + random(max - (from.min ?? 0) + 1));
  return sample(to, count, random).map((id) => ({ from: from.id, to: id }));
}

/** From so many things on the stack on, three of four answers are defaults: what is free to do is else put there without end. */
const MANY = 3;

export const randomBot: BotPolicy = ({ view, decision, random }) =>
  view.stack.length > MANY && random(4) > 0
    ? { ...decision.default, seat: decision.seat }
    : randomAnswer(decision, random);
