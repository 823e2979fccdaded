/** The cards of this edition, written as they were then: creature types, legends by type, Walls without a word for it. */
import {
  type CardDefinition,
  type CardLedger,
  type CardLibrary,
  type CardSource,
  cardLibrary,
  countWork,
  type LateCard,
  lateCards,
  namelessCards,
  tokensOf,
  type UnplayedCard,
} from '@arbiter/engine';
import type { MagicParts } from '../../../edition.js';
import { whyNot } from './fits.js';
import { type Listed, listedCards } from './names.js';
import { asItWas, TOKENS } from './then.js';

/** The cards of this edition, and why it does not play another one. */
export interface Cards {
  sources: CardSource[];
  ledger: CardLedger;
}

/** @param folder that of the rulebook, where the list of its cards lies */
export function cardsOf({ intrinsic, layouts, sources, ledger }: MagicParts, folder: string): Cards {
  const listed = listedCards(folder);
  const present = sources.filter((source) => source !== null);
  let library: CardLibrary | undefined;
  const today = (): CardLibrary => {
    library ??= cardLibrary({ intrinsic, layouts }, ...present);
    return library;
  };
  /** What is played of the list, as far as today's cards have it. */
  const played = (): LateCard[] => {
    const names = new Set(today().names());
    return [...listed()].flatMap(([name, { played, types }]) => {
      if (!played || !names.has(name)) return [];
      const card = () => today().named(name);
      const make = (): CardDefinition => {
        const now = card()?.definition;
        if (!now) throw new Error(`there is no card ${name}`);
        return types ? asItWas(now, types) : now;
      };
      return [types ? { name, make } : { name, make, hash: () => card()?.hash ?? '' }];
    });
  };
  /** The tokens that were others, which nothing but the cards of then makes. */
  const tokens = (): LateCard[] =>
    played()
      .filter(({ name }) => TOKENS[name] !== undefined)
      .flatMap(({ make }) => [...tokensOf(make())])
      .map((token) => ({ name: token.name, make: () => token }));
  // By its hash a card is looked for among today's first: those of then are made only when somebody asks for one by name.
  return {
    sources: [...present.map(namelessCards), namelessCards(lateCards(tokens)), lateCards(played)],
    ledger: ledgerOf(ledger, today, listed),
  };
}

const LATER = 'edition 2003 has only cards printed up to Legions';

/** Why cards of today are not played by this edition. */
function ledgerOf(
  ledger: CardLedger | undefined,
  today: () => CardLibrary,
  listed: () => ReadonlyMap<string, Listed>,
): CardLedger {
  const isPlayed = (name: string): boolean => listed().get(name)?.played ?? false;
  const notThen = (name: string): UnplayedCard | undefined => {
    const card = today().named(name) ?? today().inAnyCase(name);
    if (!card || isPlayed(card.name)) return undefined;
    const why = whyNot(card.definition, listed().get(card.name)?.types ?? null);
    const isReason = listed().has(card.name) || why?.includes('card type');
    return { name: card.name, status: 'unsupported', clauses: [], why: (isReason ? why : null) ?? LATER };
  };
  let names: readonly string[] | undefined;
  return {
    names: () => {
      names ??= [...today().names(), ...(ledger?.names() ?? [])].filter((name) => !isPlayed(name)).sort();
      return names;
    },
    unplayed: (name) => notThen(name) ?? ledger?.unplayed(name),
    nearest: (name, spend = countWork) => [...today().nearest(name, spend), ...(ledger?.nearest(name, spend) ?? [])],
    proofs: (name) => (isPlayed(name) ? (ledger?.proofs(name) ?? []) : []),
  };
}
