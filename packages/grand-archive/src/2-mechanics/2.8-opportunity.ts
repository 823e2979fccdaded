/** Opportunity: what a player who has it may do (2.8). */
import {
  type Ability,
  type Attempt,
  asPlayed,
  type Choice,
  type Control,
  cardsToPlay,
  characteristicsOf,
  expandKeywords,
  type Game,
  type Matcher,
  offered,
  type PriorityPolicy,
  perAbilities,
  perObject,
  publicId,
  resolve,
  type Seat,
  type Way,
  wayData,
  wayIn,
  waysToPlay,
  wholeChoice,
  zoneName,
} from '@arbiter/engine';
import { activationCost } from '../1-general/1.6.4-costs.js';
import { cite } from '../cite.js';
import {
  abilityAttempts,
  activatableAbility,
  activatableCard,
  activateAbility,
  activateCard,
  cardAttempts,
  isTimely,
} from './2.3.1-activating.js';
import { abilitiesAt, cardsToUse } from './2.4.0-zones.js';
import { attack, attackersOf } from './2.6-attacking.js';
import { forbidsNow } from './2.8-forbidden.js';
import { slowTiming } from './2.8-timing.js';
import { bestow, bestowOptions } from './bestowing.js';
import { isInterdicted } from './keywords/interdiction.js';

function cardOptions(g: Game, seat: Seat): Choice[] {
  const found: Choice[] = [];
  for (const id of cardsToPlay(g, seat)) {
    const ways = waysToPlay(g, seat, id).filter((way) => asPlayed(g, id, way, () => isTimely(g, id, seat, way)));
    for (const choice of offersOf(g, seat, id, ways)) found.push(choice);
  }
  return found;
}

function cardOffer(g: Game, id: number, seat: Seat, way: Way, cost: string): Choice {
  const card = g.rules.view.label(g, { object: id });
  const object = g.object(id);
  const said = wayData(g, object, way);
  const usual = said.way === undefined;
  return {
    kind: 'ACTIVATE_CARD',
    label: `Activate ${card}${usual ? '' : ` (${way.method})`}`,
    object: publicId(id),
    card,
    controller: seat,
    owner: object.owner,
    zone: zoneName(object.zone),
    cost,
    ...(usual ? {} : { method: way.method }),
    data: { kind: 'ACTIVATE_CARD', object: id, ...said },
  };
}

/** A card as it could be activated in these ways, as far as its costs and choices go. */
export function offersOf(g: Game, seat: Seat, id: number, ways: readonly Way[]): Choice[] {
  const found: Choice[] = [];
  for (const way of ways) {
    // What lies face down is played as the card that it is.
    const costs = asPlayed(g, id, way, () => activatableCard(g, id, seat, way));
    if (!costs) continue;
    const cost = g.rules.view.costText(costs);
    found.push(offered(g, id, seat, way, cost, () => cardOffer(g, id, seat, way, cost)));
  }
  return found;
}

function abilityOffer(g: Game, id: number, controller: Seat, ability: number, text: string, cost: string): Choice {
  const card = g.rules.view.label(g, { object: id });
  return {
    kind: 'ACTIVATE_ABILITY',
    label: `${card}: ${text}`,
    object: publicId(id),
    card,
    controller,
    owner: g.object(id).owner,
    zone: zoneName(g.object(id).zone),
    ability,
    cost,
    data: { kind: 'ACTIVATE_ABILITY', object: id, ability },
  };
}

/** Whether any player may activate one of these abilities. */
const forAnyone = perAbilities((abilities): boolean =>
  abilities.some((ability) => ability.kind === 'activated' && ability.anyone === true),
);

function abilityOptions(g: Game, seat: Seat): Choice[] {
  const found: Choice[] = [];
  const offer = (id: number, abilities: readonly Ability[], others = false): void =>
    abilities.forEach((ability, index) => {
      if (ability.kind !== 'activated' || (others && !ability.anyone)) return;
      if (!activatableAbility(g, seat, id, ability, index)) return;
      const cost = g.rules.view.costText(activationCost(g, seat, id, ability));
      const make = (): Choice => abilityOffer(g, id, seat, index, g.rules.view.abilityText(ability), cost);
      found.push(offered(g, id, seat, ability, cost, make));
    });
  for (const id of g.zone('field')) {
    const { controller, abilities } = characteristicsOf(g, id);
    if (controller !== seat && !forAnyone(abilities)) continue;
    if (abilities.length > 0) offer(id, expandKeywords(g, abilities), controller !== seat);
  }
  for (const id of cardsToUse(g, seat)) offer(id, abilitiesAt(g, id));
  return found;
}

const attackOf = perObject((g, id, { controller }): Choice => {
  const card = g.rules.view.label(g, { object: id });
  return wholeChoice({
    kind: 'ATTACK',
    label: `Attack with ${card}`,
    object: publicId(id),
    card,
    controller,
    owner: g.object(id).owner,
    zone: 'field',
    data: { kind: 'ATTACK', object: id },
  });
});

/** Attacking is a slow player action (2.6.1.2). */
function attackOptions(g: Game, seat: Seat): Choice[] {
  if (!slowTiming(g, seat)) return [];
  return attackersOf(g, seat).map((id) => attackOf(g, id));
}

const ELSEWHERE: Attempt = {
  payable: true,
  choosable: true,
  forbidden: { detail: 'nothing lets you activate it from where it is', rules: cite('ga:2.3.1.1') },
};

/** How a player could activate a card, or abilities of an object on the field. */
function attempts(g: Game, seat: Seat, id: number, { kind, ability }: Matcher): Attempt[] {
  const used = kind === 'ACTIVATE_ABILITY' || (kind === undefined && zoneName(g.object(id).zone) === 'field');
  if (used) return abilityAttempts(g, seat, id, ability);
  if (kind !== undefined && kind !== 'ACTIVATE_CARD') return [];
  const ways = cardsToPlay(g, seat).includes(id) ? waysToPlay(g, seat, id) : [];
  return ways.length === 0 ? [ELSEWHERE] : cardAttempts(g, id, seat, ways);
}

const PHASES: { [phase: string]: string } = {
  start: 'Start of the game',
  wakeUp: 'Wake up phase',
  materialize: 'Materialize phase',
  recollection: 'Recollection phase',
  draw: 'Draw phase',
  main: 'Main phase',
  combat: 'Combat',
  end: 'End phase',
};
const STEPS: { [step: string]: string } = {
  attackDeclaration: 'attack declared',
  retaliation: 'before retaliation',
  damage: 'before damage',
  endOfCombat: 'end of combat',
};

export const opportunity: PriorityPolicy = {
  kind: 'OPPORTUNITY',
  rules: cite(
    'ga:2.8.2.1.2',
    'ga:1.2.2',
    'ga:2.4.1.5',
    'ga:2.8.1.3.2',
    'ga:2.8.2.1.1.2',
    'ga:2.3.1.1.1',
    'ga:2.4.1.1.2',
  ),
  passRules: cite('ga:2.8.2.1.3', 'ga:2.8.2.1.4', 'ga:2.2.5.5', 'ga:2.1.9.2', 'ga:2.2.5.5.1'),
  passLabel: () => 'Pass Opportunity',
  passEvent: 'OPPORTUNITY_PASSED',
  resolve,
  closed: isInterdicted,
  // Whatever was done, the turn player has Opportunity first (2.3.1.9, 2.4.1.4).
  holder: (g) => g.seatsFrom(g.active)[0] ?? null,
  prompt: (g) => {
    const { phase, step } = g.turn;
    const top = g.zone('effectsStack')[0];
    const where = `${PHASES[phase ?? ''] ?? phase}${step ? `, ${STEPS[step] ?? step}` : ''}`;
    const next = top === undefined ? '' : `; ${g.rules.view.label(g, { object: top })} resolves next`;
    return `${where}: you have Opportunity${next}`;
  },
  options: (g, seat) => [
    ...cardOptions(g, seat),
    ...bestowOptions(g, seat),
    ...abilityOptions(g, seat),
    ...attackOptions(g, seat),
  ],
  forbids: forbidsNow,
  attempts,
  unpaid: cite('ga:2.3.1.8'),
  act: (_g, seat, choice): Control => {
    const object = Number(choice.object);
    switch (choice.kind) {
      case 'ACTIVATE_CARD':
        return activateCard.call({ seat, object, ...wayIn(choice) });
      case 'BESTOW':
        return bestow.call({ seat, object });
      case 'ATTACK':
        return attack.call({ seat, attacker: object, cards: [] });
      default:
        return activateAbility.call({ seat, object, ability: Number(choice.ability) });
    }
  },
  // With no card in hand all that a player could do is seen by everybody.
  cannotAct: (g, seat) =>
    g.zone(`hand:${seat}`).length === 0 &&
    [cardOptions, bestowOptions, abilityOptions, attackOptions].every((options) => options(g, seat).length === 0),
};
