/** When spells, lands and abilities with sorcery timing may be played, and which rule forbids it at other times. */
import {
  type ActivatedAbility,
  asPlayed,
  characteristicsOf,
  definitionOf,
  expandKeywords,
  type Game,
  isActive,
  lists,
  type Matcher,
  NORMAL,
  playerRules,
  publicId,
  type RuleRef,
  type Seat,
  type Violation,
  type Way,
} from '@arbiter/engine';
import { sorceryTiming } from '../3-card-types/307.1-sorcery-timing.js';
import { asThoughFlash, castableFace } from '../6-spells/601-casting.js';
import { loyaltyCost } from '../6-spells/606-loyalty.js';
import { hasPlanes } from '../8-multiplayer/formats.js';
import { forbidsPlanarDie, PLANAR_DIE } from '../9-casual/901-planechase/901.9-planar-die.js';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** How many lands they played this turn. */
    landsPlayed?: number;
  }
}

/** Whether a player has played as many lands in this turn as they may: one, and what effects add (305.2). */
export const hasPlayedLands = (g: Game, seat: Seat): boolean => {
  const limit = playerRules(g, seat, 'additionalLands').reduce((n, { mod }) => n + Number(mod.count), 1);
  return (g.playerMarks(seat).landsPlayed ?? 0) >= limit;
};

const MAIN_PHASE = 'only in your own main phase, while the stack is empty';
/** The rules that give each type of card its time (301.1–310.1). */
const TIME_OF: { [type: string]: RuleRef[] } = {
  Artifact: cite('mtg:301.1'),
  Battle: cite('mtg:310.1'),
  Creature: cite('mtg:302.1'),
  Enchantment: cite('mtg:303.1'),
  Planeswalker: cite('mtg:306.1'),
  Sorcery: cite('mtg:307.1'),
};
const ANY_SPELL = cite('mtg:117.1a');

/** Why a card in one's hand, or an ability of one's permanent, can't be used at this time; null: time isn't the reason. */
export function forbidsAtThisTime(g: Game, seat: Seat, pick: Matcher): Violation | null {
  if (pick.kind === PLANAR_DIE) return hasPlanes(g.s.options) ? forbidsPlanarDie(g, seat) : null;
  if (pick.kind === 'UNLOCK')
    return sorceryTiming(g, seat)
      ? null
      : { detail: `a half is unlocked ${MAIN_PHASE}`, rules: cite('mtg:116.2m', 'mtg:709.5e') };
  const fits = fitting(g, pick);
  const inHand = pick.kind === 'ACTIVATE' ? undefined : g.zone(`hand:${seat}`).find(fits);
  if (inHand !== undefined) return forbidsCard(g, seat, inHand, { method: NORMAL, ...faceMeant(g, inHand, pick) });
  if (pick.kind !== undefined && pick.kind !== 'ACTIVATE') return null;
  const permanent = g.zone('battlefield').find((id) => characteristicsOf(g, id).controller === seat && fits(id));
  return permanent === undefined ? null : forbidsAbility(g, seat, permanent, pick.ability);
}

/** Whether a pick may mean an object: by its id, or by any of its names. */
export function fitting(g: Game, { object, card }: Matcher): (id: number) => boolean {
  const wanted = card?.toLowerCase();
  return (id) =>
    object === publicId(id) ||
    (object === undefined && wanted !== undefined && namesOf(g, id).some((name) => name.toLowerCase() === wanted));
}

/** All that a card is called. */
const namesOf = (g: Game, id: number): string[] => {
  const { name, faces = [] } = definitionOf(g, g.object(id));
  return [g.rules.view.label(g, { object: id }), name, ...faces.map((face) => face.name)];
};

/** The face of a card that a pick means, of a card of which each can be played. */
function faceMeant(g: Game, id: number, { card, index }: Matcher): { face?: number } {
  const { faces, layout } = definitionOf(g, g.object(id));
  if (!faces || layout?.played !== 'each') return {};
  const named = faces.findIndex(({ name }) => name.toLowerCase() === card?.toLowerCase());
  return { face: index ?? Math.max(0, named) };
}

function forbidsCard(g: Game, seat: Seat, id: number, way: Way): Violation | null {
  const types = asPlayed(g, id, way, () => lists(g, id, 'types'));
  if (types.includes('Land')) {
    const rules = cite('mtg:305.1', 'mtg:116.2a');
    if (!isActive(g, seat)) return { detail: 'a land is played only in your own turn', rules: cite('mtg:305.3') };
    if (!sorceryTiming(g, seat)) return { detail: `a land is played ${MAIN_PHASE}`, rules };
    return hasPlayedLands(g, seat)
      ? { detail: 'no more lands this turn', rules: cite('mtg:305.2', 'mtg:305.2b') }
      : null;
  }
  const spell = sorceryTiming(g, seat) ? null : castableFace(g, id, way);
  if (!spell || spell.instant || asThoughFlash(g, seat, spell, way)) return null;
  const rules = [...types.flatMap((type) => TIME_OF[type] ?? []), ...ANY_SPELL];
  return { detail: `it is cast ${MAIN_PHASE}`, rules };
}

/** What is said of a permanent's abilities that are meant: of all of them, since one that has another time might be meant. */
function forbidsAbility(g: Game, seat: Seat, id: number, at: number | undefined): Violation | null {
  if (sorceryTiming(g, seat)) return null;
  const each = expandKeywords(g, characteristicsOf(g, id).abilities).flatMap((ability, i) =>
    ability.kind === 'activated' && (at ?? i) === i ? [forbidsAbilityNow(ability)] : [],
  );
  return each.every((one) => one) ? (each[0] ?? null) : null;
}

/** The rule that keeps an ability for when a sorcery could be cast; null: it is for any time. */
export function forbidsAbilityNow(ability: ActivatedAbility): Violation | null {
  const detail = `it is activated ${MAIN_PHASE}`;
  if (loyaltyCost(ability)) return { detail, rules: cite('mtg:606.3') };
  return ability.timing === 'sorcery' ? { detail, rules: cite('mtg:602.5d') } : null;
}
