/** How what happens instead, or as well, is printed: entering rested, more of something, something else. */
import { type Condition, canonical, type Filter, type ReplacementAbility, sumOf, type Value } from '@arbiter/engine';
import { xText } from './numbers.js';
import { damageName, EVENT, preventText, wouldBeDealt } from './prevention.js';
import { article, clausesOf, either, numeral, type Say, UNSAID, whole } from './say.js';

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

/** What is added to the amount of what happens. */
export function addedTo(amount: Value): Value | undefined {
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
export function entersWith(
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

export const WAKING = canonical({ status: 'rested', on: false });

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

export const TO_FIELD = canonical({ to: 'field' });

export const RESTED = canonical({ status: { rested: true } });

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
