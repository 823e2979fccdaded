/**
 * Starcalling (2.11.7.15.2): whoever looks at the card while glimpsing may activate it for this cost, at whatever speed; all other
 * cards that they look at go under the deck then.
 */
import {
  type Choice,
  controllerOf,
  defineRule,
  definitionOf,
  entityChoice,
  filterOf,
  type Game,
  lists,
  matches,
  moveAction,
  perform,
  playerRules,
  procedure,
  type Seat,
  type Then,
  thenGo,
  triggerOn,
  type Way,
  zone,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../../cite.js';
import { activatableCard, activateCard, isTimely } from '../2.3.1-activating.js';
import { abilitiesOfCard } from '../2.4.4-restrictions.js';
import { AETHERCALLED, STARCALLED } from './starcalled.js';

const GLIMPSE = 'GLIMPSE';

/** The ways in which a card could be called by whoever looks at it. */
const callsOf = (g: Game, card: number, seat: Seat): Way[] =>
  abilitiesOfCard(g, card, seat)
    .flatMap((a): Way[] =>
      a.kind === 'keyword' && a.keyword === STARCALLED && a.cost
        ? [{ method: STARCALLED, cost: a.cost, timing: 'fast' }]
        : [],
    )
    .concat(lentCalls(g, card, seat));
/** What an effect lets be called, for as much as its reserve cost is. */
function lentCalls(g: Game, card: number, seat: Seat): Way[] {
  if (!isCalled(g, card, seat, STARCALLED)) return [];
  const { cost, costKind } = definitionOf(g, g.object(card)).props;
  return costKind === 'reserve' && typeof cost === 'number'
    ? [{ method: STARCALLED, cost: [{ pay: 'reserve', amount: cost }], timing: 'fast' }]
    : [];
}
/** Whether an effect gives a keyword to the cards that a player looks at while glimpsing, among them this one. */
const isCalled = (g: Game, card: number, seat: Seat, keyword: string): boolean =>
  playerRules(g, seat, CALLS).some(
    ({ mod, source }) =>
      mod.keyword === keyword && matches(g, { object: card }, filterOf(mod.of), { source, controller: seat }),
  );
const CALLS = 'callsGlimpsed';
export const callsGlimpsed = defineRule(CALLS, {
  description:
    'Of players: what they look at while glimpsing, or fits `of`, has starcalling for its reserve cost, or aethercalling.',
  example: { mod: 'rule', rule: CALLS, keyword: STARCALLED },
  params: (p) => ({ keyword: z.enum([STARCALLED, AETHERCALLED]), of: p.filter.optional() }),
});
const possible = (g: Game, card: number, seat: Seat): Way[] =>
  callsOf(g, card, seat).filter((way) => isTimely(g, card, seat, way) && activatableCard(g, card, seat, way) !== null);

const isAethercalling = (g: Game, id: number, seat: Seat): boolean =>
  abilitiesOfCard(g, id, seat).some((a) => a.kind === 'keyword' && a.keyword === AETHERCALLED) ||
  isCalled(g, id, seat, AETHERCALLED);
/** Aetherwing weapons of a player. */
const aetherwings = (g: Game, seat: Seat): number[] =>
  g
    .zone('field')
    .filter(
      (id) =>
        controllerOf(g, id) === seat &&
        lists(g, id, 'types').includes('Weapon') &&
        lists(g, id, 'subtypes').includes('Aetherwing'),
    );
/** Cards that may be loaded by whoever looks at them. */
const loadable = (g: Game, seat: Seat, looked: readonly number[]): number[] =>
  aetherwings(g, seat).length === 0 ? [] : looked.filter((id) => isAethercalling(g, id, seat));
/** Where cards of a player lie of which others don't know which they are: whether it is asked must not tell where. */
const UNSEEN = ['mainDeck', 'hand', 'memory', 'materialDeck', 'banishment'];
const hasSuch = (g: Game, seat: Seat, asks: (id: number) => boolean): boolean =>
  UNSEEN.some((name) => zone(g, name, seat).some((id) => g.object(id).owner === seat && asks(id)));

type Calling = { loads: number[]; loaded: number[]; weapon: number[]; picked: number[] };
/**
 * Of the cards that are looked at some are loaded, and one of the others is activated, if any; the result is that card. Loading
 * is a special action, and waits for nobody.
 */
export const starcall = procedure<{ seat: Seat; looked: readonly number[] }, Calling>('starcall', {
  load: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'AETHERCALL',
      shape: 'CHOOSE',
      prompt: 'Choose cards that you load into Aetherwing weapons, or none',
      rules: cite('ga:2.11.7.15.2'),
      options: loadable(g, l.seat, l.looked).map((id): Choice => entityChoice(g, { object: id }, id)),
      min: 0,
      max: loadable(g, l.seat, l.looked).length,
      always: aetherwings(g, l.seat).length > 0 && hasSuch(g, l.seat, (id) => isAethercalling(g, id, l.seat)),
    },
    into: 'loads',
  }),
  into: (g, l) => {
    const [card] = l.loads;
    if (card === undefined) return { go: 'ask' };
    return {
      ask: {
        seat: l.seat,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: 'Choose the Aetherwing weapon that it is loaded into',
        rules: cite('ga:2.11.7.15.2'),
        source: card,
        options: aetherwings(g, l.seat).map((id): Choice => entityChoice(g, { object: id }, id)),
        min: 1,
        max: 1,
      },
      into: 'weapon',
    };
  },
  loading: (g, l) => {
    const [object = 0, ...loads] = l.loads;
    const [weapon = 0] = l.weapon;
    g.j.note(l, 'loads', loads);
    const move = moveAction({ object, to: 'loaded', attachedTo: { object: weapon }, cause: 'load' });
    return thenGo(perform(g, [{ ...move, $rules: cite('ga:2.11.7.15.2') }]), 'into');
  },
  ask: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'STARCALL',
      shape: 'CHOOSE',
      prompt: 'Choose a card that you starcall, or none',
      rules: cite('ga:2.11.7.15.2'),
      options: l.looked.flatMap((id): Choice[] => {
        if (g.find(id)?.zone !== `mainDeck:${l.seat}`) return [];
        const [way] = possible(g, id, l.seat);
        return way ? [entityChoice(g, { object: id }, id, { cost: g.rules.view.costText(way.cost ?? []) })] : [];
      }),
      min: 0,
      max: 1,
      // Whether such a card is among these is nobody else's business.
      always: hasSuch(g, l.seat, (id) => callsOf(g, id, l.seat).length > 0),
    },
    into: 'picked',
  }),
  activate: (g, l) => {
    const [object] = l.picked;
    const [way] = object === undefined ? [] : possible(g, object, l.seat);
    return object === undefined || !way ? { done: 0 } : activateCard.call({ seat: l.seat, object, way });
  },
  called: (_g, l) => ({ done: l.picked[0] ?? 0 }),
});

/** Asks whoever glimpses, as they look at the cards. */
export const starcalled = (g: Game, seat: Seat, kind: string, looked: readonly number[], then: Then) =>
  kind === GLIMPSE && looked.some((id) => g.find(id)) ? starcall.call({ seat, looked }, then) : undefined;

declare module '@arbiter/engine' {
  interface Events {
    glimpse: { player: Seat; amount: number };
  }
}
/** What waits for glimpsing does so once it is complete. */
export function glimpsed(g: Game, seat: Seat, kind: string, amount: number): void {
  if (kind === GLIMPSE) triggerOn(g, { type: 'glimpse', player: seat, amount });
}
