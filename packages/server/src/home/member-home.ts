import { canManage } from '@wbn/contract';
import type { HomeBusiness } from '@wbn/contract/shapes';
import { type MemberRole, sql } from '@wbn/database';
import { isLockedBusiness, type Viewer } from '@wbn/http';
import { checklistsByID } from '../businesses/checklist/checklist-rows.ts';
import type { Db } from '../db.ts';
import type { Handler } from '../handler.ts';
import { unreadByParty } from '../messages/unread-by-party.ts';
import { waitingForOperators } from '../operator/waiting.ts';
import { productsOf } from '../products/product.ts';
import { selectListedProducts } from '../products/select-products.ts';
import { suggestionsFor } from './suggestions.ts';

/** Businesses of one member that are shown. */
const maxBusinesses = 50;
const news = { products: 6, days: 30 };

/** The start page of a member: what waits, what is new from businesses that they follow, and suggestions with their reasons. */
export const memberHome: Handler<'memberHome'> = async ({ spend, viewer }, context) => {
  const { db, picture } = context;
  const [person, unread, mine, follows, rows] = await Promise.all([
    db.selectFrom('users').select('emailVerifiedAt').where('id', '=', viewer.userID).executeTakeFirstOrThrow(),
    unreadByParty(db, viewer),
    businessesOf(db, viewer.userID),
    followsAnybody(db, viewer.userID),
    selectListedProducts(db)
      .where('p.businessId', 'in', (from) =>
        from
          .selectFrom('follows')
          .select('resourceId')
          .where('userId', '=', viewer.userID)
          .where('resourceType', '=', 'business')
          .orderBy('createdAt', 'desc')
          .limit(200),
      )
      .where('p.deletedAt', 'is', null)
      .where('p.createdAt', '>', sql<Date>`now() - make_interval(days => ${news.days})`)
      .orderBy('p.createdAt', 'desc')
      .orderBy('p.id', 'desc')
      .limit(news.products)
      .execute(),
  ]);
  const usable = mine.filter(({ id }) => !isLockedBusiness(viewer, id));
  const parties = [viewer.userID, ...usable.map(({ id }) => id)];
  const managed = usable.filter(({ role }) => canManage(role)).map(({ id }) => id);
  const [requests, checklists, products, suggestions, network] = await Promise.all([
    requestsTo(db, parties),
    checklistsByID(db, managed),
    productsOf(db, rows, picture),
    suggestionsFor(context, viewer.userID, spend),
    viewer.role === 'operator' ? waitingForOperators(db) : null,
  ]);
  const waiting = (id: string) => ({
    unread: unread.find((party) => party.id === id)?.unread ?? 0,
    requests: requests.get(id) ?? 0,
  });
  const businesses = mine.map(({ companyName, id, role }): HomeBusiness => {
    const list = checklists.get(id);
    return {
      businessID: id,
      companyName,
      role,
      ...waiting(id),
      unanswered: list?.unanswered ?? 0,
      steps: list ? { done: list.steps.filter(({ done }) => done).length, all: list.steps.length } : null,
    };
  });
  return {
    emailConfirmed: person.emailVerifiedAt !== null,
    own: waiting(viewer.userID),
    businesses,
    network,
    follows,
    products,
    suggestions,
  };
};

const businessesOf = (
  db: Db,
  userID: Viewer['userID'],
): Promise<{ id: string; companyName: string; role: MemberRole }[]> =>
  db
    .selectFrom('businessMembers as m')
    .innerJoin('businesses as b', 'b.id', 'm.businessId')
    .where('m.userId', '=', userID)
    .where('b.deletedAt', 'is', null)
    .select(['b.id', 'b.companyName', 'm.role'])
    .orderBy('m.createdAt')
    .orderBy('b.id')
    .limit(maxBusinesses)
    .execute();

const followsAnybody = async (db: Db, userID: string): Promise<boolean> =>
  (await db.selectFrom('follows').select('resourceId').where('userId', '=', userID).limit(1).execute()).length > 0;

/** Pending connection requests by the party that must answer. */
async function requestsTo(db: Db, parties: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select to_party_id as id, count(*)::int as count from connections
    where to_party_id = any(${[...parties]}::uuid[]) and state = 'pending' group by 1`.execute(db);
  return new Map(rows.map(({ count, id }) => [id, count]));
}
