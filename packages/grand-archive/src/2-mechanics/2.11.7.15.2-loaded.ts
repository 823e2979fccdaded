/**
 * Loaded cards: they lie under an object until it is used for an attack, and then go into the intent. Guns, bows and
 * aetherwings are used only loaded, and without attack cards (2.11.7.15.2).
 */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  controllerOf,
  defineEvent,
  definePredicate,
  defineRule,
  filterOf,
  type Game,
  isPlayer,
  lists,
  matches,
  moveAction,
  playerRules,
  type Seat,
  type TriggerEvent,
} from '@arbiter/engine';
import { cite } from '../cite.js';

const LOADED = 'loaded';
/** Weapons that must be loaded, by subtype. */
const FIRED = ['Gun', 'Bow', 'Aetherwing'];
/** What cards that are loaded are, most of them; what they do as they are used they do in the intent. */
export const AMMUNITION: readonly string[] = ['Arrow', 'Bullet', 'Aethercharge'];

/** The cards under an object. */
export function loadedOf(g: Game, id: number): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < g.s.seats; seat++)
    for (const card of g.zone(`${LOADED}:${seat}`)) {
      const under = g.object(card).attachedTo;
      if (under !== undefined && 'object' in under && under.object === id) found.push(card);
    }
  return found;
}
const isLoaded = (g: Game, id: number): boolean => loadedOf(g, id).length > 0;

const UNLOADED = 'usesUnloaded';
export const usesUnloaded = defineRule(UNLOADED, {
  description: 'Of players: use weapons of theirs that fit `of` unloaded, as though they were loaded.',
  example: { mod: 'rule', rule: UNLOADED, of: { has: ['subtypes', ['Gun']] } },
  params: (p) => ({ of: p.filter }),
});
/** Whether its controller may use a weapon as though it were loaded. */
const asThoughLoaded = (g: Game, weapon: number): boolean => {
  const controller = controllerOf(g, weapon);
  return playerRules(g, controller, UNLOADED).some(({ mod, source }) =>
    matches(g, { object: weapon }, filterOf(mod.of), { source, controller }),
  );
};

/** Whether a weapon may be used with these attack cards, as far as it must be loaded. */
export const isReady = (g: Game, weapon: number, cards: readonly number[]): boolean =>
  !lists(g, weapon, 'subtypes').some((subtype) => FIRED.includes(subtype)) ||
  (cards.length === 0 && (isLoaded(g, weapon) || asThoughLoaded(g, weapon)));

/** A card is loaded into something that is there, or laid under a champion that is, or not at all. */
export const isNowhere = (g: Game, { to, attachedTo }: ActionOf<'move'>): boolean =>
  (to === LOADED || to === 'lineage') &&
  (attachedTo === undefined || !('object' in attachedTo) || g.find(attachedTo.object)?.zone !== 'field');

/** What is loaded into an object goes to the graveyard as that leaves the field. */
const unloaded = (g: Game, moves: readonly ActionOf<'move'>[]): Action[] =>
  moves.flatMap(({ object }) =>
    g.find(object)?.zone === 'field'
      ? loadedOf(g, object).map((card) => moveAction({ object: card, to: 'graveyard', cause: 'unloaded' }))
      : [],
  );

declare module '@arbiter/engine' {
  interface Events {
    /** An object became loaded. */
    loaded: { object: number; player: Seat };
  }
}
export const becomesLoaded = defineEvent('loaded', {
  description: 'An object into which nothing was loaded became loaded.',
  example: { on: 'loaded', object: 'self' },
  refs: ['object', 'player'],
});
/** What is loaded becomes so with the first card under it (2.11.7.15.2). */
function loading(g: Game, { to, attachedTo }: ActionOf<'move'>, wasLoaded: boolean): TriggerEvent[] {
  if (to !== LOADED || attachedTo === undefined || !('object' in attachedTo) || wasLoaded) return [];
  const under = attachedTo.object;
  return isLoaded(g, under) ? [{ type: 'loaded', object: under, player: controllerOf(g, under) }] : [];
}

export const unloading = (kind: ActionKind<ActionOf<'move'>>): ActionKind<ActionOf<'move'>> => ({
  ...kind,
  apply: (g, action) => {
    const { attachedTo } = action;
    const wasLoaded = attachedTo !== undefined && 'object' in attachedTo && isLoaded(g, attachedTo.object);
    return [...kind.apply(g, action), ...loading(g, action, wasLoaded)];
  },
  results: (g, moves) => [...(kind.results?.(g, moves) ?? []), ...unloaded(g, moves)],
});

/** The loaded cards of what attacks go into the intent of the attack. */
export const firing = (g: Game, used: readonly number[], controller: number): ActionOf<'move'>[] =>
  used.flatMap((id) =>
    loadedOf(g, id).map((object) => ({
      ...moveAction({ object, to: 'intent', cause: 'fire', controller }),
      $rules: cite('ga:2.11.7.15.2'),
    })),
  );

export const loadedPredicate = definePredicate('loaded', {
  description: 'A card is loaded into it.',
  holds: (g, e) => !isPlayer(e) && isLoaded(g, e.object),
  reads: [],
});
