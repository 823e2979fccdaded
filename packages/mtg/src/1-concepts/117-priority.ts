/** Timing and priority: all that a player with priority may do (117.1, 116.2, 601.3, 602.5). */
import {
  type ActivatedAbility,
  type Attempt,
  type Choice,
  type Control,
  canChoose,
  cardName,
  characteristicsOf,
  defineCell,
  expandKeywords,
  type Game,
  type Matcher,
  type PriorityPolicy,
  perAbilities,
  perObject,
  publicId,
  resolve,
  type Seat,
  type Violation,
  wholeChoice,
  zone,
  zoneName,
} from '@arbiter/engine';
import { isSick } from '../3-card-types/302-creatures.js';
import { sorceryTiming } from '../3-card-types/307.1-sorcery-timing.js';
import { companionOptions, takeCompanion } from '../4-zones/400.11-companions.js';
import { activationCost, mostX } from '../6-spells/601.2f-total-cost.js';
import { castAttempts, castOptions, landOptions, playOffered } from '../6-spells/601.3-offers.js';
import { byKeyword, mayActivate, RESTRICTED } from '../6-spells/602.5-restrictions.js';
import { activate } from '../6-spells/602-activating.js';
import { activateMana, choiceOf, manaAbilityChoices, otherManaAbilities } from '../6-spells/605-mana-abilities.js';
import { loyaltyCost, loyaltyText, mayUseLoyalty } from '../6-spells/606-loyalty.js';
import { faceDownOf, turnFaceUp, turnUpOptions } from '../7-additional/708-face-down.js';
import { unlockHalf, unlockOptions } from '../7-additional/709.5-rooms.js';
import { PLANAR_DIE, planarDieOptions, takePlanarDie } from '../9-casual/901-planechase/901.9-planar-die.js';
import { cite } from '../cite.js';
import { manaAbilities, sourceChoices } from './106-mana.js';
import { specialOptions, takeSpecial } from './116.2-by-keyword.js';
import { forbidsAbilityNow, forbidsAtThisTime } from './117.1-timing.js';
import { canPayAll } from './118-paying-together.js';

/** Activated abilities that could be activated now (602.5). */
function activatable(g: Game, seat: Seat, offered: Offered): boolean {
  const { id, ability, index } = offered;
  if ((ability.timing === 'sorcery' || loyaltyCost(ability)) && !sorceryTiming(g, seat)) return false;
  if (!mayActivate(g, seat, g.object(id), ability, index)) return false;
  return isChoosable(g, seat, offered) && isPayable(g, seat, offered);
}

/** How a player could activate the abilities of an object where it is, as far as they are meant. */
function activationAttempts(g: Game, seat: Seat, object: number, pick: Matcher): Attempt[] {
  const mana = manaAbilities(g, seat).map((one): Offered => ({ ...one, choice: choiceOf(g, one) }));
  const meant = [...activatedAbilities(g, seat), ...mana].filter(
    ({ id, choice }) =>
      id === object && NAMING.every((field) => pick[field] === undefined || pick[field] === choice[field]),
  );
  if (meant.length === 0) return [NO_ABILITY];
  return meant.map((offered) => {
    const { id, ability } = offered;
    const forbidden = forbidsActivating(g, seat, offered);
    const payer = { seat, source: id, x: 0, playing: 'ability' as const };
    return {
      // What is forbidden so could not be paid for either: the rule that is about it says enough.
      payable:
        forbidden === TOO_SOON ||
        forbidden === USED ||
        (ability.immediate ? canPayAll(g, ability.cost, payer) : isPayable(g, seat, offered)),
      choosable: ability.immediate === true || isChoosable(g, seat, offered),
      forbidden,
    };
  });
}

/** Fields of a matcher that tell the abilities of one object apart. */
const NAMING = ['ability', 'loyalty', 'keyword', 'mana'] as const;
const NO_ABILITY: Attempt = {
  payable: true,
  choosable: true,
  forbidden: { detail: 'it has no such ability to activate', rules: cite('mtg:602.1') },
};
const TOO_SOON: Violation = {
  detail: 'it has not been under your control since your turn began',
  rules: cite('mtg:302.6', 'mtg:602.5a'),
};

const USED: Violation = {
  detail: 'a loyalty ability of it has been activated this turn',
  rules: cite('mtg:606.3'),
};

/** A rule by which an ability can't be activated now, paid for or not. */
function forbidsActivating(g: Game, seat: Seat, { id, ability, index }: Offered): Violation | null {
  const object = g.object(id);
  if (!mayActivate(g, seat, object, ability, index)) {
    const rules = byKeyword(g, id, ability) ?? RESTRICTED;
    return { detail: 'its own restrictions forbid it now', rules };
  }
  if (!sorceryTiming(g, seat)) {
    const atThisTime = forbidsAbilityNow(ability);
    if (atThisTime) return atThisTime;
  }
  if (loyaltyCost(ability) && !mayUseLoyalty(g, id)) return USED;
  return ability.cost.some(({ pay }) => pay === 'tap' || pay === 'untap') && isSick(g, object) ? TOO_SOON : null;
}

/** How a player could cast a card, or activate abilities of something; what is on the battlefield is there to be used. */
function attempts(g: Game, seat: Seat, id: number, pick: Matcher): Attempt[] {
  const { kind } = pick;
  const used = kind === 'ACTIVATE' || (kind === undefined && zoneName(g.object(id).zone) === 'battlefield');
  if (used) return activationAttempts(g, seat, id, pick);
  return kind === undefined || kind === 'CAST' ? castAttempts(g, seat, id) : [];
}

/** X is chosen before the targets are (601.2b, 601.2c, 602.2b). */
const isChoosable = (g: Game, seat: Seat, { id, ability }: Offered): boolean =>
  canChoose(g, ability, { source: id, controller: seat }, () =>
    mostX(g, activationCost(g, seat, id, ability), { seat, source: id, x: 0, playing: 'ability' }),
  );

const isPayable = (g: Game, seat: Seat, { id, ability }: Offered): boolean =>
  canPayAll(g, activationCost(g, seat, id, ability), { seat, source: id, x: 0, playing: 'ability' });

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
  const others: Offered[] = [];
  for (const name of ACTIVE_ZONES) {
    for (const id of zone(g, name, seat)) {
      const now = characteristicsOf(g, id);
      if (name === 'battlefield' && now.controller !== seat && forAnyone(now.abilities)) others.push(...openTo(g, id));
      if (now.abilities.length === 0 || now.controller !== seat) continue;
      if (activatedAmong(expandKeywords(g, now.abilities)).length === 0) continue;
      for (const offered of offeredBy(g, id)) if (offered.choice.zone === name) all.push(offered);
    }
  }
  return others.length === 0 ? all : [...all, ...others];
});

/** Whether any player may activate one of these abilities. */
const forAnyone = perAbilities((abilities): boolean =>
  abilities.some((a) => a.kind === 'activated' && a.anyone === true),
);
/** Abilities of others' permanents that any player may activate (602.2). */
const openTo = (g: Game, id: number): Offered[] => offeredBy(g, id).filter(({ ability }) => ability.anyone);

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
  const cost = g.rules.view.costText(now);
  return wholeChoice({ ...choice, cost, label: labelOf(g, id, cost, ability) });
}

/** Where an ability is activated that names no zone: a card discards itself from the hand (113.6j). */
const activatedIn = (ability: ActivatedAbility): string =>
  ability.zone ?? (ability.cost.some((c) => c.pay === 'discard' && c.what === 'self') ? 'hand' : 'battlefield');

/** The activated abilities that are no mana abilities, with their places in the list. */
const activatedAmong = perAbilities((abilities): [ActivatedAbility, number][] =>
  abilities.flatMap((a, i): [ActivatedAbility, number][] =>
    a.kind === 'activated' && !a.immediate && !a.special ? [[a, i]] : [],
  ),
);

const labelOf = (g: Game, id: number, cost: string, ability: ActivatedAbility): string =>
  `${g.rules.view.label(g, { object: id })}: ${cost}: ${g.rules.view.abilityText(ability)}`;

/** The activated abilities of an object, each in the zone where it functions. */
const offeredBy = perObject((g, id, { controller, abilities }) =>
  activatedAmong(expandKeywords(g, abilities)).map(([ability, index]): Offered => {
    const cost = g.rules.view.costText(ability.cost);
    const loyalty = loyaltyCost(ability);
    const choice = wholeChoice({
      kind: 'ACTIVATE',
      label: labelOf(g, id, cost, ability),
      object: publicId(id),
      card: cardName(g, g.object(id)),
      controller,
      owner: g.object(id).owner,
      zone: activatedIn(ability),
      ability: index,
      cost,
      keyword: ability.keyword,
      loyalty: loyalty ? loyaltyText(loyalty) : undefined,
      data: { kind: 'ACTIVATE', object: id, ability: index },
    });
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
    for (const choice of turnUpOptions(g, seat)) all.push(choice);
    for (const choice of unlockOptions(g, seat)) all.push(choice);
    for (const choice of specialOptions(g, seat)) all.push(choice);
    for (const choice of companionOptions(g, seat)) all.push(choice);
    for (const choice of planarDieOptions(g, seat)) all.push(choice);
    for (const choice of manaAbilityChoices(g, seat)) all.push(choice);
    for (const choice of otherManaAbilities(g, seat)) all.push(choice);
    return all;
  },
  forbids: forbidsAtThisTime,
  attempts,
  unpaid: cite('mtg:118.3', 'mtg:601.2h'),
  sources: (g, seat) => sourceChoices(g, seat),
  act: (_g, seat, choice): Control => {
    switch (choice.kind) {
      case 'PLAY_LAND':
      case 'CAST':
        return playOffered(seat, choice);
      case 'TURN_FACE_UP':
        return turnFaceUp.call({ seat, object: Number(choice.object), at: Number(choice.at) });
      case 'UNLOCK':
        return unlockHalf.call({ seat, object: Number(choice.object), half: Number(choice.half) });
      case 'SPECIAL':
        return takeSpecial.call({ seat, object: Number(choice.object), at: Number(choice.at) });
      case PLANAR_DIE:
        return takePlanarDie.call({ seat });
      case 'COMPANION':
        return takeCompanion.call({ seat });
      case 'ACTIVATE':
        return activate.call({ seat, object: Number(choice.object), ability: Number(choice.ability) });
      default:
        return activateMana.call({ seat, object: Number(choice.object), ability: Number(choice.ability) });
    }
  },
  // With no card in hand, what a player can do is public: spells from other zones, and their permanents' abilities.
  cannotAct: (g, seat) =>
    zone(g, 'hand', seat).length === 0 &&
    faceDownOf(g, seat).length === 0 &&
    unlockOptions(g, seat).length === 0 &&
    companionOptions(g, seat).length === 0 &&
    planarDieOptions(g, seat).length === 0 &&
    landOptions(g, seat).length + castOptions(g, seat).length + abilityOptions(g, seat).length === 0,
};
