/** Names that a scenario gives to its own objects (`as`), by which its other entries refer to them. */
import type { Report } from '../language/report.js';
import type { Obj } from '../state/state.js';

export type Aliases = ReadonlyMap<string, Pick<Obj, 'id'>>;

/**
 * The id of the object of a name.
 * @param path where the name stands; a name of nothing is reported there
 */
export function findAlias(aliases: Aliases, alias: string, path: string, report: Report): number | undefined {
  const found = aliases.get(alias)?.id;
  if (found === undefined) report.add(path, 'INVALID_INPUT', `nothing in this scenario is named "${alias}"`);
  return found;
}
