// A bot that searches, over HTTP: it asks for positions as its seat may imagine them, and has lines played on there by `greedy`.
// npm start, then: node examples/search-bot.mjs [mtg|grand-archive|riftbound] [games] [first game]
import { BUDGETS, bestLine, candidates, outlook } from './search.mjs';

const URL = process.env.ARBITER_URL ?? 'http://127.0.0.1:3000';
const [ruleset = 'mtg', games = '1', from = '0'] = process.argv.slice(2);
const budget = BUDGETS[ruleset];
const POLICY = 'greedy';

/** A request; where the service is busy, it is sent again when the service says so. */
async function call(method, path, { token, body, headers } = {}) {
  for (;;) {
    const reply = await fetch(`${URL}${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: body && JSON.stringify(body),
    });
    if (reply.status === 304) return { httpStatus: 304 };
    if (reply.status !== 429) return { ...(await reply.json()), httpStatus: reply.status };
    await new Promise((wait) => setTimeout(wait, 1000 * Number(reply.headers.get('retry-after') ?? 1)));
  }
}
const post = (path, body, token) => call('POST', path, { body, token });

/** The answers to a decision, often one: where a card is cast at a target, both are known at once. */
async function choose(game, token, decision, { turn, players }) {
  const { seat, kind, id } = decision;
  const seed = `${turn.number} ${id}`;
  const samples = budget.first * 2 ** (budget.rounds - 1);
  const { positions } = await post(`/v1/games/${game}/position`, { samples, seed }, token);
  // Until the seat's next turn begins, or a later one.
  const ahead = (seat - turn.active + players.length) % players.length || players.length;
  const turns = ahead + (budget.turns - 1) * players.length;
  const playedOn = (more) => post('/v1/positions/rollouts', { policy: POLICY, seed, horizon: { turns }, ...more });

  const [position] = positions;
  const { ends } = await playedOn({ position, games: 1, horizon: { turns: 1 }, ends: ['first'] });
  const [{ first }] = ends;
  const proposed = first?.decision === id ? first : { ...decision.default, seat };

  /** Answers, and the ways to go on with each where it asks its seat for more at once: for targets, say. */
  const linesOf = async (answers) => {
    const lines = answers.map((answer) => [answer]);
    const look = { position, viewer: seat, fields: ['decisions'], lines };
    const { results } = await post('/v1/positions/actions', look);
    return results.flatMap(({ error, decisions }, i) => {
      const next = error ? undefined : decisions.find((one) => one.shape);
      const others = next && next.seat === seat && next.kind !== kind ? candidates(next, next.default) : [];
      return [{ answers: lines[i] }, ...others.map((other) => ({ answers: [...lines[i], other] }))];
    });
  };
  const worth = async (lines, since, count) => {
    const { lines: played } = await playedOn({
      positions: positions.slice(since, since + count),
      games: count,
      seed: `${seed} ${since}`,
      lines: lines.map(({ answers, kept = [] }) => ({ answers, keep: kept })),
      ends: ['view'],
    });
    return played.map(({ error, ends }) =>
      error ? null : ends.map(({ view }) => outlook(ruleset, view, seat, turn.number)),
    );
  };
  const { answers } = await bestLine(decision, proposed, { linesOf, worth, budget });
  return answers;
}

/** A game against greedy with equal decks. */
async function play(n) {
  const { editions } = (await (await fetch(`${URL}/v1/rulesets`)).json()).find(({ id }) => id === ruleset);
  const { decks } = await call('GET', `/v1/rulesets/${ruleset}/decks`);
  const deck = `sample:${decks[(n >> 1) % decks.length].name}`;
  const seat = n % 2;
  const plans = [
    { name: 'Search', deck },
    { bot: POLICY, deck },
  ];
  const { game, seats } = await post('/v1/games', {
    ruleset,
    edition: editions.find(({ current }) => current).id,
    seats: seat === 0 ? plans : plans.reverse(),
    options: { autoPass: 'seat', decklists: 'public' },
  });
  console.log(`Watch it: ${URL}/table/${game}`);
  const { token } = seats[seat];
  for (let version = -1; ; ) {
    // Waits until there is another version than the last in which nothing was asked.
    const headers = version < 0 ? {} : { 'if-none-match': `"${version}"`, prefer: 'wait=30' };
    const now = await call('GET', `/v1/games/${game}`, { token, headers });
    if (now.httpStatus === 304) continue;
    if (now.result) return now.result.winners.includes(seat);
    ({ version } = now);
    const mine = now.decisions.find((one) => one.seat === seat && one.shape);
    if (!mine) continue;
    const send = (answers) => post(`/v1/games/${game}/actions`, { answers, expectedVersion: version }, token);
    const answers = await choose(game, token, mine, now.view);
    const done = await send(answers);
    // Of what was imagined the first answer holds here too; a combination of options may break a rule about the whole.
    if (done.httpStatus === 422 && (await send(answers.slice(0, 1))).httpStatus === 422) await send([mine.default]);
    version = -1;
  }
}

let won = 0;
for (let n = 0; n < Number(games); n++) {
  if (await play(Number(from) + n)) won++;
  console.log(`${won} of ${n + 1} games won`);
}
