/** What something can and can't do, and what it must (101.2, 508.1, 509.1). */

import { canonical, type Filter, type Mod } from '@arbiter/engine';
import { either, numeral, type Say, type Subject, UNSAID, verb } from './say.js';

const RULES: { [rule: string]: (s: Subject) => string } = {
  cantAttack: () => "can't attack",
  cantBlock: () => "can't block",
  cantBeBlocked: () => "can't be blocked",
  cantBeCountered: () => "can't be countered",
  cantBeRegenerated: () => "can't be regenerated",
  cantBeEquipped: () => "can't be equipped",
  damageByToughness: (s) => {
    const own = s.many ? 'their' : 'its';
    return `${verb(s, 'assign')} combat damage equal to ${own} toughness rather than ${own} power`;
  },
  mustAttack: (s) => verb(s, 'attack'),
  mustBlock: (s) => verb(s, 'block'),
  doesntUntap: (s) =>
    `${verb(s, "don't", "doesn't")} untap during ${either("its controller's untap step", 'your untap step', "their controllers' untap steps", "their controller's untap step")}`,
  blocksAny: () => 'can block any number of creatures',
};
/** Who can't block it, and whom alone it can block (509.1b). */
function blocksText(mod: Extract<Mod, { mod: 'rule' }>, lasting: boolean, say: Say): string | undefined {
  const turn = lasting ? ' this turn' : '';
  const { rule } = mod;
  const [of, by, what]: unknown[] = [mod.of, mod.by, mod.what];
  const whom = [of, by, what].filter((one) => one !== undefined);
  const [filter] = whom;
  if (whom.length !== 1 || !isFilter(filter)) return undefined;
  const [clause, ...others] = [filter].flat();
  const except = clause && 'not' in clause && others.length === 0 ? clause.not : undefined;
  const creatures = severalKinds(except, say) ?? say.thing(except ?? filter, { many: true });
  if (rule === 'cantBeBlockedBy') {
    if (except === undefined) return `can't be blocked by ${creatures}${turn}`;
    return lasting
      ? either(`can't be blocked this turn except by ${creatures}`, `can't be blocked except by ${creatures} this turn`)
      : `can't be blocked except by ${creatures}`;
  }
  if (rule !== 'blocksOnly' && rule !== 'canBlockOnly') return undefined;
  return except === undefined ? `can block only ${creatures}${turn}` : `can't block ${creatures}${turn}`;
}
/** "Walls and/or creatures with flying": whatever fits one of several. */
function severalKinds(filter: Filter | undefined, say: Say): string | undefined {
  const [clause, ...more] = [filter ?? []].flat();
  if (!clause || more.length > 0 || !('any' in clause) || clause.any.length < 2) return undefined;
  return clause.any.map((one) => say.thing(one, { many: true })).join(` ${either('and/or', 'or')} `);
}
/** "Can't be the target of black spells your opponents control", "can't be countered by blue spells" (101.2). */
function sparedText({ rule, by }: Extract<Mod, { mod: 'rule' }>, s: Subject, say: Say): string | undefined {
  if (rule === 'cantBeCountered') return isFilter(by) ? `can't be countered by ${spellsText(by, say)}` : undefined;
  if (rule !== 'cantBeTargetedBy' || !isFilter(by)) return undefined;
  return `can't be the ${s.many ? either('targets', 'target') : 'target'} of ${spellsText(by, say)}`;
}
/** "Black spells", "spells or abilities", "spells or abilities your opponents control". */
function spellsText(by: Filter, say: Say): string {
  const clauses = [by].flat();
  if (clauses.some((clause) => 'is' in clause && clause.is === 'spell')) return say.thing(by, { many: true });
  const whose = canonical(clauses);
  const plain = either('spells or abilities', 'spells and abilities');
  if (whose === '[]') return plain;
  return whose === '[{"controller":"opponent"}]' ? `${plain} your opponents control` : UNSAID;
}
export const isFilter = (value: unknown): value is Filter => typeof value === 'object' && value !== null;

/** "Can't attack unless its controller pays {3}", "can't attack or block unless its controller pays {3}" (508.1d, 509.1c). */
function taxedText(mods: readonly Extract<Mod, { mod: 'rule' }>[], s: Subject): string | undefined {
  const [first, second, ...more] = mods;
  if (!first || !['attackCost', 'blockCost'].includes(first.rule)) return undefined;
  const { count } = first;
  if (typeof count !== 'number' || count < 1 || more.length > 0 || s.many) return UNSAID;
  const unless = `unless its controller pays {${count}}`;
  if (!second) return `can't ${first.rule === 'attackCost' ? 'attack' : 'block'} ${unless}`;
  const both = first.rule === 'attackCost' && second.rule === 'blockCost' && second.count === count;
  return both ? `can't attack or block ${unless}` : UNSAID;
}
/** "Can't have -1/-1 counters put on it" (122.1). */
const uncountedText = ({ kind }: Extract<Mod, { mod: 'rule' }>, s: Subject): string =>
  `can't have ${kind === undefined ? '' : `${String(kind)} `}counters put on ${s.many ? 'them' : 'it'}`;

const ALONE: { [names: string]: string } = {
  cantAttackAlone: "can't attack alone",
  cantBlockAlone: "can't block alone",
  'cantAttackAlone,cantBlockAlone': "can't attack or block alone",
};
/** "Crews Vehicles as though its power were 2 greater" (702.122c, 702.171c). */
function strongerText(mods: readonly Extract<Mod, { mod: 'rule' }>[], s: Subject): string | undefined {
  const [first, second, ...more] = mods;
  if (!first || more.length > 0 || typeof first.count !== 'number') return undefined;
  if (first.rule !== 'crewsAsStronger') return undefined;
  const crews = `${verb(s, 'crew')} Vehicles`;
  const though = `as though ${s.many ? 'their' : 'its'} power were ${first.count} greater`;
  if (!second) return `${crews} ${though}`;
  if (second.rule !== 'saddlesAsStronger' || second.count !== first.count) return UNSAID;
  return `${verb(s, 'saddle')} Mounts and ${crews} ${though}`;
}
/** "can't attack unless defending player controls an Island", "can't block unless you control more creatures than attacking player" (508.1c, 509.1b). */
function againstText({ mod, rule, of }: Extract<Mod, { mod: 'rule' }>, lasting: boolean, say: Say): string | undefined {
  if (!mod || (rule !== 'attacksOnly' && rule !== 'blocksOnlyAgainst')) return undefined;
  const whom: unknown = of;
  const [who, asked, ...more] = isFilter(whom) ? [whom].flat() : [];
  if (lasting || canonical(who ?? null) !== '{"player":"any"}' || !asked || !('controls' in asked) || more.length > 0)
    return UNSAID;
  const cant = rule === 'attacksOnly' ? "can't attack unless" : "can't block unless";
  const player = rule === 'attacksOnly' ? 'defending player' : 'attacking player';
  const [what, op, bound] = asked.controls;
  if (op === '>=' && bound === 1) return `${cant} ${player} controls ${say.thing(what, { determiner: 'a' })}`;
  const mine = [...[what].flat(), { controller: 'you' }].map((clause) => canonical(clause)).sort();
  const counted =
    typeof bound === 'object' && 'count' in bound ? [bound.count].flat().map((one) => canonical(one)) : [];
  return op === '<' && canonical(counted.sort()) === canonical(mine)
    ? `${cant} you control more ${say.thing(what, { many: true })} than ${player}`
    : UNSAID;
}
/** "can't be blocked except by three or more creatures" (509.1b). */
function fewestText(count: unknown, lasting: boolean): string {
  if (typeof count !== 'number' || count < 2) return UNSAID;
  const except = `except by ${numeral(count)} or more creatures`;
  return lasting
    ? either(`can't be blocked this turn ${except}`, `can't be blocked ${except} this turn`)
    : `can't be blocked ${except}`;
}
/** "can't be activated unless they're mana abilities" (605). */
export const inactiveText = ({ mod, rule, manaAbilities }: Extract<Mod, { mod: 'rule' }>): string =>
  mod && rule === 'cantBeActivated'
    ? `can't be activated${manaAbilities === false ? " unless they're mana abilities" : ''}`
    : UNSAID;
export function rulesText(
  mods: readonly Extract<Mod, { mod: 'rule' }>[],
  subject: Subject,
  lasting: boolean,
  say: Say,
): string {
  const names = mods.map(({ rule }) => rule);
  const stronger = strongerText(mods, subject);
  if (stronger !== undefined) return lasting ? UNSAID : stronger;
  const alone = ALONE[names.join()];
  if (alone !== undefined) return `${alone}${lasting ? ' this turn' : ''}`;
  if (names.join() === 'cantAttack,cantBlock,cantCrew')
    return lasting ? UNSAID : "can't attack, block, or crew Vehicles";
  if (names.join() === 'cantAttack,cantBlock,cantTransform')
    return lasting ? UNSAID : "can't attack, block, or transform";
  if (names.join() === 'cantAttack,cantBlock') return `can't attack or block${lasting ? ' this turn' : ''}`;
  const [mod, ...more] = mods;
  if (!mod) return UNSAID;
  const last = mods.at(-1);
  if (last?.rule === 'cantBeActivated' && !lasting) {
    const activated = `${subject.many ? 'their' : 'its'} activated abilities ${inactiveText(last)}`;
    return more.length === 0 ? UNSAID : `${rulesText(mods.slice(0, -1), subject, lasting, say)} and ${activated}`;
  }
  const taxed = lasting ? undefined : taxedText(mods, subject);
  if (taxed !== undefined) return taxed;
  if (more.length > 0) return mods.map((one) => rulesText([one], subject, lasting, say)).join(' and ');
  if (mod.rule === 'mustAttack' || mod.rule === 'mustBlock') {
    const does = RULES[mod.rule]?.(subject) ?? UNSAID;
    return `${does} ${lasting ? 'this turn' : 'each combat'} if able`;
  }
  const spared = sparedText(mod, subject, say);
  if (spared !== undefined) return `${spared}${lasting ? ' this turn' : ''}`;
  const against = againstText(mod, lasting, say);
  if (against !== undefined) return against;
  const blocks = blocksText(mod, lasting, say);
  if (blocks !== undefined) return blocks;
  if (mod.by !== undefined || mod.what !== undefined || mod.of !== undefined) return UNSAID;
  if (mod.rule === 'cantGetCounters') return lasting ? UNSAID : uncountedText(mod, subject);
  if (mod.rule === 'minBlockers') return fewestText(mod.count, lasting);
  if (mod.rule === 'ignoresDefender') {
    const though = `as though ${subject.many ? 'they' : 'it'} didn't have defender`;
    return lasting ? `can attack this turn ${though}` : `can attack ${though}`;
  }
  if (mod.rule === 'opponentsCantTarget')
    return lasting
      ? `can't be the ${subject.many ? either('targets', 'target') : 'target'} of spells or abilities your opponents control this turn`
      : UNSAID;
  if (mod.rule === 'mustAttackYou') return lasting ? `${verb(subject, 'attack')} you this turn if able` : UNSAID;
  if (mod.rule === 'mustBeBlocked') return `must be blocked${lasting ? ' this turn' : ''} if able`;
  if (mod.rule === 'maxBlockers' && mod.count === 1) return "can't be blocked by more than one creature";
  if (mod.rule === 'blocksMore' && typeof mod.count === 'number' && mod.count > 0) {
    const more = mod.count === 1 ? 'creature' : `${numeral(mod.count)} creatures`;
    return `can block an additional ${more} ${lasting ? 'this turn' : 'each combat'}`;
  }
  const said = RULES[mod.rule]?.(subject) ?? UNSAID;
  return lasting ? `${said} this turn` : said;
}
