/** Rulesets, their rules and cards, and decks: everything that needs no game. */
import type {
  CardCatalogue,
  CardInfo,
  Deck,
  DeckReport,
  RuleInfo,
  RulesetInfo,
  RulesetService,
  StoredDefinition,
} from '@arbiter/engine';
import { ApiError, cutFaults, rebase } from '../errors.js';
import { eventTypesBeside } from '../games/agreements.js';
import type { Incidents } from '../games/incidents.js';
import { faultAt } from '../schemas/parse.js';
import { type Page, pageOf } from './paging.js';

export type Rulesets = Readonly<Record<string, RulesetService>>;
export type RulesetDescription = RulesetInfo & { bots: string[] };
export interface SampleTitle {
  name: string;
  title: string;
}
export interface DeckSource {
  deck?: unknown;
  deckText?: string | undefined;
}

export class CatalogueService {
  /** @param incidents where failures of rulesets are told; without it they are failures of whoever asks */
  constructor(
    readonly registry: Rulesets,
    readonly incidents?: Pick<Incidents, 'contain'>,
  ) {}

  /** A ruleset by its id; a fault of the request at `path` where there is none. */
  ruleset(id: string, path = '$.ruleset'): RulesetService {
    const found = Object.hasOwn(this.registry, id) ? this.registry[id] : undefined;
    if (found) return found;
    throw faultAt(
      path,
      `there is no ruleset ${JSON.stringify(id)}; there are ${Object.keys(this.registry).join(', ')}`,
    );
  }

  /** A ruleset that has this edition. */
  edition(id: string, edition: string): RulesetService {
    const ruleset = this.ruleset(id);
    const editions = ruleset.info.editions.map((e) => e.id);
    if (editions.includes(edition)) return ruleset;
    throw faultAt('$.edition', `${id} has no edition ${JSON.stringify(edition)}; it has ${editions.join(', ')}`);
  }

  rulesets(): RulesetDescription[] {
    return Object.values(this.registry).map((r) => ({
      ...r.info,
      eventTypes: [...r.info.eventTypes, ...eventTypesBeside],
      bots: Object.keys(r.bots),
    }));
  }

  /** A rule by its number, which is one of the edition's rulebook where an edition is named. */
  rule(rulesetId: string, number: string, edition?: string): RuleInfo {
    const asked = { number, ...(edition === undefined ? {} : { edition }) };
    const rule = this.#asking(this.#listed(rulesetId, edition), asked, (ruleset) => ruleset.rule(number, edition));
    const where = edition === undefined ? '' : ` in edition ${edition}`;
    if (!rule) throw new ApiError('NOT_FOUND', `${rulesetId} has no rule ${number}${where}`);
    return rule;
  }

  card(rulesetId: string, name: string, edition?: string): CardSeen {
    const { card, suggestions } = this.#asking(this.#listed(rulesetId, edition), { name }, (ruleset) => {
      const cards = cardsIn(ruleset, edition);
      const found = cards.get(name);
      return found ? { card: found } : { suggestions: cards.suggest(name) };
    });
    if (card) return seen(card);
    const detail = `${rulesetId} has no card ${JSON.stringify(name)}`;
    throw new ApiError('NOT_FOUND', detail, {
      errors: [{ path: '$.name', code: 'UNKNOWN_CARD', detail, suggestions }],
    });
  }

  /** Cards by name, in alphabetical order; `search` is part of a name in any case. */
  cards(query: {
    ruleset: string;
    search?: string | undefined;
    edition?: string | undefined;
    support?: CardInfo['support'] | undefined;
    first: number;
    after?: string | undefined;
  }): Page<CardSeen> {
    return this.#asking(this.#listed(query.ruleset, query.edition), query, (ruleset) => {
      const cards = cardsIn(ruleset, query.edition);
      const wanted = query.search?.toLowerCase() ?? '';
      const all = namesIn(cards, query.support);
      const names = wanted === '' ? all : all.filter((name) => name.toLowerCase().includes(wanted));
      const { items, ...page } = pageOf(names, (name) => name, query);
      return { ...page, items: items.map((name) => seen(cards.get(name) as CardInfo)) };
    });
  }

  /** The decks that a ruleset brings along, by name: all, or those that are legal in an edition. */
  decks(
    rulesetId: string,
    query: { edition?: string | undefined; first: number; after?: string | undefined },
  ): Page<SampleTitle> {
    const { sampleDecks = {}, deckTitles = {} } = this.#known(rulesetId);
    const names = query.edition === undefined ? Object.keys(sampleDecks) : this.#legalIn(rulesetId, query.edition);
    const titles = names.toSorted().map((name) => ({ name, title: deckTitles[name] ?? name }));
    return pageOf(titles, ({ name }) => name, query);
  }

  readonly #legal = new Map<string, string[]>();
  /** The sample decks that are legal in an edition, found out once. @throws where there is no such edition */
  #legalIn(rulesetId: string, edition: string): string[] {
    const ruleset = this.edition(rulesetId, edition);
    const key = `${rulesetId} ${edition}`;
    let names = this.#legal.get(key);
    if (!names) {
      names = Object.entries(ruleset.sampleDecks ?? {}).flatMap(([name, deck]) =>
        this.#report(ruleset, edition, deck).legal ? [name] : [],
      );
      this.#legal.set(key, names);
    }
    return names;
  }

  deck(rulesetId: string, name: string): { name: string; deck: Deck } {
    const { sampleDecks = {} } = this.#known(rulesetId);
    const deck = Object.hasOwn(sampleDecks, name) ? sampleDecks[name] : undefined;
    if (deck) return { name, deck };
    throw new ApiError('NOT_FOUND', `${rulesetId} has no sample deck ${JSON.stringify(name)}`);
  }

  /** A report for any deck, legal or not. */
  validateDeck(rulesetId: string, edition: string, source: DeckSource): DeckReport {
    const ruleset = this.edition(rulesetId, edition);
    const read = this.#read(ruleset, source, '$');
    if (!read.ok) return { legal: false, deck: null, errors: cutFaults(read.errors) };
    const report = this.#report(ruleset, edition, read.deck);
    return { ...report, errors: cutFaults(rebase(report.errors, `$.${read.field}`)) };
  }

  /** The deck of a seat in official names; throws DECK_ILLEGAL, UNKNOWN_CARD or UNSUPPORTED_CARD with every reason. */
  legalDeck(
    ruleset: RulesetService,
    edition: string,
    source: DeckSource,
    path: string,
    /** The format that it must be of; undefined: the one that it says. */
    format?: string | null,
  ): Deck {
    const read = this.#read(ruleset, source, path);
    if (!read.ok) throw new ApiError(deckCode(read.errors), 'the deck could not be read', { errors: read.errors });
    const deck = format === undefined ? read.deck : inFormat(read.deck, format, `${path}.${read.field}`);
    const report = this.#report(ruleset, edition, deck);
    if (report.legal && report.deck) return report.deck;
    const errors = rebase(report.errors, `${path}.${read.field}`);
    const rules = [...new Set(errors.flatMap((e) => e.rules ?? []))];
    throw new ApiError(deckCode(errors), `the deck is not legal: ${errors[0]?.detail ?? 'no reason given'}`, {
      errors,
      rules,
    });
  }

  /** Cards that a game brings along; throws with every fault of theirs. */
  ownCards(ruleset: RulesetService, edition: string, given: readonly unknown[], path: string): StoredDefinition[] {
    if (given.length === 0) return [];
    const { definitions, info } = ruleset;
    if (!definitions) throw faultAt(path, `${info.name} is played with its own cards alone`);
    const read = this.#asking(ruleset, { edition, definitions: given }, () => definitions.own(edition, given, path));
    if (read.ok) return read.value;
    throw ApiError.fromRefusal(read.error);
  }

  #read(
    ruleset: RulesetService,
    source: DeckSource,
    path: string,
  ): { ok: true; deck: unknown; field: string } | { ok: false; errors: DeckReport['errors'] } {
    if ((source.deck === undefined) === (source.deckText === undefined)) {
      throw faultAt(`${path}.deck`, 'either deck or deckText is required');
    }
    if (source.deckText === undefined) {
      const sample = sampleName(source.deck);
      return {
        ok: true,
        deck: sample === undefined ? source.deck : sampleDeck(ruleset, sample, `${path}.deck`),
        field: 'deck',
      };
    }
    const { deckText } = source;
    const parsed = this.#asking(ruleset, { deckText }, (asked) => asked.parseDeckText(deckText));
    if (parsed.ok) return { ok: true, deck: parsed.value, field: 'deckText' };
    const { code, detail, errors } = parsed.error;
    const place = `${path}.deckText`;
    return { ok: false, errors: errors?.length ? rebase(errors, place) : [{ path: place, code, detail }] };
  }

  #report(ruleset: RulesetService, edition: string, deck: unknown): DeckReport {
    return this.#asking(ruleset, { edition, deck }, (asked) => asked.validateDeck(edition, deck));
  }

  /** Asks a ruleset, which may fail as the engine may at a game. */
  #asking<T>(ruleset: RulesetService, input: unknown, ask: (ruleset: RulesetService) => T): T {
    const { info, epoch } = ruleset;
    const act = (): T => ask(ruleset);
    return this.incidents ? this.incidents.contain({ ruleset: info.id, epoch }, 'catalogue', input, act) : act();
  }

  /** A ruleset whose cards are asked for; it must have the edition, where one is named. */
  #listed(id: string, edition: string | undefined): RulesetService {
    const ruleset = this.#known(id);
    return edition === undefined ? ruleset : this.edition(id, edition);
  }

  #known(id: string): RulesetService {
    const found = Object.hasOwn(this.registry, id) ? this.registry[id] : undefined;
    if (!found) throw new ApiError('NOT_FOUND', `there is no ruleset ${JSON.stringify(id)}`);
    return found;
  }
}

/** The cards of an edition, or of the current one. */
const cardsIn = (ruleset: RulesetService, edition: string | undefined): CardCatalogue =>
  (edition === undefined ? undefined : ruleset.cardsOf?.(edition)) ?? ruleset.cards;

/** A card as it is told: whatever a ruleset does not say of it is said to be nothing. */
export type CardSeen = Required<Omit<CardInfo, 'clause' | 'proof'>> & {
  clause: NonNullable<CardInfo['clause']> | null;
  proof: string[];
};
const seen = (card: CardInfo): CardSeen => ({ ...card, clause: card.clause ?? null, proof: [...(card.proof ?? [])] });

/** The names of cards that are played, of those that are not, or of both, in order. */
function namesIn(cards: CardCatalogue, support: CardInfo['support'] | undefined): readonly string[] {
  const unplayed = cards.unplayed?.() ?? [];
  // A ruleset may list cards that it does not play itself.
  const of = (wanted: CardInfo['support']) => (name: string) => cards.get(name)?.support === wanted;
  if (support === undefined) return unplayed.length === 0 ? cards.names() : allNames(cards, unplayed);
  const listed = unplayed.length === 0 ? cards.names().filter(of(support)) : cards.names();
  if (support === 'exact') return listed;
  return unplayed.length === 0 ? listed : unplayed;
}

const every = new WeakMap<CardCatalogue, readonly string[]>();
function allNames(cards: CardCatalogue, unplayed: readonly string[]): readonly string[] {
  const known = every.get(cards) ?? [...cards.names(), ...unplayed].sort((a, b) => (a < b ? -1 : 1));
  every.set(cards, known);
  return known;
}

/** The format that a deck names; null: none. */
export function formatOf(deck: unknown): string | null {
  const format = typeof deck === 'object' && deck !== null && 'format' in deck ? deck.format : null;
  return typeof format === 'string' ? format : null;
}

/** The deck in a format; it may say no other. */
function inFormat(deck: unknown, format: string | null, path: string): unknown {
  const said = formatOf(deck);
  if (said === format || (said === null && format === null)) return deck;
  if (said === null) return Array.isArray(deck) ? { main: deck, format } : { ...(deck as object), format };
  const detail = `the deck is of the format ${said}; here it is ${format === null ? 'of none' : `of ${format}`}`;
  throw new ApiError('DECK_ILLEGAL', detail, { errors: [{ path: `${path}.format`, code: 'DECK_ILLEGAL', detail }] });
}

/** How a request says that a deck is one of the ruleset's own. */
const SAMPLE = 'sample:';
export const sampleName = (deck: unknown): string | undefined =>
  typeof deck === 'string' && deck.startsWith(SAMPLE) ? deck.slice(SAMPLE.length) : undefined;

function sampleDeck({ info, sampleDecks = {} }: RulesetService, name: string, path: string): Deck {
  const deck = Object.hasOwn(sampleDecks, name) ? sampleDecks[name] : undefined;
  if (deck) return deck;
  const names = Object.keys(sampleDecks);
  const has = names.length > 0 ? `it has ${names.join(', ')}` : 'it has none';
  const detail = `${info.id} has no sample deck ${JSON.stringify(name)}; ${has}`;
  throw new ApiError('DECK_ILLEGAL', detail, { errors: [{ path, code: 'UNKNOWN_DECK', detail }] });
}

/** The most telling code of a deck's faults. */
function deckCode(errors: { code: string }[]): 'UNKNOWN_CARD' | 'UNSUPPORTED_CARD' | 'DECK_ILLEGAL' {
  const codes = errors.map((e) => e.code);
  if (codes.includes('UNKNOWN_CARD')) return 'UNKNOWN_CARD';
  return codes.includes('UNSUPPORTED_CARD') ? 'UNSUPPORTED_CARD' : 'DECK_ILLEGAL';
}
