import type { RemovableType } from '@wbn/contract';
import { type RawBuilder, sql } from '@wbn/database';
import type { Trx } from '../../db.ts';

const ofProducts = (where: RawBuilder<unknown>) => sql`
  select main_image_key as key from products p where ${where}
  union all select i ->> 'key' from products p, jsonb_array_elements(p.images || p.photos || p.data_sheets) i where ${where}`;

type Named = Exclude<RemovableType, 'comment'> | 'user';

/** The file keys in the rows of things. */
const keysOf: { readonly [Type in Named]: (ids: RawBuilder<unknown>) => RawBuilder<unknown> } = {
  user: (ids) => sql`
    select unnest(array[profile_photo_key, cover_photo_key]) as key from users where id = ${ids}
    union all select picture_key from posts where timeline_id = ${ids}`,
  post: (ids) => sql`select picture_key as key from posts where id = ${ids}`,
  product: (ids) => ofProducts(sql`p.id = ${ids}`),
  business: (ids) => sql`
    select unnest(array[profile_photo_key, cover_photo_key, video ->> 'key']) as key from businesses where id = ${ids}
    union all select photo_key from certificates where business_id = ${ids}
    union all select picture_key from posts where author_id = ${ids} or timeline_id = ${ids}
    union all ${ofProducts(sql`p.business_id = ${ids}`)}`,
};

/**
 * After an operator removed, suspended or restored things: the next round, within a minute, deletes their files, or moves these out of the public folder
 * or back. Files that another row shows stay.
 */
export async function checkFilesSoon(trx: Trx, type: Named | 'comment', ...ids: string[]): Promise<void> {
  if (type === 'comment') return;
  await sql`update uploads set check_soon = true
    where state = 'used' and key in (select substring(key from '^u/[0-9a-f-]{36}') from (${keysOf[type](sql`any(${ids}::uuid[])`)}) k)`.execute(
    trx,
  );
}
