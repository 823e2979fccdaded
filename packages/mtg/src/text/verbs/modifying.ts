/** How changes for a while are printed, with how long they last (611.2). */
import { type Condition, canonical, type Effect, type Ref } from '@arbiter/engine';
import { basedText, onlyCreatureText } from '../becoming.js';
import { besides, isShape, shapeText, WHERE } from '../changes.js';
import { combatText } from '../combat.js';
import { isOnePlayer, whoseNames } from '../nouns.js';
import { isFilter } from '../object-rules.js';
import { type Players, playerRule } from '../players.js';
import { either, numeral, type Say, type Subject, UNSAID, verb, whole } from '../say.js';

/** Without a cost of its own it is cast for its mana cost. */
const FLASHBACK = canonical({ kind: 'keyword', keyword: 'flashback' });
const PLAYERS: { [what: string]: Players } = { you: 'you', players: 'all', opponents: 'opponents' };
const CHOOSES_BLOCKS = canonical([{ mod: 'rule', rule: 'choosesBlocks' }]);
type Modify = Extract<Effect, { do: 'modify' }>;
export function modifyText({ what, mods, until = { kind: 'endOfTurn' }, entering }: Modify, say: Say): string {
  // What something is as it enters is said of what it is, and never as what it becomes (611.2e).
  if (entering && (until.kind !== 'permanent' || mods.some((one) => one.mod !== 'gain'))) return UNSAID;
  const [mod, ...more] = mods;
  const alone = more.length === 0 ? mod : undefined;
  if (until.kind === 'endOfFight' && what === 'you')
    return canonical(mods) === CHOOSES_BLOCKS
      ? 'you choose which creatures block this combat and how those creatures block'
      : UNSAID;
  if (until.kind === 'endOfFight')
    return mods.every((one) => one.mod === 'rule' && one.rule === 'cantBlock')
      ? say.about(what, (s) => `${s.text} ${say.mods(mods, s, true).replaceAll(' this turn', ' this combat')}`)
      : UNSAID;
  if (until.kind === 'endOfTurn' && alone?.mod === 'rule' && alone.rule === 'additionalLands')
    return what === 'you' ? whole(alone, landsText) : UNSAID;
  const next = until.kind === 'untilEvent' ? nextSpell(what, mods, until, say) : undefined;
  if (next !== undefined) return next;
  const who = typeof what === 'string' ? PLAYERS[what] : undefined;
  if (who !== undefined)
    return alone?.mod === 'rule' && until.kind === 'endOfTurn' ? playerRule(alone, who, true, say) : UNSAID;
  const lasting = (): string => whole(until, (duration) => untilText(duration, say));
  // What a rule holds for is named before what it lasts with.
  if (until.kind === 'asLongAs' && isRuleOnly(mods))
    return say.about(what, (s) => `${s.text} ${say.mods(mods, s, false).replaceAll(WHERE, ' ')}${lasting()}`);
  const lasts = lasting();
  if (alone?.mod === 'ability' && canonical(alone.ability) === FLASHBACK && until.kind === 'endOfTurn')
    return say.about(what, (s) => {
      const gains = lastingText(s.text, `${verb(s, 'gain')} flashback`);
      return `${gains}. the flashback cost is equal to ${s.many ? either('its', 'their') : 'its'} mana cost`;
    });
  if (alone?.mod === 'control' && until.kind !== 'nextStep')
    return whole(alone, ({ mod: _, to }) => {
      if (to === 'you') return `gain control of ${say.object(what)}${lasts}`;
      if (typeof to === 'string' || !isOnePlayer(to, say) || !['permanent', 'endOfTurn'].includes(until.kind))
        return UNSAID;
      return say.about(to, (s) => `${s.text} ${verb(s, 'gain')} control of ${say.object(what)}${lasts}`);
    });
  if (alone?.mod === 'switch')
    return alone.stats.join() === 'power,toughness' && until.kind === 'endOfTurn'
      ? `switch ${say.object(what)}'s power and toughness until end of turn`
      : UNSAID;
  if (alone?.mod === 'play')
    return canonical(alone) === '{"mod":"play"}' && ['endOfTurn', 'endOfNextTurn'].includes(until.kind)
      ? playText(what, until.kind === 'endOfTurn', say)
      : UNSAID;
  if (until.kind === 'nextStep') return say.about(what, (s) => nextStepText(s, alone, until, say));
  if (isShape(mods)) return say.about(what, (s) => shapeText(mods, s, lasts, say, besides(what, say)));
  if (until.kind === 'untilStep')
    return say.about(what, (s) => {
      const said = say.mods(mods, s, true).replaceAll(' this turn', '').replaceAll(WHERE, ' ');
      return either(`${s.text} ${said}${lasts}`, `${lasts}, ${s.text} ${said}`);
    });
  if (until.kind === 'endOfNextTurn' && alone?.mod === 'rule' && alone.rule === 'mustAttackIt')
    return whole(alone, ({ mod: _, rule }) => (rule === alone.rule ? mustAttackText(what, until.of, say) : UNSAID));
  const combat = until.kind === 'endOfTurn' ? combatText(what, mods, true, say) : undefined;
  if (combat !== undefined) return combat;
  if (until.kind === 'endOfTurn' && alone?.mod === 'rule' && alone.rule === 'mustBlockIt')
    return whole(alone, ({ mod: _, rule }) =>
      rule === alone.rule
        ? say.about(what, (s) => `${s.text} ${verb(s, 'block')} ${say.object('self', 'given')} this turn if able`)
        : UNSAID,
    );
  // What is gained for good is said without a word about how long.
  if (
    until.kind === 'permanent' &&
    mods.every((one) => one.mod === 'ability' || (one.mod === 'gain' && !isShape(mods)))
  )
    return say.about(what, (s) => {
      const becomes = `${s.text} ${say.mods(mods, s, true)}`;
      if (entering) return `${s.text} ${say.mods(mods, s, false)}`;
      // What becomes something for good is that from then on.
      return mods.every((one) => one.mod === 'gain')
        ? either(becomes, `${s.text} ${say.mods(mods, s, false)}`)
        : becomes;
    });
  if (until.kind === 'permanent')
    return say.about(what, (s) => onlyCreatureText(mods, s, say) ?? basedText(mods, s, say) ?? UNSAID);
  if (until.kind === 'asLongAs')
    return say.about(what, (s) => `${s.text} ${say.mods(mods, s, true).replaceAll(WHERE, ' ')}${lasts}`);
  if (until.kind !== 'endOfTurn') return UNSAID;
  const rules = mods.filter((one) => one.mod === 'rule');
  const others = mods.filter((one) => one.mod !== 'rule');
  return say.about(what, (s) => {
    if (others.length === 0) return `${s.text} ${say.mods(mods, s, true)}`;
    // Base figures, and what it gains besides, may each be said with how long they last.
    const given = others.filter((one) => one.mod === 'ability');
    const figures = others.filter((one) => one.mod === 'set');
    if (rules.length === 0 && given.length > 0 && figures.length > 0 && given.length + figures.length === others.length)
      return say.ways(
        () => lastingText(s.text, say.mods(mods, s, true)),
        () => `${lastingText(s.text, say.mods(figures, s, true))} and ${lastingText('', say.mods(given, s, true))}`,
      );
    // What is done after something else is done as well.
    const also = say.spoken.subject === undefined ? s.text : either(s.text, `${s.text} also`);
    const all = lastingText(also, say.mods(mods, s, true));
    if (rules.length === 0) return all;
    // What a rule says by itself how long it lasts, and stands before or after the rest.
    const [rule, rest] = [say.mods(rules, s, true), say.mods(others, s, true)];
    return either(all, `${lastingText(s.text, rest)} and ${rule}`, `${s.text} ${rule} and ${lastingText('', rest)}`);
  });
}
/** "The next sorcery spell you cast this turn can be cast as though it had flash": until you have cast one (702.8). */
function nextSpell(what: Ref, mods: Modify['mods'], until: NonNullable<Modify['until']>, say: Say): string {
  const [mod, ...more] = mods;
  if (what !== 'you' || mod?.mod !== 'rule' || more.length > 0) return UNSAID;
  return whole(mod, ({ mod: _, rule, of }) => {
    if (rule !== 'asThoughFlash') return UNSAID;
    const which = of === undefined ? {} : { object: of };
    if (canonical(until) !== canonical({ kind: 'untilEvent', on: { on: 'cast', player: 'you', ...which } }))
      return UNSAID;
    if (of !== undefined && !isFilter(of)) return UNSAID;
    const spell = say.thing([{ is: 'spell' }, ...[of ?? []].flat()], { from: 'you cast this turn' });
    return `the next ${spell} can be cast as though it had flash`;
  });
}
/** "You may play an additional land this turn" (305.2). */
function landsText({ mod, rule, count }: Extract<Modify['mods'][number], { mod: 'rule' }>): string {
  if (!mod || !rule || typeof count !== 'number' || count < 1) return UNSAID;
  const lands = count === 1 ? 'an additional land' : `${either('up to ', '')}${numeral(count)} additional lands`;
  return `you may play ${lands} this turn`;
}
/** "During target opponent's next turn, creatures that player controls attack this permanent if able" (508.1d). */
function mustAttackText(what: Ref, of: Ref | undefined, say: Say): string {
  if (of === undefined || of === 'you' || !isOnePlayer(of, say)) return UNSAID;
  if (typeof what !== 'object' || !('each' in what)) return UNSAID;
  const theirs = [what.each].flat().filter((clause) => 'controller' in clause);
  if (canonical(theirs) !== canonical([{ controller: of }])) return UNSAID;
  const whose = either(...whoseNames(of, say));
  return say.about(
    what,
    (s) => `during ${whose} next turn, ${s.text} ${verb(s, 'attack')} ${say.object('self', 'given')} if able`,
  );
}
/** What a rule says is said as of what always holds: how long it holds stands at the end. */
const isRuleOnly = (mods: Modify['mods']): boolean => mods.every((one) => one.mod === 'rule');
/** "Until end of turn, you may play that card." */
function playText(what: Ref, now: boolean, say: Say): string {
  const card = say.object(what, 'asked');
  const next = 'until the end of your next turn';
  if (!now) return either(`${next}, you may play ${card}`, `you may play ${card} ${next}`);
  return either(
    `until end of turn, you may play ${card}`,
    `you may play ${card} this turn`,
    `you may play ${card} until end of turn`,
  );
}
type Until = NonNullable<Modify['until']>;
/** What must stay so for as long as it lasts: it ends for good once it isn't (611.2b). */
function asLongText(condition: Condition, say: Say): string {
  const self = (): string => say.object('self', 'asked');
  switch (canonical(condition)) {
    case canonical({ exists: [{ self: true }, { controller: 'you' }] }):
      return `you control ${self()}`;
    case canonical({ exists: [{ self: true }] }):
      return `${self()} remains on the battlefield`;
    case canonical({ exists: [{ self: true }, { status: 'tapped' }] }):
      return `${self()} remains tapped`;
    default:
      return UNSAID;
  }
}
/** How long it lasts, as it is said at the end. */
function untilText(until: Until, say: Say): string {
  if (until.kind === 'endOfTurn') return ' until end of turn';
  if (until.kind === 'permanent') return '';
  if (until.kind === 'untilStep')
    return until.step === 'untap' && (until.of === undefined || until.of === 'you') ? ' until your next turn' : UNSAID;
  if (until.kind === 'asLongAs') return ` for as long as ${asLongText(until.if, say)}`;
  if (until.kind === 'endOfNextTurn') return ' until the end of your next turn';
  return until.kind === 'nextStep' && until.step && [until.of].length > 0 && say ? '' : UNSAID;
}
/** "doesn't untap during its controller's next untap step". */
function nextStepText(
  s: Subject,
  mod: Modify['mods'][number] | undefined,
  until: Extract<Until, { kind: 'nextStep' }>,
  say: Say,
): string {
  if (until.step !== 'untap' || mod?.mod !== 'rule' || mod.rule !== 'doesntUntap') return UNSAID;
  const mine =
    until.of === undefined ? undefined : until.of === 'you' ? 'your' : either(`${say.object(until.of)}'s`, 'their');
  const whose = mine ?? either("its controller's", "their controllers'", "their controller's");
  return `${s.text} ${verb(s, "don't", "doesn't")} untap during ${whose} next untap step${s.many ? either('', 's') : ''}`;
}

/** "until end of turn" stands at the end, before what X is, before what is counted, or at the beginning. */
function lastingText(subject: string, said: string): string {
  const eot = 'until end of turn';
  const plain = said.replaceAll(WHERE, ' ');
  const inside = [WHERE, ' for each '].some((sign) => said.includes(sign))
    ? [`${subject} ${said.replaceAll(WHERE, ` ${eot} `).replaceAll(' for each ', ` ${eot} for each `)}`]
    : [];
  return either(`${subject} ${plain} ${eot}`, `${eot}, ${subject} ${plain}`, ...inside);
}
