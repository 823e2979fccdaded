/** Split cards but on the stack: a look for one is a look at each half (505.6), and whoever names one names both (505.7). */
import { definitionOf, type Game, zoneName } from '@arbiter/engine';
import { manaValue, parseManaCost } from '../../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../../cite.js';
import type { HalvesRules } from '../../../edition.js';

/** Either half may match. @citation */
export const EITHER_HALF = cite('mtg-2003:505.6');
/** Both names, or none. @citation */
export const BOTH_NAMES = cite('mtg-2003:505.7');

/** Its sum is what a number is taken from (505.5), and matches nothing by itself. */
function costs(g: Game, id: number): number[] | undefined {
  const object = g.find(id);
  if (!object || zoneName(object.zone) === g.rules.zones.stack) return undefined;
  const { layout, faces } = definitionOf(g, object);
  if (!layout?.combined || !faces) return undefined;
  return faces.map(({ props }) => manaValue(parseManaCost(String(props.manaCost ?? ''))));
}

export const halves: HalvesRules = { costs, namedTogether: true };
