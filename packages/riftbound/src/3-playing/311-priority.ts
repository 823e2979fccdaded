/** Priority and focus: who may act, and all that they may do (311–313, 335, 337–340, 347). */
import {
  type Ability,
  type Attempt,
  type Choice,
  type Control,
  type Cost,
  cardsToPlay,
  characteristicsOf,
  controllerOf,
  defineCell,
  definitionOf,
  expandKeywords,
  type Game,
  isTable,
  type JsonObject,
  type Matcher,
  NORMAL,
  nextSeat,
  offered,
  type PriorityPolicy,
  perRules,
  procedure,
  publicId,
  type Seat,
  type Way,
  wayData,
  wayIn,
  waysToPlay,
  zoneName,
} from '@arbiter/engine';
import { board, hasType } from '../1-concepts/107-board.js';
import { movable, standardMove } from '../4-actions/420-standard-move.js';
import { hide, hideable } from '../4-actions/421-hide.js';
import { addResources } from '../4-actions/429-add.js';
import { closeShowdown } from '../4-actions/459-showdown-steps.js';
import { invitable } from '../481-modes/489-teams.js';
import { cite } from '../cite.js';
import { invited, isClosed, isNeutralOpen, setShowdown, showdown, usedAbove } from './307-states.js';
import { forbidsAtThisTime, type Speed, speedOf, speedOfAbility, timely } from './308-timing.js';
import { resolveItem } from './340-resolve.js';
import { costsToPlay, play, playAttempts } from './353-process-of-play.js';
import { AMBUSH } from './355-locations.js';
import { canPayAny, sourceChoices } from './356-costs.js';
import { activationCosts } from './356-total-cost.js';
import { activatable, activate, activationAttempts } from './398-abilities.js';

/** Whether the time is right for playing a card in a way: by its speed, or as the way says (309, 811.6, 822.1.b). */
const isTimely = (g: Game, seat: Seat, id: number, { timing }: Way): boolean =>
  timely(g, seat, (timing as Speed | undefined) ?? speedOf(g, id));

/** What could be done now, if it can be paid: what was added or spent meanwhile changes no more than that. */
interface Offer {
  id: number;
  /** What it may cost: one of these must be payable. */
  costs: Cost[][];
  choice: Choice;
}
const affordable = (g: Game, seat: Seat, offers: readonly Offer[]): Choice[] => {
  const options: Choice[] = [];
  for (const { id, costs, choice } of offers) if (canPayAny(g, costs, { seat, source: id, x: 0 })) options.push(choice);
  return options;
};

/** What costs are said as: those that cards have as printed are asked for again and again. */
const said = perRules(() => new WeakMap<Cost[], string>());
function saidCost(g: Game, costs: Cost[]): string {
  const known = said(g.rules);
  let text = known.get(costs);
  if (text === undefined) {
    text = g.rules.view.costText(costs);
    known.set(costs, text);
  }
  return text;
}

/** Cards that a seat may play, in every way (419.1.a, 811, 829). */
const playOffers = defineCell('cards to offer', (g, seat): Offer[] => {
  const offers: Offer[] = [];
  for (const id of cardsToPlay(g, seat)) {
    let usual = false;
    for (const way of waysToPlay(g, seat, id)) {
      if (!isTimely(g, seat, id, way)) continue;
      // 822.1.c: with normal timing Ambush adds its battlefields to the usual places.
      if (way.method === NORMAL) usual = true;
      if (usual && way.method === AMBUSH) continue;
      const costs = costsToPlay(g, id, seat, way);
      if (!costs) continue;
      const cost = saidCost(g, costs[0] ?? []);
      const choice = offered(g, id, seat, way, cost, () => playChoice(g, seat, id, way, cost));
      offers.push({ id, costs, choice });
    }
  }
  return offers;
});
const playOptions = (g: Game, seat: Seat): Choice[] => affordable(g, seat, playOffers(g, seat));

export function playChoice(g: Game, seat: Seat, id: number, way: Way, cost: string): Choice {
  const object = g.object(id);
  const card = definitionOf(g, object).definition.name;
  const { method } = way;
  return {
    kind: 'PLAY',
    label: `Play ${card}${method === NORMAL ? '' : ` (${method})`}`,
    object: publicId(id),
    card,
    controller: seat,
    owner: object.owner,
    zone: zoneName(object.zone),
    method,
    cost,
    data: { kind: 'PLAY', object: id, method, ...wayData(g, object, way) },
  };
}

/** Whether one of some abilities may be activated with priority. */
const activated = perRules(() => new WeakMap<Ability[], boolean>());
function mayActivate(g: Game, abilities: Ability[]): boolean {
  const known = activated(g.rules);
  let found = known.get(abilities);
  if (found === undefined) {
    found = expandKeywords(g, abilities).some((a) => a.kind === 'activated' && !a.immediate);
    known.set(abilities, found);
  }
  return found;
}

const abilityOffers = defineCell('abilities to offer', (g, seat): Offer[] => {
  const offers: Offer[] = [];
  for (const id of [...board(g), ...g.zone(`legendZone:${seat}`)]) {
    const { controller, abilities } = characteristicsOf(g, id);
    if (controller !== seat || !mayActivate(g, abilities)) continue;
    const object = g.object(id);
    expandKeywords(g, abilities).forEach((ability, index) => {
      if (ability.kind !== 'activated' || ability.immediate || (ability.zone ?? 'board') !== zoneName(object.zone))
        return;
      if (!timely(g, seat, speedOfAbility(ability))) return;
      if (!activatable(g, seat, object, ability, index)) return;
      const card = g.rules.view.label(g, { object: id });
      const costs = activationCosts(g, seat, id, ability);
      const cost = saidCost(g, costs[0] ?? []);
      const place = g.rules.zones.placeOf?.(g, object)?.zone ?? zoneName(object.zone);
      const make = (): Choice => ({
        kind: 'ACTIVATE',
        label: `${card}: ${g.rules.view.abilityText(ability)}`,
        object: publicId(id),
        card,
        controller,
        owner: object.owner,
        zone: place,
        ability: index,
        cost,
        data: { kind: 'ACTIVATE', object: id, ability: index },
      });
      offers.push({ id, costs, choice: offered(g, id, seat, ability, `${place} ${cost}`, make) });
    });
  }
  return offers;
});
const abilityOptions = (g: Game, seat: Seat): Choice[] => affordable(g, seat, abilityOffers(g, seat));

const ELSEWHERE: Attempt = {
  payable: true,
  choosable: true,
  forbidden: { detail: 'nothing lets you play it from where it is', rules: cite('riftbound:419.1.a') },
};

/** How a player could play a card, or activate abilities of something on the board. */
function attempts(g: Game, seat: Seat, id: number, { kind, ability }: Matcher): Attempt[] {
  const playable = cardsToPlay(g, seat).includes(id);
  const onBoard = board(g).includes(id) || g.zone(`legendZone:${seat}`).includes(id);
  if (kind === 'ACTIVATE' || (kind === undefined && onBoard)) return activationAttempts(g, seat, g.object(id), ability);
  if (kind !== undefined && kind !== 'PLAY') return [];
  const ways = playable ? waysToPlay(g, seat, id) : [];
  return ways.length === 0 ? [ELSEWHERE] : playAttempts(g, id, seat, ways);
}

const STATES: { [state: string]: string } = {
  neutralOpen: 'it is your turn to act',
  neutralClosed: 'a chain is waiting',
  showdownOpen: 'showdown: you have focus',
  showdownClosed: 'showdown, with a chain waiting',
};

/** Who gets priority now (312.2, 335, 337.4, 340.4); null: nobody, and the game goes on. */
function holder(g: Game): Seat | null {
  const [newest] = g.zone('chain');
  if (newest !== undefined) {
    const seat = controllerOf(g, newest);
    return g.player(seat).lost ? nextSeat(g, seat) : seat;
  }
  const open = showdown(g);
  if (open) return open.stage === 'open' ? open.focus : null;
  // 652.5.a: without its player a turn goes on to its end.
  return g.turn.phase === 'main' && isNeutralOpen(g) && !g.player(g.active).lost ? g.active : null;
}

/** Whoever has added resources, and put nothing on the chain by that, has priority still (429.2.a). */
function keptBy(g: Game, acted: Seat | null): Seat | null {
  const [newest] = g.zone('chain');
  return newest !== undefined && usedAbove.of(g) === newest ? acted : null;
}

export const priorityPolicy: PriorityPolicy = {
  kind: 'PRIORITY',
  rules: cite('riftbound:312.1', 'riftbound:312.2'),
  passRules: cite(
    'riftbound:338.1.b',
    'riftbound:347.2',
    'riftbound:338.1.b.1',
    'riftbound:339.1',
    'riftbound:347.2.a',
    'riftbound:347.2.b',
    'riftbound:348',
  ),
  resolve: resolveItem,
  passLabel: (g) => (isClosed(g) ? 'Pass priority' : showdown(g) ? 'Pass focus' : 'End the main phase'),
  holder: (g, acted) => keptBy(g, acted) ?? holder(g),
  // 316.9: in a neutral open state the turn player alone decides.
  circle: (g, seat) => (isNeutralOpen(g) ? [seat] : g.seatsFrom(seat)),
  // 348: all have passed focus.
  allPassed: (g): Control => (showdown(g)?.stage === 'open' ? closeShowdown.call({}) : undefined),
  prompt: (g) => {
    const [newest] = g.zone('chain');
    const state = `${showdown(g) ? 'showdown' : 'neutral'}${isClosed(g) ? 'Closed' : 'Open'}`;
    const top = newest === undefined ? '' : `; ${g.rules.view.label(g, { object: newest })} resolves next`;
    return `${STATES[state]}${top}`;
  },
  options: (g, seat) => [
    ...playOptions(g, seat),
    ...movable(g, seat),
    ...abilityOptions(g, seat),
    ...hideable(g, seat),
    ...invitable(g, seat),
    ...sourceChoices(g, seat),
  ],
  forbids: forbidsAtThisTime,
  attempts,
  unpaid: cite('riftbound:357.1'),
  sources: (g, seat) => sourceChoices(g, seat),
  act: (g, seat, choice: JsonObject): Control => {
    takeFocus(g, seat);
    const object = Number(choice.object);
    const uses = choice.kind === 'ACTIVATE' || choice.kind === undefined;
    const above = uses ? g.zone('chain')[0] : undefined;
    if (usedAbove.of(g) !== above) usedAbove.set(g, above);
    switch (choice.kind) {
      case 'PLAY':
        return play.call({ seat, object, method: String(choice.method), ...wayIn(choice) });
      case 'ACTIVATE':
        return activate.call({ seat, object, ability: Number(choice.ability) });
      case 'MOVE':
        return standardMove.call({ seat, object });
      case 'HIDE':
        return hide.call({ seat, object, ...(typeof choice.energy === 'number' ? { energy: choice.energy } : {}) });
      case 'INVITE':
        return invite.call({ seat: Number(choice.player) });
      default:
        return addResources.call({ seat, object, ability: Number(choice.ability) });
    }
  },
  // What everybody can see: no cards to play, no abilities, nothing to move.
  cannotAct: (g, seat) =>
    ['hand', 'championZone', 'facedown'].every((z) => g.zone(`${z}:${seat}`).length === 0) &&
    playOptions(g, seat).length === 0 &&
    abilityOptions(g, seat).length === 0 &&
    movable(g, seat).length === 0,
};

/** A teammate plays a spell or activates an ability by the turn player's priority, of whatever speed, or declines. */
export const invite = procedure<{ seat: Seat }, { picked: JsonObject[] }>('invite', {
  begin: (g, l) => {
    invited.set(g, l.seat);
  },
  ask: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'INVITED',
      shape: 'CHOOSE',
      prompt: `${g.player(g.active).name} lets you play a spell or activate an ability`,
      rules: cite('riftbound:316.5.b.1', 'riftbound:489.8.a'),
      options: [
        { kind: 'PASS', label: 'Do nothing', data: DECLINED },
        ...playOptions(g, l.seat).filter(({ data }) => isTable(data) && hasType(g, Number(data.object), 'Spell')),
        ...abilityOptions(g, l.seat),
      ],
      min: 1,
      max: 1,
      always: true,
      fallback: [DECLINED],
    },
    into: 'picked',
  }),
  act: (g, l) => {
    invited.set(g, undefined);
    const [choice = DECLINED] = l.picked;
    return choice.kind === 'PASS' ? { done: null } : priorityPolicy.act(g, l.seat, choice);
  },
});
const DECLINED: JsonObject = { kind: 'PASS' };

/** Passing has moved the focus on; whoever acts with it holds it (347.2.b). */
function takeFocus(g: Game, seat: Seat): void {
  const open = showdown(g);
  if (open && !isClosed(g) && open.focus !== seat) setShowdown(g, { ...open, focus: seat });
}
