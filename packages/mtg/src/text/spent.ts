/** Which mana alone may be spent on X (107.3, 118.3). */
import type { Cost, Mod } from '@arbiter/engine';
import { COLOR_NAMES } from '../1-concepts/105-colors.js';
import { UNSAID, whole } from './say.js';

type Rule = Extract<Mod, { mod: 'rule' }>;
const onX = (color: unknown): string =>
  `spend only ${(typeof color === 'string' && COLOR_NAMES[color]) || UNSAID} mana on X`;

/** "Spend only black mana on X": of the card that says so. */
export const spendOnX = (mod: Rule): string =>
  whole(mod, ({ mod: kind, rule, color }) => (kind && rule === 'spendOnX' ? onX(color) : UNSAID));

/** A cost as it is printed before the colon, and the sentence about its X at the end of the ability. */
export function spentOnX(costs: readonly Cost[]): { costs: readonly Cost[]; said: string } {
  const limited = costs.flatMap((cost) => (cost.pay === 'mana' && cost.onX !== undefined ? [cost] : []));
  const [only, ...more] = limited;
  if (!only) return { costs, said: '' };
  const { onX: color, ...plain } = only;
  if (more.length > 0 || !only.cost.includes('{X}')) return { costs, said: `. ${UNSAID}` };
  return { costs: costs.map((cost) => (cost === only ? plain : cost)), said: `. ${onX(color)}` };
}
