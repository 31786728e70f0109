import type { Database, Kysely } from '@wbn/database';

export interface OwnBusiness {
  readonly id: string;
  readonly name: string;
}

/** A form has 16 kB. */
const maxBusinesses = 200;

/** A person, and the identity provider by which they logged in. */
interface PersonBy {
  readonly userID: string;
  readonly providerID: string | null;
}

/**
 * The businesses that a person belongs to, by name: those that they can allow a partner's page. A login by a provider acts for the provider's
 * business alone, so it allows no other.
 */
export function ownBusinesses(db: Kysely<Database>, { providerID, userID }: PersonBy): Promise<OwnBusiness[]> {
  let own = db
    .selectFrom('businessMembers as m')
    .innerJoin('businesses as b', 'b.id', 'm.businessId')
    .select(['b.id', 'b.companyName as name'])
    .where('m.userId', '=', userID)
    .where('b.deletedAt', 'is', null);
  if (providerID !== null) {
    own = own.where('b.id', 'in', db.selectFrom('signInProviders').select('businessId').where('id', '=', providerID));
  }
  return own.orderBy('b.companyName').orderBy('b.id').limit(maxBusinesses).execute();
}
