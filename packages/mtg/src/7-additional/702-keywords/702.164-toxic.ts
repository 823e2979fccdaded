/** Toxic (702.164): its combat damage to players gives poison besides. Read in 120.3g. */
import { characteristicsOf, type Game } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const toxic = defineKeyword({
  name: 'toxic',
  rules: cite('mtg:702.164a', 'mtg:702.164b', 'mtg:702.164c'),
  description: 'Players to whom it deals combat damage get `value` poison counters besides.',
  params: { value: 'must' },
  text: (a) => `toxic ${a.value ?? 0}`,
});

/** All its toxic abilities together (702.164b). */
export const totalToxic = (g: Game, id: number): number =>
  characteristicsOf(g, id).abilities.reduce(
    (sum, a) => sum + (a.kind === 'keyword' && a.keyword === 'toxic' ? (a.value ?? 0) : 0),
    0,
  );
