/** How Commander decks are built (903.3, 903.5): one or two commanders, and 100 different cards of their colors. */
import {
  type CardInfo,
  type FoundCard,
  type Report,
  type RuleRef,
  type Table,
  tablesIn,
  textsIn,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { copiesAllowed } from '../../decks/copies.js';
import { hasWord, isBackground, mayLeadTogether } from './702.124-partners.js';
import { deckIdentity } from './903.4-color-identity.js';

/** What Commander decks are built by. */
export interface CommanderStandard {
  cards: number;
  rules: {
    size: RuleRef[];
    copies: RuleRef[];
    identity: RuleRef[];
    landTypes: RuleRef[];
    sideboard: RuleRef[];
    outside: RuleRef[];
    commander: RuleRef[];
    partner: RuleRef[];
  };
}
export const COMMANDER_DECKS: CommanderStandard = {
  cards: 100,
  rules: {
    size: cite('mtg:903.5a', 'mtg:702.124b'),
    copies: cite('mtg:903.5b'),
    identity: cite('mtg:903.5c', 'mtg:903.4', 'mtg:702.124c'),
    landTypes: cite('mtg:903.5d'),
    sideboard: cite('mtg:903.5e'),
    outside: cite('mtg:903.11a'),
    commander: cite('mtg:903.3'),
    partner: cite(
      'mtg:702.124h',
      'mtg:702.124a',
      'mtg:702.124f',
      'mtg:702.124i',
      'mtg:702.124j',
      'mtg:702.124k',
      'mtg:702.124m',
    ),
  },
};

/** The cards of a Commander deck; main and commanders together are the deck. */
interface CommanderDeck {
  path: string;
  commanders: readonly FoundCard[];
  main: readonly FoundCard[];
  sideboard: readonly FoundCard[];
}

export function checkCommanderDeck(deck: CommanderDeck, standard: CommanderStandard, report: Report): void {
  const { commanders, main, sideboard, path } = deck;
  const { cards, rules } = standard;
  const illegal = (at: string, detail: string, cited: RuleRef[]): void =>
    report.add(at, 'DECK_ILLEGAL', detail, { rules: cited });
  const size = [...commanders, ...main].reduce((n, { count }) => n + count, 0);
  if (size !== cards)
    illegal(path, `the deck has ${size} cards with its commander; exactly ${cards} are needed`, rules.size);
  const companion = isOneCompanion(sideboard) ? sideboard : [];
  if (companion.length < sideboard.length)
    illegal('$.sideboard', 'a Commander deck has no sideboard but one card with companion', rules.sideboard);
  checkCommanders(deck, rules, illegal);
  const seen = new Map<string, number>();
  for (const { name, count, path: at, card } of [...commanders, ...main]) {
    if (!card) continue;
    const most = copiesAllowed(card, 1);
    const now = (seen.get(name) ?? 0) + count;
    const often = most === 1 ? 'more than once' : `more than ${most} times`;
    if (now > most) illegal(at, `${name} is there ${often}`, rules.copies);
    seen.set(name, now);
  }
  const known = commanders.flatMap(({ card }) => (card ? [card] : []));
  if (known.length === 0) return;
  const colors = new Set(known.flatMap(({ data }) => deckIdentity(data)));
  // What comes from outside the game is of these colors, and not in the deck as well (903.11a).
  for (const { name, path: at } of companion)
    if (seen.has(name)) illegal(at, `${name} is in the deck already`, rules.outside);
  for (const { name, path: at, card } of [...main, ...companion]) {
    const others = card ? deckIdentity(card.data).filter((color) => !colors.has(color)) : [];
    if (others.length > 0)
      illegal(at, `${name} has colors that its commander has not: ${others.join(', ')}`, [
        ...(companion.some((one) => one.path === at) ? rules.outside : rules.identity),
        ...(card && isLand(card) ? rules.landTypes : []),
      ]);
  }
}

/** Nothing, or a card that may be revealed as a companion, which is no card of the deck (702.139b, 903.5e). */
const isOneCompanion = (outside: readonly FoundCard[]): boolean =>
  outside.length === 0 ||
  (outside.length === 1 &&
    outside.every(({ count, card }) => count === 1 && (!card || hasWord(card.data, 'companion'))));

type Fault = (at: string, detail: string, cited: RuleRef[]) => void;

/** One legendary creature, Vehicle or Spacecraft with power and toughness; or two that are partners (903.3, 702.124h). */
function checkCommanders({ commanders }: CommanderDeck, rules: CommanderStandard['rules'], illegal: Fault): void {
  const count = commanders.reduce((n, one) => n + one.count, 0);
  if (count === 0) illegal('$.commander', 'a Commander deck has a commander, in the list "commander"', rules.commander);
  // A Background leads beside one that chooses it, and never alone (702.124k).
  for (const { name, path, card } of commanders)
    if (card && !mayLead(card.data) && !(count === 2 && isBackground(card.data)))
      illegal(
        path,
        `${name} can't be a commander: it is no legendary creature, Vehicle or Spacecraft`,
        rules.commander,
      );
  if (count > 2) illegal('$.commander', `there are ${count} commanders; no deck has more than two`, rules.partner);
  else if (count === 2 && !arePaired(commanders))
    illegal('$.commander', 'two commanders must be partners', rules.partner);
}

/** Whether a card may be a commander (903.3): by its front face. */
function mayLead(data: Table): boolean {
  const [front = data] = tablesIn(data.faces);
  const { supertypes, types, subtypes, power } = front;
  if (!textsIn(supertypes).includes('Legendary')) return false;
  if (textsIn(types).includes('Creature') || textsIn(subtypes).includes('Vehicle')) return true;
  return textsIn(subtypes).includes('Spacecraft') && power !== undefined && power !== null;
}

/** Two of one card are no pair unless it is its own partner; what isn't known is no partner. */
function arePaired(commanders: readonly FoundCard[]): boolean {
  const [one, other = one] = commanders;
  return Boolean(one?.card && other?.card && mayLeadTogether(one.card, other.card));
}

const isLand = ({ data }: CardInfo): boolean => textsIn(data.types).includes('Land');
