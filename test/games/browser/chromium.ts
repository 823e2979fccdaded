/** A browser that can be started here: one that is installed, or else, or with `CHROMIUM=npm`, the one that comes by npm. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Where the one from npm is unpacked, once. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/arbiter-browser', import.meta.url));
/** It calls nobody by itself, and keeps nothing. */
const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The sandbox wants a user other than root; what is shown is our own.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The path of the browser from npm, and of the libraries and fonts that it brings with it; it is made for Linux on x64. */
async function unpacked(): Promise<{ executablePath: string; env: Record<string, string> } | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const entry = import.meta.resolve('@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(new URL('../package.json', entry), 'utf8')) as { version: string };
  const folder = join(CACHE, version);
  if (!existsSync(folder)) {
    const { inflate } = await import('@sparticuz/chromium');
    const bin = fileURLToPath(new URL('../bin', entry));
    await mkdir(CACHE, { recursive: true });
    // It unpacks into the folder for temporary files; whoever else does so at the same time has another one.
    const before = process.env.TMPDIR;
    const own = await mkdtemp(join(CACHE, 'unpacking-'));
    process.env.TMPDIR = own;
    try {
      for (const name of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']) await inflate(join(bin, name));
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
    await writeFile(join(own, 'fonts.conf'), `<fontconfig><dir>${join(folder, 'fonts')}</dir></fontconfig>\n`);
    await rename(own, folder).catch(() => undefined);
  }
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return { executablePath: join(folder, 'chromium'), env };
}

/** A running browser; undefined, and a message, where none can be started. */
export async function startBrowser(): Promise<Browser | undefined> {
  const wanted = process.env.CHROMIUM === 'npm' ? [] : INSTALLED;
  const executablePath = wanted.find((path) => path !== undefined && existsSync(path));
  try {
    const found = executablePath ? { executablePath, env: {} } : await unpacked();
    if (!found) throw new Error('there is none for this machine');
    const env = { ...(process.env as Record<string, string>), ...found.env };
    return await chromium.launch({ executablePath: found.executablePath, args: ARGS, env });
  } catch (error) {
    console.warn(
      `No browser can be started, so the pages are not tried in one (${error}): install Chromium, or set CHROMIUM.`,
    );
    return undefined;
  }
}
