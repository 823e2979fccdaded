/** How it is printed what something is asked for: "it's rested", "your champion has attacked this turn". */
import { canonical, type Filter, type FilterClause, type Ref } from '@arbiter/engine';
import { whoseNames } from './nouns.js';
import { zoneName } from './places.js';
import { article, clausesOf, either, joined, numeral, type Say, type Subject, UNSAID, verb, whole } from './say.js';
import { isSpoken, keyOf } from './spoken.js';
import { words } from './written.js';

/** "a fire element card". */
export const cardText = (what: readonly FilterClause[], say: Say): string =>
  say.thing([...what], { determiner: 'a', card: true });
export function countersText([kind, atLeast]: [string, number]): string {
  return atLeast === 1 ? `${article(kind)} ${kind} counter` : `${either(numeral(atLeast))} or more ${kind} counters`;
}
/** What counters are on: champions and allies may be persons. */
export const ON_IT = either('it', 'them', 'her', 'him');

/** "Your champion has attacked this turn", "it's a fire element card", "~ is rested". */
const OMEN = canonical([{ zone: 'banishment' }, { owner: 'you' }, { counters: ['omen', 1] }]);
const FROM_BANISHMENT = canonical({ on: 'move', object: 'self', match: { from: 'banishment', to: 'field' } });
export function isText([ref, filter]: [Ref, Filter], holds: boolean, say: Say): string {
  const clauses = clausesOf(filter);
  const [clause, ...more] = clauses;
  if (holds && savedName(ref) !== undefined && savedName(ref) === say.spoken.redirected)
    return canonical(clauses) === '[{"zone":"field"}]' ? 'you do' : UNSAID;
  const done = typeof ref === 'object' && 'saved' in ref ? say.spoken.done[ref.saved] : undefined;
  const former = typeof ref === 'object' && 'was' in ref ? savedName(ref.was) : undefined;
  const moved = former === undefined ? done : say.spoken.done[former];
  const [keyword] = clauses.flatMap((one) => ('cardKeyword' in one ? [one.cardKeyword] : []));
  // What it had is asked about as it was where it came from, what it has where it is.
  if (moved && holds && !moved.many && keyword !== undefined && clauses.length === 1) {
    const has = former === undefined ? 'has' : 'had';
    return either(
      `the ${moved.past} ${moved.kind} ${has} ${keyword}`,
      say.about(ref, (s) => `${s.text} ${has} ${keyword}`, 'asked'),
    );
  }
  const [denied] = clause && 'not' in clause && more.length === 0 ? clausesOf(clause.not) : [];
  if (holds && denied && 'has' in denied && denied.has[0] === 'elements' && words(denied.has[1]).length > 1)
    return say.about(
      ref,
      (s) =>
        either(
          ...['nor', 'or'].map((how) => `${s.text}${being(s, `${joined(words(denied.has[1]), how)} element`, false)}`),
        ),
      'asked',
    );
  // A card that an instruction before has moved is asked for what it is.
  if (done && holds && !done.many && clauses.every((one) => 'has' in one || 'not' in one)) {
    const what = cardText(clauses, say);
    return either(
      ...(done.kind === 'card' ? [`${what} was ${done.past}`] : []),
      `the ${done.past} ${done.kind} ${either('was', 'is')} ${elementOr(clauses, what)}`,
      ...ofCard(ref, clauses, say),
      // What is on the field again is called what it is there.
      ...(isSpoken(say, keyOf(ref, say)) && say.spoken.became?.includes(savedName(ref) ?? '') === true
        ? [
            say.apart(() =>
              say.about(ref, (s) => `${s.text}${being(s, say.thing(clauses, { determiner: 'a' }), true)}`, 'asked'),
            ),
          ]
        : []),
    );
  }
  if (ref === 'self' && canonical(clauses) === OMEN)
    return say.about('self', (s) => being(s, 'an omen', holds).replace(/^/, s.text), 'asked');
  if (!clause || more.length > 0) {
    const odd = clauses.find((one) => 'parity' in one);
    if (holds && clauses.length === 2 && odd && 'parity' in odd && odd.parity[0] === 'cost')
      if (clauses.some((one) => canonical(one) === canonical({ prop: ['costKind', 'reserve'] })))
        return either(
          ...(isOfDeck(ref) && say.spoken.onTop
            ? [`${either("that card's", "the revealed card's", 'its')} reserve cost is ${odd.parity[1]}`]
            : []),
          say.about(
            ref,
            (s) => `${s.text} ${verb(s, 'have', 'has')} ${article(odd.parity[1])} ${odd.parity[1]} reserve cost`,
            'asked',
          ),
        );
    // "That ally is damaged and you don't control it."
    const damaged = clauses.some((one) => canonical(one) === canonical({ stat: ['damage', '>=', 1] }));
    if (holds && damaged && clauses.length === 2)
      if (clauses.some((one) => canonical(one) === canonical({ not: { controller: 'you' } })))
        return say.about(
          ref,
          (s) => `${s.text}${being(s, 'damaged', true)} and you don't control ${either('it', 'them')}`,
          'asked',
        );
    if (holds && clauses.length > 1 && clauses.every((one) => 'status' in one || 'is' in one))
      return say.about(ref, (s) => `${s.text}${clauses.map((one) => saidOf(one, s, true, say)).join(' and')}`, 'asked');
    if (
      !holds ||
      clauses.length === 0 ||
      !clauses.every((one) => 'has' in one || 'happened' in one || isDefending(one))
    )
      return UNSAID;
    const asked = (): string =>
      say.about(ref, (s) => `${s.text}${being(s, say.thing(clauses, { determiner: 'a' }), true)}`, 'asked');
    return isOfDeck(ref) ? either(...ofCard(ref, clauses, say), asked()) : asked();
  }
  // What lies on a deck is a card, whatever it is.
  if (isOfDeck(ref) && holds && 'has' in clause) return either(...ofCard(ref, clauses, say));
  if (canonical(ref) === '"self"' && 'is' in clause && clause.is === 'classBonus' && clause.of === undefined)
    return holds ? "your champion's class matches this card's class" : UNSAID;
  if (ref === 'you' && 'is' in clause && clause.is === 'agility' && clause.of === undefined)
    return holds ? 'you have agility' : "you don't have agility";
  if ('player' in clause) return UNSAID;
  // "One of its types matches one of the types among cards in your banishment."
  if ('shares' in clause && holds && clause.shares[0] === 'types') {
    const [, among] = clause.shares;
    if (typeof among !== 'object' || !('each' in among)) return UNSAID;
    const cards = say.apart(() => say.thing(among.each, { many: true }));
    return `one of ${either(...whoseNames(ref, say))} types matches one of the types among ${cards}`;
  }
  if ('owner' in clause && clause.owner === 'you' && ref !== 'self')
    return holds ? `you own ${say.object(ref, 'asked')}` : `you don't own ${say.object(ref, 'asked')}`;
  if ('not' in clause) return whole(clause, ({ not }) => isText([ref, not], !holds, say));
  if (!holds && !DENIED(clause)) return UNSAID;
  const gone = isGone(ref, say);
  return say.about(
    ref,
    (s) => {
      const now = `${s.text}${whole(clause, (one) => saidOf(one, s, holds, say))}`;
      // What is where it was no more is asked for what it was.
      const then = gone && holds && isNature(clause) ? [`${s.text}${pastOf(clause, s, say)}`] : [];
      // "They're" is one word.
      const short =
        s.text === 'they' && holds && 'is' in clause && clause.of === undefined && STATES.includes(clause.is)
          ? [`they're ${clause.is}`]
          : [];
      const said = either(now, ...then, ...short);
      if (!('counters' in clause)) return said;
      const [kind, atLeast] = clause.counters;
      if (!holds) return atLeast === 1 ? either(said, `there are no ${kind} counters on ${s.text}`) : said;
      return either(said, `there ${atLeast === 1 ? 'is' : 'are'} ${countersText(clause.counters)} on ${s.text}`);
    },
    'asked',
  );
}
const STATES = ['attacking', 'retaliating', 'defending'];
/** Whether something has happened to it that took it away: it was killed, or an instruction before has moved it. */
const isGone = (ref: Ref, say: Say): boolean =>
  typeof ref === 'object' &&
  (('event' in ref && ref.event === 'object' && say.on?.on === 'kill') || say.spoken.moved.includes(keyOf(ref, say)));
const isNature = (clause: FilterClause): boolean =>
  'has' in clause || 'any' in clause || 'parity' in clause || 'keyword' in clause;
const pastOf = (clause: FilterClause, s: Subject, say: Say): string => {
  const [past] = [whole(clause, (one) => saidOf(one, s, true, say))];
  return 'parity' in clause || 'keyword' in clause || ('any' in clause && / (?:has|have) /.test(past))
    ? past.replace(/^ (?:has|have) /, ' had ')
    : ` ${s.many ? 'were' : 'was'} ${say.apart(() => natureOf(clause, say))}`;
};
function natureOf(clause: FilterClause, say: Say): string {
  if ('has' in clause && clause.has[0] === 'elements') return `${joined(words(clause.has[1]), 'or')} element`;
  if ('has' in clause && clause.has[0] === 'supertypes' && words(clause.has[1]).join() === 'Unique') return 'unique';
  return say.thing([clause], { determiner: 'a' });
}
const isDefending = (one: FilterClause): boolean => 'is' in one && one.is === 'defending' && one.of === undefined;
const savedName = (ref: Ref): string | undefined => (typeof ref === 'object' && 'saved' in ref ? ref.saved : undefined);
const isOfDeck = (ref: Ref): boolean => typeof ref === 'object' && ('top' in ref || 'bottom' in ref);
const ofCard = (ref: Ref, clauses: readonly FilterClause[], say: Say): string[] =>
  isSpoken(say, keyOf(ref, say)) || isOfDeck(ref)
    ? [say.apart(() => say.about(ref, (s) => `${s.text}${being(s, what(clauses, say), true)}`, 'asked'))]
    : [];
/** "Luxem element", where that is all that is asked of the card. */
function elementOr(clauses: readonly FilterClause[], card: string): string {
  const [clause, ...more] = clauses;
  return clause && more.length === 0 && 'has' in clause && clause.has[0] === 'elements'
    ? either(`${joined(words(clause.has[1]), 'or')} element`, card)
    : card;
}
/** "Wind element", "a wind element card". */
function what(clauses: readonly FilterClause[], say: Say): string {
  const [clause, ...more] = clauses;
  const element = clause && more.length === 0 && 'has' in clause && clause.has[0] === 'elements';
  const card = cardText(clauses, say);
  return element ? either(`${joined(words(clause.has[1]), 'or')} element`, card) : card;
}
const DENIED = (clause: FilterClause): boolean =>
  ('is' in clause && clause.of === undefined) ||
  'status' in clause ||
  'keyword' in clause ||
  'has' in clause ||
  'counters' in clause;
const be = (s: Subject): string => (s.you || s.many ? 'are' : 'is');

function saidOf(clause: FilterClause, s: Subject, holds: boolean, say: Say): string {
  const have = ` ${
    holds ? verb(s, 'have', 'has') : either(verb(s, "don't have", "doesn't have"), verb(s, "haven't", "hasn't"))
  }`;
  if ('is' in clause && clause.is === 'attacks' && clause.of !== undefined && holds) {
    const { of } = clause;
    return being(s, `attacking ${say.apart(() => say.thing(of, { determiner: 'a' }))}`, true);
  }
  if ('is' in clause && clause.is === 'attacksUsing' && clause.of !== undefined && holds) {
    const { of } = clause;
    return being(s, `attacking using ${say.apart(() => say.thing(of, { determiner: 'a' }))}`, true);
  }
  if ('is' in clause && clause.of === undefined) {
    if (clause.is === 'attackedThisTurn')
      return either(`${have} attacked this turn`, ...(holds ? [' attacked this turn'] : []));
    if (clause.is === 'dealtCombatDamageThisTurn')
      return either(`${have} dealt combat damage this turn`, ...(holds ? [' dealt combat damage this turn'] : []));
    if (clause.is === 'loaded')
      return holds ? being(s, 'loaded', true) : either(being(s, 'unloaded', true), being(s, 'loaded', false));
    if (clause.is === 'empowered') return either(being(s, 'empowered', holds), ` was ${holds ? '' : 'not '}empowered`);
    return ['attacking', 'retaliating', 'defending'].includes(clause.is) ? being(s, clause.is, holds) : UNSAID;
  }
  if ('status' in clause) {
    if (clause.status === 'rested')
      return holds ? being(s, 'rested', true) : either(being(s, 'awake', true), being(s, 'rested', false));
    if (['distant', 'fostered', 'ephemeral'].includes(clause.status))
      return either(being(s, clause.status, holds), ` was ${holds ? '' : 'not '}${clause.status}`);
    return clause.status === 'faceDown' ? being(s, 'face down', holds) : UNSAID;
  }
  if ('played' in clause && clause.played === 'starcalling' && holds)
    return either(' was starcalled', ' is being starcalled');
  if ('played' in clause && clause.played === 'brew')
    return holds ? either(` ${s.many ? 'were' : 'was'} brewed`, being(s, 'brewed', true)) : UNSAID;
  if ('keyword' in clause && clause.label === undefined) return `${have} ${clause.keyword}`;
  if ('any' in clause && holds && clause.any.every((one) => 'keyword' in (clausesOf(one)[0] ?? {})))
    return `${have} ${joined(
      clause.any.map((one) =>
        clausesOf(one)
          .map((each) => ('keyword' in each ? each.keyword : UNSAID))
          .join(` ${UNSAID} `),
      ),
      'or',
    )}`;
  if ('counters' in clause)
    return holds
      ? `${have} ${countersText(clause.counters)} on ${ON_IT}`
      : clause.counters[1] === 1
        ? ` ${verb(s, 'have', 'has')} no ${clause.counters[0]} counters on ${ON_IT}`
        : UNSAID;
  if ('has' in clause) {
    const [list, value] = clause.has;
    if (list === 'elements') {
      const ways = holds || words(value).length === 1 ? ['or'] : ['nor', 'or'];
      return either(...ways.map((how) => being(s, `${joined(words(value), how)} element`, holds)));
    }
    if (list === 'supertypes' && words(value).join() === 'Unique') return being(s, 'unique', holds);
    return being(s, say.thing([clause], { determiner: 'a' }), holds);
  }
  if ('happened' in clause && holds && canonical(clause.happened) === FROM_BANISHMENT)
    return ' entered from a banishment';
  if ('playedFrom' in clause && holds)
    return ` was activated from ${either('a', 'your')} ${zoneName(clause.playedFrom)}`;
  if ('cardKeyword' in clause && holds) return ` ${either('has', 'had')} ${clause.cardKeyword}`;
  if ('any' in clause && holds) return being(s, say.thing([clause], { determiner: 'a' }), true);
  if ('parity' in clause && holds) {
    const [figure, parity] = clause.parity;
    const name = { power: 'POWER', life: 'LIFE', level: 'level' }[figure] ?? UNSAID;
    return `${have} ${article(parity)} ${parity} ${name}${either(' stat', '')}`;
  }
  if ('stat' in clause && holds && clause.stat[0] === 'level' && typeof clause.stat[2] === 'number') {
    const bounds = LEVELS[clause.stat[1]];
    return bounds ? being(s, `level ${clause.stat[2]} ${either(...bounds)}`, true) : UNSAID;
  }
  if ('zone' in clause) return clause.zone === 'field' && holds ? being(s, 'on the field', true) : UNSAID;
  if ('named' in clause && holds) return being(s, `named ${clause.named}`, true);
  if ('controller' in clause && holds && clause.controller === 'you')
    return either(being(s, 'controlled by you', true), being(s, 'under your control', true));
  return UNSAID;
}
const LEVELS: { [op: string]: string[] } = { '<=': ['or lower', 'or less'], '>=': ['or higher', 'or more'] };
/** " is awake", "'s awake", " isn't awake". */
function being(s: Subject, what: string, holds: boolean): string {
  const is = be(s);
  const short = is === 'are' ? "'re" : "'s";
  return holds
    ? either(` ${is} ${what}`, `${short} ${what}`)
    : either(` ${is}n't ${what}`, ` ${is} not ${what}`, `${short} not ${what}`);
}
