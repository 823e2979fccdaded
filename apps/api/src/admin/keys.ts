/** `admin key …`: who may create things where API_KEYS=required. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { SCOPES, type Scope } from '../services/api-keys.js';
import { type Run, rows, shown } from './run.js';

const MAX_PER_MINUTE = 1_000_000;

function scopes(text: string): Scope[] {
  const given = [...new Set(text.split(',').map((one) => one.trim()))];
  const wrong = given.find((one) => !(SCOPES as readonly string[]).includes(one));
  if (wrong !== undefined) throw new InvalidArgumentError(`${wrong} is none of ${SCOPES.join(', ')}.`);
  return given as Scope[];
}

function perMinute(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= MAX_PER_MINUTE) return number;
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${MAX_PER_MINUTE}.`);
}

function name(text: string): string {
  if (/^[^\p{C}]{1,100}$/u.test(text.trim())) return text.trim();
  throw new InvalidArgumentError('It must have 1 to 100 printable characters.');
}

export function keyCommands(run: Run): Command {
  const key = new Command('key').description('keys of those who may create things (API_KEYS=required)');
  key
    .command('create')
    .description('makes a key and prints it alone; it is shown once')
    .addOption(new Option('--name <text>', 'whose it is').argParser(name).default('unnamed'))
    .addOption(
      new Option('--scopes <list>', `what it is for: ${SCOPES.join(',')}`).argParser(scopes).default(SCOPES, 'all'),
    )
    .addOption(
      new Option('--per-minute <n>', 'requests a minute, in place of the limit of addresses').argParser(perMinute),
    )
    .action((options: { name: string; scopes: Scope[]; perMinute?: number }) =>
      run(async ({ apiKeys }) => {
        const made = await apiKeys.create({ ...options, perMinute: options.perMinute ?? null });
        return made.key;
      }),
    );
  key
    .command('list')
    .description('the keys that there are: id, name, scopes, requests a minute, made, last used')
    .action(() =>
      run(async ({ apiKeys }) =>
        rows(
          (await apiKeys.list()).map((k) => [
            k.id,
            k.name,
            k.scopes.join(','),
            shown(k.perMinute),
            shown(k.createdAt),
            shown(k.lastUsedAt),
          ]),
        ),
      ),
    );
  key
    .command('revoke')
    .argument('<id>', 'as `key list` shows it')
    .description('refuses a key from now on, in every process')
    .action((id: string) =>
      run(async ({ apiKeys }) => {
        if (!(await apiKeys.revoke(id))) throw new Error(`there is no key ${id}`);
        return `${id} is revoked`;
      }),
    );
  return key;
}
