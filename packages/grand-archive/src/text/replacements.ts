/** How what happens instead, or as well, is printed: entering rested, and damage that is prevented. */
import { type Condition, canonical, type Effect, type ReplacementAbility, type ReplacementSpec } from '@arbiter/engine';
import { xText } from './numbers.js';
import { article, either, numeral, type Say, UNSAID, whole } from './say.js';

/** "~ enters the field rested", "if combat damage would be dealt to ~, prevent 1 of that damage". */
export function replacementText(ability: ReplacementAbility, condition: Condition | undefined, say: Say): string {
  if (ability.zone !== undefined) return UNSAID;
  if (ability.entering) return enteringText(ability, condition, say);
  if (ability.on === 'damage') return preventText(ability, condition, say);
  if (ability.on === 'recover') return recoverText(ability, condition, say);
  return UNSAID;
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
function enteringText(
  { kind, on, object, match, entering, change, if: _asked, ...rest }: ReplacementAbility,
  condition: Condition | undefined,
  say: Say,
): string {
  if (!kind || !entering || on !== 'move' || object !== 'self' || canonical(match ?? {}) !== '{"to":"field"}')
    return UNSAID;
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
  const said = `${say.object('self', 'asked')} enters the field ${how}`;
  return condition === undefined
    ? said
    : either(`${said} if ${say.condition(condition)}`, `if ${say.condition(condition)}, ${said}`);
}

const ENTERS: { [status: string]: string } = { rested: 'rested', distant: 'distant', faceDown: 'face down' };

const damageName = (combat: unknown): string =>
  combat === undefined ? 'damage' : combat ? 'combat damage' : 'non-combat damage';
function preventText(
  { kind, on, target, source, match, prevent, also, if: _asked, ...rest }: ReplacementAbility,
  condition: Condition | undefined,
  say: Say,
): string {
  if (!kind || !on || prevent === undefined || also || Object.keys(rest).length > 0) return UNSAID;
  const { combat, ...more } = match ?? {};
  if (Object.keys(more).length > 0 || (target === undefined && source === undefined)) return UNSAID;
  const who = (what: NonNullable<typeof target>): string =>
    what === 'self' ? say.object('self', 'asked') : say.thing(what, { determiner: 'a' });
  const to = target === undefined ? '' : ` to ${who(target)}`;
  const by = source === undefined ? '' : ` by ${who(source)}`;
  const asked = condition === undefined ? '' : ` as long as ${say.condition(condition)}`;
  const would = `if ${damageName(combat)} would be dealt${to}${by}`;
  if (prevent === true)
    return either(
      `prevent all ${damageName(combat)} that would be dealt${to}${by}${asked}`,
      `${would}${asked}, prevent that damage`,
    );
  return `${would}${asked}, prevent ${prevent} of that damage`;
}

type Shield = Extract<Effect, { do: 'createReplacement' }>;
/** "Prevent the next 3 combat damage that would be dealt to target unit this turn." */
export function shieldText({ replaces, entities, from, shield, apart, once, until }: Shield, say: Say): string {
  const ends = canonical(until ?? { kind: 'endOfTurn' });
  if (ends !== '{"kind":"endOfTurn"}' || from !== undefined || entities === undefined) return UNSAID;
  const spec = whole(replaces, (watched) => specText(watched));
  if (spec === UNSAID) return UNSAID;
  const damage = damageName(replaces.match?.combat);
  // Of several that are shielded apart from each other it is said of each.
  const each =
    apart && typeof entities === 'object' && 'each' in entities
      ? say.thing(entities.each, { determiner: 'each' })
      : undefined;
  const to = each ?? say.object(entities, 'given');
  // A shield of its own for each of several, or one of one.
  const one =
    entities === 'self' ||
    entities === 'you' ||
    (typeof entities === 'object' && ('target' in entities || 'saved' in entities));
  const champion = say.apart(() => say.object(entities)).includes('your champion');
  if (once) {
    if (shield !== undefined || apart) return UNSAID;
    const also = replaces.also === undefined ? '' : `. ${say.effects(replaces.also)}`;
    const prevented = replaces.prevent === true ? 'that damage' : `${replaces.prevent} of that damage`;
    return `the next time ${either(`${damage} would be dealt to ${to}`, `${to} would be dealt ${damage}`, `${to} would take ${damage}`)} this turn, prevent ${prevented}${also}`;
  }
  if (replaces.also !== undefined) return UNSAID;
  // So much each time, where nothing is used up.
  if (replaces.prevent !== true)
    return shield !== undefined || apart
      ? UNSAID
      : `if ${either(`${damage} would be dealt to ${to}`, `${to} would be dealt ${damage}`, `${to} would take ${damage}`)} this turn, prevent ${replaces.prevent} of that damage`;
  if (shield === undefined) return apart ? UNSAID : `prevent all ${damage} that would be dealt to ${to} this turn`;
  if (!one && !champion && !apart) return UNSAID;
  if (apart && one) return UNSAID;
  return `prevent the next ${xText(shield, say, `${damage} that would be dealt to ${to} this turn`)}`;
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
