/**
 * `npm run -s admin -- …`: what an operator does to the database of a service, while it runs or not; `--help` says what there
 * is. Ends with 0, with 1 where it could not be done, with 2 where it was not understood.
 */
import { admin } from './program.js';

process.exitCode = await admin(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
