/** Cards as they are offered to be played: in which ways, and for what (601.3, 305). */
import {
  type Attempt,
  asPlayed,
  type Call,
  type Chars,
  type Choice,
  type Condition,
  type Cost,
  cardsToPlay,
  changedCost,
  characteristicsOf,
  costChanges,
  defineCell,
  definitionOf,
  type Game,
  holds,
  isActive,
  type JsonObject,
  lessBy,
  NORMAL,
  perAbilities,
  perObject,
  playedFace,
  playerRules,
  plus,
  publicId,
  type Seat,
  upTo,
  type Violation,
  type Way,
  wayData,
  wayIn,
  waysToPlay,
  wholeChoice,
  withChosenX,
  wordsOf,
  zoneName,
} from '@arbiter/engine';
import { playerRulesAbout } from '../1-concepts/101.2-cant.js';
import { hasPlayedLands } from '../1-concepts/117.1-timing.js';
import { settlements } from '../1-concepts/118-paying-together.js';
import { LEGENDARY_SPELLS, lacksLegend } from '../2-parts/205.4-supertypes.js';
import { sorceryTiming } from '../3-card-types/307.1-sorcery-timing.js';
import { cite } from '../cite.js';
import { haveX, mostX, offeredCosts, statedCost } from './601.2f-total-cost.js';
import {
  asThoughFlash,
  type Castable,
  cast,
  castable,
  castableFace,
  inWay,
  isChoosable,
  isPayable,
  mayCast,
  playLand,
} from './601-casting.js';

/** A spell as it is offered in one way of casting it, and what that costs. */
class Offer {
  constructor(
    readonly spell: Castable,
    readonly way: Way,
    readonly total: Cost[],
    /** What could be paid for it: several, where one of several costs is chosen. */
    readonly costs: readonly Cost[][],
    readonly choice: Choice,
  ) {}
}

/** A spell with each of its modes and what that costs in all, where modes have costs of their own (700.2h). */
function byMode(g: Game, spell: Castable, total: Cost[], costsOf: (stated: Cost[]) => Cost[][]): Castable {
  const { choices = [] } = spell.body.modes ?? {};
  if (!choices.some(({ cost }) => cost)) return spell;
  const { id, instant, flashing } = spell;
  const each = choices.map(({ targets = [], cost }) => ({
    spell: { id, instant, flashing, body: { targets } },
    costs: costsOf(cost ? plus(g, total, cost) : total),
  }));
  return { ...spell, each };
}

/** What a land is offered as, by the way of playing it. */
const landOffers = perObject((): Map<Way, Choice> => new Map());

export function landOptions(g: Game, seat: Seat): Choice[] {
  // One land a turn, as a special action with sorcery timing (305.2, 116.2a).
  if (!sorceryTiming(g, seat) || hasPlayedLands(g, seat)) return [];
  return landsToPlay(g, seat);
}

const landsToPlay = defineCell('lands to play', (g, seat): Choice[] => {
  const found: Choice[] = [];
  for (const id of cardsToPlay(g, seat))
    if (mayBeLand(g, id) && !isKeptFromPlaying(g, seat, id))
      for (const choice of landsAmong(g, id, waysToPlay(g, seat, id))) found.push(choice);
  return found;
});

/** "Can't play lands": of some, or at all (101.2). */
const isKeptFromPlaying = (g: Game, seat: Seat, id: number): boolean =>
  playerRulesAbout(g, seat, 'cantPlayLands', id).length > 0;

/** A land is not paid for: ways that differ in nothing but what they cost are one way to play it (305.1, 118.9). */
function landsAmong(g: Game, id: number, ways: readonly Way[]): Choice[] {
  const [only, ...others] = ways;
  if (only && others.length === 0) {
    const choice = landOffer(g, id, only);
    return choice ? [choice] : [];
  }
  const offered = new Map<string, Choice>();
  for (const way of ways) {
    const key = `${way.face} ${way.entered ? way.method : ''}`;
    const choice = offered.has(key) ? null : landOffer(g, id, way);
    if (choice) offered.set(key, choice);
  }
  return [...offered.values()];
}

const isLand = ({ props }: Pick<Chars, 'props'>): boolean => wordsOf(props.types).includes('Land');

/** Whether a card is a land, or has a face that is one and may be chosen (712.12). */
const mayBeLand = (g: Game, id: number): boolean =>
  isLand(characteristicsOf(g, id)) || (definitionOf(g, g.object(id)).faces?.some(isLand) ?? false);

function landOffer(g: Game, id: number, way: Way): Choice | null {
  const face = playedFace(g, g.object(id), way);
  if (way.faceDown !== undefined) return null;
  if (!isLand(way.face === undefined ? characteristicsOf(g, id) : face)) return null;
  const known = landOffers(g, id);
  let choice = known.get(way);
  if (!choice) {
    choice = cardChoice(g, id, way, 'PLAY_LAND', `Play ${playedName(g, id, way)}`);
    known.set(way, choice);
  }
  return choice;
}

/** What is played is called: the face of a card with several. */
function playedName(g: Game, id: number, way: Way): string {
  const { faces, name } = definitionOf(g, g.object(id));
  if (way.whole) return name;
  return faces?.[way.face ?? 0]?.name ?? g.rules.view.label(g, { object: id });
}

/** A card in a way of playing it; a way that is not the usual one goes along, so that the answer names just that. */
function cardChoice(g: Game, id: number, way: Way, kind: string, label: string, more?: Partial<Choice>): Choice {
  const object = g.object(id);
  const { owner } = object;
  const { method } = way;
  return wholeChoice({
    kind,
    label: `${label}${method === NORMAL ? '' : ` (${method})`}`,
    object: publicId(id),
    card: definitionOf(g, object).name,
    controller: owner,
    owner,
    zone: zoneName(object.zone),
    index: way.face,
    whole: way.whole,
    ...more,
    data: { kind, object: id, method, ...wayData(g, object, way) },
  });
}

/** What a spell is offered as where nothing changes its cost, by the way of casting it. */
const spellOffers = perObject((): Map<Way, Offer | null> => new Map());

function statedOffer(g: Game, id: number, printed: Castable, way: Way): Offer | null {
  const known = spellOffers(g, id);
  let offer = known.get(way);
  if (offer === undefined) {
    const total = statedCost(g, g.object(id), way);
    const spell = total ? byMode(g, printed, total, (cost) => settlements(g, cost)) : printed;
    offer = total && new Offer(spell, way, total, settlements(g, total), castChoice(g, id, way, total));
    known.set(way, offer);
  }
  return offer;
}

/** Mana is said first, and what the way asks for besides. */
function castChoice(g: Game, id: number, way: Way, total: Cost[]): Choice {
  const mana = total.find((c) => c.pay === 'mana')?.cost ?? '{0}';
  const besides = [...(way.cost ?? []), ...(way.additional ?? [])].filter((c) => c.pay !== 'mana');
  const cost = [mana, ...(besides.length > 0 ? [g.rules.view.costText(besides)] : [])].join(', ');
  const label = `Cast ${playedName(g, id, way)}`;
  return cardChoice(g, id, way, 'CAST', label, { method: way.method, cost });
}

/** The spells that a player may cast, in every way, and what each costs. */
const spellsToCast = defineCell('spells to cast', (g, seat): Offer[] => {
  const found: Offer[] = [];
  for (const id of cardsToPlay(g, seat)) addOffers(g, seat, id, waysToPlay(g, seat, id), found);
  return found;
});

/** What keeps a player from casting. @citation */
export const CANT_CAST = cite('mtg:601.3', 'mtg:101.2');

/** Whether an effect keeps a player from casting spells of a kind that this one is (601.3a, 702.61a). */
const isForbidden = (g: Game, seat: Seat, id: number): boolean => playerRulesAbout(g, seat, 'cantCast', id).length > 0;

/** Whether an effect keeps a player from casting a spell as it is (601.3a). */
export const isBarred = (g: Game, seat: Seat, id: number): boolean =>
  isForbidden(g, seat, id) || isBarredAnyway(g, seat, id);

/** Whether a player may not begin to cast a spell, whatever it would become by what they choose. */
const isBarredAnyway = (g: Game, seat: Seat, id: number): boolean =>
  barsItself(g, seat, id) ||
  // "Only any time they could cast a sorcery" holds as well where an effect lets them cast something (101.2).
  (playerRules(g, seat, 'castsAsSorcery').length > 0 && !sorceryTiming(g, seat));

/** The check of the language has seen that it is one. */
const isCondition = (part: unknown): part is Condition => typeof part === 'object' && part !== null;

/** What abilities ask for before their card is cast. */
const askedFirst = perAbilities((abilities): readonly Condition[] =>
  abilities
    .flatMap((ability) => (ability.kind === 'static' ? ability.mods : []))
    .flatMap((mod) => (mod.mod === 'rule' && mod.rule === 'castOnly' && isCondition(mod.if) ? [mod.if] : [])),
);

/** Whether the card itself says that it is cast only where something is so which is not (113.6e). */
const barsItself = (g: Game, seat: Seat, id: number): boolean =>
  askedFirst(characteristicsOf(g, id).abilities).some((asked) => !holds(g, asked, { source: id, controller: seat }));

/** Whether an effect that forbids a spell as it is would not with an X that could be chosen for it (601.3a). */
function mayBeAllowed(g: Game, seat: Seat, { spell: { id }, costs }: Offer): boolean {
  if (!costs.some((cost) => haveX(g, cost))) return false;
  const most = Math.max(0, ...costs.map((cost) => mostX(g, cost, { seat, source: id, x: 0, playing: true })));
  return upTo(most).some((x) => withChosenX(g, id, x, () => !isForbidden(g, seat, id)));
}

/** Why an X would make a spell one that its player can't cast (601.2e, 601.3a); null: nothing forbids spells of a kind. */
export function forbidsX(g: Game, item: number): ((x: number) => Violation | null) | null {
  const { ability, controller, owner } = g.object(item);
  const seat = controller ?? owner;
  if (ability || !playerRules(g, seat, 'cantCast').some(({ mod }) => mod.of !== undefined)) return null;
  return (x) =>
    withChosenX(g, item, x, () => isForbidden(g, seat, item))
      ? { detail: 'an effect keeps you from casting it with this X', rules: FORBIDDEN_X }
      : null;
}
const FORBIDDEN_X = cite('mtg:601.3a', 'mtg:601.2e');

/** Adds what a card is offered as in these ways. */
function addOffers(g: Game, seat: Seat, id: number, ways: readonly Way[], found: Offer[]): void {
  const { covered } = g.object(id);
  if (definitionOf(g, g.object(id)).faces || covered !== undefined) {
    for (const way of ways) {
      const offer = faceOffer(g, seat, id, way);
      if (offer) found.push(offer);
    }
    return;
  }
  const addIn = (way: Way): void => {
    const offer = faceOffer(g, seat, id, way);
    if (offer) found.push(offer);
  };
  for (const way of ways) if (way.faceDown !== undefined) addIn(way);
  addAsItIs(g, seat, id, ways, found);
  // What it becomes as it is cast so is what may be cast, or may not (702.103d).
  for (const way of ways) if (way.becomes) addIn(way);
}

/** Adds the ways in which a card is cast as what it is. */
function addAsItIs(g: Game, seat: Seat, id: number, ways: readonly Way[], found: Offer[]): void {
  const spell = castable(g, id);
  if (!spell || isBarredAnyway(g, seat, id) || lacksLegend(g, id, seat)) return;
  const forbidden = isForbidden(g, seat, id);
  const general = costChanges(g, { seat, object: id });
  for (const way of ways) {
    if (way.faceDown !== undefined || way.becomes) continue;
    const changes = lessBy(way, general, { seat, object: id });
    const stated = statedOffer(g, id, spell, way);
    if (!stated || (forbidden && !mayBeAllowed(g, seat, atCost(g, stated, changes)))) continue;
    found.push(atCost(g, stated, changes));
  }
}

/** A face of a card, looked at as if the card were no more than that (709.3a, 715.3a). */
function faceOffer(g: Game, seat: Seat, id: number, way: Way): Offer | null {
  const spell = castableFace(g, id, way);
  const stated = spell && statedOffer(g, id, spell, way);
  if (!stated) return null;
  return asPlayed(g, id, way, () => {
    if (lacksLegend(g, id, seat) || isBarredAnyway(g, seat, id)) return null;
    const offer = atCost(g, stated, lessBy(way, costChanges(g, { seat, object: id }), { seat, object: id }));
    return isForbidden(g, seat, id) && !mayBeAllowed(g, seat, offer) ? null : offer;
  });
}

function atCost(g: Game, stated: Offer, changes: ReturnType<typeof costChanges>): Offer {
  const total = changedCost(g, stated.total, changes);
  if (total === stated.total) return stated;
  const { way } = stated;
  const spell = byMode(g, stated.spell, stated.total, (cost) => offeredCosts(g, cost, changes));
  return new Offer(spell, way, total, offeredCosts(g, stated.total, changes), castChoice(g, spell.id, way, total));
}

/** Whether a spell may be cast in a way outside of main phases: by its type, or as the way says (117.1a). */
const atInstantSpeed = ({ instant }: Castable, { timing }: Way): boolean =>
  timing === undefined ? instant : timing === 'instant';

const ELSEWHERE: Attempt = {
  payable: true,
  choosable: true,
  forbidden: { detail: 'nothing lets you cast it from where it is', rules: cite('mtg:601.3') },
};
const BARRED: Attempt = {
  payable: true,
  choosable: true,
  forbidden: { detail: 'an effect keeps you from casting it', rules: CANT_CAST },
};
const NO_LEGEND: Attempt = {
  payable: true,
  choosable: true,
  forbidden: { detail: 'you control no legendary creature or planeswalker', rules: LEGENDARY_SPELLS },
};

/** How a player could cast a card from where it is. */
export function castAttempts(g: Game, seat: Seat, id: number): Attempt[] {
  const ways = cardsToPlay(g, seat).includes(id) ? waysToPlay(g, seat, id) : [];
  if (ways.length === 0) return [ELSEWHERE];
  if (lacksLegend(g, id, seat)) return [NO_LEGEND];
  const offers: Offer[] = [];
  addOffers(g, seat, id, ways, offers);
  if (offers.length === 0 && isBarred(g, seat, id)) return [BARRED];
  return offers.map(({ spell, way, costs }) => ({
    payable: inWay(g, id, way, () => isPayable(g, seat, spell, costs)),
    choosable: inWay(g, id, way, () => isChoosable(g, seat, spell, way, costs)),
  }));
}

/** The spells that a player may cast now, in every way. */
export const castOptions = defineCell('spells that may be cast', (g, seat): Choice[] => {
  const sorcery = sorceryTiming(g, seat);
  const found: Choice[] = [];
  for (const { spell, way, costs, choice } of spellsToCast(g, seat)) {
    if (!sorcery && !atInstantSpeed(spell, way) && !asThoughFlash(g, seat, spell, way)) continue;
    if (mayCast(g, seat, spell, way, costs)) found.push(choice);
  }
  return found;
});

/** A card as an effect lets a player play it now: whatever the time, but a land only as one of the turn (608.2g, 305.2b, 305.3). */
export function offersByEffect(g: Game, seat: Seat, id: number, ways: readonly Way[]): Choice[] {
  const playsLand =
    isActive(g, seat) && !hasPlayedLands(g, seat) && mayBeLand(g, id) && !isKeptFromPlaying(g, seat, id);
  const offers: Offer[] = [];
  addOffers(g, seat, id, ways, offers);
  const spells = offers.filter(({ spell, way, costs }) => mayCast(g, seat, spell, way, costs));
  return [...(playsLand ? landsAmong(g, id, ways) : []), ...spells.map(({ choice }) => choice)];
}

/** Plays a card as it was offered. */
export function playOffered(seat: Seat, data: JsonObject): Call {
  const object = Number(data.object);
  const method = String(data.method);
  return data.kind === 'PLAY_LAND'
    ? playLand.call({ seat, object, ...wayIn(data) })
    : cast.call({ seat, object, method, ...wayIn(data) });
}

/** What effects that let players play cards go by. @citation */
export const BY_EFFECT = cite('mtg:608.2g', 'mtg:305.2b', 'mtg:305.3');
