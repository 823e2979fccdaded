/** Abilities in short words of our own, for labels and views; keywords as the cards spell them. */
import type { Ability, Condition, Effect, KeywordAbility, KeywordRecord, Mod } from '@arbiter/engine';
import { costText } from '../1-general/1.6.4-costs.js';

/** The keywords of the edition, by name. */
type Keywords = ReadonlyMap<string, KeywordRecord>;

export const keywordText = (keywords: Keywords, ability: KeywordAbility): string =>
  keywords.get(ability.keyword)?.text?.(ability) ?? ability.keyword;

const VERBS: { [verb: string]: (e: Effect, keywords: Keywords) => string } = {
  draw: (e) => (e.to === 'memory' ? 'draw into memory' : typeof e.count === 'number' ? `draw ${e.count}` : 'draw'),
  damage: (e) => (typeof e.amount === 'number' ? `deal ${e.amount} damage` : 'deal damage'),
  move: (e) => (e.cause === 'destroy' || e.cause === 'banish' ? String(e.cause) : `put into ${String(e.to)}`),
  modify: (e, k) => `${modsText(k, e.mods as Mod[])} until end of turn`,
  counters: (e) => `${typeof e.amount === 'number' ? `${e.amount} ` : ''}${String(e.kind)} counters`,
  status: () => 'wake up',
  createReplacement: () => 'prevent damage',
  may: (e, k) => `may: ${effectsText(k, e.then as Effect[])}`,
  if: (e, k) => effectsText(k, e.then as Effect[]),
  arrange: (e) => String(e.kind).toLowerCase(),
  delayed: (e, k) => `later: ${effectsText(k, e.effects as Effect[])}`,
  redirect: () => 'redirect the attack',
  random: () => 'a card at random',
};
const effectsText = (keywords: Keywords, effects: Effect[] | undefined): string =>
  (effects ?? [])
    .filter((e) => e.do !== 'remember' && e.do !== 'choose')
    .map((e) => VERBS[e.do]?.(e, keywords) ?? e.do)
    .join(', ');

const amount = (value: unknown): string => (typeof value === 'number' ? `${value < 0 ? '' : '+'}${value}` : '+X');
function modText(keywords: Keywords, mod: Mod): string {
  if (mod.mod === 'add') return `${amount(mod.value)} ${mod.stat === 'attackPower' ? 'power to attacks' : mod.stat}`;
  if (mod.mod === 'ability') return abilityText(keywords, mod.ability);
  if (mod.mod === 'rule' && mod.rule === 'costsLess') return 'costs less';
  return mod.mod === 'rule' ? mod.rule : mod.mod;
}
const modsText = (keywords: Keywords, mods: Mod[]): string => mods.map((mod) => modText(keywords, mod)).join(', ');

/** The restriction before an ability, as the cards print it. */
function restriction(condition: Condition | undefined): string {
  const text = JSON.stringify(condition ?? null);
  const level = /"level".*?">=",(\d+)/.exec(text)?.[1];
  return `${text.includes('classBonus') ? '[Class Bonus] ' : ''}${level === undefined ? '' : `[Level ${level}+] `}`;
}

export function abilityText(keywords: Keywords, ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return keywordText(keywords, ability);
    case 'activated':
      return `${restriction(ability.if)}${costText(ability.cost)}: ${effectsText(keywords, ability.effects)}`;
    case 'triggered':
      return `${restriction(ability.if)}${ability.keyword ? `${ability.keyword}: ` : ''}${effectsText(keywords, ability.effects)}`;
    case 'spell':
      return effectsText(keywords, ability.effects);
    case 'static':
      return `${restriction(ability.if)}${modsText(keywords, ability.mods)}`;
    case 'replacement':
      return 'enters rested';
  }
}
