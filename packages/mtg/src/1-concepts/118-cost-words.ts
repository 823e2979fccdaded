/** The costs of the card language (118). */
import { type CostWord, defineCost } from '@arbiter/engine';
import { lifeCost, putAwayCost, tapCost, untapCost } from '../6-spells/601.2f-costs.js';
import { loyaltyCostWord } from '../6-spells/606-loyalty.js';
import { cite } from '../cite.js';
import { manaCostWord } from './106-words.js';

export const costWords: readonly CostWord[] = [
  manaCostWord,
  tapCost,
  untapCost,
  lifeCost,
  defineCost('sacrifice', {
    description:
      'Sacrificing the permanent itself, or permanents that fit; `label` says which, for people. `save` names them for the effects.',
    example: { pay: 'sacrifice', what: { has: ['types', 'Creature'] }, count: 1, label: 'a creature' },
    ...putAwayCost('Sacrifice', cite('mtg:701.21a')),
  }),
  defineCost('discard', {
    description: 'Discarding cards that fit; an empty list admits any. `save` names them for the effects.',
    example: { pay: 'discard', what: [], count: 1, label: 'a card' },
    ...putAwayCost('Discard', cite('mtg:701.9a')),
  }),
  defineCost('exile', {
    description: 'Exiling the card itself, or cards that fit from the graveyard of who pays.',
    example: { pay: 'exile', what: 'self' },
    ...putAwayCost('Exile', cite('mtg:701.13a')),
  }),
  loyaltyCostWord,
];
