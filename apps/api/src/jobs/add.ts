/** Jobs come into being: in the transaction of what causes them, so that neither is there without the other. */
import type { Queryable } from '../games/repository.js';
import type { Payloads, TaskName } from './tasks.js';

/** When a job is to be done, and which job of the same key it takes the place of. */
export interface When {
  /** At once unless said. */
  runAt?: Date;
  key?: string;
}

/** A job to be added, or (without a task) the one of a key to be taken back. */
export type JobChange =
  | { [Name in TaskName]: When & { task: Name; payload: Payloads[Name] } }[TaskName]
  | { task?: undefined; key: string };

/**
 * SQL that makes changes (`jobColumns`), for a statement that does more. It gives one number.
 * @param given the parameter with the changes
 * @param where a condition on what the statement does
 */
export const changeJobs = (given: string, where = 'true'): string => `(
  SELECT count(CASE WHEN j.task IS NULL THEN (graphile_worker.remove_job(j.key)).id
      ELSE (graphile_worker.add_job(j.task, j.payload, run_at => j.run_at, job_key => j.key)).id END)
    FROM json_to_recordset(${given}::json) AS j (task text, payload json, run_at timestamptz, key text) WHERE ${where})`;

/** Changes as the parameter of `changeJobs`. */
export const jobColumns = (changes: readonly JobChange[]): string =>
  JSON.stringify(
    changes.map((change) => {
      if (change.task === undefined) return { task: null, key: change.key };
      const { task, payload, runAt, key = null } = change;
      return { task, payload, run_at: runAt ?? new Date(), key };
    }),
  );

/** Adds a job on a connection, in its transaction if there is one. */
export async function addJob<Name extends TaskName>(
  on: Queryable,
  task: Name,
  payload: Payloads[Name],
  when: When = {},
): Promise<void> {
  await alterJobs(on, [{ task, payload, ...when } as JobChange]);
}

export async function alterJobs(on: Queryable, changes: readonly JobChange[]): Promise<void> {
  if (changes.length > 0) await on.query(`SELECT ${changeJobs('$1')}`, [jobColumns(changes)]);
}
