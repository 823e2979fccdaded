/**
 * Only a spell or an ability kills what dies in the cleanup after it, and only if it dealt the damage itself (415.5.c): units that
 * deal damage in combat or for a spell (404.6.b.3) kill nothing, and nobody is responsible for what they do.
 */
import type { ActionOf } from '@arbiter/engine';
import { cite } from '../../../cite.js';

/** @citation */
export const KILLERS = cite('riftbound-zh:415.5.c', 'riftbound-zh:404.6.b.3');

export const killersBy = ({ source, combat, named }: ActionOf<'damage'>): readonly number[] =>
  combat || named ? [] : [source];
