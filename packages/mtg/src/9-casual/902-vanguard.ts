/** Vanguard (902): each player has a vanguard card in the command zone, which changes their life and their hand. */
import {
  type Characteristics,
  type Compiled,
  cardOf,
  type Game,
  type JsonObject,
  place,
  publicId,
  type Seat,
  type State,
  wordsOf,
} from '@arbiter/engine';
import { hasVanguards, lifeIn } from '../8-multiplayer/formats.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';

const VANGUARD = 'Vanguard';
type Modifier = 'handModifier' | 'lifeModifier';

/** The number that a vanguard card has in one of its lower corners (211.1, 212.1). */
export const modifierIn = (props: Characteristics, name: Modifier): number => {
  const printed = props[name];
  return typeof printed === 'number' ? printed : 0;
};

/** The vanguard card that a player owns in the command zone (902.6). */
export const vanguardOf = (g: Game, seat: Seat): number | undefined =>
  g.zone('command').find((id) => {
    const { owner, def } = g.object(id);
    return owner === seat && wordsOf(g.defined(def).props.types).includes(VANGUARD);
  });

/** What a player's vanguard card adds to their starting life, or to their hand. */
export function modifierOf(g: Game, seat: Seat, name: Modifier): number {
  const id = vanguardOf(g, seat);
  return id === undefined ? 0 : modifierIn(g.defined(g.object(id).def).props, name);
}

/** A vanguard card changes the starting hand size, and the maximum hand size with it (902.5, 902.5b). */
const handOf = (g: Game, seat: Seat, usual: number): number =>
  hasVanguards(g.s.options) ? Math.max(0, usual + modifierOf(g, seat, 'handModifier')) : usual;

/** How many cards a player begins with (103.5). */
export const handSizeOf = (g: Game, seat: Seat): number => handOf(g, seat, editionOf(g).numbers.handSize);
/** How many they may have at the end of their turn, where nothing else says so (402.2). */
export const usualMaximumHandSize = (g: Game, seat: Seat): number =>
  handOf(g, seat, editionOf(g).numbers.maximumHandSize);

/** The life total that a player begins the game with (103.4). */
export const startingLifeOf = (g: Game, seat: Seat): number =>
  lifeIn(g.rules, g.s.options, seat) + (hasVanguards(g.s.options) ? modifierOf(g, seat, 'lifeModifier') : 0);

/** Puts a player's vanguard card into the command zone before the game begins (902.3), which changes their life (902.4). */
export function placeVanguard(state: State, seat: Seat, card: Compiled): void {
  place(state, card, seat, 'command');
  const stats = state.players[seat]?.stats;
  if (stats) stats.life = (stats.life ?? 0) + modifierIn(card.props, 'lifeModifier');
}

/** It gets its timestamp as the game begins, and everybody is told what it changes (613.7i). @citation */
const BEGUN = cite(
  'mtg:613.7i',
  'mtg:902.3',
  'mtg:902.4',
  'mtg:902.5',
  'mtg:902.5a',
  'mtg:902.5b',
  'mtg:902.6',
  'mtg:103.4b',
  'mtg:103.5a',
  'mtg:109.4e',
  'mtg:119.1b',
  'mtg:211.1',
  'mtg:212.1',
  'mtg:313.5',
  'mtg:313.6',
  'mtg:313.7',
);
export function beginVanguard(g: Game, seat: Seat): void {
  const id = vanguardOf(g, seat);
  if (id === undefined) return;
  g.change(g.object(id), 'ts', g.nextTimestamp());
  g.emit('VANGUARD_REVEALED', BEGUN, { seat, object: publicId(id), card: cardOf(g, id) });
}

/** A vanguard card that comes back from a subgame lies in the command zone as it did (729.5b). */
export function returnVanguard(g: Game, seat: Seat): void {
  const id = vanguardOf(g, seat);
  if (id !== undefined && g.object(id).ts === undefined) g.change(g.object(id), 'ts', g.nextTimestamp());
}

/** What everybody sees of a player's vanguard card. */
export function viewVanguard(g: Game, seat: Seat): JsonObject {
  const id = hasVanguards(g.s.options) ? vanguardOf(g, seat) : undefined;
  if (id === undefined) return {};
  const { name, props } = g.defined(g.object(id).def);
  const modifiers = { hand: modifierIn(props, 'handModifier'), life: modifierIn(props, 'lifeModifier') };
  return { vanguard: { id: publicId(id), card: name, ...modifiers } };
}
