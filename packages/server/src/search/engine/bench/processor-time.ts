import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';

/** Nanoseconds that a process has run on a processor; 0 where the system does not tell, or when it has ended. */
function runTime(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}

/**
 * Milliseconds of processors that this process and its connections in PostgreSQL have used. Other work on the machine makes a search wait, but hardly
 * changes its processor time.
 *
 * @example
 * const used = await processorTime(db);
 * const start = used();
 * await engine.search(query);
 * console.log(used() - start);
 */
export async function processorTime(db: Kysely<unknown>): Promise<() => number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`.execute(
    db,
  );
  return () => {
    const { system, user } = process.cpuUsage();
    return (user + system) / 1e3 + rows.reduce((sum, { pid }) => sum + runTime(pid), 0) / 1e6;
  };
}
