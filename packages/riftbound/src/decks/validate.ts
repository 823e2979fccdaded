/** Deck construction (103, 485.4): what a deck is made of, copies, domain identity, signature cards. */
import {
  CardFinder,
  type CardLookUp,
  type Deck,
  type DeckReport,
  type FoundCard,
  isTable,
  Report,
  type RuleRef,
  readDeck,
  textsIn,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { notInStandard, STANDARD } from './standard.js';

const PILES = ['legend', 'champion', 'main', 'runes', 'battlefields', 'sideboard'] as const;
type Pile = (typeof PILES)[number];
const FORM = {
  main: 'main' as Pile,
  piles: PILES,
  formats: ['constructed', 'standard'] as const,
  named: [...PILES, 'format'].join(', '),
};

/** Deck construction: how many cards of what. */
export interface DeckRules {
  main: number;
  copies: number;
  signatures: number;
  runes: number;
  battlefields: number;
}
export const DECKS: DeckRules = { main: 40, copies: 3, signatures: 3, runes: 12, battlefields: 3 };
const LARGEST = 1000;

type Piles = { [pile in Pile]: FoundCard[] };
const total = (cards: readonly { count: number }[]): number => cards.reduce((n, c) => n + c.count, 0);
const list = (card: FoundCard, prop: string): string[] => textsIn(card.card?.data[prop]) ?? [];
const isUnique = ({ card }: FoundCard): boolean => {
  const abilities = card?.data.abilities;
  return Array.isArray(abilities) && abilities.some((a) => isTable(a) && a.keyword === 'unique');
};
/** Its text says that a deck may hold any number of it, which goes before the rules (002). */
const isUnlimited = ({ card }: FoundCard): boolean => {
  const abilities = card?.data.abilities;
  return (
    Array.isArray(abilities) &&
    abilities.some(
      (a) =>
        isTable(a) && Array.isArray(a.mods) && a.mods.some((mod) => isTable(mod) && mod.rule === 'anyNumberInDecks'),
    )
  );
};
const isType = (card: FoundCard, type: string): boolean => list(card, 'types').includes(type);

/** Checks a deck and gives it back with the cards' official names; constructed unless it says otherwise. */
export function validateDeck({ decks, cards }: { decks: DeckRules; cards: CardLookUp }, deck: unknown): DeckReport {
  const report = new Report();
  const read = readDeck(deck, FORM, report);
  if (!read) return { legal: false, deck: null, errors: report.errors };
  const finder = new CardFinder(cards, report);
  const piles = {} as Piles;
  for (const pile of PILES) piles[pile] = (read.piles[pile] ?? []).map((e) => finder.find(e));
  new Check(decks, piles, report).all();
  if (read.format === 'standard') checkStandard(piles, report);
  const understood: Deck = {};
  for (const pile of PILES) {
    if (pile === 'sideboard' && read.piles.sideboard === null) continue;
    understood[pile] = piles[pile].map(({ name, count }) => ({ card: name, count }));
  }
  return { legal: report.clean, deck: understood, errors: report.errors };
}

class Check {
  constructor(
    readonly decks: DeckRules,
    readonly piles: Piles,
    readonly report: Report,
  ) {}

  all(): void {
    this.types();
    this.sizes();
    this.copies();
    this.identity();
    this.champion();
    this.signatures();
    this.unique();
  }

  private fault(path: string, detail: string, rules: RuleRef[]): void {
    this.report.add(path, 'DECK_ILLEGAL', detail, { rules });
  }

  private types(): void {
    const wanted: { [pile in Pile]: string[] } = {
      legend: ['Legend'],
      champion: ['Unit'],
      main: ['Unit', 'Gear', 'Spell'],
      sideboard: ['Unit', 'Gear', 'Spell'],
      runes: ['Rune'],
      battlefields: ['Battlefield'],
    };
    for (const pile of PILES)
      for (const card of this.piles[pile])
        if (card.card && list(card, 'supertypes').includes('Token'))
          this.fault(card.path, `${card.name} is a token, and no card`, cite('riftbound:185'));
        else if (card.card && !wanted[pile].some((t) => isType(card, t)))
          this.fault(
            card.path,
            `${card.name} is of type ${list(card, 'types').join(' ')} and has no place in "${pile}"`,
            cite('riftbound:103', 'riftbound:133.4', 'riftbound:133.5', 'riftbound:133.6', 'riftbound:161.1'),
          );
  }

  private sizes(): void {
    const { champion, main, battlefields } = this.piles;
    const exactly = (pile: Pile, n: number, rules: RuleRef[]): void => {
      const has = total(this.piles[pile]);
      if (has !== n)
        this.fault(`$.${pile}`, `"${pile}" holds ${has} card${has === 1 ? '' : 's'}; it must hold ${n}`, rules);
    };
    exactly('legend', 1, cite('riftbound:103.1'));
    exactly('champion', 1, cite('riftbound:103.2.a'));
    exactly('runes', this.decks.runes, cite('riftbound:103.3.a', 'riftbound:161.2.a'));
    exactly('battlefields', this.decks.battlefields, cite('riftbound:103.4.a', 'riftbound:485.4.a'));
    const deck = total(main) + total(champion);
    if (deck < this.decks.main)
      this.fault(
        '$.main',
        `the main deck has ${deck} cards with the chosen champion; at least ${this.decks.main} are needed`,
        cite('riftbound:103.2'),
      );
    if (deck > LARGEST) this.report.add('$.main', 'TOO_LARGE', `at most ${LARGEST} cards can be played here`);
    const seen = new Set<string>();
    for (const card of battlefields) {
      if (card.card && (card.count > 1 || seen.has(card.name)))
        this.fault(card.path, `${card.name} is there more than once`, cite('riftbound:103.4.c'));
      seen.add(card.name);
    }
  }

  /** The limit counts the chosen champion and the sideboard (103.2.b.1). */
  private copies(): void {
    const counts = new Map<string, number>();
    for (const card of [...this.piles.champion, ...this.piles.main, ...this.piles.sideboard]) {
      if (!card.card || isUnlimited(card)) continue;
      const before = counts.get(card.name) ?? 0;
      counts.set(card.name, before + card.count);
      if (before <= this.decks.copies && before + card.count > this.decks.copies)
        this.fault(
          card.path,
          `${before + card.count} copies of ${card.name}; at most ${this.decks.copies} are allowed`,
          cite('riftbound:103.2.b', 'riftbound:103.2.b.1', 'riftbound:103.2.b.2'),
        );
    }
  }

  /** What has Unique is in a deck once (825.3.a), signature cards among them (825.3.b). */
  private unique(): void {
    const counts = new Map<string, number>();
    for (const card of [...this.piles.main, ...this.piles.champion, ...this.piles.sideboard]) {
      if (!isUnique(card)) continue;
      const count = (counts.get(card.name) ?? 0) + card.count;
      counts.set(card.name, count);
      if (count > 1)
        this.fault(
          card.path,
          `${count} copies of ${card.name}, which is unique`,
          cite('riftbound:825.3.a', 'riftbound:825.3.b'),
        );
    }
  }

  private identity(): void {
    const legend = this.piles.legend[0];
    if (!legend?.card) return;
    const identity = list(legend, 'domains');
    for (const pile of ['champion', 'main', 'sideboard', 'runes'] as const)
      for (const card of this.piles[pile]) {
        const outside = list(card, 'domains').filter((d) => !identity.includes(d));
        if (outside.length === 0) continue;
        const rules =
          pile === 'runes'
            ? cite('riftbound:103.3.a.1')
            : cite('riftbound:103.1.b.3', 'riftbound:103.1.b.4', 'riftbound:103.2.c', 'riftbound:176.1');
        this.fault(
          card.path,
          `${card.name} is ${outside.join(' and ')}; ${legend.name} allows ${identity.join(' and ')}`,
          rules,
        );
      }
  }

  /** The chosen champion shares its tag with the legend (103.2.a.2). */
  private champion(): void {
    const [legend] = this.piles.legend;
    for (const card of this.piles.champion) {
      if (!card.card || !legend?.card) continue;
      const shares = list(card, 'tags').some((t) => list(legend, 'tags').includes(t));
      if (!list(card, 'supertypes').includes('Champion') || !shares)
        this.fault(
          card.path,
          `${card.name} is no champion of ${legend.name}`,
          cite('riftbound:103.2.a.2', 'riftbound:103.2.d.3', 'riftbound:133.7.a'),
        );
    }
  }

  private signatures(): void {
    const [legend] = this.piles.legend;
    const signed = [...this.piles.main, ...this.piles.sideboard].filter((c) =>
      list(c, 'supertypes').includes('Signature'),
    );
    if (total(signed) > this.decks.signatures)
      this.fault(
        '$.main',
        `${total(signed)} signature cards; at most ${this.decks.signatures} are allowed`,
        cite('riftbound:103.2.d', 'riftbound:103.2.d.1', 'riftbound:133.7.b'),
      );
    for (const card of signed)
      if (legend?.card && !list(card, 'tags').some((t) => list(legend, 'tags').includes(t)))
        this.fault(card.path, `${card.name} is a signature card of another champion`, cite('riftbound:103.2.d.2'));
  }
}

/** What tournaments ask besides. */
function checkStandard(piles: Piles, report: Report): void {
  const fault = (path: string, detail: string, rule: string): void =>
    report.add(path, 'DECK_ILLEGAL', `${detail} (tournament rule ${rule})`);
  const deck = total(piles.main) + total(piles.champion);
  if (deck > STANDARD.main)
    fault('$.main', `the main deck has ${deck} cards with the chosen champion, not ${STANDARD.main}`, '601.1.b');
  const beside = total(piles.sideboard);
  if (beside > STANDARD.sideboard)
    fault('$.sideboard', `the sideboard has ${beside} cards; at most ${STANDARD.sideboard} are allowed`, '601.1.c.1');
  for (const pile of PILES)
    for (const { card, name, path } of piles[pile]) {
      const because = card && notInStandard(name, card.data.code);
      if (because) fault(path, because.detail, because.rule);
    }
}
