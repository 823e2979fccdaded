/** How modifications are printed: what something gets, has or can't do (611, 613). */
import { canonical, type Mod, type Value } from '@arbiter/engine';
import { isPlain, perEach } from './numbers.js';
import { either, listed, type Say, type Subject, UNSAID, verb, whole } from './say.js';

/** "gets +2/+2 and has flying": all that is said of a subject; `lasting` for what it gains for a while. */
export function modsText(mods: readonly Mod[], subject: Subject, lasting: boolean, say: Say): string {
  const said: string[] = [];
  if (!mods.every((mod) => whole(mod, isLookedAt) === '')) return UNSAID;
  const figures = mods.filter((mod) => mod.mod === 'add');
  if (figures.length > 0)
    said.push(`${subject.many ? either('', 'each ') : ''}${verb(subject, 'get')} ${figuresText(figures, say)}`);
  const abilities = mods.flatMap((mod) => (mod.mod === 'ability' ? [say.ability(mod.ability)] : []));
  if (abilities.length > 0) {
    const has = lasting ? verb(subject, 'gain') : verb(subject, 'have', 'has');
    said.push(`${has} ${listed(abilities)}`);
  }
  const rules = mods.flatMap((mod) => (mod.mod === 'rule' ? [mod] : []));
  if (rules.length > 0) said.push(rulesText(rules, subject, lasting));
  for (const mod of mods)
    if (mod.mod === 'loseKeyword') said.push(`${verb(subject, 'lose')} ${mod.keyword}`);
    else if (!['add', 'ability', 'rule'].includes(mod.mod)) said.push(UNSAID);
  return said.length < 3 ? said.join(' and ') : said.join(either(', ', ' and '));
}
/** Looks at all that a modification of these kinds says, so that nothing more is in it. */
function isLookedAt(mod: Mod): string {
  if (mod.mod === 'add') return mod.stat && mod.value !== undefined ? '' : UNSAID;
  if (mod.mod === 'ability') return mod.ability ? '' : UNSAID;
  if (mod.mod === 'loseKeyword') return mod.keyword ? '' : UNSAID;
  if (mod.mod === 'rule') return mod.rule && 'count' in mod && mod.count === 0 ? UNSAID : '';
  return UNSAID;
}

/** Stands before what X is, which a text says at the end: the duration goes between. */
export const WHERE = '⁂';

type Add = Extract<Mod, { mod: 'add' }>;
/** "+2/+2", "+1/+1 for each Goblin you control", "+X/+X, where X is …". */
function figuresText(mods: readonly Add[], say: Say): string {
  const find = (stat: string): Value => mods.find((mod) => mod.stat === stat)?.value ?? 0;
  if (new Set(mods.map(({ stat }) => stat)).size < mods.length) return UNSAID;
  if (mods.length > 2 || mods.some(({ stat }) => stat !== 'power' && stat !== 'toughness')) return UNSAID;
  const [power, toughness] = [find('power'), find('toughness')];
  if (isSimple(power) && isSimple(toughness)) return either(...shapes(power, toughness));
  const [worked] = [power, toughness].filter((value) => !isSimple(value));
  if (worked === undefined) return UNSAID;
  const value = inner(worked);
  // One X or one count is said of both figures.
  const other = [power, toughness].find((one) => one !== worked && !isSimple(one));
  if (other !== undefined && unsigned(other) !== unsigned(worked)) return UNSAID;
  const each = perEach(value);
  const where = `where X is ${say.apart(() => say.value(value))}`;
  const inX = (one: Value): Value => (isSimple(one) ? one : isNegative(one) ? { negative: 'x' } : 'x');
  const ways = shapes(inX(power), inX(toughness)).map((shape) => `${shape}${WHERE}${where}`);
  if (!each) return either(...ways);
  const per = (one: Value): Value => {
    if (isSimple(one)) return one;
    const times = perEach(inner(one))?.times ?? 0;
    return isNegative(one) ? -times : times;
  };
  const eachText = say.apart(() => say.thing(each.of));
  return either(...shapes(per(power), per(toughness)).map((shape) => `${shape} for each ${eachText}`), ...ways);
}
/** What is worked out, without its sign and how often it counts. */
const unsigned = (value: Value): string => canonical(perEach(inner(value))?.of ?? inner(value));
const isNegative = (value: Value): boolean => typeof value === 'object' && 'negative' in value;
const inner = (value: Value): Value => (typeof value === 'object' && 'negative' in value ? value.negative : value);
const isSimple = (value: Value): boolean => isPlain(inner(value));

/** A zero has the sign of the other figure, or any. */
function shapes(power: Value, toughness: Value): string[] {
  const isLess = (value: Value): boolean => isNegative(value) || (typeof value === 'number' && value < 0);
  const signed = (value: Value): string[] => {
    if (value === 0) return isLess(power) || isLess(toughness) ? ['-0', '+0'] : ['+0', '-0'];
    if (value === 'x') return ['+X'];
    if (typeof value === 'number') return [value > 0 ? `+${value}` : String(value)];
    return ['-X'];
  };
  return signed(power).flatMap((p) => signed(toughness).map((t) => `${p}/${t}`));
}

const RULES: { [rule: string]: (s: Subject) => string } = {
  cantAttack: () => "can't attack",
  cantBlock: () => "can't block",
  cantBeBlocked: () => "can't be blocked",
  cantBeCountered: () => "can't be countered",
  mustAttack: (s) => verb(s, 'attack'),
  mustBlock: (s) => verb(s, 'block'),
  doesntUntap: (s) =>
    `${verb(s, "don't", "doesn't")} untap during ${either("its controller's untap step", 'your untap step', "their controllers' untap steps", "their controller's untap step")}`,
  blocksAny: () => 'can block any number of creatures',
};
function rulesText(mods: readonly Extract<Mod, { mod: 'rule' }>[], subject: Subject, lasting: boolean): string {
  const names = mods.map(({ rule }) => rule);
  if (names.join() === 'cantAttack,cantBlock') return `can't attack or block${lasting ? ' this turn' : ''}`;
  const [mod] = mods;
  if (!mod || mods.length > 1) return UNSAID;
  if (mod.rule === 'mustAttack' || mod.rule === 'mustBlock') {
    const does = RULES[mod.rule]?.(subject) ?? UNSAID;
    return `${does} ${lasting ? 'this turn' : 'each combat'} if able`;
  }
  if (mod.rule === 'maxBlockers' && mod.count === 1) return "can't be blocked by more than one creature";
  if (mod.rule === 'blocksMore' && mod.count === 1) return 'can block an additional creature each combat';
  const said = RULES[mod.rule]?.(subject) ?? UNSAID;
  return lasting ? `${said} this turn` : said;
}
