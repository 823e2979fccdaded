/** Compares what a viewer can get out of two positions that differ only in what it must not know. */
import {
  type Decision,
  type GameState,
  type Outcome,
  type Result,
  type Ruleset,
  randomAnswer,
  type Seat,
  type SeatAnswer,
  type Viewer,
} from '@arbiter/engine';
import { hiddenCards, pendingOf } from '@arbiter/test-kit';
import { equal } from './equal.js';

export type Random = (n: number) => number;

/** Two positions, and who looks at them. */
export interface Pair {
  ruleset: Ruleset;
  state: GameState;
  other: GameState;
  viewer: Viewer;
  /** Whether they draw the same random numbers. */
  sameSeed: boolean;
}

const sees = (ruleset: Ruleset, state: GameState, viewer: Viewer): string =>
  JSON.stringify([ruleset.view(state, viewer), ruleset.decisions(state, viewer)]);

/** All that the viewer is told of an answer: its own, or that of somebody else. */
function told({ ruleset, viewer }: Pair, result: Result<Outcome>, own: boolean): string {
  if (!result.ok) return JSON.stringify(own ? result.error : 'refused');
  const { events, applied, unapplied, error, state } = result.value;
  const mine = own ? [applied, unapplied, error] : [];
  return JSON.stringify([ruleset.redactEvents(events, viewer), mine, sees(ruleset, state, viewer)]);
}

/**
 * What an answer brings to the viewer's sight, and may so be different where something else was hidden.
 * @returns null where that can't be said: chance decided differently, or the viewer saw a whole pile
 */
export function reveals(
  pair: Pick<Pair, 'ruleset' | 'viewer' | 'sameSeed'> & Partial<Pair>,
  outcome: Outcome,
): string | null {
  const { ruleset, viewer, sameSeed, state } = pair;
  const before = state ? ruleset.view(state, viewer).objects : {};
  if (!sameSeed && outcome.random.length > 0) return null;
  const { objects, players } = ruleset.view(outcome.state, viewer);
  // Whoever controls another player sees what that player sees (mtg 723.4).
  const sighted = (seat: unknown): boolean =>
    seat === viewer || players.some((p) => p.seat === seat && p.controlledBy === viewer);
  const hidden = (zone: unknown, owner: unknown): boolean => {
    const from = ruleset.info.zones.find((z) => z.id === zone)?.hidden ?? 'public';
    return from === 'everyone' || (from === 'owner' && !sighted(owner));
  };
  if (outcome.events.some((e) => e.type === 'SEARCHED' && e.data.seat === viewer)) return null;
  const shown = outcome.events.filter(({ type, data, secret }) => {
    const { from, to, owner, object, was } = { ...data, ...secret?.data };
    if (type === 'REVEALED') return true;
    if (type === 'LOOKED_AT') return secret === undefined || secret.to.includes(viewer as Seat);
    // What arrives face down comes to nobody's sight.
    const faceDown = typeof object === 'string' && object in objects && objects[object]?.card === undefined;
    // What lay face down is seen as it leaves (mtg 708.9).
    const wasDown = typeof was === 'string' && was in before && before[was]?.card === undefined;
    return (hidden(from, owner) || wasDown) && !hidden(to, owner) && !faceDown;
  });
  return JSON.stringify([...shown, ...ordered(pair, outcome, hidden)]);
}

/** What the viewer is asked to put into an order, as it leaves a hidden zone: they see it as it goes (mtg 404.3). */
function ordered(
  { ruleset, viewer }: Pick<Pair, 'ruleset' | 'viewer'>,
  outcome: Outcome,
  hidden: (zone: unknown, owner: unknown) => boolean,
): unknown[] {
  const asked = ruleset.decisions(outcome.state, viewer).filter((d) => d.seat === viewer && d.kind === 'ORDER');
  return asked.flatMap((d) => ('options' in d ? d.options : [])).filter((o) => hidden(o.zone, o.owner));
}

/** Whether the rules let the viewer tell the two outcomes apart. */
function mayDiffer(pair: Pair, one: Outcome, two: Outcome): boolean {
  const [first, second] = [reveals(pair, one), reveals(pair, two)];
  return first === null || first !== second;
}

/** Answers with which a seat may try to learn more than it should. */
function probes(pair: Pair, seat: Seat, decision: Decision | undefined, random: Random): SeatAnswer[][] {
  const { ruleset, state } = pair;
  const hidden = [...hiddenCards(ruleset, state, seat)];
  const [id, card] = hidden[random(hidden.length)] ?? ['ob1', 'Nothing'];
  const pass: SeatAnswer = { seat, choose: [{ kind: 'PASS' }] };
  const guesses: SeatAnswer[] = [
    { seat, choose: [{ card }] },
    { seat, choose: [{ object: id }] },
    { seat, choose: [{ card: card.slice(0, -1) }] },
    { seat, choose: [{ controller: (seat + 1) % state.seats, zone: 'hand' }] },
    { seat, name: card },
    { seat, assign: [{ from: { card }, to: { object: id } }] },
    { seat, confirm: true },
  ];
  const guess = guesses[random(guesses.length)] as SeatAnswer;
  const theirs = pendingOf(ruleset, state).find((d) => d.seat !== seat);
  const stolen = theirs ? [{ ...theirs.default, decision: theirs.id, seat }] : [guess];
  if (!decision) return [[pass], [guess], stolen];
  const first = randomAnswer(decision, random);
  const fallback: SeatAnswer = { ...decision.default, seat };
  return [
    [first],
    [fallback],
    [guess],
    stolen,
    [first, guess],
    [fallback, guess],
    [first, pass, pass],
    [pass, pass, guess],
  ];
}

/** The same answer of another seat in both positions, where there is one; what it names must be the same object. */
function sameAct(mine: Decision, others: Decision, random: Random): SeatAnswer | null {
  if (mine.id !== others.id || mine.shape !== others.shape || mine.options.length !== others.options.length)
    return null;
  const plain = ({ options, from, to }: Decision): string =>
    JSON.stringify([options, from, to].map((list) => list?.map((o) => [o.kind, o.object, o.player, o.zone, o.to])));
  if (plain(mine) !== plain(others)) return null;
  return random(3) === 0 ? { ...mine.default, seat: mine.seat } : randomAnswer(mine, random);
}

/** Compares one pair; of all that can be tried, some, as chance has it. */
export function compare(pair: Pair, random: Random): void {
  const { ruleset, state, other, viewer } = pair;
  equal('what is seen', sees(ruleset, other, viewer), sees(ruleset, state, viewer));
  const pending = pendingOf(ruleset, state);
  if (typeof viewer === 'number') {
    const decision = pending.find((d) => d.seat === viewer);
    const all = probes(pair, viewer, decision, random);
    for (let i = 0; i < 3; i++) same(pair, all[random(all.length)] as SeatAnswer[], true);
    if (random(20) === 0)
      equalOutcomes(pair, 'conceding', ruleset.concede(state, viewer), ruleset.concede(other, viewer), true);
  }
  for (const theirs of pending.filter((d) => d.seat !== viewer)) {
    const twin = pendingOf(ruleset, other).find((d) => d.id === theirs.id);
    const act = twin ? sameAct(theirs, twin, random) : null;
    if (act) same(pair, [act], false);
  }
}

function same(pair: Pair, answers: SeatAnswer[], own: boolean): void {
  const { ruleset, state, other } = pair;
  const [result, twin] = [ruleset.submit(state, answers), ruleset.submit(other, answers)];
  equalOutcomes(pair, JSON.stringify(answers), result, twin, own);
}

function equalOutcomes(pair: Pair, what: string, result: Result<Outcome>, twin: Result<Outcome>, own: boolean): void {
  if (result.ok && twin.ok && mayDiffer(pair, result.value, twin.value)) return;
  // What follows upon a card that came to light depends on which it was.
  if (result.ok && !twin.ok && reveals(pair, result.value) !== NOTHING) return;
  // What others may do with cards of theirs depends on what they are.
  if (!own && (!result.ok || !twin.ok)) return;
  equal(what, told(pair, twin, own), told(pair, result, own));
}
const NOTHING = '[]';
