/**
 * `npm run bench`: how fast the engine plays, as ratios against a reference done in the same run (parsing and writing a
 * fixed JSON document), because machines differ and are noisy. The checksum proves that equal work was done.
 */
import { createHash } from 'node:crypto';
import { magic, welcomeDecks } from '@arbiter/mtg';
import { pendingOf, simulate } from '@arbiter/test-kit';

const GAMES = Number(process.env.GAMES ?? 10);
const decks = Object.values(welcomeDecks);

/** CPU seconds that `work` took in this process. */
function cpu<T>(work: () => T): { seconds: number; value: T } {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, value };
}

const setup = (n: number) => ({
  edition: 'current',
  seed: `bench ${n}`,
  options: { autoPass: 'none' as const, payment: 'auto' as const },
  seats: [0, 1].map((seat) => ({
    name: `Player ${seat}`,
    deck: decks[(n * 3 + seat) % decks.length] as (typeof decks)[number],
  })),
});

function playAll() {
  const digest = createHash('sha256');
  let decisions = 0;
  const sizes: number[] = [];
  for (let n = 0; n < GAMES; n++) {
    const game = simulate(magic, setup(n), n);
    decisions += game.decisions;
    digest.update(magic.hash(game.state));
  }
  return { decisions, checksum: digest.digest('hex').slice(0, 12), sizes };
}

/** The stateless step: parse a state, list the decisions, submit the default, write the state. */
function statelessSteps(times: number): void {
  const begun = magic.create(setup(1));
  if (!begun.ok) throw new Error('not created');
  let text = JSON.stringify(begun.value.state);
  for (let i = 0; i < times; i++) {
    const state = JSON.parse(text);
    const [decision] = pendingOf(magic, state);
    if (!decision) return;
    const done = magic.submit(state, [{ ...decision.default, seat: decision.seat }]);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    text = JSON.stringify(done.value.state);
  }
}

const reference = JSON.stringify(
  Array.from({ length: 200 }, (_, i) => ({ id: i, name: `object ${i}`, list: [i, i + 1, i + 2], on: i % 2 === 0 })),
);
const REFERENCE_ROUNDS = 2000;
const base = cpu(() => {
  for (let i = 0; i < REFERENCE_ROUNDS; i++) JSON.stringify(JSON.parse(reference));
});
const perSecond = REFERENCE_ROUNDS / base.seconds;

playAll();
const games = cpu(playAll);
const STEPS = 300;
const steps = cpu(() => statelessSteps(STEPS));
const row = (name: string, rate: number): void =>
  console.log(
    `${name.padEnd(34)} ${rate.toFixed(1).padStart(10)} per CPU second   ${(rate / perSecond).toFixed(4)} of the reference`,
  );
console.log(`checksum ${games.value.checksum}, ${games.value.decisions} decisions in ${GAMES} games`);
row('reference: JSON round trips', perSecond);
row('random games', GAMES / games.seconds);
row('decisions, listing included', games.value.decisions / games.seconds);
row('stateless steps', STEPS / steps.seconds);
