import { type Database, type Kysely, type PersonalTable, personalTables, sql } from '@wbn/database';

/** The person's rows of one table, with the columns that the list of personal data exports. */
export async function ownRows(
  db: Kysely<Database>,
  userID: string,
  table: string,
  { by, columns }: NonNullable<PersonalTable['exported']>,
): Promise<Record<string, unknown>[]> {
  const isOwn = sql.join(
    by.map((column) => sql`${sql.ref(column)} = ${userID}::uuid`),
    sql` or `,
  );
  const wanted = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<Record<string, unknown>>`select ${wanted} from ${sql.table(table)} where ${isOwn}`.execute(
    db,
  );
  return rows;
}

const tables: [name: string, table: PersonalTable][] = Object.entries(personalTables);

/** The tables with data for the person, in the order of the list. */
export const exportedTables = tables.flatMap(([name, { exported }]) => (exported ? [{ name, exported }] : []));
