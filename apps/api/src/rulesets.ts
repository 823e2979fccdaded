/** The games this service plays. A new ruleset is one more line here. */
import { grandArchive } from '@arbiter/grand-archive';
import { magic } from '@arbiter/mtg';
import type { Rulesets } from './services/index.js';

export const rulesets: Rulesets = { [magic.info.id]: magic, [grandArchive.info.id]: grandArchive };
