/** Answers as costly as they can be: the same pick written in many ways, as many of them as there may be. */
import type { Answer, Decision, Matcher, Option, Pick, SeatAnswer } from '@arbiter/engine';
import type { Move } from './genes.js';

/** Fields that tell nothing where options are alike, in ever other combinations. */
const USELESS = ['kind', 'card', 'controller', 'owner', 'zone', 'method', 'ability', 'cost', 'player', 'mana'] as const;

const withKeys = (o: Option, keys: readonly (keyof Matcher)[]): Matcher =>
  Object.fromEntries(keys.flatMap((k) => (o[k as keyof Option] === undefined ? [] : [[k, o[k as keyof Option]]])));

/** An option in one of the ways in which it can be named. @param i how many picks were written before */
function pickOf(o: Option, style: number, i: number): Pick {
  switch (style) {
    case 0:
      return o.id;
    case 1:
      return o.card === undefined ? { kind: o.kind } : { card: o.card };
    case 2:
      return { kind: o.kind };
    case 3:
      return withKeys(o, [...USELESS, 'object', 'index', 'value', 'keyword', 'loyalty']);
    case 4:
      return { ...withKeys(o, ['card', 'kind']), nth: i };
    case 5:
      return {
        ...withKeys(
          o,
          USELESS.filter((_, k) => ((i * 7) >> k) % 2 === 0),
        ),
        kind: o.kind,
      };
    case 6:
      return { card: `${o.card ?? 'None'} of a name that nobody has ever given to anything that lies here` };
    case 7:
      return { kind: o.kind, value: Array.from({ length: 1 + (i % 50) }, (_, k) => ({ [k]: [i] })) };
    default:
      return { object: o.object ?? 'ob1' };
  }
}

/** Options in the order of a preference that is the same for equal decisions. */
function preferred(options: readonly Option[], prefer: number): Option[] {
  if (prefer === 4) return [...options].reverse();
  const rank = (o: Option): number => {
    if (o.kind === 'PASS') return 9;
    if (prefer === 1) return o.mana ? 5 : 1;
    if (prefer === 2) return o.mana ? 1 : 5;
    return o.kind === 'CAST' ? 1 : 4;
  };
  return [...options].sort((a, b) => rank(a) - rank(b));
}

function written(decision: Decision, { style, prefer, picks }: Move): Answer | null {
  const options = preferred(decision.options, prefer);
  const all = (list: readonly Option[], most: number): Pick[] => list.slice(0, most).map((o, i) => pickOf(o, style, i));
  switch (decision.shape) {
    case 'CHOOSE': {
      const most = Math.max(decision.min, Math.min(picks, decision.max ?? options.length));
      return { choose: all(options, most) };
    }
    case 'ORDER':
      return { order: all(options, options.length) };
    case 'ASSIGN': {
      const { from = [], to = [] } = decision;
      const at = new Map(to.map((o) => [o.id, o]));
      const pairs = from.flatMap((f) =>
        (f.to ?? []).slice(0, Math.max(1, Math.min(f.max ?? 1, 20))).map((id) => ({ f, t: at.get(id) as Option })),
      );
      return {
        assign: pairs
          .slice(0, picks)
          .map(({ f, t }, i) => ({ from: pickOf(f, style, i), to: pickOf(t, style === 0 ? 0 : 3, i) })),
      };
    }
    case 'DISTRIBUTE': {
      const total = decision.total ?? 0;
      const spread = options.map((o, i) => ({
        option: pickOf(o, style, i),
        amount: i === 0 ? total - (options.length - 1) : 1,
      }));
      return { distribute: prefer % 2 === 0 || total < options.length ? (decision.default.distribute ?? []) : spread };
    }
    case 'NUMBER':
      return { number: prefer % 2 === 0 ? decision.min : (decision.max ?? 1_000_000) };
    case 'NAME':
      return { name: style % 2 === 0 ? 'x'.repeat(200) : (decision.default.name ?? '') };
    case 'CONFIRM':
      return { confirm: prefer % 2 === 1 };
  }
}

/** At most so many picks are in any list of an answer. */
const MAX_PICKS = 1000;

/** The answers of one request. */
export function answersTo(decision: Decision, move: Move): SeatAnswer[] {
  const { seat } = decision;
  const answer =
    move.prefer === 0 ? decision.default : written(decision, { ...move, picks: Math.min(move.picks, MAX_PICKS) });
  const { decision: _, ...same } = answer ?? decision.default;
  const sources = decision.options.filter((o) => o.mana || o.kind === 'PAY');
  const mana = sources.slice(0, move.mana).map((o, i) => pickOf(o, move.style, i));
  const one: SeatAnswer = { seat, ...same, ...(mana.length > 0 ? { mana } : {}) };
  return Array.from({ length: move.times }, () => one);
}
