import { type Database, jsonb, type Kysely, type Transaction } from '@wbn/database';
import { withDemoAccounts } from '../accounts/demo-accounts.ts';
import { makeNetwork, type Network } from './network.ts';
import type { BusinessRow, ProductRow } from './rows.ts';
import { isSeeded, markSeeded } from './seeded.ts';
import { verificationValues } from './verification-values.ts';

/** PostgreSQL takes 65,535 parameters a statement; the widest row has about 30. */
const chunk = 1000;

export interface SeedOptions {
  readonly businesses: number;
  readonly now: Date;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly password: string;
  /** Fills the search index from the tables. */
  readonly reindex: () => Promise<void>;
  readonly say: (line: string) => void;
}

/**
 * Inserts the demo network into an empty database, once. All rows are in one transaction, and the marker follows the search index, so that
 * the next start finishes one that was killed.
 * @returns the number of businesses inserted; 0 if the network existed
 */
export async function seedNetwork(db: Kysely<Database>, options: SeedOptions): Promise<number> {
  if (await isSeeded(db)) return 0;
  const rows = await db.selectFrom('users').select('id').where('email', '=', 'owner@demo.example').executeTakeFirst();
  if (!rows) {
    options.say(`Making a network of ${options.businesses} businesses …`);
    const network = makeNetwork(options.businesses, options.now);
    const full = withDemoAccounts(network, await options.hashPassword(options.password), options.now);
    await db.transaction().execute((trx) => insertNetwork(trx, full, options.now));
  }
  options.say('Filling the search index …');
  await options.reindex();
  await markSeeded(db, options.businesses);
  return options.businesses;
}

async function insertNetwork(trx: Transaction<Database>, network: Network, now: Date): Promise<void> {
  const insert = async <Row>(rows: readonly Row[], write: (part: Row[]) => Promise<unknown>) => {
    for (let index = 0; index < rows.length; index += chunk) await write(rows.slice(index, index + chunk));
  };
  await insert(network.users, (part) => trx.insertInto('users').values(part).execute());
  await insert(network.businesses, (part) => trx.insertInto('businesses').values(part.map(businessValues)).execute());
  await insert(network.businesses.flatMap(categoryValues), (part) =>
    trx.insertInto('businessCategories').values(part).execute(),
  );
  await insert(network.businesses.flatMap(certificateValues), (part) =>
    trx.insertInto('certificates').values(part).execute(),
  );
  const verifications = network.businesses.flatMap((row, index) => verificationValues(row, index, now));
  await insert(verifications, (part) => trx.insertInto('verifications').values(part).execute());
  await insert(network.members, (part) =>
    trx
      .insertInto('businessMembers')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  await insert(network.products, (part) => trx.insertInto('products').values(part.map(productValues)).execute());
  // No author of the demo network has so many followers that readers must merge.
  await insert(network.posts, (part) =>
    trx
      .insertInto('posts')
      .values(part.map((post) => ({ ...post, fannedOut: true })))
      .execute(),
  );
  await insert(network.comments, (part) => trx.insertInto('comments').values(part).execute());
  await insert(network.likes, (part) => trx.insertInto('reactions').values(part).execute());
  await insert(network.follows, (part) => trx.insertInto('follows').values(part).execute());
  await insert(feedItems(network), (part) => trx.insertInto('feedItems').values(part).execute());
  await insert(network.threads, (part) =>
    trx
      .insertInto('inquiries')
      .values(part.map(({ messages: _, status: __, ...thread }) => ({ ...thread, status: 'open' as const })))
      .execute(),
  );
  await insert(
    network.threads.flatMap((thread) => thread.messages.map((message) => ({ ...message, inquiryId: thread.id }))),
    (part) => trx.insertInto('messages').values(part).execute(),
  );
  const closed = network.threads.filter((thread) => thread.status === 'closed');
  await insert(closed, (part) =>
    trx
      .updateTable('inquiries')
      .set({ status: 'closed', closedAt: new Date() })
      .where(
        'id',
        'in',
        part.map(({ id }) => id),
      )
      .execute(),
  );
}

const businessValues = ({ categories: _, certificates: __, ...row }: BusinessRow) => ({
  ...row,
  createdBy: null,
  totalAnnualRevenue: jsonb(row.totalAnnualRevenue),
  totalProductionEmployees: jsonb(row.totalProductionEmployees),
  productionCapacity: jsonb(row.productionCapacity),
  contact: jsonb(row.contact),
  factory: jsonb(row.factory),
  tradeCapabilities: jsonb(row.tradeCapabilities),
  businessTerms: jsonb(row.businessTerms),
  verifiedAt: row.verified ? row.createdAt : null,
});

const categoryValues = (row: BusinessRow) =>
  row.categories.map((categoryId, position) => ({
    businessId: row.id,
    industryId: row.industryId,
    categoryId,
    position,
  }));

const certificateValues = (row: BusinessRow) =>
  row.certificates.map((certificate, position) => ({ ...certificate, businessId: row.id, position }));

const productValues = (row: ProductRow) => ({
  ...row,
  keywords: [...row.keywords],
  specs: jsonb([...row.specs]),
  offer: jsonb(row.offer),
  images: jsonb([...row.images]),
});

/** Each post in the feed of its author and of the followers of its business. */
function feedItems(network: Network): { userId: string; postId: string; createdAt: Date }[] {
  const followers = Map.groupBy(network.follows, (follow) => follow.resourceId);
  return network.posts.flatMap((post) => {
    const readers = new Set([
      post.authorUserId,
      ...(followers.get(post.timelineId) ?? []).map((follow) => follow.userId),
    ]);
    return [...readers].map((userId) => ({ userId, postId: post.id, createdAt: post.createdAt }));
  });
}
