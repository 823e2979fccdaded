/** What is said of control that changes, and of what hangs on it. */
import { type Condition, canonical, type Effect } from '@arbiter/engine';
import { either, type Say } from '../say.js';

/** Whether it only asks if somebody has got control of it. */
export function isControlled(effect: Effect, condition: Condition): boolean {
  if (effect.do !== 'modify') return false;
  const [mod, ...more] = effect.mods;
  if (mod?.mod !== 'control' || more.length > 0) return false;
  const asked = [{ is: [effect.what, { controller: mod.to }] }, { is: [effect.what, { not: { controller: 'you' } }] }];
  return asked.some((one) => canonical(one) === canonical(condition));
}
/** "Target opponent gains control of it. If they do, you draw two cards." */
export function givenAway([give, then]: readonly Effect[], say: Say): { said: string; count: number } | undefined {
  if (give?.do !== 'modify' || then?.do !== 'if' || then.else || !isControlled(give, then.if)) return undefined;
  const said = say.effects([give]);
  return {
    said: `${said}. if ${either('they do', 'you do')}, ${either('you ', '')}${say.effects(then.then, 'sentence')}`,
    count: 2,
  };
}
