import { normalEmail } from '@wbn/contract';
import { type Database, type Kysely, sql } from '@wbn/database';

export interface Provider {
  readonly id: string;
  readonly businessId: string;
  readonly businessName: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly secretSealed: Buffer;
  readonly keyId: string;
  /** Whether people whom it names for the first time become members. */
  readonly joins: boolean;
  readonly updatedAt: Date;
}

/** Lower case and ASCII; the whole text if it has no @. */
const domainOf = (email: string): string => {
  const address = normalEmail(email);
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
};

const select = (db: Kysely<Database>) =>
  db
    .selectFrom('signInProviders as p')
    .innerJoin('businesses as b', 'b.id', 'p.businessId')
    .select(['p.id', 'p.businessId', 'b.companyName as businessName', 'p.issuer', 'p.clientId'])
    .select(['p.secretSealed', 'p.keyId', 'p.joins', 'p.updatedAt'])
    .where('b.deletedAt', 'is', null)
    .where('b.suspendedAt', 'is', null);

const proved = (email: string) => sql<boolean>`exists (select from sign_in_domains d
  where d.business_id = p.business_id and d.domain = ${domainOf(email)} and d.proved_at is not null)`;

/** The provider for an address, by its domain alone: the answer says nothing about accounts. */
export const providerFor = (db: Kysely<Database>, email: string): Promise<Provider | undefined> =>
  select(db).where(proved(email)).executeTakeFirst();

/** A provider of which at least one domain is proved. */
export async function readProvider(db: Kysely<Database>, id: string): Promise<Provider | undefined> {
  return select(db)
    .where(sql<string>`p.id::text`, '=', id)
    .where(
      sql<boolean>`exists (select from sign_in_domains d where d.business_id = p.business_id and d.proved_at is not null)`,
    )
    .executeTakeFirst();
}

/** Whether the provider may vouch for an address: its business is open, and has proved the domain. */
export async function vouchesFor(db: Kysely<Database>, id: string, email: string): Promise<boolean> {
  return (await select(db).where('p.id', '=', id).where(proved(email)).executeTakeFirst()) !== undefined;
}

/**
 * The same, and locks the provider until the transaction ends: its removal waits, and then ends what this transaction began. Looks only once it has
 * the lock: a statement that waited for it would still see the old domains.
 */
export async function holdProvider(trx: Kysely<Database>, id: string, email: string): Promise<boolean> {
  const held = trx.selectFrom('signInProviders').select('id').where('id', '=', id).forShare();
  return (await held.executeTakeFirst()) !== undefined && vouchesFor(trx, id, email);
}

/** Whether anybody can log in by a provider: until then the login page does not mention it. */
export async function hasProviders(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (
    select from sign_in_domains d join sign_in_providers p on p.business_id = d.business_id
    where d.proved_at is not null) as has`.execute(db);
  return rows[0]?.has === true;
}
