/** How what happens instead, or as well, is printed: entering rested, and damage that is prevented. */
import {
  type Condition,
  canonical,
  type Effect,
  type Filter,
  type FilterClause,
  type Ref,
  type ReplacementAbility,
  type ReplacementSpec,
  sumOf,
  type Value,
} from '@arbiter/engine';
import { endsText } from './durations.js';
import { perEach, xText } from './numbers.js';
import { article, clausesOf, either, numeral, type Say, UNSAID, verb, whole } from './say.js';
import { laterNames } from './spoken.js';
import { writtenValue } from './written.js';

/** What an attack card has of the attack that it is used for. */
const DOUBLED = canonical({
  kind: 'replacement',
  on: 'damage',
  source: [{ is: 'attacking' }],
  match: { combat: true },
  change: { amount: { times: [2, { event: 'amount' }] } },
  zone: 'intent',
});
/** "~ enters the field rested", "if combat damage would be dealt to ~, prevent 1 of that damage". */
export function replacementText(ability: ReplacementAbility, condition: Condition | undefined, say: Say): string {
  if (canonical({ ...ability, if: undefined }) === DOUBLED && condition === undefined)
    return 'if this attack would deal damage, it deals double that damage instead';
  if (ability.zone !== undefined) return UNSAID;
  if (ability.entering) return enteringText(ability, condition, say);
  if (ability.on === 'status') return staysRestedText(ability, condition, say);
  if (ability.on === 'move' && canonical(ability.change ?? {}) === TO_BANISHMENT)
    return banishedInstead(ability, condition, say);
  if (ability.on === 'move' && canonical(ability.match ?? {}) === SUPPRESSING)
    return sacrificedInstead(ability, condition, say);
  if (ability.on === 'move') return restedText(ability, condition, say);
  if (ability.on === 'damage' && ability.change?.amount !== undefined) return dealsMore(ability, condition, say);
  if (ability.on === 'damage' && ability.change !== undefined) return dealtElsewhere(ability, condition, say);
  if (ability.on === 'damage') return preventText(ability, condition, say);
  if (ability.on === 'recover') return recoverText(ability, condition, say);
  if (ability.on === 'glimpse') return glimpseText(ability, condition);
  if (ability.on === 'counters') return moreCountersText(ability, condition, say);
  return UNSAID;
}
const SUPPRESSING = canonical({ from: 'field', cause: 'suppress' });
/** "If ~ would be suppressed, you may sacrifice it instead. If you do, …" */
function sacrificedInstead(
  { kind, on, object, match, may, instead, if: _asked, ...rest }: ReplacementAbility,
  condition: Condition | undefined,
  say: Say,
): string {
  if (!kind || !on || !match || object !== 'self' || condition !== undefined || Object.keys(rest).length > 0)
    return UNSAID;
  const [sacrifice, follows, ...more] = instead ?? [];
  if (!may || sacrifice?.do !== 'move' || sacrifice.save === undefined || more.length > 0) return UNSAID;
  const given = { do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice', save: sacrifice.save };
  if (canonical(sacrifice) !== canonical(given)) return UNSAID;
  const self = say.object('self', 'asked');
  const said = `if ${self} would be suppressed, you may sacrifice ${either('it', self)} instead`;
  if (follows === undefined) return said;
  const did = { compare: [{ countOf: { saved: sacrifice.save } }, '>=', 1] };
  if (follows.do !== 'if' || follows.else || canonical(follows.if) !== canonical(did)) return UNSAID;
  return `${said}. if you do, ${say.effects(follows.then, 'sentence')}`;
}
/** "If you would glimpse an amount, glimpse X instead, where X is that amount plus 1." */
function glimpseText(
  { kind, on, player, change, may, if: _asked, ...rest }: ReplacementAbility,
  condition: Condition | undefined,
): string {
  if (!kind || !on || !change || condition !== undefined || Object.keys(rest).length > 0) return UNSAID;
  const { amount, ...more } = change;
  if (amount === undefined || Object.keys(more).length > 0) return UNSAID;
  if (player === 'opponent' && may && typeof amount === 'number')
    return `if an opponent would glimpse${either('', ' an amount')}, you may have that player glimpse ${amount} instead`;
  const added = addedTo(amount);
  if (player !== 'you' || may || typeof added !== 'number') return UNSAID;
  return `if you would glimpse an amount, glimpse X instead, where X is that amount plus ${added}`;
}
/** "The next time you would glimpse an amount this turn, draw that many cards instead." */
function nextGlimpse({ replaces, entities, from, shield, apart, once, until }: Shield, say: Say): string | undefined {
  if (replaces.on !== 'glimpse') return undefined;
  const ends = canonical(until ?? { kind: 'endOfTurn' });
  if (!once || from !== undefined || shield !== undefined || apart || ends !== '{"kind":"endOfTurn"}') return UNSAID;
  const { on, change, instead, ...more } = replaces;
  if (!on || entities === undefined || Object.keys(more).length > 0) return UNSAID;
  const time = say.about(
    entities,
    (s) => `${s.text} would glimpse ${either('an amount', 'any amount')} this turn`,
    'asked',
  );
  if (canonical(instead ?? null) === DRAWN && change === undefined && entities === 'you')
    return `the next time ${time}, draw that many cards instead`;
  const amount = change?.amount;
  if (instead !== undefined || typeof amount !== 'number' || Object.keys(change ?? {}).length > 1) return UNSAID;
  const does = say.about(entities, (s) => `${s.text} ${verb(s, 'glimpse')} ${amount} instead`, 'asked');
  return `the next time ${time}, ${does}`;
}
const DRAWN = canonical([{ do: 'draw', who: 'you', count: { event: 'amount' } }]);
/** "If you would recover an amount, recover 2+X instead, where X is that amount." */
function recoverText(
  { kind, on, player, change, if: _asked, ...rest }: ReplacementAbility,
  condition: Condition | undefined,
  say: Say,
): string {
  if (!kind || !on || !change || condition !== undefined || Object.keys(rest).length > 0) return UNSAID;
  const who =
    player === undefined ? 'a player' : player === 'you' ? 'you' : player === 'opponent' ? 'an opponent' : UNSAID;
  return whole(change, ({ amount, ...more }) =>
    amount === undefined || Object.keys(more).length > 0
      ? UNSAID
      : `if ${who} would recover an amount, ${player === 'you' ? '' : 'they '}recover ${xText(amount, say, 'instead')}`,
  );
}
/** "If one or more level counters would be put on ~, that many plus one level counters are put on ~ instead." */
function moreCountersText(
  { kind, on, object, match = {}, change, if: _asked, ...rest }: ReplacementAbility,
  condition: Condition | undefined,
  say: Say,
): string {
  if (!change) return noCountersText({ kind, on, object, match, ...rest }, condition, say);
  if (!kind || !on || condition !== undefined || Object.keys(rest).length > 0) return UNSAID;
  const { kind: counter, ...others } = match;
  if (typeof counter !== 'string' || Object.keys(others).length > 0 || object === undefined) return UNSAID;
  const more = whole(change, ({ amount, ...besides }) =>
    amount === undefined || Object.keys(besides).length > 0 ? UNSAID : plusText(amount, say),
  );
  const on_ = object === 'self' ? say.object('self', 'asked') : say.thing(object, { determiner: 'a' });
  return `if one or more ${counter} counters would be put on ${on_}, ${more} ${counter} counters are put on ${either(on_, 'it', 'them')} instead`;
}
/** "Buff counters can't be placed on objects you don't control." */
function noCountersText(
  { kind, on, object, match = {}, instead, if: _asked, ...rest }: ReplacementAbility,
  condition: Condition | undefined,
  say: Say,
): string {
  if (!kind || !on || instead?.length !== 0 || condition !== undefined || Object.keys(rest).length > 0) return UNSAID;
  const { kind: counter, ...others } = match;
  if (typeof counter !== 'string' || Object.keys(others).length > 0 || object === undefined) return UNSAID;
  const which = object === 'self' ? say.object('self', 'asked') : say.thing(object, { many: true });
  return `${counter} counters can't be ${either('placed', 'put')} on ${which}`;
}
/** "If a Spell source you control would deal damage to one or more units, it deals that much damage plus X instead." */
function dealsMore(
  { kind, on, source, target, match = {}, change, if: _asked, ...rest }: ReplacementAbility,
  condition: Condition | undefined,
  say: Say,
): string {
  if (!kind || !on || !change || condition !== undefined || typeof source !== 'object' || target === undefined)
    return UNSAID;
  const { amount, ...besides } = change;
  const { combat, ...others } = match;
  if (Object.keys(rest).length + Object.keys(besides).length + Object.keys(others).length > 0) return UNSAID;
  const added = amount === undefined ? undefined : addedTo(amount);
  if (added === undefined || target === 'self') return UNSAID;
  const deals = say.thing(source, { determiner: 'a', noun: 'source' });
  const units = `one or more ${say.thing(target, { many: true })}`;
  const plus = xText(added, say, 'instead');
  return `if ${deals} would deal ${damageName(combat)} to ${units}, it deals that much damage plus ${plus}`;
}
/** "If damage would be dealt to your champion, that damage is dealt to linked ally instead." */
function dealtElsewhere(
  { kind, on, target, match = {}, change, if: _asked, ...rest }: ReplacementAbility,
  condition: Condition | undefined,
  say: Say,
): string {
  if (!kind || !on || !change || target === undefined || condition !== undefined) return UNSAID;
  const { combat, ...others } = match;
  const { dealtTo, ...besides } = change;
  if (Object.keys(rest).length + Object.keys(others).length + Object.keys(besides).length > 0) return UNSAID;
  if (dealtTo !== 'self' && dealtTo !== 'attached') return UNSAID;
  const whom = target === 'self' ? say.object('self', 'asked') : say.thing(target, { determiner: 'a' });
  return `if ${wouldBeDealt(damageName(combat), whom, '')}, that damage is dealt to ${say.object(dealtTo, 'asked')} instead`;
}
/** "That many plus one": what happens otherwise, and so many more. */
function plusText(amount: Value, say: Say): string {
  const added = addedTo(amount);
  return added === undefined
    ? UNSAID
    : `that many plus ${typeof added === 'number' ? numeral(added) : say.value(added)}`;
}
const EVENT = canonical({ event: 'amount' });
/** What is added to the amount of what happens. */
function addedTo(amount: Value): Value | undefined {
  const added = sumOf(amount);
  if (added?.length !== 2) return undefined;
  const [first, second] = added;
  return first !== undefined && second !== undefined && canonical(first) === EVENT ? second : undefined;
}
/** "Allies your opponents control enter the field rested." */
function restedText(
  { kind, on, object, match, change, if: _asked, ...rest }: ReplacementAbility,
  condition: Condition | undefined,
  say: Say,
): string {
  if (!kind || !on || condition !== undefined || Object.keys(rest).length > 0) return UNSAID;
  const additional = typeof object === 'object' ? entersWith(object, match, change, say) : undefined;
  if (additional !== undefined) return additional;
  return typeof object === 'object' && canonical(match ?? {}) === TO_FIELD && canonical(change ?? {}) === RESTED
    ? `${say.thing(object, { many: true })} enter the field rested`
    : UNSAID;
}
/** "Allies that enter the field under your control enter with an additional buff counter on them." */
function entersWith(
  object: Filter,
  match: ReplacementAbility['match'],
  change: ReplacementAbility['change'],
  say: Say,
): string | undefined {
  const { counters, ...more } = change ?? {};
  if (!counters || Object.keys(more).length > 0 || canonical(match ?? {}) !== TO_FIELD) return undefined;
  const put = Object.entries(counters).map(([kind, amount]) => say.counted(amount, `additional ${kind} counter`));
  const on = `${put.join(' and ')} on them`;
  const yours = clausesOf(object).filter((clause) => canonical(clause) !== '{"controller":"you"}');
  const plain = `${say.apart(() => say.thing(object, { many: true }))} enter ${either('', 'the field ')}with ${on}`;
  return yours.length === clausesOf(object).length
    ? plain
    : either(plain, `${say.thing(yours, { many: true })} that enter the field under your control enter with ${on}`);
}
/** "~ can't wake up." */
function staysRestedText(
  { kind, on, object, match, instead, if: _asked, ...rest }: ReplacementAbility,
  condition: Condition | undefined,
  say: Say,
): string {
  if (!kind || !on || Object.keys(rest).length > 0 || canonical(match ?? {}) !== WAKING || instead?.length !== 0)
    return UNSAID;
  const who =
    object === 'self' ? say.object('self', 'asked') : object === undefined ? UNSAID : say.thing(object, { many: true });
  const said = `${who} can't wake up`;
  return condition === undefined
    ? said
    : either(`${said} as long as ${say.condition(condition)}`, `as long as ${say.condition(condition)}, ${said}`);
}
const WAKING = canonical({ status: 'rested', on: false });
const TO_BANISHMENT = canonical({ to: 'banishment' });
/** "If a unit hit by ~ this turn would die, banish it instead." */
function banishedInstead(
  { kind, on, object, match, change, if: _asked, ...rest }: ReplacementAbility,
  condition: Condition | undefined,
  say: Say,
): string {
  if (!kind || !on || !change || Object.keys(rest).length > 0 || object === undefined || typeof object === 'string')
    return UNSAID;
  const clauses = clausesOf(object);
  const asked = condition === undefined ? '' : ` ${either('as long as', 'while')} ${say.condition(condition)}`;
  const said = canonical(match ?? {});
  if (said === DYING) {
    const hit = clauses.find((clause) => 'happened' in clause);
    const others = clauses.filter((clause) => clause !== hit);
    if (hit === undefined)
      return `if ${say.thing(object, { determiner: 'a' })} would ${either('die', 'be destroyed')}${asked}, banish ${either('it', 'them')} instead`;
    if (canonical(hit) !== HIT_BY_IT) return UNSAID;
    return `if ${say.thing(others, { determiner: 'a' })} hit by ${say.object('self', 'asked')} this turn would die${asked}, banish ${either('it', 'them')} instead`;
  }
  if (said !== TO_GRAVEYARD) return UNSAID;
  const owner = clauses.find((clause) => 'owner' in clause);
  // Tokens are no cards.
  const others = clauses.filter((clause) => clause !== owner && canonical(clause) !== '{"not":{"is":"token"}}');
  const whose =
    owner === undefined
      ? "a player's"
      : canonical(owner) === '{"owner":"you"}'
        ? 'your'
        : canonical(owner) === '{"owner":"opponent"}'
          ? "an opponent's"
          : UNSAID;
  const card = say.thing(others, { determiner: 'a', card: true });
  const cards = `one or more ${say.thing(others, { many: true, card: true })}`;
  return either(
    `if ${card} would ${either('be put into', 'enter')} ${whose} graveyard${asked}, ${either(...(owner === undefined ? ['that player banishes it instead'] : []), 'banish it instead')}`,
    `if ${cards} would ${either('be put into', 'enter')} ${whose} graveyard${asked}, banish them instead`,
  );
}
const DYING = canonical({ from: 'field', to: 'graveyard' });
const TO_GRAVEYARD = canonical({ to: 'graveyard' });
const HIT_BY_IT = canonical({ happened: { on: 'hit', object: 'self' }, by: 'self' });
const TO_FIELD = canonical({ to: 'field' });
const RESTED = canonical({ status: { rested: true } });
/** "That ally can't wake up for as long as you control ~." */
function staysRested({ replaces, entities, from, shield, apart, once, until }: Shield, say: Say): string | undefined {
  const { on, match, instead, ...more } = replaces;
  if (on !== 'status' || canonical(match ?? {}) !== WAKING) return undefined;
  if (entities === undefined || from !== undefined || shield !== undefined || apart || once) return UNSAID;
  if (instead?.length !== 0 || Object.keys(more).length > 0) return UNSAID;
  const cant = say.about(entities, (s) => `${s.text} can't wake up`, 'asked');
  const ends = endsText(until, say);
  return either(`${cant} ${ends}`, `${ends}, ${cant}`);
}
/** "Until end of turn, allies enter the field rested." */
function restedUntil({ replaces, entities, from, shield, apart, once, until }: Shield, say: Say): string | undefined {
  const { on, object, match, change, ...more } = replaces;
  if (on !== 'move' || typeof object !== 'object') return undefined;
  if (entities !== undefined || from !== undefined || shield !== undefined || apart || Object.keys(more).length > 0)
    return UNSAID;
  if (once || until?.kind === 'untilEvent')
    return canonical(match ?? {}) === TO_FIELD ? nextEntering(object, change, once, until, say) : UNSAID;
  const additional = entersWith(object, match, change, say);
  if (additional !== undefined)
    return either(`${endsText(until, say)}, ${additional}`, `${additional} ${endsText(until, say)}`);
  if (canonical(match ?? {}) !== TO_FIELD || canonical(change ?? {}) !== RESTED) return UNSAID;
  const enter = `${say.thing(object, { many: true })} enter the field rested`;
  return either(`${endsText(until, say)}, ${enter}`, `${enter} ${endsText(until, say)}`);
}
/** "The next time one or more allies would enter the field this turn, they enter the field rested instead." */
function nextEntering(
  object: Filter,
  change: Shield['replaces']['change'],
  once: true | undefined,
  until: Shield['until'],
  say: Say,
): string {
  const how = canonical(change ?? {});
  if (!once) {
    // All that enter at that moment do so.
    const event = { kind: 'untilEvent', on: { on: 'move', object, match: { to: 'field' } } };
    if (how !== RESTED || canonical(until ?? null) !== canonical(event)) return UNSAID;
    const many = say.apart(() => say.thing(object, { many: true }));
    const those = clausesOf(object).length === 1 ? [`those ${many}`] : [];
    return `the next time one or more ${say.thing(object, { many: true })} would enter the field this turn, ${either('they', ...those)} enter the field rested instead`;
  }
  if (how !== '{"controller":"you"}' || canonical(until ?? null) !== '{"kind":"endOfTurn"}') return UNSAID;
  return `the next time ${say.thing(object, { determiner: 'a' })} would enter the field this turn, it enters the field under your control instead`;
}
function enteringText(
  { kind, on, object, match, entering, change, if: _asked, ...rest }: ReplacementAbility,
  condition: Condition | undefined,
  say: Say,
): string {
  if (!kind || !entering || on !== 'move' || object !== 'self' || canonical(match ?? {}) !== '{"to":"field"}')
    return UNSAID;
  const { copy, ...besides } = rest;
  if (copy !== undefined) return change || condition || Object.keys(besides).length > 0 ? UNSAID : copyText(copy, say);
  if (Object.keys(rest).length > 0 || !change) return UNSAID;
  const how = whole(change, ({ status = {}, counters = {}, ...more }) => {
    if (Object.keys(more).length > 0) return UNSAID;
    const states = Object.entries(status).map(([one, on]) => (on ? ENTERS[one] : undefined) ?? UNSAID);
    const put = Object.entries(counters).map(([name, amount]) =>
      amount === 1
        ? `${article(name)} ${name} counter`
        : typeof amount === 'number'
          ? `${numeral(amount)} ${name} counters`
          : `${say.counted(amount, `${name} counter`)}`,
    );
    return [...states, ...(put.length > 0 ? [`with ${put.join(' and ')} on ${either('it', 'them')}`] : [])].join(' ');
  });
  const [[counter, size] = ['', 0], ...kinds] = Object.entries(change.counters ?? {});
  const counted = kinds.length === 0 && !change.status && typeof size === 'object';
  const plain = `${say.object('self', 'asked')} enters the field ${how}`;
  const said = counted
    ? either(
        plain,
        say.apart(
          () =>
            `${say.object('self', 'asked')} enters the field with X ${counter} counters on it, where X is ${say.value(size)}`,
        ),
      )
    : plain;
  return condition === undefined
    ? said
    : either(`${said} if ${say.condition(condition)}`, `if ${say.condition(condition)}, ${said}`);
}

/** "~ enters the field as a copy of any ally or weapon on the field except it has "…"." */
function copyText(copy: NonNullable<ReplacementAbility['copy']>, say: Say): string {
  return whole(copy, ({ of, except, ...more }) => {
    if (Object.keys(more).length > 0) return UNSAID;
    const kind = say.apart(() => say.thing(of));
    const self = say.object('self', 'asked');
    const said = `${self} enters the field as a copy of ${either('any', 'an', 'a')} ${kind} on the field`;
    if (except === undefined) return said;
    return whole(except, ({ abilities, ...others }) =>
      abilities === undefined || Object.keys(others).length > 0
        ? UNSAID
        : `${said} except it has ${say.abilities(abilities).join(' and ')}`,
    );
  });
}

const ENTERS: { [status: string]: string } = { rested: 'rested', distant: 'distant', faceDown: 'face down' };

const LINKED = [canonical({ in: 'attached' }), canonical([{ in: 'attached' }])];
const damageName = (combat: unknown): string =>
  combat === undefined ? 'damage' : combat ? 'combat damage' : 'non-combat damage';
/** "Damage would be dealt to it", "it would be dealt damage". */
const wouldBeDealt = (damage: string, to: string | undefined, by: string): string =>
  to === undefined
    ? `${damage} would be dealt${by}`
    : either(
        `${damage} would be dealt to ${to}${by}`,
        `${to} would be dealt ${damage}${by}`,
        `${to} ${either('would', 'were to')} take ${damage}${by}`,
      );
function preventText(
  { kind, on, target, source, match, prevent, also, may, if: _asked, ...rest }: ReplacementAbility,
  condition: Condition | undefined,
  say: Say,
): string {
  if (!kind || !on || prevent === undefined || Object.keys(rest).length > 0) return UNSAID;
  const { combat, ...more } = match ?? {};
  if (Object.keys(more).length > 0 || (target === undefined && source === undefined)) return UNSAID;
  const who = (what: NonNullable<typeof target>): string =>
    what === 'self'
      ? say.object('self', 'asked')
      : LINKED.includes(canonical(what))
        ? say.object('attached', 'asked')
        : say.thing(what, { determiner: 'a' });
  // "Linked unit while it's attacking": what it is linked to, and as what that is hit.
  if (
    Array.isArray(target) &&
    target.length === 2 &&
    canonical(target[0] ?? null) === canonical({ in: 'attached' }) &&
    condition === undefined
  ) {
    const linked = say.object('attached', 'asked');
    const when = stateOf(target[1]);
    const held = either(
      ...[' while', ' as long as'].map((how) => `${how} ${either("it's", 'it is', 'they are', "they're")} ${when}`),
    );
    return source !== undefined || also
      ? UNSAID
      : `if ${wouldBeDealt(damageName(combat), linked, '')}${held}, ${preventedText(prevent, say)}`;
  }
  if (may)
    return source === undefined && target !== undefined
      ? mayPrevent(`if ${wouldBeDealt(damageName(combat), who(target), '')}`, { prevent, also, condition }, say)
      : UNSAID;
  const large = damageOfSize(condition);
  if (large !== undefined && target !== undefined) {
    const asked = large.rest === undefined ? '' : ` ${either('as long as', 'while')} ${say.condition(large.rest)}`;
    const from = source === undefined ? '' : ` by ${who(source)}`;
    const sized = `${large.size} ${damageName(combat)}`;
    return also ? UNSAID : `if ${wouldBeDealt(sized, who(target), from)}${asked}, ${preventedText(prevent, say)}`;
  }
  const to = target === undefined ? '' : ` to ${who(target)}`;
  const by =
    source === undefined
      ? ''
      : typeof source === 'object' && !LINKED.includes(canonical(source))
        ? either(
            ` by ${who(source)}`,
            ` from ${say.apart(() => say.thing(source, { determiner: 'a', noun: 'source' }))}`,
          )
        : ` by ${who(source)}`;
  const asked = condition === undefined ? '' : ` ${either('as long as', 'while')} ${say.condition(condition)}`;
  const would = `if ${wouldBeDealt(damageName(combat), target === undefined ? undefined : who(target), by)}`;
  if (also) {
    const besides = say.effects(also, 'sentence');
    return `${would}${asked}, ${preventedText(prevent, say)} and ${besides}${either(' instead', '')}`;
  }
  if (prevent === true)
    return either(
      `prevent all ${damageName(combat)} that would be dealt${to}${by}${asked}`,
      ...(condition === undefined
        ? []
        : [
            `${either('as long as', 'while')} ${say.condition(condition)}, prevent all ${damageName(combat)} that would be dealt${to}${by}`,
          ]),
      `${would}${asked}, prevent that damage`,
    );
  return `${would}${asked}, ${preventedText(prevent, say)}`;
}

/** "If …, you may banish ~. If you do, prevent 2 of that damage and draw a card." */
function mayPrevent(
  would: string,
  { prevent, also = [], condition }: Pick<ReplacementSpec, 'prevent' | 'also'> & { condition: Condition | undefined },
  say: Say,
): string {
  const [given, ...then] = also;
  if (prevent === undefined || condition !== undefined || given?.do !== 'move' || given.what !== 'self') return UNSAID;
  const gives = say.effects([given], 'sentence');
  const done = `${would}, you may ${gives}. if you do, ${preventedText(prevent, say)}`;
  return then.length === 0 ? done : `${done}${either(' and ', '. ')}${say.effects(then)}`;
}
/** "Seven or more damage": how much it must be at once, and what else is asked. */
function damageOfSize(condition: Condition | undefined): { size: string; rest: Condition | undefined } | undefined {
  const all = condition === undefined ? [] : 'all' in condition ? condition.all : [condition];
  const sized = all.find((one) => 'compare' in one && canonical(one.compare[0]) === EVENT);
  if (!sized || !('compare' in sized)) return undefined;
  const [, op, bound] = sized.compare;
  if (typeof bound !== 'number' || (op !== '>=' && op !== '<=')) return undefined;
  const [first, ...more] = all.filter((one) => one !== sized);
  const rest = first === undefined ? undefined : more.length === 0 ? first : { all: [first, ...more] };
  return { size: `${bound} or ${op === '>=' ? 'more' : 'less'}`, rest };
}
/** As what something is hit: "attacking". */
function stateOf(clause: FilterClause | undefined): string {
  if (
    clause &&
    'is' in clause &&
    clause.of === undefined &&
    ['attacking', 'retaliating', 'defending'].includes(clause.is)
  )
    return clause.is;
  return clause && 'status' in clause && ['distant', 'rested'].includes(clause.status) ? clause.status : UNSAID;
}
/** "Prevent 2 of that damage", "prevent all but 1 of that damage", "prevent an amount of that damage equal to …". */
function preventedText(prevent: NonNullable<ReplacementSpec['prevent']>, say: Say): string {
  if (prevent === true) return 'prevent that damage';
  if (typeof prevent === 'number') return `prevent ${prevent} of that damage`;
  const [dealt, left, ...more] = sumOf(prevent) ?? [];
  if (more.length === 0 && typeof left === 'number' && left < 0 && canonical(dealt ?? null) === EVENT)
    return `prevent all but ${-left} of that damage`;
  if (typeof prevent === 'object' && 'half' in prevent && canonical(prevent.half) === EVENT)
    return `prevent half of that damage, rounded ${prevent.round}`;
  const each = perEach(prevent);
  return say.ways(
    () => `prevent an amount of that damage equal to ${say.value(prevent)}`,
    () => `prevent ${xText(prevent, say, 'of that damage')}`,
    ...(each ? [() => `for ${each.one(say)}, prevent ${each.times} of that damage`] : []),
  );
}

type Shield = Extract<Effect, { do: 'createReplacement' }>;
/** "Prevent the next 3 combat damage that would be dealt to target unit this turn." */
export function shieldText(effect: Shield, say: Say): string {
  const { replaces, entities, from, shield, apart, once, until } = effect;
  const changed =
    nextGlimpse(effect, say) ??
    staysRested(effect, say) ??
    restedUntil(effect, say) ??
    changedDamage(effect, say) ??
    preventedThere(effect, say);
  if (changed !== undefined) return changed;
  const ends = canonical(until ?? { kind: 'endOfTurn' });
  if (ends !== '{"kind":"endOfTurn"}' || from !== undefined || entities === undefined) return UNSAID;
  const large = damageOfSize(replaces.if);
  if (replaces.if !== undefined && large !== undefined && large.rest === undefined && shield === undefined && !apart) {
    const { if: _if, ...plainly } = replaces;
    if (whole(plainly, (watched) => specText(watched)) === UNSAID || replaces.prevent === undefined) return UNSAID;
    const sized = `${large.size} ${damageName(replaces.match?.combat)}`;
    const would = wouldBeDealt(sized, say.object(entities, 'given'), '');
    const also = replaces.also === undefined ? '' : `. ${say.effects(replaces.also)}`;
    const prevented = either(
      preventedText(replaces.prevent, say),
      ...(replaces.prevent === true ? ['prevent it'] : []),
    );
    if (once) return `the next time ${would} this turn, ${prevented}${also}`;
    return either(`until end of turn, if ${would}, ${prevented}${also}`, `if ${would} this turn, ${prevented}${also}`);
  }
  const spec = whole(replaces, (watched) => specText(watched));
  if (spec === UNSAID) return UNSAID;
  const damage = damageName(replaces.match?.combat);
  // Of several that are shielded apart from each other it is said of each.
  const each =
    apart && typeof entities === 'object' && 'each' in entities
      ? say.thing(entities.each, { determiner: 'each' })
      : undefined;
  const several =
    typeof entities === 'object' && 'target' in entities && (say.targets[entities.target]?.max ?? 1) !== 1;
  const those = several
    ? laterNames(canonical(entities), say)
        .filter((name) => name.startsWith('those '))
        .map((name) => `each of ${name}`)
    : [];
  const to = each ?? either(say.object(entities, 'given'), ...those);
  // A shield of its own for each of several, or one of one.
  const one =
    entities === 'self' ||
    entities === 'you' ||
    (typeof entities === 'object' && ('target' in entities || 'saved' in entities));
  const champion = say.apart(() => say.object(entities)).includes('your champion');
  if (once) {
    if (shield !== undefined || (apart && each === undefined)) return UNSAID;
    const also =
      replaces.also === undefined ? '' : `. ${whenPrevented(replaces.also, say) ?? say.effects(replaces.also)}`;
    const prevented = replaces.prevent === undefined ? UNSAID : preventedText(replaces.prevent, say);
    return `the next time ${either(`${damage} would be dealt to ${to}`, `${to} would be dealt ${damage}`, `${to} would take ${damage}`)} this turn, ${prevented}${also}`;
  }
  if (replaces.also !== undefined && shield === undefined) return UNSAID;
  // So much each time, where nothing is used up.
  if (replaces.prevent !== true)
    return shield !== undefined || apart
      ? UNSAID
      : `if ${either(`${damage} would be dealt to ${to}`, `${to} would be dealt ${damage}`, `${to} would take ${damage}`)} this turn, ${replaces.prevent === undefined ? UNSAID : preventedText(replaces.prevent, say)}`;
  if (shield === undefined) return apart ? UNSAID : `prevent all ${damage} that would be dealt to ${to} this turn`;
  if (!one && !champion && !apart) return UNSAID;
  if (apart && one && those.length === 0) return UNSAID;
  const when = replaces.also === undefined ? '' : `. ${whenPrevented(replaces.also, say) ?? UNSAID}`;
  return `prevent the next ${xText(shield, say, `${damage} that would be dealt to ${to} this turn`)}${when}`;
}
/** "When damage is prevented this way, banish target card": at once, and only if any was. */
function whenPrevented([only, ...more]: readonly Effect[], say: Say): string | undefined {
  if (only?.do !== 'if' || more.length > 0 || only.else) return undefined;
  const [reflexive, ...others] = only.then;
  if (reflexive?.do !== 'reflexive' || others.length > 0 || !('compare' in only.if)) return undefined;
  const [value, op, bound] = only.if.compare;
  if (canonical(value) !== '{"event":"prevented"}' || op !== '>=' || typeof bound !== 'number') return undefined;
  const damage = bound === 1 ? either('damage', '1 or more damage') : `${bound} or more damage`;
  return `${either('when', 'whenever')} ${damage} is prevented this way, ${say.body(reflexive.ability)}`;
}
/** "The next time target unit would take damage from a Spell source this turn, it takes that much damage plus 3 instead." */
function changedDamage({ replaces, entities, from, shield, apart, once, until }: Shield, say: Say): string | undefined {
  if (replaces.change === undefined) return undefined;
  if (from !== undefined && entities === undefined && !shield && !apart && !once)
    return lessDealt(replaces, from, until, say);
  if (shield !== undefined || apart || from !== undefined || entities === undefined) return UNSAID;
  const { on, source, change, match = {}, ...more } = replaces;
  if (on !== 'damage' || Object.keys(more).length > 0 || source === 'self') return UNSAID;
  const { combat, ...others } = match;
  const { amount, ...besides } = change;
  const added = amount === undefined || Object.keys(besides).length > 0 ? undefined : addedTo(amount);
  if (Object.keys(others).length > 0) return UNSAID;
  if (
    once &&
    source === undefined &&
    canonical(amount ?? null) === canonical({ times: [2, { event: 'amount' }] }) &&
    Object.keys(besides).length === 0
  ) {
    if ((until ?? { kind: 'endOfTurn' }).kind !== 'endOfTurn') return UNSAID;
    return `the next time ${wouldBeDealt(damageName(combat), say.object(entities, 'given'), '')} this turn, double that damage`;
  }
  if (added === undefined) return UNSAID;
  const plus = writtenValue(added);
  if (plus === undefined) return UNSAID;
  const by = source === undefined ? '' : ` from ${say.thing(source, { determiner: 'a', noun: 'source' })}`;
  const damage = damageName(combat);
  const would = (): string => wouldBeDealt(damage, say.object(entities, 'given'), by);
  const takes = (): string =>
    say.about(entities, (s) => `${s.text} ${verb(s, 'take')} that much damage plus ${plus} instead`, 'asked');
  const ends = endsText(until, say);
  const thisTurn = (until ?? { kind: 'endOfTurn' }).kind === 'endOfTurn';
  if (once) return thisTurn ? `the next time ${would()} this turn, ${takes()}` : UNSAID;
  return say.ways(
    () => `${ends}, if ${would()}, ${takes()}`,
    () => `if ${would()} ${ends}, ${takes()}`,
  );
}
/** "Until end of turn, if that unit would deal damage, it deals that much damage minus 3 instead." */
function lessDealt(replaces: Shield['replaces'], from: Ref, until: Shield['until'], say: Say): string {
  const { on, change, ...more } = replaces;
  const { amount, ...besides } = change ?? {};
  const added = amount === undefined ? undefined : addedTo(amount);
  if (on !== 'damage' || Object.keys(more).length + Object.keys(besides).length > 0 || typeof added !== 'number')
    return UNSAID;
  const by = added < 0 ? `minus ${-added}` : `plus ${added}`;
  const ends = endsText(until, say);
  const would = say.about(from, (s) => `${s.text} would deal damage`, 'asked');
  const deals = say.about(from, (s) => `${s.text} ${verb(s, 'deal')} that much damage ${by} instead`, 'asked');
  return either(`${ends}, if ${would}, ${deals}`, `if ${would} ${ends}, ${deals}`);
}
/** "Until end of turn, if damage would be dealt to a distant unit you control, prevent 3 of that damage." */
function preventedThere(
  { replaces, entities, from, shield, apart, once, until }: Shield,
  say: Say,
): string | undefined {
  if (entities !== undefined || replaces.target === undefined) return undefined;
  if (shield !== undefined || apart || from !== undefined || once) return UNSAID;
  const { on, target, match = {}, prevent, also, ...more } = replaces;
  const { combat, ...others } = match;
  const back = also === undefined ? '' : struckBack(also);
  if (on !== 'damage' || Object.keys(more).length + Object.keys(others).length > 0 || prevent === undefined)
    return UNSAID;
  if (target === 'self') return UNSAID;
  const would = wouldBeDealt(damageName(combat), say.thing(target, { determiner: 'a' }), '');
  const ends = endsText(until, say);
  const prevented = `${prevent === true ? 'that damage' : `${prevent} of that damage`}${back}`;
  return either(`${ends}, if ${would}, prevent ${prevented}`, `if ${would} ${ends}, prevent ${prevented}`);
}
/** "If the damage prevented had a unit as its source, deal 1 damage to that unit." */
function struckBack([only, ...more]: readonly Effect[]): string {
  if (only?.do !== 'if' || only.else || more.length > 0) return ` ${UNSAID}`;
  const unit = {
    all: [
      { compare: [{ event: 'prevented' }, '>=', 1] },
      { is: [{ event: 'source' }, [{ zone: 'field' }, { has: ['types', ['Ally', 'Champion']] }]] },
    ],
  };
  const [damage, ...others] = only.then;
  if (canonical(only.if) !== canonical(unit) || damage?.do !== 'damage' || others.length > 0) return ` ${UNSAID}`;
  const { amount } = damage;
  const plain = { do: 'damage', amount: amount ?? null, to: { event: 'source' } };
  return typeof amount === 'number' && canonical(damage) === canonical(plain)
    ? `. if the damage prevented had a unit as its source, deal ${amount} damage to that unit`
    : ` ${UNSAID}`;
}
/** All damage that it would be dealt, or of one kind, prevented. */
function specText({ on, match = {}, prevent, also, ...rest }: ReplacementSpec): string {
  const { combat, ...more } = match;
  void also;
  void combat;
  return on === 'damage' && prevent !== undefined && Object.keys(rest).length + Object.keys(more).length === 0
    ? 'said'
    : UNSAID;
}
