/** What may be Empowered several times, and how often it is (441.1.c.1). */
import {
  type ActionOf,
  characteristicsOf,
  defineRule,
  defineValue,
  type Game,
  isPlayer,
  type Obj,
  publicId,
  type Ref,
  setMark,
  type TriggerEvent,
} from '@arbiter/engine';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface Values {
    timesEmpowered: { timesEmpowered: Ref };
  }
  interface ObjectMarks {
    /** How often it was Empowered beyond the first time, since it is. */
    empoweredAgain?: number;
  }
}

const EMPOWERED = 'empowered';
const RULE = 'empoweredUpTo';
export const empoweredUpTo = defineRule(RULE, {
  description: 'It may be Empowered several times, up to so many.',
  example: { mod: 'rule', rule: RULE, times: 3 },
  params: (p) => ({ times: p.count }),
  intent: 1,
});
/** Empowered is a state that something is in or not, but for what says otherwise of itself. @citation */
export const SEVERAL_TIMES = cite('riftbound:441.1.a', 'riftbound:441.1.b', 'riftbound:441.1.c', 'riftbound:441.1.c.1');

export const timesEmpowered = (g: Game, object: Obj | undefined): number =>
  object && g.is(object, EMPOWERED) ? 1 + (g.markOf(object, 'empoweredAgain') ?? 0) : 0;

/** Whether it can't be Empowered any more. */
export function isFullyEmpowered(g: Game, id: number): boolean {
  const most = characteristicsOf(g, id).rules.flatMap(({ rule, mod }) => (rule === RULE ? [Number(mod.times)] : []));
  return timesEmpowered(g, g.find(id)) >= Math.max(1, ...most);
}

/** It is Empowered once more, or has lost the status and all that. */
export function countEmpowering(g: Game, { object: id, status, on }: ActionOf<'status'>): TriggerEvent[] {
  const object = g.find(id);
  if (!object || status !== EMPOWERED) return [];
  if (!on) setMark(g, object, 'empoweredAgain', undefined);
  if (!on || isFullyEmpowered(g, id) || !g.is(object, EMPOWERED)) return [];
  const times = timesEmpowered(g, object) + 1;
  setMark(g, object, 'empoweredAgain', times - 1);
  g.emit('STATUS_CHANGED', SEVERAL_TIMES, {
    object: publicId(id),
    card: g.rules.view.label(g, { object: id }),
    status,
    on,
    times,
  });
  return [{ type: 'status', object: id, status, on }];
}

export const timesEmpoweredValue = defineValue('timesEmpowered', {
  description: 'How often something is Empowered; 0 where it isn’t.',
  example: { timesEmpowered: 'self' },
  params: (p) => ({ timesEmpowered: p.ref }),
  compile: ({ timesEmpowered: of }, compiler) => {
    const find = compiler.ref(of);
    return (g, by) => find(g, by).reduce((sum, e) => sum + (isPlayer(e) ? 0 : timesEmpowered(g, g.find(e.object))), 0);
  },
  text: ({ timesEmpowered: of }, say) => `the number of times that ${say.ref(of)} is Empowered`,
});
