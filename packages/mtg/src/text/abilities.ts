/** How whole abilities are printed (112, 113, 602, 603, 604, 614). */
import {
  type Ability,
  type Cost,
  canonical,
  type Filter,
  type FilterClause,
  type KeywordAbility,
  type ReplacementAbility,
  type StaticAbility,
  type TriggerPattern,
} from '@arbiter/engine';
import { article, either, numeral, ownNames, type Say, UNSAID } from './say.js';
import { keep, kindsOf, moves, PLAYER, speak } from './spoken.js';

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

/** Keywords that say what they cost or what they are about. */
export function keywordText({ keyword, cost, from, value, effects }: KeywordAbility, say: Say): string {
  const price = cost === undefined ? undefined : say.costs(cost);
  if (value !== undefined || effects !== undefined || (price !== undefined && from !== undefined)) return UNSAID;
  if (keyword === 'ward') return cost?.every((one) => one.pay === 'mana') ? `ward ${price}` : `ward—${price}`;
  if (keyword === 'enchant') return from === undefined ? UNSAID : `enchant ${say.thing(from)}`;
  if (keyword === 'landwalk') return from === undefined ? UNSAID : `${say.thing(from).toLowerCase()}walk`;
  if (keyword === 'protection' || keyword === 'hexproof')
    return from === undefined ? keyword : `${either(keyword, '')} from ${qualityText(from, say)}`;
  if (keyword === 'affinity') return from === undefined ? UNSAID : `affinity for ${say.thing(from, { many: true })}`;
  if (from !== undefined) return UNSAID;
  return price === undefined ? keyword : `${keyword} ${price}`;
}
/** "from red", "from artifacts". */
function qualityText(from: Filter, say: Say): string {
  const [clause] = list(from);
  const color = clause && 'has' in clause && clause.has[0] === 'colors' ? [clause.has[1]].flat() : [];
  return color.length === 1 ? say.thing(from).replace(/ permanent$/, '') : say.thing(from, { many: true });
}

export function triggerText(on: TriggerPattern, say: Say): string {
  const said = eventText(on, say);
  if (on.on === 'step') return said;
  return either(`when ${said}`, `whenever ${said}`);
}

/** Who it happens to, as the trigger says it, so that the ability can speak of it. */
function subjectText({ object }: TriggerPattern, say: Say): string {
  if (object === 'self') return say.object('self', 'asked');
  if (object === 'attached') return say.object('attached', 'asked');
  if (object === undefined || typeof object === 'string') return UNSAID;
  const said = say.thing(object, { determiner: 'a' });
  speak(say, OBJECT, kindsOf(object));
  return said;
}
const OBJECT = canonical({ event: 'object' });
/** The player that the trigger speaks of; what else happens may be said between. */
function playerText(player: TriggerPattern['player'], say: Say): string {
  if (player === 'you') return 'you';
  if (player !== undefined && player !== 'opponent' && player !== 'any') return UNSAID;
  speak(say, PLAYER_OF_EVENT, player === 'opponent' ? [...PLAYER, 'opponent'] : PLAYER);
  return player === 'opponent' ? 'an opponent' : 'a player';
}
const PLAYER_OF_EVENT = canonical({ event: 'player' });
/** Whether a trigger says nothing besides what its phrase looks at. */
const saysOnly = (on: TriggerPattern, ...fields: (keyof TriggerPattern)[]): boolean =>
  Object.keys(on).every((key) => key === 'on' || fields.some((field) => field === key));

const STEPS: { [step: string]: { [who: string]: string } } = {
  upkeep: {
    you: 'your upkeep',
    opponent: "each opponent's upkeep",
    any: either('each upkeep', "each player's upkeep"),
  },
  draw: { you: 'your draw step' },
  end: { you: 'your end step', opponent: "each opponent's end step", any: either('each end step', 'the end step') },
  beginningOfCombat: { you: 'combat on your turn' },
  precombatMain: { you: either('your precombat main phase', 'your first main phase') },
};

function eventText(on: TriggerPattern, say: Say): string {
  const match = canonical(on.match ?? {});
  const { player } = on;
  switch (on.on) {
    case 'step': {
      const step = String(on.match?.step);
      if (!saysOnly(on, 'player', 'match') || match !== canonical({ step })) return UNSAID;
      if (step === 'endOfCombat' && player === undefined) return 'at end of combat';
      if (player !== 'you') playerText(player, say);
      return `at the beginning of ${STEPS[step]?.[player === undefined ? 'any' : String(player)] ?? UNSAID}`;
    }
    case 'move': {
      if (!saysOnly(on, 'object', 'match')) return UNSAID;
      const subject = subjectText(on, say);
      if (match === '{"to":"battlefield"}') return `${subject} enters`;
      if (match === '{"from":"battlefield","to":"graveyard"}')
        return `${subject} ${either('dies', 'is put into a graveyard from the battlefield')}`;
      return match === '{"from":"battlefield"}' ? `${subject} leaves the battlefield` : UNSAID;
    }
    case 'attack':
      return saysOnly(on, 'object') ? `${subjectText(on, say)} attacks` : UNSAID;
    case 'block': {
      if (!saysOnly(on, 'object', 'match')) return UNSAID;
      const subject = subjectText(on, say);
      if (match === '{"first":true}') return `${subject} blocks`;
      speak(say, canonical({ event: 'attacker' }), ['creature', 'attacking creature']);
      return match === '{}' ? `${subject} blocks a creature` : UNSAID;
    }
    case 'becomesBlocked':
      return saysOnly(on, 'object') ? `${subjectText(on, say)} becomes blocked` : UNSAID;
    case 'unblocked':
      return saysOnly(on, 'object') ? `${subjectText(on, say)} attacks and isn't blocked` : UNSAID;
    case 'status': {
      if (!saysOnly(on, 'object', 'match')) return UNSAID;
      const subject = subjectText(on, say);
      if (match === '{"on":true,"status":"tapped"}') return `${subject} becomes tapped`;
      return match === '{"on":false,"status":"tapped"}' ? `${subject} becomes untapped` : UNSAID;
    }
    case 'target': {
      if (!saysOnly(on, 'object', 'player') || (player !== undefined && player !== 'opponent')) return UNSAID;
      return `${subjectText(on, say)} becomes the target of a spell or ability${player === 'opponent' ? ' an opponent controls' : ''}`;
    }
    case 'damage': {
      if (!saysOnly(on, 'source', 'player', 'match') || on.source !== 'self' || player === undefined) return UNSAID;
      const combat = match === '{"combat":true}' ? 'combat ' : match === '{}' ? '' : UNSAID;
      return `${say.object('self', 'asked')} deals ${combat}damage to ${playerText(player, say)}`;
    }
    case 'cast': {
      if (!saysOnly(on, 'object', 'player') || typeof on.object === 'string') return UNSAID;
      const what: FilterClause[] = [{ is: 'spell' }, ...list(on.object ?? [])];
      // What is cast is a spell, and is said to be one once.
      if (what.filter((clause) => 'is' in clause && clause.is === 'spell').length > 1) return UNSAID;
      const who = playerText(player, say);
      const spell = say.thing(what, { determiner: 'a' });
      speak(say, OBJECT, kindsOf(what));
      return `${who} ${who === 'you' ? 'cast' : 'casts'} ${spell}`;
    }
    case 'stat':
      return match === '{"gain":true,"stat":"life"}' && player === 'you' && saysOnly(on, 'player', 'match')
        ? 'you gain life'
        : UNSAID;
    case 'draw': {
      const who = playerText(player, say);
      return saysOnly(on, 'player') ? `${who} ${who === 'you' ? 'draw' : 'draws'} a card` : UNSAID;
    }
    case 'attackers':
      return saysOnly(on, 'player') && player === 'you' ? 'you attack' : UNSAID;
    default:
      return UNSAID;
  }
}

export function staticText(ability: StaticAbility, say: Say): string {
  const { affects = 'self', mods, if: condition, zone, defining } = ability;
  if (zone !== undefined) return UNSAID;
  if (defining) return affects === 'self' && !condition ? definingText(ability, say) : UNSAID;
  if (typeof affects === 'object' && 'players' in affects) return playersText(affects.players, ability, say);
  if (mods.length === 1 && mods[0]?.mod === 'control' && affects === 'attached' && !condition)
    return `you control ${say.object('attached')}`;
  if (mods.length === 1 && mods[0]?.mod === 'cost')
    return affects === 'self' && !condition ? costChange(mods[0], say) : UNSAID;
  const ref = affects === 'self' || affects === 'attached' ? affects : { each: affects };
  const plain = (): string =>
    say.about(ref, (s) => `${s.text} ${say.mods(mods, s, false).replaceAll('⁂', ' ')}`, 'asked');
  if (condition === undefined) return plain();
  return say.ways(
    () => `${plain()} as long as ${say.condition(condition)}`,
    () => `as long as ${say.condition(condition)}, ${plain()}`,
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
  if (mod.mod === 'cost' && who === 'you' && mod.of !== undefined && mod.less) {
    const spells = say.thing([{ is: 'spell' }, ...list(mod.of)], { many: true });
    const rest = canonical(Object.keys(mod).sort()) === '["less","mod","of"]';
    return rest ? `${spells} you cast cost ${say.costs(mod.less)} less to cast` : UNSAID;
  }
  if (mod.mod !== 'rule') return UNSAID;
  if (mod.rule === 'additionalLands' && who === 'you')
    return mod.count === 1
      ? 'you may play an additional land on each of your turns'
      : `you may play ${numeral(Number(mod.count))} additional lands on each of your turns`;
  return PLAYER_RULES[mod.rule]?.[who] ?? UNSAID;
}

function costChange(mod: Extract<StaticAbility['mods'][number], { mod: 'cost' }>, say: Say): string {
  const { less, times } = mod;
  const rest = canonical(Object.keys(mod).sort()) === '["less","mod","times"]';
  if (!rest || !less || typeof times !== 'object' || !('count' in times)) return UNSAID;
  return `${say.object('self')} costs ${say.costs(less)} less to cast for each ${say.thing(times.count)}`;
}

/** How a permanent enters (614.1c): tapped, or with counters. */
export function replacementText(ability: ReplacementAbility, say: Say): string {
  const { on, object, match, entering, change, ...rest } = ability;
  const plain = on === 'move' && object === 'self' && entering && canonical(match) === '{"to":"battlefield"}';
  if (!plain || Object.keys(rest).join() !== 'kind' || !change) return UNSAID;
  if (canonical(change) === '{"status":{"tapped":true}}') return `${say.object('self')} enters tapped`;
  const [[kind, amount] = [], ...more] = Object.entries(change.counters ?? {});
  if (kind === undefined || amount === undefined || more.length > 0 || Object.keys(change).length > 1) return UNSAID;
  const counters = amount === 1 ? `${article(kind)} ${kind} counter` : `${numeral(amount)} ${kind} counters`;
  return `${say.object('self')} enters with ${counters} on it`;
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
