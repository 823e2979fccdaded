/** Nontraditional cards (108.2a, 108.5): those of casual variants, which are in no deck and never leave the command zone. */
import {
  type Action,
  type Characteristics,
  type Face,
  type Fault,
  type Game,
  type Obj,
  type RuleRef,
  wordsOf,
  zoneName,
} from '@arbiter/engine';
import { PLANAR_TYPES } from '../2-parts/205.3n-planar-types.js';
import { cite } from '../cite.js';

/** The types of cards that are in the command zone alone (300.1, 400.4b), and by which rules each stays there. */
const STAYS: { readonly [type: string]: RuleRef[] } = {
  Conspiracy: cite('mtg:400.4b'),
  Phenomenon: cite('mtg:400.4b', 'mtg:312.2'),
  Plane: cite('mtg:400.4b', 'mtg:311.2'),
  Scheme: cite('mtg:400.4b', 'mtg:314.2'),
  Vanguard: cite('mtg:400.4b', 'mtg:313.2'),
};
/** By which rules they can't be cast, and are without subtypes. */
const CAST_RULES: { readonly [type: string]: RuleRef[] } = {
  Phenomenon: cite('mtg:312.2'),
  Plane: cite('mtg:311.2'),
  Scheme: cite('mtg:314.2'),
  Vanguard: cite('mtg:313.2'),
};
const SUBTYPE_RULES: { readonly [type: string]: RuleRef[] } = {
  Phenomenon: cite('mtg:312.3'),
  Scheme: cite('mtg:314.3'),
  Vanguard: cite('mtg:313.3'),
};
/** Planar types may be several words, and are one subtype then (205.3b, 205.3n). @citation */
const PLANAR = cite('mtg:311.3', 'mtg:205.3n', 'mtg:205.3b');
/** The figures in the lower corners of vanguard cards. */
const MODIFIERS = [
  ['handModifier', cite('mtg:211.1', 'mtg:313.6')],
  ['lifeModifier', cite('mtg:212.1', 'mtg:313.7')],
] as const;
/** Dungeons come from outside of the game, and leave it again (309.2a, 309.7). */
const TYPES: ReadonlySet<string> = new Set(['Dungeon', ...Object.keys(STAYS)]);

/** Whether a card of these types is a nontraditional one. */
export const isNontraditional = (types: Characteristics[string] | readonly string[] | undefined): boolean =>
  (Array.isArray(types) ? types : []).some((type) => TYPES.has(type));

/** The nontraditional type that an object is printed with, but for dungeons; whatever effects make of it, it is one. */
export const variantType = (g: Game, { def }: Pick<Obj, 'def'>): string | undefined =>
  wordsOf(g.defined(def).props.types).find((type) => type in STAYS);

/** The zones of which the command zone is made up: what lies open in it, and the decks of such cards (901.4, 904.4). */
const COMMAND: readonly string[] = ['command', 'planes', 'communalPlanes', 'schemes'];

/** Where such a card is as a game begins: planes and schemes lie face down in decks, and all others face up (103.3a, 902.3). */
export const zoneOfVariant = (type: string): string =>
  type === 'Scheme' ? 'schemes' : type === 'Plane' || type === 'Phenomenon' ? 'planes' : 'command';

/** Where abilities of such cards function. @citation */
const FUNCTIONS = cite('mtg:113.6p', 'mtg:311.4', 'mtg:313.4', 'mtg:314.4', 'mtg:901.7', 'mtg:902.7', 'mtg:904.8');

/** What is printed on such a card: one type and, but for planes, no subtype; its abilities function in the command zone. */
export function checkNontraditional({ props, abilities }: Face, fault: Fault): void {
  const types = wordsOf(props.types);
  const own = types.find((type) => type in STAYS);
  const isVanguard = own === 'Vanguard';
  for (const [modifier, rules] of MODIFIERS)
    if (isVanguard !== (props[modifier] !== undefined))
      fault(['props', modifier], `vanguard cards, and only they, have a ${modifier}`, rules);
  if (own === undefined) return;
  if (types.length > 1) fault(['props', 'types'], `a ${own} card has no other type`, cite('mtg:300.1'));
  if (props.manaCost !== undefined) fault(['props', 'manaCost'], `a ${own} card can't be cast`, CAST_RULES[own]);
  checkSubtypes(own, wordsOf(props.subtypes), fault);
  for (const [i, ability] of abilities.entries())
    if (!('zone' in ability) || ability.zone !== 'command')
      fault(['abilities', i], `abilities of ${own} cards have the zone "command"`, FUNCTIONS);
}

function checkSubtypes(own: string, subtypes: readonly string[], fault: Fault): void {
  if (own !== 'Plane') {
    if (subtypes.length > 0) fault(['props', 'subtypes'], `a ${own} card has no subtypes`, SUBTYPE_RULES[own]);
    return;
  }
  if (subtypes.length > 1 || subtypes.some((type) => !PLANAR_TYPES.includes(type)))
    fault(['props', 'subtypes'], 'a plane has one planar type, whatever words that is made of', PLANAR);
}

/** Such cards stay in the command zone, whatever would put them elsewhere (400.4b). */
export function cannotLeaveCommand(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'move') return null;
  const object = g.find(action.object);
  if (!object || !COMMAND.includes(zoneName(object.zone))) return null;
  return STAYS[variantType(g, object) ?? ''] ?? null;
}
