/** Abilities in short words of our own, for labels and views; keywords as the contract spells them. */
import type { Ability, Cost, Effect, KeywordAbility, KeywordRecord } from '@arbiter/engine';
import { loyaltyText } from '../6-spells/606-loyalty.js';

const cost = (costs: Cost[]): string => costs.map((c) => COSTS[c.pay]?.(c) ?? c.pay).join(', ');
const COSTS: { [pay: string]: (c: Cost) => string } = {
  mana: (c) => String(c.cost),
  tap: () => '{T}',
  untap: () => '{Q}',
  loyalty: loyaltyText,
};

/** The keywords of the edition, by name. */
type Keywords = ReadonlyMap<string, KeywordRecord>;

export const keywordText = (keywords: Keywords, ability: KeywordAbility): string =>
  keywords.get(ability.keyword)?.text?.(ability) ?? ability.keyword;

const VERBS: { [verb: string]: (e: Effect) => string } = {
  draw: () => 'draw',
  damage: (e) => (typeof e.amount === 'number' ? `deal ${e.amount} damage` : 'deal damage'),
  stat: (e) =>
    Number(e.amount) < 0
      ? `lose ${-Number(e.amount)} life`
      : typeof e.amount === 'number'
        ? `gain ${e.amount} life`
        : 'gain life',
  move: (e) => (e.cause === 'destroy' ? 'destroy' : `put into ${String(e.to)}`),
  modify: () => 'change until end of turn',
  addMana: (e) => `Add ${(e.choices as string[]).join(' or ')}.`,
  status: (e) => (e.on === false ? 'untap' : 'tap'),
  counterOnStack: () => 'counter',
  create: () => 'create',
  may: (e) => `may: ${effectsText(e.then as Effect[])}`,
  pay: (e) => `pay ${cost(e.cost as Cost[])}`,
};
const effectsText = (effects: Effect[] | undefined): string =>
  (effects ?? []).map((e) => VERBS[e.do]?.(e) ?? e.do).join(', ');

export function abilityText(keywords: Keywords, ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return keywordText(keywords, ability);
    case 'activated':
      return ability.immediate
        ? `${cost(ability.cost)}: ${effectsText(ability.effects)}`
        : effectsText(ability.effects);
    case 'triggered':
      return ability.keyword ?? effectsText(ability.effects);
    case 'spell':
      return effectsText(ability.effects);
    case 'static':
      return 'continuous effect';
    case 'replacement':
      return 'replacement effect';
  }
}
export { cost as costWords };
