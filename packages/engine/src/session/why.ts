/** Why a seat can or can't do something now: the option, or the rules that forbid it. */
import type { Reason, Why } from '../contract/api.js';
import type { Matcher, Option, RuleRef, Seat } from '../contract/contract.js';
import { facesIn } from '../decisions/faces.js';
import { decisionsFor } from '../decisions/make.js';
import { Finder } from '../decisions/match.js';
import type { Violation } from '../machine/control.js';
import { cardName } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import type { Pending } from '../machine/machine.js';
import type { Attempt } from '../machine/policies.js';
import { canSee, publicId } from '../machine/zones.js';
import type { Obj } from '../state/state.js';

/** What is offered to a seat that fits a matcher. */
function offer(g: Game, pending: Pending | null, seat: Seat, pick: Matcher): Option | undefined {
  const which = pending?.asks.findIndex((ask) => ask.seat === seat) ?? -1;
  const ask = pending?.asks[which];
  const decision = decisionsFor(g, pending, seat)[which];
  if (!ask || !decision || !('options' in decision)) return undefined;
  const { nth = 0, ...matcher } = pick;
  for (const [choices, published] of [
    [ask.options, decision.options],
    [ask.from, decision.from],
    [ask.to, decision.to],
  ] as const) {
    const at = new Finder(choices ?? [], 'o', facesIn(g), new Set()).freeFitting(matcher)[nth];
    if (at !== undefined) return published?.[at];
  }
  return undefined;
}

/** What a matcher may mean among all that the seat sees: of what it doesn't see nothing is said. */
function meant(g: Game, seat: Seat, doer: Seat, { card, object }: Matcher): Obj | undefined {
  const wanted = card?.toLowerCase();
  const seen = Object.values(g.s.objects).filter((o) => canSee(g, seat, o));
  const named = seen.filter((o) =>
    object === undefined ? wanted !== undefined && cardName(g, o)?.toLowerCase() === wanted : publicId(o.id) === object,
  );
  return named.find((o) => (o.controller ?? o.owner) === doer) ?? named[0];
}

/** @param pending what is asked now */
export function why(g: Game, pending: Pending | null, seat: Seat, pick: Matcher): Why {
  g.acting = seat;
  const option = offer(g, pending, seat, pick);
  if (option) return { offered: true, option, reasons: [] };
  return { offered: false, reasons: reasons(g, pending, seat, pick) };
}

function reasons(g: Game, pending: Pending | null, seat: Seat, pick: Matcher): Reason[] {
  const { priority } = g.rules.turn;
  const cited = (rules: RuleRef[]): RuleRef[] => g.rules.cited(rules);
  if (!pending) return [{ object: null, detail: 'the game is over', rules: g.s.result?.rules ?? [] }];
  const ask = pending.asks.find((one) => one.seat === seat);
  // Whoever decides for another player does what that player may do.
  const doer = ask?.for ?? seat;
  const found = meant(g, seat, doer, pick);
  const object = found ? publicId(found.id) : null;
  const all: Reason[] = [];
  if (!ask)
    all.push({ object: null, detail: `nothing is being asked of seat ${seat} now`, rules: cited(priority.rules) });
  else if (ask.kind !== priority.kind) {
    // What is asked may say itself why it leaves this out.
    const leftOut = ask.unoffered?.(pick);
    if (leftOut) return [{ object, detail: leftOut.detail, rules: leftOut.rules }];
    all.push({ object: null, detail: `seat ${seat} is being asked for ${ask.kind} now`, rules: ask.rules });
  }
  const forbidden = priority.forbids?.(g, doer, pick) ?? null;
  if (forbidden) all.push({ object, detail: forbidden.detail, rules: cited(forbidden.rules) });
  if (all.length > 0) return all;
  const named = pick.card ?? pick.object;
  if (!found)
    return [
      {
        object: null,
        detail:
          named === undefined
            ? 'nothing that is offered fits'
            : `seat ${seat} has nothing called ${JSON.stringify(named)} to use now`,
        rules: cited(priority.rules),
      },
    ];
  if ((found.controller ?? found.owner) !== doer)
    return [{ object, detail: `it is not seat ${seat}’s to use`, rules: cited(priority.rules) }];
  const lacks = lacking(g, priority.attempts?.(g, doer, found.id, pick) ?? []);
  if (lacks.length === 0) return [{ object, detail: 'nothing that is offered fits', rules: cited(priority.rules) }];
  return lacks.map((one) => ({ object, detail: one.detail, rules: cited(one.rules) }));
}

/** What stands against something, each by itself, in the way of doing it against which least does. */
function lacking({ rules }: Game, attempts: Attempt[]): Violation[] {
  const unpaid = { detail: 'its costs can’t be paid now', rules: rules.turn.priority.unpaid ?? rules.cite.pay };
  const unchosen = { detail: 'there isn’t what must be chosen for it', rules: rules.play.rules.targets };
  const all = attempts.map(({ payable, choosable, forbidden }) => [
    ...(forbidden ? [forbidden] : []),
    ...(payable ? [] : [unpaid]),
    ...(choosable ? [] : [unchosen]),
  ]);
  return all.reduce((least, one) => (one.length < least.length ? one : least), all[0] ?? []);
}
