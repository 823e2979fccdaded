/** In which order characteristics are changed (2.4.3.3, 2.11.6.1.3, 2.11.7.10), and what counters do (2.11.6). */
import type { Mod, Rules } from '@arbiter/engine';

/**
 * Who controls what, on which all else may depend; then values that are set, types, elements, abilities and which of them can't be there, what is added (levels before figures, which may depend on them), counters
 * after all other changes (2.11.6.1.3), and rules.
 */
export const layers = [
  'copy',
  'control',
  'set',
  'types',
  'elements',
  'abilities',
  'abilities at last',
  'level',
  'figures',
  'counters',
  'rules',
];

const LEVEL = 'level';

export function layerOf(mod: Mod): string {
  switch (mod.mod) {
    case 'copy':
      return 'copy';
    case 'control':
      return 'control';
    case 'set':
      return mod.prop === 'elements' ? 'elements' : 'set';
    case 'gain':
    case 'lose':
      return mod.prop === 'elements' ? 'elements' : 'types';
    case 'ability':
    case 'loseAbilities':
    case 'loseKeyword':
    case 'loseOwn':
      return 'abilities';
    case 'cantHaveKeyword':
      return 'abilities at last';
    case 'add':
      if (isCounters(mod)) return 'counters';
      return mod.stat === LEVEL ? 'level' : 'figures';
    case 'switch':
      return 'counters';
    // What only other games have.
    default:
      return 'rules';
  }
}

const isCounters = (mod: Mod): boolean => 'byCounters' in mod;

/** Buff counters on what has power or life (2.11.6.1), debuff counters against them, level counters on champions (2.11.6.5); others do nothing. */
export const counterMods: Rules['continuous']['counterMods'] = (kind, count) => {
  if (kind === LEVEL) return [{ mod: 'add', stat: LEVEL, value: count }];
  if (kind !== 'buff' && kind !== 'debuff') return [];
  const value = kind === 'buff' ? count : -count;
  return ['power', 'life'].map((stat): Mod => ({ mod: 'add', stat, value, ...{ byCounters: true } }));
};
