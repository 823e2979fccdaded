/** Activating cards and abilities: announcing, choices, targets, costs (2.3.1, 2.4.1). */
import {
  type Ability,
  type ActivatedAbility,
  type Attempt,
  abilityOf,
  announceTargets,
  bodyOf,
  type Cost,
  canChoose,
  choices,
  countUse,
  definitionOf,
  type Game,
  holds,
  lists,
  moveNow,
  NORMAL,
  type Obj,
  outsideTargets,
  type Perspective,
  payCosts,
  playedBy,
  procedure,
  publicId,
  pushAbility,
  type Seat,
  triggerOn,
  type UsualWays,
  type Way,
  withinLimit,
  writePlay,
  zoneName,
} from '@arbiter/engine';
import { activationCost, canPayAll, costsToPlay } from '../1-general/1.6.4-costs.js';
import { elementEnabled } from '../1-general/1.6.6-elements.js';
import { levelable } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';
import { noteActivated } from './2.3.1-activated-before.js';
import { chooseLater, closedClauses } from './2.3.1-chosen-later.js';
import { noteMain } from './2.3.1-in-main.js';
import { beginCard } from './2.3.1-next-card.js';
import { abilitiesAt, worksHere } from './2.4.0-zones.js';
import { abilityActivated } from './2.4.1-uses.js';
import { abilitiesOfCard } from './2.4.4-restrictions.js';
import { barsItself, mayNot, mayWith } from './2.6-limits.js';
import { slowTiming } from './2.8-timing.js';
import { takeEmpower } from './2.11.7.15.2-empower.js';
import { isImbued } from './keywords/imbue.js';
import { isLevelLocked } from './keywords/locked.js';
import { obeys } from './obedience.js';

/** Only actions with that speed are fast; everything else is activated at slow speed (1.7.2.1, 1.7.4.1, 2.8.1.2). */
export const isFast = (g: Game, id: number): boolean => definitionOf(g, g.object(id)).props.speed === 'fast';

/** By an ability of its own, which goes before the rules' default (2.11.7.15.2). */
export function isActivatedFast(g: Game, id: number, seat: Seat): boolean {
  const keywords = editionOf(g).traits.activatedFast;
  return (
    mayWith(g, seat, id, 'asThoughFast') ||
    (keywords !== undefined &&
      abilitiesOfCard(g, id, seat).some((a) => a.kind === 'keyword' && keywords.includes(a.keyword)))
  );
}

const NORMAL_WAYS: readonly Way[] = [{ method: NORMAL }];
/** Cards are activated from the hand unless something says otherwise (2.3.1.1, 2.3.1.10); restrictions hold there too (2.4.4.3). */
export const usualWays = {
  hidden: ['memory', 'materialDeck'],
  from: ['hand'],
  of: () => NORMAL_WAYS,
  abilities: abilitiesOfCard,
} satisfies UsualWays;

/** Whether it is the time to activate a card in a way. */
export const isTimely = (g: Game, id: number, seat: Seat, way: Way): boolean =>
  (isTimelyByRule(g, id, seat, way) || (way.timing === undefined && isActivatedFast(g, id, seat))) &&
  !isBarred(g, seat, id, abilitiesOfCard(g, id, seat));
/** Whether a card itself says that it is not played now. */
export const isBarred = (g: Game, seat: Seat, id: number, abilities: Ability[]): boolean =>
  barsItself(g, seat, id, abilities) || isLevelLocked(g, seat, abilities);
function isTimelyByRule(g: Game, id: number, seat: Seat, { timing }: Way): boolean {
  const fast = timing === undefined ? isFast(g, id) : timing === 'fast';
  return fast || slowTiming(g, seat);
}

/** What activating a card in a way costs where it could be done, all the way through its costs (2.3.1.3–2.3.1.8). */
export function activatableCard(g: Game, id: number, seat: Seat, way: Way): Cost[] | null {
  if (!elementEnabled(g, seat, id, false, way.method)) return null;
  if (mayNot(g, seat, id, 'cantActivate')) return null;
  const object = g.object(id);
  // A champion card is activated only for a champion that it levels up (1.7.1.4.1).
  if (lists(g, id, 'types').includes('Champion') && levelable(g, seat, id).length === 0) return null;
  const by: Perspective = { source: id, controller: seat };
  const costs = costsToPlay(g, object, seat, way);
  if (!canPayAll(g, costs, { seat, source: id, x: 0, playing: true })) return null;
  return canChoose(g, bodyOf(g, object), by) ? costs : null;
}

/** How a player could activate a card in these ways; its element and its time are asked elsewhere. */
export const cardAttempts = (g: Game, id: number, seat: Seat, ways: readonly Way[]): Attempt[] =>
  ways.map((way) => ({
    payable: canPayAll(g, costsToPlay(g, g.object(id), seat, way), { seat, source: id, x: 0, playing: true }),
    choosable: canChoose(g, bodyOf(g, g.object(id)), { source: id, controller: seat }),
  }));

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** Cards that they activated this turn, in order. */
    activated?: number[];
  }
}

type Activating = { item: number; closed: number[]; paid: boolean };
export const activateCard = procedure<{ seat: Seat; object: number; way?: Way }, Activating>('activateCard', {
  // 2.3.1.2: the card is declared and shown, and goes to the Effects Stack.
  announce: (g, l) => {
    const from = zoneName(g.object(l.object).zone);
    const moved = moveNow(g, { object: l.object, to: 'effectsStack', cause: 'activate', controller: l.seat });
    if (!moved) throw new Error('the card to activate is gone');
    writePlay(g, moved.object, playedBy(g, l.way?.method ?? NORMAL, l.way, from));
    if (l.seat !== moved.object.owner) g.change(moved.object, 'controller', l.seat);
    takeEmpower(g, moved.object, l.seat);
    beginCard(g, moved.object, l.seat);
    noteMain(g, moved.object, l.seat);
    g.j.note(l, 'item', moved.object.id);
  },
  // 2.3.1.4–2.3.1.5: modes and the like, then targets.
  choose: (_g, l) => choices.call({ item: l.item }),
  // 2.3.1.6–2.3.1.8: the total cost, and paying it.
  pay: (g, l) => {
    const item = g.object(l.item);
    const costs = costsToPlay(g, item, l.seat) ?? [];
    g.j.note(l, 'closed', closedClauses(g, item));
    g.j.note(l, 'paid', isImbued(item));
    return payAll(l.seat, l.item, costs, true);
  },
  // What was paid may ask for more modes and targets.
  later: (g, l) => {
    if (l.paid || !isImbued(g.object(l.item))) return { go: 'activated' };
    return chooseLater.call({ item: l.item, closed: l.closed });
  },
  activated: (g, l) => {
    const item = g.object(l.item);
    announcePlay(
      g,
      item,
      l.seat,
      'CARD_ACTIVATED',
      cite(
        'ga:2.3.1.1',
        'ga:2.3.1.2',
        'ga:2.3.1.9',
        'ga:2.3.1.11',
        'ga:2.8.2.2.2',
        'ga:1.7.3.4',
        'ga:1.7.4.4',
        'ga:2.3.0.2',
        'ga:2.8.2.1.1.1',
      ),
    );
    const before = g.playerMarks(l.seat).activated ?? [];
    g.markPlayer(l.seat, 'activated', [...before, item.id]);
    noteActivated(g, item, l.seat);
    triggerOn(g, { type: 'activate', object: item.id, player: l.seat });
    announceTargets(g, item, true);
    return { done: true };
  },
});

/** Pays all of it; for activating this very card, an ability of the source, or something else. */
export const payAll = (seat: Seat, source: number, costs: Cost[], playing?: true | 'ability') =>
  payCosts.call({ seat, source, costs, x: 0, at: 0, ...(playing === undefined ? {} : { playing }) });

export function announcePlay(g: Game, item: Obj, seat: Seat, type: string, rules: ReturnType<typeof cite>): void {
  g.emit(type, rules, {
    object: publicId(item.id),
    ...(item.source === undefined ? {} : { source: publicId(item.source) }),
    card: g.rules.view.label(g, { object: item.id }),
    controller: seat,
    targets: outsideTargets(g, item.play?.targets ?? []),
    ...abilityOf(g, item.ability),
  });
}

/** Whether an ability could be activated now: its speed, what it demands, targets and costs (2.4.1.1, 2.4.1.5). */
export function activatableAbility(g: Game, seat: Seat, id: number, ability: ActivatedAbility, index: number): boolean {
  if (ability.timing === 'slow' && !slowTiming(g, seat)) return false;
  if (!worksHere(g, id, ability) || !obeys(g, id)) return false;
  const by: Perspective = { source: id, controller: seat };
  if (!isAllowed(g, seat, id, ability, index)) return false;
  return (
    canChoose(g, ability, by) &&
    canPayAll(g, activationCost(g, seat, id, ability), { seat, source: id, x: 0, playing: 'ability' })
  );
}

/** By what it says itself: a condition, how often a turn. */
const isAllowed = (g: Game, seat: Seat, id: number, ability: ActivatedAbility, index: number): boolean =>
  (!ability.if || holds(g, ability.if, { source: id, controller: seat })) && withinLimit(g, id, ability, index);

/** How a player could activate the abilities of an object. */
export function abilityAttempts(g: Game, seat: Seat, id: number, at: number | undefined): Attempt[] {
  const own = abilitiesAt(g, id);
  return own.flatMap((ability, index): Attempt[] => {
    if (ability.kind !== 'activated' || (at ?? index) !== index) return [];
    const allowed = worksHere(g, id, ability) && isAllowed(g, seat, id, ability, index);
    return [
      {
        payable: canPayAll(g, activationCost(g, seat, id, ability), { seat, source: id, x: 0, playing: 'ability' }),
        choosable: canChoose(g, ability, { source: id, controller: seat }),
        forbidden: allowed ? null : { detail: 'its own restrictions forbid it now', rules: cite('ga:2.4.1.1') },
      },
    ];
  });
}

export const activateAbility = procedure<{ seat: Seat; object: number; ability: number }, { item: number }>(
  'activateAbility',
  {
    announce: (g, l) => {
      const ability = abilitiesAt(g, l.object)[l.ability] as ActivatedAbility;
      countUse(g, l.object, ability, l.ability);
      g.j.note(l, 'item', pushAbility(g, ability, l.object, l.seat).id);
    },
    choose: (_g, l) => choices.call({ item: l.item }),
    pay: (g, l) => {
      const ability = g.object(l.item).ability as ActivatedAbility;
      const { x } = g.object(l.item).play ?? {};
      return payAll(l.seat, l.object, activationCost(g, l.seat, l.object, ability, x), 'ability');
    },
    // 2.4.1.3–2.4.1.4: now it is activated, and waits on the Effects Stack.
    activated: (g, l) => {
      const item = g.object(l.item);
      announcePlay(g, item, l.seat, 'ABILITY_ACTIVATED', cite('ga:2.4.1.1', 'ga:2.4.1.3', 'ga:2.4.1.4', 'ga:2.4.0.13'));
      abilityActivated(g, l.object, l.seat, l.item);
      announceTargets(g, item);
      return { done: true };
    },
  },
);
