/** How modifications are printed: what something gets, has, gains, loses or becomes. */
import { type Ability, type Cost, type CostChange, canonical, type Filter, type Mod } from '@arbiter/engine';
import { changedBy, perEach, valueText } from './numbers.js';
import {
  clausesOf,
  either,
  isBoon,
  joined,
  listed,
  ownNames,
  type Say,
  type Subject,
  UNSAID,
  verb,
  whole,
} from './say.js';
import { FIGURES, words, writtenValue } from './written.js';

/** Several modifications of one subject, after it: "gets +1 POWER and +1 LIFE and gains stealth". */
export function modsText(mods: readonly Mod[], subject: Subject, lasting: boolean, say: Say): string {
  const figures = mods.filter((mod) => mod.mod === 'add');
  const abilities = mods.filter((mod) => mod.mod === 'ability');
  const others = mods.filter((mod) => mod.mod !== 'add' && mod.mod !== 'ability');
  const kindOf = (mod: Mod): number => (mod.mod === 'add' ? 0 : mod.mod === 'ability' ? 2 : 1);
  const kinds = [...new Set(mods.map(kindOf))];
  const said = (order: readonly number[]): string => {
    const parts = order.flatMap((kind, i): string[] => {
      if (kind === 0) return [figuresText(figures, subject, say)];
      if (kind === 1) return othersText(others, subject, say);
      return [abilitiesText(abilities, subject, lasting, order[i - 1] === 0, say)];
    });
    return parts.length > 2 ? either(parts.join(' and '), listed(parts)) : parts.join(' and ');
  };
  const joint = basedText(mods, subject, say) ?? classText(mods, subject, say);
  if (joint !== undefined) return joint;
  const usual = kinds.toSorted();
  // Figures are said first, or all in the order in which they stand.
  return usual.join() === kinds.join()
    ? said(usual)
    : say.ways(
        () => said(usual),
        () => said(kinds),
      );
}
/** "Becomes an ally in addition to its other types with base power and life 0." */
function basedText(mods: readonly Mod[], subject: Subject, say: Say): string | undefined {
  const [gained, power, life, ...more] = mods;
  if (gained?.mod !== 'gain' || power?.mod !== 'set' || life?.mod !== 'set' || more.length > 0) return undefined;
  if (power.prop !== 'power' || life.prop !== 'life' || canonical(power.value) !== canonical(life.value))
    return undefined;
  if (Array.isArray(power.value) || typeof power.value === 'string') return undefined;
  if ([gained, power, life].some((mod) => whole(mod, (watched) => modText(watched, subject, say)).includes(UNSAID)))
    return undefined;
  const number = valueText(power.value, say);
  const becomes = gains(gained.prop, gained.values, subject);
  return `${becomes} ${either('with', 'and has')} base power and life ${either(number, `equal to ${number}`)}`;
}
/** "Is a Ranger class in addition to their other types": a class is one of the subtypes as well (1.6.5.3.1). */
function classText(mods: readonly Mod[], subject: Subject, say: Say): string | undefined {
  const [first, second, ...more] = mods;
  if (first?.mod !== 'gain' || second?.mod !== 'gain' || more.length > 0) return undefined;
  if (first.prop !== 'classes' || second.prop !== 'subtypes' || canonical(first.values) !== canonical(second.values))
    return undefined;
  if ([first, second].some((mod) => whole(mod, (watched) => modText(watched, subject, say)).includes(UNSAID)))
    return undefined;
  const said = joined(first.values, 'and');
  const article = /^[aeiou]/i.test(said) ? 'an' : 'a';
  return `${subject.you || subject.many ? 'are' : 'is'} ${article} ${said} class in addition to ${either('its', 'their')} other ${either('types', 'classes')}`;
}
/** "Loses taunt and intercept": what is lost is said with one verb. */
function othersText(mods: readonly Mod[], subject: Subject, say: Say): string[] {
  const lost = mods.flatMap((mod) => (mod.mod === 'loseKeyword' && Object.keys(mod).length === 2 ? [mod.keyword] : []));
  const each = mods.map((mod) => whole(mod, (watched) => modText(watched, subject, say)));
  return lost.length === mods.length && lost.length > 1
    ? [either(each.join(' and '), `${verb(subject, 'lose')} ${listed(lost)}`)]
    : each;
}

type Add = Extract<Mod, { mod: 'add' }>;
function figuresText(mods: readonly Add[], subject: Subject, say: Say): string {
  const each = mods.map((mod) =>
    whole(mod, ({ mod: kind, stat, value }) =>
      kind && FIGURES[stat] !== undefined && stat !== 'durability' ? changedBy(value, FIGURES[stat], say) : UNSAID,
    ),
  );
  // "+1 POWER and +1 LIFE for each age counter on it": what is counted is said once.
  const [first, second, ...more] = mods;
  const shared =
    first &&
    second &&
    more.length === 0 &&
    canonical(first.value) === canonical(second.value) &&
    writtenValue(first.value) === undefined
      ? each[0]?.replaceAll(FIGURES[first.stat] ?? UNSAID, `${FIGURES[first.stat]} and +1 ${FIGURES[second.stat]}`)
      : undefined;
  const isOnePer = shared?.includes('+1 ') && !/\+(?!1 )\d/.test(shared);
  const besides = each.length === 1 && /^\u27e6*\+/.test(each[0] ?? '') ? [`an additional ${each[0]}`] : [];
  return `${verb(subject, 'get')} ${either(listed(each), ...besides, ...(shared && isOnePer ? [shared] : []))}`;
}

type Gives = Extract<Mod, { mod: 'ability' }>;
function abilitiesText(mods: readonly Gives[], subject: Subject, lasting: boolean, got: boolean, say: Say): string {
  const list = mods.flatMap(({ ability }) => (ability ? [ability] : []));
  if (mods.some((mod) => Object.keys(mod).some((key) => key !== 'mod' && key !== 'ability'))) return UNSAID;
  const said = listed(say.abilities(list));
  const have = verb(subject, 'have', 'has');
  const gain = verb(subject, 'gain');
  // "Gets +3 POWER and "On Champion Hit: …"": one verb is enough.
  return lasting ? `${either(gain, ...(got ? [''] : []), have)} ${said}` : `${either(have, gain)} ${said}`;
}

function modText(mod: Mod, s: Subject, say: Say): string {
  switch (mod.mod) {
    case 'loseKeyword':
      return `${verb(s, 'lose')} ${mod.keyword}`;
    case 'loseAbilities':
      return `${verb(s, 'lose')} all abilities`;
    case 'gain':
      return gains(mod.prop, mod.values, s);
    case 'lose':
      return `${verb(s, 'lose')} ${listed(mod.values)}`;
    case 'set':
      return setText(mod, s, say);
    case 'switch': {
      const [a, b] = mod.stats.map((stat) => FIGURES[stat] ?? UNSAID);
      return either(`${verb(s, 'switch', 'switches')} ${a} and ${b}`, `${verb(s, 'switch', 'switches')} ${b} and ${a}`);
    }
    case 'rule':
      return ruleText(mod, say);
    default:
      return UNSAID;
  }
}
/** "Becomes an Ascendant in addition to its other types", "is fire element in addition to its other elements". */
function gains(prop: string, values: readonly string[], s: Subject): string {
  const kinds = prop === 'types' ? values.map((value) => value.toLowerCase()) : values;
  const [is, become] = [s.you || s.many ? 'are' : 'is', verb(s, 'become')];
  const whose = either('its', 'their');
  if (prop === 'elements')
    return `${either(is, become)} ${joined(kinds, 'and')} element in addition to ${whose} other elements`;
  if (!['types', 'subtypes', 'classes', 'supertypes'].includes(prop)) return UNSAID;
  const said = joined(kinds, 'and');
  const article = /^[aeiou]/i.test(said) ? 'an' : 'a';
  const other = prop === 'types' || prop === 'subtypes' ? either('types', 'subtypes') : prop;
  return either(
    `${either(is, become)} ${either(`${article} ${said}`, said, `${said}s`)} in addition to ${whose} other ${other}`,
    ...(prop === 'subtypes' ? [`${either(verb(s, 'gain'), verb(s, 'have', 'has'))} the ${said} subtype`] : []),
  );
}
function setText({ prop, value }: Extract<Mod, { mod: 'set' }>, s: Subject, say: Say): string {
  const name = FIGURES[prop];
  const [have, is] = [verb(s, 'have', 'has'), s.you || s.many ? 'are' : 'is'];
  if (prop === 'elements')
    return `${either(is, verb(s, 'become'))} ${joined(words(Array.isArray(value) ? value : [UNSAID]), 'and')} element`;
  if (prop === 'types' || prop === 'subtypes')
    return Array.isArray(value)
      ? `${verb(s, 'become')} ${joined(
          value.map((one) => (prop === 'types' ? one.toLowerCase() : one)),
          'and',
        )}`
      : UNSAID;
  if (name === undefined || Array.isArray(value) || prop === 'attackPower') return UNSAID;
  if (typeof value === 'string') return UNSAID;
  const number = valueText(value, say);
  return either(`${have} base ${name} ${number}`, `${have} base ${name} equal to ${number}`);
}

type RuleMod = Extract<Mod, { mod: 'rule' }>;
const isFilter = (value: unknown): value is Filter => typeof value === 'object' && value !== null;
/** "Can only level up into another "Nico" champion." */
function levelsIntoText({ of }: RuleMod): string {
  const [clause, ...more] = isFilter(of) ? clausesOf(of) : [];
  if (!clause || more.length > 0 || !('lineageName' in clause)) return UNSAID;
  return `can only level up into ${either('another', 'a')} ${either(`"${clause.lineageName}"`, clause.lineageName)} champion`;
}
/** "Can attack using this weapon", "can attack using Sword weapons you control." */
function usesText({ of }: RuleMod, say: Say): string {
  if (!isFilter(of)) return UNSAID;
  const [clause, ...more] = clausesOf(of);
  if (clause && more.length === 0 && 'self' in clause)
    return `can attack using ${either('this weapon', ...ownNames(say.face))}`;
  const own = clausesOf(of).some((one) => canonical(one) === '{"controller":"you"}') ? '' : ' you control';
  return `can attack using ${say.thing(of, { many: true })}${own}`;
}

/** Rules for objects, by name. */
function ruleText(mod: Extract<Mod, { mod: 'rule' }>, say: Say): string {
  switch (mod.rule) {
    case 'attacksOnly':
      return typeof mod.at === 'object' && mod.at !== null
        ? `may only declare attacks against ${say.thing(mod.at as Filter, { many: true })}`
        : UNSAID;
    case 'banishedAsItLeaves':
      return `${either('is', 'are')} banished as ${either('it resolves', 'it leaves the effects stack')}`;
    case 'cantRecover':
      return "can't recover";
    case 'levelsInto':
      return levelsIntoText(mod);
    case 'levelsSame':
      return 'can level up into champions of the same base level';
    case 'usesWeapons':
      return usesText(mod, say);
    case 'cantBeUsed':
      return "can't be used for an attack";
    case 'cantLevelUp':
      return "can't level up";
    case 'cantAttack':
      return either("can't attack", "can't declare attacks");
    case 'cantBeRetaliated':
      return either("can't be retaliated", `${either('his', 'her', 'its', 'their')} attacks can't be retaliated`);
    case 'cantBeIntercepted':
      return "can't be intercepted";
    case 'doesntWakeUp':
      return either(
        "doesn't wake up",
        "don't wake up",
        `doesn't wake up during its controller's wake up phase`,
        `don't wake up during their controller's wake up phase`,
      );
    case 'cantLose':
      if (mod.by === 'deckOut') return "don't lose the game for drawing cards while having no cards in your deck";
      return mod.by === undefined ? "can't lose the game" : UNSAID;
    case 'cantBeNegated':
      return "can't be negated";
    case 'cantPayCounters':
      return typeof mod.kind === 'string'
        ? `can't remove ${mod.kind} counters from your champion to pay for costs`
        : UNSAID;
    default:
      return UNSAID;
  }
}

/** What costs of one kind are changed by: 1 of either kind counts as "1", since each card has one of them (1.6.4.2.8.2). */
function oneOfCosts(costs: readonly Cost[]): { amount: number; of: string } | undefined {
  const amounts = costs.map((cost) =>
    'amount' in cost && (cost.pay === 'reserve' || cost.pay === 'memory') ? cost.amount : undefined,
  );
  const kinds = costs
    .map(({ pay }) => pay)
    .sort()
    .join();
  const [amount, ...more] = amounts;
  if (amount === undefined || more.some((other) => other !== amount)) return undefined;
  const of = { 'memory,reserve': '', memory: 'memory', reserve: 'reserve' }[kinds];
  return of === undefined ? undefined : { amount, of };
}
/** "This card costs 2 less to activate", "costs 1 less to activate for each Human ally you control". */
export function costChangeText(mod: CostChange & { mod: 'cost' }, self: boolean, subject: string, say: Say): string {
  return whole(
    mod,
    ({ mod: kind, less, more, times, of, abilities, using, targeting, part, downTo, set, atLeast, optional }) => {
      if (!kind || using !== undefined || part || downTo || set || atLeast || optional || (of !== undefined && self))
        return UNSAID;
      const [changed, how, ...others] = [less, more].flatMap((costs, i) =>
        costs === undefined ? [] : [costs, i === 0 ? 'less' : 'more'],
      );
      if (!Array.isArray(changed) || typeof how !== 'string' || others.length > 0) return UNSAID;
      const one = oneOfCosts(changed);
      if (!one) return UNSAID;
      const regalia = [say.face.props.costKind].includes('memory');
      // What kind of cost a card has shows in whether it is activated or materialized.
      const act = abilities
        ? 'to activate'
        : self && isBoon(say.face)
          ? 'to bestow'
          : self
            ? regalia
              ? 'to materialize'
              : 'to activate'
            : one.of === 'memory'
              ? 'to materialize'
              : one.of === '' && how === 'more'
                ? 'to play'
                : either('to activate', ...(one.of === '' ? ['to materialize'] : []));
      if (one.of !== '' && self && !abilities && one.of !== say.face.props.costKind) return UNSAID;
      const costs = `${/s⟨?$/.test(subject) && !/this/.test(subject) ? 'cost' : 'costs'}`;
      const aimed =
        targeting === undefined
          ? ''
          : aimedText(
              either(
                say.thing(targeting, { determiner: 'a' }),
                say.apart(() => say.thing(targeting, { determiner: 'a', card: true })),
              ),
            );
      const asWritten = [`(${one.amount})`, String(one.amount)];
      const amount = either(...(abilities ? asWritten : asWritten.toReversed()));
      if (times === undefined) return `${subject} ${costs} ${amount} ${how} ${act}${aimed}`;
      const written = writtenValue(times);
      if (typeof times === 'number' && one.amount === 1) return `${subject} ${costs} ${times} ${how} ${act}${aimed}`;
      if (one.amount === 1 && written !== undefined) return `${subject} ${costs} ${written} ${how} ${act}${aimed}`;
      const each = perEach(times);
      return say.ways(
        ...(each === undefined
          ? []
          : [
              () =>
                `${subject} ${costs} ${either(String(one.amount * each.times), `(${one.amount * each.times})`)} ${how} ${act}${aimed} for ${each.one(say)}`,
            ]),
        () =>
          one.amount === 1 ? `${subject} ${costs} X ${how} ${act}${aimed}, where X is ${say.value(times)}` : UNSAID,
      );
    },
  );
}
const aimedText = (what: string): string =>
  either(
    ` if it targets ${what}`,
    ` if its activation targets ${what}`,
    ` ${either('as long as', 'if')} ${either("it's", 'it is')} targeting ${what}`,
  );
export const isCostChange = (mods: readonly Mod[]): mods is [Extract<Mod, { mod: 'cost' }>] =>
  mods.length === 1 && mods[0]?.mod === 'cost';

/** What attacks get is said of them: "your champion's attacks get +1 POWER". */
export const isOfAttacks = (mods: readonly Mod[]): boolean =>
  mods.some((mod) => mod.mod === 'add' && mod.stat === 'attackPower') &&
  mods.every(
    (mod) => (mod.mod === 'add' && mod.stat === 'attackPower') || (mod.mod === 'ability' && isOnAttack(mod.ability)),
  );
const isOnAttack = (ability: Ability): boolean =>
  ability.kind === 'triggered' && ['on hit', 'on kill', 'on champion hit', 'on attack'].includes(ability.keyword ?? '');
