/** How effects that wait for what happens next are printed: "the next time …", "until end of turn, if …". */
import { canonical, type Effect, type Filter, type Ref, type ReplacementSpec } from '@arbiter/engine';
import { endsText } from './durations.js';
import { xText } from './numbers.js';
import { damageName, damageOfSize, preventedText, wouldBeDealt } from './prevention.js';
import { addedTo, entersWith, RESTED, TO_FIELD, WAKING } from './replacements.js';
import { clausesOf, either, type Say, UNSAID, verb, whole } from './say.js';
import { laterNames } from './spoken.js';
import { writtenValue } from './written.js';

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
