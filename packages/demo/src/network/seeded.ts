import { type Database, jsonb, type Kysely } from '@wbn/database';

const marker = 'network.seeded';

/** Whether the demo network was inserted completely, including its search index. */
export const isSeeded = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('auditLog').select('id').where('action', '=', marker).executeTakeFirst()) !== undefined;

export async function markSeeded(db: Kysely<Database>, businesses: number): Promise<void> {
  await db
    .insertInto('auditLog')
    .values({ actorKind: 'system', action: marker, data: jsonb({ businesses }) })
    .execute();
}
