/** Timing and priority: all that a player with priority may do (117.1, 116.2, 601.3, 602.5). */
import {
  type Ability,
  type ActivatedAbility,
  asPlayed,
  type Chars,
  type Choice,
  type Control,
  type Cost,
  canChoose,
  cardName,
  cardsToPlay,
  changedCost,
  characteristicsOf,
  costChanges,
  defineCell,
  definitionOf,
  expandKeywords,
  type Game,
  NORMAL,
  type Perspective,
  type PriorityPolicy,
  perObject,
  playedFace,
  publicId,
  resolve,
  type Seat,
  type Way,
  wayData,
  wayIn,
  waysToPlay,
  zoneName,
} from '@arbiter/engine';
import { lacksLegend } from '../2-parts/205.4-supertypes.js';
import { costText } from '../6-spells/601.2f-costs.js';
import { activationCost, statedCost } from '../6-spells/601.2f-total-cost.js';
import { type Castable, cast, castable, castableFace, mayCast, playLand } from '../6-spells/601-casting.js';
import { mayActivate } from '../6-spells/602.5-restrictions.js';
import { activate } from '../6-spells/602-activating.js';
import { activateMana, manaAbilityChoices, otherManaAbilities } from '../6-spells/605-mana-abilities.js';
import { loyaltyCost, loyaltyText } from '../6-spells/606-loyalty.js';
import { cite } from '../cite.js';
import { sourceChoices } from './106-mana.js';
import { forbidsAtThisTime, hasPlayedLands, sorceryTiming } from './117.1-timing.js';
import { canPayAll } from './118-paying-together.js';

/** A card as it is offered in one way of playing it. */
interface Offer {
  way: Way;
  total: Cost[];
  choice: Choice;
}

/** What a land is offered as, by the way of playing it. */
const landOffers = perObject((): Map<Way, Choice> => new Map());

function landOptions(g: Game, seat: Seat): Choice[] {
  // One land a turn, as a special action with sorcery timing (305.2, 116.2a).
  if (!sorceryTiming(g, seat) || hasPlayedLands(g, seat)) return [];
  return landsToPlay(g, seat);
}

const landsToPlay = defineCell('lands to play', (g, seat): Choice[] =>
  cardsToPlay(g, seat)
    .filter((id) => mayBeLand(g, id))
    .flatMap((id) => waysToPlay(g, seat, id).flatMap((way) => landOffer(g, id, way) ?? [])),
);

const isLand = ({ props }: Pick<Chars, 'props'>): boolean => (props.types as string[]).includes('Land');

/** Whether a card is a land, or has a face that is one and may be chosen (712.12). */
const mayBeLand = (g: Game, id: number): boolean =>
  isLand(characteristicsOf(g, id)) || (definitionOf(g, g.object(id)).faces?.some(isLand) ?? false);

function landOffer(g: Game, id: number, way: Way): Choice | null {
  const face = playedFace(g, g.object(id), way);
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
  const { faces } = definitionOf(g, g.object(id));
  return faces?.[way.face ?? 0]?.name ?? g.rules.view.label(g, { object: id });
}

/** A card in a way of playing it; a way that is not the usual one goes along, so that the answer names just that. */
function cardChoice(g: Game, id: number, way: Way, kind: string, label: string, more?: Partial<Choice>): Choice {
  const object = g.object(id);
  const { owner } = object;
  const { method } = way;
  const data = { kind, object: id, method, ...wayData(g, object, way) };
  return {
    kind,
    label: `${label}${method === NORMAL ? '' : ` (${method})`}`,
    object: publicId(id),
    card: definitionOf(g, object).name,
    controller: owner,
    owner,
    zone: zoneName(object.zone),
    ...(way.face === undefined ? {} : { index: way.face }),
    ...more,
    data,
  };
}

/** What a spell is offered as where nothing changes its cost, by the way of casting it. */
const spellOffers = perObject((): Map<Way, Offer | null> => new Map());

function statedOffer(g: Game, id: number, way: Way): Offer | null {
  const known = spellOffers(g, id);
  let offer = known.get(way);
  if (offer === undefined) {
    const total = statedCost(g, g.object(id), way);
    offer = total && { way, total, choice: castChoice(g, id, way, total) };
    known.set(way, offer);
  }
  return offer;
}

/** Mana is said first, and what the way asks for besides. */
function castChoice(g: Game, id: number, way: Way, total: Cost[]): Choice {
  const mana = total.find((c) => c.pay === 'mana')?.cost ?? '{0}';
  const besides = [...(way.cost ?? []), ...(way.additional ?? [])].filter((c) => c.pay !== 'mana');
  const cost = [mana, ...(besides.length > 0 ? [costText(g, besides)] : [])].join(', ');
  const label = `Cast ${playedName(g, id, way)}`;
  return cardChoice(g, id, way, 'CAST', label, { method: way.method, cost });
}

/** The spells that a player may cast, in every way, and what each costs. */
const spellsToCast = defineCell('spells to cast', (g, seat): (Offer & { spell: Castable })[] => {
  const found: (Offer & { spell: Castable })[] = [];
  for (const id of cardsToPlay(g, seat)) {
    if (definitionOf(g, g.object(id)).faces) {
      found.push(...facesToCast(g, seat, id));
      continue;
    }
    const spell = castable(g, id);
    if (!spell || lacksLegend(g, id, seat)) continue;
    const changes = costChanges(g, { seat, object: id });
    for (const way of waysToPlay(g, seat, id)) {
      const stated = statedOffer(g, id, way);
      if (!stated) continue;
      const total = changedCost(g, stated.total, changes);
      const choice = total === stated.total ? stated.choice : castChoice(g, id, way, total);
      found.push({ way, total, choice, spell });
    }
  }
  return found;
});

/** The faces of a card that a player may cast, each looked at as if the card were no more than that (709.3a, 715.3a). */
function facesToCast(g: Game, seat: Seat, id: number): (Offer & { spell: Castable })[] {
  return waysToPlay(g, seat, id).flatMap((way) => {
    const spell = castableFace(g, id, way);
    const stated = spell && statedOffer(g, id, way);
    if (!stated) return [];
    return asPlayed(g, id, way, () => {
      if (lacksLegend(g, id, seat)) return [];
      const total = changedCost(g, stated.total, costChanges(g, { seat, object: id }));
      return [{ way, total, spell, choice: total === stated.total ? stated.choice : castChoice(g, id, way, total) }];
    });
  });
}

/** Whether a spell may be cast in a way outside of main phases: by its type, or as the way says (117.1a). */
const atInstantSpeed = ({ instant }: Castable, { timing }: Way): boolean =>
  timing === undefined ? instant : timing === 'instant';

function castOptions(g: Game, seat: Seat): Choice[] {
  const sorcery = sorceryTiming(g, seat);
  const found: Choice[] = [];
  for (const { spell, way, total, choice } of spellsToCast(g, seat)) {
    if (!sorcery && !atInstantSpeed(spell, way)) continue;
    if (mayCast(g, seat, spell, way, total)) found.push(choice);
  }
  return found;
}

/** Activated abilities that could be activated now (602.5). */
function activatable(g: Game, seat: Seat, { id, ability, index }: Offered): boolean {
  if ((ability.timing === 'sorcery' || loyaltyCost(ability)) && !sorceryTiming(g, seat)) return false;
  if (!mayActivate(g, seat, g.object(id), ability, index)) return false;
  const by: Perspective = { source: id, controller: seat };
  return canChoose(g, ability, by) && canPayAll(g, activationCost(g, seat, id, ability), { seat, source: id, x: 0 });
}

/** Zones whose objects' abilities somebody may activate there: all but libraries (113.6b, 113.6m). */
const ACTIVE_ZONES = ['battlefield', 'hand', 'graveyard', 'exile', 'command'] as const;

/** An activated ability where it functions, and how it is offered. */
interface Offered {
  id: number;
  ability: ActivatedAbility;
  index: number;
  choice: Choice;
}

/** The activated abilities of what a seat controls, where they function. */
const activatedAbilities = defineCell('activated abilities', (g, seat) => {
  const all: Offered[] = [];
  for (const name of ACTIVE_ZONES) {
    const zone = g.zone(g.rules.zones.table[name]?.owner === 'seat' ? `${name}:${seat}` : name) ?? [];
    for (const id of zone) {
      const now = characteristicsOf(g, id);
      if (now.controller !== seat || activatedAmong(expandKeywords(g, now.abilities)).length === 0) continue;
      for (const offered of offeredBy(g, id)) if (offered.choice.zone === name) all.push(offered);
    }
  }
  return all;
});

const abilityOptions = defineCell('usable abilities', (g, seat) => {
  const found: Choice[] = [];
  for (const offered of activatedAbilities(g, seat))
    if (activatable(g, seat, offered)) found.push(atPresentCost(g, seat, offered));
  return found;
});

/** How an ability is offered while something changes what it costs. */
function atPresentCost(g: Game, seat: Seat, { id, ability, choice }: Offered): Choice {
  const now = activationCost(g, seat, id, ability);
  if (now === ability.cost) return choice;
  const cost = costText(g, now);
  return { ...choice, cost, label: labelOf(g, id, cost, ability) };
}

/** Where an ability is activated that names no zone: a card discards itself from the hand (113.6j). */
const activatedIn = (ability: ActivatedAbility): string =>
  ability.zone ?? (ability.cost.some((c) => c.pay === 'discard' && c.what === 'self') ? 'hand' : 'battlefield');

const activatedLists = new WeakMap<Ability[], [ActivatedAbility, number][]>();
/** The activated abilities that are no mana abilities, with their places in the list. */
function activatedAmong(abilities: Ability[]): [ActivatedAbility, number][] {
  let found = activatedLists.get(abilities);
  if (!found) {
    found = abilities.flatMap((a, i): [ActivatedAbility, number][] =>
      a.kind === 'activated' && !a.immediate ? [[a, i]] : [],
    );
    activatedLists.set(abilities, found);
  }
  return found;
}

const labelOf = (g: Game, id: number, cost: string, ability: ActivatedAbility): string =>
  `${g.rules.view.label(g, { object: id })}: ${cost}: ${g.rules.view.abilityText(ability)}`;

/** The activated abilities of an object, each in the zone where it functions. */
const offeredBy = perObject((g, id, { controller, abilities }) =>
  activatedAmong(expandKeywords(g, abilities)).map(([ability, index]): Offered => {
    const cost = costText(g, ability.cost);
    const loyalty = loyaltyCost(ability);
    const choice: Choice = {
      kind: 'ACTIVATE',
      label: labelOf(g, id, cost, ability),
      object: publicId(id),
      card: cardName(g, g.object(id)),
      controller,
      owner: g.object(id).owner,
      zone: activatedIn(ability),
      ability: index,
      cost,
      ...(ability.keyword ? { keyword: ability.keyword } : {}),
      ...(loyalty ? { loyalty: loyaltyText(loyalty) } : {}),
      data: { kind: 'ACTIVATE', object: id, ability: index },
    };
    return { id, ability, index, choice };
  }),
);

/** `beginningOfCombat` → `Beginning of combat`. */
const spelled = (id: string): string => {
  let text = spelledOut.get(id);
  if (text === undefined) {
    const words = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    text = words.charAt(0).toUpperCase() + words.slice(1);
    spelledOut.set(id, text);
  }
  return text;
};
const spelledOut = new Map<string, string>();

export const priorityPolicy: PriorityPolicy = {
  kind: 'PRIORITY',
  rules: cite('mtg:117.1'),
  passRules: cite('mtg:117.3d'),
  resolve,
  prompt: (g) => {
    const { phase, step } = g.turn;
    const top = g.zone('stack')[0];
    const where = step ? `${spelled(step)} step` : `${spelled(phase ?? '')} phase`;
    return `${where}: you have priority${top === undefined ? '' : `; ${g.rules.view.label(g, { object: top })} is on top of the stack`}`;
  },
  options: (g, seat) => {
    const all: Choice[] = [];
    for (const choice of landOptions(g, seat)) all.push(choice);
    for (const choice of castOptions(g, seat)) all.push(choice);
    for (const choice of abilityOptions(g, seat)) all.push(choice);
    for (const choice of manaAbilityChoices(g, seat)) all.push(choice);
    for (const choice of otherManaAbilities(g, seat)) all.push(choice);
    return all;
  },
  forbids: forbidsAtThisTime,
  sources: (g, seat) => sourceChoices(g, seat),
  act: (_g, seat, choice): Control => {
    switch (choice.kind) {
      case 'PLAY_LAND':
        return playLand.call({
          seat,
          object: choice.object as number,
          ...wayIn(choice),
        });
      case 'CAST':
        return cast.call({
          seat,
          object: choice.object as number,
          method: choice.method as string,
          ...wayIn(choice),
        });
      case 'ACTIVATE':
        return activate.call({ seat, object: choice.object as number, ability: choice.ability as number });
      default:
        return activateMana.call({ seat, object: choice.object as number, ability: choice.ability as number });
    }
  },
  // With no card in hand, what a player can do is public: spells from other zones, and their permanents' abilities.
  cannotAct: (g, seat) =>
    g.zone(`hand:${seat}`).length === 0 &&
    landOptions(g, seat).length + castOptions(g, seat).length + abilityOptions(g, seat).length === 0,
};
