/** What cards with haunt say of the creature that they haunt: once it dies they trigger in exile (702.55c). */
import { type Ability, canonical, type TriggerPattern } from '@arbiter/engine';
import { either, ownNames, type Say } from './say.js';
import { speak } from './spoken.js';

type Triggered = Extract<Ability, { kind: 'triggered' }>;
const HAUNTED = canonical({
  on: 'move',
  object: [{ hauntedBy: 'self' }],
  match: { from: 'battlefield', to: 'graveyard' },
});
const ENTERS = canonical({ on: 'move', object: 'self', match: { to: 'battlefield' } });

/** Whether an ability waits for the death of the creature that the card haunts. */
export const isHaunting = (on: TriggerPattern): boolean => canonical(on) === HAUNTED;

/** "The creature it haunts", "the creature this card haunts". */
export function hauntedText(say: Say): string {
  speak(say, canonical({ event: 'object' }), ['creature']);
  return `the creature ${either('it', 'this card', ...ownNames(say.face))} haunts`;
}

/** "When this creature enters or the creature it haunts dies": the same on the battlefield, and in exile. */
export const isOfBothPlaces = (one: Triggered, other: Triggered): boolean =>
  canonical(one.on) === ENTERS &&
  isHaunting(other.on) &&
  one.zone === undefined &&
  other.zone === 'exile' &&
  canonical({ ...one, on: null, zone: null }) === canonical({ ...other, on: null, zone: null });
