/**
 * Beginning a game anew in the midst of it: its cards go back to where a game begins, and nothing else of what there was
 * is left, but for what whoever began it anew still has to do (mtg 727).
 */
import { workingFrame } from '../machine/frame.js';
import { cardsApart, forgetGame, putCard } from '../machine/fresh.js';
import type { Game } from '../machine/game.js';
import { zoneName } from '../machine/zones.js';
import { NOTHING, PLAYER_MARKS, POOL } from '../state/journal.js';
import type { MarksOf, PlayerMarks } from '../state/marks.js';
import type { Frame, Obj, PlayerState } from '../state/state.js';
import { asideOf } from '../zones/aside.js';
import { remember } from '../zones/move.js';
import { LASTING } from './leaving.js';

export interface Anew {
  /** These stay where they are, and are not part of anybody's deck. */
  stays: ReadonlySet<number>;
  /** The zone in which a card begins; null: it is no card, and ceases to exist. */
  begins: (object: Obj) => string | null;
  /** The scores that each player begins with, by seat. */
  stats: readonly PlayerState['stats'][];
  /** Of what was noted about a player, what does not belong to one game alone. */
  marksOf: (player: PlayerState) => MarksOf<PlayerMarks>;
  /** What goes on once all that is being done now is done. */
  then: Frame;
}

/**
 * All cards, also those that are set aside or are one object with another, become new objects of their owners' (mtg 727.2).
 * What is being carried out goes on, and then the new game does, of which it is the first thing that happens (mtg 727.4).
 */
export function beginAnew(g: Game, { stays, begins, stats, marksOf, then }: Anew): void {
  rememberSources(g);
  const objects = [...Object.values(g.s.objects), ...asideOf(g).map(({ object }) => object)];
  for (const key of Object.keys(g.s.zones)) {
    const zone = g.zone(key);
    if (zone.some((id) => !stays.has(id)))
      g.j.refill(
        zone,
        zone.filter((id) => stays.has(id)),
        g.channelOf(key),
      );
  }
  for (const object of objects) {
    if (stays.has(object.id)) leaveClean(g, object);
    else {
      if (g.find(object.id)) g.remove(object);
      for (const card of cardsApart(object)) {
        const zone = begins(card);
        if (zone !== null) putCard(g, card, zone);
      }
    }
  }
  for (const player of g.s.players) {
    const begun = stats[player.seat] ?? {};
    for (const stat of Object.keys(player.stats)) if (!(stat in begun)) g.setStat(player.seat, stat, 0);
    for (const [stat, amount] of Object.entries(begun)) g.setStat(player.seat, stat, amount);
    g.j.set(player, 'counters', {});
    g.j.set(player, 'pool', {}, POOL);
    if (!player.lost) g.j.set(player, 'marks', marksOf(player), PLAYER_MARKS);
  }
  const { match, authored } = g.s.marks;
  forgetGame(g, { ...(match ? { match } : {}), ...(authored ? { authored } : {}) });
  // It is done between steps: the frames that are given up lie below the one that goes on.
  g.beforeNextStep = () => {
    const under = g.s.frames.findLastIndex(({ procedure }) => LASTING.has(procedure));
    const base = workingFrame(g.rules.procedures, then);
    g.j.refill(g.s.frames, [base, ...g.s.frames.slice(under + 1)], NOTHING);
  };
}

/** What stays stays as what it is by itself. */
function leaveClean(g: Game, object: Obj): void {
  for (const field of ['marks', 'counters', 'status', 'covered', 'known', 'from', 'chosen'] as const)
    if (object[field] !== undefined) g.change(object, field, undefined);
}

/** Of what is being carried out, what follows may still speak of the object that says so. */
function rememberSources(g: Game): void {
  const sources = new Set(Object.values(g.s.contexts).map(({ source }) => source));
  for (const source of sources) {
    const object = g.find(source);
    if (object && g.rules.zones.table[zoneName(object.zone)]?.hidden === 'public') remember(g, object);
  }
  for (const id of Object.keys(g.s.lastKnown)) if (!sources.has(Number(id))) g.j.drop(g.s.lastKnown, id);
}
