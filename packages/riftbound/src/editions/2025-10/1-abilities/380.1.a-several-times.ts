/** "Do this so many times:" is as many abilities, which go on the chain one after another (380.1.a). */
import type { Ability, Effect, TargetSpec } from '@arbiter/engine';
import { cite } from '../../../cite.js';
import { spell } from '../../../language/builders.js';

/** @citation */
export const SEVERAL_TIMES = cite('riftbound-zh:380.1.a');

export const doTimes = (times: number, effect: Effect, ...targets: TargetSpec[]): Ability =>
  spell({
    effects: Array.from({ length: times }, () => ({ do: 'reflexive', ability: { targets, effects: [effect] } })),
  });
