import { type Kysely, sql } from 'kysely';

/**
 * Runs a script of several statements (without parameters, so pg uses the simple protocol). Plain SQL, so that migration and database read
 * alike.
 */
export const runSql = (script: string) => async (db: Kysely<unknown>) => {
  await sql.raw(script).execute(db);
};
