/** The games this service plays. A new ruleset is one more line here. */
import { magic } from '@arbiter/mtg';
import type { Rulesets } from './services/index.js';

export const rulesets: Rulesets = { [magic.info.id]: magic };
