/** Whole abilities in short words of our own, for labels and views: each kind says its parts, which say themselves. */
import type { Ability, AffectedPlayers, Filter, ReplacementAbility, StaticAbility } from '../language/types.js';
import type { KeywordRecord } from '../machine/keyword.js';
import type { Printer } from '../machine/words.js';

/** Joins what there is to say. */
const phrase = (...parts: (string | undefined)[]): string => parts.filter((part) => part).join(' ');

/**
 * An ability as its words say it.
 * @param keywords the keywords of the edition, by name
 */
export function abilityText(ability: Ability, print: Printer, keywords: ReadonlyMap<string, KeywordRecord>): string {
  switch (ability.kind) {
    case 'keyword':
      return keywords.get(ability.keyword)?.text?.(ability) ?? ability.keyword;
    case 'activated':
      return `${print.costs(ability.cost)}: ${print.effects(ability.effects)}`;
    case 'triggered':
    case 'spell':
      return print.effects(ability.effects);
    case 'play':
      return `may be played by ${ability.method}`;
    case 'payment':
      return `${ability.with === undefined ? 'this' : print.filter(ability.with)} may pay 1 of ${ability.of}`;
    case 'static':
      return staticText(ability, print);
    case 'replacement':
      return replacementText(ability, print);
  }
}

function staticText({ affects, mods, if: condition }: StaticAbility, print: Printer): string {
  const said = print.mods(mods);
  return phrase(
    affects === undefined || affects === 'self' ? said : `${affectedText(affects, print)}: ${said}`,
    condition === undefined ? undefined : `if ${print.condition(condition)}`,
  );
}

const PLAYERS = { you: 'you', team: 'your team', opponents: 'opponents', all: 'each player' };
function affectedText(affects: 'attached' | Filter | AffectedPlayers, print: Printer): string {
  if (affects === 'attached') return 'attached';
  if (!isPlayers(affects)) return print.filter(affects);
  const { players, that } = affects;
  return that === undefined ? PLAYERS[players] : `${PLAYERS[players]} ${print.filter(that)}`;
}
const isPlayers = (affects: Filter | AffectedPlayers): affects is AffectedPlayers =>
  typeof affects === 'object' && 'players' in affects;

/** What happens instead or as well; of what is only declared, that something is replaced. */
function replacementText(
  { prevent, change, instead, also, copy, entering }: ReplacementAbility,
  print: Printer,
): string {
  const said = [
    prevent !== undefined && `prevents ${prevent === true ? 'all' : print.value(prevent)} of it`,
    entering && change?.status !== undefined && `enters ${Object.keys(change.status).join(', ')}`,
    typeof change?.to === 'string' && `goes to ${change.to} instead`,
    copy && `${copy.may ? 'may enter' : 'enters'} as a copy of a ${print.filter(copy.of)}`,
    instead && `instead ${print.effects(instead)}`,
    also && `also ${print.effects(also)}`,
  ].filter((part) => part);
  return said.join(', ') || 'replacement effect';
}
