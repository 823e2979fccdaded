/** Known weaknesses of what the product depends on, where the registry can be asked. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** How many there are, by how bad they are; null where the registry does not answer. */
export function audit(): Record<string, number> | null {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 90_000,
  });
  try {
    const { metadata } = JSON.parse(stdout) as { metadata?: { vulnerabilities: Record<string, number> } };
    return metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}
