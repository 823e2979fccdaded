/** Documents whose commands are walked as they stand, beside a service of their own. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readConfig, rulesets, startService } from '@arbiter/api';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENTED = 'http://127.0.0.1:3000';
/** Characters of what was printed last that a failure shows. */
const SHOWN = 2000;
const PATIENCE_MS = 120_000;

/** The fenced commands of a document, or of one chapter of it, one after another. */
export function commandsOf(document: string, chapter?: string): string[] {
  const own = chapter === undefined ? document : (document.split(`\n## ${chapter}\n`)[1] ?? '').split(/\n## /)[0];
  return [...(own as string).matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands);
}

/** The programs of a document, each named in its first line. */
export const filesOf = (document: string): Map<string, string> =>
  new Map(
    [...document.matchAll(/^```js\n\/\/ ([\w-]+\.mjs)\n(.*?)^```$/gms)].map(([, name = '', text = '']) => [name, text]),
  );

export interface Walker {
  /** Runs commands in a new folder, and ends where one fails; what they printed. */
  walk(commands: readonly string[], files?: ReadonlyMap<string, string>): Promise<string>;
  /** The requests that were refused, one in each line. */
  refused(): Promise<string>;
  close(): Promise<void>;
}

export async function startWalker(settings: Record<string, string> = {}): Promise<Walker> {
  const folder = await mkdtemp(join(tmpdir(), 'arbiter-walk-'));
  const config = { DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error', ...settings };
  const service = await startService(readConfig(config), rulesets);
  // The reader's curl, except that it remembers which command got a refusal.
  const curl = join(folder, 'curl');
  const { stdout: found } = await promisify(execFile)('sh', ['-c', 'command -v curl']);
  // 22: the service refused it; whoever stops listening to a stream ends otherwise.
  const remember = `code=$?; [ $code = 22 ] && echo "curl $*" >> ${folder}/refused; exit $code`;
  await writeFile(curl, `#!/bin/sh\n${found.trim()} --fail-with-body "$@" && exit 0\n${remember}\n`);
  await chmod(curl, 0o755);
  return {
    async walk(commands, files = new Map()) {
      const cwd = await mkdtemp(join(folder, 'walk-'));
      for (const [name, text] of files) await writeFile(join(cwd, name), text);
      const script = commands.join('\n').replaceAll(DOCUMENTED, service.address);
      const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, NODE_OPTIONS: '' };
      const options = { cwd, env, timeout: PATIENCE_MS, maxBuffer: 2 ** 26 };
      const ran = promisify(execFile)('sh', ['-eu', '-c', script], options);
      const failed = (error: Error & { stdout?: string; stderr?: string }): never => {
        throw new Error(`${error.stderr ?? error.message}\n${error.stdout?.slice(-SHOWN)}`);
      };
      return (await ran.catch(failed)).stdout;
    },
    refused: () => readFile(join(folder, 'refused'), 'utf8').catch(() => ''),
    async close() {
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
