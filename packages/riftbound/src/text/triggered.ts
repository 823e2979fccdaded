/** Triggered abilities in their words. */
import { type Ability, type Body, type Condition, canonical } from '@arbiter/engine';
import { homeOf } from './abilities.js';
import { EACH_TURN, FIRST_TURN, passiveText, triggerText } from './events.js';
import { BEHIND } from './keywords.js';
import { clausesOf, either, isWholeWording, type Say, UNSAID } from './say.js';
import { SELF, speak } from './spoken.js';

type Triggered = Extract<Ability, { kind: 'triggered' }>;
export function triggeredText(ability: Triggered, others: readonly Triggered['on'][], say: Say, plain: Say): string {
  const { kind, on, zone, keyword, may, cost, limit, if: condition, targets, effects, modes, divide, by } = ability;
  if (keyword === 'deathknell') return others.length > 0 ? UNSAID : deathknellText(ability, say);
  // What is done with the card itself as it lies in the trash says so ("return this from your trash").
  say.fromTrash = zone === 'trash' && canonical(effects ?? []).includes('"what":"self"');
  if (!kind || keyword !== undefined || (zone !== homeOf(say) && !say.fromTrash)) return UNSAID;
  if (limit !== undefined && canonical(limit) !== '{"perTurn":1}') return UNSAID;
  if (!modes && (effects ?? []).length === 0) return UNSAID;
  const when = [on, ...others].map((one) => triggerText(one, say));
  const [first = '', ...rest] = when;
  const short = rest.map((one) => either(one, shortened(first, one)));
  const plays = others.length === 1 && on.on === 'play' && on.object === 'self' && rest[0]?.startsWith(PLAYED);
  const events = either(
    [first, ...short].join(' or '),
    // Each by itself: "when I'm played and when I conquer".
    ...(rest.length > 0 ? [when.join(' and ')] : []),
    ...sharedEnd(when),
    // Who conquers or holds scores (469).
    ...scoring(when),
    ...[passiveText([on, ...others], say) ?? []].flat(),
    ...(plays ? [`${PLAYED}me or ${rest[0]?.slice(PLAYED.length)}`] : []),
  );
  const often = limit ? 'once each turn, ' : '';
  // What happens for the first time in a turn happens once.
  const before =
    limit && on.on === 'combatWon' && others.length === 0
      ? either(`${often}${events}`, `${events.replace(/^when /, 'the first time ')} ${EACH_TURN}`)
      : `${often}${events}`;
  const body: Body = {
    ...(targets ? { targets } : {}),
    ...(effects ? { effects } : {}),
    ...(modes ? { modes } : {}),
    ...(divide === undefined ? {} : { divide }),
  };
  const done = (): string => (by === 'player' ? asTheirs(does()) : does());
  const does = (): string => {
    // "Pay [1] to draw 1", before all else that it does (383.3.b).
    const paid = cost === undefined ? '' : `${say.costs(cost, 'spoken')} to `;
    if (!may) return `${paid}${say.body(body)}`;
    say.doing = canonical('you');
    const said = `you may ${paid}${say.body(body)}`;
    say.doing = undefined;
    return said;
  };
  if (condition === undefined) return `${before}, ${done()}`;
  if (canonical(condition) === FIRST_TURN && others.length === 0 && events.includes("each player's"))
    return `${before.replace("each player's ", "each player's first ")}, ${done()}`;
  const [held, then_, ...further] = 'all' in condition ? condition.all : [];
  if (held && then_ && further.length + others.length === 0 && canonical(held) === HELD && on.on !== 'step') {
    const control = say.condition(held);
    return `while ${control}, ${before}, if ${say.condition(then_)}, ${done()}`;
  }
  // Roles last until the combat is over (466.7.a): who still attacks conquers after an attack.
  const [attacks, asked2, ...no] = 'all' in condition ? condition.all : [];
  if (on.on === 'unit:conquer' && on.object === 'self' && asked2 && no.length + others.length === 0)
    if (canonical(attacks ?? null) === canonical({ is: ['self', { is: 'attacker' }] })) {
      const if_ = say.condition(asked2);
      return `${before} after an attack, if ${if_}, ${done()}`;
    }
  const behind = behindEvent(condition, on, others, plain);
  // How often is said behind all of it: "the first time … during your Beginning Phase each turn".
  if (behind && before.endsWith(EACH_TURN))
    return `${before.slice(0, -EACH_TURN.length)}${behind} ${EACH_TURN}, ${done()}`;
  if (behind) return `${before} ${behind}, ${done()}`;
  // What stands between the event and its effect is asked as it happens (383.2.a.1).
  const asked = say.apart(() => say.condition(condition));
  say.condition(condition);
  const begins = on.on === 'step' && others.length === 0 ? [() => `if ${asked} ${before}, ${done()}`] : [];
  return say.ways(() => `${before}${either(`, if ${asked}`, ` while ${asked}`)}, ${done()}`, ...begins);
}
/** The player of the event does it: "they may" (190.6.c). */
const asTheirs = (said: string): string => said.replace(/\byou\b/g, 'they').replace(/\byour\b/g, 'their');
/** "[Deathknell][>] Deal 4 to an enemy unit": what aims as it dies (808.1.d). */
function deathknellText({ kind, keyword, on, targets, effects, may, ...rest }: Triggered, say: Say): string {
  if (!kind || !keyword || !targets || !effects || Object.keys(rest).length > 0) return UNSAID;
  if (canonical(on) !== canonical({ on: 'move', object: 'self', match: DIED })) return UNSAID;
  speak(say, SELF, []);
  if (may) say.doing = canonical('you');
  return `[Deathknell]${BEHIND}${may ? 'you may ' : ''}${say.body({ targets, effects })}`;
}
const DIED = { from: 'board', to: 'trash', cause: ['kill', 'lethal'] };
/** What is asked of an event in its own sentence: "on an opponent's turn", "attacks a battlefield you control". */
function behindEvent(
  condition: Condition,
  on: Triggered['on'],
  others: readonly Triggered['on'][],
  plain: Say,
): string | undefined {
  if (others.length > 0)
    return others.length === 1 && canonical(condition) === ONE_ON_ONE && others[0]?.on === 'unit:defend'
      ? 'one on one'
      : undefined;
  if ('turnOf' in condition && on.on !== 'step' && Object.keys(condition).length === 1)
    return { you: 'on your turn', opponent: "on an opponent's turn" }[String(condition.turnOf)];
  // "When you conquer here with one or more [Mighty] units".
  if (on.on === 'conquer' && on.object === 'self' && 'exists' in condition && condition.atLeast === undefined) {
    const said = clausesOf(condition.exists).map(canonical);
    const rest = clausesOf(condition.exists).filter((clause) => !THEIRS_HERE.includes(canonical(clause)));
    if (THEIRS_HERE.every((one) => said.includes(one)) && rest.length > 0)
      return `with one or more ${plain.thing(rest, { many: true, determiner: 'some' })}`;
  }
  if (canonical(condition) === ONE_ON_ONE && ['unit:attack', 'unit:defend'].includes(on.on)) return 'one on one';
  if (on.on === 'move' && on.object === 'self' && canonical(on.match ?? null) === canonical(DIED))
    if (canonical(condition) === FOUGHT) return 'in combat';
  if (on.on !== 'step' && canonical(condition) === IN_SHOWDOWN) return 'during a showdown';
  const attacked = canonical({ is: [{ event: 'battlefield' }, { controller: 'you' }] });
  if (on.on === 'unit:attack' && canonical(condition) === attacked) return 'a battlefield you control';
  if (on.nth !== undefined && canonical(condition) === BEGINNING_PHASE) return 'during your Beginning Phase';
  return undefined;
}
const ONE_ON_ONE = canonical({ is: ['self', { is: 'oneOnOne' }] });
const IN_SHOWDOWN = canonical({ exists: [{ has: ['types', 'Battlefield'] }, { is: 'inShowdown' }] });
const FOUGHT = canonical({ is: ['self', { any: [{ is: 'attacker' }, { is: 'defender' }] }] });
const HELD = canonical({ is: ['self', { controller: 'you' }] });
const THEIRS_HERE = [canonical({ controller: 'you' }), canonical({ is: 'here' })];
const BEGINNING_PHASE = canonical({ all: [{ turnOf: 'you' }, { during: ['beginning', 'scoring'] }] });
/** "When you play me or when I score": of the same, conquering and holding are said in one. */
function scoring(when: readonly string[]): string[] {
  const at = when.findIndex((one, i) => one.includes('conquer') && one.replaceAll('conquer', 'hold') === when[i + 1]);
  if (at < 0) return [];
  const both = [...when.slice(0, at), (when[at] ?? UNSAID).replaceAll('conquer', 'score'), ...when.slice(at + 2)];
  return [both.join(' or ')];
}
const PLAYED = 'when you play ';
/** "When a friendly unit attacks or defends alone": how is said once, as who does it is. */
function sharedEnd(all: readonly string[]): string[] {
  const [first = '', other, ...more] = all;
  const end = first.split(' ').at(-1);
  if (other === undefined || more.length > 0 || !end || !other.endsWith(` ${end}`)) return [];
  return [`${first.slice(0, -end.length - 1)} or ${shortened(first, other)}`];
}
/** "When I attack or defend": who does it is said once. */
function shortened(first: string, other: string): string {
  const [a, b] = [first.split(' '), other.split(' ')];
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same++;
  const rest = b.slice(same).join(' ');
  // What is left out must not be a part of several wordings.
  return rest !== '' && isWholeWording(rest) ? rest : other;
}
