// A bot that searches, over HTTP: it asks for positions as its seat may imagine them, and has them played out by `greedy`.
// npm start, then: node examples/search-bot.mjs [mtg|grand-archive|riftbound] [games]
import { best, candidates, outlook } from './search.mjs';

const URL = process.env.ARBITER_URL ?? 'http://127.0.0.1:3000';
const [ruleset = 'mtg', games = '1'] = process.argv.slice(2);
/** Playouts go to the end, or nearly, since what they say is who won. With more time, more of them play better. */
const BUDGET = { first: 2, rounds: 3, most: 8 };
const TURNS = 12;

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
    if (reply.status === 304) return { status: 304 };
    if (reply.status !== 429) return { status: reply.status, ...(await reply.json()) };
    await new Promise((wait) => setTimeout(wait, 1000 * Number(reply.headers.get('retry-after') ?? 1)));
  }
}

async function choose(game, token, decision) {
  const { seat, id: seed } = decision;
  const answers = candidates(decision, decision.default);
  if (answers.length < 2) return answers[0];
  const samples = BUDGET.first * 2 ** (BUDGET.rounds - 1);
  const { positions } = await call('POST', `/v1/games/${game}/position`, { token, body: { samples, seed } });
  /** How the position looks where a playout ended, or where it began if it went on too long. */
  const worth = async (answer, k) => {
    const body = { position: positions[k], viewer: seat, fields: ['view'], lines: [[answer]] };
    const [line] = (await call('POST', '/v1/positions/actions', { body })).results ?? [];
    if (!line || line.error) return null;
    if (line.result) return outlook(ruleset, line.view, seat);
    const { position, view } = line;
    const { outcomes } = await call('POST', '/v1/positions/rollouts', {
      body: { position, policy: 'greedy', games: 1, horizon: { turns: TURNS }, seed: `${seed} ${k}` },
    });
    return outlook(ruleset, { ...view, result: outcomes?.[0]?.result ?? null }, seat);
  };
  return best(answers, worth, BUDGET);
}

async function play(n) {
  const { editions } = (await (await fetch(`${URL}/v1/rulesets`)).json()).find(({ id }) => id === ruleset);
  const { decks } = await call('GET', `/v1/rulesets/${ruleset}/decks`);
  const deck = `sample:${decks[n % decks.length].name}`;
  const seat = n % 2;
  const plans = [
    { name: 'Search', deck },
    { bot: 'greedy', deck },
  ];
  const { game, seats } = await call('POST', '/v1/games', {
    body: {
      ruleset,
      edition: editions.find(({ current }) => current).id,
      seats: seat === 0 ? plans : plans.reverse(),
      options: { autoPass: 'seat', decklists: 'public' },
    },
  });
  const { token } = seats[seat];
  for (let version = -1; ; ) {
    const headers = version < 0 ? {} : { 'if-none-match': `"${version}"`, prefer: 'wait=30' };
    const now = await call('GET', `/v1/games/${game}`, { token, headers });
    if (now.status === 304) continue;
    if (now.result) return now.result.winners.includes(seat);
    ({ version } = now);
    const mine = now.decisions.find((d) => d.seat === seat && d.shape);
    if (!mine) continue;
    const send = (one) =>
      call('POST', `/v1/games/${game}/actions`, { token, body: { answers: [one], expectedVersion: version } });
    const done = await send(await choose(game, token, mine));
    if (done.status === 422) await send(mine.default);
    version = -1;
  }
}

let won = 0;
for (let n = 0; n < Number(games); n++) {
  if (await play(n)) won++;
  console.log(`${won} of ${n + 1} games won`);
}
