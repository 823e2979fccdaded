/** Mutate (702.140): a creature spell that merges with a creature instead of entering (730). */
import {
  defineEvent,
  endBecoming,
  type Game,
  hasBecome,
  mergeNow,
  type Obj,
  procedure,
  triggerOn,
} from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { creature, target } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

declare module '@arbiter/engine' {
  interface Events {
    mutate: { object: number };
  }
}

export const mutate = defineKeyword({
  name: 'mutate',
  rules: cite('mtg:702.140a', 'mtg:702.140b', 'mtg:118.9'),
  description: 'May be cast for `cost` targeting a non-Human creature that its owner owns, with which it merges.',
  params: { cost: 'must' },
  text: (a) => `mutate ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    {
      kind: 'play',
      method: 'mutate',
      cost,
      // It is a mutating creature spell: what it is like stays the same.
      becomes: [],
      targets: [target([creature, { not: { has: ['subtypes', 'Human'] } }, { owner: { ownerOf: 'self' } }])],
    },
  ],
});

export const mutateEvent = defineEvent('mutate', {
  description: 'A creature spell merged with a creature by its mutate ability; the object is what they are together.',
  example: { on: 'mutate', object: 'self' },
  refs: ['object'],
});

/** The creature that a mutating creature spell merges with as it resolves: it is that no more once its target is illegal. */
export function mutatesInto(g: Game, spell: Obj): number | undefined {
  const { way, targets } = spell.play ?? {};
  if (way?.method !== 'mutate' || !hasBecome(g, spell.id)) return undefined;
  const target = targets?.[0]?.[0];
  return target && 'object' in target && g.find(target.object) ? target.object : undefined;
}

/** How a spell merges, and what that is. @citation */
const MERGES = cite('mtg:702.140c', 'mtg:702.140d', 'mtg:608.3d', 'mtg:730.2');

/** The spell's controller chooses whether it goes on top or beneath; then "whenever a creature mutates" triggers (702.140d). */
export const mutating = procedure<{ spell: number; target: number }, { over: boolean }>('mutating', {
  ask: (g, l) => ({
    ask: {
      seat: g.object(l.spell).controller ?? g.object(l.spell).owner,
      kind: 'MUTATE',
      shape: 'CONFIRM',
      prompt: `Put ${g.rules.view.label(g, { object: l.spell })} on top of ${g.rules.view.label(g, { object: l.target })}?`,
      rules: MERGES,
      source: l.spell,
      fallback: true,
    },
    into: 'over',
  }),
  merge: (g, l) => {
    endBecoming(g, l.spell);
    if (mergeNow(g, { object: l.target, with: l.spell, over: l.over }))
      triggerOn(g, { type: 'mutate', object: l.target });
    return { done: null };
  },
});
