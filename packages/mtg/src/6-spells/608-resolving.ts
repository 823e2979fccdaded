/** Where a spell goes as it finishes resolving, is countered, or has lost its targets (608.2m, 608.3, 701.6). */
import {
  characteristicsOf,
  definitionOf,
  type Entity,
  type Finishing,
  freeEffects,
  type Game,
  moveAction,
  type Obj,
  perform,
  procedure,
  removeFromStack,
  type Seat,
  spellFaceOf,
  wordsOf,
  zoneName,
} from '@arbiter/engine';
import { mutatesInto, mutating } from '../7-additional/702-keywords/702.140-mutate.js';
import { hasSneakedIn, sneaksIn } from '../7-additional/702-keywords/702.190-sneak.js';
import { unlockedByCasting } from '../7-additional/709.5-rooms.js';
import type { MagicLayout } from '../7-additional/709-faces.js';

const PERMANENT_TYPES = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'];

/** What becomes of a card whose second face has resolved and went somewhere else than usual for that. */
function afterResolving(g: Game, card: Obj, controller: Seat): void {
  const layout = definitionOf(g, card).layout as MagicLayout | undefined;
  const exit = layout?.exits?.[card.from?.way?.face ?? 0];
  if (!layout || exit?.to !== zoneName(card.zone)) return;
  // 720.3d: an Omen is shuffled into the library.
  if (exit.to === 'library') {
    g.change(card, 'from', undefined);
    g.rules.zones.shuffle(g, card.zone);
  }
  // 715.3d: as long as the card stays exiled, who cast the Adventure may play it, but not as an Adventure.
  if (layout.playableAfterwards)
    g.j.push(g.s.effects, {
      id: g.nextId(),
      ts: g.nextTimestamp(),
      source: card.id,
      controller,
      objects: [card.id],
      mods: [{ mod: 'play', face: 0 }],
      until: { kind: 'permanent' },
    });
}

export const finish = procedure<Finishing, { controller: number }>('finish', {
  // 608.3d: a mutating creature spell doesn't enter, but merges with what it targets.
  merge: (g, l) => {
    const target = l.why === 'resolved' ? mutatesInto(g, g.object(l.item)) : undefined;
    return target === undefined ? { go: 'leave' } : mutating.call({ spell: l.item, target }, { go: 'merged' });
  },
  merged: () => ({ done: null }),
  leave: (g, l) => {
    const item = g.object(l.item);
    if (item.kind === 'ability') {
      removeFromStack(g, l.item);
      return { done: null };
    }
    const { props } = spellFaceOf(g, item);
    const types = wordsOf(props.types);
    const subtypes = wordsOf(characteristicsOf(g, item.id).props.subtypes);
    // Who cast it; effects that gave control of the spell go on for the permanent (400.7a).
    const controller = item.controller ?? item.owner;
    if (l.why !== 'resolved' || !types.some((t) => PERMANENT_TYPES.includes(t))) {
      const cause = l.why === 'resolved' ? 'resolve' : l.why;
      g.j.note(l, 'controller', controller);
      // What counters a spell may say where it goes instead (701.6a).
      if (l.to !== undefined)
        return perform(g, [moveAction({ object: l.item, to: l.to, position: l.position, cause })]);
      return perform(g, [moveAction({ object: l.item, to: 'graveyard', cause })]);
    }
    // 608.3a: a permanent spell becomes a permanent under its controller's control; an Aura attached (608.3c).
    g.j.note(l, 'controller', controller);
    const target = (item.play?.targets[0]?.[0] as Entity | undefined) ?? null;
    const attachedTo = subtypes.includes('Aura') && target ? { attachedTo: target } : {};
    const status = unlockedByCasting(g, item);
    const move = { object: l.item, to: 'battlefield', cause: 'resolve', controller, ...attachedTo };
    const sneaked = sneaksIn(g, item);
    if (sneaked) return perform(g, [moveAction({ ...move, ...sneaked, status: { ...status, ...sneaked.status } })]);
    return perform(g, [moveAction(status ? { ...move, status } : move)]);
  },
  // 608.3e: what can't be put onto the battlefield goes to the graveyard.
  stays: (g, l) =>
    g.find(l.item)?.zone === 'stack'
      ? perform(g, [moveAction({ object: l.item, to: 'graveyard', cause: 'resolve' })])
      : undefined,
  entered: (g, l) => {
    const became = g.s.lastKnown[l.item]?.became;
    const permanent = became === undefined ? undefined : g.find(became);
    if (permanent && l.why === 'resolved') afterResolving(g, permanent, l.controller);
    if (permanent?.from?.method === 'sneak') hasSneakedIn(g, permanent.id);
    // 400.7d: what the way of casting does for the permanent that the spell became.
    const effects = permanent?.zone === 'battlefield' ? permanent.from?.way?.entered : undefined;
    if (!effects) return { done: null };
    return freeEffects.call({ source: became as number, controller: l.controller, effects, event: {} });
  },
});
