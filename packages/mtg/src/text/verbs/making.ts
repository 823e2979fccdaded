/** How tokens and counters are made (111, 122). */
import { type Ability, type CardDefinition, canonical, type Effect, type Ref, type Value } from '@arbiter/engine';
import { namedToken } from '../named-tokens.js';
import { isChosenX, isThatMuch, perEach, sizeOf } from '../numbers.js';
import { roleText } from '../roles.js';
import { article, either, isPlain, listed, type Say, UNSAID, verb } from '../say.js';
import { keep } from '../spoken.js';
import { isClue, kindsOfToken, tokenText } from '../tokens.js';
import { amongText, inTotal } from './dealing.js';
import { does } from './doing.js';

export function countersText({ what, kind, amount }: Extract<Effect, { do: 'counters' }>, say: Say): string {
  if (typeof amount === 'object' && 'division' in amount)
    return inTotal((total, where) => `distribute ${total} ${kind} counters among ${amongText(what, say)}${where}`, say);
  if (kind === 'rad') return radText(what, amount, say);
  if (kind === 'poison' && (amount === 'x' || (typeof amount === 'number' && amount > 0)))
    return does(what, say, (s) => `${s.text} ${verb(s, 'get')} ${say.counted(amount, 'poison counter')}`);
  const size = sizeOf(amount);
  const removed = size !== amount;
  const noun = `${kind} counter`;
  if (removed) return `remove ${say.counted(size, noun)} from ${say.object(what)}`;
  if (isPlain(size) || isChosenX(size, say))
    return `put ${say.counted(size, noun)} on ${either('', 'each of ')}${say.object(what)}`;
  if (isThatMuch(size, say)) return `put ${say.counted(size, noun)} on ${say.object(what)}`;
  const each = perEach(size);
  const perOne = (): string =>
    `${say.counted(1, noun)} on ${say.object(what)} for each ${each ? each.one(say) : UNSAID}`;
  return `put ${say.ways(
    ...(each?.times === 1 ? [perOne] : []),
    () => `${noun}s on ${say.object(what)} equal to ${say.value(size)}`,
    () => `a number of ${noun}s on ${say.object(what)} equal to ${say.value(size)}`,
    () => `X ${noun}s on ${say.object(what)} where X is ${say.value(size)}`,
  )}`;
}

/** "Each opponent gets two rad counters", "target player gets a number of rad counters equal to its power" (728). */
function radText(what: Ref, amount: Value, say: Say): string {
  if (sizeOf(amount) !== amount || amount === 0) return UNSAID;
  const each = perEach(amount);
  return does(what, say, (s) => {
    const gets = `${s.text} ${verb(s, 'get')}`;
    if (isPlain(amount) || isChosenX(amount, say)) return `${gets} ${say.counted(amount, 'rad counter')}`;
    if (isThatMuch(amount, say)) return `${gets} that many rad counters`;
    if (typeof amount === 'object' && 'half' in amount && amount.half === 'x')
      return `${gets} half X rad counters, rounded ${amount.round}`;
    return say.ways(
      ...(each?.times === 1 ? [() => `${gets} a rad counter for each ${each.one(say)}`] : []),
      () => `${gets} a number of rad counters equal to ${say.value(amount)}`,
      () => `${gets} X rad counters where X is ${say.value(amount)}`,
    );
  });
}

/** "two 1/1 white Soldier creature tokens": so many of them. */
function tokensText(
  token: CardDefinition,
  count: Value,
  say: Say,
  tapped: boolean,
  figures?: Create['figures'],
): string {
  if (figures) return tapped ? UNSAID : sizedText(token, count, figures, say);
  const named = count === 1 && !tapped ? namedToken(token, say) : undefined;
  if (named !== undefined) return named;
  const { one: plain, has } = tokenText(token, say);
  const one = tapped ? `tapped ${plain}` : plain;
  if (isPlain(count) || isThatMuch(count, say) || isChosenX(count, say)) return `${say.counted(count, one)}${has}`;
  const each = perEach(count);
  const perOne = (): string => `${say.counted(1, one)}${has} for each ${each ? each.one(say) : UNSAID}`;
  return say.ways(
    ...(each?.times === 1 ? [perOne] : []),
    () => `a number of ${one}s${has} equal to ${say.value(count)}`,
    () => `X ${one}s${has} where X is ${say.value(count)}`,
  );
}
/** "two X/X red Elemental creature tokens", "an X/X Ooze creature token, where X is its power" (111.3). */
function sizedText(token: CardDefinition, count: Value, figures: NonNullable<Create['figures']>, say: Say): string {
  const [power, toughness, ...more] = figures;
  if (!power || !toughness || more.length > 0 || !isPlain(count)) return UNSAID;
  const { value } = power;
  const both = canonical(figures) === canonical(['power', 'toughness'].map((stat) => ({ stat, value })));
  const { one, has } = tokenText(token, say);
  if (!both || typeof value === 'number' || !/ ?0\/0 /.test(one) || one.includes(UNSAID)) return UNSAID;
  const made = `${say.counted(count, one.replace('0/0 ', 'X/X '))}${has}`;
  if (value === 'x' || isChosenX(value, say)) return made;
  // One X is the size alone then.
  return count === 'x' ? UNSAID : `${made}, where X is ${say.value(value)}`;
}
type Create = Extract<Effect, { do: 'create' }>;
export function createText(
  { token, copy, except, count = 1, who, save, status, counters, also = [], figures, attached }: Create,
  say: Say,
): string {
  if (attached !== undefined) {
    const alone = [copy, except, who, save, status, counters, figures].every((one) => one === undefined);
    return alone && token && count === 1 && also.length === 0 ? roleText(token, attached, say) : UNSAID;
  }
  if (
    counters !== undefined ||
    (status !== undefined && (copy !== undefined || canonical(status) !== '{"tapped":true}'))
  )
    return UNSAID;
  if (figures && (copy !== undefined || also.length > 0)) return UNSAID;
  if (copy !== undefined)
    return token || who !== undefined || also.length > 0 ? UNSAID : copiesText(copy, except, count, save, say);
  if (!token || except !== undefined) return UNSAID;
  const made = does(
    who,
    say,
    (s) =>
      `${s.text} ${verb(s, 'create')} ${listed(
        [{ token, count }, ...also].map((one) =>
          tokensText(one.token, one.count ?? 1, say, status !== undefined, figures),
        ),
      )}`,
  );
  const kinds = [token, ...also.map((one) => one.token)].flatMap(kindsOfToken);
  keep(say, save, undefined, kinds, count !== 1 || also.length > 0);
  const investigated =
    isClue(token) &&
    also.length === 0 &&
    status === undefined &&
    !made.includes(UNSAID) &&
    count === 1 &&
    (who === undefined || who === 'you');
  return investigated ? either(made, 'investigate') : made;
}
/** "a token that's a copy of target creature": a copy, with what it has that the copied thing has not (707.9). */
function copiesText(copy: Ref, except: Create['except'], count: Value, save: string | undefined, say: Say): string {
  const model = say.object(copy, 'asked');
  const more = except === undefined ? '' : `, except ${exceptText(except, count !== 1, say)}`;
  keep(say, save, undefined, ['token', 'creature', 'permanent'], count !== 1);
  if (count === 1) return `create a token that's a copy of ${model}${more}`;
  return isPlain(count) ? `create ${say.counted(count, 'token')} that are copies of ${model}${more}` : UNSAID;
}
function exceptText({ props, gain, abilities = [] }: NonNullable<Create['except']>, many: boolean, say: Say): string {
  if (props !== undefined || gain !== undefined || abilities.length === 0) return UNSAID;
  return `${many ? 'they have' : either('it has', 'the token has')} ${listed(abilities.map((one: Ability) => say.ability(one)))}`;
}

/** "Create two 1/1 red Goblin creature tokens that are tapped and attacking" (508.4). */
export function attackingText(
  { token, what, copy, count = 1, defending, except, save, untapped }: Extract<Effect, { do: 'enterAttacking' }>,
  say: Say,
): string {
  const plain = what === undefined && copy === undefined && defending === undefined && except === undefined;
  if (!token || !plain || !isPlain(count)) return UNSAID;
  const { one, has } = tokenText(token, say);
  keep(say, save, undefined, kindsOfToken(token), count !== 1);
  return `create ${say.counted(count, one)}${has} ${count === 1 ? "that's" : 'that are'} ${untapped ? '' : 'tapped and '}attacking`;
}
/** "Create a 1/1 white Cat Soldier creature token that's blocking that creature" (509.4). */
export function blockingText({ token, blocking, save }: Extract<Effect, { do: 'enterBlocking' }>, say: Say): string {
  const { one, has } = tokenText(token, say);
  const blocked = say.object(blocking, 'asked');
  keep(say, save, undefined, kindsOfToken(token));
  return `create ${article(one)} ${one}${has} that's blocking ${blocked}`;
}
