/**
 * Games within games (mtg 729): the one that is going on waits as it is, as part of the state, until another one that is played
 * with some of its cards has ended. Ids, timestamps, chance and decisions go on counting through both.
 */
import type { Seat } from '../contract/contract.js';
import { GAME_MARKS, NOTHING, PLAYER_MARKS, POOL, STATS, STEP, TURN, WAITING } from '../state/journal.js';
import { readObject } from '../state/object.js';
import type { OuterGame, PlayerState } from '../state/state.js';
import { exportState, readParts } from './border.js';
import { workingFrame } from './frame.js';
import { cardsApart, forgetGame, type OwnedCard, ownedCard, putCard } from './fresh.js';
import type { Game } from './game.js';
import type { InnerGames } from './policies.js';

/** Whether a game is being played within another one. */
export const isWithin = (g: Game): boolean => g.s.within !== undefined && g.s.within.length > 0;

/**
 * Has another game begin before the next step is run; the procedure that wants it goes on once that has ended.
 * @param into the local of that procedure that is told who won it
 */
export function beginWithin(g: Game, into: string, begun: (g: Game) => void): void {
  const { inner } = g.rules.turn;
  if (!inner) throw new Error('no games are played within games here');
  g.beforeNextStep = () => {
    begin(g, inner, into);
    begun(g);
  };
}

function begin(g: Game, inner: InnerGames, into: string): void {
  const { j, s } = g;
  const moved = Object.values(s.objects).flatMap((object) => {
    const zone = inner.begins(g, object);
    return zone === null ? [] : [{ object, zone }];
  });
  const stats = s.players.map(({ seat }) => inner.stats(g, seat));
  takeAway(g, new Set(moved.map(({ object }) => object.id)));
  const decks = moved.map(({ object }) => ownedCard(object));
  const { players, zones, objects, turn, frames, contexts, effects, replacements, ...more } = exportState(g);
  const { triggers, delayed, lastKnown, stops, marks } = more;
  const outer: OuterGame = {
    ...{ players, zones, objects, turn, frames, contexts, effects, replacements },
    ...{ triggers, delayed, lastKnown, stops, marks, into, decks },
  };
  j.set(s, 'within', [...(s.within ?? []), outer]);
  clear(g);
  for (const player of s.players) {
    setPlayer(g, player, {
      ...player,
      counters: {},
      pool: {},
      stats: stats[player.seat] ?? {},
      marks: inner.marksOf(player),
    });
  }
  for (const { object, zone } of moved) putCard(g, object, zone);
  j.refill(s.frames, [workingFrame(g.rules.procedures, inner.first())], NOTHING);
}

/** The game that waited goes on where it was, with the cards that come back to it (mtg 729.5). */
export function resumeOuter(g: Game): void {
  const { j, s } = g;
  const { inner } = g.rules.turn;
  const outer = s.within?.at(-1);
  if (!inner || !outer) throw new Error('no game waits for this one');
  const winners: Seat[] = s.result?.winners ?? [];
  const objects = [...Object.values(s.objects), ...(s.marks.aside ?? []).map(({ object }) => object)];
  const back = objects.flatMap(cardsApart).flatMap((card) => {
    const zone = inner.returns(g, card);
    return zone === null ? [] : [{ card: ownedCard(card), zone }];
  });
  const owners = new Set(objects.map(({ owner }) => owner));
  const gone = goneWithOwners(g, outer, owners);
  const left = s.players.map(({ marks }) => marks);
  g.beforeNextStep = null;
  clear(g);
  j.set(s, 'within', s.within && s.within.length > 1 ? s.within.slice(0, -1) : undefined);
  j.set(s, 'result', null);
  restore(g, outer);
  for (const [seat, marks] of left.entries())
    if (owners.has(seat)) j.set(g.player(seat), 'marks', inner.marksAfter(g.player(seat).marks, marks), PLAYER_MARKS);
  for (const { card, zone } of [...back, ...gone]) putCard(g, card, zone);
  j.note(g.top().locals, outer.into, winners);
}

/** The cards of players who left the inner game took leave of that game alone: the one that goes on has them as before. */
function goneWithOwners(g: Game, { decks }: OuterGame, owners: ReadonlySet<Seat>): { card: OwnedCard; zone: string }[] {
  const { deck } = g.rules.zones.piles;
  return decks.filter(({ owner }) => !owners.has(owner)).map((card) => ({ card, zone: deck }));
}

function takeAway(g: Game, ids: ReadonlySet<number>): void {
  for (const key of Object.keys(g.s.zones)) {
    const zone = g.zone(key);
    if (!zone.some((id) => ids.has(id))) continue;
    const left = zone.filter((id) => !ids.has(id));
    g.j.refill(zone, left, g.channelOf(key));
  }
  for (const id of ids) g.remove(g.object(id));
}

/** Nothing of the present game is left but its players. */
function clear(g: Game): void {
  const { j, s } = g;
  takeAway(g, new Set(Object.values(s.objects).map(({ id }) => id)));
  for (const id of Object.keys(s.contexts)) j.drop(s.contexts, id);
  for (const id of Object.keys(s.lastKnown)) j.drop(s.lastKnown, id);
  if (s.stops.length > 0) j.refill(s.stops, []);
  forgetGame(g, s.marks.authored ? { authored: true } : {});
}

function setPlayer(g: Game, player: PlayerState, { stats, counters, pool, marks, lost }: PlayerState): void {
  const { j } = g;
  j.set(player, 'stats', { ...stats }, STATS);
  j.set(player, 'counters', { ...counters });
  j.set(player, 'pool', { ...pool }, POOL);
  j.set(player, 'marks', { ...marks }, PLAYER_MARKS);
  j.set(player, 'lost', lost);
}

function restore(g: Game, outer: OuterGame): void {
  const { j, s } = g;
  const { parts, read } = readParts(g, outer);
  for (const player of s.players) setPlayer(g, player, outer.players[player.seat] ?? player);
  for (const object of Object.values(outer.objects)) g.addShared(readObject(object, read));
  for (const [key, ids] of Object.entries(outer.zones)) j.refill(g.zone(key), ids, g.channelOf(key));
  const { number, active, index, phase, step, priority } = outer.turn;
  j.set(s.turn, 'number', number, TURN);
  j.set(s.turn, 'active', active, TURN);
  j.note(s.turn, 'index', index);
  j.set(s.turn, 'phase', phase, STEP);
  j.set(s.turn, 'step', step, STEP);
  j.note(s.turn, 'priority', priority);
  for (const [id, context] of Object.entries(parts.contexts)) j.put(s.contexts, id, context);
  for (const [id, last] of Object.entries(parts.lastKnown)) j.put(s.lastKnown, id, last);
  j.refill(s.effects, parts.effects);
  j.refill(s.replacements, parts.replacements);
  j.refill(s.delayed, parts.delayed);
  j.refill(s.triggers, parts.triggers, WAITING);
  j.refill(s.stops, outer.stops);
  j.set(s, 'marks', parts.marks, GAME_MARKS);
  const frames = parts.frames.map((frame) => workingFrame(g.rules.procedures, frame));
  j.refill(s.frames, frames, NOTHING);
}
