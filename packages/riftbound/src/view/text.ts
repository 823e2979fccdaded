/** Abilities in short words of our own, for labels and views; keywords as the contract spells them. */
import type { Ability, Effect, KeywordAbility, KeywordRecord } from '@arbiter/engine';
import { costText } from '../3-playing/356-costs.js';

/** The keywords of the edition, by name. */
type Keywords = ReadonlyMap<string, KeywordRecord>;

export const keywordText = (keywords: Keywords, ability: KeywordAbility): string =>
  keywords.get(ability.keyword)?.text?.(ability) ?? ability.keyword;

const tokenName = (e: Effect): string => String((e.token as { name: string } | undefined)?.name ?? 'token');
const VERBS: { [verb: string]: (e: Effect) => string } = {
  draw: (e) => `draw ${typeof e.count === 'number' ? e.count : ''}`.trim(),
  damage: (e) => `deal ${typeof e.amount === 'number' ? e.amount : 'damage'}`,
  kill: () => 'kill',
  sacrifice: () => 'each player kills one',
  modify: () => 'change',
  forEach: (e) => effectsText(e.effects as Effect[]),
  move: (e) => (e.to === 'banishment' ? 'banish' : `return to ${String(e.to)}`),
  channel: (e) => `channel ${String(e.count ?? 1)}${e.exhausted ? ' exhausted' : ''}`,
  playToken: (e) => `play ${Number(e.count ?? 1) > 1 ? `${String(e.count)} ` : ''}${tokenName(e)}`,
  add: () => 'add',
  stat: (e) => `gain ${String(e.amount)} point${e.amount === 1 ? '' : 's'}`,
  status: (e) => (e.on === false ? 'ready' : 'exhaust'),
  takeTurn: () => 'take another turn',
  delayed: (e) => `later: ${effectsText(e.effects as Effect[])}`,
  may: (e) => `may ${effectsText(e.then as Effect[])}`,
  if: (e) => effectsText(e.then as Effect[]),
  reveal: () => 'reveal',
  choose: () => 'choose',
  remember: () => '',
};
const effectsText = (effects: Effect[] | undefined): string =>
  (effects ?? [])
    .map((e) => VERBS[e.do]?.(e) ?? e.do)
    .filter((text) => text !== '')
    .join(', ');

export function abilityText(keywords: Keywords, ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return keywordText(keywords, ability);
    case 'activated':
      return `${costText(ability.cost)}: ${effectsText(ability.effects)}`;
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
