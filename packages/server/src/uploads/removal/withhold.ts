import { sql } from '@wbn/database';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db.ts';
import { privateKeyOf } from '../storing/private-links.ts';
import { publicFiles } from './unused-files.ts';

/** Files below it are private, and nobody gets a link to them. */
export const withheldKeyOf = (key: string): string => privateKeyOf(`withheld/${key}`);

/**
 * Moves files that only hidden pages of suspended people and businesses name out of the public folder, and those of restored ones back. The
 * rows keep their keys, so that a restored page shows its pictures again. Safe to repeat after a crash.
 * @throws the first error, after it has tried all files
 */
export async function withholdFiles({ db, now, uploads }: Pick<Context, 'db' | 'uploads' | 'now'>): Promise<void> {
  const failures: unknown[] = [];
  for (const { id, isShown } of await misplaced(db)) {
    await inTransaction(db, async (trx) => {
      // Another process may move it at this moment, or have moved it since.
      const row = await trx
        .selectFrom('uploads')
        .select('variants')
        .where('id', '=', id)
        .where('state', '=', 'used')
        .where('withheldAt', isShown ? 'is not' : 'is', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (row === undefined) return;
      for (const { key } of row.variants) {
        const [from, to] = isShown ? [withheldKeyOf(key), key] : [key, withheldKeyOf(key)];
        await uploads.store.move(from, to);
      }
      const withheldAt = isShown ? null : now();
      await trx.updateTable('uploads').set({ withheldAt }).where('id', '=', id).execute();
    }).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

interface Misplaced {
  readonly id: string;
  readonly isShown: boolean;
}

/** Uploads that lie in the public folder while no page shows them, or the reverse. */
const misplaced = (db: Context['db']): Promise<Misplaced[]> =>
  db.transaction().execute(async (trx) => {
    // Compares every file with every row, as the search for unused files does.
    await sql`set local statement_timeout = '10min'`.execute(trx);
    const { rows } = await sql<Misplaced>`
      select u.id, named.is_shown from uploads u join (
        select substring(key from '^u/[0-9a-f-]{36}') as key, bool_or(is_shown) as is_shown from (${publicFiles}) f group by 1
      ) named on named.key = u.key
      where u.state = 'used' and named.is_shown = (u.withheld_at is not null)`.execute(trx);
    return rows;
  });
