/** The search of `search.mjs` for games in this process. It gets states, and looks only at what its seat may know of them. */
import { withTwins } from '@arbiter/engine';
import { BUDGETS, best, candidates, outlook, randomBy } from './search.mjs';

const MOST_DECISIONS = 500;
const STEPS = 2;

/**
 * A bot: `choose(state, decision)` answers a decision of its seat.
 * @param decklists whether it knows with which cards the others began
 */
export function searchBot(ruleset, { budget: own, decklists = 'public', seed = 'search' } = {}) {
  const { greedy } = ruleset.bots;
  const budget = { ...BUDGETS[ruleset.info.id], ...own };
  /** What it took: searches, playouts, decisions in them, and by kind of decision how many and how many not as greedy. */
  const stats = { searches: 0, playouts: 0, decisions: 0, kinds: {} };

  /** How things look after an answer and what greedy makes of it, up to a turn of the seat's: then others have had theirs. */
  function playout(match, answer, key, { seat, edition, since }) {
    if (!match.submit([answer]).ok) return null;
    stats.playouts++;
    const random = randomBy(key);
    const last = since + 1 + (budget.turns - 1) * match.view(seat).players.length;
    for (let made = 0; made < MOST_DECISIONS && !match.result; made++) {
      const [decision] = match.decisions('judge');
      const view = match.view(decision.seat < 0 ? 'judge' : decision.seat);
      if (view.turn.active === seat && view.turn.number >= last) break;
      stats.decisions++;
      const next = decision.seat < 0 ? decision.default : greedy({ view, decision, random, edition });
      if (!match.submit([next]).ok) match.submit([{ ...decision.default, seat: decision.seat }]);
    }
    return outlook(ruleset.info.id, match.view('judge'), seat, since);
  }

  async function choose(state, asked) {
    const { seat } = asked;
    const { edition } = state;
    const view = ruleset.view(state, seat);
    const since = view.turn.number;
    const [decision] = withTwins([asked], () => view);
    const key = `${seed} ${since} ${asked.id}`;
    const proposed = greedy({ view, decision, random: randomBy(key), edition });
    const answers = candidates(decision, proposed);
    if (answers.length < 2) return proposed;
    // Positions as the seat may imagine them; each is opened once, and all answers are tried there.
    const imagined = [];
    const worth = (answer, k) => {
      if (k === imagined.length)
        for (const one of ruleset.sample(state, seat, { samples: budget.first, seed: `${key} ${k}`, decklists }))
          imagined.push(ruleset.open(one, { idle: 'pass' }));
      return imagined[k].attempt(() => playout(imagined[k], answer, `${key} ${k}`, { seat, edition, since }));
    };
    let chosen = await best(answers, worth, budget);
    // What is changed in several places is found step by step.
    for (let step = 0; step < STEPS && chosen.assign && chosen !== answers[0]; step++) {
      const [same, ...others] = candidates(decision, chosen);
      const next = await best([same, ...others], worth, budget);
      if (next === same) break;
      chosen = next;
    }
    stats.searches++;
    stats.kinds[decision.kind] ??= [0, 0];
    stats.kinds[decision.kind][0]++;
    if (chosen !== answers[0]) stats.kinds[decision.kind][1]++;
    return chosen;
  }
  return { choose, stats };
}
