import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { markUnusedFiles } from './unused-files.ts';

/** Hours after which an unused file is removed. */
const keptHours = 24;
const everyMs = 3_600_000;
/** Files per run. */
const atOnce = 200;

/**
 * Removes expired grants, files that were never used, and files that no row uses any more: replaced pictures, and those of removed
 * products, posts, businesses and accounts. Marks them first, so that no call can use them any more; after a crash the next run continues.
 * @returns the number of removed files
 */
export async function cleanUploads({ db, uploads, now }: Pick<Context, 'db' | 'uploads' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - keptHours * 3_600_000);
  await markUnusedFiles(db, now(), before);
  const gone = await db
    .updateTable('uploads')
    .set({ state: 'removed' })
    .where('id', 'in', (old) =>
      old
        .selectFrom('uploads')
        .select('id')
        .where((eb) =>
          eb.or([
            eb.and([eb('state', '<>', 'used'), eb('expiresAt', '<', before)]),
            eb.and([eb('state', '=', 'used'), eb('unusedSince', '<', before)]),
          ]),
        )
        .limit(atOnce),
    )
    // Repeats the condition on the locked row: the file may have come into use at this moment.
    .where((eb) => eb.or([eb('state', '<>', 'used'), eb('unusedSince', '<', before)]))
    .returning(['id', 'key'])
    .execute();
  for (const { id, key } of gone) {
    await uploads.store.removeAll(key);
    await uploads.target.discard?.(key);
    await db.deleteFrom('uploads').where('id', '=', id).where('state', '=', 'removed').execute();
  }
  return gone.length;
}

export function keepUploadsClean(app: FastifyInstance, context: Context): void {
  repeatEvery(app, { everyMs, work: () => cleanUploads(context), failure: 'unused files not removed' });
}
