import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/** Hours after which a picture that nobody named goes, and every how many minutes that is looked after. */
const keptHours = 24;
const everyMinutes = 60;
const atOnce = 200;

/**
 * Removes grants that ran out and pictures that were uploaded and never used. They are marked first, so that nobody can name them any more;
 * a crash after that leaves a row that the next round meets again.
 * @returns how many were removed
 */
export async function cleanUploads({ db, uploads, now }: Pick<Context, 'db' | 'uploads' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - keptHours * 3_600_000);
  const gone = await db
    .updateTable('uploads')
    .set({ state: 'removed' })
    .where('id', 'in', (old) =>
      old
        .selectFrom('uploads')
        .select('id')
        .where('state', 'in', ['granted', 'received', 'ready', 'refused', 'removed'])
        .where('expiresAt', '<', before)
        .limit(atOnce),
    )
    .where('state', '<>', 'used')
    .returning(['id', 'key', 'variants'])
    .execute();
  for (const { id, key, variants } of gone) {
    for (const file of variants) await uploads.store.remove(file.key);
    await uploads.door.discard?.(key);
    await db.deleteFrom('uploads').where('id', '=', id).where('state', '=', 'removed').execute();
  }
  return gone.length;
}

export function keepUploadsClean(app: FastifyInstance, context: Context): void {
  const timer = setInterval(() => {
    cleanUploads(context).catch((err) => app.log.warn({ err }, 'unused uploads not removed'));
  }, everyMinutes * 60_000);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
