/** Keyword actions that are verbs of Magic's own (701). */
import type { VerbWord } from '@arbiter/engine';
import { fight } from './701.14-fight.js';
import { mill } from './701.17-mill.js';
import { regenerate } from './701.19-regenerate.js';
import { convert, transform } from './701.27-transform.js';
import { cloak, manifest } from './701.40-manifest.js';
import { meld } from './701.42-meld.js';

export const keywordActions: readonly VerbWord[] = [fight, mill, regenerate, transform, convert, manifest, cloak, meld];
