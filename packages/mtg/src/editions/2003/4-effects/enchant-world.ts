/** Of two or more enchant worlds the oldest goes to its owner's graveyard (glossary, "Enchant World"). */
import { type Action, moveAction, type StateCheck } from '@arbiter/engine';
import { worldsByAge } from '../../../7-additional/704.5k-world-rule.js';
import { cite } from '../../../cite.js';

export const worldRule: StateCheck = {
  name: 'world rule',
  rules: cite('mtg-2003:214.8k'),
  find: (g) => {
    const { all, oldest } = worldsByAge(g);
    return all.length < 2
      ? []
      : oldest.map((object): Action => moveAction({ object, to: 'graveyard', cause: 'worldRule' }));
  },
};
