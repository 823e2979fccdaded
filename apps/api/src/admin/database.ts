/** `admin database …` */
import { Command } from 'commander';
import type { Run } from './run.js';

export function databaseCommands(run: Run): Command {
  const database = new Command('database').description('the database that the service works on');
  database
    .command('url')
    .description('prints its address, for pg_dump and psql; it has the password of the service in it')
    .action(() => run(async (tools) => tools.database.direct));
  return database;
}
