/** What a game that begins in the midst of another one starts from: cards that nothing is known of, and nothing that lasts. */
import type { Seat } from '../contract/contract.js';
import { GAME_MARKS, REST, STEP, TURN, WAITING } from '../state/journal.js';
import type { GameMarks, MarksOf } from '../state/marks.js';
import { newObject } from '../state/object.js';
import type { Obj } from '../state/state.js';
import { componentsOf } from '../zones/components.js';
import type { Game } from './game.js';

/** As much of a card as belongs to no game in particular. */
export interface OwnedCard {
  def: number;
  owner: Seat;
  designation?: string;
}

export const ownedCard = ({ def, owner, designation }: OwnedCard): OwnedCard => ({
  def,
  owner,
  ...(designation === undefined ? {} : { designation }),
});

/** The cards that an object is: several where these are one object (mtg 712.4a, 730.2). */
export const cardsApart = (object: Obj): Obj[] =>
  object.under === undefined
    ? [object]
    : componentsOf(object).map(({ def, kind, designation }) => newObject({ ...object, def, kind, designation }));

/** A card is a new object that nothing is known of but which card it is and what it is designated as. */
export function putCard(g: Game, card: OwnedCard, name: string): void {
  const zone = g.rules.zones.table[name]?.owner === 'shared' ? name : `${name}:${card.owner}`;
  const object = newObject({ ...ownedCard(card), id: g.nextId(), zone });
  g.add(object);
  g.j.push(g.zone(zone), object.id, g.channelOf(zone));
}

/** What lasts, waits or is remembered belongs to one game alone, and so does its turn. @param marks what does not */
export function forgetGame(g: Game, marks: MarksOf<GameMarks>): void {
  const { s, j } = g;
  for (const list of [s.effects, s.replacements, s.delayed]) if (list.length > 0) j.refill<unknown>(list, [], REST);
  if (s.triggers.length > 0) j.refill(s.triggers, [], WAITING);
  j.set(s, 'marks', marks, GAME_MARKS);
  const { turn } = s;
  j.set(turn, 'number', 0, TURN);
  j.note(turn, 'index', 0);
  j.set(turn, 'phase', null, STEP);
  j.set(turn, 'step', null, STEP);
  j.note(turn, 'priority', null);
}
