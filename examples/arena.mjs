// Lets search play against `greedy` in process, with equal decks, each beginning as often, with the chances of 95 %.
// node examples/arena.mjs [mtg|grand-archive|riftbound] [games] [first game] [budget as JSON]
import { grandArchive } from '@arbiter/grand-archive';
import { magic } from '@arbiter/mtg';
import { riftbound } from '@arbiter/riftbound';
import { BUDGETS, randomBy } from './search.mjs';
import { searchBot } from './search-in-process.mjs';

const [id = 'mtg', games = '200', from = '0', more = '{}'] = process.argv.slice(2);
const ruleset = { mtg: magic, 'grand-archive': grandArchive, riftbound }[id];
const budget = { ...BUDGETS[id], ...JSON.parse(more) };
const edition = ruleset.info.editions.find(({ current }) => current).id;
const decks = Object.entries(ruleset.sampleDecks);

async function play(n) {
  const [, deck] = decks[(n >> 1) % decks.length];
  const seat = n % 2;
  const begun = ruleset.create({
    edition,
    seed: `arena ${n >> 1}`,
    options: { autoPass: 'seat', payment: 'auto' },
    seats: ['first', 'second'].map((name) => ({ name, deck })),
  });
  const bot = searchBot(ruleset, { budget, seed: `search ${n}` });
  const random = randomBy(`greedy ${n}`);
  const match = ruleset.open(begun.value.state, { idle: 'pass' });
  for (let made = 0; !match.result && made < 5000; made++) {
    const decision = match.decisions('judge')[0];
    const answer =
      decision.seat === seat
        ? await bot.choose(match.state(), decision)
        : ruleset.bots.greedy({ view: match.view(decision.seat), decision, random, edition });
    if (!match.submit([answer]).ok) match.submit([{ ...decision.default, seat: decision.seat }]);
  }
  return { seat, result: match.result, turns: match.view('judge').turn.number, stats: bot.stats };
}

/** Wilson's interval of 95 %. */
function interval(won, n) {
  const z = 1.96;
  const p = won / n;
  const middle = (p + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2))) / (1 + z ** 2 / n);
  return [middle - half, middle + half];
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;
let [won, searches, playouts, decisions] = [0, 0, 0, 0];
const kinds = {};
const began = process.cpuUsage();
for (let n = Number(from); n < Number(from) + Number(games); n++) {
  const { seat, result, turns, stats } = await play(n);
  if (result?.winners.includes(seat)) won++;
  else if (!result || result.kind === 'DRAW') won += 0.5;
  searches += stats.searches;
  playouts += stats.playouts;
  decisions += stats.decisions;
  for (const [kind, [count, changed]] of Object.entries(stats.kinds)) {
    kinds[kind] ??= [0, 0];
    kinds[kind][0] += count;
    kinds[kind][1] += changed;
  }
  const { user, system } = process.cpuUsage(began);
  const seconds = (user + system) / 1e6;
  const count = n - Number(from) + 1;
  const [low, high] = interval(won, count);
  console.log(
    `${id}: ${won} of ${count} (${percent(won / count)}, 95 %: ${percent(low)} to ${percent(high)}), seat ${seat}, ${turns} turns, ` +
      `${result?.reason}; ${(seconds / count).toFixed(1)} s CPU a game, ${((1000 * seconds) / searches).toFixed(0)} ms a search, ` +
      `${(playouts / searches).toFixed(0)} playouts each of ${(decisions / playouts).toFixed(0)} decisions`,
  );
}
console.log(JSON.stringify(kinds));
