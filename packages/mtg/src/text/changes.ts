/** How modifications are printed: what something gets, has or can't do (611, 613). */

import { canonical, type Mod, type Ref, type Value, wordsOf } from '@arbiter/engine';
import { COLOR_NAMES } from '../1-concepts/105-colors.js';
import { becomes, gained, setTo } from './becoming.js';
import { isToo } from './chosen.js';
import { isChosenX, perEach } from './numbers.js';
import { inactiveText, rulesText } from './object-rules.js';
import { article, either, isPlain, listed, type Say, type Subject, UNSAID, verb, whole } from './say.js';

/** "gets +2/+2 and has flying": all that is said of a subject; `lasting` for what it gains for a while. */
export function modsText(mods: readonly Mod[], subject: Subject, lasting: boolean, say: Say): string {
  if (!mods.every((mod) => whole(mod, isLookedAt) === '')) return UNSAID;
  // What is given before all abilities are lost is lost as well (613.7).
  const lost = mods.findIndex((mod) => mod.mod === 'loseAbilities');
  if (mods.slice(0, Math.max(0, lost)).some(({ mod }) => mod === 'ability' || mod === 'loseAbilities')) return UNSAID;
  const abilities = say.abilities(mods.flatMap((mod) => (mod.mod === 'ability' ? [mod.ability] : [])));
  const each = subject.many ? either('', 'each ') : '';
  const has = `${each}${lasting ? verb(subject, 'gain') : verb(subject, 'have', 'has')}`;
  const quoted = abilities.filter((one) => /^["']/.test(one));
  const named = abilities.filter((one) => !quoted.includes(one));
  const together = abilities.length === 0 ? [] : [`${has} ${listed(abilities)}`];
  const all = saidOf(mods, together, subject, lasting, say);
  if (quoted.length === 0 || named.length === 0) return all;
  // What has no name may have a verb of its own.
  const apart = [named, quoted].map((some) => `${has} ${listed(some)}`);
  return either(all, saidOf(mods, apart, subject, lasting, say));
}
function saidOf(
  mods: readonly Mod[],
  abilities: readonly string[],
  subject: Subject,
  lasting: boolean,
  say: Say,
): string {
  const said: string[] = [];
  const figures = mods.filter((mod) => mod.mod === 'add');
  if (figures.length > 0)
    said.push(
      `${subject.many ? either('', 'each ') : ''}${verb(subject, 'get')} ${either('', 'an additional ')}${figuresText(figures, say)}`,
    );
  said.push(...abilities);
  const rules = mods.flatMap((mod) => (mod.mod === 'rule' ? [mod] : []));
  const [inactive] = rules;
  if (inactive?.rule === 'cantBeActivated' && rules.length === 1 && said.length > 0 && !lasting)
    said.push(`${subject.many ? 'their' : 'its'} activated abilities ${whole(inactive, inactiveText)}`);
  else if (rules.length > 0) said.push(rulesText(rules, subject, lasting, say));
  for (const mod of mods) if (mod.mod === 'loseKeyword') said.push(`${verb(subject, 'lose')} ${mod.keyword}`);
  for (const mod of mods)
    if (mod.mod === 'cantHaveKeyword')
      said.push(
        lasting
          ? UNSAID
          : `${verb(subject, 'lose')} ${mod.keyword} and can't have ${either('or gain ', '')}${mod.keyword}`,
      );
  for (const mod of mods)
    if (mod.mod === 'lose')
      said.push(
        canonical([mod.prop, mod.values]) === '["types",["Creature"]]' && !lasting
          ? subject.many
            ? "aren't creatures"
            : "isn't a creature"
          : UNSAID,
      );
  for (const mod of mods)
    if (mod.mod === 'everyCreatureType')
      said.push(
        lasting ? `${verb(subject, 'gain')} all creature types` : `${subject.many ? 'are' : 'is'} every creature type`,
      );
  for (const mod of mods) if (mod.mod === 'gainChosen') said.push(isToo(mod.of, subject, lasting, say));
  if (mods.some((mod) => mod.mod === 'loseAbilities')) said.push(`${verb(subject, 'lose')} all abilities`);
  said.push(...becomes(mods, subject, lasting));
  return inAnyOrder(said);
}
/** They may stand in any order, as long as they are few. */
function inAnyOrder(said: readonly string[]): string {
  if (said.length < 2) return said.join('');
  const comma = either(', ', ' and ');
  if (said.length > 3) return said.join(comma);
  const orders = said.length === 2 ? [[...said], said.toReversed()] : permuted(said);
  return either(...orders.map((order) => `${order.slice(0, -1).join(comma)} and ${order.at(-1)}`));
}
const permuted = (all: readonly string[]): string[][] =>
  all.length < 2 ? [[...all]] : all.flatMap((one, i) => permuted(all.toSpliced(i, 1)).map((rest) => [one, ...rest]));

/** Whether something becomes a creature of its own figures (613). */
export const isShape = (mods: readonly Mod[]): boolean =>
  setTo(mods, 'power') !== undefined && gained(mods, 'types')?.includes('Creature') === true;
/** What the source is besides a creature; of others it is lands that become creatures for a while. */
export const besides = (what: Ref, say: Say): string =>
  what === 'self' && wordsOf(say.face.props.types).includes('Planeswalker') ? 'a planeswalker' : 'a land';

/** "has base power and toughness 4/4", "becomes a 4/4 white Elemental creature with flying until end of turn. It's still a land." */
export function shapeText(
  mods: readonly Mod[],
  s: Subject,
  lasts: string,
  say: Say,
  was = 'a land',
  be = verb(s, 'become'),
): string {
  if (!mods.every((mod) => whole(mod, isLookedAt) === '')) return UNSAID;
  const [power, toughness] = [setTo(mods, 'power'), setTo(mods, 'toughness')];
  if (typeof power !== 'number' || typeof toughness !== 'number') return UNSAID;
  const figures = `${power}/${toughness}`;
  const types = gained(mods, 'types');
  // The creature types of an artifact creature take the place of others (205.1b).
  const named = types?.includes('Artifact') ? setTo(mods, 'subtypes') : gained(mods, 'subtypes');
  const [subtypes, colors] = [Array.isArray(named) ? named.map(String) : [], setTo(mods, 'colors')];
  const abilities = say.abilities(mods.flatMap((mod) => (mod.mod === 'ability' ? [mod.ability] : [])));
  const rules = mods.flatMap((mod) => (mod.mod === 'rule' ? [mod] : []));
  const every = mods.filter((mod) => mod.mod === 'everyCreatureType').length;
  const counted =
    2 + (types ? 1 : 0) + (subtypes.length > 0 ? 1 : 0) + (colors ? 1 : 0) + abilities.length + rules.length + every;
  if (counted !== mods.length || !types?.includes('Creature') || (colors !== undefined && !Array.isArray(colors)))
    return UNSAID;
  const words = [
    figures,
    ...(colors === undefined
      ? []
      : [colors.length === 0 ? 'colorless' : listed(colors.map((color) => COLOR_NAMES[color] ?? UNSAID))]),
    ...subtypes,
    ...types.map((type) => type.toLowerCase()),
  ].join(' ');
  const plain = (one: string): string => (s.many ? `${one}s` : `${article(one)} ${one}`);
  const based = `${plain(words.slice(figures.length + 1))} with base power and toughness ${figures}`;
  const become = `${be} ${abilities.length + every === 0 ? either(plain(words), based) : plain(words)}`;
  const all = [...(every > 0 ? ['all creature types'] : []), ...abilities];
  const has = all.length === 0 ? '' : ` with ${listed(all)}`;
  const lands = s.many;
  const still = lands
    ? either("they're still lands", 'those are still lands')
    : either(`it's still ${was}`, `that's still ${was}`);
  // What becomes an artifact creature stays what else it is without a word about it (205.1b).
  const kept = either(
    `. ${still}`,
    // A sentence in quotation marks has had its full stop.
    ...(has.endsWith('."') ? [` ${still}`] : []),
    ` ${lands ? 'that are still lands' : `that's still ${was}`}`,
    ...(types.includes('Artifact') ? [''] : []),
  );
  // What it can't do for as long is said after how long that is.
  if (rules.length > 0) {
    const said = lasts === ' until end of turn' ? rulesText(rules, s, true, say) : UNSAID;
    return `${s.text} ${become}${has}${lasts} and ${said}${kept}`;
  }
  return either(`${s.text} ${become}${has}${lasts}${kept}`, `${lasts}, ${s.text} ${become}${has}${kept}`);
}
/** Looks at all that a modification of these kinds says, so that nothing more is in it. */
function isLookedAt(mod: Mod): string {
  if (mod.mod === 'add') return mod.stat && mod.value !== undefined ? '' : UNSAID;
  if (mod.mod === 'ability') return mod.ability ? '' : UNSAID;
  if (mod.mod === 'loseAbilities') return '';
  if (mod.mod === 'set')
    return ['power', 'toughness', 'colors', 'subtypes'].includes(mod.prop) && mod.value !== undefined ? '' : UNSAID;
  if (mod.mod === 'gain' || mod.mod === 'lose') return mod.prop && mod.values ? '' : UNSAID;
  if (mod.mod === 'loseKeyword' || mod.mod === 'cantHaveKeyword') return mod.keyword ? '' : UNSAID;
  if (mod.mod === 'everyCreatureType') return '';
  if (mod.mod === 'gainChosen') return mod.of ? '' : UNSAID;
  // The kind of counters that can't be put on something is said with that rule alone.
  if (mod.mod === 'rule' && mod.rule === 'cantGetCounters') return mod.kind === undefined || mod.kind ? '' : UNSAID;
  if (mod.mod === 'rule')
    return mod.rule && [mod.by, mod.what, mod.of].length > 0 && 'count' in mod && mod.count === 0
      ? UNSAID
      : mod.manaAbilities === true
        ? UNSAID
        : '';
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
  // The X that was chosen as something was paid is called that.
  const chosen = (value: Value): Value => (isChosenX(value, say) ? 'x' : value);
  const [power, toughness] = [chosen(find('power')), chosen(find('toughness'))];
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
  const eachText = say.apart(() => each.one(say));
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
