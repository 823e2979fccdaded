/** How whole abilities are printed (112, 113, 602, 603, 604, 614). */
import {
  type Ability,
  type Condition,
  canonical,
  type Filter,
  type FilterClause,
  type ReplacementAbility,
  type StaticAbility,
} from '@arbiter/engine';
import { kickerText } from './keywords.js';
import { countedThing } from './numbers.js';
import { article, either, listed, numeral, type Say, UNSAID, whole } from './say.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

export function staticText(ability: StaticAbility, say: Say): string {
  const { affects = 'self', mods, if: condition, zone, defining } = ability;
  if (zone !== undefined) return UNSAID;
  if (defining) return affects === 'self' && !condition ? definingText(ability, say) : UNSAID;
  if (typeof affects === 'object' && 'players' in affects) return playersText(affects.players, ability, say);
  if (mods.length === 1 && mods[0]?.mod === 'control' && affects === 'attached' && !condition)
    return `you control ${say.object('attached')}`;
  if (mods.length === 1 && mods[0]?.mod === 'cost')
    return affects === 'self' ? costChange(mods[0], condition, say) : UNSAID;
  const ref = affects === 'self' || affects === 'attached' ? affects : { each: affects };
  const plain = (): string =>
    say.about(ref, (s) => `${s.text} ${say.mods(mods, s, false).replaceAll('⁂', ' ')}`, 'asked');
  if (condition === undefined) return plain();
  return say.ways(
    () => `${plain()} as long as ${say.condition(condition)}`,
    () => `as long as ${say.condition(condition)}, ${plain()}`,
    ...('not' in condition && mods.every((mod) => mod.mod === 'rule')
      ? [() => `${plain()} unless ${say.condition(condition.not)}`]
      : []),
    ...('turnOf' in condition && condition.turnOf === 'you' ? [() => `during your turn, ${plain()}`] : []),
  );
}

function definingText({ mods }: StaticAbility, say: Say): string {
  const [power, toughness] = mods;
  if (power?.mod !== 'set' || toughness?.mod !== 'set' || mods.length !== 2) return UNSAID;
  if (power.prop !== 'power' || toughness.prop !== 'toughness' || canonical(power.value) !== canonical(toughness.value))
    return UNSAID;
  if (Array.isArray(power.value) || (typeof power.value === 'string' && power.value !== 'x')) return UNSAID;
  return `${say.object('self')}'s power and toughness are each equal to ${say.value(power.value as Parameters<Say['value']>[0])}`;
}

const PLAYER_RULES: { [rule: string]: { [who: string]: string } } = {
  hexproof: { you: 'you have hexproof' },
  shroud: { you: 'you have shroud' },
  noMaximumHandSize: { you: 'you have no maximum hand size' },
  cantGainLife: { all: "players can't gain life", opponents: "your opponents can't gain life" },
};
function playersText(who: string, { mods, if: condition }: StaticAbility, say: Say): string {
  const [mod, ...more] = mods;
  if (!mod || more.length > 0 || condition) return UNSAID;
  if (mod.mod === 'cost') return whole(mod, (cost) => spellsCost(cost, who, say));
  if (mod.mod !== 'rule') return UNSAID;
  if (mod.rule === 'additionalLands' && who === 'you')
    return mod.count === 1
      ? 'you may play an additional land on each of your turns'
      : `you may play ${numeral(Number(mod.count))} additional lands on each of your turns`;
  return PLAYER_RULES[mod.rule]?.[who] ?? UNSAID;
}

type CostMod = Extract<StaticAbility['mods'][number], { mod: 'cost' }>;
/** "Creature spells you cast cost {1} less to cast" (601.2f). */
function spellsCost({ mod, of = [], more, less }: CostMod, who: string, say: Say): string {
  const change = less ?? more;
  if (!mod || !change || (less && more)) return UNSAID;
  if (list(of).some((clause) => 'is' in clause && clause.is === 'spell')) return UNSAID;
  const spells = say.thing([{ is: 'spell' }, ...list(of)], { many: true });
  const whose = who === 'you' ? ' you cast' : who === 'opponents' ? ' your opponents cast' : '';
  return `${spells}${whose} cost ${say.costs(change)} ${less ? 'less' : 'more'} to cast`;
}
/** What the card's own cost is, by its own ability. */
function costChange(mod: CostMod, condition: Condition | undefined, say: Say): string {
  const fields = canonical(Object.keys(mod).sort());
  if (mod.optional && fields === '["mod","optional"]' && !condition) return kickerText(mod.optional, say);
  if (!mod.less) return UNSAID;
  const costs = `${say.object('self')} costs ${say.costs(mod.less)} less to cast`;
  if (fields === '["less","mod"]' && condition) return `${costs} if ${say.condition(condition)}`;
  if (fields !== '["less","mod","times"]' || condition || typeof mod.times !== 'object' || !('count' in mod.times))
    return UNSAID;
  return `${costs} for each ${countedThing(mod.times.count, say)}`;
}

type Prevents = ReplacementAbility & { on: 'damage' };
const isDamage = (ability: ReplacementAbility): ability is Prevents => ability.on === 'damage';
/** How a permanent enters (614.1c), and what damage is prevented (615.1). */
export function replacementsText(all: readonly ReplacementAbility[], say: Say): string {
  const [one, ...more] = all;
  if (!one) return UNSAID;
  if (all.every(isDamage)) return preventedText(all.filter(isDamage), say);
  return more.length > 0 ? UNSAID : whole(one, (watched) => enteringText(watched, say));
}
/** "Prevent all combat damage that would be dealt to and dealt by this creature." */
function preventedText(all: readonly Prevents[], say: Say): string {
  const [first] = all;
  const kinds = all.map(({ match }) => canonical(match ?? {}));
  const kind = { '{"combat":true}': 'combat damage', '{}': 'damage' }[kinds[0] ?? ''];
  if (!first || kind === undefined || new Set(kinds).size > 1) return UNSAID;
  const dealt = all.map((one) => {
    const { target, source } = one;
    const said = ['kind', 'on', 'match', 'prevent', 'target', 'source'];
    if (one.prevent !== true || !Object.keys(one).every((key) => said.includes(key))) return UNSAID;
    if (target === 'self' && source === undefined) return 'to';
    if (source === 'self' && target === undefined) return 'by';
    return target === 'self' && source !== undefined && source !== 'self' && all.length === 1 ? 'to-by' : UNSAID;
  });
  const prevent = `prevent all ${kind} that would be dealt`;
  const self = (): string => say.object('self', 'asked');
  if (dealt.join() === 'to,by') return `${prevent} to and dealt by ${self()}`;
  if (dealt.join() === 'to-by' && first.source !== undefined && first.source !== 'self')
    return `${prevent} to ${self()} by ${say.thing(first.source, { many: true })}`;
  return dealt.join() === 'to' || dealt.join() === 'by' ? `${prevent} ${dealt.join()} ${self()}` : UNSAID;
}

function enteringText(ability: ReplacementAbility, say: Say): string {
  const { kind, on, object, match, entering, change, if: condition, copy, ...rest } = ability;
  const plain = kind && on === 'move' && object === 'self' && entering && canonical(match) === '{"to":"battlefield"}';
  if (!plain || Object.keys(rest).length > 0) return UNSAID;
  if (copy) return change || condition ? UNSAID : cloneText(copy, say);
  if (!change) return UNSAID;
  if (canonical(change) === '{"status":{"tapped":true}}') {
    const enters = `${say.object('self')} enters tapped`;
    if (condition === undefined) return enters;
    if (!('not' in condition)) return `${enters} if ${say.condition(condition)}`;
    return say.ways(
      () => `${enters} unless ${say.condition(condition.not)}`,
      () => `${enters} if ${say.condition(condition)}`,
    );
  }
  const [[counter, amount] = [], ...more] = Object.entries(change.counters ?? {});
  if (counter === undefined || amount === undefined || more.length > 0 || Object.keys(change).length > 1) return UNSAID;
  const counters = amount === 1 ? `${article(counter)} ${counter} counter` : `${numeral(amount)} ${counter} counters`;
  const enters = (): string => `${say.object('self')} enters with ${counters} on it`;
  if (condition === undefined) return enters();
  return say.ways(
    () => `if ${say.condition(condition)}, ${enters()}`,
    () => `${enters()} if ${say.condition(condition)}`,
  );
}
/** "You may have this creature enter as a copy of any creature on the battlefield" (707.5). */
function cloneText({ of, may, except }: NonNullable<ReplacementAbility['copy']>, say: Say): string {
  if (!may) return UNSAID;
  const model = `any ${say.thing(of)} on the battlefield`;
  const more =
    except === undefined
      ? ''
      : except.gain && canonical(except) === canonical({ gain: { types: except.gain.types } })
        ? `, except it's ${listed((except.gain.types ?? []).map((type) => `${article(type)} ${type.toLowerCase()}`))} in addition to its other types`
        : UNSAID;
  return `you may have ${say.object('self')} enter as a copy of ${model}${more}`;
}

/** When an activated ability may be activated, where that is narrowed (602.5). */
export function limitsText(
  { timing, limit, if: condition }: Extract<Ability, { kind: 'activated' }>,
  say: Say,
): string {
  const said: string[] = [
    ...(timing === 'sorcery' ? ['activate only as a sorcery'] : timing === undefined ? [] : [UNSAID]),
    ...(limit === undefined ? [] : [limit.perTurn === 1 ? 'activate only once each turn' : UNSAID]),
    ...(condition === undefined
      ? []
      : [
          canonical(condition) === '{"turnOf":"you"}'
            ? 'activate only during your turn'
            : `activate only if ${say.condition(condition)}`,
        ]),
  ];
  const [first, ...more] = said;
  if (first === undefined) return '';
  return `. ${first}${more.map((one) => either(`. ${one}`, ` ${one.replace(/^activate/, 'and')}`)).join('')}`;
}
