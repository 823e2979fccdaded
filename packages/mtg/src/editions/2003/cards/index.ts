/** The cards of this edition, written as they were then: creature types, legends by type, Walls without a word for it. */
import {
  type Ability,
  type CardDefinition,
  type CardLedger,
  type CardLibrary,
  type CardSource,
  type Characteristics,
  cardLibrary,
  countWork,
  lateCards,
  namelessCards,
  type UnplayedCard,
  wordsOf,
} from '@arbiter/engine';
import { cite } from '../../../cite.js';
import type { MagicParts } from '../../../edition.js';
import { whyNot } from './fits.js';
import { type Listed, listedCards } from './names.js';

/** That Walls don't attack is a rule (308.1), and no ability of theirs. */
const isOfWalls = (ability: Ability): boolean => ability.kind === 'keyword' && ability.keyword === 'defender';

/** Legend is a creature type; what is no creature is legendary (215.2). @citation */
export const LEGENDS = cite('mtg-2003:215.2');
function typesThen({ supertypes, types, subtypes }: Characteristics, then: Listed['types']): Characteristics {
  const before = then ?? wordsOf(subtypes);
  const isLegend = wordsOf(supertypes).includes('Legendary') && wordsOf(types).includes('Creature');
  if (!isLegend) return then === undefined ? {} : { subtypes: [...then] };
  return {
    supertypes: wordsOf(supertypes).filter((type) => type !== 'Legendary'),
    subtypes: [...before, 'Legend'],
  };
}

/** A card as it was; the very definition of today where nothing differs. Split cards and the like are none of these. */
function asItWas(card: CardDefinition, { types }: Listed): CardDefinition {
  if (card.faces) return card;
  const { props, abilities } = card;
  const changes = typesThen(props, types);
  const isWall = wordsOf(props.subtypes).includes('Wall') && abilities.some(isOfWalls);
  if (Object.keys(changes).length === 0 && !isWall) return card;
  const others = isWall ? abilities.filter((ability) => !isOfWalls(ability)) : abilities;
  return { ...card, props: { ...props, ...changes }, abilities: others };
}

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
  const played = lateCards(() =>
    listed().flatMap((one) => {
      const card = today().named(one.name)?.definition;
      return card?.name === one.name && whyNot(card) === null ? [asItWas(card, one)] : [];
    }),
  );
  // By its hash a card is looked for among today's first: those of then are made only when somebody asks for one by name.
  return { sources: [...present.map(namelessCards), played], ledger: ledgerOf(ledger, today, played, listed) };
}

const LATER = 'edition 2003 has only cards printed up to Legions';

/** Why cards of today are not played by this edition. */
function ledgerOf(
  ledger: CardLedger | undefined,
  today: () => CardLibrary,
  played: CardSource,
  listed: () => readonly Listed[],
): CardLedger {
  let known: { played: ReadonlySet<string>; listed: ReadonlySet<string>; names: readonly string[] } | undefined;
  const sets = () => {
    if (!known) {
      const names = new Set(played.names);
      known = {
        played: names,
        listed: new Set(listed().map(({ name }) => name)),
        names: [...today().names(), ...(ledger?.names() ?? [])].filter((name) => !names.has(name)).sort(),
      };
    }
    return known;
  };
  const notThen = (name: string): UnplayedCard | undefined => {
    const card = today().named(name) ?? today().inAnyCase(name);
    if (!card || sets().played.has(card.name)) return undefined;
    const why = whyNot(card.definition);
    const reason = sets().listed.has(card.name) || why?.includes('card type') ? why : null;
    return { name: card.name, status: 'unsupported', clauses: [], why: reason ?? LATER };
  };
  return {
    names: () => sets().names,
    unplayed: (name) => notThen(name) ?? ledger?.unplayed(name),
    nearest: (name, spend = countWork) => [...today().nearest(name, spend), ...(ledger?.nearest(name, spend) ?? [])],
    proofs: (name) => (sets().played.has(name) ? (ledger?.proofs(name) ?? []) : []),
  };
}
