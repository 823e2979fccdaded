/**
 * Compiles the HTML of mails (`apps/api/src/mail/notice.mjml`) into a module of the service. MJML itself, with 200 packages, is
 * no dependency of anything: it is fetched when somebody has changed the template. A test compares what was compiled.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MJML = 'mjml@5.4.1';
const folder = join(import.meta.dirname, '..', 'apps/api/src/mail');
const source = join(folder, 'notice.mjml');

const html = execFileSync('npx', ['--yes', MJML, '--noStdoutFileComment', '-s', source], { encoding: 'utf8' });
const lines = html.split('\n').map((line) => line.trim());
const hash = createHash('sha256').update(readFileSync(source)).digest('hex');
writeFileSync(
  join(folder, 'template.ts'),
  `/** The HTML of mails, made of \`notice.mjml\` by \`npm run mail-template\`: it is not edited by hand. */
export const MADE_OF = '${hash}';
export const TEMPLATE = \`${lines.filter((line) => line !== '').join('\n')}\`;
`,
);
