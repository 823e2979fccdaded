/** Brew (2.11.7.15.2): objects may be sacrificed in the place of the reserve cost; what changes that is ignored then. */
import type { Cost, CostChange, Way } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const BREW = 'brew';
const METHOD = BREW;

export const brew = defineKeyword({
  name: METHOD,
  rules: cite('ga:2.11.7.15.2'),
  description:
    'May be activated for `cost`, objects to sacrifice, instead of its reserve cost; `{"played": "brew"}` asks for that.',
  params: { cost: 'must' },
  expand: ({ cost }) => [{ kind: 'play', method: METHOD, ...(cost === undefined ? {} : { cost }) }],
});

const isReserve = ({ pay }: Cost): boolean => pay === 'reserve';
/** A card that says for itself what may be paid rather than its reserve cost calls that so. */
const INSTEAD = 'instead';
/** Whether something else is paid in the place of the reserve cost, so that nothing changes that. */
export const isBrewing = ({ method }: Way): boolean => method === METHOD || method === INSTEAD;
/** Whether something changes only the reserve cost. */
export const isIgnored = ({ more = [], less = [] }: CostChange): boolean => [...more, ...less].every(isReserve);
