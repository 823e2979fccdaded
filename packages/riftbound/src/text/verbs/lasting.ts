/** Phrases of what is otherwise for a time: Might, keywords, costs, and what damage and deaths become. */
import { canonical, type Effect, type Mod, type Ref, sumOf, type Until, type Value } from '@arbiter/engine';
import { givenText, modsText, playersRuleText, readyText } from '../changes.js';
import { nextDeathText } from '../dying.js';
import { whoseNames } from '../nouns.js';
import { perEach } from '../numbers.js';
import { either, type Say, symbols, UNSAID, verb, whole } from '../say.js';
import { isSeveral } from './plain.js';

type Lasting = Extract<Effect, { do: 'createReplacement' }>;
/** Damage and deaths that are otherwise this turn: prevented, doubled, or banished instead. */
export function lastingText({ replaces, entities, once, shield, ...more }: Lasting, say: Say): string {
  if (Object.keys(more).some((key) => key !== 'do')) return UNSAID;
  const next =
    once && shield === undefined && entities !== undefined ? nextDeathText(replaces, entities, say) : undefined;
  if (next !== undefined) return next;
  const { on, match, prevent, change, ...rest } = replaces;
  if (Object.keys(rest).length > 0) return UNSAID;
  const to = (said: (it: string) => string): string =>
    entities === undefined ? UNSAID : say.about(entities, ({ text }) => said(text), 'asked');
  const changed = canonical(change ?? null);
  if (on === 'move')
    return changed === '{"to":"banishment"}' && canonical(match ?? {}) === DYING && !once && shield === undefined
      ? to((it) => `if ${it} would die this turn, banish it instead`)
      : UNSAID;
  if (on !== 'damage') return UNSAID;
  if (prevent && change === undefined) {
    if (
      canonical(match ?? {}) === '{"combat":false,"named":false}' &&
      entities === undefined &&
      !once &&
      shield === undefined
    )
      return 'prevent all spell and ability damage this turn';
    if (match !== undefined) return UNSAID;
    if (typeof shield === 'number' && !once)
      return to((it) => `prevent the next ${shield} damage that would be dealt to ${it} this turn`);
    return once && shield === undefined
      ? to((it) => `the next time ${it} would be dealt damage this turn, prevent it`)
      : UNSAID;
  }
  const doubled = canonical({ amount: { times: [2, { event: 'amount' }] } });
  return changed === doubled && match === undefined && !prevent && !once && shield === undefined
    ? to((it) => `double all damage that would be dealt to ${it} this turn`)
    : UNSAID;
}
const DYING = canonical({ from: 'board', to: 'trash' });

type Modify = Extract<Effect, { do: 'modify' }>;
/** How long it lasts: "this turn", "this combat"; a keyword that is given for good says nothing (801.3.a.3). */
export function untilText(until: NonNullable<Modify['until']>): string {
  return whole(until, (one) => {
    switch (one.kind) {
      case 'endOfTurn':
        return ' this turn';
      case 'endOfFight':
        return ' this combat';
      case 'permanent':
        return '';
      default:
        return UNSAID;
    }
  });
}
/** What is printed is its base cost (206). */
const PRINTED_REPEAT = { name: 'repeat', cost: [], asPrinted: true, times: 1 };
/** "The next spell you play this turn costs [2] less", "the next unit you play this turn enters ready". */
function nextText(mods: readonly Mod[], until: Extract<Until, { kind: 'untilEvent' }>, say: Say): string {
  const [mod, ...more] = mods;
  const { on, object, player, ...rest } = until.on;
  if (!mod || more.length > 0 || player !== 'you' || until.lasting || Object.keys(rest).length > 0) return UNSAID;
  const of = mod.mod === 'cost' || mod.mod === 'rule' ? mod.of : undefined;
  const about = canonical(of ?? null) === '[]' ? undefined : of;
  if (canonical(about ?? null) !== canonical(object ?? null) || typeof object === 'string') return UNSAID;
  const what = object === undefined ? 'card' : say.thing(object, { card: true });
  const next = `the next ${what} you play this turn`;
  if (mod.mod === 'cost' && mod.optional)
    return on === 'finalized' && canonical(mod) === canonical({ mod: 'cost', of, optional: PRINTED_REPEAT })
      ? either(
          `give ${next} [Repeat] equal to its cost`,
          `give your next ${what} this turn [Repeat] equal to its base cost`,
        )
      : UNSAID;
  if (mod.mod === 'cost')
    // 419.4.b: what costs less is used up as it is finalized, whatever becomes of it then.
    return whole(mod, ({ mod: kind, of, less = [], ...other }) => {
      void [kind, of];
      const [only, ...others] = less;
      if (on !== 'finalized' || only?.pay !== 'resources' || others.length + Object.keys(other).length > 0)
        return UNSAID;
      return `${next} costs ${symbols(only.energy, only.power) || UNSAID} less`;
    });
  const ready = mod.mod === 'rule' && mod.rule === 'unitsEnterReady' && Object.keys(mod).length === 3;
  return ready && on === 'play' ? `${next} enters ready` : UNSAID;
}
/** "Your non-token units cost [1] more to play this turn". */
function costThisTurn([mod, ...others]: readonly Mod[], say: Say): string | undefined {
  if (mod?.mod !== 'cost' || others.length > 0 || mod.of === undefined) return undefined;
  return whole(mod, ({ mod: kind, of = [], less, more, ...rest }) => {
    const [only, ...costs] = less ?? more ?? [];
    if (!kind || (less && more) || only?.pay !== 'resources' || costs.length + Object.keys(rest).length > 0)
      return UNSAID;
    const amount = symbols(only.energy, only.power) || UNSAID;
    const what = say.thing(of, { many: true, determiner: 'some', card: true });
    const how = less ? 'less' : 'more';
    return either(
      `your ${what} cost ${amount} ${how} to play this turn`,
      `${what} you play this turn cost ${amount} ${how}`,
    );
  });
}
export function modifyText({ what, mods, until = { kind: 'endOfTurn' }, entering, endable }: Modify, say: Say): string {
  if (entering || endable) return UNSAID;
  if (mods.length === 1 && mods[0]?.mod === 'rule' && mods[0].rule === 'cantPlay' && until.kind === 'endOfTurn')
    return say.about(what, (s) => playersRuleText(mods, s, ' this turn', say) ?? UNSAID);
  const [rooted, ...others] = mods;
  if (rooted?.mod === 'rule' && rooted.rule === 'cantBeMoved' && rooted.by === 'controller' && others.length === 0)
    return until.kind === 'endOfTurn'
      ? `${either('they', 'its controller')} can't move ${say.object(what)} this turn`
      : UNSAID;
  if (what === 'you' && until.kind === 'endOfTurn' && canonical(mods) === HIDES_FREE)
    return 'you can hide cards ignoring costs this turn';
  if (what === 'you' && until.kind === 'untilEvent') return nextText(mods, until, say);
  const priced = what === 'you' && until.kind === 'endOfTurn' ? costThisTurn(mods, say) : undefined;
  if (priced !== undefined) return priced;
  // Of a player: what units of theirs are like as they enter.
  const team = canonical(what) === TEAM;
  const ready =
    (what === 'you' || team) && until.kind === 'endOfTurn'
      ? readyText(mods, ' this turn', say, team ? 'team' : 'you')
      : undefined;
  if (ready !== undefined) return ready;
  const ends = say.lasting && until.kind === 'endOfTurn' ? '' : untilText(until);
  const [mod, ...mods_] = mods;
  // 188: whose it is lasts as long as it stays where it is.
  if (mod?.mod === 'control' && mod.to === 'you' && mods_.length === 0)
    return until.kind === 'permanent' ? `${either('take', 'gain')} control of ${say.object(what)}` : UNSAID;
  if (mod?.mod === 'set' && mod.prop === 'might' && typeof mod.value === 'number' && mods_.length === 0)
    return either(...whoseNames(what, say).map((whose) => `${whose} base Might becomes ${mod.value}${ends}`));
  const doubles =
    mod?.mod === 'add' && mod.stat === 'might' && mods_.length === 0 && ['endOfTurn', 'endOfFight'].includes(until.kind)
      ? canonical(mod.value) === canonical({ stat: 'might', of: what })
      : false;
  const raised =
    mods_.length === 0 && mod?.mod === 'add' && mod.stat === 'might' ? raisedTo(mod.value, what) : undefined;
  if (raised !== undefined)
    return either(...whoseNames(what, say).map((whose) => `increase ${whose} Might to ${say.value(raised)}${ends}`));
  // What was done before to another, or to the same, needs no second verb.
  const again = say.spoken.gave;
  say.spoken.gave = canonical(what);
  const apiece = isSeveral(what, say) ? either('', ' each') : '';
  const each = mod?.mod === 'add' && mod.stat === 'might' && mods_.length === 0 ? perEach(mod.value) : undefined;
  return say.ways(
    // 432.1
    ...(doubles ? [() => either(...whoseNames(what, say).map((whose) => `double ${whose} Might${ends}`))] : []),
    ...(each && ends !== ''
      ? [() => `give ${say.object(what, 'given')} +${each.times} [M]${ends} for ${each.one(say)}`]
      : []),
    ...(again === canonical(what) ? [() => `${givenText(mods, say)}${ends}`] : []),
    ...(mod?.mod === 'add' && typeof mod.value === 'object'
      ? [() => `give ${givenText(mods, say)} to ${say.object(what, 'given')}${ends}`]
      : []),
    ...(mods.every((one) => one.mod === 'rule')
      ? [() => say.about(what, (s) => `${s.text} ${modsText(mods, s, say)}${ends}`)]
      : []),
    () => `give ${say.object(what, 'given')}${apiece} ${givenText(mods, say)}${ends}`,
    ...(again === undefined ? [] : [() => `${say.object(what, 'given')} ${givenText(mods, say)}${ends}`]),
    ...(ends === ' this turn' && mods.every((one) => one.mod === 'ability')
      ? [() => `this turn, ${say.about(what, (s) => `${s.text} ${verb(s, 'have', 'has')} ${givenText(mods, say)}`)}`]
      : []),
    () =>
      say.about(
        what,
        (s) =>
          `${s.text} ${s.many ? either('', 'each ') : ''}${either(verb(s, 'gain'), verb(s, 'get'))} ${givenText(mods, say)}${ends}`,
      ),
  );
}

/** As much more Might as there is to another figure, and none where there is more: what it is increased to. */
function raisedTo(value: Value, what: Ref): Value | undefined {
  const [nothing, sum, ...more] =
    typeof value === 'object' && 'most' in value && Array.isArray(value.most) ? value.most : [];
  const [to, own, ...others] = (sum === undefined ? undefined : sumOf(sum)) ?? [];
  const less = canonical(own ?? null) === canonical({ negative: { stat: 'might', of: what } });
  return nothing === 0 && less && more.length + others.length === 0 ? to : undefined;
}

const HIDES_FREE = canonical([{ mod: 'rule', rule: 'hidesFor', energy: 0 }]);
const TEAM = canonical({ each: [{ player: 'team' }] });
