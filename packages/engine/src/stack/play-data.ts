/** What is written down of how something on the stack is played: what was chosen and paid for it (mtg 601.2b-d). */
import { amountOf } from '../continuous/evaluate.js';
import type { Body, OptionalCost } from '../language/types.js';
import type { Game } from '../machine/game.js';
import type { Obj, PlayData } from '../state/state.js';
import { bodyOf, perspectiveOf } from './targets.js';

const UNPLAYED: PlayData = { method: 'normal', targets: [] };

export function writePlay(g: Game, item: Obj, fields: Partial<PlayData>): void {
  g.change(item, 'play', { ...UNPLAYED, ...item.play, ...fields });
}

export const NOTHING_PAID: { [cost: string]: number } = {};

/** What is paid for something on the stack, with an optional cost so many times besides. */
export function paidWith({ play }: Obj, { name, as }: OptionalCost, times: number): { [cost: string]: number } {
  const paid: { [cost: string]: number } = { ...play?.paid, [name]: times };
  if (as !== undefined && as !== name) paid[as] = (paid[as] ?? 0) + times;
  return paid;
}

/** What is divided among the first targets, if anything. */
export function dividedTotal(g: Game, item: Obj): number | undefined {
  const body = bodyOf(g, item);
  const divided = body.modes
    ? (item.play?.modes ?? []).map((m) => body.modes?.choices[m]?.divide).find((d) => d !== undefined)
    : body.divide;
  if (divided === undefined) return undefined;
  const by = perspectiveOf(g, item);
  const { source, controller } = by;
  const ctx = { source, controller, targets: [], saved: {}, numbers: {}, x: item.play?.x };
  const total = Math.max(0, amountOf(g, divided, { ...by, ctx }));
  return total > 0 && dealsDamage(body) ? total + (g.rules.events.dealsMore?.(g, by) ?? 0) : total;
}

/** Whether damage is what is divided. */
const dealsDamage = ({ effects = [], modes }: Body): boolean =>
  [effects, ...(modes?.choices ?? []).map((choice) => choice.effects ?? [])].some((some) =>
    some.some((effect) => effect.do === 'damage'),
  );
