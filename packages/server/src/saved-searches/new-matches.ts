import { resultKind } from '@wbn/contract';
import type { SearchState } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Context } from '../context.ts';
import type { Db } from '../db.ts';
import { countryAsked } from '../search/answer.ts';
import { find, unpaid } from '../search/find.ts';

export interface Match {
  readonly kind: 'business' | 'product';
  readonly name: string;
}

interface Seen extends Match {
  readonly visibleAt: Date;
  /** A business of the person themselves, or its product. */
  readonly isOwn: boolean;
}

const pageSize = 50;
/** Matches that are counted; beyond that the number says only that there are many. */
export const maxCounted = 200;

interface Wanted {
  readonly userID: string;
  readonly search: SearchState;
  readonly since: Date;
  readonly until: Date;
}

/**
 * Results that became visible after `since` and up to `until` and hold every word of the search, newest first. Pages of the search sorted by time
 * are read until one reaches back to `since`.
 */
export async function newMatches(context: Context, { search, since, until, userID }: Wanted): Promise<Match[]> {
  const { businessType, country, ...wishes } = search;
  const kind = resultKind(businessType);
  if (kind === 'user') return [];
  const found: Match[] = [];
  for (let skip = 0; skip < maxCounted; skip += pageSize) {
    const { found: page } = await find(
      context,
      { ...wishes, skip, sort: 'newest', strict: true },
      {
        kind,
        size: pageSize,
        type: kind === 'business' ? businessType : undefined,
        // As on the results page: for products, countries among the filters win.
        country: kind === 'product' && wishes.filters?.country ? undefined : countryAsked(country),
      },
      unpaid,
    );
    const ids = page.hits.map(({ id }) => id);
    const seen = await seenOf(context.db, kind, ids, userID);
    found.push(...seen.filter(({ isOwn, visibleAt }) => !isOwn && visibleAt > since && visibleAt <= until));
    if (ids.length < pageSize || seen.some(({ visibleAt }) => visibleAt <= since)) break;
  }
  return found;
}

async function seenOf(db: Db, kind: Match['kind'], ids: readonly string[], userID: string): Promise<Seen[]> {
  if (ids.length === 0) return [];
  const own = sql`exists (select from business_members m where m.business_id = b.id and m.user_id = ${userID}::uuid) as "isOwn"`;
  const rows =
    kind === 'business'
      ? sql<Omit<Seen, 'kind'>>`
        select b.company_name as name, b.created_at as "visibleAt", ${own} from businesses b
        where b.id = any(${ids}::uuid[]) and b.deleted_at is null order by b.created_at desc, b.id`
      : sql<Omit<Seen, 'kind'>>`
        select p.name, coalesce(p.first_visible_at, p.created_at) as "visibleAt", ${own}
        from products p join businesses b on b.id = p.business_id and b.deleted_at is null
        where p.id = any(${ids}::uuid[]) and p.deleted_at is null and p.state = 'published'
        order by 2 desc, p.id`;
  return (await rows.execute(db)).rows.map((row) => ({ ...row, kind }));
}
