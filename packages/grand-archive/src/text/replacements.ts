/** How what happens instead, or as well, is printed: entering rested, and damage that is prevented. */
import { canonical, type Effect, type ReplacementAbility, type ReplacementSpec } from '@arbiter/engine';
import { article, either, numeral, type Say, UNSAID, whole } from './say.js';

/** "~ enters the field rested", "if combat damage would be dealt to ~, prevent 1 of that damage". */
export function replacementText(ability: ReplacementAbility, say: Say): string {
  if (ability.zone !== undefined) return UNSAID;
  if (ability.entering) return enteringText(ability, say);
  if (ability.on === 'damage') return preventText(ability, say);
  return UNSAID;
}
function enteringText(
  { kind, on, object, match, entering, change, if: condition, ...rest }: ReplacementAbility,
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

const ENTERS: { [status: string]: string } = { rested: 'rested', faceDown: 'face down' };

const damageName = (combat: unknown): string =>
  combat === undefined ? 'damage' : combat ? 'combat damage' : 'non-combat damage';
function preventText(
  { kind, on, target, source, match, prevent, also, if: condition, ...rest }: ReplacementAbility,
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
    return `the next time ${damage} would be dealt to ${to} this turn, prevent that damage${also}`;
  }
  if (replaces.also !== undefined) return UNSAID;
  if (shield === undefined) return apart ? UNSAID : `prevent all ${damage} that would be dealt to ${to} this turn`;
  if (!one && !champion && !apart) return UNSAID;
  if (apart && one) return UNSAID;
  const amount = typeof shield === 'number' ? String(shield) : say.value(shield);
  return `prevent the next ${amount} ${damage} that would be dealt to ${to} this turn`;
}
/** All damage that it would be dealt, or of one kind, prevented. */
function specText({ on, match = {}, prevent, also, ...rest }: ReplacementSpec): string {
  const { combat, ...more } = match;
  void also;
  void combat;
  return on === 'damage' && prevent === true && Object.keys(rest).length + Object.keys(more).length === 0
    ? 'said'
    : UNSAID;
}
