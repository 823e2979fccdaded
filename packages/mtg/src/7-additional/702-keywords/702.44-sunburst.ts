/** Sunburst (702.44): it enters with a counter for each color of mana that was spent to cast it. */
import {
  type Condition,
  definePredicate,
  type Entity,
  faceOf,
  type Game,
  isPlayer,
  looksEntering,
  type Perspective,
  type ReplacementAbility,
  wordsOf,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { entersWith } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

/** What something is by itself that is about to enter, perhaps as a copy: no effect that changes types counts (702.44a). */
function entersAsCreature(g: Game, e: Entity, by: Perspective): boolean {
  const object = isPlayer(e) ? undefined : g.find(e.object);
  if (!object) return false;
  const copied = by.event?.copied;
  const move = { type: 'move', object: object.id, to: 'battlefield', cause: 'resolve' } as const;
  const looks = looksEntering(g, typeof copied === 'number' ? { ...move, copied } : move, object);
  return wordsOf(faceOf(g, looks).props.types).includes('Creature');
}

export const enteringAsCreature = definePredicate('enteringAsCreature', {
  description: 'About to enter as a creature by its own looks, or by those that it copies, whatever effects say.',
  holds: entersAsCreature,
});

/** Only what was a spell until now has been paid for (702.44b). */
const fromStack = (kind: string): ReplacementAbility => ({
  ...entersWith({ [kind]: 'colorsSpent' }),
  match: { from: 'stack', to: 'battlefield' },
});
const AS_CREATURE: Condition = { is: ['self', { is: 'enteringAsCreature' }] };

export const sunburst = defineKeyword({
  name: 'sunburst',
  rules: cite('mtg:702.44a', 'mtg:702.44b', 'mtg:702.44d'),
  description:
    'Enters with a +1/+1 counter for each color of mana spent to cast it, or a charge counter where it is no creature.',
  expand: () => [
    { ...fromStack('+1/+1'), if: AS_CREATURE },
    { ...fromStack('charge'), if: { not: AS_CREATURE } },
  ],
});
