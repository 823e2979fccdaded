/** Modifications by static abilities that no other file of rows is about (604, 613). */
import { unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { plus, rule } from './effects/changes.js';
import { eachOf, isSelf } from './shared.js';

export const modifications = [
  row(
    'static',
    "untap <subject> during each other player 's untap step",
    ({ subject }) => {
      const affects = isSelf(subject) ? ('self' as const) : eachOf(subject);
      return affects && [unsettled({ kind: 'static', affects, mods: [rule('untapsWithOthers')] })];
    },
    'Seedborn Muse',
  ),
  // Already an artifact, it stays one (205.1b).
  row(
    'mod',
    'is <animated>',
    ({ animated }) =>
      animated.some((mod) => mod.mod === 'gain' && mod.prop === 'types' && mod.values.includes('Artifact'))
        ? animated
        : undefined,
    'Rusted Relic',
  ),
  row('mod', 'get(s) an additional <figures>', ({ figures }) => plus(figures), 'Silver-Inlaid Dagger'),
  // In all zones (604.3).
  row(
    'static',
    '<source> is colorless',
    () => [unsettled({ kind: 'static', defining: true, mods: [{ mod: 'set', prop: 'colors', value: [] }] })],
    'Ghostfire',
  ),
];
