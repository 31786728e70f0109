import { type Database, type Kysely, type RawBuilder, sql } from '@wbn/database';

/** SQL: whether a person, given as a column or a value, has an authenticator app or a passkey. */
export const hasSecondFactorSql = (userID: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from authenticators where user_id = ${userID} and state = 'active')
    or exists (select from passkeys where user_id = ${userID}))`;

/** Whether a login by password needs a second step: the person has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Kysely<Database>, userID: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select ${hasSecondFactorSql(sql`${userID}::uuid`)} as has`.execute(db);
  return rows[0]?.has === true;
}

/** The people that the network itself requires to use two-step login, besides members of businesses whose owner requires it. */
export interface SecondFactorRule {
  readonly operators: boolean;
  /** Owners of businesses with a paid membership. */
  readonly paidOwners: boolean;
}

/** SQL: the businesses of a person for which two-step login is required now. */
export const businessesThatRequireIt = (userID: RawBuilder<unknown>, duty: SecondFactorRule | undefined) => {
  const ofPaid = duty?.paidOwners
    ? sql`or (m.role = 'owner' and exists (
        select from businesses b where b.id = m.business_id and b.subscription <> 'standard'))`
    : sql``;
  return sql<string[]>`array(select m.business_id::text from business_members m
    left join second_factor_duties d on d.business_id = m.business_id
    where m.user_id = ${userID} and (d.due_at <= now() ${ofPaid}))`;
};
