import { type Kysely, sql } from 'kysely';

/**
 * Runs a script of several statements (no parameters, so pg sends it by the simple protocol). Plain SQL on purpose: what stands in the
 * migration is what stands in the database.
 */
export const runSql = (script: string) => async (db: Kysely<unknown>) => {
  await sql.raw(script).execute(db);
};
