/** Where a spell goes as it finishes resolving, is countered, or has lost its targets (608.2m, 608.3, 701.6). */
import {
  definitionOf,
  type Effect,
  type Entity,
  type Game,
  type Json,
  moveAction,
  perform,
  procedure,
  removeFromStack,
} from '@arbiter/engine';
import { editionOf } from '../edition.js';

/** Mark of a permanent whose spell wasn't cast for its mana cost: the method. */
const CAST_BY = 'castBy';
/** Whether a permanent's spell was cast by this method (400.7d). */
export const wasCastBy = (g: Game, id: number, method: string): boolean => g.marksOf(g.find(id))?.[CAST_BY] === method;

const PERMANENT_TYPES = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'];

export const finish = procedure<{ item: number; why: string; controller: number; method: string }>('finish', {
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
      g.j.note(l, 'method', '');
      return perform(g, [
        moveAction({ object: l.item, to: 'graveyard', cause: l.why === 'resolved' ? 'resolve' : l.why }),
      ]);
    }
    // 608.3a: a permanent spell becomes a permanent under its controller's control; an Aura attached (608.3c).
    const method = item.play?.method ?? 'normal';
    g.j.note(l, 'method', method);
    g.j.note(l, 'controller', controller);
    const target = (item.play?.targets[0]?.[0] as Entity | undefined) ?? null;
    const subtypes = definitionOf(g, item).props.subtypes as string[];
    const attachedTo = subtypes.includes('Aura') && target ? { attachedTo: target as unknown as Json } : {};
    // 400.7d: abilities of the permanent may ask how its spell was cast.
    const marks = method === 'normal' ? {} : { marks: { [CAST_BY]: method } };
    return perform(g, [
      moveAction({ object: l.item, to: 'battlefield', cause: 'resolve', controller, ...attachedTo, ...marks }),
    ]);
  },
  entered: (g, l) => {
    const effects: Effect[] | undefined = editionOf(g).hooks.castMethod.find((m) => m.method === l.method)?.entered;
    const became = g.s.lastKnown[l.item]?.became;
    if (!effects || became === undefined || !g.find(became)) return { done: null };
    return {
      call: 'freeEffects',
      locals: { source: became, controller: l.controller, effects: effects as unknown as Json, event: {} },
    };
  },
});
