/** The operator's commands as one program. */
import { Command, CommanderError } from 'commander';
import { redacted } from '../redact.js';
import { databaseCommands } from './database.js';
import { gameCommands } from './games.js';
import { keyCommands } from './keys.js';
import { openTools } from './open.js';
import { playerCommands } from './players.js';
import { Differs, type Run } from './run.js';

/** Where a command writes: results alone on `out`, what went wrong on `err`. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
}

const COULD_NOT = 1;
const NOT_UNDERSTOOD = 2;

/**
 * Carries one command out.
 * @param args what was said after `admin`
 * @returns the exit code: 0; 1 where it could not be done, or a game is not exact; 2 where it was not understood
 */
export async function admin(
  args: readonly string[],
  env: Record<string, string | undefined>,
  { out, err }: Output,
): Promise<number> {
  const run: Run = async (work) => {
    const tools = await openTools(env);
    try {
      const said = await work(tools);
      if (said !== '') out(`${said}\n`);
    } finally {
      await tools.close();
    }
  };
  const program = new Command('admin')
    .description('What an operator does to the database of Arbiter, while the service runs or not.')
    .showHelpAfterError('(--help says what there is)');
  for (const command of [keyCommands(run), playerCommands(run), gameCommands(run), databaseCommands(run)])
    program.addCommand(command);
  for (const command of [program, ...program.commands.flatMap((each) => [each, ...each.commands])])
    command.exitOverride().configureOutput({ writeOut: out, writeErr: err });
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : NOT_UNDERSTOOD;
    if (error instanceof Differs) out(`${error.message}\n`);
    else err(`${redacted((error as Error).message)}\n`);
    return COULD_NOT;
  }
}
