/** Abilities in short words of our own, for labels and views; keywords as the cards spell them. */
import {
  type Ability,
  type Condition,
  type KeywordAbility,
  type KeywordRecord,
  perRules,
  printerOf,
  type Rules,
} from '@arbiter/engine';
import { costText } from '../1-general/1.6.4-costs.js';

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

/** The restriction before an ability, as the cards print it. */
function restriction(condition: Condition | undefined): string {
  const text = JSON.stringify(condition ?? null);
  const level = /"level".*?">=",(\d+)/.exec(text)?.[1];
  return `${text.includes('classBonus') ? '[Class Bonus] ' : ''}${level === undefined ? '' : `[Level ${level}+] `}`;
}

export function abilityText(rules: Rules, ability: Ability): string {
  const print = printer(rules);
  switch (ability.kind) {
    case 'keyword':
      return keywordText(rules.continuous.keywords, ability);
    case 'activated':
      return `${restriction(ability.if)}${costText(ability.cost)}: ${print.effects(ability.effects)}`;
    case 'triggered':
      return `${restriction(ability.if)}${ability.keyword ? `${ability.keyword}: ` : ''}${print.effects(ability.effects)}`;
    case 'spell':
      return print.effects(ability.effects);
    case 'play':
      return `may be played by ${ability.method}`;
    case 'static':
      return `${restriction(ability.if)}${print.mods(ability.mods)}`;
    case 'replacement':
      return 'enters rested';
  }
}
