/** The search of `search.mjs` for games in this process. It gets states, and looks only at what its seat may know of them. */
import { withTwins } from '@arbiter/engine';
import { BUDGETS, bestLine, candidates, outlook, randomBy } from './search.mjs';

const MOST_DECISIONS = 500;

/**
 * A bot: `choose(state, decision)` answers a decision of its seat.
 * @param decklists whether it knows with which cards the others began
 */
export function searchBot(ruleset, { budget: own, decklists = 'public', seed = 'search' } = {}) {
  const budget = { ...BUDGETS[ruleset.info.id], ...own };
  /** What it took: searches, playouts, decisions in them, and by kind of decision how many and how many not as greedy. */
  const stats = { searches: 0, playouts: 0, decisions: 0, kinds: {} };
  /** How the last line goes on, for the decision that it was meant for. */
  let plan = {};

  /** What greedy answers, as if the kept cards could not be used. */
  function greedy(match, decision, random, edition, kept = []) {
    if (decision.seat < 0) return decision.default;
    const options = decision.options.filter(({ object }) => object === undefined || !kept.includes(object));
    return ruleset.bots.greedy({
      view: match.view(decision.seat),
      decision: { ...decision, options },
      random,
      edition,
    });
  }

  /** How things look after a line and what greedy makes of it, up to a turn of the seat's: then others have had theirs. */
  function playout(match, { answers, kept }, key, { seat, edition, since }) {
    for (const answer of answers) if (!match.submit([answer]).ok) return null;
    stats.playouts++;
    const random = randomBy(key);
    const { players } = match.view(seat);
    const last = since + 1 + (budget.turns - 1) * players.length;
    for (let made = 0; made < MOST_DECISIONS && !match.result; made++) {
      const [decision] = match.decisions('judge');
      const { turn } = match.view(decision.seat < 0 ? 'judge' : decision.seat);
      if (turn.active === seat && turn.number >= last) break;
      stats.decisions++;
      const next = greedy(match, decision, random, edition, decision.seat === seat ? kept : []);
      if (!match.submit([next]).ok) match.submit([{ ...decision.default, seat: decision.seat }]);
    }
    return outlook(ruleset.info.id, match.view('judge'), seat, since);
  }

  /** An answer, and the ways to go on with it where it asks its seat for more at once: for targets, say. */
  function followed(match, answer, { kind, seat }, edition) {
    return match.attempt(() => {
      const made = match.submit([answer]).ok && !match.result;
      const [next] = made ? match.decisions('judge') : [];
      if (next?.seat !== seat || next.kind === kind) return [{ answers: [answer] }];
      const [, ...others] = candidates(next, greedy(match, next, randomBy(''), edition));
      return [{ answers: [answer] }, ...others.map((other) => ({ answers: [answer, other], next: next.id }))];
    });
  }

  async function choose(state, asked) {
    const { seat } = asked;
    const { edition } = state;
    const view = ruleset.view(state, seat);
    const since = view.turn.number;
    const [decision] = withTwins([asked], () => view);
    const key = `${seed} ${since} ${asked.id}`;
    const planned = plan.next === `${since} ${asked.id}`;
    const own = planned ? plan.answer : greedy({ view: () => view }, decision, randomBy(key), edition);
    // Positions as the seat may imagine them; each is opened once, and all lines are tried there.
    const imagined = [];
    const position = (k) => {
      if (k === imagined.length)
        for (const one of ruleset.sample(state, seat, { samples: budget.first, seed: `${key} ${k}`, decklists }))
          imagined.push(ruleset.open(one, { idle: 'pass' }));
      return imagined[k];
    };
    const played = (line, k) =>
      position(k).attempt(() => playout(position(k), line, `${key} ${k}`, { seat, edition, since }));
    const worth = (lines, from, count) =>
      lines.map((line) => {
        const values = [];
        for (let k = from; k < from + count && !values.includes(null); k++) values.push(played(line, k));
        return values.includes(null) ? null : values;
      });
    const linesOf = (list) => list.flatMap((answer) => followed(position(0), answer, decision, edition));
    const { answers, next, searched, changed } = await bestLine(decision, own, { linesOf, worth, budget });
    const [answer, then] = answers;
    if (!searched) return answer;
    plan = then ? { next: `${since} ${next}`, answer: then } : {};
    stats.searches++;
    stats.kinds[decision.kind] ??= [0, 0];
    stats.kinds[decision.kind][0]++;
    if (changed) stats.kinds[decision.kind][1]++;
    return answer;
  }
  return { choose, stats };
}
