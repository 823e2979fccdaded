/** When a process is to end: a signal says so, or npm, which started it, is gone. */

const LOOK_EVERY_MS = 250;
const NPM_SCRIPTS = new Set(['start', 'demo']);

/**
 * Aborted once, with what told the process to end as its reason. Further signals change nothing: from a terminal the
 * same one comes twice, directly and by way of npm.
 */
export function toldToStop(): AbortSignal {
  const told = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => told.abort(signal));
  const { npm_lifecycle_event: script = '', npm_lifecycle_script: command = '' } = process.env;
  // Whoever detaches the process on purpose does not do it by these scripts.
  if (NPM_SCRIPTS.has(script) && command.includes('apps/api/dist/')) watchParent(told);
  return told.signal;
}

/** npm can't hand on a SIGKILL; and a shell between the two would not hand on anything. */
function watchParent(told: AbortController): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    told.abort('npm is gone');
  }, LOOK_EVERY_MS);
  watch.unref();
}
