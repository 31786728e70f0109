import { sql } from '@wbn/database';
import type { Db } from '../../db.ts';

/** A suspended business may be restored, so its files stay. */
const isKept = sql`(b.deleted_at is null or b.suspended_at is not null)`;

/**
 * Every column of a public page that holds a file key, in rows that are shown (`is_shown`), or may be shown again after a suspension. Add new columns
 * here, otherwise their files are removed.
 */
export const publicFiles = sql`
  select unnest(array[profile_photo_key, cover_photo_key]) as key, suspended_at is null as is_shown from users
  union all select unnest(array[profile_photo_key, cover_photo_key, video ->> 'key']), deleted_at is null from businesses b where ${isKept}
  union all select c.photo_key, b.deleted_at is null from certificates c join businesses b on b.id = c.business_id where ${isKept}
  union all select main_image_key, b.deleted_at is null from products p join businesses b on b.id = p.business_id
    where p.deleted_at is null and ${isKept}
  union all select i ->> 'key', b.deleted_at is null
    from products p join businesses b on b.id = p.business_id, jsonb_array_elements(p.images || p.photos || p.data_sheets) i
    where p.deleted_at is null and ${isKept}
  -- The timeline of a deleted person is no longer shown, with all its posts.
  union all select p.picture_key, owner.suspended_at is null from posts p left join users owner on owner.id = p.timeline_id
    where p.deleted_at is null and owner.deleted_at is null
  union all select p.picture_key, false from posts p join businesses b on b.id in (p.author_id, p.timeline_id)
    where b.suspended_at is not null and p.deleted_at = b.suspended_at`;

/** All used keys, including those that only some readers may see. */
const named = sql`
  select key from (${publicFiles}) public
  union all select e ->> 'key' from verifications v join businesses b on b.id = v.business_id, jsonb_array_elements(v.evidence) e
    where ${isKept}
  union all select a ->> 'key' from messages, jsonb_array_elements(attachments) a where attachments <> '[]'`;

/**
 * Marks files in use that no row uses any more with the time, those that are to be checked soon with a time long ago, and unmarks files that are used
 * again. Checks only these, and files that came into use before `before`: a running call holds its row and will update it. One process of
 * the network does it at a time.
 */
export async function markUnusedFiles(db: Db, now: Date, before: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(hashtext('unused files')) as mine`.execute(trx);
    if (!rows[0]?.mine) return;
    // Compares every file with every row: slower than a request may be in a network of millions.
    await sql`set local statement_timeout = '10min'`.execute(trx);
    await sql`
      update uploads u set check_soon = false,
        unused_since = case when seen.named is null then case when u.check_soon then 'epoch' else ${now}::timestamptz end end
      from (
        select f.id, n.key as named from uploads f
        left join (select distinct substring(key from '^(?:private/)?u/[0-9a-f-]{36}') as key from (${named}) k) n on n.key = f.key
        where f.state = 'used' and (f.used_at < ${before} or f.check_soon)
      ) seen
      where u.id = seen.id and u.state = 'used'
        and (u.check_soon or u.used_at < ${before} and (u.unused_since is null) = (seen.named is null))`.execute(trx);
  });
}
