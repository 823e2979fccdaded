/** How damage that is prevented is printed, by abilities and by effects. */
import {
  type Condition,
  canonical,
  type FilterClause,
  type ReplacementAbility,
  type ReplacementSpec,
  sumOf,
} from '@arbiter/engine';
import { perEach, xText } from './numbers.js';
import { either, type Say, UNSAID } from './say.js';

const LINKED = [canonical({ in: 'attached' }), canonical([{ in: 'attached' }])];

export const damageName = (combat: unknown): string =>
  combat === undefined ? 'damage' : combat ? 'combat damage' : 'non-combat damage';
/** "Damage would be dealt to it", "it would be dealt damage". */
export const wouldBeDealt = (damage: string, to: string | undefined, by: string): string =>
  to === undefined
    ? `${damage} would be dealt${by}`
    : either(
        `${damage} would be dealt to ${to}${by}`,
        `${to} would be dealt ${damage}${by}`,
        `${to} ${either('would', 'were to')} take ${damage}${by}`,
      );
export function preventText(
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
export function damageOfSize(
  condition: Condition | undefined,
): { size: string; rest: Condition | undefined } | undefined {
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
export function preventedText(prevent: NonNullable<ReplacementSpec['prevent']>, say: Say): string {
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

export const EVENT = canonical({ event: 'amount' });
