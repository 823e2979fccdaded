/** How damage is printed: what deals how much of it to what (120). */
import { canonical, type Effect, type Ref, type Value } from '@arbiter/engine';
import { isOneTarget } from '../nouns.js';
import { isChosenX, isThatMuch, perEach } from '../numbers.js';
import { either, isPlain, listed, numeral, type Say, type Subject, UNSAID, verb, whole } from '../say.js';
import { keep, kindsOf, laterNames, PLAYER, passing, speak } from '../spoken.js';
import { isAnyTarget, isPlaced } from '../targets.js';
import { amount } from './doing.js';

const isOnlySelf = ({ spoken: { said } }: Say): boolean =>
  said.some(({ key }) => key === '"self"') &&
  said.every(({ key, kinds, many }) => key === '"self"' || many || kinds.includes('player'));
type Damage = Extract<Effect, { do: 'damage' }>;
export function damageText(effect: Damage, say: Say): string {
  const { from, as, unpreventable, save, per, total } = effect;
  if (per !== undefined && (as !== undefined || effect.parts !== undefined)) return UNSAID;
  const dealt =
    per !== undefined ? perPlayer(effect, per, say) : as === undefined ? oneDeals(effect, say) : eachDeals(effect, say);
  // Of several without a word about each only the first would deal it (120.1).
  if (as === undefined && isGroup(from, say)) return UNSAID;
  if (total !== undefined) say.spoken.dealt = total;
  if (save !== undefined) say.spoken.hurt = [...(say.spoken.hurt ?? []), save];
  return `${dealt}${unpreventable ? `${either('. ', ' and ')}the damage can't be prevented` : ''}`;
}
const isGroup = (from: Ref | undefined, say: Say): boolean => {
  if (typeof from !== 'object') return from === 'players' || from === 'opponents';
  if ('target' in from) return !isOneTarget(say.targets[from.target]);
  return 'each' in from && !canonical(from.each).includes('{"linked":true}');
};
/** "Each creature deals 1 damage to its controller", "each creature deals damage to itself equal to its power". */
function eachDeals({ from, as = '', to, amount: dealt, parts }: Damage, say: Say): string {
  if (typeof from === 'object' && 'target' in from && !parts && to !== undefined && dealt !== undefined)
    return thoseDeal(from, as, to, dealt, say);
  if (typeof from !== 'object' || !('each' in from) || parts || to === undefined || dealt === undefined) return UNSAID;
  if (typeof dealt === 'object' && 'division' in dealt) return UNSAID;
  const each = say.thing(from.each, { determiner: 'each' });
  const { said } = say.spoken;
  const key = canonical({ saved: as });
  keep(say, as, undefined, kindsOf(from.each));
  const itself = canonical(to) === key;
  const deals = dealtText(dealt, to, say, itself ? 'itself' : undefined);
  // Each is spoken of only for as long as it deals its damage.
  say.spoken.said = say.spoken.said.filter((one) => one.key !== key || said.includes(one));
  return `${each} deals ${deals}`;
}
/** "It deals damage to each opponent equal to the number of cards in that player's hand": to each by itself. */
function perPlayer({ to, amount: dealt, from }: Damage, per: string, say: Say): string {
  if ((to !== 'opponents' && to !== 'players') || dealt === undefined || isPlain(dealt)) return UNSAID;
  return say.about(
    from ?? 'self',
    (source) => {
      const { said } = say.spoken;
      const deals = `${source.text} ${verb(source, 'deal')}`;
      const whom = say.object(to, 'given');
      const key = canonical({ saved: per });
      keep(say, per, undefined, to === 'opponents' ? [...PLAYER, 'opponent'] : PLAYER);
      const text = say.ways(
        () => `${deals} damage to ${whom} equal to ${say.value(dealt)}`,
        () => `${deals} X damage to ${whom} where X is ${say.value(dealt)}`,
      );
      // Each is spoken of only for as long as it is dealt its damage.
      say.spoken.said = say.spoken.said.filter((one) => one.key !== key || said.includes(one));
      return text;
    },
    'asked',
  );
}
/** "Each of those creatures deals damage equal to its power to ~": of several that were spoken of. */
function thoseDeal(from: { target: number }, as: string, to: Ref, dealt: Value, say: Say): string {
  const key = canonical(from);
  const those = laterNames(key, say).filter((name) => name.startsWith('those '));
  const one = { saved: as };
  const own = typeof dealt === 'object' && 'stat' in dealt && canonical(dealt.of) === canonical(one);
  if (!isGroup(from, say) || those.length === 0 || !own || dealt.stat !== 'power') return UNSAID;
  if (canonical(to).includes(canonical(one))) return UNSAID;
  const each = either(...those.map((name) => `each of ${name}`));
  return `${each} deals damage equal to its power to ${say.object(to, 'given')}`;
}
const itOf = ({ text }: Subject): string => (text.startsWith('have ') ? 'have it' : 'it');
function oneDeals({ to, amount: dealt, parts, from }: Damage, say: Say): string {
  const spell = say.spoken.spell === true;
  // "It" is the spell then, and nothing else that was spoken of before.
  if (spell && from !== undefined && from !== 'self') passing(say, [], false);
  return say.about(
    from ?? 'self',
    (source) => {
      // A spell is "it" once it was spoken of, where nothing else could be that.
      const self = from === undefined && (spell || isOnlySelf(say)) ? either(source.text, itOf(source)) : source.text;
      const deals = `${self} ${verb(source, 'deal')}`;
      if (parts) {
        if (to !== undefined || dealt !== undefined) return UNSAID;
        const [first] = parts;
        const same = first && isPlain(first.amount) && parts.every(({ amount: one }) => one === first.amount);
        const each = (): string =>
          listed(parts.map((part) => whole(part, (one) => dealtText(one.amount, one.to, say))));
        const toAll = (): string =>
          `${amount(first?.amount ?? 0, 'damage', say)} to ${listed(parts.map((part) => whole(part, (one) => (one.amount === first?.amount ? say.object(one.to, 'given') : UNSAID))))}`;
        return `${deals} ${say.ways(each, ...(same ? [toAll] : []))}`;
      }
      if (to === undefined || dealt === undefined) return UNSAID;
      if (typeof dealt === 'object' && 'division' in dealt) return `${deals} ${divided(to, say)}`;
      const own = to === 'self' && (from === undefined || from === 'self');
      return `${deals} ${
        own
          ? say.ways(
              () => dealtText(dealt, to, say),
              () => dealtText(dealt, to, say, 'itself'),
            )
          : dealtText(dealt, to, say)
      }`;
    },
    'asked',
  );
}
/** "3 damage to any target", "damage equal to its power to that player". */
function dealtText(dealt: Value, to: Ref, say: Say, itself?: string): string {
  const whom = (): string => itself ?? say.object(to, 'given');
  if (isPlain(dealt) || isChosenX(dealt, say) || isThatMuch(dealt, say))
    return `${amount(dealt, 'damage', say)} to ${whom()}`;
  if (typeof dealt === 'object' && 'quotient' in dealt) return evenlyText(dealt, to, say);
  const each = perEach(dealt);
  return say.ways(
    ...(each ? [() => `${each.times} damage to ${whom()} for each ${each.one(say)}`] : []),
    () => `damage equal to ${say.value(dealt)} to ${whom()}`,
    () => `X damage to ${whom()} where X is ${say.value(dealt)}`,
    () => `damage to ${whom()} equal to ${say.value(dealt)}`,
  );
}
/** "5 damage divided evenly, rounded down, among any number of targets". */
function evenlyText({ quotient, round }: Extract<Value, { quotient: unknown }>, to: Ref, say: Say): string {
  const [total, parts] = quotient;
  if (canonical(parts) !== canonical({ countOf: to }) || !isPlain(total)) return UNSAID;
  return `${say.value(total)} damage divided evenly, rounded ${round}, among ${amongText(to, say)}`;
}
/** Damage that is divided among targets as its player chooses (601.2d). */
const divided = (to: Ref, say: Say): string =>
  inTotal((total, where) => `${total} damage divided as you choose among ${amongText(to, say)}${where}`, say);
/** The total that is divided: "5", "X", or what X is at the end. */
export function inTotal(said: (total: string, where: string) => string, say: Say): string {
  const { total } = say;
  if (total === undefined) return UNSAID;
  say.totalled = true;
  if (isPlain(total)) return said(say.value(total), '');
  const text = said('X', WHERE);
  return text.replaceAll(WHERE, ` where X is ${say.value(total)}${either('', ' as you cast this spell')}`);
}
const WHERE = '⁂';
/** "one or two target creatures", "any number of targets". */
export function amongText(to: Ref, say: Say): string {
  const spec = typeof to === 'object' && 'target' in to ? say.targets[to.target] : undefined;
  if (!spec) return UNSAID;
  const any = isAnyTarget(spec.what);
  const text = whole(spec, ({ what, min = 1, max = 1, notIn, together, if: condition }) => {
    if ((condition && canonical(condition)) !== say.paidFor) return UNSAID;
    if (!isPlaced(what) || notIn || together || (max !== null && max < 2)) return UNSAID;
    const number =
      max === null
        ? min === 0
          ? 'any number of'
          : UNSAID
        : min === 1
          ? ONE_OR[max]
          : min === 0
            ? `up to ${numeral(max)}`
            : undefined;
    return `${number ?? UNSAID} ${any ? 'targets' : say.thing(what, { many: true, determiner: 'target' })}`;
  });
  speak(say, canonical(to), any ? [...PLAYER, 'creature', 'permanent'] : kindsOf(spec.what), true);
  return text;
}
const ONE_OR: { [max: number]: string } = { 2: 'one or two', 3: 'one, two, or three' };
