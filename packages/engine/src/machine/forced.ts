/** Questions that have exactly one legal answer are not asked (contract, section 2). */
import type { Ask, Choice, Resolved } from './control.js';

/** The only legal answer of a question, or undefined where there is a choice (or the question is always asked). */
export function isForced(ask: Ask): Resolved | undefined {
  if (ask.always) return undefined;
  const options = ask.options ?? [];
  switch (ask.shape) {
    case 'CHOOSE': {
      const max = Math.min(ask.max ?? options.length, options.length);
      if (max === 0) return [];
      if (ask.min === options.length && (!ask.ordered || options.length === 1)) return options.map((o) => o.data);
      return undefined;
    }
    case 'ORDER':
      return options.length <= 1 ? options.map((o) => o.data) : undefined;
    case 'ASSIGN': {
      const from = ask.from ?? [];
      const free = from.some((f) => (f.into?.length ?? 0) !== 1 || (f.min ?? 0) !== 1 || (f.max ?? 1) !== 1);
      if (from.length > 0 && free && from.some((f) => (f.into?.length ?? 0) > 0)) return undefined;
      return from
        .filter((f) => f.into?.length === 1 && f.min === 1)
        .map((f) => [f.data, ask.to?.[f.into?.[0] ?? 0]?.data ?? null]);
    }
    case 'DISTRIBUTE':
      if (options.length === 1) return [[options[0]?.data ?? null, ask.total ?? 0]];
      if (options.length === 0) return [];
      if ((ask.total ?? 0) === options.reduce((sum, o) => sum + (o.min ?? 0), 0))
        return options.map((o) => [o.data, o.min ?? 0]);
      return undefined;
    case 'NUMBER':
      return ask.min === ask.max ? (ask.min ?? 0) : undefined;
    default:
      return undefined;
  }
}

/** Whether somebody who may act can do nothing but pass, mana abilities and the like aside. */
export const isIdle = (options: readonly Choice[]): boolean =>
  options[0]?.kind === 'PASS' && options.every((o, i) => i === 0 || o.mana);
