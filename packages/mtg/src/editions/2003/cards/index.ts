/** The cards of this edition, written as they were then: creature types, legends by type, Walls without a word for it. */
import {
  type Ability,
  type CardDefinition,
  type CardLedger,
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
import { LISTED, type Listed } from './names.js';

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
  const isWall = abilities.some(isOfWalls);
  if (Object.keys(changes).length === 0 && !isWall) return card;
  return { ...card, props: { ...props, ...changes }, abilities: abilities.filter((ability) => !isOfWalls(ability)) };
}

/** Those of today's cards that are listed; all others a game knows by their hashes alone. */
export function cardsOf({ intrinsic, layouts, sources }: MagicParts): CardSource[] {
  const present = sources.filter((source) => source !== null);
  const listed = lateCards(
    LISTED.map(({ name }) => name),
    () => {
      const today = cardLibrary({ intrinsic, layouts }, ...present);
      return LISTED.map((one) => {
        const card = today.named(one.name);
        if (!card) throw new Error(`there is no card ${one.name} that edition 2003 could have`);
        return asItWas(card.definition, one);
      });
    },
  );
  return [listed, ...present.map(namelessCards)];
}

/** Card types that there were. */
const TYPES = ['Artifact', 'Creature', 'Enchantment', 'Instant', 'Land', 'Sorcery'];
const NOT_LISTED =
  'edition 2003 has only cards printed up to Legions of which it is known how they behave by its rules';

/** Why cards of today are not played by this edition. */
export function ledgerOf({ intrinsic, layouts, sources, ledger }: MagicParts): CardLedger {
  const today = cardLibrary({ intrinsic, layouts }, ...sources);
  const listed = new Set(LISTED.map(({ name }) => name));
  const notThen = (name: string): UnplayedCard | undefined => {
    const card = today.named(name) ?? today.inAnyCase(name);
    if (!card || listed.has(card.name)) return undefined;
    const [later] = wordsOf(card.props.types).filter((type) => !TYPES.includes(type));
    const why = later === undefined ? NOT_LISTED : `there is no card type ${later} in edition 2003`;
    return { name: card.name, status: 'unsupported', clauses: [], why };
  };
  let names: readonly string[] | undefined;
  return {
    names: () => {
      names ??= [...today.names(), ...(ledger?.names() ?? [])].filter((name) => !listed.has(name)).sort();
      return names;
    },
    unplayed: (name) => notThen(name) ?? ledger?.unplayed(name),
    nearest: (name, spend = countWork) => [...today.nearest(name, spend), ...(ledger?.nearest(name, spend) ?? [])],
    proofs: (name) => (listed.has(name) ? (ledger?.proofs(name) ?? []) : []),
  };
}
