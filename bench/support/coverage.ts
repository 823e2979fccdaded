/** How often functions of the project are called: the same whatever else the machine does, where times are not. */
import { type Profiler, Session } from 'node:inspector';

const OURS = /\/packages\/([\w-]+)\/(?:dist|src)\/(.*)\.[jt]s$/;

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
    if (pack === undefined) continue;
    for (const { functionName, ranges } of functions) {
      const name = `${functionName || '(anonymous)'} ${pack}/${file}`;
      calls[name] = (calls[name] ?? 0) + (ranges[0]?.count ?? 0);
    }
  }
  return calls;
}
