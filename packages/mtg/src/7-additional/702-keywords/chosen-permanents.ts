/** Keywords by which a card may be cast in a way for each of its player's permanents, which is chosen as it is announced. */
import {
  type Ability,
  characteristicsOf,
  expandKeywords,
  type Game,
  type KeywordAbility,
  matches,
  type PlayAbility,
  type Seat,
} from '@arbiter/engine';
import { offeringWay } from './702.48-offering.js';
import { EMERGED_FROM, emergeWay } from './702.119-emerge.js';
import { harmonizeWay, UNTAPPED } from './702.180-harmonize.js';

type WayFor = (g: Game, ability: KeywordAbility, permanent: number) => PlayAbility;
/** For each such keyword: which permanents, and the way for one of them. */
const WAYS: { readonly [keyword: string]: WayFor } = {
  offering: offeringWay,
  harmonize: harmonizeWay,
  emerge: emergeWay,
};
const fitting = ({ keyword, from = keyword === 'emerge' ? EMERGED_FROM : [] }: KeywordAbility) =>
  keyword === 'harmonize' ? UNTAPPED : from;

const among = new WeakMap<Ability[], readonly KeywordAbility[]>();
const NONE: readonly KeywordAbility[] = [];
function choosersAmong(abilities: Ability[]): readonly KeywordAbility[] {
  let found = among.get(abilities);
  if (!found) {
    found = abilities.filter((a): a is KeywordAbility => a.kind === 'keyword' && WAYS[a.keyword] !== undefined);
    among.set(abilities, found.length > 0 ? found : NONE);
  }
  return found;
}

/** The abilities that a card has as something to play: of these keywords there is a way for each permanent that may be chosen. */
export function withChosenPermanents(g: Game, id: number, seat: Seat): Ability[] {
  const own = expandKeywords(g, characteristicsOf(g, id).abilities);
  const found = choosersAmong(own);
  if (found.length === 0) return own;
  const by = { source: id, controller: seat };
  const theirs = g.zone('battlefield').filter((one) => characteristicsOf(g, one).controller === seat);
  return [
    ...own,
    ...found.flatMap((ability) =>
      theirs
        .filter((one) => matches(g, { object: one }, fitting(ability), by))
        .flatMap((one) => WAYS[ability.keyword]?.(g, ability, one) ?? []),
    ),
  ];
}
