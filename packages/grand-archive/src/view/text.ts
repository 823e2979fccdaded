/** Abilities in short words, as the cards of Grand Archive print them: with what restricts them and their keyword in front. */
import type { Ability, Condition, Printer } from '@arbiter/engine';

/** The restriction before an ability, as the cards print it. */
function restriction(condition: Condition | undefined): string {
  const text = JSON.stringify(condition ?? null);
  const level = /"level".*?">=",(\d+)/.exec(text)?.[1];
  return `${text.includes('classBonus') ? '[Class Bonus] ' : ''}${level === undefined ? '' : `[Level ${level}+] `}`;
}

export function sayAbility(ability: Ability, print: Printer): string | undefined {
  switch (ability.kind) {
    case 'activated':
      return `${restriction(ability.if)}${print.costs(ability.cost)}: ${print.effects(ability.effects)}`;
    case 'triggered':
      return `${restriction(ability.if)}${ability.keyword ? `${ability.keyword}: ` : ''}${print.effects(ability.effects)}`;
    case 'static':
      return `${restriction(ability.if)}${print.mods(ability.mods)}`;
  }
  return undefined;
}
