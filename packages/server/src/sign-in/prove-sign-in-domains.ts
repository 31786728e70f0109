import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import { lockOwner } from '../businesses/lock-role.ts';
import { assertOwns } from '../businesses/roles.ts';
import { inTransaction, type Trx } from '../db.ts';
import type { Handler } from '../handler.ts';
import { turnsByPerson } from '../turns/turns-by-person.ts';
import { domainRecord } from './domain-record.ts';
import { providerAnswer } from './sign-in-provider.ts';

/** DNS servers of strangers may be silent: each person has few questions at a time, and a process not many. */
const inTurn = turnsByPerson({ atOnce: 8, most: 64, mostOfOne: 2, refusalOfOne: 'TooManyRequests' });

/** A domain whose DNS servers do not answer stays unproved, like one without the record. */
export const proveSignInDomains: Handler<'proveSignInDomains'> = async (
  { gone, params: { id }, viewer: owner },
  { db, resolveTxt, sites },
) => {
  await assertOwns(db, owner, id);
  const open = await db
    .selectFrom('signInDomains')
    .select(['domain', 'token'])
    .where('businessId', '=', id)
    .where('provedAt', 'is', null)
    .execute();
  const look = () =>
    Promise.all(
      open.map(async ({ domain, token }) => {
        const { recordName, recordValue } = domainRecord(domain, token);
        const records = await resolveTxt(recordName).catch(() => []);
        return { domain, token, isProved: records.some((parts) => parts.join('') === recordValue) };
      }),
    );
  const looked = await inTurn(owner.userID, look, gone());
  await inTransaction(db, async (trx) => {
    await lockOwner(trx, owner, id);
    for (const { domain, token, isProved } of looked) if (isProved) await prove(trx, owner, { id, domain, token });
  });
  return providerAnswer(db, sites, id);
};

/** One business alone can have proved a domain; the answer says when it is another one. */
async function prove(
  trx: Trx,
  owner: Viewer,
  { id, domain, token }: { readonly id: string; readonly domain: string; readonly token: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in domain ${domain}`}, 0))`.execute(trx);
  // A removed business keeps no domain from its owner.
  await sql`delete from sign_in_domains d using businesses b
    where d.domain = ${domain} and b.id = d.business_id and b.deleted_at is not null`.execute(trx);
  const { rows } = await sql`update sign_in_domains d set proved_at = now()
    where business_id = ${id}::uuid and domain = ${domain} and token = ${token} and proved_at is null
      and not exists (select from sign_in_domains o where o.domain = d.domain and o.proved_at is not null)
    returning domain`.execute(trx);
  if (rows.length === 0) return;
  const act = { action: 'sign-in.domain-proved', businessId: id, resourceType: 'business', resourceId: id };
  await noteAct(trx, owner, { ...act, data: { domain } });
}
