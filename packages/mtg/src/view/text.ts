/** Abilities in short words of our own, for labels and views; keywords as the contract spells them. */
import {
  type Ability,
  type Cost,
  type KeywordAbility,
  type KeywordRecord,
  perRules,
  printerOf,
  type Rules,
} from '@arbiter/engine';

/** The keywords of the edition, by name. */
type Keywords = ReadonlyMap<string, KeywordRecord>;

export const keywordText = (keywords: Keywords, ability: KeywordAbility): string =>
  keywords.get(ability.keyword)?.text?.(ability) ?? ability.keyword;

const printer = perRules((rules) =>
  printerOf(
    () => rules.words,
    (ability) => abilityText(rules, ability),
  ),
);
export const costsText = (rules: Rules, costs: Cost[]): string => printer(rules).costs(costs);

export function abilityText(rules: Rules, ability: Ability): string {
  const print = printer(rules);
  switch (ability.kind) {
    case 'keyword':
      return keywordText(rules.continuous.keywords, ability);
    case 'activated':
      return ability.immediate
        ? `${print.costs(ability.cost)}: ${print.effects(ability.effects)}`
        : print.effects(ability.effects);
    case 'triggered':
      return ability.keyword ?? print.effects(ability.effects);
    case 'spell':
      return print.effects(ability.effects);
    case 'play':
      return `may be played by ${ability.method}`;
    case 'static':
      return 'continuous effect';
    case 'replacement':
      return 'replacement effect';
  }
}
