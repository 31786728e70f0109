import { type Database, type Kysely, sql } from '@wbn/database';

interface Member {
  readonly businessID: string;
  readonly userID: string;
}

/**
 * The marks by which a person is known again, after they deleted their account too: hashes of their address, and of the ids by which the
 * business's provider names them.
 */
const marksOf = ({ businessID, userID }: Member) => sql`
  select sha256(convert_to('address ' || lower(email), 'UTF8')) as mark from users where id = ${userID}::uuid
  union
  select sha256(convert_to('subject ' || p.id || ' ' || l.subject, 'UTF8'))
  from sign_in_links l join sign_in_providers p on p.id = l.provider_id
  where l.user_id = ${userID}::uuid and p.business_id = ${businessID}::uuid`;

/** Remembers that a business removed a person, if it has an identity provider, which could make them a member again. */
export async function noteRemoval(trx: Kysely<Database>, member: Member): Promise<void> {
  await sql`insert into sign_in_removals (business_id, mark)
    select p.business_id, marks.mark from sign_in_providers p, (${marksOf(member)}) marks
    where p.business_id = ${member.businessID}::uuid
    on conflict do nothing`.execute(trx);
}

/** Whether the business removed the person, and has not invited them again. Call it once the provider's link stands. */
export async function wasRemoved(trx: Kysely<Database>, member: Member): Promise<boolean> {
  const { rows } = await sql`select from sign_in_removals
    where business_id = ${member.businessID}::uuid and mark in (${marksOf(member)})`.execute(trx);
  return rows.length > 0;
}

/** The business has invited the person again. */
export async function forgetRemoval(trx: Kysely<Database>, member: Member): Promise<void> {
  await sql`delete from sign_in_removals
    where business_id = ${member.businessID}::uuid and mark in (${marksOf(member)})`.execute(trx);
}
