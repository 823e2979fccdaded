/** Where a spell goes as it finishes resolving, is countered, or has lost its targets (608.2m, 608.3, 701.6). */
import {
  definitionOf,
  type Entity,
  freeEffects,
  type Json,
  moveAction,
  perform,
  procedure,
  removeFromStack,
} from '@arbiter/engine';

const PERMANENT_TYPES = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'];

export const finish = procedure<{ item: number; why: string }, { controller: number }>('finish', {
  leave: (g, l) => {
    const item = g.object(l.item);
    if (item.kind === 'ability') {
      removeFromStack(g, l.item);
      return { done: null };
    }
    const types = definitionOf(g, item).props.types as string[];
    // Who cast it; effects that gave control of the spell go on for the permanent (400.7a).
    const controller = item.controller ?? item.owner;
    if (l.why !== 'resolved' || !types.some((t) => PERMANENT_TYPES.includes(t))) {
      const cause = l.why === 'resolved' ? 'resolve' : l.why;
      return perform(g, [moveAction({ object: l.item, to: 'graveyard', cause })]);
    }
    // 608.3a: a permanent spell becomes a permanent under its controller's control; an Aura attached (608.3c).
    g.j.note(l, 'controller', controller);
    const target = (item.play?.targets[0]?.[0] as Entity | undefined) ?? null;
    const subtypes = definitionOf(g, item).props.subtypes as string[];
    const attachedTo = subtypes.includes('Aura') && target ? { attachedTo: target as unknown as Json } : {};
    return perform(g, [moveAction({ object: l.item, to: 'battlefield', cause: 'resolve', controller, ...attachedTo })]);
  },
  entered: (g, l) => {
    const became = g.s.lastKnown[l.item]?.became;
    const permanent = became === undefined ? undefined : g.find(became);
    // 400.7d: what the way of casting does for the permanent that the spell became.
    const effects = permanent?.zone === 'battlefield' ? permanent.from?.way?.entered : undefined;
    if (!effects) return { done: null };
    return freeEffects.call({ source: became as number, controller: l.controller, effects, event: {} });
  },
});
