/** Read ahead (702.155): a Saga that begins with a chapter of its player's choice. */
import {
  type Ability,
  anyDefinition,
  characteristicsOf,
  defineValue,
  facesOf,
  type Game,
  type JsonObject,
  type Obj,
  setMark,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { asItEnters, entering } from '../../language/builders.js';
import { chapterOf, finalChapter } from '../714-sagas.js';
import { defineKeyword } from './hooks.js';

export const readAhead = defineKeyword({
  name: 'read ahead',
  rules: cite('mtg:702.155a', 'mtg:702.155b', 'mtg:702.155c', 'mtg:714.3b'),
  description: 'As it enters, choose a chapter to begin with; the turn it enters no chapter before that triggers.',
  redundant: true,
  expand: () => [
    asItEnters(
      { do: 'number', as: '$chapter', min: 1, max: 'finalChapter', prompt: 'Choose the chapter to begin with' },
      // So many in all, of which it has the one that other Sagas enter with (714.3a, 714.3b).
      entering({ lore: { sum: [{ number: '$chapter' }, -1] } }),
    ),
  ],
});

const isReadAhead = (ability: Ability): boolean => ability.kind === 'keyword' && ability.keyword === 'read ahead';
const readsAhead = (g: Game, id: number): boolean => characteristicsOf(g, id).abilities.some(isReadAhead);

/** Whether any card of this game reads ahead: most games have none, and nothing to note. */
const anyReadsAhead = anyDefinition('cards that read ahead', (_g, { definition }) =>
  facesOf(definition).some(({ abilities }) => abilities.some(isReadAhead)),
);

declare module '@arbiter/engine' {
  interface Values {
    finalChapter: 'finalChapter';
  }
  interface ObjectMarks {
    /** The turn in which a permanent entered, where that is asked. */
    enteredIn?: number;
  }
}

/** Notes when a permanent entered. */
export function noteEntering(g: Game, object: Obj): void {
  if (object.zone === 'battlefield' && anyReadsAhead(g)) setMark(g, object, 'enteredIn', g.turnNumber);
}

/** In the turn in which it entered a chapter triggers only with exactly so many lore counters on it (702.155a). */
export function skipsChapter(g: Game, source: number, ability: Ability, event: JsonObject): boolean {
  const chapter = chapterOf(ability);
  if (event.type !== 'counters' || chapter === undefined || !readsAhead(g, source)) return false;
  const saga = g.find(source);
  return g.markOf(saga, 'enteredIn') === g.turnNumber && (saga?.counters?.lore ?? 0) !== chapter;
}

export const finalChapterValue = defineValue('finalChapter', {
  description: 'The final chapter number of a Saga.',
  example: 'finalChapter',
  compile: () => (g, by) => Math.max(1, finalChapter(g, by.source)),
  text: () => 'its final chapter number',
});
