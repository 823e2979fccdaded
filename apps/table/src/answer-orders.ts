/** Standing orders that answer: what is asked now is answered the same when it is asked again. */
import type { Answer, Decision, Game, Matcher, Option, StandingOrder } from '@arbiter/client';
import { said, spoken } from './words.js';

export type AnswerOrder = Extract<StandingOrder, { on: object }>;

/** What an option is told by when other objects stand in its place. */
const LASTING = ['kind', 'card', 'player', 'method', 'ability', 'index', 'keyword', 'loyalty', 'value'] as const;

/** An option as it is found again among others: by what it says, and where several say the same, by its place among those. */
export function matcherOf(option: Option, among: readonly Option[]): Matcher {
  const words = (one: Option): Matcher =>
    Object.fromEntries(LASTING.flatMap((field) => (one[field] === undefined ? [] : [[field, one[field]]])));
  const own = words(option);
  const same = among.filter((one) => JSON.stringify(words(one)) === JSON.stringify(own));
  return same.length > 1 ? { ...own, nth: same.indexOf(option) } : own;
}

/** An answer without the ids that are good for one decision alone. */
export function lasting(decision: Decision, answer: Answer): Answer {
  const found = (ids: unknown, among: readonly Option[]): Matcher => {
    const option = among.find(({ id }) => id === ids);
    return option ? matcherOf(option, among) : {};
  };
  if (decision.shape === 'ASSIGN' && answer.assign) {
    const { from, to } = decision;
    return { assign: answer.assign.map((pair) => ({ from: found(pair.from, from), to: found(pair.to, to) })) };
  }
  const { options } = decision;
  if (answer.choose) return { choose: answer.choose.map((id) => found(id, options)) };
  if (answer.order) return { order: answer.order.map((id) => found(id, options)) };
  if (answer.distribute)
    return { distribute: answer.distribute.map(({ option, amount }) => ({ option: found(option, options), amount })) };
  const { decision: _decision, ...rest } = answer;
  return rest as Answer;
}

export const timesInWords = (times: number): string =>
  times > 1000 ? 'every time' : times === 1 ? 'once' : `${times} times`;

/** @param here only in the step, and in whose turn, in which it is asked now */
export function orderFor(
  { view }: Game,
  decision: Decision,
  answer: Answer,
  here: boolean,
  times: number,
): AnswerOrder {
  const { phase, step, active } = view.turn;
  const card = decision.source === null ? undefined : view.objects[decision.source]?.card;
  const place = step ?? phase;
  const where = here && place ? { step: place, turn: active === view.viewer ? 'mine' : 'theirs' } : {};
  return {
    on: { kind: decision.kind, ...(card ? { card } : {}), ...where },
    answers: [lasting(decision, answer)],
    times,
  } as AnswerOrder;
}

/** A matcher as people read it: "activate Pinger"; `nameOf` says who sits where. */
function matched(pick: unknown, nameOf: (seat: number) => string): string {
  if (typeof pick !== 'object' || pick === null) return said(pick);
  const { kind, card, player, value } = pick as Matcher;
  const whom = card ?? (typeof player === 'number' ? nameOf(player) : value === undefined ? undefined : said(value));
  const what = kind == null || (THINGS.has(kind) && whom !== undefined) ? '' : spoken(kind).toLowerCase();
  return [what, whom].filter(Boolean).join(' ');
}
/** Kinds of options that say what something is, not what is done with it. */
const THINGS: ReadonlySet<string> = new Set(['OBJECT', 'PLAYER', 'PILE']);

function inWords(
  { choose, order, assign, distribute, number, name, confirm }: Answer,
  nameOf: (seat: number) => string,
): string {
  const all = (picks: readonly unknown[]): string => picks.map((pick) => matched(pick, nameOf)).join(', ') || 'nothing';
  if (choose) return all(choose);
  if (order) return all(order);
  if (assign)
    return assign.map(({ from, to }) => `${matched(from, nameOf)} → ${matched(to, nameOf)}`).join(', ') || 'nothing';
  if (distribute) return distribute.map(({ option, amount }) => `${amount} to ${matched(option, nameOf)}`).join(', ');
  if (typeof confirm === 'boolean') return confirm ? 'yes' : 'no';
  return String(number ?? name);
}

export function answerInWords({ on, answers }: AnswerOrder, nameOf: (seat: number) => string): string {
  const turn = on.turn ? ` in ${on.turn === 'mine' ? 'my' : 'another’s'} turn` : '';
  const where = on.step ? ` at ${spoken(on.step).toLowerCase()}${turn}` : '';
  const of = on.card ? ` of ${on.card}` : '';
  const what = spoken(on.kind ?? on.shape ?? 'any question').toLowerCase();
  return `Answer “${what}”${of}${where}: ${answers.map((answer) => inWords(answer, nameOf)).join(', then ')}`;
}
