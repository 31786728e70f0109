import type { Database, Kysely } from '@wbn/database';

export interface OwnBusiness {
  readonly id: string;
  readonly name: string;
}

/** A form has 16 kB. */
const maxBusinesses = 200;

/** The businesses that a person belongs to, by name: those that they can allow a partner's page. */
export const ownBusinesses = (db: Kysely<Database>, userID: string): Promise<OwnBusiness[]> =>
  db
    .selectFrom('businessMembers as m')
    .innerJoin('businesses as b', 'b.id', 'm.businessId')
    .select(['b.id', 'b.companyName as name'])
    .where('m.userId', '=', userID)
    .where('b.deletedAt', 'is', null)
    .orderBy('b.companyName')
    .orderBy('b.id')
    .limit(maxBusinesses)
    .execute();
