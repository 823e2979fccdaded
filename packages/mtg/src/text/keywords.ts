/** How keywords are printed: by their names, with what they cost and what they are about (702). */
import {
  type Ability,
  type Cost,
  canonical,
  type Filter,
  type FilterClause,
  type KeywordAbility,
} from '@arbiter/engine';
import { enchantedPlayer } from './attached.js';
import { isChosen } from './chosen.js';
import { payment } from './costs.js';
import { offeringText, spliceText } from './qualities.js';
import { either, numeral, ownNames, type Say, UNSAID } from './say.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
const isMana = (cost: readonly Cost[]): boolean => cost.every(({ pay }) => pay === 'mana');

/** "flashback {2}{R}", "ward—Pay 2 life", "reinforce 2—{1}{W}". */
export function keywordText({ keyword, cost, from, value, effects, label }: KeywordAbility, say: Say): string {
  if (effects !== undefined) return UNSAID;
  // Its number is how many colors were spent then (702.44c).
  if (keyword === 'modular' && label !== undefined)
    return label === 'sunburst' && value === 0 && from === undefined && cost === undefined
      ? 'modular—sunburst'
      : UNSAID;
  // What is promised is said after it (702.174d).
  if (keyword === 'gift')
    return label !== undefined && [from, cost, value].every((one) => one === undefined) ? `gift ${label}` : UNSAID;
  const name = value === undefined ? keyword : `${keyword} ${value}`;
  if (keyword === 'craft') return craftText(from, value, label, cost, say);
  if (from !== undefined) return value === undefined ? aboutText(keyword, from, cost, say) : UNSAID;
  // Without a number it is X (702.54b).
  if (keyword === 'bloodthirst' && value === undefined) return cost === undefined ? 'bloodthirst X' : UNSAID;
  if (cost === undefined) return ABOUT.includes(keyword) ? UNSAID : name;
  const price = say.costs(keyword === 'escape' ? cost.map(ofOthers) : cost);
  return value === undefined && isMana(cost) ? `${name} ${price}` : `${name}—${price}`;
}
/** Keywords that are nothing without what they are about. */
const ABOUT = ['enchant', 'landwalk', 'protection', 'affinity', 'flashback', 'splice', 'offering', 'champion'];

/** "Craft with artifact {4}{U}", "craft with two or more creatures {3}": so many, or more where its label says so (702.167a). */
function craftText(
  from: Filter | undefined,
  value: number | undefined,
  label: string | undefined,
  cost: readonly Cost[] | undefined,
  say: Say,
): string {
  if (from === undefined || label === undefined || cost === undefined || !isMana(cost)) return UNSAID;
  const more = label.includes(' or more ');
  // Permanents and cards in a graveyard are meant alike.
  if (list(from).some((clause) => 'zone' in clause || 'controller' in clause || 'owner' in clause)) return UNSAID;
  const one = value === undefined && !more;
  const number = `${numeral(value ?? 1)}${more ? ' or more' : ''} `;
  return `craft with ${one ? say.thing(from) : `${number}${say.thing(from, { many: true })}`} ${say.costs(cost)}`;
}

/** A card that escapes is on the stack when its cost is paid, so that all cards of the graveyard are others (702.138a). */
const ofOthers = (cost: Cost): Cost =>
  cost.pay === 'exile' && cost.what !== 'self' ? { ...cost, what: [{ other: true }, ...list(cost.what)] } : cost;

function aboutText(keyword: string, from: Filter, cost: readonly Cost[] | undefined, say: Say): string {
  if (cost !== undefined) {
    if (keyword === 'splice') return spliceText(from, cost, say);
    const price = `${isMana(cost) ? ' ' : '—'}${say.costs(cost)}`;
    if (keyword === 'cycling') return `${cyclingText(from, say)}${price}`;
    return keyword === 'equip' ? `equip ${say.thing(from)}${price}` : UNSAID;
  }
  switch (keyword) {
    case 'enchant':
      return `enchant ${enchantedPlayer(from) ?? say.thing(from)}`;
    case 'landwalk':
      return landwalkText(from, say);
    case 'protection':
    case 'hexproof':
      return `${either(keyword, '')} from ${qualityText(from, say)}`;
    // What it champions is another of yours by what the keyword says (702.72a).
    case 'champion':
      return `champion ${say.thing(from, { determiner: 'a' })}`;
    case 'offering':
      return offeringText(from);
    case 'affinity':
      return `affinity for ${say.thing(from, { many: true })}`;
    default:
      return UNSAID;
  }
}
/** "Plainscycling", "basic landcycling", "Wizardcycling": what the card is (702.29e). */
function cyclingText(from: Filter, say: Say): string {
  const cards = say.thing([{ zone: 'library' }, ...list(from)], { library: true });
  return cards.replaceAll(' card', 'cycling').toLowerCase();
}
/** "Islandwalk", "snow landwalk", "nonbasic landwalk": what the land is (702.14). */
function landwalkText(from: Filter, say: Say): string {
  const clauses = list(from);
  const subtype = clauses.length === 1 && clauses.some((clause) => 'has' in clause && clause.has[0] === 'subtypes');
  const said = say.thing(from).toLowerCase();
  return subtype ? `${said}walk` : `${said.replace(/ (?:permanent|land)$/, '')} landwalk`;
}
const OF_CHOSEN_PLAYER = canonical([{ controller: { chosenPlayer: true } }]);
/** "from red", "from artifacts". */
function qualityText(from: Filter, say: Say): string {
  const [clause, ...more] = list(from);
  if (!clause) return 'everything';
  // All that a player controls, and what they own elsewhere (702.16k).
  if (canonical(list(from)) === OF_CHOSEN_PLAYER) return isChosen('player', say.face) ? 'the chosen player' : UNSAID;
  // What has many colors, or one, is said without a noun; so is what has any of the five (702.16).
  if (clause && 'is' in clause && more.length === 0 && ['multicolored', 'monocolored'].includes(clause.is))
    return say.thing(from).replace(/ permanent$/, '');
  if (canonical(list(from)) === canonical([{ has: ['colors', ['W', 'U', 'B', 'R', 'G']] }]))
    return either('each color', 'all colors');
  const color = clause && 'has' in clause && clause.has[0] === 'colors' ? [clause.has[1]].flat() : [];
  return color.length === 1 ? say.thing(from).replace(/ permanent$/, '') : say.thing(from, { many: true });
}

/** A cost that may be paid as well, by its keyword (702.33a). */
export function kickerText(
  { name, cost, times }: { name: string; cost: readonly Cost[]; times?: number | undefined },
  say: Say,
): string {
  if (name !== 'kicker' || times !== undefined) return UNSAID;
  return isMana(cost) ? `kicker ${say.costs(cost)}` : `kicker—${say.costs(cost)}`;
}

/** Ways to play that are keywords (702.146a). */
export function playText(ability: Extract<Ability, { kind: 'play' }>, say: Say): string {
  const { method, zone, face, cost = [], ...rest } = ability;
  const { kind, ...more } = rest;
  if (method === 'flash') return zone === undefined && face === undefined ? flashText(ability, say) : UNSAID;
  if (method === 'alternative' || method === 'graveyard')
    return zone === (method === 'graveyard' ? 'graveyard' : undefined) && face === undefined
      ? alternativeText({ kind, ...more }, method === 'graveyard', ability.cost, say)
      : UNSAID;
  if (kind !== 'play' || method !== 'disturb' || zone !== 'graveyard' || face !== 1) return UNSAID;
  return Object.keys(more).length === 0 && cost.length > 0 && isMana(cost) ? `disturb ${say.costs(cost)}` : UNSAID;
}

/** "You may cast this spell as though it had flash if you pay {2} more to cast it" (601.3b). */
function flashText(
  { kind, method, timing, additional, ...rest }: Extract<Ability, { kind: 'play' }>,
  say: Say,
): string {
  if (!kind || !method || timing !== 'instant' || additional === undefined || Object.keys(rest).length > 0)
    return UNSAID;
  if (additional.length !== 1 || !isMana(additional)) return UNSAID;
  const self = either('this card', ...ownNames(say.face));
  return `you may cast ${self} as though it had flash if you pay ${say.costs(additional)} more to cast it`;
}
/** "You may pay 6 life rather than pay this spell's mana cost", "you may cast this card from your graveyard" (118.9, 601.3b). */
function alternativeText(
  { kind, if: condition, ...more }: Omit<Extract<Ability, { kind: 'play' }>, 'method'>,
  yard: boolean,
  cost: readonly Cost[] | undefined,
  say: Say,
): string {
  if (kind !== 'play' || Object.keys(more).length > 0) return UNSAID;
  const self = either('this card', ...ownNames(say.face));
  if (yard) {
    if (cost !== undefined) return UNSAID;
    const may = `you may cast ${self} from your graveyard`;
    return condition === undefined ? may : `${may} as long as ${say.condition(condition)}`;
  }
  if (cost === undefined) return UNSAID;
  const may =
    cost.length === 0
      ? `you may cast ${self} without paying its mana cost`
      : `you may ${payment(cost, say)} rather than pay ${either('its', "this spell's", ...ownNames(say.face).map((name) => `${name}'s`))} mana cost`;
  return condition === undefined ? may : `if ${say.condition(condition)}, ${may}`;
}
