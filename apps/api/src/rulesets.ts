/** The games this service plays. A new ruleset is one more line here. */
import { grandArchive } from '@arbiter/grand-archive';
import { magic } from '@arbiter/mtg';
import { riftbound } from '@arbiter/riftbound';
import type { Rulesets } from './services/index.js';

export const rulesets: Rulesets = Object.fromEntries([magic, grandArchive, riftbound].map((r) => [r.info.id, r]));
