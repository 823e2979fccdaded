/** Figures in descriptions: "with 2 POWER or less", "with memory cost 0". */
import type { FilterClause, Value } from '@arbiter/engine';
import { either, type Say, UNSAID } from './say.js';
import { FIGURES, writtenValue } from './written.js';

/** What is more, or less, than so much. */
const BOUNDS: { [op: string]: string[] } = {
  '>=': [' or more', ' or greater', ' or higher'],
  '<=': [' or less', ' or lower'],
  '=': [''],
};
const COMPARED: { [op: string]: string[] } = {
  '>=': ['greater than or equal to', 'equal to or greater than'],
  '<=': ['less than or equal to', 'equal to or less than'],
  '=': ['equal to'],
  '<': ['less than', 'lower than'],
  '>': ['greater than', 'more than', 'higher than'],
  '!=': ['other than'],
};
const bounded = (op: string, names: readonly string[], value: Value, before: readonly string[], say: Say): string => {
  if (typeof value === 'number') {
    const bounds = BOUNDS[op];
    if (bounds)
      return either(
        ...names.map((name) => `with ${name} ${value}${either(...bounds)}`),
        ...before.map((name) => `with ${value} ${name}${either(...bounds)}`),
      );
  }
  const compared = COMPARED[op] ?? [UNSAID];
  const written = writtenValue(value);
  const bounds = BOUNDS[op];
  // "With reserve cost LV or less".
  if (written !== undefined && bounds)
    return either(
      ...names.map((name) => `with ${name} ${written}${either(...bounds)}`),
      `with ${either(...names)} ${either(...compared)} ${written}`,
    );
  return `with ${either(...names)} ${either(...compared)} ${say.value(value)}`;
};

export function figureText([name, op, value]: [string, string, Value], say: Say): string {
  const said = FIGURES[name];
  if (said === undefined || name === 'attackPower') return UNSAID;
  return bounded(op, [said], value, name === 'level' ? [] : [said], say);
}

/** The cost of a card is of one kind (1.6.4.2). */
export function priceText(clauses: readonly FilterClause[], say: Say): string {
  const kinds = clauses.flatMap((one) => ('prop' in one && one.prop[0] === 'costKind' ? [one.prop[1]] : []));
  const figures = clauses.flatMap((one): [string, Value][] => {
    if ('prop' in one && one.prop[0] === 'cost' && typeof one.prop[1] === 'number') return [['=', one.prop[1]]];
    return 'stat' in one && one.stat[0] === 'cost' ? [[one.stat[1], one.stat[2]]] : [];
  });
  const [kind, ...others] = kinds;
  const [figure, ...more] = figures;
  if (kinds.length + figures.length !== clauses.length || others.length + more.length > 0) return UNSAID;
  if (kind !== 'memory' && kind !== 'reserve') return UNSAID;
  if (!figure) return `with a ${kind} cost`;
  const [op, value] = figure;
  return bounded(op, [`${kind} cost`], value, [], say);
}
