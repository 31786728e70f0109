import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { markUnusedFiles } from './unused-files.ts';
import { withheldKeyOf, withholdFiles } from './withhold.ts';

/** Hours after which an unused file is removed. */
const keptHours = 24;
const everyMs = 3_600_000;
/** After an operator's act or the deletion of an account. */
const soonMs = 60_000;
/** Files per statement. */
const atOnce = 200;

/**
 * Removes expired grants, files that were never used, and files that no row uses any more: replaced pictures, and those of removed
 * products, posts, businesses and accounts. Those that an operator's act or a deleted account left go at once; those of suspended people and
 * businesses are withheld. Marks them first, so that no call can use them any more; after a crash the next run continues.
 * @returns the number of removed files
 */
export async function cleanUploads({ db, uploads, now }: Pick<Context, 'db' | 'uploads' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - keptHours * 3_600_000);
  await markUnusedFiles(db, now(), before);
  let removed = 0;
  for (let last = atOnce; last === atOnce; removed += last) last = await removeUnused({ db, uploads }, before);
  await withholdFiles({ db, uploads, now });
  return removed;
}

async function removeUnused({ db, uploads }: Pick<Context, 'db' | 'uploads'>, before: Date): Promise<number> {
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
    await uploads.store.removeAll(withheldKeyOf(key));
    await uploads.target.discard?.(key);
    await db.deleteFrom('uploads').where('id', '=', id).where('state', '=', 'removed').execute();
  }
  return gone.length;
}

const hasFilesToCheck = async ({ db }: Pick<Context, 'db'>): Promise<boolean> =>
  (await db.selectFrom('uploads').select('id').where('checkSoon', '=', true).limit(1).executeTakeFirst()) !== undefined;

export function keepUploadsClean(app: FastifyInstance, context: Context): void {
  const failure = 'unused files not removed';
  const work = () => cleanUploads(context);
  repeatEvery(app, { everyMs, work, failure });
  repeatEvery(app, {
    everyMs: soonMs,
    work: async () => void ((await hasFilesToCheck(context)) && (await work())),
    failure,
  });
}
