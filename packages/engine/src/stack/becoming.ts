/** What a spell becomes by the way in which it is cast, and the permanent with it, until that ends (mtg 702.103b). */
import type { Way } from '../language/types.js';
import type { Game } from '../machine/game.js';
import type { Obj } from '../state/state.js';
import { writePlay } from './play-data.js';

/** As a spell is put onto the stack it becomes what the way says. */
export function become(g: Game, spell: Obj, { becomes }: Pick<Way, 'becomes'>): void {
  if (!becomes) return;
  g.j.push(g.s.effects, {
    id: g.nextId(),
    ts: g.nextTimestamp(),
    source: spell.id,
    controller: spell.controller ?? spell.owner,
    objects: [spell.id],
    mods: becomes,
    until: { kind: 'permanent' },
    becoming: true,
  });
}

/** Whether an object is still what it became as it was cast. */
export const hasBecome = (g: Game, id: number): boolean =>
  g.s.effects.some((e) => e.becoming === true && e.objects.includes(id));

/** It is that no longer; what was chosen for it as that goes with it. */
export function endBecoming(g: Game, id: number): void {
  if (!hasBecome(g, id)) return;
  g.j.refill(
    g.s.effects,
    g.s.effects.filter((e) => !(e.becoming === true && e.objects.includes(id))),
  );
  const object = g.find(id);
  const way = object?.play?.way;
  if (object && way) writePlay(g, object, { targets: [], way: { method: way.method } });
}
