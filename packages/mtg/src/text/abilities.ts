/** How whole abilities are printed (112, 113, 602, 603, 604, 614). */
import {
  type Ability,
  type Condition,
  type Cost,
  canonical,
  type Filter,
  type FilterClause,
  type KeywordAbility,
  type ReplacementAbility,
  type StaticAbility,
} from '@arbiter/engine';
import { countedThing } from './numbers.js';
import { article, either, listed, numeral, ownNames, type Say, UNSAID, whole } from './say.js';
import { keep, kindsOf, moves, speak } from './spoken.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

export function costText(cost: Cost, say: Say): string {
  // What costs say beyond this is not printed here yet.
  const count = 'count' in cost ? cost.count : undefined;
  if (typeof count === 'string' || 'random' in cost || 'from' in cost || 'whose' in cost) return UNSAID;
  // A cost that is paid with the card itself has spoken of it, and moved it.
  if ('what' in cost && cost.what === 'self') {
    if ((count ?? 1) !== 1 || cost.save !== undefined) return UNSAID;
    speak(say, '"self"', []);
    moves(say, 'self');
  }
  switch (cost.pay) {
    case 'mana':
      return cost.cost;
    case 'tap':
      return '{T}';
    case 'untap':
      return '{Q}';
    case 'life':
      return `pay ${cost.amount} life`;
    case 'loyalty':
      return cost.amount === '-x'
        ? '-X'
        : typeof cost.amount === 'number' && cost.amount > 0
          ? `+${cost.amount}`
          : String(cost.amount);
    case 'sacrifice':
      if (cost.what === 'self') return `sacrifice ${either(...ownNames(say.face))}`;
      kept({ ...cost, count }, say);
      return `sacrifice ${things(cost.what, count, say)}`;
    case 'discard':
      if (cost.what === 'self') return 'discard this card';
      kept({ ...cost, count }, say);
      return `discard ${things([{ zone: 'hand' }, { owner: 'you' }, ...list(cost.what)], count, say).replaceAll(IN_HAND, '')}`;
    case 'exile':
      if (cost.what === 'self') return `exile ${either(...ownNames(say.face))} from your graveyard`;
      kept({ ...cost, count }, say);
      return `exile ${things([{ zone: 'graveyard' }, { owner: 'you' }, ...list(cost.what)], count, say)}`;
    default:
      return UNSAID;
  }
}
const IN_HAND = ` ${either('in your hand', 'in hand')}`;
const things = (what: Filter, count: number | undefined, say: Say): string =>
  count === undefined || count === 1
    ? say.thing(what, { determiner: 'a' })
    : `${numeral(count)} ${say.thing(what, { many: true })}`;
/** What a cost was paid with can be spoken of. */
function kept({ what, count = 1, save }: { what: 'self' | Filter; count?: number; save?: string }, say: Say): void {
  if (what !== 'self') keep(say, save, undefined, [...kindsOf(what), 'card'], count !== 1);
}

/** A cost that may be paid as well, by its keyword (702.33a). */
export function kickerText(
  { name, cost, times }: { name: string; cost: readonly Cost[]; times?: number | undefined },
  say: Say,
): string {
  if (name !== 'kicker' || times !== undefined) return UNSAID;
  return cost.every(({ pay }) => pay === 'mana') ? `kicker ${say.costs(cost)}` : `kicker—${say.costs(cost)}`;
}

/** Keywords that say what they cost or what they are about. */
export function keywordText({ keyword, cost, from, value, effects }: KeywordAbility, say: Say): string {
  const price = cost === undefined ? undefined : say.costs(cost);
  if (value !== undefined || effects !== undefined || (price !== undefined && from !== undefined)) return UNSAID;
  if (keyword === 'ward') return cost?.every((one) => one.pay === 'mana') ? `ward ${price}` : `ward—${price}`;
  if (keyword === 'enchant') return from === undefined ? UNSAID : `enchant ${say.thing(from)}`;
  if (keyword === 'landwalk') return from === undefined ? UNSAID : landwalkText(from, say);
  if (keyword === 'protection' || keyword === 'hexproof')
    return from === undefined ? keyword : `${either(keyword, '')} from ${qualityText(from, say)}`;
  if (keyword === 'affinity') return from === undefined ? UNSAID : `affinity for ${say.thing(from, { many: true })}`;
  if (from !== undefined) return UNSAID;
  return price === undefined ? keyword : `${keyword} ${price}`;
}
/** "Islandwalk", "snow landwalk", "nonbasic landwalk": what the land is (702.14). */
function landwalkText(from: Filter, say: Say): string {
  const clauses = list(from);
  const subtype = clauses.length === 1 && clauses.some((clause) => 'has' in clause && clause.has[0] === 'subtypes');
  const said = say.thing(from).toLowerCase();
  return subtype ? `${said}walk` : `${said.replace(/ (?:permanent|land)$/, '')} landwalk`;
}
/** "from red", "from artifacts". */
function qualityText(from: Filter, say: Say): string {
  const [clause] = list(from);
  const color = clause && 'has' in clause && clause.has[0] === 'colors' ? [clause.has[1]].flat() : [];
  return color.length === 1 ? say.thing(from).replace(/ permanent$/, '') : say.thing(from, { many: true });
}

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
