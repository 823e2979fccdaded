/** Ninjutsu and commander ninjutsu (702.49): it takes the place of an unblocked attacker. */
import type { ActivatedAbility, Cost, KeywordAbility } from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { activated } from '../../language/builders.js';
import { creature } from '../../language/filters.js';
import { defineKeyword } from './hooks.js';

const RETURNED = '$returned';
const returnUnblocked: Cost = {
  pay: 'return',
  what: [creature, { is: 'unblocked' }],
  label: 'an unblocked attacking creature you control',
  save: RETURNED,
};

/** It attacks what the creature attacked that was returned for it (702.49c). */
const ability = (zone: string, keyword: string, cost: Cost[]): ActivatedAbility => ({
  ...activated(cost, {
    zone,
    effects: [{ do: 'enterAttacking', what: 'self', like: { was: { saved: RETURNED } } }],
  }),
  keyword,
});
/** The card stays revealed, since all have seen it (702.49b). */
const fromHand = ({ keyword, cost = [] }: KeywordAbility): ActivatedAbility =>
  ability('hand', keyword, [...cost, { pay: 'reveal', what: 'self' }, returnUnblocked]);
/** In the command zone it is there for all to see. */
const fromCommand = ({ keyword, cost = [] }: KeywordAbility): ActivatedAbility =>
  ability('command', keyword, [...cost, returnUnblocked]);

export const ninjutsu = defineKeyword({
  name: 'ninjutsu',
  rules: cite('mtg:702.49a', 'mtg:702.49b', 'mtg:702.49c'),
  description: 'For `cost`, return an unblocked attacker of yours, and it enters from your hand tapped and attacking.',
  params: { cost: 'must' },
  text: (a) => `ninjutsu ${manaText(a.cost)}`.trimEnd(),
  expand: (a) => [fromHand(a)],
});

export const commanderNinjutsu = defineKeyword({
  name: 'commander ninjutsu',
  rules: cite('mtg:702.49d', 'mtg:702.49c'),
  description: 'As ninjutsu, from the command zone as well.',
  params: { cost: 'must' },
  text: (a) => `commander ninjutsu ${manaText(a.cost)}`.trimEnd(),
  expand: (a) => [fromHand(a), fromCommand(a)],
});
