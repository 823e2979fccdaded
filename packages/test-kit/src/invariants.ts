/** The invariants of one position: all that is offered is accepted, all else is refused, and neither changes the state. */
import type { Answer, Decision, GameState, Option, Refusal, RulesetService, SeatAnswer } from '@arbiter/engine';
import { InvariantBroken } from './broken.js';

type Random = (n: number) => number;
type Given = Omit<SeatAnswer, 'seat'>;

/** @returns how many answers were tried. Throws `InvariantBroken` when a promise is broken. */
export function checkInvariants(
  service: RulesetService,
  state: GameState,
  pending: Decision[],
  random: Random,
): number {
  const before = service.hash(state);
  const check = new Checker(service, state);
  for (const decision of pending) {
    if (!service.info.decisionKinds.some(({ kind }) => kind === decision.kind))
      throw new InvariantBroken(`the kind ${decision.kind} is not among those that the ruleset publishes`);
    check.accepts(decision, decision.default, 'the default');
    for (const { answer, why } of offered(decision)) check.accepts(decision, answer, why);
    for (const { answer, why } of wholes(decision)) check.acceptsOrCites(decision, answer, why);
    for (const { answer, why } of unoffered(decision, random)) check.refuses(decision, answer, why);
    check.refusesSeats(decision, state.seats);
  }
  if (service.hash(state) !== before) throw new InvariantBroken('looking changed the state');
  return check.tried;
}

class Checker {
  tried = 0;
  constructor(
    readonly service: RulesetService,
    readonly state: GameState,
  ) {}

  private submit(answer: SeatAnswer): Refusal | null {
    this.tried++;
    const result = this.service.submit(this.state, [answer]);
    if (!result.ok && result.error.code === 'INTERNAL') throw result.fault;
    return result.ok ? null : result.error;
  }

  accepts(decision: Decision, answer: Given, why: string): void {
    const error = this.submit({ decision: decision.id, ...answer, seat: decision.seat });
    if (error && !isLacking(decision, error))
      throw new InvariantBroken(`${why} was refused: ${JSON.stringify([decision, answer, error])}`);
  }

  /** A combination may break a rule about the whole, which then is named. */
  acceptsOrCites(decision: Decision, answer: Given, why: string): void {
    const error = this.submit({ decision: decision.id, ...answer, seat: decision.seat });
    if (error && (error.code !== 'ILLEGAL_ACTION' || error.rules.length === 0))
      throw new InvariantBroken(`${why} was refused without a rule: ${JSON.stringify([decision, answer, error])}`);
  }

  refuses(decision: Decision, answer: Given, why: string): void {
    const error = this.submit({ decision: decision.id, ...answer, seat: decision.seat });
    if (!error) throw new InvariantBroken(`${why} was accepted: ${JSON.stringify([decision, answer])}`);
    const malformed = error.code === 'INVALID_INPUT';
    const gone = answer.decision !== undefined && answer.decision !== decision.id;
    if (error.detail === '' || (error.rules.length === 0 && !malformed && !gone))
      throw new InvariantBroken(`${why} was refused without a rule: ${JSON.stringify([decision, answer, error])}`);
  }

  refusesSeats({ id, seat, default: answer }: Decision, seats: number): void {
    for (const other of [...Array(seats + 1).keys(), -1].filter((s) => s !== seat)) {
      const error = this.submit({ ...answer, decision: id, seat: other });
      if (error?.code !== 'NOT_YOUR_DECISION')
        throw new InvariantBroken(`seat ${other} answered decision ${id} of seat ${seat}: ${JSON.stringify(error)}`);
    }
  }
}

interface Tried {
  answer: Given;
  why: string;
}
const one = (answer: Given, why: string): Tried => ({ answer, why });

/** Every single option, and both ends of what is asked for by number. */
function offered(decision: Decision): Tried[] {
  const { shape, options, min, max } = decision;
  switch (shape) {
    case 'CHOOSE':
      if (min > 1 || (max ?? 1) < 1) return [];
      return options.map((o) => one({ choose: [o.id] }, `option ${o.label}`));
    case 'NUMBER':
      return [min, max ?? min + 3].map((number) => one({ number }, `the number ${number}`));
    case 'CONFIRM':
      return [true, false]
        .filter((yes) => !yes || !isUncertain(decision))
        .map((confirm) => one({ confirm }, `${confirm}`));
    default:
      return [];
  }
}

/** Who lacks what nobody else can see is asked to pay all the same, so that nobody can tell; yes may then be refused by a rule. */
export const isUncertain = ({ kind, default: { confirm } }: Decision): boolean => kind === 'PAY' && confirm === false;
/** The same of an optional cost, which is refused for nothing else. */
export const isLacking = ({ kind }: Decision, { detail }: Refusal): boolean =>
  kind === 'OPTIONAL_COST' && detail === 'you have nothing to pay this with';

/** Combinations of what is listed, in the right number: a rule about the whole may speak against them. */
function wholes(decision: Decision): Tried[] {
  const { shape, options, min, max } = decision;
  const ids = options.map((o) => o.id);
  switch (shape) {
    case 'CHOOSE': {
      const most = Math.min(max ?? ids.length, ids.length);
      const few = min > 1 ? ids.map((id) => [id, ...ids.filter((i) => i !== id)].slice(0, min)) : [];
      return [...few, ids.slice(0, most), ids.slice(ids.length - most)].map((choose) => one({ choose }, 'a choice'));
    }
    case 'ORDER':
      return [one({ order: ids.slice().reverse() }, 'another order')];
    case 'ASSIGN': {
      const pairs = (decision.from ?? []).flatMap((f) => (f.to ?? []).map((to) => ({ from: f.id, to })));
      return pairs.map((pair) => one({ assign: [pair] }, 'a pair'));
    }
    case 'DISTRIBUTE':
      return options.map((o) => one({ distribute: allOn(decision, o) }, `all on ${o.label}`));
    case 'CONFIRM':
      return isUncertain(decision) ? [one({ confirm: true }, 'true')] : [];
    default:
      return [];
  }
}

/** As much as possible on one option, what is left over on the others in turn. */
function allOn({ options, total = 0 }: Decision, favoured: Option): { option: string; amount: number }[] {
  const amounts = new Map(options.map((o) => [o, o.min ?? 0]));
  let left = total - [...amounts.values()].reduce((a, b) => a + b, 0);
  for (const o of [favoured, ...options]) {
    const more = Math.max(0, Math.min(left, (o.max ?? Number.POSITIVE_INFINITY) - (amounts.get(o) as number)));
    amounts.set(o, (amounts.get(o) as number) + more);
    left -= more;
  }
  return [...amounts].filter(([, amount]) => amount > 0).map(([o, amount]) => ({ option: o.id, amount }));
}

const SHAPED: { [shape in Decision['shape']]: (decision: Decision) => Given } = {
  CHOOSE: ({ min }) => ({ choose: Array.from({ length: min }, (_, i) => `o${i}`) }),
  ORDER: ({ options }) => ({ order: options.map((o) => o.id) }),
  ASSIGN: () => ({ assign: [] }),
  DISTRIBUTE: () => ({ distribute: [] }),
  NUMBER: () => ({ number: 1 }),
  NAME: () => ({ name: 'No such name at all' }),
  CONFIRM: () => ({ confirm: true }),
};

/** Answers near a legal one that are none: ids that aren't there, one too many, out of range, of another shape. */
function unoffered(decision: Decision, random: Random): Tried[] {
  const { shape, options, id } = decision;
  const [strange, elsewhere] = [`o${options.length + random(3)}`, `o0${random(9)}`];
  const nothing = { kind: 'NOTHING_LIKE_IT' };
  const otherShapes = Object.entries(SHAPED).filter(([s]) => s !== shape);
  const [, wrong] = otherShapes[random(otherShapes.length)] as (typeof otherShapes)[number];
  const plain: Answer = decision.default;
  const { decision: _own, ...answer } = plain;
  return [
    one({ ...answer, decision: `d${Number(id.slice(1)) + 1 + random(50)}` }, 'a decision to come'),
    one({ ...answer, decision: `d${Math.max(0, Number(id.slice(1)) - 1 - random(50))}` }, 'a decision that is past'),
    one(wrong(decision), 'an answer of another shape'),
    one({ ...answer, ...wrong(decision) }, 'an answer of two shapes'),
    one({}, 'an answer that says nothing'),
    ...ofShape(decision, strange, elsewhere, nothing),
  ];
}

function ofShape(decision: Decision, strange: string, elsewhere: string, nothing: { kind: string }): Tried[] {
  const { shape, options, min, max } = decision;
  const ids = options.map((o) => o.id);
  const last = options.at(-1)?.id ?? 'o0';
  switch (shape) {
    case 'CHOOSE': {
      const rest = ids.slice(0, Math.max(0, min - 1));
      const picks = [strange, elsewhere, `t${ids.length}`, '', nothing, { object: 'ob0' }, { nth: options.length }];
      const picked = picks.map((pick) => one({ choose: [...rest, pick] }, `the pick ${JSON.stringify(pick)}`));
      const many = Math.min(max ?? ids.length, ids.length) + 1;
      const repeated = Array.from({ length: Math.max(2, min) }, () => last);
      return [
        ...picked,
        one({ choose: repeated }, 'one option several times'),
        one({ choose: [...ids, ...Array<string>(many).fill('o0')].slice(0, many) }, 'more than may be chosen'),
        ...(min > 0 ? [one({ choose: ids.slice(0, min - 1) }, 'fewer than must be chosen')] : []),
      ];
    }
    case 'ORDER':
      return [
        one({ order: ids.slice(1) }, 'an order that leaves one out'),
        one({ order: [...ids, last] }, 'an order with one twice'),
        one({ order: [...ids.slice(1), strange] }, 'an order of what is not there'),
      ];
    case 'ASSIGN': {
      const [from, to] = [decision.from?.[0]?.id ?? 'f0', decision.to?.[0]?.id ?? 't0'];
      return [
        one({ assign: [{ from, to: `t${decision.to?.length}` }] }, 'a goal that is not there'),
        one({ assign: [{ from: `f${decision.from?.length}`, to }] }, 'something else that is assigned'),
        one({ assign: [{ from: to, to: from }] }, 'a pair the wrong way round'),
        one({ assign: [{ from: nothing, to }] }, 'a matcher that fits nothing'),
        ...twice(decision),
      ];
    }
    case 'DISTRIBUTE': {
      const all = allOn(decision, options[0] as Option);
      const [first, ...others] = all;
      if (!first) return [];
      return [
        one({ distribute: [{ ...first, amount: first.amount + 1 }, ...others] }, 'more than the total'),
        one({ distribute: [{ ...first, amount: first.amount - 0.5 }, ...others] }, 'a half'),
        one({ distribute: [...all, { option: strange, amount: 0 }] }, 'an amount for what is not there'),
        one({ distribute: [] }, 'nothing of the total'),
      ];
    }
    case 'NUMBER': {
      const beyond = max === null ? [] : [max + 1];
      return [min - 1, ...beyond, min + 0.5, Number.NaN, 2 ** 60].map((number) =>
        one({ number }, `the number ${number}`),
      );
    }
    default:
      return [];
  }
}

/** The same pair two times. */
function twice({ from = [] }: Decision): Tried[] {
  const some = from.find((f) => (f.to?.length ?? 0) > 0);
  const pair = some && { from: some.id, to: some.to?.[0] as string };
  return pair ? [one({ assign: [pair, pair] }, 'the same pair twice')] : [];
}
