// A bot that searches: it imagines what it can't see, tries each of its options there, and lets `greedy` play on.
// npm start, then: node examples/search-bot.mjs [mtg|grand-archive|riftbound] [games]
const URL = process.env.ARBITER_URL ?? 'http://127.0.0.1:3000';
const [ruleset = 'mtg', games = '1'] = process.argv.slice(2);
/** How many positions are imagined, how many games are played from each, and how far. */
const [SAMPLES, PLAYOUTS, TURNS] = [2, 1, 4];
/** More options than these are not tried. */
const MOST = 8;

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

/** Answers that are worth trying: each single option but twins, and what the decision proposes. */
function candidates({ shape, options, min, max, from, default: { decision: _, ...proposed } }) {
  if (shape === 'CONFIRM') return [{ confirm: true }, { confirm: false }];
  if (shape === 'ASSIGN') {
    const all = from.filter(({ to }) => to.length > 0).map(({ id, to }) => ({ from: id, to: to[0] }));
    return [proposed, { assign: all }, ...all.map((one) => ({ assign: [one] }))];
  }
  if (shape !== 'CHOOSE' || min > 1 || max === 0) return [proposed];
  const singles = options
    .filter(({ sameAs, mana }) => sameAs === undefined && !mana)
    .map(({ id }) => ({ choose: [id] }));
  return min === 0 ? [{ choose: [] }, ...singles] : singles;
}

/** The life (or points, or damage) that says who is ahead where nobody has won yet. */
function lead(view, seat) {
  const standing = ({ life, points, seat: at }) =>
    (life ?? 0) / 2 +
    4 * (points ?? 0) +
    Object.values(view.objects).filter((o) => o.controller === at && o.power !== undefined).length;
  const mine = standing(view.players[seat]);
  return Math.tanh((mine - Math.max(...view.players.filter((p) => p.seat !== seat).map(standing))) / 10);
}

/** How good an answer is, as far as playing on says. */
async function worth(starts, answer, seat, seed) {
  let sum = 0;
  let count = 0;
  const after = [];
  for (const position of starts) {
    const { results } = await call('POST', '/v1/positions/actions', {
      body: { position, viewer: seat, fields: ['view'], lines: [[{ ...answer, seat }]] },
    });
    const [one] = results ?? [];
    if (!one || one.error) return Number.NEGATIVE_INFINITY;
    sum += lead(one.view, seat);
    count++;
    after.push(one.position);
  }
  const {
    games: played,
    perSeat,
    truncated,
  } = await call('POST', '/v1/positions/rollouts', {
    body: { positions: after, policy: 'greedy', games: starts.length * PLAYOUTS, horizon: { turns: TURNS }, seed },
  });
  return (perSeat[seat].wins + (truncated * (1 + sum / count)) / 2) / played;
}

async function choose(game, token, decision) {
  const tried = candidates(decision).slice(0, MOST);
  if (tried.length < 2) return tried[0];
  const { positions } = await call('POST', `/v1/games/${game}/position`, {
    token,
    body: { samples: SAMPLES, seed: decision.id },
  });
  let [best, most] = [tried[0], Number.NEGATIVE_INFINITY];
  for (const answer of tried) {
    const value = await worth(positions, answer, decision.seat, decision.id);
    if (value > most) [best, most] = [answer, value];
  }
  return best;
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
