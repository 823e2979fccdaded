/** What players other than you are told to do with things that they choose. */
import { canonical, type Effect, type FilterClause } from '@arbiter/engine';
import { isNegative, isSame, perEach } from '../numbers.js';
import { zoneName } from '../places.js';
import { article, clausesOf, either, numeral, type Say, UNSAID, verb } from '../say.js';
import { kindsOf, speak, zonesOf } from '../spoken.js';
import { writtenValue } from '../written.js';
import { PUTS } from './amounts.js';
import { names, type Several } from './choosing.js';

/** "Each opponent puts two cards from their hand into their memory." */
export function eachPuts([choose, move]: readonly Effect[], say: Say): Several | undefined {
  if (choose?.do !== 'choose' || move?.do !== 'move' || choose.each === undefined || choose.who === undefined)
    return undefined;
  if (choose.among !== undefined || choose.kind !== undefined || !isSame(choose.min ?? 1, choose.max ?? 1))
    return undefined;
  const does = PUTS[`${move.to} ${move.cause}`] ?? PUTS[String(move.cause)];
  if (does === undefined) return undefined;
  if (
    canonical(move) !== canonical({ do: 'move', what: { saved: choose.save }, to: move.to, cause: move.cause ?? null })
  )
    return undefined;
  const clauses = clausesOf(choose.from ?? []);
  const theirs = canonical({ owner: { saved: choose.each } });
  const [zone, ...more] = zonesOf(clauses);
  const what = clauses.filter((clause) => canonical(clause) !== theirs && !('zone' in clause));
  if (zone === undefined || more.length > 0 || clauses.length !== what.length + 2) return undefined;
  const count = choose.max ?? 1;
  const said = say.about(choose.who, (s) => {
    const cards = say.counted(count, say.thing(what, { card: true }), say.thing(what, { card: true, many: true }));
    const [plain, third, into] = does;
    const place = `from their ${zoneName(zone)}${into ? ` into their ${zoneName(move.to)}` : ''}`;
    const each = typeof count === 'object' && writtenValue(count) === undefined ? perEach(count) : undefined;
    const x = (): string =>
      `${s.text} ${verb(s, plain, third)} X ${say.thing(what, { card: true, many: true })} ${place}, where X is ${say.value(count)}`;
    if (each?.times === 1) {
      const one = say.apart(() => say.thing(what, { card: true, determiner: 'a' }));
      return either(`for ${say.apart(() => each.one(say))}, ${s.text} ${verb(s, plain, third)} ${one} ${place}`, x());
    }
    if (typeof count === 'object' && writtenValue(count) === undefined)
      return `${s.text} ${verb(s, plain, third)} X ${say.thing(what, { card: true, many: true })} ${place}, where X is ${say.value(count)}`;
    return `${s.text} ${verb(s, plain, third)} ${cards} from their ${zoneName(zone)}${into ? ` into their ${zoneName(move.to)}` : ''}`;
  });
  return { said, count: 2 };
}

/** "Its controller puts a sheen counter on a unit they control", "each player may rest up to two Horse allies they control". */
export function eachDoes([choose, then]: readonly Effect[], say: Say): Several | undefined {
  if (choose?.do !== 'choose' || choose.each === undefined || choose.who === undefined || !then) return undefined;
  if (choose.among !== undefined || choose.kind !== undefined) return undefined;
  const { from = [], min = 1, max = 1, who, each, save } = choose;
  const theirs = canonical({ controller: { saved: each } });
  const clauses = clausesOf(from);
  const own = clauses.filter((clause) => canonical(clause) !== theirs);
  if (own.length + 1 !== clauses.length || zonesOf(own).length > 0 || typeof max !== 'number') return undefined;
  const rests = canonical(then) === canonical({ do: 'status', what: { saved: save }, status: 'rested' });
  // Nobody rests what is rested.
  const shown = rests ? own.filter((clause) => canonical(clause) !== '{"not":{"status":"rested"}}') : own;
  const many = max > 1;
  const what =
    min === 1 && max === 1
      ? say.thing(shown, { determiner: 'a' })
      : min === 0
        ? `up to ${numeral(max)} ${say.thing(shown, { many })}`
        : UNSAID;
  const plain =
    then.do === 'counters' && canonical(then.what) === names(save) && !isNegative(then.amount) ? then : undefined;
  const size = plain && say.counted(plain.amount, `${plain.kind} counter`);
  if (!rests && (size === undefined || min !== 1)) return undefined;
  const said = say.about(who, (s) => {
    const does = rests ? ['rest', 'rests', ''] : ['put', 'puts', `${size} on `];
    const [one = '', third = '', before = ''] = does;
    const offer = min === 0 ? `${s.text} ${either('may ', '')}${one}` : `${s.text} ${verb(s, one, third)}`;
    return `${offer} ${before}${what} ${either('they control', 'that player controls')}`;
  });
  const kind = say.apart(() => say.thing(shown));
  const key = names(save);
  say.spoken.saved = { ...say.spoken.saved, [save]: key };
  const several = many || who === 'players' || who === 'opponents';
  speak(say, key, kindsOf(from), several);
  say.spoken.done = {
    ...say.spoken.done,
    [save]: { past: rests ? 'rested' : 'chosen', kind, many: several },
  };
  return { said, count: 2 };
}

/** "Target player puts a buff counter on an ally they control": which one they choose. */
export function theyMark([choose, counters]: readonly Effect[], say: Say): Several | undefined {
  if (choose?.do !== 'choose' || choose.each !== undefined || choose.who === undefined || choose.who === 'you')
    return undefined;
  if (counters?.do !== 'counters' || canonical(counters.what) !== names(choose.save) || isNegative(counters.amount))
    return undefined;
  if (choose.among !== undefined || choose.kind !== undefined || (choose.min ?? 1) !== 1 || (choose.max ?? 1) !== 1)
    return undefined;
  const { who } = choose;
  const clauses = clausesOf(choose.from ?? []);
  const own = clauses.filter((clause) => canonical(clause) !== canonical({ controller: who }));
  const marked = own.find((clause) => 'not' in clause);
  const rest = own.filter((clause) => clause !== marked);
  if (own.length + 1 !== clauses.length || zonesOf(own).length > 0) return undefined;
  const size = say.counted(counters.amount, `${counters.kind} counter`);
  const bare = marked === undefined ? '' : withoutCounter(marked);
  return {
    said: say.about(
      who,
      (s) => `${s.text} ${verb(s, 'put')} ${size} on ${say.thing(rest, { determiner: 'a' })} they control${bare}`,
    ),
    count: 2,
  };
}

/** "Without a buff counter on it", after whose it is. */
function withoutCounter(clause: FilterClause): string {
  const [inner, ...more] = 'not' in clause ? clausesOf(clause.not) : [];
  if (!inner || !('counters' in inner) || inner.counters[1] !== 1 || more.length > 0) return ` ${UNSAID}`;
  const [kind] = inner.counters;
  return ` without ${article(kind)} ${kind} counter on it`;
}

/** "Target player reveals six cards from their material deck": which ones they choose. */
export function theyReveal([choose, reveal]: readonly Effect[], say: Say): Several | undefined {
  if (choose?.do !== 'choose' || reveal?.do !== 'reveal' || choose.each === undefined || choose.who === undefined)
    return undefined;
  if (choose.among !== undefined || choose.kind !== undefined || choose.min !== choose.max) return undefined;
  if (canonical(reveal) !== canonical({ do: 'reveal', what: { saved: choose.save } })) return undefined;
  const clauses = clausesOf(choose.from ?? []);
  const [zone, ...more] = zonesOf(clauses);
  const theirs = canonical({ owner: { saved: choose.each } });
  if (zone === undefined || more.length > 0 || clauses.length !== 2) return undefined;
  if (!clauses.some((clause) => canonical(clause) === theirs)) return undefined;
  const cards = say.counted(choose.max ?? 1, 'card');
  const said = say.about(choose.who, (s) => `${s.text} ${verb(s, 'reveal')} ${cards} from their ${zoneName(zone)}`);
  return { said, count: 2 };
}
