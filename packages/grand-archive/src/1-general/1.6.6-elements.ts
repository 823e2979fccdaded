/** Elements: a card can be played only if its element is enabled by the champions in a lineage (1.6.6, 1.7.1.9). */
import {
  type Ability,
  type Characteristics,
  defineCell,
  defineRule,
  definitionOf,
  derive,
  type Game,
  lists,
  type Seat,
  wordsOf,
} from '@arbiter/engine';
import { abilitiesOfCard } from '../2-mechanics/2.4.4-restrictions.js';
import { ignoresOwnElements, mayWith } from '../2-mechanics/2.6-limits.js';
import { championsOf } from './1.7.1-champions.js';

const NORM = 'norm';
/** An element that is enabled along with any other advanced one, as its cards say (2.11.7.15.2). */
const EXALTED = 'exalted';
const isAdvanced = (element: string): boolean => ![NORM, 'fire', 'water', 'wind', EXALTED].includes(element);

/** Norm for everyone (1.6.6.3), and the elements of a player's champions, each with its whole lineage (1.6.6.4). */
export const enabledElements = defineCell('enabled elements', (g, seat): string[] => {
  const enabled = [...new Set([NORM, ...championsOf(g, seat).flatMap((id) => lists(g, id, 'elements'))])];
  const now = changedByEffects(g, seat, enabled);
  return now.some(isAdvanced) && !now.includes(EXALTED) ? [...now, EXALTED] : now;
});

/** Effects enable elements and disable them; of two that contradict each other the newer one holds (2.5.1.5). */
function changedByEffects(g: Game, seat: Seat, enabled: string[]): string[] {
  const rules = derive(g).playerRules.filter(
    ({ rule, seats }) => (rule === 'elementEnabled' || rule === 'elementDisabled') && seats.includes(seat),
  );
  return rules.reduce((now, { rule, mod }) => {
    const others = now.filter((one) => one !== mod.element);
    return rule === 'elementEnabled' ? [...others, String(mod.element)] : others;
  }, enabled);
}
export const elementRules = [
  defineRule('elementEnabled', {
    description: 'Of players: the element is enabled for them.',
    example: { mod: 'rule', rule: 'elementEnabled', element: 'fire' },
    params: (p) => ({ element: p.term }),
  }),
  defineRule('elementDisabled', {
    description: 'Of players: the element is not enabled for them, unless something newer enables it.',
    example: { mod: 'rule', rule: 'elementDisabled', element: 'fire' },
    params: (p) => ({ element: p.term }),
  }),
];

/** Whether a card's elements are enabled as far as activating it goes, or materializing it: ignoring them may be for one alone. */
export const elementEnabled = (g: Game, seat: Seat, id: number, materializing = false, method?: string): boolean =>
  allIn(wordsOf(definitionOf(g, g.object(id)).props.elements), enabledElements(g, seat)) ||
  mayWith(g, seat, id, 'ignoresElements', materializing) ||
  (!materializing && ignoresOwnElements(g, seat, id, abilitiesOfCard(g, id, seat), method));
const allIn = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one));

/** A champion card under a champion gives that champion its elements (1.7.1.4.4.3). */
export const lineageElements = (props: Characteristics): Ability[] => [
  {
    kind: 'static',
    zone: 'lineage',
    affects: 'attached',
    mods: [{ mod: 'gain', prop: 'elements', values: [...wordsOf(props.elements)] }],
  },
];
