import type { Suggestion } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Spend } from '@wbn/http';
import { cardsByID } from '../businesses/query.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db.ts';
import { find } from '../search/find.ts';

const maxShown = 6;
/** Businesses of one industry that are looked at, so that known ones leave enough others. */
const looked = 20;

interface Found {
  readonly id: string;
  readonly reason: Suggestion['reason'];
  readonly because: string;
}

/**
 * Businesses that a member does not know yet, each with the reason: it is in the industry of a business that they follow or own. Own, followed
 * and blocked businesses are left out. No person's follows are a reason: they are not public.
 */
export async function suggestionsFor(context: Context, userID: string, spend: Spend): Promise<Suggestion[]> {
  const { db, picture } = context;
  const industries = await industriesOf(db, userID);
  // Searches without facets, which are half of a search's work.
  await spend(Math.ceil(industries.length / 2), 'search');
  const byIndustry = await Promise.all(
    industries.map(async ({ because, industryId, reason }) => {
      const scope = { kind: 'business', size: looked } as const;
      const wishes = { textQuery: '', skip: 0, filters: { industry: [industryId] } };
      const { found } = await find(context, wishes, scope, spend);
      return found.hits.map(({ id }): Found => ({ id, reason, because }));
    }),
  );
  const all = inTurn(byIndustry);
  const known = await knownAmong(db, userID, [...new Set(all.map(({ id }) => id))]);
  const first = new Map<string, Found>();
  for (const one of all) if (!known.has(one.id) && !first.has(one.id)) first.set(one.id, one);
  const chosen = [...first.values()].slice(0, maxShown);
  const ids = chosen.map(({ id }) => id);
  const cards = await cardsByID(db, ids, picture);
  return chosen.flatMap(({ because, id, reason }) => {
    const business = cards.get(id);
    return business ? [{ business, reason, because }] : [];
  });
}

/** The first of each list, then the second of each, so that one industry does not fill the page. */
const inTurn = (lists: readonly (readonly Found[])[]): Found[] =>
  Array.from({ length: looked }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();

/** Up to three industries of followed businesses, then of own ones. */
async function industriesOf(db: Db, userID: string): Promise<(Omit<Found, 'id'> & { industryId: string })[]> {
  const { rows } = await sql<Omit<Found, 'id'> & { industryId: string }>`
    select distinct on (industry_id) * from (
      (select b.industry_id, 'follows' as reason, b.company_name as because, 0 as rank
        from follows f join businesses b on b.id = f.resource_id and b.deleted_at is null
        where f.user_id = ${userID}::uuid and f.resource_type = 'business' order by f.created_at desc limit 20)
      union all
      (select b.industry_id, 'own', b.company_name, 1
        from business_members m join businesses b on b.id = m.business_id and b.deleted_at is null
        where m.user_id = ${userID}::uuid order by m.created_at limit 20)) found
    order by industry_id, rank limit 3`.execute(db);
  return rows.map(({ because, industryId, reason }) => ({ because, industryId, reason }));
}

/** Those that the member owns, belongs to, follows or has blocked, or that have blocked the member. */
async function knownAmong(db: Db, userID: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${[...ids]}::uuid[]) as asked (id)
    where exists (select from business_members where business_id = asked.id and user_id = ${userID}::uuid)
      or exists (select from follows where resource_id = asked.id and resource_type = 'business' and user_id = ${userID}::uuid)
      or exists (select from blocks where user_id = ${userID}::uuid and blocked_business_id = asked.id)
      or exists (select from blocks where business_id = asked.id and blocked_user_id = ${userID}::uuid)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
