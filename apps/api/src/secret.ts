/**
 * Makes secrets of the installation. `new` prints one, for SERVER_SECRET; `rotate [file]` puts one before the others in the
 * file, which is made where there is none. It is used from the next start on; the older ones stay good.
 */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readConfig } from './config.js';
import { defaultSecretFile } from './security/open.js';
import { newSecret, readSecretFile, writeSecretFile, writtenSecret } from './security/secrets.js';

const [command, named] = process.argv.slice(2);
try {
  if (command === 'new') console.log(writtenSecret(newSecret()));
  else if (command === 'rotate') await rotate(named);
  else throw new Error('usage: npm run -s secret -- new | rotate [file]');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function rotate(named: string | undefined): Promise<void> {
  const { serverSecretFile, dataDir } = readConfig({ ...process.env, ...(named ? { SERVER_SECRET: '' } : {}) });
  const file = named ?? serverSecretFile ?? defaultSecretFile(dataDir);
  const secret = newSecret();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeSecretFile(file, [secret, ...((await readSecretFile(file)) ?? [])]);
  console.log(`${file}: ${secret.id} is used from the next start on`);
}
