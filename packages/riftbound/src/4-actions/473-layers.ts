/** Layers: traits, abilities, arithmetic with increases before decreases (477). */
import type { Mod } from '@arbiter/engine';
import { cite } from '../cite.js';

/** Increases before decreases (477.3.e). @citation */
export const ARITHMETIC = cite('riftbound:477.3.e.1.a', 'riftbound:477.3.e.2.a');
export const layers = ['traits', 'abilities', 'increases', 'decreases', 'rules'];

export function layerOf(mod: Mod): string {
  switch (mod.mod) {
    case 'ability':
    case 'ifMissing':
    case 'keywordsOf':
    case 'textOf':
    case 'exhaustAbilitiesOf':
    case 'loseAbilities':
    case 'loseKeyword':
    case 'loseOwn':
      return 'abilities';
    // 477.3.e
    case 'add':
      return typeof mod.value === 'number' && mod.value < 0 ? 'decreases' : 'increases';
    // 477.3.e.2.b
    case 'lower':
      return 'decreases';
    case 'switch':
    case 'raise':
    case 'eachBuff':
      return 'increases';
    case 'rule':
    case 'play':
    case 'cost':
      return 'rules';
    default:
      return 'traits';
  }
}

/** 703: each buff is one Might more. */
export const counterMods = (kind: string, count: number): Mod[] =>
  kind === 'buff' ? [{ mod: 'add', stat: 'might', value: count }] : [];
