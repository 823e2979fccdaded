/** Redirecting: the target of what waits on the Effects Stack is changed to another one that it could have (2.7.7). */
import { changeTargetsBy } from '@arbiter/engine';
import { cite } from '../cite.js';

const CHANGED = cite('ga:2.7.6.1', 'ga:2.7.6.2', 'ga:2.7.6.3');
export const newTargets = changeTargetsBy({ anew: CHANGED, changed: CHANGED, any: CHANGED });
