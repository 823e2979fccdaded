/** Rulesets, their rules and cards, and decks: everything that needs no game. */
import type { CardInfo, Deck, DeckReport, RuleInfo, RulesetInfo, RulesetService } from '@arbiter/engine';
import { ApiError, cutFaults, rebase } from '../errors.js';
import { faultAt } from '../schemas/parse.js';
import { type Page, pageOf } from './paging.js';

export type Rulesets = Readonly<Record<string, RulesetService>>;
export type RulesetDescription = RulesetInfo & { bots: string[] };
export interface DeckSource {
  deck?: unknown;
  deckText?: string | undefined;
}

export class CatalogueService {
  constructor(readonly registry: Rulesets) {}

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
    return Object.values(this.registry).map((r) => ({ ...r.info, bots: Object.keys(r.bots) }));
  }

  rule(rulesetId: string, number: string): RuleInfo {
    const rule = this.#known(rulesetId).rule(number);
    if (!rule) throw new ApiError('NOT_FOUND', `${rulesetId} has no rule ${number}`);
    return rule;
  }

  card(rulesetId: string, name: string): CardInfo {
    const { cards } = this.#known(rulesetId);
    const card = cards.get(name);
    if (card) return card;
    const detail = `${rulesetId} has no card ${JSON.stringify(name)}`;
    const suggestions = cards.suggest(name);
    throw new ApiError('NOT_FOUND', detail, {
      errors: [{ path: '$.name', code: 'UNKNOWN_CARD', detail, suggestions }],
    });
  }

  /** Cards by name, in alphabetical order; `search` is part of a name in any case. */
  cards(query: {
    ruleset: string;
    search?: string | undefined;
    first: number;
    after?: string | undefined;
  }): Page<CardInfo> {
    const { cards } = this.#known(query.ruleset);
    const wanted = query.search?.toLowerCase() ?? '';
    const names = wanted === '' ? cards.names() : cards.names().filter((name) => name.toLowerCase().includes(wanted));
    const { items, ...page } = pageOf(names, (name) => name, query);
    return { ...page, items: items.map((name) => cards.get(name) as CardInfo) };
  }

  /** A report for any deck, legal or not. */
  validateDeck(rulesetId: string, edition: string, source: DeckSource): DeckReport {
    const ruleset = this.edition(rulesetId, edition);
    const read = this.#read(ruleset, source, '$');
    if (!read.ok) return { legal: false, deck: null, errors: cutFaults(read.errors) };
    const report = ruleset.validateDeck(edition, read.deck);
    return { ...report, errors: cutFaults(rebase(report.errors, `$.${read.field}`)) };
  }

  /** The deck of a seat in official names; throws DECK_ILLEGAL, UNKNOWN_CARD or UNSUPPORTED_CARD with every reason. */
  legalDeck(ruleset: RulesetService, edition: string, source: DeckSource, path: string): Deck {
    const read = this.#read(ruleset, source, path);
    if (!read.ok) throw new ApiError(deckCode(read.errors), 'the deck could not be read', { errors: read.errors });
    const report = ruleset.validateDeck(edition, read.deck);
    if (report.legal && report.deck) return report.deck;
    const errors = rebase(report.errors, `${path}.${read.field}`);
    const rules = [...new Set(errors.flatMap((e) => e.rules ?? []))];
    throw new ApiError(deckCode(errors), `the deck is not legal: ${errors[0]?.detail ?? 'no reason given'}`, {
      errors,
      rules,
    });
  }

  #read(
    ruleset: RulesetService,
    source: DeckSource,
    path: string,
  ): { ok: true; deck: unknown; field: string } | { ok: false; errors: DeckReport['errors'] } {
    if ((source.deck === undefined) === (source.deckText === undefined)) {
      throw faultAt(`${path}.deck`, 'either deck or deckText is required');
    }
    if (source.deckText === undefined) return { ok: true, deck: source.deck, field: 'deck' };
    const parsed = ruleset.parseDeckText(source.deckText);
    if (parsed.ok) return { ok: true, deck: parsed.value, field: 'deckText' };
    const { code, detail, errors } = parsed.error;
    const place = `${path}.deckText`;
    return { ok: false, errors: errors?.length ? rebase(errors, place) : [{ path: place, code, detail }] };
  }

  #known(id: string): RulesetService {
    const found = Object.hasOwn(this.registry, id) ? this.registry[id] : undefined;
    if (!found) throw new ApiError('NOT_FOUND', `there is no ruleset ${JSON.stringify(id)}`);
    return found;
  }
}

/** The most telling code of a deck's faults. */
function deckCode(errors: { code: string }[]): 'UNKNOWN_CARD' | 'UNSUPPORTED_CARD' | 'DECK_ILLEGAL' {
  const codes = errors.map((e) => e.code);
  if (codes.includes('UNKNOWN_CARD')) return 'UNKNOWN_CARD';
  return codes.includes('UNSUPPORTED_CARD') ? 'UNSUPPORTED_CARD' : 'DECK_ILLEGAL';
}
