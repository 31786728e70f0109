import type { Trx } from '../db.ts';

/** The readable part of an address: names and id, joined as the contract's slugs are. */
export const slugOf = (...parts: readonly string[]): string => parts.join('-').replace(/\s/gu, '-');

/** Keeps an old slug, so that its address redirects to the new one. A slug that is in use again is no longer retired. */
export async function retireSlug(
  trx: Trx,
  resource: { type: 'business' | 'product'; id: string },
  slugs: { was: string; is: string },
): Promise<void> {
  if (slugs.was === slugs.is) return;
  await trx.deleteFrom('slugHistory').where('resourceId', '=', resource.id).where('slug', '=', slugs.is).execute();
  await trx
    .insertInto('slugHistory')
    .values({ resourceType: resource.type, resourceId: resource.id, slug: slugs.was })
    .onConflict((conflict) => conflict.columns(['resourceId', 'slug']).doNothing())
    .execute();
}
