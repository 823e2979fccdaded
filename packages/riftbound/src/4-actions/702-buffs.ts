/** Buffs: how many a unit may have, and what each of them gives (702, 703). */
import { characteristicsOf, defineMod, defineRule, type Game, type Obj } from '@arbiter/engine';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface Mods {
    eachBuff: { amount: number };
  }
}

const RULE = 'anyNumberOfBuffs';
export const anyNumberOfBuffs = defineRule(RULE, {
  description: 'The unit may have any number of buffs.',
  example: { mod: 'rule', rule: RULE },
  intent: 1,
});
/** A unit has one buff at most, unless it says otherwise itself. @citation */
export const ONE_BUFF = cite('riftbound:702.3', 'riftbound:702.3.a', 'riftbound:002');
export const mostBuffs = (g: Game, { id }: Obj, kind: string): number =>
  kind !== 'buff' || characteristicsOf(g, id).rules.some(({ rule }) => rule === RULE) ? Number.POSITIVE_INFINITY : 1;

/** "Buffs give an additional +1": as many as there are at any moment (703, 477.3.e.1). */
export const eachBuff = defineMod('eachBuff', {
  description: 'Each buff on it gives so much more Might, whenever it was placed.',
  example: { mod: 'eachBuff', amount: 1 },
  params: (p) => ({ amount: p.count }),
  apply: (g, { props }, { amount }, _effect, id) => {
    props.might = Number(props.might ?? 0) + amount * (g.find(id)?.counters?.buff ?? 0);
  },
  writes: () => new Set(['might']),
  influences: false,
  text: ({ amount }) => `each buff gives +${amount} more`,
  intent: () => 1,
});
