/** The cards of this edition: those of Origins and Proving Grounds, by their texts of that time. */
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
  type UnplayedCard,
} from '@arbiter/engine';
import type { RiftboundParts } from '../../../edition.js';
import { otherwise, whyNot } from './texts.js';

/** The sets that had been released by October 2025, by the codes that their cards are numbered with. */
const SETS = /^OG[NS]-/;
const LATER = 'edition 2025-10 has only cards of Origins and Proving Grounds';

interface Cards {
  sources: CardSource[];
  ledger: CardLedger;
}

export function cardsOf({ intrinsic, layouts, sources, ledger }: RiftboundParts): Cards {
  const present = sources.filter((source) => source !== null);
  let library: CardLibrary | undefined;
  const today = (): CardLibrary => {
    library ??= cardLibrary({ intrinsic, layouts }, ...present);
    return library;
  };
  let listed: ReadonlyMap<string, LateCard> | undefined;
  const played = (): ReadonlyMap<string, LateCard> => {
    listed ??= new Map(cardsOfThen(today()).map((card) => [card.name, card]));
    return listed;
  };
  return {
    sources: [...present.map(namelessCards), lateCards(() => [...played().values()])],
    ledger: ledgerOf(ledger, today, (name) => played().has(name)),
  };
}

/** What is played: cards of the sets of then, as they are today unless their texts said something else. */
function cardsOfThen(today: CardLibrary): LateCard[] {
  const found: LateCard[] = [];
  for (const { name, props } of today.printed()) {
    if (!SETS.test(String(props.code)) || whyNot(name) !== undefined) continue;
    const make = (): CardDefinition => {
      const now = today.named(name)?.definition;
      if (!now) throw new Error(`there is no card ${name}`);
      return otherwise(now);
    };
    found.push({ name, make });
  }
  return found;
}

/** Why cards of today are not played by this edition. */
function ledgerOf(
  ledger: CardLedger | undefined,
  today: () => CardLibrary,
  isPlayed: (name: string) => boolean,
): CardLedger {
  const notThen = (name: string): UnplayedCard | undefined => {
    const card = today().named(name) ?? today().inAnyCase(name);
    if (!card || isPlayed(card.name)) return undefined;
    return { name: card.name, status: 'unsupported', clauses: [], why: whyNot(card.name) ?? LATER };
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
