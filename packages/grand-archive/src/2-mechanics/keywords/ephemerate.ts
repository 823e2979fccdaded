/** Ephemerate (2.11.7.15.2): the card may be activated from the graveyard for another cost, and is ephemeral then. */
import type { Game, Obj } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const METHOD = 'ephemerate';

export const ephemerate = defineKeyword({
  name: METHOD,
  rules: cite('ga:2.11.7.15.2'),
  description:
    'May be activated from the graveyard for `cost`; it is ephemeral then: banished instead of going elsewhere.',
  params: { cost: 'must' },
  expand: ({ cost }) => [{ kind: 'play', method: METHOD, zone: 'graveyard', ...(cost === undefined ? {} : { cost }) }],
});

/** What is ephemeral: an activation by that ability, and objects and intents that are said to be. */
export const isEphemeral = (g: Game, object: Obj): boolean =>
  object.play?.method === METHOD || g.is(object, 'ephemeral');
