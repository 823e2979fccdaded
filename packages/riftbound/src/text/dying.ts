/** How it is printed that something else happens to what would die (367, 372): it is healed, exhausted and recalled, say. */
import {
  type Cost,
  canonical,
  type Effect,
  type Ref,
  type ReplacementSpec,
  type TriggerPattern,
} from '@arbiter/engine';
import { either, listed, type Say, typesOf, UNSAID } from './say.js';
import { kindsOf, speak } from './spoken.js';

const DYING = canonical({ from: 'board', to: 'trash' });
const IT: Ref = { event: 'object' };

/** What is done in the place of a death, of which "it" is what would have died. */
function insteadText(instead: readonly Effect[], on: TriggerPattern, say: Say): string {
  const before = say.on;
  say.on = on;
  const said = say.effects(instead, 'sentence');
  if (before) say.on = before;
  else delete say.on;
  return said;
}
/** "If another unit you control here would die, instead heal it, exhaust it, and recall it". */
export function wouldDieText(
  {
    on,
    object,
    match,
    instead,
    may,
    cost,
    who,
    if: when,
    zone,
    ...rest
  }: ReplacementSpec & { kind?: string; zone?: string },
  subject: (object: TriggerPattern['object']) => { text: string; me: boolean },
  say: Say,
): string | undefined {
  if (on !== 'move' || canonical(match ?? null) !== DYING || !instead || object === undefined) return undefined;
  if (Object.keys(rest).some((key) => key !== 'kind')) return UNSAID;
  const pattern: TriggerPattern = { on, object };
  // What it must be like besides is asked after it: "if it has less Might than me".
  const [asked, about] = askedBehind(object, say);
  const { text } = subject(about);
  if (may || cost || who !== undefined || when || zone !== undefined) {
    const home = typesOf(say.face).includes('Legend') ? 'legendZone' : undefined;
    if (zone !== home || asked !== undefined) return UNSAID;
    const fight = when === undefined ? '' : canonical(when) === IN_COMBAT ? ' during combat' : UNSAID;
    return `if ${text} would die${fight}, ${paidInstead({ instead, may, cost, who }, pattern, say)}`;
  }
  const [first, ...more] = instead;
  const it = asked === undefined ? '' : `, if ${asked}`;
  const plain = (): string => {
    const done = insteadText(instead, pattern, say);
    return either(`if ${text} would die${it}, instead ${done}`, `if ${text} would die${it}, ${done} instead`);
  };
  if (first?.do !== 'kill' || more.length === 0) return plain();
  return say.ways(plain, () => {
    const killed = insteadText([first], pattern, say);
    // What is killed for it can be so but once.
    return `${either(`if ${text} would die${it}`, `the next time ${text} would die${it}`)}, ${killed} instead. ${insteadText(more, pattern, say)}`;
  });
}
const IN_COMBAT = canonical({ exists: [{ has: ['types', 'Battlefield'] }, { is: 'fought' }] });
/** "Its controller may pay [A] to heal it, exhaust it, and recall it instead": whoever may, pays for it (371.2). */
function paidInstead(
  { instead, may, cost, who = 'you' }: Pick<ReplacementSpec, 'instead' | 'may' | 'cost' | 'who'>,
  on: TriggerPattern,
  say: Say,
): string {
  if (!may || !cost || !instead) return UNSAID;
  const before = say.on;
  say.on = on;
  const said = say.about(who, (s) => {
    const paid = listed(cost.map((one) => eachPaid(one, say)));
    return `${s.you ? 'you' : s.text} may ${paid} to ${say.effects(instead, 'sentence')} instead`;
  });
  if (before) say.on = before;
  else delete say.on;
  return said;
}
/** A cost in a sentence; the buff may be that of what would have died. */
const eachPaid = (cost: Cost, say: Say): string =>
  cost.pay === 'spendBuff' && canonical(cost) === SPENDS_ITS ? 'spend its buff' : say.costs([cost], 'spoken');
const SPENDS_ITS = canonical({ pay: 'spendBuff', what: [{ in: IT }] });
/** A unit with less Might than something: that stands behind the event. */
function askedBehind(object: TriggerPattern['object'], say: Say): [string | undefined, TriggerPattern['object']] {
  if (typeof object !== 'object') return [undefined, object];
  const all = [object].flat();
  const compared = all.filter((clause) => 'stat' in clause && typeof clause.stat[2] === 'object');
  const [clause] = compared;
  if (!clause || compared.length > 1 || !('stat' in clause)) return [undefined, object];
  const [stat, op, than] = clause.stat;
  const word = op === '<' ? 'less' : op === '>' ? 'more' : undefined;
  if (stat !== 'might' || !word || typeof than !== 'object' || !('stat' in than) || than.stat !== 'might')
    return [UNSAID, object];
  return [`it has ${word} Might than ${say.object(than.of, 'asked')}`, all.filter((one) => one !== clause)];
}

/** "The next time it would die this turn, heal it, exhaust it, and recall it instead". */
export function nextDeathText(replaces: ReplacementSpec, entities: Ref, say: Say): string | undefined {
  const { on, match, instead, may, cost, who, ...rest } = replaces;
  if (on !== 'move' || canonical(match ?? null) !== DYING || !instead || Object.keys(rest).length > 0) return undefined;
  return say.about(
    entities,
    ({ text, many }) => {
      if (many) return UNSAID;
      const time = `the next time ${text} would die this turn`;
      const spec = typeof entities === 'object' && 'target' in entities ? say.targets[entities.target] : undefined;
      speak(say, canonical(IT), spec ? kindsOf(spec.what) : ['unit']);
      if (may || cost || who !== undefined)
        return `${time}, ${paidInstead({ instead, may, cost, who }, { on, object: [] }, say)}`;
      return `${time}, ${insteadText(instead, { on, object: [] }, say)} instead`;
    },
    'asked',
  );
}
