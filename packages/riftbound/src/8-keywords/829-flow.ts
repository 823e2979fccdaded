/** Flow (829): a spell is played from the trash for its flow cost, and banished as it leaves the chain. */
import type { Cost } from '@arbiter/engine';
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';

/** Whatever takes it off the chain but its own instructions. */
const BANISHED = { to: 'banishment', cause: 'banish', byOthers: true } as const;
/** What is printed as its cost, where Flow has none of its own. */
const priceOf = (cost: Cost[] | undefined): { cost?: Cost[] } => (cost ? { cost } : {});
export const flow = defineKeyword({
  name: 'flow',
  rules: cite(
    'riftbound:829.1.b',
    'riftbound:829.1.b.1',
    'riftbound:829.1.b.2',
    'riftbound:829.1.c.1',
    'riftbound:829.1.c.3',
    'riftbound:829.2',
    'riftbound:829.1.c.2',
  ),
  description:
    'May be played from the trash for `cost`, or what is printed as its cost; then it is banished instead of going anywhere else.',
  params: { cost: 'may' },
  expand: (a) => [{ kind: 'play', method: 'flow', zone: 'trash', ...priceOf(a.cost), exit: BANISHED }],
});
