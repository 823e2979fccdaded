/** The kernel's words: all records that the files named in `files.ts` export. */
import type { Word } from '../machine/words.js';
import { kernelAbilities } from './abilities.js';
import { kernelActions, kernelEvents } from './events.js';
import * as files from './files.js';

const isWord = (exported: unknown): exported is Word =>
  exported !== null && typeof exported === 'object' && 'part' in exported && 'name' in exported;

export const kernelWords: readonly Word[] = [
  ...Object.values(files).flatMap((file) => Object.values(file).filter(isWord)),
  ...kernelAbilities,
  ...kernelEvents,
  ...kernelActions,
];
