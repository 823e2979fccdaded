/** How often functions of the project are called: the same whatever else the machine does, where times are not. */
import { readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import { fileURLToPath } from 'node:url';

const OURS = /\/packages\/([\w-]+)\/(?:dist|src)\/(.*)\.[jt]s$/;
/** Where a module begins in a bundle. */
const BEGINNING = /^\/\/ packages\/[\w-]+\/src\/(.*)\.ts$/gm;

/** Says of a place in a script which module it is of, also where the script is a bundle of many. */
function modulesOf(url: string, file: string): (offset: number) => string {
  if (!file.startsWith('bundle/')) return () => file;
  const modules = [...readFileSync(fileURLToPath(url), 'utf8').matchAll(BEGINNING)];
  return (offset) => modules.findLast(({ index }) => index <= offset)?.[1] ?? file;
}

/**
 * Counts the calls of the project's functions while something is done. What is counted is not what is measured: the engine
 * is slower meanwhile.
 * @returns calls by function and file: `find engine/machine/game`
 */
export function callsOf(work: () => void): { [name: string]: number } {
  const session = new Session();
  session.connect();
  let counted: Profiler.ScriptCoverage[] = [];
  // Within a thread its own inspector answers at once.
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  session.post('Profiler.takePreciseCoverage');
  work();
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    counted = result;
  });
  session.disconnect();
  const calls: { [name: string]: number } = {};
  for (const { url, functions } of counted) {
    const [, pack, file] = OURS.exec(url) ?? [];
    if (pack === undefined || file === undefined) continue;
    const moduleAt = modulesOf(url, file);
    for (const { functionName, ranges } of functions) {
      const [{ startOffset = 0, count = 0 } = {}] = ranges;
      const name = `${functionName || '(anonymous)'} ${pack}/${moduleAt(startOffset)}`;
      calls[name] = (calls[name] ?? 0) + count;
    }
  }
  return calls;
}
