/**
 * The order of continuous effects (418.5): what is printed or copied, then effects that change types, then counters, then all
 * others together, in the order of their timestamps as far as none depends on another.
 */
import type { Chars, Mod } from '@arbiter/engine';
import { onlyFittingSubtypes } from '../../../2-parts/205-type-line.js';
import { landTypesGiveAbilities } from '../../../3-card-types/305-lands.js';
import { keepBasePowerAndToughness } from '../../../6-spells/613-layers.js';
import { cite } from '../../../cite.js';
import { legendsByType } from '../2-cards/215-legends.js';

/** One order of age for all that neither changes types nor is a counter. @citation */
export const ORDER = cite('mtg-2003:418.5a', 'mtg-2003:418.5c', 'mtg-2003:418.5d', 'mtg-2003:418.5e');
/** A type-changing effect gives initial values, which override no other effect. @citation */
export const INITIAL_VALUES = cite('mtg-2003:214.5', 'mtg-2003:407.2');

/** What a card says that it is counts wherever it is, and first of its layer: it is not lost with abilities. @citation */
export const SAID_OF_ITSELF = cite('mtg-2003:402.3', 'mtg-2003:408.2f');

const COPY = 'copy';
const CONTROL = 'control';
const TEXT = 'text';
const TYPES = 'types';
const DEFINED = 'defined figures';
const COUNTERS = 'counters';
const OTHERS = 'all others';
const RULES = 'rules';
export const layers = [COPY, CONTROL, TEXT, TYPES, DEFINED, COUNTERS, OTHERS, RULES];

const OF_TYPES: readonly string[] = ['types', 'subtypes', 'supertypes'];
const FIGURES: readonly string[] = ['power', 'toughness'];

/** Whether a modification changes what type something is of. */
const changesTypes = (mod: Mod): boolean =>
  mod.mod === 'everyCreatureType' ||
  (mod.mod === 'gainChosen' && mod.of !== 'color') ||
  ((mod.mod === 'set' || mod.mod === 'gain' || mod.mod === 'lose') && OF_TYPES.includes(mod.prop));

/** Modifications that are counters. */
const ofCounters = new WeakSet<Mod>();
export const counterModsOf =
  (counterMods: (kind: string, count: number, props: Chars['props']) => Mod[]) =>
  (kind: string, count: number, props: Chars['props']): Mod[] => {
    const mods = counterMods(kind, count, props);
    for (const mod of mods) if (mod.mod === 'add') ofCounters.add(mod);
    return mods;
  };

/** Where a modification lies; power and toughness that an effect gives with a type are initial values (214.5, 407.2). */
export function layerOf(mod: Mod, defining: boolean, mods: readonly Mod[]): string {
  switch (mod.mod) {
    case 'copy':
      return COPY;
    case 'control':
      return CONTROL;
    case 'text':
    case 'textBox':
    case 'fullText':
      return TEXT;
    case 'rule':
    case 'play':
    case 'cost':
      return RULES;
    default:
      if (changesTypes(mod)) return TYPES;
  }
  if (ofCounters.has(mod)) return COUNTERS;
  if (mod.mod === 'set' && FIGURES.includes(mod.prop)) {
    if (defining) return DEFINED;
    return mods.some(changesTypes) ? TYPES : OTHERS;
  }
  return OTHERS;
}

/** What else applies when a layer is done. */
export const afterLayer = {
  [COPY]: keepBasePowerAndToughness,
  [TEXT]: landTypesGiveAbilities,
  [TYPES]: (chars: Chars, mods: readonly Mod[]): void => {
    legendsByType(chars, mods);
    onlyFittingSubtypes(chars);
    landTypesGiveAbilities(chars);
    keepBasePowerAndToughness(chars);
  },
  [DEFINED]: keepBasePowerAndToughness,
};

/** Abilities that are gained among all others apply there, by their age. */
export const appliesGained = OTHERS;
export const gainedInTurn = OTHERS;
