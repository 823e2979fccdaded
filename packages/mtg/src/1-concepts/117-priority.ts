/** Timing and priority: all that a player with priority may do (117.1, 116.2, 601.3, 602.5). */
import {
  type Ability,
  type ActivatedAbility,
  type Choice,
  type Control,
  canChoose,
  characteristicsOf,
  defineCell,
  definitionOf,
  expandKeywords,
  type Game,
  type JsonObject,
  type Perspective,
  type PriorityPolicy,
  perObject,
  publicId,
  type Seat,
} from '@arbiter/engine';
import { lacksLegend } from '../2-parts/205.4-supertypes.js';
import { canPayAll, costText } from '../6-spells/601.2f-costs.js';
import { type Castable, type CastWay, castable, mayCast } from '../6-spells/601-casting.js';
import { mayActivate } from '../6-spells/602.5-restrictions.js';
import { manaAbilityChoices, otherManaAbilities } from '../6-spells/605-mana-abilities.js';
import { loyaltyCost, loyaltyText } from '../6-spells/606-loyalty.js';
import { cite } from '../cite.js';
import { sourceChoices } from './106-mana.js';
import { forbidsAtThisTime, hasPlayedLands, sorceryTiming } from './117.1-timing.js';

/** A land in the hand, as it is offered. */
const playOf = perObject((g, id) =>
  handChoice(g, id, 'PLAY_LAND', `Play ${g.rules.view.label(g, { object: id })}`, { kind: 'PLAY_LAND', object: id }),
);

function landOptions(g: Game, seat: Seat): Choice[] {
  // One land a turn, as a special action with sorcery timing (305.2, 116.2a).
  if (!sorceryTiming(g, seat) || hasPlayedLands(g, seat)) return [];
  return landsInHand(g, seat);
}

const landsInHand = defineCell('lands in hand', (g, seat): Choice[] =>
  g
    .zone(`hand:${seat}`)
    .filter((id) => (characteristicsOf(g, id).props.types as string[]).includes('Land'))
    .map((id) => playOf(g, id)),
);

function handChoice(g: Game, id: number, kind: string, label: string, data: JsonObject): Choice {
  const { owner } = g.object(id);
  return {
    kind,
    label,
    object: publicId(id),
    card: definitionOf(g, g.object(id)).definition.name,
    controller: owner,
    owner,
    zone: 'hand',
    data,
  };
}

/** A card as something to cast, with every method of casting it and how that is offered. */
const castingOf = perObject((g, id): { spell: Castable; ways: { way: CastWay; choice: Choice }[] } | null => {
  const spell = castable(g, id);
  if (!spell) return null;
  const ways = spell.ways.map((way) => {
    const { method, cost } = way;
    const label = `Cast ${g.rules.view.label(g, { object: id })}${method === 'normal' ? '' : ` (${method})`}`;
    const data = { kind: 'CAST', object: id, method };
    return { way, choice: { ...handChoice(g, id, 'CAST', label, data), method, cost } };
  });
  return { spell, ways };
});

/** The spells in a player's hand. */
const spellsInHand = defineCell('spells in hand', (g, seat) =>
  g
    .zone(`hand:${seat}`)
    .filter((id) => !lacksLegend(g, id, seat))
    .map((id) => castingOf(g, id))
    .filter((casting) => casting !== null),
);

function castOptions(g: Game, seat: Seat): Choice[] {
  const sorcery = sorceryTiming(g, seat);
  const found: Choice[] = [];
  for (const { spell, ways } of spellsInHand(g, seat)) {
    if (!sorcery && !spell.instant) continue;
    for (const { way, choice } of ways) if (mayCast(g, seat, spell, way)) found.push(choice);
  }
  return found;
}

/** Activated abilities that could be activated now (602.5). */
function activatable(g: Game, seat: Seat, { id, ability, index }: Offered): boolean {
  if ((ability.timing === 'sorcery' || loyaltyCost(ability)) && !sorceryTiming(g, seat)) return false;
  if (!mayActivate(g, seat, g.object(id), ability, index)) return false;
  const by: Perspective = { source: id, controller: seat };
  return canChoose(g, ability, by) && canPayAll(g, ability.cost, { seat, source: id, x: 0 });
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
  for (const offered of activatedAbilities(g, seat)) if (activatable(g, seat, offered)) found.push(offered.choice);
  return found;
});

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

/** The activated abilities of an object, each in the zone where it functions. */
const offeredBy = perObject((g, id, { controller, abilities }) =>
  activatedAmong(expandKeywords(g, abilities)).map(([ability, index]): Offered => {
    const card = g.rules.view.label(g, { object: id });
    const cost = costText(g, ability.cost);
    const loyalty = loyaltyCost(ability);
    const choice: Choice = {
      kind: 'ACTIVATE',
      label: `${card}: ${cost}: ${g.rules.view.abilityText(ability)}`,
      object: publicId(id),
      card,
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
  resolve: 'resolve',
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
        return { call: 'playLand', locals: { seat, object: choice.object as number } };
      case 'CAST':
        return { call: 'cast', locals: { seat, object: choice.object as number, method: choice.method as string } };
      case 'ACTIVATE':
        return {
          call: 'activate',
          locals: { seat, object: choice.object as number, ability: choice.ability as number },
        };
      default:
        return {
          call: 'activateMana',
          locals: { seat, object: choice.object as number, ability: choice.ability as number },
        };
    }
  },
  // With no card in hand, what a player can do is public: spells from other zones, and their permanents' abilities.
  cannotAct: (g, seat) =>
    g.zone(`hand:${seat}`).length === 0 &&
    landOptions(g, seat).length + castOptions(g, seat).length + abilityOptions(g, seat).length === 0,
};
