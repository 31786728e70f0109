import { jsonb, sql, type UploadVariant } from '@wbn/database';
import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { type Db, inTransaction } from '../../db.ts';
import type { FileStore } from '../storing/file-store.ts';
import { privateKeyOf } from '../storing/private-links.ts';
import { publicFiles } from './unused-files.ts';

const keyLength = sql.lit('u/'.length + 36);

/** Moves an upload out of the public folder and updates its row. Safe to repeat after a crash. */
async function makePrivate(trx: Db, store: FileStore, key: string): Promise<void> {
  const { variants } = await trx
    .selectFrom('uploads')
    .select('variants')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  for (const file of variants) await store.move(file.key, privateKeyOf(file.key));
  const files: UploadVariant[] = variants.map((file) => ({ ...file, key: privateKeyOf(file.key) }));
  await trx
    .updateTable('uploads')
    .set({ key: privateKeyOf(key), variants: jsonb(files) })
    .where('key', '=', key)
    .execute();
}

/** Uploads per run. */
const atOnce = 100;
const holders = ['messages', 'verifications'] as const;
const column = { messages: 'attachments', verifications: 'evidence' } as const;

/**
 * Earlier releases stored attachments and evidence among the public pictures: moves them and updates the rows that use them. A picture that
 * a public page also shows stays.
 * @returns the number of moved files
 */
export async function movePrivateFiles({ db, uploads }: Pick<Context, 'db' | 'uploads'>): Promise<number> {
  const { rows } = await sql<{ holder: (typeof holders)[number]; id: string; upload: string }>`
    with named as (
      select 'messages' as holder, id, left(a ->> 'key', ${keyLength}) as upload
        from messages, jsonb_array_elements(attachments) a where attachments <> '[]'
      union all select 'verifications', id, left(e ->> 'key', ${keyLength}) from verifications, jsonb_array_elements(evidence) e
    ), moving as (
      select key from uploads where key like 'u/%' and key in (select upload from named)
        and key not in (select left(key, ${keyLength}) from (${publicFiles}) p where key is not null)
      order by key limit ${atOnce}
    ) select distinct named.* from named join moving on moving.key = named.upload`.execute(db);
  const keys = new Set(rows.map(({ upload }) => upload));
  for (const key of keys) {
    const naming = rows.filter(({ upload }) => upload === key);
    await inTransaction(db, async (trx) => {
      const row = await trx.selectFrom('uploads').select('id').where('key', '=', key).forUpdate().executeTakeFirst();
      if (row === undefined) return;
      await makePrivate(trx, uploads.store, key);
      for (const holder of holders) {
        const ids = naming.filter((one) => one.holder === holder).map(({ id }) => id);
        await rename(trx, holder, ids, key);
      }
    });
  }
  return keys.size;
}

async function rename(trx: Db, holder: (typeof holders)[number], ids: string[], key: string): Promise<void> {
  const files = sql.ref(column[holder]);
  await sql`
    update ${sql.table(holder)} set ${files} = (
      select jsonb_agg(case when left(f ->> 'key', ${keyLength}) = ${key}
        then jsonb_set(f, '{key}', to_jsonb(${privateKeyOf('')} || (f ->> 'key'))) else f end order by at)
      from jsonb_array_elements(${files}) with ordinality as l(f, at)
    ) where id = any(${ids}::uuid[])`.execute(trx);
}

/** Runs after the start, until no such file is left. */
export function keepPrivateFilesPrivate(app: FastifyInstance, context: Context): void {
  let isDone = false;
  const work = async () => {
    while (!isDone) isDone = (await movePrivateFiles(context)) === 0;
  };
  const start = repeatEvery(app, { everyMs: 60_000, work, failure: 'private files not moved' });
  app.addHook('onReady', async () => start());
}
