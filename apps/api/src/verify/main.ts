/**
 * `npm run verify -- archive.json [--commitment HASH] [--nonce SEAT=TEXT]…`: runs an archived game again (the reply of
 * `GET /v1/games/{id}/archive`; `-` reads it from standard input) and says EXACT, or the first difference.
 * Ends with 0 where it is exact, 1 where it is not, 2 where it could not be read.
 */
import { rulesets } from '../rulesets.js';
import { verifyCommand } from './command.js';

process.exitCode = verifyCommand(process.argv.slice(2), rulesets, {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
