/** A process that plays the games whose numbers it is told, and tells what came of each. */
import { attempt, type PlayGame } from './spread.js';

const [file, ruleset, seed] = process.argv.slice(2) as [string, string, string];
const { play } = (await import(file)) as { play: PlayGame<unknown> };
process.on('message', (n: number) => {
  process.send?.({ n, ...attempt(() => play(ruleset, Number(seed), n)) });
});
// Nobody is left to tell.
process.on('disconnect', () => process.exit());
