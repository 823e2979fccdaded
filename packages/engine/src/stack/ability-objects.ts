/** Abilities on the stack are objects of their own (mtg 113.7a), which come and cease to exist. */
import type { Seat } from '../contract/contract.js';
import type { Ability, CardDefinition } from '../language/types.js';
import { defIndex, known, type Looks } from '../machine/definition-of.js';
import type { Game } from '../machine/game.js';
import { zone } from '../machine/zones.js';
import { STACK } from '../state/journal.js';
import { newObject } from '../state/object.js';
import type { Obj, PlayData } from '../state/state.js';

/** What an ability is named by that has no source: no card, and so none that somebody may not see. */
const NO_CARD: CardDefinition = { name: '', props: { name: '' }, abilities: [] };

/** Puts an ability on the stack as an object of its own. */
export function pushAbility(
  g: Game,
  ability: Ability,
  source: number,
  controller: Seat,
  because: Pick<PlayData, 'event' | 'carried'> = {},
): Obj {
  g.makeRoom(g.rules.zones.stack);
  const from = g.find(source) ?? g.s.lastKnown[source];
  const object = newObject({
    id: g.nextId(),
    def: from?.def ?? defIndex(g, known(g, NO_CARD)),
    ...looksOf(from),
    owner: controller,
    zone: g.rules.zones.stack,
    kind: 'ability',
    ts: g.nextTimestamp(),
    ability,
    source,
    play: { method: 'normal', targets: [], ...because },
  });
  g.add(object);
  g.j.insert(zone(g, g.rules.zones.stack), 0, object.id, STACK);
  return object;
}

/** Which face of its card an ability is named by. */
function looksOf(source: Looks | undefined): Partial<Looks> {
  if (source?.covered !== undefined) return { covered: source.covered };
  return source?.face === undefined ? {} : { face: source.face };
}

/** Takes an ability, or a copy, off the stack: it ceases to exist. */
export function removeFromStack(g: Game, id: number): void {
  g.j.remove(zone(g, g.rules.zones.stack), id, STACK);
  g.remove(g.object(id));
}
