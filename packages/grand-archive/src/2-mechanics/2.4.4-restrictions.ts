/** Restrictions: what an ability demands before it is there at all, in every zone (2.4.4). */
import {
  type Ability,
  characteristicsOf,
  defineFilter,
  expandKeywords,
  type Game,
  holds,
  isPlayer,
  type Perspective,
  type Seat,
  type StaticAbility,
  UNKNOWN,
} from '@arbiter/engine';

/** A card's abilities outside the field: its own, and those that its restrictions admit now (2.4.4.2, 2.4.4.3). */
export function abilitiesOfCard(g: Game, id: number, seat: Seat): Ability[] {
  const { abilities } = characteristicsOf(g, id);
  const restricted = restrictedAmong(abilities);
  if (restricted.length === 0) return expandKeywords(g, abilities);
  const by: Perspective = { source: id, controller: seat };
  const admitted: StaticAbility[] = [];
  for (const ability of restricted) if (ability.if && holds(g, ability.if, by)) admitted.push(ability);
  return admitted.length === 0 ? expandKeywords(g, abilities) : expandKeywords(g, admittedAmong(abilities, admitted));
}

declare module '@arbiter/engine' {
  interface Filters {
    cardKeyword: { cardKeyword: string };
  }
}
/** Keywords are what a card has in all zones, those that a restriction admits among them (2.4.4.2, 2.11.7.14.4.2). */
export const cardKeyword = defineFilter('cardKeyword', {
  description: 'A card that has a keyword wherever it is, by itself or as a restriction admits it for its player.',
  example: { cardKeyword: 'floating memory' },
  params: (p) => ({ cardKeyword: p.keyword }),
  compile: (clause) => (g, e) => {
    if (isPlayer(e)) return false;
    // What has left is asked about as it was there.
    const object = g.find(e.object) ?? g.s.lastKnown[e.object];
    if (!object) return false;
    return abilitiesOfCard(g, e.object, object.controller ?? object.owner).some(
      (a) => a.kind === 'keyword' && a.keyword === clause.cardKeyword,
    );
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: (clause) => `with ${clause.cardKeyword}`,
});

/** The lists of abilities that came of admitting some: the very same for the same ones. */
const lists = new WeakMap<Ability[], { admitted: StaticAbility[]; list: Ability[] }[]>();

function admittedAmong(abilities: Ability[], admitted: StaticAbility[]): Ability[] {
  let known = lists.get(abilities);
  if (!known) {
    known = [];
    lists.set(abilities, known);
  }
  const found = known.find(
    (k) => k.admitted.length === admitted.length && k.admitted.every((a, i) => a === admitted[i]),
  );
  if (found) return found.list;
  const given = admitted.flatMap((a) => a.mods.flatMap((m) => (m.mod === 'ability' ? [m.ability] : [])));
  const list = [...abilities, ...given.filter((a) => !abilities.includes(a))];
  known.push({ admitted, list });
  return list;
}

const known = new WeakMap<Ability[], StaticAbility[]>();
/** Those that give the card itself other abilities under a condition. */
function restrictedAmong(abilities: Ability[]): StaticAbility[] {
  let found = known.get(abilities);
  if (!found) {
    found = abilities.filter(
      (a): a is StaticAbility =>
        a.kind === 'static' && a.if !== undefined && !a.affects && a.mods.some((m) => m.mod === 'ability'),
    );
    known.set(abilities, found);
  }
  return found;
}
