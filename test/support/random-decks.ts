/**
 * Random legal decks out of cards that a ruleset plays exactly. Each ruleset's own deck check has the last word:
 * what it refuses is a fault of this file, and thrown.
 */
import type { CardInfo, Deck, RulesetService } from '@arbiter/engine';
import { cardPool } from './card-pool.js';
import { currentEdition, type Playable } from './rulesets.js';

type Random = (n: number) => number;
type Entry = Deck[string][number];

/** A random legal deck of cards of a pool; of the same random numbers the same deck. */
export function randomDeck(
  ruleset: RulesetService,
  random: Random,
  cards = cardPool(ruleset),
  edition = currentEdition(ruleset),
): Deck {
  const make = makers[ruleset.info.id];
  if (!make) throw new Error(`no maker of random decks for ${ruleset.info.id}`);
  return checked(ruleset, make(cards.filter(inDecks), random), edition);
}

/** A random legal deck of what an edition plays. */
export const randomDeckOf = ({ ruleset, edition }: Playable, random: Random): Deck =>
  randomDeck(ruleset, random, cardPool(ruleset, false, edition), edition);

/** A random legal Commander deck of Magic cards. */
export const randomCommanderDeck = (magic: RulesetService, random: Random, cards = cardPool(magic)): Deck =>
  checked(magic, commanderDeck(cards.filter(inDecks), random));

function checked(ruleset: RulesetService, deck: Deck, edition = currentEdition(ruleset)): Deck {
  const report = ruleset.validateDeck(edition, deck);
  if (!report.legal || !report.deck)
    throw new Error(`a random deck is not legal: ${JSON.stringify([report.errors, deck])}`);
  return report.deck;
}

const list = (card: CardInfo, prop: string): string[] => (card.data[prop] as string[] | undefined) ?? [];
const has = (prop: string, word: string) => (card: CardInfo) => list(card, prop).includes(word);
const without =
  (prop: string, ...words: string[]) =>
  (card: CardInfo) =>
    !list(card, prop).some((w) => words.includes(w));
const entry = (card: CardInfo, count: number): Entry => ({ card: card.name, count });

function mixed<T>(items: readonly T[], random: Random): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const k = random(i + 1);
    [out[i], out[k]] = [out[k] as T, out[i] as T];
  }
  return out;
}
const oneOf = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

/** So many cards, at most `copies` of each; few different ones in many copies or many in few, as chance has it. */
function pile(cards: readonly CardInfo[], size: number, copies: number, random: Random): Entry[] {
  const most = 1 + random(copies);
  const counts = new Map<CardInfo, number>();
  let left = size;
  // Whoever runs out of different cards takes more of each.
  for (let limit = most; left > 0 && limit <= copies; limit++)
    for (const card of mixed(cards, random)) {
      const now = counts.get(card) ?? 0;
      const more = Math.min(left, limit - now, 1 + random(limit));
      if (more <= 0) continue;
      counts.set(card, now + more);
      left -= more;
    }
  for (const card of cards) {
    const more = Math.min(left, copies - (counts.get(card) ?? 0));
    if (more <= 0) continue;
    counts.set(card, (counts.get(card) ?? 0) + more);
    left -= more;
  }
  return [...counts].map(([card, count]) => entry(card, count));
}

/** Splits a number at random among some cards, each at least once. */
function split(cards: readonly CardInfo[], size: number, random: Random): Entry[] {
  const counts = cards.map(() => 1);
  for (let left = size - cards.length; left > 0; left--) {
    const at = random(cards.length);
    counts[at] = (counts[at] as number) + 1;
  }
  return cards.map((card, i) => entry(card, counts[i] as number));
}

/** One to three colours with their basic lands, now and then all five; cards without colour go everywhere. */
function magicDeck(cards: readonly CardInfo[], random: Random): Deck {
  const colors = mixed(['W', 'U', 'B', 'R', 'G'], random).slice(0, oneOf([1, 2, 2, 2, 3, 5], random));
  const basics = cards.filter(isBasic);
  const lands = basics.filter((c) => colors.some((k) => BASIC_OF[k] === c.name));
  const fitting = cards.filter((c) => !basics.includes(c) && list(c, 'colors').every((k) => colors.includes(k)));
  const landCount = 20 + random(8);
  const main = [...pile(fitting, 60 - landCount, 4, random), ...split(lands, landCount, random)];
  return random(4) > 0 ? { main } : { main, sideboard: pile(basics, 15, 4, random) };
}
const BASIC_OF: { [color: string]: string } = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' };

/** A legendary creature, now and then two that are partners, and different cards of its colors at most. */
function commanderDeck(cards: readonly CardInfo[], random: Random): Deck {
  const creatures = cards.filter((c) => {
    const { supertypes, types, colors } = frontOf(c);
    return words(supertypes).includes('Legendary') && words(types).includes('Creature') && words(colors).length > 0;
  });
  const partners = creatures.filter((c) =>
    ((c.data.abilities ?? []) as CardInfo['data'][]).some(({ keyword }) => keyword === 'partner'),
  );
  const leaders =
    partners.length > 1 && random(4) === 0 ? mixed(partners, random).slice(0, 2) : [oneOf(creatures, random)];
  // Their color identity may have more, but no fewer.
  const colors = leaders.flatMap((c) => words(frontOf(c).colors));
  const basics = cards.filter(isBasic).filter((c) => colors.some((k) => BASIC_OF[k] === c.name));
  const fitting = cards.filter(
    (c) => !isBasic(c) && !leaders.includes(c) && colorsIn(c).every((k) => colors.includes(k)),
  );
  const landCount = 36 + random(8);
  const spells = pile(fitting, 100 - leaders.length - landCount, 1, random);
  return {
    commander: leaders.map((c) => entry(c, 1)),
    main: [...spells, ...split(basics, 100 - leaders.length - spells.length, random)],
  };
}
/** Nontraditional cards begin in the command zone, and are in no deck (mtg:108.5). */
const isTraditional = without('types', 'Plane', 'Phenomenon', 'Scheme', 'Vanguard');
/** What is summoned by its name is among the cards as well, and is a token (ga:2.5.1.1.6). */
const inDecks = (card: CardInfo): boolean => isTraditional(card) && card.data.token !== true;
const isBasic = (c: CardInfo): boolean => has('supertypes', 'Basic')(c) && has('types', 'Land')(c);
const words = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
const frontOf = ({ data }: CardInfo): CardInfo['data'] => (data.faces as CardInfo['data'][] | undefined)?.[0] ?? data;

const colorsKnown = new WeakMap<CardInfo, string[]>();
/** All colors whose mana stands anywhere on a card: its color identity and perhaps more, where it makes any color. */
function colorsIn(card: CardInfo): string[] {
  let found = colorsKnown.get(card);
  if (!found) {
    const symbols = (JSON.stringify(card.data).match(/\{[^{}"]*\}/g) ?? []).join('');
    const lists = [card.data, ...((card.data.faces as CardInfo['data'][] | undefined) ?? [])];
    const own = lists.flatMap(({ colors, subtypes }) => [
      ...words(colors),
      ...Object.entries(BASIC_OF).flatMap(([color, land]) => (words(subtypes).includes(land) ? [color] : [])),
    ]);
    found = Object.keys(BASIC_OF).filter((color) => symbols.includes(color) || own.includes(color));
    colorsKnown.set(card, found);
  }
  return found;
}

const hasKeyword =
  (name: string) =>
  ({ data }: CardInfo): boolean =>
    ((data.abilities ?? []) as CardInfo['data'][]).some(({ keyword }) => keyword === name);
const isRelic = hasKeyword('divine relic');

/** Of cards that have one name in the game the first (ga 1.5.1.2). */
const oneOfEachName = (cards: readonly CardInfo[]): CardInfo[] => [
  ...new Map(cards.toReversed().map((c) => [c.data.name, c])).values(),
];

/** A level 0 champion, mostly the champions that build upon each other, and other cards of the material deck. */
function grandArchiveDeck(cards: readonly CardInfo[], random: Random): Deck {
  const champions = oneOfEachName(mixed(cards.filter(has('types', 'Champion')), random));
  const spirits = champions.filter((c) => c.data.level === 0);
  const others = champions.filter((c) => c.data.level !== 0);
  const regalia = cards.filter((c) => has('supertypes', 'Regalia')(c) && !has('types', 'Champion')(c));
  const lineOf = (card: CardInfo): string => card.name.split(',')[0] as string;
  const line = lineOf(oneOf(others, random));
  const leveling = random(4) === 0 ? others : others.filter((c) => lineOf(c) === line);
  const material = [...mixed(spirits, random).slice(0, 1 + random(2)), ...leveling].slice(0, 12);
  // Of divine relics a material deck has one at most.
  const [relic] = mixed(regalia.filter(isRelic), random);
  const plain = regalia.filter((c) => !isRelic(c));
  const more = mixed(relic ? [relic, ...plain] : plain, random).slice(0, Math.max(0, 12 - material.length));
  // Boons are for games of Pantheon.
  const isMaterial = (c: CardInfo): boolean => has('types', 'Champion')(c) || regalia.includes(c);
  const main = cards.filter(without('types', 'Boon')).filter((c) => !isMaterial(c));
  return {
    material: [...material, ...more].map((c) => entry(c, 1)),
    main: pile(main, 60 + random(11), 4, random),
  };
}

/** What the domains of a legend allow. */
const allowedBy = (legend: CardInfo, cards: readonly CardInfo[]): CardInfo[] =>
  cards.filter((c) => list(c, 'domains').every((d) => list(legend, 'domains').includes(d)));
/** Whether a card has a tag of a legend. */
const isOf = (legend: CardInfo, card: CardInfo): boolean =>
  list(card, 'tags').some((tag) => list(legend, 'tags').includes(tag));
/** A deck has one of it at most (rb:825.3.a). */
const isUnique = hasKeyword('unique');
const championsOf = (legend: CardInfo, cards: readonly CardInfo[]): CardInfo[] =>
  allowedBy(legend, cards).filter((c) => has('supertypes', 'Champion')(c) && isOf(legend, c));

/** A legend, a champion of theirs, and what their domains allow. */
function riftboundDeck(cards: readonly CardInfo[], random: Random): Deck {
  // Some legends are played whose champions aren't yet.
  const legends = cards.filter((c) => has('types', 'Legend')(c) && championsOf(c, cards).length > 0);
  const legend = oneOf(legends, random);
  const allowed = allowedBy(legend, cards);
  const champion = oneOf(championsOf(legend, cards), random);
  const deck = allowed.filter(without('types', 'Legend', 'Rune', 'Battlefield'));
  const signed = has('supertypes', 'Signature');
  const signatures = deck.filter((c) => signed(c) && isOf(legend, c));
  const signature =
    signatures.length > 0 && random(3) > 0
      ? [oneOf(signatures, random)].map((c) => entry(c, isUnique(c) ? 1 : 1 + random(3)))
      : [];
  // Beside the chosen champion two more copies of it may be in the deck.
  const plain = deck.filter((c) => !signed(c) && c !== champion);
  const again = isUnique(champion) ? 0 : random(3);
  const single = mixed(plain.filter(isUnique), random).slice(0, random(4));
  const alone = [...signature, ...single.map((c) => entry(c, 1))];
  const count = alone.reduce((n, e) => n + e.count, 0);
  const several = plain.filter((c) => !isUnique(c));
  const main = [...pile(several, 39 - count - again, 3, random), ...alone];
  return {
    legend: [entry(legend, 1)],
    champion: [entry(champion, 1)],
    main: again > 0 ? [...main, entry(champion, again)] : main,
    battlefields: mixed(cards.filter(has('types', 'Battlefield')), random)
      .slice(0, 3)
      .map((c) => entry(c, 1)),
    runes: split(allowed.filter(has('types', 'Rune')), 12, random),
  };
}

const makers: { [ruleset: string]: (cards: readonly CardInfo[], random: Random) => Deck } = {
  mtg: magicDeck,
  'grand-archive': grandArchiveDeck,
  riftbound: riftboundDeck,
};
