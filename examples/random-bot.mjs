// A bot that knows no rules: it plays a whole game against `greedy` with random answers.
// npm start, then: node examples/random-bot.mjs [mtg|grand-archive|riftbound]
const URL = process.env.ARBITER_URL ?? 'http://127.0.0.1:3000';
const [ruleset = 'mtg'] = process.argv.slice(2);

async function call(method, path, token, body, more) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...more };
  const reply = await fetch(`${URL}${path}`, { method, headers, body: JSON.stringify(body) });
  return reply.status === 304 ? { status: 304 } : { ...(await reply.json()), httpStatus: reply.status };
}

const random = (n) => Math.floor(Math.random() * n);
const some = (list, count) => list.toSorted(() => Math.random() - 0.5).slice(0, count);

/** A random answer to a decision of any of the seven shapes. */
function answer({ shape, options, from, min, max, default: proposed }) {
  const ids = options.map(({ id }) => id);
  const most = Math.min(max ?? ids.length, ids.length);
  if (shape === 'CHOOSE') return { choose: some(ids, min + random(most - min + 1)) };
  if (shape === 'ORDER') return { order: some(ids, ids.length) };
  if (shape === 'CONFIRM') return { confirm: random(2) === 0 };
  if (shape === 'NUMBER') return { number: min + random(Math.min(max ?? min + 3, min + 10) - min + 1) };
  if (shape !== 'ASSIGN') return proposed;
  const givers = from.filter(({ to, min }) => to.length > 0 && (min > 0 || random(2) === 0));
  return { assign: givers.map(({ id, to }) => ({ from: id, to: to[random(to.length)] })) };
}

const rulesets = await fetch(`${URL}/v1/rulesets`).then((reply) => reply.json());
const edition = rulesets.find(({ id }) => id === ruleset).editions.find(({ current }) => current).id;
const { decks } = await call('GET', `/v1/rulesets/${ruleset}/decks`);
const deck = () => `sample:${decks[random(decks.length)].name}`;
const plans = [
  { name: 'Random', deck: deck() },
  { bot: 'greedy', deck: deck() },
];
const made = await call('POST', '/v1/games', undefined, {
  ruleset,
  edition,
  seats: plans,
  options: { autoPass: 'seat' },
});
const game = `/v1/games/${made.game}`;
const { token } = made.seats[0];
console.log(`Watch it, or play it back: ${URL}/table/${made.game}`);
for (let seen = -1; ; ) {
  // Waits until there is another version than the last in which nothing was asked.
  const wait = seen < 0 ? {} : { 'if-none-match': `"${seen}"`, prefer: 'wait=30' };
  const now = await call('GET', game, token, undefined, wait);
  if (now.result) {
    const winners = now.result.winners.map((seat) => ['the random bot', 'greedy'][seat]);
    console.log(`${now.result.kind}, ${winners.join(' and ') || 'nobody'}: ${now.result.reason}`);
    break;
  }
  const mine = now.decisions?.find(({ seat, shape }) => seat === 0 && shape);
  seen = mine ? -1 : (now.version ?? seen);
  if (!mine) continue;
  const act = (one) => call('POST', `${game}/actions`, token, { answers: [one], expectedVersion: now.version });
  const { httpStatus } = await act(answer(mine));
  if (httpStatus === 422) await act(mine.default);
}
